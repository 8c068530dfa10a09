cimport cython
from libc cimport math
from sevenwonders.ai.classic cimport cinputs as inputs
from sevenwonders.ai.classic.chain cimport Chain
from sevenwonders.ai.classic.search cimport Search
from sevenwonders.core cimport cvectors as vectors
from sevenwonders.core.rng cimport Rng

cdef int ROOM, WIDTH, OUTLOOK, MARGIN, PREFERENCE
cdef double MARGIN_WEIGHT


@cython.final
cdef class Lessons:
    cdef readonly Chain chain
    cdef public long long count
    cdef public double level
    cdef public double margin_loss
    cdef public int batch
    cdef readonly object sizes
    cdef readonly object bitmaps
    cdef readonly object shares
    cdef readonly object margins
    cdef readonly bint prefers
    cdef short *size
    cdef unsigned long long *words
    cdef float *share
    cdef float *margin
    cdef unsigned long long bitmap[32]
    cdef double share_slope[8]
    cdef double margin_slope[8]
    cdef double chance[8]

    cdef void point(self)
    @cython.locals(first=int, k=int, word=int)
    cpdef void begin(self, Search search) noexcept nogil
    @cython.locals(first=int, k=int, worth=double)
    cpdef void keep(self, Search search) noexcept nogil
    @cython.locals(changed=bint)
    cpdef bint teach(self, int lessons, double rate, Rng rng) noexcept nogil
    @cython.locals(first=int, size=int, share_level=double, margin_level=double, k=int, entry=int)
    cdef void learn(self, int number) noexcept nogil
    @cython.locals(first=int, size=int, highest=double, sum_=double, expected=double, k=int, entry=int)
    cdef void learn_preferences(self, int number) noexcept nogil
    cdef double worth(self, int position) noexcept nogil
    @cython.locals(word=int)
    cdef void judge(self, int position) noexcept nogil
    @cython.locals(lost=double, kept=int, number=int)
    cpdef double lost(self) noexcept nogil
    @cython.locals(best=double, highest=double, chosen=double, k=int, opinion=double, worth=double)
    cdef double lost_in(self, int number) noexcept nogil
