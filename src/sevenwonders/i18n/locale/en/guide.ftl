# First games that teach by playing. A lesson has a title, what is always true, and for some lessons what it
# means at just this table (…-here). The last is left out when the lesson is read in the list.

## The guide itself

guide-next = Next
guide-got-it = Got it
guide-skip = Skip
guide-task-select = Select one of the ringed cards.
guide-task-act = Now choose what to do with it.
guide-task-draft = Take the wonder you like best.
guide-task-piles = Open the piles.
guide-lessons = All lessons
guide-count = { $learnt } of { $all } lessons
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
guide-lesson-welcome = You lead a city of the ancient world, and so does your opponent. This is a real game against an easy computer player. I explain each thing when it first comes up.

guide-lesson-goal-title = Three ways to win
guide-lesson-goal = Bring the conflict pawn to your opponent’s capital, or collect six different scientific symbols: either wins at once. If nobody does, whoever has more points after the third age wins.

guide-lesson-draft-title = Choosing wonders
guide-lesson-draft = Wonders are on offer four at a time: one player takes one, the other takes two, and the first takes the last one. Then come four more, the other way round, so each of you has four. A wonder’s cost is at the top, its effect at the bottom.

guide-lesson-structure-title = Which cards you can take
guide-lesson-structure = You take one card each turn, and only one that no other card covers. A face-down card is turned up as soon as nothing covers it, so watch what you uncover for your opponent.
guide-lesson-structure-here = Now you can take { $count ->
    [one] one card.
   *[other] one of { $count } cards.
}

guide-lesson-turn-title = Your turn: three choices
guide-lesson-turn = Select a card. Then build it in your city, discard it for coins, or put it under one of your wonders to build the wonder. Below you see what each option costs you.

guide-lesson-resources-title = Resources
guide-lesson-resources = Brown and grey cards produce resources. Resources are never used up: a city that produces wood has it every turn, for the rest of the game. Your city panel shows your production.

guide-lesson-price-title = Buying what you lack
guide-lesson-price = Buy the resources your city does not produce from the bank: 2 coins each, as many as you like. The number on a card is what it costs you in total.
guide-lesson-price-here = Now { $card } would cost you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-rival-title = Look at your opponent’s production
guide-lesson-rival = Each resource you buy costs 1 coin more for every one of its kind that your opponent’s brown and grey cards produce. So a brown card helps twice: you save coins, and your opponent pays more.
guide-lesson-rival-here = Your opponent produces { $resource }, so buying it costs you { $coins ->
    [one] { $coins } coin each.
   *[other] { $coins } coins each.
}

guide-lesson-chain-title = Chains
guide-lesson-chain = A symbol in the lower right corner of a card begins a chain: once that card is in your city, a later card with the same symbol in its upper right corner is free.
guide-lesson-chain-here = If you build { $card }, you can build { $later } for free in a later age.

guide-lesson-free-title = Free through a chain
guide-lesson-free = The chain next to the price means you already have the earlier card with this symbol, so this one is free: no coins, no resources.
guide-lesson-free-here = You have { $earlier }, so { $card } is free for you.

guide-lesson-sell-title = Coins for a card
guide-lesson-sell = You can discard any available card for 2 coins, plus 1 for each yellow card in your city. That also keeps the card away from your opponent.
guide-lesson-sell-here = At the moment a discarded card brings you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-blue-title = Blue cards
guide-lesson-blue = Blue cards, the civilian buildings, simply give points at the end. They also decide a tie.

guide-lesson-yellow-title = Yellow cards
guide-lesson-yellow = Yellow cards, the commercial buildings, give coins, make resources cheaper or produce a resource of your choice. Each one also adds a coin whenever you discard a card.

guide-lesson-piles-title = What is gone and what can still come
guide-lesson-piles = Here you can look through the discard pile at any time and see which cards may still be face down. Three cards of each age are left out of the game; nobody knows which.

guide-lesson-wonder-title = Building a wonder
guide-lesson-wonder = Take any available card and put it under a wonder: you pay for the wonder, not for the card, which then has no effect. A good use for a card your opponent wants.
guide-lesson-wonder-here = You can pay for this one now: { $wonder }.

guide-lesson-again-title = An extra turn
guide-lesson-again = Some wonders show a round arrow: build one, and you play again at once. So you take two cards in a row, the second perhaps one that the first uncovered.
guide-lesson-again-here = This one gives you an extra turn: { $wonder }.

guide-lesson-powers-title = A wonder’s power
guide-lesson-powers = Some wonders do something special when they are built: destroy one of your opponent’s brown or grey cards, build a discarded card for free, or draw a progress token from the box. Now choose.

