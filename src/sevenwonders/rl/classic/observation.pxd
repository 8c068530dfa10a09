cimport cython
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic cimport memory, score
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.rl cimport cbuffers as buffers
from sevenwonders.rl.classic cimport cfields as fields

cdef Tables TABLES

@cython.locals(other=int, k=int)
cdef void write(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(question=int)
cdef void write_moment(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(rest='unsigned long long', first='Py_ssize_t', place=int)
cdef void write_pile(unsigned char *row, Py_ssize_t start, unsigned long long pile, int age) noexcept nogil
@cython.locals(step=int, towards=int, source=int, other=int, place=int)
cdef void write_known(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(line=int, turn=int)
cdef unsigned long long known_pile(State state, int seat, int other) noexcept nogil
@cython.locals(pile='unsigned long long', later=int, holder=int, moment=int, card=int)
cdef unsigned long long left_of(State state, int seat, int line, int turn) noexcept nogil
@cython.locals(looks=bint, age=int)
cdef void write_discard(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(symbol=int, column=int, kind=int, age=int)
cdef void write_city(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(place='Py_ssize_t')
cdef void write_board(State state, int seat, unsigned char *row, Py_ssize_t start) noexcept nogil
@cython.locals(resource=int)
cdef void write_units(unsigned char *row, Py_ssize_t start, unsigned long long raw, unsigned long long goods) noexcept nogil
