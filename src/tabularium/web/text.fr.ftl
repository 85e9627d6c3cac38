# Les pages.
skip = Aller au contenu
nav = Principal
nav-rules = Règles
nav-about = À propos
nav-credits = Crédits
nav-developers = API
language = Langue
language-en = English
language-fr = Français
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
connection-lost = La connexion est perdue. Nouvel essai…
connection-back = De nouveau connecté, tout est à jour.

# L'étagère.
shelf-title = L’étagère
shelf-motto = Des jeux romains, complets. Jouez à distance avec des amis, autour de cet écran, ou seul contre des bots.
my-tables = Mes tables
open-tables = Tables ouvertes
your-turn = À vous
finished = Terminée
waiting = En attente
watch = Regarder
free-seats = { $count ->
    [1] Une place libre
   *[other] { $count } places libres
}
players = { $most ->
    [1] { $least } joueur
   *[other] { $least } à { $most } joueurs
}
minutes = { $least } à { $most } min
play-now = Jouer
new-table = Nouvelle table
box-example = Un petit jeu pour se faire la main.
box-unfinished = Encore en chantier : il manque des règles.

# Une nouvelle table.
new-table-lead = Qui s’assied où, et comment joue-t-on ?
seats = Places
seat-kind = Qui
name = Nom
name-any = un Romain
bot-level = Bot
kind-me = moi, ici
kind-here = quelqu’un d’autre sur cet appareil
kind-link = un ami, par un lien
kind-bot = un bot
kind-open = libre pour tous
kind-none = personne
level-plebeian = Plébéien
level-plebeian-how = Plébéien : laisse passer des occasions, bon pour apprendre
level-senator = Sénateur
level-senator-how = Sénateur : tire le meilleur de chaque tour
level-consul = Consul
level-consul-how = Consul : voit plus loin, et prend un instant pour cela
level-dictator = Dictateur
level-dictator-how = Dictateur : pèse chaque réponse pendant une seconde
level-random = au hasard
level-random-how = Au hasard : joue tout ce qui est permis
company = Avec qui
company-others = Avec des amis ou des bots
solo = Solo
solo-hint = Le solo suit les règles solo du jeu ; ses options apparaissent plus bas.
seats-hint = Le lien d’un ami apparaît dès que la table est créée.
options = Options
is-chosen = { $label } : { $choice }
box = Boîte
box-own = celle du jeu
box-other = une autre
choice-yes = oui
choice-no = non
option-players = { $most ->
    [1] Pour un seul joueur.
   *[other] De { $least } à { $most } joueurs seulement.
}
pace-and-door = Rythme et accès
pace = Temps pour décider
pace-none = Sans limite de temps
pace-days = { $count ->
    [1] Un jour par décision
   *[other] { $count } jours par décision
}
pace-hint = Passé ce délai, un bot prend le relais. On peut reprendre sa place à tout moment.
listed = Montrer la table sur l’étagère : chacun peut regarder et prendre une place libre
lay-table = Créer la table
join-title = Une invitation
join-lead = On vous invite à cette table.
join-move = Ce lien déplace la place { ELIDE("de", $name) } vers cet appareil.
join-hint = Ce lien sert une seule fois : il devient votre place sur cet appareil.
take-seat = Prendre la place

# La table.
title-your-turn = ● À vous – { $game }
title-page = { $page } : { $game } – Tabularium
title-table = { $game } – Tabularium
you = vous
to-move = doit jouer
thinks = réfléchit…
hint = Conseil
hint-play = Jouer cela
hint-none = Il n’y a rien à conseiller ici : une seule réponse est possible.
hint-note = Ce qu’un Consul pense de ce que vous pouvez voir. La chance est celle des graphiques ; ce que la recherche y ajoute est indiqué comme une différence entre les tours.
hint-thinks = Un Consul réfléchit à votre tour…
hint-failed = Le bot n’a pas trouvé de conseil à temps. Vous pouvez redemander, ou continuer à jouer.
hint-next = { $number ->
    [1] Revoir le meilleur
    [2] Voir le deuxième meilleur
    [3] Voir le troisième meilleur
   *[other] Voir le numéro { $number }
}
parts = Hasard et jeu
part-start = Au départ
part-luck = Hasard
part-own = Son jeu
part-others = Jeu des autres
parts-note = En points de chance. Les quatre parts font ensemble le résultat. Le hasard est ce que dés et cartes ont apporté, par rapport à tout ce qui pouvait venir, une fois connue la meilleure réponse du joueur suivant. « Son jeu » est sous 0 là où de meilleurs tours ont été manqués.
lessons = Pour progresser
lessons-none = Parmi les tours qui ont le plus compté, aucun n’était nettement moins bon que ce que le bot aurait joué.
lessons-note = Le bot a comparé les tours les plus coûteux avec les siens, dans les mêmes mondes compatibles avec ce que le joueur voyait. Seul ce qui dépasse son propre doute est montré.
lesson-title = Ce qui aurait été meilleur
lesson-better = Mieux :
lesson-played = Joué
lesson-lost = Le tour joué coûte { $points ->
    [one] 1 point
   *[other] { $points } points
} de chance (± { $spread }).
lesson-look = Le voir sur le plateau
analysis = Analyse
analysis-under-way = Un Consul examine cette partie : { $done } % faits.
analysis-failed = L’analyse a échoué.
analysis-again = Réessayer
analysis-note = Les chances sont l’estimation d’un bot à partir de ce que chaque joueur pouvait voir, sans calculer la suite. Les tours sont comparés par une recherche, elle aussi à partir de ce que le joueur pouvait voir.
look-again = Regarder à nouveau
watch-there = Revoir à partir de là
watch-turn = Revoir
watch-turning = Revoir à partir de là : { $seat }, « { $played } »
turning-why = Ce qu’un Consul aurait fait
percent = { $number } %
chances = Les chances au fil de la partie
chances-at = Les chances après le coup { $ply }.
chances-here = Les chances de chacun à ce moment
chances-label = La chance de gagner de chaque joueur, du premier coup au dernier
turning-points = Les tournants
consul-same = Aucun tour nettement meilleur n’a été trouvé.
refused-hint = Les conseils ne sont donnés que là où tous les autres à la table sont des bots.
sits-bot =
    { $level ->
        [plebeian] bot, Plébéien
        [consul] bot, Consul
        [dictator] bot, Dictateur
        [random] bot, au hasard
       *[senator] bot, Sénateur
    }
