"""The table is drawn for every position of many games, in every language and width, and nothing goes wrong."""

import pytest
from tests.effort import effort

from sevenwonders.cli.duel.table import Table
from sevenwonders.cli.duel.threats import winning_moves
from sevenwonders.cli.duel.words import Words
from sevenwonders.cli.screen import ASCII, UNICODE, Glyphs, flowing, line, plain, shortened, wants_colour
from sevenwonders.core.record import Moment, random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, bill, cards, ids, rules
from sevenwonders.duel.moves import Build, Raise, move_id
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State
from sevenwonders.i18n import LANGUAGES, Translation


class Strict(Translation):
    """A translation that lets nothing pass: a missing message or argument fails the test."""

    def text(self, message: str, /, **arguments: object) -> str:
        text, errors = self.resolve(message, arguments)
        assert not errors, (message, arguments, errors)
        assert "{" not in text, text
        return text


STRICT = {language: Strict(language) for language in LANGUAGES}


def moments(seed: int) -> list[Moment]:
    return list(replay(random_game(RULES, Setup(beginners=seed % 2 == 1), Rng(seed))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told(language: str) -> None:
    words = Words(STRICT[language], ("Ana", "Bruno"), 1)
    for seed in range(effort(quick=1, default=5, deep=100)):
        for moment in moments(seed):
            for event in moment.events:
                assert words.event(event)
            assert words.waiting(RULES.pending(moment.after))
            for move in RULES.legal(moment.after, moment.after.active):
                assert words.move(moment.after, move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_position_fits_the_screen(language: str, width: int) -> None:
    for glyphs, reader in ((UNICODE, 0), (ASCII, None)):
        words = Words(STRICT[language], ("Ana", "Bruno"), reader)
        for moment in moments(width)[:: effort(quick=17, default=5, deep=1)]:
            table = Table(moment.after, words, glyphs, width)
            for drawn in (*table.lines(), *table.prices(), *table.unseen(), *table.discarded()):
                assert len(plain(drawn).rstrip()) <= width, plain(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_is_explained(language: str) -> None:
    words = Words(STRICT[language])
    state = moments(2)[60].after
    for thing in (*cards.CARD_IDS, *cards.WONDER_IDS):
        assert words.thing(thing)
        assert words.effects(thing)
        assert words.cost(thing)
        for seat in range(ids.SEATS):
            assert words.price(bill.price_of(state, seat, thing))
    for token in cards.TOKEN_IDS:
        assert words.effects(token)
    assert sum(len(words.chains(card)) for card in cards.CARD_IDS) == 34


def test_ascii_signs_are_ascii() -> None:
    def signs(glyphs: Glyphs) -> str:
        rest = (glyphs.coin, glyphs.built, glyphs.pawn, glyphs.space, glyphs.border, glyphs.capital, glyphs.rule)
        return "".join((*glyphs.marks.values(), *rest, glyphs.back, glyphs.arrow, glyphs.warning, glyphs.cut))

    assert signs(ASCII).isascii()
    for glyphs in (ASCII, UNICODE):
        assert len(set(glyphs.marks.values())) == 7
        assert all(len(sign) == 1 for sign in glyphs.marks.values())


def test_the_menu_numbers_the_legal_moves() -> None:
    state = moments(3)[40].after
    table = Table(state, Words(STRICT["en"]), UNICODE, 80)
    assert [table.number(move) for move in RULES.legal(state, state.active)] == list(
        range(1, len(RULES.legal(state, state.active)) + 1)
    )
    assert table.number(Build(19)) == 0


AGE_3 = "duel 1; age 3; table {} / . . . / . . . . / . . / . . . . / . . . / . ."


def test_threats_are_moves_that_win_at_once() -> None:
    text = AGE_3.format("study pretorium") + "; pawn 8; ask B turn; A.coins 8; B.coins 30; "
    state = parse_position(text + "B.city workshop apothecary scriptorium pharmacist university")
    assert winning_moves(state, 0) == ((Build(1), ids.MILITARY),)
    assert winning_moves(state, 1) == ((Build(0), ids.SCIENTIFIC),)
    for seat in range(ids.SEATS):
        turn = state.copy()
        turn.active = seat
        wins = [number for number in rules.legal_ids(turn) if _wins(turn, number, seat)]
        assert wins == [move_id(move) for move, _ in winning_moves(state, seat)]


def _wins(state: State, number: int, seat: int) -> bool:
    after = state.copy()
    rules.apply(after, number)
    return after.winner == seat


def test_a_choice_that_follows_belongs_to_the_threat() -> None:
    """A pair brings the Law token, which is the sixth symbol; the Mausoleum brings back the last shields."""
    city = "A.city workshop apothecary scriptorium pharmacist university; A.coins 40"
    pair = parse_position(AGE_3.format("observatory arena") + f"; ask A turn; board law; {city}")
    assert winning_moves(pair, 0) == ((Build(0), ids.SCIENTIFIC),)
    assert winning_moves(parse_position(AGE_3.format("observatory arena") + f"; ask A turn; {city}"), 0) == ()
    text = AGE_3.format("palace arena") + "; ask A turn; pawn 7; A.wonders mausoleum; A.coins 40; discard circus"
    assert {move for move, _ in winning_moves(parse_position(text), 0)} == {
        Raise("mausoleum", 0),
        Raise("mausoleum", 1),
    }


def test_the_last_card_is_no_threat_by_points() -> None:
    state = parse_position(AGE_3.format("palace .") + "; ask A turn; A.coins 50")
    assert winning_moves(state, 0) == ()


def test_long_names_keep_what_tells_them_apart() -> None:
    assert shortened("Scriptorium", 11, "…") == "Scriptorium"
    assert shortened("Rezervă de piatră", 11, "…") == "Reze…piatră"
    assert shortened("Rezervă de argilă", 11, "…") == "Reze…argilă"
    assert shortened("Archery Range", 11, "…") == "Arche…Range"
    assert shortened("Fortifications", 11, "…") == "Fortificat…"


def test_groups_flow_into_lines() -> None:
    groups = [line("wonders:"), line("one,"), line("two"), line("three")]
    assert [plain(entry) for entry in flowing(groups, 18, 2)] == ["  wonders: one,", "  two  three"]
    assert [plain(entry) for entry in flowing(groups, 19, 2)] == ["  wonders: one, two", "  three"]
    assert flowing([], 20, 0) == []


@pytest.mark.parametrize(
    ("is_terminal", "environment", "wanted"),
    [
        (True, {"TERM": "xterm"}, True),
        (True, {"TERM": "dumb"}, False),
        (True, {}, False),
        (False, {"TERM": "xterm"}, False),
        (True, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (True, {"TERM": "xterm", "NO_COLOR": ""}, True),
        (False, {"FORCE_COLOR": "1"}, True),
        (False, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_colours_are_for_terminals_that_want_them(is_terminal: bool, environment: dict[str, str], wanted: bool) -> None:
    assert wants_colour(is_terminal, environment) is wanted
