# Hints, reviews, puzzles: what the terminal and the browser say alike.

## Reasons for a move

understand-reason-win = Wins at once: { $victory ->
    [military] military supremacy
    [scientific] scientific supremacy
   *[civilian] civilian victory
}.
understand-reason-denies-win = The opponent threatens to win ({ $victory ->
    [military] military supremacy
    [scientific] scientific supremacy
   *[civilian] points
}); after this move they no longer can at once.
understand-reason-only-move = Every other move loses for certain.
understand-reason-odds = { $whose ->
    [own] Your
   *[theirs] The opponent’s
} { $victory ->
    [military] military
    [scientific] scientific
   *[civilian] civilian
} victory: { $before }% → { $now }%.
understand-reason-share = Your chance of winning: { $before }% → { $now }%.
understand-reason-extra-turn = Brings another turn.
understand-reason-last-wonder = It is the seventh wonder: { $count ->
    [one] one of the opponent’s can
   *[other] { $count } of the opponent’s can
} no longer be built.
understand-reason-pair = A pair of symbols: it brings a progress token.
understand-reason-symbol = A new scientific symbol: { $symbol } (number { $number } of the city).
understand-reason-denies-symbol = Keeps a new symbol from the opponent: { $symbol } (it would be their number { $number }).
understand-reason-science-set = The symbols bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
understand-reason-shields = The conflict pawn moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} towards the opponent.
understand-reason-loot = The opponent loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
understand-reason-denies-shields = Keeps { $spaces ->
    [one] { $spaces } shield
   *[other] { $spaces } shields
} from the opponent.
understand-reason-beats = More shields than { $direction ->
    [left] the left neighbour
    [right] the right neighbour
   *[both] both neighbours
}.
understand-reason-equals = As many shields as { $direction ->
    [left] the left neighbour
    [right] the right neighbour
   *[both] both neighbours
}.
understand-reason-chain = Free by chain: { $card }.
understand-reason-produces = A resource the city did not have: { $resource }.
understand-reason-more = One more unit of { $resource }.
understand-reason-choice = One more resource, to be chosen each turn.
understand-reason-trade = Buying from the neighbours gets cheaper.
understand-reason-dearer = Trading gets more expensive for the opponent: { $resource } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
understand-reason-none-left = Leaves the opponent without { $resource }: their city has none, and no card in sight gives any.
understand-reason-quiet = Doesn’t uncover anything.
understand-reason-denies-card = The opponent could have built { $card }.
understand-reason-covered = Does not uncover { $card } for the opponent, who could build it.
understand-reason-extra-turn-wonder = A wonder that brings another turn.
understand-reason-denies-pair = Keeps a pair of symbols from the opponent, and the progress token with it.
understand-reason-denies-neighbour = The { $direction ->
    [left] left
   *[right] right
} neighbour, who gets this hand, could have built { $card }.
understand-reason-pays = The coins go to the { $direction ->
    [left] left
   *[right] right
} neighbour.
understand-reason-power = The wonder { $power ->
    [play_last] also plays the last card of each age
    [free_colour] makes the first building of each colour free
    [free_first] makes the first building of each age free
    [free_last] makes the last building of each age free
   *[revive] builds a discarded card for free
}.
understand-reason-cheaper = It costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} less.
understand-reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
understand-reason-coins = Brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

## Where to look first

understand-focus-science = Look at the scientific symbols.
understand-focus-military = Look at the military.
understand-focus-points = Look at the points.
understand-focus-threat = Look at what threatens you.
understand-focus-wonders = Look at the wonders.
understand-focus-chains = Look at what your cards make free.
understand-focus-resources = Look at the resources.
understand-focus-structure = Watch what you leave your opponent.
understand-focus-neighbours = Look at your neighbours.
understand-focus-coins = Look at the coins.

## How well a value is known, and what choices are called

understand-kind-exact = exact
understand-kind-expectation = exact expectation
understand-kind-estimate = estimate
understand-grade-inaccuracy = inaccuracy
understand-grade-mistake = mistake
understand-grade-blunder = blunder

## The account of a game

understand-account-start = Start
understand-account-lost = Own mistakes
understand-account-given = Opponents’ mistakes
understand-account-luck = Luck
understand-account-others = Others’ moves and hidden cards
understand-account-residual = Estimate error
understand-account-result = Result
understand-account-adjusted = Result without luck
understand-account-accuracy = Accuracy

## What puzzles are about

understand-theme-military = military
understand-theme-scientific = science
understand-theme-points = points
understand-theme-extra-turn = extra turn
understand-theme-deny = deny
understand-theme-seventh-wonder = seventh wonder
understand-theme-wonder = wonder
understand-theme-discard = discard for coins
understand-theme-token = progress token
understand-theme-destroy = destroy
understand-theme-revive = from the discard pile
understand-theme-quiet = quiet move
understand-theme-win = a certain win
understand-theme-save = only move
understand-theme-last-turn = last turn
understand-theme-guild = guild
understand-theme-commerce = trade

## At the terminal

understand-review-title = What was decided and what was drawn, and how it changed the chances of winning
understand-review-moments = Key moments:
understand-review-better = Better: { $line }
understand-review-draw = draw
understand-analyse-none = It is nobody’s turn here: there is nothing to decide.
understand-analyse-worth = Worth: { $value } ({ $kind })
understand-puzzle-title = Puzzle { $id } ({ $rating }): { $themes }
understand-puzzle-ask = One move is best. Which?
understand-puzzle-right = Right!
understand-puzzle-wrong = Not the best: { $value }. Try again, or press Enter for the answer.
understand-puzzle-answer = The answer: { $move } ({ $value })
understand-puzzle-found = { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
understand-puzzle-proved = Proved: { $found } of { $all }
