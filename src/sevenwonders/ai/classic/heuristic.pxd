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
    cdef readonly int coin[3]
    cdef readonly int given_coin[3]
    cdef readonly int first_unit[3]
    cdef readonly int second_unit[3]
    cdef readonly int further_unit[3]
    cdef readonly int trade[3]
    cdef readonly int stake[3]
    cdef readonly int symbol[3]
    cdef readonly int growth[3]
    cdef readonly int chain[3]
    cdef readonly int free_colour[3]
    cdef readonly int free_first[3]
    cdef readonly int free_last[3]
    cdef readonly int play_last[3]
    cdef readonly int revive[3]
    cdef readonly int waste
    cdef readonly int opens[80]

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
