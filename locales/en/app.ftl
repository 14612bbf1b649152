### The page around the games: places, settings, tables, and what goes wrong.

## The frame

app-skip-link = Skip to content
app-places = Pages
app-tables = Tables
app-rules = Rules
app-learn = Learn
app-learn-panel = First time? Learn by playing
app-learn-panel-about = A real first turn in two minutes. No reading before.
app-learn-game = { $game }, { $n } minutes
app-lesson-broken = This lesson can't start: { $why }
app-lesson-lost = This lesson is out of step.
app-lesson-lost-todo = Start this part again, or play on without the lesson. Your table is as you left it.
app-lesson-restart = Start this part again
app-lesson-play-on = Play on without the lesson
app-settings = Settings
app-switch-theme = Switch between light and dark
app-footer = Independent and unofficial. Lisboa is by Vital Lacerda, Madeira by Nuno Bizarro Sentieiro and Paulo Soledade.
app-window-title = { $place } · Caravela
app-table = Table
app-practice = Practice
app-puzzles = Puzzles
app-puzzles-about = One turn is clearly best. Find it.
app-puzzles-of = Puzzles of { $game }
app-puzzle-of = { $game }, puzzle { $number }
app-challenges = Challenges
app-challenges-about = Fixed deals and rivals, a goal, and stars.
app-challenges-of = Challenges of { $game }
app-challenge = Challenge
app-challenge-lost = Challenge: not allowed
app-challenge-over = Challenge: { $n ->
    [0] no star
    [one] { $n } star
   *[other] { $n } stars
}
app-turn-over = The turn is over
app-loading = Loading…
app-close = Close
app-turn-check = If nothing changes
app-dismiss = Close this message
app-new-version = A new version of Caravela is ready on this device. Your tables stay as they are.
app-take-over = Use the new version
app-reload = Reload the page
app-details = Details
app-all-tables = All tables
app-not-found = There is nothing at this address
app-not-found-todo = The link may be incomplete, or belong to another device. Your tables are on the first page.

## The first page

app-tagline = Lisboa and Madeira: two heavy eurogames, with every rule enforced and explained.
app-choose-game = Choose a game
app-who-plays = Who plays?
app-players = Players
app-player = Player { $n }
app-seat-number = Seat { $n }
app-name-of-seat = Name for seat { $n }
app-you = You
app-person = person
app-person-here = A person at this screen
app-person-of-seat = Player { $seat }
app-bot-of-level = Bot: { $level }
app-level-apprentice = apprentice (easy)
app-level-merchant = merchant (medium)
app-level-noble = noble (strong)
app-level-minister = minister (strongest)
app-bot-name-a = Inês
app-bot-name-b = Rui
app-bot-name-c = Teresa
app-bot-name-d = Bento
app-agreed = Variants and readings, seed, components
app-variants = Variants
app-readings = Readings of the rules
app-hints = Hints
app-hints-note = ask a bot what it would do; you can also switch this in the table's menu
app-seed = Seed
app-seed-random = random
app-seed-wrong = “{ $seed }” is not a valid seed. Use a whole number, 0 or more, or leave it empty.
app-pack = Components
app-pack-shipped = The values that come with Caravela.
app-choose-pack = Choose a box, or the files of a pack
app-pack-own = The values of your box “{ $name }”.
app-pack-own-open = The values of your box “{ $name }”, without { $n ->
    [one] { $n } edit that is not valid yet.
   *[other] { $n } edits that are not valid yet.
}
app-pack-look = See the values
app-earlier-pack = This game goes on with the printed values that it began with ({ $pack }). They have been corrected since; new tables have the corrected ones.
app-pack-reminder = Played with your box “{ $name }”.
app-begin = Open the table
app-dealing = Dealing…
app-opened = Opened a table of { $game }.
app-your-tables = Your tables
app-no-tables = No table yet. Choose a game and its players, and open your first one. It stays on this device.
app-no-more-tables = Every other table you open or finish is listed here.
app-resume = Play on
app-resume-table = Resume
# $winners: one or several people, or nobody where the record does not say.
app-table-won = { $n ->
    [0] The game is over
    [one] Won by { $winners }
   *[other] Won together by { $winners }
}
app-unsaved = not saved
app-delete = Delete this table
app-delete-sure = Delete it for good?
app-delete-yes = Delete
app-delete-no = Keep it
app-deleted = Table deleted.
app-import = Open a record
app-import-note = or drop its file anywhere on the page
app-open-good-part = Open it up to the last good action
app-file-large = { $name } is too large for a record. The limit is 2 MB.
app-file-unread = { $name } could not be read ({ $why }). Choose it again.
# $round: 0 is before the first.
app-opened-unfinished = The record ends { $round ->
    [0] before the first round
   *[other] in round { $round }
}, before the game is over. You can play on from there.
app-opened-cut = The record breaks off in the middle of an action. The table stands as it was before that action; the rest is not in the file.
# $place: the line, or an empty list where the record has no lines.
app-opened-good-part = Only the good part of the record was opened. The rest is wrong{ $place-count ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $reason }

