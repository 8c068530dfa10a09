cimport cython
from libc cimport math
from sevenwonders.ai cimport cnetwork_shape as network_shape
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport crollout_policy_layout as policy_layout
from sevenwonders.ai.classic cimport csizes as sizes
from sevenwonders.ai.classic cimport features
from sevenwonders.ai.classic.features cimport Features
from sevenwonders.ai.network cimport Layers, Network, QuantizedNetwork
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES
cdef int DISCARD, STAGE, SELL


@cython.final
cdef class RolloutPolicy:
    cdef readonly QuantizedNetwork quantized
    cdef Features features
    cdef readonly Choices choices
    cdef Layers layers
    cdef unsigned long long cities[ids.MOST_SEATS][policy_layout.CITY_WORDS]
    cdef unsigned long long bitmap[layout.WORDS]
    cdef short accumulators[ids.MOST_SEATS][network_shape.MOST_HIDDEN]
    cdef unsigned long long active[ids.MOST_SEATS][layout.WORDS]
    cdef int added[network_shape.MOST_ROWS]
    cdef int removed[network_shape.MOST_ROWS]
    cdef readonly int count
    cdef readonly int number[sizes.MAIN_MOVES]
    cdef readonly double logit[sizes.MAIN_MOVES]
    cdef readonly int card_output[sizes.MAIN_MOVES]
    cdef readonly int use_output[sizes.MAIN_MOVES]

    @cython.locals(seat=int, word=int)
    cdef void refresh(self) noexcept nogil
    @cython.locals(k=int)
    cpdef list logits_of(self, object seen)
    @cython.locals(seat=int, word=int)
    cdef void encode_cities(self, State state) noexcept nogil
    @cython.locals(counts=int, word=int, best_discard=double, discarded=int, k=int)
    cdef void evaluate(self, State state, int seat) noexcept nogil
    @cython.locals(first=int, k=int, stages=int, payment=int, number=int)
    cdef void list_moves(self) noexcept nogil
    @cython.locals(k=int)
    cdef void add_sale(self, int card) noexcept nogil
    cdef void add(self, int number, int card_output, int use_output) noexcept nogil
    @cython.locals(highest=double, sum_=double, left=double, k=int)
    cdef int sample(self, Rng rng, double temperature) noexcept nogil
    @cython.locals(step=int, receiver=int, giver=int, word=int, k=int, start=int)
    cdef void encode(self, State state, int seat) noexcept nogil
    @cython.locals(split=int)
    cdef bint is_free(self, int row, int payments) noexcept nogil
