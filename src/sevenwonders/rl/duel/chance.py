"""Chance nodes of Duel: each draw split into single tokens, wonders, slots and cards with probabilities.

>>> from sevenwonders.duel.ruleset import RULES
>>> chance = DuelChance(RULES.new(RULES.setup()))
>>> chance.outcomes()[0]
(0, 0.1)
>>> for token in (3, 1, 4, 0, 5):
...     chance.draw(token)
>>> chance.state.question() == ids.OFFER
True
"""

from sevenwonders.core.sets import members
from sevenwonders.duel import ids, rules
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

Outcomes = list[tuple[int, float]]


class DuelChance:
    """A position and the outcomes drawn so far of its pending chance event."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.picked = 0  # bit set of tokens, wonders, or slots of guilds
        self.slots: list[int] = []  # slots still to be revealed in the current deal

    def __deepcopy__(self, memo: object) -> "DuelChance":
        twin = DuelChance(self.state.copy())
        twin.picked, twin.slots = self.picked, self.slots.copy()
        return twin

    def draw(self, outcome: int) -> None:
        """Apply one outcome; the last one of a chance event advances the position."""
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

    def move(self, seat: int, move: int) -> None:  # noqa: ARG002 - the signature of both games
        """Play a legal move of the active seat."""
        rules.apply(self.state, move)
        if self.state.question() == ids.DEAL and self._wanted() == 0:
            self._begin_deal()

    def is_pending(self) -> bool:
        """Return whether a chance event is pending, so that `outcomes` is not empty."""
        return bool(self.slots) or self.state.question() < ids.FIRST_ASK

    def outcomes(self) -> Outcomes:
        """Return the equally likely outcomes of the next draw; empty at a decision."""
        if self.slots:
            return _even(self._faces(self.slots[0]))
        question = self.state.question()
        if question >= ids.FIRST_ASK:
            return []
        if question == ids.REVEAL:
            return _even(self._faces(rules.hidden_slot(self.state)))
        return _even(members(self._pool(question) & ~self.picked))

    def text(self, outcome: int) -> str:
        """Return the text of an outcome of the next draw."""
        question = self.state.question()
        if self.slots or question == ids.REVEAL:
            return CARD_IDS[outcome]
        if question == ids.DEAL:
            return f"guild in slot {outcome}"
        return WONDER_IDS[outcome] if question == ids.OFFER else TOKEN_IDS[outcome]

    def drawn(self) -> str:
        """Return the partial draw as a suffix of the position text; empty between chance events."""
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
    share = 1 / len(numbers)
    return [(number, share) for number in numbers]
