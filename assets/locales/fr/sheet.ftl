### Ordre, fiches et en-tête. Les mots de l’ordre sont courts : neuf cases au plus.

## États dans l’ordre

state-dead = mort
state-bleeding = saigne
state-unconscious = évanoui
state-down = critique
state-out = hors jeu
state-soaks = encaisse
state-any-time = libre
state-hold = retient
state-shaken = Secoué
state-shaken-some = { $count ->
    [one] { $count } Secoué
   *[other] { $count } Secoués
}
state-no-action = sans agir
state-no-action-some = { $count ->
    [one] { $count } épuisé
   *[other] { $count } épuisés
}
state-prone = à terre
state-prone-some = { $count } à terre
state-hidden = caché
state-waits = attend
state-exposed = exposé
state-fatigue = Fatigue { $level }
state-alive = vivant
state-scratched = égratigné
state-for = à { $player }
card-joker-badge = J+2

## En-tête

header-round = Round { $round }, { $count } à jouer
header-no-round = Avant la donne
header-deck = Pioche { $cards }
header-deck-due = Pioche { $cards }, mélange en fin de round
header-deck-due-short = Pioche { $cards }, mélange
header-bennies = MJ ¤{ $count }

## Fiche

sheet-wild-card = Joker
sheet-extra = Extra
sheet-extras = Extras, { $standing } debout sur { $whole }
sheet-kind-like = { $kind }, { $like }
sheet-acts-on = joue { $card }
sheet-acted-on = a joué { $card }
sheet-on-hold = retient son action
sheet-no-card = sans carte
sheet-why = ({ $edges })
sheet-wounds = Blessures { $signs }
sheet-standing = Debout { $signs }
sheet-fatigue = Fatigue { $level }
sheet-bennies = Jetons ¤{ $count }
sheet-bennies-short = ¤{ $count }
sheet-pace = Allure { $number }
sheet-parry = Parade { $number }
sheet-toughness = Résistance { $number }
sheet-toughness-short = Rés. { $number }
sheet-weapon-parry = Parade { $number }
sheet-weapon-rof = CdT { $number }
sheet-weapon-reach = Allonge { $number }
sheet-weapon-hands = { $count } mains
sheet-weapon-empty = vide
sheet-weapon-empty-long = { $count ->
    [one] vide : recharge { $count } action
   *[other] vide : recharge { $count } actions
}
sheet-weapon-reload = recharge { $count }
sheet-armor = armure
sheet-armor-at = { $points } { $location }
sheet-edges = Atouts : { $list }
sheet-hindrances = Handicaps : { $list }
sheet-injury = Séquelle : { $injury }
sheet-note = Note : { $text }
