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

list-plus-pair = { $first }+{ $next }
list-plus-start = { $first }+{ $next }
list-plus-middle = { $first }+{ $next }
list-plus-end = { $first }+{ $next }

list-or-pair = { $first } or { $next }
list-or-start = { $first }, { $next }
list-or-middle = { $first }, { $next }
list-or-end = { $first } or { $next }

## Frames

# $action: as it is typed.
refused = `{ $action }` is not possible: { $reasons }
with-rule = { $text } ({ $rule })
told-with-note = { $what } ({ $rule }): { $note }
# A number that an answer changes, such as: wigs 5 to 7.
change = { $what } { $from } to { $to }

# An answer, with the numbers that it changes and what it loses.
choice = { $meaning }{ $changes-count ->
    [0] {""}
   *[other] {" "}[{ $changes }]
}{ $warnings-count ->
    [0] {""}
   *[other] {" "}(mind: { $warnings })
}
choice-ends = { $meaning } [the game ends]

## Boards on a page

board-seat = { $seat }
board-you = you
board-closer = Closer
board-farther = Farther
board-whole = The whole map
# $label: what the thing is.
board-doubted = { $label } (reconstructed)
