"""Invalid input raises a GameError with its place and reason."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.bill import prices_of
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS
from sevenwonders.classic.draws import Boards, Deal
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.moves import Build, Sell, move_of
from sevenwonders.classic.notation import parse_move
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.seen import seen
from sevenwonders.classic.view import view
from sevenwonders.core.errors import DrawError, MoveError, OptionError, TextError
from sevenwonders.core.protocol import Draw, Over
from sevenwonders.core.record import parse_record, random_game, record_text, replay
from sevenwonders.core.rng import Rng

GOOD = (
    "classic 1; boards babylon_night rhodos_day halikarnassos_night; age 1; turn 6; A.wonder theater; A.coins 4; "
    "A.hand altar loom_1; B.hand baths stockade; C.hand press_1 workshop; C.city clay_pool clay_pit; discard barracks"
)
PILE = "classic 1; boards halikarnassos_night rhodos_day ephesos_day; A.wonder altar; discard workshop"
LAST = "classic 1; boards babylon_night rhodos_day ephesos_day; A.wonder altar; age 1; turn 6; ask last A"
OVER = "classic 1; boards gizah_day rhodos_day ephesos_day; age 3; A.city palace"
STORY = (
    "classic 1; boards halikarnassos_night rhodos_day ephesos_day; age 1; turn 5; A.city clay_pool; A.wonder altar; "
    "A.hand guard_tower barracks stone_pit; B.hand ore_vein lumber_yard marketplace; "
    "C.hand glassworks_1 timber_yard west_trading_post; discard workshop loom_1"
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
        (f"{GOOD}; ask last A", "text/hand-size"),
        (f"{GOOD}; ask last B", "text/nothing-to-answer"),
        (f"{GOOD}; ask over; over A", "text/over-too-early"),
        (f"{GOOD}; ask deal", "text/deal-too-early"),
        (f"{GOOD}; ask waltz", "text/unknown-question"),
        (f"{GOOD}; ask turn turn", "text/seat-expected"),
        (f"{GOOD}; A.log1 altar", "text/unknown-use"),
        (f"{GOOD}; A.log2 +walls", "text/log-too-long"),
        (f"{GOOD}; look1 A 1 1 .", "text/too-many-revivals"),
        (GOOD.replace("turn 6", "turn 5"), "text/hand-size"),
        (f"{PILE}; age 1; turn 3; ask revive A", "text/hand-size"),
        (f"{PILE}; age 1; turn 5; ask revive A; A.hand loom_1 press_1; B.hand baths theater", "text/hand-size"),
        (f"{PILE}; age 1; turn 6; ask revive A; B.hand baths", "text/hand-size"),
        (f"{LAST}; A.hand loom_1; B.hand baths", "text/hand-size"),
        (f"{LAST}; A.hand loom_1 baths", "text/hand-size"),
        (f"{OVER}; ask over; over A; B.hand senate", "text/hand-size"),
        (f"{OVER}; ask over; over A; discard {' '.join(CARD_IDS[ids.GUILD_0 :])}", "text/too-often"),  # ten guilds
        (f"{OVER}; ask over; over B", "text/wrong-winners"),
        (f"{OVER}; ask over; over A B", "text/wrong-winners"),
        (f"{OVER}; turn 5; ask over; over A", "text/over-too-early"),
        (f"{PILE}; age 1; turn 5; ask deal", "text/deal-too-early"),
        ("classic 1; boards gizah_day ? ?; ask boards random", "text/side-too-early"),
        ("classic 1; boards gizah rhodos_day olympia; ask boards day", "text/side-too-early"),
        ("classic 1; boards gizah rhodos olympia_night; ask side A B C", "text/side-too-early"),
        (f"{STORY}; A.log1 +altar", "text/log-contradicts"),  # not in the city
        (f"{STORY}; A.log1 +clay_pool +clay_pool", "text/log-contradicts"),
        (f"{STORY}; A.log1 ^theater", "text/log-contradicts"),  # under no stage
        (f"{STORY}; A.log1 ^altar ^baths", "text/log-contradicts"),
        (f"{STORY}; A.log1 -stockade", "text/log-contradicts"),  # not on the discard pile
        (f"{STORY}; A.log1 -workshop -workshop", "text/log-contradicts"),
        (f"{STORY}; A.log1 . . . . -workshop", "text/log-contradicts"),  # the fifth turn has not ended
        (f"{STORY}; look1 A 1 5 . workshop loom_1", "text/look-contradicts"),
        (f"{STORY}; look1 A 1 3 . workshop", "text/look-contradicts"),  # a Loom was visible as well
        (f"{STORY}; look1 A 1 3 . workshop loom_1 press_1", "text/look-contradicts"),
        (f"{STORY}; A.log1 . . . -loom_1; look1 A 1 3 . workshop loom_1", "text/look-contradicts"),  # it came later
        (f"{STORY}; look1 A 1 3 theater workshop loom_1 theater", "text/look-contradicts"),  # not in the city
        (f"{STORY}; look1 A 1 3 clay_pool workshop loom_1", "text/look-contradicts"),  # was not there
    ],
)
def test_a_bad_position_is_refused(text: str, key: str) -> None:
    with pytest.raises(TextError) as raised:
        parse_position(text)
    assert raised.value.key == key
    assert 1 <= raised.value.details["column"] <= len(text) + 1  # type: ignore[operator]  # a column is a number


def test_known_boards_are_not_drawn_again() -> None:
    state = parse_position("classic 1; boards gizah ? ? babylon; ask boards random")
    for seed in range(30):
        drawn = RULES.sample(state, Rng(seed))
        RULES.settle(state, drawn)
        assert isinstance(drawn, Boards)
        assert [drawn.boards[seat].partition("_")[0] for seat in (0, 3)] == ["gizah", "babylon"]


@pytest.mark.parametrize(
    "story",
    [
        "A.log1 . +clay_pool",
        "A.log1 ^altar +clay_pool -workshop",
        "look1 A 1 3 . workshop loom_1",
        "look1 A 1 3 clay_pool workshop loom_1 clay_pool",
        "A.log1 . . . -loom_1; look1 A 1 3 . workshop",
        "A.log1 . . -loom_1 -workshop; look1 A 1 3 clay_pool loom_1 clay_pool",
    ],
)
def test_a_log_consistent_with_the_table_is_accepted(story: str) -> None:
    state = parse_position(f"{STORY}; {story}")
    for seat in range(3):
        assert view(Knowledge(seen(state, seat)).sample(Rng(1)), seat) == view(state, seat)


HALIKARNASSOS = ("halikarnassos", *(name for name in BOARD_IDS if name != "halikarnassos"))
CHANGES = ["", ".", "1", "2", "5", "A", "B", *CARD_IDS, *(f"{mark}{card}" for mark in "+^-~" for card in CARD_IDS)]


def play_to_the_end(text: str, seed: int) -> None:
    state = parse_position(text)
    assert parse_position(position_text(state)) == state
    rng = Rng(seed)
    if state.age:
        for seat in range(state.players):
            assert view(Knowledge(seen(state, seat)).sample(rng), seat) == view(state, seat)
    for _ in range(400):
        asked = RULES.pending(state)
        if isinstance(asked, Over):
            return
        if isinstance(asked, Draw):
            state = RULES.settle(state, RULES.sample(state, rng))
        else:
            legal = RULES.legal(state, asked.seats[0])
            state = RULES.play(state, asked.seats[0], legal[rng.below(len(legal))])
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


LINES = [
    [section.split() for section in position_text(moment.after).split("; ")]
    for seed in range(5)
    for moment in replay(random_game(RULES, Setup(3 + seed, HALIKARNASSOS[: 3 + seed], "night"), Rng(seed)))
]


@given(
    st.sampled_from(LINES), st.lists(st.tuples(st.integers(1), st.integers(1), st.sampled_from(CHANGES)), max_size=3)
)
def test_a_real_position_with_words_changed_is_refused_or_can_be_played(
    line: list[list[str]], changes: list[tuple[int, int, str]]
) -> None:
    sections = [list(section) for section in line]
    for place, word, change in changes:
        section = sections[1 + place % (len(sections) - 1)]
        at = word % len(section) or 1
        if at < len(section):
            section[at : at + 1] = [change] if change else []
    text = "; ".join(" ".join(section) for section in sections)
    try:
        parse_position(text)
    except TextError:
        return
    play_to_the_end(text, 1)


@pytest.mark.parametrize("number", [-1, 19363, 10**9, 2.0, "1", None])
def test_numbers_without_a_move_are_refused(number: Any) -> None:
    with pytest.raises(MoveError, match="move/unknown"):
        move_of(number)


@pytest.mark.parametrize(
    "move",
    [
        *(Build("taverna"), Build("altar", 15, 0), Build("altar", -1, 0), Sell("?"), Sell(["altar"])),  # type: ignore[arg-type]  # no name
        *(Build("altar", wrong) for wrong in (2.7, 0.0, float("nan"), float("inf"), "1", None, True)),  # type: ignore[arg-type]  # no coins
    ],
)
def test_invalid_moves_are_refused(move: Build | Sell) -> None:
    with pytest.raises(MoveError, match="move/unknown"):
        RULES.play(parse_position(GOOD), 0, move)


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
    state = RULES.new(Setup(3, sides="random"))
    with pytest.raises(DrawError) as raised:
        RULES.settle(state, drawn)
    assert raised.value.key == key


@pytest.mark.parametrize("drawn", [None, "deal", Sell("altar")])
def test_settle_refuses_invalid_draws(drawn: Any) -> None:
    with pytest.raises(DrawError, match="draw/not-asked"):
        RULES.settle(RULES.new(Setup(3)), drawn)


@pytest.mark.parametrize("seat", [-1, 3, 7, 99])
def test_a_seat_out_of_range_is_refused(seat: int) -> None:
    state = parse_position(GOOD)
    assert RULES.legal(state, seat) == ()
    assert parse_move(state, "build baths", seat) == Build("baths")
    with pytest.raises(MoveError, match="move/wrong-seat"):
        RULES.play(state, seat, Sell("altar"))
    for look in (lambda: view(state, seat), lambda: prices_of(state, seat, "altar")):
        with pytest.raises(OptionError, match="seat/unknown"):
            look()


@pytest.mark.parametrize("players", [2, 8, 3.0, "3", None, True])
def test_an_invalid_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="setup/players"):
        Setup(players)


@pytest.mark.parametrize("text", ["? ? ?; ask boards day", "gizah rhodos olympia; ask side A B C"])
def test_prices_are_empty_before_the_boards_are_settled(text: str) -> None:
    state = parse_position(f"classic 1; boards {text}")
    assert prices_of(state, 0, "stage") == prices_of(state, 0, "altar") == ()


@given(
    st.integers(0, 10_000), st.sampled_from(["", "?", "9. A sell altar", "* deal", "= A 1 2 3", "players 9", "\x00"])
)
def test_a_changed_record_is_refused_or_remains_valid(at: int, line: str) -> None:
    lines = RECORD.splitlines()
    place = at % len(lines)
    for spoilt in ([*lines[:place], line, *lines[place:]], [*lines[:place], line, *lines[place + 1 :]]):
        with suppress(TextError):
            parse_record("\n".join(spoilt))


RECORD = record_text(random_game(RULES, Setup(3), Rng(1)))
