cimport cython
from sevenwonders.ai cimport cnetwork_shape as sizes
from sevenwonders.ai.network cimport Layers, Network
from sevenwonders.core cimport cvectors as vectors


@cython.final
cdef class Gradient:
    cdef readonly Network network
    cdef readonly list tables
    cdef readonly int positions
    cdef float *first_table
    cdef float *first_bias
    cdef float *second_table
    cdef float *second_bias
    cdef float *output_table
    cdef float *output_bias
    cdef float common[sizes.MOST_HIDDEN]

    cdef void point(self)
    @cython.locals(i=int)
    cdef void add(self, int *rows, int count, Layers layers) noexcept nogil
    cdef void add_above(self, Layers layers) noexcept nogil
    @cython.locals(j=int)
    cdef void begin_chain(self) noexcept nogil
    @cython.locals(i=int)
    cdef void turn(self, int *added, int adds, int *removed, int removes) noexcept nogil
    cdef void add_to_chain(self, Layers layers) noexcept nogil
    @cython.locals(layers=Layers, count=int, i=int)
    cpdef void add_rows(self, list rows, list gradient)
    @cython.locals(i=int)
    cdef void add_outputs(self, float *below, float *gradient, int width, Layers layers) noexcept nogil
    @cython.locals(i=int, width=int, rows=int)
    cdef void add_second(self, Layers layers) noexcept nogil

@cython.locals(start=int, j=int)
cdef void add_row(float *table, int row, float *source, float scale, int width) noexcept nogil


@cython.final
cdef class Adam:
    cdef readonly Network network
    cdef readonly list sizes
    cdef readonly list means
    cdef readonly list seconds
    cdef readonly object steps
    cdef readonly list state

    cpdef void step(self, Gradient gradient, double rate) noexcept with gil
