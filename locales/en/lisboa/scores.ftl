### The lines of the scoring sheet of Lisboa, what gives points before, why a game ended, and what the evaluation counts.

lisboa-score-ships = ships
lisboa-score-sets = rubble sets
lisboa-score-gold-stores = gold stores
lisboa-score-tool-stores = tool stores
lisboa-score-book-stores = book stores
lisboa-score-cloth-stores = cloth stores
lisboa-score-money = money
lisboa-score-decrees = decrees
lisboa-score-officials = officials on Plans
lisboa-score-favors = Royal Favors
lisboa-score-clergy = clergy tiles

lisboa-end-sets = rubble sets
lisboa-end-decks = empty display decks

## Where points came from during play

lisboa-source-stores = stores built beside public buildings
lisboa-source-buildings = public buildings opened beside stores
lisboa-source-ships = ships that set sail
lisboa-source-church = church scoring
lisboa-source-sets = rubble sets after period 1
lisboa-source-clergy = clergy tiles in play
lisboa-source-influence = Influence beyond the track
lisboa-source-tasks = starting task
lisboa-source-visits = wigs paid for visits

## What the evaluation counts, in as few words as a list of reasons can hold

lisboa-term-wigs = wigs
lisboa-term-reis = réis
lisboa-term-influence = Influence
lisboa-term-influence-reis = réis on the Influence track
lisboa-term-gold = gold
lisboa-term-cloth = cloth
lisboa-term-book = books
lisboa-term-tool = tools
lisboa-term-kinds = kinds of goods
lisboa-term-score-ships = scoring of ships
lisboa-term-score-sets = scoring of rubble sets
lisboa-term-score-gold = scoring of gold stores
lisboa-term-score-tool = scoring of tool stores
lisboa-term-score-book = scoring of book stores
lisboa-term-score-cloth = scoring of cloth stores
lisboa-term-score-money = scoring of money
lisboa-term-score-decrees = scoring of decrees
lisboa-term-score-officials = scoring of officials
lisboa-term-score-favors = scoring of Royal Favors
lisboa-term-score-clergy = scoring of clergy tiles
lisboa-term-brown = brown cubes
lisboa-term-red = red cubes
lisboa-term-blue = blue cubes
lisboa-term-sets = rubble sets
lisboa-term-markers = set markers
lisboa-term-houses-left = houses of the left group
lisboa-term-houses-middle = houses of the middle group
lisboa-term-houses-right = houses of the right group
lisboa-term-capacity = room for goods and cards
lisboa-term-gold-stores = gold stores
lisboa-term-cloth-stores = cloth stores
lisboa-term-book-stores = book stores
lisboa-term-tool-stores = tool stores
lisboa-term-envelopes = Influence in the Portfolio
lisboa-term-top-cards = cards in the top row
lisboa-term-bottom-cards = cards in the bottom row
lisboa-term-ships = ships
lisboa-term-hulls = hulls
lisboa-term-cargo-free = free cargo spaces
lisboa-term-at-sea = ships at sea
lisboa-term-officials = officials on the player board
lisboa-term-maia-office = officials in Maia's office
lisboa-term-marquis-office = officials in the Marquis' office
lisboa-term-king-office = officials in the King's office
lisboa-term-maia-plaza = officials on Maia's plaza
lisboa-term-marquis-plaza = officials on the Marquis' plaza
lisboa-term-king-plaza = officials on the King's plaza
lisboa-term-plans = Plans
lisboa-term-plan-officials = officials of the easiest Plan
lisboa-term-completed = completed Plans
lisboa-term-decrees = decrees
lisboa-term-maia-favor = Favor of Maia
lisboa-term-marquis-favor = Favor of the Marquis
lisboa-term-king-favor = Favor of the King
lisboa-term-clergy = clergy tiles
lisboa-term-visit-maia = cost of visiting Maia
lisboa-term-visit-marquis = cost of visiting the Marquis
lisboa-term-visit-king = cost of visiting the King
lisboa-term-treasury = Treasury
lisboa-term-most-sets = most sets of any player
lisboa-term-turn = whose turn it is

## What ends the period or the game

lisboa-clock-everybody = everybody
# $decks, $sets: so many end it; $empty, $most: so many there are; $best: who has most. The short form stands on a phone.
lisboa-clock-period = Period 1 ends at { $decks } empty decks (now { $empty }) or a { $sets ->
    [2] 2nd
    [3] 3rd
   *[other] { $sets }th
} rubble set (nobody has one)
    .short = Period 1: to { $decks } empty decks ({ $empty }) or { $sets } sets (0)
lisboa-clock-period-best = Period 1 ends at { $decks } empty decks (now { $empty }) or a { $sets ->
    [2] 2nd
    [3] 3rd
   *[other] { $sets }th
} rubble set (best { $most }: { $best })
    .short = Period 1: to { $decks } empty decks ({ $empty }) or { $sets } sets ({ $most })
lisboa-clock-game = The end comes at { $decks } empty decks (now { $empty }) or a { $sets ->
    [2] 2nd
    [3] 3rd
   *[other] { $sets }th
} rubble set (nobody has one)
    .short = Period 2: to { $decks } empty decks ({ $empty }) or { $sets } sets (0)
lisboa-clock-game-best = The end comes at { $decks } empty decks (now { $empty }) or a { $sets ->
    [2] 2nd
    [3] 3rd
   *[other] { $sets }th
} rubble set (best { $most }: { $best })
    .short = Period 2: to { $decks } empty decks ({ $empty }) or { $sets } sets ({ $most })
lisboa-clock-period-triggered = Period 1 ends after this turn
    .short = Period 1 ends after this turn
lisboa-clock-period-over = Period 1 is over: cards are discarded for rewards
    .short = Period 1 is over
# $left: turns, with the one that is being played.
lisboa-clock-ending = The end is triggered: this round, then the last one ({ $left } turns left)
    .short = Ending: { $left } turns left
lisboa-clock-last-round = Last round: { $left ->
    [one] the last turn
   *[other] { $left } turns left
}
    .short = Last round: { $left ->
    [one] last turn
   *[other] { $left } turns left
}
lisboa-gauge-decks = empty decks
lisboa-gauge-sets = rubble sets

## Scorings during the game: what they are called, and why somebody gained something

lisboa-scoring-church = Church scoring
lisboa-scoring-period = Period 1 is over
lisboa-scoring-tile = clergy tile { $tile }
lisboa-scoring-envelopes = envelopes in the Portfolio
# $n: wigs.
lisboa-scoring-top = +{ $n }: Influence over the top
lisboa-scoring-sets = rubble sets
