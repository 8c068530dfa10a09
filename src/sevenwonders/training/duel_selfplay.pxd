cimport cython
from libc cimport math
from sevenwonders.ai.duel cimport cfeature_layout as feature_layout
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.ai.network cimport Layers, Learner, Network
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES
cdef int FRESH, OUTCOMES, SHARED_OUTCOME, SCIENCE, MILITARY
cdef double UNIT, NEW_SYMBOL, PAIR, SHIELD


@cython.final
cdef class SelfPlay:
    cdef public Learner learner
    cdef bint shared
    cdef Network opinion
    cdef NetworkEvaluator evaluator
    cdef State start
    cdef State state
    cdef Choices choices
    cdef Layers layers
    cdef public Rng rng
    cdef public double trace
    cdef public double random
    cdef public double temperature
    cdef public double rate
    cdef public double special
    cdef int specialist
    cdef int specialty
    cdef public NetworkEvaluator rival
    cdef public double rival_share
    cdef int rival_seat
    cdef int played
    cdef int first[8]
    cdef int last[8]
    cdef int end[8]
    cdef int length
    cdef unsigned long long bitmaps[1288][25]
    cdef int mover[1288]
    cdef int cut[1288]
    cdef float guess[1288][7]
    cdef float best[1288][7]
    cdef float target[7]
    cdef double values[73]
    cdef int rows[512]
    cdef public long long games
    cdef public long long decisions
    cdef public double loss
    cdef public double first_wins
    cdef public long long wins[4][3]

    @cython.locals(number=int)
    cpdef void play(self, int games)
    cdef void meet(self) noexcept nogil
    cdef void keep_game(self) noexcept nogil
    @cython.locals(game=int)
    cdef void learn_games(self) noexcept nogil
    cdef void play_game(self) noexcept nogil
    cdef void cast_specialist(self) noexcept nogil
    @cython.locals(at=int, greedy=int, chosen=int)
    cdef void move(self) noexcept nogil
    cdef void answer(self) noexcept nogil
    @cython.locals(at=int, word=int)
    cdef void keep_position(self, int n) noexcept nogil
    @cython.locals(entry=int)
    cdef void store_outcomes(self, float *row, int n) noexcept nogil
    @cython.locals(found=int, n=int)
    cdef int highest(self) noexcept nogil
    @cython.locals(found=int, n=int, floor=double, most=double, value=double)
    cdef int tempered(self) noexcept nogil
    @cython.locals(seat=int, thing=int, symbol=int)
    cdef double fancy(self, int move) noexcept nogil
    cdef double uniform(self) noexcept nogil
    @cython.locals(entry=int, at=int)
    cdef void learn_game(self, int game) noexcept nogil
    @cython.locals(entry=int)
    cdef void look_ahead(self, int at) noexcept nogil
    @cython.locals(count=int, entry=int, seen=int, wanted=float)
    cdef void learn_position(self, int at) noexcept nogil
    cdef void count_game(self) noexcept nogil

@cython.locals(entry=int, other=float)
cdef void swap_perspective(float *outlook, int mover) noexcept nogil


@cython.final
cdef class Score:
    cdef public long long games
    cdef public double points
    cdef public long long wins[2][4]
    cdef public long long shared
    cdef public long long decisions
    cdef public long long judged

@cython.locals(state=State, choices=Choices, draws=Rng, seed='unsigned long long', number=int, swapped=int)
cpdef void play_match(NetworkEvaluator one, NetworkEvaluator two, State start, int games, Rng rng, Score score)
cdef void play_pair(NetworkEvaluator one, NetworkEvaluator two, int swapped, State state, Choices choices, Rng rng, Score score) noexcept nogil
@cython.locals(winner=int)
cdef void count_match(State state, int swapped, Score score) noexcept nogil
