cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport nature, rules, score
from sevenwonders.classic.rules cimport Choices
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl cimport ccodes as codes
from sevenwonders.rl cimport table
from sevenwonders.rl.classic cimport cactions as actions
from sevenwonders.rl.classic cimport cfields as fields
from sevenwonders.rl.classic cimport observation, opponents
from sevenwonders.rl.classic.opponents cimport Opponent

cdef Tables TABLES


cdef class ClassicTable(table.EnvTable):
    cdef State start
    cdef readonly State state
    cdef Choices choices
    cdef Opponent pool
    cdef int choices_seat
    cdef int unpaid[ids.MOST_SEATS]
    @cython.locals(seat=int)
    cdef void begin(self) noexcept nogil
    cdef void resolve_chance(self) noexcept nogil
    cdef int active_seat(self) noexcept nogil
    cdef bint is_active(self, int seat) noexcept nogil
    cdef void fill_choices(self, int seat) noexcept nogil
    @cython.locals(move=int)
    cdef bint reply(self, int seat) noexcept nogil
    cdef void play(self, int seat, int action) noexcept nogil
    cdef void play_move(self, int seat, int move) noexcept nogil
    @cython.locals(k=int)
    cdef int place_of(self, int card) noexcept nogil
    cdef int ways(self, int action) noexcept nogil
    cdef int paid(self, int action, int way) noexcept nogil
    cdef void write(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    @cython.locals(action=int, question=int, use=int, way=int, split=int)
    cdef void write_payment(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    @cython.locals(way=int)
    cdef void write_mask(self, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
    @cython.locals(k=int, card=int)
    cdef void write_turn(self, unsigned char *row, Py_ssize_t start) noexcept nogil
    @cython.locals(move=int)
    cdef int sample(self, int seat) noexcept nogil
    @cython.locals(cards=int, builds=int, n=int, k=int)
    cdef int sample_turn(self) noexcept nogil
    @cython.locals(points=int, best=int, other=int)
    cdef float reward(self, int seat, int kind) noexcept nogil
    @cython.locals(share=float)
    cdef float win(self, int seat) noexcept nogil
    @cython.locals(mine=int, theirs=int, balance=int, other=int)
    cdef float rank(self, int seat) noexcept nogil

cdef int plain_move(int action) noexcept nogil
