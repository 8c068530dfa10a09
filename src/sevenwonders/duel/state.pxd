cimport cython
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class State:
    cdef readonly int first
    cdef readonly int age
    cdef readonly int active
    cdef readonly int again
    cdef readonly int pawn
    cdef readonly unsigned int loot
    cdef readonly int drafted
    cdef readonly int winner
    cdef readonly int reason
    cdef readonly unsigned int present
    cdef readonly unsigned int face_up
    cdef readonly unsigned int guild_backs
    cdef readonly short slot[ids.SLOTS]
    cdef readonly unsigned int unseen[ids.BACKS]
    cdef readonly unsigned long long city[ids.SEATS][ids.WORDS]
    cdef readonly unsigned long long discard[ids.WORDS]
    cdef readonly short coins[ids.SEATS]
    cdef readonly unsigned short progress[ids.SEATS]
    cdef readonly unsigned short wonders[ids.SEATS]
    cdef readonly unsigned short raised[ids.SEATS]
    cdef readonly short tucked[ids.WONDERS]
    cdef readonly unsigned short board
    cdef readonly unsigned short box
    cdef readonly unsigned short shown
    cdef readonly unsigned short wonder_pool
    cdef readonly unsigned short offer
    cdef readonly short stack[ids.STACK]
    cdef readonly int depth
    cdef readonly unsigned int open
    cdef readonly short produce[ids.SEATS][ids.LANES]
    cdef readonly short unit[ids.SEATS][ids.LANES]
    cdef readonly unsigned short fixed[ids.SEATS]
    cdef readonly short choice_raw[ids.SEATS]
    cdef readonly short choice_goods[ids.SEATS]
    cdef readonly short kinds[ids.SEATS][ids.KINDS]
    cdef readonly unsigned short symbols[ids.SEATS]
    cdef readonly short printed[ids.SEATS]

    cpdef State copy(self)
    cdef void copy_from(self, State other) noexcept nogil
    cpdef int question(self) noexcept nogil
    cpdef int subject(self) noexcept nogil
    cdef void push(self, int question, int subject) noexcept nogil
    cdef void pop(self) noexcept nogil
    cdef object recount(self)
    @cython.locals(twin=State)
    cpdef State recounted(self)

cdef int full_pool(int back) noexcept nogil

@cython.locals(state=State)
cpdef State _assemble(object values)
