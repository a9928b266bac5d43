# Comment la suite d’un combat peut tourner.
forecast-no-heroes = Aucun héros n’est debout en vue : il n’y a rien à prévoir.
forecast-no-foes = Aucun adversaire n’est debout en vue : il n’y a rien à prévoir.
forecast-sides = Les héros gagnent { $heroes } % des combats, les adversaires { $foes } % (± { $margin }).
forecast-undecided = { $share } % ne sont pas décidés en { $rounds } rounds.
forecast-rounds = Rounds à partir de maintenant : la moitié des combats finit en { $half }, un sur dix en { $few }, neuf sur dix en { $most }.
forecast-wild-card = { $who } : indemne { $unhurt } %, blessé { $hurt } %, hors de combat { $out } % (mort ou mourant { $dead } %) ; Jetons { $bennies }
forecast-group = { $who } : { $standing } sur { $count } debout à la fin ; tous { $all } %, une partie { $some } %, aucun { $none } %
forecast-extra = { $who } : hors de combat { $out } %
forecast-pool = Réserve du maître de jeu : Jetons { $bennies }
forecast-played = { $fights ->
    [one] { $fights } combat, graine { $seed }
   *[other] { $fights } combats, graine { $seed }
}
forecast-progress = { $done } combats sur { $fights }
forecast-fight = Combat { $number }, graine { $seed }
decimal = { $whole },{ $tenths }
