# Efecte

effect-produce = produce: { $resources }
effect-choice = produce una dintre: { $resources }
effect-fixed_price = { $resources } cu câte 1 monedă
effect-trade = { $sellers ->
    [left] { $resources } cu câte 1 monedă de la vecinul din stânga
    [right] { $resources } cu câte 1 monedă de la vecinul din dreapta
   *[both] { $resources } cu câte 1 monedă de la ambii vecini
}
effect-shields = { $amount ->
    [one] { $amount } scut
    [few] { $amount } scuturi
   *[other] { $amount } de scuturi
}
effect-symbol = simbol: { $symbol }
effect-wild_symbol = un simbol științific la alegere
effect-points = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
}
effect-coins = { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}
effect-per = { $whose ->
    [own] { $amount } pentru { $each }
    [larger] { $amount } pentru { $each } (din orașul cu mai multe)
    [neighbours] { $amount } pentru { $each } (din ambele orașe vecine)
   *[all] { $amount } pentru { $each } (din orașul tău și din ambele vecine)
}
effect-points_if_complete = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
} dacă Minunea este completă
effect-opponent_loses = adversarul pierde { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}
effect-extra_turn = tură suplimentară
effect-destroy = distruge o carte a adversarului (culoare: { $colour })
effect-library = unul din { $amount } jetoane din cutie
effect-revive = construiește gratuit o carte decartată
effect-discount = { $amount ->
    [one] cu { $amount } resursă
    [few] cu { $amount } resurse
   *[other] cu { $amount } de resurse
} mai puțin pentru { $each }
effect-trade_income = primește monedele cheltuite de adversar pe resurse
effect-points_per_token = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
} pentru fiecare jeton Progres propriu
effect-extra_shields = { $amount ->
    [one] încă { $amount } scut
    [few] încă { $amount } scuturi
   *[other] încă { $amount } de scuturi
} pentru { $each } de acum înainte
effect-extra_turns = tură suplimentară pentru fiecare Minune construită de acum înainte
effect-chain_coins = { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
} pentru fiecare carte construită prin legătură
effect-play_last = joacă și ultima carte din fiecare Eră
effect-free_colour = prima clădire de fiecare culoare este gratuită
effect-free_first = prima clădire din fiecare Eră este gratuită
effect-free_last = ultima clădire din fiecare Eră este gratuită

each-brown = fiecare carte maro
each-grey = fiecare carte gri
each-blue = fiecare carte albastră
each-green = fiecare carte verde
each-yellow = fiecare carte galbenă
each-red = fiecare carte roșie
each-brown_grey = fiecare carte maro sau gri
each-brown_grey_purple = fiecare carte maro, gri sau mov
each-wonder = fiecare Minune
each-stage = fiecare etapă a Minunii
each-three_coins = fiecare set de 3 monede
