cimport cython
from libc cimport math
from sevenwonders.ai cimport cnetwork_shape as network_shape
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport cnetwork_outputs as outputs
from sevenwonders.ai.classic.evaluator cimport Evaluator
from sevenwonders.ai.classic.features cimport Features
from sevenwonders.ai.network cimport Layers, Network, QuantizedNetwork
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport rules
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cvectors as vectors

cdef int MARGIN, POLICY, POSITION_ROW, PREDICTIONS, SHARE
cdef double MARGIN_WEIGHT, NOT_EVALUATED, VALUE_LOGIT_SCALE


# Not final: Cython rejects overridden methods of a final class.
cdef class NetworkEvaluator(Evaluator):
    cdef readonly QuantizedNetwork quantized
    cdef readonly bint has_policy_head
    cdef State afterstate
    cdef Features features
    cdef Layers layers
    cdef short accumulators[ids.MOST_SEATS][network_shape.MOST_HIDDEN]
    cdef unsigned long long active[ids.MOST_SEATS][layout.WORDS]
    cdef unsigned long long bitmaps[outputs.MAX_ROWS][layout.WORDS]
    cdef float predictions[outputs.MAX_ROWS][outputs.PREDICTIONS]
    cdef int added[network_shape.MOST_ROWS]
    cdef int removed[network_shape.MOST_ROWS]

    @cython.locals(seat=int, word=int)
    cdef void refresh(self) noexcept nogil
    cdef void evaluate_decision(self) noexcept nogil
    cdef void evaluate_between_ages(self) noexcept nogil
    @cython.locals(n=int)
    cdef void evaluate_moves(self) noexcept nogil
    cdef void evaluate_move(self, int n) noexcept nogil
    @cython.locals(question=int, n=int, first=int, k=int, discarded=int, payment=int)
    cdef void evaluate_main_moves(self) noexcept nogil
    @cython.locals(best=int)
    cdef double evaluate_position(self, bint lookahead) noexcept nogil
    @cython.locals(side=int)
    cdef void encode_side(self, int n) noexcept nogil
    @cython.locals(seat=int, counts=int, word=int, entry=int)
    cdef void evaluate_row(self, int n) noexcept nogil
    cdef int best_move(self, State state, int seat) noexcept nogil

cdef double combined_value(float *predictions) noexcept nogil
cdef double sigmoid(double logit) noexcept nogil
