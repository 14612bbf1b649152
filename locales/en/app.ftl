### The page around the games: places, settings, tables, and what goes wrong.

## The frame

app-skip-link = Skip to the content
app-places = Places
app-tables = Tables
app-rules = Rules
app-settings = Settings
app-switch-theme = Switch between light and dark
app-footer = Independent and unofficial. Lisboa is by Vital Lacerda, Madeira by Nuno Bizarro Sentieiro and Paulo Soledade.
app-window-title = { $place } · Caravela
app-table = Table
app-loading = Loading…
app-close = Close
app-turn-check = If nothing changes
app-dismiss = Close this message
app-new-version = A new version of Caravela is on this device. Your tables stay as they are.
app-take-over = Use the new version
app-reload = Load the page again
app-details = Details
app-all-tables = All tables
app-not-found = There is nothing at this address
app-not-found-todo = The link may be cut off or belong to another device. Your tables are on the first page.

## The first page

app-tagline = Two great games of the Portuguese world, with every rule kept and explained.
app-choose-game = Choose a game
app-who-plays = Who plays
app-players = Players
app-player = Player { $n }
app-seat-number = Seat { $n }
app-name-of-seat = Name at seat { $n }
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
app-agreed = Variants, seed, components
app-variants = Variants
app-hints = Hints
app-hints-note = a bot says what it would do when you ask; the menu of the table switches that, too
app-seed = Seed
app-seed-random = a random one
app-seed-wrong = “{ $seed }” is no seed: write a whole number from 0 on, or leave it empty.
app-pack = Components
app-pack-shipped = The values that come with Caravela.
app-choose-pack = Choose a box or the files of a pack
app-pack-own = The values of your box “{ $name }”.
app-pack-own-open = The values of your box “{ $name }”, without { $n ->
    [one] { $n } correction that is not right yet.
   *[other] { $n } corrections that are not right yet.
}
app-pack-look = Look at the values
app-pack-reminder = Played with your box “{ $name }”.
app-begin = Open the table
app-dealing = Dealing…
app-opened = A table of { $game } was opened.
app-your-tables = Your tables
app-no-tables = No table yet. Choose a game, say who plays, and open your first one: it stays on this device.
app-unsaved = not saved
app-delete = Delete this table
app-delete-sure = Delete it for good?
app-delete-yes = Delete
app-delete-no = Keep it
app-deleted = The table was deleted.
app-import = Open a record
app-import-note = or drop its file anywhere on the page
app-open-good-part = Open it up to the last good action
app-file-large = The file { $name } is too large for a record: at most 2 MB are read.
app-file-unread = The file { $name } cannot be read ({ $why }). Choose it again.
app-opened-cut = The record breaks off in the middle of an action. The table was opened as it stood before that; what followed is not in the file.
# $place: the line, or an empty list where the record has no lines.
app-opened-good-part = Only the good part of the record was opened. What follows it is wrong{ $place-count ->
    [0] {""}
   *[other] , { $place }
}: { $reason }

## The rules

app-rules-of = The rules of { $game }
app-search-rules = Search the rules
app-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
app-no-rules = No rule has these words. Try fewer letters, or a number such as STORE-06.
app-rulebook-page = p. { $page }
app-rulebook-near = near p. { $page }
app-rule = Rule { $rule }
app-open-rule = Rule { $rule }
app-no-rule = There is no rule { $rule } in the index.
app-bad-rules = The rules cannot be read
app-bad-rules-todo = This is a fault of the program: load the page again, and tell us if it stays.

## Your box

app-box = Your box
app-box-of = Your box of { $game }
app-box-about = Every value that is printed on the pieces, and how sure it is. Compare it with your copy and correct what differs: tables begun with your box are played with your values.
app-box-this = Box
app-box-shipped = As it comes with Caravela
app-box-shipped-note = These are the values that come with Caravela. The first correction makes a box of your own.
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
app-box-made = The box “{ $name }” was made.
app-box-no-box = { $name } is no box. A box is the one file that this page exports, or all files of a pack: pack.toml and the others.
app-box-import = Import
app-box-imported = The box “{ $name }” was imported.
app-box-export = Export
app-box-play = Use for new tables
app-box-played = used for new tables
app-box-delete = Delete this box
app-box-delete-sure = Delete it for good? Tables begun with it keep its values.
app-box-deleted = The box was deleted.
app-box-which = Show
app-box-all = All values
app-box-only-reconstructed = Only reconstructed
app-box-only-changed = Changed
app-box-search = Search the values
app-box-found = { $n ->
    [one] { $n } value
   *[other] { $n } values
}
app-box-none = No value is like that. Try fewer letters, or show all values.
app-box-more = { $n ->
    [one] { $n } more value that may be printed here
   *[other] { $n } more values that may be printed here
}
app-box-blank = not printed
app-box-correct = Correct
app-box-correct-what = Correct { $key } of { $entry }
app-box-value-of = { $key } of { $entry }
app-box-done = Done
app-box-confirm = It is so in my copy
app-box-leave-out = Not printed in my copy
app-box-put-back = Put back
# The source that a corrected value gets.
app-box-source = your copy
app-box-mark-found = found
app-box-mark-derived = derived
app-box-mark-reconstructed = reconstructed
app-box-changed = changed, was { $value }
app-box-added = changed, was not printed
app-box-confirmed = confirmed
app-box-waits = This is right only together with other values; it counts as soon as they fit.
app-box-together = What was corrected does not fit together yet:
app-box-wrong = This is no box that can be played with; nothing was changed:
app-box-unread = This box was made for other rules and cannot be read any more:
app-box-called = “{ $name }”
# $names: the boxes of the game, perhaps none.
app-box-none-fits = { $names-count ->
    [0] You have no box with these values.
    [one] Your box { $names } has other values.
   *[other] Your boxes { $names } have other values.
}

