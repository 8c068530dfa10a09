# Efekty

effect-produce = produkuje: { $resources }
effect-choice = produkuje jedno z: { $resources }
effect-fixed_price = { $resources } po 1 monecie
effect-trade = { $sellers ->
    [left] { $resources } po 1 monecie od sąsiada z lewej
    [right] { $resources } po 1 monecie od sąsiada z prawej
   *[both] { $resources } po 1 monecie od obu sąsiadów
}
effect-shields = { $amount ->
    [one] { $amount } tarcza
    [few] { $amount } tarcze
   *[many] { $amount } tarcz
}
effect-symbol = symbol: { $symbol }
effect-wild_symbol = dowolny symbol naukowy
effect-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}
effect-coins = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[many] { $amount } monet
}
effect-per = { $whose ->
    [own] { $amount } za { $each }
    [larger] { $amount } za { $each } (w mieście, które ma więcej)
    [neighbours] { $amount } za { $each } (w obu sąsiednich miastach)
   *[all] { $amount } za { $each } (w twoim i obu sąsiednich miastach)
}
effect-points_if_complete = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}, jeśli Cud jest ukończony
effect-opponent_loses = przeciwnik traci { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
}
effect-extra_turn = dodatkowa tura
effect-destroy = niszczy kartę przeciwnika (kolor: { $colour })
effect-library = jeden z { $amount } żetonów z pudełka
effect-revive = buduje za darmo odrzuconą kartę
effect-discount = { $amount ->
    [one] { $amount } materiał mniej
    [few] { $amount } materiały mniej
   *[many] { $amount } materiałów mniej
} za { $each }
effect-trade_income = zyskuje monety, które przeciwnik wydaje na materiały
effect-points_per_token = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} za każdy własny żeton postępu
effect-extra_shields = { $amount ->
    [one] { $amount } dodatkowa tarcza
    [few] { $amount } dodatkowe tarcze
   *[many] { $amount } dodatkowych tarcz
} za { $each } od teraz
effect-extra_turns = dodatkowa tura za każdy Cud zbudowany później
effect-chain_coins = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[many] { $amount } monet
} za każdą darmową budowę dzięki symbolowi
effect-play_last = zagrywa też ostatnią kartę każdej Epoki
effect-free_colour = pierwsza budowla każdego koloru za darmo
effect-free_first = pierwsza budowla każdej Epoki za darmo
effect-free_last = ostatnia budowla każdej Epoki za darmo

each-brown = każdą brązową kartę
each-grey = każdą szarą kartę
each-blue = każdą niebieską kartę
each-green = każdą zieloną kartę
each-yellow = każdą żółtą kartę
each-red = każdą czerwoną kartę
each-brown_grey = każdą brązową i szarą kartę
each-brown_grey_purple = każdą brązową, szarą i fioletową kartę
each-wonder = każdy Cud
each-stage = każdy etap Cudu
each-three_coins = każde 3 monety
