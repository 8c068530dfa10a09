cimport cython
from sevenwonders.ai.duel.endgame cimport Endgame
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport cstate_pool as state_pool
from sevenwonders.duel cimport nature, price, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES
cdef int DEEPEST, MOST_NODES, LATE, SOLVED
cdef double SURE, PROMISING


@cython.final
cdef class SuddenWinSolver:
    cdef State state
    cdef Choices choices
    cdef int seat
    cdef readonly int nodes
    cdef unsigned char[::1] positions
    cdef int[::1] moves
    cdef int most_shields[ids.AGES + 1]
    cdef int wonder_shields
    cdef unsigned int extra_turns

    cdef double chance(self, State state, int seat) noexcept nogil
    cdef double probability(self, int depth) noexcept nogil
    @cython.locals(count=int, total=double, n=int)
    cdef double mean_over_draws(self, int depth) noexcept nogil
    @cython.locals(question=int)
    cdef double below(self, int depth) noexcept nogil
    @cython.locals(turns=int, shields=int, lead=int)
    cdef bint is_near(self, State state, int seat) noexcept nogil
    cdef int most_turns(self, State state, int seat) noexcept nogil
    cdef unsigned int extending(self, State state, int seat) noexcept nogil
    @cython.locals(count=int, n=int, best=double, chance=double)
    cdef double highest(self, int depth) noexcept nogil
    @cython.locals(count=int, n=int, move=int)
    cdef int list_moves(self, int depth) noexcept nogil
    @cython.locals(thing=int)
    cdef bint may_help(self, int move) noexcept nogil


cdef class TacticalEvaluator(NetworkEvaluator):
    cdef SuddenWinSolver rush
    cdef Endgame endgame
    cdef State trial
    cdef Choices answers
    cdef double answer_row[ids.MOST_MOVES]
    cdef int bounded[ids.MOST_MOVES]

    @cython.locals(n=int)
    cdef int best(self, State state, Choices choices) noexcept nogil
    @cython.locals(floor=double, n=int)
    cdef void finish(self, State state, Choices choices) noexcept nogil
    @cython.locals(best=double, n=int)
    cdef double best_answer(self) noexcept nogil
    @cython.locals(n=int)
    cdef int safest(self, State state, Choices choices) noexcept nogil
    @cython.locals(count=int, n=int, i=int, other=int)
    cdef int solved(self, State state, Choices choices) noexcept nogil
    @cython.locals(rest=double)
    cdef void bound(self, State state, int move, int n) noexcept nogil
    @cython.locals(found=int, n=int)
    cdef int highest(self, int count) noexcept nogil