## Settings

app-look = Look
app-theme = Light or dark
app-theme-light = Light
app-theme-dark = Dark
app-motion = Movement
app-motion-full = Moving
app-motion-reduced = Still
app-as-system = As the system
app-playing = Playing
app-pace-legend = Moves of others
app-pace-slow = slow
app-pace-steady = steady
app-pace-quick = quick
app-pace-instant = at once
app-confirm-legend = Before something that cannot be taken back
app-confirm-ask = Ask first
app-confirm-never = Never ask
app-single-legend = Where only one answer is possible
app-single-played = Played for me
app-single-asked = Ask me
app-storage = Storage
app-storage-note = Tables are kept on this device only, in this browser. Clearing its data deletes them.
app-engine = Engine
app-engine-note = Bots think in the background, so the page never waits for them. Here you can see how fast this device is.
app-check = Check this device
app-checking = Thinking…
app-check-stopped = Stopped.
app-stop = Stop
app-try-again = Try again
app-health-starting = Starting
app-health-ready = Ready
app-health-thinking = Thinking
app-health-broken = It cannot be started: { $why }
app-restarts = { $n ->
    [0] Never had to be restarted
    [1] Restarted once
   *[other] Restarted { $n } times
}
# What a check of the device found for a game; times in milliseconds.
app-speed = { $game }: { $looks } looks into the future in { $seconds } s, { $each } each second. Frames took { $usual } ms, the longest { $longest } ms.

## A table

app-map = Map
app-side = Nobles and tracks
app-own = Your board
app-hand = Your hand
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
app-path = Where the turn stands
app-path-short = { $at } of { $all } · { $station }
app-undo-step = Undo step
app-undo-turn = Undo turn
app-undo-hint = { $decisions ->
    [one] Takes back { $decisions } decision
   *[other] Takes back { $decisions } decisions
}
app-menu = Menu
app-keys = Keys
app-keys-answer = Give an answer by its number
app-keys-walk = Go from answer to answer, or over the board
app-keys-give = Give the answer, or pick the place
app-keys-undo = Take back a step
app-keys-undo-turn = Take back the turn
app-keys-log = To the log
app-keys-rule = The rule behind the question
app-keys-zoom = Closer, farther, the whole map
app-keys-close = Close, give up a choice
app-export-text = Save the record as text
app-export-json = Save the record as JSON
app-options = What you can do
app-possible = { $n } possible
app-possible-here = { $n } answers are possible here
app-not-possible-here = Not possible: { $what }
app-why = { $text } ({ $rule })
app-proposed = suggested
app-advised = advised
app-seek = Search the answers
app-only-here = Only what is possible at the chosen place
app-not-possible = { $n ->
    [one] { $n } not possible
   *[other] { $n } not possible
}
app-ends-game = The game ends
app-confirm = Sure?
app-confirm-luck = Luck decides next, so there is no free way back.
app-confirm-shown = Something hidden is shown next, so there is no free way back.
app-confirm-yes = Do it
app-confirm-no = Not yet
app-asked-other = { $seat } decides
app-luck = Luck decides
app-over = The game is over
app-again = Play again
app-since = { $n ->
    [one] Since your last answer: one line
   *[other] Since your last answer: { $n } lines
}
app-others-play = Others play
app-thinking = How far the bot is
app-now = Answer now
app-pace = How fast others play
app-pace-speed = Speed
app-pause = Pause
app-go-on = Go on
app-step = Next move
app-skip = Skip
app-others = The others
app-look-at = The board of { $name }
app-board-of = The board of { $name }
app-log = Log
app-log-all = All { $n }
app-log-last = The last { $n }
app-log-filter = Filter
app-log-seat = Whose lines
app-log-kind = Which lines
app-log-everybody = Everybody
app-log-everything = Everything
app-log-players = What players did
app-log-luck = What luck brought
app-log-noted = { $what }: { $note }

## Taking back

