"""7 Wonders on the command line: matches, positions, records, piped games and errors."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import run, shown
from tests.cli.test_commands import MATCH_FIELDS, RESULT_FIELDS

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.state import State
from sevenwonders.classic.view import view
from sevenwonders.cli.classic.messages import ClassicMessages
from sevenwonders.cli.classic.table import ClassicTableText
from sevenwonders.cli.screen import UNICODE, plain
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.record import final_state, load, random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.i18n import LANGUAGES, Translation

ONES = "1\n" * 60
PLAY = ("play", "classic", "--players", "4", "--opponents", "greedy,random", "--seed", "5")
MATCH = ("simulate", "classic", "--players", "4", "--agents", "greedy,random", "--games", "5", "--seed", "3")
POSITION = "classic 1; boards gizah_day rhodos_day ephesos_day; age 2; ask deal; A.city clay_pit; A.coins 9"
UNSAID = re.compile(r"\b(cli|classic|error)-[a-z]")


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.7w"
    path.write_text(random_game(RULES, Setup(5), Rng(4)).text, encoding="utf-8")
    return path


# ---- matches


def match(*arguments: str) -> dict[str, Any]:
    output: dict[str, Any] = json.loads(shown(*MATCH, *arguments, "--json"))
    return output


def test_a_match_is_the_same_in_any_number_of_processes() -> None:
    one, two = match("--jobs", "1"), match("--jobs", "2")
    assert one.pop("timing")["jobs"] == 1
    assert two.pop("timing")["jobs"] == 2
    assert one == two


def test_match_report_has_shares_by_agent_and_mean_score_lines() -> None:
    output = match("--jobs", "1")
    greedy, rand = output["results"]
    assert (output["players"], output["games"], greedy["seats"], rand["seats"]) == (4, 5, 2, 2)
    assert greedy["share"]["value"] + rand["share"]["value"] == pytest.approx(1)
    assert greedy["share"]["low"] <= greedy["share"]["value"] <= greedy["share"]["high"]
    assert greedy["expected"] == 0.5
    for result in output["results"]:
        assert set(result) == RESULT_FIELDS
        assert sum(result["mean_lines"].values()) == pytest.approx(result["mean_points"]["points"])
    assert greedy["mean_points"]["points"] > rand["mean_points"]["points"]
    assert greedy["elo"] is None  # only for two players
    assert set(output) == MATCH_FIELDS
    assert output["endings"] == {"points": 5}
    assert output["settings"] == {"sides": "random", "boards": "random"}


def test_a_match_writes_records_that_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    text = shown(*MATCH, "--record", str(folder), "--jobs", "1")
    assert "Average points" in text
    records = [load(path) for path in sorted(folder.iterdir())]
    assert len(records) == 5
    assert all(isinstance(RULES.pending(final_state(record)), Over) for record in records)
    # The agents rotate by one seat after every game.
    assert [list(record.players.values()).index("greedy") for record in records[:2]] == [0, 1]


def test_random_games_run_in_batches() -> None:
    order = ("simulate", "classic", "--players", "7", "--agents", "random", "--games", "50", "--json")
    output = json.loads(shown(*order))
    assert output["games"] == 50
    assert output["results"][0]["share"]["value"] == pytest.approx(1)
    result = output["results"][0]
    assert sum(result["mean_lines"].values()) == pytest.approx(result["mean_points"]["points"])


# ---- positions and records


def test_a_position_is_shown_and_described() -> None:
    assert "Gizah (day)" in shown("show", POSITION)
    output = json.loads(shown("show", POSITION, "--json"))
    assert output["position"] == RULES.position_text(RULES.parse_position(POSITION))
    assert output["pending"] == {"kind": "draw", "question": "deal"}


def test_replay_at_shows_the_hands_of_the_active_seats(record_file: Path) -> None:
    record = load(record_file)
    at, moment = next((n, m) for n, m in enumerate(replay(record)) if m.before.age == 2)
    asked = RULES.pending(moment.before)
    assert isinstance(asked, Ask)
    output = json.loads(shown("replay", str(record_file), "--at", str(at), "--json"))
    assert list(output["asked"]) == ["ABCDE"[seat] for seat in asked.seats]
    for seat in asked.seats:
        moves = output["asked"]["ABCDE"[seat]]["moves"]
        assert len(moves) == len(RULES.legal(moment.before, seat))
        assert [move["number"] for move in moves] == list(range(1, len(moves) + 1))
    assert "Age II" in shown("replay", str(record_file), "--at", str(at))


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_lists_all_events(language: str, record_file: Path) -> None:
    text = shown("replay", str(record_file), "--lang", language)
    assert not UNSAID.search(text)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_record_is_read_from_standard_input(record_file: Path) -> None:
    output = json.loads(shown("replay", "-", "--json", "--events", typed=record_file.read_text("utf-8")))
    assert output["setup"]["players"] == 5
    assert output["events"][-1]["events"][-1]["key"] == "classic/game-over"


def test_bench_measures_fewest_and_most_players() -> None:
    output = json.loads(shown("bench", "classic", "--json"))
    assert output["game"] == "classic"
    assert sorted(output["random_games_per_second"]) == ["3", "7"]
    assert all(rate > 0 for rate in output["random_games_per_second"].values())


# ---- the game at the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_among_agents_to_its_end(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.7w"
    text = shown(*PLAY, "--record", str(path), "--lang", language, typed=ONES)
    record = load(path)
    assert isinstance(RULES.pending(final_state(record)), Over)
    assert record.players == {"B": "greedy", "C": "random", "D": "greedy"}
    assert not UNSAID.search(text)
    assert max(len(line) for line in text.splitlines() if str(path) not in line) <= 80


def test_commands_and_undo() -> None:
    typed = (
        "1\nhelp\nwhy a\nwhy stage\nwhy palace\ncities\nhint\nsell a\nundo\nbuild palace\nbuild nonsense\n99\nquit\n"
    )
    done = run(*PLAY, typed=typed)
    assert done.returncode == 0
    assert "Undone." in done.stdout
    assert "A good player would:" in done.stdout
    assert "Palace is not in your hand." in done.stderr
    assert "There is no “nonsense”." in done.stderr
    assert "“99” is not in the menu" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_continues_from_its_file(tmp_path: Path) -> None:
    path = str(tmp_path / "game.7w")
    shown(*PLAY, "--record", path, typed="1\n1\n1\nquit\n")
    before = load(path)
    text = shown("play", "--from", path, "--record", path, "--opponents", "greedy,random", "--seed", "5", typed=ONES)
    after = load(path)
    assert after.steps[: len(before.steps)] == before.steps
    assert "Victory:" in text or "Shared victory:" in text


def hand(state: State, seat: int) -> tuple[str, ...]:
    own = view(state, seat).own
    assert own is not None
    return own.hand


def test_the_screen_shows_no_hidden_information() -> None:
    """States with equal views give equal screens."""
    words = ClassicMessages(Translation("en"), ("A", "B", "C", "D"), 1)
    record = random_game(RULES, Setup(4), Rng(9))
    for moment in list(replay(record))[5:40:5]:
        seen = view(moment.after, 1)
        lines = [plain(entry) for entry in ClassicTableText(seen, words, UNICODE, 80).lines(full=True)]
        hidden = {card for seat in (0, 2, 3) for card in hand(moment.after, seat)}
        open_cards = {card for city in seen.cities for card in city.cards} | set(hand(moment.after, 1))
        secret = {words.card(card) for card in hidden} - {words.card(card) for card in open_cards}
        if isinstance(RULES.pending(moment.after), Ask) and moment.step.seat is not None:
            # No effect has the name of a card, so any hidden card name on the screen is a leak.
            assert not [name for name in secret if any(name in line for line in lines)]


SHARED = ("play", "classic", "--players", "4", "--opponents", "human,greedy", "--sides", "day", "--seed", "5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_at_one_keyboard_play_to_the_end(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.7w"
    # Enter confirms the hand-over, then a move; without a hand-over Enter shows the table again.
    text = shown(*SHARED, "--record", str(path), "--lang", language, typed="\n1\n" * 80)
    record = load(path)
    assert isinstance(RULES.pending(final_state(record)), Over)
    assert record.players == {"C": "greedy"}  # A, B and D are people
    assert not UNSAID.search(text)
    assert max(len(line) for line in text.splitlines() if str(path) not in line) <= 80


def test_hand_over_between_people() -> None:
    text = shown(*SHARED, typed="\n1\n\n1\n\n1\n\nquit\n")
    prompts = re.findall(r"^(\w): press Enter when nobody else is looking\.", text, re.MULTILINE)
    assert prompts == ["A", "B", "D", "A"]
    first, rest = text.split("B: press Enter", 1)
    second = rest.split("D: press Enter")[0]
    assert "You  " in first  # the own city
    assert "›" not in first.split("Choose a card.")[1]  # the choice stays hidden
    assert re.search(r"^B \(left\)", first, re.MULTILINE)
    assert re.search(r"^A \(right\)", second, re.MULTILINE)
    # Events are addressed to all players, not to “you”.
    output = text.split("D: press Enter")[1].split("A: Enter")[0]
    assert re.search(r"^› [ABD] (builds|discards|pays)", output, re.MULTILINE)
    assert not re.search(r"^› You", output, re.MULTILINE)


def test_people_see_only_their_own_hands(tmp_path: Path) -> None:
    path = tmp_path / "game.7w"
    text = shown(*SHARED, "--record", str(path), typed="\n1\n\n1\n\n1\n\nquit\n")
    dealt = next(m.after for m in replay(load(path)) if m.after.age == 1)
    words = ClassicMessages(Translation("en"), ("A", "B", "C", "D"))
    parts = re.split(r"^[ABD]: press Enter.*$", text, flags=re.MULTILINE)[1:4]
    for seat, part in zip((0, 1, 3), parts, strict=True):
        held = dict.fromkeys(words.card(card) for card in hand(dealt, seat))
        assert re.findall(r"^ [a-g] . (.*?)(?:  | ×|$)", part, re.MULTILINE) == list(held)


def test_undo_with_several_people() -> None:
    text = shown(*SHARED, typed="\n1\n\nundo\n\nquit\n")
    assert "Undone." in text
    assert re.findall(r"^(\w): press Enter", text, re.MULTILINE) == ["A", "B", "A"]


# ---- errors


@pytest.mark.parametrize(
    ("arguments", "code", "printed"),
    [
        (["play", "classic", "--players", "8"], 2, "--players must be between 3 and 7, not 8."),
        (["play", "classic", "--players", "3", "--opponents", "greedy,greedy,random"], 2, "names 3 opponents"),
        (["play", "classic", "--opponents", "humam"], 2, "There is no agent “humam”."),
        (["play", "classic", "--sides", "dark"], 2, "--sides cannot be “dark”. Possible: day, "),
        (["play", "classic", "--seat", "F"], 2, "There is no seat “F”. Seats: A, B, C, D."),
        (["play", "classic", "--bonus", "2"], 2, "--bonus does not belong to the game “classic”."),
        (["play", "duel", "--players", "3"], 2, "--players does not belong to the game “duel”."),
        (["simulate", "classic", "--players", "2"], 2, "--players must be between 3 and 7, not 2."),
        (["simulate", "classic", "--players", "3", "--agents", "greedy,random,random,random"], 2, "names 4 agents"),
        (["simulate", "classic", "--agents", "greddy"], 2, "Did you mean “greedy”?"),
        (["simulate", "classic", "--beginners"], 2, "--beginners does not belong to the game “classic”."),
        (["simulate", "classic", "--boards", "gizah"], 2, "--boards cannot be “gizah”. Possible: random, "),
        (["show", "classic 1; boards gizah_day"], 1, "3 to 7 boards are expected here, not 1."),
        (["show", "classic 1; boards gizah_day gizah_night rhodos_day"], 1, "more often than in the box"),
        (["show", POSITION + "; B.city clay_pitt"], 1, "There is no “clay_pitt”. Did you mean “clay_pit”?"),
    ],
)
def test_invalid_input_is_reported_in_one_line(arguments: list[str], code: int, printed: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert printed in done.stderr.splitlines()[0]
    assert "Traceback" not in done.stderr


def test_a_bad_record_names_its_line(tmp_path: Path, record_file: Path) -> None:
    path = tmp_path / "bad.7w"
    path.write_text(record_file.read_text("utf-8").replace("sell ", "sell x", 1), encoding="utf-8")
    done = run("replay", str(path))
    assert done.returncode == 1
    assert re.search(r"bad\.7w, line \d+: ", done.stderr)


# ---- questions of some wonders


def test_revive_question() -> None:
    state = asked_alone("halikarnassos_night", "revive")
    text = shown("play", "--from", RULES.position_text(state), "--seed", "1", typed="1\nquit\n")
    assert "Build a card from the discard pile for free." in text
    assert re.search(r"You build .* from the discard pile for free\.", text) or "You take nothing" in text
    assert "take nothing" in text


def test_last_card_question() -> None:
    state = asked_alone("babylon_night", "last")
    text = shown("play", "--from", RULES.position_text(state), "--seed", "1", typed="sell a\nquit\n")
    assert "Also play your last card." in text
    assert "You discard a card for 3 coins." in text


def asked_alone(board: str, question: str) -> State:
    """Return a state in which only seat A, with this board, has this question."""
    name, _, side = board.rpartition("_")
    for seed in range(200):
        record = random_game(RULES, Setup(3, (name, "gizah", "rhodos"), side), Rng(seed))
        for moment in replay(record):
            asked = RULES.pending(moment.after)
            if asked == Ask((0,), question) and len(RULES.legal(moment.after, 0)) > 1:
                return moment.after
    raise AssertionError(question)


def test_leading_comments_do_not_hide_the_game_of_a_record() -> None:
    record = Path(__file__).resolve().parents[1] / "golden" / "classic" / "three.7w"
    assert record.read_text(encoding="utf-8").startswith("#")
    assert shown("replay", str(record), "--at", "3")
