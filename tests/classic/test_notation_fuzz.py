"""The parsers either accept a text completely or refuse it with a typed error and its place."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.fuzz.classic_texts import CHECKS, check_move, check_position, check_record, examples
from tests.fuzz.mutations import changed

from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS
from sevenwonders.classic.ids import QUESTIONS
from sevenwonders.classic.notation import VERBS

Check = Callable[[str], bool]
SIDES = [f"{board}_{side}" for board in BOARD_IDS for side in ("day", "night")]
KEYS = "A.city B.wonder C.chosen A.log1 look1 discard over players sides boards player random choose deal"
SIGNS = "A B G H ? . / ; * = # +altar ^baths -loom_1 ~ with left right 0 1 3 -9 7 999 1000 ² ٣ １ İ - _"
WORDS = [*CARD_IDS, *QUESTIONS, *VERBS, *BOARD_IDS, *SIDES, *KEYS.split(), *SIGNS.split()]


@pytest.mark.parametrize(
    ("check", "texts"), list(zip(CHECKS, examples(), strict=True)), ids=lambda x: getattr(x, "__name__", "")
)
def test_valid_texts_are_accepted(check: Check, texts: tuple[str, ...]) -> None:
    for text in texts[:: max(1, len(texts) // 30)]:
        assert check(text)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(text=st.text())
def test_arbitrary_text_is_accepted_or_refused(check: Check, text: str) -> None:
    check(text)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(
    words=st.lists(st.sampled_from(WORDS), max_size=40),
    start=st.sampled_from(["", "classic 1; ", "build ", "stage with ", "deal ", "boards "]),
)
def test_arbitrary_words_are_accepted_or_refused(check: Check, words: list[str], start: str) -> None:
    check(start + " ".join(words))


@given(changed(examples()[0], WORDS))
@example("build")
@example("build altar left")
@example("build altar left x")
@example("build altar left 99")
@example("build altar right 2 left 1")
@example("build İ")
@example("  STAGE  WITH   Clay-Pit  left  2 ")
@example("stage altar")
@example("stage with")
@example("choose")
@example("decline please")
def test_changed_moves_are_accepted_or_refused(text: str) -> None:
    check_move(text)


@given(changed(examples()[2], WORDS))
def test_changed_positions_are_accepted_or_refused(text: str) -> None:
    check_position(text)


@given(changed(examples()[3], WORDS))
def test_changed_records_are_accepted_or_refused(text: str) -> None:
    check_record(text)
