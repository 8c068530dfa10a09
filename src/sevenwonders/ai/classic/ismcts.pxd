cimport cython
from libc cimport math
from sevenwonders.ai.classic cimport heuristic
from sevenwonders.ai.tree cimport Tree
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.knowledge cimport Knowledge
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng


@cython.final
cdef class InformationSetTree(Tree):
    cdef int seat
    cdef State state
    cdef Choices choices
    cdef Rng rng
    cdef double exploration
    cdef int noise
    cdef int depth
    cdef int[::1] available
    cdef bint busy

    cpdef void run(self, Knowledge knowledge, int simulations)
    @cython.locals(node=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int, move=int)
    cdef int play_decisions(self, int node) noexcept nogil
    @cython.locals(best=int, highest=int, n=int, move=int, value=int)
    cdef int noisy_move(self, int seat) noexcept nogil
    @cython.locals(best=int, highest=double, new_move=int, new_value=int, n=int, move=int, child=int, value=int, bound=double)
    cdef int select_child(self, int node) noexcept nogil
    @cython.locals(share=double, mine=int, best=int, seat=int, points=int, margin=double)
    cdef double result(self) noexcept nogil
