### À quoi sert un tour en dehors d’une attaque : se garder, viser, bouger.

## Journal
log-moved = { $many ->
    [one] { $who } se déplace, Allure { $squares }
   *[other] { $who } se déplacent, Allure { $squares }
}
log-moved-crouching = { $many ->
    [one] { $who } se déplace courbé, Allure { $squares }
   *[other] { $who } se déplacent courbés, Allure { $squares }
}
log-crawled = { $many ->
    [one] { $who } rampe, Allure { $squares }
   *[other] { $who } rampent, Allure { $squares }
}
log-ran = { $many ->
    [one] { $who } court : { $rolled }, Allure { $squares } en tout, jets de Trait −2 ce round
   *[other] { $who } courent : { $rolled }, Allure { $squares } en tout, jets de Trait −2 ce round
}
log-rose = { $many ->
    [one] { $who } se relève : Allure −2
   *[other] { $who } se relèvent : Allure −2
}
undo-moved = déplacement { $whose }
undo-ran = course { $whose }
undo-rose = relèvement { $whose }
mod-snapfire = tir après un déplacement
until-moves = jusqu’à ce que { $whom } bouge

## L’encadré
box-full-defense = Au-dessus de la Parade, le jet la remplace jusqu’à la prochaine action. Rien d’autre ce tour-ci.
box-run = Allure { $squares } et { $die } ; jets de Trait −2 jusqu’à la fin du round.

## Verbes
other-defend = { $name } : Parade { $value } jusqu’à la prochaine action, aucune autre action
other-crouch = { $name } : tirs sur cette cible { $value }
other-lead = mener ceux qui sont à { $squares } cases au plus (Commandement) : Secoué { $value }
verb-defend = se défendre : Parade accrue, pas d’autre action
verb-takeaim = viser pendant tout un tour : +2 au prochain tir
verb-move = se déplacer
verb-run = courir
verb-rise = se relever

## Refus
no-whole-turn = { $many ->
    [one] { $who } a déjà donné tout son tour à autre chose. Annuler le lui rend.
   *[other] { $who } ont déjà donné tout leur tour à autre chose. Annuler le leur rend.
}
no-acted-already = { $many ->
    [one] { $who } a déjà agi ce round, et il faut tout un tour pour cela. Au prochain round.
   *[other] { $who } ont déjà agi ce round, et il faut tout un tour pour cela. Au prochain round.
}
no-has-run = { $many ->
    [one] { $who } a déjà couru ce round. Au prochain round.
   *[other] { $who } ont déjà couru ce round. Au prochain round.
}
no-has-moved = { $many ->
    [one] { $who } a bougé ce round, et cela se fait sans bouger. Au prochain round.
   *[other] { $who } ont bougé ce round, et cela se fait sans bouger. Au prochain round.
}
no-on-the-ground = { $many ->
    [one] { $who } est à terre : se relever d’abord (rise), ou ramper.
   *[other] { $who } sont à terre : se relever d’abord (rise), ou ramper.
}
no-standing = { $many ->
    [one] { $who } est déjà debout.
   *[other] { $who } sont déjà debout.
}

## Embuscade, commandement, rage
does-no-card = pas de Carte d’Action
does-recovery = se remettre de l’état Secoué { $value }
does-ignores-wounds = sans malus de Blessures
log-ambush = Embuscade, action retenue : { $by } ; jet pour la remarquer : { $whom }
log-rage-owed = { $who } doit garder son sang-froid, ou devient Berserk
undo-ambush = embuscade
box-ambush = { $who } : embuscade remarquée ?
box-ambush-fails = Un échec : pas de carte au round qui vient.
box-ambush-danger = Une réussite : action retenue aussi. Un échec : un jet ordinaire.
box-rage = { $who } garde-t-il son sang-froid ?
box-rage-fails = Un échec : Berserk (Combat, Force, dégâts au contact et Résistance +2, Parade −2, pas de malus de Blessures), jusqu’à la chute ou jusqu’à ce qu’on y mette fin.
other-ambush-heroes = les héros tendent une embuscade
other-ambush-foes = les adversaires tendent une embuscade
verb-ambush = tendre une embuscade
verb-lead = mener ceux qui sont près (Commandement)
no-lead = { $many ->
    [one] { $who } n’a personne à mener : aucun autre de ce côté n’est debout et en vue.
   *[other] { $who } n’ont personne à mener : aucun autre de ce côté n’est debout et en vue.
}

## À cheval, sur un sol instable
mod-mounted = à cheval
mod-charge = charge
mod-unsteady = sol instable
verb-mounted = à cheval
verb-charge = une charge (dégâts)
verb-unsteady = sol instable
rule-mounted = un coup : le moindre de Combat et Équitation ; un tir −2
rule-charge = six cases en ligne droite : dégâts +4
rule-unsteady = un pont par gros temps : un tir −2, sauf avec Poigne ferme
