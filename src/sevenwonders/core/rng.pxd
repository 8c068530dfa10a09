cimport cython

cdef unsigned long long _WORD, _STEP, _MIX_1, _MIX_2
cdef double _UNIT


@cython.final
cdef class Rng:
    cdef public unsigned long long state
    @cython.locals(z='unsigned long long')
    cpdef unsigned long long bits64(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
    cpdef double uniform(self) noexcept nogil
