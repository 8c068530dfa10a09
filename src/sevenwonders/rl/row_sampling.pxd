cimport cython
from sevenwonders.core.rng cimport Rng
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl cimport ccodes as codes

@cython.locals(row_masks='const unsigned char *', chosen='int *', row='Py_ssize_t', column='Py_ssize_t', count=int)
cpdef Py_ssize_t sample(const unsigned char[::1] masks, Py_ssize_t rows, Py_ssize_t columns, int[::1] actions, Rng rng)
@cython.locals(column=int)
cdef int nth(const unsigned char *row, Py_ssize_t start, int n) noexcept nogil
