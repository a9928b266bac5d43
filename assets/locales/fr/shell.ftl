# Ce que dit le programme hors de ses écrans.
check-fine = { $file } : rien à redire
faces-left-over = { $count ->
    [one] { $count } face est restée ; tout ce qui a été joué vaut.
   *[other] { $count } faces sont restées ; tout ce qui a été joué vaut.
}
bad-faces = --dice : il fallait des nombres entiers, comme 8,4,2, et non « { $face } ».
bad-size = --screen : il fallait une taille, comme 120x40, et non « { $size } ».
bad-deck = --deck : « { $card } » n’est pas une carte de la pioche ; une carte s’écrit KS, 10D, RJ, BJ, une seule fois.
paths-settings = réglages
paths-library = votre bibliothèque
paths-fights = combats en cours
paths-log = journal du programme
paths-nowhere = nulle part : ce système n’indique pas de dossier personnel
file-changed = { $file } : quelqu’un l’a changé entre-temps, il n’a donc pas été remplacé.
