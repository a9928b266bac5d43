### Ce que quelqu’un tente contre un autre : feintes, épreuves de volonté, empoignades, poussées (règles 9.13 à 9.15).

## Verbes
verb-try = tenter autre chose
short-try = tenter
verb-trick = feinter
verb-taunt = railler
verb-intimidate = intimider
verb-grapple = empoigner
verb-break = se dégager
verb-squeeze = blesser qui l’on tient
verb-push = pousser
verb-pickup = ramasser une arme

## La liste et l’encadré
ask-try = { $who } contre { $whom } : quoi ?
choose-try = { $what }  { $chance }
choose-trick = { $what } par { $trait }
box-trick = Gagné : Parade −2 jusqu’à la prochaine action de l’adversaire. Relance : Secoué aussi.
box-will = Gagné : +2 à la prochaine action contre cet adversaire. Relance : il est Secoué aussi.
box-grapple = Gagné : l’adversaire est tenu, −4 sauf pour se dégager. Relance : Secoué aussi.
box-break = Gagné : libre.
box-squeeze = Gagné : dégâts de Force.
box-push = Gagné : l’adversaire recule, cases : { $squares } ; avec une Relance : { $more }.
box-push-prone = Gagné : l’adversaire est à terre.
box-resist-hand = { $who } s’agrippe à son arme
box-attack-hand = puis { $damage } ; la Force doit l’atteindre pour garder l’arme : { $weapon }
box-damage-hand = Dégâts { $damage }, que la Force doit atteindre : { $weapon }
box-resist-drop = Un échec : lâche son arme, { $weapon }.
box-resist-template = Une réussite : hors du gabarit.
other-pickup = ramasser { $weapon }
odds-drops = arme lâchée
odds-keeps = arme gardée

## Journal
contest-trick = Feinte
contest-taunt = Sarcasme
contest-intimidate = Intimidation
contest-grapple = Empoignade
contest-break = Dégagement
contest-squeeze = Étreinte
contest-push = Poussée
contest-push-prone = Poussée à terre
log-contest = { $what }. { $line }
contest-shaken = { $who } est Secoué
undo-contest = { $what } { $whose } contre { $whom }
log-pushed = { $who } est ⟦repoussé⟧, cases : { $squares }
log-floored = { $who } ⟦est à terre⟧
log-squeezed = { $who } ⟦blesse⟧ { $whom }, qu’il tient
log-broke-free = { $who } ⟦se dégage⟧
lasts-dropped = lâché : { $weapon }
log-dropped = { $who } ⟦lâche⟧ son arme : { $weapon }
log-taken-up = { $who } ramasse son arme : { $weapon }
log-damage-at-hand = { $title } : { $dice }, contre la Force : { $weapon }
does-without = pas en main
until-taken-up = jusqu’à ce qu’on la ramasse
does-against = prochaine action contre { $whom } { $value }
does-actions = actions { $value }
until-against = jusqu’à la prochaine action { $whose } contre { $whom }
until-down = jusqu’à ce que { $whom } soit hors de combat

## Refus
no-dropped = { $who } n’a plus cette arme en main : { $weapon }. Ramassez-la d’abord (pickup), ou prenez-en une autre.
no-to-drop = { $many ->
    [one] { $who } n’a en main aucune arme à faire tomber.
   *[other] { $who } n’ont en main aucune arme à faire tomber.
}
no-nothing-dropped = Aucune arme de ce genre n’est à terre près de { $who }.
no-held = { $many ->
    [one] Personne ne tient { $who }.
   *[other] Personne ne tient { $who }.
}
no-holds = { $many ->
    [one] { $who } ne tient personne ainsi. Empoignez d’abord.
   *[other] { $who } ne tiennent personne ainsi. Empoignez d’abord.
}
no-trait-of-verb = { $trait } n’est pas au choix ici : { $what }.
