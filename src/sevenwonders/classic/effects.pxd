cimport cython
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES

@cython.locals(kind=int, column=int)
cdef void enter(State state, int seat, int thing) noexcept nogil
cdef void gain_coins(State state, int seat, int thing) noexcept nogil
@cython.locals(found=int)
cdef int counted(State state, int seat, int kinds, int whose) noexcept nogil
@cython.locals(found=int, kind=int)
cdef int tally(State state, int seat, int kinds) noexcept nogil
