# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = All rules
rules-lead = The game as it is played here, in our own words. Every rule has a number that you can point at.
rules-ruling-lead = (R) marks a ruling: the printed rules are silent there or their editions disagree, and this is what we play.
rules-ruling = our ruling
rules-find = Search the rules
rules-none = No rule speaks of this.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-link = Link to rule { $number }
rules-chapters = Chapters

## 7 Wonders Duel

rules-d1-title = Set-up
rules-d1-1 = The box holds 23 cards of Age I, 23 of Age II and 20 of Age III, 7 guilds, 12 wonders, 10 progress tokens, 4 military tokens and the conflict pawn.
rules-d1-2 = Both players begin with 7 coins. (R) The bank never runs out of coins. An agreed handicap gives the second player a few extra coins.
rules-d1-3 = The military track is a line of 19 spaces: neutral in the middle, where the pawn begins, and nine towards each capital. Counted from neutral, 1–2, 3–5 and 6–8 are zones and the ninth space is the capital. Towards each player a token of 2 coins waits in zone 3–5 and one of 5 coins in zone 6–8.
rules-d1-4 = Five progress tokens, drawn at random, lie face up on the board. The other five stay in the box.
rules-d1-5 = Three random cards of each age go back unseen, and three random guilds, unseen as well, are shuffled into Age III. That leaves 20 cards for every age.
rules-d1-6 = (R) A guild has a different back from the other cards of Age III, so everyone can see whether a face-down card is a guild.

rules-d2-title = Choosing wonders
rules-d2-1 = Four random wonders are laid open: the first player takes one, the second two, the first the one that is left. Four more are laid open, and now the second player takes one, the first two, the second the last. The other four wonders stay out of the game, unknown to both.
rules-d2-2 = Beginners skip this. The first player has the Pyramids, the Great Lighthouse, the Temple of Artemis and the Statue of Zeus; the second has the Circus Maximus, Piraeus, the Appian Way and the Colossus.

rules-d3-title = The structure of an age
rules-d3-1 = An age begins with its 20 cards laid out in rows that overlap, each age in its own shape. Rows that lie face up and rows that lie face down alternate.
rules-d3-2 = A card can be taken once no part of it is covered.
rules-d3-3 = At the end of a turn, cards that can now be taken are turned face up. (R) First come all choices of the turn: token, destroyed card, card of the Mausoleum. An extra turn begins only after the cards are turned.

rules-d4-title = A turn
rules-d4-1 = On your turn, take one available card and do one of three things with it: build it, discard it, or build one of your own wonders with it.
rules-d4-2 = Build: pay what the card costs and add it to the city. It takes effect at once.
rules-d4-3 = Discard: take 2 coins, plus 1 for each yellow card in your city. The card joins the discard pile, which both players may look through at any time.
rules-d4-4 = Build a wonder: pay what the wonder costs; the cost of the card does not matter. The card goes under the wonder, does nothing, and is in no pile from now on.
rules-d4-5 = A game sees seven wonders, never eight. As soon as the seventh is built, the last unbuilt one is out, no matter whose it is; only then does the seventh take effect.
rules-d4-6 = Turns alternate, except for extra turns (D8).

rules-d5-title = Costs
rules-d5-1 = A cost asks for coins, for resources (wood, clay, stone; glass, papyrus), for both or for nothing. Resources are not spent: a city produces them anew for every construction.
rules-d5-2 = Brown and grey cards produce, and some yellow cards and wonders. Caravansery, Forum, Great Lighthouse and Piraeus leave the choice: for each construction one unit of one of the resources they show.
rules-d5-3 = Whatever is missing is bought from the bank, as much as one likes. A unit costs 2 coins, plus 1 for every symbol of that resource on the opponent’s brown and grey cards. The opponent’s yellow cards and wonders do not raise the price.
rules-d5-4 = The owner of the Stone, Clay or Wood Reserve or of the Customs House buys the resources shown there for 1 coin each from the next turn on, whatever the opponent produces.
rules-d5-5 = Nobody pays more than necessary: choice production and discounts are put where they save the most.
rules-d5-6 = Masonry lowers the cost of blue cards, Architecture that of wonders, by two resources of your choice; never by coins.
rules-d5-7 = Chain: a card with a chain symbol in its cost is free, coins included, if your city has the card with that symbol. You may use the chain even if you could pay.
rules-d5-8 = If you cannot pay, you cannot build.
rules-d5-9 = The rulebooks’ examples. Fortifications: 5 coins, with 2 own stone and an opponent who makes 1 clay and no papyrus. Aqueduct: 12 coins, without stone and against 2 stone. Caravansery: 7 coins, which are 2, 3 for glass against 1 glass, and 2 for papyrus. Discarding the Aqueduct with two yellow cards in the city: 4 coins for its owner.

