cimport cython
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport rules
from sevenwonders.duel.state cimport State
from sevenwonders.duel.tables cimport Tables

cdef Tables TABLES

@cython.locals(picked='unsigned int', bit='unsigned int')
cdef unsigned int pick(unsigned int mask, int count, Rng rng) noexcept nogil
@cython.locals(question=int)
cdef void draw(State state, Rng rng) noexcept nogil
@cython.locals(guild_backs='unsigned int', slots='unsigned int', slot=int)
cdef void deal(State state, Rng rng) noexcept nogil
@cython.locals(back=int, pool='unsigned int')
cdef int unseen_card(State state, int slot, Rng rng) noexcept nogil
@cython.locals(question=int)
cpdef int outcome_count(State state) noexcept nogil
@cython.locals(back=int)
cdef void settle(State state, int n) noexcept nogil
@cython.locals(found=int, i=int)
cdef int combinations(int members, int count) noexcept nogil
@cython.locals(part='unsigned int')
cdef unsigned int nth_part(unsigned int mask, int count, int n) noexcept nogil
@cython.locals(after=State)
cpdef State after_draw(State state, Rng rng)
@cython.locals(after=State)
cpdef State after_outcome(State state, int n)
