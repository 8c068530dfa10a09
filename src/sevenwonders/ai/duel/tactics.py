# cython: boundscheck=False, wraparound=False
"""Tactical one-ply lookahead.

The value network is least accurate in the middle of a turn (pending choices, extra turns) and near a sudden win. This
module evaluates a move by the position at the end of the turn, bounds it by the opponent's probability of an immediate
military or scientific win, and solves the last `LATE` cards of Age III exactly.
"""

from array import array
from typing import Final

from sevenwonders.ai.duel.endgame import Endgame
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.network import Network
from sevenwonders.core import arrays, bits
from sevenwonders.core.checks import check_seat, check_state
from sevenwonders.duel import ids, nature, price, rules, state_pool
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

DEEPEST = 24  # consecutive turns of one player with their follow-up choices and chance events
MOST_NODES = 500  # search budget; unexplored lines count as probability 0
LATE = 6  # cards left in Age III from which positions are solved
SOLVED = 4_000  # node budget of the exact solver
SURE = 0.998  # above this win probability, or below 1 - this, the network's value is used unchanged
PROMISING = 0.25  # moves within this distance of the best are evaluated to the end of the turn
_WONDERS: Final = range(ids.CARDS, ids.CARDS + ids.WONDERS)  # as things


class SuddenWinSolver:
    """Computes a seat's probability of a military or scientific win before the opponent moves again."""

    def __init__(self) -> None:
        self.state = State()
        self.choices = Choices()
        self.seat = 0
        self.nodes = 0
        self.positions = state_pool.make(DEEPEST)
        self.moves = array("i", bytes(4 * DEEPEST * ids.MOST_MOVES))
        self.most_shields = [_most_shields(age) for age in range(ids.AGES + 1)]  # of a card of an age or before it
        self.wonder_shields = max(TABLES.shields[thing] for thing in _WONDERS)
        self.extra_turns = sum(1 << thing - ids.CARDS for thing in _WONDERS if TABLES.extra_turn[thing])

    def chance_of(self, state: State, seat: int) -> float:
        """Return the win probability of a seat, with checked arguments."""
        return self.chance(check_state(state, State, "duel"), check_seat(seat, ids.SEATS))

    def chance(self, state: State, seat: int) -> float:
        """Return the win probability of a seat that plays only for a sudden win; pending reveals are averaged.

        Cards revealed by the seat's own moves are ignored, so this is a lower bound.
        """
        if not self.is_near(state, seat):
            return 0.0
        self.seat = seat
        self.nodes = 0
        self.state.copy_from(state)
        return self.probability(0)

    def probability(self, depth: int) -> float:
        """Return the probability in the current position, averaged over pending reveals."""
        return self.mean_over_draws(depth) if self.state.question() == ids.REVEAL else self.below(depth)

    def mean_over_draws(self, depth: int) -> float:
        """Return the mean probability over the outcomes of the pending chance event."""
        count = nature.outcome_count(self.state)
        total = 0.0
        state_pool.save(self.positions, depth, self.state)
        for n in range(count):
            if n:
                state_pool.load(self.positions, depth, self.state)
            nature.settle(self.state, n)
            total += self.probability(depth + 1)
        return total / count

    def below(self, depth: int) -> float:
        """Return the probability where no card is to be revealed."""
        self.nodes += 1
        question = self.state.question()
        if question == ids.OVER:
            return 1.0 if self.state.winner == self.seat and self.state.reason != ids.CIVILIAN else 0.0
        if self.nodes > MOST_NODES or depth == DEEPEST or not self.is_near(self.state, self.seat):
            return 0.0
        if question == ids.SHOW:
            return self.mean_over_draws(depth)
        return self.highest(depth) if question >= ids.FIRST_ASK else 0.0

    def is_near(self, state: State, seat: int) -> bool:
        """Return whether a sudden win is possible, by upper bounds on shields and symbols."""
        if state.active != seat or state.age == 0:
            return False
        turns = self.most_turns(state, seat)
        shields = self.most_shields[state.age]
        if turns > 1 or state.progress[seat] & TABLES.extra_shields_tokens[ids.RED]:
            shields += TABLES.extra_shields[ids.RED]
        if shields < self.wonder_shields:
            shields = self.wonder_shields
        lead = state.pawn if seat == 0 else -state.pawn
        return (
            lead + turns * shields >= TABLES.capital
            or bits.count(state.symbols[seat]) + turns * ids.MOST_NEW_SYMBOLS >= TABLES.symbols_to_win
        )

    def most_turns(self, state: State, seat: int) -> int:
        """Return an upper bound of the consecutive turns of a seat, including this one."""
        if state.again == 0 and not price.payable_wonders(state, seat) & self.extending(state, seat):
            return 1
        return 1 + state.again + bits.count(self.extending(state, seat))

    def extending(self, state: State, seat: int) -> int:
        """Return the unbuilt wonders with an extra turn for a seat."""
        if state.progress[seat] & TABLES.extra_turn_tokens:
            return state.wonders[seat]
        return state.wonders[seat] & self.extra_turns

    def highest(self, depth: int) -> float:
        """Return the probability after the best move."""
        count = self.list_moves(depth)
        best = 0.0
        state_pool.save(self.positions, depth, self.state)
        for n in range(count):
            if n:
                state_pool.load(self.positions, depth, self.state)
            rules.apply(self.state, self.moves[depth * ids.MOST_MOVES + n])
            chance = self.below(depth + 1)
            if chance > best:
                best = chance
                if best >= 1.0:
                    break
        return best

    def list_moves(self, depth: int) -> int:
        """List the moves of this depth that may win or give an extra turn; return their number."""
        self.choices.fill(self.state)
        count = 0
        for n in range(self.choices.count):
            move = self.choices.nth(n)
            if self.may_help(move):
                self.moves[depth * ids.MOST_MOVES + count] = move
                count += 1
        return count

    def may_help(self, move: int) -> bool:
        """Return whether a move may win, or give an extra turn or a choice that may win."""
        if move < ids.SELL_0:
            thing = self.state.slot[move - ids.BUILD_0]
        elif move < ids.RAISE_0:
            return False
        elif move < ids.DRAFT_0:
            thing = ids.CARDS + (move - ids.RAISE_0) // ids.SLOTS
            if TABLES.library[thing] or TABLES.revive[thing]:
                return True
            if self.extending(self.state, self.seat) >> (thing - ids.CARDS) & 1:
                return True
        else:
            return True
        return TABLES.shields[thing] != 0 or TABLES.symbol[thing] != ids.NOTHING


