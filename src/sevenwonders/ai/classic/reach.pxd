cimport cython
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport price
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES
cdef int LITTLE


@cython.final
cdef class Reach:
    cdef unsigned long long free[2]
    cdef unsigned long long near[2]
    cdef unsigned long long key[9]

    @cython.locals(left=int, right=int, word=int, card=int, units=int)
    cdef void find(self, State table, int seat, int first) noexcept nogil
    @cython.locals(changed=bint)
    cdef bint turn(self, State table, int seat, int first, int left, int right) noexcept nogil
    cdef bint note(self, int place, unsigned long long value) noexcept nogil

@cython.locals(raw='unsigned long long', goods='unsigned long long')
cdef int lack(State table, int seat, int thing) noexcept nogil
@cython.locals(raw='unsigned long long', goods='unsigned long long')
cdef bint is_for_sale(State table, int seat, int card, int left, int right) noexcept nogil
