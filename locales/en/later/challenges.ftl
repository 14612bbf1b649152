### Challenges: the ladder, the card at the table, and of each its title and in its form `about` what it is.

challenge-note = A fixed deal and fixed rivals, the same for everybody. These are our own challenges: we do not have the text of the publishers' solo rules.
challenge-all = All challenges
challenge-stars = { $n ->
    [0] No star yet
    [one] { $n } star of 3
   *[other] { $n } stars of 3
}
challenge-stars-in-all = { $n } of { $all } stars
challenge-play = Play
challenge-again = Play again
challenge-rival = { $level }
challenge-against = Against: { $others }
challenge-goal-points = Stars at { $one }, { $two } and { $three } { $unit }
challenge-goal-lead = Stars for a lead of { $one }, { $two } and { $three } over the best rival
challenge-without = Not allowed: { $deeds }
challenge-broken = This was not allowed: { $deed }. There are no stars now. Undo it, or play on without them.
challenge-now-points = You have { $n ->
    [one] { $n } { $unit-one }
   *[other] { $n } { $unit }
} now.
challenge-now-lead = { $n ->
    [0] You are level with the best rival.
   *[other] Your lead over the best rival is { $n }.
}
challenge-over = { $n ->
    [0] The game is over. No star this time.
    [one] The game is over: { $n } star.
   *[other] The game is over: { $n } stars.
}

challenge-lisboa-first-stones = First stones
    .about = A quiet rival and a whole city to rebuild. See how far you get.
challenge-lisboa-market-day = Market day
    .about = A merchant sits across the table and sells well. Build more than you trade.
challenge-lisboa-no-seal = Without a seal
    .about = The Minister grants you nothing: take no decree.
challenge-lisboa-dry-dock = Dry dock
    .about = Your shipyard is closed: build no ship. Others' ships still take your goods.
challenge-lisboa-three-at-court = Three at court
    .about = Two merchants push your officials from the offices. Finish ahead of both.
challenge-lisboa-empty-shelves = Empty shelves
    .about = Put no card into your Portfolio. Everything goes to the Court or to the mint.
challenge-lisboa-noble-house = A noble house
    .about = An equal across the table. Finish ahead.
challenge-lisboa-full-table = A full table
    .about = Four players, two of them Nobles. There is little room left in the city.
challenge-lisboa-the-minister = The Minister
    .about = The strongest bot there is. Beat it.

challenge-madeira-landfall = Landfall
    .about = A quiet rival and an island to settle. See how far you get.
challenge-madeira-sugar-road = The sugar road
    .about = A merchant who knows the markets. Earn more Prestige than you spend Bread.
challenge-madeira-landlocked = Landlocked
    .about = Move no Ship. The island alone has to feed your fame.
challenge-madeira-still-mill = The mill stands still
    .about = Leave your Windmill where it is.
challenge-madeira-three-captains = Three captains
    .about = Two merchants want the same slots. Finish ahead of both.
challenge-madeira-no-guilds = No guild
    .about = Take no Guild Favor.
challenge-madeira-rival-house = A rival house
    .about = An equal across the table. Finish ahead.
challenge-madeira-full-harbour = A full harbour
    .about = Four players, two of them Nobles, and never enough Wood.
challenge-madeira-the-minister = The Minister
    .about = The strongest bot there is. Beat it.
