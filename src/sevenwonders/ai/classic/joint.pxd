cimport cython
from libc cimport math
from sevenwonders.ai.classic.net cimport NetEvaluator
from sevenwonders.classic cimport cids as ids
from sevenwonders.classic cimport rules, score
from sevenwonders.classic.knowledge cimport Knowledge
from sevenwonders.classic.seen cimport Seen
from sevenwonders.classic.state cimport State
from sevenwonders.core cimport cbits as bits
from sevenwonders.core.rng cimport Rng

cdef int SPARE, MARGIN, MOST_CANDIDATES
cdef double MARGIN_WEIGHT, UNIT


@cython.final
cdef class Joint:
    cdef NetEvaluator mine
    cdef NetEvaluator theirs
    cdef Knowledge knowledge
    cdef State world
    cdef State after
    cdef Rng rng
    cdef public double temperature
    cdef int candidates
    cdef int move[12]
    cdef double value[12]
    cdef int answer[7]

    @cython.locals(found=int, k=int)
    cpdef int choose(self, Seen seen, int samples) except -1
    @cython.locals(best=int)
    cdef void pick_candidates(self) noexcept nogil
    @cython.locals(other=int, k=int)
    cdef void sample(self, int seat) noexcept nogil
    @cython.locals(temperature=double, found=int, most=double, n=int, uniform=double, value=double)
    cdef int tempered(self) noexcept nogil
    @cython.locals(other=int)
    cdef double outcome(self, int seat) noexcept nogil

@cython.locals(best=int, other=int, points=int, share=double)
cdef double result(State state, int seat) noexcept nogil
