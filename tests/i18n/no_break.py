"""No-break spaces (U+00A0) in messages: between a number and its unit, in the names of ages, and in scores.

``python -m tests.i18n.no_break`` inserts those that are missing.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from sevenwonders.i18n import FOLDER, LANGUAGES
from sevenwonders.i18n import NO_BREAK_SPACE as SPACE

# Beginnings of the nouns that are counted.
UNITS = {
    "en": "agent|board|byte|card|clay|coin|file|game|glass|guild|kB|lesson|MB|military token|opponent|papyrus|place"
    "|player|point|progress token|puzzle|resource|rule|shield|space|stage|step|stone|symbol|token|wonder",
    "sr": "agen|baj|čud|faz|gild|glin|igrač|kamen|kartic|kB|krug|MB|mest|novčić|papirus|partij|po[ei]n|polj|pravil"
    "|protivnik|resurs|simbol|stakl|štit|tabl|token|vojn|zadat",
    "pl": "agent|baj|Cud|dodatkow|etap|Gildi|glin|gracz|kamie|kart|kB|materiał|MB|miejsc|monet|os[oó]b|papirus"
    "|parti|plansz|pol[ae]|pól|przeciwnik|punkt|symbol|szkł|tarcz|zasad|znacznik|żeton",
    "et": "agen|bai|gild|kaar|kaitseliini|kB|kilp|kivi|klaas|kord|lisakil|maailmaime|MB|mäng(?!itud)|märk|mün|osa\\b"
    "|papüürus|progressi|punkt|reege?l|ressur|rüüstemär|samm|savi|sümbol|vastas",
    "ro": "adversar|agenți|argil|carte|cărți|etap|Ghild|jeton|joc|jucător|kB|loc|MB|Minun|moned|octe|papirus|partid"
    "|piatr|pietre|planș|punct|regul|resurs|scut|simbol|spați|sticl",
}
# A number in figures, or an argument that is no name.
NUMBER = r"(\d|\{ \$(?!(?:agent|card|player|resource|seat|thing|token|wonder)s? )\w+ \})"
# The words beside the Roman number of an age, before and after it.
AGES = (r"\b(Ages?|Epoka|Er[ae]|Erele|Erei) (?=I{1,3}\b)", r"\b(I{1,3}) (?=Epo|ajast)")


def no_break(language: str, line: str) -> str:
    """Return the line of a message with its no-break spaces."""
    for pattern in AGES:
        line = re.sub(pattern, rf"\1{SPACE}", line)
    units = UNITS[language]
    line = re.sub(rf"{NUMBER} (?=(?:{units}))", rf"\1{SPACE}", line)
    if language == "ro":
        line = re.sub(rf"{NUMBER} de (?=(?:{units}))", rf"\1{SPACE}de{SPACE}", line)
    line = re.sub(r"(\{ \$points \}) : (?=\{ \$rival)", rf"\1{SPACE}:{SPACE}", line)
    return line.replace("} ×", f"}}{SPACE}×")


def mended(language: str, path: Path) -> Iterator[str]:
    """Yield the lines of a file of messages with their no-break spaces."""
    for line in path.read_text("utf-8").splitlines(keepends=True):
        yield line if line.startswith("#") else no_break(language, line)


def main() -> None:
    for language in LANGUAGES:
        for path in sorted((FOLDER / language).glob("*.ftl")):
            lines = path.read_text("utf-8").split("\n")
            path.write_text(
                "\n".join(one if one.startswith("#") else no_break(language, one) for one in lines), "utf-8"
            )


if __name__ == "__main__":
    main()
