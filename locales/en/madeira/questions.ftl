### What a player is asked in Madeira. `title` is the same in a few words.

madeira-ask-setup-city = Before the first round: to which City spot do you move a Worker?
    .title = Worker to which City spot?
madeira-ask-setup-first-field = To which Field do you move a Worker? A second follows, in another Region.
    .title = Worker to which Field?
madeira-ask-setup-second-field = To which Field do you move the second Worker?
    .title = Second Worker to which Field?
madeira-ask-take-row = Which row of the Guild Column do you choose? You take its three dice and one of its Requests, and flip your Favors of its Guild face-up. Higher rows play earlier.
    .title = Which row do you choose?
madeira-ask-take-request = Which Request of row { $row } do you take?
    .title = Which Request do you take?
madeira-ask-turn-up-guild = Row { $row } has two Guilds: whose Favors do you flip face-up?
    .title = Whose Favors do you flip face-up?
madeira-ask-take-turn = Your turn: place a die on a Character, or pass. A die lower than the Region's number costs Bread. You may use a Favor first, and the Windmill at any time.
    .title = Your turn: place a die, or pass
madeira-ask-use-die = Your die is on the { $character } at { $building }: Action or harvest?
    .title = { $character }: Action or harvest?
madeira-ask-use-die-printed = Your die is at { $building }, which has no Character tile: harvest, one Field twice?
    .title = { $building }: special harvest?

# Moving Workers: $left may still be moved.
madeira-ask-worker-field = { $left ->
    [1] Move a Worker to a Field, or stop: from where?
   *[other] Move up to { $workers } to Fields, or stop: from where?
}
    .title = Worker to a Field: from where?
madeira-ask-worker-city = { $left ->
    [1] Move a Worker into a City, or stop: from where?
   *[other] Move up to { $workers } into Cities, or stop: from where?
}
    .title = Worker into a City: from where?
madeira-ask-worker-colony = { $left ->
    [1] Move a Worker to a Colony (1 Prestige for each of your Ships there), or stop: from where?
   *[other] Move up to { $workers } to Colonies (1 Prestige for each of your Ships there), or stop: from where?
}
    .title = Worker to a Colony: from where?
madeira-ask-worker-fortaleza = { $left ->
    [1] Move a Worker into the City Watch (discard up to { $pirates }), or stop: from where?
   *[other] Move up to { $workers } into the City Watch (discard up to { $pirates } for each), or stop: from where?
}
    .title = Worker into the Watch: from where?
madeira-ask-worker-watch = Move a Worker into the City Watch (discard up to { $pirates }): from where?
    .title = Worker into the Watch: from where?
madeira-ask-worker-scout = The Scout moves a Worker from anywhere to anywhere: from where?
    .title = The Scout: from where?
madeira-ask-worker-to = Where does the Worker from { $from } go?
    .title = Where does the Worker go?

madeira-ask-move-ship = { $left ->
    [1] Move a Ship, or stop?
   *[other] Move up to { $ships }, one at a time, or stop?
} A Ship from Home costs 1 Wood; the slot costs Goods. You collect Reals and Rewards after all moves.
    .title = Move a Ship, or stop?
madeira-ask-quantity = How many Goods do you discard for { $slot }?
    .title = How many Goods do you discard?
madeira-ask-buy-wood = You must buy { $left } more Wood: from where? The next one costs { $reals }.
    .title = Buy Wood for { $reals }: from where?
madeira-ask-kings-reward = Your Ship reached a Colony: which King's Reward do you take?
    .title = Which King's Reward do you take?
madeira-ask-support = Royal Support: discard up to { $pirates }, or get Bread?
    .title = Discard Pirates, or get Bread?
madeira-ask-take-favor = Which Guild Favor do you take? This builds its district.
    .title = Which Guild Favor do you take?
madeira-ask-relocate = { $left ->
    [1] Relocate one more piece in the Cities (your Workers and Citizens), or collect income?
   *[other] Relocate up to { $left } pieces in the Cities (your Workers and Citizens), or collect income?
}
    .title = Relocate a piece, or collect income?
madeira-ask-relocate-to = To which empty spot do you relocate the piece from { $from }?
    .title = To which empty spot?
