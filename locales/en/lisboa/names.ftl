### The names of what is in the box of Lisboa, and amounts of it.

lisboa-name = Lisboa
lisboa-about = 1755: the city lies in rubble. Build streets of stores, win over nobles and clergy, earn your wigs.
    .players = 2 to 4 players
    .length = 2 periods
lisboa-points = wigs
    .one = wig
lisboa-ties = Ties go to the most rubble sets, then stores, then completed Plans, then réis (L-TIE-01 to L-TIE-04).
lisboa-luck = This reveals a card.

## Variants

lisboa-variant-draft = Draft
    .note = draft the starting hands
lisboa-variant-tasks = Starting tasks
    .note = early goals with small rewards
lisboa-variant-tokens = City tokens
    .note = random tokens cover the rewards on the map

## Readings of the rules

lisboa-reading-rewards = Strict rewards
    .note = a Noble card needs room for all goods of its reward, as the player aid says (A-19)
lisboa-reading-upgrade = Upgrade only
    .note = only a larger ship replaces one of yours for the difference (A-26)

## Goods. `many` is used where several are counted.

lisboa-good-gold = gold
    .many = gold
lisboa-good-cloth = cloth
    .many = cloth
lisboa-good-book = book
    .many = books
lisboa-good-tool = tool
    .many = tools

lisboa-amount-gold = { $n } gold
lisboa-amount-cloth = { $n } cloth
lisboa-amount-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
lisboa-amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
# Several goods, or none.
lisboa-goods = { $goods-count ->
    [0] no goods
   *[other] { $goods }
}

## Streets. `proper` is the name on the map.

lisboa-street-gold = the gold street
    .proper = Rua Áurea
    .short = gold
lisboa-street-cloth = the cloth street
    .proper = Rua Augusta
    .short = cloth
lisboa-street-book = the book street
    .proper = Rua Nova da Princesa
    .short = book
lisboa-street-tool = the tool street
    .proper = Rua Bela da Rainha
    .short = tool

## Rubble

lisboa-rubble-brown = brown
    .cube = a brown cube
lisboa-rubble-red = red
    .cube = a red cube
lisboa-rubble-blue = blue
    .cube = a blue cube
lisboa-cubes-of = { $n } { $color }
# Several cubes, or none.
lisboa-cubes = { $cubes-count ->
    [0] no cubes
   *[other] { $cubes }
}

## Nobles, and the types of cards

lisboa-noble-maia = Maia
lisboa-noble-marquis = the Marquis
lisboa-noble-king = the King

lisboa-kind-maia = Maia
lisboa-kind-marquis = Marquis
lisboa-kind-king = King
lisboa-kind-treasury = Treasury

lisboa-post-maia-office = Maia's office
lisboa-post-marquis-office = the Marquis' office
lisboa-post-king-office = the King's office
lisboa-post-maia-plaza = Maia's plaza
lisboa-post-marquis-plaza = the Marquis' plaza
lisboa-post-king-plaza = the King's plaza

## What the Nobles offer. `title` stands on buttons, `short` in a table, `label` on the board, where there is little room.

lisboa-deed-recruit = recruit officials
    .title = Recruit officials
    .short = recruit
    .label = Recruit
lisboa-deed-plan = acquire a Plan
    .title = Acquire a Plan
    .short = plan
    .label = Acquire a Plan
lisboa-deed-ship = build a ship
    .title = Build a ship
    .short = ship
    .label = Build a ship
lisboa-deed-produce = produce goods
    .title = Produce goods
    .short = produce
    .label = Produce
lisboa-deed-cardinal = meet the Cardinal
    .title = Meet the Cardinal
    .short = cardinal
    .label = Cardinal
lisboa-deed-favor = get a Royal Favor
    .title = Get a Royal Favor
    .short = favor
    .label = Royal Favor
lisboa-deed-store = build a store
    .title = Build a store
    .short = store
    .label = Build a store
lisboa-deed-decree = take a decree
    .title = Take a decree
    .short = decree
    .label = Take a decree
lisboa-deed-open = open a public building
    .title = Open a public building
    .short = open
    .label = Open a building

## Ships, architects, Plans, cards

lisboa-ship-blue = blue ship
lisboa-ship-red = red ship
lisboa-ship-purple = purple ship
lisboa-ship-brown = brown ship

lisboa-architect-blue = blue
    .title = Blue
lisboa-architect-green = green
    .title = Green

lisboa-card = card { $number } ({ $kind })
    .short = { $kind } { $number }
lisboa-years-blue = 1755–57
lisboa-years-red = 1758–62
lisboa-years-purple = 1763–68
lisboa-years-brown = 1769–77
lisboa-clergy-tile = clergy tile { $number }
lisboa-decree = decree { $number }
lisboa-building = public building { $number }
lisboa-task-name = task { $task }
lisboa-plan = Plan { $number } ({ $face })
    .title = { $face } (Plan { $number })
lisboa-plan-face = { $architect }, { $officials }

## Places

lisboa-land = land { $land }
lisboa-side-west = west
    .title = West
lisboa-side-north = north
    .title = North
lisboa-side-east = east
    .title = East
# A construction site: beside a row, or at the upper end of a street. `short` is how lists call it.
lisboa-site-row = { $side } of row { $row }
    .title = { $side-title }, row { $row }
    .short = { $side }-{ $row }
lisboa-site-street = north of { $street }
    .title = North, { $street-proper }
    .short = { $side }-{ $good }

lisboa-group-left = left
    .title = Left
