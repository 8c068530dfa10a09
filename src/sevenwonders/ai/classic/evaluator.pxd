cimport cython
from sevenwonders.ai.classic cimport cnetwork_outputs as outputs
from sevenwonders.ai.classic cimport heuristic
from sevenwonders.ai.evaluation cimport ReservedEvaluator
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State

cdef double MAX_LOGIT, POINT


cdef class Evaluator(ReservedEvaluator):
    cdef readonly Seen seen
    cdef readonly Choices choices
    cdef double move_logits[outputs.MAX_ROWS]
    cdef double move_values[outputs.MAX_ROWS]
    cdef double move_shares[outputs.MAX_ROWS]
    cdef double share
    cdef bint has_own_logits

    cpdef bint is_ready(self)
    cdef void observe(self, State state, int seat) noexcept nogil
    cdef void set_position(self, Seen seen) noexcept nogil
    @cython.locals(n=int, share=double)
    cdef void evaluate_moves(self) noexcept nogil
    cdef void evaluate_main_moves(self) noexcept nogil
    cdef double evaluate_position(self, bint lookahead) noexcept nogil
    @cython.locals(found=int, n=int)
    cdef int best_number(self) noexcept nogil
    cdef double call_value(self) noexcept with gil
    @cython.locals(n=int)
    cdef void call_logits(self) noexcept with gil