leaning =
    { $leaning ->
        [soldier] soldat
        [merchant] marchand
        [politician] politique
        [governor] gouverneur
        [priest] prêtre
        [friend] ami fidèle
       *[builder] bâtisseur
    }
stand-now = { $count ->
    [one] 1 point si la partie s’arrêtait là
   *[other] { $count } points si la partie s’arrêtait là
}
stand-ways = Où en est chaque façon de gagner :
stand-of = { $name } : { $short }, { $said }
sits-away = absent, un bot joue
sits-invited = invité
sits-free = libre
resigned = a abandonné
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board = Plateau
panels = Joueurs
score = Score
total = Total
log = Journal
chat = Messages
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-watcher = quelqu’un
send = Envoyer
play = Jouer
undo = Annuler
restart = Recommencer
restart-hint = Reprend tout votre tour.
deeds = Revenir en arrière, conseil, terminer
undo-over = La partie est finie.
undo-nothing = Vous n’avez rien à annuler.
undo-barrier = Quelque chose a été tiré, révélé ou clos pour de bon : cela ne s’annule pas.
undo-watching = Vous ne jouez pas ici.
taken-back = annulé
not-possible = { $count ->
    [1] Une chose est impossible pour l’instant
   *[other] { $count } choses sont impossibles pour l’instant
}
type-move = Écrire un coup
type-move-hint = Plusieurs retouches sur une ligne sont séparées par des points-virgules.
find-move = Chercher un coup
list-fold = Masquer la liste
list-unfold = Montrer la liste
keys-hint = Les touches 1 à 9 choisissent ; les flèches et Entrée aussi.
keys-pass = 0 passe.
keys-done = D termine.
pass-ahead = Passer, et passer encore pendant cette phase
pass-ahead-hint = On ne vous demandera plus rien pendant cette phase. La réponse part pour vous après un moment, pour que son délai n’apprenne rien à personne.
dont-ask = Ne plus me demander : { $what }
dont-ask-hint = Vous n’avez rien fait ici trois fois. Désormais la table répond ainsi pour vous dans cette partie, après un moment, pour que son délai n’apprenne rien à personne. Vous pouvez redemander les questions à tout moment.
unasked = On ne vous demande plus : { $what }. La table répond que vous ne faites rien.
passing-ahead = Vous passez pour le reste de cette phase.
ask-me-again = Me redemander
curtain-prompt = L’écran est partagé. Qui est devant ?
lift-curtain = Je suis { $name }
drop-curtain = Tirer le rideau
bot-plays-for-you = Un bot joue pour vous.
take-back = Reprendre ma place
rewind-asked = { $name } demande à revenir au coup { $ply }.
rewind-yours = Vous avez demandé à revenir au coup { $ply }.
rewind-waits = On attend l’accord { ELIDE("de", $names) }.
rewind-refused = { $name } ne veut pas revenir au coup { $ply }.
rewind-withdraw = Retirer la demande
agree = D’accord
refuse = Refuser
look = Voir
sit-down = S’asseoir
vacant-link = La personne qui ouvre ce lien peut s’asseoir :
invitation-for = Envoyez ce lien à la personne qui doit prendre la place { ELIDE("de", $name) } ; il sert une fois :
invitation-link = Invitation
copy = Copier
copied = Copié
qr-code = Code QR
table-menu = Cette table
watch-link = Pour regarder :
new-link = Nouvelle invitation
move-seat = Vers un autre appareil
hand-to-bot = Laisser jouer un bot
seat-a-bot = Y mettre un bot
resign = Abandonner
resign-sure = Abandonner ? Un bot jouera votre place jusqu’au bout.
leave = Quitter
leave-sure = Quitter la table ? Un bot continue, et l’on ne revient que sur invitation.
see-end = La fin de la partie
to-table = À la table
to-shelf = À l’étagère

# Relecture, fin, dés.
replay = Revoir la partie
ply-of = Coup { $ply } sur { $last }
ply-step = étape { $step } sur { $steps }
ply-first = Au début
ply-move-back = Un coup en arrière
ply-back = Une étape en arrière
ply-run = Dérouler
ply-stop = Arrêter
ply-next = Une étape en avant
ply-move-next = À la fin du coup
speed = Vitesse
ply-last = À la fin
eyes = Vu par
eyes-all = un spectateur
ask-rewind = Demander à tous de revenir au coup { $ply }
ask-rewind-hint = Toutes les personnes de la table doivent être d’accord. Les dés lancés ensuite seront autres.
end-title = La fin
race = La course
race-label = Les points de chaque joueur au fil des tours
in-numbers = En chiffres
feats = À retenir
feat-lead-changes = { $count ->
    [0] La tête n’a jamais changé de mains.
    [one] La tête a changé de mains une fois.
   *[other] La tête a changé de mains { $count } fois.
}
feat-leap = Le plus grand bond : { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $where }.
feat-for-good = { $seat } a pris la tête pour de bon : { $where }.
feat-nearly = Il n’en manquait qu’un à { $seat } pour gagner : { $way }.
feat-margin = { $points ->
    [0] Égalité de points à la fin.
    [1] Un seul point a décidé.
   *[other] { $points } points d’avance à la fin.
}
luck = La chance aux dés
luck-of = { $seat } : { $count ->
    [one] un dé, { $mean }
   *[other] { $count } dés, { $mean } en moyenne
}
luck-note = Un dé juste fait 3,5 en moyenne.
download-record = Télécharger la partie
verify-dice = Vérifier les dés
rematch = Revanche
dice-lead = Tous les dés et mélanges de cette table viennent d’un seul secret. Avant le premier jet, le serveur a publié un engagement qui le lie ; à la fin de la partie le secret est publié, et chacun peut recalculer chaque dé.
dice-commitment = Engagement, publié au début
dice-secret = Secret, publié à la fin
dice-secret-later = sera publié quand la partie sera finie.
dice-seed = Cette table joue avec les dés de la graine { $seed }, pour l’étude.
dice-checked = Rejoué ici
dice-right = La partie est authentique : chaque dé, chaque coup et le résultat.
dice-wrong = Quelque chose ne va pas dans cette partie.
dice-how = Vérifiez vous-même avec le fichier de la partie et la commande

