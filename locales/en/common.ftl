### What both games need. An argument that is a thing or a person comes with its forms: the attributes of its own message,
### as `$thing-form`. A list comes with `$list-count`.

## People

# $name: the name of whoever sits there, or the letter of the seat.
seat = { $name }
    .possessive = { $name }'s

## Lists: the first two of several, those in the middle, the last; or exactly two

list-comma-pair = { $first }, { $next }
list-comma-start = { $first }, { $next }
list-comma-middle = { $first }, { $next }
list-comma-end = { $first }, { $next }

list-semicolon-pair = { $first }; { $next }
list-semicolon-start = { $first }; { $next }
list-semicolon-middle = { $first }; { $next }
list-semicolon-end = { $first }; { $next }

list-plus-pair = { $first }+{"\u200B"}{ $next }
list-plus-start = { $first }+{"\u200B"}{ $next }
list-plus-middle = { $first }+{"\u200B"}{ $next }
list-plus-end = { $first }+{"\u200B"}{ $next }

list-or-pair = { $first } or { $next }
list-or-start = { $first }, { $next }
list-or-middle = { $first }, { $next }
list-or-end = { $first } or { $next }

list-and-pair = { $first } and { $next }
list-and-start = { $first }, { $next }
list-and-middle = { $first }, { $next }
list-and-end = { $first } and { $next }

list-space-pair = { $first } { $next }
list-space-start = { $first } { $next }
list-space-middle = { $first } { $next }
list-space-end = { $first } { $next }

## Frames

# $action: as it is typed.
refused = `{ $action }` is not possible: { $reasons }
with-rule = { $text } ({ $rule })
told-with-note = { $what } ({ $rule }): { $note }
# A number that an answer changes, such as: wigs 5 to 7.
change = { $what } { $from } to { $to }

# What follows an answer by itself. $changes: a list of changed numbers.
then = then: { $changes }
# An answer, with the numbers that it changes itself, those that change by what follows, what it loses (whole sentences), and whether the
# game ends.
choice = { $meaning }{ $changes-count ->
    [0] {""}
   *[other] {" "}[{ $changes }]
}{ $then-count ->
    [0] {""}
   *[other] {" "}[then: { $then }]
}{ $ends ->
    [yes] {" "}[the game ends]
   *[no] {""}
}{ $warnings-count ->
    [0] {""}
   *[other] {" "}! { $warnings }
}

## Boards on a page

board-seat = { $seat }
board-you = you
board-closer = Zoom in
board-farther = Zoom out
board-whole = Whole map
# $label: what the thing is.
board-doubted = { $label } *

## Prices: how they come about, part by part

# A sum is said from left to right: the first part, then one more each time, then the total.
price-first = { $what } { $n }
price-plus = { $sum } + { $what } { $n }
price-minus = { $sum } − { $what } { $n }
price-sum = { $sum } = { $total }
price-free = free
# What keeps a price from falling below 0.
price-not-below = minimum (0)

## Turns in one sentence

# $deeds: what somebody does, each a message such as "visits the King".
told-turn = { $seat } { $deeds }
told-nothing = { $seat } does nothing more
# $parts: the sentence of whoever's turn it is, then those of the others.
told-all = { $parts }
# A line of the log that stands for several like it, and one with what a newcomer would look up.
told-times = { $what } ×{ $times }
told-noted = { $what }: { $note }
