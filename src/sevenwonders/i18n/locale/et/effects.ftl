# Mõjud

effect-produce = toodab: { $resources }
effect-choice = toodab üht järgmistest: { $resources }
effect-fixed_price = { $resources } hinnaga 1 münt
effect-trade = { $sellers ->
    [left] { $resources } hinnaga 1 münt vasakult naabrilt
    [right] { $resources } hinnaga 1 münt paremalt naabrilt
   *[both] { $resources } hinnaga 1 münt mõlemalt naabrilt
}
effect-shields = { $amount ->
    [one] { $amount } kilp
   *[other] { $amount } kilpi
}
effect-symbol = sümbol: { $symbol }
effect-wild_symbol = vabalt valitud teadussümbol
effect-points = { $amount ->
    [one] { $amount } punkt
   *[other] { $amount } punkti
}
effect-coins = { $amount ->
    [one] { $amount } münt
   *[other] { $amount } münti
}
effect-per = { $whose ->
    [own] { $amount } { $each } eest
    [larger] { $amount } { $each } eest (linnas, kus neid on rohkem)
    [neighbours] { $amount } { $each } eest (mõlemas naaberlinnas)
   *[all] { $amount } { $each } eest (sinu linnas ja mõlemas naaberlinnas)
}
effect-points_if_complete = { $amount ->
    [one] { $amount } punkt
   *[other] { $amount } punkti
}, kui maailmaime on valmis
effect-opponent_loses = vastane kaotab { $amount ->
    [one] { $amount } mündi
   *[other] { $amount } münti
}
effect-extra_turn = lisakäik
effect-destroy = hävitab vastase kaardi ({ $colour })
effect-library = üks { $amount } karbist tõmmatud märgist
effect-revive = ehitab tasuta mahapandud kaardi
effect-discount = { $each } hind on { $amount } ressurssi väiksem
effect-trade_income = saab endale mündid, mille vastane kulutab ressurssidele
effect-points_per_token = { $amount ->
    [one] { $amount } punkt
   *[other] { $amount } punkti
} iga oma progressimärgi eest
effect-extra_shields = edaspidi { $amount ->
    [one] { $amount } lisakilp
   *[other] { $amount } lisakilpi
} { $each } eest
effect-extra_turns = edaspidi lisakäik iga maailmaime eest
effect-chain_coins = { $amount ->
    [one] { $amount } münt
   *[other] { $amount } münti
} iga ehitussümboliga tasuta rajatud ehitise eest
effect-play_last = mängib ka iga ajastu viimase kaardi
effect-free_colour = iga värvi esimene ehitis on tasuta
effect-free_first = iga ajastu esimene ehitis on tasuta
effect-free_last = iga ajastu viimane ehitis on tasuta

each-brown = iga pruuni kaardi
each-grey = iga halli kaardi
each-blue = iga sinise kaardi
each-green = iga rohelise kaardi
each-yellow = iga kollase kaardi
each-red = iga punase kaardi
each-brown_grey = iga pruuni ja halli kaardi
each-brown_grey_purple = iga pruuni, halli ja lilla kaardi
each-wonder = iga maailmaime
each-stage = iga maailmaime osa
each-three_coins = iga 3 mündi
