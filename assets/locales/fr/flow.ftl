# La boîte du moment, et ce que font les touches.

## Dés
die-name-wild = Joker
die-name-strength = For { $die }
die-name-raise = Relance { $die }
die-name-table = table { $die }

## La boîte
box-in-ambush = L’embuscade
box-in-ambush-who = En attente jusqu’à leur attaque : { $who }
box-welcome = bienvenue à bord
box-welcome-fight = Un combat est prêt.
box-welcome-go = { $key } ou Espace : continuer, ici distribuer ; la dernière ligne dit toujours ce qui va se faire.
box-welcome-dice = De vrais dés ? Tapez leurs faces quand un jet est demandé.  { $open } autre combat  { $language } English
box-over = le round { $round } est fini
box-over-joker = Un Joker est sorti : les 54 cartes sont mélangées avant de distribuer.
box-over-plain = Aucun Joker n’est sorti : les { $pile } cartes de la pioche restent en l’état.
box-won = Un camp n’a plus personne debout.
box-between = round { $round }
box-between-next = { $who } { $count ->
    [one] joue ensuite.
   *[other] jouent ensuite.
}
box-turn = { $who }
box-nobody-left = Plus personne à attaquer.
box-done = { $who } { $count ->
    [one] a fini
   *[other] ont fini
}
box-attack = { $who } attaque
box-attack-many = { $count } { $who } attaquent
box-attack-blow = { $whom }, arme : { $weapon }. { $dice }, contre Parade { $tn }
box-attack-shot = { $whom }, arme : { $weapon }. { $dice }, contre { $tn }
box-attack-then = puis { $damage } contre Résistance { $toughness }
box-empty = Cette arme est vide.
box-resist = { $who } sous le feu
box-resist-fire = Un échec : Secoué. Un 1 sur le dé : touché.
box-out-of-turn = Hors de son tour.
box-free = { $who } peut frapper gratuitement
box-free-withdrawal = { $whom } rompt le combat.
box-free-first = Frappe éclair : { $whom } s’est approché.
box-free-counter = Contre-attaque : { $whom } a manqué.
box-free-waive = { $key } pour y renoncer
other-engage = engager { $who } au corps à corps
box-also-hit = touché aussi : { $who }
box-also-fallen = touché aussi, déjà hors de combat : { $who }
box-target = { $who } : touché { $hit }, hors de combat { $down }, Relance { $raise }
box-target-benny = { $who } : touché { $hit } (¤ { $again }), hors de combat { $down }, Relance { $raise }
form-targets = { $count ->
    [one] { $count } cible
   *[other] { $count } cibles
}
way-suppress = tir de suppression
way-area = gabarit
other-wild-die = le dé Joker pour le résultat { $place }
box-dice = { $trait } { $die }
box-dice-wild = { $trait } { $die }, dé Joker
box-against = { $dice }, contre { $tn }
box-raise-die = { $dice }, Relance { $die }
box-doubled = ({ $damage }) ×2
box-damage = { $who } touche { $whom }
box-damage-dice = Dégâts { $damage } contre Résistance { $toughness }
box-more-hits = { $count ->
    [one] encore { $count } touche après celle-ci
   *[other] encore { $count } touches après celle-ci
}
box-soak = { $who } encaisse ?
box-soak-wounds = { $wounds ->
    [one] { $wounds } Blessure.
   *[other] { $wounds } Blessures.
}
box-soak-down = { $wounds ->
    [one] { $wounds } Blessure, une de trop : sans Encaissement, État critique.
   *[other] { $wounds } Blessures, c’est trop : sans Encaissement, État critique.
}
box-soak-keys = { $key } encaisser : un Jeton, puis les dés (reste ¤{ $left })   { $go } accepter { $wounds ->
    [one] la Blessure
   *[other] les { $wounds } Blessures
}
box-down = { $who } : État critique
box-down-results = 1 ou moins : mort · 2, 3 : Hémorragie · 4 à 7 : évanoui · 8 et plus : debout, Secoué
box-bleeding = { $who } saigne
box-bleeding-results = 1 ou moins : meurt · 2, 3 : saigne encore · 4 et plus : stabilisé
box-shaken = { $count ->
    [one] { $who }, Secoué
   *[other] { $who } : { $count } Secoués
}
box-shaken-benny = { $key } un Jeton : remis et agit, reste ¤{ $left }
box-draft = { $what }
box-draft-of = { $who } : { $what }
box-reroll = { $who } relance tout ; le meilleur jet compte.
box-benny-goes = Le Jeton part avec le jet, reste ¤{ $left } ; { $key } le garde.
done-down = Hors de combat.
done-hold = { $count ->
    [one] Retient son action : agit
   *[other] Retiennent leur action : agissent
} n’importe quand avec { $key }.
done-shaken = Reste Secoué : actions gratuites seulement.   { $key } un Jeton : remis et agit
done-spent = Remis, mais sans action ce round.
done-acted = { $count ->
    [one] A agi.
   *[other] Ont agi.
}