class TacticalEvaluator(NetworkEvaluator):
    """A network evaluator that chooses moves with tactical lookahead."""

    def __init__(self, network: Network, seed: int = 0) -> None:
        super().__init__(network, seed)
        self.rush = SuddenWinSolver()
        self.endgame = Endgame(SOLVED)
        self.trial = State()
        self.answers = Choices()
        self.answer_row = arrays.floats(ids.MOST_MOVES)
        self.bounded = arrays.ints(ids.MOST_MOVES)

    def best(self, state: State, choices: Choices) -> int:
        """Return the number of the best move; of equal ones the first."""
        self.afterstates(state, choices, self.row)
        n = self.highest(choices.count)
        if state.age == 0 or choices.count == 1 or self.row[n] > SURE or self.row[n] < 1.0 - SURE:
            return n
        if state.age == 3 and bits.count(state.present) <= LATE:
            n = self.solved(state, choices)
            if n != ids.NOTHING:
                return n
        self.finish(state, choices)
        return self.safest(state, choices)

    def finish(self, state: State, choices: Choices) -> None:
        """Value a move that leaves the seat to move by its best follow-up move."""
        floor = self.row[self.highest(choices.count)] - PROMISING
        for n in range(choices.count):
            if self.row[n] < floor:
                continue
            self.trial.copy_from(state)
            rules.apply(self.trial, choices.nth(n))
            if self.trial.active == state.active and self.trial.question() >= ids.FIRST_ASK:
                self.row[n] = self.best_answer()

    def best_answer(self) -> float:
        """Return the value of the best follow-up move."""
        self.answers.fill(self.trial)
        self.afterstates(self.trial, self.answers, self.answer_row)
        best = self.answer_row[0]
        for n in range(1, self.answers.count):
            if self.answer_row[n] > best:
                best = self.answer_row[n]
        return best

    def safest(self, state: State, choices: Choices) -> int:
        """Return the number of the best move after bounding the candidates by the opponent's sudden wins."""
        for n in range(choices.count):
            self.bounded[n] = 0
        n = self.highest(choices.count)
        while self.bounded[n] == 0:
            self.bound(state, choices.nth(n), n)
            n = self.highest(choices.count)
        return n

    def solved(self, state: State, choices: Choices) -> int:
        """Return the number of the best move if it is solved and not lost, else NOTHING."""
        count = choices.count
        for n in range(count):
            self.bounded[n] = n
        # Sorted by network value: more cutoffs, and ties go to the higher value.
        for n in range(1, count):
            i = n
            while i and self.row[self.bounded[i]] > self.row[self.bounded[i - 1]]:
                other = self.bounded[i]
                self.bounded[i] = self.bounded[i - 1]
                self.bounded[i - 1] = other
                i -= 1
        for n in range(count):
            self.endgame.order[n] = choices.nth(self.bounded[n])
        n = self.endgame.foremost(state, count)
        if n == ids.NOTHING or self.endgame.worth <= 0.0:
            return ids.NOTHING
        self.row[self.bounded[n]] = self.endgame.worth
        return self.bounded[n]

    def bound(self, state: State, move: int, n: int) -> None:
        """Limit the value of a move to the probability that the opponent has no immediate win."""
        self.bounded[n] = 1
        self.trial.copy_from(state)
        rules.apply(self.trial, move)
        if self.trial.winner == ids.NOTHING and self.trial.active != state.active:
            rest = 1.0 - self.rush.chance(self.trial, 1 - state.active)
            if rest < self.row[n]:
                self.row[n] = rest

    def highest(self, count: int) -> int:
        """Return the number of the move with the highest value."""
        found = 0
        for n in range(1, count):
            if self.row[n] > self.row[found]:
                found = n
        return found


def _most_shields(age: int) -> int:
    return max((TABLES.shields[card] for card in range(TABLES.deck_start[age])), default=0)
