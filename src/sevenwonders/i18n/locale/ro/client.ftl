# Ce spune doar browserul: locurile paginii, descrieri pentru cine nu o vede și semnele jocului clasic.

## The page

client-title = Șapte minuni
client-close = Închide
client-theme = Luminozitate
client-theme-system = ca sistemul
client-theme-light = luminos
client-theme-dark = întunecat
client-language = Limbă
client-missing-page = Aici nu este nimic.
client-home = La început
client-home-lead = Două jocuri despre orașe antice: pentru doi jucători și pentru trei până la șapte.
client-gallery = Galerie
client-gallery-lead = Fiecare carte, Minune, jeton și semn, de privit îndeaproape.
client-demo = Poziții
client-none = nimic

## Gallery

client-size-chip = în oraș
client-size-small = mic
client-size-medium = mediu
client-size-large = mare
client-states = Stările unei cărți
client-state-plain = simplă
client-state-open = poate fi luată
client-state-covered = acoperită
client-state-selected = aleasă
client-state-disabled = inaccesibilă
client-icons = Semne
client-backs = Spatele cărților
client-parts = Piese
client-cards-of = Cărți: { $game }
client-game-duel = Duel
client-game-classic = 3–7 jucători
client-wonders = Minuni
client-boards = Orașe
client-tokens = Jetoane Progres

## At the table

client-table = Masă
client-views = Vederi ale mesei
client-draft = Alegerea Minunilor
client-piles = Teancuri
client-score = Scor
client-build = Construiește
client-sell = Decartează
client-hint-select = Alege o carte ca să vezi ce poți face cu ea.
client-price = { $coins ->
    [0] nu te costă nimic
    [one] te costă { $coins } monedă
    [few] te costă { $coins } monede
   *[other] te costă { $coins } de monede
}
client-price-missing = { $coins ->
    [one] lipsește { $coins } monedă
    [few] lipsesc { $coins } monede
   *[other] lipsesc { $coins } de monede
}
client-price-why = Cum se formează prețul
client-step-own = producția proprie
client-step-chosen = producția la alegere
client-price-for = { $player }: { $coins ->
    [0] gratuit
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
client-card-open = poate fi luată
client-card-covered = încă acoperită de alte cărți
client-back = Carte cu fața în jos, { $age }
client-back-guild = Carte cu fața în jos, ghildă
client-wonder-built = construită
client-wonder-unbuilt = încă neconstruită
client-wonders-left = { $count ->
    [one] { $count } Minune de construit
    [few] { $count } Minuni de construit
   *[other] { $count } de Minuni de construit
}
client-structure = { $age }, { $left ->
    [one] { $left } carte rămasă
    [few] { $left } cărți rămase
   *[other] { $left } de cărți rămase
}
client-city = Oraș: { $player }
client-production = Producție
client-science = Simboluri științifice: { $held } din { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] o pereche
    [yes] da
   *[no] nu
}
client-cards = { $colour }: { $count }
client-tokens-board = Jetoane Progres pe tablă
client-military-even = Armată: pionul este la mijloc.
client-military-lead = Armată: conduce { $player }, spații: { $spaces }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}; până la victorie încă { $rest }.
client-discard = Cărți decartate ({ $count })
client-unseen = Încă nevăzute: { $back } ({ $count })
client-box = Jetoane în cutie
client-winner = învingător

## Signs of the classic game

client-board = Planșa orașului: { $name }, { $side }, produce: { $resource }
client-side-day = zi
client-side-night = noapte
client-stage = Etapa { $number }
client-effect-trade = { $from ->
    [left] { $resources }: cu 1 monedă de la vecinul din stânga
    [right] { $resources }: cu 1 monedă de la vecinul din dreapta
   *[both] { $resources }: cu 1 monedă de la ambii vecini
}
client-effect-wild_symbol = un simbol științific la alegere la sfârșit
client-effect-points_if_complete = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
} dacă Minunea este completă
client-effect-play_last = joacă și ultima carte din fiecare Eră
client-effect-free_colour = prima clădire de fiecare culoare este gratuită
client-effect-free_first = prima clădire din fiecare Eră este gratuită
client-effect-free_last = ultima clădire din fiecare Eră este gratuită
client-effect-neighbours = { $effect } (la ambii vecini)
client-effect-all = { $effect } (la tine și la ambii vecini)
client-each-stage = fiecare etapă a Minunii
client-each-brown_grey_purple = fiecare carte maro, gri sau mov

