# What 44 BCE says in English.

# -- names
recruit-quaestor = Quaestor
recruit-aedile = Aedile
recruit-praetor = Praetor
recruit-senator = Senator
recruit-consul = Consul
recruit-censor = Censor
recruit-legionary = Legionary
recruit-centurion = Centurion
recruit-aquilifer = Aquilifer
recruit-decurion = Decurion
recruit-legate = Legate
recruit-primus_pilus = Primus Pilus
recruit-cliens = Cliens
recruit-equester = Equester
recruit-sacerdos = Priest
recruit-mercator = Merchant
recruit-patrician = Patrician
recruit-vestal = Vestal
recruit-lictor = Lictor
ability-quaestor = Collect 1 political influence into your storage.
ability-aedile = +2 charisma in Political.
ability-praetor = +1 charisma in Political.
ability-senator = No ability.
ability-consul = +1 charisma in Political.
ability-censor = Gain 2 Imperium.
ability-legionary = +1 charisma in Military.
ability-centurion = Collect 1 support influence into your storage.
ability-aquilifer = Place 1 support from the supply on your next ambition in Military.
ability-decurion = If it contributes no authority: it comes back face up to your board at recess (not in year 6).
ability-legate = +1 charisma in Military.
ability-primus_pilus = Place 1 support from the supply on your next ambition in Military.
ability-cliens = Place 1 support from the supply on your next ambition in Social.
ability-equester = +1 authority in Social if you played several Equesters.
ability-sacerdos = Collect 1 loyalty into your storage.
ability-mercator = If it contributes at least 1 authority: collect 1 Denarius.
ability-patrician = Collect 1 influence of any one type.
ability-vestal = If it contributes no authority: it comes back face up to your board at recess (not in year 6).
ability-lictor = +1 charisma in the field where it is played. 1 Imperium in the Collegium at game end.
structure-forum = Forum
structure-castrum = Castrum
structure-villa = Villa
structure-temple = Temple
structure-macellum = Macellum
structure-aerarium = Treasury
structure-basilica_aemilia = Basilica Aemilia
structure-regia = Regia
structure-tabularium = Tabularium
structure-ludus_magnus = Gladiator School
structure-horreum = Granary
structure-rostra = Rostra
structure-carcer = Prison
structure-navalia = Shipyard
structure-thermae_agrippae = Baths of Agrippa
structure-porticus_octaviae = Portico of Octavia
structure-theatrum_marcelli = Theatre of Marcellus
structure-campus_martius = Field of Mars
structure-circus_flaminius = Circus Flaminius
structure-horrea_agrippiana = Warehouses of Agrippa
structure-templum_divi_iulii = Temple of the Divine Julius
structure-ara_martis = Altar of Mars
structure-basilica_iulia = Basilica Julia
structure-pantheon = Pantheon
structure-forum_augustum = Forum of Augustus
structure-aqua_virgo = Aqua Virgo
structure-saepta_iulia = Saepta Julia
structure-castra_urbana = City Barracks
structure-mausoleum_augusti = Mausoleum of Augustus
structure-arcus_augusti = Arch of Augustus
structure-bibliotheca_apollinis = Library of Apollo
structure-statue_jupiter = Statue of Jupiter
structure-statue_minerva = Statue of Minerva
structure-statue_mars = Statue of Mars
structure-statue_ceres = Statue of Ceres
structure-statue_vulcan = Statue of Vulcan
structure-statue_mercury = Statue of Mercury
structure-statue_juno = Statue of Juno
structure-statue_fides = Statue of Fides
structure-statue_apollo = Statue of Apollo
structure-statue_saturn = Statue of Saturn
structure-statue_neptune = Statue of Neptune
structure-statue_venus = Statue of Venus
structure-statue_janus = Statue of Janus
structure-statue_romulus = Statue of Romulus
structure-statue_victoria = Statue of Victory
structure-statue_fortuna = Statue of Fortune
does-forum = Collect 1 political influence.
does-castrum = Collect 1 military influence.
does-villa = Collect 1 social influence.
does-temple = Collect 1 support influence.
does-macellum = Trade 2 influence for 1 Denarius.
does-aerarium = Collect 2 Denarii.
does-basilica_aemilia = Collect 1 influence of any one type.
does-regia = IM: collect 2 influence of your choice. Suitor: collect 1 support.
does-tabularium = Up to twice: trade 1 influence for 1 influence of another type.
does-ludus_magnus = Enlist 1 level-1 recruit free of cost.
does-horreum = Resource limit +2.
does-rostra = Suitor: gain 1 Imperium per field where you deployed support.
does-carcer = Take back face up to your board, at recess, 1 played recruit that contributed no authority (not in year 6).
does-navalia = Move 1 of your architects to another available structure (pay the difference if it costs more).
does-thermae_agrippae = Collect 1 influence of each type.
does-porticus_octaviae = Collect 1 loyalty.
does-theatrum_marcelli = Collect 1 influence of your choice and 1 support.
does-campus_martius = Enlist 1 level-2 recruit for 2 influence less.
does-circus_flaminius = Trade 1 influence for 1 loyalty.
does-horrea_agrippiana = Resource limit +3.
does-templum_divi_iulii = If you were awarded at least 1 allegiance tile this year: collect 1 Denarius.
does-ara_martis = If you were awarded no allegiance tile this year: collect 1 loyalty and 1 support.
does-basilica_iulia = Trade 1 face-up loyalty for 1 Denarius.
does-pantheon = Gain 1 Imperium per architect you have on structures (this one included).
does-forum_augustum = Collect 1 political, 1 military and 1 social influence.
does-aqua_virgo = Collect 2 support influence.
does-saepta_iulia = Enlist 1 level-3 recruit for 2 influence less and no loyalty.
does-castra_urbana = Enlist 1 Lictor free of cost.
does-mausoleum_augusti = Limit +1. Gain 1 Imperium per card you move to your Collegium in this discard phase (maximum 3).
does-arcus_augusti = If you keep the IM tile this year: gain 4 Imperium. If you are awarded it: gain 2 Imperium.
does-bibliotheca_apollinis = Move up to 2 cards from your storage to your Collegium (not revealed).
does-statue_jupiter = 1 Imperium per allegiance tile in your Collegium (maximum 10).
does-statue_minerva = 1 Imperium per political recruit in your Collegium (maximum 10).
does-statue_mars = 1 Imperium per military recruit in your Collegium (maximum 10).
does-statue_ceres = 1 Imperium per social recruit in your Collegium (maximum 10).
does-statue_vulcan = 1 Imperium per level-1 recruit in your Collegium (maximum 10).
does-statue_mercury = 1 Imperium per level-2 recruit in your Collegium (Lictors included, maximum 10).
does-statue_juno = 2 Imperium per level-3 recruit in your Collegium (maximum 10).
does-statue_fides = 1 Imperium per loyalty in your Collegium (maximum 10).
does-statue_apollo = 2 Imperium per Lictor in your Collegium (maximum 10).
does-statue_saturn = 2 Imperium per political allegiance tile in your Collegium (maximum 10).
does-statue_neptune = 2 Imperium per military allegiance tile in your Collegium (maximum 10).
does-statue_venus = 2 Imperium per social allegiance tile in your Collegium (maximum 10).
does-statue_janus = 1 Imperium per architect you have on a Forum, Castrum, Villa or Temple (maximum 8).
does-statue_romulus = 1 Imperium per era structure you own (maximum 10).
does-statue_victoria = 5 Imperium if you hold the Imperium Maius tile.
does-statue_fortuna = 1 Imperium per card and per influence left on your board (maximum 5).
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
senate-political-military = Toga and Sword
senate-military-social = Sword and People
senate-political-social = Toga and People
score-track = Imperium gained during play
score-allegiance = Allegiance tiles
score-senate = Senate bonus
score-lictors_loyalty = Lictors and loyalty
score-structures = Structures
score-collegium = Collegium authority and ambition
score-statues = Statue bonus
score-denarii = Denarii
character-agrippa = Agrippa
character-brutus = Brutus
character-cleopatra = Cleopatra
character-mark_antony = Mark Antony
character-octavian = Octavian (Augustus)
phase-construction = Build
phase-production = Production
phase-enrolment = Enlist
phase-discard = Discard
phase-im_commitment = IM commit
phase-negotiation = Suitor negotiation
phase-suitor_commitment = Suitor commit
phase-resolution = Resolution
phase-recess = Recess
card-quaestor = Quaestor
card-aedile = Aedile
card-praetor = Praetor
card-senator = Senator
card-consul = Consul
card-censor = Censor
card-legionary = Legionary
card-centurion = Centurion
card-aquilifer = Aquilifer
card-decurion = Decurion
card-legate = Legate
card-primus_pilus = Primus Pilus
card-cliens = Cliens
card-equester = Equester
card-sacerdos = Priest
card-mercator = Merchant
card-patrician = Patrician
card-vestal = Vestal
card-lictor = Lictor
card-loyalty = Loyalty
card-back = face-down card
field-political = Political
field-military = Military
field-social = Social
fieldset-political = Political
fieldset-military = Military
fieldset-social = Social
fieldset-political-military = Political and Military
fieldset-political-social = Political and Social
fieldset-military-social = Military and Social
fieldset-political-military-social = all three fields
influence-political = political
influence-military = military
influence-social = social
influence-support = support
cubes-political = { $count } political
cubes-military = { $count } military
cubes-social = { $count } social
cubes-support = { $count } support
cubes-any = { $count } any
cubes-loyalty = { $count } loyalty
cubes-of-political = { $count } political influence
cubes-of-military = { $count } military influence
cubes-of-social = { $count } social influence
cubes-of-support = { $count } support influence
preview-structure = { $price } D, { $imperium } Imp.
cost-free = free of cost
cost-less = { $cost }, less { $count } influence
phase-final_construction = Final build
phase-over = End
when-immediate = at once, when built
year-xliii = XLIII
year-xlii = XLII
year-xl = XL
year-xxxvi = XXXVI
year-xxxi = XXXI
year-xxviii = XXVIII
face-up = face up
face-down = face down
side-own = my own board
side-shared = the shared Suitor
verdict-kept = kept
verdict-partly-kept = partly kept
verdict-broken = broken
verdict-unverifiable = unverifiable
statement-propose-fields = proposed fields
statement-pledge-play = pledge of recruits
statement-pledge-support = pledge of support
statement-pledge-charisma = pledge of charisma
statement-pledge-loyalty = pledge of loyalty
statement-pledge-abstain = pledge to stay out
statement-request-support = request for support
statement-request-play = request for recruits
statement-propose-tile = proposed tile
statement-propose-im = proposed Imperium Maius
statement-claim-card = claim
shared-suitor = Shared Suitor

