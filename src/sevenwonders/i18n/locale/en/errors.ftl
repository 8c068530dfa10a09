# What is wrong with input. The key `move/illegal` is told by `error-move-illegal`; the arguments are the error's details.
# Words in “quotes” are as the person wrote them, or as they should be written, and stay untranslated.

error-line = line { $number }
error-column = column { $number }
error-did-you-mean = Did you mean “{ $word }”?

## The command line

error-usage-unknown-command = There is no command “{ $found }”. Commands: { $expected }.
error-usage-unknown-option = There is no option “{ $found }” here. Options: { $expected }.
error-usage-unexpected = Unexpected argument: “{ $found }”.
error-usage-missing-value = { $option } is missing or has no value.
error-usage-number-expected = { $option } needs a whole number, not “{ $found }”.
error-usage-flag = { $option } takes no value, but got “{ $found }”.
error-usage-twice = { $option } is given twice.
error-usage-unreadable = The arguments cannot be understood: { $reason }
error-usage-range = { $option } must be between { $low } and { $high }, not { $found }.
error-usage-multiple = { $option } must be a multiple of { $step } from { $low } to { $high }, not { $found }.
error-usage-choice = { $option } cannot be “{ $found }”. Possible: { $expected }.
error-usage-language = There is no language “{ $found }”. Languages: { $expected }.
error-usage-empty = { $option } must not be empty.
error-usage-only-with = { $option } makes sense only together with { $other }.
error-usage-other-game = { $option } does not belong to the game “{ $game }”.

error-game-unknown = There is no game “{ $found }”. Games: { $expected }.
error-agent-unknown = There is no agent “{ $found }”. Agents: { $expected }.
error-agent-program = The program “{ $found }” cannot play: { $reason }.
error-agent-failed = Game { $game }, seat { $seat }: the agent “{ $agent }” failed: { $reason }
error-agent-illegal-move = Game { $game }, seat { $seat }: the agent “{ $agent }” chose “{ $move }”, which is not a legal move.
error-cluster-missing = The cluster needs the extra “cluster”: pip install "sevenwonders[cluster]".
error-cluster-address = “{ $found }” is not the address of a cluster.
error-cluster-unreachable = The cluster at “{ $found }” cannot be reached: { $reason }
error-data-missing = Parquet needs the extra “data”: pip install "sevenwonders[data]". Without it: --format ndjson.
error-data-features = No features “{ $found }”: { $reason }
error-data-other = “{ $name }” holds the data of another export.
error-thing-unknown = There is no card or wonder “{ $name }”.
error-setup-first = The first player is seat 0 or 1, not { $first }.
error-setup-bonus = The bonus is between 0 and { $most } coins, not { $bonus }.
error-setup-players = This game is for { $fewest } to { $most } players, not { $players }.
error-setup-sides = Unknown way to choose sides: “{ $found }”. Ways: { $expected }.
error-setup-board = There is no board “{ $found }”. Boards: { $expected }.
error-setup-boards = { $players } players need { $players } different boards, but you gave: { $found }.
error-simulate-two-agents = { $option } needs two agents separated by a comma, not “{ $found }”.
error-simulate-too-many-agents = { $option } names { $found } agents, but only { $players } play.
error-replay-step = { $option } must be between 0 and { $most }, not { $found }.

## Files

error-file-missing = There is no file “{ $name }”.
error-file-no-folder = There is no folder “{ $name }”.
error-file-exists = “{ $name }” already exists and is not overwritten.
error-file-folder = “{ $name }” is a folder, not a file.
error-file-forbidden = “{ $name }” cannot be opened: permission denied.
error-file-not-text = “{ $name }” is not a text file.
error-file-too-long = “{ $name }” is too long.
error-file-unreadable = “{ $name }” cannot be read: { $system }.
error-file-unwritable = “{ $name }” cannot be written: { $system }.

## Playing at the terminal

