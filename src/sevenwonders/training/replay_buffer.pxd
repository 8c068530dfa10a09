cimport cython
from libc cimport math
from sevenwonders.ai cimport cnetwork_shape as network_shape
from sevenwonders.ai.duel cimport cfeature_layout as feature_layout
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.ai.network cimport Layers
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.state cimport State
from sevenwonders.training cimport csizes as sizes
from sevenwonders.training.optimizer cimport Adam, Gradient


@cython.final
cdef class ReplayBuffer:
    cdef Adam adam
    cdef readonly Gradient gradient
    cdef NetworkEvaluator evaluator
    cdef Layers layers
    cdef readonly int count
    cdef unsigned long long bitmaps[sizes.REPLAY_POSITIONS][feature_layout.WORDS]
    cdef int mover[sizes.REPLAY_POSITIONS]
    cdef float guess[sizes.REPLAY_POSITIONS][ids.OUTLOOK]
    cdef float target[ids.OUTLOOK]
    cdef int rows[network_shape.MOST_ROWS]

    @cython.locals(at=int, word=int, entry=int)
    cpdef int note(self, State state) except -1
    @cython.locals(entry=int)
    cpdef double teach(self, int at, list target) except *
    @cython.locals(count=int, entry=int, wanted=float, loss=double)
    cdef double learn(self, int at) noexcept nogil
    cdef int turned(self, int at, int entry) noexcept nogil
