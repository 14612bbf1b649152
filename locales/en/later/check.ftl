### Your box in fifteen minutes: the guided check.

app-check-earlier = This box was made from an earlier version of our values. Its file cannot be merged with those of other owners: choose “{ app-box-shipped }” on the page of your box and begin anew.
app-check-left = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
app-check-nothing-left = Everything is answered.
app-check-parts = Parts of the box
app-check-part-done = (done)
app-check-progress = Progress
app-check-done = { $n } of { $all } steps
app-check-crumb = { $part }, { $n } of { $all }
app-check-where = Where to look
app-check-drawing = Where to look: { $what }
app-check-here = Here: { $value }
app-check-same = Same as here
app-check-changed = My copy shows this
app-check-other = Something else is printed
app-check-other-note = All values of this piece, those that are not printed included. Edit what differs.
app-check-skip = I can't see it
app-check-one-less = One less: { $what }
app-check-one-more = One more: { $what }
app-check-more = Add another
app-check-more-of = Add another: { $what }
app-check-less-of = Remove from { $what }
app-check-key-same = same
app-check-key-change = change
app-check-key-back = back
app-check-back = Back
app-check-later = Finish later
app-check-kept = Kept on this device. Leave whenever you like.
app-check-sure = Also ask about values that are found
app-check-end = You reached the end
app-check-result = { $confirmed ->
    [one] { $confirmed } value is confirmed
   *[other] { $confirmed } values are confirmed
}, { $corrected ->
    [one] { $corrected } is corrected
   *[other] { $corrected } are corrected
}, { $left ->
    [one] { $left } was not looked at
   *[other] { $left } were not looked at
}.
app-check-file = Export the file
app-check-file-note = The file holds your whole box. Play with it, or send it to us: what two owners agree on becomes certain for everybody.
app-check-again = Go through what is left