error-play-number = “{ $found }” is not in the menu: choose 1 to { $most }.
error-play-unknown = “{ $found }” is neither a command nor a move. Type “help”.
error-play-name-missing = A name is missing after “{ $found }”.
error-play-covered = { $card } is still covered by another card.
error-play-not-held = { $card } is not in your hand.
error-play-twice = { $card } is already in your city.
error-play-nowhere = { $thing } cannot be paid for: neither you nor your neighbours produce a required resource.
error-play-too-expensive = Too expensive: { $thing } costs { $price }, you are { $missing } short.
error-play-illegal = “{ $move }” cannot be done now.
error-play-why = Nothing is called “{ $found }”.
error-play-nothing-to-undo = There is nothing to undo.
error-play-seat = There is no seat “{ $found }”. Seats: { $expected }.
error-play-opponents = { $option } names { $found } opponents, but there are only { $most }.
error-play-record-from-position = { $option } needs a game from its beginning; a game that starts from a position has no record.
error-play-setup-from-start = { $option } makes no sense together with --from: the game is already set up.
error-play-standard-input = { $option } cannot read standard input, because the moves come from there.

## Moves and draws

error-move-unknown = There is no such move: { $move }.
error-move-game-over = The game is over.
error-move-nature-first = A random draw must be resolved first.
error-move-wrong-seat = It is not { $seat }’s turn.
error-move-illegal = This move is not allowed now: { $move }.
error-move-not-asked = No move is expected now.
error-draw-not-asked = This draw is not due now.
error-draw-wrong-slot = Another card must be turned up first.
error-draw-impossible-card = “{ $card }” cannot be here.
error-draw-wrong-count = The wrong number of cards or tokens was drawn.
error-draw-wrong-face = The card in place { $slot } must show its other side.
error-draw-seen = “{ $card }” has already been seen.
error-draw-twice = “{ $card }” appears twice.
error-draw-wrong-guilds = The number of guilds is wrong.
error-draw-unknown-name = There is no “{ $name }”.
error-draw-not-in-pool = “{ $name }” can no longer be drawn.
error-draw-repeated = Something was drawn more often than is possible.
error-draw-wrong-age = “{ $name }” does not belong to age { $age }.
error-draw-wrong-copies = “{ $name }” must be dealt exactly as many times as it is in the deck: { $expected }.
error-draw-wrong-board = Seat number { $seat } already has another board.
error-draw-wrong-side = The board at seat number { $seat } cannot be turned this way.

## Moves as text

error-text-empty-move = A move is missing. It begins with: { $expected }.
error-text-unknown-verb = “{ $found }” is not a move. A move begins with: { $expected }.
error-text-with-missing = The move must say with which card: “… with tavern”.
error-text-unknown-name = There is no “{ $found }”.
error-text-card-not-in-structure = “{ $found }” is not on the table.
error-text-bad-reveal = A place and a card are expected here.
error-text-payment-expected = Only a payment may follow the card: “left 2 right 1”.

## Positions as text

