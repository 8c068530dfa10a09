# Hints, reviews, puzzles: what the terminal and the browser say alike.

## Reasons for a move

understand-reason-win = Wins at once: { $victory ->
    [military] military supremacy
    [scientific] scientific supremacy
   *[civilian] civilian victory
}.
understand-reason-denies-win = Keeps the opponent from winning at once ({ $victory ->
    [military] military supremacy
    [scientific] scientific supremacy
   *[civilian] civilian victory
}).
understand-reason-only-move = Every other move loses for certain.
understand-reason-odds = { $whose ->
    [own] Your chance
   *[theirs] The opponent’s chance
} { $victory ->
    [military] of military supremacy
    [scientific] of scientific supremacy
   *[civilian] of winning on points
}: { $before }% → { $now }%.
understand-reason-share = Your chance of winning: { $before }% → { $now }%.
understand-reason-extra-turn = Gives an extra turn.
understand-reason-last-wonder = It is the seventh wonder, so the opponent can no longer build { $count ->
    [one] their last wonder
   *[other] their last { $count } wonders
}.
understand-reason-pair = Completes a pair of symbols and brings a progress token.
understand-reason-symbol = A new scientific symbol: { $symbol } (different symbols: { $number }).
understand-reason-denies-symbol = Denies the opponent a new symbol: { $symbol } (different symbols: { $number }).
understand-reason-science-set = Science scores { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}.
understand-reason-shields = The conflict pawn moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} towards the opponent.
understand-reason-loot = The opponent loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
understand-reason-denies-shields = Denies the opponent { $spaces ->
    [one] { $spaces } shield
   *[other] { $spaces } shields
}.
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
understand-reason-chain = Free through a chain: { $card }.
understand-reason-produces = A new resource: { $resource }.
understand-reason-more = One more { $resource }.
understand-reason-choice = One more resource, chosen each turn.
understand-reason-trade = Makes buying from neighbours cheaper.
understand-reason-dearer = Makes buying more expensive for the opponent: { $resource } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
understand-reason-none-left = Leaves the opponent without { $resource }: neither their city nor any visible card produces it.
understand-reason-quiet = Doesn’t uncover anything.
understand-reason-denies-card = The opponent could have built { $card }.
understand-reason-covered = Doesn’t uncover { $card }, which the opponent could build.
understand-reason-extra-turn-wonder = A wonder with an extra turn.
understand-reason-denies-pair = Denies the opponent a pair of symbols, and with it a progress token.
understand-reason-denies-neighbour = The { $direction ->
    [left] left
   *[right] right
} neighbour gets this hand next and could build { $card }.
understand-reason-pays = The coins go to the { $direction ->
    [left] left
   *[right] right
} neighbour.
understand-reason-power = The wonder’s power: { $power ->
    [play_last] the last card of each age is played too
    [free_colour] the first building of each colour is free
    [free_first] the first building of each age is free
    [free_last] the last building of each age is free
   *[revive] a discarded card is built for free
}.
understand-reason-cheaper = Costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} less.
understand-reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
understand-reason-coins = Brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

## Where to look first

understand-focus-science = Look at the scientific symbols.
understand-focus-military = Look at the military situation.
understand-focus-points = Look at the points.
understand-focus-threat = Look at what threatens you.
understand-focus-wonders = Look at the wonders.
understand-focus-chains = Look at what you can build for free through chains.
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
understand-theme-deny = denial
understand-theme-seventh-wonder = seventh wonder
understand-theme-wonder = wonder
understand-theme-discard = discard for coins
understand-theme-token = progress token
understand-theme-destroy = destroying a card
understand-theme-revive = from the discard pile
understand-theme-quiet = quiet move
understand-theme-win = forced win
understand-theme-save = only move
understand-theme-last-turn = last turn
understand-theme-guild = guild
understand-theme-commerce = trade

## At the terminal

understand-review-title = How choices and draws changed the chances of winning
understand-review-moments = Key moments:
understand-review-better = Better: { $line }
understand-review-draw = draw
understand-analyse-none = It is nobody’s turn here: there is nothing to decide.
understand-analyse-worth = Value: { $value } ({ $kind })
understand-puzzle-title = Puzzle { $id } ({ $rating }): { $themes }
understand-puzzle-ask = Your move. Find the best one.
understand-puzzle-right = Right!
understand-puzzle-wrong = Not the best: { $value }. Try again, or press Enter for the answer.
understand-puzzle-answer = The answer: { $move } ({ $value })
understand-puzzle-found = { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
understand-puzzle-proved = Proved: { $found } of { $all }
