# Ce que dit 44 BCE en français.

# -- noms
recruit-quaestor = Quaestor
recruit-aedile = Aedilis
recruit-praetor = Praetor
recruit-senator = Senator
recruit-consul = Consul
recruit-censor = Censor
recruit-legionary = Legionarius
recruit-centurion = Centurion
recruit-aquilifer = Aquilifer
recruit-decurion = Decurio
recruit-legate = Legatus
recruit-primus_pilus = Primus Pilus
recruit-cliens = Cliens
recruit-equester = Equester
recruit-sacerdos = Sacerdos
recruit-mercator = Mercator
recruit-patrician = Patricius
recruit-vestal = Vestalis
recruit-lictor = Lictor
ability-quaestor = Récupérez 1 influence politique dans votre stock.
ability-aedile = +2 charisme en politique.
ability-praetor = +1 charisme en politique.
ability-senator = Aucune capacité.
ability-consul = +1 charisme en politique.
ability-censor = Gagnez 2 Imperium.
ability-legionary = +1 charisme en militaire.
ability-centurion = Récupérez 1 influence de soutien dans votre stock.
ability-aquilifer = Placez 1 soutien de la réserve sur votre prochaine ambition en militaire.
ability-decurion = S'il n'apporte aucune autorité : il revient face visible sur votre plateau lors de l'interruption (pas en année 6).
ability-legate = +1 charisme en militaire.
ability-primus_pilus = Placez 1 soutien de la réserve sur votre prochaine ambition en militaire.
ability-cliens = Placez 1 soutien de la réserve sur votre prochaine ambition en social.
ability-equester = +1 autorité en social si vous avez joué plusieurs Equester.
ability-sacerdos = Récupérez 1 loyauté dans votre stock.
ability-mercator = S'il apporte au moins 1 autorité : récupérez 1 Denarius.
ability-patrician = Récupérez 1 influence du type de votre choix.
ability-vestal = Si elle n'apporte aucune autorité : elle revient face visible sur votre plateau lors de l'interruption (pas en année 6).
ability-lictor = +1 charisme dans le domaine où il est joué. 1 Imperium en fin de partie dans le Collegium.
structure-forum = Forum
structure-castrum = Castrum
structure-villa = Villa
structure-temple = Temple
structure-macellum = Macellum
structure-aerarium = Aerarium
structure-basilica_aemilia = Basilica Aemilia
structure-regia = Regia
structure-tabularium = Tabularium
structure-ludus_magnus = Ludus Magnus
structure-horreum = Horreum
structure-rostra = Rostra
structure-carcer = Carcer
structure-navalia = Navalia
structure-thermae_agrippae = Thermae Agrippae
structure-porticus_octaviae = Porticus Octaviae
structure-theatrum_marcelli = Theatrum Marcelli
structure-campus_martius = Campus Martius
structure-circus_flaminius = Circus Flaminius
structure-horrea_agrippiana = Horrea Agrippiana
structure-templum_divi_iulii = Templum Divi Iulii
structure-ara_martis = Ara Martis
structure-basilica_iulia = Basilica Iulia
structure-pantheon = Pantheon
structure-forum_augustum = Forum Augustum
structure-aqua_virgo = Aqua Virgo
structure-saepta_iulia = Saepta Iulia
structure-castra_urbana = Castra Urbana
structure-mausoleum_augusti = Mausoleum Augusti
structure-arcus_augusti = Arcus Augusti
structure-bibliotheca_apollinis = Bibliotheca Apollinis
structure-statue_jupiter = Statue de Jupiter
structure-statue_minerva = Statue de Minerve
structure-statue_mars = Statue de Mars
structure-statue_ceres = Statue de Cérès
structure-statue_vulcan = Statue de Vulcain
structure-statue_mercury = Statue de Mercure
structure-statue_juno = Statue de Junon
structure-statue_fides = Statue de Fides
structure-statue_apollo = Statue d'Apollon
structure-statue_saturn = Statue de Saturne
structure-statue_neptune = Statue de Neptune
structure-statue_venus = Statue de Vénus
structure-statue_janus = Statue de Janus
structure-statue_romulus = Statue de Romulus
structure-statue_victoria = Statue de la Victoire
structure-statue_fortuna = Statue de la Fortune
does-forum = Récupérez 1 influence politique.
does-castrum = Récupérez 1 influence militaire.
does-villa = Récupérez 1 influence sociale.
does-temple = Récupérez 1 influence de soutien.
does-macellum = Échangez 2 influences contre 1 Denarius.
does-aerarium = Récupérez 2 Denarii.
does-basilica_aemilia = Récupérez 1 influence du type de votre choix.
does-regia = IM : récupérez 2 influences de votre choix. Suitor : récupérez 1 soutien.
does-tabularium = Jusqu'à 2 fois : échangez 1 influence contre 1 influence d'un autre type.
does-ludus_magnus = Enrôlez gratuitement 1 recrue de niveau 1.
does-horreum = Limite de ressources +2.
does-rostra = Suitor : gagnez 1 Imperium par domaine où vous avez déployé du soutien.
does-carcer = Reprenez face visible sur votre plateau, lors de l'interruption, 1 recrue jouée qui n'a apporté aucune autorité (pas en année 6).
does-navalia = Déplacez 1 de vos architectes vers une autre structure disponible (payez l'éventuelle différence de coût).
does-thermae_agrippae = Récupérez 1 influence de chaque type.
does-porticus_octaviae = Récupérez 1 loyauté.
does-theatrum_marcelli = Récupérez 1 influence de votre choix et 1 soutien.
does-campus_martius = Enrôlez 1 recrue de niveau 2 pour 2 influences de moins.
does-circus_flaminius = Échangez 1 influence contre 1 loyauté.
does-horrea_agrippiana = Limite de ressources +3.
does-templum_divi_iulii = Si vous avez reçu au moins 1 tuile allégeance cette année : récupérez 1 Denarius.
does-ara_martis = Si vous n'avez reçu aucune tuile allégeance cette année : récupérez 1 loyauté et 1 soutien.
does-basilica_iulia = Échangez 1 loyauté face visible contre 1 Denarius.
does-pantheon = Gagnez 1 Imperium par architecte que vous avez sur les structures (celui-ci compris).
does-forum_augustum = Récupérez 1 influence politique, 1 militaire et 1 sociale.
does-aqua_virgo = Récupérez 2 influences de soutien.
does-saepta_iulia = Enrôlez 1 recrue de niveau 3 pour 2 influences de moins et sans loyauté.
does-castra_urbana = Enrôlez gratuitement 1 Lictor.
does-mausoleum_augusti = Limite +1. Gagnez 1 Imperium par carte que vous déplacez vers votre Collegium lors de cette défausse (maximum 3).
does-arcus_augusti = Si vous conservez la tuile IM cette année : gagnez 4 Imperium. Si vous la recevez : gagnez 2 Imperium.
does-bibliotheca_apollinis = Déplacez jusqu'à 2 cartes de votre stock vers votre Collegium (sans les révéler).
does-statue_jupiter = 1 Imperium par tuile allégeance de votre Collegium (maximum 10).
does-statue_minerva = 1 Imperium par recrue politique de votre Collegium (maximum 10).
does-statue_mars = 1 Imperium par recrue militaire de votre Collegium (maximum 10).
does-statue_ceres = 1 Imperium par recrue sociale de votre Collegium (maximum 10).
does-statue_vulcan = 1 Imperium par recrue de niveau 1 de votre Collegium (maximum 10).
does-statue_mercury = 1 Imperium par recrue de niveau 2 de votre Collegium (Lictors compris, maximum 10).
does-statue_juno = 2 Imperium par recrue de niveau 3 de votre Collegium (maximum 10).
does-statue_fides = 1 Imperium par loyauté de votre Collegium (maximum 10).
does-statue_apollo = 2 Imperium par Lictor de votre Collegium (maximum 10).
does-statue_saturn = 2 Imperium par tuile allégeance politique de votre Collegium (maximum 10).
does-statue_neptune = 2 Imperium par tuile allégeance militaire de votre Collegium (maximum 10).
does-statue_venus = 2 Imperium par tuile allégeance sociale de votre Collegium (maximum 10).
does-statue_janus = 1 Imperium par architecte que vous avez sur un Forum, Castrum, Villa ou Temple (maximum 8).
does-statue_romulus = 1 Imperium par structure d'ère que vous possédez (maximum 10).
does-statue_victoria = 5 Imperium si vous détenez la tuile Imperium Maius.
does-statue_fortuna = 1 Imperium par carte et par influence restant sur votre plateau (maximum 5).
tile-tribunus_plebis = Tribunus Plebis
tile-praefectus_vigilum = Praefectus Vigilum
tile-haruspex = Haruspex
tile-propraetor = Propraetor
tile-praefectus_classis = Praefectus Classis
tile-curator_ludorum = Curator Ludorum
tile-proconsul = Proconsul
tile-tribunus_militum = Tribunus Militum
tile-augur = Augur
tile-interrex = Interrex
tile-praefectus_castrorum = Praefectus Castrorum
tile-flamen = Flamen
tile-princeps_senatus = Princeps Senatus
tile-praefectus_alae = Praefectus Alae
tile-curator_annonae = Curator Annonae
tile-magister_equitum = Magister Equitum
tile-dux = Dux
tile-curator_aquarum = Curator Aquarum
tile-triumvir = Triumvir
tile-praefectus_praetorio = Praefectus Praetorio
tile-patronus_plebis = Patronus Plebis
tile-pater_patriae = Pater Patriae
tile-triumphator = Triumphator
tile-pontifex = Pontifex
tile-dictator = Dictator
tile-imperator = Imperator
tile-pontifex_maximus = Pontifex Maximus
tile-princeps = Princeps
tile-imperator_invictus = Imperator Invictus
tile-divi_filius = Divi Filius
senate-political-military = Toge et glaive
senate-military-social = Glaive et peuple
senate-political-social = Toge et peuple
score-track = Imperium gagné en cours de partie
score-allegiance = Tuiles allégeance
score-senate = Bonus du Sénat
score-lictors_loyalty = Lictors et loyauté
score-structures = Structures
score-collegium = Autorité et ambition du Collegium
score-statues = Bonus de statue
score-denarii = Denarii
character-agrippa = Agrippa
character-brutus = Brutus
character-cleopatra = Cléopâtre
character-mark_antony = Marc Antoine
character-octavian = Octave (Auguste)
phase-construction = Construction
phase-production = Production
phase-enrolment = Enrôlement
phase-discard = Défausse
phase-im_commitment = Engagement de l'IM
phase-negotiation = Négociation des Suitors
phase-suitor_commitment = Engagement des Suitors
phase-resolution = Résolution
phase-recess = Interruption
card-quaestor = Quaestor
card-aedile = Aedilis
card-praetor = Praetor
card-senator = Senator
card-consul = Consul
card-censor = Censor
card-legionary = Legionarius
card-centurion = Centurion
card-aquilifer = Aquilifer
card-decurion = Decurio
card-legate = Legatus
card-primus_pilus = Primus Pilus
card-cliens = Cliens
card-equester = Equester
card-sacerdos = Sacerdos
card-mercator = Mercator
card-patrician = Patricius
card-vestal = Vestalis
card-lictor = Lictor
card-loyalty = Loyauté
card-back = carte face cachée
field-political = Politique
field-military = Militaire
field-social = Social
fieldset-political = Politique
fieldset-military = Militaire
fieldset-social = Social
fieldset-political-military = Politique et Militaire
fieldset-political-social = Politique et Social
fieldset-military-social = Militaire et Social
fieldset-political-military-social = les trois domaines
influence-political = politique
influence-military = militaire
influence-social = sociale
influence-support = de soutien
cubes-political = { $count ->
    [one] { $count } politique
   *[other] { $count } politiques
}
cubes-military = { $count ->
    [one] { $count } militaire
   *[other] { $count } militaires
}
cubes-social = { $count ->
    [one] { $count } sociale
   *[other] { $count } sociales
}
cubes-support = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
}
cubes-any = { $count } au choix
cubes-loyalty = { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
}
cubes-of-political = { $count ->
    [one] { $count } influence politique
   *[other] { $count } influences politiques
}
cubes-of-military = { $count ->
    [one] { $count } influence militaire
   *[other] { $count } influences militaires
}
cubes-of-social = { $count ->
    [one] { $count } influence sociale
   *[other] { $count } influences sociales
}
cubes-of-support = { $count ->
    [one] { $count } influence de soutien
   *[other] { $count } influences de soutien
}
preview-structure = { $price } D, { $imperium } Imp.
cost-free = gratuit
cost-less = { $cost }, moins { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
phase-final_construction = Construction finale
phase-over = Fin
when-immediate = à la construction
year-xliii = XLIII
year-xlii = XLII
year-xl = XL
year-xxxvi = XXXVI
year-xxxi = XXXI
year-xxviii = XXVIII
face-up = face visible
face-down = face cachée
side-own = mon propre plateau
side-shared = le Suitor partagé
verdict-kept = tenue
verdict-partly-kept = tenue en partie
verdict-broken = rompue
verdict-unverifiable = invérifiable
statement-propose-fields = domaines proposés
statement-pledge-play = promesse de recrues
statement-pledge-support = promesse de soutien
statement-pledge-charisma = promesse de charisme
statement-pledge-loyalty = promesse de loyauté
statement-pledge-abstain = promesse d'abstention
statement-request-support = demande de soutien
statement-request-play = demande de recrues
statement-propose-tile = tuile proposée
statement-propose-im = Imperium Maius proposé
statement-claim-card = annonce
shared-suitor = Suitor partagé

# -- options
option-first = Premier Imperium Maius
option-first-help = Qui tient Rome au début de la partie.
option-first-random = tiré au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4
option-first-5 = place 5
option-character-1 = Personnage de la place 1
option-character-1-help = Un nom, un symbole et une couleur ; les personnages n'ont pas de pouvoir.
option-character-1-random = distribué au hasard
option-character-1-agrippa = Agrippa
option-character-1-brutus = Brutus
option-character-1-cleopatra = Cléopâtre
option-character-1-mark_antony = Marc Antoine
option-character-1-octavian = Octave (Auguste)
option-character-2 = Personnage de la place 2
option-character-2-help = Un nom, un symbole et une couleur ; les personnages n'ont pas de pouvoir.
option-character-2-random = distribué au hasard
option-character-2-agrippa = Agrippa
option-character-2-brutus = Brutus
option-character-2-cleopatra = Cléopâtre
option-character-2-mark_antony = Marc Antoine
option-character-2-octavian = Octave (Auguste)
option-character-3 = Personnage de la place 3
option-character-3-help = Un nom, un symbole et une couleur ; les personnages n'ont pas de pouvoir.
option-character-3-random = distribué au hasard
option-character-3-agrippa = Agrippa
option-character-3-brutus = Brutus
option-character-3-cleopatra = Cléopâtre
option-character-3-mark_antony = Marc Antoine
option-character-3-octavian = Octave (Auguste)
option-character-4 = Personnage de la place 4
option-character-4-help = Un nom, un symbole et une couleur ; les personnages n'ont pas de pouvoir.
option-character-4-random = distribué au hasard
option-character-4-agrippa = Agrippa
option-character-4-brutus = Brutus
option-character-4-cleopatra = Cléopâtre
option-character-4-mark_antony = Marc Antoine
option-character-4-octavian = Octave (Auguste)
option-character-5 = Personnage de la place 5
option-character-5-help = Un nom, un symbole et une couleur ; les personnages n'ont pas de pouvoir.
option-character-5-random = distribué au hasard
option-character-5-agrippa = Agrippa
option-character-5-brutus = Brutus
option-character-5-cleopatra = Cléopâtre
option-character-5-mark_antony = Marc Antoine
option-character-5-octavian = Octave (Auguste)

# -- invites
ask-choose_seat = Lequel de vos deux plateaux joue en premier ?
wait-choose_seat = { $seat } choisit le plateau qui joue en premier.
ask-construction = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Construisez une structure, activez-en une ou passez. Il reste { $denarii ->
    [one] { $denarii } Denarius
   *[other] { $denarii } Denarii
}.
wait-construction = { $seat } construit{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_spend = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Que donnez-vous pour l'échange ({ $structure }) ?
wait-choose_spend = { $seat } fait un échange ({ $structure }).
ask-choose_type = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle influence prenez-vous ?{ $left ->
    [1] {""}
   *[other] {" "}Il y en a { $left } à prendre, une par une.
}
wait-choose_type = { $seat } choisit une influence.
ask-choose_architect_source = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle structure l'architecte quitte-t-il ?
wait-choose_architect_source = { $seat } déplace un architecte.
ask-choose_architect_target = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Où va l'architecte qui quitte { $structure } ?
wait-choose_architect_target = { $seat } déplace l'architecte qui quitte { $structure }.
ask-production_order = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}La réserve est courte : quelle structure produit en premier ?
wait-production_order = { $seat } choisit la structure qui produit en premier.
ask-enrolment = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Enrôlez une recrue, activez une structure ou passez.
wait-enrolment = { $seat } enrôle{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-pay_grey = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Que payez-vous pour cette recrue : { $recruit } ?
wait-pay_grey = { $seat } paie une recrue : { $recruit }.
ask-choose_enlist = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Qui enrôlez-vous ({ $structure }) ?
wait-choose_enlist = { $seat } enrôle grâce à une structure ({ $structure }).
ask-discard = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}{ $over ->
    [0] La limite de { $limit } est respectée : dites que vous avez terminé.
    [one] { $over } carte ou influence de trop pour la limite de { $limit } : choisissez ce qui part, puis dites que vous avez terminé.
   *[other] { $over } cartes ou influences de trop pour la limite de { $limit } : choisissez ce qui part, puis dites que vous avez terminé.
}
wait-discard = { $seat } défausse{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-im_commitment = Vous êtes l'Imperium Maius : préparez votre plan derrière votre écran, puis dites que vous avez terminé.
wait-im_commitment = { $seat }, Imperium Maius, prépare son plan derrière son écran.
ask-negotiation = Négociez avec les autres Suitors, ou dites que vous êtes prêt. Rien de ce qui est dit n'engage. En toutes lettres, on peut en dire plus : « pledge play quaestor political 1 », « request play 2 … », « pledge charisma … », « pledge loyalty … », « propose tile political 2 », « claim consul 1 ».
wait-negotiation = { $seat } { $count ->
    [one] négocie
   *[other] négocient
} encore.
ask-suitor_commitment = Préparez votre plan derrière votre écran, puis dites que vous avez terminé. Votre soutien ne sert qu'aux autres Suitors.
wait-suitor_commitment = { $seat } { $count ->
    [one] prépare son plan derrière son écran
   *[other] préparent leurs plans derrière leurs écrans
}.
ask-im_reward = Vous êtes le prochain Imperium Maius. Votre récompense : { $denarii ->
    [0] {""}
    [one] { $denarii } Denarius ou{" "}
   *[other] { $denarii } Denarii ou{" "}
}{ $imperium } Imperium ?
wait-im_reward = { $seat } choisit la récompense de l'Imperium Maius.
ask-resolution_order = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle structure agit en premier ?
wait-resolution_order = { $seat } choisit la structure qui agit en premier.
ask-choose_return = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle recrue sans autorité revient lors de l'interruption ?
wait-choose_return = { $seat } peut rappeler une recrue.
ask-choose_to_collegium = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle carte de votre stock va dans votre Collegium ?
wait-choose_to_collegium = { $seat } peut déplacer des cartes vers son Collegium.

# -- coups
move-build = Construire : { $structure }
move-activate = Activer : { $structure }
move-enlist = Enrôler : { $recruit }
move-spend = Donner : { $cubes }
move-stop = Pas davantage
move-take = Prendre 1 influence { $influence }
move-move-from = Déplacer un architecte depuis : { $structure }
move-move-to = Le placer sur : { $structure }
move-lead = D'abord { $side }
move-discard = { $card } ({ $face }) vers le Collegium
move-return = 1 influence { $influence } vers la réserve
move-reward-denarius = Récupérer des Denarii
move-reward-imperium = Gagner de l'Imperium
move-recall = Rappeler : { $recruit } ({ $field })
move-recall-none = Ne rappeler personne
move-support-own = 1 soutien pour mon ambition en { $field }
move-unsupport-own = Reprendre 1 soutien en { $field }
move-propose-fields = Proposer de prendre : { $fields }
move-pledge-play = Promettre { $count } × { $recruit } en { $field }
move-pledge-support = Promettre { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} à { $to } en { $field }
move-pledge-charisma = Promettre { $count } charisme en { $field }
move-pledge-loyalty = Promettre { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} en { $field }
move-pledge-abstain = Promettre de ne rien jouer en { $field }
move-request-support = Demander à { $from } { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} en { $field }
move-request-play = Demander à { $from } { $count } × { $recruit } en { $field }
move-propose-tile = Proposer { $to } pour la tuile : { $field }
move-propose-im = Proposer { $to } comme prochain Imperium Maius
move-claim = Annoncer { $count } × { $card } face cachée
move-accept = Accepter la déclaration { $number }
move-refuse = Refuser la déclaration { $number }
move-withdraw = Retirer la déclaration { $number }
move-play = Jouer { $recruit } en { $field }, { $place ->
    [1] en haut
   *[other] position { $place } depuis le haut
}
move-play-loyalty = Jouer 1 loyauté en { $field }
move-support = 1 soutien pour { $to } en { $field }
move-charisma = 1 influence { $influence } comme charisme en { $field }
move-unplay = Reprendre { $recruit } en { $field }, position { $place }
move-unplay-loyalty = Reprendre 1 loyauté en { $field }
move-unsupport = Reprendre 1 soutien pour { $to } en { $field }
move-uncharisma = Reprendre 1 influence { $influence } de charisme en { $field }
move-shared-play = Suitor partagé : jouer { $recruit } en { $field }, { $place ->
    [1] en haut
   *[other] position { $place } depuis le haut
}
move-shared-play-loyalty = Suitor partagé : jouer 1 loyauté en { $field }
move-shared-support = Suitor partagé : 1 soutien pour { $to } en { $field }
move-shared-charisma = Suitor partagé : 1 influence { $influence } comme charisme en { $field }
move-shared-unplay = Suitor partagé : reprendre { $recruit } en { $field }, position { $place }
move-shared-unplay-loyalty = Suitor partagé : reprendre 1 loyauté en { $field }
move-shared-unsupport = Suitor partagé : reprendre 1 soutien pour { $to } en { $field }
move-shared-uncharisma = Suitor partagé : reprendre 1 influence { $influence } de charisme en { $field }

# -- événements
event-character = { $seat } incarne { $character }.
event-senate = Tuile du Sénat : { $senate }.
event-removed = Hors de cette partie : { $recruits }.
event-year = Année { $year }. { $seat } est l'Imperium Maius.
event-tiles = Devant { $seat } : { $tiles }.
event-era = L'ère { $era } commence ; on peut désormais construire : { $structures }.
event-phase = Phase : { $phase }.
event-leads = En premier : { $seat }.
event-built = { $seat } construit { $structure } pour { $cost ->
    [one] { $cost } Denarius
   *[other] { $cost } Denarii
}.
event-activated = { $seat } active { $structure }.
event-passed = { $seat } passe.
event-influence = { $seat } récupère { $cubes }.
event-natural = { $seat } récupère son influence naturelle : { $cubes }.
event-loyalty = { $seat } récupère 1 loyauté.
event-denarii = { $seat } récupère { $count ->
    [one] { $count } Denarius
   *[other] { $count } Denarii
}.
event-gained = { $seat } gagne { $count } Imperium.
event-spent = { $seat } donne : { $cubes }.
event-spent-loyalty = { $seat } donne { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
}.
event-exhausted = La réserve de loyauté est vide : qui en a dans son Collegium en rend 1.
event-returned-loyalty = { $seat } rend 1 loyauté de son Collegium.
event-no-loyalty = { $seat } n'a pas de loyauté à rendre dans son Collegium.
event-moved = { $seat } déplace un architecte : { $from } → { $to }.
event-enlisted = { $seat } enrôle { $recruit }.
event-limit = { $seat } détient { $held }, sa limite est { $limit }.
event-discarded = { $seat } déplace { $card } vers son Collegium.
event-discarded-down = { $seat } déplace une carte face cachée vers son Collegium.
event-discarded-down-secret = { $seat } déplace { $card } vers son Collegium, face cachée.
event-gave-back = { $seat } rend { $cubes }.
event-silent-year = Un seul joueur décide pour les deux Suitors : pas de négociation.
event-propose-fields = { $number }. { $seat } propose de prendre : { $fields }.
event-pledge-play = { $number }. { $seat } promet { $count } × { $recruit } en { $field }.
event-pledge-support = { $number }. { $seat } promet { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} à { $to } en { $field }.
event-pledge-charisma = { $number }. { $seat } promet { $count } charisme en { $field }.
event-pledge-loyalty = { $number }. { $seat } promet { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} en { $field }.
event-pledge-abstain = { $number }. { $seat } promet de ne rien jouer en { $field }.
event-request-support = { $number }. { $seat } demande à { $from } { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} en { $field }.
event-request-play = { $number }. { $seat } demande à { $from } { $count } × { $recruit } en { $field }.
event-propose-tile = { $number }. { $seat } propose { $to } pour la tuile : { $field }.
event-propose-im = { $number }. { $seat } propose { $to } comme prochain Imperium Maius.
event-claim = { $number }. { $seat } annonce { $count } × { $card } face cachée.
event-accepted = { $seat } accepte la déclaration { $number }.
event-refused = { $seat } refuse la déclaration { $number }.
event-withdrew = { $seat } retire sa déclaration { $number }.
event-ready = { $seat } a fini de négocier.
event-screen = { $seat } lève son écran.
event-played = { $seat } a joué en { $field }, depuis le haut : { $recruits }.
event-played-loyalty = { $seat } a joué { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} en { $field }.
event-played-support = { $seat } a placé { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} pour { $to } en { $field }.
event-played-own-support = { $seat } a placé { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} sur ses cartes en { $field }.
event-played-charisma = { $seat } a joué { $cubes } comme charisme en { $field }.
event-stored = { $seat } a { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
} dans son stock.
event-verdict = Déclaration { $number } { ELIDE("de", $seat) } ({ $statement }) : { $verdict }.
event-field = Résolution du domaine { $field }.
event-deployed = { $seat } déploie 1 soutien sur { $recruit } { ELIDE("de", $to) } et récupère 1 loyauté devant { $field }.
event-undeployed = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} { ELIDE("de", $seat) } pour { $to } en { $field } ne { $count ->
    [one] trouve
   *[other] trouvent
} aucune ambition et { $count ->
    [one] retourne
   *[other] retournent
} à la réserve.
event-im-placed = { $seat } place 1 soutien sur { $recruit } en { $field }.
event-excess = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} { ELIDE("de", $seat) } en { $field } ne { $count ->
    [one] trouve
   *[other] trouvent
} aucune ambition et { $count ->
    [one] retourne
   *[other] retournent
} à la réserve.
event-loyalty-placed = Une loyauté { ELIDE("de", $seat) } place 1 soutien sur { $recruit } en { $field }.
event-loyalty-lost = Une loyauté { ELIDE("de", $seat) } en { $field } ne place aucun soutien.
event-ability = Capacité : { $recruit } { ELIDE("de", $seat) }.
event-ability-placed = { $recruit } { ELIDE("de", $seat) } : 1 soutien de la réserve va sur { $on } en { $field }.
event-ability-lost = { $recruit } { ELIDE("de", $seat) } : aucune ambition libre en { $field }, ou plus de soutien dans la réserve.
event-ability-charisma = { $recruit } { ELIDE("de", $seat) } : +{ $count } charisme en { $field }.
event-ability-authority = { $recruit } { ELIDE("de", $seat) } : +{ $count } autorité en { $field }.
event-count = { $seat } en { $field } : autorité { $authority }, charisme { $charisma }.
event-totals = { $field } : { $seat } a { $authority } en autorité et { $charisma } en charisme, les Suitors ensemble { $against } et { $charm }.
event-im-holds = { $seat } garde le contrôle du domaine { $field }.
event-suitors-take = Les Suitors prennent le domaine { $field }.
event-awarded = { $seat } reçoit la tuile { $tile } ({ $imperium } Imperium).
event-keeps-im = { $seat } reste Imperium Maius.
event-wins-im = { $seat } reçoit la tuile Imperium Maius.
event-shared-wins-im = Le Suitor partagé arrive en tête : { $seat } devient Imperium Maius sans récompense.
event-will-return = { $recruit } { ELIDE("de", $seat) } reviendra.
event-filed = { $seat } déplace { $card } de son stock vers son Collegium.
event-filed-down = { $seat } déplace une carte face cachée de son stock vers son Collegium.
event-filed-down-secret = { $seat } déplace { $card } de son stock vers son Collegium, sans la révéler.
event-most-architects = { $seat } a le plus d'architectes ({ $count }) et ne récupère pas de Denarius.
event-cleared = Toute l'influence hors des stocks retourne à la réserve.
event-came-back = { $recruit } revient sur le plateau { ELIDE("de", $seat) }.
event-collegium-grew = { $count ->
    [one] { $count } carte jouée va
   *[other] { $count } cartes jouées vont
} dans le Collegium { ELIDE("de", $seat) }.
event-control = { $seat } joue désormais le Suitor partagé.
event-control-secret = { $seat } joue désormais le Suitor partagé, qui cache : { $cards }.
event-counted = Collegium { ELIDE("de", $seat) } : { $cards }.

