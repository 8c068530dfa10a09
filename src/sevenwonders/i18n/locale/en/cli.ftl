# What the command line says: help, the terminal game, matches, measurements. Commands and options stay in English.

## Help

cli-help = 7 Wonders and 7 Wonders Duel: play in the browser or at the terminal, let agents play, look at games and positions. Without a command the game opens in the browser.
cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-serve = Open the games in the browser: run the server until Ctrl-C. Friends on your network can join if you give it an address that they reach.
cli-help-play = Play a game at the terminal: Duel against an agent or with two people at one keyboard, or 7 Wonders (classic) against two to six agents.
cli-help-simulate = Let agents play many games and tell the result with its uncertainty. The same seed gives the same games, whatever the number of processes.
cli-help-replay = Go through a recorded game, tell what happened, or show one moment of it.
cli-help-show = Show a position: the table, who decides, and the legal moves with their prices.
cli-help-bench = Measure how fast the engine runs on this machine.
cli-option-help = Show help.
cli-option-version = Show the version.
cli-option-lang = Language: en, sr, pl, et or ro; otherwise as the system is set.
cli-option-host = The address to listen at; only this computer reaches the usual one. 0.0.0.0 lets others in.
cli-option-port = The port; otherwise 7777, or any that is free.
cli-option-data = Where games are kept; otherwise the folder that the system has for such data.
cli-option-open = Open the browser, too; on unless switched off.
cli-option-game = Which game: duel or classic.
cli-option-opponent = Who plays against you: random, greedy, mcts:SIMULATIONS, mcts:SECONDSs; human for people at one keyboard. In Duel one [mcts:2000], in classic several with commas [greedy].
cli-option-seat = Your seat; in Duel, A plays first.
cli-option-beginners = Start with the beginners' wonders instead of a draft.
cli-option-bonus = Coins that the second player gets for playing second.
cli-option-seed = The seed of chance, to play the same deal again.
cli-option-record = Keep a record of the game in this file.
cli-option-from = Go on from a position, or from a file with a position or a record.
cli-option-games = How many games.
cli-option-agents = The agents with commas: random, greedy, mcts:SIMULATIONS or mcts:SECONDSs; two in Duel [mcts:1000,greedy], up to seven in classic, repeated to fill the seats [mcts:200,greedy,greedy].
cli-option-players = Classic: how many play, 3 to 7.
cli-option-sides = Classic: the sides of the boards: day, night, random, or choose for each their own.
cli-option-match-seed = The seed from which all games follow.
cli-option-jobs = How many processes; otherwise one for each core.
cli-option-swap = Change seats after every game; on unless switched off.
cli-option-records = Write a record of every game into this folder.
cli-option-json = Write JSON for programs.
cli-option-file = A record, or - for the standard input.
cli-option-at = The moment after so many steps.
cli-option-events = Tell everything that happened up to there.
cli-option-position = A position in quotation marks, a file with a position or a record, or - for the standard input.

## The table

cli-before-age = Wonders
cli-result = { $you ->
    [yes] You have won: { $victory }.
   *[no] { $player } has won: { $victory }.
}
cli-result-shared = The victory is shared.
cli-city-symbols = symbols { $count } of { $needed }:
cli-city-wonders = wonders:
cli-city-tokens = progress:
cli-city-makes = produces:
cli-city-buys = buys at:
cli-track = Military
cli-track-even = nobody leads
cli-track-lead = { $you ->
    [yes] you lead by { $spaces } ({ $points } points)
   *[no] { $player } leads by { $spaces } ({ $points } points)
}
cli-board = Progress tokens:
cli-box = In the box:
cli-discarded = Discard pile ({ $count }):
cli-discarded-count = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-unseen-guilds = guilds
cli-menu-build = build
cli-menu-sell = discard
cli-menu-theirs = { $player } pays

## The game at the terminal

