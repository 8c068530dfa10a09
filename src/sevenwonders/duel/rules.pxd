cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport effects, price, score
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class Choices:
    cdef readonly int question
    cdef readonly int count
    cdef readonly unsigned long long low
    cdef readonly unsigned long long high
    cdef readonly unsigned int open
    cdef readonly unsigned int payable
    cdef readonly unsigned int wonders
    @cython.locals(question=int, seat=int)
    cpdef void fill(self, State state) noexcept nogil
    @cython.locals(opponent=int)
    cdef void fill_targets(self, State state) noexcept nogil
    @cython.locals(builds=int, slots=int, wonder=int, lows=int, member=int)
    cpdef int nth(self, int n) noexcept nogil

cdef int first_id(int question) noexcept nogil
@cython.locals(found='unsigned long long', rest='unsigned long long', bit='unsigned long long')
cdef unsigned long long cards_of(unsigned long long cards, int start, int kind) noexcept nogil
@cython.locals(choices=Choices, n=int)
cpdef list legal_ids(State state)
cdef void apply(State state, int move) noexcept nogil
@cython.locals(seat=int, card=int)
cdef void build(State state, int slot) noexcept nogil
@cython.locals(seat=int, card=int)
cdef void sell(State state, int slot) noexcept nogil
cpdef int sale_income(State state, int seat) noexcept nogil
@cython.locals(seat=int, card=int)
cdef void raise_wonder(State state, int wonder, int slot) noexcept nogil
@cython.locals(total=int)
cdef void pay(State state, int seat, int thing) noexcept nogil
@cython.locals(bit='unsigned int', under=int, i=int)
cdef void remove_card(State state, int slot) noexcept nogil
@cython.locals(bit='unsigned int')
cdef void take(State state, int token) noexcept nogil
@cython.locals(bit='unsigned int')
cdef void draft(State state, int wonder) noexcept nogil
@cython.locals(hidden='unsigned int')
cdef void proceed(State state) noexcept nogil
cdef void end_age(State state) noexcept nogil
cdef void end(State state) noexcept nogil
cdef void lay_tokens(State state, unsigned int tokens) noexcept nogil
cdef void offer(State state, unsigned int wonders) noexcept nogil
cdef void begin_deal(State state, unsigned int guild_backs) noexcept nogil
@cython.locals(back=int)
cdef void turn_up(State state, int slot, int card) noexcept nogil
@cython.locals(slot=int)
cdef void end_deal(State state) noexcept nogil
cdef void reveal(State state, int card) noexcept nogil
cpdef int hidden_slot(State state) noexcept nogil
cpdef int back_of(State state, int slot) noexcept nogil
@cython.locals(wanted=int, there=int)
cpdef int shown_count(State state) noexcept nogil
cdef void show(State state, unsigned int tokens) noexcept nogil

@cython.locals(choices=Choices, n=int)
cpdef bint is_legal(State state, int move)
@cython.locals(after=State)
cpdef State after_move(State state, int move)
@cython.locals(after=State)
cpdef State with_turn(State state, int seat)
cpdef unsigned int draw_pool(State state) noexcept nogil
cpdef int draw_count(State state) noexcept nogil
@cython.locals(after=State, question=int)
cpdef State after_choice(State state, unsigned int chosen)
@cython.locals(after=State, first=int, unseen='unsigned int', n=int)
cpdef State after_reveal(State state, int card)
@cython.locals(after=State, slot=int, card=int)
cpdef State after_deal(State state, unsigned int guild_backs, list cards)
@cython.locals(back=int, first=int)
cdef bint is_unseen(State state, int slot, int card) noexcept nogil
