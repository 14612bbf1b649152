### Settle a question, and Score my game: positions that somebody puts together.

## The fields of a position of Lisboa

lisboa-field-moment = Moment
lisboa-field-turn = In turn
lisboa-field-start = Start player
lisboa-field-period = Period
lisboa-field-round = Round
lisboa-field-stage = Stage
lisboa-field-trigger = End of period 1 triggered
lisboa-field-period-end = Period 1 ended by
lisboa-field-game-end = End of the game triggered by
lisboa-field-treasury = Treasury
lisboa-field-prices = Market prices
lisboa-field-cardinal = Gap of the Cardinal
lisboa-field-lying = Cardinal lies for
lisboa-field-church = Clergy tiles on the church track
lisboa-field-shipyard = Shipyard
lisboa-field-display = Face-up cards
lisboa-field-gone = Cards out of the game
lisboa-field-decrees = Decrees laid out
lisboa-field-clergy-gone = Clergy tiles out of the game
lisboa-field-plans = Plans in the stacks
lisboa-field-available = Available buildings
lisboa-field-next = Next buildings
lisboa-field-city = City display
lisboa-field-tiles = City tiles, large and small
lisboa-field-values = Scoring tiles of the columns
lisboa-field-rubble-row = Rubble of row
lisboa-field-rubble-column = Rubble of column
lisboa-field-rubble-site = Rubble at site
lisboa-field-rubble-pile = Rubble pile
lisboa-field-rubble-gone = Rubble out of the game
lisboa-field-building = Building at site
lisboa-field-token-land = Token on land
lisboa-field-token-site = Token on site
lisboa-field-task-deck = Task deck
lisboa-field-tasks-gone = Tasks out of the game
lisboa-field-own-wigs = Wigs
lisboa-field-own-influence = Influence
lisboa-field-own-reis = Réis
lisboa-field-own-gold = Gold
lisboa-field-own-cloth = Cloth
lisboa-field-own-book = Books
lisboa-field-own-tool = Tools
lisboa-field-own-rubble = Rubble
lisboa-field-own-markers = Set markers
lisboa-field-own-spent = Spent set markers
lisboa-field-own-stores = Stores
lisboa-field-own-houses = Houses placed
lisboa-field-own-officials = Officials on the board
lisboa-field-own-maia-office = Officials in Maia's office
lisboa-field-own-marquis-office = Officials in the Marquis' office
lisboa-field-own-king-office = Officials in the King's office
lisboa-field-own-maia-plaza = Officials on Maia's plaza
lisboa-field-own-marquis-plaza = Officials on the Marquis' plaza
lisboa-field-own-king-plaza = Officials on the King's plaza
lisboa-field-own-favors = Royal Favors
lisboa-field-own-hand = Hand
lisboa-field-own-known = Hand cards that all have seen
lisboa-field-own-top = Portfolio, top row
lisboa-field-own-bottom = Portfolio, bottom row
lisboa-field-own-clergy = Clergy tiles
lisboa-field-own-decrees = Decrees
lisboa-field-own-plans = Plans
lisboa-field-own-completed = Completed Plans
lisboa-field-own-offer = Clergy tiles offered
lisboa-field-own-tasks = Tasks
lisboa-field-own-fulfilled = Fulfilled tasks

## Words of such fields

lisboa-word-purple = purple
lisboa-word-small = small
lisboa-word-none = none
lisboa-word-sets = rubble sets
lisboa-word-decks = empty decks
lisboa-word-turn = a turn begins
lisboa-word-beginning = before the first clergy tiles
lisboa-word-draw = a card is taken
lisboa-word-end-turn = the end of a turn
lisboa-word-church = church scoring, moved by
lisboa-word-play = turns are played
lisboa-word-setup = before the first turn
lisboa-word-ending = the last round before the end
lisboa-word-last-round = the last round

## The fields of a position of Madeira

