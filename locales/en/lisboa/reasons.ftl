### Why something is not possible in Lisboa. They follow a colon or stand in a list: no capital, no full stop.

lisboa-reason-game-over = the game is over
lisboa-reason-not-asked = something else is asked now
lisboa-reason-not-in-hand = card { $card } is not in your hand
lisboa-reason-not-open = card { $card } is not on offer
lisboa-reason-not-possible = this cannot be drawn now
lisboa-reason-not-offered = that is not on offer
lisboa-reason-out-of-order = choose in ascending order
lisboa-reason-reward-not-in-full = { $icon ->
    [L-ICON-02] there are not enough Plans for its reward
    [L-ICON-07] you have too few officials for its reward
    [L-ICON-08] no room for its { $good-many }
    [L-ICON-10] you already hold all three Favors
    [L-ICON-11] the rubble pile is empty
    [L-ICON-19] you cannot take a clergy tile
   *[other] there are not enough decrees for its reward
}
lisboa-reason-not-for-sale = you could not { $deed } now
lisboa-reason-no-sale-no-trade = you could neither sell nor trade afterwards
lisboa-reason-no-good = you have no { $good }
lisboa-reason-no-ship-to-sell-to = no docked ship has room
lisboa-reason-ship-takes-nothing = there is no docked ship with room in that slot
lisboa-reason-ship-at-sea = that ship is at sea until its owner's next turn
lisboa-reason-covered = you already took “{ $deed }” this turn
lisboa-reason-wrong-good = “{ $deed }” costs { $native } or gold
lisboa-reason-not-his-action = this Noble does not offer “{ $deed }”
lisboa-reason-no-officials = no official is left on your board
lisboa-reason-officials-exactly = recruit exactly { $officials }
lisboa-reason-officials-range = recruit { $least } to { $most } officials
lisboa-reason-no-plan-left = no Plan is left there
lisboa-reason-shipyard-empty = the shipyard is empty
lisboa-reason-ship-costs = the ship costs { $cost }, you have { $have ->
    [one] { $have } kind
   *[other] { $have } kinds
}
lisboa-reason-no-ship-there = there is no ship in that slot
lisboa-reason-ship-not-larger = the new ship is too small to replace yours: its hull is { $new }, yours { $old }
lisboa-reason-goods-count = pay exactly { $goods }
lisboa-reason-nothing-produced = your stores would produce no good that you can keep
lisboa-reason-no-extra = you did not produce { $good }, or have no room for more
lisboa-reason-clergy-full = all { $spaces } clergy spaces are full
lisboa-reason-steps = the Cardinal can move 1 to { $most } steps here
lisboa-reason-no-clergy-there = there would be no clergy tile beside the Cardinal
lisboa-reason-not-your-clergy = clergy tile { $tile } is not on your board
lisboa-reason-favor-held = you already hold the Favor of { $noble }
lisboa-reason-all-favors-held = you already hold all three Favors
lisboa-reason-no-favor = you do not hold the Favor of { $noble }
lisboa-reason-visit-costs = the visit costs { $cost }, you can pay { $have }
lisboa-reason-visit-reis = you can pay { $least } to { $most } of the cost in réis
# $cash: réis in hand; $n: réis that Influence can be turned into; $rewards: réis of rewards that come before it is paid.
lisboa-reason-short = it costs { $due }: you have { $cash }{ $n ->
    [0] {""}
   *[other] {", and "}{ $n } by Influence
}{ $rewards ->
    [0] {""}
   *[other] {", and "}{ $rewards } by rewards on the way
}; { $short } short
lisboa-reason-costs = it costs { $due }, you can raise { $have }
lisboa-reason-split = { $least } to { $most } réis can come from the Influence track
lisboa-reason-noble-action-impossible = you could not take the Noble action of { $noble } afterwards
lisboa-reason-nothing-to-follow-for = you could not take any action of { $noble }
lisboa-reason-no-house = you have placed all your houses
lisboa-reason-group-empty = the { $group } group has no house left
lisboa-reason-no-city-tile = the city display has no tile for { $street } now; gaps are refilled at the end of the turn
lisboa-reason-no-small-tile = the city display has no small tile for the thin column now; gaps are refilled at the end of the turn
lisboa-reason-land-taken = { $land } already has a store
lisboa-reason-land-covered = { $land } is not used with two players
lisboa-reason-not-on-street = { $land } does not touch { $street }
lisboa-reason-no-land-money = you cannot pay for any land: you are { $short } short
lisboa-reason-no-land = no land fits the tiles of the city display
lisboa-reason-no-cube = there is no such cube
lisboa-reason-no-decrees = no decree is on display
lisboa-reason-decree-not-open = decree { $decree } is not on display
lisboa-reason-no-marker = you have no set marker on the Marquis
lisboa-reason-marker-used = you have already used a set marker this turn
lisboa-reason-no-plan = no architect of your Plans has a building left
lisboa-reason-not-your-plan = you cannot use Plan { $plan } here
lisboa-reason-no-building = the { $architect } architect has no building left
lisboa-reason-site-taken = the site { $site } already has a building
lisboa-reason-site-covered = the site { $site } is not used with two players
lisboa-reason-wrong-color = none of your Plans has a building of the colour of { $site }
lisboa-reason-no-site-money = you cannot hire the missing officials: you are { $short } short
lisboa-reason-no-site = no free site fits the buildings of your Plans
lisboa-reason-no-official-there = you have no official in { $post }
lisboa-reason-no-effect = the event would do nothing
lisboa-reason-slot-empty = that slot is empty
lisboa-reason-wrong-row = the card must come from the full row
lisboa-reason-compulsory = you cannot decline this
lisboa-reason-not-fulfilled = you did not complete task { $task } this turn
lisboa-reason-dead-end = you could not finish what you have begun
