### Order rows, sheets and the header. Words of the order pane are short: nine cells at most.

## States in the order pane

state-dead = dead
state-bleeding = bleeding
state-unconscious = out cold
state-down = down
state-out = out
state-soaks = soaks?
state-any-time = any time
state-hold = hold
state-shaken = Shaken
state-shaken-some = { $count } Shaken
state-no-action = no action
state-no-action-some = { $count } spent
state-prone = prone
state-prone-some = { $count } prone
state-hidden = hidden
state-waits = waits
state-exposed = exposed
state-fatigue = Fatigue { $level }
state-alive = alive
state-scratched = scratched
state-for = for { $player }
card-joker-badge = J+2

## Header

header-round = Round { $round }, { $count } to act
header-no-round = Not dealt yet
header-deck = Deck { $cards }
header-deck-due = Deck { $cards }, Joker out: reshuffle due
header-deck-due-short = Deck { $cards }, reshuffle due
header-bennies = GM ¤{ $count }

## Sheet

sheet-wild-card = Wild Card
sheet-extra = Extra
sheet-extras = Extras, { $standing } of { $whole } up
sheet-kind-like = { $kind }, { $like }
sheet-acts-on = acts on { $card }
sheet-acted-on = acted on { $card }
sheet-on-hold = on Hold
sheet-no-card = no card
sheet-why = ({ $edges })
sheet-wounds = Wounds { $signs }
sheet-standing = Standing { $signs }
sheet-fatigue = Fatigue { $level }
sheet-bennies = Bennies ¤{ $count }
sheet-bennies-short = Bennies ¤{ $count }
sheet-pace = Pace { $number }
sheet-parry = Parry { $number }
sheet-toughness = Toughness { $number }
sheet-toughness-short = Toughness { $number }
sheet-weapon-parry = Parry { $number }
sheet-weapon-rof = RoF { $number }
sheet-weapon-reach = Reach { $number }
sheet-weapon-hands = { $count } hands
sheet-weapon-empty = empty
sheet-weapon-empty-long = { $count ->
    [one] empty: reload { $count } action
   *[other] empty: reload { $count } actions
}
sheet-weapon-reload = reload { $count }
sheet-armor = armour
sheet-armor-at = { $points } { $location }
sheet-edges = Edges: { $list }
sheet-hindrances = Hindrances: { $list }
sheet-injury = Injury: { $injury }
sheet-note = Note: { $text }
