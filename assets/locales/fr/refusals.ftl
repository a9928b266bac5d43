### Pourquoi non : chaque refus dit la règle et la solution.

no-shaken = { $count ->
    [one] { $who } est Secoué : actions gratuites seulement. D’abord le jet d’Âme, ou un Jeton.
   *[other] { $who } sont Secoués : actions gratuites seulement. D’abord le jet d’Âme, ou un Jeton.
}
no-spent = { $count ->
    [one] { $who } vient de se remettre sans Relance : pas d’action ce round. Une Relance, ou un Jeton, l’aurait permise.
   *[other] { $who } viennent de se remettre sans Relance : pas d’action ce round. Une Relance, ou un Jeton, l’aurait permise.
}
no-down = { $count ->
    [one] { $who } est hors de combat et ne peut agir. Une correction peut l’y remettre.
   *[other] { $who } sont hors de combat et ne peuvent agir. Une correction peut les y remettre.
}
no-target-down = { $count ->
    [one] { $who } est déjà hors de combat. Choisissez une autre cible.
   *[other] { $who } sont déjà hors de combat. Choisissez une autre cible.
}
no-on-self = { $count ->
    [one] { $who } ne peut se prendre pour cible. Choisissez quelqu’un d’autre.
   *[other] { $who } ne peuvent se prendre pour cible. Choisissez quelqu’un d’autre.
}
no-weapon = { $count ->
    [one] { $who } n’a pas d’arme nommée « { $name } ». Sa fiche dit ce qui est là.
   *[other] { $who } n’ont pas d’arme nommée « { $name } ». Leur fiche dit ce qui est là.
}
no-shots = { $count ->
    [one] Cette arme ({ $who }) tire { $count } coup à la fois, pas plus. Tirez-en moins.
   *[other] Cette arme ({ $who }) tire { $count } coups à la fois, pas plus. Tirez-en moins.
}
no-range = Cette arme ({ $who }) ne sert qu’au corps à corps : sans portée, ou avec une autre arme.
no-only-ranged = « { $option } » ne compte que pour les tirs et les lancers. Enlevez-le, ou prenez une arme à distance.
no-only-melee = « { $option } » ne compte qu’au corps à corps. Enlevez-le, ou changez d’arme.
no-not-with = « { $one } » et « { $other } » ne vont pas ensemble. Laissez l’un des deux.
no-edge = { $many ->
    [one] { $who } n’a pas « { $edge } », qu’il faut pour cela. Faites autre chose.
   *[other] { $who } n’ont pas « { $edge } », qu’il faut pour cela. Faites autre chose.
}
no-automatic = Cette arme de { $who } ne le peut pas : elle ne tire pas en rafale, ou se recharge à chaque tir. Prenez-en une autre.
no-targets = { $count ->
    [one] Cette attaque de { $who } ne touche qu’une cible. Plusieurs : sweep, frenzy, burst, rapid=2, suppress, area=small ou une seconde arme.
   *[other] Cette attaque de { $who } touche { $count } cibles au plus. Nommez-en moins.
}
no-resist = { $many ->
    [one] Rien ne menace { $who } qu’un jet pourrait éviter.
   *[other] Rien ne menace { $who } qu’un jet pourrait éviter.
}
no-stray = Aucun gabarit n’a dévié. Lancez-en un d’abord.
no-left-out = Cette table joue sans { $rule } : les options de la rencontre l’écartent (combat: without). Faites autrement.
no-engagements = Cette table joue sans engagements. Les options de la rencontre les activent.
no-near = À cette table, une cible à terre garde son abri de près aussi. Les options de la rencontre le changent (combat: prone_near).
no-cover = Un obstacle est ce qui donne un couvert : dites aussi cover=minor ou cover=substantial.
no-wide = Aucun tir ne s’est perdu.
no-bystanders = Un dé choisit entre { $most } au plus. Nommez-en moins.
no-lethal = { $who } n’a rien de mortel en main. Nommez une arme.
no-helpless = { $who } n’est pas sans défense, ou déjà hors de ce monde. `helpless` le dit de qui est debout.
no-other-side = { $who } et { $whom } ne sont pas du même côté. Nommez quelqu’un de son côté.
no-skill = « { $said } » n’est ni un champ ni un Trait connu. Le fichier peut ajouter une compétence à lui.
no-skill-near = « { $said } » n’est ni un champ ni un Trait connu. Peut-être { $near } ?
no-same-side = { $who } et { $whom } sont du même côté. Nommez un adversaire.
no-engaged = { $who } et { $whom } sont déjà au corps à corps.
no-not-engaged = { $many ->
    [one] { $who } n’est au corps à corps avec personne là. Engagez d’abord.
   *[other] { $who } ne sont au corps à corps avec personne là. Engagez d’abord.
}
no-free-attack = { $many ->
    [one] { $who } n’a pas d’attaque gratuite en ce moment.
   *[other] { $who } n’ont pas d’attaque gratuite en ce moment.
}
no-wild-die = Le dernier jet n’a pas de dé Joker qui puisse compter pour ce résultat. Il faut une attaque à plusieurs dés sans ses dégâts.
no-of-target = « { $said } » ne se dit pas d’une seule cible. Entre parenthèses : mod, range, cover, called, gang, prone, unarmed.
no-hit = Aucun coup n’attend ses dégâts. D’abord une attaque qui touche, ou des dégâts annoncés par la table.
no-damage-rolled = Les dégâts ne se relancent pas, sauf avec { $edge }. Seuls les jets de Trait se relancent.
no-reroll = Aucun jet à relancer. Un Jeton s’emploie juste après un jet de Trait.
no-their-roll = Le dernier jet n’est pas celui { $whose }. Seul le lanceur peut relancer.
no-benny = { $who } n’a plus de Jeton. Le MJ peut en donner un.
no-pool = La réserve du MJ est vide : pas de Jeton pour un Extra. On peut la remplir.
no-purse = { $count ->
    [one] { $who } n’a pas de Jetons : un Extra n’en a pas à lui. La réserve du MJ paie pour lui.
   *[other] { $who } n’ont pas de Jetons : un Extra n’en a pas à lui. La réserve du MJ paie pour eux.
}
no-soak = { $count ->
    [one] { $who } n’a pas de Blessure fraîche à encaisser. L’Encaissement suit le coup, avant toute autre chose.
   *[other] { $who } n’ont pas de Blessure fraîche à encaisser. L’Encaissement suit le coup, avant toute autre chose.
}
no-not-shaken = { $count ->
    [one] { $who } n’est pas Secoué : rien à surmonter.
   *[other] { $who } ne sont pas Secoués : rien à surmonter.
}
no-tried = { $count ->
    [one] { $who } a déjà fait son jet d’Âme ce tour-ci. Un Jeton peut encore lever l’état Secoué.
   *[other] { $who } ont déjà fait leur jet d’Âme ce tour-ci. Un Jeton peut encore lever l’état Secoué.
}
no-not-down = Rien n’a mis { $who } à terre : pas de jet de Vigueur à faire.
no-not-bleeding = { $who } n’a pas d’Hémorragie : aucun jet à faire.
no-fate = Aucun Extra { $whose } n’attend son sort : personne n’est tombé, ou on le sait déjà.
no-not-dealt = Aucune carte n’est distribuée. D’abord la donne.
no-round-over = Tous ont agi. Vient ensuite la donne d’un nouveau round.
no-holding = { $count ->
    [one] { $who } retient déjà son action. Elle peut servir à tout moment.
   *[other] { $who } retiennent déjà leur action. Elle peut servir à tout moment.
}
no-acted = { $count ->
    [one] { $who } a agi ce round, ou commencé : trop tard pour retenir. Au prochain round.
   *[other] { $who } ont agi ce round, ou commencé : trop tard pour retenir. Au prochain round.
}
no-not-free = { $count ->
    [one] { $who } ne retient pas d’action et n’a pas de Joker à jouer. Sa carte l’appellera.
   *[other] { $who } ne retiennent pas d’action et n’ont pas de Joker à jouer. Leur carte les appellera.
}
no-its-turn = C’est déjà le tour { $whose } : il suffit d’agir.
no-not-acting = { $count ->
    [one] { $who } n’agit pas : on n’interrompt que celui dont c’est le tour. En ce moment : { $current }.
   *[other] { $who } n’agissent pas : on n’interrompt que celui dont c’est le tour. En ce moment : { $current }.
}
no-not-acting-nobody = { $count ->
    [one] { $who } n’agit pas : on n’interrompt que celui dont c’est le tour. Personne n’agit ; qui retient son action peut agir tout de suite.
   *[other] { $who } n’agissent pas : on n’interrompt que celui dont c’est le tour. Personne n’agit ; qui retient son action peut agir tout de suite.
}
no-out-of-cards = Il faut plus de cartes que le paquet n’en a. Retirez quelqu’un, ou groupez les Extras.
no-card-out = { $card } est déjà devant quelqu’un, ou nommée deux fois. Nommez une autre carte.
no-too-many-cards = { $count ->
    [one] { $count } carte de trop : on en distribue moins. Enlevez la dernière.
   *[other] { $count } cartes de trop : on en distribue moins. Enlevez les dernières.
}
no-hidden = { $count ->
    [one] { $who } est caché et n’a pas de carte. Il faut d’abord le mettre en vue.
   *[other] { $who } sont cachés et n’ont pas de carte. Il faut d’abord les mettre en vue.
}
no-only-wild = { $count ->
    [one] { $who } est un Extra : c’est réservé aux Jokers. Un Extra est Secoué ou hors de combat.
   *[other] { $who } sont des Extras : c’est réservé aux Jokers. Un Extra est Secoué ou hors de combat.
}
no-whole-group = Cela vaut pour tout le groupe { $who }, pas pour un seul. Nommez le groupe sans numéro.
no-not-a-group = { $who } est un Joker : personne ne s’y ajoute. Ajoutez un combattant à part.
no-too-many = Un groupe de { $count }, c’est impossible : un au moins, { $most } au plus.
no-name-taken = Quelqu’un s’appelle déjà « { $name } ». Choisissez un autre nom.
no-name = Un nom a besoin de lettres. Tapez-en un.
no-loaded = Rien à recharger, { $who } : l’arme est prête, ou ne se recharge pas.

