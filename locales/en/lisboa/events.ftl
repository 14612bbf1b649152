### What happened in Lisboa, as lines of the log.

lisboa-event-turn-started = { $seat } begins a turn
lisboa-event-ship-docked = { $seat-possessive } ship in slot { $slot } is docked and unloaded
lisboa-event-card-for-gold = { $seat } discards card { $card } for gold
lisboa-event-card-to-portfolio = { $seat } plays card { $card } into the Portfolio
lisboa-event-card-to-court = { $seat } plays card { $card } to the Royal Court
lisboa-event-card-dropped = { $seat } discards card { $card } from the Portfolio
lisboa-event-ship-dropped = { $seat } discards a { $ship }
lisboa-event-card-left = card { $card } leaves the game
lisboa-event-card-taken = { $seat } takes card { $card }
lisboa-event-card-revealed = card { $card } is revealed
lisboa-event-card-dealt = { $seat } is dealt card { $card }
lisboa-event-card-dealt-hidden = { $seat } is dealt a card
lisboa-event-card-kept = { $seat } keeps card { $card }
lisboa-event-card-kept-hidden = { $seat } keeps a card
lisboa-event-cards-passed = everyone passes the other cards to the left
lisboa-event-card-discarded = { $seat } discards card { $card }
lisboa-event-gained = { $seat } gains { $amount }
lisboa-event-paid = { $seat } pays { $amount }
lisboa-event-influence-paid = { $seat } spends { $amount }
lisboa-event-goods-lost = { $seat } has no room for { $amount }: lost
lisboa-event-good-sold = { $seller } sells 1 { $good } to { $owner-possessive } ship in slot { $slot } for { $price }
lisboa-event-ship-sailed = { $seat-possessive } ship in slot { $slot } sets sail
lisboa-event-treasury-moved = the Treasury marker moves to { $reis }; visits cost { SIGNED($influence) } Influence
lisboa-event-price-fell = the price of { $good } falls to { $to }
lisboa-event-official-recruited = { $seat } sends an official to { $post }
lisboa-event-official-pushed = { $seat-possessive } official moves to { $post }
lisboa-event-official-returned = { $seat } takes an official back from { $post }
lisboa-event-officials-hired = { $seat } hires { $officials }
lisboa-event-plan-taken = { $seat } takes Plan { $plan }
lisboa-event-plan-completed = { $seat } completes Plan { $plan }
lisboa-event-ship-built = { $seat } builds a { $ship } in slot { $slot }
lisboa-event-cardinal-moved = { $seat } moves the Cardinal to gap { $gap }
lisboa-event-cardinal-lies = the Cardinal lies down: church scoring, { $seat } first
lisboa-event-clergy-chosen = { $seat } chooses clergy tile { $tile }
lisboa-event-clergy-chosen-hidden = { $seat } chooses a clergy tile
lisboa-event-clergy-taken = { $seat } takes clergy tile { $tile }
lisboa-event-clergy-discarded = { $seat } discards clergy tile { $tile }
lisboa-event-clergy-revealed = clergy tile { $tile } is laid between gaps { $first } and { $second } of the church track
lisboa-event-favor-taken = { $seat } takes the Favor of { $noble }
lisboa-event-favor-returned = { $seat } returns the Favor of { $noble }
lisboa-event-visited = { $seat } visits { $noble } for { $cost }
lisboa-event-followed = { $seat } follows the visit to { $noble } for { $cost }
lisboa-event-store-placed = { $seat } builds on { $land }, facing { $street }
lisboa-event-house-placed = { $seat } puts a house of the { $group } group on { $land }
lisboa-event-cube-taken = { $seat } takes { $color-cube }
lisboa-event-cube-removed = { $seat } removes { $color-cube } from the game
lisboa-event-set-completed = { $seat } completes a rubble set
lisboa-event-marker-spent = { $seat } discards a set marker
lisboa-event-decree-taken = { $seat } takes decree { $decree }
lisboa-event-decree-revealed = decree { $decree } is laid out
lisboa-event-building-opened = { $seat } opens building { $building } { $site }
lisboa-event-building-revealed = building { $building } of the { $architect } architect is revealed
lisboa-event-city-refilled = the city display is refilled
lisboa-event-task-paid = { $seat } completes task { $task }
lisboa-event-task-drawn = { $seat } draws task { $task }
lisboa-event-period-triggered = { $seat } triggers the end of the period: { $reason }
lisboa-event-period-ended = the first period ends
lisboa-event-end-triggered = the end of the game is triggered: { $reason }
lisboa-event-last-round = the last round begins
lisboa-event-game-over = the game is over

# What a newcomer would look up.
lisboa-note-building = it shows { $colors }

## What somebody does in a turn: the rest of a sentence that begins with their name

lisboa-told-gold = discards a card for gold
lisboa-told-portfolio = puts a { $kind } card into the Portfolio
lisboa-told-event = sponsors an event
lisboa-told-visits = visits { $noble }
lisboa-told-follows = follows
lisboa-told-store = builds a { $good } store at { $land }
lisboa-told-opens = opens a building at { $site-short }
lisboa-told-ship = builds a { $ship }
lisboa-told-set = completes a rubble set
lisboa-told-period = triggers the end of the period
lisboa-told-favor = takes the Favor of { $noble }
lisboa-told-task = is paid for a task
lisboa-told-clergy-chosen = chooses a clergy tile
lisboa-told-sells = sells { $goods }
lisboa-told-sells-to = sells { $goods } to { $owner-possessive } ship
lisboa-told-produces = produces { $goods }
lisboa-told-recruits = recruits { $officials }
lisboa-told-plans = takes { $n ->
    [one] a Plan
   *[other] { $n } Plans
}
lisboa-told-decrees = takes { $n ->
    [one] a decree
   *[other] { $n } decrees
}
lisboa-told-cardinal = moves the Cardinal
lisboa-told-clergy = takes { $n ->
    [one] a clergy tile
   *[other] { $n } clergy tiles
}
lisboa-told-church = scores { $n ->
    [one] a clergy tile
   *[other] { $n } clergy tiles
}
lisboa-told-discards = discards { $n ->
    [one] a card
   *[other] { $n } cards
}
lisboa-told-keeps = keeps { $n ->
    [one] a card
   *[other] { $n } cards
}
