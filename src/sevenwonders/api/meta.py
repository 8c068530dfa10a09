"""Routes about the games, levels and languages."""

from collections.abc import Mapping
from typing import Final

import sevenwonders
from sevenwonders.ai.levels import levels_of, personas_of
from sevenwonders.api.messages.catalog import About, GameInfo, LanguageInfo, OptionInfo, OptionKind
from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Router
from sevenwonders.core import registry
from sevenwonders.core.options import Option
from sevenwonders.i18n import LANGUAGES

VERSION: Final = sevenwonders.__version__
_KINDS: Final[Mapping[type, OptionKind]] = {bool: "flag", int: "number"}
router = Router()


@router.get("/api/meta", About)
async def meta(_: ApiRequest) -> About:
    """Describe the games with their options and levels, and the languages."""
    games = []
    for name in registry.names():
        rules = registry.rules_of(name)
        options = [_option(option) for option in rules.options]
        players = (list(levels_of(name)), list(personas_of(name)))
        games.append(GameInfo(name, rules.fewest, rules.most, rules.has_secrets, options, *players))
    return About(VERSION, games, [LanguageInfo(code, name) for code, name in LANGUAGES.items()])


def _option(option: Option) -> OptionInfo:
    named: OptionKind = "seats" if option.is_for_each_seat else "choice"
    kind = _KINDS.get(type(option.default), named)
    return OptionInfo(option.key, kind, option.default, list(option.choices), option.minimum, option.maximum)
