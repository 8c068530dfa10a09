"""Observations agree with the engine and contain no hidden information."""

from typing import Any

import numpy as np
import pytest
from tests.effort import effort

from sevenwonders import duel
from sevenwonders.classic.cards import BOARDS
from sevenwonders.classic.cards import CARD_IDS as CLASSIC_CARDS
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.ruleset import RULES as CLASSIC
from sevenwonders.classic.seen import seen
from sevenwonders.classic.view import view as classic_view
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.duel.cards import RESOURCES
from sevenwonders.rl.batch import Batch, Shape
from sevenwonders.rl.features import observation
from sevenwonders.rl.fields import names

SAMPLES = 3


def read(shape: Shape, row: Any) -> dict[str, int]:
    """Return the nonzero elements of an observation by name."""
    return {name: int(number) for name, number in zip(names(shape.fields), row, strict=True) if number}


def observed(table: Any, shape: Shape, seat: int) -> Any:
    row = np.full(shape.size, 255, np.uint8)
    table.observe(seat, row)
    return row


def masked(table: Any, shape: Shape, seat: int) -> Any:
    row = np.full(shape.actions, 255, np.uint8)
    table.mask(seat, row)
    return row


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 3), ("classic", 4), ("classic", 7)])
def test_observations_are_within_their_bounds(game: str, players: int) -> None:
    batch = Batch(game, 8, players=players, seed=1)
    for _ in range(effort(quick=40, default=400, deep=10_000)):
        assert (batch.observations <= batch.shape.high).all()
        batch.step(batch.random_actions())


def test_duel_observation_agrees_with_the_engine() -> None:
    batch = Batch("duel", 1, seed=8)
    shape = batch.shape
    for _ in range(effort(quick=60, default=200, deep=5_000)):
        table, seat = batch.table(0), int(batch.seats[0])
        if batch.ended[0]:
            batch.step([0])
            continue
        game = duel.Game(position=table.state.copy())
        found = read(shape, batch.observations[0])
        for whose, city in (("", game.cities[seat]), ("their ", game.cities[1 - seat])):
            assert found.get(f"{whose}coins", 0) == city.coins
            assert {name for name in found if name.startswith(f"{whose}city[")} == {
                f"{whose}city[{card}]" for card in city.cards
            }
            assert [found.get(f"{whose}produce[{name}]", 0) for name in RESOURCES] == list(
                table.state.produce[seat if not whose else 1 - seat][:5]
            )
        for slot in range(20):
            card = table.state.slot[slot]
            result = [name for name in found if name.startswith(f"slots[{slot}:")]
            if card >= 0:
                assert result == [f"slots[{slot}:{duel.cards.CARD_IDS[card]}]"]
            else:
                assert len(result) == table.state.present >> slot & 1
        for move in game.legal_moves:
            if move.startswith("build"):
                price = game.price(move.removeprefix("build ")).total
                assert found.get(f"slot price[{move.id}]", 0) == price
        batch.step(batch.random_actions())


def test_duel_observations_of_the_two_seats_mirror_each_other() -> None:
    batch = Batch("duel", 1, seed=9)
    for _ in range(60):
        one, two = (read(batch.shape, observed(batch.table(0), batch.shape, seat)) for seat in (0, 1))
        mirrored = {
            name.removeprefix("their ") if name.startswith("their ") else f"their {name}": number
            for name, number in two.items()
        }
        for name, number in one.items():
            if name.startswith(("their ", "coins", "city[", "symbols[", "wonder price[")):
                assert mirrored[name] == number
        pawns = [next(name for name in seen if name.startswith("pawn[")) for seen in (one, two)]
        assert sum(int(name[5:-1]) for name in pawns) == 18
        batch.step(batch.random_actions())


