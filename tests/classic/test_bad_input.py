"""Whatever comes from outside, the answer is a GameError with a place and a reason, never a crash."""

from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sevenwonders.classic import game
from sevenwonders.classic.draws import Boards, Deal
from sevenwonders.classic.game import Setup
from sevenwonders.classic.moves import Build, Sell, move_of
from sevenwonders.classic.notation import parse_chance, parse_move
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.record import parse_record, random_game, record_text
from sevenwonders.core.errors import DrawError, MoveError, TextError
from sevenwonders.core.protocol import Draw, Over
from sevenwonders.core.rng import Rng

GOOD = (
    "classic 1; boards babylon_night rhodos_day halikarnassos_night; age 1; turn 6; A.wonder theater; A.coins 4; "
    "A.hand altar loom_1; B.hand baths stockade; C.hand press_1 workshop; C.city clay_pool clay_pit; discard barracks"
)
WORDS = GOOD.replace(";", " ; ").split()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "text/not-a-position"),
        ("duel 1; age 1", "text/not-a-position"),
        ("classic 2", "text/not-a-position"),
        ("classic 1", "text/boards-expected"),
        ("classic 1; boards gizah_day rhodos_day", "text/boards-expected"),
        ("classic 1; boards gizah_day rhodos_day gizah_night", "text/too-often"),
        ("classic 1; boards gizah_day rhodos_day troy", "text/unknown-name"),
        ("classic 1; boards ? ? ?; ask deal", "text/board-missing"),
        ("classic 1; boards gizah rhodos_day ephesos_day; ask deal", "text/side-missing"),
        (f"{GOOD}; age 2", "text/section-twice"),
        (f"{GOOD}; D.coins 3", "text/unknown-section"),
        (f"{GOOD}; B.coins -1", "text/number-expected"),
        (f"{GOOD}; B.city altar", "text/too-often"),
        (f"{GOOD}; B.city walls", "text/wrong-age"),
        (f"{GOOD}; B.wonder lumber_yard ore_vein stone_pit timber_yard", "text/too-many-stages"),
        (f"{GOOD}; B.tokens 7", "text/unknown-name"),
        (f"{GOOD}; ask turn A B", "text/choice-missing"),
        (f"{GOOD}; ask turn A B; C.chosen build altar", "text/illegal-move"),
        (f"{GOOD}; ask turn A B; C.chosen dance", "text/bad-move"),
        (f"{GOOD}; A.chosen sell altar", "text/choice-not-asked"),
        (f"{GOOD}; ask revive C", "text/too-many-revivals"),
        (f"{GOOD}; ask last A", "text/nothing-to-answer"),
        (f"{GOOD}; ask over; over A", "text/over-too-early"),
        (f"{GOOD}; ask deal", "text/deal-too-early"),
        (f"{GOOD}; ask waltz", "text/unknown-question"),
        (f"{GOOD}; ask turn turn", "text/seat-expected"),
        (f"{GOOD}; A.log1 altar", "text/unknown-use"),
        (f"{GOOD}; A.log2 +walls", "text/log-too-long"),
        (f"{GOOD}; look1 A 1 1 .", "text/too-many-revivals"),
        (GOOD.replace("turn 6", "turn 5"), "text/hand-size"),
    ],
)
def test_a_bad_position_is_refused(text: str, key: str) -> None:
    with pytest.raises(TextError) as raised:
        parse_position(text)
    assert raised.value.key == key
    assert 1 <= raised.value.details["column"] <= len(text) + 1  # type: ignore[operator]  # a column is a number


def play_to_the_end(text: str, seed: int) -> None:
    state = parse_position(text)
    assert parse_position(position_text(state)) == state
    rng = Rng(seed)
    for _ in range(400):
        asked = game.pending(state)
        if isinstance(asked, Over):
            return
        if isinstance(asked, Draw):
            state, _ = game.settle(state, game.sample(state, rng))
        else:
            legal = game.legal(state, asked.seats[0])
            state, _ = game.play(state, asked.seats[0], legal[rng.below(len(legal))])
    raise AssertionError("the game does not end")


@given(
    st.lists(st.sampled_from(WORDS), max_size=12), st.integers(0, len(WORDS)), st.integers(0, 12), st.integers(0, 99)
)
@example([], 0, 0, 0)
def test_a_position_is_refused_or_can_be_played_to_the_end(words: list[str], start: int, cut: int, seed: int) -> None:
    text = " ".join([*WORDS[:start], *words, *WORDS[start + cut :]])
    try:
        parse_position(text)
    except TextError:
        return
    play_to_the_end(text, seed)


@given(st.text(max_size=40))
@example("build")
@example("build altar left")
@example("build altar left x")
@example("build altar left 99")
@example("build altar right 2 left 1")
@example("stage altar")
@example("stage with")
@example("choose")
@example("decline please")
@example("deal / / /")
def test_bad_texts_are_refused(text: str) -> None:
    state = parse_position(GOOD)
    for read in (lambda: parse_move(state, text), lambda: parse_move(state, text, 0), lambda: parse_chance(text)):
        with suppress(TextError):
            read()


@pytest.mark.parametrize("number", [-1, 19363, 10**9])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(MoveError, match="move/unknown"):
        move_of(number)


@pytest.mark.parametrize("move", [Build("taverna"), Build("altar", 15, 0), Build("altar", -1, 0), Sell("?")])
def test_a_move_that_is_none_is_refused(move: Build | Sell) -> None:
    with pytest.raises(MoveError, match="move/unknown"):
        game.play(parse_position(GOOD), 0, move)


@pytest.mark.parametrize(
    ("drawn", "key"),
    [
        (Boards(("gizah", "rhodos")), "draw/wrong-count"),
        (Boards(("gizah_day", "rhodos_day", "troy_day")), "draw/unknown-name"),
        (Boards(("gizah_day", "rhodos_day", "gizah_night")), "draw/repeated"),
        (Boards(("gizah", "rhodos_day", "babylon_night")), "draw/wrong-side"),
        (Deal((("altar",) * 7,) * 3), "draw/not-asked"),
    ],
)
def test_impossible_boards_are_refused(drawn: Boards | Deal, key: str) -> None:
    state = game.new(Setup(3, sides="random"))
    with pytest.raises(DrawError) as raised:
        game.settle(state, drawn)
    assert raised.value.key == key


@given(
    st.integers(0, 10_000), st.sampled_from(["", "?", "9. A sell altar", "* deal", "= A 1 2 3", "players 9", "\x00"])
)
def test_a_spoilt_record_is_refused_or_still_a_record(at: int, line: str) -> None:
    lines = RECORD.splitlines()
    place = at % len(lines)
    for spoilt in ([*lines[:place], line, *lines[place:]], [*lines[:place], line, *lines[place + 1 :]]):
        with suppress(TextError):
            parse_record("\n".join(spoilt))


RECORD = record_text(random_game(Setup(3), Rng(1)))
