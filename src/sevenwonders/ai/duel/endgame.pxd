cimport cython
from sevenwonders.ai.duel cimport evaluator as judging
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport cstate_pool as state_pool
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int DEEPEST


@cython.final
cdef class Endgame:
    cdef readonly long long most
    cdef readonly long long nodes
    cdef readonly long long draws
    cdef State state
    cdef Choices choices
    cdef unsigned char[::1] positions
    cdef int[::1] moves
    cdef int[::1] order
    cdef double worth
    cdef int[::1] successes

    @cython.locals(move=int, value=double)
    cpdef object solve(self, State state)
    @cython.locals(move=int, count=int, found=int)
    cpdef object best(self, State state)
    @cython.locals(i=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(found=int, n=int, value=double)
    cdef int foremost(self, State state, int count) noexcept nogil
    cdef double value_after(self, State state, int move, double low, double high) noexcept nogil
    @cython.locals(question=int)
    cdef double value(self, int depth, double low, double high) noexcept nogil
    @cython.locals(best=double, value=double, count=int, n=int, move=int)
    cdef double highest(self, int depth, double low, double high) noexcept nogil
    @cython.locals(best=double, value=double, count=int, n=int, move=int)
    cdef double lowest(self, int depth, double low, double high) noexcept nogil
    @cython.locals(n=int)
    cdef int list_moves(self, int depth) noexcept nogil
    @cython.locals(start=int, best=int, i=int, move=int)
    cdef int best_left(self, int depth, int n, int count, int offset) noexcept nogil
    @cython.locals(count=int, total=double, n=int, rest=int, least=double, most=double, value=double)
    cdef double mean(self, int depth, double low, double high) noexcept nogil