# -- pourquoi pas
why-BC-3_3 = Elle coûte { $needs ->
    [one] { $needs } Denarius
   *[other] { $needs } Denarii
}, vous en avez { $have }.
why-BC-3_10 = Elle appartient à l'ère { $era }.
why-BC-5_3 = Elle coûte { $cost } ; vous avez { $cubes }.
why-BC-5_4 = Il faut { $loyalty ->
    [one] { $loyalty } loyauté
   *[other] { $loyalty } loyautés
} face visible, vous en avez { $have }.
why-BC-7_2 = Domaine de cette recrue ({ $card }) : { $home }.
why-BC-7_3 = { $have ->
    [0] Vous n'avez pas cette carte : { $card }.
   *[other] Vous avez { $have } × { $card }, tout est déjà joué.
}
why-BC-7_4 = En { $field }, la position la plus basse est { $lowest }.
why-BC-7_7 = { $have ->
    [0] Vous n'avez pas d'influence { $influence }.
    [one] Votre seule influence { $influence } est déjà placée.
   *[other] Toutes vos influences sont déjà placées ({ $influence } : { $have }).
}
why-BC-8_7 = { $flaw ->
    [1] Les nombres vont de 1 à { $most }.
    [2] Cette place n'existe pas.
    [3] { $other } est l'Imperium Maius.
    [4] C'est vous-même.
   *[other] { $recruit } ne se joue pas en { $field }.
}
why-BC-14_21 = La différence est de { $needs ->
    [one] { $needs } Denarius
   *[other] { $needs } Denarii
}, vous avez { $have }.
why-BC-6_4 = { $done ->
    [1] Il en reste { $over } à défausser.
   *[other] Vous n'en avez pas, ou plus.
}

