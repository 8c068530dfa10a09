cimport cython
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State

cdef int LONGEST, OUTCOMES, BINS, MOST_EXTRA


@cython.final
cdef class Explorer:
    cdef NetworkEvaluator evaluator
    cdef State start
    cdef State state
    cdef Choices choices
    cdef Rng rng
    cdef readonly long long games
    cdef readonly long long wins[4][3]
    cdef readonly long long owned[12][2]
    cdef readonly long long built[12][2]
    cdef readonly long long pairs[144][2]
    cdef readonly long long picked[96][2]
    cdef readonly long long tokens[10][2]
    cdef readonly long long openings[146][2]
    cdef readonly long long extra[17][2]
    cdef readonly long long said[560][2]
    cdef readonly double sums[560]
    cdef int length
    cdef double guess[160][7]
    cdef int mover[160]
    cdef int age[160]
    cdef int place[12]
    cdef int holder[12]
    cdef int first_card
    cdef int first_use
    cdef int turns[2]
    cdef int last_turn

    cpdef void play(self, long long games)
    @cython.locals(wonder=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(n=int, move=int, entry=int)
    cdef void move(self) noexcept nogil
    cdef void note(self, int move) noexcept nogil
    @cython.locals(seat=int)
    cdef void count_game(self) noexcept nogil
    cdef int halves(self, int seat) noexcept nogil
    @cython.locals(had=int, wonder=int, other=int, token=int, more=int)
    cdef void count_seat(self, int seat, int halves) noexcept nogil
    @cython.locals(at=int, came=int, entry=int, said=double, place=int)
    cdef void count_guesses(self) noexcept nogil