# -- options
option-first = First Imperium Maius
option-first-help = Who holds Rome when the game begins.
option-first-random = drawn at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-character-1 = Character of seat 1
option-character-1-help = A name, a symbol and a colour; characters have no powers.
option-character-1-random = dealt at random
option-character-1-agrippa = Agrippa
option-character-1-brutus = Brutus
option-character-1-cleopatra = Cleopatra
option-character-1-mark_antony = Mark Antony
option-character-1-octavian = Octavian (Augustus)
option-character-2 = Character of seat 2
option-character-2-help = A name, a symbol and a colour; characters have no powers.
option-character-2-random = dealt at random
option-character-2-agrippa = Agrippa
option-character-2-brutus = Brutus
option-character-2-cleopatra = Cleopatra
option-character-2-mark_antony = Mark Antony
option-character-2-octavian = Octavian (Augustus)
option-character-3 = Character of seat 3
option-character-3-help = A name, a symbol and a colour; characters have no powers.
option-character-3-random = dealt at random
option-character-3-agrippa = Agrippa
option-character-3-brutus = Brutus
option-character-3-cleopatra = Cleopatra
option-character-3-mark_antony = Mark Antony
option-character-3-octavian = Octavian (Augustus)
option-character-4 = Character of seat 4
option-character-4-help = A name, a symbol and a colour; characters have no powers.
option-character-4-random = dealt at random
option-character-4-agrippa = Agrippa
option-character-4-brutus = Brutus
option-character-4-cleopatra = Cleopatra
option-character-4-mark_antony = Mark Antony
option-character-4-octavian = Octavian (Augustus)
option-character-5 = Character of seat 5
option-character-5-help = A name, a symbol and a colour; characters have no powers.
option-character-5-random = dealt at random
option-character-5-agrippa = Agrippa
option-character-5-brutus = Brutus
option-character-5-cleopatra = Cleopatra
option-character-5-mark_antony = Mark Antony
option-character-5-octavian = Octavian (Augustus)

