### Black Powder: magic without power points, by ritual or by cards against the bank.

## What has happened

powder-began = { $who } casts { $power } by cards: as close to { $tn } as can be, the bank may cancel { $cancels }
powder-drew = { $who } draws { $card }: { $total } of { $tn }
powder-bank-drew = the bank draws { $card }: { $total } of { $tn }
powder-cancelled = { $who } cancels { $card }: { $total } of { $tn }
powder-bank-cancelled = the bank cancels { $card }: { $total } of { $tn }
powder-stood = { $who } stands on { $total }: { $cards }
powder-counted = { $card } as { $value }
powder-won = ⟦{ $power } works⟧ for { $who }: { $mine } ({ $cards }) against { $bank }
powder-won-raises = { $raises ->
    [one] ⟦{ $power } works with a raise⟧ for { $who }: { $mine } ({ $cards }) against { $bank }; { $why }
   *[other] ⟦{ $power } works with { $raises } raises⟧ for { $who }: { $mine } ({ $cards }) against { $bank }; { $why }
}
powder-bust = ⟦{ $power } fails⟧: { $who } has { $mine } ({ $cards }), more than { $tn }. Nothing worse comes of it
powder-lost = { $drains ->
    [one] ⟦{ $power } escapes { $who }⟧: the bank wins with { $bank } against { $mine } ({ $cards })
   *[other] ⟦{ $power } escapes { $who }⟧: the bank wins with { $bank } against { $mine } ({ $cards }), a 1 among them
}
powder-bank-had = { $total } ({ $cards })
powder-bank-bust = { $total } ({ $cards }), too much
powder-bank-none = no card
powder-feat-exact = exactly the number
powder-feat-three = three cards or more
powder-feat-suit = all in the suit of the domain
powder-feat-joker = a Joker
powder-given-up = { $who } leaves { $power } in the middle
powder-drained = { $count ->
    [one] ⟦Drain⟧ for { $who }: { $price }
   *[other] ⟦two Drains⟧ for { $who }: { $price }
}
powder-price-fatigue = { $count ->
    [one] a level of Fatigue
   *[other] two levels of Fatigue
}
powder-price-harm = { $count ->
    [one] Shaken by the malfunction
   *[other] Shaken and a wound by the malfunction
}
powder-raises-won = { $raises ->
    [one] a raise of { $power } waits to be spent by { $who }
   *[other] { $raises } raises of { $power } wait to be spent by { $who }
}
powder-raises-spent = { $who } spends on { $what }
powder-works = { $power } of { $who } takes effect, improved: { $what }
powder-gain-range = { $count ->
    [one] range
   *[other] range ×{ $count }
}
powder-gain-duration = { $count ->
    [one] duration
   *[other] duration ×{ $count }
}
powder-gain-quantity = { $count ->
    [one] quantity
   *[other] quantity ×{ $count }
}
powder-gain-extent = { $count ->
    [one] extent
   *[other] extent ×{ $count }
}
powder-gain-targets = { $count ->
    [one] targets
   *[other] targets ×{ $count }
}
powder-gain-ppx = { $count } PPX
powder-range = range { $yards } yards
powder-duration = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
powder-power-raised = { $power } of { $who } is { $rank } now, for { $paid } PPX; for ever: { $what }
powder-skill-raised = { $skill } of { $who } is { $level } now, for { $paid } PPX
log-tired = { $who } is { $now ->
    [0] not tired
    [1] ⟦Fatigued⟧
   *[other] ⟦Exhausted⟧
}
log-collapsed = { $who } ⟦collapses⟧: a third level of Fatigue

## What undo takes back

undo-casting = { $power } { $whose }
undo-casting-card = the card { $whose }
undo-casting-stand = the stand { $whose }
undo-casting-bank = the bank’s play
undo-raises = the raises { $whose }
undo-advance = the advance { $whose }

## Why not

no-powder-off = This table does not play Black Powder. The file says so: black_powder: ().
no-powder-magic = { $who } works no magic by Black Powder. Its stat block says who does.
no-powder-power = { $who } has no power of that name alone: “{ $power }”. The sheet says what there is.
no-powder-target = { $power } is aimed at somebody: name the target with at=NAME, several with a comma.
no-powder-unskilled = { $who } lacks the arcane skill, and cards cannot be played without.
no-powder-domain = { $who } owns no domain of { $power }: the traditional way is open, the intuitive is not.
no-powder-not-casting = Nobody casts by cards now. “intuitive” begins it.
no-powder-casting = { $who } casts by cards already. First play that to its end.
no-powder-stood = The player has stood: it is the bank’s turn.
no-powder-not-stood = The player has not stood yet, and the bank draws after.
no-powder-only-wild = { $who } is an Extra: only Wild Cards cancel a card of their own.
no-powder-once = { $who } has cancelled a card already, and one is all.
no-powder-bank-cancels = { $count ->
    [one] The bank may cancel { $count } card, one for each rank of the power.
   *[other] The bank may cancel { $count } cards, one for each rank of the power.
}
no-powder-in-hand = { $card } is not among those cards.
no-powder-card-out = { $card } lies on the table already, or is named twice.
no-powder-pile = No card is left to draw.
no-powder-no-cards = One card at the least must count. Draw first.
no-powder-value = { $card } cannot count { $value }: an Ace is 1 or 10, a Joker 1 or more.
no-powder-raises-first = The raises of { $who } come first: “improve” spends them, and the power then does its damage.
no-powder-raises = No raise of { $who } waits to be spent.
no-powder-too-many = { $count ->
    [0] No raise waits to be spent: nothing can be improved.
    [one] { $count } raise buys { $count } improvement or point, no more.
   *[other] { $count } raises buy { $count } improvements or points, no more.
}
no-powder-ppx = { $who } has { $have } PPX and needs { $needs }.
no-powder-top = { $power } is Legendary already: there is no rank above.
no-powder-gains = A rank brings { $count } improvements for ever: name { $count }, such as range,range,duration,targets.
no-powder-mid-fight = Powers and skills rise between two scenarios: before the first round, or when the fight is over.

