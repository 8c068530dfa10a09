# The pages for understanding games: hints, analysis board, reviews, puzzles. Loaded when one of them is opened.

analysis-title = Analysis board
analysis-puzzles = Puzzles
analysis-hint = Hint
analysis-hint-card = Which card?
analysis-hint-move = Which move?
analysis-hint-key = Hint (H)
analysis-evaluation = Evaluation
analysis-others = All others together
analysis-own-eyes = Each line is that player’s own estimate, based on what they could see at their last choice, so the lines need not add up to 100%.
analysis-moves = Best moves
analysis-deal = Cards are dealt
analysis-start = Start
analysis-back = Back
analysis-editor = Editor
analysis-share = Share
analysis-thinking = Thinking…
analysis-odds = Possible reveals
analysis-draw = Draw at random
analysis-tree = Variations
analysis-position = Position
analysis-set-up = Set up
analysis-graph = Chances of winning, step by step
analysis-progress = Reviewing: { $done } of { $all }
analysis-review = Review
analysis-loss = lost: { $loss }
analysis-cause = Main effect: { $gain ->
    [yes] { $you ->
        [yes] you win
       *[no] { $player } wins
    } more often
   *[no] { $you ->
        [yes] you win
       *[no] { $player } wins
    } less often
} by { $victory }.
analysis-balance = Skill and luck: { $player }
analysis-skill = Skill
analysis-played = Played
analysis-better = Better
analysis-best-move = best move
analysis-good-move = good move
analysis-chance = Chance of winning: { $best } with the better move, { $played } as played.
analysis-line = A likely continuation
analysis-position-shown = Position shown
analysis-before = Before the move
analysis-after = After the move
analysis-details = Details
analysis-accounts = Mistakes and luck
analysis-account-note = All figures are percentage points of the chance of winning. The start plus the lines below it add up to the result. “Result without luck” is a difference, not a chance, so it can fall below 0% or rise above 100%.
analysis-account-looks = “Estimate error”: a position is evaluated again once it is on the table; this is the difference from the earlier estimate. No player gained or lost it.
analysis-learn = Learn from your mistakes
analysis-learn-find = { $player }: { $move } (−{ $loss }). Find a better move.
analysis-learn-none = No mistakes worth studying. Well played!
analysis-same-again = That’s the move you played. Try another.
analysis-answer = The answer: { $move }
analysis-not-best = { $move }: { $value }. There is something better.
analysis-find = Your move. Find the best one.
analysis-progress-own = Your progress
analysis-rating = Rating
analysis-streak = Streak
analysis-solved = Solved
analysis-train = Train
analysis-themes = Themes
analysis-all-themes = All themes
analysis-all-puzzles = All puzzles
analysis-open-hands = All hands are shown. One move wins, whatever the others do.
analysis-puzzle = Puzzle { $id } · { $rating }
analysis-daily = Puzzle of the day
analysis-score = Rating { $rating } · streak { $streak } · solved { $solved }
analysis-all-moves = All moves
analysis-show = Show the answer
analysis-next = Next
analysis-table = Table
analysis-age = Age
analysis-turn = To move
analysis-pawn = Conflict pawn
analysis-structure = Cards of the age
analysis-slot = Place { $number }
analysis-guild-back = Guild, face down
analysis-coins = Coins
analysis-city = Cards built
analysis-hand = Hand
analysis-hand-of = { $player }’s hand:
analysis-round = Turn
analysis-board = City
analysis-side = Side
analysis-military = Military tokens: { $points }
analysis-untold = Cards you leave blank are drawn at random.
analysis-remove = Remove { $thing }
analysis-wonders = Wonders
analysis-built-with = { $wonder }: built with
analysis-not-built = not built
analysis-tokens = Progress tokens
analysis-in-box = in the box
analysis-on-board = on the board
analysis-discard = Discard pile
analysis-explorer = Statistics
analysis-games = { $count } games
analysis-made = From { $count } games our network played against itself, looking one move ahead; strong human players may do otherwise. ± is half of a 95% confidence interval. Network: { $network }.
analysis-first = The first player wins { $share } of the games.
analysis-even = Fair bonus for going second: about { $coins } coins.
analysis-second = Second player’s win rate by bonus coins
analysis-bonus = +{ $count }
analysis-owned = Wonders owned
analysis-built = Wonders built
analysis-draft = Average draft pick
analysis-pairs-best = Best pairs of wonders
analysis-pairs-worst = Weakest pairs of wonders
analysis-token = Progress tokens taken
analysis-opening = First card built by the first player
analysis-extra = Extra-turn lead
analysis-players = Players
analysis-boards = Boards and sides
analysis-strategies = By the largest source of points
analysis-points = Average points by source
analysis-of-winners = winners: { $points }
