### What an answer means in Madeira. `title` is short enough for a button.

## Workers

madeira-answer-to-home = Home, where it needs no Bread
    .title = Home
madeira-answer-to-watch = the City Watch; discard up to { $pirates }
    .title = City Watch
madeira-answer-to-field = { $field }: { $state }; you have { $workers } in Region { $region }
    .title = { $named-bare }
madeira-answer-to-forest = the Forest: { $state }
    .title = Forest
madeira-answer-to-spot = { $city }, district { $district }; there now: { $workers } of yours, { $citizens ->
    [one] { $citizens } Citizen
   *[other] { $citizens } Citizens
}; the Mayor brings { $worker } { $city-income } per Worker, { $citizen } per Citizen
    .title = { $spot-bare }
madeira-answer-to-land = { $place }: { $goods } each round; { $prestige } now for your Ships there (you have { $workers } on its Land)
    .title = { $place-bare }
madeira-answer-from-home = a Worker from Home ({ $n } there)
    .title = From Home
madeira-answer-from-watch = a Worker from the City Watch ({ $n } there)
    .title = From the City Watch
madeira-answer-from-field = your Worker on { $field }: { $state }
    .title = From { $named-bare }
madeira-answer-from-citizen = the Neutral Citizen in { $spot }
    .title = Citizen in { $spot-bare }
madeira-answer-from-spot = your Worker in { $spot }
    .title = From { $spot-bare }
madeira-answer-from-land = a Worker from { $place } ({ $n } there)
    .title = From { $place-bare }

## Phase A

# $wakes: the face-down Favors that would be flipped face-up.
madeira-answer-row = dice { $dice }; Requests: { $requests }; { $guilds } Guild{ $wakes-count ->
    [0] {""}
   *[other] {" "}(flips face-up: { $wakes })
}
    .title = Row { $row }: dice { $dice }
madeira-answer-request = { $request }: { $text }
    .title = { $request }
madeira-answer-guild = flip face-up: { $favors-count ->
    [0] nothing
   *[other] { $favors }
}
    .title = Flip { $guild } Favors

## Dice. $yields is what a harvest would bring; $guard is `yes` for a Pirate die.

# What a harvest brings, or nothing.
madeira-yield = { $yields-count ->
    [0] nothing
   *[other] { $yields }
}
# What a die on a Character brings now; short, for a button. $gains: a list of such gains.
madeira-gain = +{ $amount }
madeira-yield-gains = { $gains }
madeira-yield-more = { $gains }, and { $n } more
madeira-yield-workers = up to { $workers } to Fields
# $what: Prestige or Reals.
madeira-yield-ships-for = { $ships }: { $what }
madeira-yield-favor = 1 Favor for { $wood }
madeira-yield-favor-bought = 1 Favor for { $wood }, { $reals }
madeira-yield-nothing = Nothing now
madeira-nothing-no-favor = no Guild Favor is left
madeira-nothing-no-city = you have no Worker in a City
madeira-answer-die = { $character } at { $building }: { $character-short }{ $guard ->
    [yes] ; a guard returns Home, no Action Marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } → { $character }
       *[no] Guild die { $face } → { $character }
    }
madeira-answer-die-or-harvest = { $character } at { $building }: { $character-short }, or harvest { $yields }{ $guard ->
    [yes] ; a guard returns Home, no Action Marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } → { $character }
       *[no] Guild die { $face } → { $character }
    }
madeira-answer-die-harvest = special harvest at { $building }: { $yields }, and one Field again{ $guard ->
    [yes] ; a guard returns Home, no Action Marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } → { $building }
       *[no] Guild die { $face } → { $building }
    }
madeira-answer-die-nothing = special harvest at { $building }, but you have no Worker in the Region{ $guard ->
    [yes] ; a guard returns Home, no Action Marker
   *[no] {""}
}
    .title = { $guard ->
        [yes] Pirate die { $face } → { $building }
       *[no] Guild die { $face } → { $building }
    }
madeira-answer-favor = use the { $favor }: { $text }
    .title = Use the { $favor }
madeira-answer-pass = pass: no more dice this round; choose a slot in turn order and its bonus
    .title = Pass
madeira-answer-act = { $text }
    .title = Perform the Action
madeira-answer-harvest = harvest Region { $region }: { $yields }
    .title = Harvest Region { $region }
madeira-answer-harvest-special = harvest Region { $region }: { $yields }, then one Field again
    .title = Harvest Region { $region }
madeira-answer-harvest-none = harvest Region { $region }: nothing
    .title = Harvest Region { $region }
madeira-answer-nothing = skip the action
    .title = Skip the action
madeira-answer-again = harvest { $field } again: { $state }
    .title = { $named-bare } again

## Ships. $wood says whether a Ship from Home costs Wood: `own`, `buy` or `none`.

madeira-answer-sail-market = discard { $goods }{ $wood ->
    [own] {" "}and 1 Wood
    [buy] {" "}and 1 Wood, which you buy
   *[none] {""}
}; get { $pays }{ $owed ->
    [0] {""}
   *[other] {", and "}{ $owed } for the Ship before it
}; a Market Routes Request scores { $prestige } for it
    .title = { $from-port } → { $slot-port }: { $goods } for { $pays }