## Ce que fera continuer
go-deal = distribuer le round { $round }
go-roll = lancer
go-attack = lancer
go-damage = dégâts
go-take = { $wounds ->
    [one] accepter la Blessure
   *[other] accepter { $wounds } Blessures
}
go-take-on = accepter, touche suivante
go-next = suivant : { $who }
go-next-turn = tour suivant
go-turn = { $count ->
    [one] { $who } joue
   *[other] { $who } jouent
}
go-round-over = finir le round

## Questions
ask-damage = Dégâts sur { $who }, tout compris
ask-card = Carte : { $who }
ask-roll = { $who } lance
ask-cards = Cartes de { $who } : a r d v 0 9…2, puis s♠ h♥ d♦ c♣ ; Jokers rj bj
ask-wounds = Blessures : { $who }
ask-bennies = Jetons : { $who }, à présent { $count } (→ donne, ← prend)
ask-add = Ajouter depuis la bibliothèque
ask-add-more = D’autres { $who } : combien ? Lettres : autre chose de la bibliothèque
gm-pool = MJ
who-cuts-in = { $who } agit. Qui interrompt ?
who-acts-now = Qui agit maintenant ?
cut-in-joker = { $who } (carte Joker) interrompt { $whom }, sans jet
cut-in-hold = { $who } (action retenue) interrompt { $whom } : Agilité
cut-in-after = { $who } agit après { $whom }, sans jet
acts-now = { $who } agit maintenant

## Noms des verbes
verb-deal = distribuer un nouveau round
verb-next = tour suivant, ou passer
verb-attack = attaquer, toutes les options
verb-damage = dégâts venus d’ailleurs
verb-soak = encaisser avec un Jeton
verb-take = accepter les Blessures
verb-incapacitation = jet de Vigueur de l’État critique
verb-bleed = jet d’Hémorragie
verb-recover = jet d’Âme contre Secoué
verb-unshake = un Jeton contre Secoué
verb-reroll = un Jeton : relancer
verb-hold = retenir son action
verb-act = utiliser une action retenue ou un Joker
verb-interrupt = agir hors de l’ordre
verb-roll = jet de Trait
verb-oppose = jet opposé
verb-reload = recharger
verb-aftermath = sort des Extras tombés
verb-set = corriger une valeur
verb-benny = donner ou prendre des Jetons
verb-card = cette carte pour cette ligne
verb-add = ajouter au combat
verb-remove = retirer du combat
verb-rename = changer de nom
verb-note = une note
verb-benny-now = un Jeton
verb-target = cible suivante
verb-weapon = arme suivante
verb-cards = cartes d’un vrai paquet
verb-shaken = Secoué, oui ou non
verb-prone = à terre, oui ou non
verb-wounds = Blessures
verb-hide = cacher, ou faire entrer
verb-gang = surnombre
verb-wild = attaque totale
verb-called = coup visé
verb-actions = une action de plus
verb-running = a couru ce round
verb-unarmed = défenseur désarmé
verb-offhand = main non directrice
verb-light = peu de lumière
verb-range = portée
verb-cover = couverture
verb-aim = visée
verb-prone-target = cible à terre
verb-drop = à sa merci (dégâts aussi)
verb-shots = plusieurs tirs
verb-members = combien attaquent
verb-number = nombre libre
verb-also = autres cibles
verb-second = une arme dans l’autre main
verb-way = autre façon
verb-near = à trois cases ou moins
verb-obstacle = armure de l’obstacle
box-wide = Tir perdu ({ $weapon }) : { $key } dit qui est touché à la place.
box-stray = { $weapon } a dévié : { $key } dit qui est dans la zone.
ask-wide = Qui le tir perdu touche-t-il ? S’ils sont plusieurs, le hasard choisit
ask-stray = Qui est dans la zone ?
verb-bystander = qui est touché par un tir perdu
verb-finish = achever quelqu’un sans défense
form-obstacle = obstacle, armure { $armor }
rule-obstacle = manquer à cause du couvert seul le touche, et son armure compte
other-finish = achever { $who }
verb-nonlethal = pour assommer
verb-flat = pour assommer, plat de la lame
verb-resist = jet pour résister
verb-under = qui est sous un gabarit dévié
verb-wilddie = le dé Joker pour un autre résultat
verb-engage = engager au corps à corps
verb-withdraw = rompre le combat
verb-strike = porter l’attaque gratuite
verb-waive = laisser l’attaque gratuite

