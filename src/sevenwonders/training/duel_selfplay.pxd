cimport cython
from libc cimport math
from sevenwonders.ai cimport cnetwork_shape as network_shape
from sevenwonders.ai.duel cimport cfeature_layout as feature_layout
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.ai.network cimport Layers
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables
from sevenwonders.training cimport csizes as sizes
from sevenwonders.training.optimizer cimport Adam, Gradient

cdef Tables TABLES
cdef int SCIENCE, MILITARY
cdef double SYMBOL_BONUS, PAIR_BONUS, SHIELD_BONUS


@cython.final
cdef class SelfPlay:
    cdef readonly Adam adam
    cdef Gradient gradient
    cdef NetworkEvaluator evaluator
    cdef State start
    cdef State state
    cdef Choices choices
    cdef Layers layers
    cdef readonly Rng rng
    cdef public double td_lambda
    cdef public double epsilon
    cdef public double temperature
    cdef public double rate
    cdef public int batch
    cdef public double specialist_share
    cdef int specialist
    cdef int specialty
    cdef public NetworkEvaluator rival
    cdef public double rival_share
    cdef int rival_seat
    cdef int length
    cdef unsigned long long bitmaps[sizes.DUEL_POSITIONS][feature_layout.WORDS]
    cdef int mover[sizes.DUEL_POSITIONS]
    cdef int explored[sizes.DUEL_POSITIONS]
    cdef float prediction[sizes.DUEL_POSITIONS][ids.OUTLOOK]
    cdef float best_prediction[sizes.DUEL_POSITIONS][ids.OUTLOOK]
    cdef float target[ids.OUTLOOK]
    cdef double values[ids.MOST_MOVES]
    cdef int rows[network_shape.MOST_ROWS]
    cdef public long long games
    cdef public long long decisions
    cdef public double loss
    cdef public double first_wins
    cdef public long long wins[ids.REASON_COUNT][ids.RESULTS]

    cpdef void play(self, int games)
    cdef void step(self) noexcept nogil
    cdef void play_game(self) noexcept nogil
    cdef void assign_specialist(self) noexcept nogil
    @cython.locals(at=int, greedy=int, chosen=int)
    cdef void learner_move(self) noexcept nogil
    cdef void rival_move(self) noexcept nogil
    @cython.locals(at=int, word=int)
    cdef void store_position(self, int n) noexcept nogil
    @cython.locals(entry=int)
    cdef void store_outcomes(self, float *row, int n) noexcept nogil
    @cython.locals(found=int, n=int)
    cdef int best_number(self) noexcept nogil
    @cython.locals(found=int, n=int, floor=double, most=double, value=double)
    cdef int noisy_number(self) noexcept nogil
    @cython.locals(seat=int, thing=int, symbol=int)
    cdef double specialist_bonus(self, int move) noexcept nogil
    @cython.locals(entry=int, at=int, result=int)
    cdef void learn_game(self) noexcept nogil
    @cython.locals(entry=int, error=float)
    cdef void update_target(self, int at) noexcept nogil
    @cython.locals(count=int, entry=int, seen=int, wanted=float)
    cdef void learn_position(self, int at) noexcept nogil
    cdef void count_game(self) noexcept nogil

@cython.locals(entry=int, other=float)
cdef void swap_perspective(float *outcomes, int mover) noexcept nogil


@cython.final
cdef class Score:
    cdef public long long games
    cdef public double points
    cdef public long long wins[ids.SEATS][ids.REASON_COUNT]
    cdef public long long shared
    cdef public long long decisions
    cdef public long long judged

@cython.locals(state=State, choices=Choices, draws=Rng, seed='unsigned long long', number=int, swapped=int)
cpdef void play_match(NetworkEvaluator one, NetworkEvaluator two, State start, int games, Rng rng, Score score)
cdef void play_pair(NetworkEvaluator one, NetworkEvaluator two, int swapped, State state, Choices choices, Rng rng, Score score) noexcept nogil
@cython.locals(winner=int)
cdef void count_match(State state, int swapped, Score score) noexcept nogil
