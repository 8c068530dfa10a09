cimport cython
from libc cimport math
from sevenwonders.training.optimizer cimport Adam
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.classic cimport heuristic
from sevenwonders.training.incremental_gradient cimport Chain
from sevenwonders.ai.classic.network_evaluator cimport NetEvaluator
from sevenwonders.ai.network cimport Network
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES
cdef int LONGEST, OUTLOOK, SPARE, PREFERENCE, OTHERS, ITSELF, GREEDY, NOISY, MILITARY, FORMER, RIVAL, KINDS, NOISE
cdef double UNIT, SYMBOL_BONUS, SHIELD_BONUS, LINE_LOSS, MARGIN_LOSS, RANK_LOSS, KEENNESS, MARGIN_WEIGHT, LEAST_CHANCE


@cython.final
cdef class SelfPlay:
    cdef readonly Adam adam
    cdef Chain chain
    cdef NetEvaluator evaluator
    cdef Network past
    cdef NetEvaluator former
    cdef NetEvaluator rival
    cdef State three
    cdef State four
    cdef State five
    cdef State six
    cdef State seven
    cdef State state
    cdef Choices choices
    cdef readonly Rng rng
    cdef public double trace
    cdef public double random
    cdef public double temperature
    cdef public double rate
    cdef public int batch
    cdef public double mixed
    cdef public double rival_share
    cdef int kind[7]
    cdef int length[7]
    cdef unsigned long long bitmaps[448][32]
    cdef float guess[448][10]
    cdef float best[448][10]
    cdef int cut[448]
    cdef public double preference_loss
    cdef public double curiosity
    cdef int others[448]
    cdef unsigned long long other_bitmaps[2240][32]
    cdef double chance[448][6]
    cdef public double doubt
    cdef public long long learnt_choices
    cdef float target[10]
    cdef public long long games
    cdef public long long positions
    cdef public double loss
    cdef public long long won[8]
    cdef public long long points[8]
    cdef public long long green[8]
    cdef public long long seats[7]
    cdef public double wins[7]

    cpdef void catch_up(self)
    cpdef void play(self, int games)
    @cython.locals(players=int)
    cdef void begin_game(self) noexcept nogil
    @cython.locals(alone=bint, mixed=bint, learner=int, seat=int)
    cdef void cast(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int)
    cdef void answer_all(self) noexcept nogil
    @cython.locals(kind=int, n=int, bonus=double)
    cdef int move(self, int seat) noexcept nogil
    @cython.locals(best=int, at=int, cut=bint, chosen=int, entry=int)
    cdef int own_move(self, int seat) noexcept nogil
    @cython.locals(preferences='double*', highest=double, sum_=double, n=int, part=double, word=int, k=int)
    cdef void keep_alternatives(self, int at, int chosen) noexcept nogil
    @cython.locals(at=int, word=int, entry=int)
    cdef void keep(self, int seat, int row) noexcept nogil
    @cython.locals(floor=double, found=int, most=double, n=int, value=double)
    cdef int tempered(self) noexcept nogil
    @cython.locals(best=int, highest=int, n=int, value=int)
    cdef int noisy_move(self, int seat) noexcept nogil
    @cython.locals(thing=int)
    cdef double fancy(self, int seat, int move, int kind) noexcept nogil
    cdef double uniform(self) noexcept nogil
    @cython.locals(seat=int, k=int)
    cdef void learn_game(self) noexcept nogil
    @cython.locals(mine=int, best=int, ahead=int, other=int, points=int)
    cdef void settle(self, int seat) noexcept nogil
    @cython.locals(entry=int)
    cdef void look_back(self, int at) noexcept nogil
    @cython.locals(share=double, entry=int, weight=float)
    cdef void learn_position(self, int at) noexcept nogil
    @cython.locals(surprise=double, doubt=double, k=int, entry=int, slope=double)
    cdef void learn_choice(self, int at) noexcept nogil
    @cython.locals(players=int, winners=int, winner=int, seat=int)
    cdef void count_game(self) noexcept nogil
