# What is wrong with input. The key `move/illegal` is told by `error-move-illegal`; the arguments are the error's details.
# Words in “quotes” are as the person wrote them, or as they should be written, and stay untranslated.

error-line = line { $number }
error-column = column { $number }
error-did-you-mean = Did you mean “{ $word }”?

## The command line

error-usage-unknown-command = There is no command “{ $found }”. Commands: { $expected }.
error-usage-unknown-option = There is no option “{ $found }” here. Options: { $expected }.
error-usage-unexpected = “{ $found }” is one argument too many.
error-usage-missing-value = { $option } is missing or has no value.
error-usage-number-expected = { $option } needs a whole number, not “{ $found }”.
error-usage-flag = { $option } takes no value such as “{ $found }”.
error-usage-twice = { $option } is given twice.
error-usage-unreadable = The arguments cannot be understood: { $reason }
error-usage-range = { $option } must be from { $low } to { $high }, not { $found }.
error-usage-language = There is no language “{ $found }”. Languages: { $expected }.
error-usage-empty = { $option } must not be empty.
error-usage-other-game = { $option } does not belong to the game “{ $game }”.

error-game-unknown = There is no game “{ $found }”. Games: { $expected }.
error-agent-unknown = There is no agent “{ $found }”. Agents: { $expected }.
error-thing-unknown = There is no card or wonder “{ $name }”.
error-setup-first = The first player is seat 0 or 1, not { $first }.
error-setup-bonus = The bonus is from 0 to { $most } coins, not { $bonus }.
error-setup-players = From { $fewest } to { $most } play, not { $players }.
error-setup-sides = Sides cannot be found by “{ $found }”. Ways: { $expected }.
error-setup-board = There is no board “{ $found }”. Boards: { $expected }.
error-setup-boards = { $players } players need as many different boards, not: { $found }.
error-simulate-two-agents = { $option } needs two agents with a comma between them, not “{ $found }”.
error-simulate-too-many-agents = { $option } names { $found } agents, but only { $players } play.
error-replay-step = { $option } must be from 0 to { $most }, not { $found }.

## Files

error-file-missing = There is no file “{ $name }”.
error-file-exists = “{ $name }” is there already and is not overwritten.
error-file-folder = “{ $name }” is a folder, not a file.
error-file-forbidden = “{ $name }” may not be opened: permission denied.
error-file-not-text = “{ $name }” is not a text file.
error-file-too-long = “{ $name }” is too long.
error-file-unreadable = “{ $name }” cannot be read: { $system }.
error-file-unwritable = “{ $name }” cannot be written: { $system }.

## Playing at the terminal

error-play-number = “{ $found }” is not in the menu: choose from 1 to { $most }.
error-play-unknown = “{ $found }” is neither a command nor a move. Type “help”.
error-play-name-missing = After “{ $found }” a name is missing.
error-play-covered = { $card } is still covered by another card.
error-play-not-held = { $card } is not in your hand.
error-play-twice = { $card } stands in your city already.
error-play-nowhere = { $thing } cannot be paid for: a resource is nowhere to be had.
error-play-too-expensive = Too expensive: { $thing } costs { $price }, you have { $missing } too few.
error-play-illegal = “{ $move }” cannot be done now.
error-play-why = Nothing is called “{ $found }”.
error-play-nothing-to-undo = There is nothing to take back.
error-play-seat = There is no seat “{ $found }”. Seats: { $expected }.
error-play-opponents = { $option } names { $found } opponents, but there are only { $most }.
error-play-record-from-position = { $option } needs a game from its beginning; one that starts from a position has no record.
error-play-setup-from-start = { $option } makes no sense together with --from: the game is set up already.
error-play-standard-input = { $option } cannot read the standard input, for the moves come from there.

## Moves and draws

error-move-unknown = There is no such move: { $move }.
error-move-game-over = The game is over.
error-move-nature-first = First chance must bring something.
error-move-wrong-seat = It is not the turn of { $seat }.
error-move-illegal = This move is not allowed now: { $move }.
error-move-not-asked = No move is asked for now.
error-draw-not-asked = This draw is not due now.
error-draw-wrong-slot = Another card is to be turned up first.
error-draw-impossible-card = “{ $card }” cannot lie here.
error-draw-wrong-count = The number of things drawn is wrong.
error-draw-wrong-face = Place { $slot } must show its other side.
error-draw-seen = “{ $card }” has been seen already.
error-draw-twice = “{ $card }” is there twice.
error-draw-wrong-guilds = The number of guilds is wrong.
error-draw-unknown-name = There is no “{ $name }”.
error-draw-not-in-pool = “{ $name }” can no longer be drawn.
error-draw-repeated = Something was drawn more often than it can be.
error-draw-wrong-age = “{ $name }” does not belong to age { $age }.
error-draw-wrong-copies = “{ $name }” must be dealt as often as it is in the deck: { $expected }.
error-draw-wrong-board = Seat number { $seat } has another board already.
error-draw-wrong-side = The side of the board at seat number { $seat } is not drawn this way.

