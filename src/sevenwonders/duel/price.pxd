cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport clanes as lanes
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES

cdef bint has_chain(State state, int seat, int thing) noexcept nogil
cdef int discount(State state, int seat, int kind) noexcept nogil
@cython.locals(coins=int, lacking='short[5]', chosen='short[5]', waived='short[5]')
cpdef int total(State state, int seat, int thing) noexcept nogil
cdef int unaided(State state, int seat, int thing) noexcept nogil
cdef bint is_aided(State state, int seat) noexcept nogil
@cython.locals(lacking='short[5]', chosen='short[5]', waived='short[5]', lane=int)
cpdef list breakdown(State state, int seat, int thing)
@cython.locals(lane=int, lack=int, saved=int)
cdef int resource_breakdown(State state, int seat, int thing, short* lacking, short* chosen, short* waived) noexcept nogil
@cython.locals(saved=int, found=int, highest=int, lane=int)
cdef int cover(State state, int seat, short* lacking, short* covered, int start, int end, int units) noexcept nogil
@cython.locals(found='unsigned int', slots='unsigned int', slot=int, card=int)
cpdef unsigned int payable_slots(State state, int seat) noexcept nogil
@cython.locals(found='unsigned int', wonders='unsigned int', wonder=int)
cpdef unsigned int payable_wonders(State state, int seat) noexcept nogil
