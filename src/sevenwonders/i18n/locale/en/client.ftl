# What only the browser says: places of the page, labels for those who cannot see it, and symbols of the classic game.

## The page

client-title = Seven Wonders
client-close = Close
client-theme = Appearance
client-theme-system = auto
client-theme-light = light
client-theme-dark = dark
client-motion = Animations
client-motion-system = auto
client-motion-off = off
client-motion-slow = slow
client-motion-normal = normal
client-motion-fast = fast
client-language = Language
client-settings = Settings
client-sounds = Sounds
client-alerts = Notify me when it is my turn
client-offline = The server cannot be reached. Finished games that you have opened before can still be replayed.
client-backup = Your games on this device
client-backup-what = Your games are saved in this browser only. Save them to a file to keep them, or to take them to another device.
client-backup-save = Save to a file
client-backup-load = Add games from a file
client-backup-loaded = { $count ->
        [0] No new games in this file.
        [one] One game added.
       *[other] { $count } games added.
    }
client-use-server = Analyse on the server
client-engine = Play on this device
client-engine-ask = The game runs in your browser. { $size ->
        [0] It is downloaded once
       *[other] It is downloaded once ({ $size } MB)
    } and then works offline, too.
client-engine-download = Download
client-engine-decline = Not now
client-engine-loading = Loading the game…
client-python = Try it in Python
client-python-what = Write a program that plays, and watch it at the table. It runs in your browser. Ctrl+Enter starts it.
client-python-examples = Examples:
client-python-example-first = A first game
client-python-example-agent = Your own agent
client-python-program = Program
client-python-run = Run
client-python-stop = Stop
client-python-output = Output
client-python-empty = The table appears here when a program calls display(game).
client-python-loading = Loading the game…
client-python-running = The program is running…
client-python-done = The program has ended.
client-python-failed = The program ended with an error.
client-python-stopped = The program was stopped.
client-python-missing = This site does not include the part of the game that runs Python in your browser.
client-site-online = This site has no server: you play against computer players, or with others at this screen. To play over the network, one of you needs to run a server.
client-missing-page = Page not found.
client-failed-page = This page cannot be shown.
client-home = Start page
client-gallery = Gallery
client-analysis = Analysis board
client-puzzles = Puzzles
client-explorer = Statistics
client-hint = Hint
client-review = Review this game
client-gallery-lead = Every card, wonder, token and symbol, up close.
client-demo = Positions
client-none = none

## Gallery

client-size-chip = in a city
client-size-small = small
client-size-medium = medium
client-size-large = large
client-states = Card states
client-state-plain = plain
client-state-open = available
client-state-covered = covered
client-state-selected = selected
client-state-disabled = out of reach
client-icons = Symbols
client-backs = Backs
client-parts = Parts
client-cards-of = Cards: { $game }
client-wonders = Wonders
client-boards = Cities
client-tokens = Progress tokens

## At the table

client-table = Table
client-views = Table views
client-draft = Wonder draft
client-piles = Piles
client-score = Score
client-build = Build
client-sell = Discard
client-hint-select = Select a card to see what you can do with it.
client-price = { $coins ->
    [0] costs you nothing
    [one] costs you { $coins } coin
   *[other] costs you { $coins } coins
}
client-price-missing = { $coins ->
    [one] { $coins } coin short
   *[other] { $coins } coins short
}
client-price-why = How the price is worked out
client-step-own = own production
client-step-chosen = flexible production
client-price-for = { $player }: { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
client-card-open = available
client-card-covered = still covered by other cards
client-back = Face-down card, { $age }
client-back-guild = Face-down card, guild
client-wonder-built = built
client-wonder-unbuilt = not built yet
client-wonders-left = { $count ->
    [one] { $count } wonder left to build
   *[other] { $count } wonders left to build
}
client-structure = { $age }, { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
client-city = City: { $player }
client-production = Production
client-goods = { $resource }: { $units }; one more costs: { $price }
client-details = Details
client-just-played = just played
client-science = Scientific symbols: { $held } of { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] a pair
    [yes] yes
   *[no] no
}
client-cards = { $colour }: { $count }
client-tokens-board = Progress tokens on the board
client-military-even = Military: the conflict pawn is in the middle.
client-military-lead = Military lead: { $player }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}); { $rest } from victory.
client-discard = Discard pile ({ $count })
client-unseen = Not seen yet: { $back } ({ $count })
client-box = Tokens in the box
client-winner = winner
client-uncovered = Reveal hidden cards
client-under-wonders = Under the wonders
client-never-seen = Never seen: { $back } ({ $count })
client-left-wonders = Unused wonders
client-box-guilds = Guilds not in the game

## Signs of the classic game

client-board = City board: { $name }, { $side }, produces { $resource }
client-side-day = day
client-side-night = night
client-play-side-day = Play the day side
client-play-side-night = Play the night side
client-stage = Stage { $number }

