# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = All rules
rules-lead = The rules as they are played here, in our own words. Each rule has a number, so you can refer to it.
rules-ruling-lead = (R) marks a ruling: where the printed rules say nothing or their editions disagree, this is what we play.
rules-ruling = our ruling
rules-find = Search the rules
rules-none = No rule matches.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-link = Link to rule { $number }
rules-chapters = Chapters

## 7 Wonders Duel

rules-d1-title = Set-up
rules-d1-1 = The box holds 23 cards of Age I, 23 of Age II and 20 of Age III, 7 guilds, 12 wonders, 10 progress tokens, 4 military tokens and the conflict pawn.
rules-d1-2 = Both players begin with 7 coins. (R) The bank never runs out of coins. You can agree that the second player gets a few extra coins.
rules-d1-3 = The military track has 19 spaces: the neutral space in the middle, where the conflict pawn begins, and nine on each side. Counting from the middle, spaces 1–2, 3–5 and 6–8 are zones, and the ninth space is the capital. On each player’s side lie two military tokens: one of 2 coins in zone 3–5 and one of 5 coins in zone 6–8.
rules-d1-4 = Five progress tokens, drawn at random, lie face up on the board. The other five stay in the box.
rules-d1-5 = From each age, three random cards go back to the box, unseen. Three random guilds, also unseen, are shuffled into Age III. That leaves 20 cards for each age.
rules-d1-6 = (R) A guild has a different back from the other cards of Age III, so everyone can see whether a face-down card is a guild.

rules-d2-title = Choosing wonders
rules-d2-1 = Four random wonders are laid out face up: the first player takes one, the second player takes two, and the first player gets the last one. Then four more are laid out, and this time the second player takes one, the first player takes two, and the second player gets the last one. The other four wonders stay in the box, and neither player knows which they are.
rules-d2-2 = In a first game you can skip this. The first player gets the Pyramids, the Great Lighthouse, the Temple of Artemis and the Statue of Zeus; the second player gets the Circus Maximus, Piraeus, the Appian Way and the Colossus.

rules-d3-title = The structure of an age
rules-d3-1 = Each age begins with 20 cards laid out in overlapping rows; each age has its own shape. Face-up and face-down rows alternate.
rules-d3-2 = A card is available as soon as no other card covers any part of it.
rules-d3-3 = At the end of a turn, face-down cards that have become available are turned face up. (R) All choices of the turn come first: a token, a card to destroy, a card for the Mausoleum. An extra turn begins only after the cards have been turned up.

rules-d4-title = A turn
rules-d4-1 = On your turn, take one available card and do one of three things with it: build it, discard it, or build one of your own wonders with it.
rules-d4-2 = Build: pay the cost of the card and add it to your city. It takes effect at once.
rules-d4-3 = Discard: take 2 coins, plus 1 for each yellow card in your city. The card joins the discard pile, which both players may look through at any time.
rules-d4-4 = Build a wonder: pay the cost of the wonder; the cost of the card does not matter. Put the card under the wonder. It has no effect and no longer belongs to any pile.
rules-d4-5 = Seven wonders are built in a game, never eight. As soon as the seventh is built, the last unbuilt wonder goes back to the box, no matter whose it is. Only then does the seventh take effect.
rules-d4-6 = Players take turns, except for extra turns (D8).

