### Puzzles: the list, and the card at the table.

puzzle-all = All puzzles
puzzle-number = Puzzle { $number }
puzzle-title-solved = Puzzle { $number }: solved
puzzle-title-missed = Puzzle { $number }: not the best turn
puzzle-kind = { $grade } · { $theme }
puzzle-easy = Easy
puzzle-middle = Middle
puzzle-hard = Hard
puzzle-grade = Grade: { $grade }
puzzle-asked = You are { $name }. One turn is about { $n ->
    [one] { $n } { $unit-one }
   *[other] { $n } { $unit }
} better than any other. Find it.
puzzle-hint = Hint
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-solved = Solved. This is a best turn.
puzzle-solved-too = Turns that come to the same count too. One of them:
puzzle-missed-first = Another beginning brings about { $n ->
    [one] { $n } { $unit-one }
   *[other] { $n } { $unit }
} more, most of all here: { $most }.
puzzle-missed-first-plain = Another beginning brings about { $n ->
    [one] { $n } { $unit-one }
   *[other] { $n } { $unit }
} more.
puzzle-missed-later = You began well, but a later answer misses something: { $most }.
puzzle-missed-later-plain = You began well, but a later answer gives something away.
puzzle-why = The next best turn begins with “{ $next }” and is worth about { $n ->
    [one] { $n } { $unit-one }
   *[other] { $n } { $unit }
} less. What differs most by the end of the turn:
puzzle-why-later = the rest pays off later

puzzle-daily = Puzzle of the day
puzzle-daily-note = { $grade }. The same for everybody today, offline too.
puzzle-daily-solved = Solved. Look again
puzzle-solve = Solve it
puzzle-progress = Your progress
puzzle-solved-of = { $n } of { $all }
puzzle-days = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzle-all-done = All done. The puzzle of the day goes on.
puzzle-filters = Which puzzles
puzzle-filter-all = All { $n }
puzzle-filter-unsolved = Not solved
puzzle-theme = Theme
puzzle-theme-any = Any theme
puzzle-list-empty = No puzzle is like that. Choose fewer conditions.
puzzle-is-solved = Solved
puzzle-is-today = Today
puzzle-is-tried = Tried

puzzle-none = There is no puzzle { $number }
puzzle-none-todo = { $game } has { $n } puzzles. Choose one from the list.
puzzle-cannot = Puzzle { $number } cannot be opened
puzzle-broken = Its record is broken. What you have solved is safe; try another puzzle.
puzzle-other-rules = It was made for version { $theirs } of the rules; this is version { $ours }. Reload the page to get the newest puzzles, or try another one.
puzzle-other-pack = It was made for the component pack { $theirs }; this is { $ours }. Reload the page to get the newest puzzles, or try another one.
puzzle-file-broken = The puzzles cannot be read
puzzle-file-broken-todo = Their file is broken, or of a newer version. Reload the page to get the newest one. Your tables, and what you have solved, are safe.

## What puzzles are about. The form `hint` helps without telling the turn.

lisboa-theme-building = Public buildings
    .hint = One of your Plans can become a building. Ask what it scores, and for whom.
lisboa-theme-store = Stores
    .hint = Look for a land whose reward and price fit what you have.
lisboa-theme-sail = Ships that sail
    .hint = A full ship sets sail. Think of what that brings you, whoever owns it.
lisboa-theme-decree = Decrees
    .hint = Compare the decrees with what you already have.
lisboa-theme-ship = Ships
    .hint = A ship costs goods now and pays off later. Which of your actions builds one?
lisboa-theme-church = The Cardinal
    .hint = Look at the church track: where the Cardinal stands, and which tiles he reaches.
lisboa-theme-sale = Selling goods
    .hint = Prices fall with every sale. Whose ship do you load, and with what?
lisboa-theme-favor = Royal Favors
    .hint = A Royal Favor lets you follow later. Which Noble will be visited?
lisboa-theme-plan = Plans
    .hint = A Plan you take now is a building you can open later.
lisboa-theme-officials = Officials
    .hint = Officials in an office make visits cheap for you and dear for others.
lisboa-theme-portfolio = The Portfolio
    .hint = A card in the Portfolio works for the rest of the period.
lisboa-theme-card = Cards
    .hint = Not every card belongs at the Court. What does each of them bring elsewhere?

madeira-theme-request = Crown Requests
    .hint = Count what each Crown Request earns now, and what it may earn later.
madeira-theme-row = Dice and a Request
    .hint = You take the dice and the Request of a row together. Which pair fits?
madeira-theme-guild = Guild Favors
    .hint = A Guild Favor costs Wood. Which one pays for itself?
madeira-theme-ship = Ships
    .hint = Where does a Ship earn most, and is there Wood for it?
madeira-theme-colony = Colonies
    .hint = A Worker in a Colony needs a Ship there. Look at what the Land gives.
madeira-theme-city = Cities
    .hint = Count the Workers in each City, the Citizens among them.
madeira-theme-pirates = Pirates
    .hint = Look at who has how many Pirates, and what they cost in the end.
madeira-theme-field = Fields
    .hint = Which Field will your Workers still harvest?
madeira-theme-harvest = Harvest
    .hint = Compare what each Region yields now.
madeira-theme-windmill = The Windmill
    .hint = The Windmill feeds, swaps and sells. What does a step on it cost you later?
madeira-theme-pass = Passing
    .hint = To pass early has its own reward.
madeira-theme-die = Dice on Characters
    .hint = A die is an action, and a price for whoever comes later.
