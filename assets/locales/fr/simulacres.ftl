### SimulacreS : tests à trois ou quatre termes, duels en passes d’armes, blessures zone par zone.
### ⟦…⟧ entoure les mots que l’écran colore.

## Ce qu’un test additionne

sim-body = Corps
sim-heart = Cœur
sim-mind = Esprit
sim-instincts = Instincts
sim-perception = Perception
sim-action = Action
sim-desire = Désir
sim-resistance = Résistance
sim-human = Humain
sim-material = Matériel
sim-natural = Naturel
sim-power = Puissance
sim-speed = Rapidité
sim-precision = Précision
sim-talent-brawling = Bagarre
sim-talent-martial-arts = Arts martiaux
sim-talent-shield = Bouclier
sim-talent-first-aid = Premiers soins
sim-talent-medicine = Médecine
sim-quick = valeur { $number }
sim-comes-to = { $sum } = { $value }

## Zones

sim-head = tête
sim-torso = torse
sim-left-arm = bras gauche
sim-right-arm = bras droit
sim-left-leg = jambe gauche
sim-right-leg = jambe droite

## Pourquoi un test est plus facile ou plus difficile

sim-mod-told = difficulté
sim-mod-malaise = malaise
sim-mod-encumbrance = encombrement
sim-mod-last-point = dernier point
sim-mod-lasting = { $energy } qui dure
sim-mod-aim = visée
sim-mod-dose = dosé
sim-mod-distance = distance
sim-mod-against = contre { $count }
sim-mod-outnumbered = l’adversaire en a d’autres
sim-mod-shield = bouclier
sim-mod-margin = marge de l’autre
sim-mod-wound = PV sous 0

## Les dés, et ce qu’ils donnent

sim-dice = { $faces } ({ $sum })
sim-dice-critical = { $dice }, critique +{ $faces }
sim-dice-power = { $dice }, Puissance +{ $faces }
sim-success = ⟦réussite⟧, MR { $mr }, { $quality }
sim-critical = ⟦réussite critique⟧, MR { $mr }, { $quality }
sim-failure = ⟦échec⟧, ME { $me }, { $quality }
sim-fumble = ⟦échec critique⟧, ME { $me }, { $quality }
sim-excellent = excellent
sim-very-good = très bon
sim-good = bon
sim-normal = normal
sim-almost = presque
sim-bad = mauvais
sim-very-bad = très mauvais
sim-ps = { $count } PS
sim-ep = { $count } EP
sim-paid = payé { $cost }

## À quoi sert un test

sim-who-for = { $who }, { $what }
sim-for-against = contre { $whom }
sim-for-attack = attaque { $whom }, { $weapon }
sim-for-parry = pare { $whom }
sim-for-defend = se défend contre { $whom }
sim-for-faint = pour ne pas s’évanouir ({ $zone })
sim-for-survival = pour survivre ({ $zone })
sim-for-will = résiste
sim-for-repel = repousse
sim-for-aid = premiers soins, { $zone }, { $whom }
sim-for-operate = chirurgie, { $zone }, { $whom }
sim-for-heal = guérit ? ({ $zone })
sim-for-chance = dernière chance

## Le journal

sim-log-pass = ⟦Passe d’armes { $pass }⟧
sim-log-placed = { $who } passe à la place { $place }
sim-log-roll = { $who }. { $sum } : { $dice } : { $outcome }
sim-log-hidden = (secret) { $line }
sim-brief = { $outcome } : { $who }, { $dice }

## Ce qu’annuler défait

sim-undo-pass = passe { $pass }
sim-undo-end = fin de la passe { $pass }
sim-undo-place = place { $whose }
sim-undo-roll = test { $whose }

## Corrections

sim-fact-quick = valeur de tous les tests
sim-fact-scores = tests par ses scores
sim-fact-breath = PS
sim-fact-most-breath = PS au plus
sim-fact-balance = EP
sim-fact-most-balance = EP au plus
sim-fact-points = PV, { $zone }
sim-fact-most-points = PV au plus, { $zone }
sim-fact-protection = protection, { $zone }
sim-fact-lost = { $zone } : zone perdue
sim-fact-not-lost = { $zone } : zone sauve
sim-fact-mastered = { $zone } : handicap maîtrisé
sim-fact-not-mastered = { $zone } : handicap
sim-fact-pool = PV
sim-fact-malaise = cases de malaise à la main
sim-fact-stunned = en syncope
sim-fact-not-stunned = plus en syncope
sim-fact-coma = jours de coma
sim-fact-chance-used = dernière chance utilisée
sim-fact-chance-left = dernière chance disponible
sim-no-shield = sans bouclier
sim-small-shield = petit bouclier
sim-large-shield = grand bouclier

## Pourquoi non

