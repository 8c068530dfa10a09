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

from sevenwonders.core.bits import members
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
        self.dealt: dict[int, int] = {}  # slot -> card of the faces drawn for the current deal

    def __deepcopy__(self, memo: object) -> "DuelChance":
        twin = DuelChance(self.state)
        twin.picked, twin.dealt = self.picked, self.dealt.copy()
        return twin

    def draw(self, outcome: int) -> None:
        """Apply one outcome; the last one of a chance event advances the position."""
        question = self.state.question()
        if question == ids.REVEAL:
            self.state = rules.after_reveal(self.state, outcome)
        elif question == ids.DEAL and not self._is_guild_next():
            self.dealt[self._slots()[0]] = outcome
            if not self._slots():
                self._deal()
        else:
            self.picked |= 1 << outcome
            if question != ids.DEAL and self.picked.bit_count() == rules.draw_count(self.state):
                self.state, self.picked = rules.after_choice(self.state, self.picked), 0

    def move(self, seat: int, move: int) -> None:  # noqa: ARG002 - the signature of both games
        """Play a legal move of the active seat."""
        self.state = rules.after_move(self.state, move)

    def is_pending(self) -> bool:
        """Return whether a chance event is pending, so that `outcomes` is not empty."""
        return self.state.question() < ids.FIRST_ASK

    def outcomes(self) -> Outcomes:
        """Return the equally likely outcomes of the next draw; empty at a decision."""
        question = self.state.question()
        if question >= ids.FIRST_ASK:
            return []
        if question == ids.REVEAL:
            return _even(self._faces(rules.back_of(self.state, rules.hidden_slot(self.state))))
        if question != ids.DEAL:
            return _even(members(rules.draw_pool(self.state) & ~self.picked))
        if self._is_guild_next():
            return _even(members(((1 << ids.SLOTS) - 1) & ~self.picked))
        return _even(self._faces(self._back(self._slots()[0])))

    def text(self, outcome: int) -> str:
        """Return the text of an outcome of the next draw."""
        question = self.state.question()
        if question == ids.REVEAL:
            return CARD_IDS[outcome]
        if question == ids.DEAL:
            return f"guild in slot {outcome}" if self._is_guild_next() else CARD_IDS[outcome]
        return WONDER_IDS[outcome] if question == ids.OFFER else TOKEN_IDS[outcome]

    def drawn(self) -> str:
        """Return the partial draw as a suffix of the position text; empty between chance events."""
        parts = f" drawn {self.picked}" if self.picked else ""
        return f"{parts} dealt {sorted(self.dealt.items())}" if self.dealt else parts

    def _faces(self, back: int) -> list[int]:
        """Return the unseen cards with a back that the current deal has not drawn."""
        cards = (TABLES.deck_start[back] + card for card in members(self.state.unseen[back]))
        return [card for card in cards if card not in self.dealt.values()]

    # ---- the deal of an age: the slots of the guilds, then the faces of the slots that show one

    def _is_guild_next(self) -> bool:
        wanted = TABLES.guilds if self.state.age == ids.AGES - 1 else 0
        return self.picked.bit_count() < wanted

    def _slots(self) -> list[int]:
        """Return the slots whose face is not drawn yet."""
        return [slot for slot in members(TABLES.face_up[self.state.age + 1]) if slot not in self.dealt]

    def _back(self, slot: int) -> int:
        return ids.GUILD_BACK if self.picked >> slot & 1 else self.state.age

    def _deal(self) -> None:
        cards = [self.dealt.get(slot, ids.NOTHING) for slot in range(ids.SLOTS)]
        self.state = rules.after_deal(self.state, self.picked, cards)
        self.picked, self.dealt = 0, {}


def _even(numbers: list[int]) -> Outcomes:
    share = 1 / len(numbers)
    return [(number, share) for number in numbers]