lisboa-group-middle = middle
    .title = Middle
lisboa-group-right = right
    .title = Right

lisboa-ability-none = nothing yet
lisboa-ability-visits = visits may be paid in réis
lisboa-ability-ships-cheaper = ships cost 1 good fewer
lisboa-ability-ships-free = ships cost no goods
lisboa-ability-one-more = producing gives 1 extra good of one type
lisboa-ability-each-more = producing gives 1 extra good of each type

lisboa-row-top = top
lisboa-row-bottom = bottom

## Amounts

lisboa-reis = { $n ->
    [one] { $n } real
   *[other] { $n } réis
}
lisboa-wigs = { $n ->
    [one] { $n } wig
   *[other] { $n } wigs
}
lisboa-influence = { $n } Influence
lisboa-officials = { $n ->
    [one] { $n } official
   *[other] { $n } officials
}
lisboa-different-goods = { $n ->
    [one] { $n } good
   *[other] { $n } different goods
}
lisboa-price = { $least }
lisboa-price-range = { $least }-{ $most }

## What a card or a space gives. `short` is for the map.

lisboa-item-plan = { $n ->
    [one] { $n } Plan
   *[other] { $n } Plans
}
lisboa-item-recruit = { $n ->
    [one] { $n } official to an office
   *[other] { $n } officials to offices
}
    .short = { $n ->
        [one] { $n } official
       *[other] { $n } officials
    }
lisboa-item-favor = a Royal Favor
    .short = Favor
lisboa-item-rubble = a cube from the rubble pile
    .short = rubble
lisboa-item-cardinal = 1 Cardinal step and a clergy tile
    .short = Cardinal
lisboa-item-take-decree = a decree (a set marker buys a second one)
    .short = decree
lisboa-item-decree = { $n ->
    [one] { $n } decree
   *[other] { $n } decrees
}
# What several icons give together, or nothing. `reward` names it as the reward of a place.
lisboa-items = { $items-count ->
    [0] nothing
   *[other] { $items }
}
    .reward = { $items-count ->
        [0] no reward
       *[other] reward { $items }
    }

## What is printed: the files of a component pack, and the entries in them

lisboa-printed-cards = Political cards and ships
lisboa-printed-clergy = Clergy tiles
lisboa-printed-decrees = Decrees
lisboa-printed-plans = Plans
lisboa-printed-buildings = Public buildings
lisboa-printed-board = The board
lisboa-printed-start = Setup and player boards
lisboa-printed-scoring = Scoring
lisboa-printed-variants = Variants: tasks and tokens
lisboa-printed-noble-of = Noble card { $id }
lisboa-printed-treasury-of = Treasury card { $id }
lisboa-printed-plan-of = Plan { $id }
lisboa-printed-treasury-space-of = Treasury track, space { $id }
lisboa-printed-scoring-tile-of = Scoring tile { $id }
lisboa-printed-land-token-of = Land token { $id }
lisboa-printed-site-token-of = Site token { $id }
lisboa-printed-office-of = The office of { $noble }
lisboa-printed-site-of = Site { $site }
lisboa-printed-rubble-of = Rubble, { $color }
lisboa-printed-stores-of = Stores: { $good }
lisboa-printed-the-church = Church
lisboa-printed-the-city-tiles = City tiles
lisboa-printed-the-decrees = Decrees on display
lisboa-printed-the-downtown = Downtown
lisboa-printed-the-influence-track = Influence track
lisboa-printed-the-market = Market
lisboa-printed-the-treasury-track = Treasury track
lisboa-printed-the-final = Final scoring
lisboa-printed-the-officials = Officials
lisboa-printed-the-thin-column = The thin column
lisboa-printed-the-player-board = Player board
lisboa-printed-the-start = Starting supply

## What an owner looks at in the box, part by part, and where it is

lisboa-part-tracks = Tracks
lisboa-part-tiles = Tiles
lisboa-part-lands = Lands
lisboa-part-sites = Sites
lisboa-part-cards = Cards { $years }
lisboa-part-ships = Ships
lisboa-part-clergy = Clergy
lisboa-part-plans = Plans
lisboa-part-buildings = Buildings
lisboa-part-decrees = Decrees
lisboa-part-variants = Variants
lisboa-part-rest = The rest
lisboa-look-scoring-tiles = Scoring tiles
lisboa-look-plans = Plans of the { $architect } architect
lisboa-look-land-tokens = Tokens for land spaces
lisboa-look-site-tokens = Tokens for construction sites
lisboa-where-track = On the game board, beside the downtown.
lisboa-where-office = On the game board: the spaces for officials in this office.
lisboa-where-scoring-tiles = Below the columns of the downtown. Lay them out from the fewest wigs to the most.
lisboa-where-thin-column = On the game board, below the thin column at the right.
lisboa-where-supply = Count the pieces, or see the rulebook.
lisboa-where-land = Downtown, row { $row }, column { $column }. Hold the board with the river towards you.
lisboa-where-site = At the edge of the downtown, { $site }. Hold the board with the river towards you.
lisboa-where-card = The political card with the number { $id }, from the deck { $years }.
lisboa-where-ship = A ship of this kind.
lisboa-where-clergy = The effect on the front, the wigs on the back.
lisboa-where-plans = Lay them out from the fewest officials to the most.
lisboa-where-building = Lay out the public buildings; their numbers are ours.
lisboa-where-decree = The decree with this number in the player aid.
lisboa-where-task = The starting task with this letter and number.
lisboa-where-tokens = Sort the tokens by what they show, and count them.
