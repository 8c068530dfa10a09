cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport effects
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES

@cython.locals(distance=int, points=int, zone=int)
cpdef int military_points(State state, int seat) noexcept nogil
@cython.locals(points=int, word=int, card=int, cards='unsigned long long')
cpdef int card_points(State state, int seat, int kind) noexcept nogil
@cython.locals(points=int)
cdef int thing_points(State state, int seat, int thing) noexcept nogil
@cython.locals(points=int, word=int, card=int, cards='unsigned long long', tokens='unsigned int')
cdef int counting_points(State state, int seat) noexcept nogil
@cython.locals(points=int, wonders='unsigned int')
cpdef int wonder_points(State state, int seat) noexcept nogil
@cython.locals(points=int, token=int, tokens='unsigned int')
cpdef int token_points(State state, int seat) noexcept nogil
cpdef int coin_points(State state, int seat) noexcept nogil
cpdef int points(State state, int seat) noexcept nogil
@cython.locals(difference=int)
cdef void decide(State state) noexcept nogil
@cython.locals(after=State)
cpdef tuple result(State state)
