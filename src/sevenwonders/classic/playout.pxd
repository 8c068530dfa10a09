cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng


@cython.final
cdef class PlayoutTally:
    cdef readonly long long games
    cdef readonly long long decisions
    cdef readonly long long shared
    cdef readonly long long victories[ids.MOST_SEATS]
    cdef readonly long long lines[ids.MOST_SEATS][ids.LINES]

@cython.locals(decisions=int, question=int, seat=int, waiting='unsigned int')
cdef int play_out(State state, Choices choices, Rng rng) noexcept nogil
@cython.locals(state=State, choices=Choices)
cpdef void play_many(State start, int games, Rng rng, PlayoutTally tally)
@cython.locals(seat=int, winners=int)
cdef void add_result(PlayoutTally tally, State state) noexcept nogil
