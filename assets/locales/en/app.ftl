### The program's own words: keys, actions, boxes that ask, notices.

key-space = Space
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-back-tab = Shift-Tab
key-backspace = Backspace
key-delete = Del
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End

action-go = go: what the box says
action-back = one level back
action-undo = undo
action-redo = redo
action-help = all keys
action-palette = command line
action-find = find a name
action-pane-next = next pane
action-pane-previous = previous pane
action-up = up
action-down = down
action-left = fold, or less
action-right = unfold, or more
action-page-up = a page up
action-page-down = a page down
action-home = to the top
action-end = to the bottom
action-fold-all = fold all groups, or none
action-alone = this pane alone, and back
action-back-to-line = back to before this line
action-dice = who rolls real dice
action-lang = language
action-mouse = mouse
action-open = open another fight
action-new = new fight, same heroes
action-restart = this fight anew
action-save = write to a file
action-quit = leave
action-leave = leave at once
action-suspend = suspend
action-repaint = paint again

keys-unknown-verb = Settings: no action is called { $verb }
keys-unreadable = Settings: { $key } is no key (for { $verb })
keys-clash = Settings: { $key } is wanted by both { $first } and { $second }

dice-word = dice
dice-of = { $player }'s dice
dice-empty-here = { $key } rolls here, or type the faces
dice-empty-real = type the faces   (none? { $key }: roll here)
dice-half = type the faces
dice-full = { $key } takes it, Esc drops it
dice-asked = { $whose }: type the faces.  { $key } again: roll here
dice-half-typed = Faces are still missing.  Esc drops what is typed
dice-not-on-it = That face is not on the die that waits
dice-in-the-way = Dice are typed: { $key } takes them, Esc drops them
dice-left-over = More was entered than this roll takes. Nothing was played
dice-mine = Your dice
dice-take = take it

pane-order = Order
pane-log = Log
pane-tab = { $key } sheet, log
pane-more = more
error-word = Error
now-title = Now: { $what }
now-next = next { $who }
header-players-real = players roll real dice
header-all-real = all dice are real
header-all-here = all dice roll here
header-saved = saved
header-not-saved = NOT on disk
too-small-saved = abordage needs 60×20, this is { $width }×{ $height }. All is saved.
too-small-unsaved = abordage needs 60×20, this is { $width }×{ $height }. NOT all is on disk!

notice-undo = { $key } undo: { $what }
notice-undone = Undone: { $what }.  { $key } redo
notice-undone-many = Undone: { $count ->
    [one] one step
   *[other] { $count } steps
  }.  { $key } redo
notice-redone = Redone: { $what }
notice-line = { $key }: back to before this line, { $count ->
    [one] one step
   *[other] { $count } steps
  }
notice-no-line = Choose a line of the log first: Tab Tab, then the arrows
notice-nothing-changed = Nothing changed
notice-resumed = Round { $round }, { $who }'s turn, all as you left it.
notice-resumed-bare = Round { $round }, all as you left it.
notice-saved = Written to { $path }
notice-not-written = Not written: { $reason }. The fight goes on; { $key } writes elsewhere
notice-players-real = Players roll real dice, the game master's roll here
notice-all-real = All dice are real: type their faces
notice-all-here = All dice roll here
notice-language = English
notice-mouse-on = The mouse works here
notice-mouse-off = The mouse is the terminal's
notice-by-turns = Space and Enter by turns: the other key
notice-not-found = Nobody is called that
notice-only-options = Only among the options: { $key } first
notice-no-text = That has no text form
hint-word = hint

overlay-help = Keys
overlay-help-use = type to search, { $key } runs
overlay-palette = Commands
overlay-palette-use = Tab completes, { $key } runs
overlay-number = digits, ← →, { $key }
overlay-number-or = digits: how many; letters: another
overlay-choice = a letter, or ↑↓ and { $key }
overlay-text = { $key } takes it, Esc keeps it
overlay-fights = Which fight?
overlay-fights-use = type to search, or a file; { $key } opens
overlay-new = New fight
overlay-new-use = { $key } switches; the last line begins
overlay-save = Write to
overlay-save-use = { $key } writes (all is on disk anyway)
overlay-find = Find
overlay-find-use = { $key } stays there, Esc goes back
overlay-quit = Leave?
overlay-quit-line = All is saved. { $key } leaves, Esc stays.
overlay-quit-unsaved = NOT all is on disk! { $key } leaves all the same, Esc stays.
section-now = now
section-not-now = not now
foot-choose = take
foot-back = back
foot-switch = switch
foot-row = row
foot-change = change
foot-fold = fold
foot-letter = letter
new-heroes = same heroes
new-wounds = with their wounds
new-bennies = with their bennies
new-deck = the deck as it lies
new-begin = begin
open-new = new fight…
field-now = { $takes }, now { $now }

hint-deal = { $key } deals the cards and begins the round
hint-target = { $key } takes another target, { $more } shows every modifier
hint-dice = real dice? Type the faces one after the other; a top face asks again
hint-benny = { $key } spends a benny on what the box says
hint-soak = { $key } soaks with a benny and a Vigor roll
hint-undo = { $key } takes back one step, any number of times
hint-sheet = { $key } goes to the sheet and to the log
hint-correction = Shift and a letter is your word: S Shaken, W wounds, B bennies
hint-joker = a Joker may act at any time: { $key }
hint-help = { $key } lists every key; typing searches
ask-which-counts = The file of this fight was changed since it was played. Which counts?
action-keep-fight = the fight, as it was left
action-take-file = the file as it is now; the fight is kept in the list
