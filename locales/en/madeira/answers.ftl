### What an answer means in Madeira. `title` is short enough for a button.

## Workers

madeira-answer-to-home = Home; it needs no Bread there
    .title = Home
madeira-answer-to-watch = the City Watch; up to { $pirates } less
    .title = City Watch
madeira-answer-to-field = Region { $region }, where you have { $workers }: { $state }
    .title = { $field-bare }
madeira-answer-to-forest = the Forest: { $state }
    .title = Forest
madeira-answer-to-spot = { $city }, district { $district }; there now: { $workers } of yours, { $citizens ->
    [one] { $citizens } Citizen
   *[other] { $citizens } Citizens
} (the Mayor brings { $worker } and { $citizen } { $city-income } for each)
    .title = { $spot-bare }
madeira-answer-to-land = { $place }: { $goods } each round; { $prestige } now for your Ships there (you have { $workers } on its Land)
    .title = { $place-bare }
madeira-answer-from-home = a Worker from Home ({ $n } there)
    .title = From Home
madeira-answer-from-watch = a Worker from the City Watch ({ $n } there)
    .title = From the City Watch
madeira-answer-from-field = your Worker on { $field }: { $state }
    .title = From { $field-bare }
madeira-answer-from-citizen = the Neutral Citizen in { $spot }
    .title = Citizen in { $spot-bare }
madeira-answer-from-spot = your Worker in { $spot }
    .title = From { $spot-bare }
madeira-answer-from-land = a Worker from { $place } ({ $n } there)
    .title = From { $place-bare }

## Phase A

# $wakes: the face-down Favors that would be turned up.
madeira-answer-row = dice { $dice }; Requests: { $requests }; Guild { $guilds }{ $wakes-count ->
    [0] {""}
   *[other] {" "}(you have face-down: { $wakes })
}
    .title = Row { $row }
madeira-answer-request = { $request }: { $text }
    .title = { $request }
madeira-answer-guild = turn up: { $favors-count ->
    [0] nothing
   *[other] { $favors }
}
    .title = The { $guild } Guild

## Dice. $yields is what a harvest would bring; $guard is `yes` for a Pirate die.

# What a harvest brings, or nothing.
madeira-yield = { $yields-count ->
    [0] nothing
   *[other] { $yields }
}
madeira-answer-die = { $character } ({ $character-short }){ $guard ->
    [yes] ; a guard goes Home, no marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } on the { $character } ({ $building })
       *[no] { $face } on the { $character } ({ $building })
    }
madeira-answer-die-or-harvest = { $character } ({ $character-short }), or harvest { $yields }{ $guard ->
    [yes] ; a guard goes Home, no marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } on the { $character } ({ $building })
       *[no] { $face } on the { $character } ({ $building })
    }
madeira-answer-die-harvest = harvest { $yields }, and one Field once more{ $guard ->
    [yes] ; a guard goes Home, no marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } on { $building }: harvest
       *[no] { $face } on { $building }: harvest
    }
madeira-answer-die-nothing = harvest only, but you have no Worker there{ $guard ->
    [yes] ; a guard goes Home, no marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } on { $building }
       *[no] { $face } on { $building }
    }
madeira-answer-favor = use the { $favor }: { $text }
    .title = Use the { $favor }
madeira-answer-pass = pass: no more dice in this round; choose a place in the order and its bonus
    .title = Pass
madeira-answer-act = { $text }
    .title = The Action
madeira-answer-harvest = harvest Region { $region }: { $yields }
    .title = Harvest Region { $region }
madeira-answer-harvest-special = harvest Region { $region }: { $yields }, then one Field once more
    .title = Harvest Region { $region }
madeira-answer-harvest-none = harvest Region { $region }: nothing
    .title = Harvest Region { $region }
madeira-answer-nothing = use the die for nothing
    .title = Nothing
madeira-answer-again = { $field } yields once more: { $state }
    .title = { $field-bare } once more

## Ships. $wood says whether a Ship from Home costs Wood: `own`, `buy` or `none`.

madeira-answer-sail-market = { $goods }{ $wood ->
    [own] {" "}and 1 Wood
    [buy] {" "}and 1 Wood, which you buy
   *[none] {""}
}; the Market pays { $pays } ({ $prestige } by Market Routes)
    .title = { $from-bare } → { $slot-bare }
madeira-answer-sail-colony = { $goods }{ $wood ->
    [own] {" "}and 1 Wood
    [buy] {" "}and 1 Wood, which you buy
   *[none] {""}
}; then a King's Reward: { $rewards-count ->
    [0] none
   *[other] { $rewards }
} ({ $prestige } by Expeditions)
    .title = { $from-bare } → { $slot-bare }
madeira-answer-quantity = { $goods }; { $port } pays { $reals }
    .title = { $goods }
madeira-answer-wood = from { $field }, where { $wood } lies
    .title = From { $field-bare }
madeira-answer-wood-forest = by your Worker in the Forest, from the supply
    .title = From the Forest
madeira-answer-reward = { $text }
    .title = { $reward }

## Favors

# $missing of the Wood would have to be bought.
madeira-answer-take-favor = { $wood }{ $missing ->
    [0] {""}
   *[other] , { $missing } of it bought
}; { $city } ({ $guild } Guild): { $text }
    .title = { $favor }: { $wood }
madeira-answer-flip = turn up the { $favor }: { $text }
    .title = Turn up the { $favor }

## Passing

