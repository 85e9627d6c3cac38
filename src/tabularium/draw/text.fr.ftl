# Ce que disent tous les jeux.
seat = Joueur { $number }
nobody = personne
# Between a head and the rest of its line.
colon = {" : "}
semicolon = {" ; "}
list = { $most } et { $last }
over = La partie est finie.
wait = { $seat } { $count ->
    [one] réfléchit.
   *[other] réfléchissent.
}
move-done = Terminé
move-ready = Prêt
move-reopen = Modifier ma réponse
move-confirm = Confirmer
move-pass = Passer

event-done = { $seat } a terminé.
event-reopened = { $seat } y réfléchit encore.
event-renamed = Un bot s’appelle désormais { $seat }, car une personne de la table porte son ancien nom.
event-joined = { $seat } rejoint la table.
event-bot-plays = Un bot joue maintenant pour { $seat }.
event-plays-again = { $seat } joue de nouveau.

rule-not-now = Ce coup ne répond pas à la question posée en ce moment.

ending-points = { $count ->
    [one] { $winners } l’emporte.
   *[other] { $winners } se partagent la victoire.
}

# Le terminal.
gesture-label = { $first } : { $then }
tray-missing = Il manque encore { $number }.
tray-surplus = { $number } de trop.
tray-enough = Le compte y est.

term-total = Total
term-score = Score
term-way = { $have } sur { $need }
term-choose = Votre choix
term-help = Un numéro ou un coup en toutes lettres ; ? pourquoi pas, a répondre pour moi, h conseil, u annuler, b plateau, s score, l journal, q quitter, en in English
hint-stands = En l’état, vos chances de gagner sont de { $chance } %.
hint-why = Avec « { $move } », { $what }, par rapport à « { $other } ».
hint-why-later = Avec « { $move } », plus tard dans la partie { $what }, par rapport à « { $other } ».
hint-no-reason = Les autres choix se valent avec « { $move } », autant que le bot puisse compter.
hint-gives-up = En échange, { $what }.
hint-you-have = vous avez { $what }
hint-rival-has = { $rival } a { $what }
hint-term = { $term } ({ $value })
hint-points = { $points } { $count ->
    [one] point
   *[other] points
} de chance
hint-little = un peu
hint-lost = Ce tour coûte { $points ->
    [one] 1 point
   *[other] { $points } points
} de chance (± { $spread }) par rapport au meilleur.
hint-alike = Aussi bon que le meilleur tour, autant que le bot puisse en juger.
hint-talk = « { $move } » augmente vos chances de { $points ->
    [one] 1 point
   *[other] { $points } points
}, si la parole est tenue.
hint-talk-little = « { $move } » ne coûte rien et change peu.
hint-hurried = Il y avait peu de temps pour réfléchir : { $simulations ->
    [one] une simulation
   *[other] { $simulations } simulations
 } au lieu de { $wanted }.
reason-points = { more-many } de points
term-no-hint = Pas de conseil ici : une seule réponse est possible.
term-no-answer = Il n’y a rien à composer ici : choisissez dans la liste.
term-why-not = Impossible pour l’instant :
term-nothing-greyed = Il n’y a pas d’autre coup à expliquer ici.
term-illegal = { $rule ->
    [not-now] « { $move } » est impossible pour l’instant. { $why }
   *[other] « { $move } » est impossible pour l’instant ({ $rule }). { $why }
}
term-unreadable = « { $text } » ne se lit pas comme un coup. Tapez un numéro, ou un coup en toutes lettres comme « { $example } ».
term-no-number = { $count ->
    [one] Il n’y a pas de choix { $number } : il n’y a que le choix 1.
   *[other] Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
}
term-took-back = C’est annulé.
term-undone = { $text } (annulé)
term-curtain = L’écran est pour { $seat }.
term-curtain-undo = { $seat } peut encore annuler son dernier coup avec u.
term-curtain-other = Avec { $number }, { $seat } prend l’écran à la place.
term-step-back = Rien ne vous oblige à décider : Entrée rend l’écran.
term-enter = Appuyez sur Entrée quand personne d’autre ne regarde
feats-of = Exploits { ELIDE("de", $seat) } : { $feats }.
term-bye = À la prochaine. La partie est notée dans { $file }.
term-end = Merci d’avoir joué. La partie est notée dans { $file }.
term-thinking = { $seat } joue…
term-bot = Bot { $number }
term-ply = { $title } : coup { $ply } sur { $last }
term-seen-by = { $where }, du point de vue { ELIDE("de", $seat) }
term-everybody = tous
term-players = { $counts } joueurs, de { $least } à { $most } minutes
term-example = Un exemple, pour apprendre.
term-unfinished = Pas encore fini : il manque des règles.
term-told-undo = { $seat } annule son dernier coup.
term-told-resign = { $seat } abandonne.
term-told-hand = La place { ELIDE("de", $seat) } passe à { $name }.
term-told-rewind = Tous acceptent de revenir au coup { $ply }.

undo-over = La partie est finie : plus rien ne s’annule.
undo-barrier = Votre dernier coup reste : il a tiré ou dévoilé quelque chose, ou clos une étape pour de bon.
undo-nothing = Vous n’avez rien à annuler : vous n’avez pas encore joué, ou quelqu’un a agi depuis.
more-many = { $more ->
    [yes] plus
   *[no] moins
}
more-much = { $more ->
    [yes] plus
   *[no] moins
}
