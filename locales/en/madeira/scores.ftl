### The lines of the scoring sheet of Madeira, what gives points before, why a game ended, and what the evaluation counts.

madeira-score-reals = Prestige for Reals
madeira-score-pirates = Pirates

madeira-end-rounds = the fifth round is over

## Where points came from during play

madeira-source-routes = Request: Market Routes
madeira-source-expeditions = Request: Expeditions
madeira-source-guilds = Request: Influence of the Guilds
madeira-source-urbanization = Request: Urbanization
madeira-source-wealth = Request: Wealth of the Nation
madeira-source-capitania = Capitania
madeira-source-alfandega = Alfândega: Workers in Colonies
madeira-source-rewards = King's Rewards
madeira-source-favors = Guild Favors
madeira-source-passing = passing
madeira-source-honor = Honor of the City Watch
madeira-source-windmill = Windmill

## What the evaluation counts, in as few words as a list of reasons can hold

madeira-term-prestige = Prestige
madeira-term-reals = Reals
madeira-term-reals-to-10 = the first 10 Reals
madeira-term-reals-over-20 = Reals beyond 20
madeira-term-wheat = Wheat
madeira-term-sugar = Sugar
madeira-term-wine = Wine
madeira-term-wood = Wood
madeira-term-bread = Bread
madeira-term-windmill = Windmill
madeira-term-pirates = Pirates
madeira-term-pirate-loss = loss to Pirates
madeira-term-hunger = missing Bread
madeira-term-rot = missing Wood
madeira-term-home = Workers at Home
madeira-term-watch = Workers in the City Watch
madeira-term-watch-most = most Workers in the City Watch
madeira-term-region-1 = Workers in Region 1
madeira-term-region-2 = Workers in Region 2
madeira-term-region-3 = Workers in Region 3
madeira-term-region-1-three = three Workers in Region 1
madeira-term-region-2-three = three Workers in Region 2
madeira-term-region-3-three = three Workers in Region 3
madeira-term-forest = Worker in the Forest
madeira-term-wood-access = access to Wood
madeira-term-porto-santo = Workers in Porto Santo
madeira-term-funchal = Workers in Funchal
madeira-term-machico = Workers in Machico
madeira-term-porto-santo-most = most in Porto Santo
madeira-term-funchal-most = most in Funchal
madeira-term-machico-most = most in Machico
madeira-term-acores = Workers in Açores
madeira-term-brasil = Workers in Brasil
madeira-term-india = Workers in India
madeira-term-market-ships = Ships in Markets
madeira-term-colony-ships = Ships in Colonies
madeira-term-market-prestige = value of Market Routes
madeira-term-colony-prestige = value of Expeditions
madeira-term-routes-now = Market Routes held, scored now
madeira-term-expeditions-now = Expeditions held, scored now
madeira-term-influence-now = Influence of the Guilds held, scored now
madeira-term-urbanization-now = Urbanization held, scored now
madeira-term-wealth-now = Wealth of the Nation held, scored now
madeira-term-routes = Market Routes
madeira-term-expeditions = Expeditions
madeira-term-influence = Influence of the Guilds
madeira-term-urbanization = Urbanization
madeira-term-wealth = Wealth of the Nation
madeira-term-guilds = Guilds with a face-up Favor
madeira-term-favors-up = Favors face-up
madeira-term-favors-down = Favors face-down
madeira-term-monk = Monk
madeira-term-miller = Miller
madeira-term-bishop = Bishop
madeira-term-patron = Patron
madeira-term-lord = Lord
madeira-term-diplomat = Diplomat
madeira-term-treasurer = Treasurer
madeira-term-navigator = Navigator
madeira-term-engineer = Engineer
madeira-term-constable = Constable
madeira-term-lady = Lady
madeira-term-scout = Scout
madeira-term-dice = dice left
madeira-term-dice-sum = sum of the dice left
madeira-term-at-moinho = marker on Moinho
madeira-term-at-capitania = marker on Capitania
madeira-term-at-alfandega = marker on Alfândega
madeira-term-at-casa = marker on Casa da Coroa
madeira-term-at-fortaleza = marker on Fortaleza
madeira-term-cost-moinho = cost of Moinho
madeira-term-cost-capitania = cost of Capitania
madeira-term-cost-alfandega = cost of Alfândega
madeira-term-cost-casa = cost of Casa da Coroa
madeira-term-cost-fortaleza = cost of Fortaleza
madeira-term-in-row = place in the rows
madeira-term-order = place in the order
madeira-term-turn = whose turn it is

## What is scored next

# $own: yes for whoever plays, no for who looks on; $held: the Requests of a player, $scored: those that are scored.
madeira-clock-now = Scored next: { $scored } of { $own ->
    [yes] your
   *[no] everybody's
} { $held } Requests, phase E, this round; then in round { $next }
    .short = This round, phase E: { $scored } of { $held } Requests
madeira-clock-later = Scored next: { $scored } of { $own ->
    [yes] your
   *[no] everybody's
} { $held } Requests, phase E of round { $round }
    .short = Round { $round }, phase E: { $scored } of { $held } Requests
madeira-clock-last = Last round: { $own ->
    [yes] all your { $scored } Requests
   *[no] all Requests
} in phase E, then stores and Pirates
    .short = Last round: all Requests, stores, Pirates
madeira-gauge-rounds = rounds

## If it ended now

# $each: so many of them are worth one Prestige.
madeira-standing-stores = Reals, Goods, Wood and Bread: 1 for each { $each }
madeira-standing-note = Before Pirates: those of the others are hidden.

## The end of a round: what it is called, and why somebody gained something

madeira-scoring-round = The round is over: Requests
madeira-scoring-request = { $request } { $n }
madeira-scoring-honor = Honor { $n }
madeira-scoring-pirates = Pirates for missing Wood or Bread
