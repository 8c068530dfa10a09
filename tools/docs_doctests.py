"""An extension of Griffe, which reads docstrings for the site: their examples are code there, not quotations."""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> (?:.+\n?)+", re.MULTILINE)


def fenced(text: str) -> str:
    """Return a docstring with fences around its examples, which end at an empty line."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class Doctests(griffe.Extension):  # type: ignore[misc, unused-ignore]  # comes with the extra "docs"
    """Changes every docstring that has an example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Look at what was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
