cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic cimport memory, rules
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES


@cython.final
cdef class Seen:
    cdef readonly int seat
    cdef readonly State state
    cdef readonly short hands[ids.MOST_SEATS]
    cdef readonly short backs[ids.MOST_SEATS * ids.STAGES]
    cdef readonly short discard[ids.AGES]
    cdef readonly unsigned long long held[ids.AGES][ids.TURNS]

    @cython.locals(other=int, stage=int, card=int)
    cdef void look(self, State state, int seat) noexcept nogil
    @cython.locals(age=int)
    cdef void copy_from(self, Seen other) noexcept nogil
    @cython.locals(stage=int, age=int, first=int, moment=int)
    cdef void hide_seat(self, int other) noexcept nogil
    @cython.locals(asked=bint, age=int, look=int)
    cdef void hide_piles(self) noexcept nogil
    @cython.locals(age=int, turns=int, turn=int)
    cdef void remember(self, State state) noexcept nogil
    cpdef bint is_asked(self) noexcept nogil
    cpdef list legal_ids(self)
