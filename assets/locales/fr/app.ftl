### Les mots du programme : touches, actions, questions, avis.

key-space = Espace
key-enter = Entrée
key-esc = Échap
key-tab = Tab
key-back-tab = Maj-Tab
key-backspace = Retour
key-delete = Suppr
key-page-up = PgPréc
key-page-down = PgSuiv
key-home = Début
key-end = Fin

action-go = agir : ce que dit le cadre
action-back = un niveau en arrière
action-undo = annuler
action-redo = rétablir
action-help = les touches
action-palette = ligne de commande
action-find = chercher un nom
action-pane-next = volet suivant
action-pane-previous = volet précédent
action-up = vers le haut
action-down = vers le bas
action-left = replier, ou moins
action-right = déplier, ou plus
action-page-up = une page plus haut
action-page-down = une page plus bas
action-home = tout en haut
action-end = tout en bas
action-fold-all = replier tous les groupes, ou aucun
action-alone = ce volet seul, et retour
action-back-to-line = revenir avant cette ligne
action-dice = qui lance de vrais dés
action-lang = langue
action-mouse = souris
action-open = ouvrir un autre combat
action-new = nouveau combat, mêmes héros
action-restart = recommencer ce combat
action-save = écrire dans un fichier
action-quit = quitter
action-leave = quitter aussitôt
action-suspend = suspendre
action-repaint = redessiner

keys-unknown-verb = Réglages : aucune action ne s'appelle { $verb }
keys-unreadable = Réglages : { $key } n'est pas une touche (pour { $verb })
keys-clash = Réglages : { $key } est demandée par { $first } et par { $second }

dice-word = dés
dice-of = dés : { $player }
dice-empty-here = { $key } lance ici, ou tapez les faces
dice-empty-real = tapez les faces   (aucune ? { $key } : lancer ici)
dice-half = tapez les faces
dice-full = { $key } accepte, Échap efface
dice-asked = { $whose } : tapez les faces.  Encore { $key } : lancer ici
dice-half-typed = Il manque des faces.  Échap efface ce qui est tapé
dice-not-on-it = Le dé attendu n'a pas cette face
dice-in-the-way = Des dés sont tapés : { $key } les accepte, Échap les efface
dice-left-over = Il y a plus de faces que ce jet n'en demande. Rien n'est joué
dice-mine = Vos dés
dice-take = accepter

pane-order = Ordre
pane-log = Journal
pane-tab = { $key } fiche, journal
pane-more = de plus
error-word = Erreur
now-title = Maintenant : { $what }
now-next = puis { $who }
header-players-real = vrais dés pour les joueurs
header-all-real = vrais dés pour tous
header-all-here = tous les dés lancés ici
header-saved = enregistré
header-not-saved = PAS sur le disque
too-small-saved = abordage demande 60×20, ici { $width }×{ $height }. Tout est enregistré.
too-small-unsaved = abordage demande 60×20, ici { $width }×{ $height }. Tout n'est PAS sur le disque !

notice-undo = { $key } annuler : { $what }
notice-undone = Annulé : { $what }.  { $key } rétablir
notice-undone-many = Annulé : { $count ->
    [one] { $count } pas
   *[other] { $count } pas
  }.  { $key } rétablir
notice-redone = Rétabli : { $what }
notice-line = { $key } : revenir avant cette ligne, { $count ->
    [one] { $count } pas
   *[other] { $count } pas
  }
notice-no-line = Choisissez d'abord une ligne du journal : Tab Tab, puis les flèches
notice-nothing-changed = Rien n'a changé
notice-resumed = Round { $round }, { $who } joue, tout est comme avant.
notice-resumed-bare = Round { $round }, tout est comme avant.
notice-saved = Écrit dans { $path }
notice-not-written = Rien d'écrit : { $reason }. Le combat continue ; { $key } écrit ailleurs
notice-players-real = Les joueurs lancent de vrais dés, le reste est lancé ici
notice-all-real = Tous les dés sont vrais : tapez leurs faces
notice-all-here = Tous les dés sont lancés ici
notice-language = français
notice-mouse-on = La souris sert ici
notice-mouse-off = La souris sert au terminal
notice-by-turns = Espace et Entrée à tour de rôle : l'autre touche
notice-not-found = Personne ne s'appelle ainsi
notice-only-options = Seulement parmi les options : d'abord { $key }
notice-no-text = Cela n'a pas de forme écrite
hint-word = astuce

overlay-help = Touches
overlay-help-use = tapez pour chercher, { $key } exécute
overlay-palette = Commandes
overlay-palette-use = Tab complète, { $key } exécute
overlay-number = chiffres, ← →, { $key }
overlay-number-or = chiffres : combien ; lettres : un autre
overlay-choice = une lettre, ou ↑↓ et { $key }
overlay-text = { $key } accepte, Échap garde le texte
overlay-fights = Quel combat ?
overlay-fights-use = tapez pour chercher, ou un fichier ; { $key } ouvre
overlay-new = Nouveau combat
overlay-new-use = { $key } change ; la dernière ligne commence
overlay-save = Écrire dans
overlay-save-use = { $key } écrit (tout est déjà sur le disque)
overlay-find = Chercher
overlay-find-use = { $key } y reste, Échap revient
overlay-quit = Quitter ?
overlay-quit-line = Tout est enregistré. { $key } quitte, Échap reste.
overlay-quit-unsaved = Tout n'est PAS sur le disque ! { $key } quitte quand même, Échap reste.
section-now = possible
section-not-now = pas maintenant
foot-choose = accepter
foot-back = retour
foot-switch = changer
foot-row = ligne
foot-change = valeur
foot-fold = replier
foot-letter = lettre
new-heroes = mêmes héros
new-wounds = avec leurs Blessures
new-bennies = avec leurs Jetons
new-deck = la pioche comme elle est
new-begin = commencer
open-new = nouveau combat…
field-now = { $takes }, maintenant { $now }

hint-deal = { $key } distribue les cartes et ouvre le round
hint-target = { $key } prend une autre cible, { $more } montre tous les modificateurs
hint-dice = de vrais dés ? Tapez les faces dans l'ordre ; la plus haute relance
hint-benny = { $key } dépense un Jeton pour ce que dit le cadre
hint-soak = { $key } encaisse : un Jeton et un jet de Vigueur
hint-undo = { $key } reprend un pas, autant de fois qu'il faut
hint-sheet = { $key } va à la fiche et au journal
hint-correction = Maj et une lettre : votre parole. S Secoué, W Blessures, B Jetons
hint-joker = un Joker agit quand il veut : { $key }
hint-help = { $key } montre toutes les touches ; tapez pour chercher
ask-which-counts = Le fichier de ce combat a changé depuis. Lequel compte ?
action-keep-fight = le combat, là où il en était
action-take-file = le fichier tel qu’il est ; le combat reste dans la liste
