### Ce qui peut clocher dans un fichier, et ce que deviennent les fichiers.

## Un fichier comme texte

file-of = { $name } : { $text }
file-expected = il faut ici { $what }
file-a-number = un nombre entier
file-a-text = un texte entre guillemets droits
file-a-boolean = true ou false
file-a-word = un mot sans guillemets
file-missing-field = il manque le champ `{ $field }`
file-unknown-field = il n’y a pas de champ `{ $found }` ici ; il y a : { $known }
file-unknown-field-near = il n’y a pas de champ `{ $found }` ici ; peut-être `{ $near }`
file-duplicate-field = le champ `{ $field }` est écrit deux fois
file-unknown-word-near = `{ $found }` est inconnu ici ; peut-être `{ $near }`
file-unknown-word = `{ $found }` est inconnu ici ; il faut l’un de ceux-ci : { $known }
file-open-text = ce texte n’est jamais fermé : il faut `"`
file-open-comment = ce commentaire n’est jamais fermé : il faut `*/`
file-ends-early = le fichier s’arrête ici, au beau milieu
file-goes-on = il faut ici la fin du fichier : la rencontre est déjà fermée
file-number-too-large = ce nombre est trop grand ou trop petit
file-bad-escape = ce n’est ni un nombre ni un caractère valable ; écrire `\\` pour une barre oblique inverse
file-stray = `{ $found }` n’a rien à faire ici
file-too-deep = trop de parenthèses les unes dans les autres
file-too-many-texts = trop de textes entre guillemets ; { $most } au plus dans un fichier
file-too-many-entries = trop d’entrées ; { $most } au plus entre ces parenthèses
file-other = ceci est illisible ({ $said })

## Un fichier sur un disque

file-none = ce fichier n’existe pas
file-folder = c’est un dossier, pas un fichier
file-no-proper = ceci est un périphérique ou un tube, pas un fichier ; choisissez un autre nom
file-no-right = accès refusé
file-too-large = le fichier dépasse { $limit } Mo
file-encoding = le fichier est écrit en { $name } ; l’enregistrer en UTF-8
file-not-utf8 = le fichier n’est pas un texte UTF-8
file-nul = le fichier contient des caractères NUL : il est abîmé, ou n’est pas un texte UTF-8
file-system = le système répond : { $said }
file-newer = le fichier est de la version { $found } ; ce programme connaît les versions jusqu’à { $known }
file-no-system = le fichier ne dit pas selon quelles règles on joue ; il faut `system: …()`, avec l’un de ceux-ci : { $known }
file-unknown-system = aucun système ne s’appelle `{ $found }`{ $maybe } ; il faut l’un de ceux-ci : { $known }

## Valeurs impossibles

value-range = { $field } vaut { $found } ; il faut de { $least } à { $most }
value-die = { $field } vaut "{ $found }" ; il faut d4, d6, d8, d10 ou d12, par exemple "d8" ou "d12+2"
value-damage = "{ $found }" n’est pas un dégât ; il faut par exemple "Str+d6", "Str+2" ou "2d6+1"
value-card = "{ $found }" n’est pas une carte ; il faut par exemple "KS", "10D", "RJ" ou "BJ"
value-card-twice = la carte { $card } est là deux fois
value-id-twice = l’id { $id } est aussi celui d’un autre combattant
value-no-such-id = { $field } vaut { $found } ; personne n’a cet id
value-key-twice = "{ $key }" est deux fois dans { $field }
value-attribute-as-skill = "{ $name }" est un attribut, pas une compétence
value-score-as-skill = « { $name } » est une caractéristique ou un attribut, pas une compétence
value-like = la bibliothèque n’a pas de profil "{ $found }"{ $maybe }
value-weapon = la bibliothèque n’a pas d’arme "{ $found }"{ $maybe } ; une arme à vous est un bloc avec son nom et ses dégâts
value-armour = la bibliothèque n’a pas d’armure "{ $found }"{ $maybe }
file-maybe = {" "}; peut-être "{ $near }"
value-too-long = { $field } est trop long ; { $most } caractères au plus
value-too-many = { $found } combattants, c’est trop ; { $most } au plus
value-wild-group = count : un Joker est toujours seul
value-members = count vaut { $count }, mais { $members } membres sont écrits
value-extra-bennies = bennies : un Extra n’en a pas à lui ; il faut de 0 à 0
value-ranges = range : il faut trois distances croissantes, par exemple (5, 10, 20)
value-penalty = { $name } prend { $least }…20
value-ranks = building : il faut des rangs qui commencent l’un après l’autre, par exemple (20, 40, 60, 80)

## Remarques qui n’empêchent rien

file-renamed = le nom est pris : "{ $name }" devient "{ $now }"
file-unfamiliar = "{ $word }" est inconnu et gardé en note ; peut-être "{ $near }"
file-cards-missing = { $count ->
    [one] { $count } carte n’est ni en main, ni dans la pioche, ni dans la défausse
   *[other] { $count } cartes ne sont ni en main, ni dans la pioche, ni dans la défausse
}