## The box

powder-box = { $who }: { $power } by cards
powder-box-mine = { $cards } = { $total } of { $tn }
powder-box-empty = No card yet: up to { $tn }, as close as can be. The bank may cancel { $cancels }.
powder-box-at = at { $whom }
powder-box-other = { $key } takes another target
powder-box-bank = the bank: { $cards } = { $total }
powder-box-bank-empty = the bank has no card yet
powder-box-cancelled = cancelled: { $cards }
powder-box-over = too much: { $key } cancels a card, or the power fails
powder-box-keys = { $draw } draws, { $stand } stands, { $cancel } cancels, { $real } a card of the real deck
powder-box-keys-extra = { $draw } draws, { $stand } stands, { $real } a card of the real deck
powder-box-bank-keys = Or { $other }: the bank by hand
powder-box-feats = { $raises ->
    [0] won so: no raise
    [one] won so: a raise ({ $why })
   *[other] won so: { $raises } raises ({ $why })
}
powder-odds-stand = stand
powder-odds-draw = one more card
powder-odds-cancel = cancel { $card }
powder-odds-drain = standing: Drain { $drain }
powder-odds-double = standing: Drain { $drain }, of that two { $double }
powder-odds-works = works
powder-odds-fails = fails
powder-raises-title = { $who }: raises of { $power }
powder-raises-left = { $raises ->
    [one] One raise buys an improvement of this casting, or a PPX for later.
   *[other] { $raises } raises: each buys an improvement of this casting, or a PPX for later.
}
powder-raises-keys = { $other } improves this casting
go-draw = draw
go-stand = stand
go-cancel-card = cancel { $card }
go-bank = the bank plays
go-ppx = { $count } PPX
ask-cancel = Which card does { $who } cancel?
ask-values = On what does { $who } stand?
ask-draw = Which card was drawn?
ask-gain = What does a raise of { $who } buy?
other-intuitive = by cards: { $power }
other-bank-draw = the bank draws
other-bank-cancel = the bank cancels { $card }
other-bank-stand = the bank stands
other-advance = raise { $what } for { $paid } PPX
state-casts = casts

## The verbs

verb-intuitive = cast by cards
verb-draw = draw a card
verb-cancel = cancel a card
verb-stand = stand
verb-bank = the bank plays
verb-improve = spend raises
verb-advance = rise by PPX
short-draw = draw
short-stand = stand
short-cancel = cancel

## The sheet

powder-sheet = Black Powder: { $skill }, { $source }, { $ppx } PPX
powder-source-occult = occult forces
powder-source-device = devices
powder-sheet-domains = Domains: { $list }
powder-sheet-power = { $name }: { $class }, { $rank }{ $more }
powder-class-common = common
powder-class-open = open
powder-class-closed = closed
powder-class-legendary = legendary
powder-sheet-points = powers cost { $cost } of { $points } PP
fact-ppx = PPX
powder-mod-domain = domain

## What a file has wrong

value-suit-twice = the domains { $first } and { $second } have the same suit
value-too-many-domains = { $count } domains, and the rank allows { $most }
value-one-domain = { $power } must belong to one domain, being closed or legendary
value-no-domain = { $power } belongs to no domain, being open
value-not-owned = { $power } takes the domain { $domain }, which is not owned
value-not-legendary = { $power } takes Legendary rank
value-points = the powers cost { $cost } power points, and there are { $points }

## The ritual

powder-ritual-works = ⟦{ $power } works⟧ for { $who }
powder-ritual-raises = { $raises ->
    [one] ⟦{ $power } works with a raise⟧ for { $who }
   *[other] ⟦{ $power } works with { $raises } raises⟧ for { $who }
}
powder-ritual-fails = ⟦{ $power } fails⟧ for { $who }
powder-ritual-box = { $who }: { $power } by ritual
powder-odds-ritual = Drain { $drain }, of that two { $double } (a natural 1, even if it works)
powder-odds-benny = with a benny: { $works }, Drain { $drain }
other-ritual = by ritual: { $power }
verb-ritual = cast by ritual
go-begin = begin the game
ask-powder = { $who } casts by Black Powder