## Moves as text

error-text-empty-move = A move is missing. It begins with: { $expected }.
error-text-unknown-verb = “{ $found }” is no move. A move begins with: { $expected }.
error-text-with-missing = It must say with which card: “… with tavern”.
error-text-unknown-name = There is no “{ $found }”.
error-text-card-not-in-structure = “{ $found }” does not lie on the table.
error-text-bad-reveal = A place and a card are expected here.
error-text-payment-expected = Only what is paid may follow the card: “left 2 right 1”.

## Positions as text

error-text-not-a-position = A position begins with “{ $expected }”.
error-text-unknown-section = There is no section “{ $found }”. Sections: { $expected }.
error-text-section-twice = The section “{ $found }” is there twice.
error-text-one-word-expected = The section “{ $found }” needs exactly one word.
error-text-number-expected = A number from { $low } to { $high } is expected here, not “{ $found }”.
error-text-seat-expected = A seat ({ $expected }) is expected here, not “{ $found }”.
error-text-twice = “{ $found }” has its place already, in column { $first }.
error-text-table-without-age = Cards lie on the table only when “age” is 1, 2 or 3.
error-text-slots-expected = The table needs { $expected } places, here are { $found }.
error-text-wrong-age = “{ $found }” does not belong to age { $age }.
error-text-floating-card = “{ $found }” cannot lie where the card below it is gone.
error-text-too-many-face-down = More cards lie face down than are unseen.
error-text-unknown-question = There is no question “{ $found }”. Questions: { $expected }.
error-text-impossible-questions = These questions cannot follow each other.
error-text-over-without-result = The game is over, but the section “over” is missing.
error-text-result-without-over = There is a result, but the game is not over.
error-text-result-expected = A winner (A, B or shared) and a reason ({ $expected }) are expected here.
error-text-not-in-box = “{ $found }” is not in the box.
error-text-reveals-expected = The questions must contain “reveal” as often as open cards lie face down: { $expected }.
error-text-shown-and-question = Tokens are shown exactly when the question is “pick”.
error-text-offer-and-question = Wonders are on offer exactly when the question is “draft”.
error-text-nothing-to-answer = The question that is asked has no answer here.
error-text-draft-after-deal = This question is asked only before the first age.
error-text-deal-too-early = The next age cannot be dealt yet, or there is none.
error-text-too-many-wonders = That would be too many wonders: { $most } at most.
error-text-tokens-before-laying = Tokens are out before they have been laid.
error-text-offer-and-draft = Wonders drafted, wonders on offer and the seat that is asked do not fit together.
error-text-too-few-unseen = Too few cards are unseen to deal age { $age }.
error-text-too-often = “{ $found }” is there more often than in the box.
error-text-boards-expected = From 3 to 7 boards are expected here, not { $found }.
error-text-board-missing = A board is missing: “?” is allowed only before the boards are laid out.
error-text-side-missing = Every board needs its side here: “gizah_day”.
error-text-side-too-early = The side is not known here yet: the board goes without it, not as “{ $found }”.
error-text-boards-after-deal = Boards and sides are found before the first age.
error-text-sides-expected = It must say how sides are found: { $expected }.
error-text-too-many-stages = { $found } stages are too many: this side has { $most }.
error-text-too-many-revivals = The wonder of { $seat } revives { $most } times at most, not { $found }.
error-text-turn-before-deal = This question is asked only after a deal.
error-text-over-too-early = The game is over only after the third age, and with a winner.
error-text-wrong-winners = The points say otherwise. Winners: { $expected }.
error-text-hand-size = The hand of { $seat } needs { $expected } cards on this turn.
error-text-choice-missing = { $seat } has answered, so the choice must be told.
error-text-choice-not-asked = There is no choice of { $seat } to be told here.
error-text-bad-move = The choice cannot be understood. { $reason }
error-text-illegal-move = This choice is not allowed here.
error-text-log-too-long = The log of an age has no more than seven cards.
error-text-unknown-use = “{ $found }” does not begin with a mark: { $expected }.
error-text-look-expected = A seat, an age, a turn and the cards seen are expected here.
error-text-log-contradicts = The log does not fit the table: “{ $found }”.
error-text-look-contradicts = This is not what lay on the discard pile then, or the card taken is not in the city.

