### Ce qui dure : les effets, ce qu'ils font, ce qui y met fin. Les noms sont dans le vocabulaire.

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
until-action = jusqu'à la prochaine action { $whose }
until-turn = jusqu'au prochain tour { $whose }
until-turn-round = jusqu'au tour { $whose } au round { $round }
until-turn-end = jusqu'à la fin du prochain tour { $whose }
until-turn-end-round = jusqu'à la fin du tour { $whose } au round { $round }
until-round = jusqu'à la fin du round { $round }
until-attack = jusqu'à la prochaine attaque { $whose }
until-shaken = jusqu'à ce que { $whom } soit Secoué
until-wounded = jusqu'à ce que { $whom } soit blessé
until-word = jusqu'à ce qu'on y mette fin
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
log-effect-began = { $whom } : { $name }, { $does } ; { $until }
log-effect-time = { $effect } prend fin
log-effect-word = { $effect } : terminé
log-effect-unpaid = { $effect } n'est pas maintenu et prend fin
log-effect-used = { $effect } est épuisé
log-effect-hurt = { $effect } est perdu
log-effect-owed = { $effect } prendrait fin : { $cost } PP { $whose } le maintiennent
log-effect-kept = { $who } maintient { $effect } jusqu'au round { $round }, reste { $left } PP
undo-effect = { $name } sur { $whom }
fact-power = Points de Pouvoir

## L'encadré
box-upkeep = { $who } maintient-il ?
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
