cimport cython
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport effects, price, score
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class HeuristicWeights:
    cdef readonly int coin[ids.AGES]
    cdef readonly int given_coin[ids.AGES]
    cdef readonly int first_unit[ids.AGES]
    cdef readonly int second_unit[ids.AGES]
    cdef readonly int further_unit[ids.AGES]
    cdef readonly int trade[ids.AGES]
    cdef readonly int stake[ids.AGES]
    cdef readonly int symbol[ids.AGES]
    cdef readonly int growth[ids.AGES]
    cdef readonly int chain[ids.AGES]
    cdef readonly int free_colour[ids.AGES]
    cdef readonly int free_first[ids.AGES]
    cdef readonly int free_last[ids.AGES]
    cdef readonly int play_last[ids.AGES]
    cdef readonly int revive[ids.AGES]
    cdef readonly int waste
    cdef readonly int opens[ids.CARDS]

cdef HeuristicWeights WEIGHTS

@cython.locals(best=int, highest=int, n=int, move=int, value=int)
cpdef int best_move(State state, int seat, Choices choices) noexcept nogil
@cython.locals(age=int, split=int, paid=int, cost=int, card=int, stage=int)
cpdef int move_worth(State state, int seat, int move) noexcept nogil
cdef int wasted(State state, int seat, int card, int age) noexcept nogil
@cython.locals(worth=int, count=int)
cpdef int thing_worth(State state, int seat, int thing, int age) noexcept nogil
@cython.locals(best=int, resource=int, place=int, raw=bint, units=int, there=int, worth=int, unit=int)
cdef int production_worth(State state, int seat, int thing, int age) noexcept nogil
@cython.locals(difference=int)
cdef int conflict_worth(State state, int seat, int other, int shields, int age) noexcept nogil
cdef int lead(int difference) noexcept nogil
@cython.locals(first=int, second=int, third=int, best=int, points=int)
cdef int symbol_worth(State state, int seat, int thing, int age) noexcept nogil
@cython.locals(worth=int)
cdef int power_worth(int power, int age) noexcept nogil
