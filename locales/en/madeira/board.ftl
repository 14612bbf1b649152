### What stands on the board of Madeira on a page, and what is said about its places when they are pointed at or read out.

## Headings and short marks

madeira-board-beside = Guilds and sea
madeira-board-islands = Islands
madeira-board-characters = Characters
madeira-board-map = Madeira and Porto Santo
madeira-board-north = North
madeira-board-south = South
madeira-board-forest = Floresta
madeira-board-forest-note = Forest, no Region
madeira-board-desertas = Desertas
madeira-board-ocean = Mar Oceano
madeira-board-guilds = Guilds
madeira-board-guilds-note = dice, requests
madeira-board-passing = Passing
madeira-board-or = or
madeira-board-buildings = Buildings
madeira-board-harvest-only = Harvest only
madeira-board-windmill = Windmill
madeira-board-watch = City Watch
madeira-board-cities = Cities
madeira-board-sea = Sea
madeira-board-none = none
madeira-board-requests = Requests
madeira-board-requests-round-1 = 1 of 2 is scored in round 1
madeira-board-requests-round-3 = 2 of 3 are scored in round 3
madeira-board-requests-round-5 = all are scored in round 5
madeira-board-favors = Guild Favors
madeira-board-face-down = face-down
madeira-board-stores = Stores
madeira-board-wood = Wood
madeira-board-bread = Bread
madeira-board-reals = Reals
madeira-board-pirates = Pirates
madeira-board-dice = Dice
madeira-board-due = Due in phase D
madeira-board-upkeep = Upkeep { $have }/{ $need }
madeira-board-feeding = Feeding { $have }/{ $need }
madeira-board-upkeep-done = Upkeep done
madeira-board-feeding-done = Feeding done
madeira-board-no-dice = no dice
madeira-board-action = Action
madeira-board-harvest = Harvest
madeira-board-free = free
madeira-board-nothing-now = Nothing now
madeira-board-no-worker = no Worker
madeira-board-full = Full: { $most } of { $most } dice
madeira-board-goods-short = { $n } short
madeira-board-short = { $bread } short
madeira-board-second-pirate = A Pirate die is here already
madeira-board-mill-helps = Windmill down: +1
madeira-board-guild-die = Guild { $face }
madeira-board-pirate-die = Pirate { $face }
madeira-board-uses-guard = uses 1 guard
madeira-board-no-guard = no guard left
madeira-board-only-you = only you see this
# $n: the place in the order of the Passing Column, 1 to 4.
madeira-board-order = { $n ->
    [1] first in order
    [2] second in order
    [3] third in order
   *[other] fourth in order
}

# What a Favor does, in two or three words.
madeira-board-favor-monk = get { $wood }
madeira-board-favor-miller = Windmill up
madeira-board-favor-bishop = move a marker
madeira-board-favor-patron = get { $bread }
madeira-board-favor-lord = free Building
madeira-board-favor-diplomat = { $workers } more
madeira-board-favor-treasurer = get { $reals }
madeira-board-favor-navigator = move a Ship
madeira-board-favor-engineer = { $n } more yields
madeira-board-favor-constable = half the Pirates
madeira-board-favor-lady = act for { $reals }
madeira-board-favor-scout = move a Worker

## The islands. $there: whose pieces are there, perhaps with their number.