madeira-answer-slot = { $bonus }; { $before ->
    [0] so far first in the order
   *[other] so far { $before } before you
}
    .title = Slot { $slot }
madeira-answer-take-reals = take { $reals }
    .title = { $reals }

## Buildings

madeira-answer-marker = your Action Marker goes from { $from } to { $to }
    .title = { $from } → { $to }
madeira-answer-building = { $building }: { $text }
    .title = { $building }
madeira-answer-building-idle = { $building }, but you have no Worker in its Region
    .title = { $building }
madeira-price-dice = { $base } − { $dice } on the dice
madeira-price-lord = { $favor }
madeira-answer-pay = pay { $reals } ({ $how }); then { $building }: { $text }
    .title = Pay { $reals }
madeira-answer-pay-idle = pay { $reals } ({ $how }); then { $building }, but you have no Worker in its Region
    .title = Pay { $reals }
madeira-answer-pirates = receive { $pirates } and do nothing at { $building }
    .title = Take { $pirates }
madeira-answer-drive-off = discard up to { $pirates }
    .title = Drive off { $pirates }
madeira-answer-bread = get { $bread }
    .title = { $bread }
madeira-answer-honor = a Worker of the City Watch goes Home: { $prestige }
    .title = Take the Honor: { $prestige }
madeira-answer-no = leave it
    .title = Leave it

## Phases D and E

# $missing of what is needed would be missing.
madeira-answer-upkeep = { $wood }{ $bought ->
    [0] {""}
   *[other] , { $bought } of it bought for { $reals }
}{ $missing ->
    [0] {""}
   *[other] ; { $pirates }
}
    .title = { $wood }
madeira-answer-feed = { $bread }{ $missing ->
    [0] {""}
   *[other] ; { $pirates }
}
    .title = { $bread }
madeira-answer-wealth = pay { $reals }, earn { $prestige }
    .title = Pay { $reals }
madeira-answer-keep = keep it; scored now: { $scored-count ->
    [0] nothing
   *[other] { $scored }
}
    .title = Keep { $request }
madeira-scored-one = { $n ->
    [1] { $request-short } (worth { $worth })
   *[other] { $n } times { $request-short } (worth { $worth })
}
madeira-answer-ships = { $picked-count ->
    [0] no Ship: { $prestige }
   *[other] { $picked }: { $prestige }
}
    .title = { $prestige }
madeira-ships-picked = { $ships } in { $port } at { $each }
madeira-answer-guilds = { $n ->
    [one] { $n } Guild at { $each }: { $prestige }
   *[other] { $n } Guilds at { $each }: { $prestige }
}
    .title = { $guilds-count ->
        [0] No Guild
       *[other] { $guilds }
    }
madeira-answer-city = { $city }: you have { $workers } there, { $prestige }
    .title = { $city }: { $prestige }

## The Windmill

madeira-answer-mill-down = Windmill one step down for { $gives }; it feeds fewer Workers
    .title = Windmill down: { $gives }
madeira-answer-mill-bottom = Windmill at the bottom: lose 1 Prestige for { $gives }
    .title = Windmill: 1 Prestige for { $gives }
madeira-answer-mill-up = Windmill: { $wheat } for one step up; it feeds more Workers
    .title = Windmill up: { $wheat }
madeira-answer-mill-top = Windmill: { $wheat } for 1 Prestige (it is at the top)
    .title = Windmill: { $wheat } for 1 Prestige
madeira-answer-swap-same = Windmill: { $given } for { $taken }
    .title = { $given } for { $taken }
madeira-answer-swap = Windmill: { $first } and { $second } for { $taken }
    .title = { $first } + { $second } for { $taken }

## Stopping

madeira-answer-stop-windmill = done, go on to phase D
    .title = Done
madeira-answer-stop-relocate = nothing more; take the income
    .title = Take the income
madeira-answer-stop-reward = no Reward
    .title = No Reward
madeira-answer-stop-favor = take no Favor
    .title = No Favor
madeira-answer-stop-ships = no more Ships; now the rewards
    .title = No more Ships
madeira-answer-stop-workers = no further Worker
    .title = No further Worker
madeira-answer-stop-turn-up = no further Favor
    .title = No further Favor
madeira-answer-stop = no more of it
    .title = Stop
# Only where nothing better is known.
madeira-answer-other = do it
    .title = Do it

## Luck

madeira-answer-character = { $text }
    .title = { $character }
madeira-answer-roll = the dice show { $roll }
    .title = { $roll }

## What an answer changes

madeira-change-prestige = Prestige
madeira-change-reals = Reals
madeira-change-wood = Wood
madeira-change-bread = Bread
madeira-change-pirates = Pirates
madeira-change-windmill = Windmill feeds
madeira-change-others-prestige = { $seat-possessive } Prestige

## What an answer loses

madeira-warn-pirates = you receive { $pirates }
madeira-warn-prestige = you lose { $prestige }
madeira-warn-bread = { $missing ->
    [one] { $missing } Worker will go unfed
   *[other] { $missing } Workers will go unfed
} unless you get Bread: { $pirates }
madeira-threat-reals = { $n ->
    [one] Your Building will cost
   *[other] Your { $n } Buildings will cost
} { $least } to { $most } Reals by the dice, and you have { $reals }. Unpaid they bring { $spread ->
    [yes] { $fewest } to { $pirates }
   *[no] { $pirates }
}
madeira-warn-wood = { $missing ->
    [one] 1 Wood is missing for your Ships
   *[other] { $missing } Wood are missing for your Ships
}: buy it, or { $pirates }