# -- prompts
ask-choose_seat = Which of your two boards goes first?
wait-choose_seat = { $seat } chooses which board goes first.
ask-construction = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Build a structure, activate one, or pass. { $denarii ->
    [one] 1 Denarius
   *[other] { $denarii } Denarii
} left.
wait-construction = { $seat } builds{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_spend = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}What do you give for { $structure }?
wait-choose_spend = { $seat } trades with { $structure }.
ask-choose_type = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which influence do you take?{ $left ->
    [1] {""}
   *[other] {" "}There are { $left } to take, one by one.
}
wait-choose_type = { $seat } chooses an influence.
ask-choose_architect_source = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which structure does the architect leave?
wait-choose_architect_source = { $seat } moves an architect.
ask-choose_architect_target = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Where does the architect from { $structure } go?
wait-choose_architect_target = { $seat } moves the architect from { $structure }.
ask-production_order = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}The supply is short: which structure produces first?
wait-production_order = { $seat } chooses which structure produces first.
ask-enrolment = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Enlist a recruit, activate a structure, or pass.
wait-enrolment = { $seat } enlists{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-pay_grey = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}What do you pay for { $recruit }?
wait-pay_grey = { $seat } pays for { $recruit }.
ask-choose_enlist = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Whom do you enlist with { $structure }?
wait-choose_enlist = { $seat } enlists with { $structure }.
ask-discard = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}{ $over ->
    [0] The limit of { $limit } is met: say that you are done.
    [one] 1 card or cube over the limit of { $limit }: choose what goes, then say that you are done.
   *[other] { $over } cards or cubes over the limit of { $limit }: choose what goes, then say that you are done.
}
wait-discard = { $seat } discards{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-im_commitment = You are the Imperium Maius: lay your plan behind your screen, then say that you are done.
wait-im_commitment = { $seat }, the Imperium Maius, plans behind the screen.
ask-negotiation = Negotiate with the other Suitors, or say that you are ready. Nothing said binds anybody. In words you can say more: “pledge play quaestor political 1”, “request play 2 …”, “pledge charisma …”, “pledge loyalty …”, “propose tile political 2”, “claim consul 1”.
wait-negotiation = { $seat } { $count ->
    [one] is
   *[other] are
} still negotiating.
ask-suitor_commitment = Lay your plan behind your screen, then say that you are done. Your support only feeds the other Suitors.
wait-suitor_commitment = { $seat } { $count ->
    [one] plans
   *[other] plan
} behind { $count ->
    [one] a screen
   *[other] their screens
}.
ask-im_reward = You are the next Imperium Maius. Your reward: { $denarii ->
    [0] {""}
    [one] 1 Denarius or{" "}
   *[other] { $denarii } Denarii or{" "}
}{ $imperium } Imperium?
wait-im_reward = { $seat } chooses the reward of the Imperium Maius.
ask-resolution_order = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which structure acts first?
wait-resolution_order = { $seat } chooses which structure acts first.
ask-choose_return = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which recruit without authority comes back at recess?
wait-choose_return = { $seat } may call a recruit back.
ask-choose_to_collegium = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which card of your storage goes to your Collegium?
wait-choose_to_collegium = { $seat } may move cards to the Collegium.

# -- moves
move-build = Build { $structure }
move-activate = Activate { $structure }
move-enlist = Enlist { $recruit }
move-spend = Give { $cubes }
move-stop = No more
move-take = Take 1 { $influence }
move-move-from = Move an architect away from { $structure }
move-move-to = Move it to { $structure }
move-lead = First { $side }
move-discard = { $card } ({ $face }) to the Collegium
move-return = 1 { $influence } influence back to the supply
move-reward-denarius = Collect Denarii
move-reward-imperium = Gain Imperium
move-recall = Call back { $recruit } ({ $field })
move-recall-none = Call nobody back
move-support-own = 1 support for my own ambition in { $field }
move-unsupport-own = Take back 1 support in { $field }
move-propose-fields = Propose to take: { $fields }
move-pledge-play = Pledge { $count } × { $recruit } in { $field }
move-pledge-support = Pledge { $count } support for { $to } in { $field }
move-pledge-charisma = Pledge { $count } charisma in { $field }
move-pledge-loyalty = Pledge { $count } loyalty in { $field }
move-pledge-abstain = Pledge to stay out of { $field }
move-request-support = Ask { $from } for { $count } support in { $field }
move-request-play = Ask { $from } for { $count } × { $recruit } in { $field }
move-propose-tile = Propose that { $to } gets the { $field } tile
move-propose-im = Propose { $to } as the next Imperium Maius
move-claim = Claim to hold { $count } × { $card } face down
move-accept = Accept statement { $number }
move-refuse = Refuse statement { $number }
move-withdraw = Withdraw statement { $number }
move-play = Play { $recruit } in { $field }, { $place ->
    [1] on top
   *[other] place { $place } from the top
}
move-play-loyalty = Play 1 loyalty in { $field }
move-support = 1 support for { $to } in { $field }
move-charisma = 1 { $influence } cube as charisma in { $field }
move-unplay = Take back { $recruit } from { $field }, place { $place }
move-unplay-loyalty = Take back 1 loyalty from { $field }
move-unsupport = Take back 1 support for { $to } in { $field }
move-uncharisma = Take back 1 { $influence } cube of charisma in { $field }
move-shared-play = Shared Suitor: play { $recruit } in { $field }, { $place ->
    [1] on top
   *[other] place { $place } from the top
}
move-shared-play-loyalty = Shared Suitor: play 1 loyalty in { $field }
move-shared-support = Shared Suitor: 1 support for { $to } in { $field }
move-shared-charisma = Shared Suitor: 1 { $influence } cube as charisma in { $field }
move-shared-unplay = Shared Suitor: take back { $recruit } from { $field }, place { $place }
move-shared-unplay-loyalty = Shared Suitor: take back 1 loyalty from { $field }
move-shared-unsupport = Shared Suitor: take back 1 support for { $to } in { $field }
move-shared-uncharisma = Shared Suitor: take back 1 { $influence } cube of charisma in { $field }

# -- events
event-character = { $seat } plays { $character }.
event-senate = Senate tile: { $senate }.
event-removed = Out of this game: { $recruits }.
event-year = Year { $year }. { $seat } is the Imperium Maius.
event-tiles = In front of { $seat }: { $tiles }.
event-era = Era { $era } begins: { $structures } can be built.
event-phase = Phase: { $phase }.
event-leads = First: { $seat }.
event-built = { $seat } builds { $structure } for { $cost ->
    [one] 1 Denarius
   *[other] { $cost } Denarii
}.
event-activated = { $seat } activates { $structure }.
event-passed = { $seat } passes.
event-influence = { $seat } collects { $cubes }.
event-natural = { $seat } collects natural influence: { $cubes }.
event-loyalty = { $seat } collects 1 loyalty.
event-denarii = { $seat } collects { $count ->
    [one] 1 Denarius
   *[other] { $count } Denarii
}.
event-gained = { $seat } gains { $count } Imperium.
event-spent = { $seat } gives { $cubes }.
event-spent-loyalty = { $seat } gives { $count } loyalty.
event-exhausted = The loyalty supply is empty: who has loyalty in the Collegium returns 1.
event-returned-loyalty = { $seat } returns 1 loyalty from the Collegium.
event-no-loyalty = { $seat } has no loyalty in the Collegium to return.
event-moved = { $seat } moves an architect from { $from } to { $to }.
event-enlisted = { $seat } enlists { $recruit }.
event-limit = { $seat } holds { $held }, the limit is { $limit }.
event-discarded = { $seat } moves { $card } to the Collegium.
event-discarded-down = { $seat } moves a face-down card to the Collegium.
event-discarded-down-secret = { $seat } moves { $card } to the Collegium, face down.
event-gave-back = { $seat } returns { $cubes }.
event-silent-year = One player decides for both Suitors: no negotiation.
event-propose-fields = { $number }. { $seat } proposes to take: { $fields }.
event-pledge-play = { $number }. { $seat } pledges { $count } × { $recruit } in { $field }.
event-pledge-support = { $number }. { $seat } pledges { $count } support for { $to } in { $field }.
event-pledge-charisma = { $number }. { $seat } pledges { $count } charisma in { $field }.
event-pledge-loyalty = { $number }. { $seat } pledges { $count } loyalty in { $field }.
event-pledge-abstain = { $number }. { $seat } pledges to stay out of { $field }.
event-request-support = { $number }. { $seat } asks { $from } for { $count } support in { $field }.
event-request-play = { $number }. { $seat } asks { $from } for { $count } × { $recruit } in { $field }.
event-propose-tile = { $number }. { $seat } proposes that { $to } gets the { $field } tile.
event-propose-im = { $number }. { $seat } proposes { $to } as the next Imperium Maius.
event-claim = { $number }. { $seat } claims to hold { $count } × { $card } face down.
event-accepted = { $seat } accepts statement { $number }.
event-refused = { $seat } refuses statement { $number }.
event-withdrew = { $seat } withdraws statement { $number }.
event-ready = { $seat } is ready.
event-screen = { $seat } lifts the screen.
event-played = { $seat } played in { $field }, from the top: { $recruits }.
event-played-loyalty = { $seat } played { $count } loyalty in { $field }.
event-played-support = { $seat } placed { $count } support for { $to } in { $field }.
event-played-own-support = { $seat } placed { $count } support on own cards in { $field }.
event-played-charisma = { $seat } played { $cubes } as charisma in { $field }.
event-stored = { $seat } has { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
} in storage.
event-verdict = Statement { $number } of { $seat } ({ $statement }): { $verdict }.
event-field = { $field } is being resolved.
event-deployed = { $seat } deploys 1 support on { $recruit } of { $to } and collects 1 loyalty in front of { $field }.
event-undeployed = { $count } support of { $seat } for { $to } in { $field } { $count ->
    [one] finds
   *[other] find
} no ambition and { $count ->
    [one] returns
   *[other] return
}.
event-im-placed = { $seat } feeds { $recruit } in { $field } with 1 support.
event-excess = { $count } support of { $seat } in { $field } { $count ->
    [one] finds
   *[other] find
} no ambition and { $count ->
    [one] returns
   *[other] return
}.
event-loyalty-placed = Loyalty of { $seat } places 1 support on { $recruit } in { $field }.
event-loyalty-lost = Loyalty of { $seat } in { $field } places nothing.
event-ability = Ability: { $recruit } of { $seat }.
event-ability-placed = { $recruit } of { $seat }: 1 support from the supply goes on { $on } in { $field }.
event-ability-lost = { $recruit } of { $seat } finds no open ambition in { $field }, or no support in the supply.
event-ability-charisma = { $recruit } of { $seat }: +{ $count } charisma in { $field }.
event-ability-authority = { $recruit } of { $seat }: +{ $count } authority in { $field }.
event-count = { $seat } in { $field }: authority { $authority }, charisma { $charisma }.
event-totals = { $field }: { $seat } has authority { $authority } and charisma { $charisma }, the Suitors together { $against } and { $charm }.
event-im-holds = { $seat } holds { $field }.
event-suitors-take = The Suitors take { $field }.
event-awarded = { $seat } is awarded { $tile } ({ $imperium } Imperium).
event-keeps-im = { $seat } remains Imperium Maius.
event-wins-im = { $seat } is awarded the Imperium Maius tile.
event-shared-wins-im = The shared Suitor comes first: { $seat } becomes Imperium Maius without a reward.
event-will-return = { $recruit } of { $seat } will come back.
event-filed = { $seat } moves { $card } from storage to the Collegium.
event-filed-down = { $seat } moves a face-down card from storage to the Collegium.
event-filed-down-secret = { $seat } moves { $card } from storage to the Collegium, unseen.
event-most-architects = { $seat } has the most architects ({ $count }) and collects no Denarius.
event-cleared = All influence outside storage returns to the supply.
event-came-back = { $recruit } comes back to the board of { $seat }.
event-collegium-grew = { $count ->
    [one] 1 played card goes
   *[other] { $count } played cards go
} to the Collegium of { $seat }.
event-control = { $seat } now plays the shared Suitor.
event-control-secret = { $seat } now plays the shared Suitor, who hides: { $cards }.
event-counted = The Collegium of { $seat }: { $cards }.

# -- why not
why-BC-3_3 = It costs { $needs ->
    [one] 1 Denarius
   *[other] { $needs } Denarii
}, you have { $have }.
why-BC-3_10 = It belongs to era { $era }.
why-BC-5_3 = It costs { $cost }; you have { $cubes }.
why-BC-5_4 = It costs { $loyalty } face-up loyalty, you have { $have }.
why-BC-7_2 = { $card } belongs to { $home }.
why-BC-7_3 = { $have ->
    [0] You have no { $card }.
   *[other] You have { $have } × { $card }, and all are laid.
}
why-BC-7_4 = In { $field } the lowest place is { $lowest }.
why-BC-7_7 = { $have ->
    [0] You have no { $influence } cube.
    [one] Your only { $influence } cube is laid already.
   *[other] All your { $have } { $influence } cubes are laid already.
}
why-BC-8_7 = { $flaw ->
    [1] Numbers go from 1 to { $most }.
    [2] There is no such seat.
    [3] { $other } is the Imperium Maius.
    [4] That is yourself.
   *[other] { $recruit } is not played in { $field }.
}
why-BC-14_21 = The difference is { $needs ->
    [one] 1 Denarius
   *[other] { $needs } Denarii
}, you have { $have }.
why-BC-6_4 = { $done ->
    [1] { $over } still to go.
   *[other] You have no more of that.
}

# -- the board
where = Year { $year } ({ $number } of 6), era { $era } · { $phase }
board-roles = Imperium Maius: { $im }. Senate: { $senate } ({ $imperium } Imperium for each pair of { $first } and { $second }).
board-tiles = This year's tiles:
board-tile = { $field }: { $tile } (authority { $authority }, charisma { $charisma }, { $imperium } Imperium){ $to }
board-tile-to = {" "}→ { $seat }
board-fields = The fields now (authority/charisma):
board-supply = Supply: { $cubes }, { $loyalty } loyalty, { $denarii } Denarii
board-recruits = Recruits to enlist (left × name and level: cost; authority and ambition; ability)
board-recruit = { $left } × { $recruit } { $level }: { $cost }; authority { $authority }, ambition { $boxes }; { $ability }
board-recruits-played = Recruits on the boards (authority and ambition; ability)
board-recruit-played = { $recruit }: authority { $authority }, ambition { $boxes }; { $ability }
board-stacks = Recruits left: { $recruits }
board-no-boxes = –
board-structures = Structures (when they act: cost, Imperium, open slots; effect; architects on them)
board-structure = { $structure } ({ $when }): { $cost } D, { $imperium } Imp., { $slots } open; { $does }{ $owners }
board-owners = {" "}[{ $names }]
board-later = { $structure } ({ $when }, from era { $era } on): { $cost } D, { $imperium } Imp.; { $does }
board-acting = Structures that still act this year:
board-acting-one = { $structure } [{ $names }]: { $does }
board-room = Room for architects: { $structures }
board-field = { $field }: { $counts }
board-field-count = { $seat } { $authority }/{ $charisma }
board-statements = Said this year:
board-statement = { $number }. { $seat }: { $said }{ $marks }
board-marks = {" "}({ $names })
board-mark-accept = accepted by { $seat }
board-mark-refuse = refused by { $seat }
board-mark-withdraw = withdrawn
panel-im = Imperium Maius
panel-denarii = Denarii
panel-imperium = Imperium
panel-architects = Architects
panel-architects-text = { $reserve } in reserve, { $placed } placed
panel-influence = Influence
panel-faceup = Face up
panel-facedown = Face down
panel-facedown-text = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
panel-collegium = Collegium
panel-collegium-text = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
panel-collegium-known = { $told }: { $cards }
panel-tiles = Collegium tiles
panel-structures = Structures
panel-plan = Plan
panel-plan-field = Plan: { $field }
plan-support = { $cubes } for { $to }
plan-charisma = charisma: { $cubes }
panel-front = { $count } loyalty in front
panel-discards = To be discarded
panel-none = none
panel-sealed = sealed behind the screen

# -- on the shelf
box-about = One holds Rome, the others want it; no Suitor can support himself, and no promise binds.
box-emblem = laurel-crown
