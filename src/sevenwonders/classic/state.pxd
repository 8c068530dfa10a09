cimport cython
from sevenwonders.core cimport cattributes as attributes
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class State:
    cdef public int players
    cdef public int age
    cdef public int turn
    cdef public unsigned int waiting
    cdef public unsigned int winners
    cdef public int chosen[7]
    cdef public short board[7]
    cdef public short side[7]
    cdef public short stages[7]
    cdef public short under[28]
    cdef public unsigned long long hand[7]
    cdef public unsigned long long pile[3]
    cdef public unsigned long long city[7][2]
    cdef public short coins[7]
    cdef public short won[7][3]
    cdef public short lost[7]
    cdef public short stack[4]
    cdef public int depth
    cdef public short taken[147]
    cdef public short used[147]
    cdef public int looks
    cdef public short look_seat[3]
    cdef public short look_age[3]
    cdef public short look_turn[3]
    cdef public short look_card[3]
    cdef public unsigned long long look_pile[3][3]
    cdef public unsigned long long own_raw[7]
    cdef public unsigned long long own_goods[7]
    cdef public unsigned long long sale_raw[7]
    cdef public unsigned long long sale_goods[7]
    cdef public short price[7][4]
    cdef public short shields[7]
    cdef public short kinds[7][8]
    cdef public short symbols[7][4]
    cdef public unsigned short powers[7]

    cpdef State copy(self)
    @cython.locals(seat=int, look=int)
    cdef void copy_from(self, State other) noexcept nogil
    cpdef int question(self) noexcept nogil
    cpdef int subject(self) noexcept nogil
    cdef void push(self, int question, int subject) noexcept nogil
    cdef void pop(self) noexcept nogil
    cpdef int left(self, int seat) noexcept nogil
    cpdef int right(self, int seat) noexcept nogil
    cpdef int moment(self, int age, int seat, int turn) noexcept nogil
    cdef int stage_thing(self, int seat, int stage) noexcept nogil
