cimport cython
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport cpiles as piles
from sevenwonders.classic.state cimport State
from sevenwonders.classic.tables cimport Tables

cdef Tables TABLES

@cython.locals(passed=int)
cdef int holder(int players, int age, int line, int turn) noexcept nogil
@cython.locals(passed=int)
cdef int line_of(int players, int age, int seat, int turn) noexcept nogil
cpdef int turns_held(State state, int age) noexcept nogil
@cython.locals(line=int, pile='unsigned long long', later=int, card=int)
cpdef unsigned long long held_pile(State state, int age, int seat, int turn) noexcept nogil
