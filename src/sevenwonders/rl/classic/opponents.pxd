from sevenwonders.ai.classic cimport heuristic
from sevenwonders.ai.classic.network_evaluator cimport NetworkEvaluator
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.rl cimport ccodes as codes


cdef class Opponent:
    cdef public Opponent following
    cdef readonly int code
    cdef int choose(self, State state, int seat) noexcept nogil


cdef class GreedyOpponent(Opponent):
    cdef Choices choices
    cdef int choose(self, State state, int seat) noexcept nogil


cdef class NetworkOpponent(Opponent):
    cdef NetworkEvaluator evaluator
    cdef int choose(self, State state, int seat) noexcept nogil

cdef int ask(Opponent pool, int number, State state, int seat) noexcept nogil
