# What is said about a game of 7 Wonders for three to seven: events, questions, effects, prices, scores.
#
# Arguments follow the pattern of `duel.ftl`: a seat becomes $player and $you ("yes" for the reader's own seat, else "no"),
# ids become names, lists of ids become lists of names, amounts are numbers.

## Who plays

# The seat of the reader, as a name.
classic-you = You
# The same in the middle of a sentence.
classic-you-inside = you

## Events

# $boards are the players with their boards.
classic-boards-laid = The boards: { $boards }.
classic-boards-turned = The sides are chosen: { $boards }.
classic-age-dealt = { $age } begins.
classic-chosen = { $you ->
    [yes] You have chosen.
   *[no] { $player } has chosen.
}
classic-card-sold = { $you ->
    [yes] You discard a card for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } discards a card for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
classic-coins-paid = { $you ->
    [yes] You pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
# $buyer pays for resources.
classic-trade-income = { $you ->
    [yes] You receive { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $buyer }.
   *[no] { $player } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $buyer }.
}
# $free is "no", "chain" when $chain, a card of the same city, makes this one free, else a power of the wonder.
classic-card-built = { $you ->
    [yes] You build { $card }
   *[no] { $player } builds { $card }
}{ $free ->
    [no] .
    [chain] {" "}for free, thanks to { $chain }.
   *[power] {" "}for free, thanks to the wonder’s power.
}
classic-stage-built = { $you ->
    [yes] You build stage { $stage } of your wonder.
   *[no] { $player } builds stage { $stage } of the wonder.
}
classic-card-revived = { $you ->
    [yes] You build { $card } from the discard pile for free.
   *[no] { $player } builds { $card } from the discard pile for free.
}
classic-revival-declined = { $you ->
    [yes] You take nothing from the discard pile.
   *[no] { $player } takes nothing from the discard pile.
}
classic-coins-gained = { $you ->
    [yes] You gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
classic-hands-passed = The hands pass to the { $direction ->
    [left] left
   *[right] right
}.
classic-leftovers-discarded = Last cards discarded: { $cards }.
# $rival is beaten.
classic-conflict-won = { $you ->
    [yes] You beat { $rival } (+{ $points }).
   *[no] { $player } beats { $rival } (+{ $points }).
}
classic-age-ended = { $age } is over.
# $winners are names, $scores the players with their points.
classic-game-over = { $shared ->
    [yes] Shared victory: { $winners }. Points: { $scores }.
   *[no] Victory: { $winners }. Points: { $scores }.
}

## Questions to a seat

classic-question-side = { $you ->
    [yes] Choose the side of your board.
   *[no] { $player } chooses a side.
}
classic-question-turn = { $you ->
    [yes] Choose a card.
   *[no] { $player } chooses a card.
}
classic-question-last = { $you ->
    [yes] Also play your last card.
   *[no] { $player } also plays the last card.
}
classic-question-revive = { $you ->
    [yes] Build a card from the discard pile for free.
   *[no] { $player } looks through the discard pile.
}

## Draws that nature owes

classic-draw-boards = Next: the boards are laid out.
classic-draw-deal = Next: the cards of the new age are dealt.

## Effects

classic-effect-produce = produces { $resources }
classic-effect-choice = produces one of: { $resources }
classic-effect-trade = { $sellers ->
    [left] { $resources } for 1 coin each from the left neighbour
    [right] { $resources } for 1 coin each from the right neighbour
   *[both] { $resources } for 1 coin each from both neighbours
}
classic-effect-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
classic-effect-symbol = symbol: { $symbol }
classic-effect-wild_symbol = any scientific symbol
classic-effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
classic-effect-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
classic-effect-per = { $whose ->
    [own] { $amount } for { $each }
    [neighbours] { $amount } for { $each } (in both neighbouring cities)
   *[all] { $amount } for { $each } (in your city and both neighbouring ones)
}
classic-effect-points_if_complete = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} if the wonder is complete
classic-effect-revive = builds a discarded card for free
classic-effect-play_last = also plays the last card of each age
classic-effect-free_colour = the first building of each colour is free
classic-effect-free_first = the first building of each age is free
classic-effect-free_last = the last building of each age is free

# What effects count.
classic-each-brown = each brown card
classic-each-grey = each grey card
classic-each-blue = each blue card
classic-each-green = each green card
classic-each-yellow = each yellow card
classic-each-red = each red card
classic-each-brown_grey_purple = each brown, grey or purple card
classic-each-stage = each wonder stage

## Prices

classic-cost = Cost: { $cost }.
classic-cost-nothing = Costs nothing.
classic-cost-chain = Free with { $card }.
classic-gives-chain = Makes { $card } free later.
classic-price = { $you ->
    [yes] For you: { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[no] For { $player }: { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}
classic-price-missing = { $missing } short
classic-price-never = Cannot be paid for: neither you nor your neighbours produce a required resource.
classic-price-twice = You already have this building.
classic-price-complete = Every stage of the wonder is built.
classic-step-chain = free, because { $card } is in the city
classic-step-free = free, thanks to the wonder’s power
classic-step-own = { $resources } from own production
classic-step-bought = { $resources } from the { $seller ->
    [left] left
   *[right] right
} neighbour at { $each } each
classic-step-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} to the bank

## Score pad

classic-score-wonder = Wonder
classic-score-treasury = Treasury
classic-score-military = Military
classic-score-blue = Civilian buildings
classic-score-yellow = Commercial buildings
classic-score-green = Scientific buildings
classic-score-purple = Guilds
classic-score-total = Total

## Moves, as one would say what to do

classic-move-build = build { $card }
classic-move-stage = build a wonder stage with { $card }
classic-move-sell = discard { $card }
classic-move-revive = build { $card } from the discard pile
classic-move-decline = take nothing
classic-move-choose = choose the side: { $side }
