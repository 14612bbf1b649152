### What happened in Madeira, as lines of the log.

madeira-event-round-started = round { $round } begins
madeira-event-phase-started = phase { $letter } begins
madeira-event-character-laid = the { $character } is placed on { $building }
madeira-event-pirates-rolled = the Pirate dice show { $roll }
madeira-event-row-rolled = the dice of row { $row } show { $roll }
madeira-event-row-taken = { $seat } takes row { $row }
madeira-event-request-taken = { $seat } takes the Request “{ $request }”
madeira-event-favor-turned-up = { $seat } flips the { $favor } face-up
madeira-event-turn-started = { $seat } begins a turn
madeira-event-die-placed = { $seat } places Guild die { $face } at { $building }
madeira-event-pirate-die-placed = { $seat } places Pirate die { $face } at { $building }
madeira-event-passed = { $seat } passes to slot { $slot }
madeira-event-dice-aside = { $seat } sets { $dice } aside
madeira-event-harvested = { $seat } harvests Region { $region }
madeira-event-gets = { $seat } gets { $amount }
madeira-event-gets-wood = { $seat } gets { $amount } ({ $field-bare })
madeira-event-discards = { $seat } discards { $amount }
madeira-event-buys-wood = { $seat } buys and discards { $amount } ({ $field-bare })
madeira-event-pays = { $seat } pays { $amount }
madeira-event-earns = { $seat } earns { $amount }
madeira-event-loses = { $seat } loses { $amount }
madeira-event-receives = { $seat } receives { $amount }
madeira-event-reveals = { $seat } reveals { $amount }
madeira-event-windmill-moved = { $seat-possessive } Windmill moves to level { $level }
madeira-event-worker-moved = { $seat } moves a Worker from { $from } to { $to }
madeira-event-citizen-moved = { $seat } moves a Citizen from { $from } to { $to }
madeira-event-ship-moved = { $seat } moves a Ship from { $from } to { $slot }
madeira-event-reward-taken = { $seat } takes the King's Reward “{ $reward }”
madeira-event-favor-taken = { $seat } takes the { $favor } from { $city }
madeira-event-favor-used = { $seat } uses the { $favor }
madeira-event-marker-moved = { $seat } moves an Action Marker from { $from } to { $to }
madeira-event-building-rolled = the Guild dice at { $building } show { $roll }
madeira-event-pirate-die-rolled = the Pirate die at { $building } shows { $face }
madeira-event-building-performed = { $seat } performs the Action of { $building }
madeira-event-buildings-cleared = dice, Action Markers and Characters leave the Buildings
madeira-event-request-kept = { $seat } keeps the Request “{ $request }”
madeira-event-request-scored = { $seat } scores the Request “{ $request }”
madeira-event-field-converted = { $field } becomes a { $good } Field
madeira-event-game-over = the game is over

# What a newcomer would look up.
madeira-note-windmill = feeds { $workers }
madeira-note-building = { $building } costs { $reals }
madeira-note-pirates = { $pirates } if unpaid

## What somebody does in a turn: the rest of a sentence that begins with their name

madeira-told-row = takes row { $row }
madeira-told-request = takes the Request “{ $request }”
madeira-told-die = puts Guild die { $face } at { $building }
madeira-told-pirate-die = puts Pirate die { $face } at { $building }
madeira-told-passes = passes to slot { $slot }
madeira-told-harvests = harvests Region { $region }
madeira-told-reward = takes the King's Reward “{ $reward }”
madeira-told-favor = takes the { $favor }
madeira-told-uses = uses the { $favor }
madeira-told-marker = moves an Action Marker to { $to }
madeira-told-performs = performs { $building }
madeira-told-worker = moves a Worker to { $to }
madeira-told-workers = moves { $workers }
madeira-told-citizens = moves { $n ->
    [one] a Citizen
   *[other] { $n } Citizens
}
madeira-told-ship = sends a Ship to { $port }
madeira-told-ships = sends { $ships }
madeira-told-turns-up = turns up { $n ->
    [one] a Favor
   *[other] { $n } Favors
}
madeira-told-windmill = uses the Windmill
madeira-told-pirates = receives { $pirates }
madeira-told-scores = scores { $requests }
madeira-told-gets = gets { $amounts }
madeira-told-pays = pays { $amounts }
