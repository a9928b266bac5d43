# What the program says outside its screens.
check-fine = { $file }: fine
faces-left-over = { $count ->
    [one] { $count } face was left over; all that was played stands.
   *[other] { $count } faces were left over; all that was played stands.
}
bad-faces = --dice: whole numbers such as 8,4,2 were expected, not “{ $face }”.
bad-size = --screen: a size such as 120x40 was expected, not “{ $size }”.
bad-deck = --deck: “{ $card }” is no card of the pile; cards are written KS, 10D, RJ, BJ, each once.
no-deck = --deck: this game is played without cards.
paths-settings = settings
paths-library = your library
paths-fights = fights in progress
paths-log = log
paths-nowhere = nowhere: this system names no home folder
file-changed = { $file }: somebody else changed it meanwhile, so it was not replaced.
next-fight-title = The next fight
no-data-folder = There is no folder for fights in progress: save with Ctrl-S, nothing else keeps this fight.
not-kept = This fight cannot be kept on disk ({ $why }). It goes on; Ctrl-S writes elsewhere.
journal-empty = The journal of this fight does not tell how it began.
journal-cut = The end of the journal was damaged; all steps before it are here.
journal-damaged = The journal is damaged in the middle: { $here ->
    [one] { $here } step is
   *[other] { $here } steps are
} here; { $lost ->
    [one] { $lost } whole one
   *[other] { $lost } whole ones
} behind the damage cannot follow, and { $lost ->
    [one] is
   *[other] are
} kept in { $file }.
journal-folded = The journal had grown long: { $steps ->
    [one] the oldest step can no longer be taken back and is
   *[other] the oldest { $steps } steps can no longer be taken back and are
} kept in { $file }.
look-at-nothing = There is no fight in progress to look at.
journal-newer = The journal has format { $found }; this program knows formats up to { $known }. Nothing was changed.
fight-in-use = This fight is open in another window (process { $process }). Close it there, or only look: abordage --look
list-round = round { $round }
list-this = this fight, { $round }
list-file = encounter file
list-built-in = The built-in boarding fight
no-terminal = abordage draws on a terminal, and there is none here. Without a screen: abordage run FILE -c COMMAND.
settings-unread = The settings cannot be used, so defaults apply: { $why }
bad-lang = --lang: “{ $code }” is not among { $known }.
settings-unsaved = The settings could not be written to { $file }.
fell-over = abordage fell over, and that is its own fault. The fight is on disk up to the last step: start it again.
file-there = { $file } is there already, with something else in it. { $key } and the same name once more replaces it
path-line = { $what }: { $place }
file-before-task = "{ $file }" stands before a command; the file of a command comes after it
