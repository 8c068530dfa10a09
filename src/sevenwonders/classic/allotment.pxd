cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES


@cython.final
cdef class Allotment:
    cdef public int age
    cdef public int looks
    cdef public int pools
    cdef public unsigned long long pile[8]
    cdef public int places
    cdef public short pool[64]
    cdef public short hand[64]
    cdef public short under[64]
    cdef public short moment[64]
    cdef public short look[64]
    cdef public short laid[64]
    cdef public short cards[96]
    cdef public short start[9]
    cdef public int guilds
    cdef public int absent
    cdef public int steps
    cdef public short demanded[32]
    cdef public short spare[8]
    cdef int[::1] first
    cdef double[::1] share
    cdef int[::1] next
    cdef int[::1] parts

    cpdef void begin(self, int age, int looks) noexcept nogil
    cpdef int add_pool(self, unsigned long long pile) noexcept nogil
    @cython.locals(place=int)
    cpdef void add_place(self, int pool, int hand, int under, int moment, int look) noexcept nogil
    @cython.locals(end=int, pool=int, rest='unsigned long long', at=int, card=int, place=int)
    cpdef void close(self, unsigned long long demanded) noexcept nogil
    @cython.locals(deck='short[96]', room='int[8]', k=int, pool=int, place=int, gone=int, picked=int)
    cpdef void deal(self, Rng rng) noexcept nogil
    @cython.locals(spare='int[8]', columns=int, node=int, step=int, drawn=double, option=int, pool=int, column=int, free=int, left_out=int, picked=int)
    cdef void deal_demanded(self, Rng rng) noexcept nogil
    @cython.locals(look=int)
    cpdef int column(self, int place) noexcept nogil
    @cython.locals(count=int, place=int)
    cdef int free_places(self, int pool, int column) noexcept nogil
    @cython.locals(found=int, place=int)
    cdef int free_place(self, int pool, int column, int n) noexcept nogil
