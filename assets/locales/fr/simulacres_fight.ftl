### SimulacreS : passes d’armes, dégâts, sauvetage et soins.
### ⟦…⟧ entoure les mots que l’écran colore.

## Actions, blessures, soins, et pourquoi non

sim-mod-change = autre Composante
sim-for-riposte = riposte contre { $whom }, { $weapon }
sim-log-declares = { $who } veut { $what }
sim-deed-attack = attaquer { $whom }
sim-deed-attack-with = attaquer { $whom }, { $weapon }
sim-deed-parry = parer seulement
sim-deed-defend = se défendre seulement
sim-deed-move = se déplacer
sim-deed-treat = soigner { $whom }
sim-deed-other = faire autre chose
sim-deed-aims = { $what }, { $aim }
sim-deed-against = { $what }, face à { $names }
sim-deed-text = { $what } ({ $text })
sim-aim-anywhere = sans viser
sim-aim-upper = partie haute
sim-aim-lower = partie basse
sim-log-energy = { $who } engage { $list }
sim-log-energy-none = { $who } n’engage rien
sim-log-lasts = { $energy } +{ $points } { $whose } dure
sim-log-lasts-on = Ce que { $who } a engagé dure contre { $whom }
sim-log-faded = Ce que { $who } a engagé ne dure plus
sim-log-moved = { $who } se déplace
sim-log-wins = ⟦{ $who } l’emporte⟧
sim-log-wins-by-speed = ⟦{ $who } l’emporte⟧ par la Rapidité
sim-log-through = ⟦{ $who } passe⟧ la parade { $whose }
sim-log-parried = ⟦{ $whom } pare⟧
sim-log-nothing = { $one } et { $other } échouent tous deux
sim-log-tie = { $one } et { $other } sont à égalité : rien ne se passe
sim-log-landed = ⟦{ $who } touche { $whom }⟧, MR { $mr }
sim-log-riposte = ⟦{ $who } peut riposter⟧
sim-log-struck = { $where } ⟦perd { $points }⟧
sim-log-struck-in = { $where }, ⟦perd { $points }⟧
sim-log-left = { $line } : { $now }/{ $max }
sim-log-dosed = { $where } : jusqu’à { $points }, au choix de l’attaquant
sim-reckoned = MR { $mr } + { $first } { $second } = { $total }
sim-reckoned-worn = MR { $mr } + { $first } { $second } − Pr { $protection } = { $total }
sim-in-zone = { $who }, { $zone }
sim-zone-dice = { $count ->
    [one] { $where } (dé { $dice })
   *[other] { $where } (dés { $dice })
}
sim-pv-lost = { $count } PV
sim-both-lost = { $pv }, { $ps } PS
sim-log-breathless = ⟦{ $who } perd tout son souffle⟧
sim-log-fainted = ⟦{ $who } s’évanouit⟧ jusqu’à la fin de la passe { $pass }
sim-log-senseless = ⟦{ $who } perd connaissance⟧
sim-log-came-to = ⟦{ $who } reprend connaissance⟧
sim-log-shocked = ⟦{ $who } est en état de choc⟧
sim-log-rescue = ⟦{ $who }, { $zone }⟧ : à sauver d’ici { $delay }
sim-log-survival-due = ⟦{ $who }, { $zone }⟧ : le délai est passé
sim-log-held-on = { $who }, { $zone } : ⟦tient bon⟧
sim-log-zone-lost = ⟦{ $who } : { $zone }, zone perdue⟧
sim-log-died = ⟦{ $who } meurt⟧
sim-log-will-broken = { $who } peut encore repousser l’attaque
sim-log-chance = { $who } tente sa dernière chance
sim-log-sickened = { $boxes ->
    [one] ⟦{ $who }⟧ : { $boxes } case de malaise de plus
   *[other] ⟦{ $who }⟧ : { $boxes } cases de malaise de plus
}
sim-time-taken = dure { $time }
sim-time-shortened = { $time } au lieu de { $before }
sim-time-divided = temps divisé par { $by }
sim-mod-virulence = virulence
sim-for-poison = contre le poison
sim-verb-poison = poison ou maladie
sim-dose-all = tout : { $points }
sim-dose-breath = souffle seul : { $points }
sim-dose-life = vie seule : { $points }
sim-dose-none = rien
sim-log-not-tended = { $who }, { $zone } : pansement manqué
sim-log-mended = { $where }, ⟦{ $points } PV⟧
sim-log-operated = { $where }, ⟦guérison de { $points }⟧
sim-log-rested = { $who } : le temps passe, { $days }
sim-log-time = Le temps passe : { $time }
sim-scar = une cicatrice
sim-coma = coma de { $days }
sim-passes = { $count ->
    [one] { $count } passe
   *[other] { $count } passes
}
sim-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
sim-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
sim-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
sim-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
sim-undo-declared = intention { $whose }
sim-undo-energy = Énergies { $whose }
sim-undo-move = déplacement { $whose }
sim-undo-dose = dégâts
sim-undo-rest = jours { $whose }
sim-undo-time = temps passé
sim-no-damage-first = D’abord les dégâts du coup { $whose }.
sim-no-faint-first = D’abord { $who } doit tenter de ne pas s’évanouir, ou ce qui attend est laissé de côté.
sim-no-survival-first = D’abord { $who } doit tenter de survivre, ou ce qui attend est laissé de côté.
sim-no-hit = Aucun coup n’attend ses dégâts. D’abord une attaque qui touche.
sim-no-dose = Aucun coup dosé n’attend.
sim-no-too-much-dose = Le coup a fait { $pv } PV et { $ps } PS : n’en choisissez pas plus.
sim-no-riposte = { $who } n’a pas de riposte : seule une parade critique en donne une.
sim-no-faint = { $who } n’a pas à tenter de ne pas s’évanouir : aucun membre n’est tombé à 0.
sim-no-survival = { $who } n’a pas à tenter de survivre : aucun délai n’est passé.
sim-no-will = { $who } n’a perdu aucun conflit de volonté qui puisse encore être repoussé.
sim-no-open = Rien n’attend.
sim-no-chance = La dernière chance { $whose } est utilisée.
sim-no-target-down = { $who } n’est plus du combat. Choisissez quelqu’un d’autre.
sim-no-hidden = { $who } n’est pas en vue. Il faut d’abord faire venir { $who }.
sim-no-has-struck = { $who } a porté son coup dans cette passe. Le prochain vient à la suivante.
sim-no-has-shield = { $who } n’a pas de bouclier pour parer.
sim-no-defended = On se défend contre trois au plus, pas { $count }.
sim-no-zones = { $who } a une seule réserve de PV, sans zones.
sim-no-zone = { $who } a des zones : dites laquelle.
sim-no-gone = Plus rien n’y fait : { $zone }, { $who }.
sim-no-wound = Rien n’est blessé : { $zone }, { $who }.
sim-no-tried = Cela a déjà été tenté : { $zone }, { $who }. On réessaie après une nouvelle blessure.
sim-no-needs-surgery = Les premiers soins ne suffisent pas : { $zone }, { $who }. Sous 0, il faut la chirurgie.
sim-no-needs-aid = Cela ne demande pas de chirurgie : { $zone }, { $who }. Les premiers soins suffisent.
sim-state-at = → { $whom }
sim-box-for = { $what } : { $sum }
sim-box-against = { $who } : { $sum }
sim-box-fallen = { $who } a jeté : { $dice } : { $outcome }
sim-box-hit = { $who } touche { $whom }, MR { $mr }
sim-box-harm = { $harm }
sim-box-place = visée : { $aim }
sim-box-place-die = visée : { $aim } ; le premier dé dit où
sim-box-dose = { $whom }, { $zone } : au plus { $points }
sim-warn-breath = le dernier PS : sans connaissance après ce test
sim-warn-balance = le dernier EP : en état de choc après ce test
sim-warn-power = La Puissance n’aide guère un tir ; elle compte si vous le dites
sim-go-dose = choisir
sim-ask-deed = { $who } veut
sim-ask-energy = { $who } engage pour le prochain test
sim-ask-care = { $who } soigne
sim-ask-will = { $who } résiste avec
sim-ask-duel = { $who } contre
sim-ask-dose = Combien de ce coup compte ?
sim-choice-paid = { $what } pour { $cost }
sim-choice-wound = { $who }, { $zone } { $now }/{ $max }
sim-choice-surgery = chirurgie [{ $column }], { $what } : { $kit }
sim-kit-cloth = chiffons propres
sim-kit-basic = trousse sommaire
sim-kit-complete = trousse complète
sim-kit-ambulance = ambulance
sim-kit-intensive = soins intensifs
sim-kit-robodoc = robodoc transportable
sim-kit-large-robodoc = grand robodoc
sim-kit-tank = cuve de régénération
sim-choice-alone = { $what }, sans se défendre des autres
sim-choice-chance = dernière chance : { $domain }
sim-short-declare = déclarer
sim-short-energy = Énergie
sim-short-aid = soigner
sim-verb-declare = déclarer
sim-verb-damage = dégâts du coup
sim-verb-dose = choisir ce qui compte du coup
sim-verb-riposte = riposter après une parade
sim-verb-faint = tenter de ne pas s’évanouir
sim-verb-survive = tenter de survivre
sim-verb-oppose = un duel quelconque
sim-verb-energy = engager des Énergies
sim-verb-move = se déplacer
sim-verb-will = résister à une volonté
sim-verb-repel = repousser une volonté
sim-verb-aid = soigner une blessure
sim-verb-operate = chirurgie
sim-verb-chance = dernière chance
sim-verb-skip = laisser de côté ce qui attend
sim-verb-wound = points perdus, à la table
sim-verb-rest = jours de repos
sim-verb-time = le temps passe
sim-verb-aim = viser
sim-verb-range = distance
sim-verb-dosed = coup dosé
sim-verb-power = Puissance
sim-verb-speed = Rapidité
sim-verb-precision = Précision
sim-verb-boost = Puissance : un dé de plus
sim-verb-edge = Précision : critique
sim-verb-haste = Rapidité : égalités
sim-verb-sum = ce qui est testé
sim-verb-talent = talent
sim-verb-their-sum = ce que teste l’autre
sim-verb-their-talent = talent de l’autre
sim-verb-ep = payé en EP
sim-verb-simple = ne se défend pas
sim-verb-parried = ne fait que parer
sim-verb-many = attaquants en tout
sim-point-blank = bout portant
sim-near = près
sim-normal-distance = normale
sim-far = loin
sim-very-far = très loin
sim-rule-aim = −2 pour une partie, −3 ou −4 pour une zone
sim-rule-number = malaisé −1, difficile −2, très difficile −4 ; aisé +1, facile +2, très facile +4
sim-rule-range = bout portant +4, près +2, loin −2, très loin −4
sim-rule-dose = −1 : moins que le coup ne fait peut compter
sim-rule-value = +1 par point, pour un PS ou EP chacun
sim-rule-boost = +1d6 à la marge d’une réussite
sim-rule-edge = réussite critique un point plus haut
sim-rule-ep = ce que paient les EP dure contre cet adversaire
sim-rule-many = +1 chacun ; leur cible −1 contre deux, −2 contre trois
sim-chance-wins = { $who } l’emporte
sim-chance-nobody = rien
sim-chance-pv = { $count } PV
sim-chance-pv-more = { $count } PV+
sim-chance-grave = 2 PV ou plus
sim-ps-more = { $count } PS ou plus
sim-note-ps = { $points } { $figure }
sim-note-useless = une zone à 0 ou moins { $figure }
sim-note-dead = plus de PV { $figure }
sim-note-breathless = plus de PS { $figure }
sim-note-back = { $who } rend 2 PV ou plus { $figure }
