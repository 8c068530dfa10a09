cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport rules
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES

cdef void draw(State state, Rng rng) noexcept nogil
@cython.locals(deck='short[50]', cards=int, k=int, seat=int, picked=int, hand='unsigned long long')
cdef void deal(State state, Rng rng) noexcept nogil
@cython.locals(pool='short[10]', there=int, k=int, picked=int)
cdef int add_guilds(short* deck, int cards, int guilds, Rng rng) noexcept nogil
@cython.locals(rule=int, pool='short[7]', there=int, laid=int, board=int, seat=int, picked=int)
cdef void lay_boards(State state, Rng rng) noexcept nogil
@cython.locals(after=State)
cpdef State after_draw(State state, Rng rng)
