### What cards, ships, tiles, decrees and tasks of Lisboa do.

## Political cards

lisboa-bottom-reward = gain { $items }
lisboa-bottom-official = penalty (an official returns)
lisboa-bottom-real = penalty (pay 1 real)

lisboa-sponsor-produce = produce goods
lisboa-sponsor-ship = build a ship
lisboa-sponsor-store-or-open = build a store or open a public building
lisboa-sponsor-noble-action = take any one Noble action

lisboa-benefit-discount = every payment costs { $reis } less
    .short = { $reis } off every payment
lisboa-benefit-sell = each { $good } sold brings { $reis } more
    .short = +{ $reis } per { $good } sold
lisboa-benefit-rubble-less = each { $color } cube adds { $n } less to land prices
lisboa-benefit-rubble-ignored = { $color } cubes add nothing to land prices
lisboa-benefit-fewer-officials = opening a building needs { $officials } fewer
    .short = buildings: { $officials } fewer

lisboa-card-noble = { $kind }, worth { $influence } Influence; Portfolio: { $bottom }; Court: visit and { $deed }
lisboa-card-treasury = Treasury; Portfolio: take the Treasury's réis, and { $benefit }; Court: { $event }

## Ships

lisboa-ship-card = { $ship } (holds { $hull ->
    [one] { $hull } good
   *[other] { $hull } goods
}, price { SIGNED($more) }, worth { $envelope } Influence)
    .short = { $ship }

## Clergy tiles

lisboa-clergy = { $effect } ({ $wigs } in a church scoring)

lisboa-clergy-open-wigs = { $wigs } for opening a public building
    .short = { $wigs } per building opened
lisboa-clergy-store-wigs = { $wigs } for building a store
    .short = { $wigs } per store built
lisboa-clergy-card-wigs = { $wigs } for playing a card into the Portfolio
    .short = { $wigs } per Portfolio card
lisboa-clergy-reis-for-influence = visits may be paid in réis instead of Influence
    .short = pay visits in réis
lisboa-clergy-plan-officials = at the end of the game each completed Plan counts { $n ->
    [one] { $n } more official
   *[other] { $n } more officials
}
    .short = { $n ->
        [one] +{ $n } official per Plan
       *[other] +{ $n } officials per Plan
    }
lisboa-clergy-set-wigs = each rubble set is worth { $wigs } more
    .short = +{ $wigs } per rubble set
lisboa-clergy-influence-gain = every gain of Influence is { $n } higher
    .short = +{ $n } at each Influence gain
lisboa-clergy-ship-influence = each ship is worth { $n } more Influence
    .short = +{ $n } Influence per ship
lisboa-clergy-rubble-for-wigs = a cube received may be discarded for { $wigs }
    .short = discard cubes for { $wigs }
lisboa-clergy-visit-less = every visit costs { $influence } less
    .short = visits: { $influence } less
lisboa-clergy-court-reis = { $reis } for visiting { $noble } with a card
    .short = { $reis } per visit to { $noble }
lisboa-clergy-extra-plan = at the end of the game 1 more completed { $architect } Plan
    .short = +1 { $architect } Plan at the end
lisboa-clergy-rubble-reis = { $reis } for each cube taken
    .short = { $reis } per cube
lisboa-clergy-ship-wigs = { $wigs } more for each ship when it sails and at the end of the game
    .short = +{ $wigs } per ship
lisboa-clergy-follow-free = following costs no Influence
    .short = follow visits for free
lisboa-clergy-influence-once = gain { $influence } now, once
    .short = { $influence } now
lisboa-clergy-decree-wigs = { $wigs } for each decree received
    .short = { $wigs } per decree
lisboa-clergy-sell-any = each good sold brings { $reis } more
    .short = +{ $reis } per good sold
lisboa-clergy-visit-noble-less = visits to { $noble } cost { $influence } less
    .short = { $noble }: { $influence } less
lisboa-clergy-event-free = sponsoring an event is free
    .short = sponsor events for free
lisboa-clergy-treasury-reis = { $reis } for playing a Treasury card into the Portfolio
    .short = { $reis } per Treasury card
lisboa-clergy-hire-less = each official hired costs { $reis } less
    .short = hiring: { $reis } less
lisboa-clergy-cardinal-steps = the Cardinal may move up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
} further
    .short = Cardinal: up to { $n } further
lisboa-clergy-favors-once = take up to { $n ->
    [one] { $n } Royal Favor
   *[other] { $n } Royal Favors
} now, once
    .short = { $n ->
        [one] { $n } Royal Favor now
       *[other] { $n } Royal Favors now
    }
lisboa-clergy-ship-free = ships cost no goods
    .short = ships cost no goods
lisboa-clergy-extra-good = producing gives { $n } more of one produced type
    .short = produce { $n } more

## Decrees. What is counted comes as `$what`: one of it, and with `many` several of it.

lisboa-decree-per-one = { $wigs } per { $what }
    .title = { $wigs } per { $what-brief }
lisboa-decree-per-many = { $wigs } per { $n } { $what-many }
    .title = { $wigs } per { $n } { $what-briefs }
lisboa-decree-most = { $wigs } for the most { $what-many } (ties count)
    .title = { $wigs }: most { $what-briefs }
lisboa-decree-each-good = { $wigs } with at least one good of each type
    .title = { $wigs }: a good of each type
lisboa-decree-each-store = { $wigs } with at least one store of each type
    .title = { $wigs }: a store of each type
