cimport cython
from sevenwonders.ai.classic cimport csizes as sizes
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits

cdef Tables TABLES
cdef int MAX_BOUGHT, WORD
cdef unsigned long long FULL, HASH_FACTOR


@cython.final
cdef class AffordabilityCache:
    cdef unsigned long long key[sizes.ALL_ENTRIES][sizes.KEY_PARTS]
    cdef unsigned long long free[sizes.ALL_ENTRIES][ids.WORDS]
    cdef unsigned long long near[sizes.ALL_ENTRIES][ids.WORDS]
    cdef unsigned long long wanted[sizes.KEY_PARTS]

    @cython.locals(left=int, right=int, mixed='unsigned long long', part=int, entry=int)
    cdef int entry_of(self, State table, int seat) noexcept nogil
    @cython.locals(part=int)
    cdef bint is_entry(self, int entry) noexcept nogil
    @cython.locals(part=int, word=int, card=int, units=int)
    cdef void fill(self, State table, int seat, int entry) noexcept nogil


@cython.final
cdef class AffordableCards:
    cdef AffordabilityCache cache
    cdef unsigned long long free[ids.WORDS]
    cdef unsigned long long near[ids.WORDS]
    cdef unsigned long long opened[ids.WORDS]
    cdef unsigned long long barred[ids.WORDS]
    cdef unsigned long long later[ids.CARDS + 1][ids.WORDS]
    cdef unsigned long long opens[ids.CARDS][ids.WORDS]
    cdef unsigned long long bars[ids.CARDS][ids.WORDS]

    @cython.locals(bit='unsigned long long')
    cdef void relate(self, int building, int card) noexcept
    @cython.locals(entry=int, word=int, half=int, building=int, rest='unsigned long long', coming='unsigned long long')
    cdef void find(self, State table, int seat, int first) noexcept nogil

@cython.locals(raw='unsigned long long', goods='unsigned long long')
cdef int lack(State table, int seat, int thing) noexcept nogil
@cython.locals(left=int, right=int, raw='unsigned long long', goods='unsigned long long')
cdef bint is_for_sale(State table, int seat, int card) noexcept nogil