rules-d6-title = Military
rules-d6-1 = Every shield built moves the pawn one space towards the opponent’s capital, at once.
rules-d6-2 = A zone that the pawn enters and that still has its token costs the opponent the coins on it, 2 or 5, or all they have; the token is used up. (R) A long move takes the tokens of all zones it reaches, first the 2, then the 5.
rules-d6-3 = The pawn in the opponent’s capital wins the game immediately. (R) The rest of the action does not happen any more, and nothing is asked.
rules-d6-4 = With Strategy, red cards built from now on have one shield more. Wonders do not, nor do cards built before. (R) A red card that the Mausoleum builds does.

rules-d7-title = Science
rules-d7-1 = There are seven symbols. Six are found on two green cards each; the seventh is found on the Law token alone.
rules-d7-2 = Two of the same symbol in your city let you take one of the progress tokens on the board, at once. (R) You must take one; if the board is empty, you get nothing. Law never makes a pair.
rules-d7-3 = Six different symbols, Law among them or not, win the game immediately.

rules-d8-title = Extra turns
rules-d8-1 = The Appian Way, the Hanging Gardens, Piraeus, the Sphinx and the Temple of Artemis give an extra turn: as soon as cards have been turned up (D3.3), the same player is on turn again. One extra turn may lead to the next.
rules-d8-2 = With Theology, wonders built from now on give an extra turn; never two for one wonder. (R) The Great Library that brings Theology does not profit from it.
rules-d8-3 = If the age has no card left, the extra turn is lost.

rules-d9-title = What wonders do
rules-d9-1 = Appian Way: the bank pays 3 coins, the opponent loses 3 or all they have; extra turn.
rules-d9-2 = Circus Maximus, Statue of Zeus: one grey (Circus) or brown (Zeus) card of the opponent’s city, chosen by the builder, goes to the discard pile. (R) If there is such a card, one must go; if there is none, the wonder can be built all the same.
rules-d9-3 = Great Library: draw three random tokens from the box and keep one; its effect applies at once. The other two go back. (R) Both players see all three.
rules-d9-4 = Mausoleum: the builder picks a card from the discard pile and builds it for nothing, with everything it does. (R) There is no declining unless the pile is empty. It is not a chain, so Urbanism pays nothing. Cards taken out at set-up (D1.5) and cards under wonders (D4.4) are not in the pile.
rules-d9-5 = Great Lighthouse, Piraeus: production of choice (D5.2). What is left are coins, shields and points as printed.

rules-d10-title = Progress tokens
rules-d10-0 = Each works from the moment it is taken.
rules-d10-agriculture = Agriculture: 6 coins; 4 points
rules-d10-architecture = Architecture: wonders cost two fewer resources (D5.6)
rules-d10-economy = Economy: what the opponent pays for missing resources, for cards and wonders and at whatever price, goes to the owner; coins that a cost itself asks for do not
rules-d10-law = Law: a scientific symbol (D7)
rules-d10-masonry = Masonry: blue cards cost two fewer resources (D5.6)
rules-d10-mathematics = Mathematics: 3 points for each token owned, this one too
rules-d10-philosophy = Philosophy: 7 points
rules-d10-strategy = Strategy: one shield more on red cards (D6.4)
rules-d10-theology = Theology: extra turns for wonders (D8.2)
rules-d10-urbanism = Urbanism: 6 coins; 4 more whenever a card is built by a chain

rules-d11-title = Coins from cards
rules-d11-1 = Coins shown on a card come once, when it is built. The yellow cards of Age III count what their own city has; the Lighthouse counts itself.
rules-d11-2 = A guild looks at the city that has more of what it counts, whosever it is: for coins when it is built, for points at the end, each time anew. Shipowners add up brown and grey cards of the same city. Builders (2 points for each wonder) and Moneylenders (1 point for each 3 coins) bring no coins.
rules-d11-3 = (R) Within one action things happen in this order: the price is paid; Economy pays the opponent; own coins come; shields move the pawn and military tokens cost coins; the Appian Way takes its 3; choices are made.

rules-d12-title = The end of an age
rules-d12-1 = When the last of its 20 cards has been taken, an age is over.
rules-d12-2 = The next age is laid out. Then the player on whose half the pawn stands says who begins it. (R) If the pawn is on the neutral space, the one who took the last card says so; one edition still lets that player begin without a choice, which its publisher has corrected.

rules-d13-title = The end of the game
rules-d13-1 = Military (D6.3) or scientific (D7.3) victory ends the game on the spot. Otherwise it ends with Age III.
rules-d13-2 = Then points decide: for the pawn (2, 5 or 10 by zone, for the player who has pushed it forward), for blue, green, yellow and purple cards, for wonders, for tokens, and 1 for each 3 coins. The score sheet has a line for each.
rules-d13-3 = If points are tied, the player with more points on blue cards wins. If those are tied too, both win.

## 7 Wonders

rules-c1-title = Set-up
rules-c1-1 = Each copy of a card shows a number of players and is used only with at least that many. That makes seven cards per player in Ages I and II. Random guilds, unseen, are shuffled into Age III: two more than there are players, out of ten. That again makes seven cards per player.
rules-c1-2 = Every player has a wonder board, drawn at random or agreed on, no board twice. Its side is chosen by its owner, all in secret and at the same time; or all agree on day or night, or leave it to chance.
rules-c1-3 = Everyone begins with 3 coins and with the resource printed on the board. (R) The bank never runs out of coins.

