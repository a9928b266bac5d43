### Jets de dés : réserves de dés à six faces, déclarations, conséquences à la fin du round.
### ⟦…⟧ entoure les mots que l’écran colore.

## Dés et réserves

jets-faces = { $faces }, le { $kept } compte
jets-pool-lowest = { $pool }, le plus faible compte
jets-dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
jets-pool = { $what } { $score }
jets-pool-skill = { $skill } sur { $pool }
jets-pool-comes-to = { $pool } = { $dice }
jets-mod-penalty = pénalité
jets-mod-penalty-on = pénalité ({ $what })
jets-mod-handicap = handicap
jets-mod-free = à la main
jets-spent-to = { $before } → { $after }
jets-points-to-spend = { $count ->
    [one] { $count } point à dépenser
   *[other] { $count } points à dépenser
}
jets-partials = { $count ->
    [0] aucun succès
    [one] { $count } succès partiel
   *[other] { $count } succès partiels
}
jets-against-difficulty = { $dice } contre difficulté { $number }
jets-against-defence = { $dice } contre Défense { $number }
jets-against-damage = { $count ->
    [one] { $dice } contre { $count } dégât
   *[other] { $dice } contre { $count } dégâts
}

## Ce que donne un jet

jets-outcome-perfect = ⟦réussite parfaite⟧, marge { $margin }
jets-outcome-standard = ⟦réussite standard⟧, marge { $margin }
jets-outcome-failure = ⟦échec⟧
jets-outcome-critical = ⟦échec critique⟧
jets-compromise = avec un compromis ?
jets-hits = ⟦touche⟧, réussite standard, marge { $margin }
jets-hits-perfectly = ⟦touche⟧, réussite parfaite, marge { $margin }
jets-misses = ⟦rate⟧
jets-misses-badly = ⟦échec critique⟧, rate
jets-resists = ⟦résiste⟧
jets-does-not-resist = ⟦ne résiste pas⟧
jets-fails-to-resist = ⟦échec critique⟧, ne résiste pas

## Le journal : les jets

jets-log-attack = { $who } attaque { $whom }, { $weapon }. { $pool } : { $dice }
jets-log-test = { $who }, { $pool } : { $dice }
jets-log-resist = { $who }, Résistance. { $pool } : { $dice }
jets-log-without = { $who }, { $pool }, sans lancer : { $dice }
jets-log-outcome = { $line } : { $outcome }
jets-log-points = { $line }. { $points }
jets-log-spent = { $spent ->
    [one] { $who } dépense { $spent } point sur { $points } : { $dice } : { $outcome }
   *[other] { $who } dépense { $spent } points sur { $points } : { $dice } : { $outcome }
}
jets-log-spent-none = { $who } ne dépense rien : { $dice } : { $outcome }
jets-log-price = { $who } touche { $whom } ⟦au prix d’un effet indésirable⟧ : { $price }
jets-log-price-untold = { $who } touche { $whom } ⟦au prix d’un effet indésirable⟧
jets-log-hit = Dégâts sur { $whom } : ⟦{ $damage }⟧
jets-log-harm = Dégâts venus d’ailleurs sur { $whom } : ⟦{ $damage }⟧
jets-log-hit-tactical = { $line }. Un 6 : { $who } peut choisir la localisation ou la nature de la blessure
jets-log-hit-devastating = { $line }. Rien que des 6, ⟦dévastateur⟧ : { $who } peut tuer, ou imposer un effet définitif
jets-chosen-location = { $who } choisit la localisation : { $text }
jets-chosen-nature = { $who } choisit la nature de la blessure : { $text }
jets-chosen-kill = { $who } frappe pour ⟦tuer⟧
jets-chosen-effect = { $who } impose : ⟦{ $text }⟧
jets-log-avoided = { $avoided ->
    [one] { $whom } ⟦évite { $avoided }⟧ dégât sur { $amount }
   *[other] { $whom } ⟦évite { $avoided }⟧ dégâts sur { $amount }
}
jets-log-avoided-all = { $whom } ⟦évite tout⟧

