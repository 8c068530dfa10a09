cimport cython
from libc cimport math
from sevenwonders.ai.duel cimport evaluator as judging
from sevenwonders.ai.duel.evaluator cimport RandomRollouts
from sevenwonders.ai.tree cimport Tree
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int LONGEST_PATH


@cython.final
cdef class Uct(Tree):
    cdef readonly State root
    cdef State state
    cdef Choices choices
    cdef RandomRollouts evaluator
    cdef Rng rng
    cdef double exploration
    cdef int[::1] endings

    cpdef void grow(self, int simulations) except *
    @cython.locals(node=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(question=int, slot=int, child=int)
    cdef int descend(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int drawn_child(self, int node, int key) noexcept nogil
    @cython.locals(n=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(log_tries=double, mean=double, bound=double, highest=double, best=int, child=int)
    cdef int best_child(self, int node, int seat) noexcept nogil