sim-no-pass = Aucune passe d’armes n’est en cours. Commencez-en une.
sim-no-pass-over = Tous ont agi. Vient ensuite une nouvelle passe d’armes.
sim-no-turn = { $who } ne participe pas à cette passe, mais à la suivante.
sim-no-place = Il n’y a pas de place { $place } : l’ordre en compte { $count }.
sim-no-down = { $who } ne peut rien faire maintenant. Un mot de vous y change quelque chose.
sim-no-never = { $talent } est à X chez { $who } : cela échoue sans jet. Prenez un autre talent.
sim-no-domain = « { $said } » n’est ni une Composante, ni un Moyen, ni un Domaine de ce combat. Peut-être { $near } ? Un Domaine à vous s’écrit exprès : set "{ $who }" "domain:{ $said }" 1
sim-no-field = « { $said } » n’est ni un champ, ni une part d’un test, ni un talent de ce combat. Un nouveau talent s’écrit exprès : set "{ $who }" "talent:{ $said }" 1
sim-no-field-near = « { $said } » n’est ni un champ, ni une part d’un test, ni un talent de ce combat. Peut-être { $near } ? Un nouveau talent s’écrit exprès : set "{ $who }" "talent:{ $said }" 1
sim-no-talent = Personne n’a de talent « { $said } ». Peut-être { $near } ? Un nouveau s’écrit exprès : set "{ $who }" "talent:{ $said }" 0
sim-no-energy = { $who } a { $score } en { $energy }, et { $wanted } seraient engagés. Engagez moins.
sim-no-breath = Cela coûte { $cost } PS, et { $who } en a { $left }. Payez en EP, ou engagez moins.
sim-no-balance = Cela coûte { $cost } EP, et { $who } en a { $left }. Payez en PS, ou engagez moins.
sim-no-ep = Les Énergies coûtent { $cost }, et { $ep } EP sont nommés. N’en nommez pas plus que le prix.
sim-no-only-ep = Ce qui dure plus d’une heure se paie en EP seuls : nommez autant d’EP que cela coûte.
sim-no-other = Il n’y a rien d’autre à faire pour cette personne maintenant.
sim-no-option = Le test du cadre n’a pas cette option.
sim-halt-test = Il manque une face du test (deux d6).
sim-halt-further = Il manque la face d’un autre dé (d6).

## L’ordre et l’en-tête : les mots de l’ordre sont courts

sim-state-dying = se meurt
sim-state-coma = coma { $days } j
sim-state-unconscious = sans connaissance
sim-state-stunned = en syncope
sim-state-mad = en état de choc
sim-state-malaise = malaise { $number }
sim-state-lost = { $zone } : zone perdue
sim-state-useless = { $zone } inutilisable
sim-header-before = Avant la première passe
sim-header-rest = La passe { $pass } est finie
sim-header-pass = Passe { $pass }, { $count } à agir

## La fiche

sim-sheet-pr = Pr
sim-sheet-right = D
sim-sheet-left = G
sim-sheet-worn = Pr : { $list }
sim-sheet-pv = PV { $now }/{ $max }
sim-sheet-ps = PS { $now }/{ $max }
sim-sheet-ep = EP { $now }/{ $max }
sim-sheet-malaise = Malaise
sim-sheet-coma = coma
sim-sheet-lasting = { $energy } +{ $points } dure
sim-sheet-burden = encombrement { $number }
sim-build-weak = morphologie faible
sim-build-medium = morphologie moyenne
sim-build-strong = morphologie forte
sim-code-pv = [{ $code }] PV
sim-code-ps = [{ $code }] PS

## Le cadre

sim-box-welcome = { $key } ou Espace : aller. La première passe commence ; la dernière ligne dit toujours ce qui va se faire.
sim-box-turn = { $who } : que faire ?
sim-box-turn-keys = { $attack } une attaque, { $roll } un test, { $other } autre chose
sim-box-pass = Passe d’armes { $pass }
sim-box-over = La passe { $pass } est finie
sim-box-rest = Plus personne n’y agit.
sim-notice-resumed = Passe { $pass }, tout est comme avant.
sim-go-pass = passe { $pass }
sim-go-over = tous ont agi
sim-choice-sum = { $sum } = { $value }
sim-ask-other = { $who } : quoi d’autre ?
sim-ask-place = Place { $whose } dans l’ordre
sim-form-now = { $what } : { $now }
sim-die-further = { $die } de plus
sim-short-act = couper

## Le nom des actions

sim-verb-pass = passe suivante
sim-verb-end = finir la passe
sim-verb-roll = un test
sim-verb-place = place dans l’ordre
sim-verb-number = difficulté
sim-verb-secret = en secret

## Chances

sim-chances = Chances
sim-chances-switched = un cran de plus
sim-chance-success = réussite
sim-chance-critical = critique

## Conseils aux débutants

sim-hint-pass = { $key } commence la passe : les tirs d’abord, puis les coups
sim-hint-dice = de vrais dés ? Tapez leurs deux faces l’une après l’autre

## Ce que seul un fichier peut avoir de faux

value-sim-code = « { $found } » n’est pas un dégât : une colonne de A à K, peut-être avec un nombre, comme "A-3"
value-sim-talent = « { $found } » n’est pas un niveau : un nombre de -4 à 9, ou "X"
