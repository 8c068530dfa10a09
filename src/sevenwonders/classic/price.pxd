cimport cython
from sevenwonders.classic cimport ccounters as counters
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES

cpdef bint is_barred(State state, int seat, int card) noexcept nogil
cpdef bint has_chain(State state, int seat, int card) noexcept nogil
@cython.locals(powers='unsigned int')
cpdef int free_by(State state, int seat, int card) noexcept nogil
@cython.locals(coins=int)
cpdef int bank_coins(State state, int seat, int card) noexcept nogil
cdef int card_splits(State state, int seat, int card, unsigned short* found) noexcept nogil
@cython.locals(purse=int, raw='unsigned long long', goods='unsigned long long')
cdef int thing_splits(State state, int seat, int thing, unsigned short* found) noexcept nogil
@cython.locals(
    left=int, right=int, raws=int, kinds=int, i=int, j=int, pay_left=int, pay_right=int, count=int, lowest=int,
    raw_left='unsigned short[8]', raw_right='unsigned short[8]', goods_left='unsigned short[8]',
    goods_right='unsigned short[8]', least='unsigned short[16]')
cdef int trade_splits(
    State state, int seat, unsigned long long raw, unsigned long long goods, int purse, unsigned short* found
) noexcept nogil
cdef bint is_for_sale(unsigned long long lack, unsigned long long left, unsigned long long right) noexcept nogil
@cython.locals(count=int, lowest=int, units=int, others=int)
cdef int deals(
    unsigned long long lack, unsigned long long left, unsigned long long right,
    unsigned short* from_left, unsigned short* from_right
) noexcept nogil
@cython.locals(place=int)
cdef void insert_split(unsigned short* found, int count, int split) noexcept nogil
cpdef int split_of(int left, int right) noexcept nogil
@cython.locals(found='unsigned short[16]', count=int, n=int)
cpdef list thing_ways(State state, int seat, int thing)
@cython.locals(after=State, seat=int)
cpdef State with_full_purses(State state)