cli-hello = Welcome to 7 Wonders Duel. Three questions, and the game begins; Enter takes what is proposed.
cli-ask-opponent = Who plays against you?
cli-level-random = a child that takes anything (random)
cli-level-greedy = someone who grabs what looks best (greedy)
cli-level-strong = a good player (mcts:2000)
cli-level-stronger = a better one that thinks longer (mcts:20000)
cli-level-human = another person at this keyboard
cli-ask-seat = Who begins?
cli-seat-first = I do
cli-seat-second = the opponent
cli-ask-wonders = How are the wonders chosen?
cli-wonders-draft = by turns, as in the rules
cli-wonders-beginners = the beginners' set, for a first game
cli-choose = Your choice [{ $proposed }]:
cli-welcome = Type a number of the menu or a move; “help” tells the rest.
cli-prompt = { $player } (1–{ $last }, help):
cli-thinking = { $player } is thinking …
cli-serve-ready = The game is open at { $address }
cli-serve-stop = Ctrl-C ends it. Running games are kept and go on at the next start.
cli-file = FILE
cli-play-intro = Type the number of a move in the menu, or one of these commands:
cli-play-help = this list
cli-play-why = what a card, wonder or token does, and how its price comes about; also “why a” or “why sphinx”
cli-play-table = show the table again (or just Enter)
cli-play-prices = what everything costs both players
cli-play-unseen = cards that may still come, and tokens in the box
cli-play-discard = the discard pile
cli-play-hint = what a good player would do
cli-play-undo = take back your last move
cli-play-save = save the game
cli-play-quit = leave the game
cli-play-moves = Moves can also be written, with names, letters of cards and labels of wonders:
cli-play-legend = Prices are in coins ({ $coin }); in brackets if there are too few. Colours of cards:
cli-hint = A good player would: { $move } ({ $number }).
cli-undone = Taken back.
cli-saved = Saved: { $name }
cli-left = The game ends here, unfinished.
cli-position = To go on later: play --from "{ $position }"
cli-stopped = Stopped.
cli-standard-input = standard input

## Replays

cli-replay-prompt = { $at } of { $last } (Enter forward, b back, a number, q to stop):
cli-replay-help = Enter goes forward, b goes back, a number goes there, q stops.

## Matches

cli-sim-playing = Playing
cli-sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, with 95 % intervals
cli-sim-result = { $first } – shared – { $second }
cli-sim-share = Share of { $agent }
cli-sim-elo = Elo difference of { $agent }
cli-sim-civilian = Civilian victories
cli-sim-scientific = Scientific supremacies
cli-sim-military = Military supremacies
cli-sim-first = Share of the first player
cli-sim-points = Mean points, civilian games
cli-sim-speed = Games / decisions per second
cli-sim-records = Records: { $folder }
cli-no-games = No game was finished.
cli-interrupted = Stopped after { $games } of { $wanted } games.

## Measurements

cli-bench-compiled = Duel, compiled form
cli-bench-plain = Duel, plain Python form
cli-bench-games = Random games per CPU-second
cli-bench-legal_ids = Legal moves, µs
cli-bench-copy_and_apply = Copy, legal moves and move, µs
cli-bench-checked_play = Checked move with events, µs

## 7 Wonders for three to seven

cli-classic-start = Boards
cli-classic-turn = turn { $turn }
cli-classic-left = left
cli-classic-right = right
cli-classic-wonder = wonder:
cli-classic-stage = stage
cli-classic-built = built already
cli-classic-waiting = Waiting for: { $players }.
cli-classic-result = { $count ->
    [one] Victory: { $players }.
   *[other] Shared victory: { $players }.
}
cli-classic-play-why = what a card does, and all ways to pay for it; also “why tavern” or “why stage”
cli-classic-play-cities = all cities in full
cli-classic-play-moves = Moves can also be written, with names or letters of cards and what is paid to which neighbour; without that the cheapest way is meant:
cli-classic-play-legend = Prices are in coins ({ $coin }); { $left } is paid to the left, { $right } to the right; in brackets what cannot be paid. Colours of cards:
cli-classic-even = (even: { $share })
cli-classic-hand-over = { $player }: Enter, when nobody else looks.
cli-classic-shared = Shared victories
cli-classic-means = Mean points
cli-classic-compiled = 7 Wonders, compiled form
cli-classic-plain = 7 Wonders, plain Python form
