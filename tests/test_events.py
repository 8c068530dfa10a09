"""Every event is declared, with the names and kinds of its arguments, and every declared event happens."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.effort import effort

from sevenwonders.classic import cards as classic_cards
from sevenwonders.classic import events as classic_events
from sevenwonders.classic import record as classic_record
from sevenwonders.classic.game import Setup as ClassicSetup
from sevenwonders.core.kinds import Declared, fits
from sevenwonders.core.protocol import Event
from sevenwonders.core.rng import Rng
from sevenwonders.duel import cards, events, record
from sevenwonders.duel.game import Setup

GOLDEN = Path(__file__).parent / "golden"
GAMES = effort(quick=3, default=12, deep=200)


def duel_events() -> Iterable[Event]:
    golden = [record.parse_record(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("duel/*.7wd"))]
    played = [record.random_game(Setup(beginners=seed % 2 == 0), Rng(seed)) for seed in range(GAMES)]
    return (event for game in golden + played for moment in record.replay(game) for event in moment.events)


def classic_game_events() -> Iterable[Event]:
    golden = [classic_record.parse_record(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("classic/*.7w"))]
    played = [classic_record.random_game(ClassicSetup(3 + seed % 5), Rng(seed)) for seed in range(GAMES)]
    return (event for game in golden + played for moment in classic_record.replay(game) for event in moment.events)


@pytest.mark.parametrize(
    ("declared", "happened", "names"),
    [
        (
            events.EVENTS,
            duel_events,
            {
                "card": cards.CARD_IDS,
                "card?": (*cards.CARD_IDS, None),
                "wonder": cards.WONDER_IDS,
                "token": cards.TOKEN_IDS,
                "symbol": cards.SYMBOLS,
            },
        ),
        (classic_events.EVENTS, classic_game_events, {"card": classic_cards.CARD_IDS}),
    ],
    ids=["duel", "classic"],
)
def test_events_are_as_declared(declared: Declared, happened: object, names: dict[str, tuple[object, ...]]) -> None:
    assert callable(happened)
    seen = set()
    for event in happened():
        seen.add(event.key)
        kinds = declared[event.key]
        assert kinds.keys() == event.args.keys(), event
        for name, kind in kinds.items():
            assert fits(kind, event.args[name]), (event, name)
            assert kind not in names or event.args[name] in names[kind], (event, name)
    assert seen == declared.keys()
