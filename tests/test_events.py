"""Every event is declared, with the names and kinds of its arguments, and every declared event happens."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.effort import effort

from sevenwonders import classic, duel
from sevenwonders.classic import cards as classic_cards
from sevenwonders.classic import events as classic_events
from sevenwonders.core.event_kinds import Declared, fits
from sevenwonders.core.protocol import AnyRules, Event
from sevenwonders.core.record import parse_record, random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel import cards, events

GOLDEN = Path(__file__).parent / "golden"
GAMES = effort(quick=3, default=12, deep=200)


def happened(rules: AnyRules, setups: Sequence[Any]) -> Iterator[Event]:
    """Go through golden and random games."""
    golden = sorted((GOLDEN / rules.name).glob("*.7w*"))
    games = [parse_record(path.read_text("utf-8"), rules) for path in golden]
    games += [random_game(rules, setups[seed % len(setups)], Rng(seed)) for seed in range(GAMES)]
    return (event for game in games for moment in replay(game) for event in moment.events)


@pytest.mark.parametrize(
    ("rules", "setups", "declared", "names"),
    [
        (
            duel.RULES,
            [duel.Setup(), duel.Setup(beginners=True)],
            events.EVENTS,
            {
                "card": cards.CARD_IDS,
                "card?": (*cards.CARD_IDS, None),
                "wonder": cards.WONDER_IDS,
                "token": cards.TOKEN_IDS,
                "symbol": cards.SYMBOLS,
            },
        ),
        (
            classic.RULES,
            [classic.Setup(n) for n in range(3, 8)],
            classic_events.EVENTS,
            {"card": classic_cards.CARD_IDS},
        ),
    ],
    ids=["duel", "classic"],
)
def test_events_are_as_declared(
    rules: AnyRules, setups: list[Any], declared: Declared, names: dict[str, tuple[object, ...]]
) -> None:
    seen = set()
    for event in happened(rules, setups):
        seen.add(event.key)
        kinds = declared[event.key]
        assert kinds.keys() == event.args.keys(), event
        for name, kind in kinds.items():
            assert fits(kind, event.args[name]), (event, name)
            assert kind not in names or event.args[name] in names[kind], (event, name)
    assert seen == declared.keys()
