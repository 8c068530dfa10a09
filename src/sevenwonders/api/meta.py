"""Routes about the games, levels and languages."""

import sevenwonders
from sevenwonders.ai.levels import levels_of, personas_of
from sevenwonders.api.messages.catalog import About, GameInfo, GameLevels, LanguageInfo, LevelInfo, Levels, OptionInfo
from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Router
from sevenwonders.core import registry
from sevenwonders.core.options import Option
from sevenwonders.i18n import LANGUAGES

VERSION = sevenwonders.__version__
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
    kind = type(option.default)
    named = "seats" if option.is_for_each_seat else "choice"
    word = "flag" if kind is bool else "number" if kind is int else named
    return OptionInfo(
        option.key,
        word,  # type: ignore[arg-type]  # one of the four
        option.default,
        list(option.choices),
        option.minimum,
        option.maximum,
    )


@router.get("/api/agents", Levels)
async def agents(_: ApiRequest) -> Levels:
    """List the AI players of each game, weakest first."""
    games = {name: levels_of(name) for name in registry.names()}
    return Levels(
        [
            GameLevels(name, [LevelInfo(level, agent) for level, agent in levels.items()])
            for name, levels in games.items()
        ]
    )