app-barrier-other = { $seat } has acted since, so there is no free way back.
app-barrier-luck = Luck was used since, so there is no free way back.
app-barrier-luck-event = Luck was used since ({ $event }), so there is no free way back.
app-barrier-shown = Something hidden was shown since, so there is no free way back.
app-barrier-nothing = There is nothing to take back.
app-go-back-anyway = Ask all to go back
app-consent-asked = { $seat } wants to go back to before their last decision.
app-consent-of = Does { $seat } agree?
app-consent-refused = Somebody does not want to go back.
app-agree = Agree
app-refuse = Refuse

## Several people at one screen

app-cover-title = { $seat-possessive } turn
app-cover-note = Hand the screen over. What the others hold is not on it.
app-cover-here = I am { $seat }
app-cover-back = Wait: { $seat } takes back the last answer

## Looking back and trying out

app-replay = Look back
app-replay-at = Step { $step } of { $steps }
app-replay-moment = The moment that is shown
app-replay-back = One step back
app-replay-on = One step on
app-replay-play = Play
app-replay-view = Seen by
app-replay-spectator = a spectator
app-replay-end = Back to the table
app-what-if = What if…
app-what-if-note = You are trying something out. What you could not see is made up, and nothing of it counts.
app-what-if-back = Back to the real table
app-what-if-gone = What you tried out was lost when the engine had to be started anew. The real table is as it was.

## Advice

app-hints-off = Switch hints off
app-hints-on = Switch hints on
app-hint = Ask a bot for advice
app-hint-thinking = Thinking… stop here
app-hint-best = The bot would choose: { $title }
app-hint-none = The bot has nothing to say here.
app-hint-reason = { $term } { $points }

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
app-course-label = A line for each player: the points at the end of every turn. The same stands below as a table.
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
app-review-note = It goes through the decisions that had more than one answer, sees each time only what the player saw, and looks { $looks } times ahead. Points are those of the final result as it expects them; ± is one standard error.
app-review-whose = Whose decisions
app-review-all = Everybody's
app-review-ask = Ask the bot
app-review-working = The bot goes through the game
app-review-far = { $done } of { $of } decisions
app-review-enough = Enough
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
app-review-sum = Losses overlap: their sum is for comparing players, the result would not have been so much higher.
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
app-review-partly = It lost { $lost }. By the end of the turn the better answer is worth { $gained } more, the rest comes later:
app-review-later = It lost { $lost }. By the end of the turn both are worth the same, the better answer pays later.
app-review-after-cost = It lost { $lost }. By the end of the turn the better answer is worth { $gained } less, it pays later:

## What went wrong

app-no-table = This table is not on this device
app-no-table-todo = Tables live in the browser they were opened in. It may be on another device, or its data was cleared.
app-bad-table = This table cannot be read
app-bad-table-todo = It was written by a later version, or damaged. It is left as it is; other tables are not touched.
app-worker-died = The engine stopped in the middle and was started anew. Please try again.
app-worker-broken = The engine cannot be started ({ $why }). Load the page again; if that does not help, use another browser.
app-store-blocked = This browser does not allow storage here, so tables last only as long as this page is open. Allow storage for this site, or leave private browsing. ({ $why })
app-store-full = The storage of this device is full, so the last change is only in memory. Make room, or delete old tables; it is written with the next change.
app-store-older-page = Caravela is open in another window in an older version, which holds the storage. Close that window and load this page again.
app-box-full = The storage of this device is full, so your box is only in memory. Make room, or export the box; it is written with the next change.
app-box-unreadable = A box on this device cannot be read and is not listed. ({ $why })
app-store-unreadable = A table on this device cannot be read and is not listed. ({ $why })
app-store-failed = The storage failed: { $why }. Load the page again.
app-refused-over = The game is over.
app-refused-not-asked = It is up to { $seat } to decide.
app-refused-luck = Luck has to decide first.
app-error-no-table = The table is not open any more. Load the page again: it is kept on this device.
app-error-taken = A table with this name is open already.
app-error-not-allowed = That is not up to you at this table.
app-error-not-over = That is told only once the game is over, because it shows what is hidden.
app-error-no-step = There is no step { $step }: { $steps } were taken.
app-error-other-game = The record is of another game.
app-error-agreed = The game cannot be played so: { $reason }
app-error-pack = The component pack is wrong: { $faults }
app-error-position = The position is wrong: { $faults }
app-error-line = line { $line }
app-error-no-record = This is no record that can be read{ $place-count ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $reason }
app-error-broken = The record cannot be opened as a whole{ $place-count ->
    [0] {""}
   *[other] {" "}({ $place })
}: { $reason }
app-error-other-rules = The record was played by version { $theirs } of the rules; this is version { $ours }. It can be opened by the program it was played with.
app-error-other-pack = The record was played with the component pack { $theirs }, not with { $ours }. Choose that pack.
app-error-what-if = This is the record of a table that only tried something out. It begins in the middle of a turn and cannot be opened.