## The rules

app-rules-of = The rules of { $game }
app-search-rules = Search the rules
app-rulebook-page = p. { $page }
app-player-aid-only = player aid only
app-rulebook-near = near p. { $page }
app-rule = Rule { $rule }
app-open-rule = Rule { $rule }
app-rule-page = Read the page “{ $page }”
app-back-to-page = Back to the page
app-no-rule = There is no rule { $rule }.
app-not-loaded = This part of the page cannot be loaded
app-not-loaded-todo = Check the connection and reload the page. Your tables are safe.

## Your box

app-box = Your box
app-box-of = Your box of { $game }
app-box-about = Every value printed on the pieces, and how sure it is. Compare it with your copy and edit what differs: tables you open with your box use your values.
app-box-this = Box
app-box-shipped = As shipped with Caravela
app-box-shipped-note = These are the values that come with Caravela. Your first edit makes a box of your own.
app-box-state = { $changed ->
    [0] Nothing is corrected yet
    [one] { $changed } value is corrected or confirmed
   *[other] { $changed } values are corrected or confirmed
}{ $open ->
    [0] .
    [one] ; { $open } of them is not right yet and does not count.
   *[other] ; { $open } of them are not right yet and do not count.
}
app-box-kept = Kept on this device.
app-box-memory = Only in memory: export it before you leave the page.
app-box-name = Name
app-box-first-name = My copy
app-box-new = New box with these values
app-box-made = Box “{ $name }” created.
app-box-no-box = { $name } isn't a box. A box is the one file that this page exports, or all files of a pack: pack.toml and the others.
app-box-import = Import
app-box-imported = Box “{ $name }” imported.
app-box-export = Export
app-box-play = Use for new tables
app-box-played = used for new tables
app-box-delete = Delete this box
app-box-delete-sure = Delete it for good? Tables opened with it keep its values.
app-box-deleted = Box deleted.
app-box-which = Show
app-box-all = All values
app-box-only-reconstructed = Only reconstructed
app-box-only-changed = Changed
app-box-search = Search the values
app-box-found = { $n ->
    [one] { $n } value
   *[other] { $n } values
}
app-box-none = No value matches. Try fewer letters, or show all values.
app-box-more = { $n ->
    [one] { $n } more value that may be printed here
   *[other] { $n } more values that may be printed here
}
app-box-blank = not printed
app-box-correct = Edit
app-box-correct-what = Edit { $key } of { $entry }
app-box-value-of = { $key } of { $entry }
app-box-done = Done
app-box-confirm = Same in my copy
app-box-leave-out = Not printed in my copy
app-box-put-back = Reset
# The source that a corrected value gets.
app-box-source = your copy
app-box-mark-found = found
app-box-mark-derived = derived
app-box-mark-reconstructed = reconstructed
app-box-changed = changed, was { $value }
app-box-added = changed, was not printed
app-box-confirmed = confirmed
app-box-waits = This value is right only together with others. It counts as soon as they fit.
app-box-together = These edits do not fit together yet:
app-box-wrong = This box cannot be played with; nothing was changed:
app-box-unread = This box was made for other rules and can no longer be read:
app-box-called = “{ $name }”
app-check-of = Your box of { $game } in fifteen minutes
app-check-about = Fifteen minutes with your copy on the table: confirm or correct one piece after the other. Leave and continue whenever you like.
app-check-start = Check against my box
app-check-continue = Continue the check: { $done } of { $all }
app-check-look-again = Look at the check again
# $names: the boxes of the game, perhaps none.
app-box-none-fits = { $names-count ->
    [0] You have no box with these values.
    [one] Your box { $names } has other values.
   *[other] Your boxes { $names } have other values.
}

## Settings