# -- le plateau
where = Année { $year } ({ $number } sur 6), ère { $era } · { $phase }
board-roles = Imperium Maius : { $im }. Sénat : { $senate } ({ $imperium } Imperium par paire { $first } et { $second }).
board-tiles = Tuiles de l'année :
board-tile = { $field } : { $tile } (autorité { $authority }, charisme { $charisma }, { $imperium } Imperium){ $to }
board-tile-to = {" "}→ { $seat }
board-fields = Les domaines à présent (autorité/charisme) :
board-supply = Réserve : { $cubes }, { $loyalty ->
    [one] { $loyalty } loyauté
   *[other] { $loyalty } loyautés
}, { $denarii ->
    [one] { $denarii } Denarius
   *[other] { $denarii } Denarii
}
board-recruits = Recrues à enrôler (reste × nom et niveau : coût ; autorité et ambition ; capacité)
board-recruit = { $left } × { $recruit } { $level } : { $cost } ; autorité { $authority }, ambition { $boxes } ; { $ability }
board-recruits-played = Recrues sur les plateaux (autorité et ambition ; capacité)
board-recruit-played = { $recruit } : autorité { $authority }, ambition { $boxes } ; { $ability }
board-stacks = Recrues restantes : { $recruits }
board-no-boxes = –
board-structures = Structures (quand elles agissent : coût, Imperium, emplacements libres ; effet ; architectes)
board-structure = { $structure } ({ $when }) : { $cost } D, { $imperium } Imp., { $slots ->
    [one] { $slots } libre
   *[other] { $slots } libres
} ; { $does }{ $owners }
board-owners = {" "}[{ $names }]
board-later = { $structure } ({ $when }, dès l'ère { $era }) : { $cost } D, { $imperium } Imp. ; { $does }
board-acting = Structures qui agissent encore cette année :
board-acting-one = { $structure } [{ $names }] : { $does }
board-room = Emplacements libres : { $structures }
board-field = { $field } : { $counts }
board-field-count = { $seat } { $authority }/{ $charisma }
board-statements = Déclarations de l'année :
board-statement = { $number }. { $seat } : { $said }{ $marks }
board-marks = {" "}({ $names })
board-mark-accept = acceptée par { $seat }
board-mark-refuse = refusée par { $seat }
board-mark-withdraw = retirée
panel-im = Imperium Maius
panel-denarii = Denarii
panel-imperium = Imperium
panel-architects = Architectes
panel-architects-text = { $reserve } en réserve, { $placed } { $placed ->
    [one] placé
   *[other] placés
}
panel-influence = Influence
panel-faceup = Face visible
panel-facedown = Face cachée
panel-facedown-text = { $count ->
    [0] aucune
    [one] { $count } carte
   *[other] { $count } cartes
}
panel-collegium = Collegium
panel-collegium-text = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
panel-collegium-known = { $told } : { $cards }
panel-tiles = Tuiles du Collegium
panel-structures = Structures
panel-plan = Plan
panel-plan-field = Plan : { $field }
plan-support = { $cubes } pour { $to }
plan-charisma = charisme : { $cubes }
panel-front = { $count } loyauté devant
panel-discards = À défausser
panel-none = aucune
panel-sealed = scellé derrière l'écran

# -- on the shelf
box-about = Un seul tient Rome, les autres la veulent ; nul Suitor ne se soutient lui-même, et nulle promesse n'engage.
box-emblem = laurel-crown
