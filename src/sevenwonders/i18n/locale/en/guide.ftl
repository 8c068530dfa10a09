# A first game of Duel that teaches by playing. A lesson has a title, what is always true, and for some lessons what it
# means at just this table (…-here). The last is left out when the lesson is read in the list.

## The guide itself

guide-next = Next
guide-got-it = Got it
guide-lessons = All lessons
guide-count = { $learnt } of { $all } lessons
guide-close = Close the guide
guide-idle-turn = Your turn. I’ll speak up when something new appears.
guide-idle-wait = Your opponent is playing. I’ll speak up when something new appears.
guide-idle-over = The game is over. Lessons that did not come up are in the list.
guide-idle-finished = You have completed every lesson. The rest is practice!
guide-learnt = learnt
guide-left = still to come
guide-lessons-lead = Lessons come up by themselves as the game gets to them. You can read any of them here.
guide-afresh = Restart the lessons

guide-topic-aim = The aim
guide-topic-cards = Cards and turns
guide-topic-costs = What things cost
guide-topic-wonders = Wonders
guide-topic-military = Military
guide-topic-science = Science
guide-topic-end = Ages and points

## Lessons

guide-lesson-welcome-title = Welcome!
guide-lesson-welcome = You lead a city of the ancient world, and so does your opponent. This is a real game against the easiest computer player. I explain each thing when it first comes up.

guide-lesson-goal-title = Three ways to win
guide-lesson-goal = Bring the conflict pawn to your opponent’s capital, or collect six different scientific symbols: either wins at once. If nobody does, whoever has more points after the third age wins.

guide-lesson-draft-title = Choosing wonders
guide-lesson-draft = Wonders are on offer four at a time: one player takes one, the other takes two, and the first takes the last one. Then come four more, the other way round, so each of you has four. A wonder’s cost is at the top, its effect at the bottom.

guide-lesson-structure-title = Which cards you can take
guide-lesson-structure = You take one card each turn, and only one that no other card covers. A face-down card is turned up as soon as nothing covers it, so watch what you uncover for your opponent.
guide-lesson-structure-here = Now you can take { $count ->
    [one] one card.
   *[other] one of { $count } cards.
}

guide-lesson-turn-title = Your turn: three choices
guide-lesson-turn = Select a card. Then build it in your city, discard it for coins, or put it under one of your wonders to build the wonder. Below you see what each option costs you.

guide-lesson-resources-title = Resources
guide-lesson-resources = Brown and grey cards produce resources. Resources are never used up: a city that produces wood has it every turn, for the rest of the game. Your city panel shows your production.

guide-lesson-price-title = Buying what you lack
guide-lesson-price = If a cost requires something that your city does not produce, you buy it from the bank: 2 coins for each resource, as many as you like. The number on a card is what it costs you in total.
guide-lesson-price-here = Now { $card } would cost you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-rival-title = Look at your opponent’s production
guide-lesson-rival = Each resource you buy costs 1 coin more for every one of its kind that your opponent’s brown and grey cards produce. So a brown card helps twice: you save coins, and your opponent pays more.
guide-lesson-rival-here = Your opponent produces { $resource }, so each one costs you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-chain-title = Chains
guide-lesson-chain = A symbol in the lower right corner of a card begins a chain: whoever has that card builds a later card with the same symbol in its upper right corner for free.
guide-lesson-chain-here = Whoever builds { $card } can build { $later } for free in a later age.

guide-lesson-free-title = Free through a chain
guide-lesson-free = The chain links on the price say that you have the earlier card of this chain, so you may build this one free: no coins, no resources.
guide-lesson-free-here = { $earlier } is in your city, so { $card } is free for you.

guide-lesson-sell-title = Coins for a card
guide-lesson-sell = You may discard any card that you can take, for 2 coins plus 1 for each yellow card in your city. That also keeps the card away from your opponent.
guide-lesson-sell-here = At the moment a discarded card brings you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-blue-title = Blue cards
guide-lesson-blue = Blue cards, the civilian buildings, simply give points at the end. They also decide a tie.

guide-lesson-yellow-title = Yellow cards
guide-lesson-yellow = Yellow cards, the commercial buildings, give coins, make resources cheap or produce one of several. Each one also adds a coin whenever you discard a card.