def test_classic_observation_agrees_with_the_view() -> None:
    batch = Batch("classic", 1, players=4, seed=8)
    for _ in range(effort(quick=60, default=200, deep=3_000)):
        if batch.ended[0]:
            batch.step([0])
            continue
        table, seat = batch.table(0), int(batch.seats[0])
        found = read(batch.shape, batch.observations[0])
        view = classic_view(table.state, seat)
        hand = [name[5:-1] for name, copies in found.items() if name.startswith("hand[") for _ in range(copies)]
        assert sorted(hand) == sorted(view.own.hand if view.own is not None else ())
        for k, whose in enumerate(("", "left ", "left+2 ", "right ")):
            city = view.cities[(seat + k) % 4]
            assert found.get(f"{whose}coins", 0) == city.coins
            assert {name[len(whose) + 5 : -1] for name in found if name.startswith(f"{whose}city[")} == set(city.cards)
        batch.step(batch.random_actions())


@pytest.mark.parametrize("players", [3, 4, 7])
def test_nothing_hidden_is_in_an_observation_of_classic(players: int) -> None:
    """Redealing the hidden cards changes neither observation nor mask."""
    batch = Batch("classic", 1, players=players, seed=players)
    other = Batch("classic", 1, players=players).table(0)
    rng = Rng(7)
    compared = 0
    for _ in range(effort(quick=40, default=200, deep=20_000)):
        table = batch.table(0)
        seat = rng.below(players)
        # The sampler supports only the engine's own questions.
        if not batch.ended[0] and table.pending_action(seat) < 0:
            mine, mask = observed(table, batch.shape, seat), masked(table, batch.shape, seat)
            knowledge = Knowledge(seen(table.state, seat))
            for _ in range(SAMPLES):
                state = knowledge.sample(rng)
                if state == table.state:
                    continue
                other.set_state(state)
                theirs = observed(other, batch.shape, seat)
                assert (theirs == mine).all(), (read(batch.shape, theirs), read(batch.shape, mine))
                assert (masked(other, batch.shape, seat) == mask).all()
                compared += 1
        batch.step(batch.random_actions())
    assert compared > 20


def test_observation_contains_the_remembered_hands() -> None:
    """With three seats, a seat has held every hand from the fourth turn on."""
    batch = Batch("classic", 1, players=3, seed=2, settings={"sides": "day"})
    checked = 0
    for _ in range(400):
        table, seat = batch.table(0), int(batch.seats[0])
        if not batch.ended[0] and table.state.turn >= 4 and CLASSIC.pending(table.state).question == "turn":  # type: ignore[union-attr]
            found = read(batch.shape, batch.observations[0])
            step = 1 if table.state.age != 2 else -1
            for place, other in (("incoming", (seat - step) % 3), ("outgoing", (seat + step) % 3)):
                known = {name[len(place) + 1 : -1] for name in found if name.startswith(f"{place}[")}
                knowledge = Knowledge(seen(table.state, seat))
                assert set(knowledge.possible(other)) <= known
                assert set(knowledge.certain(other)) <= known
                checked += 1
        batch.step(batch.random_actions())
    assert checked > 100


def test_labels_are_the_ids_of_the_data() -> None:
    shape = Batch("classic", 1, players=3).shape
    result = set(names(shape.fields))
    assert {f"hand[{card}]" for card in CLASSIC_CARDS} <= result
    assert {f"left board[{board.id}_night]" for board in BOARDS} <= result


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 4)])
def test_observation_of_a_position_equals_the_row_of_a_batch(game: Any, players: int) -> None:
    batch = Batch(game, 1, players=players, seed=3)
    batch.run_random(30)
    state, seat = batch.table(0).state, int(batch.seats[0])
    assert observation(game, state, seat) == batch.observations[0].tobytes()
    assert observation(game, state, np.int32(seat)) == observation(game, state, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 3)])
@pytest.mark.parametrize("seat", [-1, 3, 7, 10**7, 2**40, None, 0.0, "A"])
def test_observation_of_an_invalid_seat_raises(game: Any, players: int, seat: Any) -> None:
    state = Batch(game, 1, players=players).table(0).state
    with pytest.raises(OptionError, match="seat/unknown"):
        observation(game, state, seat)
    with pytest.raises(OptionError, match="seat/unknown"):
        observation(game, state, players)