rules-d5-title = Costs
rules-d5-1 = A cost can be coins, resources (wood, clay, stone; glass, papyrus), both, or nothing. Resources are never used up: your city produces them again for everything you build.
rules-d5-2 = Brown and grey cards produce resources, and so do some yellow cards and wonders. The Caravansery, the Forum, the Great Lighthouse and Piraeus have flexible production: each time you build, they produce one of the resources they show.
rules-d5-3 = Buy the resources you lack from the bank, as many as you like. Each costs 2 coins, plus 1 for every symbol of that resource on your opponent’s brown and grey cards. Your opponent’s yellow cards and wonders do not raise the price.
rules-d5-4 = If you own the Stone, Clay or Wood Reserve or the Customs House, from your next turn on you buy the resources it shows for 1 coin each, whatever your opponent produces.
rules-d5-5 = You never pay more than you have to: flexible production and discounts are used where they save the most.
rules-d5-6 = Masonry lowers the cost of blue cards, Architecture that of wonders, by two resources of your choice; never by coins.
rules-d5-7 = Chain: a card with a chain symbol in its cost is free, coins included, if your city has the card with that symbol. You may use the chain even if you could pay.
rules-d5-8 = If you cannot pay, you cannot build.
rules-d5-9 = Examples from the rulebooks. Fortifications: 5 coins, if you produce 2 stone and your opponent produces 1 clay and no papyrus. Aqueduct: 12 coins, if you produce no stone and your opponent produces 2. Caravansery: 7 coins, that is 2 for the card, 3 for glass if your opponent produces 1 glass, and 2 for papyrus. Discarding the Aqueduct with two yellow cards in your city gives you 4 coins.

rules-d6-title = Military
rules-d6-1 = Each shield you build moves the conflict pawn one space towards your opponent’s capital, at once.
rules-d6-2 = When the pawn enters a zone that still has its token, your opponent loses the coins shown on it, 2 or 5, or all they have. The token goes back to the box. (R) A long move takes the tokens of all the zones it reaches: first the 2, then the 5.
rules-d6-3 = If the pawn reaches your opponent’s capital, you win at once. (R) The rest of the action is skipped, and no choice is left to make.
rules-d6-4 = With Strategy, red cards you build from now on have one more shield. Wonders do not, nor do cards you built before. (R) A red card built with the Mausoleum does.

rules-d7-title = Science
rules-d7-1 = There are seven scientific symbols. Six of them are on two green cards each; the seventh is only on the Law token.
rules-d7-2 = Two of the same symbol in your city let you take one of the progress tokens on the board, at once. (R) You must take one; if the board is empty, you get nothing. Law never makes a pair.
rules-d7-3 = Six different symbols, with or without Law, win the game at once.

rules-d8-title = Extra turns
rules-d8-1 = The Appian Way, the Hanging Gardens, Piraeus, the Sphinx and the Temple of Artemis give you an extra turn: you play again as soon as cards have been turned up (D3.3). One extra turn can lead to another.
rules-d8-2 = With Theology, wonders you build from now on give you an extra turn, but never two for one wonder. (R) If you take Theology from the Great Library, the Great Library itself gives no extra turn.
rules-d8-3 = If no card of the age is left, the extra turn is lost.

rules-d9-title = What wonders do
rules-d9-1 = Appian Way: you take 3 coins from the bank, and your opponent loses 3, or all they have. You get an extra turn.
rules-d9-2 = Circus Maximus and Statue of Zeus: choose one grey card (Circus Maximus) or one brown card (Statue of Zeus) in your opponent’s city and put it on the discard pile. (R) If there is such a card, you must choose one; if there is none, you can still build the wonder.
rules-d9-3 = Great Library: draw three random tokens from the box and keep one; its effect applies at once. The other two go back. (R) Both players see all three.
rules-d9-4 = Mausoleum: choose a card from the discard pile and build it for free, with all its effects. (R) You cannot decline unless the pile is empty. This is not a chain, so Urbanism pays nothing. Cards removed at set-up (D1.5) and cards under wonders (D4.4) are not in the pile.
rules-d9-5 = Great Lighthouse and Piraeus: flexible production (D5.2). All other effects are coins, shields and points, as printed.

