# Les rangs, et comment les héros se bâtissent et progressent.

rank-novice = Novice
rank-seasoned = Aguerri
rank-veteran = Vétéran
rank-heroic = Héroïque
rank-legendary = Légendaire
sheet-rank = { $rank }, expérience { $points }
build-title = { $who } : { $rank }, expérience { $points }
build-attributes = Attributs
build-skills = Compétences
build-hindrances = Handicaps
build-edges = Atouts
build-spent = { $spent } points sur { $given }
build-cost = { $name } { $level } ({ $points })
build-cost-unlinked = { $name } { $level } ({ $points }, attribut inconnu)
build-minor = mineur
build-major = majeur
build-either = mineur ou majeur
build-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
build-points-between = { $least } à { $most } points
build-worth = 2 points paient un dé d’attribut ou un Atout, 1 point un dé de compétence ou le double du pécule
build-free = { $free ->
    [one] { $count }, dont { $free } gratuit
   *[other] { $count }, dont { $free } gratuits
}
build-fits = Progressions : { $earned } par l’expérience ; il en a fallu au moins { $needed }.
build-more = Progressions : { $earned } par l’expérience ; il en a fallu au moins { $needed }, { $more } de plus.
build-raises = Au moins { $raised } dés d’attributs viennent de progressions ; un par rang en ferait { $allowed }.
build-left-attributes = Pas encore dépensés : { $points } des points d’attributs.
build-left-skills = Pas encore dépensés : { $points } des points de compétences.
build-next = Progression suivante à { $at } d’expérience (encore { $more }), { $rank } : au choix
build-step = { $name } { $from } → { $to }
build-edge = Un Atout
build-one-skill = Une compétence
build-two-skills = Deux compétences
build-unlinked = Attribut inconnu
build-new-skill = Une compétence à d4
build-attribute = Un attribut
build-attribute-rank = une fois par rang :
build-attribute-legend = une progression sur deux :
build-nobody = Personne à bâtir ici : aucun Joker n’est du côté des héros. Un nom interroge sur quelqu’un d’autre.
build-extra = { $who } est un Extra : les règles ne bâtissent pas les Extras.
build-other-game = Seul Savage Worlds bâtit ici ses héros avec des points.
build-head-rank = rang
build-head-experience = exp.
build-head-attributes = attr.
build-head-skills = comp.
build-head-hindrances = hand.
build-head-edges = Atouts
build-head-advances = progr.
build-listed = { $head } :
build-defaults = Les rangs, les attributs des compétences, la gravité des handicaps et les exigences des Atouts sont des valeurs par défaut : `building` dans le fichier et les fichiers de la bibliothèque les changent.
action-build = coût et progression des héros
page-build = Héros : points dépensés/donnés, progressions requises/acquises
page-build-use = ↑↓ de qui, PgPréc PgSuiv les lignes
