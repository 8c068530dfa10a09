"""Types of fields that several messages have, with their bounds."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw

from sevenwonders.classic.ids import QUESTIONS as CLASSIC_QUESTIONS
from sevenwonders.duel.ids import QUESTIONS as DUEL_QUESTIONS
from sevenwonders.duel.ids import REASONS as DUEL_REASONS

MOST_SEATS: Final = 7
_GAMES: Final = ("duel", "classic")  # whose views are described; a game that is added brings its own
# Nothing that breaks lines or changes the direction of the text around it.
VISIBLE: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$(?!\n)"  # to Python, a last "\n" is past the end
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.~-]+$(?!\n)")]
Name = Annotated[str, Meta(max_length=40, pattern=VISIBLE)]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Word = Annotated[str, Meta(max_length=40)]
Choice = Annotated[str, Meta(max_length=100)]
Game = Annotated[str, Meta(extra_json_schema={"enum": list(_GAMES)})]
# Words of the views and results; a game that is added may have others.
QUESTIONS: Final = tuple(
    dict.fromkeys(word for word in (*DUEL_QUESTIONS, *CLASSIC_QUESTIONS) if word not in ("", "over"))
)
REASONS: Final = (*(word for word in DUEL_REASONS if word), "points", "resigned")
Reason = Annotated[str, Meta(extra_json_schema={"enum": list(REASONS)})]
_VIEWS: Final = {game: f"#/components/schemas/{game.capitalize()}View" for game in _GAMES}
# Made by the game itself, and encoded once for all who see the same.
View = Annotated[
    Raw,
    Meta(
        extra_json_schema={
            "oneOf": [{"$ref": ref} for ref in _VIEWS.values()],
            "discriminator": {"propertyName": "game", "mapping": _VIEWS},
        }
    ),
]
# Texts of reactions, which the client translates.
Phrase = Literal["hello", "good-luck", "nice-move", "let-me-think", "oops", "thanks", "well-played", "good-game"]
MoveName = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=200)]
