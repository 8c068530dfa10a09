"""7 Wonders, prepared for the conformance kit."""

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.cards import BOARD_IDS
from sevenwonders.testing.kit import Subject

CLASSIC = Subject(
    RULES,
    (
        Setup(),
        Setup(players=4, sides="random"),
        Setup(players=5, boards=("halikarnassos", "babylon", "olympia", "gizah", "ephesos"), sides="night"),
        Setup(players=6, sides="day"),
        Setup(players=7, boards=BOARD_IDS),
    ),
    coins=lambda state: list(state.coins)[: state.players],
    coin_signs={
        "classic/card-sold": 1,
        "classic/coins-gained": 1,
        "classic/trade-income": 1,
        "classic/coins-paid": -1,
    },
)
