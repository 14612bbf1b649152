### What a player is asked in Madeira. `title` is the same in a few words.

madeira-ask-setup-city = Before the first round: on which City spot do you put a Worker?
    .title = On which City spot do you put a Worker?
madeira-ask-setup-first-field = On which Field do you put a Worker? A second one follows, in another Region.
    .title = On which Field do you put a Worker?
madeira-ask-setup-second-field = On which Field do you put the second Worker?
    .title = On which Field do you put the second Worker?
madeira-ask-take-row = Which row of the Guild Column do you take? You get its three dice, one of its Requests, and turn up your Favors of its Guild; higher rows play earlier.
    .title = Which row do you take?
madeira-ask-take-request = Which Request of row { $row } do you take?
    .title = Which Request do you take?
madeira-ask-turn-up-guild = Row { $row } has two Guilds: whose Favors do you turn up?
    .title = Whose Favors do you turn up?
madeira-ask-take-turn = Your turn: place a die on a Character (low dice in far Regions cost Bread), or pass. A Favor may be used first, and the Windmill at any time.
    .title = Your turn: place a die, or pass
madeira-ask-use-die = Your die is with the { $character } at { $building }: his Action, or a harvest?
    .title = { $character } at { $building }: Action or harvest?
madeira-ask-use-die-printed = Your die is at { $building }, where no tile lies: the special harvest?
    .title = { $building }: the special harvest?

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
    [1] Move a Worker into the City Watch (up to { $pirates } less), or stop: from where?
   *[other] Move up to { $workers } into the City Watch (up to { $pirates } less each), or stop: from where?
}
    .title = Worker into the City Watch: from where?
madeira-ask-worker-watch = Move a Worker into the City Watch (up to { $pirates } less): from where?
    .title = Worker into the City Watch: from where?
madeira-ask-worker-scout = The Scout moves a Worker from anywhere to anywhere: from where?
    .title = The Scout: from where?
madeira-ask-worker-to = Where does the Worker from { $from } go?
    .title = Where does the Worker go?

madeira-ask-move-ship = { $left ->
    [1] Move a Ship, or stop?
   *[other] Move up to { $ships }, one by one, or stop?
} From Home a Ship costs 1 Wood; the slot costs Goods. Rewards come after all moves.
    .title = Move a Ship, or stop?
madeira-ask-quantity = How many Goods does the Ship bring to { $slot }?
    .title = How many Goods does the Ship bring?
madeira-ask-buy-wood = You are { $left } Wood short and buy it: from where comes the next? The next costs { $reals }.
    .title = Buy Wood for { $reals }: from where?
madeira-ask-kings-reward = Your Ship reached a Colony: which King's Reward do you take?
    .title = Which King's Reward do you take?
madeira-ask-support = Royal Support: drive off up to { $pirates }, or get Bread?
    .title = Royal Support: Pirates off, or Bread?
madeira-ask-take-favor = Which Guild Favor do you take? Its district is built then.
    .title = Which Guild Favor do you take?
madeira-ask-relocate = { $left ->
    [1] Relocate one more piece in the Cities (your Workers and Citizens), or stop and take the income?
   *[other] Relocate up to { $left } pieces in the Cities (your Workers and Citizens), or stop and take the income?
}
    .title = Relocate a piece, or take the income?
madeira-ask-relocate-to = To which free spot does the piece on { $from } go?
    .title = To which free spot?
madeira-ask-get-wood = You get { $wood }: from where comes the next?
    .title = Get Wood: from where?
# $must further yields have to be taken, $may are left to the Engineer.
madeira-ask-extra-engineer = The Engineer: which Field yields once more? (up to { $may } more)
    .title = Which Field yields once more?
madeira-ask-extra = Which Field yields once more? ({ $must } to take)
    .title = Which Field yields once more?
madeira-ask-extra-both = Which Field yields once more? (then up to { $may } more by the Engineer)
    .title = Which Field yields once more?
madeira-ask-passing-slot = You pass: which slot? It is your place in the order until the next rows are taken, and has a bonus.
    .title = You pass: which slot?
madeira-ask-passing-bonus = Slot { $slot }: take its Reals, or its Action?
    .title = Slot { $slot }: Reals or Action?
madeira-ask-pay-building = { $building }: pay { $reals } ({ $how }) and you may act there, or receive { $pirates }?
    .title = { $building }: pay { $reals }, or { $pirates }?
madeira-ask-perform = You have paid { $building }: perform its Action?
    .title = Perform the Action of { $building }?
madeira-ask-turn-up-favor = Turn { $favors } face-up?
    .title = Turn { $favors } face-up?
madeira-ask-last-windmill = The end of phase C: the last moment in this round to take Bread or Reals from the Windmill. Ships will need Wood, Workers Bread. Done?
    .title = The last use of the Windmill: done?
madeira-ask-move-marker = The Bishop: which Action Marker goes to which Building?
    .title = The Bishop: which Action Marker goes where?
madeira-ask-lady = The Lady, for { $reals }: which Building?
    .title = The Lady: which Building?
madeira-ask-honor = Honor: you alone have most Workers in the City Watch. Take one Home for { $prestige }?
    .title = Honor: a Worker Home for { $prestige }?
madeira-ask-upkeep = Upkeep: { $n ->
    [one] your { $ships } on the board needs as much Wood.
   *[other] your { $ships } on the board need as much Wood.
} How much do you give? Each missing one is a Pirate.
    .title = Upkeep: how much Wood do you give?
madeira-ask-feed = Feeding: { $n ->
    [one] { $workers } needs Bread.
   *[other] { $workers } need Bread.
} How much do you give? Each missing one is a Pirate.
    .title = Feeding: how much Bread do you give?
madeira-ask-keep-request = The Crown's Requests: which one do you keep for later? The others are scored now.
    .title = Which Request do you keep for later?

# $left Requests of the same type are scored, this one included.
madeira-ask-score-routes = Market Routes{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: how many Ships of the Wheat, Sugar and Wine Market?
    .title = Market Routes: which Ships?
madeira-ask-score-expeditions = Expeditions{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: how many Ships of Açores, Brasil and India?
    .title = Expeditions: which Ships?
madeira-ask-score-influence = Influence of the Guilds{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: which Guilds?
    .title = Influence of the Guilds: which?
madeira-ask-score-urbanization = Urbanization{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: which City?
    .title = Urbanization: which City?
madeira-ask-score-wealth = Wealth of the Nation{ $left ->
    [1] {""}
   *[other] {" "}(the first of { $left })
}: how many Reals do you pay, for 1 Prestige each? (at most { $most })
    .title = Wealth of the Nation: how many Reals?

## The stations of a turn

madeira-station-city = City
madeira-station-first-field = First Field
madeira-station-second-field = Second Field
madeira-station-row = Take a row
madeira-station-request = Request
madeira-station-guild = Guild Favors
madeira-station-die = Place a die
madeira-station-choose = Action or harvest
madeira-station-act = Carry it out
madeira-station-pass = Pass
madeira-station-slot = Passing slot
madeira-station-bonus = Bonus
madeira-station-pay = Pay or take Pirates
madeira-station-perform = Building Action
madeira-station-windmill = Last use of the Windmill
madeira-station-honor = Honor
madeira-station-upkeep = Upkeep
madeira-station-feeding = Feeding
madeira-station-keep = Keep a Request
madeira-station-score = Score Requests
