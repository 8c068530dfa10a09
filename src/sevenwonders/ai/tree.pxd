cimport cython
from libc cimport math


cdef class Tree:
    cdef readonly int size
    cdef int room
    cdef int length
    cdef int[::1] path
    cdef int[::1] key
    cdef int[::1] first
    cdef int[::1] next
    cdef int[::1] visits
    cdef double[::1] value

    @cython.locals(child=int)
    cdef int add_child(self, int node, int key) noexcept nogil
    @cython.locals(child=int)
    cdef int child_of(self, int node, int key) noexcept nogil
    cdef int step_to(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void credit(self, double result) noexcept nogil
    cdef double mean(self, int node) noexcept nogil
    cdef double doubt(self, int node, double log_tries) noexcept nogil
