cimport cython
from libc cimport math
from sevenwonders.ai.classic cimport crollout_policy_layout as policy_layout
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport features
from sevenwonders.ai.classic.features cimport Features
from sevenwonders.ai.network cimport Layers, Network, Rounded
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES
cdef int GIVE, STAGE, SELL
cdef double UNIT


@cython.final
cdef class RolloutPolicy:
    cdef readonly Rounded rounded
    cdef Features features
    cdef readonly Choices choices
    cdef Layers layers
    cdef unsigned long long cities[7][5]
    cdef unsigned long long bitmap[32]
    cdef short sums[7][512]
    cdef unsigned long long held[7][32]
    cdef int added[512]
    cdef int removed[512]
    cdef readonly int count
    cdef readonly int number[16]
    cdef readonly double liking[16]
    cdef readonly int output[16]
    cdef readonly int purpose[16]

    @cython.locals(seat=int, word=int)
    cdef void refresh(self) noexcept nogil
    @cython.locals(k=int)
    cpdef list likings_of(self, object seen)
    @cython.locals(seat=int, word=int)
    cdef void look_round(self, State state) noexcept nogil
    @cython.locals(counts=int, word=int, gladly=double, given=int, k=int)
    cdef void guess(self, State state, int seat) noexcept nogil
    @cython.locals(first=int, k=int, stages=int, way=int, number=int)
    cdef void list_moves(self) noexcept nogil
    @cython.locals(k=int)
    cdef void add_sale(self, int card) noexcept nogil
    cdef void add(self, int number, int output, int purpose) noexcept nogil
    @cython.locals(highest=double, sum_=double, left=double, k=int)
    cdef int drawn(self, Rng rng, double temperature) noexcept nogil
    @cython.locals(step=int, receiver=int, giver=int, word=int, k=int, start=int)
    cdef void describe(self, State state, int seat) noexcept nogil
    @cython.locals(split=int)
    cdef bint is_free(self, int row, int ways) noexcept nogil
