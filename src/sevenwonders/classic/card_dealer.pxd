cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic.tables cimport Tables
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef Tables TABLES


@cython.final
cdef class CardDealer:
    cdef readonly int age
    cdef readonly int looks
    cdef readonly int pools
    cdef readonly unsigned long long pile[ids.POOLS]
    cdef readonly int places
    cdef readonly short pool[ids.PLACES]
    cdef readonly short hand[ids.PLACES]
    cdef readonly short under[ids.PLACES]
    cdef readonly short moment[ids.PLACES]
    cdef readonly short look[ids.PLACES]
    cdef readonly short laid[ids.PLACES]
    cdef readonly short cards[ids.AGE_CARDS]
    cdef readonly short start[ids.POOLS + 1]
    cdef readonly int guilds
    cdef readonly int absent
    cdef readonly int steps
    cdef readonly short demanded[ids.DEMANDED]
    cdef readonly short spare[ids.POOLS]
    cdef int[::1] first
    cdef double[::1] share
    cdef int[::1] next
    cdef int[::1] parts

    cdef void begin(self, int age, int looks) noexcept nogil
    cdef int add_pool(self, unsigned long long pile) noexcept nogil
    @cython.locals(place=int)
    cdef void add_place(self, int pool, int hand, int under, int moment, int look) noexcept nogil
    @cython.locals(end=int, pool=int, rest='unsigned long long', at=int, card=int, place=int)
    cdef void close(self, unsigned long long demanded) noexcept nogil
    @cython.locals(deck='short[96]', room='int[8]', k=int, pool=int, place=int, gone=int, picked=int)
    cdef void deal(self, Rng rng) noexcept nogil
    @cython.locals(spare='int[8]', columns=int, node=int, step=int, drawn=double, option=int, pool=int, column=int, free=int, left_out=int, picked=int)
    cdef void deal_demanded(self, Rng rng) noexcept nogil
    @cython.locals(look=int)
    cdef int column(self, int place) noexcept nogil
    @cython.locals(count=int, place=int)
    cdef int free_places(self, int pool, int column) noexcept nogil
    @cython.locals(found=int, place=int)
    cdef int free_place(self, int pool, int column, int n) noexcept nogil
