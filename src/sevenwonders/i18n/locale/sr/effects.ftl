# Efekti

effect-produce = proizvodi: { $resources }
effect-choice = proizvodi jedno od: { $resources }
effect-fixed_price = { $resources } po 1 novčić
effect-trade = { $sellers ->
    [left] { $resources } po 1 novčić od levog suseda
    [right] { $resources } po 1 novčić od desnog suseda
   *[both] { $resources } po 1 novčić od oba suseda
}
effect-shields = { $amount ->
    [one] { $amount } štit
    [few] { $amount } štita
   *[other] { $amount } štitova
}
effect-symbol = simbol: { $symbol }
effect-wild_symbol = naučni simbol po izboru
effect-points = { $amount ->
    [one] { $amount } poen
   *[other] { $amount } poena
}
effect-coins = { $amount ->
    [one] { $amount } novčić
   *[other] { $amount } novčića
}
effect-per = { $whose ->
    [own] { $amount } za { $each }
    [larger] { $amount } za { $each } (u gradu koji ih ima više)
    [neighbours] { $amount } za { $each } (u oba susedna grada)
   *[all] { $amount } za { $each } (u tvom i oba susedna grada)
}
effect-points_if_complete = { $amount ->
    [one] { $amount } poen
   *[other] { $amount } poena
} ako je čudo završeno
effect-opponent_loses = protivnik gubi { $amount ->
    [one] { $amount } novčić
   *[other] { $amount } novčića
}
effect-extra_turn = još jedan potez
effect-destroy = uništava protivničku karticu ({ $colour })
effect-library = jedan od { $amount } tokena iz kutije
effect-revive = besplatno gradi odbačenu karticu
effect-discount = { $amount } resursa manje za { $each }
effect-trade_income = dobija novčiće koje protivnik troši na resurse
effect-points_per_token = { $amount ->
    [one] { $amount } poen
   *[other] { $amount } poena
} za svaki svoj token progresa
effect-extra_shields = { $amount ->
    [one] još { $amount } štit
    [few] još { $amount } štita
   *[other] još { $amount } štitova
} za { $each } ubuduće
effect-extra_turns = još jedan potez za svako svetsko čudo ubuduće
effect-chain_coins = { $amount ->
    [one] { $amount } novčić
   *[other] { $amount } novčića
} za svaku izgradnju u nizu
effect-play_last = igra i poslednju karticu svakog doba
effect-free_colour = prva građevina svake boje je besplatna
effect-free_first = prva građevina svakog doba je besplatna
effect-free_last = poslednja građevina svakog doba je besplatna

each-brown = svaku braon karticu
each-grey = svaku sivu karticu
each-blue = svaku plavu karticu
each-green = svaku zelenu karticu
each-yellow = svaku žutu karticu
each-red = svaku crvenu karticu
each-brown_grey = svaku braon i sivu karticu
each-brown_grey_purple = svaku braon, sivu i ljubičastu karticu
each-wonder = svako svetsko čudo
each-stage = svaku fazu čuda
each-three_coins = svaka 3 novčića
