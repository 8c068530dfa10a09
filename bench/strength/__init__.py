"""Measurements of strength; `docs/strength.md` has their commands and results."""
