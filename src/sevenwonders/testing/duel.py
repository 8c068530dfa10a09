"""Duel, prepared for the conformance kit."""

from sevenwonders.duel import RULES, Setup
from sevenwonders.duel.setup import MOST_BONUS
from sevenwonders.testing.kit import Subject

DUEL = Subject(
    RULES,
    (Setup(), Setup(beginners=True), Setup(first=1, bonus=3), Setup(beginners=True, first=1, bonus=MOST_BONUS)),
    coins=lambda state: list(state.coins),
    coin_signs={
        "duel/card-sold": 1,
        "duel/coins-gained": 1,
        "duel/trade-income": 1,
        "duel/coins-paid": -1,
        "duel/coins-lost": -1,
    },
)
