cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport price, score
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl.duel cimport cfields as fields

cdef Tables TABLES

cdef void write(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(question=int)
cdef void write_moment(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(pawn=int)
cdef void write_military(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(back=int)
cdef void write_beside(State state, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(slots='unsigned int', slot=int, face=int)
cdef void write_structure(State state, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(lane=int, kind=int)
cdef void write_city(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(rest='unsigned int', wonder=int, slot=int, card=int, coins=int)
cdef void write_prices(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
