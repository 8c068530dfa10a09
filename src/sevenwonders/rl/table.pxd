cimport cython
from sevenwonders.core.rng cimport Rng
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl cimport ckinds as kinds


cdef class Table:
    cdef public int number
    cdef public Table left
    cdef public Table right
    cdef public int seats
    cdef public Rng nature
    cdef public Rng chooser
    cdef void begin(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef bint owes(self, int seat) noexcept nogil
    cdef void play(self, int seat, int action) noexcept nogil
    cdef void write(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    cdef void write_mask(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    cdef int pick(self, int seat) noexcept nogil
    cdef float reward(self, int seat, int kind) noexcept nogil


@cython.final
cdef class Buffers:
    cdef object memory
    cdef unsigned char *observations
    cdef unsigned char *masks
    cdef float *rewards
    cdef unsigned char *ended
    cdef int *seats
    cdef int *actions
    cdef unsigned char *final
    cdef unsigned char *over
    cdef public Py_ssize_t observation_size
    cdef public Py_ssize_t action_count
    cdef public Py_ssize_t players
    cdef public int autoreset
    cdef public int reward
    @cython.locals(row='Py_ssize_t', action=int)
    cpdef Py_ssize_t illegal(self, Py_ssize_t first, Py_ssize_t end) noexcept nogil

@cython.locals(row='Py_ssize_t', seat=int)
cdef void step(Table table, Buffers to) noexcept nogil
cdef void begin(Table table, Buffers to) noexcept nogil
@cython.locals(seat=int)
cdef void show(Table table, Buffers to) noexcept nogil
@cython.locals(row='Py_ssize_t', seat=int)
cdef void finish(Table table, Buffers to) noexcept nogil
cdef void walk_steps(Table table, Buffers to) noexcept nogil
cdef void walk_picks(Table table, Buffers to) noexcept nogil
cpdef void step_one(Table table, Buffers to)
@cython.locals(buffer_row='Py_ssize_t', seat=int)
cpdef void begin_one(Table table, Buffers to)