## At the classic table

client-neighbour-left = left neighbour
client-neighbour-right = right neighbour
client-has-chosen = has chosen
client-is-choosing = is choosing
client-victories = Victories worth { $value }: { $count }
client-defeats = Defeats: { $count }
client-not-for-money = The missing resources cannot be bought at any price.
client-sells = { $what }; each costs you: { $coins }
client-not-sold = not for sale
client-for-sale = For sale
client-build-stage = Wonder stage
client-move-stage = build a wonder stage with { $card }
client-hand = Your hand
client-your-choice = Your choice: { $move }
client-choice-change = You can change it until everyone has chosen.
client-card-chosen = your choice
client-decline = Take none
client-turn = turn { $turn }
client-passing-left = Hands pass to the left
client-passing-right = Hands pass to the right
# In the short line of a city, after the move.
client-conflict-pawn = conflict pawn +{ $spaces }
client-conflicts = Conflicts: { $age }
client-waiting-for = Waiting for { $players }
client-question-turn = Choose a card.
client-question-last = Also play your last card.
client-question-side = Choose the side of your board.
client-question-revive = Build a card from the discard pile for free.
client-you-win = You win!
client-game-over = The game is over
client-outcome-won = Victory
client-outcome-lost = Defeat
client-score-wonder = Wonder
client-score-treasury = Treasury
client-score-military = Military
client-score-blue = Civilian buildings
client-score-yellow = Commercial buildings
client-score-green = Scientific buildings
client-score-purple = Guilds

## The start page

client-play-duel = Play Duel
client-play-classic = Play 7 Wonders
client-invite-friends = Invite friends
client-level-all = Level of all computer players
client-opponents = Opponents
client-tap-face = Select a face to change that player.
client-nav = Pages
client-nav-play = Play
client-nav-learn = Learn
client-nav-analysis = Analysis
client-learn = Learn by playing
client-learn-duel = Learn Duel
client-learn-classic = Learn 7 Wonders
client-learn-new = New here?
client-learn-what = A real game against easy computer players, with a guide who explains each thing as it comes up.
client-guide = Guide
client-more = More
client-help = Help
client-rules = Rules
client-rules-all = All the rules, by number
client-rule = Rule { $number }
client-new-game = New game
client-which-game = Game
client-box-duel = 7 Wonders Duel
client-box-duel-what = Two players, about half an hour
client-box-classic = 7 Wonders
client-box-classic-what = Three to seven players, simultaneous turns
client-your-name = Your name
client-name = Name
client-players = Players
client-opponent = Opponent
client-seat = Player { $number }
client-kind-ai = computer
client-kind-here = a friend at this screen
client-kind-link = a friend, by invite link
client-level = Level
client-persona = Style
client-persona-none = no preference
client-ai = Computer ({ $level })
client-options = Options
client-option-beginners = Fixed wonders for a first game, no draft
client-option-first = Who begins
client-option-bonus = Coins for the second player
client-option-sides = Sides of the cities
client-option-board = City: { $player }
client-choice-random = random
client-choice-a = you
client-choice-b = the opponent
client-choice-day = day
client-choice-night = night
client-choice-choose = everyone chooses
client-begin-game = Start game
client-running-games = Games in progress
client-finished-games = Finished games
client-turn-yours = Your turn
client-by-resignation = by resignation
client-statistics = Your games
client-stat-won = Won
client-stat-best = Best score
client-stat-run = Streak (best)
client-stat-forget = Reset statistics
client-show-all = Show all
client-upload = Open a game record
client-upload-what = Import a game you downloaded here or saved from the command line.
client-upload-wrong = This file is not a game record. Choose one that was downloaded here or saved from the command line ({ $suffixes }).

## A table that is played

