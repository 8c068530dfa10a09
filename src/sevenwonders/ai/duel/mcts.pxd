cimport cython
from libc cimport math
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport chance, playout, rules
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int LONGEST_PATH


@cython.final
cdef class Tree:
    cdef public State root
    cdef State state
    cdef Choices choices
    cdef Rng rng
    cdef double exploration
    cdef public int size
    cdef int room
    cdef int length
    cdef int[::1] path
    cdef int[::1] key
    cdef int[::1] first
    cdef int[::1] next
    cdef int[::1] seat
    cdef int[::1] visits
    cdef double[::1] value

    cpdef void grow(self, int simulations)
    @cython.locals(node=int, i=int)
    cdef void simulate(self) noexcept nogil
    cdef int step_to(self, int node) noexcept nogil
    @cython.locals(question=int, slot=int, child=int)
    cdef int descend(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int drawn_child(self, int node, int key) noexcept nogil
    @cython.locals(n=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int add_child(self, int node, int key, int seat) noexcept nogil
    @cython.locals(scale=double, bound=double, highest=double, best=int, child=int, visits=int)
    cdef int best_child(self, int node) noexcept nogil