# Règles.
search-rules = Chercher dans les règles
search = Chercher
rules-found = { $count ->
    [0] Rien trouvé.
    [1] Une entrée
   *[other] { $count } entrées
}
rule-count = { $count ->
    [1] Une règle
   *[other] { $count } règles
}
book-rules = Règles
book-rulings = Décisions
book-examples = Exemples
rulings-lead = Là où la règle laisse une question ouverte, voici comment on joue ici, et pourquoi.
round-in-short = Déroulement en bref
sources = D’où viennent les nombres
sources-lead = Pour chaque partie de la boîte : si ses nombres sont dans la règle imprimée, ont été trouvés ailleurs ou choisis par Tabularium.
source-part = Partie de la boîte
source-from = Source
source-rulebook = la règle imprimée
source-found = trouvé ailleurs
source-house = choisi par Tabularium

# À propos.
about-lead = Le Tabularium était le bureau des archives de Rome, et tabula est le plateau. Voici des jeux de plateau complets, avec toutes leurs règles, à jouer dans le navigateur, dans un terminal ou depuis Python.
about-games = Les jeux
about-rights = Les jeux appartiennent à leurs auteurs et éditeurs. Rien de leurs images ni de leurs textes n’est repris ici : achetez leurs boîtes.
about-borrowed = Emprunté, avec nos remerciements
made-by = Un jeu { ELIDE("de", $designers) }, publié par { $publisher }.
drawn-by = Illustrations du jeu imprimé : { $artists }.
credit-icons = Icônes de Lorc, Delapouite et d’autres,
developers-lead = Tout ce qui se fait à une table peut être fait par un programme : une API JSON avec un jeton, et un flux.
developers-session = Une première séance

# Refus.
refused-title = Cela n’a pas marché
refused-Stale = La table a avancé depuis que vous l’avez vue. La voici maintenant.
refused-NotYourTurn = Ce n’est pas à vous.
refused-NotYourSeat = Vous n’êtes pas assis là.
refused-NoSuchTable = Cette table n’existe pas ici : le lien est incomplet, ou il vient d’un autre serveur.
refused-NoSuchInvitation = Ce lien est incomplet, ou l’invitation a déjà servi dans un autre navigateur : chacune sert une fois. Demandez un nouveau lien.
refused-Forged = Cette page était trop ancienne, ou la demande ne venait pas d’ici. Rechargez la page et réessayez.
refused-TooMuch = { $seconds ->
    [1] C’était trop d’un coup. Attendez une seconde et réessayez.
   *[other] C’était trop d’un coup. Attendez { $seconds } secondes et réessayez.
}
refused-BotFailed = Le bot n’a pas répondu. Réessayez dans un instant.
refused-InvalidMove = « { $text } » n’est pas un coup de ce jeu : { $why }
refused-NothingToUndo = Vous n’avez rien à annuler.
refused-options = On ne peut pas jouer ainsi : { $problems }
refused-BadTable = Cette table ne peut pas être créée : une place pour vous, des bots d’un niveau connu, et un rythme de 60 jours au plus.
refused-BadBox = Ce jeu n’offre pas cette boîte : choisissez-en une dans la liste.
refused-over = La partie est finie.
refused-resigned = Cette place a abandonné : son bot continue.
refused-no-bot = Aucun bot ne joue cette place.
refused-bot-plays = Un bot joue cette place : reprenez-la d’abord.
refused-no-proposal = Personne ne demande à revenir en arrière.
refused-no-ply = On ne revient qu’à un coup qui a été joué.
refused-no-window = Il n’y a rien à passer ici.
refused-no-seat = Seuls ceux qui sont assis à la table parlent ici.
refused-no-deed = Cette page ne propose pas cette action.
refused-empty = Écrivez d’abord quelque chose : la ligne est vide.
refused-too-long = C’est trop long : 600 caractères au plus.
refused-record = Le fichier contient les secrets de la partie : il est donné quand elle est finie.
status-404 = Cette page n’existe pas ici.
status-405 = Cette adresse n’accepte pas ce type de requête.
door-address = Cette adresse est trop longue.
door-size = C’est trop long : { $most } Ko au plus.
door-closing = Le serveur s’arrête. Réessayez dans un instant.
door-error = Quelque chose s’est mal passé ici, et ce n’est pas votre faute. Erreur { $number }.

# Ce qui a été vérifié.
checked-rules = Les règles sont celles de cette version.
checked-box = La boîte est celle de la partie.
checked-dice = Les dés sont bien ceux de l’engagement.
checked-moves = Chaque coup est légal.
checked-result = Le résultat est bien celui qui est noté.

plans = { $count ->
    [1] Un plan tout prêt
   *[other] { $count } plans tout prêts
}

# La négociation : offres, promesses, et leur sort.
negotiation = Offres et promesses
negotiation-empty = Rien n’a encore été offert, demandé ni promis.
negotiation-say = Dire autre chose
negotiation-blank = À compléter
negotiation-utter = Le dire
negotiation-marks = Qui est prêt
mark-ready = prêt
mark-talks = discute

# S'y retrouver sur un petit écran.
jump = Parties de la table
arrivals = Invitations et places libres
find-log = Chercher dans le journal
more-tables = { $count ->
    [1] Une table de plus
   *[other] { $count } tables de plus
}
ended-tables = { $count ->
    [1] Une table terminée
   *[other] { $count } tables terminées
}
by-whom = { ELIDE("de", $names) }
your-seat = votre place
your-name = Votre nom
rules-parts = Parties des règles

