# Ranks, and how heroes are built and advance.

rank-novice = Novice
rank-seasoned = Seasoned
rank-veteran = Veteran
rank-heroic = Heroic
rank-legendary = Legendary
sheet-rank = { $rank }, experience { $points }
build-title = { $who }: { $rank }, experience { $points }
build-attributes = Attributes
build-skills = Skills
build-hindrances = Hindrances
build-edges = Edges
build-spent = { $spent } of { $given } points
build-cost = { $name } { $level } ({ $points })
build-cost-unlinked = { $name } { $level } ({ $points }, attribute unknown)
build-minor = minor
build-major = major
build-either = minor or major
build-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
build-points-between = { $least } to { $most } points
build-worth = 2 points buy a die of an attribute or an edge, 1 point a die of a skill or twice the money
build-free = { $free ->
    [one] { $count }, of which { $free } is free
   *[other] { $count }, of which { $free } are free
}
build-fits = Advances: { $earned } by experience; the build needs { $needed } of them at least.
build-more = Advances: { $earned } by experience; the build needs { $needed } at least, { $more } more.
build-raises = At least { $raised } dice of attributes came by advances; with one in each rank there would be { $allowed }.
build-left-attributes = Not spent yet: { $points } of the points for attributes.
build-left-skills = Not spent yet: { $points } of the points for skills.
build-next = Next advance at experience { $at } ({ $more } more), as { $rank }: one of these
build-step = { $name } { $from } → { $to }
build-edge = An edge
build-one-skill = One skill
build-two-skills = Two skills
build-unlinked = Attribute unknown
build-new-skill = A skill at d4
build-attribute = An attribute
build-attribute-rank = once in each rank:
build-attribute-legend = every other advance:
build-nobody = Nobody here is built: no Wild Card is on the heroes’ side. A name asks about somebody else.
build-extra = { $who } is an Extra: the rules do not build Extras.
build-other-game = Only Savage Worlds builds heroes from points here.
build-head-rank = rank
build-head-experience = exp.
build-head-attributes = attr.
build-head-skills = skills
build-head-hindrances = hindr.
build-head-edges = edges
build-head-advances = advances
build-listed = { $head }:
build-defaults = Ranks, the attributes of skills, how grave hindrances are and what edges want are defaults: `building` in the file and files of the library change them.
action-build = what heroes cost and may buy
page-build = Heroes: points spent/given, advances needed/earned
page-build-use = ↑↓ whose next advance, PgUp PgDn its lines