## Le journal : les conséquences

jets-log-due = À la fin du round, { $what }
jets-log-committed = { $count ->
    [0] ⟦Fin du round { $round }⟧, rien n’attendait
    [one] ⟦Fin du round { $round }⟧, une conséquence s’applique
   *[other] ⟦Fin du round { $round }⟧, { $count } conséquences s’appliquent ensemble
}
jets-what-damage = { $amount ->
    [one] { $who } subit ⟦{ $amount } dégât⟧
   *[other] { $who } subit ⟦{ $amount } dégâts⟧
}
jets-what-detail = { $what } ({ $details })
jets-what-level = dès le niveau { $level }
jets-what-penalty = { $who } : ⟦{ $what } −{ $amount }⟧
jets-what-effect = { $who } : ⟦{ $text }⟧
jets-what-death = { $who } ⟦meurt⟧
jets-cause-critical = échec critique
jets-until = jusqu’à : { $text }
jets-came-boxes = { $what } : { $boxes }
jets-came-critical = { $line }. ⟦État critique⟧ : le niveau 3 est plein
jets-came-overflow = { $count ->
    [one] { $line }. ⟦{ $count } point sans case⟧ : mourant ou mort, à vous d’en décider
   *[other] { $line }. ⟦{ $count } points sans case⟧ : mourant ou mort, à vous d’en décider
}

## Le journal : le round

jets-log-round = ⟦Round { $round }⟧. Déclarations : { $names }
jets-log-actions = ⟦Phase d’Action⟧ : { $names }
jets-log-declares = { $who } : { $what }
jets-log-reaction = { $who }, réaction quand { $trigger } : { $what }
jets-log-reaction-untold = { $who }, réaction : { $what }
jets-declares-attack = attaque { $whom }, { $weapon }
jets-declares-nothing = attend
jets-declares-text-at = { $text } → { $whom }
jets-log-passes = { $who } passe
jets-log-changed = { $who } change d’intention
jets-log-placed = { $who } prend la place { $place } dans l’ordre

## Le journal : la parole du meneur

jets-log-healed = { $count ->
    [one] { $who } : { $count } case de niveau { $level } guérie
   *[other] { $who } : { $count } cases de niveau { $level } guéries
}
jets-log-lifted = { $who } : { $what } de nouveau ⟦sans pénalité⟧
jets-log-affected = { $who } : ⟦{ $text }⟧
jets-log-cured = { $who } : { $text }, c’est fini
jets-fact-defence = Défense
jets-fact-mastery = maîtrise, { $skill }
jets-fact-ticked = blessures de niveau { $level }
jets-fact-boxes = cases de niveau { $level }
jets-fact-overflow = points sans case
jets-fact-handicap = handicap des blessures

## La forme courte d’un pas

jets-brief = { $outcome } : { $who }, { $dice }
jets-brief-points = { $who } : { $dice }, { $points }
jets-brief-committed = { $count ->
    [0] Fin du round { $round }, rien n’attendait
    [one] Fin du round { $round } : une conséquence
   *[other] Fin du round { $round } : { $count } conséquences
}

## Ce qu’annuler reprend

jets-undo-round = début du round { $round }
jets-undo-declared = déclaration { $whose }
jets-undo-resist = résistance { $whose }
jets-undo-spent = points { $whose }
jets-undo-price = prix { $whose }
jets-undo-choice = choix { $whose }
jets-undo-taken = dégâts { $whose }
jets-undo-commit = fin du round { $round }
jets-undo-place = place { $whose }
jets-undo-healed = guérison { $whose }
jets-undo-penalty = pénalité { $whose }
jets-undo-lifted = fin de pénalité { $whose }
jets-undo-condition = état { $whose }
jets-undo-harm = dégâts sur { $whom }

## La boîte : le round