madeira-board-counted = { $seat } { $n }
madeira-board-field = { $field }: { $state }{ $there-count ->
    [0] {""}
   *[other] ; Workers of { $there }
}
madeira-board-character = { $character } on { $building }, Region { $region }: { $text }, or harvest; dice { $dice }, Pirate die { $pirate }
madeira-board-character-printed = Harvest only on { $building }, Region { $region }, one Field twice; dice { $dice }, Pirate die { $pirate }
madeira-board-harvest-of = Harvest at { $building }, Region { $region }: { $yields }
madeira-board-harvest-none = Harvest at { $building }: nothing, no Worker in Region { $region }
madeira-board-building = { $number } { $building }, Region { $region }. With 1 or 2 Workers: { $few }. With 3 or more: { $many }. { $price }. No Character in round { $round }. Markers: { $there-count ->
    [0] none
   *[other] { $there }
}
madeira-board-price = It costs { $reals } ({ $how })
madeira-board-price-open = It will cost { $spread ->
    [yes] { $least } to { $most } Reals: { $base } minus the Guild dice rolled in phase C
   *[no] { $base } Reals: no Guild dice are here
}
madeira-board-watch-die = { $n ->
    [one] a Pirate die with { $face }
   *[other] { $n } Pirate dice with { $face }
} in the City Watch
madeira-board-watch-is = City Watch: Pirate dice { $dice }; guards: { $there-count ->
    [0] none
   *[other] { $there }
}. For each Worker you move here, discard up to { $pirates }. { $honor }
madeira-board-honor = Honor: { $prestige } for { $seat }
madeira-board-honor-none = Honor: { $prestige }, but nobody alone has the most guards
madeira-board-windmill-is = Windmill, Workers it feeds: { $there }
madeira-board-level = Windmill level that feeds { $n ->
    [one] { $n } Worker
   *[other] { $n } Workers
}{ $there-count ->
    [0] {""}
   *[other] : { $there }
}
madeira-board-city = { $city }: the Mayor brings { $worker } { $city-income } per Worker of yours and { $citizen } per Citizen; Urbanization scores { $most } for the most Workers, { $present } for any. Workers: { $there-count ->
    [0] none
   *[other] { $there }
}; Citizens: { $citizens }
madeira-board-spot-empty = { $spot }: empty
madeira-board-spot-worker = { $spot }: Worker of { $seat }
madeira-board-spot-citizen = { $spot }: Neutral Citizen
madeira-board-favor = { $favor }, { $guild } Guild, in { $city } for { $wood }: { $text }
madeira-board-favor-up = { $favor }, { $guild } Guild, face-up: { $text }
madeira-board-favor-down = { $favor }, { $guild } Guild, face-down: { $text }

## The sea

madeira-board-port = { $port-bare }: a Ship scores { $first } in round 1, { $third } in round 3, { $fifth } in round 5
madeira-board-trade = { $goods } for { $reals }
madeira-board-slot = { $slot-bare }: { $price }
madeira-board-slot-taken = { $slot-bare }: { $price }; Ship of { $seat }
madeira-board-reward = King's Reward in { $colony }: { $text }
madeira-board-land-of = Land of { $colony }: each Worker gives { $good } in phase D; Workers: { $there-count ->
    [0] none
   *[other] { $there }
}

## The Guild Board

madeira-board-row = Row { $row }, Guilds: { $guilds }; dice { $dice }; Requests: { $requests }
madeira-board-row-taken = Row { $row }, Guilds: { $guilds }; taken by { $seat }; Requests: { $requests }
madeira-board-row-request = { $request }{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
} in row { $row }: { $text }
madeira-board-passing-free = Passing slot { $slot }: { $text }
madeira-board-passing-taken = Passing slot { $slot }: { $text }; { $seat }
madeira-board-passing-order = Passing Column, from the top: { $there-count ->
    [0] nobody
   *[other] { $there }
}

## Players. Whose they are, a heading says.

madeira-board-pirates-seen = { $pirates }
madeira-board-pirates-hidden = Pirates: face-down
madeira-board-workers-home = Workers at Home: { $n } of { $all }
madeira-board-ships-home = Ships at Home: { $n } of { $all }
madeira-board-markers-home = Action Markers at Home: { $n } of { $all }
madeira-board-dice-home = Guild dice at Home: { $dice }
madeira-board-die-home = { $n ->
    [one] a Guild die with { $face }
   *[other] { $n } Guild dice with { $face }
}
madeira-board-own-request = { $request }{ $n ->
    [one] {""}
   *[other] {" "}× { $n }
}: { $text }
madeira-board-strip = { $seat }: { $prestige }, { $goods }, { $wood }, { $bread }, { $reals }; Requests: { $requests }; dice { $dice }
