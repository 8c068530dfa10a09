cdef class ReservedEvaluator:
    cdef bint busy
    cdef bint failed
    cdef object error

    cdef void acquire(self) except *
    cdef void release(self) except *
    cdef void fail(self, object error)
    cpdef bint is_ready(self)
