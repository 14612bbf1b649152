### What an answer means in Lisboa. `title` is short enough for a button.

## One hand card

lisboa-answer-gold = discard { $card } and take 1 gold
    .title = { $card-short } for 1 gold
lisboa-answer-portfolio-noble = { $card } into your Portfolio: { $bottom }; envelope { $influence } counts; then sell or trade
    .title = { $card-short } into the Portfolio
lisboa-answer-portfolio-treasury = { $card } into your Portfolio: the Treasury's réis, and from now on { $benefit }; then sell or trade
    .title = { $card-short } into the Portfolio
lisboa-answer-visit = { $card } to the Court: visit { $noble } for { $cost }, you may { $first } or { $second }, then { $main }
    .title = { $card-short }: visit { $noble }
lisboa-answer-sponsor = { $card } to the Court: pay { $fee } for its event: { $event }
    .title = { $card-short }: sponsor its event
# $text: the card with all that it does.
lisboa-answer-card = { $text }
    .title = { $card-short }
lisboa-answer-discard-reward = discard { $card }; its reward is { $items }
    .title = Discard { $card-short }
lisboa-answer-discard-nothing = discard { $card }; it has no reward
    .title = Discard { $card-short }

## Tiles, decrees, buildings, tasks

lisboa-answer-clergy = { $text }
    .title = Clergy tile { $tile }
lisboa-answer-church = discard tile { $tile } for { $wigs }; you lose: { $effect }
    .title = Discard tile { $tile }: { $wigs }
lisboa-answer-decree = { $text }
    .title = Decree { $decree }
lisboa-answer-building = building { $building } is turned up
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
    [yes] ; it sets sail, a wig per crate for its owner
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
lisboa-answer-follow = return the Favor, pay { $cost }, take one of his actions
    .title = Follow for { $cost }
lisboa-answer-recruit = { $posts }
    .title = { $nobles }
lisboa-recruit-to = { $n } to { $post }
lisboa-answer-plan = { $plan }
    .title = { $architect-title } architect
# $n is the number of goods: some abilities make ships free.
lisboa-answer-new-ship = { $n ->
    [0] a new { $ship } for nothing
   *[other] a new { $ship } for { $goods }
}
    .title = New { $kind }
lisboa-answer-upgrade = { $n ->
    [0] replace { $old } by a { $ship } for nothing
   *[other] replace { $old } by a { $ship } for { $goods }
}
    .title = Replace the ship in slot { $slot }
lisboa-answer-goods = pay { $goods }
    .title = { $goods }
lisboa-answer-extra = 1 more { $good }
    .title = 1 more { $good }
# $tiles: the clergy tiles beside the new gap. $treasury and $scoring are `yes` where the icon is reached or passed.
lisboa-answer-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to gap { $gap }, beside { $tiles-count ->
    [0] no tile
   *[other] { $tiles }
}{ $treasury ->
    [yes] ; over the Treasury icon: the Treasury rises
   *[no] {""}
}{ $scoring ->
    [yes] ; over the Influence icon: a church scoring at the end of the turn
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

lisboa-answer-reis = pay { $reis } of it
    .title = Pay { $reis } of it
lisboa-answer-all-cash = pay everything in cash
    .title = All in cash
lisboa-answer-all-influence = pay everything from the Influence track
    .title = All from Influence
lisboa-answer-part-influence = { $reis } from the Influence track, the rest in cash
    .title = { $reis } from Influence

## Building a store

lisboa-answer-build = a { $good } store on { $land }: { $items-reward }, price { $price }{ $n ->
    [0] {""}
   *[other] , { $wigs } at once
}
    .title = { $land }, { $street-proper }
lisboa-answer-cube-row = { $color-cube } from the end of the row, then you pay { $price }
    .title = { $color } from the row: { $price }
lisboa-answer-cube-column = { $color-cube } from the foot of the column, then you pay { $price }
    .title = { $color } from the column: { $price }
lisboa-answer-cube-pile = { $color-cube }
    .title = { $color-cube }
lisboa-answer-trash = discard { $color-cube }
    .title = Discard { $color-cube }
lisboa-answer-house = house { $placed } of { $all } of the { $group } group: { $ability }
    .title = { $group-title } group

## Opening a public building

lisboa-answer-open = { $site }: { $cubes }, { $items-reward }; { $ways-count ->
    [0] only by what the reward brings
   *[other] { $ways }
}
    .title = { $site-title }
# One way to open a building: with this Plan, $hired officials hired for $price, and $scored: who gets wigs.
lisboa-way = Plan { $plan }{ $hired ->
    [0] {""}
   *[other] {" "}hiring { $hired } for { $price }
}{ $scored-count ->
    [0] {""}
   *[other] {" "}({ $scored })
}
lisboa-way-scored = { $wigs } for { $seat }
lisboa-answer-complete = building { $building } showing { $colors }, { $plan }: { $returned ->
    [one] { $returned } of yours returns
   *[other] { $returned } of yours return
}{ $hired ->
    [0] {""}
   *[other] , { $hired } hired for { $price }
}{ $scored-count ->
    [0] {""}
   *[other] {" "}({ $scored })
}
    .title = Plan { $number }
lisboa-answer-return = an official from { $post }
    .title = From { $post }

## The Portfolio

lisboa-answer-drop = discard { $card }
    .title = { $row } slot { $slot }
lisboa-portfolio-ship = your { $ship } with { $goods }
lisboa-portfolio-noble = { $card }, envelope { $influence }
lisboa-portfolio-treasury = { $card }, { $benefit }
lisboa-portfolio-empty = the empty { $row } slot { $slot }

## Declining

lisboa-answer-take = take it
    .title = Take it
lisboa-answer-stop = stop here
    .title = Stop here
lisboa-answer-keep-cards = keep the other cards
    .title = Keep the other cards
lisboa-answer-no-state-action = no State action
    .title = No State action
lisboa-answer-no-follow = do not follow, keep the Favor
    .title = Do not follow
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

lisboa-warn-goods = no room for { $amount }: lost
lisboa-warn-influence = your Influence is at 10 then: what a gain brings beyond that is lost, for 1 wig
lisboa-warn-cube = no room for { $color-cube }: it leaves the game
lisboa-warn-wigs = the visit takes { $wigs } of yours, for want of Influence
lisboa-warn-ship = your { $ship } goes with { $goods } on board
