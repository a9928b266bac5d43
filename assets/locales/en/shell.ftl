# What the program says outside its screens.
check-fine = { $file }: fine
faces-left-over = { $count ->
    [one] { $count } face was left over; all that was played stands.
   *[other] { $count } faces were left over; all that was played stands.
}
bad-faces = --dice: whole numbers such as 8,4,2 were expected, not “{ $face }”.
bad-size = --screen: a size such as 120x40 was expected, not “{ $size }”.
bad-deck = --deck: “{ $card }” is no card of the pile; cards are written KS, 10D, RJ, BJ, each once.
paths-settings = settings
paths-library = your library
paths-fights = fights in progress
paths-log = log
paths-nowhere = nowhere: this system names no home folder
file-changed = { $file }: somebody else changed it meanwhile, so it was not replaced.