error-text-not-a-position = A position begins with “{ $expected }”.
error-text-unknown-section = There is no section “{ $found }”. Sections: { $expected }.
error-text-section-twice = The section “{ $found }” appears twice.
error-text-one-word-expected = The section “{ $found }” needs exactly one word.
error-text-number-expected = A number from { $low } to { $high } is expected here, not “{ $found }”.
error-text-seat-expected = A seat ({ $expected }) is expected here, not “{ $found }”.
error-text-twice = “{ $found }” is already placed, in column { $first }.
error-text-table-without-age = Cards are on the table only when “age” is 1, 2 or 3.
error-text-slots-expected = The table needs { $expected } places, but there are { $found }.
error-text-wrong-age = “{ $found }” does not belong to age { $age }.
error-text-floating-card = “{ $found }” cannot still be on the table: a card it covers is already gone.
error-text-too-many-face-down = More cards are face down than are unseen.
error-text-unknown-question = There is no question “{ $found }”. Questions: { $expected }.
error-text-impossible-questions = These questions cannot follow each other.
error-text-over-without-result = The game is over, but the section “over” is missing.
error-text-result-without-over = There is a result, but the game is not over.
error-text-result-expected = A winner (A, B or shared) and a reason ({ $expected }) are expected here.
error-text-not-in-box = “{ $found }” is not in the box.
error-text-reveals-expected = The questions must contain “reveal” once for each available card that is face down: { $expected }.
error-text-shown-and-question = Tokens must be shown when the question is “pick”, and only then.
error-text-offer-and-question = Wonders must be on offer when the question is “draft”, and only then.
error-text-nothing-to-answer = This question has no possible answer here.
error-text-draft-after-deal = This question is possible only before the first age.
error-text-deal-too-early = The next age cannot be dealt yet, or there is none.
error-text-too-many-wonders = That would be too many wonders: { $most } at most.
error-text-tokens-before-laying = Tokens are in play before they have been laid out.
error-text-offer-and-draft = The wonders taken, the wonders on offer and the seat to choose contradict each other.
error-text-too-few-unseen = Too few unseen cards are left to deal age { $age }.
error-text-too-often = “{ $found }” appears more often than in the box.
error-text-none-left = No card of age { $age } is left for this “?”.
error-text-boards-expected = 3 to 7 boards are expected here, not { $found }.
error-text-board-missing = A board is missing: “?” is allowed only before the boards are laid out.
error-text-side-missing = Every board needs its side here: “gizah_day”.
error-text-side-too-early = The side is not known here yet: write the board without it, not “{ $found }”.
error-text-boards-after-deal = Boards and sides are chosen before the first age.
error-text-sides-expected = Say how sides are chosen: { $expected }.
error-text-too-many-stages = { $found } stages are too many: this side has { $most }.
error-text-too-many-revivals = Discarded cards that { $seat }’s wonder can build: { $most } at most, not { $found }.
error-text-turn-before-deal = This question is possible only after the cards have been dealt.
error-text-over-too-early = The game can be over only after the third age, and only with a winner.
error-text-wrong-winners = The points say otherwise. Winners: { $expected }.
error-text-hand-size = { $seat } must hold { $expected } cards in this turn.
error-text-choice-missing = { $seat } has chosen, so the choice must be given.
error-text-choice-not-asked = { $seat }’s choice cannot be given here.
error-text-bad-move = The choice cannot be understood. { $reason }
error-text-illegal-move = This choice is not allowed here.
error-text-log-too-long = The log of an age can have at most seven cards.
error-text-unknown-use = “{ $found }” must begin with one of these marks: { $expected }.
error-text-look-expected = A seat, an age, a turn and the cards seen are expected here.
error-text-log-contradicts = The log does not fit the table: “{ $found }”.
error-text-look-contradicts = The discard pile was different then, or the card taken is not in the city.

## Records

error-record-heading = This is not a game record. A record begins with: { $expected }.
error-record-after-result = Nothing may follow the result, but “{ $found }” does.
error-record-step-expected = A step is expected here, not “{ $found }”.
error-record-setting-twice = “{ $found }” is set twice.
error-record-move-number = Move number { $expected } is expected here, not “{ $found }”.
error-record-bad-step = “{ $found }” cannot be played. { $reason }
error-record-result = The result is “{ $expected }”, not “{ $found }”.
error-record-setting = The setting “{ $found }” cannot be understood.
error-record-player = There is no seat “{ $found }”. Seats: { $expected }.

## The server

