cimport cython
from libc cimport math
from sevenwonders.ai.classic.rollout_policy cimport RolloutPolicy
from sevenwonders.ai.classic.network_evaluator cimport NetEvaluator
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.knowledge cimport Knowledge
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef int SPARE, MARGIN, MOST_CANDIDATES, LIKELY, MOST_WAYS, DRAWN_WAYS, FURTHER_COST
cdef double MARGIN_WEIGHT, UNJUDGED, TAKEN, UNIT, KEENNESS, PRIOR, LATER, LEAST_CHANCE


@cython.final
cdef class Search:
    cdef NetEvaluator network
    cdef bint has_habits
    cdef RolloutPolicy habits
    cdef Knowledge knowledge
    cdef State world
    cdef State after
    cdef Rng rng
    cdef public int depth
    cdef public int width
    cdef public double temperature
    cdef public bint follows
    cdef public int further
    cdef public double later
    cdef readonly int seat
    cdef readonly int simulations
    cdef readonly int candidates
    cdef readonly int alive
    cdef int move[16]
    cdef double prior[16]
    cdef int visits[16]
    cdef double value[16]
    cdef double share[16]
    cdef double first_worth
    cdef double first_preference
    cdef double last_share
    cdef int answer[7]
    cdef int ways[7]
    cdef int way[7][6]
    cdef double chance[7][6]

    cpdef int look_at(self, Seen seen) except -1
    @cython.locals(row=int)
    cpdef void look_at_only(self, Seen seen, list moves)
    cpdef void grow(self, int samples)
    cpdef void halve(self)
    cpdef void look_further(self)
    cpdef int sample_cost(self) noexcept nogil
    @cython.locals(k=int)
    cpdef list report(self)
    @cython.locals(k=int)
    cpdef list tried(self)
    @cython.locals(first=int)
    cdef void begin(self, int best) noexcept nogil
    cdef void add_candidate(self, int row) noexcept nogil
    @cython.locals(lag=double)
    cdef double first_opinion(self, int row) noexcept nogil
    cdef double merit(self, int k) noexcept nogil
    @cython.locals(k=int, at=int)
    cdef void sort(self) noexcept nogil
    cdef void swap(self, int one, int two) noexcept nogil
    @cython.locals(other=int, start='unsigned long long', k=int)
    cdef void sample(self) noexcept nogil
    @cython.locals(other=int)
    cdef void try_move(self, int k, double weight) noexcept nogil
    @cython.locals(found=int, most=double, n=int, uniform=double, value=double)
    cdef int drawn_move(self, State state, int seat) noexcept nogil
    @cython.locals(worth=double, share=double, _=int)
    cdef double outcome(self) noexcept nogil
    cdef void play_on(self, int turns) noexcept nogil
    cdef double judged(self) noexcept nogil
    @cython.locals(best=int)
    cdef double best_next(self) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int)
    cdef void answer_all(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void answer_by_habit(self) noexcept nogil
    @cython.locals(best=int, other=int, points=int)
    cdef double result(self) noexcept nogil
    @cython.locals(total=int, other=int, number=int, weight=double, k=int)
    cdef void weigh_all(self) noexcept nogil
    @cython.locals(count=int, sum_=double, highest=double, n=int, part=double, k=int)
    cdef void find_ways(self, int other) noexcept nogil
    @cython.locals(chance=double, other=int, n=int)
    cdef double take_way(self, int number) noexcept nogil
    @cython.locals(other=int, left=double, n=int)
    cdef double draw_way(self) noexcept nogil