madeira-field-moment = Moment
madeira-field-round = Round
madeira-field-turn = In turn
madeira-field-rows = Guild Column, from the top
madeira-field-passing = Passing Column, I to IV
madeira-field-characters = Characters on the Buildings
madeira-field-dice = Guild dice on
madeira-field-pirate-die = Pirate die on
madeira-field-watch-dice = Pirate dice in the City Watch
madeira-field-row-dice = Guild dice in row
madeira-field-row-requests = Requests in row
madeira-field-wood = Wood on Fields
madeira-field-converted = Converted Fields
madeira-field-favors = Favors on districts 3 to 6 of
madeira-field-citizens = Neutral Citizens
madeira-field-rewards = King's Rewards of
madeira-field-own-prestige = Prestige
madeira-field-own-reals = Reals
madeira-field-own-wheat = Wheat
madeira-field-own-sugar = Sugar
madeira-field-own-wine = Wine
madeira-field-own-wood = Wood
madeira-field-own-bread = Bread
madeira-field-own-pirates-discarded = Pirates discarded so far
madeira-field-own-pirates = Pirates
madeira-field-own-windmill = Windmill level
madeira-field-own-workers = Workers at Home
madeira-field-own-watch = Workers in the City Watch
madeira-field-own-fields = Workers on Fields
madeira-field-own-city = Workers in Cities
madeira-field-own-lands = Workers on Colony Lands
madeira-field-own-ships-home = Ships at Home
madeira-field-own-ships = Ships on the board
madeira-field-own-markers-home = Action Markers at Home
madeira-field-own-markers = Action Markers on Buildings
madeira-field-own-dice = Guild dice at Home
madeira-field-own-favors-up = Favors face-up
madeira-field-own-favors-down = Favors face-down
madeira-field-own-requests = Requests

## Words of such fields

madeira-word-turn = a turn begins
madeira-word-beginning = before the first Worker
madeira-word-round = a round begins
madeira-word-rows = rows are taken
madeira-word-building = phase C, reached:
madeira-word-pay = phase C, to be paid:
madeira-word-windmill = the end of phase C
madeira-word-honor = phase D: Honor
madeira-word-income = phase D: income
madeira-word-upkeep = phase D: Ships
madeira-word-feeding = phase D: Workers
madeira-word-crown = phase E
madeira-word-end = the end of the round
## Both pages

app-settle-of = { $what } of { $name }
app-settle-part = { $what }: { $part }
app-settle-none = none
app-settle-less = One less: { $what }
app-settle-more = One more: { $what }
app-settle-choose = Choose: { $what }
app-settle-forget = Work this out from the rest: { $what }
app-settle-undo = Undo
app-settle-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}
app-settle-show = Show
app-settle-repair-set = Set { $what } to { $value }
app-settle-repair-fill = Work { $what } out from the rest

## Score my game

app-score-title = Score my game: { $game }
app-score-about = Count what each player has at the end of your game. The points, their rules and the places follow at once.
app-score-clear = Start over
app-score-name = Name of player { $seat }
app-score-common = On the board: what counts for everybody
app-score-nothing = Enter what each player has.
app-score-faults = The points follow once the faults are repaired.

## Settle a question

app-settle-title = Settle a question: { $game }
app-settle-about = Put the position together: tap places of the board or fill in fields. The rest follows by itself, and nothing here touches a game.
app-settle-question = What is the question?
app-settle-blank = Blank board
app-settle-share = Copy the link
app-settle-copied = The link is copied. Whoever opens it sees this position.
app-settle-save = Save as a scenario
app-settle-open = Open a scenario
app-settle-no-scenario = This file isn't a Caravela scenario: { $faults }
app-settle-play = Play on from here
app-settle-options = Variants and readings
app-settle-answers = Answers
app-settle-may = Possible
app-settle-may-not = Not possible
app-settle-then = What comes after this answer
app-settle-path = After:
app-settle-path-ends = Luck, something hidden or somebody else comes next.
app-settle-supposed = If it were this player's turn:
app-settle-before-faults = These answers and the board are those of the position before the faults.
app-settle-nothing-sound = Nothing can be said before the faults are repaired.
app-settle-luck = Luck decides next: dice are rolled, or cards and tiles are laid out.
app-settle-over = The game is over.
app-settle-waits = { $seat } decides first.
app-settle-here = Here
app-settle-tray = Tray
app-settle-tray-note = Choose what to place, then tap places of the board. Another tap takes it away.
app-settle-players = Players
app-settle-table = Table
app-settle-group-turn = Moment and turn
app-settle-group-tracks = Tracks and prices
app-settle-group-cards = Cards, tiles and Plans
app-settle-group-city = City and rubble
app-settle-group-buildings = Public buildings
app-settle-group-tokens = City tokens
app-settle-group-tasks = Tasks
app-settle-group-dice = Characters, dice and rows
app-settle-group-land = Fields, Cities and Colonies
app-settle-group-purse = Points and supplies
app-settle-group-pieces = Pieces
app-settle-group-held = Cards and tiles held
app-settle-link-long = This link is too long for a position.
app-settle-link-newer = This link was made by a newer version of Caravela.
app-settle-link-broken = This link shows no position.
app-settle-link-todo = Load the page again to get the newest version, ask for the link once more, or begin with a position of your own.
app-settle-own = Begin with my own position
app-settle-other-pack = This position was made with the box “{ $name }”, which is not on this device.
app-settle-other-pack-todo = Ask for the file of that box, or look at the position with the values that are shipped.
app-settle-shipped = Use the shipped values
