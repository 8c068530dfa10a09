cimport cython
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport nature, rules, score
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State


@cython.final
cdef class PlayoutTally:
    cdef readonly long long games
    cdef readonly long long decisions
    cdef readonly long long wins[ids.REASON_COUNT][ids.SEATS + 1]
    cdef readonly long long points[ids.SEATS]

@cython.locals(decisions=int, question=int)
cdef int play_out(State state, Choices choices, Rng rng) noexcept nogil
@cython.locals(state=State, choices=Choices)
cpdef void play_many(State start, int games, Rng rng, PlayoutTally tally)
