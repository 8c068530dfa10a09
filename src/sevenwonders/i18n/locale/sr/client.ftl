# Šta govori samo pregledač: mesta na stranici, opisi za onoga ko je ne vidi i znaci klasične igre.

## The page

client-title = Sedam čuda
client-close = Zatvori
client-theme = Svetlina
client-theme-system = kao sistem
client-theme-light = svetlo
client-theme-dark = tamno
client-language = Jezik
client-missing-page = Ovde nema ničega.
client-home = Na početak
client-home-lead = Dve društvene igre o drevnim gradovima: za dva igrača i za tri do sedam igrača.
client-gallery = Galerija
client-gallery-lead = Sve kartice, čuda, tokeni i znaci, da se dobro pogledaju.
client-demo = Pozicije
client-none = nema

## Gallery

client-size-chip = u gradu
client-size-small = malo
client-size-medium = srednje
client-size-large = veliko
client-states = Stanja kartice
client-state-plain = obična
client-state-open = može da se uzme
client-state-covered = pokrivena
client-state-selected = izabrana
client-state-disabled = nedostupna
client-icons = Znaci
client-backs = Poleđine
client-parts = Delovi
client-cards-of = Kartice: { $game }
client-game-duel = Duel
client-game-classic = 3–7 igrača
client-wonders = Svetska čuda
client-boards = Gradovi
client-tokens = Tokeni progresa

## At the table

client-table = Sto
client-views = Prikazi stola
client-draft = Izbor čuda
client-piles = Gomile
client-score = Poeni
client-build = Izgradi
client-sell = Odbaci
client-hint-select = Izaberi karticu da vidiš šta možeš s njom.
client-price = { $coins ->
    [0] za tebe besplatno
    [one] košta te { $coins } novčić
   *[other] košta te { $coins } novčića
}
client-price-missing = { $coins ->
    [one] nedostaje { $coins } novčić
   *[other] nedostaje { $coins } novčića
}
client-price-why = Kako nastaje cena
client-step-own = sopstvena proizvodnja
client-step-chosen = proizvodnja po izboru
client-price-for = { $player }: { $coins ->
    [0] besplatno
    [one] { $coins } novčić
   *[other] { $coins } novčića
}
client-card-open = može da se uzme
client-card-covered = još je pokrivaju druge kartice
client-back = Kartica licem nadole, { $age }
client-back-guild = Kartica licem nadole, gilda
client-wonder-built = izgrađeno
client-wonder-unbuilt = još nije izgrađeno
client-wonders-left = { $count ->
    [one] još { $count } čudo za gradnju
   *[other] još { $count } čuda za gradnju
}
client-structure = { $age }, { $left ->
    [one] još { $left } kartica
    [few] još { $left } kartice
   *[other] još { $left } kartica
}
client-city = Grad: { $player }
client-production = Proizvodnja
client-science = Naučni simboli: { $held } od { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] par
    [yes] ima
   *[no] nema
}
client-cards = { $colour }: { $count }
client-tokens-board = Tokeni progresa na tabli
client-military-even = Vojska: pion je na sredini.
client-military-lead = Vojska: vodi { $player }, polja: { $spaces }, vredi { $points ->
    [one] { $points } poen
   *[other] { $points } poena
}; do pobede još { $rest }.
client-discard = Odbačene kartice ({ $count })
client-unseen = Još neviđene: { $back } ({ $count })
client-box = Tokeni u kutiji
client-winner = pobednik

## Signs of the classic game

client-board = Tabla grada: { $name }, { $side }, proizvodi: { $resource }
client-side-day = dan
client-side-night = noć
client-stage = Faza { $number }
client-effect-trade = { $from ->
    [left] { $resources }: po 1 novčić od levog suseda
    [right] { $resources }: po 1 novčić od desnog suseda
   *[both] { $resources }: po 1 novčić od oba suseda
}
client-effect-wild_symbol = naučni simbol po izboru na kraju igre
client-effect-points_if_complete = { $amount ->
    [one] { $amount } poen
   *[other] { $amount } poena
} ako je čudo završeno
client-effect-play_last = igra i poslednju kartu svakog doba
client-effect-free_colour = prva građevina svake boje je besplatna
client-effect-free_first = prva građevina svakog doba je besplatna
client-effect-free_last = poslednja građevina svakog doba je besplatna
client-effect-neighbours = { $effect } (kod oba suseda)
client-effect-all = { $effect } (kod tebe i oba suseda)
client-each-stage = svaku fazu čuda
client-each-brown_grey_purple = svaku braon, sivu ili ljubičastu kartu

