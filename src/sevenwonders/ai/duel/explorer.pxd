cimport cython
from sevenwonders.ai.duel cimport csizes as sizes
from sevenwonders.ai.duel.network_evaluator cimport NetworkEvaluator
from sevenwonders.core.rng cimport Rng
from sevenwonders.duel cimport cids as ids
from sevenwonders.duel cimport nature, rules
from sevenwonders.duel.rules cimport Choices
from sevenwonders.duel.state cimport State


@cython.final
cdef class Explorer:
    cdef NetworkEvaluator evaluator
    cdef State start
    cdef State state
    cdef Choices choices
    cdef Rng rng
    cdef readonly long long games
    cdef readonly long long wins[ids.REASON_COUNT][ids.RESULTS]
    cdef readonly long long owned[ids.WONDERS][2]
    cdef readonly long long built[ids.WONDERS][2]
    cdef readonly long long pairs[ids.WONDERS * ids.WONDERS][2]
    cdef readonly long long picked[ids.WONDERS * ids.DRAFTED][2]
    cdef readonly long long tokens[ids.TOKENS][2]
    cdef readonly long long openings[2 * ids.CARDS][2]
    cdef readonly long long extra[sizes.EXTRA_LEADS][2]
    cdef readonly long long predicted[sizes.CALIBRATION_ROWS][2]
    cdef readonly double sums[sizes.CALIBRATION_ROWS]
    cdef int length
    cdef double guess[ids.MOST_DECISIONS][ids.OUTLOOK]
    cdef int mover[ids.MOST_DECISIONS]
    cdef int age[ids.MOST_DECISIONS]
    cdef int place[ids.WONDERS]
    cdef int holder[ids.WONDERS]
    cdef int first_card
    cdef int first_use
    cdef int turns[ids.SEATS]
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
    @cython.locals(at=int, came=int, entry=int, predicted=double, place=int)
    cdef void count_guesses(self) noexcept nogil