# Pourquoi des mots ne font pas un coup.
unread-empty = il n’y a rien.
unread-start = un coup commence par { $words }.
unread-missing = après « { $said } », il manque quelque chose. Cela s’écrit ainsi : { $pattern }
unread-word = à la place de « { $said } », il faut « { $word } ». Cela s’écrit ainsi : { $pattern }
unread-surplus = « { $said } » est de trop. Cela s’écrit ainsi : { $pattern }
unread-thing = « { $said } » n’a pas sa place ici. Il y a : { $words }.
unread-number = il faut un nombre au lieu de « { $said } ».
unread-range = le nombre va de { $least } à { $most } ; { $said } n’en est pas.
unread-long = il compte { $length } caractères ; le maximum est de { $most }.
unread-unknown = aucun coup ne porte ce numéro.
unread-chain = seul un coup qui ne montre rien et qui peut être annulé peut être suivi d’un autre sur la même ligne.
unread-row = seules les retouches d’un brouillon peuvent précéder un autre coup.

refused-waiting-for = Ce n’est pas à vous : la table attend { $names }.
refused-players = Ce jeu se joue de { $least } à { $most } joueurs, et non à { $count }.
refused-together = Ces options ne se jouent pas ensemble à { $count ->
    [1] un joueur
   *[other] { $count } joueurs
} : { $options }.
refused-fields = Ceci ne peut être lu : { $fields }
refused-UnknownGame = Il n’y a pas de jeu de ce nom sur l’étagère.
refused-other = Cela ne peut pas se faire ici maintenant.
status-other = Cette demande ne peut pas recevoir de réponse ({ $status }).
wrong-rules = La partie a été jouée selon d’autres règles que celles de cette version.
wrong-box = La boîte n’est pas celle de la partie.
wrong-dice = Les dés ne sont pas ceux annoncés par l’engagement.
wrong-moves = Tous les coups ne se rejouent pas tels qu’ils sont écrits.
wrong-result = Le résultat n’est pas celui qui est noté.
refused-silence = Selon les règles de ce jeu, personne ne parle en ce moment.

# L'interface pour les programmes.
api-list-games = Les jeux de l’étagère.
api-list-tables = Les tables que chacun peut regarder ou rejoindre.
api-create-table = Créer une table. Sans jeton, on en reçoit un nouveau.
api-join = Échanger une invitation contre sa place ; elle sert une fois.
api-sit-down = Prendre une place libre pour tous.
api-see = La table telle que votre place la voit, avec les coups proposés.
api-play = Jouer un coup. 409 : dépassé, ou ce n’est pas à vous ; 422 : une règle l’interdit, ou il est illisible.
api-undo = Annuler sa dernière retouche ou son dernier coup, si rien n’a été révélé depuis.
api-record = Le fichier d’une partie finie, dés compris.
api-stream = La table telle que votre place la voit, maintenant et après chaque changement. Le jeton va dans l’en-tête.

# Les exploits, gardés.
my-feats = Mes exploits
my-feats-lead = Ce que vous avez accompli. Les bots n’obtiennent rien.
my-feats-count = { $count ->
    [one] { $count } accompli sur { $all }
   *[other] { $count } accomplis sur { $all }
}
feat-times = { $count ->
    [one] une fois
   *[other] { $count } fois
}
feat-first = la première le { $date }

tab-log = Journal
tab-talk-room = Messages
tab-panels = Joueurs
tab-scores = Score
tab-words = En texte
tab-menu = Table
tray-laid = Posé
tray-held = À moi
tray-none = rien
touch-next = Touchez maintenant l’un des éléments en pointillé, ou le même à nouveau pour renoncer.
touch-first = Commencez par l’un des éléments éclairés.
touch-dropped = Non pris en compte : cela venait d’apparaître à cet endroit. Appuyez encore.
sound = Sons : dés, pièces de monnaie, pions, votre tour, un message
act-once = Agir aussitôt : toucher une carte ou une tuile fait ce qu’elle propose, sans la montrer d’abord
touch-choose = Lequel de ces coups ?
touch-sure = Oui, jouer
touch-cancel = Non
touch-less = Moins
touch-more = Plus
touch-turn = Tourner
touch-mirror = Retourner
touch-way = Autre chemin
touch-lay = Poser ici
touch-final = On ne pourra pas revenir en arrière.
touch-ends = Cela termine votre tour.
touch-takes = Vous cédez { $things }.
# Jouer loyalement : pendules, avertissements, une place par appareil.
pace-usual = Comme d’habitude : sans limite entre amis, trois jours aux tables ouvertes
pace-clock = Une pendule chacun : { $minutes } min, et { $seconds } s de plus par décision
clock-label = Pendules
warn = Demander à { $name } de jouer
warn-hint = Tout le monde le voit. Un joueur qui n’a pas joué à temps peut perdre sa place.
warned = On demande à { $name } de jouer avant { $when }. Ensuite, l’hôte pourra libérer la place.
free-seat = Libérer la place { ELIDE("de", $name) }
free-sure = Libérer cette place ? Son joueur la perd, et quelqu’un d’autre peut la prendre.
refused-one-seat = Vous avez déjà eu une place à cette table, et chaque personne n’en a qu’une. Seule une table créée pour un écran partagé permet à un appareil d’en tenir plusieurs.
refused-not-idle = On n’attend personne à cette place en ce moment.
refused-no-warning = Demandez d’abord à ce joueur de jouer : il faut un avertissement.
refused-warned = Ce joueur a encore le temps de jouer.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-undone-often = Trop de coups ont été annulés à cette table : celui-ci reste joué.
refused-CantWrite = Le serveur ne peut rien enregistrer en ce moment, donc rien n’a été fait. Réessayez dans un moment.
refused-CantRead = Le serveur ne peut pas joindre sa base de données en ce moment, donc rien n’a été fait. Réessayez dans un moment.
refused-MaybeWritten = Le serveur a perdu sa base de données pendant l’enregistrement : on ne sait pas encore si cela a été fait. Regardez de nouveau dans un moment ; renvoyer la même chose ne fait aucun mal.
refused-OthersFaster = D’autres ont agi à cette table chaque fois que ceci allait être enregistré, donc rien n’a été fait. Réessayez.
refused-TooManyWatchers = Trop de spectateurs depuis votre réseau ; réessayez plus tard.
cant-open-line = La ligne { $line } du journal de cette table est abîmée : la table ne peut pas être ouverte. L’administrateur du serveur peut la rétablir depuis une sauvegarde. Les autres tables ne sont pas touchées.
cant-open-plays = Ce serveur ne rejoue plus la ligne { $line } de cette table comme elle a été écrite : la table ne peut pas être ouverte. L’administrateur peut l’ouvrir avec la version sur laquelle on y a joué.
cant-open-rules = Cette table a été jouée sur une version du serveur plus récente que celle-ci, avec d’autres règles. Réessayez dans un instant : un autre serveur peut l’ouvrir. Les autres tables ne sont pas touchées.
cant-open-box = Cette table a été créée avec une autre boîte, que ce serveur ne peut pas lire : { $problem }
cant-open-box-gone = Cette table a été créée avec une autre boîte, que ce serveur n’a pas gardée. Elle s’ouvre avec la version sur laquelle elle a été créée.
cant-open-game = Cette table joue à { $game }, et ce jeu n’est pas sur cette étagère.
cant-open-damaged = Cette table est abîmée dans les archives et ne peut pas être ouverte. L’administrateur du serveur peut la rétablir depuis une sauvegarde. Les autres tables ne sont pas touchées.
door-host = Ce serveur ne répond pas au nom « { $host } ». Son administrateur peut ajouter ce nom avec --host-name.
ways = Façons de gagner
game-taken-back = { $count ->
    [one] On est revenu une fois en arrière dans cette partie, avec d’autres dés et d’autres cartes ensuite.
   *[other] On est revenu { $count } fois en arrière dans cette partie, avec d’autres dés et d’autres cartes ensuite.
}
kept-offline = Votre coup est gardé et partira quand la connexion sera revenue.
kept-drop = Y renoncer
rules-sheet = Les règles
sheet-close = Retour à la table

