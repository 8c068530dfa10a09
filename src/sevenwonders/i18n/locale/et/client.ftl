# Mida ütleb ainult brauser: lehe kohad, kirjeldused neile, kes seda ei näe, ja klassikalise mängu märgid.

## The page

client-title = Seitse maailmaimet
client-close = Sulge
client-theme = Valgus
client-theme-system = nagu süsteemis
client-theme-light = hele
client-theme-dark = tume
client-language = Keel
client-missing-page = Siin ei ole midagi.
client-home = Algusesse
client-home-lead = Kaks lauamängu muistsetest linnadest: kahele mängijale ning kolmele kuni seitsmele.
client-gallery = Galerii
client-gallery-lead = Kõik kaardid, maailmaimed, märgid ja tähised lähedalt vaatamiseks.
client-demo = Seisud
client-none = pole

## Gallery

client-size-chip = linnas
client-size-small = väike
client-size-medium = keskmine
client-size-large = suur
client-states = Kaardi olekud
client-state-plain = tavaline
client-state-open = saab võtta
client-state-covered = kaetud
client-state-selected = valitud
client-state-disabled = kättesaamatu
client-icons = Tähised
client-backs = Tagaküljed
client-parts = Osad
client-cards-of = Kaardid: { $game }
client-game-duel = Duell
client-game-classic = 3–7 mängijat
client-wonders = Maailmaimed
client-boards = Linnad
client-tokens = Progressimärgid

## At the table

