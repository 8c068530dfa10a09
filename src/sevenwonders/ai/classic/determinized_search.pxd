cimport cython
from libc cimport math
from sevenwonders.ai.classic cimport csizes as sizes
from sevenwonders.ai.classic.evaluator cimport Evaluator
from sevenwonders.ai.classic.rollout_policy cimport RolloutPolicy
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.knowledge cimport Knowledge
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef int MAX_COMBINATIONS, SAMPLED_COMBINATIONS, NEXT_AGE_COST
cdef double LOWEST_LOGIT, MARGIN_SCALE, MARGIN_WEIGHT, MIN_PROBABILITY, NEXT_AGE_WEIGHT, PRIOR_SAMPLES
cdef double VALUE_LOGIT_SCALE, VISITED


@cython.final
cdef class DeterminizedSearch:
    cdef readonly Evaluator evaluator
    cdef bint has_rollout_policy
    cdef RolloutPolicy rollout_policy
    cdef Knowledge knowledge
    cdef State determinization
    cdef State rollout
    cdef Rng rng
    cdef public int depth
    cdef public int width
    cdef public double temperature
    cdef public bint lookahead
    cdef public int extra_ages
    cdef public double next_age_weight
    cdef readonly int seat
    cdef readonly int simulations
    cdef readonly int candidates
    cdef readonly int active
    cdef int move[sizes.MAX_CANDIDATES]
    cdef double prior[sizes.MAX_CANDIDATES]
    cdef int visits[sizes.MAX_CANDIDATES]
    cdef double value_sum[sizes.MAX_CANDIDATES]
    cdef double share_sum[sizes.MAX_CANDIDATES]
    cdef double best_value
    cdef double best_logit
    cdef double last_share
    cdef int reply[ids.MOST_SEATS]
    cdef int replies[ids.MOST_SEATS]
    cdef int reply_move[ids.MOST_SEATS][sizes.MAX_REPLIES]
    cdef double reply_probability[ids.MOST_SEATS][sizes.MAX_REPLIES]

    cpdef int start(self, Seen seen) except -1
    @cython.locals(number=int)
    cpdef void start_with(self, Seen seen, list moves)
    cpdef void run(self, int samples)
    cpdef void halve(self)
    cpdef void extend(self)
    cpdef int sample_cost(self) noexcept nogil
    @cython.locals(k=int)
    cpdef list report(self)
    @cython.locals(k=int)
    cpdef list sample_means(self)
    @cython.locals(first=int)
    cdef void reset(self, int width) noexcept nogil
    cdef void add_candidate(self, int number) noexcept nogil
    @cython.locals(lag=double)
    cdef double prior_value(self, int number) noexcept nogil
    cdef double mean_value(self, int k) noexcept nogil
    @cython.locals(k=int, at=int)
    cdef void sort(self) noexcept nogil
    cdef void swap(self, int one, int two) noexcept nogil
    @cython.locals(other=int, start='unsigned long long', k=int)
    cdef void sample(self) noexcept nogil
    @cython.locals(other=int)
    cdef void evaluate_candidate(self, int k, double weight) noexcept nogil
    @cython.locals(found=int, highest=double, n=int, value=double)
    cdef int sample_move(self, State state, int seat) noexcept nogil
    @cython.locals(value=double, share=double, _=int)
    cdef double rollout_value(self) noexcept nogil
    cdef void play_rollout(self, int turns) noexcept nogil
    cdef double leaf_value(self) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int)
    cdef void play_decisions(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_turn(self) noexcept nogil
    @cython.locals(best=int, other=int, points=int)
    cdef double final_value(self) noexcept nogil
    @cython.locals(total=int, other=int, number=int, weight=double, k=int)
    cdef void evaluate_last_turn(self) noexcept nogil
    @cython.locals(count=int, sum_=double, highest=double, n=int, part=double, k=int)
    cdef void list_replies(self, int other) noexcept nogil
    @cython.locals(probability=double, other=int, n=int)
    cdef double set_replies(self, int number) noexcept nogil
    @cython.locals(other=int, left=double, n=int)
    cdef double sample_replies(self) noexcept nogil