madeira-answer-sail-colony = discard { $goods }{ $wood ->
    [own] {" "}and 1 Wood
    [buy] {" "}and 1 Wood, which you buy
   *[none] {""}
}; then a King's Reward: { $rewards-count ->
    [0] none
   *[other] { $rewards }
}; an Expeditions Request scores { $prestige } for it
    .title = { $from-port } → { $slot-port }: { $goods }
madeira-answer-quantity = discard { $goods }; { $port } pays { $reals }
    .title = { $goods } for { $reals }
madeira-answer-wood = 1 Wood from { $field } ({ $wood } there)
    .title = From { $named-bare }
madeira-answer-wood-forest = 1 Wood from the supply, by your Worker in the Forest
    .title = From the Forest
madeira-answer-reward = { $text }
    .title = { $reward }

## Favors

# $missing of the Wood would have to be bought.
madeira-answer-take-favor = discard { $wood }{ $missing ->
    [0] {""}
   *[other] {" "}(buy { $missing })
}; { $city }, { $guild } Guild: { $text }
    .title = { $favor }: { $wood }
madeira-answer-flip = flip the { $favor } face-up: { $text }
    .title = Flip the { $favor }

## Passing

madeira-answer-slot = { $bonus }; { $before ->
    [0] first in turn order so far
   *[other] { $before } ahead of you so far
}
    .title = Slot { $slot }
madeira-answer-take-reals = take { $reals }
    .title = Take { $reals }

## Buildings

madeira-answer-marker = move your Action Marker from { $from } to { $to }
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
madeira-answer-pirates = receive { $pirates }; no Action at { $building }
    .title = Receive { $pirates }
madeira-answer-drive-off = discard up to { $pirates }
    .title = Discard up to { $pirates }
madeira-answer-bread = get { $bread }
    .title = Get { $bread }
madeira-answer-honor = send a guard home and earn { $prestige }
    .title = Send a guard home
madeira-answer-no = decline
    .title = Decline

## Phases D and E

# $missing of what is needed would be missing.
madeira-answer-upkeep = discard { $wood }{ $bought ->
    [0] {""}
   *[other] , { $bought } of it bought for { $reals }
}{ $missing ->
    [0] {""}
   *[other] ; receive { $pirates }
}
    .title = Discard { $wood }
madeira-answer-feed = discard { $bread }{ $missing ->
    [0] {""}
   *[other] ; receive { $pirates }
}
    .title = Discard { $bread }
madeira-answer-wealth = pay { $reals }, earn { $prestige }
    .title = Pay { $reals }
madeira-answer-keep = keep it for later; score now: { $scored-count ->
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
    .title = Score { $prestige }
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

madeira-answer-mill-down = move the Windmill one step down for { $gives }
    .title = Windmill down: { $gives }
madeira-answer-mill-bottom = Windmill at the bottom: lose 1 Prestige for { $gives }
    .title = Windmill: 1 Prestige for { $gives }
madeira-answer-mill-up = discard { $wheat } to move the Windmill one step up
    .title = Windmill up: { $wheat }
madeira-answer-mill-top = Windmill: { $wheat } for 1 Prestige (it is at the top)
    .title = Windmill: { $wheat } for 1 Prestige
madeira-answer-swap-same = Windmill: { $given } for { $taken }
    .title = { $given } for { $taken }
madeira-answer-swap = Windmill: { $first } and { $second } for { $taken }
    .title = { $first } + { $second } for { $taken }

## Stopping

madeira-answer-stop-windmill = go on to phase D
    .title = Go on to phase D
madeira-answer-stop-relocate = collect income
    .title = Collect income
madeira-answer-stop-reward = take no Reward
    .title = Take no Reward
madeira-answer-stop-favor = take no Favor
    .title = Take no Favor
madeira-answer-stop-ships = no more Ships; collect the rewards
    .title = No more Ships
madeira-answer-stop-workers = no more Workers
    .title = No more Workers
madeira-answer-stop-turn-up = flip no more Favors
    .title = Flip no more Favors
madeira-answer-stop = done
    .title = Done
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

madeira-warn-no-action = The { $character } can do nothing for you now: { $why } ({ $rule }).
madeira-warn-pirates = You receive { $pirates }.
madeira-warn-prestige = You lose { $prestige }.
madeira-warn-bread = { $missing ->
    [one] { $missing } Worker will go unfed
   *[other] { $missing } Workers will go unfed
} unless you get Bread: { $pirates }.
madeira-threat-reals = { $n ->
    [one] Your Building will cost
   *[other] Your { $n } Buildings will cost
} { $least } to { $most } Reals, depending on the dice; you have { $reals }. If unpaid: { $spread ->
    [yes] { $fewest } to { $pirates }
   *[no] { $pirates }
}.
madeira-warn-wood = Your Ships need { $missing } more Wood, or you receive { $pirates }.

## The parts of a price, each before its number

madeira-price-region = Region
madeira-price-die = die
madeira-price-base = base
madeira-price-guild-dice = Guild dice
madeira-price-by-lord = { $favor }
# All Wood bought in this turn, this one included, and what was paid for the others.
madeira-price-wood = Wood this turn
madeira-price-wood-before = paid before
