"""The golden games match the engine's output; `python -m tests.golden --write` rewrites them."""

import re
from pathlib import Path

import pytest
from tests.golden import duel_games
from tests.golden.duel_games import FOLDER, GAMES

from sevenwonders.core.protocol import Over
from sevenwonders.core.record import AnyMoment, final_state, replay
from sevenwonders.duel import RULES, ids
from sevenwonders.duel.cards import TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.moves import Raise
from sevenwonders.duel.score import sheet
from sevenwonders.duel.tables import TABLES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_matches_the_engine(name: str) -> None:
    text = duel_games.path_of(name).read_text(encoding="utf-8")
    assert duel_games.render(duel_games.read(name), GAMES[name]) == text


def test_golden_files_match_the_list() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.7wd" for name in GAMES}


def moments(name: str) -> list[AnyMoment]:
    return list(replay(duel_games.read(name)))


@pytest.mark.parametrize(
    ("name", "reason", "winners"),
    [
        ("military-jump", "military", 1),
        ("military-beginners", "military", 1),
        ("scientific-by-a-card", "scientific", 1),
        ("scientific-by-law", "scientific", 1),
        ("civilian-theology", "civilian", 1),
        ("civilian-beginners", "civilian", 1),
        ("civilian-tie", "civilian", 1),
        ("shared", "civilian", 2),
    ],
)
def test_golden_games_cover_every_ending(name: str, reason: str, winners: int) -> None:
    ended = RULES.pending(final_state(duel_games.read(name)))
    assert isinstance(ended, Over)
    assert (ended.reason, len(ended.winners)) == (reason, winners)


def test_golden_games_cover_both_set_ups_and_first_players() -> None:
    setups = [duel_games.read(name).setup for name in GAMES]
    assert {(setup.beginners, setup.first) for setup in setups} == {(a, b) for a in (False, True) for b in (0, 1)}
    assert any(setup.bonus for setup in setups)


def test_golden_games_cover_every_event_wonder_and_token() -> None:
    events = [event for name in GAMES for moment in moments(name) for event in moment.events]
    documented = set(
        re.findall(r"^\| `(duel/[a-z-]+)` \|", (ROOT / "docs/notation.md").read_text("utf-8"), re.MULTILINE)
    )
    assert {event.key for event in events} == documented
    assert {event.args["wonder"] for event in events if event.key == "duel/wonder-built"} == set(WONDER_IDS)
    assert {event.args["token"] for event in events if event.key == "duel/token-taken"} == set(TOKEN_IDS)


def test_golden_games_cover_both_outcomes_of_a_tie() -> None:
    for name, blue_differs in (("civilian-tie", True), ("shared", False)):
        state = final_state(duel_games.read(name))
        sheets = [sheet(state, seat) for seat in range(ids.SEATS)]
        assert sum(sheets[0].values()) == sum(sheets[1].values())
        assert (sheets[0]["blue"] != sheets[1]["blue"]) == blue_differs


def test_golden_games_cover_the_rare_cases_in_their_titles() -> None:
    def keys(moment: AnyMoment) -> list[str]:
        return [event.key for event in moment.events]

    assert any(keys(moment).count("duel/loot-taken") == 2 for moment in moments("military-jump"))
    last = moments("scientific-by-law")[-1]
    assert last.events[0].args["token"] == "law"
    assert any("duel/trade-income" in keys(moment) for moment in moments("military-beginners"))
    theology = [
        moment
        for moment in moments("civilian-theology")
        if isinstance(moment.step.action, Raise)
        and "duel/extra-turn" in keys(moment)
        and not TABLES.extra_turn[ids.CARDS + WONDER_IDS.index(moment.step.action.wonder)]
    ]
    assert theology
    lost = [
        moment
        for moment in moments("lost-extra-turn")
        if isinstance(moment.step.action, Raise)
        and TABLES.extra_turn[ids.CARDS + WONDER_IDS.index(moment.step.action.wonder)]
        and "duel/age-ended" in keys(moment)
    ]
    assert lost
    empty = [
        moment
        for moment in moments("empty-discard-pile")
        if isinstance(moment.step.action, Raise)
        and moment.step.action.wonder == "mausoleum"
        and not any(moment.before.discard)
    ]
    assert empty
