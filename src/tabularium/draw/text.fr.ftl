# Ce que disent tous les jeux.
seat = Joueur { $number }
nobody = personne
list = { $most } et { $last }
over = La partie est finie.

move-done = Terminé
move-ready = Prêt
move-reopen = Reprendre
move-confirm = Confirmer
move-pass = Passer

event-done = { $seat } a terminé.
event-reopened = { $seat } y réfléchit encore.

rule-not-now = Cela n'a pas sa place dans la décision en cours.

ending-points = { $count ->
    [one] { $winners } l'emporte.
   *[other] { $winners } se partagent la victoire.
}

# Le terminal.
term-total = Total
term-score = Score
term-choose = Votre choix
term-help = Un numéro ou un coup en toutes lettres ; ? pourquoi pas, u annuler, b plateau, s score, l journal, q quitter
term-why-not = Impossible pour l'instant :
term-nothing-greyed = Rien d'autre ne vient à l'esprit ici.
term-bye = À la prochaine. La partie est notée dans { $file }.
term-thinking = { $seat } joue…
term-offered = { $count ->
    [one] Un coup
   *[other] { $count } coups
}
