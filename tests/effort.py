"""How long the heavy proofs run, by the same knob as Hypothesis: HYPOTHESIS_PROFILE is quick, default or deep."""

import os


def effort(*, quick: int, default: int, deep: int) -> int:
    """Return the number for the profile at hand: quick for plain code in CI, default for compiled, deep by hand."""
    return {"quick": quick, "default": default, "deep": deep}[os.environ.get("HYPOTHESIS_PROFILE", "default")]
