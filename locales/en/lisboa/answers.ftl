### What an answer means in Lisboa. `title` is short enough for a button.

## One hand card

lisboa-answer-gold = discard { $card } for 1 gold
    .title = { $card-short } for 1 gold
lisboa-answer-portfolio-noble = { $card }: { $bottom }; worth { $influence } Influence in your Portfolio; then sell or trade
    .title = { $card-short } into the Portfolio
lisboa-answer-portfolio-treasury = { $card }: take the Treasury's réis; from now on { $benefit }; then sell or trade
    .title = { $card-short } into the Portfolio
lisboa-answer-visit = { $card } to the Court: visit { $noble } for { $cost }; you may { $first } or { $second }; then { $main }
    .title = { $card-short }: visit { $noble }
lisboa-answer-sponsor = { $card } to the Court: sponsor its event for { $fee }: { $event }
    .title = { $card-short }: sponsor its event
# $text: the card with all that it does.
lisboa-answer-card = { $text }
    .title = { $card-short }
lisboa-answer-discard-reward = discard { $card } for its reward: { $items }
    .title = Discard { $card-short }
lisboa-answer-discard-nothing = discard { $card }; it has no reward
    .title = Discard { $card-short }

## Tiles, decrees, buildings, tasks

lisboa-answer-clergy = clergy tile { $tile }: { $text }
    .title = { $effect-short }
lisboa-answer-church = discard clergy tile { $tile } for { $wigs }; you lose: { $effect }
    .title = Discard tile { $tile }: { $wigs }
lisboa-answer-decree = decree { $decree }: { $text }
    .title = { $face-title }
lisboa-answer-building = building { $building } is revealed
    .title = Building { $building }
lisboa-answer-task = { $text }
    .title = Task { $task }

## Selling and trading

lisboa-answer-sell = sell goods to docked ships
    .title = Sell goods
lisboa-answer-trade = trade one or two goods with the Nobles for State actions
    .title = Trade with the Nobles
# $whose is `you` or `other`; $sails is `yes` where the ship is full then.
lisboa-answer-sell-good = 1 { $good } to { $whose ->
    [you] your { $ship }
   *[other] { $owner-possessive } { $ship }
} ({ $there } of { $hull } loaded){ $sails ->
    [yes] ; it sets sail: 1 wig per good for its owner
   *[no] {""}
}
    .title = { $whose ->
        [you] 1 { $good } to your { $ship }
       *[other] 1 { $good } to { $owner-possessive } { $ship }
    }
lisboa-answer-trade-for = pay 1 { $good } to { $noble }: { $deed }
    .title = { $deed-title } for 1 { $good }

## Actions of the Nobles

lisboa-answer-state-action = State action: { $deed }
    .title = { $deed-title }
lisboa-answer-noble-action = Noble action: { $deed }
    .title = { $deed-title }
lisboa-answer-follow = return the Favor, pay { $cost } and take one of his actions
    .title = Follow for { $cost }
lisboa-answer-recruit = { $posts }
    .title = { $nobles }
lisboa-recruit-to = { $n } to { $post }
lisboa-answer-plan = { $plan }
    .title = { $architect-title } Plan
# $n is the number of goods: some abilities make ships free.
lisboa-answer-new-ship = { $n ->
    [0] a new { $ship }, free of charge
   *[other] a new { $ship } for { $goods }
}
    .title = New { $kind }
lisboa-answer-upgrade = { $n ->
    [0] upgrade { $old } to a { $ship }, free of charge
   *[other] upgrade { $old } to a { $ship } for { $goods }
}
    .title = Upgrade the ship in slot { $slot }
lisboa-answer-goods = pay { $goods }
    .title = { $goods }
lisboa-answer-extra = 1 more { $good }
    .title = 1 more { $good }
# $tiles: the clergy tiles beside the new gap. $treasury and $scoring are `yes` where the icon is reached or passed.
lisboa-answer-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to gap { $gap }; { $tiles-count ->
    [0] no clergy tile there
   *[other] there: { $tiles }
}{ $treasury ->
    [yes] ; passes the Treasury icon: the Treasury rises
   *[no] {""}
}{ $scoring ->
    [yes] ; passes the Influence icon: church scoring at the end of the turn
   *[no] {""}
}
    .title = { $steps ->
        [one] { $steps } step to gap { $gap }
       *[other] { $steps } steps to gap { $gap }
    }
lisboa-tile-beside = tile { $tile } ({ $effect })
lisboa-answer-favor = the Royal Favor of { $noble }
    .title = Favor of { $noble }

## Paying

lisboa-answer-reis = pay { $reis } of the cost
    .title = Pay { $reis }
lisboa-answer-all-cash = pay everything in cash
    .title = All in cash
lisboa-answer-all-influence = pay everything from the Influence track
    .title = All from Influence
lisboa-answer-part-influence = { $reis } from the Influence track, the rest in cash
    .title = { $reis } from Influence

## Building a store

