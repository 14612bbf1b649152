### The names of what is in the box of Madeira, and amounts of it.

madeira-name = Madeira
madeira-about = 1420: the island is new. Work its fields, sail for the markets, and meet the Crown's requests.
    .players = 2 to 4 players
    .length = 5 rounds
madeira-points = Prestige
    .one = Prestige
madeira-ties = Ties go to the topmost marker in the Passing Column (M-TIE-01).
madeira-luck = This rolls dice.

## Readings of the rules

madeira-reading-mill = Prestige at the mill
    .note = the Miller earns Prestige at the top of the Windmill (A-06)

## Goods

madeira-good-wheat = Wheat
madeira-good-sugar = Sugar
madeira-good-wine = Wine
madeira-amount-wheat = { $n } Wheat
madeira-amount-sugar = { $n } Sugar
madeira-amount-wine = { $n } Wine
madeira-amount-wood = { $n } Wood
madeira-amount-bread = { $n } Bread
# Several Goods, or none.
madeira-goods = { $goods-count ->
    [0] no Goods
   *[other] { $goods }
}

## Amounts

madeira-reals = { $n ->
    [one] { $n } Real
   *[other] { $n } Reals
}
madeira-prestige = { $n } Prestige
madeira-pirates = { $n ->
    [one] { $n } Pirate
   *[other] { $n } Pirates
}
madeira-workers = { $n ->
    [one] { $n } Worker
   *[other] { $n } Workers
}
madeira-ships = { $n ->
    [one] { $n } Ship
   *[other] { $n } Ships
}
madeira-favors = { $n ->
    [one] { $n } Favor
   *[other] { $n } Favors
}
madeira-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

## Buildings and Characters. `short` says in a few words what a Character does.

madeira-building-moinho = Moinho
madeira-building-capitania = Capitania
madeira-building-alfandega = Alfândega
madeira-building-casa = Casa da Coroa
madeira-building-fortaleza = Fortaleza

madeira-character-steward = Steward
    .short = move Workers to Fields
madeira-character-commander = Commander
    .short = move Ships to Markets or Colonies
madeira-character-guild-master = Guild Master
    .short = take a Favor for Wood
madeira-character-mayor = Mayor
    .short = collect income from your Cities

## Cities and Colonies. `income` is what the Mayor brings.

madeira-city-porto-santo = Porto Santo
    .income = Bread
madeira-city-funchal = Funchal
    .income = Reals
madeira-city-machico = Machico
    .income = Wood

madeira-colony-acores = Açores
madeira-colony-brasil = Brasil
madeira-colony-india = India

madeira-market-wheat = the Wheat Market
    .bare = Wheat Market
madeira-market-sugar = the Sugar Market
    .bare = Sugar Market
madeira-market-wine = the Wine Market
    .bare = Wine Market
madeira-port-colony = { $colony }
    .bare = { $colony }
madeira-slot = slot { $letter } of { $port }
    .bare = { $port-bare } { $letter }
    .port = { $port-bare }

## Places of Workers and Ships

madeira-region = Region { $region }
madeira-row = row { $row }
madeira-passing-slot = slot { $slot }
madeira-field = Field { $field }
    .bare = { $field }
# A Field by what grows there and where it is.
# $nth: its number in its Region, from the left, in Porto Santo row by row.
madeira-field-named = { $grows }, { $area } { $nth }
    .bare = { $grows }, { $area } { $nth }
madeira-area-porto-santo = Porto Santo
madeira-area-south = South
madeira-area-north = North
madeira-forest = the Forest
    .bare = Forest
madeira-home = Home
    .bare = Home
    .port = Home
madeira-watch = the City Watch
    .bare = City Watch
madeira-spot = { $city }, spot { $number }
    .bare = { $city } { $number }
madeira-land = the Land of { $colony }
    .bare = { $colony }

## Guilds and their Favors

madeira-guild-turquoise = turquoise
madeira-guild-green = green
madeira-guild-orange = orange
madeira-guild-violet = violet

