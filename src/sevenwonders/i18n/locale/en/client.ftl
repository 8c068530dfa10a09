# What only the browser says: places of the page, labels for who cannot see it, and signs of the classic game.

## The page

client-title = Seven Wonders
client-close = Close
client-theme = Light
client-theme-system = as the system
client-theme-light = light
client-theme-dark = dark
client-language = Language
client-missing-page = There is nothing here.
client-home = To the start
client-home-lead = Two board games of ancient cities: for two players, and for three to seven.
client-gallery = Gallery
client-gallery-lead = Every card, wonder, token and sign, to look at closely.
client-demo = Positions
client-none = none

## Gallery

client-size-chip = in a city
client-size-small = small
client-size-medium = medium
client-size-large = large
client-states = States of a card
client-state-plain = plain
client-state-open = can be taken
client-state-covered = covered
client-state-selected = selected
client-state-disabled = out of reach
client-icons = Signs
client-backs = Backs
client-parts = Parts
client-cards-of = Cards: { $game }
client-game-duel = Duel
client-game-classic = 3–7 players
client-wonders = Wonders
client-boards = Cities
client-tokens = Progress tokens

## At the table

client-table = Table
client-views = Views of the table
client-draft = Choice of wonders
client-piles = Piles
client-score = Score
client-build = Build
client-sell = Discard
client-hint-select = Select a card to see what you can do with it.
client-price = { $coins ->
    [0] costs you nothing
    [one] costs you { $coins } coin
   *[other] costs you { $coins } coins
}
client-price-missing = { $coins ->
    [one] { $coins } coin is missing
   *[other] { $coins } coins are missing
}
client-price-why = How the price comes about
client-step-own = own production
client-step-chosen = choice production
client-price-for = { $player }: { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
client-card-open = can be taken
client-card-covered = still covered by other cards
client-back = Face-down card, { $age }
client-back-guild = Face-down card, guild
client-wonder-built = built
client-wonder-unbuilt = not built yet
client-wonders-left = { $count ->
    [one] { $count } wonder to build
   *[other] { $count } wonders to build
}
client-structure = { $age }, { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
client-city = City: { $player }
client-production = Production
client-science = Scientific symbols: { $held } of { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] a pair
    [yes] yes
   *[no] no
}
client-cards = { $colour }: { $count }
client-tokens-board = Progress tokens on the board
client-military-even = Military: the pawn is in the middle.
client-military-lead = Military: { $player } leads by { $spaces }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $rest } more to victory.
client-discard = Discard pile ({ $count })
client-unseen = Not seen yet: { $back } ({ $count })
client-box = Tokens in the box
client-winner = winner

## Signs of the classic game

client-board = City board: { $name }, { $side }, produces { $resource }
client-side-day = day
client-side-night = night
client-stage = Stage { $number }
client-effect-trade = { $from ->
    [left] { $resources }: 1 coin each from the neighbour on the left
    [right] { $resources }: 1 coin each from the neighbour on the right
   *[both] { $resources }: 1 coin each from both neighbours
}
client-effect-wild_symbol = one scientific symbol of your choice at the end
client-effect-points_if_complete = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} if the wonder is complete
client-effect-play_last = plays the last card of each age too
client-effect-free_colour = the first building of each colour is free
client-effect-free_first = the first building of each age is free
client-effect-free_last = the last building of each age is free
client-effect-neighbours = { $effect } (of both neighbours)
client-effect-all = { $effect } (of your city and both neighbours)
client-each-stage = each stage of the wonder
client-each-brown_grey_purple = each brown, grey or purple card

## At the classic table

client-neighbour-left = neighbour on the left
client-neighbour-right = neighbour on the right
client-has-chosen = has chosen
client-is-choosing = is choosing
client-victories = Victories worth { $value }: { $count }
client-defeats = Defeats: { $count }
client-not-for-money = What is needed cannot be had for any money.
client-build-stage = Stage of the wonder
client-move-stage = build a stage with { $card }
client-hand = Your hand
client-your-choice = Your choice: { $move }
client-decline = Take none
client-turn = turn { $turn }
client-passing-left = Hands go to the left
client-passing-right = Hands go to the right
client-waiting-for = Waiting for { $players }
client-question-turn = Choose a card.
client-question-last = Play your last card.
client-question-side = Choose the side of your city.
client-question-revive = Build a card from the discard pile for free.
client-classic-over = { $count ->
    [one] Victory: { $players }
   *[other] Shared victory: { $players }
}
client-score-wonder = Wonder
client-score-treasury = Treasury
client-score-military = Military
client-score-blue = Civilian buildings
client-score-yellow = Commercial buildings
client-score-green = Scientific buildings
client-score-purple = Guilds

## Names of the classic game that Duel does not have

classic-card-excavation = Excavation
classic-card-forest_cave = Forest Cave
classic-card-loom = Loom
classic-card-mine = Mine
classic-card-ore_vein = Ore Vein
classic-card-timber_yard = Timber Yard
classic-card-tree_farm = Tree Farm
classic-card-well = Well
classic-card-east_trading_post = East Trading Post
classic-card-west_trading_post = West Trading Post
classic-card-marketplace = Marketplace
classic-card-stockade = Stockade
classic-card-guard_tower = Guard Tower
classic-card-bazar = Bazar
classic-card-foundry = Foundry
classic-card-stables = Stables
classic-card-training_ground = Training Ground
classic-card-vineyard = Vineyard
classic-card-castrum = Castrum
classic-card-haven = Haven
classic-card-lodge = Lodge
classic-card-ludus = Ludus
classic-card-craftsmens_guild = Craftsmens Guild
classic-card-decorators_guild = Decorators Guild
classic-card-philosophers_guild = Philosophers Guild
classic-card-spies_guild = Spies Guild
classic-card-traders_guild = Traders Guild
classic-card-workers_guild = Workers Guild
classic-board-alexandria = Alexandria
classic-board-babylon = Babylon
classic-board-ephesos = Ephesos
classic-board-gizah = Gizah
classic-board-halikarnassos = Halikarnassos
classic-board-olympia = Olympia
classic-board-rhodos = Rhodos
classic-resource-ore = ore
classic-resource-cloth = cloth
classic-symbol-compass = compass
classic-symbol-gear = gear
classic-symbol-tablet = tablet
classic-chain-bolt = bolt
classic-chain-camel = camel
classic-chain-castle = castle
classic-chain-feather = feather
classic-chain-hammer = hammer
classic-chain-lighthouse = lighthouse
classic-chain-market_stall = market stall
classic-chain-mortar = mortar
classic-chain-planet = planet
classic-chain-saw = saw
classic-chain-scales = scales
classic-chain-scroll = scroll
classic-chain-star = star
classic-chain-temple = temple
classic-chain-torch = torch