madeira-ask-get-wood = You get { $wood }: from where does the next one come?
    .title = Get Wood: from where?
# $must further yields have to be taken, $may are left to the Engineer.
madeira-ask-extra-engineer = The Engineer: which Field do you harvest again? (up to { $may } more)
    .title = Which Field do you harvest again?
madeira-ask-extra = Which Field do you harvest again? ({ $must } to take)
    .title = Which Field do you harvest again?
madeira-ask-extra-both = Which Field do you harvest again? (then up to { $may } more by the Engineer)
    .title = Which Field do you harvest again?
madeira-ask-passing-slot = You pass: which slot? It gives a bonus, and sets the turn order until rows are chosen again.
    .title = You pass: which slot?
madeira-ask-passing-bonus = Slot { $slot }: take its Reals, or its Action?
    .title = Slot { $slot }: Reals or Action?
madeira-ask-pay-building = { $building }: pay { $reals } ({ $how }) to act there, or receive { $pirates }?
    .title = { $building }: pay { $reals }, or { $pirates }?
madeira-ask-perform = You have paid for { $building }: perform its Action?
    .title = Perform the Action of { $building }?
madeira-ask-turn-up-favor = Flip { $favors } face-up?
    .title = Flip { $favors } face-up?
madeira-ask-last-windmill = End of phase C: your last chance this round to take Bread or Reals from the Windmill. Ships will need Wood, Workers Bread. Done?
    .title = Last use of the Windmill: done?
madeira-ask-move-marker = The Bishop: which Action Marker do you move, and to which Building?
    .title = The Bishop: move which marker?
madeira-ask-lady = The Lady, for { $reals }: which Building?
    .title = The Lady: which Building?
madeira-ask-honor = Honor: you alone have the most Workers in the City Watch. Send a guard home for { $prestige }?
    .title = Send a guard home for { $prestige }?
madeira-ask-upkeep = Upkeep: { $n ->
    [one] your { $ships } on the board needs 1 Wood.
   *[other] your { $ships } on the board need 1 Wood each.
} How much do you discard? Each missing Wood brings 1 Pirate.
    .title = Upkeep: discard how much Wood?
madeira-ask-feed = Feeding: { $n ->
    [one] { $workers } needs 1 Bread.
   *[other] { $workers } need 1 Bread each.
} How much do you discard? Each missing Bread brings 1 Pirate.
    .title = Feeding: discard how much Bread?
madeira-ask-keep-request = The Crown's Requests: which one do you keep for later? You score the others now.
    .title = Which Request do you keep?

# $left Requests of the same type are scored, this one included.
madeira-ask-score-routes = Market Routes{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: which Ships do you score, in the Wheat, Sugar and Wine Markets?
    .title = Market Routes: which Ships?
madeira-ask-score-expeditions = Expeditions{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: which Ships do you score, in Açores, Brasil and India?
    .title = Expeditions: which Ships?
madeira-ask-score-influence = Influence of the Guilds{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: which Guilds do you score?
    .title = Influence of the Guilds: which?
madeira-ask-score-urbanization = Urbanization{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: which City do you score?
    .title = Urbanization: which City?
madeira-ask-score-wealth = Wealth of the Nation{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: how many Reals do you pay, at 1 Prestige each? (at most { $most })
    .title = Wealth: how many Reals?

## The stations of a turn

madeira-station-city = City
madeira-station-first-field = First Field
madeira-station-second-field = Second Field
madeira-station-row = Choose a row
madeira-station-request = Request
madeira-station-guild = Guild Favors
madeira-station-die = Place a die
madeira-station-choose = Action or harvest
madeira-station-act = Carry it out
madeira-station-pass = Pass
madeira-station-slot = Passing slot
madeira-station-bonus = Bonus
madeira-station-pay = Pay or receive Pirates
madeira-station-perform = Building Action
madeira-station-windmill = Last use of the Windmill
madeira-station-honor = Honor
madeira-station-upkeep = Upkeep
madeira-station-feeding = Feeding
madeira-station-keep = Keep a Request
madeira-station-score = Score Requests

## The phases of a round, in a word each

madeira-round-a = A Setup
madeira-round-b = B Characters
madeira-round-c = C Buildings
madeira-round-d = D Maintenance
madeira-round-e = E Requests
