cimport cython
from libc cimport math
from sevenwonders.ai.duel cimport evaluator as judging
from sevenwonders.ai.duel.evaluator cimport Evaluator
from sevenwonders.ai.tree cimport Tree
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport cstash as stash
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int LONGEST_PATH, ROOT_SHARE, FRESH, ASKED, DRAWN, CLOSED, OUTLOOK
cdef double SURE


@cython.final
cdef class Search(Tree):
    cdef float[::1] prior
    cdef signed char[::1] kind
    cdef signed char[::1] proven
    cdef int[::1] place
    cdef double[::1] held
    cdef int[::1] owner
    cdef readonly int places
    cdef int place_room
    cdef unsigned char[::1] positions
    cdef Evaluator evaluator
    cdef Rng rng
    cdef double exploration
    cdef double temperature
    cdef State state
    cdef State trial
    cdef Choices choices
    cdef double row[73]
    cdef double weights[73]
    cdef double outlook[7]
    cdef readonly int seat
    cdef int idle

    @cython.locals(best=int, most=int, place=int)
    cdef int found(self, State state) noexcept nogil
    @cython.locals(size=int, old=int, child=int, node=int)
    cdef void forget(self, int root, int[::1] moved) noexcept nogil
    cdef void transfer(self, int old, int new) noexcept nogil
    @cython.locals(kept=int, place=int, old=int)
    cdef void forget_places(self, int root, int[::1] moved) noexcept nogil
    @cython.locals(before=int)
    cpdef void grow(self, int simulations) except *
    @cython.locals(node=int)
    cdef void simulate(self) noexcept nogil
    cdef int enter(self, int node) noexcept nogil
    cdef double promise(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int pick(self, int node) noexcept nogil
    @cython.locals(scale=double, best=int, highest=double, child=int, tries=double, worth=double)
    cdef int best_move(self, int node, int seat) noexcept nogil
    @cython.locals(count=int, least=int, child=int)
    cdef int neglected(self) noexcept nogil
    @cython.locals(best=int, child=int)
    cdef int least_seen(self, int node) noexcept nogil
    @cython.locals(question=int, count=int)
    cdef void look(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void arrive(self) noexcept nogil
    @cython.locals(start=int, n=int)
    cdef void spread(self, int node, int count) noexcept nogil
    @cython.locals(seat=int, best=double, n=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(best=double, n=int, total=double)
    cdef double weigh(self, int count) noexcept nogil
    cdef void clear(self, int node, int key, double value) noexcept nogil
    cdef void keep(self, int node) noexcept nogil
    @cython.locals(child=int, n=int)
    cdef void find_victory(self, int node, int seat) noexcept nogil
    cdef void revisit(self, int node) noexcept nogil
    @cython.locals(i=int, node=int, child=int)
    cdef void mend(self) noexcept nogil
    @cython.locals(total=double, count=int, child=int)
    cdef double mean_outcome(self, int node) noexcept nogil
    @cython.locals(seat=int)
    cdef void conclude(self, int node, int child) noexcept nogil
    @cython.locals(child=int)
    cdef bint all_proven(self, int node) noexcept nogil
    cdef void prove(self, int node, double exact) noexcept nogil
    @cython.locals(mean=double)
    cdef double worth(self, int node) noexcept nogil
    @cython.locals(best=int, child=int)
    cdef int expected(self, int node) noexcept nogil
    @cython.locals(entry=int, total=double, child=int)
    cdef void gather(self, int node, double weight, int least) noexcept nogil
    cdef void gather_child(self, int child, double weight, int least) noexcept nogil
    @cython.locals(total=double, child=int)
    cdef double total_share(self, int node) noexcept nogil
    cdef double share(self, int node, int child) noexcept nogil
