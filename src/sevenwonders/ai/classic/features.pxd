cimport cython
from sevenwonders.ai.classic cimport affordability
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport csizes as sizes
from sevenwonders.ai.classic.affordability cimport AffordabilityCache, AffordableCards
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic cimport memory, rules, score
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits

cdef Tables TABLES
cdef unsigned long long _WORD


@cython.final
cdef class Features:
    cdef unsigned long long base[layout.WORDS]
    cdef int points[ids.MOST_SEATS]
    cdef int best
    cdef int first
    cdef AffordabilityCache cache
    cdef AffordableCards own
    cdef AffordableCards receiver
    cdef unsigned long long coin_mask[sizes.COIN_RANGE]
    cdef unsigned long long shield_mask[sizes.SHIELD_RANGE]
    cdef unsigned long long token_mask[sizes.TOKEN_RANGE]
    cdef unsigned long long defeat_mask[sizes.DEFEAT_RANGE]
    cdef unsigned long long point_mask[sizes.POINT_RANGE]
    cdef unsigned long long science_mask[sizes.SCIENCE_RANGE]
    cdef unsigned long long lead_mask[sizes.LEAD_RANGE]
    cdef unsigned long long discard_mask[sizes.DISCARD_RANGE]
    cdef unsigned long long gift_mask[sizes.GIFT_RANGE]
    cdef unsigned long long next[ids.WORDS]
    cdef int gains[ids.SYMBOLS]
    cdef int colour_steps[sizes.COLOURS]

    @cython.locals(word=int, pile=int)
    cdef void begin(self, Seen seen, int ages) noexcept nogil
    @cython.locals(seat=int)
    cdef void set_points(self, State table, int me) noexcept nogil
    @cython.locals(low='unsigned long long', high='unsigned long long', science=int, blue=int, seat=int, points=int)
    cdef void others(self, State table, int me) noexcept nogil
    @cython.locals(age=int, step=int, seat=int, pile='unsigned long long', start=int, word=int)
    cdef void known_hands(self, Seen seen) noexcept nogil
    @cython.locals(players=int, held=int, pile='unsigned long long', turn=int, card=int)
    cdef unsigned long long known_pile(self, Seen seen, int age, int line) noexcept nogil
    @cython.locals(question=int, turn=int, k=int)
    cdef void before(self, Seen seen, Choices choices, unsigned long long *bitmap) noexcept nogil
    @cython.locals(turn=int, step=int, receiver=int)
    cdef void begin_after(self, Seen seen) noexcept nogil
    @cython.locals(word=int, passed='unsigned long long', gift=int)
    cdef void after(self, State table, int seat, unsigned long long *bitmap) noexcept nogil
    @cython.locals(symbol=int, other=int, gain=int, others=int)
    cdef void symbol_gains(self, State table, int receiver) noexcept nogil
    @cython.locals(symbol=int)
    cdef int best_gift(self, unsigned long long cards, int word, int gift) noexcept nogil
    cdef void between(self, Seen seen, unsigned long long *bitmap) noexcept nogil
    @cython.locals(bitmap='unsigned long long[32]', choices=Choices, table=State, word=int, rest='unsigned long long')
    cpdef list of(self, Seen seen, int move=*)
    @cython.locals(left=int, right=int, word=int, mine=int, age=int, start=int)
    cdef void finish(self, State table, int me, int kind, unsigned long long *bitmap) noexcept nogil
    @cython.locals(points=int)
    cdef void science(self, State table, int seat, int start, unsigned long long *bitmap) noexcept nogil
    @cython.locals(word=int, units=int)
    cdef void to_come(self, State table, int me, unsigned long long *bitmap) noexcept nogil
    cdef void points_of(self, int points, int start, unsigned long long *bitmap) noexcept nogil
    cdef void coins(self, State table, int seat, int start, unsigned long long *bitmap) noexcept nogil
    @cython.locals(board=int, symbol=int, raw=int, goods=int, units=int, at=int, colour=int, tokens=int, age=int)
    cdef void city(self, State table, int seat, int start, unsigned long long *bitmap) noexcept nogil

cdef int within(int number, int most) noexcept nogil
cdef unsigned long long at_least(int number, int size) noexcept nogil
@cython.locals(shift=int)
cdef void put(unsigned long long *bitmap, int start, unsigned long long block) noexcept nogil
@cython.locals(rest='unsigned long long', first=int)
cdef void put_pile(unsigned long long *bitmap, int start, unsigned long long pile, int age) noexcept nogil
@cython.locals(found='unsigned long long', rest='unsigned long long', card=int)
cdef unsigned long long cards_of(unsigned long long pile, int age, int word) noexcept nogil
