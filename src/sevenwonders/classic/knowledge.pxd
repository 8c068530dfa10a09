cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport memory
from sevenwonders.classic.card_dealer cimport CardDealer
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES


@cython.final
cdef class Knowledge:
    cdef readonly Seen seen
    cdef readonly int looks
    cdef readonly unsigned long long known[ids.AGES][ids.LOOKS + 1]
    cdef CardDealer first
    cdef CardDealer second
    cdef CardDealer third
    cdef Choices choices

    @cython.locals(found='unsigned long long[3][4]', age=int, look=int, seat=int)
    cdef void sample_into(self, State state, Rng rng) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef void lay(self, State state, CardDealer dealer, unsigned long long* found, Rng rng) noexcept nogil
    @cython.locals(there='unsigned long long', look=int, card=int)
    cdef void lay_pile(self, State state, int age, unsigned long long* found) noexcept nogil
    @cython.locals(waiting='unsigned int')
    cdef void choose_for(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(age=int, look=int)
    cdef void learn(self, Seen seen) noexcept nogil
    @cython.locals(line=int)
    cdef void learn_age(self, CardDealer dealer, int age) noexcept nogil
    @cython.locals(players=int, turns=int, now=int, gone=int, pool=int, turn=int, owner=int, moment=int, use=int, card=int, stage=int)
    cdef void follow_line(self, CardDealer dealer, int age, int line) noexcept nogil
    @cython.locals(players=int, later=int, pile='unsigned long long')
    cdef unsigned long long held_later(self, int age, int line, int turn) noexcept nogil
    @cython.locals(when=int, look=int)
    cdef int look_at(self, int age, int turn) noexcept nogil
    @cython.locals(after=int, later=int, first=int, at=int)
    cdef int stage_under(self, int age, int seat, int turn) noexcept nogil
    @cython.locals(discarded=int, look=int, card=int, seat=int, unlogged=int, any_age=int, turn=int, use=int, stage=int)
    cdef void add_unlogged(self, CardDealer dealer, int age) noexcept nogil
    @cython.locals(pile='unsigned long long', k=int, card=int, look=int, pool=int, stage=int, seat=int)
    cdef unsigned long long unseen(self, State table, CardDealer dealer, int age) noexcept nogil
    cdef void weigh(self) noexcept with gil
