cimport cython
from sevenwonders.ai.evaluation cimport ReservedEvaluator
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport playout, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State


cdef class Evaluator(ReservedEvaluator):
    cdef Rng rng
    cdef State after
    cdef Choices choices
    cdef double row[ids.MOST_MOVES]

    cpdef bint is_ready(self)
    cdef double seat_value(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(entry=int)
    cdef void outcomes(self, State state, int seat, double *out) noexcept nogil
    @cython.locals(n=int)
    cdef void afterstates(self, State state, Choices choices, double *values) noexcept nogil
    cdef double call_value(self, State state) noexcept with gil


cdef class RandomRollouts(Evaluator):
    cdef double seat_value(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(entry=int)
    cdef void outcomes(self, State state, int seat, double *out) noexcept nogil
    @cython.locals(n=int)
    cdef void afterstates(self, State state, Choices choices, double *values) noexcept nogil

cdef double result(State state, int seat) noexcept nogil
cdef int entry_of(State state, int seat) noexcept nogil