## At the classic table

client-neighbour-left = levi sused
client-neighbour-right = desni sused
client-has-chosen = karta je izabrana
client-is-choosing = još bira
client-victories = Pobede vredne { $value }: { $count }
client-defeats = Porazi: { $count }
client-not-for-money = Potrebni resursi se ne mogu kupiti ni za koji novac.
client-build-stage = Faza čuda
client-move-stage = faza čuda kartom { $card }
client-hand = Tvoje karte
client-your-choice = Tvoj izbor: { $move }
client-decline = Nijedna
client-turn = krug { $turn }
client-passing-left = Karte idu nalevo
client-passing-right = Karte idu nadesno
client-waiting-for = Čeka se: { $players }
client-question-turn = Izaberi kartu.
client-question-last = Odigraj poslednju kartu.
client-question-side = Izaberi stranu svog grada.
client-question-revive = Besplatno izgradi jednu odbačenu kartu.
client-classic-over = { $count ->
    [one] Pobeda: { $players }
   *[other] Podeljena pobeda: { $players }
}
client-score-wonder = Čudo
client-score-treasury = Riznica
client-score-military = Vojska
client-score-blue = Civilne građevine
client-score-yellow = Trgovačke građevine
client-score-green = Naučne građevine
client-score-purple = Gilde

## Names of the classic game that Duel does not have

classic-card-excavation = Iskopina
classic-card-forest_cave = Šumska pećina
classic-card-loom = Razboj
classic-card-mine = Rudnik
classic-card-ore_vein = Rudna žila
classic-card-timber_yard = Stovarište drveta
classic-card-tree_farm = Rasadnik
classic-card-well = Bunar
classic-card-east_trading_post = Istočna trgovačka postaja
classic-card-west_trading_post = Zapadna trgovačka postaja
classic-card-marketplace = Pijaca
classic-card-stockade = Ograda od kolaca
classic-card-guard_tower = Kula
classic-card-bazar = Bazar
classic-card-foundry = Livnica
classic-card-stables = Štale
classic-card-training_ground = Vežbalište
classic-card-vineyard = Vinograd
classic-card-castrum = Kastrum
classic-card-haven = Pristanište
classic-card-lodge = Loža
classic-card-ludus = Ludus
classic-card-craftsmens_guild = Gilda zanatlija
classic-card-decorators_guild = Gilda ukrašivača
classic-card-philosophers_guild = Gilda filozofa
classic-card-spies_guild = Gilda špijuna
classic-card-traders_guild = Gilda trgovaca
classic-card-workers_guild = Gilda radnika
classic-board-alexandria = Aleksandrija
classic-board-babylon = Vavilon
classic-board-ephesos = Efes
classic-board-gizah = Giza
classic-board-halikarnassos = Halikarnas
classic-board-olympia = Olimpija
classic-board-rhodos = Rodos
classic-resource-ore = gvožđe
classic-resource-cloth = tkanina
classic-symbol-compass = šestar
classic-symbol-gear = zupčanik
classic-symbol-tablet = tablica
classic-chain-bolt = munja
classic-chain-camel = kamila
classic-chain-castle = tvrđava
classic-chain-feather = pero
classic-chain-hammer = čekić
classic-chain-lighthouse = svetionik
classic-chain-market_stall = tezga
classic-chain-mortar = avan
classic-chain-planet = planeta
classic-chain-saw = testera
classic-chain-scales = terazije
classic-chain-scroll = svitak
classic-chain-star = zvezda
classic-chain-temple = hram
classic-chain-torch = baklja
