"""Each term has one translation, names stand where they need no case, and numbers stay with their units."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, SelectExpression, VariableReference
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor
from tests.i18n.no_break import no_break

from sevenwonders.i18n import FOLDER, LANGUAGES, entries
from sevenwonders.i18n import NO_BREAK_SPACE as SPACE

# Words beside the term of the rule book (docs/languages.md), with the term to use.
OTHER_WORDS = {
    "en": {
        r"another turn": "extra turn",
        r"\b(?:sell|sold) (?:it|that|the|a) card": "discard",
        r"\b(?:the own|one’s)\b": "your",
        r"\b(?:is|are) asked\b|\bso many\b|\bwhoever’s\b": "name the player, name the number",
        r"\b(?:lies?|lying) open|open cards?\b": "face up",
        r"\bchances? to win\b": "chance of winning",
        r"\bmean (?:points|place)": "average",
        r"Olympía": "Olympia",
    },
    "sr": {
        r"\bsagra": "izgraditi",
        r"datotek": "fajl",
        r"dodatn\w+ potez": "još jedan potez",
        r"\bdostupn\w+ kartic": "slobodna kartica",
        r"raspored": "struktura",
        r"esplatno u nizu": "besplatna izgradnja u nizu",
        r"\bsem(?:e|ena|enu|enom)\b": "početna vrednost",
        r"blok\w* za bodovanje|tabel\w+ poena": "blok za rezultate",
        r"\bruke idu\b|\bulevo\b|\budesno\b": "kartice se prosleđuju nalevo, nadesno",
        r"žeton|napretka": "token progresa",
        r"Dvoboj": "Duel",
        r"\bkart(?:a|e|i|u|om|ama)\b": "kartica",
        r"\brund|\betap": "krug, faza",
        r"kompjuter|brauzer": "računar, pregledač",
        r"\bu igri protiv\b": "u partiji protiv",
        r"\b(?:navedite|recite|izaberite|unesite|pokušajte)\b": "the familiar imperative",
    },
    "pl": {
        r"rywal": "przeciwnik",
        r"na odrzucone karty": "stos kart odrzuconych",
        r"jeszcze jedn\w+ tur": "dodatkowa tura",
        r"\bkolej\b": "tura",
        r"\bpo (?:lewej|prawej)\b|\b(?:lewy|prawy) sąsiad": "sąsiad z lewej, z prawej",
        r"tabel\w+ punkt": "notes punktacji",
        r"\bwybud": "zbudować",
        r"\brund": "tura",
        r"(?-i:\bcud(?:y|u|em|om|ów|ami|ach|zie|a)?\b)": "Cud",
        r"(?-i:\bepo(?:ka|ki|ce|kę|ką|k|kach|kami)\b)": "Epoka",
        r"(?-i:\bgildi)": "Gildia",
        r"(?-i:[\wąęłóśżźćń,] Budowl)": "budowla",
    },
    "et": {
        r"\btsoon": "kaitseliin",
        r"\bloos\b": "tõmme",
        r"\bseeme\b|\bseemne": "algväärtus",
        r"\bsõda\b": "sõjandus",
        r"asetus\b": "kaardimuster",
        r"punktitabel": "punktileht",
        r"valmistoodang": "tootmishoone",
        r"kättesaadav\w* kaar": "vaba kaart",
        r"edumär": "progressimärk",
        r"\btahvli": "mängulaud",
        r"\bkäed liiguvad\b": "kaardid liiguvad",
        r"\braund|\bvoor(?:u|us)?\b": "käik",
        r"žetoon|\blisaraha": "märk, lisamündid",
    },
    "ro": {
        r"\b(?:trageri?|trase)\b": "extragere",
        r"tur\w+ în plus": "tură suplimentară",
        r"\brândul (?:tău|meu|jucătorului|nimănui)|\baflat la rând": "tura",
        r"poate fi luată": "accesibilă",
        r"\bcarnet\w* de punctaj|\bfoaie": "carnețel pentru scor",
        r"legătur\w+ către": "link",
        r"\brund": "tură",
        r"\bcomputer": "calculator",
        r"\blui \{ \$(?:seat|player)": "jucătorului",
        r"(?-i:\bminun(?:e|i|ea|ii|ile|ilor)\b)": "Minune",
        r"(?-i:\bghild)": "Ghildă",
        r"(?-i:\b(?:eră|ere|erei|erele|erelor)\b)": "Eră",
        r"(?-i:\bjeton\w* (?:de )?progres)": "jeton Progres",
        r"(?-i:\bbanca\b)": "Bancă",
    },
}
# Tokens of Duel are plundered, those of 7 Wonders are won in conflicts: two words.
DUEL_TOKENS = {"sr": r"vojn\w+ token", "et": r"rüüstemär"}
OF_CLASSIC = re.compile(r"rules-c|classic|guide-lesson-classic|client-rule-classic|analysis-military")

NAME = r"\{ \$(?:card|earlier|later|thing|wonder|token|chain) \}"
# Names of buildings may be plural (Barake, Koszary, Băi), so no singular verb may have one as its subject.
VERBS = {
    "sr": r"(?:je|stoji|košta|nije)",
    "pl": r"(?:jest|stoi|kosztuje|leży)",
    "ro": r"(?:este|costă|e|era)",
}
# Nouns that take the case and the number; the name follows them in the nominative.
HEADS = {
    "sr": r"(?:kartic|čud|token|postaj)\w* (?:progresa )?",
    "pl": r"(?:kart|karci|Cud|żeton)\w* (?:postępu )?",
    "ro": r"(?:cart|cărț|Minun|jeton)\w+ ",
}
# What governs the accusative, genitive or instrumental, which a name in the nominative cannot show.
GOVERNORS = {
    "sr": r"(?:(?:iz)?grad(?:i|iš)|prodaj(?:e|eš)?|uzm(?:i|e|eš)|uzimaš?|uništi|uništavaš?|odbaci|zadrži|biraš?"
    r"|izaberi|imaš?|ukloni|bez|od|do|za|sa|uz|pod|posle|pomoću|preko)",
    "pl": r"(?:zbuduj|budujesz|buduje|odrzuć|odrzucasz|odrzuca|weź|bierzesz|bierze|wybierz|zniszcz|masz|usuń|bez|od"
    r"|do|za|z|ze|dla|dzięki|przez|po)",
}
# Allowed before a name in the nominative, besides a noun with the case: nothing, a colon, a bracket or a quote.
ALONE = r"(?:^|[:(„] ?)$"
# Participles would show the gender of a player.
GENDERED = {
    "sr": r"\{ \$player \} je \w+(?:ao|eo|io|uo|la)\b|\b\w+(?:ao|eo|io|uo|la) si\b|\bsi \w+(?:ao|eo|io|uo|la)\b",
    "pl": r"\{ \$player \} (?:już |nie )?\w+(?:ł|ła)\b|\b\w+ł(?:eś|aś)\b",
    "ro": r"\{ \$player \} (?:este|a fost) \w+(?:at|ată|ut|ută|it|ită)\b",
}
# Classes of plurals that a choice by number needs. Of these words one form serves for two classes.
CLASSES = {"sr": {"one", "few"}, "pl": {"one", "few", "many"}, "ro": {"one", "few"}}
ONE_FORM = {
    "sr": r"novčića|poena|polja|čuda|pravila",
    "pl": r"monety\n *\*\[many\] .* monet\n|brakuje|Cudu\n",
    "ro": r"lipsesc",
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of all messages, without comments, with ordinary spaces."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            if not line.startswith("#"):
                yield f"{language}/{path.name}:{number}", line.replace(SPACE, " ")


def matches(language: str, pattern: str, flags: int = 0) -> list[str]:
    return [f"{place}: {line}" for place, line in lines(language) if re.search(pattern, line, flags)]


@cache
def messages(language: str) -> dict[str, str]:
    files = sorted((FOLDER / language).glob("*.ftl"))
    return {key: text for file in files for key, text in entries(file.read_text("utf-8")).items()}


@pytest.mark.parametrize(
    ("language", "word", "term"),
    [(language, word, term) for language, words in OTHER_WORDS.items() for word, term in words.items()],
)
def test_a_term_has_one_translation(language: str, word: str, term: str) -> None:
    assert not matches(language, word, re.IGNORECASE), f"use: {term}"


@pytest.mark.parametrize("language", DUEL_TOKENS)
def test_military_tokens_of_both_games_have_their_own_words(language: str) -> None:
    of_classic = {key: text for key, text in messages(language).items() if OF_CLASSIC.match(key)}
    assert len(of_classic) > 100
    assert [key for key, text in of_classic.items() if re.search(DUEL_TOKENS[language], text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", VERBS)
def test_no_singular_verb_has_a_name_as_its_subject(language: str) -> None:
    heads = re.compile(HEADS[language] + NAME, re.IGNORECASE)
    found = [
        f"{place}: {line}"
        for place, line in lines(language)
        if re.search(rf"\b{VERBS[language]} {NAME}|{NAME} {VERBS[language]}\b", heads.sub("", line))
    ]
    assert found == []


@pytest.mark.parametrize("language", GOVERNORS)
def test_nothing_that_governs_a_case_has_a_bare_name(language: str) -> None:
    assert matches(language, rf"\b{GOVERNORS[language]} {NAME}") == []


def bare_names(language: str, line: str) -> list[str]:
    """Return the names of a line that stand neither alone nor behind a noun that shows the case."""
    text = re.sub(r"^(?:[\w-]+ =|\s*\*?\[\w+\])?\s*", "", line)
    before = ((name[0], text[: name.start()]) for name in re.finditer(NAME, text))
    return [
        name
        for name, start in before
        if not re.search(ALONE, start) and not re.search(rf"\b{HEADS[language]}$", start, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", GOVERNORS)
def test_a_name_stands_alone_or_behind_a_noun_with_the_case(language: str) -> None:
    assert [f"{place}: {line}" for place, line in lines(language) if bare_names(language, line)] == []


@pytest.mark.parametrize(
    ("language", "line", "expected"),
    [
        ("sr", "x = kupi { $card } za 2 novčića", ["{ $card }"]),
        ("sr", "   *[no] { $player } gradi { $card } karticom { $card }", ["{ $card }"]),
        ("sr", "x = Gradiš: { $card }, besplatno posle kartice { $chain }.", []),
        ("pl", "x = Za darmo mimo { $card }", ["{ $card }"]),
        ("pl", "x = { $card }: tę kartę masz już dzięki karcie { $chain }", []),
    ],
)
def test_bare_names_are_found(language: str, line: str, expected: list[str]) -> None:
    assert bare_names(language, line) == expected


@pytest.mark.parametrize("language", GENDERED)
def test_no_participle_shows_the_gender_of_a_player(language: str) -> None:
    assert matches(language, GENDERED[language], re.IGNORECASE) == []


class Selects(Visitor):
    """Collect the choices by number of a message: the classes and the text of each."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        classes = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        choice = serialize_expression(node).replace(SPACE, " ")
        # A choice that does not show its number is one between a single player and several.
        counts = isinstance(node.selector, VariableReference) and choice.count(f"${node.selector.id.name} ") > 1
        if "one" in classes and counts:
            self.found.append((classes, choice))
        self.generic_visit(node)


