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
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } discards a card for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
classic-coins-paid = { $you ->
    [yes] You pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
# $from pays for resources.
classic-trade-income = { $you ->
    [yes] You receive { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $from }.
   *[no] { $player } receives { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $from }.
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
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
classic-hands-passed = Hands pass to the { $direction ->
    [left] left
   *[right] right
}.
classic-leftovers-discarded = Last cards discarded: { $cards }.
# $against is beaten.
classic-conflict-won = { $you ->
    [yes] You beat { $against } (+{ $points }).
   *[no] { $player } beats { $against } (+{ $points }).
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

## Prices

classic-cost = Cost: { $cost }.
classic-cost-nothing = Costs nothing.
classic-cost-chain = Free with { $card }.
classic-gives-chain = Makes { $card } free later.
classic-price = { $you ->
    [yes] For you: { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[no] For { $player }: { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}
classic-price-missing = { $missing } short
classic-price-never = Cannot be paid for: neither you nor your neighbours produce a required resource.
classic-price-twice = You already have this building.
classic-price-complete = Every stage of the wonder is built.
classic-step-chain = free, because { $card } is in the city
classic-step-free = free, thanks to the wonder’s power
classic-step-own = { $resources } from the city’s own production
classic-step-bought = { $resources } from the { $seller ->
    [left] left
   *[right] right
} neighbour at { $each } each
classic-step-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
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