jets-box-welcome = { $key } ou Espace : continuer, ici commencer un round ; la dernière ligne dit toujours ce qui va se faire.
jets-box-declares = { $who } déclare (Vitesse { $speed })
jets-box-intention = Sans doute : { $what }
jets-box-declare-keys = { $words } le dit autrement   { $pass } passe
jets-box-declare-keys-gm = { $words } le dit autrement   { $pass } passe   { $reaction } attend quelque chose : une réaction
jets-box-declared = { $who } a déclaré
jets-box-said = Intention : { $what }
jets-box-said-reaction = Réaction quand { $trigger } : { $what }
jets-box-undeclared = Rien n’a été déclaré : passe.
jets-box-acts = { $who } agit
jets-box-act-keys = { $roll } un jet   { $attack } une attaque, finalement
jets-box-misses = { $who } rate { $whom }
jets-box-price = { $key } touche quand même, au prix d’un effet indésirable de votre choix
jets-box-commit = tous ont agi (round { $round })
jets-box-waits = { $key } attend encore : { $who }, quand { $trigger }
jets-box-nothing-due = Rien n’attend la fin du round.
jets-box-dying = { $who } : { $count ->
    [one] { $count } point sans case
   *[other] { $count } points sans case
}, mourant ou mort, à vous d’en décider ({ $key } sur sa ligne).
jets-box-rest = Toutes les conséquences sont appliquées.

## La boîte : les jets

jets-box-attack = { $whom }, arme : { $weapon }. { $pool }, contre Défense { $number }
jets-box-test = { $pool }, contre difficulté { $number }
jets-box-resist = Résiste avec { $pool }, contre { $number }
jets-box-points = { $pool }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
jets-box-without = Sans lancer : { $dice } : { $outcome }
jets-box-complex = Difficulté 2 ou plus : il faut un entraînement, des outils adaptés ou de l’aide.
jets-box-roll = { $who } lance { $what }
jets-box-spend = { $who } a { $count ->
    [one] { $count } point à dépenser
   *[other] { $count } points à dépenser
}
jets-box-dice = { $pool } : { $dice }
jets-way = { $label }  { $dice } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $outcome }
jets-way-perfect = ⟦dégâts { $damage }⟧, réussite parfaite, marge { $margin }
jets-way-standard = ⟦dégâts { $damage }⟧, réussite standard, marge { $margin }
jets-way-devastating = { $outcome }, dévastateur
jets-ways-agree = Au mieux :
jets-by-hand = { $key } à la main, dé par dé
jets-all-sixes = { $points ->
    [one] Rien que des 6 coûte { $points } point : dévastateur
   *[other] Rien que des 6 coûte { $points } points : dévastateur
}
jets-no-all-sixes = Rien que des 6 est hors de portée : { $points } points
jets-spend-nothing = rien
jets-box-hit = { $who } touche { $whom } : dégâts { $damage }
jets-box-harm = { $whom } : dégâts { $damage }
jets-box-hit-keys = { $take } prend tout   { $other } autre réserve
jets-box-tactical = Un 6 : { $key } { $who } choisit la localisation ou la nature de la blessure
jets-box-devastating = Rien que des 6, dévastateur : { $key } { $who } tue, ou impose un effet définitif
jets-box-chosen = Choix : { $what }   { $key } choisit autre chose
jets-choice-kill = tue sur le coup

## Ce que fera continuer

jets-go-round = commencer le round { $round }
jets-go-declare = déclarer
jets-go-pass = passer
jets-go-actions = passer aux actions
jets-go-commit = finir le round
jets-go-spend = { $points ->
    [0] ne rien dépenser
    [one] dépenser { $points } point
   *[other] dépenser { $points } points
}
jets-go-choose = choisir
jets-go-without = accepter

## Questions

jets-ask-spend = { $who }, { $count ->
    [one] { $count } point
   *[other] { $count } points
} : comment ?
jets-ask-choose = { $who } choisit. Autrement : « choose location … », « nature », « effect »
jets-ask-price = { $who } touche : à quel prix ?
jets-ask-place = Place dans l’ordre : { $who }
jets-ask-harm = Points de dégâts sur { $who }
jets-ask-trigger = { $who } réagit : quand se passe quoi ?
jets-ask-penalty = { $who } : −1 sur quelle Caractéristique ?
jets-ask-other = { $who } : quoi d’autre ?
jets-act-action = { $who } : { $what }
jets-act-reaction = { $who }, quand { $trigger } : { $what }
jets-wounds-choice = niveau { $level }  { $signs }
jets-other-heal = une case de niveau { $level } guérit
jets-other-lift = { $what } de nouveau sans pénalité
jets-other-cure = { $what }, c’est fini

