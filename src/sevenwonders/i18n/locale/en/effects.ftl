# What cards, wonders, stages and progress tokens of both games do, in a few words.

effect-produce = produces { $resources }
effect-choice = produces one of: { $resources }
effect-fixed_price = { $resources } for 1 coin each
# $sellers is "left", "right" or "both".
effect-trade = { $sellers ->
    [left] { $resources } for 1 coin each from the left neighbour
    [right] { $resources } for 1 coin each from the right neighbour
   *[both] { $resources } for 1 coin each from both neighbours
}
effect-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
effect-symbol = symbol: { $symbol }
effect-wild_symbol = any scientific symbol
effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
# $amount is coins, points, or both; $whose are the cities that count: your own, the one that has more of them,
# both neighbours, or yours and theirs.
effect-per = { $whose ->
    [own] { $amount } for { $each }
    [larger] { $amount } for { $each } (counted in the city that has more)
    [neighbours] { $amount } for { $each } (in both neighbouring cities)
   *[all] { $amount } for { $each } (in your city and both neighbouring ones)
}
effect-points_if_complete = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} if the wonder is complete
effect-opponent_loses = the opponent loses { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
effect-extra_turn = extra turn
effect-destroy = destroys one of the opponent’s cards ({ $colour })
effect-library = one of { $amount } tokens from the box
effect-revive = builds a discarded card for free
effect-discount = { $each } costs { $amount } fewer resources
effect-trade_income = receives what the opponent spends on resources
effect-points_per_token = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each progress token you own
effect-extra_shields = { $amount ->
    [one] { $amount } more shield
   *[other] { $amount } more shields
} on { $each } built later
effect-extra_turns = extra turn for every wonder built later
effect-chain_coins = { $amount } coins for each card built through a chain
effect-play_last = also plays the last card of each age
effect-free_colour = the first building of each colour is free
effect-free_first = the first building of each age is free
effect-free_last = the last building of each age is free

# What is counted.
each-brown = each brown card
each-grey = each grey card
each-blue = each blue card
each-green = each green card
each-yellow = each yellow card
each-red = each red card
each-brown_grey = each brown or grey card
each-brown_grey_purple = each brown, grey or purple card
each-wonder = each wonder
each-stage = each wonder stage
each-three_coins = every 3 coins
