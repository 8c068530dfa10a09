# What the command line says: help, the terminal game, matches, measurements. Commands and options stay in English.

## Help

cli-help = 7 Wonders and 7 Wonders Duel: play in the browser or at the terminal, let agents play, look at games and positions. Without a command, the game opens in the browser.
cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-serve = Play in the browser: run the server until Ctrl-C. Friends on your network can join if you give it an address they can reach.
cli-help-verify = Check the shuffle of a game that was played on a server: all draws are made again from its seed.
cli-help-backup = Copy all games of a server into a file, even while it is running.
cli-help-restore = Restore the games of a backup into an empty database, SQLite or PostgreSQL.
cli-help-play = Play a game at the terminal: Duel against an agent or with two people at one keyboard, or 7 Wonders (classic) against two to six agents.
cli-help-simulate = Let agents play many games and report the results with confidence intervals. The same seed gives the same games, whatever the number of processes.
cli-help-replay = Step through a recorded game, list what happened, or show one moment of it.
cli-help-show = Show a position: the table, who decides, and the legal moves with their prices.
cli-help-analyse = Evaluate the moves of a position: what each is worth, how the game may continue, and why the best one is good.
cli-help-review = Review a finished game: what each choice cost, what luck brought, and the better line at the key moments.
cli-help-puzzle = Solve a puzzle: the puzzle of the day, or one by its id. Also mines puzzles from self-play (mine) and checks the proofs of the built-in ones again (prove).
cli-help-explore = Show statistics of the games that the network played against itself: wonders, pairs, tokens, openings, first seat; boards and sources of points. With --games, new games are played first.
cli-help-calibration = Show how well the network’s probabilities agree with the results of its games, by age and kind of victory.
cli-help-train = Train a network by self-play. It can be stopped at any time and resumed later.
cli-help-ladder = Let every agent play against every other and rate them. It can be stopped at any time; with a file it resumes where it stopped.
cli-help-bot = Let an agent answer another program over standard input and output, line by line.
cli-help-export = Let agents play and write one row for each decision, as Parquet or NDJSON, for databases and learners. Existing files are kept.
cli-help-bench = Measure how fast the engine runs on this machine.
cli-option-help = Show help.
cli-option-version = Show the version.
cli-option-lang = Language: en, sr, pl, et or ro (default: the language of the system).
cli-option-host = The address to listen on. By default only this computer can connect; with 0.0.0.0 others can, too.
cli-option-port = The port (default: 7777 or any free one).
cli-option-commitment = The hash that was fixed before the game (default: the one in the record).
cli-option-shuffle-seed = The seed of the shuffle (default: the one in the record).
cli-option-database = A PostgreSQL database instead of a folder: postgresql://user@host/name.
cli-option-backup-file = The file of the backup.
cli-option-processes = How many server processes share one PostgreSQL database.
cli-option-data = Where games are kept (default: the system’s folder for application data).
cli-option-open = Also open the browser; on by default, --no-open switches it off.
cli-option-game = Which game: duel or classic.
cli-option-opponent = Who plays against you: a level (beginner, easy, medium, skilled, hard, expert, master), another agent, or human for people at one keyboard. One in Duel, several in classic, separated by commas [medium].
cli-option-seat = Your seat; in Duel, A goes first.
cli-option-beginners = Start with the beginners’ wonders instead of a draft.
cli-option-first = Duel: who goes first: A, B or random.
cli-option-bonus = Extra coins for the second player.
cli-option-seed = The random seed, to play the same deal again.
cli-option-record = Keep a record of the game in this file.
cli-option-from = Continue from a position, or from a file with a position or a record.
cli-option-games = How many games.
cli-option-agents = The agents, separated by commas: a level (beginner … master), random, greedy, net, mcts:1000, bot:COMMAND or your own class (mybot:Class, ./mybot.py:Class); two in Duel [mcts:1000,greedy], up to seven in classic, repeated to fill the seats [mcts:200,greedy,greedy].
cli-option-players = Classic: the number of players, 3 to 7.
cli-option-sides = Classic: the sides of the boards: day, night, random, or choose to let each player choose.
cli-option-boards = Classic: a board for each seat, in their order, or random.
cli-option-match-seed = The random seed for all games.
cli-option-jobs = How many processes (default: one per core).
cli-option-cluster = Play on a Ray cluster at this address, or on a new one on this machine (local); the result is the same.
cli-option-ledger = Record finished games in this file; games already in it are not played again.
cli-option-swap = Swap seats after every game; on by default, --no-swap switches it off.
cli-option-records = Write a record of every game into this folder.
cli-option-json = Print JSON instead of text.
cli-option-network = The network file; checkpoints and the log are kept beside it.
cli-option-train-games = Stop after N games.
cli-option-minutes = Stop after N minutes.
cli-option-resume = Resume from the last checkpoint.
cli-option-threads = How many threads play and learn at the same time.
cli-option-train-seed = The random seed; with one thread and a fixed number of games, it always gives the same network.
cli-option-hidden = How many hidden units the network has.
cli-option-simulations = The search for each move of the games, in simulations; 0: no search.
cli-option-policy = Besides values, also learn a policy: which moves to prefer.
cli-option-rollout-policy = Distil a rollout policy for searches from this network, instead of training a new network.
cli-option-begin = Start from the network in this file.
cli-option-rival = Networks that take turns as opponents in some of the games, without learning.
cli-option-rival-games = In how many of 100 games such an opponent plays.
cli-option-ladder-agents = The agents, separated by commas; two or more, all different.
cli-option-ladder-games = How many games each pair plays.
cli-option-ladder-file = Keep the results in this file.
cli-option-bot-agent = The agent that answers.
cli-option-out = The folder for the files.
cli-option-format = The format of the files: parquet or ndjson.
cli-option-values = Also write how the agents value their moves.
cli-option-features = Also write each seat’s observation as learning programs get it (observation), or the result of your own function.
cli-export-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $size } kB.
cli-option-file = A record, or - for standard input.
cli-option-at = The position after N steps.
cli-option-events = List everything that happened up to that point.
cli-option-position = A position in quotation marks, a file with a position or a record, or - for standard input.
cli-option-depth = How deep to search, in simulations.
cli-option-analyse-seat = The seat whose moves are evaluated; by default the first one to choose.
cli-option-every = List every choice and draw, not only the key moments.
cli-option-puzzle = daily, the id of a puzzle (duel-17), mine or prove.
cli-option-puzzles = mine: how many puzzles to keep at most.
cli-option-puzzle-file = mine: the file for the puzzles.
cli-option-explore-file = Write the statistics to this file instead of the screen.

