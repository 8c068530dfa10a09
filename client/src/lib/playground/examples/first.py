import sevenwonders as sw

game = sw.Game("duel", seed=7, beginners=True)
print("Legal:", game.legal_moves)  # moves that print as text
for event in game.play("build tavern"):
    print("Event:", event.key)
print("The Pyramids cost", game.price("pyramids").total, "coins.")

agent = game.agent("hard")  # an agent receives what its seat may know
while not game.is_over:
    game.play(agent.choose(game.seen()))
print("Winner:", game.winner, "Points:", game.scores)

game  # the last value is shown: a game as its table
