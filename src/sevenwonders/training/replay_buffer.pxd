cimport cython
from libc cimport math
from sevenwonders.ai.duel cimport cfeature_layout as feature_layout
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.ai.network cimport Layers, Learner
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.duel.state cimport State

cdef int ROOM, OUTCOMES, SHARED_OUTCOME


@cython.final
cdef class ReplayBuffer:
    cdef Learner learner
    cdef NetworkEvaluator evaluator
    cdef Layers layers
    cdef readonly int count
    cdef unsigned long long bitmaps[2048][25]
    cdef int mover[2048]
    cdef float guess[2048][7]
    cdef float target[7]
    cdef int rows[512]

    @cython.locals(at=int, word=int, entry=int)
    cpdef int note(self, State state) except -1
    @cython.locals(entry=int)
    cpdef double teach(self, int at, list target, double rate) except *
    @cython.locals(count=int, entry=int, wanted=float, loss=double)
    cdef double learn(self, int at, double rate) noexcept nogil
    cdef int turned(self, int at, int entry) noexcept nogil
