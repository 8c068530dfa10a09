cimport cython
from libc cimport math
from sevenwonders.training.optimizer cimport Adam
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport heuristic
from sevenwonders.ai.classic.network_evaluator cimport NetworkEvaluator
from sevenwonders.ai.network cimport Network
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng
from sevenwonders.training.incremental_gradient cimport IncrementalGradient

cdef Tables TABLES
cdef int ALTERNATIVES, LINES, MARGIN, MAX_LENGTH, NOISE, POLICY, POSITION_ROW, PREDICTIONS, RANK, SHARE
cdef int KINDS, LEARNER, GREEDY, NOISY, MILITARY, PAST_SELF, OPPONENT
cdef double LINE_LOSS, MARGIN_LOSS, RANK_LOSS, MARGIN_WEIGHT, MIN_PROBABILITY, VALUE_LOGIT_SCALE
cdef double SHIELD_BONUS, SYMBOL_BONUS


@cython.final
cdef class SelfPlay:
    cdef readonly Adam adam
    cdef IncrementalGradient gradient
    cdef NetworkEvaluator evaluator
    cdef Network past_network
    cdef NetworkEvaluator past_self
    cdef NetworkEvaluator opponent
    cdef State three
    cdef State four
    cdef State five
    cdef State six
    cdef State seven
    cdef State state
    cdef Choices choices
    cdef readonly Rng rng
    cdef public double td_lambda
    cdef public double epsilon
    cdef public double temperature
    cdef public double rate
    cdef public int batch
    cdef public double mixed_share
    cdef public double opponent_share
    cdef int kind[7]
    cdef int length[7]
    cdef unsigned long long bitmaps[448][32]
    cdef float prediction[448][10]
    cdef float best_prediction[448][10]
    cdef int explored[448]
    cdef public double policy_weight
    cdef public double entropy_bonus
    cdef int alternatives[448]
    cdef unsigned long long alternative_bitmaps[2240][32]
    cdef double probability[448][6]
    cdef public double entropy
    cdef public long long policy_updates
    cdef float target[10]
    cdef bint busy
    cdef public long long games
    cdef public long long positions
    cdef public double loss
    cdef public long long games_of[8]
    cdef public long long winner_points[8]
    cdef public long long winner_science[8]
    cdef public long long seats[7]
    cdef public double wins[7]

    cpdef void snapshot_self(self)
    cpdef void play(self, int games)
    @cython.locals(players=int)
    cdef void begin_game(self) noexcept nogil
    @cython.locals(alone=bint, mixed=bint, learner=int, seat=int)
    cdef void assign_players(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int)
    cdef void play_decisions(self) noexcept nogil
    @cython.locals(kind=int, n=int, bonus=double)
    cdef int choose_move(self, int seat) noexcept nogil
    @cython.locals(best=int, at=int, explored=bint, chosen=int, entry=int)
    cdef int learner_move(self, int seat) noexcept nogil
    @cython.locals(logits='double*', highest=double, sum_=double, n=int, part=double, word=int, k=int)
    cdef void store_alternatives(self, int at, int chosen) noexcept nogil
    @cython.locals(at=int, word=int, entry=int)
    cdef void store(self, int seat, int row) noexcept nogil
    @cython.locals(floor=double, found=int, highest=double, n=int, value=double)
    cdef int sample_move(self) noexcept nogil
    @cython.locals(best=int, highest=int, n=int, value=int)
    cdef int noisy_move(self, int seat) noexcept nogil
    @cython.locals(thing=int)
    cdef double specialist_bonus(self, int seat, int move, int kind) noexcept nogil
    @cython.locals(seat=int, k=int)
    cdef void learn_game(self) noexcept nogil
    @cython.locals(mine=int, best=int, ahead=int, other=int, points=int)
    cdef void set_final_target(self, int seat) noexcept nogil
    @cython.locals(entry=int, error=float)
    cdef void update_target(self, int at) noexcept nogil
    @cython.locals(share=double, entry=int, weight=float)
    cdef void learn_value(self, int at) noexcept nogil
    @cython.locals(advantage=double, entropy=double, k=int, entry=int, gradient=double)
    cdef void learn_policy(self, int at) noexcept nogil
    @cython.locals(players=int, winners=int, winner=int, seat=int)
    cdef void count_game(self) noexcept nogil