## The table

cli-before-age = Wonders
cli-result = { $you ->
    [yes] You win: { $victory }.
   *[no] { $player } wins: { $victory }.
}
cli-result-shared = Shared victory.
cli-city-symbols = symbols { $count } of { $needed }:
cli-city-wonders = wonders:
cli-city-tokens = progress:
cli-city-makes = produces:
cli-city-buys = buys at:
cli-track = Military
cli-track-even = nobody leads
cli-track-lead = { $you ->
    [yes] you lead by { $spaces } ({ $points } points)
   *[no] { $player } leads by { $spaces } ({ $points } points)
}
cli-board = Progress tokens:
cli-box = In the box:
cli-discarded = Discard pile ({ $count }):
cli-discarded-count = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-unseen-guilds = guilds
cli-menu-build = build
cli-menu-sell = discard
cli-menu-theirs = { $player } pays

## The game at the terminal

cli-hello = Welcome to 7 Wonders Duel. Three questions, and the game begins; Enter accepts what is suggested.
cli-ask-opponent = Who plays against you?
cli-opponent-level = { $name }: { $about }
cli-opponent-human = another person at this keyboard
cli-ask-seat = Who begins?
cli-seat-first = I do
cli-seat-second = the opponent
cli-ask-wonders = How are the wonders chosen?
cli-wonders-draft = taking turns, as in the rules
cli-wonders-beginners = the beginners’ set, for a first game
cli-choose = Your choice [{ $proposed }]:
cli-welcome = Type a number from the menu or a move; “help” explains the rest.
cli-prompt = { $player } (1–{ $last }, help):
cli-thinking = { $player } is thinking…
cli-hand-over = { $player }: press Enter when nobody else is looking.
cli-verify-promised = The seed { $seed } is the one that was fixed before the game: { $commitment }
cli-verify-unpromised = The seed { $seed } has the hash { $commitment }; the record names no hash to compare it with.
cli-verify-holds = Nothing was changed: all { $draws } draws follow from it.
cli-backup-done = Tables in { $file }: { $tables }.
cli-restore-done = Tables restored: { $tables }.
cli-review-shallow = A search this short cannot tell mistakes apart; they are counted from { $simulations } simulations on.
cli-serve-ready = The game is open at { $address }
cli-serve-stop = Press Ctrl-C to stop. Games in progress are saved and resume at the next start.
cli-file = FILE
cli-play-intro = Type the number of a move in the menu, or one of these commands:
cli-play-help = this list
cli-play-why = what a card, wonder or token does, and how its price is worked out; also “why a” or “why sphinx”
cli-play-table = show the table again (or just Enter)
cli-play-prices = what everything costs both players
cli-play-unseen = cards that may still come, and tokens in the box
cli-play-discard = the discard pile
cli-play-hint = what a good player would do
cli-play-undo = undo your last move
cli-play-save = save the game
cli-play-quit = leave the game
cli-play-moves = You can also type a move, with names, card letters and wonder labels:
cli-play-legend = Prices are in coins ({ $coin }). Prices you cannot pay are in brackets. Card colours:
cli-hint = A good player would: { $move } ({ $number }).
cli-undone = Undone.
cli-saved = Saved: { $name }
cli-left = Game left unfinished.
cli-position = To continue later: play --from "{ $position }"
cli-stopped = Stopped.
cli-standard-input = standard input
cli-standard-output = standard output

