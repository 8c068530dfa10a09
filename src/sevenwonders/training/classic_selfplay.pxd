cimport cython
from libc cimport math
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport cnetwork_outputs as outputs
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
from sevenwonders.training cimport csizes as sizes
from sevenwonders.training.incremental_gradient cimport IncrementalGradient
from sevenwonders.training.optimizer cimport Adam

cdef Tables TABLES
cdef int LINES, MARGIN, NOISE, POLICY, POSITION_ROW, PREDICTIONS, RANK, SHARE
cdef int LEARNER, GREEDY, NOISY, MILITARY, PAST_SELF, OPPONENT
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
    cdef int kind[ids.MOST_SEATS]
    cdef int length[ids.MOST_SEATS]
    cdef unsigned long long bitmaps[sizes.SEQUENCES][layout.WORDS]
    cdef float prediction[sizes.SEQUENCES][outputs.PREDICTIONS]
    cdef float best_prediction[sizes.SEQUENCES][outputs.PREDICTIONS]
    cdef int explored[sizes.SEQUENCES]
    cdef public double policy_weight
    cdef public double entropy_bonus
    cdef int alternatives[sizes.SEQUENCES]
    cdef unsigned long long alternative_bitmaps[sizes.SEQUENCES * sizes.ALTERNATIVES][layout.WORDS]
    cdef double probability[sizes.SEQUENCES][sizes.ALTERNATIVES + 1]
    cdef public double entropy
    cdef public long long policy_updates
    cdef float target[outputs.PREDICTIONS]
    cdef bint busy
    cdef public long long games
    cdef public long long positions
    cdef public double loss
    cdef public long long games_of[ids.MOST_SEATS + 1]
    cdef public long long winner_points[ids.MOST_SEATS + 1]
    cdef public long long winner_science[ids.MOST_SEATS + 1]
    cdef public long long seats[sizes.PLAYER_KINDS]
    cdef public double wins[sizes.PLAYER_KINDS]

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
    @cython.locals(logits='double*', highest=double, sum_=double, n=int, part=double, row=int, word=int, k=int)
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
