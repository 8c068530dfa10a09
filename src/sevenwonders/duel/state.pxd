cimport cython
from sevenwonders.core cimport cattributes as attributes
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class State:
    cdef public int first
    cdef public int age
    cdef public int active
    cdef public int again
    cdef public int pawn
    cdef public unsigned int loot
    cdef public int drafted
    cdef public int winner
    cdef public int reason
    cdef public unsigned int present
    cdef public unsigned int face_up
    cdef public unsigned int guild_backs
    cdef public short slot[20]
    cdef public unsigned int unseen[4]
    cdef public unsigned long long city[2][2]
    cdef public unsigned long long discard[2]
    cdef public short coins[2]
    cdef public unsigned short progress[2]
    cdef public unsigned short wonders[2]
    cdef public unsigned short raised[2]
    cdef public short tucked[12]
    cdef public unsigned short board
    cdef public unsigned short box
    cdef public unsigned short shown
    cdef public unsigned short wonder_pool
    cdef public unsigned short offer
    cdef public short stack[4]
    cdef public int depth
    cdef public unsigned int open
    cdef public short produce[2][8]
    cdef public short unit[2][8]
    cdef public unsigned short fixed[2]
    cdef public short choice_raw[2]
    cdef public short choice_goods[2]
    cdef public short kinds[2][8]
    cdef public unsigned short symbols[2]
    cdef public short printed[2]

    cpdef State copy(self)
    cdef void copy_from(self, State other) noexcept nogil
    cpdef int question(self) noexcept nogil
    cpdef int subject(self) noexcept nogil
    cdef void push(self, int question, int subject) noexcept nogil
    cdef void pop(self) noexcept nogil

cdef int full_pool(int back) noexcept nogil
