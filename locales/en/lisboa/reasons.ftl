### Why something is not possible in Lisboa. They follow a colon or stand in a list: no capital, no full stop.

lisboa-reason-game-over = the game is over
lisboa-reason-not-asked = something else is asked now
lisboa-reason-not-in-hand = card { $card } is not in your hand
lisboa-reason-not-open = card { $card } is not to be had here
lisboa-reason-not-possible = luck cannot bring this now
lisboa-reason-not-offered = it is not among what is offered
lisboa-reason-out-of-order = a set is named in ascending order
lisboa-reason-reward-not-in-full = its reward ({ $icon }) cannot be taken in full
lisboa-reason-not-for-sale = you could not { $deed }
lisboa-reason-no-sale-no-trade = afterwards you could neither sell nor trade
lisboa-reason-no-good = you have no { $good }
lisboa-reason-no-ship-to-sell-to = no docked ship of any player has a free space
lisboa-reason-ship-takes-nothing = there is no docked ship with a free space in that slot
lisboa-reason-ship-at-sea = that ship is at sea until its owner's next turn
lisboa-reason-covered = “{ $deed }” was already bought in this turn
lisboa-reason-wrong-good = “{ $deed }” is bought with { $native } or gold
lisboa-reason-not-his-action = “{ $deed }” is not offered by this Noble
lisboa-reason-no-officials = no official is left on your board
lisboa-reason-officials-exactly = exactly { $officials } must be recruited
lisboa-reason-officials-range = { $least } to { $most } officials can be recruited
lisboa-reason-no-plan-left = no Plan is left there
lisboa-reason-shipyard-empty = the shipyard is empty
lisboa-reason-ship-costs = the ship costs { $cost }, you have { $have ->
    [one] { $have } kind
   *[other] { $have } kinds
} to pay with
lisboa-reason-no-ship-there = there is no ship in that slot
lisboa-reason-ship-not-larger = the top ship has hull { $new }, yours { $old }
lisboa-reason-goods-count = exactly { $goods } { $due ->
    [one] is
   *[other] are
} due
lisboa-reason-nothing-produced = no store would bring a good that you can keep
lisboa-reason-no-extra = { $good } was not produced, or there is no room for more of it
lisboa-reason-clergy-full = all { $spaces } clergy spaces are taken
lisboa-reason-steps = the Cardinal can move 1 to { $most } steps here
lisboa-reason-no-clergy-there = no clergy tile would be beside the Cardinal
lisboa-reason-not-your-clergy = clergy tile { $tile } is not on your board
lisboa-reason-favor-held = you already hold the Favor of { $noble }
lisboa-reason-all-favors-held = you already hold all three Favors
lisboa-reason-no-favor = you do not hold the Favor of { $noble }
lisboa-reason-visit-costs = the visit costs { $cost }, you can pay { $have }
lisboa-reason-visit-reis = { $least } to { $most } of the cost can be paid in réis
lisboa-reason-costs = it costs { $due }, you can raise { $have }
lisboa-reason-split = { $least } to { $most } réis can come from the Influence track
lisboa-reason-noble-action-impossible = the Noble action of { $noble } could not be carried out afterwards
lisboa-reason-nothing-to-follow-for = no action of { $noble } would be possible for you
lisboa-reason-no-house = all your houses are placed
lisboa-reason-group-empty = the { $group } group has no house left
lisboa-reason-no-city-tile = the city display has no tile for { $street } there
lisboa-reason-no-small-tile = the city display has no small tile for the thin column
lisboa-reason-land-taken = { $land } has a store already
lisboa-reason-land-covered = { $land } is covered with two players
lisboa-reason-not-on-street = { $land } does not touch { $street }
lisboa-reason-no-land-money = the cheapest land costs { $due }, you can raise { $have }
lisboa-reason-no-land = no land space is open to the tiles of the city display
lisboa-reason-no-cube = no such cube lies there
lisboa-reason-no-decrees = no decree is laid out
lisboa-reason-decree-not-open = decree { $decree } is not laid out
lisboa-reason-no-marker = you have no set marker on the Marquis
lisboa-reason-marker-used = you have used a set marker in this turn
lisboa-reason-no-plan = you have no Plan whose architect has a building available
lisboa-reason-not-your-plan = Plan { $plan } is not one that you can name here
lisboa-reason-no-building = the { $architect } architect has no building left
lisboa-reason-site-taken = the site { $site } has a building already
lisboa-reason-site-covered = the site { $site } is covered with two players
lisboa-reason-wrong-color = no building of your Plans shows the colour that the site { $site } asks for
lisboa-reason-no-site-money = the missing officials cost at least { $due }, you can raise { $have }
lisboa-reason-no-site = no free site suits the available buildings of your Plans
lisboa-reason-no-official-there = you have no official in { $post }
lisboa-reason-no-effect = the event would have no effect
lisboa-reason-slot-empty = that slot is empty
lisboa-reason-wrong-row = the card must come from the full row
lisboa-reason-compulsory = this cannot be declined
lisboa-reason-not-fulfilled = task { $task } was not fulfilled in this turn
lisboa-reason-dead-end = what you have begun could not be completed afterwards
