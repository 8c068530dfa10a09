"""The English rules in the app are those of `docs/rules`, word for word."""

import re
from pathlib import Path

import pytest
from tests.rules_page import ROOT, page_of

from sevenwonders.i18n import FOLDER, NO_BREAK_SPACE, entries

_TESTS = re.compile(r"<!-- tests -->.*?<!-- end of tests -->\n", re.DOTALL)
_HEADING = re.compile(r"## ([A-Z]\d+) (.*)")
_RULE = re.compile(r"\*\*([A-Z]\d+(?:\.\d+)?)\*\* (.*)", re.DOTALL)
_ROW = re.compile(r"\| ([A-Z]\w+) \| (.*) \|")


def rule_messages(root: Path, game: str) -> dict[str, str]:
    """Return the expected messages of a page of rules: titles, rules, and lines of its table of tokens."""
    found: dict[str, str] = {}
    chapter = ""
    for block in re.split(r"\n\n+", _TESTS.sub("", page_of(root, game).read_text("utf-8"))):
        if heading := _HEADING.match(block):
            chapter = heading[1].lower()
            found[f"rules-{chapter}-title"] = heading[2]
        elif rule := _RULE.match(block):
            number = rule[1].partition(".")[2] or "0"
            found[f"rules-{chapter}-{number}"] = " ".join(rule[2].replace("*", "").split())
        for name, effect in _ROW.findall(block):
            if name != "Token":
                found[f"rules-{chapter}-{name.lower()}"] = f"{name}: {effect}"
    return found


@pytest.mark.parametrize(("game", "letter"), [("duel", "d"), ("classic", "c")])
def test_the_english_text_is_that_of_the_page(game: str, letter: str) -> None:
    texts = entries((FOLDER / "en" / "rules.ftl").read_text("utf-8"))
    messages = {
        name: text.partition("=")[2].strip().replace("’", "'").replace(NO_BREAK_SPACE, " ")
        for name, text in texts.items()
        if name.startswith(f"rules-{letter}") and re.fullmatch(r"rules-[dc]\d+-\w+", name)
    }
    assert messages == rule_messages(ROOT, game)
