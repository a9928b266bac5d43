### Ce qui dure : les effets, ce qu’ils font, ce qui y met fin. Les noms sont dans le vocabulaire.

## Ce que fait un effet
does-parry = Parade { $value }
does-parry-least = Parade { $number } au moins
does-pace = Allure { $value }
does-toughness = Résistance { $value }
does-armor = armure { $value }
does-area-armor = armure contre les zones { $value }
does-traits = jets de Trait { $value }
does-trait = { $trait } { $value }
does-attacks = ses attaques { $value }
does-attacks-melee = ses coups { $value }
does-attacks-ranged = ses tirs { $value }
does-attacked = attaqué à { $value }
does-attacked-melee = frappé à { $value }
does-attacked-ranged = visé à { $value }
does-versus = contre { $whom } { $value }
does-damage = dégâts { $value }
does-damage-melee = dégâts au corps à corps { $value }
does-damage-ranged = dégâts à distance { $value }
does-weapon = dégâts avec { $weapon } { $value }
does-nothing = sans chiffre

## Ce qui y met fin
until-action = jusqu’à la prochaine action { $whose }
until-turn = jusqu’au prochain tour { $whose }
until-turn-round = jusqu’au tour { $whose } au round { $round }
until-turn-end = jusqu’à la fin du prochain tour { $whose }
until-turn-end-round = jusqu’à la fin du tour { $whose } au round { $round }
until-round = jusqu’à la fin du round { $round }
until-attack = jusqu’à la prochaine attaque { $whose }
until-shaken = jusqu’à ce que { $whom } soit Secoué
until-wounded = jusqu’à ce que { $whom } soit blessé
until-word = jusqu’à ce qu’on y mette fin
until-upkeep = { $until }, puis { $cost } PP
until-or = { $one } ou { $other }
lasts-uses = { $count ->
    [one] encore { $count } usage
   *[other] encore { $count } usages
}
lasts-of = { $name } ({ $by })
lasts-on = { $name } sur { $whom }
sheet-effect = { $name } : { $does } ; { $until }
sheet-power = PP { $left }/{ $whole }
mod-effect = effet

## Journal
log-grip-replaced = { $who } ne tient plus { $whom } : une nouvelle prise la remplace
log-effect-began = { $whom } : { $name }, { $does } ; { $until }
log-effect-time = { $effect } prend fin
log-effect-word = { $effect } : terminé
log-effect-unpaid = { $effect } n’est pas maintenu et prend fin
log-effect-used = { $effect } est épuisé
log-effect-hurt = { $effect } est perdu
log-effect-owed = { $effect } prendrait fin ; à maintenir pour { $cost } PP { $whose }
log-effect-kept = { $who } maintient { $effect } jusqu’au round { $round }, reste { $left } PP
undo-effect = { $name } sur { $whom }
fact-power = Points de Pouvoir

## L’encadré
box-upkeep = { $who } : maintenir ?
box-upkeep-cost = { $effect } : { $cost } PP pour un round de plus, reste { $left }.
box-upkeep-keys = { $go } maintenir   { $other } laisser, dans « autres actions »
go-maintain = payer { $cost } PP
other-end = mettre fin à { $effect }

## Verbes
verb-effect = quelque chose qui dure
verb-stop = mettre fin à un effet
verb-maintain = maintenir un effet avec des Points de Pouvoir

## Refus
no-effect = Rien de tel que « { $name } » ne dure sur { $who }. Sa fiche montre ce qui dure.
no-maintain = { $who } ne doit rien pour un effet à présent. La question vient au début de son tour.
no-power = { $who } a { $have } Points de Pouvoir et il en faut { $need }.

## Pouvoirs
sheet-powers = Pouvoirs : { $list }
mod-patient = Blessures du patient
mod-supplies = sans matériel
log-casts = { $who } lance { $power } sur { $whom } : { $rolled }
log-tends = { $who } soigne { $whom } : { $rolled }
log-astray = { $power } dévie de { $squares } cases vers { $hour } heures
log-caught = Dans la zone : { $whom }
log-caught-nobody = Personne n’est dans la zone
log-backlash = Le pouvoir se retourne contre { $who }
log-mended = { $count ->
    [one] { $count } Blessure de { $who } est guérie
   *[other] { $count } Blessures de { $who } sont guéries
}
log-revived = { $count ->
    [0] { $who } revient à lui
    [one] { $who } revient à lui, { $count } Blessure guérie
   *[other] { $who } revient à lui, { $count } Blessures guéries
}
log-raised = { $who } est de nouveau debout, Secoué
undo-cast = { $power } { $whose }
undo-caught = zone { $whose }
ask-power = { $who } lance un pouvoir, reste { $left } PP
choose-power = { $power }, { $cost } PP : { $whom }
box-cast = { $who } lance { $power }
box-tend = { $who } soigne des Blessures
box-cast-on = { $whom } : { $roll }
box-cast-form = { $form } : { $cost }
box-cast-bolts = { $count } projectiles
box-cast-strong = plus fort
box-cast-wide = zone plus large
box-cast-cost = { $cost } PP sur { $left }, quel que soit le jet.
box-cast-within = { $key } dit qui se trouve dans la zone.
ask-within = { $power } : qui est dans la zone ?
box-astray = { $power } : qui est dans la zone ?
box-astray-where = { $squares } cases vers { $hour } heures.
box-astray-how = { $other } dit qui est dans la zone, avec les dégâts de chacun ; { $go } : personne.
go-caught = personne dans la zone
verb-cast = lancer un pouvoir
verb-caught = qui est dans la zone
verb-heal = soigner avec la compétence
verb-hour = une heure passe
no-powers = { $who } ne connaît aucun pouvoir. Ceux de chacun se notent dans le fichier de la rencontre (powers).
no-power-named = { $who } ne connaît aucun pouvoir nommé « { $name } ». Sa fiche montre ceux qu’il connaît.
no-arcane-skill = { $who } n’a pas de compétence pour cela, et on ne l’essaie pas sans : { $skills }.
no-power-rank = { $power } demande le rang { $rank } ; { $who } n’y est pas encore.
no-power-target = Sur qui ? Nommez la cible avec at=NOM, plusieurs avec une virgule.
no-power-targets = { $count ->
    [one] Cette forme a { $count } cible.
   *[other] Cette forme a { $count } cibles.
}
no-power-bolts = { $count ->
    [one] { $count } éclair au plus.
   *[other] { $count } éclairs au plus.
}
no-power-one-bolt = L’éclair plus fort vient seul.
no-power-form = Ce pouvoir n’a pas cette forme.
no-power-far = { $count ->
    [one] Il porte à { $count } case.
   *[other] Il porte à { $count } cases.
}
no-power-heal = Rien n’est à guérir chez { $who }.
no-power-weapon = { $who } n’a pas d’arme pour cela.
no-power-astray = Aucune zone de { $who } n’a dévié.
value-power = « { $found } » n’est aucun pouvoir de la bibliothèque
value-power-near = « { $found } » n’est aucun pouvoir de la bibliothèque ; peut-être « { $near } »
other-heal = soigner { $whom }
