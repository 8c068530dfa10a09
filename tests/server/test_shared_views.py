"""Cached parts of views: a view never contains parts of another position or seat."""

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from sevenwonders import classic, duel
from sevenwonders.classic import bill as classic_bill
from sevenwonders.classic import cards as classic_cards
from sevenwonders.classic import moves as classic_moves
from sevenwonders.classic import piles
from sevenwonders.classic import view as classic_view
from sevenwonders.core.game import Game
from sevenwonders.duel import bill as duel_bill
from sevenwonders.duel import cards as duel_cards
from sevenwonders.duel import moves as duel_moves
from sevenwonders.duel import view as duel_view
from sevenwonders.tables.encoding import Fields, encode, encoded_fields

MODULES = (
    classic_bill,
    classic_cards,
    classic_moves,
    piles,
    classic_view,
    duel_bill,
    duel_cards,
    duel_moves,
    duel_view,
)


def kept(modules: tuple[ModuleType, ...]) -> Iterator[Any]:
    for module in modules:
        yield from (value for value in vars(module).values() if hasattr(value, "cache_clear"))


@pytest.mark.parametrize(("players", "seeds"), [(2, 3), (3, 2), (7, 1)])
def test_cached_views_equal_fresh_views(players: int, seeds: int) -> None:
    samples: list[tuple[Game[Any, Any, Any, Any], Any, int | None, bytes]] = []
    for seed in range(seeds):
        chance = random.Random(seed)
        game: Any = duel.Game(seed=seed) if players == 2 else classic.Game(seed=seed, players=players)
        while not game.is_over:
            seat = chance.choice(game.asked)
            game.play(chance.choice(game.legal(seat)), seat)
            samples += [(game, game.state, eyes, encode(game.view(eyes))) for eyes in (*range(players), None)]
    caches = list(kept(MODULES))
    assert len(caches) > 10
    for game, state, eyes, view in random.Random(1).sample(samples, 150):
        for cache in caches:
            cache.cache_clear()
        assert encode(game.rules.observe(state, eyes)) == view


@pytest.mark.parametrize("players", [2, 3])
def test_common_parts_of_views_are_encoded_once(players: int) -> None:
    chance, taken = random.Random(players), 0
    game: Any = duel.Game(seed=1) if players == 2 else classic.Game(seed=1, players=players)
    other: tuple[Any, Fields | None] = (None, None)
    while not game.is_over:
        for eyes in (None, *range(players)):
            view = game.view(eyes)
            fields = encoded_fields(view, *other)
            assert fields == encoded_fields(view)
            taken += sum(fields[name] is known for name, known in (other[1] or {}).items())
            other = (view, fields)
        seat = chance.choice(game.asked)
        game.play(chance.choice(game.legal(seat)), seat)
    assert taken
