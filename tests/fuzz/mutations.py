"""Almost valid texts for the fuzz tests of parsers."""

from collections.abc import Sequence

from hypothesis import strategies as st


@st.composite
def changed(draw: st.DrawFn, texts: Sequence[str], words: Sequence[str]) -> str:
    """Generate a text with a few words or letters dropped, doubled, replaced or inserted, or its end cut off."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        by_word = draw(st.booleans())
        parts = text.split(" ") if by_word else list(text)
        place = draw(st.integers(0, max(0, len(parts) - 1)))
        new = draw(st.sampled_from(words) if by_word else st.characters())
        match draw(st.sampled_from(["drop", "double", "change", "insert", "cut"])):
            case "drop":
                del parts[place : place + 1]
            case "double":
                parts[place:place] = parts[place : place + 1]
            case "change":
                parts[place : place + 1] = [new]
            case "insert":
                parts[place:place] = [new]
            case _:
                del parts[place:]
        text = (" " if by_word else "").join(parts)
    return text
