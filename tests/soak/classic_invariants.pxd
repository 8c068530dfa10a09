cimport cython
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES

@cython.locals(seat=int, age=int)
cpdef int fault(State state, Choices choices) noexcept nogil
@cython.locals(there='short[80]', card=int, place=int, seat=int, stage=int, guilds=int, k=int, wanted=int)
cdef bint cards_are_in_one_place(State state, int age) noexcept nogil
@cython.locals(
    own_raw='unsigned long long', own_goods='unsigned long long', sale_raw='unsigned long long',
    sale_goods='unsigned long long', prices='int[4]', kinds='int[8]', symbols='int[4]', shields=int, powers=int,
    thing=int, kind=int, column=int)
cdef bint kept_fields_fit(State state, int seat) noexcept nogil
@cython.locals(first=int)
cdef bint has(State state, int seat, int thing) noexcept nogil
@cython.locals(balance=int, seat=int, age=int)
cdef bint military_fits(State state) noexcept nogil
@cython.locals(question=int)
cdef bint has_ended(State state, int age) noexcept nogil
@cython.locals(question=int, seat=int, size=int, place=int, expected=int)
cdef bint hands_fit(State state) noexcept nogil
@cython.locals(age=int, discarded=int, look=int, seat=int, turn=int, moment=int, card=int, use=int, place=int, stage=int)
cdef bint log_fits(State state) noexcept nogil
@cython.locals(place=int, question=int, everyone='unsigned int', secret=bint, seat=int, hidden=bint)
cdef bint questions_fit(State state) noexcept nogil
@cython.locals(last=int, n=int, number=int)
cdef bint moves_fit(State state, Choices choices, int seat) noexcept nogil
@cython.locals(points=int, kind=int, line=int)
cdef bint sheet_adds_up(State state, int seat) noexcept nogil
@cython.locals(first=int, best=int, seat=int, points=int, equal=bint)
cdef bint winners_fit(State state) noexcept nogil


@cython.final
cdef class Log:
    cdef public long long games
    cdef public long long positions
    cdef public long long decisions
    cdef public long long revivals
    cdef public long long shared
    cdef public int most_moves
    cdef public long long points[256]
    cdef public int fault
    cdef public long long fault_seed

@cython.locals(state=State, choices=Choices, rng=Rng, n=int)
cpdef void soak(State start, long long seed, int games, Log log)
@cython.locals(question=int, seat=int)
cdef int play(State state, Choices choices, Rng rng, Log log) noexcept nogil
