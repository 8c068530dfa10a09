cimport cython
from sevenwonders.core.rng cimport Rng
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl cimport ccodes as codes


cdef class EnvTable:
    cdef public int number
    cdef public EnvTable left
    cdef public EnvTable right
    cdef public int seats
    cdef public int learner
    cdef public int opponents
    cdef public int opponent
    cdef public Rng chance_rng
    cdef public Rng action_rng
    cdef public Rng opponent_rng
    cdef void begin(self) noexcept nogil
    cdef int active_seat(self) noexcept nogil
    cdef bint is_active(self, int seat) noexcept nogil
    cdef void play(self, int seat, int action) noexcept nogil
    cdef bint reply(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_opponents(self) noexcept nogil
    cdef void draw_opponent(self) noexcept nogil
    cdef void write(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    cdef void write_mask(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    cdef int sample(self, int seat) noexcept nogil
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
    cdef int *opponents
    cdef public Py_ssize_t observation_size
    cdef public Py_ssize_t action_count
    cdef public Py_ssize_t players
    cdef public int autoreset
    cdef public int reward
    @cython.locals(row='Py_ssize_t', action=int)
    cpdef Py_ssize_t illegal(self, Py_ssize_t first, Py_ssize_t end) noexcept nogil

@cython.locals(row='Py_ssize_t', seat=int)
cdef void step(EnvTable table, Buffers to) noexcept nogil
cdef void begin(EnvTable table, Buffers to) noexcept nogil
@cython.locals(seat=int)
cdef void show(EnvTable table, Buffers to) noexcept nogil
@cython.locals(row='Py_ssize_t', seat=int)
cdef void finish(EnvTable table, Buffers to) noexcept nogil
cdef void step_tree(EnvTable table, Buffers to) noexcept nogil
cdef void sample_tree(EnvTable table, Buffers to) noexcept nogil
cpdef void step_one(EnvTable table, Buffers to)
@cython.locals(buffer_row='Py_ssize_t', seat=int)
cpdef void begin_one(EnvTable table, Buffers to)
