### Black Powder : la magie sans points de pouvoir, par rituel ou par les cartes contre la banque.

## Ce qui s’est passé

powder-began = { $who } lance { $power } par les cartes : au plus près de { $tn }, la banque peut en annuler { $cancels }
powder-drew = { $who } tire { $card } : { $total } sur { $tn }
powder-bank-drew = la banque tire { $card } : { $total } sur { $tn }
powder-cancelled = { $who } annule { $card } : { $total } sur { $tn }
powder-bank-cancelled = la banque annule { $card } : { $total } sur { $tn }
powder-stood = { $who } s’arrête à { $total } : { $cards }
powder-counted = { $card } pour { $value }
powder-won = ⟦{ $power } réussit⟧ pour { $who } : { $mine } ({ $cards }) contre { $bank }
powder-won-raises = { $raises ->
    [one] ⟦{ $power } réussit avec une Relance⟧ pour { $who } : { $mine } ({ $cards }) contre { $bank } ; { $why }
   *[other] ⟦{ $power } réussit avec { $raises } Relances⟧ pour { $who } : { $mine } ({ $cards }) contre { $bank } ; { $why }
}
powder-bust = ⟦{ $power } échoue⟧ : { $who } a { $mine } ({ $cards }), plus que { $tn }. Rien de pire
powder-lost = { $drains ->
    [one] ⟦{ $power } échappe⟧ à { $who } : la banque l’emporte avec { $bank } contre { $mine } ({ $cards })
   *[other] ⟦{ $power } échappe⟧ à { $who } : la banque l’emporte avec { $bank } contre { $mine } ({ $cards }), avec un 1
}
powder-bank-had = { $total } ({ $cards })
powder-bank-bust = { $total } ({ $cards }), trop
powder-bank-none = aucune carte
powder-feat-exact = le nombre exact
powder-feat-three = trois cartes ou plus
powder-feat-suit = toutes dans la couleur du domaine
powder-feat-joker = un Joker
powder-given-up = { $who } abandonne { $power } en chemin
powder-drained = { $count ->
    [one] ⟦Drain⟧ pour { $who } : { $price }
   *[other] ⟦deux Drains⟧ pour { $who } : { $price }
}
powder-price-fatigue = { $count ->
    [one] un niveau de Fatigue
   *[other] deux niveaux de Fatigue
}
powder-price-harm = { $count ->
    [one] Secoué par le dysfonctionnement
   *[other] Secoué et une Blessure par le dysfonctionnement
}
powder-raises-won = { $raises ->
    [one] { $power } : une Relance attend d’être dépensée par { $who }
   *[other] { $power } : { $raises } Relances attendent d’être dépensées par { $who }
}
powder-raises-spent = { $who } choisit : { $what }
powder-works = { $power } de { $who } prend effet, amélioré : { $what }
powder-gain-range = { $count ->
    [one] portée
   *[other] portée ×{ $count }
}
powder-gain-duration = { $count ->
    [one] durée
   *[other] durée ×{ $count }
}
powder-gain-quantity = { $count ->
    [one] quantité
   *[other] quantité ×{ $count }
}
powder-gain-extent = { $count ->
    [one] étendue
   *[other] étendue ×{ $count }
}
powder-gain-targets = { $count ->
    [one] cibles
   *[other] cibles ×{ $count }
}
powder-gain-ppx = { $count } PPX
powder-range = portée { $yards } yards
powder-duration = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
powder-power-raised = { $power } de { $who } est désormais { $rank }, pour { $paid } PPX ; pour toujours : { $what }
powder-skill-raised = { $skill } de { $who } passe à { $level }, pour { $paid } PPX
log-tired = { $who } est { $now ->
    [0] reposé
    [1] ⟦Fatigué⟧
   *[other] ⟦Épuisé⟧
}
log-collapsed = { $who } ⟦s’effondre⟧ : un troisième niveau de Fatigue

## Ce qu’annuler reprend

