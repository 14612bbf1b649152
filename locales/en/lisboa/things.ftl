### What cards, ships, tiles, decrees and tasks of Lisboa do.

## Political cards

lisboa-bottom-reward = reward { $items }
lisboa-bottom-official = penalty, an official of yours returns
lisboa-bottom-real = penalty, pay 1 real

lisboa-sponsor-produce = produce goods
lisboa-sponsor-ship = build a ship
lisboa-sponsor-store-or-open = build a store or open a public building
lisboa-sponsor-noble-action = take any one Noble action

lisboa-benefit-discount = every payment costs { $reis } less
lisboa-benefit-sell = each { $good } sold brings { $reis } more
lisboa-benefit-rubble-less = each { $color } cube counts { $n } less in land prices
lisboa-benefit-rubble-ignored = { $color } cubes do not count in land prices
lisboa-benefit-fewer-officials = opening a building needs { $officials } fewer

lisboa-card-noble = { $kind }, envelope { $influence }; Portfolio: { $bottom }; Court: visit, { $deed }
lisboa-card-treasury = Treasury; Portfolio: the Treasury's réis, and { $benefit }; Court: { $event }

## Ships

lisboa-ship-card = { $ship } (holds { $hull ->
    [one] { $hull } good
   *[other] { $hull } goods
}, price { SIGNED($more) }, envelope { $envelope })

## Clergy tiles

lisboa-clergy = { $effect } ({ $wigs } in a church scoring)

lisboa-clergy-open-wigs = { $wigs } when you open a public building
lisboa-clergy-store-wigs = { $wigs } when you build a store
lisboa-clergy-card-wigs = { $wigs } when you put a card into your Portfolio
lisboa-clergy-reis-for-influence = visits may be paid in réis instead of Influence
lisboa-clergy-plan-officials = at the end { $n ->
    [one] { $n } more official
   *[other] { $n } more officials
} on each completed Plan
lisboa-clergy-set-wigs = each rubble set is worth { $wigs } more
lisboa-clergy-influence-gain = each Influence gain gives { $n } more
lisboa-clergy-ship-influence = each of your ships counts { $n } more Influence
lisboa-clergy-rubble-for-wigs = a cube that you receive may be discarded for { $wigs }
lisboa-clergy-visit-less = every visit costs { $influence } less
lisboa-clergy-court-reis = { $reis } when you visit { $noble } with a card
lisboa-clergy-extra-plan = at the end one more completed { $architect } Plan
lisboa-clergy-rubble-reis = { $reis } for each cube taken
lisboa-clergy-ship-wigs = { $wigs } for each of your ships when it sails and at the end
lisboa-clergy-follow-free = following costs no Influence
lisboa-clergy-influence-once = { $influence } once, when taken
lisboa-clergy-decree-wigs = { $wigs } for each decree received
lisboa-clergy-sell-any = each good sold brings { $reis } more
lisboa-clergy-visit-noble-less = visits to { $noble } cost { $influence } less
lisboa-clergy-event-free = sponsoring an event is free
lisboa-clergy-treasury-reis = { $reis } when a Treasury card goes into your Portfolio
lisboa-clergy-hire-less = each hired official costs { $reis } less
lisboa-clergy-cardinal-steps = the Cardinal may go up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
} further
lisboa-clergy-favors-once = up to { $n ->
    [one] { $n } Royal Favor
   *[other] { $n } Royal Favors
} once, when taken
lisboa-clergy-ship-free = ships cost no goods
lisboa-clergy-extra-good = producing gives { $n } extra of one produced type

## Decrees. What is counted comes as `$what`: one of it, and with `many` several of it.

lisboa-decree-per-one = { $wigs } per { $what }
lisboa-decree-per-many = { $wigs } per { $n } { $what-many }
lisboa-decree-most = { $wigs } if you have the most { $what-many } (ties count)
lisboa-decree-each-good = { $wigs } with at least one good of each type
lisboa-decree-each-store = { $wigs } with at least one store of each type
lisboa-decree-worth = { $decree } (now worth { $worth })

lisboa-count-buildings = open public building (anybody's)
    .many = open public buildings (anybody's)
lisboa-count-buildings-side = open public building in the { $side } (anybody's)
    .many = open public buildings in the { $side } (anybody's)
lisboa-count-buildings-architect = open { $architect } public building (anybody's)
    .many = open { $architect } public buildings (anybody's)
lisboa-count-buildings-both = open { $architect } public building in the { $side } (anybody's)
    .many = open { $architect } public buildings in the { $side } (anybody's)
lisboa-count-own-stores = store of yours
    .many = stores
lisboa-count-own-stores-row = store of yours in row { $row }
    .many = stores in row { $row }
lisboa-count-own-stores-street = store of yours on { $street }
    .many = stores on { $street }
lisboa-count-own-stores-both = store of yours in row { $row } on { $street }
    .many = stores in row { $row } on { $street }
lisboa-count-all-stores = store of any player
    .many = stores of any player
lisboa-count-all-stores-row = store of any player in row { $row }
    .many = stores of any player in row { $row }
lisboa-count-all-stores-street = store of any player on { $street }
    .many = stores of any player on { $street }
lisboa-count-all-stores-both = store of any player in row { $row } on { $street }
    .many = stores of any player in row { $row } on { $street }
lisboa-count-cubes = rubble cube of yours
    .many = rubble cubes
lisboa-count-cubes-color = { $color } cube of yours
    .many = { $color } cubes
lisboa-count-goods = good of yours
    .many = goods
lisboa-count-goods-kind = { $good } of yours
    .many = { $good-many }
lisboa-count-plans = completed Plan of yours
    .many = completed Plans
lisboa-count-plans-architect = completed { $architect } Plan of yours
    .many = completed { $architect } Plans
lisboa-count-plan-officials = official on your completed Plans
    .many = officials on your completed Plans
lisboa-count-decrees = decree of yours, this one included
    .many = decrees
lisboa-count-influence = Influence on the track
    .many = Influence on the track
lisboa-count-card-influence = Influence printed on your top-row cards
    .many = Influence printed on your top-row cards
lisboa-count-portfolio = card in your Portfolio
    .many = Portfolio cards
lisboa-count-money = real, those of the Influence track included
    .many = réis, those of the Influence track included
lisboa-count-ships = ship of yours
    .many = ships

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
} of deck B

## Where the game stands. $empty is the number of empty display decks.

lisboa-stage-setup = Before the first turn.
lisboa-stage-first-period = The period ends with somebody's two rubble sets, or three empty display decks (now { $empty }).
lisboa-stage-second-period = The game ends with somebody's four rubble sets, or three empty display decks (now { $empty }).
lisboa-stage-ending = The end was triggered: this round is finished, then there is one more.
lisboa-stage-last-round = This is the last round.
lisboa-stage-over = The game is over.
