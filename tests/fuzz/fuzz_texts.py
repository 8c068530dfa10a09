"""Fuzz the parsers with Atheris, guided by code coverage.

    python3 -m venv /tmp/fuzz && /tmp/fuzz/bin/pip install atheris
    SEVENWONDERS_PURE=1 PYTHONPATH=src:. /tmp/fuzz/bin/python tests/fuzz/fuzz_texts.py /tmp/corpus -max_total_time=300

Atheris runs on Linux and macOS and is no dependency of the project. The plain form is fuzzed: only there the fuzzer
measures coverage, and only there an index beyond the end of an array raises. The corpus starts with valid texts and
grows with each text that reaches new code. A text that violates a property of `duel_texts` is written to `crash-…`;
run this program with that file to reproduce it. The first byte of a file selects the parser.
"""

import sys
import tempfile
from pathlib import Path

import atheris  # type: ignore[import-not-found,import-untyped,unused-ignore]  # installed by hand, see above

import sevenwonders

# Importing the package has settled its form and put its own finder of modules first; the fuzzer's must come before it.
assert not sevenwonders.compiled
with atheris.instrument_imports(include=["sevenwonders"]):
    from tests.fuzz import duel_texts

    from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
    from sevenwonders.duel.ids import QUESTIONS


def one_input(data: bytes) -> None:
    """Give one text to one parser."""
    if data:
        check = duel_texts.CHECKS[data[0] % len(duel_texts.CHECKS)]
        check(data[1:].decode("utf-8", errors="ignore"))


def fill(corpus: Path) -> None:
    """Put valid texts into an empty corpus."""
    corpus.mkdir(parents=True, exist_ok=True)
    if any(corpus.iterdir()):
        return
    for kind, texts in enumerate(duel_texts.examples()):
        for number, text in enumerate(texts[:: max(1, len(texts) // 60)]):
            (corpus / f"{kind}-{number}").write_bytes(bytes([kind]) + text.encode())


def dictionary() -> Path:
    """Write the words of the notation for the fuzzer to play with."""
    words = [
        *CARD_IDS,
        *WONDER_IDS,
        *TOKEN_IDS,
        *filter(None, QUESTIONS),
        "build",
        "sell",
        "raise",
        " with ",
        "; ",
        " / ",
    ]
    words += [
        "age ",
        "ask ",
        "table ",
        "pawn ",
        "loot ",
        "board ",
        "A.city ",
        "B.wonders ",
        "discard ",
        "over ",
        "again",
    ]
    path = Path(tempfile.mkdtemp()) / "words.dict"
    path.write_text("".join(f'"{word}"\n' for word in words), encoding="utf-8")
    return path


def main() -> None:
    for argument in sys.argv[1:]:
        if not argument.startswith("-") and not Path(argument).is_file():
            fill(Path(argument))
    atheris.Setup([*sys.argv, f"-dict={dictionary()}", "-max_len=20000"], one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
