"""Routes about the games, levels and languages."""

import sevenwonders
from sevenwonders.ai.levels import levels_of, personas_of
from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Router
from sevenwonders.core import registry
from sevenwonders.core.options import Option
from sevenwonders.i18n import LANGUAGES
from sevenwonders.tables import messages

VERSION = sevenwonders.__version__
router = Router()


@router.get("/api/meta", messages.About)
async def meta(_: ApiRequest) -> messages.About:
    """Describe the games with their options and levels, and the languages."""
    games = []
    for name in registry.names():
        rules = registry.rules_of(name)
        options = [_option(option) for option in rules.options]
        players = (list(levels_of(name)), list(personas_of(name)))
        games.append(messages.GameInfo(name, rules.fewest, rules.most, rules.has_secrets, options, *players))
    return messages.About(VERSION, games, [messages.LanguageInfo(code, name) for code, name in LANGUAGES.items()])


def _option(option: Option) -> messages.OptionInfo:
    kind = type(option.default)
    named = "seats" if option.is_for_each_seat else "choice"
    word = "flag" if kind is bool else "number" if kind is int else named
    return messages.OptionInfo(
        option.key,
        word,  # type: ignore[arg-type]  # one of the four
        option.default,
        list(option.choices),
        option.minimum,
        option.maximum,
    )


@router.get("/api/agents", messages.Levels)
async def agents(_: ApiRequest) -> messages.Levels:
    """List the AI players of each game, weakest first."""
    games = {name: levels_of(name) for name in registry.names()}
    return messages.Levels(
        [
            messages.GameLevels(name, [messages.LevelInfo(level, agent) for level, agent in levels.items()])
            for name, levels in games.items()
        ]
    )
