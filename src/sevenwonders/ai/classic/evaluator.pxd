cimport cython
from sevenwonders.ai.classic cimport heuristic
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State

cdef double MAX_LOGIT, POINT


cdef class Evaluator:
    cdef readonly Seen seen
    cdef readonly Choices choices
    cdef double move_logits[256]
    cdef double move_values[256]
    cdef double move_shares[256]
    cdef double share
    cdef bint busy
    cdef bint failed
    cdef object error
    cdef bint has_own_logits

    cdef void acquire(self)
    cdef void release(self)
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
