### What Characters, Buildings, Favors, Rewards, Requests, passing slots and Fields of Madeira do.

## Characters

madeira-does-steward = move up to { $workers } to Fields
madeira-does-commander = move up to { $ships } to Markets or Colonies
madeira-does-guild-master = take a Guild Favor from a City for Wood
madeira-does-mayor = relocate up to { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
} in the Cities, then collect income

## Guild Favors

madeira-favor-does-monk = get { $wood }, with access to Wood
madeira-favor-does-miller = move the Windmill one step up
madeira-favor-does-bishop = move an Action Marker to another Building
madeira-favor-does-patron = get { $bread }
madeira-favor-does-lord = in phase C, before paying: this Building costs 0
madeira-favor-does-diplomat = in phase C, before paying: the Building counts { $workers } more
madeira-favor-does-treasurer = get { $reals }
madeira-favor-does-navigator = move one Ship, with the usual cost and reward
madeira-favor-does-engineer = in phase B, before placing a die: harvest up to { $n } more this turn
madeira-favor-does-constable = discard half the Pirates, rounded down
madeira-favor-does-lady = pay { $reals } and perform any Building Action, by the Workers in its Region
madeira-favor-does-scout = move one Worker from anywhere to anywhere ({ $prestige } in a City; in a Colony 1 Prestige for each Ship there; in the City Watch discard up to { $pirates })

## King's Rewards

madeira-reward-gives-field = move a Worker to a Field
madeira-reward-gives-city = earn { $prestige } and optionally move a Worker into a City
madeira-reward-gives-flip = flip a Guild Favor face-up
madeira-reward-gives-watch = move a Worker into the City Watch and discard up to { $pirates }
madeira-reward-gives-support = discard up to { $pirates }, or get { $bread }
madeira-reward-gives-mill = move the Windmill one step up

## Crown's Requests

madeira-request-scores-routes = up to { $ships } in Markets, each by its Market and the round
madeira-request-scores-expeditions = up to { $ships } in Colonies, each by its Colony and the round
madeira-request-scores-influence = { $prestige } for each Guild with a face-up Favor
madeira-request-scores-urbanization = Prestige for the most Workers in one City, less for any there
madeira-request-scores-wealth = pay up to { $reals } for 1 Prestige each
madeira-request-worth = { $text }; worth { $prestige } in round { $round } as things stand

## Buildings, with one or two Workers in their Region or with three and more; $moves is how many may be moved. `short` is for
## a table.

madeira-building-does-moinho = get { $bread }
    .short = { $bread }
madeira-building-does-capitania = earn { $prestige }; you may move { $moves ->
    [one] { $workers } into a City
   *[other] up to { $workers } into Cities
}
    .short = { $prestige }, { $workers } to Cities
madeira-building-does-alfandega = { $moves ->
    [one] move { $workers } to a Colony, 1 Prestige for each of your Ships there
   *[other] move up to { $workers } to Colonies, 1 Prestige for each of your Ships there
}
    .short = { $workers } to Colonies
madeira-building-does-casa = { $moves ->
    [one] flip { $favors } face-up
   *[other] flip up to { $favors } face-up
}
    .short = { $favors } face-up
madeira-building-does-casa-nothing = nothing, you have no face-down Favor
madeira-building-does-fortaleza = { $moves ->
    [one] move { $workers } into the City Watch and discard up to { $pirates }
   *[other] move up to { $workers } into the City Watch, and discard up to { $pirates } for each
}
    .short = { $workers } to the Watch

## Passing slots

madeira-passing-city = earn { $prestige } and optionally move a Worker into a City
madeira-passing-watch = move a Worker into the City Watch and discard up to { $pirates }
madeira-passing-ship = move a Ship, with the usual cost and reward
madeira-passing-bonus = { $reals }, or { $action }

## Fields. $grows is what grows there, $wood what lies on it; it may become a Field of $to after a round.

madeira-field-forest = access to Wood from the supply; never harvested
madeira-field-state = { $n ->
    [0] { $grows }
   *[other] { $wood }, then { $grows }
}
madeira-field-state-becomes = { $n ->
    [0] { $grows }
   *[other] { $wood }, then { $grows }
}; becomes { $to } after round { $round } if no Wood is left

## What comes at the end of each round

madeira-round-end-1 = At the end of this round, each player keeps one of two Requests and scores the other.
madeira-round-end-2 = At the end of this round, convertible Wheat Fields without Wood become Sugar Fields.
madeira-round-end-3 = At the end of this round, each player keeps one of three Requests and scores the others.
madeira-round-end-4 = At the end of this round, convertible Sugar Fields without Wood become Wine Fields.
madeira-round-end-5 = At the end of this round, all Requests are scored, and the game ends.
