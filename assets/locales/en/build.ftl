# Ranks, and how heroes are built and advance.

rank-novice = Novice
rank-seasoned = Seasoned
rank-veteran = Veteran
rank-heroic = Heroic
rank-legendary = Legendary
sheet-rank = { $rank }, experience { $points }
