cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic cimport effects, price, score
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits

cdef Tables TABLES


@cython.final
cdef class Choices:
    cdef readonly int question
    cdef readonly int count
    cdef readonly int cards
    cdef readonly int card[ids.HAND]
    cdef readonly int builds[ids.HAND]
    cdef readonly unsigned short split[ids.HAND + 1][ids.WAYS]
    cdef readonly int stages
    cdef readonly unsigned long long low
    cdef readonly unsigned long long high
    cpdef void fill(self, State state, int seat) noexcept nogil
    @cython.locals(
        places='unsigned long long', start=int, cards=int, builds=int, card=int)
    cdef void fill_turn(self, State state, int seat) noexcept nogil
    @cython.locals(k=int, lows=int)
    cpdef int nth(self, int n) noexcept nogil
    @cython.locals(found=int, least=int, way=int, chosen=int, paid=int)
    cdef int cheapest(self, int row, int ways) noexcept nogil

@cython.locals(found='unsigned long long', places='unsigned long long', age=int, card=int)
cdef unsigned long long revivable(State state, int seat, int word) noexcept nogil
@cython.locals(choices=Choices, n=int)
cpdef list legal_ids(State state, int seat)
@cython.locals(question=int)
cdef void apply(State state, int seat, int move) noexcept nogil
@cython.locals(seat=int)
cdef void turn_boards(State state) noexcept nogil
@cython.locals(things='int[7]', seat=int, k=int)
cdef void resolve(State state, int order) noexcept nogil
@cython.locals(thing=int)
cdef void apply_alone(State state, int seat, int move) noexcept nogil
@cython.locals(card=int)
cdef int use_card(State state, int seat, int move, int turn) noexcept nogil
cdef void pay(State state, int seat, int split) noexcept nogil
@cython.locals(moment=int)
cdef void take(State state, int seat, int card, int turn, int use) noexcept nogil
cdef void discard(State state, int seat, int card, int turn, int use) noexcept nogil
cdef void discard_last(State state, int seat) noexcept nogil
cdef int last_card(State state, int seat) noexcept nogil
cdef void enter(State state, int seat, int thing) noexcept nogil
@cython.locals(thing=int)
cdef void play_last(State state, int seat, int move) noexcept nogil
@cython.locals(look=int, card=int)
cdef void revive(State state, int seat, int move) noexcept nogil
@cython.locals(seat=int)
cdef void proceed(State state) noexcept nogil
cdef void ask_all(State state, int question) noexcept nogil
@cython.locals(last=int, seat=int, hand='unsigned long long')
cdef void pass_hands(State state) noexcept nogil
@cython.locals(seat=int)
cdef void end_age(State state) noexcept nogil
@cython.locals(difference=int)
cdef void settle_conflict(State state, int seat, int other) noexcept nogil
cdef void begin_age(State state) noexcept nogil
cdef void lay_board(State state, int seat, int board) noexcept nogil
@cython.locals(chosen=bint)
cdef void boards_laid(State state) noexcept nogil

@cython.locals(choices=Choices, n=int)
cpdef bint is_legal(State state, int seat, int move)
cdef object check_full(State state)
@cython.locals(after=State)
cpdef State after_move(State state, int seat, int move)
@cython.locals(after=State)
cpdef State after_move_alone(State state, int seat, int move)
@cython.locals(after=State)
cpdef State waiting_for(State state, int seat)
@cython.locals(after=State, seat=int)
cpdef State after_boards(State state, list boards, list sides)
@cython.locals(after=State, hand='unsigned long long', seat=int)
cpdef State after_deal(State state, list hands)
