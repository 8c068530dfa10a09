"""Long computations: moves of bots, hints, analyses, reviews. A pool of the surroundings runs them."""
