cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class State:
    cdef readonly int players
    cdef readonly int age
    cdef readonly int turn
    cdef readonly unsigned int waiting
    cdef readonly unsigned int winners
    cdef readonly int chosen[ids.MOST_SEATS]
    cdef readonly short board[ids.MOST_SEATS]
    cdef readonly short side[ids.MOST_SEATS]
    cdef readonly short stages[ids.MOST_SEATS]
    cdef readonly short under[ids.MOST_SEATS * ids.STAGES]
    cdef readonly unsigned long long hand[ids.MOST_SEATS]
    cdef readonly unsigned long long pile[ids.AGES]
    cdef readonly unsigned long long city[ids.MOST_SEATS][ids.WORDS]
    cdef readonly short coins[ids.MOST_SEATS]
    cdef readonly short won[ids.MOST_SEATS][ids.AGES]
    cdef readonly short lost[ids.MOST_SEATS]
    cdef readonly short stack[ids.STACK]
    cdef readonly int depth
    cdef readonly short taken[ids.MOMENTS]
    cdef readonly short used[ids.MOMENTS]
    cdef readonly int looks
    cdef readonly bint partial
    cdef readonly short look_seat[ids.LOOKS]
    cdef readonly short look_age[ids.LOOKS]
    cdef readonly short look_turn[ids.LOOKS]
    cdef readonly short look_card[ids.LOOKS]
    cdef readonly unsigned long long look_pile[ids.LOOKS][ids.AGES]
    cdef readonly unsigned long long own_raw[ids.MOST_SEATS]
    cdef readonly unsigned long long own_goods[ids.MOST_SEATS]
    cdef readonly unsigned long long sale_raw[ids.MOST_SEATS]
    cdef readonly unsigned long long sale_goods[ids.MOST_SEATS]
    cdef readonly short price[ids.MOST_SEATS][ids.TRADES]
    cdef readonly short shields[ids.MOST_SEATS]
    cdef readonly short kinds[ids.MOST_SEATS][ids.KINDS]
    cdef readonly short symbols[ids.MOST_SEATS][ids.SYMBOLS + 1]
    cdef readonly unsigned short powers[ids.MOST_SEATS]

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
    cdef object recount(self)
    @cython.locals(twin=State)
    cpdef State recounted(self)

@cython.locals(state=State)
cpdef State _assemble(object values)