client-table = Laud
client-views = Laua vaated
client-draft = Maailmaimede valik
client-piles = Pakid
client-score = Punktid
client-build = Ehita
client-sell = Pane maha
client-hint-select = Vali kaart, et näha, mida sellega teha saad.
client-price = { $coins ->
    [0] sulle tasuta
    [one] maksab sulle { $coins } mündi
   *[other] maksab sulle { $coins } münti
}
client-price-missing = { $coins ->
    [one] puudu on { $coins } münt
   *[other] puudu on { $coins } münti
}
client-price-why = Kuidas hind kujuneb
client-step-own = oma toodang
client-step-chosen = valikuline toodang
client-price-for = { $player }: { $coins ->
    [0] tasuta
    [one] { $coins } münt
   *[other] { $coins } münti
}
client-card-open = saab võtta
client-card-covered = teiste kaartidega veel kaetud
client-back = Kaart tagaküljega üleval, { $age }
client-back-guild = Kaart tagaküljega üleval, gild
client-wonder-built = ehitatud
client-wonder-unbuilt = veel ehitamata
client-wonders-left = { $count ->
    [one] ehitada on { $count } maailmaime
   *[other] ehitada on { $count } maailmaimet
}
client-structure = { $age }, { $left ->
    [one] jäänud on { $left } kaart
   *[other] jäänud on { $left } kaarti
}
client-city = Linn: { $player }
client-production = Toodang
client-science = Teadussümbolid: { $held } / { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] paar
    [yes] on
   *[no] ei ole
}
client-cards = { $colour }: { $count }
client-tokens-board = Progressimärgid mängulaual
client-military-even = Sõda: nupp on keskel.
client-military-lead = Sõda: ees on { $player }, välju: { $spaces }, väärt { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; võiduni veel { $rest }.
client-discard = Mahapandud kaardid ({ $count })
client-unseen = Veel nägemata: { $back } ({ $count })
client-box = Märgid karbis
client-winner = võitja

## Signs of the classic game

client-board = Linna laud: { $name }, { $side }, toodab: { $resource }
client-side-day = päev
client-side-night = öö
client-stage = Järk { $number }
client-effect-trade = { $from ->
    [left] { $resources }: vasakult naabrilt hinnaga 1 münt
    [right] { $resources }: paremalt naabrilt hinnaga 1 münt
   *[both] { $resources }: mõlemalt naabrilt hinnaga 1 münt
}
client-effect-wild_symbol = mängu lõpus vabalt valitud teadussümbol
client-effect-points_if_complete = { $amount ->
    [one] { $amount } punkt
   *[other] { $amount } punkti
}, kui maailmaime on valmis
client-effect-play_last = mängib ka iga ajastu viimase kaardi
client-effect-free_colour = iga värvi esimene ehitis on tasuta
client-effect-free_first = iga ajastu esimene ehitis on tasuta
client-effect-free_last = iga ajastu viimane ehitis on tasuta
client-effect-neighbours = { $effect } (mõlema naabri juures)
client-effect-all = { $effect } (sinu ja mõlema naabri juures)
client-each-stage = iga maailmaime järgu
client-each-brown_grey_purple = iga pruuni, halli ja lilla kaardi

## At the classic table

client-neighbour-left = vasak naaber
client-neighbour-right = parem naaber
client-has-chosen = on valinud
client-is-choosing = alles valib
client-victories = Võidud väärtusega { $value }: { $count }
client-defeats = Kaotused: { $count }
client-not-for-money = Vajalikke ressursse ei saa osta ühegi raha eest.
client-build-stage = Maailmaime järk
client-move-stage = maailmaime järk kaardiga { $card }
client-hand = Sinu kaardid
client-your-choice = Sinu valik: { $move }
client-decline = Mitte ükski
client-turn = käik { $turn }
client-passing-left = Kaardid liiguvad vasakule
client-passing-right = Kaardid liiguvad paremale
client-waiting-for = Ootame: { $players }
client-question-turn = Vali kaart.
client-question-last = Mängi oma viimane kaart.
client-question-side = Vali oma linna pool.
client-question-revive = Ehita tasuta üks mahapandud kaart.
client-classic-over = { $count ->
    [one] Võit: { $players }
   *[other] Jagatud võit: { $players }
}
client-score-wonder = Maailmaime
client-score-treasury = Varakamber
client-score-military = Sõjalised punktid
client-score-blue = Tsiviilehitised
client-score-yellow = Kaubandusehitised
client-score-green = Teadusrajatised
client-score-purple = Gildid

## Names of the classic game that Duel does not have

classic-card-excavation = Kaevand
classic-card-forest_cave = Metsakoobas
classic-card-loom = Kangasteljed
classic-card-mine = Kaevandus
classic-card-ore_vein = Maagisoon
classic-card-timber_yard = Puiduladu
classic-card-tree_farm = Puukool
classic-card-well = Kaev
classic-card-east_trading_post = Idapoolne kaubapunkt
classic-card-west_trading_post = Läänepoolne kaubapunkt
classic-card-marketplace = Turg
classic-card-stockade = Vaiaed
classic-card-guard_tower = Vahitorn
classic-card-bazar = Basaar
classic-card-foundry = Valukoda
classic-card-stables = Tallid
classic-card-training_ground = Harjutusväljak
classic-card-vineyard = Viinamägi
classic-card-castrum = Castrum
classic-card-haven = Lautrikoht
classic-card-lodge = Loož
classic-card-ludus = Ludus
classic-card-craftsmens_guild = Meistrite gild
classic-card-decorators_guild = Kaunistajate gild
classic-card-philosophers_guild = Filosoofide gild
classic-card-spies_guild = Spioonide gild
classic-card-traders_guild = Kauplejate gild
classic-card-workers_guild = Tööliste gild
classic-board-alexandria = Aleksandria
classic-board-babylon = Babülon
classic-board-ephesos = Ephesos
classic-board-gizah = Giza
classic-board-halikarnassos = Halikarnassos
classic-board-olympia = Olümpia
classic-board-rhodos = Rhodos
classic-resource-ore = maak
classic-resource-cloth = kangas
classic-symbol-compass = sirkel
classic-symbol-gear = hammasratas
classic-symbol-tablet = tahvel
classic-chain-bolt = välk
classic-chain-camel = kaamel
classic-chain-castle = kindlus
classic-chain-feather = linnusulg
classic-chain-hammer = haamer
classic-chain-lighthouse = tuletorn
classic-chain-market_stall = müügilett
classic-chain-mortar = uhmer
classic-chain-planet = planeet
classic-chain-saw = saag
classic-chain-scales = kaalud
classic-chain-scroll = rull
classic-chain-star = täht
classic-chain-temple = tempel
classic-chain-torch = tõrvik