## At the classic table

client-neighbour-left = vecinul din stânga
client-neighbour-right = vecinul din dreapta
client-has-chosen = a ales
client-is-choosing = încă alege
client-victories = Victorii de { $value }: { $count }
client-defeats = Înfrângeri: { $count }
client-not-for-money = Resursele necesare nu pot fi cumpărate cu niciun ban.
client-build-stage = Etapă a Minunii
client-move-stage = etapă a Minunii cu { $card }
client-hand = Cărțile tale
client-your-choice = Alegerea ta: { $move }
client-decline = Niciuna
client-turn = tura { $turn }
client-passing-left = Cărțile merg la stânga
client-passing-right = Cărțile merg la dreapta
client-waiting-for = Se așteaptă: { $players }
client-question-turn = Alege o carte.
client-question-last = Joacă ultima carte.
client-question-side = Alege fața orașului tău.
client-question-revive = Construiește gratuit una dintre cărțile decartate.
client-classic-over = { $count ->
    [one] Victorie: { $players }
   *[other] Victorie împărțită: { $players }
}
client-score-wonder = Minune
client-score-treasury = Trezorerie
client-score-military = Putere militară
client-score-blue = Clădiri civile
client-score-yellow = Clădiri comerciale
client-score-green = Clădiri științifice
client-score-purple = Ghilde

## Names of the classic game that Duel does not have

classic-card-excavation = Excavație
classic-card-forest_cave = Peșteră în pădure
classic-card-loom = Război de țesut
classic-card-mine = Mină
classic-card-ore_vein = Filon de minereu
classic-card-timber_yard = Depozit de cherestea
classic-card-tree_farm = Pepinieră
classic-card-well = Fântână
classic-card-east_trading_post = Punct comercial estic
classic-card-west_trading_post = Punct comercial vestic
classic-card-marketplace = Piață
classic-card-stockade = Țarc fortificat
classic-card-guard_tower = Turn de veghe
classic-card-bazar = Bazar
classic-card-foundry = Turnătorie
classic-card-stables = Grajduri
classic-card-training_ground = Teren de antrenament
classic-card-vineyard = Vie
classic-card-castrum = Castru
classic-card-haven = Radă
classic-card-lodge = Lojă
classic-card-ludus = Ludus
classic-card-craftsmens_guild = Ghilda artizanilor
classic-card-decorators_guild = Ghilda decoratorilor
classic-card-philosophers_guild = Ghilda filozofilor
classic-card-spies_guild = Ghilda spionilor
classic-card-traders_guild = Ghilda negustorilor
classic-card-workers_guild = Ghilda muncitorilor
classic-board-alexandria = Alexandria
classic-board-babylon = Babilon
classic-board-ephesos = Efes
classic-board-gizah = Giza
classic-board-halikarnassos = Halicarnas
classic-board-olympia = Olimpia
classic-board-rhodos = Rodos
classic-resource-ore = minereu
classic-resource-cloth = țesătură
classic-symbol-compass = compas
classic-symbol-gear = roată dințată
classic-symbol-tablet = tăbliță
classic-chain-bolt = fulger
classic-chain-camel = cămilă
classic-chain-castle = castel
classic-chain-feather = pană
classic-chain-hammer = ciocan
classic-chain-lighthouse = far
classic-chain-market_stall = tarabă
classic-chain-mortar = mojar
classic-chain-planet = planetă
classic-chain-saw = ferăstrău
classic-chain-scales = cântar
classic-chain-scroll = pergament
classic-chain-star = stea
classic-chain-temple = templu
classic-chain-torch = torță
