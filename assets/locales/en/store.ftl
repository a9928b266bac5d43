### What can be wrong with a file, and what becomes of files.

## A file as a text

file-of = { $name }: { $text }
file-expected = { $what } was expected
file-a-number = a whole number
file-a-text = a text in double quotes
file-a-boolean = true or false
file-a-word = a word without quotes
file-missing-field = the field `{ $field }` is missing
file-unknown-field = there is no field `{ $found }` here; there are: { $known }
file-unknown-field-near = there is no field `{ $found }` here; perhaps `{ $near }` was meant
file-duplicate-field = the field `{ $field }` is written twice
file-unknown-word-near = `{ $found }` is unknown here; perhaps `{ $near }` was meant
file-unknown-word = `{ $found }` is unknown here; expected is one of: { $known }
file-open-text = this text is never closed: `"` was expected
file-open-comment = this comment is never closed: `*/` was expected
file-ends-early = the file ends here, in the middle
file-goes-on = the end of the file was expected: the encounter is closed already
file-number-too-large = this number is too large or too small
file-bad-escape = this is no valid number or character; write `\\` for a backslash
file-stray = `{ $found }` does not belong here
file-too-deep = too many brackets within brackets
file-too-many-texts = too many texts between quotes; { $most } in one file are allowed
file-too-many-entries = too many entries; { $most } between these brackets are allowed
file-other = this cannot be read ({ $said })

## A file on a disk

file-none = there is no such file
file-folder = this is a folder, not a file
file-no-proper = this is a device or a pipe, not a file; choose another name
file-no-right = no permission
file-too-large = the file is larger than { $limit } MB
file-encoding = the file is written in { $name }; save it as UTF-8
file-not-utf8 = the file is no UTF-8 text
file-nul = the file holds NUL characters: it is damaged, or no UTF-8 text
file-system = the system says: { $said }
file-newer = the file has version { $found }; this program knows versions up to { $known }
file-no-system = the file does not say by which rules it is played; `system: …()` was expected, with one of: { $known }
file-unknown-system = no system is called `{ $found }`{ $maybe }; expected is one of: { $known }

## Wrong values

value-range = { $field } is { $found }; { $least } to { $most } is allowed
value-die = { $field } is "{ $found }"; d4, d6, d8, d10 or d12 is allowed, such as "d8" or "d12+2"
value-damage = "{ $found }" is no damage; expected is one such as "Str+d6", "Str+2" or "2d6+1"
value-card = "{ $found }" is no card; expected is one such as "KS", "10D", "RJ" or "BJ"
value-card-twice = the card { $card } is there twice
value-id-twice = id { $id } belongs to another combatant too
value-no-such-id = { $field } is { $found }; nobody has that id
value-key-twice = "{ $key }" stands twice in { $field }
value-attribute-as-skill = "{ $name }" is an attribute, not a skill
value-score-as-skill = "{ $name }" is a characteristic or an attribute, not a skill
value-like = the library has no stat block "{ $found }"{ $maybe }
value-weapon = the library has no weapon "{ $found }"{ $maybe }; a weapon of your own is a block with a name and damage
value-armour = the library has no armour "{ $found }"{ $maybe }
file-maybe = ; perhaps "{ $near }" was meant
value-too-long = { $field } is too long; { $most } characters are allowed
value-too-many = { $found } combatants are too many; { $most } are allowed
value-wild-group = count: a Wild Card is a single one
value-members = count is { $count }, but { $members } members are written out
value-extra-bennies = bennies: an Extra has none of its own; 0 to 0 is allowed
value-ranges = range: three distances that grow are expected, such as (5, 10, 20)
value-penalty = { $name } takes { $least }…20
value-ranks = building: ranks that begin one after the other are expected, such as (20, 40, 60, 80)

## Remarks that refuse nothing

file-renamed = the name is taken: "{ $name }" becomes "{ $now }"
file-unfamiliar = "{ $word }" is unknown and kept as a note; perhaps "{ $near }" was meant
file-cards-missing = { $count ->
    [one] { $count } card is in nobody’s hand, pile or discard
   *[other] { $count } cards are in nobody’s hand, pile or discard
}