app-look = Appearance
app-theme = Theme
app-theme-light = Light
app-theme-dark = Dark
app-motion = Animation
app-motion-full = On
app-motion-reduced = Off
app-as-system = System
app-sounds = Sounds
app-sounds-on = On
app-sounds-off = Off
app-menu-sounds-on = Turn sounds on
app-menu-sounds-off = Turn sounds off
app-your-turn = Your turn
app-stars = Stars on values
app-stars-shown = Show
app-stars-hidden = Hide
app-stars-note = A star (*) marks a value that we reconstructed, because the rulebooks do not tell it. Your copy may print another one: correct it in Your box.
app-stars-read = Got it
app-stars-hide = Hide the stars
app-playing = Playing
app-pace-legend = Speed of other players
app-pace-slow = slow
app-pace-steady = steady
app-pace-quick = quick
app-pace-instant = instant
app-confirm-legend = Before a move you can't undo
app-confirm-ask = Ask first
app-confirm-never = Never ask
app-confirm-turn-legend = After several choices, and at the end of your turn
app-confirm-turn-ask = Confirm
app-confirm-turn-never = Go on at once
app-coach = Coach
app-coach-legend = Coach: what each decision is for, and rules that are often missed
app-coach-first = In my first games
app-coach-on = Always
app-coach-off = Never
app-single-legend = When only one answer is possible
app-single-played = Play it for me
app-single-asked = Ask me
app-storage = Storage
app-storage-note = Tables are stored only on this device, in this browser. Clearing its data deletes them.
app-engine = Engine
app-engine-note = Bots think in the background, so the page never waits for them. Check here how fast this device is.
app-engine-not-isolated = This web host sends no isolation headers, so a bot that is thinking cannot be hurried. Everything else works.
app-check = Check this device
app-checking = Thinking…
app-check-stopped = Stopped.
app-stop = Stop
app-try-again = Try again
app-health-starting = Starting
app-health-ready = Ready
app-health-thinking = Thinking
app-health-broken = Could not start: { $why }
app-restarts = { $n ->
    [0] Never had to be restarted
    [1] Restarted once
   *[other] Restarted { $n } times
}
# What a check of the device found for a game; times in milliseconds.
app-speed = { $game }: { $looks } simulations in { $seconds } s, { $each } per second. Frames took { $usual } ms, the longest { $longest } ms.

## A table

app-map = Map
app-own = Your board
app-decks = Decks
app-parts = Parts of the table
app-tab-choices = something can be chosen here
app-tab-board = Board
app-tab-me = Me
app-tab-others = Others
app-tab-log = Log
app-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
app-standings = Standings
app-path = Steps of this turn
app-undo-step = Undo step
app-undo-turn = Undo turn
app-undo-choice = Takes back what you have chosen
app-undo-hint = { $decisions ->
    [one] Takes back { $decisions } decision
   *[other] Takes back { $decisions } decisions
}
app-menu = Menu
app-keys = Shortcuts
app-ways = Ways to do it
app-reference = Quick reference
app-keys-answer = Press the button or card with this number or letter
app-keys-walk = Move between answers, or over the board
app-keys-give = Choose the answer or the place
app-keys-undo = Undo the last step
app-keys-undo-turn = Undo the turn
app-keys-list = Open or close the list of answers
app-keys-rule = Show the rule behind the question
app-keys-zoom = Zoom in, zoom out, whole map
app-keys-close = Close, or cancel a choice
app-export-text = Save the record as text
app-export-json = Save the record as JSON
app-nothing-chosen = Nothing chosen yet
app-one-choice = One choice, no need to confirm
app-both = { $first }: { $second }
app-options = What you can do
app-possible = { $n } possible
app-possible-here = { $n ->
    [one] { $n } answer is possible here
   *[other] { $n } answers are possible here
}
app-not-possible-here = Not possible: { $what }
app-why = { $text } ({ $rule })
app-shut-too = { $first }; { $other }
app-advised = advised
app-seek = Filter
app-list = { $n ->
    [one] { $n } answer
   *[other] All { $n } answers
}
app-choose-on-board = Choose on the board, or from the list of answers.
app-put-back = Put back
app-change = Change
app-then = then
app-asides = Also possible
app-amount = Amount
app-less = One less
app-more = One more
app-sort = Sort
app-sort-place = Place
app-sort-gain = Gain
app-sort-price = Price
app-only-here = Only answers at the chosen place
app-not-possible = { $n ->
    [one] { $n } not possible
   *[other] { $n } not possible
}
app-ends-game = The game ends
app-confirm = Confirm this move
app-confirm-luck = { $luck } You can't undo it.
app-confirm-shown = This reveals hidden information. You can't undo it.
app-confirm-ends-turn = This ends your turn.
app-confirm-yes = Confirm
app-confirm-no = Cancel
app-asked-other = { $seat } decides
app-luck = Luck decides
app-over = The game is over
app-again = Play again
app-others-play = Other players are moving
app-thinking = Progress of the bot
app-now = Move now
app-pace = Speed of other players
app-pace-speed = Speed
app-pause = Pause
app-go-on = Go on
app-step = Next move
app-skip = Skip
app-others = Other players
app-look-at = Show { $name }'s board
app-board-of = { $name }'s board
app-log = Log
app-log-all = Show all { $n } turns
app-log-last = Show the last { $n } turns

