cimport cython
from sevenwonders.ai cimport cnetwork_shape as sizes
from sevenwonders.ai.duel cimport cfeature_layout as feature_layout
from sevenwonders.ai.duel cimport evaluator
from sevenwonders.ai.duel.evaluator cimport Evaluator
from sevenwonders.ai.duel.features cimport Features
from sevenwonders.ai.network cimport Layers, Network, QuantizedNetwork
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int MOST_COINS
cdef double ALMOST_SURE


cdef class NetworkEvaluator(Evaluator):
    cdef readonly QuantizedNetwork quantized
    cdef Features features
    cdef Layers layers
    cdef short sums[ids.SEATS][sizes.MOST_HIDDEN]
    cdef unsigned long long held[ids.SEATS][feature_layout.WORDS]
    cdef unsigned long long bitmaps[ids.MOST_MOVES][feature_layout.WORDS]
    cdef int seats[ids.MOST_MOVES]
    cdef float outcome_rows[ids.MOST_MOVES][ids.OUTLOOK]
    cdef int leaning
    cdef double tilt[3]
    cdef double coin_tilt
    cdef int added[sizes.MOST_ROWS]
    cdef int removed[sizes.MOST_ROWS]

    cdef double seat_value(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(entry=int)
    cdef void outcomes(self, State state, int seat, double *out) noexcept nogil
    @cython.locals(n=int)
    cdef void afterstates(self, State state, Choices choices, double *values) noexcept nogil
    @cython.locals(value=double, start=int, mine=double, way=int, coins=int)
    cdef double appraisal(self, State state, int n, int seat) noexcept nogil
    @cython.locals(seat=int, word=int)
    cdef void refresh(self) noexcept nogil
    @cython.locals(entry=int)
    cdef void judge(self, State state, int n) noexcept nogil
    @cython.locals(counts=int, word=int, entry=int)
    cdef void look(self, int seat, int n) noexcept nogil
    @cython.locals(found=int, n=int)
    cdef int best(self, State state, Choices choices) noexcept nogil
    cpdef int choose(self, State state)

cdef double worth(float *outlook, bint mine) noexcept nogil