lisboa-answer-build = { $good } store on { $land }: price { $price }{ $burnt ->
    [0] {""}
   *[other] , { $influence } of it from Influence
}{ $n ->
    [0] {""}
   *[other] , { $wigs } at once
}; { $items-reward }
    .title = { $land }, { $street-proper }
lisboa-answer-cube-row = { $color-cube } from the end of the row; you then pay { $price }{ $burnt ->
    [0] {""}
   *[other] , { $burnt } of it from Influence
}
    .title = { $color } from the row: { $price }
lisboa-answer-cube-column = { $color-cube } from the foot of the column; you then pay { $price }{ $burnt ->
    [0] {""}
   *[other] , { $burnt } of it from Influence
}
    .title = { $color } from the column: { $price }
lisboa-answer-cube-pile = { $color-cube }
    .title = { $color-cube }
lisboa-answer-trash = discard { $color-cube }
    .title = Discard { $color-cube }
lisboa-answer-house = house { $placed } of { $all } in the { $group } group: { $ability }
    .title = { $group-title } group

## Opening a public building

lisboa-answer-open = { $site }: { $cubes }, { $items-reward }; { $ways-count ->
    [0] possible only with what the reward brings
   *[other] { $ways }
}
    .title = { $site-title }
# One way to open a building: with this Plan, $hired officials hired for $price, and $scored: who gets wigs.
lisboa-way = Plan { $plan }{ $hired ->
    [0] {""}
   *[other] , hire { $hired } for { $price }
}{ $scored-count ->
    [0] {""}
   *[other] {" "}({ $scored })
}
lisboa-way-scored = { $wigs } for { $seat }
lisboa-answer-complete = { $plan }, building { $building } with { $colors }: { $returned ->
    [one] { $returned } of your officials returns
   *[other] { $returned } of your officials return
}{ $hired ->
    [0] {""}
   *[other] , hire { $hired } for { $price }
}{ $scored-count ->
    [0] {""}
   *[other] {" "}({ $scored })
}
    .title = { $plan-title }
lisboa-answer-return = an official from { $post }
    .title = From { $post }

## The Portfolio

lisboa-answer-drop = discard { $card }
    .title = Discard { $card-short }
lisboa-portfolio-ship = your { $ship } with { $goods }
    .short = your { $ship-short }
lisboa-portfolio-noble = { $card }, worth { $influence } Influence
    .short = { $card-short }
lisboa-portfolio-treasury = { $card }: { $benefit }
    .short = { $card-short }
lisboa-portfolio-empty = the empty { $row } slot { $slot }
    .short = { $row } slot { $slot }

## Declining

lisboa-answer-take = take it
    .title = Take it
lisboa-answer-stop = done
    .title = Done
lisboa-answer-keep-cards = keep the other cards
    .title = Keep the other cards
lisboa-answer-no-state-action = no State action
    .title = No State action
lisboa-answer-no-follow = don't follow; keep the Favor
    .title = Don't follow
lisboa-answer-leave = leave it
    .title = Leave it
lisboa-answer-keep-cubes = keep all cubes
    .title = Keep all cubes
lisboa-answer-no-second-decree = no second decree, keep the marker
    .title = No second decree
lisboa-answer-decline = decline
    .title = Decline
# Only where nothing better is known.
lisboa-answer-other = do it
    .title = Do it

## What an answer changes

lisboa-change-reis = réis
lisboa-change-influence = Influence
lisboa-change-wigs = wigs
lisboa-change-sets = rubble sets
lisboa-change-others-wigs = { $seat-possessive } wigs
lisboa-change-treasury = Treasury
lisboa-change-price = price of { $good }

## What an answer loses

lisboa-warn-goods = No room for { $amount }: lost.
lisboa-warn-influence = Influence stops at 10: you lose the rest, but gain 1 wig.
lisboa-warn-cube = No room for { $color-cube }: it leaves the game.
lisboa-warn-wigs = { $n } Influence short: pay { $wigs } instead.
lisboa-warn-ship = You lose your { $ship } with { $goods } on board.
lisboa-warn-no-state = You can take no State action there now.
# $from: the row from which a card has to go, or any; $goods: whether ships that could go have goods on board.
lisboa-warn-room = { $from ->
    [top] The top row is full: discard one of its cards
    [bottom] The bottom row is full: discard one of its cards
   *[any] Your Portfolio is full: discard a card
}{ $goods ->
    [all] {" "}and lose the goods on that ship.
    [some] . A ship takes its goods along.
   *[none] .
}

## The parts of a price, each before its number

lisboa-price-treasury = Treasury
lisboa-price-rivals = rivals in the office
lisboa-price-clergy = clergy
lisboa-price-discount = discount
lisboa-price-row = row
lisboa-price-column = column
lisboa-price-cube = { $color } cube
# $n: how many are hired, $each: the price of one.
lisboa-price-officials = officials ({ $n } at { $each })
lisboa-price-hull = hull
lisboa-price-old-hull = old hull
lisboa-price-houses = houses
lisboa-price-ship-free = houses or clergy
