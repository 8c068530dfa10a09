"""Every language has all messages with the same arguments, and no message is unused."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from sevenwonders.ai import explain, puzzles, review
from sevenwonders.ai.agents import Kind
from sevenwonders.ai.classic import puzzles as classic_puzzles
from sevenwonders.ai.duel import puzzle_themes
from sevenwonders.ai.levels import LEVELS, personas_of
from sevenwonders.classic import cards as classic_cards
from sevenwonders.classic import ids as classic_ids
from sevenwonders.classic import score as classic_score
from sevenwonders.cli.app import COMMANDS
from sevenwonders.core.effects import parts_of
from sevenwonders.core.protocol import Event
from sevenwonders.core.registry import rules_of
from sevenwonders.duel import cards, ids, score
from sevenwonders.duel.ids import COLOURS, QUESTIONS, REASONS
from sevenwonders.i18n import (
    FOLDER,
    LANGUAGES,
    NO_BREAK_SPACE,
    TOPICS,
    Translation,
    entries,
    error_id,
    from_environment,
    message_id,
)
from sevenwonders.tables.log import EVENTS as TABLE_EVENTS

SOURCE = Path(__file__).parents[2] / "src" / "sevenwonders"
# The packages whose keys and message ids stand in the files of this test.
SPOKEN = ("core", "duel", "classic", "ai", "training", "cli", "tables", "api", "server", "browser")
CLIENT = SOURCE.parents[1] / "client" / "src"
FILES = sorted({name for names in TOPICS.values() for name in names})
KEY = re.compile(r"[a-z]+/[a-z]+(-[a-z]+)*|rate-limited")
# What looks like a key and is none: events and types of media.
NO_ERROR = re.compile(r"(duel|classic|application|image)/.*|text/plain")


def text_of(language: str, name: str) -> str:
    return (FOLDER / language / f"{name}.ftl").read_text("utf-8")


@cache
def parsed(language: str, name: str) -> list[Message]:
    body = FluentParser().parse(text_of(language, name)).body
    assert not [entry for entry in body if isinstance(entry, Junk | Term)]
    return [entry for entry in body if isinstance(entry, Message)]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


def variables(message: Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def all_messages(language: str) -> dict[str, Message]:
    return {message.id.name: message for name in FILES for message in parsed(language, name)}


ENGLISH = all_messages("en")


# ---- the languages agree


def test_each_language_has_a_folder() -> None:
    assert sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_has_the_ids_of_the_english_one_in_its_order(language: str, name: str) -> None:
    assert [message.id.name for message in parsed(language, name)] == [m.id.name for m in parsed("en", name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_unique_and_without_attributes(language: str) -> None:
    found = [message for name in FILES for message in parsed(language, name)]
    assert len({message.id.name for message in found}) == len(found)
    assert not [message for message in found if message.attributes]


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_message_uses_the_arguments_of_the_english_one(language: str) -> None:
    for name, message in all_messages(language).items():
        assert variables(message) == variables(ENGLISH[name]), name


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_sentences_are_translated(language: str) -> None:
    """A sentence that is equal in two languages was forgotten; names may be equal."""
    own, english = entries(text_of(language, "errors")), entries(text_of("en", "errors"))
    assert [name for name in own if own[name] == english[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_entries_are_split_like_the_parser(language: str, name: str) -> None:
    assert list(entries(text_of(language, name))) == [message.id.name for message in parsed(language, name)]


# ---- completeness


def expected_ids() -> set[str]:
    things = {
        "card": cards.CARD_IDS,
        "wonder": cards.WONDER_IDS,
        "token": cards.TOKEN_IDS,
        "resource": cards.RESOURCES,
        "symbol": cards.SYMBOLS,
        "colour": COLOURS,
        "chain": [card.chain_symbol for card in cards.CARDS if card.chain_symbol],
        "age": (1, 2, 3),
        "victory": REASONS[1:],
        "question": QUESTIONS[ids.FIRST_ASK : ids.OVER],
        "draw": QUESTIONS[1 : ids.FIRST_ASK],
        "score": (*score.LINES, "total"),
        "step": ("chain", "own", "chosen", "waived", "bought", "coins"),
        "move": ("draft", "build", "sell", "raise", "take", "destroy", "revive", "begin"),
    }
    expected = {f"duel-{kind}-{name}" for kind, names in things.items() for name in names}
    expected |= expected_classic_ids() | expected_effect_ids()
    expected |= {message_id(key) for key in constants(r"(duel|classic)/[a-z-]+")}
    expected |= {error_id(key) for key in error_keys()}
    expected |= {f"{game}-{you}" for game in ("duel", "classic") for you in ("you", "you-inside")}
    expected |= {f"cli-help-{command}" for command in COMMANDS}
    expected |= {f"cli-option-{option.key}" for game in ("duel", "classic") for option in rules_of(game).options}
    expected |= {f"cli-sim-{reason}" for reason in REASONS[1:]}
    expected |= {f"level-{level}{end}" for level in LEVELS for end in ("", "-about")}
    expected |= {f"persona-{persona}{end}" for persona in personas_of("duel") for end in ("", "-about")}
    expected |= {f"cli-bench-{name}" for name in ("legal_ids", "copy_and_apply", "checked_play", "seen", "view")}
    expected |= expected_understanding() | {f"preview-game-{game}" for game in ("duel", "classic")}
    return expected | set(constants(r"(cli|duel|classic|effect|error|preview|server|understand)-[a-z_-]*[a-z]"))


def expected_classic_ids() -> set[str]:
    things = {
        "card": {card.building for card in classic_cards.CARDS},
        "board": classic_cards.BOARD_IDS,
        "side": classic_cards.SIDES,
        "resource": classic_cards.RESOURCES,
        "symbol": classic_cards.SYMBOLS,
        "colour": classic_ids.COLOURS,
        "chain": {symbol for card in classic_cards.CARDS for symbol in (*card.needs, *card.gives)},
        "age": (1, 2, 3),
        "question": classic_ids.QUESTIONS[classic_ids.FIRST_ASK : classic_ids.OVER],
        "draw": classic_ids.QUESTIONS[1 : classic_ids.FIRST_ASK],
        "score": (*classic_score.LINES, "total"),
        "step": ("chain", "free", "own", "bought", "coins"),
        "move": ("build", "stage", "sell", "revive", "decline", "choose"),
    }
    return {f"classic-{kind}-{name}" for kind, names in things.items() for name in names}


def test_themes_are_those_of_the_games() -> None:
    assert set(puzzles.THEMES) == set(puzzle_themes.THEMES) | set(classic_puzzles.THEMES)


def expected_understanding() -> set[str]:
    """Reasons are made where they hold; every string in the place of a key is the key of a reason."""
    found = {"reason": set(explain.REASON_KEYS), "focus": set(explain.FOCUSES)}
    found |= {"kind": set(get_args(Kind)), "grade": {grade for grade, _ in review.GRADES}}
    found |= {"account": set(review.ACCOUNT), "theme": set(puzzles.THEMES)}
    return {f"understand-{kind}-{name}" for kind, names in found.items() for name in names}


def expected_effect_ids() -> set[str]:
    """Both games share one vocabulary and one sentence for counted things."""
    words = {*cards.EFFECTS, *classic_cards.EFFECTS} - {"coins_per", "points_per"} | {"per"}
    return {f"effect-{word}" for word in words} | {f"each-{name}" for name in each_names()}


def each_names() -> set[str]:
    stages = [stage for board in classic_cards.BOARDS for side in classic_cards.SIDES for stage in board.stages(side)]
    things: list[Any] = [*cards.CARDS, *cards.WONDERS, *cards.TOKENS, *classic_cards.CARDS, *stages]
    counted = [parts_of(effect).get("each") for thing in things for effect in thing.effects]
    return {each if isinstance(each, str) else "_".join(each) for each in counted if each}


def modules() -> Iterator[ast.Module]:
    for package in SPOKEN:
        for path in sorted((SOURCE / package).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


@cache
def texts() -> frozenset[str]:
    """All texts in the code, but for those that a formatted text is made of."""
    found = set()
    for module in modules():
        parts = {id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                found.add(node.value)
    return frozenset(found)


def constants(pattern: str) -> set[str]:
    """All texts in the code that look like this."""
    return {text for text in texts() if re.fullmatch(pattern, text)}


def error_keys() -> set[str]:
    found = {key for key in constants(KEY.pattern) if not NO_ERROR.fullmatch(key) and key not in TABLE_EVENTS}
    return found | client_error_keys()


def client_error_keys() -> set[str]:
    """Errors of a page that runs without a server."""
    sources = "".join(path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind))
    return set(re.findall(r"'(device/[a-z]+)'", sources))


def test_every_used_message_exists() -> None:
    assert expected_ids() - set(ENGLISH) == set()


def test_every_message_is_used() -> None:
    assert set(ENGLISH) - expected_ids() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buildings_have_the_same_name(language: str) -> None:
    """Names can be typed, so no two cards have the same name."""
    for file in ("duel-names", "classic-names"):
        names = [text for name, text in entries(text_of(language, file)).items() if "-card-" in name]
        names_in_text = [text.partition("=")[2].strip() for text in names]
        assert sorted(set(names_in_text)) == sorted(names_in_text)


# ---- errors carry what their sentences need


def raised_details() -> dict[str, list[set[str]]]:
    """For each error key, the details at each place where it is raised."""
    found = defaultdict(list)
    added = {"fail": {"text", "column"}, "_fail": {"text", "column"}, "check_draw": {"draw"}}
    for module in modules():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if not (name.endswith("Error") or name in added):
                continue
            keys = [
                part.value
                for argument in node.args
                for part in ast.walk(argument)
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and KEY.fullmatch(part.value)
            ]
            for key in keys:
                found[key].append({keyword.arg for keyword in node.keywords if keyword.arg} | added.get(name, set()))
    return found


def test_an_error_message_uses_the_details_of_its_error() -> None:
    raised = raised_details()
    assert len(raised) > 60
    for key, places in raised.items():
        needed = variables(ENGLISH[error_id(key)])
        for details in places:
            assert needed <= details, key


# ---- formatting

CHOICES = {
    "you": ("yes", "no"),
    "chained": ("yes", "no"),
    "shared": ("yes", "no"),
    "bought": ("none", "some", "all"),
    "from": ("box", "board"),
    "free": ("no", "chain", "power"),
    "direction": ("left", "right"),
    "seller": ("left", "right"),
    "sellers": ("left", "right", "both"),
    "whose": ("own", "larger", "neighbours", "all"),
    "reason": REASONS[1:],
}
NUMBERS = {"coins", "trade", "loot", "spaces", "amount", "missing", "count", "games", "points", "number", "last", "low"}


def samples(name: str) -> tuple[object, ...]:
    if name in CHOICES:
        return CHOICES[name]
    return (0, 1, 2, 5, 11, 21, 22, 25, 100) if name in NUMBERS else ("word",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted_with_any_number_and_choice(language: str) -> None:
    translation = Translation(language)
    for name, message in all_messages(language).items():
        names = sorted(variables(message))
        longest = max((len(samples(variable)) for variable in names), default=1)
        for turn in range(longest):
            for you in ("yes", "no"):
                chosen = {v: samples(v)[turn % len(samples(v))] for v in names}
                text, errors = translation.resolve(name, chosen | ({"you": you} if "you" in names else {}))
                assert not errors, (name, chosen, errors)
                assert text
                assert "{" not in text
                assert "  " not in text, name
                assert text == text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_shortcuts_equal_the_output_of_fluent(language: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource(text_of(language, name)))
    translation = Translation(language)
    for name, message in all_messages(language).items():
        if not variables(message):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            assert translation.text(name) == str(bundle.format_pattern(pattern)[0]).replace(NO_BREAK_SPACE, " ")


PLURALS = {
    "en": ["0 coins", "1 coin", "2 coins", "5 coins", "21 coins"],
    "sr": ["0 novčića", "1 novčić", "2 novčića", "5 novčića", "21 novčić"],
    "pl": ["0 monet", "1 moneta", "2 monety", "5 monet", "21 monet"],
    "et": ["0 münti", "1 münt", "2 münti", "5 münti", "21 münti"],
    "ro": ["0 monede", "1 monedă", "2 monede", "5 monede", "21 de monede"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_plural_of_the_language(language: str) -> None:
    translation = Translation(language)
    assert [translation.text("effect-coins", amount=n) for n in (0, 1, 2, 5, 21)] == PLURALS[language]


# ---- which language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "sr_RS@latin"}, "sr"),
        ({"LANG": "et"}, "et"),
        ({"LC_ALL": "ro_RO.UTF-8", "LANG": "pl_PL.UTF-8"}, "ro"),
        ({"LC_MESSAGES": "et_EE", "LANG": "pl_PL"}, "et"),
        ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
        ({"LANGUAGE": "de:ro:en", "LANG": "pl_PL"}, "ro"),
        ({"LANGUAGE": "de:fr", "LANG": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_a_missing_message_shows_its_id() -> None:
    text, errors = Translation("et").resolve("duel-card-no_such_card", {})
    assert text == "duel-card-no_such_card"
    assert [type(error) for error in errors] == [LookupError]


def test_an_unknown_event_shows_its_id() -> None:
    assert Translation("en").text(message_id(Event("duel/never").key)) == "duel-never"


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [
        ("en", "12,345.7", "93.5%"),
        ("sr", "12.345,7", "93,5%"),
        ("pl", "12\xa0345,7", "93,5%"),
        ("et", "12\xa0345,7", "93,5%"),
        ("ro", "12.345,7", "93,5%"),
    ],
)
def test_numbers_follow_the_language(language: str, number: str, percent: str) -> None:
    assert Translation(language).number(12345.678, 1) == number
    assert Translation(language).percent(0.935) == percent


@pytest.mark.parametrize("length", [2_000, 2_001, 2_501, 1_000_000])
def test_an_argument_of_any_length_is_formatted(length: int) -> None:
    text, errors = Translation("en").resolve("error-file-missing", {"name": "a" + "b" * (length - 2) + "c"})
    assert errors == []
    assert text.startswith("There is no file “ab")
    assert text.endswith("bc”.")
    assert ("…" in text) == (length > 2_000)