undo-casting = { $power } { $whose }
undo-casting-card = la carte { $whose }
undo-casting-stand = l’arrêt { $whose }
undo-casting-bank = le jeu de la banque
undo-raises = les Relances { $whose }
undo-advance = la progression { $whose }

## Pourquoi non

no-powder-off = Cette table ne joue pas Black Powder. Le fichier le dit : black_powder: ().
no-powder-magic = { $who } ne pratique pas la magie Black Powder. Sa fiche dit qui la pratique.
no-powder-power = { $who } n’a pas de pouvoir de ce seul nom : « { $power } ». La fiche dit ce qui est là.
no-powder-target = { $power } vise quelqu’un : nommez la cible avec at=NOM, plusieurs avec une virgule.
no-powder-unskilled = { $who } n’a pas la compétence d’Arcane, et les cartes ne se jouent pas sans elle.
no-powder-domain = { $who } ne possède aucun domaine de { $power } : la forme traditionnelle reste, pas la voie intuitive.
no-powder-not-casting = Personne ne lance de pouvoir par les cartes. « intuitive » commence.
no-powder-casting = { $who } lance déjà un pouvoir par les cartes. Finissez d’abord.
no-powder-stood = Le joueur s’est arrêté : c’est à la banque.
no-powder-not-stood = Le joueur ne s’est pas arrêté, et la banque tire après lui.
no-powder-only-wild = { $who } est un Extra : seuls les Jokers annulent une de leurs cartes.
no-powder-once = { $who } a déjà annulé une carte, et c’est tout.
no-powder-bank-cancels = { $count ->
    [one] La banque peut annuler { $count } carte, une par rang du pouvoir.
   *[other] La banque peut annuler { $count } cartes, une par rang du pouvoir.
}
no-powder-in-hand = { $card } n’est pas parmi ces cartes.
no-powder-card-out = { $card } est déjà sur la table, ou nommée deux fois.
no-powder-pile = Il n’y a plus de carte à tirer.
no-powder-no-cards = Une carte au moins doit compter. Tirez d’abord.
no-powder-value = { $card } ne peut compter { $value } : un As vaut 1 ou 10, un Joker 1 ou plus.
no-powder-raises-first = D’abord les Relances de { $who } : « improve » les dépense, puis le pouvoir fait ses dégâts.
no-powder-raises = Aucune Relance de { $who } n’attend d’être dépensée.
no-powder-too-many = { $count ->
    [0] Aucune Relance n’attend : rien à améliorer.
    [one] { $count } Relance achète { $count } amélioration ou point, pas plus.
   *[other] { $count } Relances achètent { $count } améliorations ou points, pas plus.
}
no-powder-ppx = { $who } a { $have } PPX et il en faut { $needs }.
no-powder-top = { $power } est déjà Légendaire : il n’y a pas de rang au-dessus.
no-powder-gains = Un rang apporte { $count } accumulations définitives : nommez-en { $count }, par exemple range,range,duration,targets.
no-powder-mid-fight = Pouvoirs et compétences s’élèvent entre deux scénarios : avant le premier round, ou le combat fini.

## L’encadré

