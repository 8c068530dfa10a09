"""Chance nodes of 7 Wonders: each draw split into single boards, sides, guilds and cards with probabilities.

>>> from sevenwonders.classic.ruleset import RULES
>>> chance = ClassicChance(RULES.new(RULES.setup(3, {"sides": "day"})))
>>> [round(probability, 3) for _, probability in chance.outcomes()][:2]
[0.143, 0.143]
>>> for board in (3, 1, 4):
...     chance.draw(board)
>>> chance.state.question() == ids.DEAL, chance.text(chance.outcomes()[0][0])
(True, 'clay_pit')
"""

from collections import Counter

from sevenwonders.classic import ids, piles, rules
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS, SIDES
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES

Outcomes = list[tuple[int, float]]


class ClassicChance:
    """A position and the outcomes drawn so far of its pending chance event."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.boards: list[int] = []  # drawn for the seats without a board
        self.sides: list[int] = []
        self.guilds: list[int] = []  # drawn for the deck of the last age
        self.dealt: list[int] = []  # cards, seven to the first seat, seven to the next …

    def __deepcopy__(self, memo: object) -> "ClassicChance":
        twin = ClassicChance(self.state)
        twin.boards, twin.sides = self.boards.copy(), self.sides.copy()
        twin.guilds, twin.dealt = self.guilds.copy(), self.dealt.copy()
        return twin

    def draw(self, outcome: int) -> None:
        """Apply one outcome; the last one of a chance event advances the position."""
        if self.state.question() == ids.LAY_BOARDS:
            self._lay(outcome)
        elif self._is_guild_next():
            self.guilds.append(outcome)
        else:
            self.dealt.append(outcome)
            if len(self.dealt) == self.state.players * ids.HAND:
                self._deal()

    def move(self, seat: int, move: int) -> None:
        """Play a legal move of an active seat."""
        self.state = rules.after_move(self.state, seat, move)

    def is_pending(self) -> bool:
        """Return whether a chance event is pending, so that `outcomes` is not empty."""
        return self.state.question() < ids.FIRST_ASK

    def outcomes(self) -> Outcomes:
        """Return the outcomes of the next draw with probabilities; empty at a decision."""
        question = self.state.question()
        if question >= ids.FIRST_ASK:
            return []
        if question == ids.LAY_BOARDS:
            return self._even(self._boards())
        if self._is_guild_next():
            return self._even([card for card in range(ids.GUILD_0, ids.CARDS) if card not in self.guilds])
        deck = self._deck()
        total = sum(deck.values())
        return [(card, deck[card] / total) for card in sorted(deck)]

    def text(self, outcome: int) -> str:
        """Return the text of an outcome of the next draw."""
        if self.state.question() != ids.LAY_BOARDS:
            return CARD_IDS[outcome]
        return SIDES[outcome] if self._is_side_next() else BOARD_IDS[outcome]

    def drawn(self) -> str:
        """Return the partial draw as a suffix of the position text; empty between chance events."""
        if self.boards:
            return f" boards {self.boards} sides {self.sides}"
        return f" guilds {self.guilds} dealt {self.dealt}" if self.guilds or self.dealt else ""

    def _even(self, numbers: list[int]) -> Outcomes:
        share = 1 / len(numbers)
        return [(number, share) for number in numbers]

    # ---- boards

    def _is_side_next(self) -> bool:
        """Return whether the side of the last dealt board is drawn next."""
        laid = len(self._laid())
        return self.state.subject() == ids.RANDOM_SIDES and len(self.sides) < laid

    def _laid(self) -> list[int]:
        """Return the boards of the first seats: those of the position and those drawn."""
        fixed = [board for board in self.state.board[: self.state.players] if board != ids.NOTHING]
        return fixed + self.boards

    def _boards(self) -> list[int]:
        if self._is_side_next():
            return list(range(ids.SIDES))
        return [board for board in range(ids.BOARDS) if board not in self._laid()]

    def _lay(self, outcome: int) -> None:
        rule, players = self.state.subject(), self.state.players
        if self._is_side_next():
            self.sides.append(outcome)
        else:
            self.boards.append(outcome)
        boards = self._laid()
        if len(boards) == players and not self._is_side_next():
            fixed = ids.NOTHING if rule == ids.CHOSEN_SIDES else rule
            sides = self.sides if rule == ids.RANDOM_SIDES else [fixed] * players
            self.state = rules.after_boards(self.state, boards, sides)
            self.boards, self.sides = [], []

    # ---- cards

    def _is_guild_next(self) -> bool:
        wanted = self.state.players + TABLES.guilds_above_players
        return self.state.age == ids.AGES - 1 and len(self.guilds) < wanted

    def _deck(self) -> Counter[int]:
        """Return the number of copies of each card still to be dealt."""
        size = TABLES.deck_size[self.state.players][self.state.age]
        deck = Counter(list(TABLES.deck[self.state.players][self.state.age])[:size])
        deck.update(self.guilds)
        deck.subtract(self.dealt)
        return +deck

    def _deal(self) -> None:
        hands = [
            sum(map(piles.one, self.dealt[start : start + ids.HAND])) for start in range(0, len(self.dealt), ids.HAND)
        ]
        self.state = rules.after_deal(self.state, hands)
        self.guilds, self.dealt = [], []
