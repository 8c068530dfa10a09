import sevenwonders as sw
from sevenwonders.duel import score
from sevenwonders.duel.rules import after_move


class Counter:
    """Makes the move after which it has most points."""

    def choose(self, seen):
        return max(seen.legal_ids(), key=lambda move: self.points(seen, move))

    def points(self, seen, move):
        return score.points(after_move(seen.state, move), seen.seat)


wins = 0
for seed in range(10):
    game = sw.Game("duel", seed=seed)
    players = [Counter(), game.agent("hard", seed)]
    while not game.is_over:
        seat = game.asked[0]
        game.play(players[seat].choose(game.seen(seat)), seat)
    wins += game.winner == 0
    print(f"Game {seed + 1}: {game.record.text.splitlines()[-1]}")
    display(game)
print(f"Counter won {wins} of 10 games against hard.")
