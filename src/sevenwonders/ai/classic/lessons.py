"""Decisions of 7 Wonders that were searched, kept for a network to learn from more than once.

A lesson has the positions after the moves that were compared, and what each came to at the sampled tables: the share of
the victory and the margin. All moves are tried at the same tables with the same luck, so their differences are known
far better than their level: the network learns the differences in full and the level a little.

A network with preferences learns which move to prefer instead: each more or less by how much more or less it came to
than what is preferred now, on the average. What is learnt grows with what was found, so chance has no part in it over
many lessons; to prefer whatever came out best would be to learn the luck of a few tables.
"""

import math
from array import array

from sevenwonders.ai.adam import Adam
from sevenwonders.ai.classic import inputs
from sevenwonders.ai.classic.chain import Chain
from sevenwonders.ai.classic.search import Search
from sevenwonders.core import vectors
from sevenwonders.core.rng import Rng

ROOM = 32768  # lessons; when all places are taken, the oldest are given up
WIDTH = 8  # moves of a lesson
OUTLOOK = 10
MARGIN = 8
MARGIN_WEIGHT = 0.05  # of the margin in a worth
PREFERENCE = 10  # as in `net`


class Lessons:
    """Keeps lessons and teaches them; one thread's."""

    def __init__(self, adam: Adam) -> None:
        self.chain = Chain(adam)
        self.prefers = adam.network.outputs > PREFERENCE
        self.count = 0  # lessons kept so far, those given up included
        self.level = 0.2  # how much of the level is learnt
        self.margin_loss = 0.5
        self.batch = 512  # positions
        self.sizes = array("h", bytes(2 * ROOM))
        self.bitmaps = array("Q", bytes(8 * inputs.WORDS * WIDTH * ROOM))
        self.shares = array("f", bytes(4 * WIDTH * ROOM))
        self.margins = array("f", bytes(4 * WIDTH * ROOM))
        self.point()
        self.bitmap = [0] * 32
        self.share_slope = [0.0] * 8
        self.margin_slope = [0.0] * 8
        self.chance = [0.0] * 8  # of each move, by preferences

    def point(self) -> None:
        """Find the lessons in memory."""
        self.size = vectors.short_pointer(self.sizes)
        self.words = vectors.word_pointer(self.bitmaps)
        self.share = vectors.pointer(self.shares)
        self.margin = vectors.pointer(self.margins)

    def begin(self, search: Search) -> None:
        """Take the moves that a search is about to compare, while its network still has their positions in mind."""
        first = self.count % ROOM * WIDTH
        for k in range(min(search.candidates, WIDTH)):
            for word in range(inputs.WORDS):
                self.words[(first + k) * inputs.WORDS + word] = search.network.bitmaps[search.row[k]][word]

    def keep(self, search: Search) -> None:
        """Keep what the search found of them as a new lesson; one that has not tried them is none."""
        first = self.count % ROOM * WIDTH
        if search.candidates == 0 or search.visits[0] == 0:
            return
        self.size[self.count % ROOM] = min(search.candidates, WIDTH)
        for k in range(self.size[self.count % ROOM]):
            self.share[first + k] = search.share[k] / search.visits[k]
            worth = search.value[k] / search.visits[k]
            self.margin[first + k] = (worth - self.share[first + k]) / MARGIN_WEIGHT
        self.count += 1

    def teach(self, lessons: int, rate: float, rng: Rng) -> bool:
        """Learn some of the lessons, whichever; return whether the network was changed."""
        changed = False
        for _ in range(lessons if self.count else 0):
            self.learn(rng.below(self.count if self.count < ROOM else ROOM))
            changed = self.chain.step(self.batch, rate) or changed
        return changed

    def learn(self, number: int) -> None:
        """Move the network's opinions of the moves of a lesson towards what was found."""
        if self.prefers:
            self.learn_preferences(number)
            return
        first = number * WIDTH
        size = self.size[number]
        share_level = 0.0
        margin_level = 0.0
        self.chain.begin()
        for k in range(size):
            self.judge(first + k)
            self.share_slope[k] = 1.0 / (1.0 + math.exp(-self.chain.layers.outputs[0])) - self.share[first + k]
            self.margin_slope[k] = self.chain.layers.outputs[MARGIN] - self.margin[first + k]
            share_level += (1.0 - self.level) * self.share_slope[k] / size
            margin_level += (1.0 - self.level) * self.margin_slope[k] / size
        for entry in range(OUTLOOK):
            self.chain.layers.slope[entry] = 0.0
        for k in range(size):
            self.judge(first + k)
            self.chain.layers.slope[0] = self.share_slope[k] - share_level
            self.chain.layers.slope[MARGIN] = self.margin_loss * (self.margin_slope[k] - margin_level)
            self.chain.learn()
        self.chain.end()

    def learn_preferences(self, number: int) -> None:
        """Let the network prefer the moves of a lesson more that came to more than what it prefers now."""
        first = number * WIDTH
        size = self.size[number]
        self.chain.begin()
        highest = -1e9
        for k in range(size):
            self.judge(first + k)
            self.chance[k] = self.chain.layers.outputs[PREFERENCE]
            if self.chance[k] > highest:
                highest = self.chance[k]
        sum_ = 0.0
        for k in range(size):
            self.chance[k] = math.exp(self.chance[k] - highest)
            sum_ += self.chance[k]
        expected = 0.0
        for k in range(size):
            self.chance[k] /= sum_
            expected += self.chance[k] * self.worth(first + k)
        for entry in range(OUTLOOK):
            self.chain.layers.slope[entry] = 0.0
        for k in range(size):
            self.judge(first + k)
            self.chain.layers.slope[PREFERENCE] = self.chance[k] * (expected - self.worth(first + k))
            self.chain.learn()
        self.chain.layers.slope[PREFERENCE] = 0.0
        self.chain.end()

    def worth(self, position: int) -> float:
        """Return what a position that is kept came to."""
        return self.share[position] + MARGIN_WEIGHT * self.margin[position]

    def judge(self, position: int) -> None:
        """Let the network judge a position that is kept."""
        for word in range(inputs.WORDS):
            self.bitmap[word] = self.words[position * inputs.WORDS + word]
        self.chain.judge(self.bitmap)

    def lost(self) -> float:
        """Return what the network's choices in the lessons are worth less than the best, on the average."""
        lost = 0.0
        kept = self.count if self.count < ROOM else ROOM
        for number in range(kept):
            lost += self.lost_in(number) / kept
        return lost

    def lost_in(self, number: int) -> float:
        """Return what the network's choice in a lesson is worth less than the best."""
        best = -99.0
        highest = -1e9
        chosen = 0.0
        self.chain.begin()
        for k in range(number * WIDTH, number * WIDTH + self.size[number]):
            self.judge(k)
            opinion = 1.0 / (1.0 + math.exp(-self.chain.layers.outputs[0]))
            opinion += MARGIN_WEIGHT * self.chain.layers.outputs[MARGIN]
            if self.prefers:
                opinion = self.chain.layers.outputs[PREFERENCE]
            worth = self.worth(k)
            if worth > best:
                best = worth
            if opinion > highest:
                highest = opinion
                chosen = worth
        self.chain.end()
        return best - chosen