powder-box = { $who } : { $power } par les cartes
powder-box-mine = { $cards } = { $total } sur { $tn }
powder-box-empty = Aucune carte : { $tn } au plus, au plus près. La banque peut en annuler { $cancels }.
powder-box-at = sur { $whom }
powder-box-other = { $key } change de cible
powder-box-bank = la banque : { $cards } = { $total }
powder-box-bank-empty = la banque n’a pas encore de carte
powder-box-cancelled = annulées : { $cards }
powder-box-over = trop : { $key } annule une carte, sinon le pouvoir échoue
powder-box-keys = { $draw } tire, { $stand } s’arrête, { $cancel } annule, { $real } une carte du vrai paquet
powder-box-keys-extra = { $draw } tire, { $stand } s’arrête, { $real } une carte du vrai paquet
powder-box-bank-keys = Ou { $other } : la banque à la main
powder-box-feats = { $raises ->
    [0] gagner ainsi : aucune Relance
    [one] gagner ainsi : une Relance ({ $why })
   *[other] gagner ainsi : { $raises } Relances ({ $why })
}
powder-odds-stand = s’arrêter
powder-odds-draw = encore une carte
powder-odds-cancel = annuler { $card }
powder-odds-drain = en s’arrêtant : Drain { $drain }
powder-odds-double = en s’arrêtant : Drain { $drain }, dont double { $double }
powder-odds-works = réussit
powder-odds-fails = échoue
powder-raises-title = { $who }, { $power } : Relances
powder-raises-left = { $raises ->
    [one] Une Relance achète une amélioration de ce lancer, ou un PPX pour plus tard.
   *[other] { $raises } Relances : chacune achète une amélioration de ce lancer, ou un PPX pour plus tard.
}
powder-raises-keys = { $other } améliore ce lancer
go-draw = tirer
go-stand = s’arrêter
go-cancel-card = annuler { $card }
go-bank = la banque joue
go-ppx = { $count } PPX
ask-cancel = Quelle carte { $who } annule ?
ask-values = À combien { $who } s’arrête ?
ask-draw = Quelle carte a été tirée ?
ask-gain = Qu’achète une Relance de { $who } ?
other-intuitive = par les cartes : { $power }
other-bank-draw = la banque tire
other-bank-cancel = la banque annule { $card }
other-bank-stand = la banque s’arrête
other-advance = élever { $what } pour { $paid } PPX
state-casts = lance un pouvoir

## Les verbes

verb-intuitive = lancer par les cartes
verb-draw = tirer une carte
verb-cancel = annuler une carte
verb-stand = s’arrêter
verb-bank = la banque joue
verb-improve = dépenser des Relances
verb-advance = progresser par PPX
short-draw = tirer
short-stand = s’arrêter
short-cancel = annuler

## La fiche

powder-sheet = Black Powder : { $skill }, { $source }, { $ppx } PPX
powder-source-occult = forces occultes
powder-source-device = objets
powder-sheet-domains = Domaines : { $list }
powder-sheet-power = { $name } : { $class }, { $rank }{ $more }
powder-class-common = commun
powder-class-open = ouvert
powder-class-closed = fermé
powder-class-legendary = légendaire
powder-sheet-points = pouvoirs : { $cost } PP sur { $points }
fact-ppx = PPX
powder-mod-domain = domaine

## Ce qui ne va pas dans un fichier

value-suit-twice = les domaines { $first } et { $second } ont la même couleur
value-too-many-domains = { $count } domaines, et le rang en permet { $most }
value-one-domain = { $power } doit appartenir à un seul domaine, étant fermé ou légendaire
value-no-domain = { $power } n’appartient à aucun domaine, étant ouvert
value-not-owned = { $power } demande le domaine { $domain }, qui n’est pas possédé
value-not-legendary = { $power } demande le rang Légendaire
value-points = les pouvoirs coûtent { $cost } points de pouvoir, et il y en a { $points }

## Le rituel

powder-ritual-works = ⟦{ $power } réussit⟧ pour { $who }
powder-ritual-raises = { $raises ->
    [one] ⟦{ $power } réussit avec une Relance⟧ pour { $who }
   *[other] ⟦{ $power } réussit avec { $raises } Relances⟧ pour { $who }
}
powder-ritual-fails = ⟦{ $power } échoue⟧ pour { $who }
powder-ritual-box = { $who } : { $power } par le rituel
powder-odds-ritual = Drain { $drain }, dont double { $double } (1 naturel, même réussi)
powder-odds-benny = avec un Jeton : { $works }, Drain { $drain }
other-ritual = par le rituel : { $power }
verb-ritual = lancer par le rituel
go-begin = commencer la partie
ask-powder = { $who } : magie Black Powder
