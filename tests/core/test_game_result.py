"""The winner and the scores of a game."""

import random

from sevenwonders import duel


def test_scores_and_winner_of_a_game() -> None:
    game = duel.Game(beginners=True, seed=7)
    assert game.winner is None
    assert game.scores == tuple(sum(city.score.values()) for city in game.cities)
    rng = random.Random(1)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves))
    assert game.scores == tuple(sum(city.score.values()) for city in game.cities)
    expected = game.returns.index(1.0) if 1.0 in game.returns else None
    assert game.winner == expected
