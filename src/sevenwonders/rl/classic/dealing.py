"""7 Wonders with every draw taken apart: a board, a side, a guild or a card at a time, each with its probability.

>>> from sevenwonders.classic.ruleset import RULES
>>> dealing = Dealing(RULES.new(RULES.setup(3, {"sides": "day"})))
>>> [round(probability, 3) for _, probability in dealing.outcomes()][:2]
[0.143, 0.143]
>>> for board in (3, 1, 4):
...     dealing.draw(board)
>>> dealing.state.question() == ids.DEAL, dealing.text(dealing.outcomes()[0][0])
(True, 'clay_pit')
"""

from collections import Counter

from sevenwonders.classic import ids, piles, rules
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS, SIDES
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES

Outcomes = list[tuple[int, float]]


class Dealing:
    """A position, and what has been drawn so far of the draw that is owed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.guilds: list[int] = []  # drawn for the deck of the last age
        self.dealt: list[int] = []  # cards, seven to the first seat, seven to the next …

    def __deepcopy__(self, memo: object) -> "Dealing":
        twin = Dealing(self.state.copy())
        twin.guilds, twin.dealt = self.guilds.copy(), self.dealt.copy()
        return twin

    def draw(self, outcome: int) -> None:
        """Let the next draw have an outcome; the question is answered when that was the last."""
        if self.state.question() == ids.LAY_BOARDS:
            self._lay(outcome)
        elif self._guilds_owed():
            self.guilds.append(outcome)
        else:
            self.dealt.append(outcome)
            if len(self.dealt) == self.state.players * ids.HAND:
                self._deal()

    def move(self, seat: int, move: int) -> None:
        """Let a seat that is asked make a legal move."""
        rules.apply(self.state, seat, move)

    def outcomes(self) -> Outcomes:
        """Return what may be drawn next; nothing if nature owes nothing."""
        question = self.state.question()
        if question >= ids.FIRST_ASK:
            return []
        if question == ids.LAY_BOARDS:
            return self._even(self._boards())
        if self._guilds_owed():
            return self._even([card for card in range(ids.GUILD_0, ids.CARDS) if card not in self.guilds])
        deck = self._deck()
        total = sum(deck.values())
        return [(card, deck[card] / total) for card in sorted(deck)]

    def text(self, outcome: int) -> str:
        """Return an outcome of the next draw in words."""
        if self.state.question() != ids.LAY_BOARDS:
            return CARD_IDS[outcome]
        return SIDES[outcome] if self._side_owed() else BOARD_IDS[outcome]

    def drawn(self) -> str:
        """Return what has been drawn of a draw under way, as the end of a line; empty between draws."""
        return f" guilds {self.guilds} dealt {self.dealt}" if self.guilds or self.dealt else ""

    def _even(self, numbers: list[int]) -> Outcomes:
        return [(number, 1 / len(numbers)) for number in numbers]

    # ---- boards

    def _side_owed(self) -> bool:
        """Return whether the seat that got its board last still needs a side from chance."""
        seat = self._seat() - 1
        return self.state.subject() == ids.RANDOM_SIDES and seat >= 0 and self.state.side[seat] == ids.NOTHING

    def _seat(self) -> int:
        """Return the first seat that has no board."""
        boards = list(self.state.board)[: self.state.players]
        return boards.index(ids.NOTHING) if ids.NOTHING in boards else self.state.players

    def _boards(self) -> list[int]:
        if self._side_owed():
            return list(range(ids.SIDES))
        return [board for board in range(ids.BOARDS) if board not in list(self.state.board)]

    def _lay(self, outcome: int) -> None:
        rule = self.state.subject()
        if self._side_owed():
            self._turn(self._seat() - 1, outcome)
        else:
            seat = self._seat()
            rules.lay_board(self.state, seat, outcome)
            if rule in (ids.ALL_DAY, ids.ALL_NIGHT):
                self._turn(seat, rule)
        if self._seat() == self.state.players and not self._side_owed():
            rules.boards_laid(self.state)

    def _turn(self, seat: int, side: int) -> None:
        sides = list(self.state.side)
        sides[seat] = side
        self.state.side = sides

    # ---- cards

    def _guilds_owed(self) -> bool:
        wanted = self.state.players + TABLES.guilds_above_players
        return self.state.age == ids.AGES - 1 and len(self.guilds) < wanted

    def _deck(self) -> Counter[int]:
        """Return how many copies of each card are left to be dealt."""
        size = TABLES.deck_size[self.state.players][self.state.age]
        deck = Counter(list(TABLES.deck[self.state.players][self.state.age])[:size])
        deck.update(self.guilds)
        deck.subtract(self.dealt)
        return +deck

    def _deal(self) -> None:
        hands = [
            sum(map(piles.one, self.dealt[start : start + ids.HAND])) for start in range(0, len(self.dealt), ids.HAND)
        ]
        self.state.hand = hands + [0] * (ids.MOST_SEATS - len(hands))
        self.guilds, self.dealt = [], []
        rules.begin_age(self.state)
