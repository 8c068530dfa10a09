cimport cython
from sevenwonders.ai.classic cimport heuristic
from sevenwonders.ai.classic.network_evaluator cimport NetworkEvaluator
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng


@cython.final
cdef class Score:
    cdef public long long games
    cdef public double shares
    cdef public long long points
    cdef public long long others

@cython.locals(state=State, choices=Choices, number=int)
cpdef void play_greedy(NetworkEvaluator evaluator, State start, int games, Rng rng, Score tally)
@cython.locals(state=State, choices=Choices, number=int)
cpdef void play_networks(NetworkEvaluator one, NetworkEvaluator two, State start, int games, Rng rng, Score tally)
@cython.locals(choices=Choices)
cpdef void play_alone(NetworkEvaluator evaluator, State state, Rng rng)
@cython.locals(waiting='unsigned int', seat=int)
cdef void play_pair(NetworkEvaluator one, NetworkEvaluator two, int mine, bint greedy, State state, Choices choices, Rng rng) noexcept nogil
@cython.locals(seat=int)
cdef void count_match(State state, int mine, Score tally) noexcept nogil