error-connection-too-many = Too many connections are open. Close a window, or try again in a moment.
error-data-no-driver = PostgreSQL needs one more package to be installed: { $package }.
error-data-unknown-database = Unknown database: “{ $found }”. Databases: { $expected }.
error-data-unusable = The games cannot be kept in “{ $place }”: { $reason }.
error-data-newer = The games in “{ $place }” were written by a newer version of the program ({ $found }). Update the program.
error-data-not-empty = There are already games in “{ $place }”. A backup can be restored only into an empty folder or database.
error-data-not-a-backup = “{ $file }” is not a backup that can be restored: { $reason }.
error-data-no-games = There are no games in “{ $place }”.
error-data-two-places = Give --data or --database, not both.
error-auth-invalid-invitation = This invitation is no longer valid: the seat is taken.
error-option-unknown = There is no option “{ $found }” in this game. Options: { $expected }.
error-option-value = The option “{ $option }” cannot be “{ $found }”.
error-request-interrupted = The connection was interrupted.
error-request-malformed = The server does not understand this message.
error-request-not-json = The server accepts only “{ $expected }”.
error-request-not-accepted = The server does not accept this.
error-request-too-large = That is too large: { $most } bytes at most.
error-rate-limited = Too many requests. Try again in a moment.
error-request-timeout = The request took too long to arrive.
error-request-unknown-host = This server does not answer to that host name.
error-request-unknown-path = There is nothing at this address.
error-request-wrong-method = This address cannot be used in this way.
error-resign-many-players = With more than two players nobody can resign; let the computer play instead.
error-seat-ai = A computer player already has this seat.
error-seat-bot-plays = The computer is playing for this seat. Take it back first.
error-seat-hand-seen = The player who left knows these cards. You can sit down when new cards are dealt; until then the computer can play.
error-seat-no-bot = The computer is not playing for this seat.
error-seat-not-away = This player has not been away long enough.
error-seat-not-free = This seat is taken.
error-seat-not-host = Only the host of the table can invite players.
error-seat-not-yours = This seat is not yours.
error-argument-wrong = Wrong argument for { $function }: { $found }.
error-field-unknown = This state has no field “{ $name }”.
error-field-wrong = The field “{ $name }” cannot hold { $found }.
error-state-damaged = This encoded position is damaged.
error-state-invalid = These fields do not make a possible position: { $reason }
error-state-partial = This is the view of one seat; the rules need the full state.
error-seat-unknown = There is no such seat at this table.
error-auth-missing-secret = You are watching; only players can do that.
error-auth-invalid-secret = No seat at this table is yours on this device.
error-config-unusable-address = The server cannot use the address { $host }, port { $port }: { $reason }.
error-server-busy = The server is busy. Try again in a moment.
error-server-internal-error = Something went wrong on the server. Try again in a moment.
error-config-invalid-limits = The limits in SEVENWONDERS_LIMITS cannot be understood: { $reason }
error-config-not-a-number = { $name } needs a whole number, not “{ $found }”.
error-config-unknown-setting = There is no setting { $found }.
error-config-invalid = { $name } cannot be “{ $found }”: { $reason }.
error-config-needs-postgresql = Several processes need PostgreSQL: --database postgresql://…
error-server-storage = The server cannot write to its database. Try again in a moment.
error-socket-already-open = “hello” was already sent on this connection.
error-socket-hello-expected = A connection must begin with “hello”.
error-table-busy = Too many requests for this table at once. Try again in a moment.
error-table-damaged = The log of this table is damaged; the game cannot be shown.
error-table-full = Too many people are watching this table.
error-table-log-full = Too much has happened at this table besides the game. You can play on, but nothing else.
error-table-other-rules = This game was played under version { $found } of the rules; the server plays by version { $expected }.
error-table-over = The game is over.
error-table-prepared = In this game, cards were seen and the moves then undone, so no other player can join. Start a new game.
error-table-unloaded = The table was just closed for inactivity. Try again.
error-table-running = The game is still in progress.
error-table-seat-count = This game is not for this number of players: { $found }.
error-table-too-many = The server is full: it cannot hold another table.
error-table-too-many-live = Too many games are being played. Try again in a moment.
error-table-unknown = There is no such table.
error-undo-not-asked = It is not up to you to allow this undo.
error-undo-not-requested = Nobody has asked to undo.
error-undo-nothing = There is nothing to undo.
error-undo-revealed = Something new was revealed; the move can no longer be undone.
error-verify-no-seed = The record has no seed: the game is not over, or it was not played on a server. You can give the seed with --seed.
error-verify-seed = “{ $found }” cannot be a seed.
error-verify-commitment = This is not the seed that was fixed before the game. Hash fixed then: { $expected }. Hash of this seed: { $found }.
error-verify-draw = Step { $step } is “{ $found }”, but the seed gives “{ $expected }”.
error-version-stale = The table has changed in the meantime; please look again.

## What programs get wrong

