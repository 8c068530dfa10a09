cimport cython
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng


@cython.final
cdef class Tally:
    cdef public long long games
    cdef public long long decisions
    cdef public long long shared
    cdef public long long victories[7]
    cdef public long long lines[7][7]

@cython.locals(decisions=int, question=int, seat=int, waiting='unsigned int')
cdef int play_out(State state, Choices choices, Rng rng) noexcept nogil
@cython.locals(state=State, choices=Choices)
cpdef void play_many(State start, int games, Rng rng, Tally tally)
@cython.locals(seat=int, winners=int)
cdef void add_result(Tally tally, State state) noexcept nogil