## Options d’une attaque

option-gang = surnombre
option-wild = attaque totale
option-unarmed = cible désarmée
option-cover = couverture
option-aim = visée

## Ce que tout système peut refuser

no-such-name-near = Personne ne s’appelle « { $said } ». Peut-être { $near } ?
no-such-name = Personne ne s’appelle « { $said } ». Une partie du nom suffit.
no-one-name = « { $said } » peut être { $among }. Donnez une plus grande partie du nom.
no-such-member = { $count ->
    [one] { $name } n’a que { $count } membre : #1.
   *[other] { $name } a { $count } membres : de #1 à #{ $count }.
}
fight-is-full = Un combat a { $most } combattants au plus.
no-such-template = La bibliothèque n’a rien sous « { $name } ». La liste montre ce qu’il y a.
no-undo = Il n’y a plus rien à annuler.
no-redo = Il n’y a plus rien à rétablir.
list-or = { $items } ou { $last }

## Commandes qui n’en sont pas

misuse-verb = Il n’y a pas de commande « { $verb } ».
misuse-verb-near = Il n’y a pas de commande « { $verb } ». Peut-être « { $near } » ?
misuse-missing = « { $verb } » a aussi besoin de { $field }.
misuse-surplus = « { $verb } » n’a pas de place pour « { $word } ». Enlevez-le.
misuse-value = « { $value } » ne va pas pour { $field } : on attend { $expected }.
misuse-twice = { $field } est donné deux fois. Une suffit.
misuse-quote = Une citation n’est pas fermée : encore un " à la fin.

## Dés

halt-trait = Il manque une face pour le dé de Trait ({ $die }).
halt-trait-of = Il manque une face pour le dé de Trait ({ $die }), { $member }.
halt-wild = Il manque une face pour le dé Joker ({ $die }).
halt-wild-of = Il manque une face pour le dé Joker ({ $die }), { $member }.
halt-strength = Il manque une face pour le dé de Force ({ $die }).
halt-weapon = Il manque une face pour un dé de l’arme ({ $die }).
halt-raise = Il manque une face pour la Relance ({ $die }).
halt-table = Il manque une face pour la table ({ $die }).
halt-again = { $asked } C’est un As : encore une fois.
halt-impossible = Un { $die } n’a pas de face { $face } : de 1 à { $sides }.
halt-faces = Ici il faut les dés eux-mêmes, face par face : un total ne suffit pas.
refuse-one-of-a-kind = { $name } est un Joker et se joint seul : ajoutez chacun à part, avec son nom.
