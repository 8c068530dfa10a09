cimport cython
from sevenwonders.ai.classic.lessons cimport Lessons
from sevenwonders.ai.classic.search cimport Search
from sevenwonders.ai.classic.selfplay cimport SelfPlay
from sevenwonders.classic cimport nature, rules
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef int DEPTH, BEST, STRAYS


@cython.final
cdef class SearchPlay:
    cdef readonly SelfPlay ordinary
    cdef readonly Rng rng
    cdef readonly Search search
    cdef readonly Lessons lessons
    cdef public int samples
    cdef public int searched
    cdef public int passes
    cdef public int ordinaries
    cdef public double lesson_rate
    cdef public long long decisions
    cdef public double regret

    cpdef void play(self, int games)
    cdef void refresh(self) noexcept nogil
    cdef void play_game(self, State state) noexcept nogil
    @cython.locals(waiting='unsigned int', seat=int)
    cdef void answer_all(self, State state) noexcept nogil
    cdef int move(self, State state, int seat) noexcept nogil
    cdef int searched_move(self) noexcept nogil
    @cython.locals(best=double, k=int)
    cdef void count(self) noexcept nogil