rules-d10-title = Progress tokens
rules-d10-0 = A token works from the moment you take it.
rules-d10-agriculture = Agriculture: 6 coins; 4 points
rules-d10-architecture = Architecture: wonders cost two fewer resources (D5.6)
rules-d10-economy = Economy: you receive the coins your opponent pays for missing resources, for cards and wonders and at any price, but not coins that are part of a cost
rules-d10-law = Law: a scientific symbol (D7)
rules-d10-masonry = Masonry: blue cards cost two fewer resources (D5.6)
rules-d10-mathematics = Mathematics: 3 points for each of your tokens, including this one
rules-d10-philosophy = Philosophy: 7 points
rules-d10-strategy = Strategy: one more shield on red cards (D6.4)
rules-d10-theology = Theology: extra turns for wonders (D8.2)
rules-d10-urbanism = Urbanism: 6 coins; 4 more each time you build a card through a chain

rules-d11-title = Coins from cards
rules-d11-1 = You get the coins shown on a card once, when you build it. The yellow cards of Age III count only what is in your own city; the Lighthouse counts itself.
rules-d11-2 = A guild counts cards, wonders or coins in the city that has more of them, even if that is your opponent’s: for coins when you build it, and again for points at the end of the game. Shipowners add the brown and grey cards of one city together. Builders (2 points for each wonder) and Moneylenders (1 point for every 3 coins) give no coins.
rules-d11-3 = (R) An action is resolved in this order: you pay the price; your opponent gets coins from Economy; you get your own coins; shields move the pawn, and military tokens cost coins; the Appian Way takes its 3 coins; choices are made.

rules-d12-title = The end of an age
rules-d12-1 = An age ends when the last of its 20 cards has been taken.
rules-d12-2 = The next age is laid out. The player on whose half the pawn stands then decides who begins it. (R) If the pawn is on the neutral space, the player who took the last card decides. One edition lets that player begin without a choice; its publisher has corrected this.

rules-d13-title = The end of the game
rules-d13-1 = Military (D6.3) or scientific (D7.3) supremacy ends the game at once. Otherwise it ends after Age III.
rules-d13-2 = Then points decide: for the pawn (2, 5 or 10 by zone, for the player who has pushed it forward), for blue, green, yellow and purple cards, for wonders, for progress tokens, and 1 for every 3 coins. The score sheet has a line for each.
rules-d13-3 = If points are tied, the player with more points on blue cards wins. If those are tied too, both win.

## 7 Wonders

rules-c1-title = Set-up
rules-c1-1 = Each copy of a card shows a number of players and is used only with at least that many. That makes seven cards per player in Ages I and II. Random guilds, unseen, are shuffled into Age III: two more than there are players, out of ten. That again makes seven cards per player.
rules-c1-2 = Each player gets a wonder board, drawn at random or agreed on; no two are alike. Everyone chooses their side in secret and at the same time; or you agree on day or night, or leave it to chance.
rules-c1-3 = Each player begins with 3 coins and the resource printed on their board. (R) The bank never runs out of coins.

rules-c2-title = An age
rules-c2-1 = Everyone is dealt seven cards. In each of six turns, all players choose a card and what to do with it, in secret; when the last one has chosen, everything happens at once. Then you pass your hand to your left neighbour in Ages I and III, to your right neighbour in Age II.
rules-c2-2 = In the sixth turn you have two cards in your hand: you use one, and the other goes face down to the discard pile, for no coins.
rules-c2-3 = After the sixth turn come the conflicts, then the next age. After the third age the game is over.

rules-c3-title = One action per card
rules-c3-1 = Build it: pay the cost, and it stays in your city. No city has two buildings of the same name: not in one age, not across ages (Glassworks, Loom, Press), not from the discard pile. You can still discard such a card or use it for a stage.
rules-c3-2 = Build the next stage of your wonder: pay the cost of the stage and put the card under it, face down. The card no longer has a name, a colour or a symbol. Stages are built from left to right, in any age, or not at all.
rules-c3-3 = Discard it: it goes face down to the discard pile, and you take 3 coins from the bank.

