"""The parsers either accept a text completely or refuse it with a typed error."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz.duel_texts import CHECKS, check_draw, check_move, check_position, check_record, examples
from tests.fuzz.mutations import changed

from sevenwonders.core.errors import TextError
from sevenwonders.core.protocol import Ask
from sevenwonders.duel import Game
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.ids import QUESTIONS, REASONS
from sevenwonders.duel.moves import Destroy
from sevenwonders.duel.position import parse_position, position_text

Check = Callable[[str], bool]
WORDS = [
    *(*CARD_IDS, *WONDER_IDS, *TOKEN_IDS, *QUESTIONS, *REASONS, "destroy-brown", "destroy-grey", "show-3", "again"),
    *("A", "B", "A2", "B5", "none", "shared", "?", "guild", ".", "/", ";", "*", "=", "#", "+", "with"),
    *(
        "0",
        "1",
        "3",
        "-9",
        "20",
        "999",
        "1000",
        "²",
        "٣",
        "１",
        "-",
        "_",
        "A.city",
        "B.wonders",
        "first",
        "bonus",
        "player",
    ),
]


@pytest.mark.parametrize(
    ("check", "texts"), list(zip(CHECKS, examples(), strict=True)), ids=lambda x: getattr(x, "__name__", "")
)
def test_valid_texts_are_accepted(check: Check, texts: tuple[str, ...]) -> None:
    for text in texts[:: max(1, len(texts) // 30)]:
        understood = check(text)
        assert understood or check is check_move  # a move is parsed in the state in which it was made


def test_moves_are_accepted_in_their_states() -> None:
    assert sum(check_move(text) for text in examples()[0]) > 50


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(text=st.text())
def test_arbitrary_text_is_accepted_or_refused(check: Check, text: str) -> None:
    check(text)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(words=st.lists(st.sampled_from(WORDS), max_size=40), start=st.sampled_from(["", "duel 1; ", "raise ", "deal "]))
def test_arbitrary_words_are_accepted_or_refused(check: Check, words: list[str], start: str) -> None:
    check(start + " ".join(words))


@given(changed(examples()[0], WORDS))
def test_changed_moves_are_accepted_or_refused(text: str) -> None:
    check_move(text)


@given(changed(examples()[1], WORDS))
def test_changed_draws_are_accepted_or_refused(text: str) -> None:
    check_draw(text)


@given(changed(examples()[3], WORDS))
def test_changed_records_are_accepted_or_refused(text: str) -> None:
    check_record(text)


@given(changed(examples()[2], WORDS))
def test_changed_positions_are_accepted_or_refused(text: str) -> None:
    check_position(text)


@st.composite
def rearranged(draw: st.DrawFn) -> str:
    """Generate positions from sections of one or two others: each section is valid, the whole may not be."""
    sections = {
        section.split()[0]: section
        for text in draw(st.lists(st.sampled_from(examples()[2]), min_size=1, max_size=2))
        for section in text.split("; ")
    }
    for key in draw(st.lists(st.sampled_from(sorted(sections)), max_size=3)):
        sections.pop(key, None)
    if draw(st.booleans()):
        questions = st.sampled_from([*filter(None, QUESTIONS), "destroy-brown", "destroy-grey", "show-3", "again"])
        sections["ask"] = " ".join(
            ["ask", draw(st.sampled_from("AB")), *draw(st.lists(questions, min_size=1, max_size=3))]
        )
    if draw(st.booleans()):
        sections["age"] = f"age {draw(st.integers(0, 3))}"
    sections.pop("duel", None)
    return "; ".join(["duel 1", *sections.values()])


@given(rearranged())
def test_rearranged_positions_are_accepted_or_refused(text: str) -> None:
    check_position(text)


def built(wonders: tuple[str, ...], cards: tuple[str, ...]) -> str:
    return " ".join(f"{wonder}+{card}" for wonder, card in zip(wonders, cards, strict=True))


def names(ids: tuple[str, ...]) -> str:
    return " ".join(ids)


HIDDEN = "table altar theater / ? ? ? / . . . . / . . . . . / . . . . . ."
LAST_TWO = "table altar theater / . . . / . . . . / . . . . . / . . . . . ."
SEVEN = f"A.wonders {built(WONDER_IDS[:4], CARD_IDS[:4])}; B.wonders {built(WONDER_IDS[4:7], CARD_IDS[4:7])} pyramids"
EIGHT = f"A.wonders {names(WONDER_IDS[:4])}; B.wonders {names(WONDER_IDS[4:8])}"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("ask A draft; A.wonders sphinx; offer piraeus", "offer-and-draft"),
        ("ask A draft; A.wonders sphinx; offer piraeus pyramids colossus", "offer-and-draft"),
        ("ask B draft; B.wonders sphinx; offer piraeus pyramids colossus", "offer-and-draft"),
        (f"ask A draft; {EIGHT}; offer {names(WONDER_IDS[8:])}", "offer-and-draft"),
        ("age 1; ask A begin", "nothing-to-answer"),
        (f"age 1; ask A begin; {HIDDEN}", "reveals-expected"),
        (f"age 1; ask A take; board law; {HIDDEN}", "reveals-expected"),
        (f"age 1; ask A turn again; {LAST_TWO}", "impossible-questions"),
        (f"age 1; ask A deal begin; discard {names(CARD_IDS[23:27])}", "too-few-unseen"),
        (f"age 2; ask A deal begin; discard {names(CARD_IDS[66:71])}", "too-few-unseen"),
        ("age 0; ask A lay deal turn; board law", "tokens-before-laying"),
        ("age 0; ask A lay deal turn; B.tokens law", "tokens-before-laying"),
        ("age 1; ask A show-8 pick", "unknown-question"),
        ("age 1; ask A destroy-purple", "unknown-question"),
        (f"age 1; ask A deal begin; A.wonders {names(WONDER_IDS[:5])}", "too-many-wonders"),
        (f"age 2; ask A deal begin; {SEVEN}", "too-many-wonders"),
    ],
)
def test_unplayable_positions_are_refused(text: str, key: str) -> None:
    with pytest.raises(TextError) as error:
        parse_position(f"duel 1; {text}")
    assert error.value.key == f"text/{key}"


def test_an_extra_turn_earned_before_a_choice_is_written() -> None:
    """Only Theology gives an extra turn to a wonder with a choice, so random games rarely reach this."""
    text = (
        "duel 1; age 1; ask A destroy-brown again; table altar theater / . . . / . . . . / . . . . . / . . . . . .; "
        "A.coins 3; A.wonders statue_of_zeus+press; A.tokens theology; B.coins 7; B.city quarry"
    )
    state = parse_position(text)
    assert position_text(state) == text
    game = Game(position=state)
    assert [event.key for event in game.play(Destroy("quarry"))] == ["duel/card-destroyed", "duel/extra-turn"]
    assert game.pending == Ask((0,), "turn")