def choices_by_number(entry: BaseNode) -> list[tuple[set[str], str]]:
    visitor = Selects()
    visitor.visit(entry)
    return visitor.found


@pytest.mark.parametrize("language", CLASSES)
def test_a_choice_by_number_has_the_plurals_of_the_language(language: str) -> None:
    found = [
        (key, classes, choice)
        for key, text in messages(language).items()
        for message in FluentParser().parse(text).body
        for classes, choice in choices_by_number(message)
    ]
    assert len(found) > 60
    assert [
        key
        for key, classes, choice in found
        if CLASSES[language] - classes and not re.search(ONE_FORM[language], choice)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_on_the_line_of_its_unit(language: str) -> None:
    """``python -m tests.i18n.no_break`` inserts the spaces that are missing."""
    torn = [
        f"{path.name}: {line}"
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#") and no_break(language, line) != line
    ]
    assert torn == []


@pytest.mark.parametrize(
    ("language", "line", "expected"),
    [
        ("en", "[one] { $coins } coin", "[one] { $coins }~coin"),
        ("en", "In Age III you take 2 coins, or 3 of them.", "In Age~III you take 2~coins, or 3 of them."),
        ("sr", "{ $card } kartica za 2 novčića", "{ $card } kartica za 2~novčića"),
        ("pl", "W III Epoce, Epoka II, 5 monet", "W III~Epoce, Epoka~II, 5~monet"),
        ("et", "I ajastu, { $count } ×", "I~ajastu, { $count }~×"),
        ("ro", "*[other] { $amount } de monede", "*[other] { $amount }~de~monede"),
        ("ro", "{ $points } : { $rival }", "{ $points }~:~{ $rival }"),
    ],
)
def test_no_break_spaces_are_between_a_number_and_its_unit(language: str, line: str, expected: str) -> None:
    assert no_break(language, line) == expected.replace("~", SPACE)
    assert no_break(language, no_break(language, line)) == no_break(language, line)


@pytest.mark.parametrize(
    ("pattern", "fault"),
    [
        (OTHER_WORDS["sr"], "x = Uzmi dostupnu karticu."),
        (OTHER_WORDS["pl"], "x = To twoja kolej: zbuduj cud."),
        (OTHER_WORDS["et"], "x = Sõda"),
        (OTHER_WORDS["ro"], "x = O tură în plus"),
        (OTHER_WORDS["en"], "x = Your chance to win"),
        (OTHER_WORDS["en"], "x = Nobody is asked here"),
        (OTHER_WORDS["sr"], "x = Izaberi kartu"),
        (OTHER_WORDS["pl"], "x = Wybuduj kartę"),
        (OTHER_WORDS["et"], "x = See raund"),
        (OTHER_WORDS["ro"], "x = O rundă nouă"),
        ([rf"{VERBS['sr']} {NAME}"], "x = besplatno, jer je { $card } u gradu"),
        ([rf"{NAME} {VERBS['pl']}"], "x = { $card } jest w twoim mieście"),
        ([rf"{VERBS['ro']} {NAME}"], "x = în oraș este { $card }"),
        ([rf"{GOVERNORS['sr']} {NAME}"], "x = gradi { $card }"),
        ([rf"{GOVERNORS['sr']} {NAME}"], "x = besplatno posle { $chain }"),
        ([rf"{GOVERNORS['pl']} {NAME}"], "x = dzięki { $card }"),
        ([GENDERED["sr"]], "x = { $player } je izabrao karticu"),
        ([GENDERED["pl"]], "x = { $player } wybrał kartę"),
        ([GENDERED["ro"]], "x = { $player } este invitat"),
    ],
)
def test_the_patterns_find_example_faults(pattern: list[str] | dict[str, str], fault: str) -> None:
    assert any(re.search(one, fault, re.IGNORECASE) for one in pattern)
