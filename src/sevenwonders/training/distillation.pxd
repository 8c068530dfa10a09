cimport cython
from libc cimport math
from sevenwonders.ai cimport cnetwork_shape as network_shape
from sevenwonders.ai.classic cimport crollout_policy_layout as policy_layout
from sevenwonders.ai.classic cimport csizes as sizes
from sevenwonders.ai.classic.network_evaluator cimport NetworkEvaluator
from sevenwonders.ai.classic.rollout_policy cimport RolloutPolicy
from sevenwonders.ai.network cimport Layers, Network
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng
from sevenwonders.training.optimizer cimport Adam, Gradient

cdef double EXPLORATION_TEMPERATURE, LOWEST_LOGIT
cdef int BATCH


@cython.final
cdef class DistillationWorker:
    cdef readonly Adam adam
    cdef Gradient gradient
    cdef Layers layers
    cdef readonly RolloutPolicy policy
    cdef NetworkEvaluator teacher
    cdef list starts
    cdef State state
    cdef readonly Rng rng
    cdef public double rate
    cdef public bint is_learning
    cdef double temperature[ids.MOST_SEATS]
    cdef double probability[sizes.MAIN_MOVES]
    cdef int rows[network_shape.MOST_ROWS]
    cdef bint busy
    cdef public long long games
    cdef public long long decisions
    cdef public double loss
    cdef public long long agreed

    cpdef void play(self, int games)
    @cython.locals(seat=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int)
    cdef void play_decisions(self) noexcept nogil
    @cython.locals(first=int, k=int, left=double)
    cdef int teacher_move(self, int seat) noexcept nogil
    @cython.locals(highest=double, sum_=double, k=int)
    cdef void compute_probabilities(self, double temperature) noexcept nogil
    @cython.locals(count=int, highest=double, student_choice=int, teacher_choice=int, sum_=double, k=int, predicted=double)
    cdef void learn(self, RolloutPolicy policy) noexcept nogil
    cdef void add_gradient(self, int output, double gradient) noexcept nogil
