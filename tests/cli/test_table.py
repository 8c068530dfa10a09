"""The table text in all languages and widths, for the positions of many games."""

import pytest
from tests.effort import effort

from sevenwonders.cli.duel.messages import DuelMessages
from sevenwonders.cli.duel.table import DuelTableText
from sevenwonders.cli.screen import ASCII, UNICODE, Glyphs, flowing, line, plain, shortened, wants_colour
from sevenwonders.core.protocol import Ask
from sevenwonders.core.record import Moment, random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, bill, cards, ids
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.moves import Move
from sevenwonders.duel.state import State
from sevenwonders.duel.view import View, view
from sevenwonders.i18n import LANGUAGES, Translation


class Strict(Translation):
    """A translation that raises for missing messages and arguments."""

    def text(self, message: str, /, **arguments: object) -> str:
        text, errors = self.resolve(message, arguments)
        assert not errors, (message, arguments, errors)
        assert "{" not in text, text
        return text


STRICT = {language: Strict(language) for language in LANGUAGES}


PLAYERS = ("Ana", "Bruno")


def moments(seed: int) -> list[Moment[State, Setup, Move, Chance]]:
    return list(replay(random_game(RULES, Setup(beginners=seed % 2 == 1), Rng(seed))))


def seen_by_mover(state: State) -> View:
    return view(state, state.active)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_message(language: str) -> None:
    words = DuelMessages(STRICT[language], PLAYERS, 1)
    for seed in range(effort(quick=1, default=5, deep=100)):
        for moment in moments(seed):
            for event in moment.events:
                assert words.event(event)
            assert words.waiting(RULES.pending(moment.after))
            for move in seen_by_mover(moment.after).moves:
                assert words.move(move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_position_fits_the_screen(language: str, width: int) -> None:
    for glyphs, reader in ((UNICODE, 0), (ASCII, None)):
        words = DuelMessages(STRICT[language], PLAYERS, reader)
        for moment in moments(width)[:: effort(quick=17, default=5, deep=1)]:
            table = DuelTableText(seen_by_mover(moment.after), words, glyphs, width)
            for drawn in (*table.lines(), *table.prices(), *table.unseen(), *table.discarded()):
                assert len(plain(drawn).rstrip()) <= width, plain(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_a_description(language: str) -> None:
    words = DuelMessages(STRICT[language], PLAYERS)
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
    turns = [m.after for m in moments(3) if RULES.pending(m.after) == Ask((m.after.active,), "turn")]
    for state in turns[::5]:
        table = DuelTableText(seen_by_mover(state), DuelMessages(STRICT["en"], PLAYERS), UNICODE, 80)
        assert sorted(table.numbers.values()) == list(range(1, len(RULES.legal(state, state.active)) + 1))
        shown = " ".join(plain(entry) for entry in table.menu())
        assert all(f" {number} " in shown for number in table.numbers.values())


def test_move_descriptions_by_number() -> None:
    state = next(moment.after for moment in moments(3) if RULES.pending(moment.after) == Ask((0,), "turn"))
    words = DuelMessages(STRICT["en"], PLAYERS, 0)
    table = DuelTableText(seen_by_mover(state), words, UNICODE, 80)
    printed = [table.move_name(number + 1) for number in range(len(table.seen.moves))]
    assert len(set(printed)) == len(RULES.legal(state, 0))
    assert printed[0] == f"build {words.name('card', table.letters['a'])}"


def test_long_names_keep_their_distinguishing_last_word() -> None:
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
def test_wants_colour(is_terminal: bool, environment: dict[str, str], wanted: bool) -> None:
    assert wants_colour(is_terminal, environment) is wanted
