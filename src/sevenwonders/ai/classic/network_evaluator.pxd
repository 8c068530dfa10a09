cimport cython
from libc cimport math
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic.features cimport Features
from sevenwonders.ai.network cimport Layers, Network, Rounded
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport rules
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cvectors as vectors

cdef int OUTLOOK, MARGIN, SPARE, PREFERENCE
cdef double MARGIN_WEIGHT, UNJUDGED, KEENNESS


@cython.final
cdef class NetEvaluator:
    cdef readonly Rounded rounded
    cdef readonly bint prefers
    cdef readonly Seen seen
    cdef readonly Choices choices
    cdef State table
    cdef Features features
    cdef Layers layers
    cdef short sums[7][512]
    cdef unsigned long long held[7][32]
    cdef unsigned long long bitmaps[256][32]
    cdef float outlooks[256][10]
    cdef double values[256]
    cdef double preferences[256]
    cdef int added[512]
    cdef int removed[512]

    @cython.locals(seat=int, word=int)
    cdef void refresh(self) noexcept nogil
    cdef void look(self, State state, int seat) noexcept nogil
    cdef void judge_before(self) noexcept nogil
    cdef void judge_between(self) noexcept nogil
    @cython.locals(n=int)
    cdef void judge_moves(self) noexcept nogil
    cdef void judge_move(self, int n) noexcept nogil
    @cython.locals(question=int, n=int, first=int, k=int, given=int, way=int)
    cdef void judge_likely(self) noexcept nogil
    @cython.locals(side=int)
    cdef void judge_side(self, int n) noexcept nogil
    @cython.locals(seat=int, counts=int, word=int, entry=int)
    cdef void run(self, int n) noexcept nogil
    @cython.locals(found=int, n=int)
    cdef int highest(self) noexcept nogil
    cdef int best(self, State state, int seat) noexcept nogil
    cdef void consider(self, Seen seen) noexcept nogil

cdef double worth(float *outlook) noexcept nogil
cdef double sigmoid(double logit) noexcept nogil