rules-c4-title = Costs
rules-c4-1 = A cost can be nothing, coins for the bank, or resources: wood, stone, clay, ore; glass, cloth, papyrus.
rules-c4-2 = Free through a chain: a card is free if your city has any building with one of the chain symbols that the card shows in its cost. Either trading post makes the Forum free.
rules-c4-3 = Each turn you can use each symbol of your city once: its starting resource, and the symbols on its brown, grey and yellow cards and its built stages. A symbol with several resources gives one of them.

rules-c5-title = Trade
rules-c5-1 = Buy the resources you lack from your two neighbours for 2 coins each. You pay the neighbour, who keeps the resource and cannot refuse.
rules-c5-2 = Neighbours sell the resource of their board and those of their brown and grey cards, but not those of yellow cards or stages. If a symbol shows several resources, each buyer takes the one they want, whatever the owner or the other buyer takes.
rules-c5-3 = You can buy each symbol once a turn. Both neighbours of a city can buy the same symbol in the same turn.
rules-c5-4 = You can only spend coins you had at the start of the turn. Coins you earn this turn, and resources a neighbour builds this turn, can be used from the next turn on.
rules-c5-5 = With the West Trading Post you pay your left neighbour 1 coin for each raw material, with the East Trading Post your right neighbour. With the Marketplace you pay both neighbours 1 coin for each manufactured good. These prices are for you alone.
rules-c5-6 = (R) You choose from whom you buy. Every split between left and right is offered unless another split costs less on one side and no more on the other; the cheapest comes first.
rules-c5-7 = Production is matched exactly: if any way of using all the symbols pays for a card, you can build it, and no cheaper way is missed.

rules-c6-title = Resolution of a turn
rules-c6-1 = Legal moves and prices depend on the position before the turn. First everyone pays, then all cards and stages enter play, then coins from effects are counted. (R) Coins for neighbours’ cards also count cards that entered play in the same turn. The order of seats does not matter.
rules-c6-2 = Babylon, night side, first stage: you also play the last card of each age, at its cost. You can build it, use it for a stage or discard it. This starts in the age in which you build the stage, even if you do so in the sixth turn. (R) It happens after the sixth turn, with the coins and the production you have then.
rules-c6-3 = Halikarnassos: at the end of the turn in which you build such a stage, you build a card from the discard pile for free; cards discarded in this turn count too. In the sixth turn this happens after Babylon and before the conflicts. (R) You can decline. If you cannot build any card, this is skipped.
rules-c6-4 = Olympia, day side, second stage: a building of a colour your city does not have yet is free. Night side, first stage: the building you choose in the first turn of each age is free; second stage: the one you choose in the sixth. If you discard that card or put it under your wonder, the free building is lost for that age. (R) A brown card’s coin is waived too.
rules-c6-5 = If one player has to choose in the middle of a turn, the others wait and can see whom they are waiting for.

rules-c7-title = Military
rules-c7-1 = At the end of an age, you compare shields with each neighbour. If you have more, you get a token worth 1, 3 or 5 points in Age I, II or III; if you have fewer, a token worth −1; if you have the same number, nothing.

rules-c8-title = Scoring
rules-c8-1 = In the order of the score sheet: stages; 1 point for every 3 coins; military tokens, which can be negative; blue cards; yellow cards; green cards, which score the square of the number of each symbol and 7 for each set of three different ones, with wild symbols counted in the way that scores most; guilds.
rules-c8-2 = The Builders count the stages of your own wonder and of both neighbours’ wonders. The Decorators give 7 points if every stage of your wonder is built. The Shipowners count your own brown, grey and purple cards, including themselves. The others count cards of one colour in both neighbouring cities.
rules-c8-3 = The player with the most points wins. Ties go to the player with the most coins; if those are equal too, the victory is shared.

rules-c9-title = What a player may know
rules-c9-1 = You know your own hand; every city with its coins and tokens; who has already chosen; how many cards are face down, and of which age. You do not know those cards’ faces, other hands, or choices before everyone has chosen. You may remember what you have seen: hands you held and passed on, cards you discarded or put under your wonder, and the discard pile if you were allowed to look through it.
