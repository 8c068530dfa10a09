cimport cython
from sevenwonders.ai.duel cimport cfeature_layout as feature_layout
from sevenwonders.ai.duel cimport csizes as sizes
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport price, score
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES
cdef unsigned long long _SPREAD, _LOW, _WORD
cdef int UNKNOWN


@cython.final
cdef class Prices:
    cdef unsigned long long key[sizes.ECONOMIES]
    cdef short coins[sizes.ECONOMIES][ids.THINGS]
    @cython.locals(key='unsigned long long', lane=int, at=int, thing=int)
    cdef int economy(self, State state, int seat) noexcept nogil
    @cython.locals(coins=int)
    cdef int of(self, State state, int seat, int economy, int thing) noexcept nogil


@cython.final
cdef class Features:
    cdef Prices prices
    cdef int economy[2]
    cdef int shields[2][2]
    cdef int in_sight[2]
    cdef unsigned int threats[2]
    cdef unsigned int coin_mask[sizes.COIN_RANGE]
    cdef unsigned int lead_mask[sizes.LEAD_RANGE]

    @cython.locals(me=int, word=int, side=int, seat=int)
    cdef void fill(self, State state, unsigned long long *bitmap) noexcept nogil
    @cython.locals(safe=int, uncovering=int, revealing=int, slots='unsigned int', slot=int, card=int, under='unsigned int', covers=int, hidden='unsigned int')
    cdef void structure(self, State state, unsigned long long *bitmap) noexcept nogil
    @cython.locals(side=int, seat=int, shields=int)
    cdef void offered(self, State state, int card, int soon, unsigned long long *bitmap) noexcept nogil
    @cython.locals(threats='unsigned int')
    cdef void learned(self, State state, int seat, int side, int symbol, int soon) noexcept nogil
    @cython.locals(side=int, symbol=int)
    cdef void sighted(self, State state, int card) noexcept nogil
    @cython.locals(word=int)
    cdef void city(self, State state, int seat, int side, unsigned long long *bitmap) noexcept nogil
    @cython.locals(word=int, graded='unsigned long long', turns=int, payable_turns=int, wonders='unsigned int', wonder=int, thing=int, lack=int, grade=int)
    cdef void wonders(self, State state, int seat, int side, unsigned long long *bitmap) noexcept nogil
    @cython.locals(threats='unsigned int', away=int)
    cdef void dangers(self, State state, int seat, int side, unsigned long long *bitmap) noexcept nogil
    @cython.locals(pawn=int, lead=int)
    cdef void track(self, State state, int me, unsigned long long *bitmap) noexcept nogil
    @cython.locals(question=int)
    cdef void table(self, State state, unsigned long long *bitmap) noexcept nogil
    @cython.locals(deck='unsigned int')
    cdef void unseen(self, State state, unsigned long long *bitmap) noexcept nogil
    @cython.locals(bitmap='unsigned long long[25]', word=int, bit=int)
    cpdef list of(self, State state)

cdef void put(unsigned long long *bitmap, int start, unsigned long long block) noexcept nogil
cdef void put_card(unsigned long long *bitmap, int start, int tail, int card) noexcept nogil
cdef unsigned long long at_least(int number, int size) noexcept nogil
cdef unsigned long long exactly(int number, int size) noexcept nogil
@cython.locals(found='unsigned int', bit='unsigned int', under=int, i=int)
cdef unsigned int uncovered(State state, int slot) noexcept nogil
@cython.locals(kind=int)
cdef int shields_of(State state, int seat, int card) noexcept nogil
cdef int distance(State state, int seat) noexcept nogil
@cython.locals(tokens='unsigned int', symbol=int)
cdef bint winning_tokens(State state, int seat) noexcept nogil
@cython.locals(first=int, back=int, cards='unsigned int', symbol=int)
cdef bint unseen_symbol(State state, int seat) noexcept nogil
