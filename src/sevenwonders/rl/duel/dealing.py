"""Duel with every draw taken apart: a token, a wonder, a slot or a card at a time, each with its probability.

>>> from sevenwonders.duel.ruleset import RULES
>>> dealing = Dealing(RULES.new(RULES.setup()))
>>> dealing.outcomes()[0]
(0, 0.1)
>>> for token in (3, 1, 4, 0, 5):
...     dealing.draw(token)
>>> dealing.state.question() == ids.OFFER
True
"""

from sevenwonders.core.sets import members
from sevenwonders.duel import ids, rules
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

Outcomes = list[tuple[int, float]]


class Dealing:
    """A position, and what has been drawn so far of the draw that is owed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.picked = 0  # a set: tokens, wonders, or slots for guilds
        self.slots: list[int] = []  # to be turned up in the deal that is under way

    def __deepcopy__(self, memo: object) -> "Dealing":
        twin = Dealing(self.state.copy())
        twin.picked, twin.slots = self.picked, self.slots.copy()
        return twin

    def draw(self, outcome: int) -> None:
        """Let the next draw have an outcome; the question is answered when that was the last."""
        question = self.state.question()
        if self.slots:
            self._turn_up(outcome)
        elif question == ids.REVEAL:
            rules.reveal(self.state, outcome)
        else:
            self.picked |= 1 << outcome
            if self.picked.bit_count() == self._wanted():
                self._settle(question)
        if self.state.question() == ids.DEAL and not self.slots and self._wanted() == 0:
            self._begin_deal()

    def move(self, seat: int, move: int) -> None:  # noqa: ARG002 - only one is asked
        """Let the seat that is asked make a legal move."""
        rules.apply(self.state, move)
        if self.state.question() == ids.DEAL and self._wanted() == 0:
            self._begin_deal()

    def outcomes(self) -> Outcomes:
        """Return what may be drawn next, all equally likely; nothing if nature owes nothing."""
        if self.slots:
            return _even(self._faces(self.slots[0]))
        question = self.state.question()
        if question >= ids.FIRST_ASK:
            return []
        if question == ids.REVEAL:
            return _even(self._faces(rules.hidden_slot(self.state)))
        return _even(members(self._pool(question) & ~self.picked))

    def text(self, outcome: int) -> str:
        """Return an outcome of the next draw in words."""
        question = self.state.question()
        if self.slots or question == ids.REVEAL:
            return CARD_IDS[outcome]
        if question == ids.DEAL:
            return f"guild in slot {outcome}"
        return WONDER_IDS[outcome] if question == ids.OFFER else TOKEN_IDS[outcome]

    def drawn(self) -> str:
        """Return what has been drawn of a draw under way, as the end of a line; empty between draws."""
        return f" drawn {self.picked}" if self.picked else f" to turn up {self.slots}" if self.slots else ""

    def _faces(self, slot: int) -> list[int]:
        back = rules.back_of(self.state, slot)
        return [TABLES.deck_start[back] + card for card in members(self.state.unseen[back])]

    def _pool(self, question: int) -> int:
        if question == ids.LAY_TOKENS:
            return (1 << ids.TOKENS) - 1
        if question == ids.OFFER:
            return self.state.wonder_pool
        return self.state.box if question == ids.SHOW else (1 << ids.SLOTS) - 1

    def _wanted(self) -> int:
        question = self.state.question()
        if question == ids.LAY_TOKENS:
            return TABLES.board_size
        if question == ids.OFFER:
            return TABLES.offer_size
        if question == ids.SHOW:
            return rules.shown_count(self.state)
        return TABLES.guilds if self.state.age == 2 else 0

    def _settle(self, question: int) -> None:
        picked, self.picked = self.picked, 0
        if question == ids.LAY_TOKENS:
            rules.lay_tokens(self.state, picked)
        elif question == ids.OFFER:
            rules.offer(self.state, picked)
        elif question == ids.SHOW:
            rules.show(self.state, picked)
        else:
            self._begin_deal(picked)

    def _begin_deal(self, guilds: int = 0) -> None:
        rules.begin_deal(self.state, guilds)
        self.slots = members(TABLES.face_up[self.state.age])

    def _turn_up(self, card: int) -> None:
        rules.turn_up(self.state, self.slots.pop(0), card)
        if not self.slots:
            rules.end_deal(self.state)


def _even(numbers: list[int]) -> Outcomes:
    return [(number, 1 / len(numbers)) for number in numbers]
