cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport effects
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits

cdef Tables TABLES

@cython.locals(points=int, stage=int)
cpdef int wonder_points(State state, int seat) noexcept nogil
cpdef int treasury_points(State state, int seat) noexcept nogil
@cython.locals(points=int, age=int)
cpdef int military_points(State state, int seat) noexcept nogil
@cython.locals(points=int, word=int, card=int, cards='unsigned long long')
cpdef int card_points(State state, int seat, int kinds) noexcept nogil
@cython.locals(points=int)
cpdef int thing_points(State state, int seat, int thing) noexcept nogil
cpdef bint is_complete(State state, int seat) noexcept nogil
@cython.locals(wild=int, best=int, first=int, second=int, points=int)
cpdef int science_points(State state, int seat) noexcept nogil
@cython.locals(sets=int)
cpdef int symbol_points(int first, int second, int third) noexcept nogil
cpdef int points(State state, int seat) noexcept nogil
@cython.locals(best=int, mine=int, seat=int)
cdef void decide(State state) noexcept nogil
@cython.locals(after=State)
cpdef int winners(State state)