# Ce qui s’est passé, au rythme de chacun.
film-skip = Sauter l’animation
film-key = Espace
film-waits = Votre question vient ensuite. Touchez le plateau ou appuyez sur une touche pour y aller.
film-back = Une étape en arrière
film-next = Étape suivante
film-hold = Suspendre ou reprendre
film-again = Revoir la scène
film-steps = étape par étape
film-pace = Rythme de l’animation
film-calm = calme
film-quick = rapide
film-once = sans animation
film-swift = très rapide
summed = Le bilan de chaque manche ou année :
since-your-turn = Depuis votre dernier coup

# Leçons.
learn = Apprendre
guide = Leçon
guide-next = Suivant
guide-do = Jouer pour moi
guide-alone-key = Continuer sans guide
guide-again = Reprendre le guide
guide-home = Et maintenant ?
guide-free = À vous : jouez comme vous voulez. Si vous hésitez, « Jouer pour moi » joue un coup raisonnable.
guide-waits = Les autres jouent. Regardez ce qu’ils font.
guide-alone = Vous jouez sans guide. Cette table reste une leçon : rien n’y compte.
guide-ended = La leçon s’arrête ici. Vous pouvez finir cette partie ou en commencer une vraie.
guide-over = La leçon et sa partie sont finies. Commencez-en maintenant une vraie.
guide-missing = Le guide de cette leçon est illisible. Vous pouvez jouer sans lui.
refused-no-lesson = Cette table n’est pas une leçon.
learn-lesson = Jouer la leçon
learn-lesson-how = Une première partie guidée : la même donne pour tous, une chose à la fois, une dizaine de minutes. Rien ne compte, et vous pouvez arrêter ou continuer sans guide à tout moment.
learn-now = Jouer tout de suite
learn-play = Votre première partie
learn-play-how = Touchez ce qui est éclairé sur le plateau, ou choisissez une ligne de la liste : seul ce que les règles permettent est proposé. À côté de chaque question, « De quoi s’agit-il ? » dit à quoi elle sert. Vous jouez contre des Plébéiens, à qui des choses échappent ; avec des bots seulement, vous pouvez annuler tout coup, et un conseil est à portée de main.
learn-start = Jouer avec les leçons
learn-round = Une manche en images
learn-rules = Toutes les règles
lesson = De quoi s’agit-il ?