guide-lesson-seven-title = Seven wonders, not eight
guide-lesson-seven = You have four wonders each, but only seven are built in a game. Once the seventh is built, the last one leaves the game. Do not wait too long.
guide-lesson-seven-here = Wonders built so far: { $built }.

guide-lesson-shields-title = Shields
guide-lesson-shields = Each shield on a red card or a wonder pushes the conflict pawn one space towards your opponent’s capital. If it gets there, you win at once. If not, a lead is worth 2, 5 or 10 points at the end.

guide-lesson-loot-title = Military tokens
guide-lesson-loot = When the pawn enters a zone with a token, the player being pushed back loses 2 or 5 coins at once, and the token is gone.

guide-lesson-siege-title = A capital in danger
guide-lesson-siege = The pawn is close to a capital. Shields matter most now: take them to save yourself or to strike, and uncover none for your opponent.
guide-lesson-siege-here = { $you ->
    [yes] { $rest ->
        [one] { $rest } space
       *[other] { $rest } spaces
    } from your victory!
   *[no] { $rest ->
        [one] { $rest } space
       *[other] { $rest } spaces
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
   *[no] Your opponent has { $held } different ones: take green cards before they can.
}

guide-lesson-undo-title = Undo a move
guide-lesson-undo = In a game against the computer you can undo your last move at any time. A good way to try things out.

guide-lesson-ageend-title = The age ends soon
guide-lesson-ageend = An age ends when all its cards are taken. An extra turn earned with the last card is lost. Think ahead: who will have to uncover what?
guide-lesson-ageend-here = { $left ->
    [one] One card is left.
   *[other] { $left } cards are left.
}

guide-lesson-begin-title = Who begins the next age
guide-lesson-begin = The player with the weaker military decides who begins: the one on whose side the conflict pawn stands. If the pawn is in the middle, the player who took the last card decides.

guide-lesson-second-title = The second age
guide-lesson-second = The cards lie differently now, cost more and give more. This is the last age with brown and grey cards.

guide-lesson-guilds-title = Guilds
guide-lesson-guilds = The third age has three purple cards with a back of their own. A guild gives you coins or points for, say, blue cards, counted in the city that has more of them, even if that is your opponent’s.

guide-lesson-scoring-title = The end
guide-lesson-scoring = After the third age, points are added up: military, cards, wonders, progress tokens, and 1 point for every 3 coins. If someone has already won, points do not matter.

## Lessons of 7 Wonders

guide-lesson-classic-welcome-title = Welcome!
guide-lesson-classic-welcome = You lead a city of the ancient world, and so do your neighbours. Over three ages you build it up; whoever has the most points at the end wins. This is a real game against easy computer players. I explain each thing when it first comes up.

guide-lesson-classic-neighbours-title = Your neighbours
guide-lesson-classic-neighbours = Your city is in the middle, with one neighbour on your left and one on your right. However many people play, you trade and fight only with these two, so watch what they build.

guide-lesson-classic-side-title = Two sides of a board
guide-lesson-classic-side = Every board has a day side and a night side with different stages. Choose one; the day side is simpler. The resource in the corner is yours from the start.

guide-lesson-classic-powers-title = A wonder’s power
guide-lesson-classic-powers = Some stages do something special: build a discarded card for free, or play the last card of an age as well. Now choose.

guide-lesson-classic-scoring-title = The end
guide-lesson-classic-scoring = After the third age, points are added up: wonder, 1 for every 3 coins, military, blue, yellow and green cards, guilds. If it is a tie, whoever has more coins wins.

guide-lesson-classic-hand-title = Your hand
guide-lesson-classic-hand = Everyone chooses one card from their hand at the same time, without seeing the others’ choices. Then all cards are played at once, and the rest of each hand goes to a neighbour.
guide-lesson-classic-hand-here = You hold { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}

guide-lesson-classic-turn-title = One card, three choices
guide-lesson-classic-turn = Select a card. Then build it in your city, put it under your wonder to build the next stage, or discard it for 3 coins. You see what each option costs you.

guide-lesson-classic-conflict-title = Conflicts
guide-lesson-classic-conflict = At the end of an age you compare shields with each neighbour. If you have more, you get 1 point in the first age, 3 in the second and 5 in the third; if you have fewer, you lose 1 point.
guide-lesson-classic-conflict-here = Your military is now worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

guide-lesson-classic-last-title = The last turn of an age
guide-lesson-classic-last = Two cards are left: you play one, and the other is discarded and brings no coins. Then shields are compared and the next age is dealt.

guide-lesson-classic-passed-title = Passing cards
guide-lesson-classic-passed = You got this hand from one neighbour, and yours went to the other. What you leave, the next player can take. Hands pass to the left in the first and third ages, to the right in the second.

guide-lesson-classic-resources-title = Resources
guide-lesson-classic-resources = Brown and grey cards produce resources. Resources are never used up: your city has them every turn. The resource on your board counts too.

guide-lesson-classic-free-title = Free through a chain
guide-lesson-classic-free = You have an earlier building of this chain, so this one costs you nothing: no coins, no resources.
guide-lesson-classic-free-here = You have { $earlier }, so { $card } is free for you.

guide-lesson-classic-trade-title = Buying from neighbours
guide-lesson-classic-trade = Buy what you lack from a neighbour who produces it: 2 coins for each resource, paid to that neighbour, who cannot refuse and loses nothing. Only their board and their brown and grey cards count.
guide-lesson-classic-trade-here = For { $card } you would have to buy { $resource }: { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-classic-never-title = Out of reach
guide-lesson-classic-never = If neither you nor your neighbours produce a resource, you cannot build cards that cost it. You can still discard such a card or put it under your wonder.
guide-lesson-classic-never-here = Right now you cannot get the resources for { $card }.

guide-lesson-classic-wonder-title = Building a stage
guide-lesson-classic-wonder = You can build the next stage of your wonder now: pay the cost on the board and put any card under it, face down. A good use for a card that your neighbour wants.
guide-lesson-classic-wonder-here = The next stage would cost you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-classic-sell-title = Coins for a card
guide-lesson-classic-sell = You can discard any card for coins. That helps when you cannot build anything good, and it keeps the card away from others.
guide-lesson-classic-sell-here = A discarded card brings { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-classic-red-title = Shields
guide-lesson-classic-red = Red cards carry shields. They count only against your two neighbours, at the end of each age. One shield more than they have is enough.

guide-lesson-classic-green-title = Science
guide-lesson-classic-green = Green cards carry one of three symbols. Several of the same kind are worth the square of their number: 1, 4, 9, 16 points. Each set of all three symbols is worth 7 more.

guide-lesson-classic-chain-title = Chains
guide-lesson-classic-chain = A symbol in the lower right corner of a card begins a chain: once that card is in your city, a later card with the same symbol is free.
guide-lesson-classic-chain-here = With { $card } in your city, { $later } will be free.

guide-lesson-classic-blue-title = Blue cards
guide-lesson-classic-blue = Blue cards, the civilian buildings, simply give the points printed on them.

guide-lesson-classic-yellow-title = Yellow cards
guide-lesson-classic-yellow = Yellow cards, the commercial buildings, give coins, make your neighbours’ resources cheaper, or produce for you alone: neighbours cannot buy from them.

guide-lesson-classic-twice-title = Each building once
guide-lesson-classic-twice = No city has two buildings of the same name. A second one can still be discarded or put under your wonder.
guide-lesson-classic-twice-here = You already have this one: { $card }.

guide-lesson-classic-income-title = A neighbour has bought from you
guide-lesson-classic-income = When a neighbour buys one of your resources, the coins are yours, and you keep the resource. It pays to produce what your neighbours lack.
guide-lesson-classic-income-here = That brought you { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}

guide-lesson-classic-arms-title = A stronger neighbour
guide-lesson-classic-arms = A neighbour has more shields than you. Either keep up, or give up this fight and use your cards better: a defeat costs only 1 point.
guide-lesson-classic-arms-here = Shields: your neighbour has { $shields }, you have { $own }.

guide-lesson-classic-sets-title = Growing science
guide-lesson-classic-sets = Each science card is worth more than the one before: the third of a kind adds 5 points, a full set 7. Choose whether to collect one symbol or all three.
guide-lesson-classic-sets-here = Your science is now worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

guide-lesson-classic-undo-title = Undo a move
guide-lesson-classic-undo = In a game against the computer you can undo your last choice at any time. A good way to try things out.

guide-lesson-classic-second-title = The second age
guide-lesson-classic-second = Hands now pass to the right. Brown cards give two of a resource. This is the last age with brown and grey cards.

guide-lesson-classic-third-title = The third age
guide-lesson-classic-third = Cards are expensive now but worth a lot, and each conflict is worth 5 points. Finish your wonder, and look at what your neighbours have: guilds give points for it.

guide-lesson-classic-guilds-title = Guilds
guide-lesson-classic-guilds = Purple cards, the guilds, give points for cards and stages in your neighbours’ cities or your own. Count before you choose.
