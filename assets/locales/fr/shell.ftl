# Ce que dit le programme hors de ses écrans.
check-fine = { $file } : rien à redire
faces-left-over = { $count ->
    [one] { $count } face est restée ; tout ce qui a été joué vaut.
   *[other] { $count } faces sont restées ; tout ce qui a été joué vaut.
}
bad-faces = --dice : il fallait des nombres entiers, comme 8,4,2, et non « { $face } ».
bad-size = --screen : il fallait une taille, comme 120x40, et non « { $size } ».
bad-deck = --deck : « { $card } » n’est pas une carte de la pioche ; une carte s’écrit KS, 10D, RJ, BJ, une seule fois.
no-deck = --deck : ce jeu se joue sans cartes.
paths-settings = réglages
paths-library = votre bibliothèque
paths-fights = combats en cours
paths-log = journal du programme
paths-nowhere = nulle part : ce système n’indique pas de dossier personnel
file-changed = { $file } : quelqu’un l’a changé entre-temps, il n’a donc pas été remplacé.
next-fight-title = Le combat suivant
no-data-folder = Il n’y a pas de dossier pour les combats en cours : enregistrez avec Ctrl-S, rien d’autre ne garde ce combat.
not-kept = Ce combat ne peut pas être gardé sur le disque ({ $why }). Il continue ; Ctrl-S écrit ailleurs.
journal-empty = Le journal de ce combat ne dit pas comment il a commencé.
journal-cut = La fin du journal était abîmée ; toutes les étapes d’avant sont là.
journal-damaged = Le journal est abîmé au milieu : { $here ->
    [one] { $here } étape est
   *[other] { $here } étapes sont
} là ; { $lost ->
    [one] { $lost } étape entière
   *[other] { $lost } étapes entières
} d’après ne { $lost ->
    [one] peut pas suivre et reste
   *[other] peuvent pas suivre et restent
} dans { $file }.
journal-folded = Le journal était devenu long : { $steps ->
    [one] la plus ancienne étape ne peut plus être annulée et reste
   *[other] les { $steps } plus anciennes étapes ne peuvent plus être annulées et restent
} dans { $file }.
look-at-nothing = Il n’y a pas de combat en cours à regarder.
journal-newer = Le journal est au format { $found } ; ce programme connaît les formats jusqu’à { $known }. Rien n’a été changé.
fight-in-use = Ce combat est ouvert dans une autre fenêtre (processus { $process }). Fermez-le là-bas, ou regardez seulement : abordage --look
list-round = round { $round }
list-this = ce combat, { $round }
list-file = fichier de rencontre
list-built-in = L’abordage fourni avec le programme
no-terminal = abordage dessine sur un terminal, et il n’y en a pas ici. Sans écran : abordage run FICHIER -c COMMANDE.
settings-unread = Les réglages ne sont pas utilisables, les valeurs par défaut s’appliquent : { $why }
bad-lang = --lang : « { $code } » n’est pas parmi { $known }.
settings-unsaved = Les réglages n’ont pas pu être écrits dans { $file }.
fell-over = abordage est tombé, et c’est sa faute. Le combat est sur le disque jusqu’au dernier pas : relancez-le.
file-there = { $file } existe déjà, avec un autre contenu. { $key } et le même nom encore une fois le remplace
path-line = { $what } : { $place }
file-before-task = « { $file } » précède une commande ; le fichier d’une commande vient après elle
