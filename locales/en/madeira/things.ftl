### What Characters, Buildings, Favors, Rewards, Requests, passing slots and Fields of Madeira do.

## Characters

madeira-does-steward = move up to { $workers } to Fields
madeira-does-commander = move up to { $ships } to Markets or Colonies
madeira-does-guild-master = take a Guild Favor from a City for Wood
madeira-does-mayor = relocate up to { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
} in the Cities, then take the income of your Cities

## Guild Favors

madeira-favor-does-monk = get { $wood }, as far as you have access to Wood
madeira-favor-does-miller = your Windmill goes one step up
madeira-favor-does-bishop = move one of your Action Markers to another Building
madeira-favor-does-patron = get { $bread }
madeira-favor-does-lord = in phase C, before you pay: this Building costs you nothing
madeira-favor-does-diplomat = in phase C, before you pay: the Building counts { $workers } more for you
madeira-favor-does-treasurer = get { $reals }
madeira-favor-does-navigator = move one Ship, with its costs and its reward
madeira-favor-does-engineer = in phase B, before a die: a harvest in this turn yields up to { $n } more
madeira-favor-does-constable = discard half of your Pirates, rounded down
madeira-favor-does-lady = pay { $reals } and perform any Building Action with your Workers of its Region
madeira-favor-does-scout = move one Worker from anywhere to anywhere ({ $prestige } in a City, in a Colony 1 for each of your Ships there, in the City Watch up to { $pirates } less)

## King's Rewards

madeira-reward-gives-field = a Worker to a Field
madeira-reward-gives-city = { $prestige }, and you may move a Worker into a City
madeira-reward-gives-flip = turn a Guild Favor face-up
madeira-reward-gives-watch = a Worker into the City Watch, up to { $pirates } less
madeira-reward-gives-support = up to { $pirates } less, or { $bread }
madeira-reward-gives-mill = your Windmill goes one step up

## Crown's Requests

madeira-request-scores-routes = up to { $ships } of yours in Markets, each by its Market and the round
madeira-request-scores-expeditions = up to { $ships } of yours in Colonies, each by its Colony and the round
madeira-request-scores-influence = { $prestige } for each Guild of which you have a face-up Favor
madeira-request-scores-urbanization = one City: more Prestige for most Workers there, less for being there
madeira-request-scores-wealth = pay up to { $reals }, 1 Prestige each
madeira-request-worth = { $text }; as things stand { $prestige } in round { $round }

## Buildings, with one or two Workers in their Region or with three and more; $moves is how many may be moved. `short` is for
## a table.

madeira-building-does-moinho = { $bread }
madeira-building-does-capitania = { $prestige }, and { $moves ->
    [one] { $workers } into Cities
   *[other] up to { $workers } into Cities
}
    .short = { $prestige }, { $workers } to Cities
madeira-building-does-alfandega = { $moves ->
    [one] { $workers } to Colonies, 1 Prestige for each of your Ships there
   *[other] up to { $workers } to Colonies, 1 Prestige for each of your Ships there
}
    .short = { $workers } to Colonies
madeira-building-does-casa = { $moves ->
    [one] turn { $favors } up
   *[other] turn up to { $favors } up
}
    .short = { $favors } up
madeira-building-does-fortaleza = { $moves ->
    [one] { $workers } into the City Watch, up to { $pirates } less
   *[other] up to { $workers } into the City Watch, for each up to { $pirates } less
}
    .short = { $workers } to the Watch

## Passing slots

madeira-passing-city = { $prestige }, and you may move a Worker into a City
madeira-passing-watch = a Worker into the City Watch, up to { $pirates } less
madeira-passing-ship = move a Ship, with its costs and its reward
madeira-passing-bonus = { $reals }, or: { $action }

## Fields. $grows is what grows there, $wood what lies on it; it may become a Field of $to after a round.

madeira-field-forest = access to any Wood of the supply; it is never harvested
madeira-field-state = { $n ->
    [0] { $grows }
   *[other] { $wood }, then { $grows }
}
madeira-field-state-becomes = { $n ->
    [0] { $grows }
   *[other] { $wood }, then { $grows }
}; becomes { $to } after round { $round } if no Wood is left

## What comes at the end of each round

madeira-round-end-1 = At the end of this round each player keeps one of two Requests and scores the other.
madeira-round-end-2 = At the end of this round Wheat Fields without Wood become Sugar Fields, where that is marked.
madeira-round-end-3 = At the end of this round each player keeps one of three Requests and scores the others.
madeira-round-end-4 = At the end of this round Sugar Fields without Wood become Wine Fields, where that is marked.
madeira-round-end-5 = At the end of this round all Requests are scored, and the game ends.
