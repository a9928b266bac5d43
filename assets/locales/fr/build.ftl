# Les rangs, et comment les héros se bâtissent et progressent.

rank-novice = Novice
rank-seasoned = Aguerri
rank-veteran = Vétéran
rank-heroic = Héroïque
rank-legendary = Légendaire
sheet-rank = { $rank }, expérience { $points }