## Taking back

app-barrier-other = Can't undo: { $seat } has moved.
app-barrier-luck = Can't undo: something was drawn or rolled.
app-barrier-luck-event = Can't undo: { $event }.
app-barrier-shown = Can't undo: something hidden was revealed.
app-barrier-policy = Can't undo: not at this table.
app-barrier-nothing = Nothing to undo.
app-go-back-anyway = Ask everyone to undo
app-go-back-alone = Undo anyway
app-consent-asked = { $seat } asks to undo their last decision.
app-consent-of = Does { $seat } agree?
app-consent-refused = The undo was refused.
app-agree = Agree
app-refuse = Refuse

## Several people at one screen

app-cover-title = { $seat-possessive } turn
app-cover-note = Hand over the screen. It shows no one else's secrets.
app-cover-here = I am { $seat }
app-cover-back = Wait: { $seat } undoes the last answer

## Looking back and trying out

app-replay = Replay
app-replay-at = Step { $step } of { $steps }
app-replay-moment = The moment that is shown
app-replay-back = One step back
app-replay-on = One step forward
app-replay-turn-back = One turn back
app-replay-turn-on = One turn forward
app-replay-play = Play
app-replay-view = Seen by
app-replay-spectator = a spectator
app-replay-end = Back to the table
app-what-if = What if…
app-what-if-note = You are trying something out. Hidden things are guessed, and nothing counts.
app-what-if-back = Back to the real table
app-what-if-gone = The engine restarted, and what you tried out was lost. The real table is unchanged.

## Advice

app-menu-coach-on = Turn the coach on
app-menu-coach-off = Turn the coach off
app-hints-off = Turn hints off
app-hints-on = Turn hints on
app-hint = Ask a bot for advice
app-hint-thinking = Thinking… Stop
app-hint-best = The bot would choose: { $title }.
app-hint-none = The bot has no advice here.
app-hint-reason = { $term } { $points }
# $terms: what it gains more of; $next: the title of the next best answer.
app-hint-why = It is better for { $terms } than the next best: { $next }.

## The end

app-seat = { $seat }
# $winners: one or several people; $unit: what points are called.
app-won = { $n ->
    [one] { $winners } wins with { $points } { $unit }
   *[other] { $winners } win together with { $points } { $unit }
}
app-ended-by = Why it ended: { $reason }
app-scoring = Final scoring
app-score-before = Before the final scoring
app-score-total = Total
app-score-place = Place

## The review of a finished game

