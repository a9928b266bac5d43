# Les chances avant un jet, et la chance qu’il a eue ensuite.

percent = { $number } %
odds-title = Chances, sans Encaissement
odds-switched = touche si on change
odds-hit = touche
odds-each = chacun touche
odds-anybody = au moins un touché
odds-raise = Relance
odds-success = réussite
odds-critical = Mauvais Œil { $chance }
odds-backlash = contrecoup { $chance }
odds-astray = dévie { $chance } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} au plus, couvre encore le milieu { $covers }
odds-hits = { $hits } touches attendues
odds-with-benny = avec un Jeton : { $chance }
odds-nothing = sans effet
odds-shaken = Secoué
odds-wounds = { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
odds-down = hors de combat
odds-out = hors de combat
odds-stays = le reste
odds-up = se remet
odds-acts = et agit
odds-all-gone = { $wounds ->
    [one] annulée
   *[other] toutes annulées
}
odds-left = reste { $left }
odds-none-gone = aucune annulée
odds-dies = meurt
odds-bleeds = Hémorragie
odds-unconscious = inconscient
odds-up-again = debout
odds-bleeds-on = continue
odds-stops = s’arrête
odds-first = premier
odds-together = ensemble
odds-wins = l’emporte
odds-draws = égalité
odds-reroll = { $key } refait le jet ({ $what }) : réussite { $chance }, reste ¤{ $left }
odds-reroll-raise = { $key } refait le jet ({ $what }) : Relance { $chance }, reste ¤{ $left }
odds-best-target = meilleure cible : { $name }
odds-best-weapon = meilleure arme : { $name }
log-lucky = dés chanceux { $chance }
log-unlucky = dés malchanceux { $chance }
log-no-luck = dés ordinaires
page-matrix = Chances de tous contre tous : toucher, puis mettre hors de combat
page-matrix-use = ←→↑↓ bouger
action-matrix = chances de tous contre tous
notice-no-matrix = Ce jeu n’a pas de tableau des chances.
matrix-corner = attaque
