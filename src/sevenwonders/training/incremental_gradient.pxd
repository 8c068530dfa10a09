cimport cython
from sevenwonders.training.optimizer cimport Adam, Gradient
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.network cimport Layers, Network
from sevenwonders.core cimport cvectors as vectors


@cython.final
cdef class IncrementalGradient:
    cdef readonly Adam adam
    cdef readonly Gradient gradient
    cdef readonly Layers layers
    cdef float accumulator[512]
    cdef unsigned long long active[32]
    cdef unsigned long long none[32]
    cdef int added[512]
    cdef int removed[512]

    cdef void begin(self) noexcept nogil
    cdef void evaluate(self, unsigned long long *bitmap) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
    cdef void end(self) noexcept nogil
    cdef bint step(self, int batch, double rate) noexcept nogil
    @cython.locals(counts=int, word=int)
    cdef void update(self, unsigned long long *bitmap) noexcept nogil