# Les personnes : appareils, retour, programmes.
devices-title = Mes appareils
devices-lead = Sur tous les appareils de cette liste, vous êtes la même personne : mêmes places, mêmes exploits, même nom. Aucune inscription n’est nécessaire.
devices-mine = Appareils
device-here = cet appareil
device-today = aujourd’hui
device-seen = vu pour la dernière fois : { $day }
device-unseen = pas vu depuis longtemps
device-name = Nom de l’appareil
device-nameless = un appareil sans nom
name-change = Enregistrer
name-hint = Vos places aux tables en cours portent ce nom. Les parties terminées gardent le nom sous lequel elles ont été jouées.
send-away = Déconnecter
pair-new = Ajouter un appareil
pair-hint = Votre téléphone ou un autre ordinateur joue alors les mêmes places. Il faut avoir les deux appareils sous la main.
pair-link = Lien pour l’autre appareil
pair-open = { $minutes ->
    [one] Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il s’utilise une seule fois, encore une minute.
   *[other] Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il s’utilise une seule fois, encore { $minutes } minutes.
}
pair-stay = Laissez cette page ouverte : on vous demandera ici votre accord avant tout changement.
pair-asks = « { $name } » demande à devenir l’un de vos appareils.
pair-sign = Numéro de cette demande :
pair-compare = N’acceptez que si l’autre appareil affiche le même numéro.
pair-brings = Il a déjà servi à jouer : ses places deviennent aussi les vôtres.
pair-twice = Un second appareil a essayé le même lien et a été refusé. Si ce n’était pas vous, refusez et créez un nouveau lien.
pair-yes = Oui, c’est le mien
pair-no = Non
paired-yes = « { $name } » fait maintenant partie de vos appareils.
paired-no = Vous avez refusé. Rien n’a changé.
paired-late = Le lien a expiré et rien n’a changé. Créez-en un nouveau.
pair-title = Ajouter cet appareil
pair-whose = Ce lien est celui { ELIDE("de", $name) } (« { $device } »).
pair-device = Ce lien a été créé sur « { $device } ».
pair-means = Si vous continuez, cet appareil devient l’un des siens : il joue les mêmes places, et l’autre appareil joue les vôtres. Ne continuez que si les deux appareils sont à vous.
pair-played = Cet appareil a déjà servi à jouer. Ses places, ses tables et ses exploits deviennent ceux de l’autre appareil :
pair-join = Oui, réunir les deux
pair-ask = Ajouter cet appareil
pair-waits = Acceptez maintenant sur « { $device } », si ce numéro y est affiché :
pair-closed = « Mes appareils » ne semble pas ouvert sur « { $device } ». Ouvrez-y cette page : la question s’y trouve.
pair-done = C’est fait : les deux appareils sont maintenant les vôtres.
pair-refused = La demande a été refusée sur l’autre appareil. Rien n’a changé.
pair-late = Personne n’a accepté à temps, et rien n’a changé. Créez un nouveau lien sur l’autre appareil.
pair-own = Cet appareil appartient déjà à la personne qui a créé ce lien. Ouvrez-le sur un autre.
way-back = Si vous perdez vos appareils
words-none = Si vous perdez tous vos appareils, vos places sont perdues, sauf si vous avez noté douze mots.
words-have = Vous avez douze mots. Si vous perdez tous vos appareils, ils vous permettent de revenir.
words-new = Afficher douze mots
words-again = Nouveaux mots (les anciens ne seront plus valables)
words-drop = Supprimer les mots
words-hint = Toute personne qui a ces mots peut jouer vos places. Si quelqu’un les utilise, tous vos appareils l’affichent.
words-yours = Vos douze mots
words-once = Notez-les, dans cet ordre : ils ne sont affichés qu’une fois.
back-title = Revenir à vos tables
back-lead = Saisissez les douze mots que vous avez notés, dans le même ordre. Cet appareil retrouve alors vos places.
back-words = Douze mots
back-hint = En français ou en anglais ; majuscules et accents ne comptent pas.
back-go = Revenir
back-else = Sans les mots
back-device = Sur un autre de vos appareils, ouvrez « Mes appareils », puis « Ajouter un appareil ».
back-host = L’hôte de votre table peut vous donner un nouveau lien vers votre place.
back-count = Il faut douze mots, séparés par des espaces.
back-unknown = Absents de la liste des mots : { $words }. Vérifiez l’orthographe.
back-checksum = Ces mots ne vont pas ensemble : l’un d’eux est faux, ou l’ordre l’est.
back-nobody = Personne n’a ces mots sur ce serveur. Ils ont peut-être été remplacés par d’autres.
passkeys = Clés d’accès
passkeys-lead = Une clé d’accès vous fait revenir avec votre empreinte, votre visage, ou le code d’un appareil ou d’une clé de sécurité.
passkey-since = depuis le { $day }
passkey-new = Ajouter une clé d’accès
passkey-drop = Retirer
passkey-script = Les clés d’accès ont besoin de scripts.
passkey-not-made = Aucune clé d’accès n’a été créée : vous avez annulé, ou cet appareil en a déjà une pour vous.
passkey-not-shown = Aucune clé d’accès n’a servi : vous avez annulé, ou cet appareil n’en a pas pour ce serveur.
back-passkey = Avec une clé d’accès
back-passkey-go = Utiliser ma clé d’accès
told-passkey = Une clé d’accès a été ajoutée sur « { $device } ». Elle peut aussi vous faire revenir. Si ce n’était pas vous, retirez-la sous « Mes appareils ».
refused-own-passkey = Cet appareil a sa propre clé d’accès. Retirez-la d’abord ici, sous « Mes appareils », puis recommencez.
refused-passkey-late = Cette page était ouverte depuis trop longtemps. Recommencez maintenant.
refused-passkey-wrong = Votre navigateur n’a donné aucune clé d’accès utilisable par ce serveur.
refused-passkey-nobody = Personne sur ce serveur n’a cette clé d’accès.
refused-no-passkeys = Les clés d’accès demandent un serveur qui a un nom et https.
refused-no-passkey = Ce n’est pas une de vos clés d’accès.
refused-many-passkeys = Vous avez atteint le nombre maximal de clés d’accès. Retirez-en une d’abord.
programs = Programmes
program-new = Un jeton pour un programme
program-days = Valable
program-make = Créer un jeton
program-hint = Un programme muni de ce jeton joue vos places jusqu’à l’expiration du jeton, et ne peut rien faire d’autre de vos appareils.
program-token = Le jeton
program-once = Copiez-le maintenant : il n’est affiché qu’une fois.
program-ends = jusqu’au { $day }
program-revoke = Révoquer
program-nameless = un programme
days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
my-data = Mes données
data-file = Télécharger tout ce qui me concerne
forget-me = M’oublier
forget-hint = Des bots prennent vos places, vos messages perdent leur auteur, et vos appareils, mots, exploits et jetons sont effacés aussitôt. Les tables dont vous êtes l’hôte passent à la personne qui y joue depuis le plus longtemps. Les parties terminées restent, avec « Seat II » au lieu de votre nom. C’est irréversible.
forget-sure = Je confirme
told-recovered = Quelqu’un est revenu à votre nom sur « { $device } », par un de vos moyens de retour. Si ce n’était pas vous, déconnectez cet appareil et créez de nouveaux mots.
told-added = « { $device } » a été ajouté à vos appareils.
told-words = De nouveaux mots pour revenir ont été créés sur l’un de vos appareils. Si ce n’était pas vous, déconnectez-le.
told-mail = Une adresse de courriel a été confirmée pour les notifications. Un lien qui y est envoyé peut aussi vous faire revenir. Si ce n’était pas vous, désactivez-la sous « Mes notifications ».
told-away = Cet appareil a été déconnecté depuis un autre de vos appareils.
told-read = J’ai lu
table-called = { $game } avec { $names }
refused-NoSuchPairing = Ce lien n’est pas valable, ou ne l’est plus : il s’utilise une seule fois, pendant dix minutes, sur un seul appareil. Créez-en un nouveau sous « Mes appareils » sur l’autre appareil.
refused-TwoHands = Vous avez chacun une place à la même table en cours, et une personne ne peut pas voir deux mains : { $tables }. Quand ces parties seront finies, vous pourrez être réunis.
refused-same-person = Cet appareil est déjà l’un des vôtres.
refused-own-words = Cet appareil a ses propres douze mots. Supprimez-les d’abord ici sous « Mes appareils », puis recommencez.
refused-own-mail = Une adresse de courriel ramène cet appareil à ses propres tables. Désactivez-la d’abord ici sous « Mes notifications », puis recommencez.
refused-careful = Un appareil revenu par les mots, une clé d’accès ou un courriel doit attendre 24 heures pour déconnecter les autres, changer les mots, les clés d’accès ou une adresse de courriel, ou vous faire oublier.
refused-no-device = Vous n’avez pas d’autre appareil de ce genre.
refused-many-devices = Vous avez déjà le nombre maximal d’appareils et de jetons. Déconnectez-en un d’abord.
refused-token-days = Un jeton est valable de 1 à 366 jours.
refused-nobody-asks = Plus aucun appareil ne demande : le lien a expiré ou a déjà eu sa réponse. Créez-en un nouveau.
refused-pair-played = Entre-temps, quelqu’un a commencé à jouer sur l’autre appareil. Créez un nouveau lien et redemandez.
refused-forget-unsure = Rien n’a été effacé : cochez d’abord « Je confirme ».
host-hand-on = Nommer hôte
host-sure = Faire { ELIDE("de", $name) } l’hôte de cette table ? Vous ne pourrez pas reprendre ce rôle sans son accord.
host-gone = L’hôte de cette table n’est pas venu depuis une semaine. Les joueurs peuvent en choisir un autre, si tous sont d’accord :
host-choose = { $name }
host-asked = { $name } propose que { $host } devienne l’hôte de cette table.
host-yours = Vous avez proposé que { $host } devienne l’hôte de cette table.
host-refused = { $name } ne veut pas que { $host } devienne l’hôte.
refused-no-host = Seule une autre personne assise à la table peut en devenir l’hôte.
refused-host-here = L’hôte est venu il y a moins d’une semaine.

