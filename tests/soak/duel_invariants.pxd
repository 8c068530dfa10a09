cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport nature, rules, score
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES

cpdef int fault(State state, Choices choices) noexcept nogil
@cython.locals(low='unsigned long long', high='unsigned long long', more_low='unsigned long long', more_high='unsigned long long', pool='unsigned long long', places=int, place=int, card=int, wonder=int, slot=int, back=int)
cdef bint cards_are_in_one_place(State state) noexcept nogil
@cython.locals(hidden='unsigned int', back=int, expected=int, guilds=int)
cdef bint pools_fit(State state) noexcept nogil
@cython.locals(slot=int, card=int, back=int)
cdef bint structure_fits(State state) noexcept nogil
@cython.locals(found='unsigned int', slot=int)
cdef unsigned int uncovered(State state) noexcept nogil
@cython.locals(produce='int[5]', traded='int[5]', kinds='int[8]', fixed=int, raw=int, goods=int, symbols=int, thing=int, lane=int, token=int, unit=int, kind=int)
cdef bint kept_fields_fit(State state, int seat) noexcept nogil
cdef bint has(State state, int seat, int thing) noexcept nogil
@cython.locals(there='unsigned int', places=int)
cdef bint tokens_are_in_one_place(State state) noexcept nogil
@cython.locals(there='unsigned int', places=int, built=int, unbuilt=int)
cdef bint wonders_are_in_one_place(State state) noexcept nogil
@cython.locals(won=bint, loser=int, left=int, distance=int)
cdef bint military_fits(State state) noexcept nogil
@cython.locals(seat=int, complete=bint, won=bint)
cdef bint science_fits(State state) noexcept nogil
@cython.locals(place=int, question=int, choosing=bint, reveals=int, hidden=int)
cdef bint questions_fit(State state) noexcept nogil
@cython.locals(question=int, asked=bint, last=int, n=int, number=int)
cdef bint moves_fit(State state, Choices choices) noexcept nogil
@cython.locals(points=int, kind=int, line=int)
cdef bint sheet_adds_up(State state, int seat) noexcept nogil


@cython.final
cdef class Log:
    cdef public long long games
    cdef public long long positions
    cdef public long long wins[ids.RESULTS]
    cdef public long long reasons[ids.REASON_COUNT]
    cdef public long long decisions[256]
    cdef public long long branching[128]
    cdef public long long points[2][256]
    cdef public int fault
    cdef public unsigned long long fault_seed

@cython.locals(state=State, choices=Choices, rng=Rng, n=int)
cpdef void soak(State start, unsigned long long seed, int games, Log log)
@cython.locals(decisions=int, question=int, seat=int)
cdef int play(State state, Choices choices, Rng rng, Log log) noexcept nogil