## Lignes des options d’attaque
form-members = { $count ->
    [one] { $count } attaque
   *[other] { $count } attaquent
}
rule-gang = chaque attaquant au-delà du premier +1, jusqu’à +4
rule-wild = dégâts +2 aussi, sa Parade −2 jusqu’à sa prochaine action
rule-called = membre −2 ; tête, organes −4 et dégâts +4 ; petit −4 ; minuscule −6
rule-actions = −2 pour chaque action de plus dans ce tour
rule-running = −2 à tous les jets de Trait du round
rule-unarmed = armé contre un adversaire sans arme
rule-offhand = −2 sans Ambidextre
rule-light = pénombre −1, obscurité −2, noir −4
rule-range = moyenne −2, longue −4
rule-cover = mineure −2, conséquente −4
rule-aim = un tour entier à viser, sans bouger
rule-prone-target = un tir −2 ; un coup : Parade −2
rule-drop = en embuscade : attaque et dégâts +4
rule-shots = −2 à chacun dès deux tirs
rule-members = ← → combien ; les autres ensuite
rule-number = ← → ce que dit la table
rule-also = chacune son résultat et ses dégâts
rule-second = deux mains : deux actions, −2 de plus pour la main faible
rule-way = ce que permettent Atouts et arme
rule-near = à trois cases ou moins, être à terre n’abrite pas
rule-nonlethal = qui tombe perd connaissance quelques heures et ne meurt pas

## Refus du clavier
refuse-nobody-to-attack = Personne à attaquer : aucun adversaire debout, ou personne n’agit.
refuse-nobody-selected = Choisissez d’abord une ligne, avec ↑ et ↓.
refuse-nobody-free = Personne ne retient son action, et aucun Joker n’est libre d’agir.
refuse-not-dealing = Les cartes s’entrent quand la boîte distribue un round ; une seule carte : { $key } sur sa ligne.
refuse-no-such-option = Cette attaque n’a pas cette option.
halt-left-over = { $count ->
    [one] { $count } face de plus qu’il n’en faut.
   *[other] { $count } faces de plus qu’il n’en faut.
}

## Noms des verbes en un mot, pour la ligne du bas
short-attack = options
short-target = cible
short-weapon = arme
short-next = passer
short-hold = retenir
short-interrupt = interrompre
short-benny = Jeton
short-cards = cartes
short-roll = jet
short-oppose = opposé
short-damage = dégâts
short-add = ajouter

## Autres actions
verb-other = autres actions
short-other = autre
ask-other = Quoi d’autre ?
other-of = { $who } : { $what }
other-reload = recharger : { $weapon }
refuse-nothing-else = Rien d’autre à faire maintenant : aucune arme vide, aucun jet dû.
refuse-still-open = Il reste quelque chose à régler : le cadre dit quoi, et continuer le règle.
refuse-too-few-bennies = { $who } n’a que ¤{ $count }.
refuse-not-cards = « { $said } » n’est pas une liste de cartes : rang a r d v 0 9…2, puis s♠ h♥ d♦ c♣ ; Jokers rj et bj.
box-interrupt = { $who } contre { $whom }, le plus haut agit en premier
