from sevenwonders.ai.duel cimport heuristic
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State
from sevenwonders.rl cimport ccodes as codes


cdef class Opponent:
    cdef public Opponent following
    cdef readonly int code
    cdef int choose(self, State state) noexcept nogil


cdef class GreedyOpponent(Opponent):
    cdef Choices choices
    cdef State after
    cdef int choose(self, State state) noexcept nogil


cdef class NetworkOpponent(Opponent):
    cdef Choices choices
    cdef NetworkEvaluator evaluator
    cdef int choose(self, State state) noexcept nogil

cdef int ask(Opponent pool, int number, State state) noexcept nogil