# Se retrouver : places perdues, retours en arrière, liens.
you-watch = Vous regardez la partie.
my-seat = L’une de ces places est la mienne
new-link-sure = Créer un nouveau lien vers la place { ELIDE("de", $name) } ? La personne qui l’ouvre joue cette place. Toute la table voit qu’il existe.
bot-meanwhile = Laisser jouer un bot en attendant
bot-meanwhile-sure = Laisser un bot jouer pour { $name }, jusqu’à son retour ?
bot-ask = Demander qu’un bot joue pour { $name }
bot-ask-hint = Les autres doivent être d’accord. Le bot joue jusqu’à ce que la place soit reprise.
bot-asked = { $name } demande qu’un bot joue pour { $absent }, jusqu’à son retour.
bot-yours = Vous avez demandé qu’un bot joue pour { $absent }, jusqu’à son retour.
bot-refused = { $name } ne veut pas qu’un bot joue pour { $absent }.
bot-not-needed = Je suis là : pas de bot
refused-not-absent = Un bot ne peut jouer que pour une autre personne, dans une partie en cours.
refused-nobody-agrees = Il n’y a personne d’autre à cette table qui puisse donner son accord.
refused-is-here = Cette personne est là : demandez-lui de jouer.
link-given = Il existe un nouveau lien vers la place { ELIDE("de", $name) } : la personne qui l’ouvre joue cette place.
ask-back = Demander à reprendre mon dernier coup
ask-back-what = Demander à reprendre : { $what }
rewind-what-asked = { $name } demande à reprendre « { $what } » et tout ce qui a suivi.
rewind-what-yours = Vous avez demandé à reprendre « { $what } » et tout ce qui a suivi.
rewind-what-refused = { $name } ne veut pas reprendre « { $what } ».
decide-by = À décider avant le
left-days = encore # jours
left-hours = encore # h
left-minutes = encore # min
warn-sure = Demander à { $name } de jouer ? Toute la table le voit. Sans coup { ELIDE("de", $name) } d’ici un jour (cinq minutes si des horloges tournent), vous pourrez libérer la place.
reach-machine = Ce lien ne fonctionne que sur cet ordinateur. Pour les autres appareils de votre réseau, lancez le serveur avec --share ; pour tout le monde, indiquez son adresse avec --public-url.
reach-network = Ce lien ne fonctionne que dans votre réseau local (le même Wi-Fi, par exemple).
again-ask = Rejouer avec les mêmes personnes
again-asked = { $name } propose une autre partie.
again-yours = Vous avez proposé une autre partie.
again-refused = { $name } ne veut pas rejouer.
again-ready = La partie suivante est prête, chacun une place plus loin.
again-go = Vers la nouvelle table
refused-not-over = La partie n’est pas encore finie.
is-here = à la table
is-away = pas à la table
is-away-since = pas à la table depuis le { $when }
room-came = { $name } a pris place.
room-title = Salle d’attente
room-lead = Prenez place. La partie commence quand l’hôte le décide.
room-lead-host = Envoyez le même lien à tout le monde. Quand tous sont là, commencez.
room-move = Me placer ici
room-leave = Quitter cette place
room-begin = Commencer
room-bots = Commencer avec des bots aux places libres
room-waits = L’hôte lance la partie ; cette page montre alors la table.
room-invite = Un seul lien pour tous
room-usual = Les règles et options habituelles.
room-gather = D’abord se réunir
room-gather-hint = « D’abord se réunir » ouvre une salle d’attente : un seul lien pour tous, et la partie commence quand vous le décidez. Choisissez « libre pour tous » pour les places de vos amis.
refused-gathering = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-seats-free = Il reste des places libres : attendez quelqu’un, ou commencez avec des bots.

