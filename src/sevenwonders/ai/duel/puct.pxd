cimport cython
from libc cimport math
from sevenwonders.ai.duel cimport evaluator as judging
from sevenwonders.ai.duel.evaluator cimport Evaluator
from sevenwonders.ai.tree cimport Tree
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport cstate_pool as state_pool
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int LONGEST_PATH, ROOT_SHARE, FRESH, ASKED, DRAWN, CLOSED
cdef double SURE


@cython.final
cdef class Search(Tree):
    cdef float[::1] prior
    cdef signed char[::1] kind
    cdef signed char[::1] proven
    cdef int[::1] position
    cdef double[::1] value_before
    cdef int[::1] owner
    cdef readonly int position_count
    cdef int position_capacity
    cdef unsigned char[::1] positions
    cdef Evaluator evaluator
    cdef Rng rng
    cdef double exploration
    cdef double temperature
    cdef State state
    cdef State trial
    cdef Choices choices
    cdef double row[ids.MOST_MOVES]
    cdef double weights[ids.MOST_MOVES]
    cdef double outcome_row[ids.OUTLOOK]
    cdef readonly int seat
    cdef int idle

    @cython.locals(best=int, most=int, place=int)
    cdef int find_node(self, State state) noexcept nogil
    @cython.locals(size=int, old=int, child=int, node=int)
    cdef void compact(self, int root, int[::1] moved) noexcept nogil
    cdef void move_node(self, int old, int new) noexcept nogil
    @cython.locals(kept=int, place=int, old=int)
    cdef void compact_positions(self, int root, int[::1] moved) noexcept nogil
    cdef void release_evaluator(self) except *
    @cython.locals(before=int)
    cpdef void grow(self, int simulations) except *
    @cython.locals(node=int)
    cdef void simulate(self) noexcept nogil
    cdef int descend_to(self, int node) noexcept nogil
    cdef double mean_value(self, int node) noexcept nogil
    @cython.locals(child=int)
    cdef int select_child(self, int node) noexcept nogil
    @cython.locals(scale=double, best=int, highest=double, child=int, tries=double, worth=double)
    cdef int select_move(self, int node, int seat) noexcept nogil
    @cython.locals(count=int, least=int, child=int)
    cdef int undervisited_root_move(self) noexcept nogil
    @cython.locals(best=int, child=int)
    cdef int least_visited_outcome(self, int node) noexcept nogil
    @cython.locals(question=int, count=int)
    cdef void visit_leaf(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void replay_path(self) noexcept nogil
    @cython.locals(start=int, n=int)
    cdef void expand_chance(self, int node, int count) noexcept nogil
    @cython.locals(seat=int, best=double, n=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(best=double, n=int, total=double)
    cdef double compute_priors(self, int count) noexcept nogil
    cdef void init_node(self, int node, int key, double value) noexcept nogil
    cdef void store_position(self, int node) noexcept nogil
    @cython.locals(child=int, n=int)
    cdef void prove_immediate_win(self, int node, int seat) noexcept nogil
    cdef void count_visit(self, int node) noexcept nogil
    @cython.locals(i=int, node=int, child=int)
    cdef void backup(self) noexcept nogil
    @cython.locals(total=double, count=int, child=int)
    cdef double mean_outcome(self, int node) noexcept nogil
    @cython.locals(seat=int)
    cdef void update_proof(self, int node, int child) noexcept nogil
    @cython.locals(child=int)
    cdef bint all_proven(self, int node) noexcept nogil
    cdef void set_proven(self, int node, double exact) noexcept nogil
    @cython.locals(mean=double)
    cdef double root_value(self, int node) noexcept nogil
    @cython.locals(best=int, child=int)
    cdef int principal_child(self, int node) noexcept nogil
    @cython.locals(entry=int, total=double, child=int)
    cdef void add_outcomes(self, int node, double weight, int least) noexcept nogil
    cdef void add_child_outcomes(self, int child, double weight, int least) noexcept nogil
    @cython.locals(total=double, child=int)
    cdef double total_weight(self, int node) noexcept nogil
    cdef double child_weight(self, int node, int child) noexcept nogil
