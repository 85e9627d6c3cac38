# Ce que dit 44 BCE en français.

# -- noms
recruit-quaestor = Quaestor
recruit-aedile = Aedilis
recruit-praetor = Praetor
recruit-senator = Senator
recruit-consul = Consul
recruit-censor = Censor
recruit-legionary = Legionary
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
structure-statue_apollo = Statue d’Apollon
structure-statue_saturn = Statue de Saturne
structure-statue_neptune = Statue de Neptune
structure-statue_venus = Statue de Vénus
structure-statue_janus = Statue de Janus
structure-statue_romulus = Statue de Romulus
structure-statue_victoria = Statue de la Victoire
structure-statue_fortuna = Statue de la Fortune
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
phase-im_commitment = Engagement de l’Imperium Maius
phase-negotiation = Négociation
phase-suitor_commitment = Engagement des Suitors
phase-resolution = Résolution
phase-recess = Interruption
card-quaestor = { recruit-quaestor }
card-aedile = { recruit-aedile }
card-praetor = { recruit-praetor }
card-senator = { recruit-senator }
card-consul = { recruit-consul }
card-censor = { recruit-censor }
card-legionary = { recruit-legionary }
card-centurion = { recruit-centurion }
card-aquilifer = { recruit-aquilifer }
card-decurion = { recruit-decurion }
card-legate = { recruit-legate }
card-primus_pilus = { recruit-primus_pilus }
card-cliens = { recruit-cliens }
card-equester = { recruit-equester }
card-sacerdos = { recruit-sacerdos }
card-mercator = { recruit-mercator }
card-patrician = { recruit-patrician }
card-vestal = { recruit-vestal }
card-lictor = { recruit-lictor }
card-loyalty = Loyauté
card-back = une carte face cachée
field-political = politique
field-military = militaire
field-social = social
fieldset-political = le domaine politique
fieldset-military = le domaine militaire
fieldset-social = le domaine social
fieldset-political-military = les domaines politique et militaire
fieldset-political-social = les domaines politique et social
fieldset-military-social = les domaines militaire et social
fieldset-political-military-social = les trois domaines
influence-political = politique
influence-military = militaire
influence-social = sociale
influence-support = soutien
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
preview-structure = { $price ->
    [one] { $price } Denarius
   *[other] { $price } Denarii
}, { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
} à la fin. { $when } : { $does }
lot-card = { $what }, { $field }
lot-charisma = { $what } pour le charisme, { $field }
lot-support = { $what } pour { $seat }, { $field }
lot-shared = { $what } (Suitor partagé)
preview-recruit = { $price }. { $strength }. { $does }
cost-free = gratuit
cost-less = { $cost }, moins { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
phase-final_construction = Construction finale
phase-over = Décompte final
when-immediate = Effet immédiat
when-construction = Phase de construction
when-production = Phase de production
when-enrolment = Phase d’enrôlement
when-discard = Phase de défausse
when-resolution = Phase de résolution
when-over = En fin de partie
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
statement-pledge-abstain = promesse d’abstention
statement-request-support = demande de soutien
statement-request-play = demande de recrues
statement-propose-tile = tuile proposée
statement-propose-im = Imperium Maius proposé
statement-claim-card = annonce
shared-suitor = le Suitor partagé
field-any = tout domaine
cards-none = aucune carte
cubes-none = aucune influence
amount-political = { $count ->
    [one] { $count } influence politique
   *[other] { $count } influences politiques
}
amount-military = { $count ->
    [one] { $count } influence militaire
   *[other] { $count } influences militaires
}
amount-social = { $count ->
    [one] { $count } influence sociale
   *[other] { $count } influences sociales
}
amount-support = { $count ->
    [one] { $count } influence de soutien
   *[other] { $count } influences de soutien
}
amount-any_influence = { $count ->
    [one] { $count } influence au choix
   *[other] { $count } influences au choix
}
amount-influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
amount-other_influence = { $count ->
    [one] { $count } influence d’un autre type
   *[other] { $count } influences d’un autre type
}
amount-loyalty = { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
}
amount-face_up_loyalty = { $count ->
    [one] { $count } loyauté face visible
   *[other] { $count } loyautés face visible
}
amount-denarius = { $count ->
    [one] { $count } Denarius
   *[other] { $count } Denarii
}
in-political = dans le domaine politique
in-military = dans le domaine militaire
in-social = dans le domaine social
in-its-field = dans le domaine où il est joué
does-collect = récupérez { $what }
does-trade = { $times ->
    [1] échangez { $give } contre { $get }
   *[other] jusqu’à { $times } fois, échangez { $give } contre { $get }
}
does-place_support = placez { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} de la réserve sur votre prochaine ambition libre { $where }
does-charisma = +{ $count } charisme { $where }
does-authority = +{ $count } autorité { $where }
does-gain = gagnez { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}
does-gain-per = gagnez { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
} { $per }
does-gain-most = { $gain } (au plus { $most })
does-return_to_storage-self = elle revient face visible sur votre plateau lors de l’interruption, sauf la dernière année
does-return_to_storage-choose = rappelez une recrue jouée qui n’a apporté aucune autorité : elle revient face visible sur votre plateau lors de l’interruption, sauf la dernière année
does-enlist = enrôlez { $who } pour { $count ->
    [one] { $count } influence
   *[other] { $count } influences
} de moins
does-enlist-waive = enrôlez { $who } pour { $count ->
    [one] { $count } influence
   *[other] { $count } influences
} de moins et sans loyauté
does-enlist-free = enrôlez gratuitement { $who }
enlists-level = 1 recrue de niveau { $level }
enlists-recruit = 1 { $recruit }
does-raise_limit = votre limite augmente de { $count }
does-move_architect = déplacez 1 de vos architectes vers une autre structure qui a un emplacement libre ; si elle coûte plus cher, payez la différence
does-to_collegium = déplacez jusqu’à { $count } cartes de votre stock vers votre Collegium, sans montrer celles qui sont face cachée
does-lictor = Compte { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
} dans votre Collegium en fin de partie.
does-nothing = Aucune capacité.
if-im = Imperium Maius : { $does }
if-suitor = Suitor : { $does }
if-zero_authority = si cette recrue n’apporte aucune autorité, { $does }
if-has_authority = si cette recrue apporte au moins 1 autorité, { $does }
if-multiple_same = si vous y avez joué plusieurs fois cette recrue, { $does }
if-awarded_tile = si vous avez reçu une tuile allégeance cette année, { $does }
if-no_tile = si vous n’avez reçu aucune tuile allégeance cette année, { $does }
if-kept_im = si vous conservez la tuile Imperium Maius, { $does }
if-won_im = si vous recevez la tuile Imperium Maius, { $does }
per-fields_deployed = par domaine où vous avez déployé du soutien cette année
per-architects_on_board = par architecte que vous avez sur les structures, celui-ci compris
per-cards_discarded = par carte que vous déplacez vers votre Collegium lors de cette défausse
per-allegiance_tiles = par tuile allégeance de votre Collegium
per-political_tiles = par tuile allégeance politique de votre Collegium
per-military_tiles = par tuile allégeance militaire de votre Collegium
per-social_tiles = par tuile allégeance sociale de votre Collegium
per-political_recruits = par recrue politique de votre Collegium
per-military_recruits = par recrue militaire de votre Collegium
per-social_recruits = par recrue sociale de votre Collegium
per-level_1_recruits = par recrue de niveau 1 de votre Collegium
per-level_2_recruits = par recrue de niveau 2 de votre Collegium, Lictors compris
per-level_3_recruits = par recrue de niveau 3 de votre Collegium
per-collegium_loyalty = par loyauté de votre Collegium
per-collegium_lictors = par Lictor de votre Collegium
per-fixed_structures = par architecte que vous avez sur le Forum, le Castrum, la Villa et le Temple
per-era_structures = par structure d’ère que vous possédez
per-im_tile = si vous détenez la tuile Imperium Maius
per-storage_items = par carte et par influence restant sur votre plateau

# -- options
box-even = équilibrée
box-even-help = onze structures que presque personne ne construit valent 1 à 3 Imperiums de plus.
option-first = Premier Imperium Maius
option-first-help = Le joueur qui tient Rome au début de la partie.
option-first-random = tiré au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4
option-first-5 = place 5
option-character-1 = Personnage de la place 1
option-character-1-help = Un nom, un symbole et une couleur ; les personnages n’ont pas de pouvoir.
option-character-1-random = distribué au hasard
option-character-1-agrippa = { character-agrippa }
option-character-1-brutus = { character-brutus }
option-character-1-cleopatra = { character-cleopatra }
option-character-1-mark_antony = { character-mark_antony }
option-character-1-octavian = { character-octavian }
option-character-2 = Personnage de la place 2
option-character-2-help = { option-character-1-help }
option-character-2-random = { option-character-1-random }
option-character-2-agrippa = { character-agrippa }
option-character-2-brutus = { character-brutus }
option-character-2-cleopatra = { character-cleopatra }
option-character-2-mark_antony = { character-mark_antony }
option-character-2-octavian = { character-octavian }
option-character-3 = Personnage de la place 3
option-character-3-help = { option-character-1-help }
option-character-3-random = { option-character-1-random }
option-character-3-agrippa = { character-agrippa }
option-character-3-brutus = { character-brutus }
option-character-3-cleopatra = { character-cleopatra }
option-character-3-mark_antony = { character-mark_antony }
option-character-3-octavian = { character-octavian }
option-character-4 = Personnage de la place 4
option-character-4-help = { option-character-1-help }
option-character-4-random = { option-character-1-random }
option-character-4-agrippa = { character-agrippa }
option-character-4-brutus = { character-brutus }
option-character-4-cleopatra = { character-cleopatra }
option-character-4-mark_antony = { character-mark_antony }
option-character-4-octavian = { character-octavian }
option-character-5 = Personnage de la place 5
option-character-5-help = { option-character-1-help }
option-character-5-random = { option-character-1-random }
option-character-5-agrippa = { character-agrippa }
option-character-5-brutus = { character-brutus }
option-character-5-cleopatra = { character-cleopatra }
option-character-5-mark_antony = { character-mark_antony }
option-character-5-octavian = { character-octavian }

# -- invites
ask-choose_seat = Lequel de vos deux plateaux joue en premier ? L’ordre compte là où les deux veulent la même chose.
wait-choose_seat = { $seat } choisit lequel de deux plateaux joue en premier.
ask-construction = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Construisez une structure, activez-en une ou passez. Il reste { $denarii ->
    [one] { $denarii } Denarius
   *[other] { $denarii } Denarii
}.
wait-construction = { $seat } construit, active ou passe{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_spend = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Que dépensez-vous dans l’échange ({ $structure }) ?
wait-choose_spend = { $seat } fait un échange ({ $structure }){ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_type = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle influence prenez-vous ?{ $left ->
    [1] {""}
   *[other] {" "}Il y en a { $left } à prendre, une par une.
}
wait-choose_type = { $seat } choisit une influence{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_architect_source = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle structure l’architecte quitte-t-il ?
wait-choose_architect_source = { $seat } choisit un architecte à déplacer{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_architect_target = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Où va l’architecte qui quitte la structure « { $structure } » ?
wait-choose_architect_target = { $seat } choisit où va l’architecte qui quitte la structure « { $structure } »{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-production_order = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}La réserve est courte : quelle structure produit en premier ?
wait-production_order = { $seat } choisit la structure qui produit en premier{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-enrolment = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Enrôlez une recrue, activez une structure ou passez.
wait-enrolment = { $seat } enrôle, active ou passe{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-pay_grey = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Que payez-vous pour cette recrue : { $recruit } ?
wait-pay_grey = { $seat } choisit comment payer une recrue ({ $recruit }){ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_enlist = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Qui enrôlez-vous ({ $structure }) ?
wait-choose_enlist = { $seat } enrôle grâce à une structure ({ $structure }){ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-discard = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}{ $over ->
    [0] La limite de { $limit } est respectée : validez avec « Terminé ».
    [one] { $over } carte ou influence de trop pour la limite de { $limit } : choisissez ce qui part, puis validez avec « Terminé ».
   *[other] { $over } cartes ou influences de trop pour la limite de { $limit } : choisissez ce qui part, puis validez avec « Terminé ».
}
wait-discard = { $seat } { $count ->
    [one] défausse jusqu’à sa limite
   *[other] défaussent jusqu’à leur limite
}{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-im_commitment = Vous êtes l’Imperium Maius : préparez derrière votre écran le plan qui garde les domaines, puis validez avec « Terminé ».
wait-im_commitment = { $seat }, Imperium Maius, prépare son plan derrière son écran.
ask-negotiation = Négociez avec les autres Suitors les domaines à prendre, ou validez avec « Prêt ». Rien de ce qui est dit n’engage personne.
wait-negotiation = { $seat } { $count ->
    [one] négocie.
   *[other] négocient.
}
ask-suitor_commitment = Préparez votre plan derrière votre écran, puis validez avec « Terminé ». Votre soutien ne sert qu’aux autres Suitors.
wait-suitor_commitment = { $seat } { $count ->
    [one] prépare son plan derrière son écran.
   *[other] préparent leurs plans derrière leurs écrans.
}
ask-im_reward = Vous êtes le prochain Imperium Maius. Votre récompense : { $denarii ->
    [0] {""}
    [one] { $denarii } Denarius ou{" "}
   *[other] { $denarii } Denarii ou{" "}
}{ $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
} ?
wait-im_reward = { $seat } choisit la récompense du prochain Imperium Maius.
ask-resolution_order = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle structure agit en premier ?
wait-resolution_order = { $seat } choisit la structure qui agit en premier{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_return = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle recrue sans autorité rappelez-vous lors de l’interruption ?
wait-choose_return = { $seat } peut rappeler une recrue{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.
ask-choose_to_collegium = { $shared ->
    [1] Suitor partagé ·{" "}
   *[other] {""}
}Quelle carte de votre stock va dans votre Collegium ?
wait-choose_to_collegium = { $seat } peut déplacer des cartes du stock vers le Collegium{ $shared ->
    [1] {" "}pour le Suitor partagé
   *[other] {""}
}.

# -- coups
move-build = Construire : { $structure }
move-activate = Activer : { $structure }
move-enlist = Enrôler : { $recruit }
move-spend = Dépenser : { $cubes }
move-stop = Pas davantage
move-take = Prendre { $cubes }
move-move-from = Déplacer un architecte depuis : { $structure }
move-move-to = Placer l’architecte sur : { $structure }
move-lead = { $side_id ->
    [own] D’abord mon propre plateau
   *[other] D’abord le Suitor partagé
}
move-discard = { $card } ({ $face }) vers le Collegium
move-return = Rendre { $cubes } à la réserve
move-undiscard = Finalement garder { $card } ({ $face })
move-unreturn = Finalement garder { $cubes }
move-reward-denarius = Récupérer le Denarius
move-reward-imperium = Gagner l’Imperium
move-recall = Rappeler : { $recruit } (domaine { $field })
move-recall-none = Ne rappeler personne
move-support-own = 1 soutien pour mon ambition dans le domaine { $field }
move-unsupport-own = Reprendre 1 soutien dans le domaine { $field }
move-propose-fields = Proposer de prendre { $fields }
move-pledge-play = Promettre { $count } × { $recruit } dans le domaine { $field }
move-pledge-support = Promettre { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} à { $to } dans le domaine { $field }
move-pledge-charisma = Promettre { $count } charisme dans le domaine { $field }
move-pledge-loyalty = Promettre { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} dans le domaine { $field }
move-pledge-abstain = Promettre de ne rien jouer dans le domaine { $field }
move-request-support = Demander à { $from } { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} dans le domaine { $field }
move-request-play = Demander à { $from } { $count } × { $recruit } dans le domaine { $field }
move-propose-tile = Proposer { $to } pour la tuile { $field_id ->
    [social] sociale
   *[other] { $field }
}
move-propose-im = Proposer { $to } comme prochain Imperium Maius
move-claim = Annoncer { $count } × { $card } face cachée
move-accept = Accepter la déclaration { $number }
move-refuse = Refuser la déclaration { $number }
move-withdraw = Retirer la déclaration { $number }
move-play = Jouer { $recruit } dans le domaine { $field }, { $place ->
    [1] en haut
   *[other] position { $place } depuis le haut
}
move-play-loyalty = Jouer 1 loyauté dans le domaine { $field }
move-support = 1 soutien pour { $to } dans le domaine { $field }
move-charisma = { $cubes } comme charisme dans le domaine { $field }
move-unplay = Reprendre { $recruit } du domaine { $field }, position { $place }
move-unplay-loyalty = Reprendre 1 loyauté du domaine { $field }
move-unsupport = Reprendre 1 soutien pour { $to } dans le domaine { $field }
move-uncharisma = Reprendre { $cubes } de charisme dans le domaine { $field }
move-shared-play = Suitor partagé : jouer { $recruit } dans le domaine { $field }, { $place ->
    [1] en haut
   *[other] position { $place } depuis le haut
}
move-shared-play-loyalty = Suitor partagé : jouer 1 loyauté dans le domaine { $field }
move-shared-support = Suitor partagé : 1 soutien pour { $to } dans le domaine { $field }
move-shared-charisma = Suitor partagé : { $cubes } comme charisme dans le domaine { $field }
move-shared-unplay = Suitor partagé : reprendre { $recruit } du domaine { $field }, position { $place }
move-shared-unplay-loyalty = Suitor partagé : reprendre 1 loyauté du domaine { $field }
move-shared-unsupport = Suitor partagé : reprendre 1 soutien pour { $to } dans le domaine { $field }
move-shared-uncharisma = Suitor partagé : reprendre { $cubes } de charisme dans le domaine { $field }

# -- événements
# Grands moments, en grand sur le plateau
stage-field = Le domaine { $field }
stage-im = { $seat } (Imperium Maius)
stage-count = { $authority } en autorité, { $charisma } en charisme
stage-by-authority = { $held ->
    [yes] { START($seat) } garde
   *[no] Les Suitors prennent
} le domaine { $field } à l’autorité : { $more } contre { $less }.
stage-by-charisma = { $held ->
    [yes] { START($seat) } garde
   *[no] Les Suitors prennent
} le domaine { $field } au charisme, { $more } contre { $less } ; l’autorité est égale.
stage-by-nothing = { START($seat) } garde le domaine { $field } : autorité et charisme sont égaux.
stage-year = Ce que { $year } a apporté
stage-tile = { $tile } ({ $imperium ->
    [one] 1 Imperium
   *[other] { $imperium } Imperiums
})
stage-no-tile = aucune tuile

event-character = { START($seat) } incarne { $character }.
event-senate = Tuile du Sénat : { $senate }.
event-removed = Hors de cette partie : { $recruits }.
event-year = Année { $year }. { $seat } est l’Imperium Maius.
event-tiles = { $seat } prend les tuiles de l’année : { $tiles }.
event-era = L’ère { $era } commence. On peut désormais construire : { $structures }.
event-phase = Phase : { $phase }.
event-leads = { START($seat) } joue en premier.
event-built = { START($seat) } construit { $structure } pour { $cost ->
    [one] { $cost } Denarius
   *[other] { $cost } Denarii
}.
event-activated = { START($seat) } active { $structure }.
event-passed = { START($seat) } passe.
event-influence = { START($seat) } récupère { $cubes }.
event-natural = { START($seat) } récupère son influence naturelle : { $cubes }.
event-loyalty = { START($seat) } récupère 1 loyauté.
event-denarii = { START($seat) } récupère { $count ->
    [one] { $count } Denarius
   *[other] { $count } Denarii
}.
event-gained = { START($seat) } gagne { $count ->
    [one] { $count } Imperium
   *[other] { $count } Imperiums
}.
event-spent = { START($seat) } dépense : { $cubes }.
event-spent-loyalty = { START($seat) } dépense { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
}.
event-exhausted = La réserve de loyauté est vide : chaque joueur qui en a dans son Collegium en rend 1.
event-returned-loyalty = { START($seat) } rend 1 loyauté de son Collegium.
event-no-loyalty = { START($seat) } n’a pas de loyauté à rendre dans son Collegium.
event-moved = { START($seat) } déplace un architecte ({ $from } → { $to }) { $cost ->
    [0] sans rien payer
    [one] pour { $cost } Denarius
   *[other] pour { $cost } Denarii
}.
event-enlisted = { START($seat) } enrôle une recrue : { $recruit }.
event-limit = { START($seat) } détient { $held ->
    [one] { $held } carte ou influence
   *[other] { $held } cartes et influences
} ; sa limite est { $limit }.
event-discarded = { START($seat) } déplace { $card } vers son Collegium.
event-discarded-down = { START($seat) } déplace une carte face cachée vers son Collegium.
event-discarded-down-secret = { START($seat) } déplace { $card } vers son Collegium, face cachée.
event-gave-back = { START($seat) } rend { $cubes }.
event-silent-year = Un seul joueur décide pour les deux Suitors : pas de négociation.
event-propose-fields = { $number }. { $seat } propose de prendre { $fields }.
event-pledge-play = { $number }. { $seat } promet { $count } × { $recruit } dans le domaine { $field }.
event-pledge-support = { $number }. { $seat } promet { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} à { $to } dans le domaine { $field }.
event-pledge-charisma = { $number }. { $seat } promet { $count } charisme dans le domaine { $field }.
event-pledge-loyalty = { $number }. { $seat } promet { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} dans le domaine { $field }.
event-pledge-abstain = { $number }. { $seat } promet de ne rien jouer dans le domaine { $field }.
event-request-support = { $number }. { $seat } demande à { $from } { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} dans le domaine { $field }.
event-request-play = { $number }. { $seat } demande à { $from } { $count } × { $recruit } dans le domaine { $field }.
event-propose-tile = { $number }. { $seat } propose { $to } pour la tuile { $field_id ->
    [social] sociale
   *[other] { $field }
}.
event-propose-im = { $number }. { $seat } propose { $to } comme prochain Imperium Maius.
event-claim = { $number }. { $seat } annonce { $count } × { $card } face cachée.
event-accepted = { START($seat) } accepte la déclaration { $number }.
event-refused = { START($seat) } refuse la déclaration { $number }.
event-withdrew = { START($seat) } retire sa déclaration { $number }.
event-ready = { START($seat) } a fini de négocier.
event-screen = { START($seat) } se cache derrière son écran.
event-played = { START($seat) } a joué dans le domaine { $field }, depuis le haut : { $recruits }.
event-played-loyalty = { START($seat) } a joué { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} dans le domaine { $field }.
event-played-support = { START($seat) } a placé { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} pour { $to } dans le domaine { $field }.
event-played-own-support = { $seat } a placé { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} sur ses cartes dans le domaine { $field }.
event-played-charisma = { START($seat) } a joué { $cubes } comme charisme dans le domaine { $field }.
event-stored = { START($seat) } a { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
} dans son stock.
event-verdict = Déclaration { $number } { ELIDE("de", $seat) } ({ $statement }) : { $verdict }.
event-field = Le domaine { $field } se résout.
event-deployed = { START($seat) } déploie 1 soutien sur une recrue { ELIDE("de", $to) } ({ $recruit }) et récupère 1 loyauté devant le domaine { $field }.
event-undeployed = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} { ELIDE("de", $seat) } pour { $to } dans le domaine { $field } ne { $count ->
    [one] trouve
   *[other] trouvent
} aucune ambition et { $count ->
    [one] retourne
   *[other] retournent
} à la réserve.
event-im-placed = { $seat } place 1 soutien sur une recrue ({ $recruit }) dans le domaine { $field }.
event-excess = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} { ELIDE("de", $seat) } dans le domaine { $field } ne { $count ->
    [one] trouve
   *[other] trouvent
} aucune ambition et { $count ->
    [one] retourne
   *[other] retournent
} à la réserve.
event-loyalty-placed = Une loyauté { ELIDE("de", $seat) } place 1 soutien sur une recrue ({ $recruit }) dans le domaine { $field }.
event-loyalty-lost = Une loyauté { ELIDE("de", $seat) } dans le domaine { $field } ne trouve aucune ambition à remplir.
event-ability = Capacité d’une recrue { ELIDE("de", $seat) } : { $recruit }.
event-ability-placed = { $recruit } { ELIDE("de", $seat) } : 1 soutien de la réserve va sur { $on } dans le domaine { $field }.
event-ability-lost = { $recruit } { ELIDE("de", $seat) } : aucune ambition libre dans le domaine { $field }, ou plus de soutien dans la réserve.
event-ability-charisma = { $recruit } { ELIDE("de", $seat) } : +{ $count } charisme dans le domaine { $field }.
event-ability-authority = { $recruit } { ELIDE("de", $seat) } : +{ $count } autorité dans le domaine { $field }.
event-count = { START($seat) } dans le domaine { $field } : autorité { $authority }, charisme { $charisma }.
event-totals = Dans le domaine { $field }, { $seat } a { $authority } en autorité et { $charisma } en charisme, les Suitors ensemble { $against } et { $charm }.
event-im-holds = { $seat } garde le contrôle du domaine { $field }.
event-suitors-take = Les Suitors prennent le domaine { $field }.
event-awarded = { START($seat) } reçoit la tuile { $tile } ({ $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}).
event-keeps-im = { START($seat) } reste Imperium Maius.
event-wins-im = { START($seat) } reçoit la tuile Imperium Maius.
event-shared-wins-im = Le Suitor partagé arrive en tête : { $seat } devient Imperium Maius sans récompense.
event-will-return = Une recrue { ELIDE("de", $seat) } reviendra : { $recruit }.
event-filed = { START($seat) } déplace { $card } de son stock vers son Collegium.
event-filed-down = { START($seat) } déplace une carte face cachée de son stock vers son Collegium.
event-filed-down-secret = { START($seat) } déplace { $card } de son stock vers son Collegium, sans la révéler.
event-most-architects = { START($seat) } a le plus d’architectes ({ $count }) et ne récupère pas de Denarius.
event-cleared = Toute l’influence hors des stocks retourne à la réserve.
event-came-back = Une recrue revient sur le plateau { ELIDE("de", $seat) } : { $recruit }.
event-collegium-grew = { $count ->
    [one] { $count } carte jouée va
   *[other] { $count } cartes jouées vont
} dans le Collegium { ELIDE("de", $seat) }.
event-control = { START($seat) } joue désormais le Suitor partagé.
event-control-secret = { $seat } joue désormais le Suitor partagé, qui { $cards_count ->
    [0] ne cache rien
   *[other] cache : { $cards }
}.
event-counted = Collegium { ELIDE("de", $seat) } : { $cards_count ->
    [0] aucune carte
   *[other] { $cards }
}.

# -- pourquoi pas
why-BC-3_3 = Cette structure ({ $structure }) coûte { $needs ->
    [one] { $needs } Denarius
   *[other] { $needs } Denarii
}, vous en avez { $have }.
why-BC-1_6 = Cette recrue ({ $recruit }) a quitté la partie à la mise en place.
why-BC-5_2 = Il ne reste plus { ELIDE("de", $recruit) }.
why-BC-3_10 = Cette structure ({ $structure }) appartient à l’ère { $era }.
why-BC-5_3 = Cette recrue ({ $recruit }) coûte { $price } ; vous avez { $cubes }.
why-BC-5_4 = Pour cette recrue ({ $recruit }), il faut { $loyalty ->
    [one] { $loyalty } loyauté
   *[other] { $loyalty } loyautés
} face visible, vous en avez { $have }.
why-BC-7_2 = Cette recrue ({ $card }) appartient au domaine { $home }.
why-BC-7_3 = { $have ->
    [0] Vous n’avez pas cette carte : { $card }.
    [1] Votre seule carte de ce nom est déjà jouée : { $card }.
   *[other] Vos { $have } cartes de ce nom sont déjà jouées : { $card }.
}
why-BC-7_4 = Dans le domaine { $field }, la position la plus basse est à présent { $lowest }.
why-BC-7_7 = { $have ->
    [0] Vous n’avez pas d’influence { $influence_id ->
        [support] de soutien
       *[other] { $influence }
    }.
    [one] Votre seule influence { $influence_id ->
        [support] de soutien
       *[other] { $influence }
    } est déjà placée.
   *[other] Toutes vos influences sont déjà placées ({ $influence } : { $have }).
}
why-BC-8_7 = { $flaw ->
    [1] Les nombres vont de 1 à { $most }.
    [2] Cette place n’existe pas.
    [3] { $other } est l’Imperium Maius.
    [4] Vous ne pouvez pas vous nommer vous-même ici.
   *[other] { $recruit } ne se joue pas dans le domaine { $field }.
}
why-BC-14_21 = La différence est de { $needs ->
    [one] { $needs } Denarius
   *[other] { $needs } Denarii
}, vous en avez { $have }.
why-BC-6_4 = { $done ->
    [1] { $over ->
        [one] Il reste { $over } carte ou influence à défausser.
       *[other] Il reste { $over } cartes ou influences à défausser.
    }
   *[other] Vous n’en avez pas à défausser.
}
why-BC-1_9 = Cette structure n’est pas dans cette partie : { $structure }.
why-BC-2_15 = { $owned ->
    [0] Cette structure n’est pas à vous : { $structure }.
   *[other] Vous avez déjà activé cette structure dans cette phase : { $structure }.
}
why-BC-3_4 = Vous n’avez plus d’architecte en réserve.
why-BC-3_7 = Vous avez déjà un architecte sur cette structure : { $structure }.
why-BC-3_9 = Cette structure n’a pas d’emplacement libre : { $structure }.
why-BC-3_11 = L’effet de cette structure a eu lieu à sa construction : { $structure }.
why-BC-3_13 = Cette structure n’agit pas en phase de construction : { $structure }.
why-BC-3_14 = Cette structure ne changerait rien maintenant : { $structure }.
why-BC-3_15 = Cette statue n’agit qu’au décompte final : { $structure }.
why-BC-3_16 = Vous n’avez pas cela à dépenser.
why-BC-3_17 = Vous avez déjà construit cette structure : { $structure }.
why-BC-5_1 = Cette structure n’agit pas en phase d’enrôlement : { $structure }.
why-BC-5_10 = Cette structure ne pourrait rien faire maintenant : { $structure }.
why-BC-6_5 = Vous êtes à votre limite.
why-BC-7_5 = Vous n’avez joué aucune carte dans le domaine { $field }.
why-BC-8_8 = { $own ->
    [1] La déclaration { $number } est la vôtre : vous pouvez seulement la retirer.
   *[0] La déclaration { $number } n’est pas à vous : vous ne pouvez pas la retirer.
}
why-BC-8_10 = Vous avez fait cette année autant de déclarations qu’un Suitor peut en faire.
why-BC-8_14 = { $withdrawn ->
    [1] La déclaration { $number } est retirée.
   *[0] Vous avez déjà réagi à la déclaration { $number }.
}
why-BC-9_3 = { $own ->
    [1] Un Suitor ne peut pas se soutenir lui-même.
   *[0] { START($to) } est l’Imperium Maius.
}
why-BC-14_3 = La réserve n’a plus cette influence.
why-BC-14_9 = Cette carte a contribué, ou n’est pas une recrue que vous y avez jouée.
why-BC-14_11 = Vous avez dépensé une influence de ce type : prenez-en une autre.
why-BC-14_13 = La réserve n’a pas ce que vous recevriez.
why-BC-14_16 = Cette structure n’enrôle pas cette recrue : { $recruit }.
why-BC-14_17 = Il ne reste plus { ELIDE("de", $recruit) }.
why-BC-14_20 = { $cause ->
    [0] Cette structure permet le déplacement, son propre architecte reste : { $structure }.
    [1] De cette structure ({ $structure }), votre architecte ne peut aller nulle part : aucune autre ne peut le recevoir.
    [2] Votre architecte est déjà sur cette structure : { $structure }.
    [3] Cette structure appartient à une ère à venir : { $structure }.
    [4] Cette structure n’a pas d’emplacement libre : { $structure }.
   *[other] Vous avez déjà un architecte sur cette structure : { $structure }.
}
why-BC-14_29 = Vous avez activé la structure : utilisez-la d’abord.
why-BC-Q44 = La réserve n’a plus de Denarius.
why-BC-14_26 = Cette carte n’est pas au stock.

# -- le plateau
where = Année { $year } ({ $number } sur { $years }), ère { $era } · { $phase }
screen = Derrière votre écran
screen-shared = Le Suitor partagé, que vous jouez
screen-left = Encore disponible
screen-discards = À défausser
screen-plan = Plan, domaine { $field }
plan-support = { $cubes } pour { $to }
plan-charisma = charisme : { $cubes }
board-year = L’année
board-im = Imperium Maius
board-order = Ordre du tour
board-senate-tile = Sénat
board-senate = { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
} par paire de tuiles des domaines { $first } et { $second }
board-supply = Réserve
board-afield = Sur les recrues et dans les domaines
board-shared = joué par { $seat } cette année
board-heir = Prochain Imperium Maius
board-tiles = Tuiles allégeance de toutes les années (autorité, charisme, Imperium)
board-year-now = → { $year }
board-year-of = { $year }
board-tile-short = { $tile } { $authority }, { $charisma }, { $imperium }
board-fields = Les domaines (autorité imprimée [case libre] (case remplie))
board-tile = { $tile } (autorité { $authority }, charisme { $charisma }, { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}){ $to }
board-tile-to = {" "}→ { $seat }
board-any-field = Face visible, pour tout domaine
board-strength = { $authority }{ $boxes }
board-no-boxes = {""}
board-returns = { $recruit } (reviendra)
board-played-loyalty = { $count ->
    [one] { $count } loyauté jouée
   *[other] { $count } loyautés jouées
}
board-front = { $count ->
    [one] { $count } loyauté devant
   *[other] { $count } loyautés devant
}
board-support-for = { $cubes } à leur intention
board-count = autorité { $authority }, charisme { $charisma }
board-statements = Déclarations de l’année
board-statement = { $number }. { $seat }
board-mark-accept = acceptée par { $seat }
board-mark-refuse = refusée par { $seat }
board-mark-withdraw = retirée
board-recruits = Recrues (coût ; autorité imprimée et ambition ; capacité)
board-level = { $field }, niveau { $level }
board-left = { $count ->
    [0] pile épuisée
    [one] reste { $count }
   *[other] restent { $count }
}
board-removed = Hors de cette partie
board-structures = Structures
board-price = { $price ->
    [one] { $price } Denarius
   *[other] { $price } Denarii
}, { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}
board-later = dès l’ère { $era }
board-slots = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
board-used = { $seat } (activée)
section-construction = Construction
section-production = Production
section-enrolment = Enrôlement
section-discard = Défausse
section-resolution = Résolution
section-over = Fin de partie : statues
panel-passed = a passé
panel-held = Détient
panel-held-text = { $held } sur { $limit } au plus
panel-built = Construites puis quittées
panel-promises = Promesses
panel-kept = { $count ->
    [one] { $count } tenue
   *[other] { $count } tenues
}
panel-partly-kept = { $count ->
    [one] { $count } tenue en partie
   *[other] { $count } tenues en partie
}
panel-broken = { $count ->
    [one] { $count } rompue
   *[other] { $count } rompues
}
panel-unverifiable = { $count ->
    [one] { $count } invérifiable
   *[other] { $count } invérifiables
}
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
panel-structures = Structures
panel-plan = Plan
panel-none = aucune
panel-sealed = scellé derrière l’écran

# -- le dessin
area-fields = Les années et les domaines
area-city = La ville
area-recruits = Recrues
area-said = Déclarations de l’année
piece-said = Déclaration { $number } { ELIDE("de", $seat) } : { $said }
reads-promises = Promesses : { $promises }
area-screen = Derrière mon écran
area-shared = L’écran du Suitor partagé
picture-supply = Réserve
card-kind = { $field } · { $level }
piece-year = Année { $year }, numéro { $number } sur { $years }
piece-tile = { $tile }, tuile { $field_id ->
    [social] sociale
   *[other] { $field }
} de l’année { $year } : autorité { $authority }, charisme { $charisma }, { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}
piece-tile-awarded = { $tile }, tuile { $field_id ->
    [social] sociale
   *[other] { $field }
} de l’année { $year }, attribuée à { $seat } : { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}
piece-field = Le domaine { $field }
piece-field-counted = Le domaine { $field } : { $im } a { $authority } en autorité et { $charisma } en charisme, les Suitors ensemble { $against } et { $charm }
piece-field-planned = Le domaine { $field }, d’après ce que vous savez : { $im } montre { $own } en autorité et { $charisma } en charisme, les Suitors ensemble { $against } et { $charm }
piece-im = Imperium Maius
piece-suitor = Suitor
piece-board = { $seat }, { $character }, { $role }
piece-passed = { $board }, a passé
piece-imperium = { $seat } : { $count ->
    [one] { $count } Imperium
   *[other] { $count } Imperiums
}
piece-denarii = { $seat } : { $count ->
    [one] { $count } Denarius
   *[other] { $count } Denarii
}
piece-architects = { $seat } : { $count ->
    [one] { $count } architecte
   *[other] { $count } architectes
} en réserve
piece-collegium = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans le Collegium
piece-tiles = { $seat } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} dans le Collegium
piece-held = { $seat } détient { $count ->
    [one] { $count } carte ou influence
   *[other] { $count } cartes et influences
}, la limite est { $most }
piece-cubes = { $seat } : { $cubes }
piece-loyalty = { $seat } : { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} face visible
piece-lictors = { $seat } : { $count } × { $recruit } face visible dans le stock
piece-facedown = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} face cachée dans le stock
piece-lane = Le domaine { $field } { ELIDE("de", $seat) }
piece-laid = { $recruit }, dans le plan { ELIDE("de", $seat) }, domaine { $field }, position { $place } depuis le haut
piece-played = { $recruit } { ELIDE("de", $seat) } dans le domaine { $field }, position { $place } depuis le haut, { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
} sur { $boxes }
piece-shown = { $recruit } { ELIDE("de", $seat) }, face visible dans le domaine { $field }
piece-laid-loyalty = { $count ->
    [one] { $count } loyauté
   *[other] { $count } loyautés
} dans le plan { ELIDE("de", $seat) }, domaine { $field }
piece-charisma-spot = Charisme { ELIDE("de", $seat) } dans le domaine { $field }
piece-laid-charisma = { $cubes } comme charisme dans le plan { ELIDE("de", $seat) }, domaine { $field }
piece-afar-fields = De loin : Imperium, Denarii, cartes et cubes de chacun
piece-afar-city = De loin : combien chacun a construit
piece-afar-recruits = De loin : combien de recrues il reste de chaque sorte
piece-afar-said = De loin : combien chacun a déclaré, et ce qu’il en est advenu
piece-kept = { $recruit } dans le Collegium { ELIDE("de", $seat) }
piece-order = Suitors dans l’ordre : { $suitors }. Imperium Maius : { $im }.
piece-sure = Assuré pour { $seat } dans le domaine { $field } : autorité { $authority }, charisme { $charisma }
piece-support = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} { ELIDE("de", $seat) } pour { $to } dans le domaine { $field }
piece-support-own = { $count ->
    [one] { $count } soutien
   *[other] { $count } soutiens
} { ELIDE("de", $seat) } pour ses propres cartes dans le domaine { $field }
piece-authority = { START($seat) } a { $count } en autorité dans le domaine { $field }
piece-charisma = { START($seat) } a { $count } en charisme dans le domaine { $field }
piece-played-loyalty = { $count ->
    [one] { $count } loyauté jouée
   *[other] { $count } loyautés jouées
} par { $seat } dans le domaine { $field }
piece-front = { $count ->
    [one] { $count } loyauté récupérée
   *[other] { $count } loyautés récupérées
} par { $seat } devant le domaine { $field }
piece-phase = Phase : { $phase }
piece-senate = Tuile du Sénat { $senate } : { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
} par paire de tuiles des domaines { $first } et { $second }
piece-im-tile = La tuile Imperium Maius { ELIDE("de", $seat) }
piece-supply = Dans la réserve : { $cubes }
piece-imperium-track = La piste d’Imperium
piece-structure = { $structure } : { $price ->
    [one] { $price } Denarius
   *[other] { $price } Denarii
}, { $imperium ->
    [one] { $imperium } Imperium
   *[other] { $imperium } Imperiums
}
piece-architect = Architecte { ELIDE("de", $seat) } sur : { $structure }
piece-architect-used = Architecte { ELIDE("de", $seat) } sur : { $structure }, activée dans cette phase
piece-stack = { $count ->
    [0] { $recruit }, pile épuisée
    [one] { $recruit }, reste { $count } : { $price }
   *[other] { $recruit }, restent { $count } : { $price }
}
piece-mine = { $cubes } { ELIDE("de", $seat) }, encore disponible
piece-gone = Bientôt rendu : { $thing }
piece-gone-card = Bientôt au Collegium : { $thing }
picture-cubes = Influence
picture-collegium = Collegium
picture-no-cards = aucune carte en main
piece-purse = { $count ->
    [one] { $count } Denarius
   *[other] { $count } Denarii
} dans la bourse { ELIDE("de", $seat) }
piece-reserve = { $count ->
    [one] { $count } architecte
   *[other] { $count } architectes
} dans la réserve { ELIDE("de", $seat) }
piece-hand = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} { ELIDE("de", $seat) }, { $face }
piece-collegium-mine = Le Collegium { ELIDE("de", $seat) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
reads-open = Face visible : { $cards }
reads-cubes = Influence : { $cubes }
reads-built = Structures : { $structures }
reads-cost = Coût : { $cost }
reads-does = { $when } : { $does }
reads-strength = Autorité { $authority }, ambition { $boxes }
reads-collegium = Contient : { $cards }
reads-loyalty = Jouée, elle place { $suitor } soutien de la réserve sur la prochaine ambition libre de son propriétaire dans ce domaine, ou jusqu’à { $im } pour l’Imperium Maius. Face visible, elle peut payer des recrues.
tray-discard-laid = À défausser
tray-discard-held = Je garde
tray-discard = { $state ->
    [missing] { $number ->
        [one] Encore une carte ou une influence à laisser partir.
       *[other] Encore { $number } cartes ou influences à laisser partir.
    }
   *[other] Le compte y est.
}
tray-im_commitment = Ce que vous posez ici reste caché jusqu’à la révélation. Touchez ce qui est posé pour le reprendre.
tray-suitor_commitment = Ce que vous posez ici reste caché jusqu’à la révélation. Touchez ce qui est posé pour le reprendre.

# -- on the shelf
box-about = Un seul tient Rome, les autres la veulent ; nul Suitor ne se soutient lui-même, et nulle promesse n’engage.
box-emblem = laurel-crown

amount-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# tout ce qu’il y a dans la boîte
contents-recruits = Recrues : { $field }
contents-fixed = Structures permanentes
contents-era = Structures d’ère
contents-statues = Statues
contents-of-era = Ère { $era }
contents-structure = Prix : { $price } ; { $imperium ->
        [one] { $imperium } Imperium
       *[other] { $imperium } Imperiums
    } à la fin
contents-tiles = Tuiles allégeance
contents-tile = Domaine { $field } : autorité { $authority }, charisme { $charisma }, Imperium { $imperium }