madeira-favor-monk = Monk
madeira-favor-miller = Miller
madeira-favor-bishop = Bishop
madeira-favor-patron = Patron
madeira-favor-lord = Lord
madeira-favor-diplomat = Diplomat
madeira-favor-treasurer = Treasurer
madeira-favor-navigator = Navigator
madeira-favor-engineer = Engineer
madeira-favor-constable = Constable
madeira-favor-lady = Lady
madeira-favor-scout = Scout

## King's Rewards and Crown's Requests. `short` is for lists.

madeira-reward-field = Worker to a Field
madeira-reward-city = Worker into a City
madeira-reward-flip = Favor face-up
madeira-reward-watch = Worker to the Watch
madeira-reward-prestige = Prestige
madeira-reward-reals = Reals
madeira-reward-support = Royal Support
madeira-reward-mill = Windmill up

madeira-request-routes = Market Routes
    .short = routes
madeira-request-expeditions = Expeditions
    .short = expeditions
madeira-request-influence = Influence of the Guilds
    .short = influence
madeira-request-urbanization = Urbanization
    .short = urbanization
madeira-request-wealth = Wealth of the Nation
    .short = wealth
madeira-requests-of = { $n ->
    [1] { $request-short }
   *[other] { $n } { $request-short }
}
# Several Requests, or none.
madeira-requests = { $requests-count ->
    [0] none
   *[other] { $requests }
}

## Phases. `bare` leaves out the letter.

madeira-phase-setup = before the first round
    .bare = before the first round
madeira-phase-a = phase A, Round Setup
    .bare = Round Setup
madeira-phase-b = phase B, Character Actions
    .bare = Character Actions
madeira-phase-c = phase C, Building Actions
    .bare = Building Actions
madeira-phase-d = phase D, Maintenance
    .bare = Maintenance
madeira-phase-e = phase E, Crown's Requests
    .bare = Crown's Requests
madeira-phase-over = the end
    .bare = the end
madeira-phase-name = { $phase-bare }

## What is printed: the files of a component pack, and the entries in them

madeira-printed-amounts = Favors, rewards and Characters
madeira-printed-buildings = Buildings
madeira-printed-cities = Cities
madeira-printed-fields = Fields and Wood
madeira-printed-guilds = The Guild Board
madeira-printed-ports = Markets and Colonies
madeira-printed-requests = Crown's Requests
madeira-printed-scoring = Scoring
madeira-printed-start = Setup
madeira-printed-windmill = The Windmill
madeira-printed-wood-price-of = Price of { $id } Wood
madeira-printed-level-of = Level { $id }
madeira-printed-starting-of = Starting tile { $id }
madeira-printed-market-of = { $good } Market
madeira-printed-the-cost = Cost of Buildings
madeira-printed-the-citizen = Neutral Citizens
madeira-printed-the-districts = Districts
madeira-printed-the-characters = Characters
madeira-printed-the-favors = Guild Favors
madeira-printed-the-rewards = King's Rewards
madeira-printed-the-watch = City Watch
madeira-printed-the-final = Final scoring
madeira-printed-the-honor = Honor
madeira-printed-the-requests = Scored Requests
madeira-printed-the-pieces = Pieces
madeira-printed-the-start = Starting supply
madeira-printed-the-windmill = Windmill

## What an owner looks at in the box, part by part, and where it is

madeira-part-tracks = Tracks
madeira-part-cities = Cities
madeira-part-slots = Slots
madeira-part-fields = Fields
madeira-part-favors = Guild Favors
madeira-part-crown = Crown
madeira-part-rest = The rest
madeira-look-wood = Price of Wood
madeira-look-starting = Starting Requests
madeira-where-board = On the game board.
madeira-where-guild-board = On the Guild Board.
madeira-where-slot = On the game board, { $port }: its slots from left to right.
madeira-where-field = On the game board, Region { $region }: its Fields from left to right.
madeira-where-favor = The Guild Favor tile: the colour of its Guild.
madeira-where-starting = The backs of the Starting Requests, by their Crowns.
madeira-where-request = The Crown's Requests of this type: how many show so many heads.
madeira-where-reward = The King's Reward tile: its letter.
madeira-where-supply = Count the pieces, or see the rulebook.