rules-c2-title = An age
rules-c2-1 = Everyone is dealt seven cards. In each of six turns all choose one card and what to do with it, in secret; when the last has chosen, all of it happens at once. Then every hand goes to the left neighbour in Ages I and III, to the right one in Age II.
rules-c2-2 = In the sixth turn a hand has two cards: one is used, the other goes face down to the discard pile, for no coins.
rules-c2-3 = After the sixth turn come the conflicts, then the next age; after the third the game is over.

rules-c3-title = One action per card
rules-c3-1 = Build it: pay the cost, and it stays in the city. No city has two buildings of the same name: not in one age, not across ages (glassworks, loom, press), not from the discard pile. Such a card can still be sold or used for a stage.
rules-c3-2 = Build the next stage of the wonder: pay the stage’s cost, and put the card under it, face down. It has no name, colour or symbol any more. Stages are built from left to right, in any age, or never.
rules-c3-3 = Sell it: it goes face down to the discard pile, for 3 coins from the bank.

rules-c4-title = Costs
rules-c4-1 = A cost is nothing, coins for the bank, or resources: wood, stone, clay, ore; glass, cloth, papyrus.
rules-c4-2 = Free by chain: a card is free if your city has any building with one of the chain symbols that the card shows in its cost. Either trading post makes the Forum free.
rules-c4-3 = Each turn your city gives each of its symbols once: its starting resource, and what its brown, grey and yellow cards and built stages show. A symbol with several resources gives one of them.

rules-c5-title = Trade
rules-c5-1 = What you lack you buy from your two neighbours for 2 coins each, paid to that neighbour, who keeps the resource and cannot refuse.
rules-c5-2 = For sale are the start resource and the brown and grey cards; not the yellow cards, not the stages. Of a symbol with several resources each buyer takes whichever it wants, whatever the owner or the other buyer takes.
rules-c5-3 = A buyer has each symbol once a turn. Both neighbours may buy the same symbol in the same turn.
rules-c5-4 = You can only spend coins you had at the start of the turn. Coins you earn this turn, and resources a neighbour builds this turn, can be used from the next turn on.
rules-c5-5 = The West Trading Post lowers raw materials of the left neighbour to 1 coin, the East Trading Post those of the right one; the Marketplace lowers goods of both. Only for their owner.
rules-c5-6 = (R) The buyer chooses from whom to buy. Every split between left and right is offered unless another split costs less on one side and no more on the other; the cheapest comes first.
rules-c5-7 = Production is matched exactly: if any way of using all the symbols pays for a card, you can build it, and no cheaper way is missed.

rules-c6-title = Resolution of a turn
rules-c6-1 = What is legal and what it costs depends on the state before the turn. First everyone pays, then all cards and stages enter play, then coins from effects are counted. (R) Coins for neighbours’ cards also count cards that entered play in the same turn. The order of seats does not matter.
rules-c6-2 = Babylon by night, first stage: its owner plays the last card of each age, too, at its cost: building, stage or sale; from the age in which the stage is built, even if that was in the sixth turn. (R) It happens after the sixth turn, with the coins and the production of that moment.
rules-c6-3 = Halikarnassos: at the end of the turn in which such a stage is built its owner builds a card of the discard pile for free, those of this turn included; in the sixth turn after Babylon and before the conflicts. (R) This may be declined, and is skipped if no card fits.
rules-c6-4 = Olympia, day side, second stage: a building of a colour your city does not have yet is free. Night side, first stage: the building you choose in the first turn of each age is free; second stage: the one you choose in the sixth. If you sell that card or put it under your wonder, the free building is lost for that age. (R) A brown card’s coin is waived too.
rules-c6-5 = A choice in the middle of a turn is put to that player alone. The others wait and can see whom they are waiting for.

rules-c7-title = Military
rules-c7-1 = At the end of an age everyone compares shields with both neighbours. More shields win a token of 1, 3 or 5 points by the age, fewer a token of −1; equal ones nothing.

rules-c8-title = Scoring
rules-c8-1 = In the order of the score pad: stages; one point for three coins; military tokens, which may be negative; blue cards; yellow cards; green cards, with the square of the number of each symbol and 7 for each set of three different ones, wild symbols set at the end in the best way; guilds.
rules-c8-2 = The Builders count the stages of your own wonder and of both neighbours’ wonders. The Decorators give 7 points if every stage of your wonder is built. The Shipowners count your own brown, grey and purple cards, including themselves. The others count cards of one colour in both neighbouring cities.
rules-c8-3 = The player with the most points wins. Ties go to the player with the most coins; if those are equal too, the victory is shared.

rules-c9-title = What a player may know
rules-c9-1 = You know your own hand; every city with its coins and tokens; who has already chosen; how many cards are face down, and of which age. You do not know those cards’ faces, other hands, or choices before everyone has chosen. You may remember what you have seen: hands you held and passed on, cards you put away, and the discard pile if you were allowed to look through it.
