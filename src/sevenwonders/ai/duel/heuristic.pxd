cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport rules, score
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State


@cython.final
cdef class Weights:
    cdef readonly double win
    cdef readonly double production[ids.RESOURCES]
    cdef readonly double choice
    cdef readonly double fixed_price
    cdef readonly double symbol
    cdef readonly double shield
    cdef readonly double coin
    cdef readonly double unbuilt_wonder
    cdef readonly double extra_turn

cdef Weights WEIGHTS

@cython.locals(best=int, highest=double, n=int, move=int, value=double)
cpdef int best_move(State state, Choices choices, State after) noexcept nogil
cpdef double move_worth(State state, int move, State after) noexcept nogil
cpdef double position_worth(State state, int seat) noexcept nogil
@cython.locals(fade=double, symbols=int, distance=int, value=double, production=double, resource=int, units=int)
cdef double seat_worth(State state, int seat) noexcept nogil
cdef int cards_taken(State state) noexcept nogil