client-log = Game log
client-menu = Menu
client-undo = Undo
client-copy = Copy
client-copied = Copied.
client-share = Share
client-qr = QR code
client-qr-of = QR code of the link { $link }
client-invited = You are invited to a game.
client-invited-to = You are invited to { $game }.
client-at-table = At the table: { $players }
client-sit-down = Sit down
client-watch = Only watch
client-continue = Back to my seat
client-rematch = Rematch
client-to-rematch = Go to the rematch
client-replay = Replay
client-download = Download the record
client-link-broken = Connection lost; trying again.
client-will-be-sent = Your move will be sent when it is back.
client-your-turn = It is your turn. At the table: { $players }
client-log-who = Player
client-log-all = everybody
client-log-moves = moves only
client-opening = Opening the table…
client-hand-over = Pass the screen to { $player }
client-hand-over-done = I’m here – show my hand
client-hand-over-why = The cards stay hidden until you are at the screen.
client-thinking = { $count ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
}
client-away = { $player } is away
client-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
client-absent = { $player } has been away for a minute. Should the computer play until this player comes back?
client-absent-wait = Keep waiting
client-reactions = Say something
client-reactions-show = Show what the others say
client-reaction = { $player }: { $phrase }
client-phrase-hello = Hello!
client-phrase-good-luck = Good luck!
client-phrase-nice-move = Nice move!
client-phrase-let-me-think = Let me think…
client-phrase-oops = Oops!
client-phrase-thanks = Thank you!
client-phrase-well-played = Well played!
client-phrase-good-game = Good game!
client-seat-free = Waiting for { $player }.
client-invite-link = Invite link
client-invite-trouble = Not working?
client-invite-local = This link works only on this machine. For friends on your network, start the server with “{ $command }” and open this page at the address this machine has there.
client-undo-wished = { $player } would like to undo the last move.
client-agree = Agree
client-refuse = No
client-resign = Resign
client-resign-sure = Yes, resign
client-bots = Let the computer play
client-take-over = Let the computer take over
client-take-over-sure = Yes, let the computer play for { $player }
client-give-back = Take the seat back
client-links = Links
client-new-invite = New invitation for { $player }
client-watch-link = For spectators
client-own-link = Your own seat on another device; keep it secret
client-shuffle = The shuffle
client-shuffle-check = Check the shuffle
client-shuffle-holds = Nothing was changed: all { $draws } draws follow from the seed that was fixed before the first one.
client-shuffle-wrong = Something was changed: the draws do not follow from the seed that was fixed before the first one.
client-shuffle-promise = Fixed before the first draw
client-shuffle-seed = Seed
client-won-by-resignation = { $you ->
    [yes] You win: your opponent resigned.
   *[no] { $player } wins: the opponent resigned.
}
client-event-undone = { $you ->
    [yes] You undo a move.
   *[no] { $player } undoes a move.
}
client-event-undo-requested = { $you ->
    [yes] You ask to undo a move.
   *[no] { $player } asks to undo a move.
}
client-event-undo-agreed = { $you ->
    [yes] You agree to undo it.
   *[no] { $player } agrees to undo it.
}
client-event-undo-declined = { $you ->
    [yes] You decline the undo.
   *[no] { $player } declines the undo.
}
client-event-resigned = { $you ->
    [yes] You resign.
   *[no] { $player } resigns.
}
client-event-bot-replaced = { $player } had no time to think and made a simple move.
client-event-seat-claimed = { $player } sits down.
client-event-seat-taken-over = The computer plays for { $player }.
client-event-seat-given-back = { $player } takes over from the computer again.
client-event-seat-invited = A new invitation for { $player } is ready.
client-event-seat-left = { $player } leaves the table.
client-event-seat-renamed = A player is now called { $player }.
client-event-rematch = The rematch is ready.

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
client-evaluation = Who is ahead
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-flip = Switch sides
client-replay-from = View as
client-replay-spectator = spectator
client-replay-moves = Moves
client-replay-next-moment = Next key moment
client-replay-last-moment = Previous key moment
client-replay-turn = Revealed this turn
client-shortcuts = Keyboard shortcuts
client-key-arrows = from card to card
client-key-enter = select, press
client-key-escape = close, deselect
client-key-step = back, forward
client-key-ends = beginning, end
client-key-ages = go to an age
client-key-moments = key moments

## Help

client-help-symbols = Symbols
client-help-chains = Chains
client-help-chains-lead = If you have the first building, the next one is free.
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
client-rule-duel-1 = Players take turns. On your turn, take a card that no other card covers and do one of three things with it.
client-rule-duel-2 = Build it in your city and pay its cost; discard it for 2 coins, plus 1 for each of your yellow cards; or put it under one of your wonders and pay for the wonder.
client-rule-duel-3 = Buy what your city does not produce from the bank: 2 coins each, plus 1 for every one your opponent’s brown and grey cards produce.
client-rule-duel-4 = Shields push the conflict pawn towards your opponent’s capital. If it gets there, you win at once.
client-rule-duel-5 = A pair of the same scientific symbol gives a progress token. Six different symbols win at once.
client-rule-duel-6 = Only seven wonders can be built in a game; the eighth goes back to the box.
client-rule-duel-7 = If nobody has won early, points are counted after the third age; every 3 coins are worth 1 point.
client-rule-classic-1 = All players choose a card from their hand at the same time, show it, and pass the rest on. Each age has six turns; the seventh card is discarded.
client-rule-classic-2 = Build the card, use it to build the next stage of your wonder, or discard it for 3 coins.
client-rule-classic-3 = Buy what you lack from your two neighbours for 2 coins each, if they produce it. Yellow cards make this cheaper.
client-rule-classic-4 = At the end of each age, compare shields with both neighbours: a victory is worth 1, 3 or 5 points, a defeat costs 1.
client-rule-classic-5 = Science scores the square of the number of each symbol, plus 7 for each set of three different ones.
client-rule-classic-6 = After the third age, whoever has the most points wins; coins break ties.
