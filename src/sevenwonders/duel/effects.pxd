cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES

cdef void add_card(State state, int seat, int card) noexcept nogil
@cython.locals(thing=int, colour=int)
cdef void add_wonder(State state, int seat, int wonder, int card) noexcept nogil
@cython.locals(shields=int, kind=int)
cdef void enter(State state, int seat, int thing) noexcept nogil
@cython.locals(lane=int, amount=int)
cdef void change_production(State state, int seat, int card, int sign) noexcept nogil
@cython.locals(lane=int)
cdef void fix_prices(State state, int seat, int resources) noexcept nogil
@cython.locals(own=int, other=int)
cdef int counted(State state, int seat, int kinds, int larger) noexcept nogil
@cython.locals(found=int, kind=int)
cdef int tally(State state, int seat, int kinds) noexcept nogil
@cython.locals(opponent=int, distance=int, zone=int, here='unsigned int')
cdef void advance(State state, int seat, int shields) noexcept nogil
@cython.locals(coins=int)
cdef void lose_coins(State state, int seat, int amount) noexcept nogil
@cython.locals(bit='unsigned int')
cdef void add_symbol(State state, int seat, int symbol) noexcept nogil
cdef void add_token(State state, int seat, int token) noexcept nogil
@cython.locals(word=int, bit='unsigned long long')
cdef void destroy_card(State state, int seat, int card) noexcept nogil
cdef void revive_card(State state, int seat, int card) noexcept nogil
