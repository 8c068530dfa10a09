"""The golden games match the engine's output; `python -m tests.golden --write` rewrites them."""

import re
from pathlib import Path

import pytest
from tests.golden import classic_games
from tests.golden.classic_games import FOLDER, GAMES

from sevenwonders.classic import ids
from sevenwonders.classic.cards import CARDS
from sevenwonders.core.record import AnyMoment, final_state, replay

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_matches_the_engine(name: str) -> None:
    text = classic_games.path_of(name).read_text(encoding="utf-8")
    assert classic_games.render(classic_games.read(name), GAMES[name]) == text


def test_golden_files_match_the_list() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.7w" for name in GAMES}


def moments() -> list[AnyMoment]:
    return [moment for name in GAMES for moment in replay(classic_games.read(name))]


def test_golden_games_cover_every_side_of_every_board() -> None:
    ends = [final_state(classic_games.read(name)) for name in GAMES]
    assert {state.players for state in ends} == {3, 5, 7}
    sides = {(state.board[seat], state.side[seat]) for state in ends for seat in range(state.players)}
    assert len(sides) == ids.BOARDS * ids.SIDES


def test_golden_games_cover_every_event_guild_and_power() -> None:
    events = [event for moment in moments() for event in moment.events]
    documented = set(
        re.findall(r"^\| `(classic/[a-z-]+)` \|", (ROOT / "docs/notation-classic.md").read_text("utf-8"), re.MULTILINE)
    )
    assert {event.key for event in events} == documented
    built = {event.args["card"] for event in events if event.key == "classic/card-built"}
    assert {card.id for card in CARDS if card.colour == "purple"} <= built
    free = {event.args["free"] for event in events if event.key == "classic/card-built"}
    assert {"free_colour", "free_first", "free_last"} <= free
    asked = {state.question() for moment in moments() for state in (moment.before, moment.after)}
    assert asked == {ids.LAY_BOARDS, ids.DEAL, ids.SIDE, ids.TURN, ids.LAST, ids.REVIVE, ids.OVER}
