cimport cython
from sevenwonders.ai cimport cnetwork_shape as network_shape
from sevenwonders.ai.classic cimport cfeature_layout as layout
from sevenwonders.ai.network cimport Layers, Network
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.training.optimizer cimport Adam, Gradient


@cython.final
cdef class IncrementalGradient:
    cdef readonly Adam adam
    cdef readonly Gradient gradient
    cdef readonly Layers layers
    cdef float accumulator[network_shape.MOST_HIDDEN]
    cdef unsigned long long active[layout.WORDS]
    cdef unsigned long long none[layout.WORDS]
    cdef int added[network_shape.MOST_ROWS]
    cdef int removed[network_shape.MOST_ROWS]

    cdef void begin(self) noexcept nogil
    cdef void evaluate(self, unsigned long long *bitmap) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
    cdef void end(self) noexcept nogil
    cdef bint step(self, int batch, double rate) noexcept nogil
    @cython.locals(counts=int, word=int)
    cdef void update(self, unsigned long long *bitmap) noexcept nogil
