# What is said about a game of Duel: events, questions, effects, prices, scores.
#
# Arguments follow one pattern in all messages. A seat becomes $player, the name of who sits there, and $you: "yes" for
# the seat of the person who reads, else "no". Ids become names, lists of ids become lists of names. Amounts are numbers.

## Who plays

# The seat of the reader, as a name.
duel-you = You
# The same in the middle of a sentence.
duel-you-inside = you

## Events

duel-tokens-laid = Progress tokens on the board: { $tokens }.
duel-wonders-offered = Wonders on offer: { $wonders }.
duel-age-dealt = { $age } is laid out.
duel-card-revealed = Turned up: { $card }.
duel-tokens-shown = Drawn from the box: { $tokens }.
duel-wonder-drafted = { $you ->
    [yes] You take { $wonder }.
   *[no] { $player } takes { $wonder }.
}
duel-beginner-chosen = { $you ->
    [yes] You decide who begins: { $begins }.
   *[no] { $player } decides who begins: { $begins }.
}
duel-card-sold = { $you ->
    [yes] You discard { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } discards { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
# $trade is the part of the coins that buys resources; $bought says whether that is "none", "some" or "all".
duel-coins-paid = { $you ->
    [yes] You pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[no] { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}{ $bought ->
    [none] .
    [all] {" "}for resources.
   *[some] , { $trade } of them for resources.
}
duel-trade-income = { $you ->
    [yes] You receive { $coins ->
        [one] the { $coins } coin
       *[other] the { $coins } coins
    } spent on resources.
   *[no] { $player } receives { $coins ->
        [one] the { $coins } coin
       *[other] the { $coins } coins
    } spent on resources.
}
# $chained is "yes" when $chain, a card of the same city, makes this one free.
duel-card-built = { $you ->
    [yes] You build { $card }
   *[no] { $player } builds { $card }
}{ $chained ->
    [yes] {" "}for free, thanks to { $chain }.
   *[no] .
}
duel-wonder-built = { $you ->
    [yes] You build { $wonder } with { $card }.
   *[no] { $player } builds { $wonder } with { $card }.
}
duel-wonder-retired = Seven wonders are built; out of the game: { $wonder }.
duel-coins-gained = { $you ->
    [yes] You gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
duel-coins-lost = { $you ->
    [yes] You lose { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[no] { $player } loses { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
duel-pawn-moved = { $you ->
    [yes] You push the conflict pawn { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } forward.
   *[no] { $player } pushes the conflict pawn { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } forward.
}
# The player is the one who suffers.
duel-loot-taken = { $you ->
    [yes] Your city is plundered: { $loot }-coin military token.
   *[no] { $player } is plundered: { $loot }-coin military token.
}
duel-symbol-gained = { $you ->
    [yes] You have a new symbol: { $symbol }.
   *[no] { $player } has a new symbol: { $symbol }.
}
duel-pair-completed = { $you ->
    [yes] A pair of symbols gives you a progress token.
   *[no] A pair of symbols gives { $player } a progress token.
}
# $from is "box" for a token drawn from the box, else "board".
duel-token-taken = { $you ->
    [yes] You take the progress token { $token }
   *[no] { $player } takes the progress token { $token }
}{ $from ->
    [box] {" "}from the box.
   *[board] .
}
duel-card-destroyed = { $you ->
    [yes] You destroy one of your opponent’s cards: { $card }.
   *[no] { $player } destroys one of the opponent’s cards: { $card }.
}
duel-card-revived = { $you ->
    [yes] You build { $card } from the discard pile for free.
   *[no] { $player } builds { $card } from the discard pile for free.
}
duel-age-ended = { $age } is over.
duel-extra-turn = { $you ->
    [yes] You get an extra turn.
   *[no] { $player } gets an extra turn.
}
# $victory is one of the three ways to win; $shared is "yes" when nobody is ahead.
duel-game-over = { $shared ->
    [yes] Shared victory, { $points }–{ $rival }.
   *[no] { $you ->
        [yes] You win: { $victory }
       *[no] { $player } wins: { $victory }
    }{ $reason ->
        [civilian] , { $points }–{ $rival }.
       *[other] .
    }
}

## Ways to win

duel-victory-civilian = civilian victory
duel-victory-scientific = scientific supremacy
duel-victory-military = military supremacy
duel-can-win = { $you ->
    [yes] You can win at once ({ $victory }): { $moves }
   *[no] { $player } can win at once ({ $victory }): { $moves }
}
duel-threatens = { $you ->
    [yes] You threaten to win ({ $victory }): { $moves }
   *[no] { $player } threatens to win ({ $victory }): { $moves }
}

## Questions to a seat

duel-question-draft = { $you ->
    [yes] Choose a wonder.
   *[no] { $player } chooses a wonder.
}
duel-question-turn = { $you ->
    [yes] Your turn.
   *[no] It is { $player }’s turn.
}
duel-question-take = { $you ->
    [yes] Take a progress token from the board.
   *[no] { $player } takes a progress token from the board.
}
duel-question-pick = { $you ->
    [yes] Keep one of the tokens from the box.
   *[no] { $player } keeps one of the tokens from the box.
}
duel-question-destroy = { $you ->
    [yes] Choose one of your opponent’s cards to destroy.
   *[no] { $player } chooses one of the opponent’s cards to destroy.
}
duel-question-revive = { $you ->
    [yes] Build a card from the discard pile for free.
   *[no] { $player } builds a card from the discard pile for free.
}
duel-question-begin = { $you ->
    [yes] Decide who begins the age.
   *[no] { $player } decides who begins the age.
}

## Draws that are owed

duel-draw-lay = Next: the progress tokens are laid out.
duel-draw-offer = Next: wonders are offered.
duel-draw-deal = Next: the cards of the new age are laid out.
duel-draw-reveal = Next: a card is turned up.
duel-draw-show = Next: tokens are drawn from the box.

## Prices

duel-cost = Cost: { $cost }.
duel-cost-nothing = Costs nothing.
duel-cost-chain = Free with { $card } (chain symbol: { $chain }).
duel-gives-chain = Makes { $card } free later (chain symbol: { $chain }).
duel-price = { $you ->
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
duel-price-missing = { $missing } short
duel-step-chain = free, because { $card } is in the city
duel-step-own = { $resources } from the city’s own production
duel-step-chosen = { $resources } from flexible production
duel-step-waived = { $resources } waived by { $token }
duel-step-bought = { $resources } bought at { $each } each
duel-step-coins = { $amount ->
    [one] { $amount } coin to the bank
   *[other] { $amount } coins to the bank
}

## Score sheet

duel-score-military = Military
duel-score-blue = Civilian buildings
duel-score-green = Scientific buildings
duel-score-yellow = Commercial buildings
duel-score-purple = Guilds
duel-score-wonders = Wonders
duel-score-tokens = Progress tokens
duel-score-coins = Treasury
duel-score-total = Total

## Moves, as one would say what to do

duel-move-draft = take { $wonder }
duel-move-build = build { $card }
duel-move-sell = discard { $card }
duel-move-raise = build { $wonder } with { $card }
duel-move-take = take { $token }
duel-move-destroy = destroy { $card }
duel-move-revive = build { $card } from the discard pile
duel-move-begin = { $you ->
    [yes] you begin
   *[no] { $player } begins
}