## Noms des verbes

jets-verb-round = un nouveau round
jets-verb-declare = déclarer en mots
jets-verb-spend = dépenser les points à la main
jets-verb-choose = localisation ou nature
jets-verb-price = toucher à un certain prix
jets-verb-resist = résister au coup
jets-verb-take = prendre les dégâts
jets-verb-commit = finir le round, tout s’applique
jets-verb-roll = lancer une Caractéristique
jets-verb-heal = guérir des cases
jets-verb-place = autre place dans l’ordre
jets-verb-penalty = pénalité sur une Caractéristique
jets-verb-lift = lever une pénalité
jets-verb-condition = un état
jets-verb-cure = fin d’un état
jets-verb-successes = plus de succès
jets-verb-sixes = plus de 6
jets-verb-outcome = meilleure issue
jets-verb-target = cible suivante, ou réserve suivante
jets-verb-wounds = cases cochées
jets-verb-characteristic = Caractéristique
jets-verb-skill = Compétence
jets-verb-number = dés libres
jets-verb-harder = plus difficile
jets-verb-without = sans lancer
jets-short-declare = déclarer
jets-short-act = agir
jets-short-choose = choisir
jets-short-take = prendre
jets-short-successes = succès
jets-short-sixes = les 6
jets-short-characteristic = avec
jets-short-outcome = issue

## Lignes des options

jets-form-now = { $label } : { $now }
jets-form-no-skill = aucune
jets-rule-characteristic = celle que le joueur justifie ; son score est le nombre de dés
jets-rule-skill = chaque Degré de Maîtrise est un point à dépenser sur les dés
jets-rule-harder = ← → ce que la situation ajoute à la Difficulté
jets-rule-without = la moitié des dés font des Succès partiels ; ni points, ni 6

## Pourquoi non

jets-no-spend-first = D’abord les points { $whose } : les dépenser, ou tous les garder.
jets-no-hit-first = D’abord le coup sur { $who } : y résister, ou le prendre.
jets-no-commit-first = Des conséquences attendent encore : finissez d’abord le round, et elles s’appliquent.
jets-no-round = Aucun round n’est en cours. Commencez-en un d’abord.
jets-no-commit = Rien n’attend la fin d’un round.
jets-no-phase-over = Tous ont eu leur tour. Finissez le round, et tout s’applique.
jets-no-not-acting = On déclare encore les intentions : personne n’agit pour l’instant.
jets-no-turn = { $who } n’a pas de tour dans ce round. Ce sera au prochain.
jets-no-had-turn = { $who } a déjà eu son tour ce round. Il y en aura un au prochain.
jets-no-place = L’ordre n’a pas de place { $place } : de 1 à { $count }.
jets-no-down = { $who } est hors de combat et n’a pas de tour. Une correction peut l’y remettre.
jets-no-target-down = { $who } est déjà hors de combat. Choisissez une autre cible.
jets-no-hidden = { $who } se cache et ne prend pas encore part. Il faut d’abord le mettre en vue.
jets-no-points = Aucun jet n’attend ses points. Ils se dépensent juste après la chute des dés.
jets-no-too-many-points = Il y a { $points } points, et { $spent } ont été nommés. Dépensez-en moins.
jets-no-too-many-dice = { $kept ->
    [one] { $kept } dé compte, et { $named } nombres sont donnés. Un par dé, dans leur ordre.
   *[other] { $kept } dés comptent, et { $named } nombres sont donnés. Un par dé, dans leur ordre.
}
jets-no-beyond-six = Aucun dé ne dépasse 6 : un { $face } avec { $points } points le ferait. Dépensez-en moins dessus.
jets-no-hit = Aucun coup sur { $who } n’est ouvert. On résiste juste après le coup.
jets-no-choice = Aucun coup n’est ouvert : rien à choisir.
jets-no-control = La localisation et la nature se choisissent avec un 6 parmi les dés, et il n’y en a pas.
jets-no-devastating = Pour tuer ou imposer un effet définitif, il ne faut que des 6.
jets-no-price = Aucune attaque ratée n’est ouverte. Un prix se dit juste après elle.
jets-no-attribute-pools = À cette table on ne lance pas les Attributs : prenez une Caractéristique.
jets-no-stake = { $what } n’est pas dans la réserve : un échec critique pénalise une Caractéristique lancée.
jets-no-must-roll = À cette table, attaques et Résistance se lancent. Enlevez « sans lancer ».
jets-no-penalty = { $what } { $whose } : aucune pénalité à lever.
jets-no-heal = { $who } n’a pas de case cochée à ce niveau.
jets-no-condition = { $who } n’a pas d’état nommé « { $text } ». Sa fiche les donne.
jets-no-other = Rien d’autre à faire pour cette ligne maintenant.
jets-no-option = Le jet dans la boîte n’a pas cette option.
jets-halt-pool = Il manque une face pour un dé de la réserve ({ $die }).