error-record-unfinished = The record ends with the result “{ $found }”, but the game is not over.
error-setup-line = There is no setting “{ $setting }” with the value “{ $found }”.
error-setup-beginners = The setting for the beginners’ wonders is yes or no, not “{ $found }”.
error-text-not-a-text = A text is expected here, not a value of the type “{ $found }”.
error-text-decided = The game is already decided in this position, so it is nobody’s turn.
error-text-not-decided = The game is not decided in this position, so it cannot be over.
error-text-other-result = The result does not fit the position: it should be “{ $expected }”.
error-text-retired-too-early = A wonder goes back to the box only when { $expected } wonders are built.
error-move-nothing-to-undo = There is nothing to undo.
error-game-beginning = A game begins either with a set-up or from a position.
error-game-no-record = A game that began from a position has no record.
error-game-running = The game is not over yet.
error-game-name-taken = There is already another game called “{ $found }”.
error-agent-name-taken = There is already another agent called “{ $found }”.
error-setup-unknown = This is not a set-up of this game: “{ $found }”.
error-state-unknown = This is not a state of the game “{ $expected }”: “{ $found }”.
error-seen-unknown = An agent needs the observation of a seat, not “{ $found }”.
error-rng-unknown = Random numbers come from an Rng, not from “{ $found }”.

## Agents, networks and training

error-agent-limit = “{ $found }” is not a limit for an agent’s thinking. Examples: { $expected }.
error-agent-persona = There is no persona “{ $found }”. Personas: { $expected }.
error-agent-no-module = There is no module “{ $found }”, neither in this folder nor among the installed packages.
error-agent-broken-module = The module “{ $found }” cannot be loaded: { $reason }
error-agent-no-class = “{ $module }” has no agent “{ $found }”. It has: { $expected }.
error-agent-no-choose = “{ $found }” in “{ $module }” is not a class with a method “choose”.
error-agent-not-created = “{ $found }” in “{ $module }” could not be created: { $reason }.
error-level-unknown = There is no level “{ $found }”. Levels: { $expected }.
error-network-unreadable = The network “{ $name }” cannot be read.
error-network-no-network = “{ $name }” is not a network.
error-network-other-format = “{ $name }” has the format { $found }, which this version does not know.
error-network-damaged = The network “{ $name }” is damaged.
error-network-other-game = “{ $name }” is a network for the game “{ $found }”, not for “{ $expected }”.
error-network-other-inputs = This network was made for something else: { $found }. Needed: { $expected }.
error-train-no-course = There is no training for the game “{ $found }”. Games: { $expected }.
error-train-other-game = { $option } is not for networks of { $found }.
error-train-no-limit = Say how long to train: a number of games or of minutes.
error-train-no-checkpoint = There is no training to resume: “{ $name }” cannot be read.
error-train-damaged = “{ $name }” is damaged; training cannot resume from it.
error-train-other-network = “{ $name }” belongs to the training of another network.
error-ladder-unreadable = “{ $name }” is not a file to resume from.
error-ladder-agents = A ladder needs two or more agents, all different, not “{ $found }”.
error-ladder-other = “{ $name }” was made with other settings. Differences: { $fields }.
error-game-seed = A seed is a whole number, not “{ $found }”.
error-thing-no-price = “{ $name }” has no price.

## Understanding

error-review-no-reviewer = There is no review for { $found }, only for: { $expected }.
error-review-unfinished = Only a finished game can be reviewed.
error-puzzle-no-puzzles = There are no puzzles for { $found }, only for: { $expected }.
error-puzzle-unknown = There is no puzzle { $found }.
error-explore-no-statistics = There are no statistics for { $found }, only for: { $expected }.
error-hint-no-reasons = There are no hints for { $found }.
error-analyse-seat = { $option }: it is not seat { $found }’s turn to choose. Seats that choose now: { $expected }.
error-analysis-game-in-progress = A game between people can be analysed only after it is over.
error-seat-not-asked = It is not seat { $seat }’s turn to choose.
error-review-unknown = There is no such review.
error-plot-missing = { $option } needs the extra “plot”: pip install "sevenwonders[plot]".
error-plot-format = { $option } cannot draw “{ $found }”. File types: { $expected }.
error-explore-no-calibration = The statistics of { $found } contain no calibration.

## Games in a page without a server

error-device-declined = The game has not been downloaded.
error-device-failed = The game could not be loaded in this browser. Check your connection and reload the page.
error-device-full = Your browser has no space left, so this move was not saved. Free some space, then reload the page.
error-device-storage = Your browser cannot save the game. Everything up to the last saved move is kept; reload the page to continue.
error-device-unknown = This game is not stored in this browser. Games disappear when the site’s data is deleted.
