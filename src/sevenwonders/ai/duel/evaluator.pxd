cimport cython
from libc cimport math
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport playout, rules, score
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int OUTCOMES, SHARED_OUTCOME


cdef class Evaluator:
    cdef public bint blind
    cdef Rng rng
    cdef State after
    cdef Choices choices
    cdef double row[73]

    cdef double value(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(entry=int)
    cdef void outcomes(self, State state, int seat, double *out) noexcept nogil
    @cython.locals(n=int)
    cdef void afterstates(self, State state, Choices choices, double *values) noexcept nogil


cdef class RandomRollouts(Evaluator):
    @cython.locals(entry=int)
    cdef void outcomes(self, State state, int seat, double *out) noexcept nogil
    @cython.locals(n=int)
    cdef void afterstates(self, State state, Choices choices, double *values) noexcept nogil
    cdef double value(self, State state, int seat, Rng rng) noexcept nogil


cdef class Points(Evaluator):
    @cython.locals(lead=double)
    cdef double value(self, State state, int seat, Rng rng) noexcept nogil

cdef double result(State state, int seat) noexcept nogil
cdef int entry_of(State state, int seat) noexcept nogil
