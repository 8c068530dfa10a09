"""Messages of the socket for analyses and reviews."""

from msgspec import Struct

from sevenwonders.api.messages.analysis import AnalysisAsk, AnalysisInfo
from sevenwonders.api.messages.reviews import ReviewId, ReviewInfo
from sevenwonders.tables.messages.commands import Ping
from sevenwonders.tables.messages.fields import Nonce, Version
from sevenwonders.tables.messages.updates import Done, Refused


class Analyse(AnalysisAsk, frozen=True, kw_only=True, tag="analyse", tag_field="type"):
    """Evaluate the moves of a position, deeper and deeper up to `simulations`, until the next question."""

    nonce: Nonce


class Follow(Struct, frozen=True, forbid_unknown_fields=True, tag="follow", tag_field="type"):
    """Follow a review from an item on, until it is finished."""

    nonce: Nonce
    review: ReviewId
    since: Version = 0


class Analysed(Struct, frozen=True, tag="analysed", tag_field="type"):
    """The values of the moves of a position so far; a deeper evaluation follows unless this is `last`."""

    nonce: Nonce
    analysis: AnalysisInfo
    last: bool


class Followed(Struct, frozen=True, tag="followed", tag_field="type"):
    """The items of a review since the last message; the last message has the accounts."""

    nonce: Nonce
    review: ReviewInfo


ToAnalyst = Analyse | Follow | Ping
FromAnalyst = Analysed | Followed | Done | Refused