app-review = Review
app-review-look = Look at this moment
# $points: what points are called.
app-course = { $points } over time
app-course-label = Each player's points at the end of every turn. The table below shows the same.
app-course-moment = The moment that is read
app-course-start = At the start
app-course-before = Before the first round, { $seat }
app-course-turn = Round { $round }, after { $seat-possessive } turn
app-course-final = After the final scoring
app-course-rounds = rounds
app-course-end = scoring
app-course-after = After
app-course-table = As a table, round by round
# $points: what points are called.
app-points-from = Where the { $points } came from
app-points-start = at the start
app-points-play = During play
app-review-bot = What a bot says
app-review-note = It reviews every decision that had more than one answer. Each time it sees only what the player saw, and runs { $looks } simulations. Points are its estimate of the final result; ± is one standard error.
app-review-whose = Whose decisions
app-review-all = Everybody's
app-review-ask = Ask the bot
app-review-working = The bot is reviewing the game
app-review-far = { $done } of { $of } decisions
app-review-enough = Stop
app-review-part = You stopped it: { $done } of { $of } decisions were reviewed, from the beginning of the game.
app-review-none = You stopped it before the first decision was reviewed.
app-review-no-decision = There was no decision with more than one answer.
app-review-nothing-lost = Nothing was given away.
app-review-turns = { $n ->
    [one] The turn that mattered most
   *[other] The { $n } turns that mattered most
}
app-review-who = Player
app-review-decisions = decisions
app-review-lost-nothing = lost nothing
app-review-clear = lost clearly
app-review-lost = points lost
app-review-points = { $points } ± { $error }
app-review-points-unsure = { $points } (error unknown)
app-review-sum = Losses overlap: compare players by their sum, but do not add it to the result.
app-review-rest = the rest { $points }
app-review-turn = Round { $round }: { $seat } gave away { $lost } points
app-review-turn-of = Round { $round }, in { $turn-possessive } turn: { $seat } gave away { $lost } points
app-review-turn-before = Before the first round: { $seat } gave away { $lost } points
app-review-chance = That may be chance.
app-review-more = { $n ->
    [one] and one smaller loss in the same turn
   *[other] and { $n } smaller losses in the same turn
}
app-review-played = Played
app-review-better = Better
app-review-why = Why
app-review-now = It lost { $lost }. By the end of the turn the better answer is worth { $gained } more:
app-review-partly = It lost { $lost }. By the end of the turn the better answer is worth { $gained } more; the rest comes later:
app-review-later = It lost { $lost }. By the end of the turn both are worth the same; the better answer pays off later.
app-review-after-cost = It lost { $lost }. By the end of the turn the better answer is worth { $gained } less; it pays off later:

## What went wrong

app-no-table = This table is not on this device
app-no-table-todo = Tables stay in the browser they were opened in. This one may be on another device, or the browser's data was cleared.
app-elsewhere = This table is open in another tab
app-elsewhere-todo = One tab plays at a time, so nothing is lost. Play on there, or here: every answer given so far comes along.
app-play-here = Play here
app-bad-table = This table cannot be read
app-bad-table-todo = It was saved by a later version, or is damaged. It stays as it is, and your other tables are safe.
app-worker-died = The engine stopped and was restarted. Please try again.
app-worker-broken = The engine cannot be started ({ $why }). Reload the page; if that does not help, use another browser.
app-store-blocked = This browser does not allow storage here, so tables last only while this page is open. Allow storage for this site, or leave private browsing. ({ $why })
app-store-full = The storage of this device is full, so the last change is only in memory. Free some space or delete old tables; the next change saves it.
app-store-older-page = An older version of Caravela is open in another window and holds the storage. Close that window and reload this page.
app-box-full = The storage of this device is full, so your box is only in memory. Free some space or export the box; the next change saves it.
app-box-unreadable = A box on this device cannot be read and is not listed. ({ $why })
app-store-unreadable = A table on this device cannot be read and is not listed. ({ $why })
app-store-failed = The storage failed: { $why }. Reload the page.
app-refused-over = The game is over.
app-refused-not-asked = It is { $seat-possessive } decision.
app-refused-luck = A draw or a roll comes first.
app-refused-shown = Something hidden is revealed first. Look at it, then decide.
app-error-no-table = This table is no longer open. Reload the page: it is kept on this device.
app-error-taken = A table with this name is already open.
app-error-not-allowed = You can't do that at this table.
app-error-not-over = That is shown only when the game is over, because it reveals what is hidden.
app-error-no-step = There is no step { $step }: the game has { $steps }.
app-error-other-game = This record is of another game.
app-error-agreed = This game cannot be set up: { $reason }
app-error-pack = The component pack is wrong: { $faults }
app-error-position = The position is wrong: { $faults }
app-error-line = line { $line }
app-error-no-record = This file isn't a Caravela record. ({ $place-count ->
    [0] {""}
   *[other] { $place }:{" "}
}{ $reason })
app-error-broken = The record cannot be opened as a whole{ $place-count ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $reason }
app-error-other-rules = This record was played with version { $theirs } of the rules; this is version { $ours }. Open it with the program it was played with.
app-error-other-pack = This record was played with the component pack { $theirs }, not { $ours }. Choose that pack.
app-error-what-if = This is the record of a What-if table. It begins in the middle of a turn and cannot be opened.

## Before the rules: what the game is, its turn, its signs

app-guide-lisboa = Lisbon lies in ruins after the earthquake, fire and flood of 1755. You rebuild the Baixa for the King, the Marquis of Pombal and the architect Manuel da Maia: clear rubble, open stores and public buildings, trade goods by ship, win the Church. The game has two periods. Whoever has the most wigs at the end wins.
app-guide-lisboa-dock = Your ships at sea come home and unload into the supply.
    .title = Dock