lisboa-decree-worth = { $decree } (now worth { $worth })

lisboa-count-buildings = open public building (any player's)
    .many = open public buildings (any player's)
    .brief = open building
    .briefs = open buildings
lisboa-count-buildings-side = open public building in the { $side } (any player's)
    .many = open public buildings in the { $side } (any player's)
    .brief = building in the { $side }
    .briefs = buildings in the { $side }
lisboa-count-buildings-architect = open { $architect } public building (any player's)
    .many = open { $architect } public buildings (any player's)
    .brief = { $architect } building
    .briefs = { $architect } buildings
lisboa-count-buildings-both = open { $architect } public building in the { $side } (any player's)
    .many = open { $architect } public buildings in the { $side } (any player's)
    .brief = { $architect } building, { $side }
    .briefs = { $architect } buildings, { $side }
lisboa-count-own-stores = own store
    .many = stores
    .brief = own store
    .briefs = stores
lisboa-count-own-stores-row = own store in row { $row }
    .many = stores in row { $row }
    .brief = own store in row { $row }
    .briefs = stores in row { $row }
lisboa-count-own-stores-street = own store on { $street }
    .many = stores on { $street }
    .brief = own { $street-short } store
    .briefs = { $street-short } stores
lisboa-count-own-stores-both = own store in row { $row } on { $street }
    .many = stores in row { $row } on { $street }
    .brief = own { $street-short } store, row { $row }
    .briefs = { $street-short } stores, row { $row }
lisboa-count-all-stores = store of any player
    .many = stores of any player
    .brief = store of anyone
    .briefs = stores of anyone
lisboa-count-all-stores-row = store of any player in row { $row }
    .many = stores of any player in row { $row }
    .brief = anyone's store in row { $row }
    .briefs = stores of anyone in row { $row }
lisboa-count-all-stores-street = store of any player on { $street }
    .many = stores of any player on { $street }
    .brief = anyone's { $street-short } store
    .briefs = { $street-short } stores of anyone
lisboa-count-all-stores-both = store of any player in row { $row } on { $street }
    .many = stores of any player in row { $row } on { $street }
    .brief = anyone's { $street-short } store, row { $row }
    .briefs = { $street-short } stores of anyone, row { $row }
lisboa-count-cubes = own rubble cube
    .many = rubble cubes
    .brief = cube
    .briefs = cubes
lisboa-count-cubes-color = own { $color } cube
    .many = { $color } cubes
    .brief = { $color } cube
    .briefs = { $color } cubes
lisboa-count-goods = good in the warehouse
    .many = goods
    .brief = good
    .briefs = goods
lisboa-count-goods-kind = { $good } in the warehouse
    .many = { $good-many }
    .brief = { $good }
    .briefs = { $good-many }
lisboa-count-plans = own completed Plan
    .many = completed Plans
    .brief = completed Plan
    .briefs = completed Plans
lisboa-count-plans-architect = own completed { $architect } Plan
    .many = completed { $architect } Plans
    .brief = completed { $architect } Plan
    .briefs = { $architect } Plans
lisboa-count-plan-officials = official on own completed Plans
    .many = officials on completed Plans
    .brief = official on Plans
    .briefs = officials on Plans
lisboa-count-decrees = own decree, including this one
    .many = decrees
    .brief = decree
    .briefs = decrees
lisboa-count-influence = Influence on the track
    .many = Influence on the track
    .brief = Influence
    .briefs = Influence
lisboa-count-card-influence = Influence printed on own top-row cards
    .many = Influence printed on own top-row cards
    .brief = Influence on cards
    .briefs = Influence on cards
lisboa-count-portfolio = card in the Portfolio
    .many = Portfolio cards
    .brief = Portfolio card
    .briefs = Portfolio cards
lisboa-count-money = real, including those on the Influence track
    .many = réis, including those on the Influence track
    .brief = real
    .briefs = réis
lisboa-count-ships = own ship
    .many = ships
    .brief = ship
    .briefs = ships

## Starting tasks

lisboa-task = { $asks }: { $gives }
lisboa-task-a1 = visit Maia and build a store, or visit the Marquis and build a ship
lisboa-task-a2 = visit the King and open a building, or visit the Marquis and take a decree
lisboa-task-a3 = visit Maia and build a store, or visit the Marquis and take a decree
lisboa-task-a4 = visit the Marquis and build a ship, or visit the King and open a building
lisboa-task-b1 = recruit two officials
lisboa-task-b2 = gain a Plan
lisboa-task-b3 = follow a visit
lisboa-task-b4 = gain a Royal Favor
lisboa-task-b5 = meet the Cardinal
lisboa-task-b6 = sell goods
lisboa-task-b7 = produce goods
lisboa-task-b8 = gain Influence in a church scoring
lisboa-task-gives-tasks = draw { $n ->
    [one] { $n } task
   *[other] { $n } tasks
} from deck B

## Where the game stands. $empty is the number of empty display decks.

lisboa-stage-setup = Before the first turn.
lisboa-stage-first-period = Period 1 ends when a player has two rubble sets, or three display decks are empty ({ $empty } now).
lisboa-stage-second-period = The game ends after a player has four rubble sets, or three display decks are empty ({ $empty } now).
lisboa-stage-ending = The end is triggered: finish this round, then play one more.
lisboa-stage-last-round = This is the last round.
lisboa-stage-over = The game is over.
