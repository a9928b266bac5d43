### Ce qui s’est passé, une ligne par fait. ⟦…⟧ entoure les mots que l’écran colore.

## Briques

list-and = { $items } et { $last }
of-who = { $initial ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
what-of = { $what } { $whose }
two-sentences = { $first }. { $second }
game-master = MJ
bare-hands = mains nues

## Cartes

card-ace = A
card-king = R
card-queen = D
card-jack = V
card-red-joker = Joker rouge
card-black-joker = Joker noir

## Dés

die-wild = dé Joker { $faces }
die-raise = Relance { $faces }
told-dice = annoncé { $sum }
told-total = annoncé { $sum } en tout
sum-against = { $sum } contre { $number }
sum-against-parry = { $sum } contre Parade { $number }

## D’où vient un bonus ou un malus

mod-wounds = { $count ->
    [one] Blessure
   *[other] Blessures
}
mod-fatigue = Fatigue
mod-joker = carte Joker
mod-running = course
mod-unskilled = sans { $skill }
mod-medium-range = portée moyenne
mod-long-range = longue portée
mod-minor-cover = couverture légère
mod-substantial-cover = couverture importante
mod-prone-target = cible à terre
mod-prone = à terre
mod-actions = actions multiples
mod-shots = tirs multiples
mod-gang-up = surnombre
mod-wild = attaque totale
mod-called-arms = visé au bras
mod-called-legs = visé à la jambe
mod-called-head = visé à la tête
mod-called-vitals = visé aux organes vitaux
mod-called-small = petite cible
mod-called-tiny = cible minuscule
mod-unarmed-defender = cible désarmée
mod-off-hand = mauvaise main
mod-aim = visée
mod-drop = à sa merci
mod-dim-light = pénombre
mod-dark = obscurité
mod-pitch-dark = noir complet
mod-shotgun = chevrotine
mod-min-strength = Force minimum
mod-other = à la main
mod-burst = rafale de trois
mod-disarm = désarmer
mod-double-tap = double tir
mod-rapid = attaques rapides
mod-touch = ne fait que toucher
mod-flat = plat de la lame
mod-improvised = arme improvisée
outcome-through = ⟦touche l’obstacle⟧
log-through = { $who } ⟦touche ce qui abrite { $whom }⟧, { $weapon } : { $roll }
log-wide = Le tir de { $who } ⟦se perd⟧ : quelqu’un près de { $whom } peut être touché
log-bystander = Le tir perdu ⟦touche { $whom }⟧
log-lot = { $line } ({ $die } { $face } : { $names })
log-nobody-by = Le tir perdu ne touche personne
log-finished = { $who } ⟦achève { $whom }⟧, sans défense, { $weapon }
mod-florentine-foe = Florentine de la cible
mod-dive = plongeon à couvert

## Jets de Trait

log-roll = { $who }, { $what } : { $roll }. { $outcome }
log-side = { $who }, { $what } : { $roll }
log-opposed = { $one } · { $other }
outcome-success = { $raises ->
    [0] ⟦Réussite⟧
    [one] ⟦Réussite⟧ avec une Relance
   *[other] ⟦Réussite⟧ avec { $raises } Relances
}
outcome-failure = ⟦Échec⟧
log-under-fire = { $roll }. { $what }
outcome-crit = ⟦Mauvais Œil⟧ : échec critique, quel que soit le total
opposed-won = { $raises ->
    [0] ⟦{ $who } l’emporte⟧
    [one] ⟦{ $who } l’emporte⟧ avec une Relance
   *[other] ⟦{ $who } l’emporte⟧ avec { $raises } Relances
}
opposed-lost = ⟦{ $who } échoue⟧
recover-stays = ⟦Reste Secoué⟧
recover-no-action = ⟦N’est plus Secoué⟧, mais n’agit pas ce round
recover-acts = ⟦N’est plus Secoué⟧, et agit
log-rerolled = Nouveau jet : { $line }
dropped = { $line } (le { $old } est écarté)
log-reroll-worse = Nouveau jet, { $who } : le { $total } est ⟦écarté⟧, le { $stays } reste

## Attaques

log-hits = { $who } ⟦touche⟧ { $whom }, { $with } : { $roll }
log-misses = { $who } ⟦rate⟧ { $whom }, { $with } : { $roll }
log-group-attacks = { $who } attaquent { $whom }, { $with }
log-member-roll = { $who } : { $roll }. { $outcome }
outcome-hits = { $raises ->
    [0] ⟦Touche⟧
    [one] ⟦Touche⟧ avec une Relance
   *[other] ⟦Touche⟧ avec { $raises } Relances
}
log-many = { $count ->
    [one] { $who } attaque, { $with } : { $rolls }
   *[other] { $who } attaquent, { $with } : { $rolls }
}
log-strays = { $squares ->
    [one] Le gabarit dévie ⟦d’une case⟧ vers { $clock } heures
   *[other] Le gabarit dévie ⟦de { $squares } cases⟧ vers { $clock } heures
}
log-wild-die = Le dé Joker compte pour le résultat { $place } : { $line }
log-under = { $count ->
    [one] Sous le gabarit malgré tout : { $who }
   *[other] Sous le gabarit malgré tout : { $who }
}
log-hit-by-fire = { $who } est ⟦touché⟧ : un 1 sous le feu
log-escaped = { $who } est ⟦hors du gabarit⟧
log-engaged = { $count ->
    [one] { $who } est au corps à corps avec { $whom }
   *[other] { $who } sont au corps à corps avec { $whom }
}
log-withdrew = { $count ->
    [one] { $who } rompt le combat
   *[other] { $who } rompent le combat
}
log-withdrew-from = { $count ->
    [one] { $who } rompt le combat avec { $whom }
   *[other] { $who } rompent le combat avec { $whom }
}
log-free = Attaque gratuite : { $who } contre { $whom }
log-free-edge = Attaque gratuite : { $who } contre { $whom } ({ $edge })
log-waived = { $who } : pas d’attaque gratuite contre { $whom }
sum-with = { $mods } = { $sum }
outcome-misses = ⟦Rate⟧
shots-hit = { $hits ->
    [one] { $hits } tir sur { $shots } touche
   *[other] { $hits } tirs sur { $shots } touchent
}
count-raises = { $count ->
    [one] ⟦une Relance⟧
   *[other] ⟦{ $count } Relances⟧
}
count-bullets = { $count ->
    [one] { $count } balle
   *[other] { $count } balles
}
log-emptied = { $actions ->
    [0] { $who } : { $weapon }, vide
    [one] { $who } : { $weapon }, vide ; une action pour recharger
   *[other] { $who } : { $weapon }, vide ; { $actions } actions pour recharger
}
log-reloaded = { $who } recharge : { $weapon }
log-wasted = Le coup sur { $whom } ne sert à rien : déjà hors de combat

## Dégâts et Encaissement

damage-on = Dégâts sur { $whom }
damage-by = Dégâts { $whose } sur { $whom }
log-damage = { $title } : { $roll } contre Résistance { $toughness } : { $effect }
damage-doubled = doublés
ap-points = PA { $points }
location-torso = torse
location-head = tête
location-arms = bras
location-legs = jambes
effect-none = sans effet
effect-shaken = ⟦Secoué⟧
effect-out = ⟦hors de combat⟧
count-wounds = { $count ->
    [one] ⟦{ $count } Blessure⟧
   *[other] ⟦{ $count } Blessures⟧
}
wounds-now = Blessures { $signs }
log-soak = { $who } encaisse, { $what } : { $roll }. { $outcome }
soak-none = ⟦Rien d’encaissé⟧
soak-some = { $removed ->
    [one] ⟦{ $removed } Blessure sur { $wounds } encaissée⟧
   *[other] ⟦{ $removed } Blessures sur { $wounds } encaissées⟧
}
soak-all = { $wounds ->
    [one] ⟦La Blessure est annulée⟧, pas Secoué
   *[other] ⟦Les { $wounds } Blessures sont annulées⟧, pas Secoué
}

## À terre, en sang, blessé pour longtemps

log-went-down = { $who } tombe, ⟦État critique⟧ : jet de Vigueur à faire
log-dies = { $who } ⟦meurt⟧
log-bleeds-out = { $who }, ⟦Hémorragie⟧ : un jet de Vigueur par round
log-unconscious = { $who } est ⟦inconscient⟧
effect-hours = sans connaissance pour 1d6 heures
log-knocked-out = { $who } perd ⟦connaissance⟧ pour { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
log-up-again = { $who } n’est que sonné : ⟦debout⟧, 3 Blessures, Secoué
log-bleeds-on = { $who } ⟦saigne toujours⟧
log-bleeding-stops = { $who } ⟦ne saigne plus⟧, inconscient
log-bleeding-owed = { $who }, ⟦Hémorragie⟧ : d’abord le jet de Vigueur
log-death-cheated = { $who }, { $edge } : ⟦s’en tire⟧
log-death-certain = { $who }, { $edge } : ⟦sans secours⟧
log-injured = { $who }, ⟦séquelle⟧ : { $injury }
log-fate = { $who } : { $fate }
fate-dead = ⟦mort⟧
fate-alive = vivant, mais ne peut continuer
fate-scratched = ⟦à peine égratigné⟧
lasts-fight = jusqu’à la fin du combat
lasts-healed = jusqu’à la guérison de toutes les Blessures
lasts-forever = à jamais
harm-lowers = { $name } un dé de moins
harm-unmentionables = les parties intimes
harm-arm = un bras inutilisable
harm-lame = une jambe, Boiteux
harm-one-leg = une jambe perdue
harm-scar = une cicatrice hideuse
harm-eye = un œil perdu
harm-blind = aveugle

## Jetons

log-benny = { $who } dépense un Jeton { $purpose } : reste ¤{ $left }
log-benny-pool = { $who } dépense un Jeton du MJ { $purpose } : reste au MJ ¤{ $left }
bought-reroll = pour relancer les dés
bought-soak = pour encaisser
bought-unshake = et n’est ⟦plus Secoué⟧
log-bennies-given = { $count ->
    [one] { $who } reçoit un Jeton : ¤{ $now } à présent
   *[other] { $who } reçoit { $count } Jetons : ¤{ $now } à présent
}
log-bennies-taken = { $count ->
    [one] { $who } rend un Jeton : ¤{ $now } à présent
   *[other] { $who } rend { $count } Jetons : ¤{ $now } à présent
}

## Rounds, cartes, tours

log-round = ⟦Round { $round }⟧
log-round-over = Tous ont agi : le round { $round } est fini
log-shuffled = Les { $count } cartes sont mélangées : un Joker était sorti
log-pile-renewed = { $count ->
    [one] La pioche est vide : { $count } carte de la défausse la remplace
   *[other] La pioche est vide : { $count } cartes de la défausse la remplacent
}
log-dealt-also = { $dealt } (et { $others })
joker-rights = { $count ->
    [one] ⟦Agit à tout moment, +2 partout⟧
   *[other] ⟦Agissent à tout moment, +2 partout⟧
}
log-joker-up = ⟦Un Joker est sorti⟧ : toutes les cartes sont mélangées en fin de round
log-card-laid-aside = { $card } { $who } : défaussé
card-given = carte { $new }
card-given-for = carte { $new } au lieu de { $old }
card-lost = { $who } : pas de carte
log-goes-on = { $who } { $count ->
    [one] poursuit
   *[other] poursuivent
}
log-joker-kept = { $who } { $count ->
    [one] garde le ⟦Joker⟧ et reste libre d’agir
   *[other] gardent le ⟦Joker⟧ et restent libres d’agir
}
log-acts-from-hold = { $who } { $count ->
    [one] ⟦use de son action retenue⟧
   *[other] ⟦usent de leur action retenue⟧
}
log-acts-on-joker = { $who } { $count ->
    [one] ⟦joue son Joker⟧
   *[other] ⟦jouent leur Joker⟧
}
log-acts-after = { $who } { $count ->
    [one] agit à présent, faute d’avoir pu interrompre
   *[other] agissent à présent, faute d’avoir pu interrompre
}
log-out-of-turn = { $who } { $count ->
    [one] frappe hors de son tour
   *[other] frappent hors de leur tour
}
log-further = { $who } : action { $number } de ce round, sans malus compté (actions={ $number })
log-holds = { $who } { $count ->
    [one] ⟦retient son action⟧
   *[other] ⟦retiennent leur action⟧
}
log-hold-lost = { $who } { $count ->
    [one] ⟦perd son action retenue⟧
   *[other] ⟦perdent leur action retenue⟧
}
log-interrupts = ⟦{ $who } avant { $whom }⟧ : { $count ->
    [one] agit d’abord
   *[other] agissent d’abord
}
log-interrupts-late = ⟦{ $who } après { $whom }⟧ : { $count ->
    [one] agit dès la fin de ce tour
   *[other] agissent dès la fin de ce tour
}
log-interrupts-together = { $who } et { $whom } agissent en même temps

## Qui est là, et la parole du MJ

log-added = { $count ->
    [one] { $who } entre dans le combat
   *[other] { $who }, au nombre de { $count }, entrent dans le combat
}
log-added-hidden = { $count ->
    [one] { $who } attend, caché
   *[other] { $who }, au nombre de { $count }, attendent, cachés
}
log-reinforced = { $who } : { $more } de plus, { $whole } en tout
log-removed = { $who } { $count ->
    [one] quitte le combat
   *[other] quittent le combat
}
log-renamed = { $who }, désormais { $name }
log-noted = { $who }, note : { $text }
log-by-hand = À la main : { $who }, { $change }
change-number = { $what } : de { $from } à { $to }
fact-wounds = Blessures
fact-fatigue = Fatigue
fact-pace = Allure
fact-parry = Parade
fact-toughness = Résistance
fact-shaken = Secoué
fact-not-shaken = n’est plus Secoué
fact-prone = à terre
fact-not-prone = debout
fact-hidden = caché
fact-not-hidden = en vue
fact-out = hors de combat
fact-not-out = de retour au combat
fact-incapacitated = État critique
fact-not-incapacitated = de nouveau debout
fact-bleeding = Hémorragie
fact-not-bleeding = ne saigne plus
fact-dead = mort
fact-not-dead = finalement en vie
fact-experience = expérience
fact-rank = rang
fact-rank-by-experience = selon l’expérience

## Ce qu’annuler reprend

undo-step = dernière étape
undo-added = arrivée { $whose }
undo-reinforced = renforts { $whose }
undo-removed = départ { $whose }
undo-renamed = nouveau nom { $whose }
undo-noted = note sur { $who }
undo-deal = donne du round { $round }
undo-card = carte { $whose }
undo-turn = tour { $whose }
undo-round-over = fin du round { $round }
undo-hold = action retenue { $whose }
undo-interruption = interruption { $whose }
undo-reroll = nouveau jet { $whose }
undo-reload = recharge { $whose }
undo-damage = dégâts sur { $whom }
undo-bennies = Jetons { $whose }
undo-bennies-pool = Jetons du MJ
undo-opposed = { $one } contre { $other }
undo-attack = attaque { $whose } sur { $whom }
undo-soak = Encaissement { $whose }
log-deal = Distribué : { $hands }

## La forme brève d’un pas, le résultat d’abord

brief = { $outcome } : { $who }, { $sum }
brief-bare = { $outcome } : { $sum }
brief-crit = ⟦Mauvais Œil⟧
brief-hits = { $who } : { $hits } sur { $all } touchent
brief-recovered = { $who } : { $up } sur { $all } plus Secoués
undo-take = Blessures acceptées { $of-who }
undo-wild-die = la place du dé Joker
undo-under = qui est sous le gabarit
undo-engaged = l’engagement { $of-who }
undo-withdrew = la rupture { $of-who }
undo-waived = l’attaque gratuite laissée { $of-who }
undo-bystander = le tir perdu
undo-finished = le coup de grâce { $of-who }
log-passes = { $many ->
    [one] { $who } passe
   *[other] { $who } passent
}