## Records

error-record-heading = A record begins with “{ $expected }”.
error-record-after-result = Nothing may follow the result, but here is “{ $found }”.
error-record-step-expected = A step is expected here, not “{ $found }”.
error-record-setting-twice = “{ $found }” is set twice.
error-record-move-number = Move number { $expected } is expected here, not “{ $found }”.
error-record-bad-step = “{ $found }” cannot be played. { $reason }
error-record-result = The result is “{ $expected }”, not “{ $found }”.
error-record-setting = The setting “{ $found }” cannot be understood.
error-record-player = There is no seat “{ $found }”. Seats: { $expected }.

## The server

error-connection-too-many = Too many connections are open. Close a window, or try again in a moment.
error-data-no-driver = For PostgreSQL one more package must be installed: { $package }.
error-data-unknown-database = “{ $found }” is no database that is known here. Databases: { $expected }.
error-data-unusable = The games cannot be kept in “{ $place }”: { $reason }.
error-invite-wrong = This invitation is no longer good: the seat is taken.
error-option-unknown = There is no option “{ $found }” in this game. Options: { $expected }.
error-option-value = The option “{ $option }” cannot be “{ $found }”.
error-request-interrupted = The connection broke off.
error-request-malformed = The server does not understand this message.
error-request-not-json = The server reads “{ $expected }” only.
error-request-refused = The server does not accept this.
error-request-too-large = That is too large: { $most } bytes at most.
error-request-too-many = That was too often. Try again in a moment.
error-request-unknown-host = The server does not go by this name.
error-request-unknown-path = There is nothing at this address.
error-request-wrong-method = This address cannot be used in this way.
error-resign-many-players = With more than two players nobody can give up; let the computer play.
error-seat-ai = The computer plays in this seat anyway.
error-seat-bot-plays = The computer is playing for this seat. Take it back first.
error-seat-no-bot = The computer is not playing for this seat.
error-seat-not-away = This player has not been away long enough.
error-seat-not-free = This seat is taken.
error-seat-not-yours = This seat is not yours.
error-seat-unknown = There is no such seat at this table.
error-secret-missing = You are watching; only players can do that.
error-secret-wrong = On this device no seat at this table is yours.
error-server-address = The server cannot use the address { $host }, port { $port }: { $reason }.
error-server-failed = Something went wrong on the server. Try again in a moment.
error-server-limits = The limits in SEVENWONDERS_LIMITS cannot be understood: { $reason }
error-server-number = { $name } needs a whole number, not “{ $found }”.
error-server-storage = The server cannot write to its database. Try again in a moment.
error-socket-hello-again = The connection has been greeted already.
error-socket-hello-expected = A connection must begin with a greeting.
error-table-busy = Too much is asked of this table at once. Try again in a moment.
error-table-full = Too many are watching this table.
error-table-over = The game is over.
error-table-put-away = The table was just put away. Try again.
error-table-running = The game is still running.
error-table-seat-count = This game is not for this number of players: { $found }.
error-table-too-many = The server is full: it cannot keep another table.
error-table-too-many-live = Too many games are being played. Try again in a moment.
error-table-unknown = There is no such table.
error-undo-not-asked = You are not asked about this.
error-undo-not-wished = Nobody wishes to take back a move.
error-undo-nothing = There is nothing to take back.
error-undo-revealed = Something new was revealed; the move can no longer be taken back.
error-version-stale = Something happened meanwhile. Look again.

## Networks and their training

error-network-unreadable = The network “{ $path }” cannot be read.
error-network-no-network = “{ $path }” is not a network.
error-network-other-format = “{ $path }” has the format { $found }, which this version does not know.
error-network-damaged = The network “{ $path }” is damaged.
error-network-other-inputs = This network was made for something else: { $found }. Needed: { $expected }.
error-train-no-limit = Say how long to train: so many games or so many minutes.
error-train-no-course = The game “{ $found }” has no training. Games: { $expected }.
error-train-no-checkpoint = There is no training to go on with: “{ $path }” cannot be read.
error-train-damaged = “{ $path }” is damaged; the training cannot go on from it.
error-train-other-network = “{ $path }” belongs to the training of another network.