app-guide-lisboa-card = Use exactly one card of your hand, in one of three ways.
    .title = Play a card
app-guide-lisboa-gold = Discard it and take 1 gold.
    .title = … for gold
app-guide-lisboa-portfolio = Tuck it into your Portfolio, take what it gives, then sell goods or trade with the nobles.
    .title = … into the Portfolio
app-guide-lisboa-court = Visit the noble of the card and take the noble's action; others may follow. A Treasury card sponsors its event.
    .title = … to the Court
app-guide-lisboa-take = Take a political card from one of the four decks.
    .title = Take a card
app-guide-lisboa-end = Down to your limits; then the next player's turn.
    .title = End
app-guide-madeira = Madeira, 1420: you settle the island under the eyes of the Crown. Send Workers to the Fields and Cities, sail to Markets and Colonies, keep your people fed and the Pirates away. After five rounds, whoever has the most Prestige wins.
app-guide-madeira-setup = Characters move to new Buildings, the dice are rolled, and each player takes a row of Guild dice and a Crown Request.
    .title = A · Round setup
app-guide-madeira-characters = Turn by turn, place a die on a Character and take its action, or pass.
    .title = B · Characters
app-guide-madeira-buildings = Building by building, pay for the actions you marked. Unpaid costs bring Pirates.
    .title = C · Buildings
app-guide-madeira-maintenance = Honor, income, Wood for your Ships, Bread for your Workers.
    .title = D · Maintenance
app-guide-madeira-crown = In rounds 1, 3 and 5 score Crown Requests; in rounds 2 and 4 convert Fields.
    .title = E · Crown
app-sign-lisboa-wig = Wig: a point
app-sign-lisboa-reis = Réis: money
app-sign-lisboa-influence = Influence: pays for visits
app-sign-lisboa-gold = Gold
app-sign-lisboa-book = Books
app-sign-lisboa-cloth = Cloth
app-sign-lisboa-tool = Tools
app-sign-lisboa-official = Official
app-sign-lisboa-house = House
app-sign-lisboa-plan = Plan
app-sign-lisboa-decree = Decree
app-sign-lisboa-clergy = Clergy tile
app-sign-lisboa-favor = Royal Favor
app-sign-lisboa-ship = Ship
app-sign-lisboa-store = Store
app-sign-lisboa-treasury = Treasury
app-sign-lisboa-cardinal = Cardinal
app-sign-lisboa-quake = Earthquake rubble
app-sign-lisboa-fire = Fire rubble
app-sign-lisboa-tsunami = Tsunami rubble
app-sign-lisboa-set = Rubble set: raises your limits
app-sign-madeira-prestige = Prestige: a point
app-sign-madeira-real = Real: money
app-sign-madeira-bread = Bread
app-sign-madeira-wood = Wood
app-sign-madeira-wheat = Wheat
app-sign-madeira-sugar = Sugar
app-sign-madeira-wine = Wine
app-sign-madeira-pirate = Pirate: costs Prestige at the end
app-sign-madeira-worker = Worker
app-sign-madeira-citizen = Citizen
app-sign-madeira-ship = Ship
app-sign-madeira-marker = Action Marker
app-sign-madeira-guild-die = Guild die
app-sign-madeira-pirate-die = Pirate die
app-sign-madeira-windmill = Windmill
app-sign-madeira-crown = Crown Request
app-sign-madeira-pass = Passed
app-guide-turn = The course of play
app-guide-legend = Signs
app-sign-star = Reconstructed: your copy may print another value. Correct it in Your box.

## Where the game stands

app-phases = The phases of the round
app-standing-open = What it would be if the game ended now
app-standing-title = If it ended now
app-standing-now = if it ended now
app-standing-so-far = So far

## Turns of the others

# $n: turns.
app-since = Since your move ({ $n })

## A scoring over the table

app-continue = Continue
app-scoring-who = Player
app-scoring-gains = Gained
app-scoring-why = Why
app-scoring-list = { $reasons }
app-scoring-now = Now:
app-scoring-board = See the board

## Positions that somebody puts together; the rest of their words is in `later/settle.ftl`
app-settle-ways = Ask the rules
app-score-my-game = Score my game
app-settle = Settle a question
app-settle-no-moment = You can't settle a question from this moment.
app-settle-from-round = From round { $round }
