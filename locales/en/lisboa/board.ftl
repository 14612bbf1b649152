### What stands on the board of Lisboa on a page, and what is said about its places when they are pointed at or read out.

## Headings and short marks

lisboa-board-beside = Nobles
lisboa-board-map = Downtown Lisboa
lisboa-board-north = N
lisboa-board-west = W
lisboa-board-east = E
lisboa-board-river = Rio Tejo
lisboa-board-pile = Rubble pile
lisboa-board-supply = Supply
lisboa-board-large = { $n } large
lisboa-board-small = { $n } small
lisboa-board-nobles = The Royal Court
lisboa-board-tracks = Plans, decrees
lisboa-board-to-visit = to visit
lisboa-board-plaza = Plaza
lisboa-board-church = Church
lisboa-board-treasury = Treasury
lisboa-board-market = Market
lisboa-board-shipyard = Shipyard
lisboa-board-empty = empty
lisboa-board-track = Influence
lisboa-board-decrees = Decrees
lisboa-board-decks = Decks
lisboa-board-display = Political cards on display
lisboa-board-hand = Your hand
lisboa-board-at-court = At Court
lisboa-board-at-court-of = { $seat }
lisboa-board-cashing = Set aside
lisboa-board-event = Event
lisboa-board-offer = Clergy tiles to choose from
lisboa-board-portfolio = Portfolio
lisboa-board-slot-top = Noble or ship
lisboa-board-slot-bottom = Treasury
lisboa-board-at-sea = at sea
lisboa-board-warehouse = Goods
lisboa-board-rubble = Rubble
lisboa-board-houses = Houses
lisboa-board-clergy = Clergy
lisboa-board-favors = Favors
lisboa-board-plans = Plans
lisboa-board-tasks = Tasks
lisboa-board-officials-left = left
lisboa-board-neutral = a neutral official
lisboa-board-time = Period { $period }
    .round = { $round ->
        [0] Setup
       *[other] Round { $round }
    }
lisboa-board-of = { $n } of { $all }
lisboa-board-limit = limit { $n }
lisboa-board-sets = { $n ->
    [one] { $n } set
   *[other] { $n } sets
}
lisboa-board-left = { $n } left
# What the cubes of a row or a column add to a price, on the map.
lisboa-board-row-sum = row { $n }
lisboa-board-column-sum = column { $n }

# How a decree counts, below its icon: for each, for every so many, for the most, for one of each.
lisboa-board-scale-each = each
lisboa-board-scale-per = per { $n }
lisboa-board-scale-most = most
lisboa-board-scale-all = all

## People. `title` is what they are.

lisboa-board-maia = Manuel da Maia
    .title = Builder
lisboa-board-marquis = Marquis of Pombal
    .title = Minister
lisboa-board-king = King José I
    .title = Monarch
lisboa-board-architect-blue = Blue architect
lisboa-board-architect-green = Green architect

## The map

lisboa-board-land-free = { $land }, free land, { $items-reward }
lisboa-board-land-store = { $land }, land with a { $good } store of { $owner }, entrance { $side }
lisboa-board-land-new = { $land }, land with a new { $good } store, entrance { $side }
# A land while a store is to be built: its price, and the wigs of a store on each of its streets.
lisboa-board-lot = { $land }; price { $price }{ $streets-count ->
    [0] {""}
   *[other] ; { $streets }
}
lisboa-board-lot-street = { $street-proper } { $wigs }
lisboa-board-lot-short = { $land }; price { $price }, you are { $short } short
lisboa-board-range = { $low } to { $high } réis
lisboa-board-door = { $land }, a { $good } store with its entrance { $side }
lisboa-board-site-free = { $site-title }, free construction site, { $cubes }, { $items-reward }
lisboa-board-site-open = { $site-title }, { $architect } public building for { $colors }
lisboa-board-row-cubes = { $n ->
    [one] { $n } { $color } cube
   *[other] { $n } { $color } cubes
} at the end of row { $row }, { $value } each
lisboa-board-column-cubes = { $n ->
    [one] { $n } { $color } cube
   *[other] { $n } { $color } cubes
} at the foot of column { $column }, { $value } each
lisboa-board-pile-cubes = { $n ->
    [one] { $n } { $color } cube
   *[other] { $n } { $color } cubes
} in the rubble pile
lisboa-board-pile-all = Rubble pile: { $cubes }; out of the game: { $gone }
lisboa-board-cube = { $color-cube } adds { $value } to the price of land
lisboa-board-tile = a { $good } store can be built
lisboa-board-tile-small = a small { $good } store can be built in column 5
lisboa-board-tile-none = no { $good } store can be built until the display is refilled
lisboa-board-score = a store in column { $column } is worth { $wigs } for each matching public building

