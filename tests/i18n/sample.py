"""Print random messages of a language, with the English ones below, for a reader to judge.

``python -m tests.i18n.sample SEED LANGUAGE``: a seed draws the same messages as long as none is added or removed.
"""

import argparse
import random
import re
from collections.abc import Sequence

from sevenwonders.i18n import FOLDER, LANGUAGES, entries


def texts(language: str, *, names: bool = True) -> dict[str, str]:
    """Return the messages of a language by id, with or without those of the files of names."""
    files = [path for path in sorted((FOLDER / language).glob("*.ftl")) if names or not path.stem.endswith("-names")]
    found = {key: text for path in files for key, text in entries(path.read_text("utf-8")).items()}
    return {key: text.partition("=")[2].strip() for key, text in found.items()}


def words(text: str) -> int:
    """Count the words of a message without its arguments."""
    return len(re.sub(r"\{[^}]*\}|\[\w+\]|[*{}=]|->", " ", text).split())


def sample(seed: str, language: str, count: int, fewest_words: int = 0) -> list[str]:
    """Draw the ids of `count` messages: of all, or of those with `fewest_words` English words that are no names."""
    english = texts("en", names=not fewest_words)
    keys = sorted(key for key, text in english.items() if words(text) >= fewest_words)
    return random.Random(f"{seed}-{language}").sample(keys, count)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--words", type=int, default=0, help="leave out names and messages with fewer English words")
    options = parser.parse_args(arguments)
    english, translated = texts("en"), texts(options.language)
    for number, key in enumerate(sample(options.seed, options.language, options.count, options.words), start=1):
        print(f"{number}. {key} = {translated[key]}")
        if options.language != "en":
            print(f"      {english[key]}")


if __name__ == "__main__":
    main()
