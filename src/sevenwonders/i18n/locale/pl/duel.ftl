# Co się mówi o partii Pojedynku: wydarzenia, pytania, efekty, ceny, punkty. Argumenty opisano w pliku angielskim.

## Kto gra

duel-you = Ty
duel-you-inside = ty

## Wydarzenia

duel-tokens-laid = Żetony postępu na planszy: { $tokens }.
duel-wonders-offered = Cuda do wyboru: { $wonders }.
duel-age-dealt = Rozpoczyna się { $age }.
duel-card-revealed = Odkryta karta: { $card }.
duel-tokens-shown = Wylosowano z pudełka: { $tokens }.
duel-wonder-drafted = { $you ->
    [yes] Wybierasz Cud: { $wonder }.
   *[no] { $player } wybiera Cud: { $wonder }.
}
duel-beginner-chosen = { $you ->
    [yes] Decydujesz, kto zaczyna: { $begins }.
   *[no] { $player } decyduje, kto zaczyna: { $begins }.
}
duel-card-sold = { $you ->
    [yes] Odrzucasz kartę { $card } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[no] { $player } odrzuca kartę { $card } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
duel-coins-paid = { $you ->
    [yes] Płacisz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
   *[no] { $player } płaci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
}{ $bought ->
    [none] .
    [all] {" "}za materiały.
   *[some] , z tego { $trade } za materiały.
}
duel-trade-income = { $you ->
    [yes] Otrzymujesz { $coins ->
        [one] { $coins } monetę wydaną
        [few] { $coins } monety wydane
       *[many] { $coins } monet wydanych
    } na materiały.
   *[no] { $player } otrzymuje { $coins ->
        [one] { $coins } monetę wydaną
        [few] { $coins } monety wydane
       *[many] { $coins } monet wydanych
    } na materiały.
}
duel-card-built = { $you ->
    [yes] Budujesz: { $card }
   *[no] { $player } buduje: { $card }
}{ $chained ->
    [yes] , za darmo dzięki karcie { $chain }.
   *[no] .
}
duel-wonder-built = { $you ->
    [yes] Budujesz Cud { $wonder }, wsuwając kartę { $card }.
   *[no] { $player } buduje Cud { $wonder }, wsuwając kartę { $card }.
}
duel-wonder-retired = Zbudowano siedem Cudów; z gry odpada: { $wonder }.
duel-coins-gained = { $you ->
    [yes] Zyskujesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[no] { $player } zyskuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
duel-coins-lost = { $you ->
    [yes] Tracisz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[no] { $player } traci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
duel-pawn-moved = { $you ->
    [yes] Przesuwasz pion konfliktu o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } do przodu.
   *[no] { $player } przesuwa pion konfliktu o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } do przodu.
}
duel-loot-taken = { $you ->
    [yes] Znacznik militarny: twoje miasto traci do { $loot ->
        [one] { $loot } monety
       *[many] { $loot } monet
    }.
   *[no] Znacznik militarny: { $player } traci do { $loot ->
        [one] { $loot } monety
       *[many] { $loot } monet
    }.
}
duel-symbol-gained = { $you ->
    [yes] Masz nowy symbol: { $symbol }.
   *[no] { $player } ma nowy symbol: { $symbol }.
}
duel-pair-completed = { $you ->
    [yes] Za parę symboli bierzesz żeton postępu.
   *[no] Za parę symboli { $player } bierze żeton postępu.
}
duel-token-taken = { $you ->
    [yes] Bierzesz żeton postępu { $token }
   *[no] { $player } bierze żeton postępu { $token }
}{ $from ->
    [box] {" "}z pudełka.
   *[board] .
}
duel-card-destroyed = { $you ->
    [yes] Niszczysz kartę przeciwnika: { $card }.
   *[no] { $player } niszczy kartę przeciwnika: { $card }.
}
duel-card-revived = { $you ->
    [yes] Budujesz za darmo odrzuconą kartę: { $card }.
   *[no] { $player } buduje za darmo odrzuconą kartę: { $card }.
}
duel-age-ended = Kończy się { $age }.
duel-extra-turn = { $you ->
    [yes] Dostajesz dodatkową turę.
   *[no] { $player } dostaje dodatkową turę.
}
duel-game-over = { $shared ->
    [yes] Wspólne zwycięstwo, { $points } : { $rival }.
   *[no] { $you ->
        [yes] Wygrywasz: { $victory }
       *[no] { $player } wygrywa: { $victory }
    }{ $reason ->
        [civilian] , { $points } : { $rival }.
       *[other] .
    }
}

## Drogi do zwycięstwa

duel-victory-civilian = zwycięstwo cywilne
duel-victory-scientific = dominacja naukowa
duel-victory-military = dominacja militarna
duel-can-win = { $you ->
    [yes] Możesz natychmiast wygrać ({ $victory }): { $moves }
   *[no] { $player } może natychmiast wygrać ({ $victory }): { $moves }
}
duel-threatens = { $you ->
    [yes] Grozisz wygraną ({ $victory }): { $moves }
   *[no] { $player } grozi wygraną ({ $victory }): { $moves }
}

## Pytania do gracza

duel-question-draft = { $you ->
    [yes] Wybierz Cud.
   *[no] { $player } wybiera Cud.
}
duel-question-turn = { $you ->
    [yes] Twoja tura.
   *[no] Tura: { $player }.
}
duel-question-take = { $you ->
    [yes] Weź żeton postępu z planszy.
   *[no] { $player } bierze żeton postępu z planszy.
}
duel-question-pick = { $you ->
    [yes] Zatrzymaj jeden z żetonów z pudełka.
   *[no] { $player } zatrzymuje jeden z żetonów z pudełka.
}
duel-question-destroy = { $you ->
    [yes] Wybierz kartę przeciwnika do zniszczenia.
   *[no] { $player } wybiera kartę przeciwnika do zniszczenia.
}
duel-question-revive = { $you ->
    [yes] Zbuduj za darmo jedną z odrzuconych kart.
   *[no] { $player } buduje za darmo jedną z odrzuconych kart.
}
duel-question-begin = { $you ->
    [yes] Zdecyduj, kto zaczyna Epokę.
   *[no] { $player } decyduje, kto zaczyna Epokę.
}

## Losowania, które nastąpią

duel-draw-lay = Teraz: losowanie żetonów postępu.
duel-draw-offer = Teraz: losowanie Cudów do wyboru.
duel-draw-deal = Teraz: wykładanie kart nowej Epoki.
duel-draw-reveal = Teraz: odkrycie karty.
duel-draw-show = Teraz: losowanie żetonów z pudełka.

## Ceny

duel-cost = Koszt: { $cost }.
duel-cost-nothing = Nic nie kosztuje.
duel-cost-chain = Za darmo, jeśli masz w mieście kartę { $card } (symbol: { $chain }).
duel-gives-chain = Pozwoli zbudować za darmo kartę { $card } (symbol: { $chain }).
duel-price = { $you ->
    [yes] Dla ciebie: { $coins ->
        [0] za darmo
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
   *[no] { $player } płaci: { $coins ->
        [0] nic
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
}
duel-price-missing = brakuje { $missing }
duel-step-chain = za darmo, bo masz w mieście kartę { $card }
duel-step-own = { $resources } z własnej produkcji
duel-step-chosen = { $resources } z produkcji do wyboru
duel-step-waived = bez opłaty dzięki żetonowi { $token }: { $resources }
duel-step-bought = { $resources } kupione po { $each }
duel-step-coins = { $amount ->
    [one] { $amount } moneta do banku
    [few] { $amount } monety do banku
   *[many] { $amount } monet do banku
}

## Punktacja

duel-score-military = Przewaga militarna
duel-score-blue = Budowle cywilne
duel-score-green = Budowle naukowe
duel-score-yellow = Budowle handlowe
duel-score-purple = Gildie
duel-score-wonders = Cuda
duel-score-tokens = Żetony postępu
duel-score-coins = Skarbiec
duel-score-total = Razem

## Ruchy, tak jak się mówi, co zrobić

duel-move-draft = weź: { $wonder }
duel-move-build = zbuduj: { $card }
duel-move-sell = odrzuć: { $card }
duel-move-raise = zbuduj Cud { $wonder } kartą { $card }
duel-move-take = weź: { $token }
duel-move-destroy = zniszcz: { $card }
duel-move-revive = zbuduj odrzuconą kartę: { $card }
duel-move-begin = { $you ->
    [yes] zaczynasz ty
   *[no] zaczyna { $player }
}