# Mes notifications.
notices-title = Mes notifications
notices-here = Me prévenir quand c’est à moi
notices-lead = Recevez une notification quand c’est à vous et que vous n’êtes pas à la table. Rien n’est activé ici tant que vous ne l’activez pas.
ways-mine = Où vont les notifications
way-mail = Courriel
way-push = Navigateur
way-webhook = Webhook
way-is-on = Activé.
way-is-asked = Pas encore : ouvrez le lien du courriel que nous vous avons envoyé.
way-is-off = Désactivé.
way-test = M’envoyer un essai
way-off = Désactiver
push-title = Dans ce navigateur
push-lead = Une notification s’affiche même si aucune page n’est ouverte ici.
push-on = Activer
push-none = Ce navigateur n’affiche pas de notifications, ou pas à cette adresse : il faut https.
push-ios = Sur iPhone et iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, « Sur l’écran d’accueil »), et ouvrez-la de là.
push-denied = Vous avez bloqué les notifications de ce serveur. Vous pouvez les autoriser dans les réglages de votre navigateur.
mail-title = Par courriel
mail-address = Adresse
mail-on = Utiliser cette adresse
mail-hint = Nous vous envoyons un lien, et n’utilisons l’adresse qu’une fois ce lien ouvert. Personne d’autre ne la voit.
webhook-title = Par webhook
webhook-add = Ajouter un webhook
webhook-url = Adresse (https)
webhook-shape = Format
webhook-on = Activer
webhook-secret = Secret pour vérifier la signature :
webhook-hint = Pour ntfy, Discord, Slack, ou un programme à vous.
shape-json = JSON
shape-text = Texte
shape-ntfy = ntfy
shape-discord = Discord
shape-slack = Slack
when-title = Quand
when-often = Fréquence
when-hourly = Rapidement, au plus une fois par heure
when-daily = Une fois par jour, à partir de { $hour } h
when-zone = Votre fuseau horaire
when-keep = Enregistrer
quiet-title = Vos tables
quiet-on = Aucune notification de cette table
quiet-off = De nouveau les notifications de cette table
sent-title = Ce qui a été envoyé
sent-test = essai
sent-sent = Envoyé.
sent-open = En attente, ou nouvel essai prévu.
sent-failed = Échec ; il n’y aura pas de nouvel essai.
notice-error-bounced = Le serveur de courriel dit que cette adresse ne reçoit pas de courriel.
notice-error-refused = Le serveur de courriel a refusé le message pour le moment.
notice-error-login = Le serveur de courriel n’accepte pas le mot de passe de ce serveur.
notice-error-server = Quelque chose a échoué pendant l’envoi.
notice-error-silent = Le serveur du destinataire n’a pas répondu à temps.
notice-error-tls = La connexion n’a pas pu être chiffrée.
notice-error-no-tls = Le serveur de courriel n’offre pas de chiffrement.
notice-error-away = Le serveur du destinataire n’est pas joignable.
notice-error-no-name = Aucun serveur ne porte ce nom.
notice-error-inside = Cette adresse est dans un réseau privé, que les webhooks n’atteignent pas.
notice-error-address = On ne peut rien envoyer à cette adresse.
notice-error-redirect = Le serveur du destinataire redirige vers une autre adresse ; les redirections ne sont pas suivies.
notice-error-gone = Le serveur du destinataire dit que cette adresse n’existe plus.
notice-error-status = Le serveur du destinataire a refusé la notification.
notice-error-keys = Les clés du navigateur sont inutilisables.
notice-error-not-offered = Ce serveur n’offre plus ce genre de notification.
notice-error-late = Le serveur de courriel a accepté le message trop tard.
notice-error-unknown = La notification est peut-être arrivée : le serveur s’est arrêté pendant l’envoi.
refused-many-ways = Vous avez déjà le nombre maximal d’adresses pour les notifications. Désactivez-en une d’abord.
refused-no-way = Ce n’est pas une de vos adresses pour les notifications.
refused-way-off = Les notifications n’y sont pas activées.
refused-mail-address = Ce n’est pas une adresse de courriel.
refused-webhook-address = Un webhook est une adresse qui commence par https://.
refused-push-keys = Ce navigateur n’a pas donné d’adresse pour les notifications.
refused-zone = Ce fuseau horaire n’existe pas. Exemple : Europe/Paris.
mailed-confirm-title = Un courriel quand c’est à vous
mailed-confirm-lead = Utiliser cette adresse pour vous prévenir quand c’est à vous ?
mailed-confirm-go = Oui, l’utiliser
mailed-confirm-done = Les notifications arrivent maintenant à cette adresse.
mailed-stop-title = Ne plus recevoir de courriels
mailed-stop-lead = Arrêter tous les courriels de ce serveur à cette adresse ?
mailed-stop-go = Ne plus m’écrire
mailed-stop-done = Ce serveur n’écrit plus à cette adresse.
mailed-back-title = Revenir sur cet appareil
mailed-back-lead = Cet appareil a ensuite vos places et vos tables. Vos autres appareils affichent que vous êtes de retour.
mailed-back-go = Revenir ici
mailed-back-sent-title = Un courriel est en route
mailed-back-sent-done = Si quelqu’un utilise cette adresse sur ce serveur, un courriel y est envoyé, avec un lien valable 15 minutes.
mailed-home = Vers les jeux
back-mail = Ou par courriel
back-mail-go = M’envoyer un lien
back-mail-hint = Si vous avez donné à ce serveur une adresse pour les notifications, elle reçoit un lien qui s’utilise une fois.
refused-NoSuchLink = Ce lien n’est pas valable, ou ne l’est plus : chacun s’utilise une fois et peu de temps.

# Tout ce qu’il y a dans la boîte.
contents = Tout ce qu’il y a dans la boîte
contents-short = La boîte
contents-lead = Chaque carte et chaque tuile, et ce qu’elle fait, pour { $count ->
    [1] un joueur
   *[other] { $count } joueurs
}.
contents-search = Chercher dans la boîte
contents-found = { $count ->
    [0] Rien trouvé.
    [1] Une chose
   *[other] { $count } choses
}
contents-shelves = Catégories

# Exercices.
drill = Exercice
drill-title = Que feriez-vous ici ?
drill-of-day = L’exercice du jour
drill-play = Essayer
drill-asks = Que feriez-vous ici ? Répondez sur le plateau ou dans la liste ; rien n’est encore joué.
drill-right = Oui : { $answer }
drill-other = Votre choix : { $answer }. Les bots gagnent plus souvent avec : { $best }.
drill-chance = { $chance } %
drill-how = Les chances de gagner après chaque réponse, selon trois recherches d’un bot. Il peut se tromper, mais la première réponse l’emportait dans les trois.
drill-next = Exercice suivant
drill-again = Réessayer
drill-on = Continuer la partie
learn-drills = { $count } exercices
