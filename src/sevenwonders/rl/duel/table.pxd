cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport nature, rules, score
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl cimport ccodes as codes
from sevenwonders.rl cimport table
from sevenwonders.rl.duel cimport observation, opponents
from sevenwonders.rl.duel.opponents cimport Opponent


cdef class DuelTable(table.EnvTable):
    cdef State start
    cdef readonly State state
    cdef Choices choices
    cdef Opponent pool
    cdef void begin(self) noexcept nogil
    cdef void resolve_chance(self) noexcept nogil
    cdef int active_seat(self) noexcept nogil
    cdef bint is_active(self, int seat) noexcept nogil
    @cython.locals(move=int)
    cdef bint reply(self, int seat) noexcept nogil
    cdef void play(self, int seat, int action) noexcept nogil
    cdef int convert(self, int seat, int action) noexcept nogil
    cdef void write(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    @cython.locals(first=int)
    cdef void write_mask(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    @cython.locals(rest='unsigned int')
    cdef void write_turn(self, unsigned char *row, Py_ssize_t start) noexcept nogil
    cdef int sample(self, int seat) noexcept nogil
    @cython.locals(won=int)
    cdef float reward(self, int seat, int kind) noexcept nogil
