cimport cython
from sevenwonders.ai cimport cnetwork_shape as sizes
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng

cdef double SCALE


@cython.final
cdef class Layers:
    cdef readonly float hidden[sizes.MOST_HIDDEN]
    cdef readonly float second[sizes.MOST_HIDDEN]
    cdef readonly float outputs[sizes.MOST_OUTPUTS]
    cdef readonly float gradient[sizes.MOST_OUTPUTS]
    cdef readonly float hidden_gradient[sizes.MOST_HIDDEN]
    cdef readonly float second_gradient[sizes.MOST_HIDDEN]
    cdef int rows[sizes.MOST_ROWS]


@cython.final
cdef class Network:
    cdef readonly object shape
    cdef public object description
    cdef readonly list tables
    cdef readonly int inputs
    cdef readonly int hidden
    cdef readonly int second
    cdef readonly int outputs
    cdef readonly int rows
    cdef float *first_table
    cdef float *first_bias
    cdef float *second_table
    cdef float *second_bias
    cdef float *output_table
    cdef float *output_bias

    cdef void point(self)
    @cython.locals(below=int)
    cdef void copy_from(self, Network other) noexcept nogil
    cdef void begin(self, float *sums) noexcept nogil
    cdef void change(self, float *sums, int *added, int adds, int *removed, int removes) noexcept nogil
    cdef void finish(self, float *sums, Layers layers) noexcept nogil
    cdef void top(self, Layers layers) noexcept nogil
    cdef void last(self, float *below, int width, Layers layers) noexcept nogil
    cdef void evaluate(self, int *rows, int count, Layers layers) noexcept nogil


@cython.final
cdef class QuantizedNetwork:
    cdef readonly Network network
    cdef int hidden
    cdef int second
    cdef readonly list tables
    cdef short *first_table
    cdef short *first_bias
    cdef object second_table
    cdef float *columns

    @cython.locals(count=int)
    cpdef void refresh(self) noexcept nogil
    cdef void begin(self, short *sums) noexcept nogil
    cdef void change(self, short *sums, int *added, int adds, int *removed, int removes) noexcept nogil
    cdef void finish(self, short *sums, Layers layers) noexcept nogil
    @cython.locals(bias='float *')
    cdef void finish_hidden(self, short *sums, Layers layers) noexcept nogil
    @cython.locals(table='float *')
    cdef float output(self, int number, Layers layers) noexcept nogil