## The court

lisboa-board-noble = { $noble }, { $noble-title }
lisboa-board-noble-cost = { $noble }, { $noble-title }; a visit costs you { $cost }
lisboa-board-post = { $post }: { $there-count ->
    [0] nobody
   *[other] { $there }
}
lisboa-board-posted = { $seat } { $n }
lisboa-board-deed-state = State action of { $noble }: { $deed }; costs 1 { $good } or { $gold } when you trade
lisboa-board-deed-covered = State action of { $noble }: { $deed }; already taken this turn
lisboa-board-deed-noble = Noble action of { $noble }: { $deed }
lisboa-board-favor = a Royal Favor of { $noble }
lisboa-board-markers-of = set markers of { $seat }: { $n }
lisboa-board-gap = Gap { $gap } of the church{ $icon ->
    [scoring] ; reaching it triggers a church scoring
    [treasury] ; reaching it raises the Treasury
   *[none] {""}
}{ $cardinal ->
    [stands] ; the Cardinal stands here
    [lies] ; the Cardinal lies here: a church scoring follows
   *[no] {""}
}
lisboa-board-church-tile = clergy tile { $tile }: { $text }
lisboa-board-church-empty = an empty space for a clergy tile
lisboa-board-treasury-now = Treasury: { $reis }; every visit costs { SIGNED($n) } Influence
lisboa-board-prices = Market: { $prices }
lisboa-board-price = { $good } { $reis }
lisboa-board-yard = Shipyard: { $top } on top; left: { $left }
lisboa-board-yard-empty = Shipyard: empty
lisboa-board-ships = { $n } × { $ship }
lisboa-board-influence = { $level } Influence, worth { $worth }{ $there-count ->
    [0] {""}
   *[other] : { $there }
}
lisboa-board-plans-of = Plans of the { $architect } architect: { $top } on top of { $n }
lisboa-board-plans-none = Plans of the { $architect } architect: none left
lisboa-board-buildings = Public buildings of the { $architect } architect: now { $now }, next { $next }, { $n } more
lisboa-board-colors = { $colors }
lisboa-board-deck = { $kind } deck: { $card }; { $n } below
lisboa-board-deck-down = { $kind } deck: { $n } face down, none turned up yet
lisboa-board-deck-empty = { $kind } deck: empty

## Players

lisboa-board-card = Card { $number }: { $card }
lisboa-board-back = { $n } hidden: { $kind }, { $years }
lisboa-board-strip = { $seat }: { $wigs }, { $influence }, { $reis }, { $goods }, { $n ->
    [one] { $n } rubble set
   *[other] { $n } rubble sets
}; Portfolio { $cards } of { $room }; at home { $officials ->
    [one] { $officials } official
   *[other] { $officials } officials
} and { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}; clergy tiles { $clergy }, Plans { $plans }, decrees { $decrees }
lisboa-board-ship = { $ship }, { $goods } on board{ $sea ->
    [yes] , at sea
   *[no] {""}
}
lisboa-board-slot-empty = empty { $row } slot { $slot } of the Portfolio
lisboa-board-goods = { $amount } in the warehouse, limit { $limit }
lisboa-board-own-cubes = { $n ->
    [one] { $n } { $color } cube
   *[other] { $n } { $color } cubes
}, { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}
lisboa-board-markers = Set markers: { $n } here, { $placed } with the Marquis, { $spent } spent
lisboa-board-house-group = Houses: { $n } of { $all } left; { $now }. With all placed: { $full }
lisboa-board-own-favor = Royal Favor of { $noble }
lisboa-board-no-favor = no Royal Favor of { $noble }
lisboa-board-plan-open = { $plan }, not completed
lisboa-board-plan-done = { $plan }, completed
lisboa-board-task = task { $task }: { $text }
lisboa-board-officials = { $officials } on the player board
lisboa-board-decrees-held = Decrees: { $n }
