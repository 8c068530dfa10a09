"""Each term has one translation, and names that cannot be inflected stand where they need no case."""

import re
from collections.abc import Iterator

import pytest

from sevenwonders.i18n import FOLDER

# Words beside the term of the rule book (docs/languages.md), with the term to use.
OTHER_WORDS = {
    "sr": {
        r"\bsagra": "izgraditi",
        r"datotek": "fajl",
        r"dodatn\w+ potez": "još jedan potez",
        r"\b(?:navedite|recite|izaberite|unesite|pokušajte)\b": "the familiar imperative",
    },
    "pl": {r"rywal": "przeciwnik", r"na odrzucone karty": "stos kart odrzuconych"},
    "et": {r"\btsoon": "kaitseliin", r"\bloos\b": "tõmme"},
    "ro": {r"\btragere": "extragere"},
}
# Names of buildings may be plural (Barake, Koszary, Băi), so no singular verb may have one as its subject.
SINGULAR_VERB = re.compile(r"\b(?:jest|je|stoji|este)\s+\{ \$(?:card|earlier)")
# A verb governs the accusative, which a name in the nominative cannot show.
BARE_OBJECT = re.compile(r"\b(?:gradi|izgradi|prodaj|uzmi|uništi|odbaci|zadrži)\s+\{ \$(?:card|thing|wonder|token)")


def lines(language: str) -> Iterator[tuple[str, str]]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            yield f"{language}/{path.name}:{number}", line


def matches(language: str, pattern: re.Pattern[str]) -> list[str]:
    return [f"{place}: {line}" for place, line in lines(language) if pattern.search(line)]


@pytest.mark.parametrize(
    ("language", "word", "term"),
    [(language, word, term) for language, words in OTHER_WORDS.items() for word, term in words.items()],
)
def test_a_term_has_one_translation(language: str, word: str, term: str) -> None:
    assert not matches(language, re.compile(word, re.IGNORECASE)), f"use: {term}"


@pytest.mark.parametrize("language", ["sr", "pl", "ro"])
def test_no_singular_verb_has_a_card_as_its_subject(language: str) -> None:
    assert not matches(language, SINGULAR_VERB)


def test_no_serbian_verb_has_a_bare_name_as_its_object() -> None:
    assert not matches("sr", BARE_OBJECT)


def test_the_patterns_find_the_faults_they_are_for() -> None:
    assert SINGULAR_VERB.search("besplatno, jer je { $card } u gradu")
    assert BARE_OBJECT.search("duel-move-build = gradi { $card }")