guide-lesson-piles-title = What is gone and what can still come
guide-lesson-piles = Here you can look through the discard pile at any time, and at every card that may still be face down. Three cards of each age are left out of the game; nobody knows which.

guide-lesson-wonder-title = Building a wonder
guide-lesson-wonder = Take any card that you can take and put it under a wonder: you pay for the wonder, not for the card, which then has no effect. A good use for a card your opponent wants.
guide-lesson-wonder-here = You can pay for this one now: { $wonder }.

guide-lesson-again-title = An extra turn
guide-lesson-again = Some wonders show a round arrow: whoever builds one plays again at once. So you take two cards in a row, the second possibly one that the first uncovers.
guide-lesson-again-here = This one gives you an extra turn: { $wonder }.

guide-lesson-powers-title = A wonder’s power
guide-lesson-powers = Some wonders do something special when they are built: destroy one of the opponent’s brown or grey cards, build a discarded card for free, or draw a progress token from the box. Now choose.

guide-lesson-seven-title = Seven wonders, not eight
guide-lesson-seven = You have four wonders each, but only seven are built in a game. Once the seventh is built, the last one leaves the game. Do not wait too long.
guide-lesson-seven-here = Wonders built so far: { $built }.

guide-lesson-shields-title = Shields
guide-lesson-shields = Each shield on a red card or a wonder pushes the conflict pawn one space towards your opponent’s capital. If it gets there, you win at once. If not, a lead is worth 2, 5 or 10 points at the end.

guide-lesson-loot-title = Military tokens
guide-lesson-loot = When the pawn enters a zone with a token, the player being pushed back loses 2 or 5 coins at once, and the token is gone.

guide-lesson-siege-title = A capital in danger
guide-lesson-siege = The pawn is close to a capital. Shields matter most now: take them to save yourself or to strike, and uncover none for your opponent.
guide-lesson-siege-here = { $you ->
    [yes] { $rest ->
        [one] { $rest } space
       *[other] { $rest } spaces
    } from your victory!
   *[no] { $rest ->
        [one] { $rest } space
       *[other] { $rest } spaces
    } from your opponent’s victory: take care.
}

guide-lesson-symbols-title = Science
guide-lesson-symbols = Green cards carry a scientific symbol. Six different ones win the game at once. There are seven: six are on two cards each, the seventh only on a progress token.

guide-lesson-pair-title = Two of the same
guide-lesson-pair = The second card with the same symbol makes a pair: at once you take one of the progress tokens on the board.

guide-lesson-progress-title = Progress tokens
guide-lesson-progress = A token stays yours for the whole game. Some give points, some save you resources, some pay coins. Choose the one that helps you most from now on.

guide-lesson-genius-title = Close to six symbols
guide-lesson-genius = Six different symbols win at once, whatever the points. Count what is missing, and check whether it can still turn up.
guide-lesson-genius-here = { $you ->
    [yes] You have { $held } different ones.
   *[no] Your opponent has { $held } different ones: take green cards away in time.
}

guide-lesson-undo-title = Undo a move
guide-lesson-undo = In a game against the computer you may undo your last move at any time. A good way to try things out.

guide-lesson-ageend-title = The age ends soon
guide-lesson-ageend = An age ends when all its cards are taken. An extra turn earned with the last card is lost. Think ahead: who will have to uncover what?
guide-lesson-ageend-here = { $left ->
    [one] One card is left.
   *[other] { $left } cards are left.
}

guide-lesson-begin-title = Who begins the next age
guide-lesson-begin = The player with the weaker military, on whose side the pawn stands, decides who begins. If the pawn is in the middle, whoever took the last card decides.

guide-lesson-second-title = The second age
guide-lesson-second = The cards lie differently now, cost more and give more. Brown and grey cards come for the last time: in the third age there are none.

guide-lesson-guilds-title = Guilds
guide-lesson-guilds = Three purple cards are in the third age, with their own back. A guild counts things in the city that has more of them, no matter whose it is, and gives coins or points for them.

guide-lesson-scoring-title = The end
guide-lesson-scoring = After the third age these points are added up: military, cards, wonders, progress tokens, and 1 point for every 3 coins. If someone has already won, points do not matter.
