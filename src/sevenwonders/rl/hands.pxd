cimport cython
from sevenwonders.core cimport clocks as locks
from sevenwonders.rl cimport ckinds as kinds
from sevenwonders.rl cimport table


@cython.final
cdef class Gate:
    cdef void *lock
    cdef void open(self) noexcept nogil
    cdef bint is_passed(self) noexcept nogil
    cdef void wait(self) noexcept nogil


@cython.final
cdef class Part:
    cdef table.Table root
    cdef table.Buffers to
    cdef public Part after
    cdef Gate work
    cdef Gate done
    cdef int order
    cdef int times


@cython.final
cdef class Hand:
    cdef Part first
    cdef int parts
    cdef public Hand other
    cdef Gate call
    cdef volatile bint is_dismissed
    cpdef void lead(self, int order, int times)

cdef void announce(Part part, int parts, int order, int times) noexcept nogil
cdef void call_all(Hand hand) noexcept nogil
cdef void go_round(Part part, int parts) noexcept nogil
cdef void collect(Part part, int parts) noexcept nogil
cdef void carry_out(Part part) noexcept nogil