## Replays

cli-replay-prompt = { $at } of { $last } (Enter forward, b back, a number, q to stop):
cli-replay-help = Enter goes forward, b goes back, a number goes to that step, q stops.

## Matches

cli-sim-playing = Playing games
cli-sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, with 95% confidence intervals
cli-sim-result = { $first } – shared – { $second }
cli-sim-share = Win rate of { $agent }
cli-sim-even = (even: { $share })
cli-sim-shared = Shared victories
cli-sim-elo = Elo difference of { $agent }
cli-sim-civilian = Civilian victories
cli-sim-scientific = Wins by scientific supremacy
cli-sim-military = Wins by military supremacy
cli-sim-first = Win rate of the first player
cli-sim-points = Average points, civilian victories
cli-sim-means = Average points
cli-sim-speed = Games / decisions per second
cli-sim-records = Records: { $folder }
cli-no-games = No game was finished.
cli-interrupted = Stopped after { $games } of { $wanted } games.

## Measurements

cli-bench-compiled = { $game }, compiled
cli-bench-plain = { $game }, plain Python
cli-bench-games = Random games per CPU second
cli-bench-legal_ids = Legal moves, µs
cli-bench-copy_and_apply = Copy, legal moves and move, µs
cli-bench-checked_play = Checked move, µs
cli-bench-seen = Observation of a seat, µs
cli-bench-view = View of a seat, µs

## 7 Wonders for three to seven

cli-classic-start = Boards
cli-classic-turn = turn { $turn }
cli-classic-left = left
cli-classic-right = right
cli-classic-wonder = wonder:
cli-classic-stage = stage
cli-classic-built = already built
cli-classic-waiting = Waiting for: { $players }.
cli-classic-result = { $count ->
    [one] Victory: { $players }.
   *[other] Shared victory: { $players }.
}
cli-classic-play-why = what a card does, and all ways to pay for it; also “why tavern” or “why stage”
cli-classic-play-cities = all cities in full
cli-classic-play-moves = You can also type a move, with card names or letters and what you pay to which neighbour; if you leave that out, the cheapest way is used:
cli-classic-play-legend = Prices are in coins ({ $coin }); { $left } is paid to the left, { $right } to the right. Prices you cannot pay are in brackets. Card colours:

## Games without words of their own

cli-plain-ask = To decide: { $players } ({ $question }).
cli-plain-draw = Chance decides: { $question }.
cli-plain-over = { $count ->
    [one] Victory: { $players } ({ $reason }).
   *[other] Shared victory: { $players } ({ $reason }).
}
cli-plain-total = Total

## Statistics and pictures

cli-option-plot = Draw the result as a picture (.svg, .png, .pdf; needs the extra “plot”).
cli-option-train-plot = Draw the training curves after every report (.svg, .png, .pdf; needs the extra “plot”).
cli-explore-title = Statistics of { $games } games of the network against itself
cli-explore-endings = Endings
cli-explore-second = Second player’s win rate by bonus coins
cli-explore-coins = { $coins } coins
cli-explore-owned = Owner’s win rate by wonder
cli-explore-tokens = Owner’s win rate by progress token
cli-explore-openings = First player’s win rate by first building
cli-explore-boards = { $players } players: win rate by board (even: { $fair })
cli-calibration-title = Calibration error by age, { $games } games
cli-ladder-agent = Agent
cli-ladder-share = Win rate
cli-ladder-first = First seat: { $share } of { $games } games.
