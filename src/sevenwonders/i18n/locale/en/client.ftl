# What only the browser says: places of the page, labels for who cannot see it, and signs of the classic game.

## The page

client-title = Seven Wonders
client-close = Close
client-theme = Appearance
client-theme-system = as the system
client-theme-light = light
client-theme-dark = dark
client-motion = Animations
client-motion-system = animations: auto
client-motion-off = no animations
client-motion-slow = slow animations
client-motion-normal = normal animations
client-motion-fast = fast animations
client-language = Language
client-missing-page = There is nothing here.
client-home = Start page
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
client-uncovered = Everything uncovered
client-under-wonders = Under the wonders
client-never-seen = Never seen: { $back } ({ $count })
client-left-wonders = Wonders not used
client-box-guilds = Guilds not in the game

## Signs of the classic game

client-board = City board: { $name }, { $side }, produces { $resource }
client-side-day = day
client-side-night = night
client-play-side-day = Play the day side
client-play-side-night = Play the night side
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
client-choice-change = It can be changed until all have chosen.
client-card-chosen = your choice
client-decline = Take none
client-turn = turn { $turn }
client-passing-left = Hands go to the left
client-passing-right = Hands go to the right
client-conflicts = Conflicts: { $age }
client-waiting-for = Waiting for { $players }
client-question-turn = Choose a card.
client-question-last = Play your last card.
client-question-side = Choose the side of your city.
client-question-revive = Build a card from the discard pile for free.
client-you-win = You win!
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

## The start page

client-play-now = Play now
client-play-now-what = Duel, against the computer
client-learn = Learn by playing
client-learn-new = New here?
client-learn-what = A real game of Duel against the easiest computer player, with a guide who explains each thing when you meet it.
client-guide = Guide
client-more = More
client-help = Help
client-new-game = New game
client-which-game = Which game
client-box-duel = 7 Wonders Duel
client-box-duel-what = For two, about half an hour
client-box-classic = 7 Wonders
client-box-classic-what = For three to seven, all at once
client-your-name = Your name
client-name = Name
client-players = Players
client-opponent = Opponent
client-seat = Player { $number }
client-kind-ai = computer
client-kind-here = a friend here
client-kind-link = a friend by link
client-level = Level
client-level-beginner = beginner
client-level-easy = easy
client-level-medium = medium
client-level-hard = hard
client-level-expert = expert
client-ai = Computer ({ $level })
client-options = Options
client-option-beginners = Fixed wonders for a first game, no choice of wonders
client-option-first = Who begins
client-option-bonus = Coins for the second player
client-option-sides = Sides of the cities
client-option-board = City: { $player }
client-choice-random = by chance
client-choice-a = you
client-choice-b = the opponent
client-choice-day = day
client-choice-night = night
client-choice-choose = each chooses
client-begin-game = Begin
client-running-games = Running games
client-finished-games = Finished games
client-show-all = Show all
client-upload = Look at a record
client-upload-what = Open a file that was downloaded here or written by the program.

## A table that is played

client-log = What happened
client-menu = Menu
client-undo = Take back
client-copy = Copy
client-copied = Copied.
client-share = Share
client-invited = You are invited to a game.
client-invited-to = You are invited to { $game }.
client-at-table = At the table: { $players }
client-sit-down = Sit down
client-watch = Only watch
client-continue = Go on in my seat
client-rematch = Rematch
client-to-rematch = To the rematch
client-replay = Replay
client-download = Download the record
client-link-broken = The connection is lost; trying again.
client-opening = Opening the table …
client-hand-over = Next at the screen: { $player }
client-hand-over-done = It is me, show my hand
client-hand-over-why = The cards stay hidden until you sit before the screen.
client-thinking = { $player } is thinking …
client-away = { $player } is not here
client-seat-free = { $player }: the seat is still free.
client-invite-link = Invitation to send
client-undo-wished = { $player } would like to take the last move back.
client-agree = Agree
client-refuse = No
client-resign = Give up
client-resign-sure = Really give up
client-bots = Let the computer play
client-take-over = Computer plays
client-give-back = Take the seat back
client-links = Links
client-new-invite = New invitation for { $player }
client-watch-link = To watch
client-own-link = Your own seat on another device; keep it secret
client-won-by-resignation = { $you ->
    [yes] You win: your opponent gave up.
   *[no] { $player } wins: the opponent gave up.
}
client-event-undone = { $you ->
    [yes] You take back a move.
   *[no] { $player } takes back a move.
}
client-event-resigned = { $you ->
    [yes] You give up.
   *[no] { $player } gives up.
}
client-event-seat-claimed = { $player } sits down.
client-event-seat-taken-over = The computer plays for { $player }.
client-event-seat-given-back = { $player } plays again without the computer.
client-event-seat-left = { $player } leaves the table.
client-event-seat-renamed = A player is called { $player } now.
client-event-rematch = The rematch is set up.

## What the server would not do

client-refused-network = The server cannot be reached.
client-refused-other = That cannot be done ({ $key }).

## Replay

client-replay-step = Step { $step } of { $all }
client-replay-first = To the beginning
client-replay-back = Back
client-replay-on = Forward
client-replay-last = To the end
client-position-link = Link to this position
client-position = Position
client-chart = Points over the game

## Help

client-help-symbols = Signs
client-help-chains = Chains
client-help-chains-lead = Whoever has the first building may build the next one for free.
client-help-colours = Colours
client-colour-brown = Raw materials
client-colour-grey = Manufactured goods
client-colour-blue = Civilian buildings
client-colour-yellow = Commercial buildings
client-colour-red = Military buildings
client-colour-green = Scientific buildings
client-colour-purple = Guilds
client-help-science = Scientific symbols
client-help-effects = Effects
client-rule-duel-1 = Take turns. On your turn take a card that no other card covers, and do one of three things with it.
client-rule-duel-2 = Build it in your city and pay its cost; discard it for 2 coins and 1 more for each yellow card of yours; or put it under one of your wonders and pay for the wonder.
client-rule-duel-3 = What your city does not produce you buy from the bank: 2 coins a unit, and 1 more for each unit that brown and grey cards of your opponent produce.
client-rule-duel-4 = Shields push the pawn towards the other capital. If it gets there, you win at once.
client-rule-duel-5 = A pair of the same scientific symbol gives a progress token. Six different symbols win at once.
client-rule-duel-6 = Only seven wonders are built in a game: the eighth is out.
client-rule-duel-7 = If nobody has won at once, points are counted after the third age; each 3 coins are a point.
client-rule-classic-1 = All choose a card of their hand at the same time, show it, and pass the rest of the hand on. Each age has six turns; the seventh card is discarded.
client-rule-classic-2 = Build the card, use it to build the next stage of your wonder, or discard it for 3 coins.
client-rule-classic-3 = What you lack you buy from your two neighbours for 2 coins a unit, if they produce it. Yellow cards make it cheaper.
client-rule-classic-4 = At the end of each age compare shields with both neighbours: a victory is worth 1, 3 or 5 points, a defeat costs 1.
client-rule-classic-5 = Science counts the square of each symbol, and 7 for each set of three different ones.
client-rule-classic-6 = After the third age the most points win; in a tie, the most coins.