## L’ordre et l’en-tête : les mots de l’ordre sont courts

jets-state-critical = critique
jets-state-dying = mourant ?
jets-state-hit = touché
jets-state-at = → { $whom }
jets-state-penalty = −{ $amount } { $what }
jets-header-before = Avant le premier round
jets-header-rest = Le round { $round } est fini
jets-header-declaring = Round { $round }, { $count } à déclarer
jets-header-acting = Round { $round }, { $count } à jouer
jets-header-pending = { $count ->
    [one] { $count } conséquence en attente
   *[other] { $count } conséquences en attente
}
jets-header-pending-short = { $count } en attente

## La fiche

jets-sheet-defence = Défense { $number }
jets-sheet-handicap = handicap { $number }
jets-sheet-overflow = { $count ->
    [one] { $count } point sans case
   *[other] { $count } points sans case
}
jets-level-minor = 1 mineures
jets-level-moderate = 2 modérées
jets-level-severe = 3 sévères
jets-sheet-resistance = Résistance, { $what } : { $points }
jets-sheet-trait = { $name } : { $what } { $points }
jets-sheet-damage = dégâts { $number }
jets-sheet-penalty = { $what } −{ $amount }

## Conseils aux nouveaux venus

jets-hint-round = { $key } commence le round : le plus lent déclare d’abord
jets-hint-points = la maîtrise se dépense ici ; un point fait d’un 3 un 4
jets-hint-resist = { $take } prend tout, { $other } résiste avec autre chose
jets-hint-target = { $key } prend une autre cible, { $more } change le reste
jets-hint-pool = de vrais dés ? Tapez leurs faces l’une après l’autre
jets-hint-pending = tout ce qui attend s’applique d’un coup à la fin du round
jets-hint-correction = majuscules : votre parole. { $wounds } blessures, { $penalty } pénalité

## Chances

jets-chances = Chances
jets-chances-switched = un cran de plus
jets-chance-success = réussite
jets-chance-hit = touche
jets-chance-resist = résiste
jets-chance-perfect = parfaite
jets-chance-critical = critique
jets-chance-other = avec { $what } { $chance }
jets-box-privileges = contrôle tactique { $control }   dévastateur { $sixes }

## Caractéristiques dans la fiche étroite

jets-short-endurance = End
jets-short-strength = For
jets-short-precision = Pré
jets-short-speed = Vit
jets-short-determination = Dét
jets-short-sensitivity = Sen
jets-short-might = Pui
jets-short-reflexes = Réf
jets-short-will = Vol

## Ce que choisit un attaquant : vocabulaire

note-unconscious = inconscience
note-maimed = mutilation
note-head = tête
note-torso = torse
note-arm = bras
note-leg = jambe
