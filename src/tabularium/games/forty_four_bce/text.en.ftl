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
phase-construction = Construction
phase-production = Production
phase-enrolment = Enrolment
phase-discard = Discard
phase-im_commitment = Commitment of the Imperium Maius
phase-negotiation = Negotiation
phase-suitor_commitment = Commitment of the Suitors
phase-resolution = Resolution
phase-recess = Recess
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
card-loyalty = Loyalty
card-back = a face-down card
field-political = political
field-military = military
field-social = social
fieldset-political = the political field
fieldset-military = the military field
fieldset-social = the social field
fieldset-political-military = the political and military fields
fieldset-political-social = the political and social fields
fieldset-military-social = the military and social fields
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
preview-structure = { $price ->
    [one] 1 Denarius
   *[other] { $price } Denarii
}, { $imperium } Imperium at the end. { $when }: { $does }
lot-card = { $what }, { $field }
lot-charisma = { $what } as charisma, { $field }
lot-support = { $what } for { $seat }, { $field }
lot-shared = { $what } (shared Suitor)
preview-recruit = { $price }. { $strength }. { $does }
cost-free = free of cost
cost-less = { $cost }, less { $count } influence
phase-final_construction = Final construction
phase-over = End count
when-immediate = Immediate effect
when-construction = In the construction phase
when-production = In production
when-enrolment = In enrolment
when-discard = In discarding
when-resolution = In resolution
when-over = At the end of the game
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
shared-suitor = the shared Suitor
field-any = any field
cards-none = no cards
cubes-none = no influence
amount-political = { $count } political influence
amount-military = { $count } military influence
amount-social = { $count } social influence
amount-support = { $count } support influence
amount-any_influence = { $count } influence of your choice
amount-influence = { $count } influence
amount-other_influence = { $count } influence of another type
amount-loyalty = { $count } loyalty
amount-face_up_loyalty = { $count } face-up loyalty
amount-denarius = { $count ->
    [one] { $count } Denarius
   *[other] { $count } Denarii
}
in-political = in the political field
in-military = in the military field
in-social = in the social field
in-its-field = in the field where it is played
does-collect = collect { $what }
does-trade = { $times ->
    [1] trade { $give } for { $get }
   *[other] up to { $times } times, trade { $give } for { $get }
}
does-place_support = place { $count } support from the supply on your next open ambition { $where }
does-charisma = +{ $count } charisma { $where }
does-authority = +{ $count } authority { $where }
does-gain = gain { $imperium } Imperium
does-gain-per = gain { $imperium } Imperium { $per }
does-gain-most = { $gain } (at most { $most })
does-return_to_storage-self = it comes back face up to your board at recess, except in the last year
does-return_to_storage-choose = call back one recruit you played that contributed no authority: it comes back face up to your board at recess, except in the last year
does-enlist = enlist { $who } for { $count } influence less
does-enlist-waive = enlist { $who } for { $count } influence less and without loyalty
does-enlist-free = enlist { $who } free of cost
enlists-level = 1 recruit of level { $level }
enlists-recruit = 1 { $recruit }
does-raise_limit = your limit rises by { $count }
does-move_architect = move 1 of your architects to another structure with a free slot; if it costs more, pay the difference
does-to_collegium = move up to { $count } cards from your storage to your Collegium without showing those that lie face down
does-lictor = Counts { $imperium } Imperium in your Collegium at the end of the game.
does-nothing = No ability.
if-im = as Imperium Maius, { $does }
if-suitor = as a Suitor, { $does }
if-zero_authority = if this recruit contributes no authority, { $does }
if-has_authority = if this recruit contributes at least 1 authority, { $does }
if-multiple_same = if you played several of this recruit there, { $does }
if-awarded_tile = if you were awarded an allegiance tile this year, { $does }
if-no_tile = if you were awarded no allegiance tile this year, { $does }
if-kept_im = if you keep the Imperium Maius tile, { $does }
if-won_im = if you are awarded the Imperium Maius tile, { $does }
per-fields_deployed = per field where you deployed support this year
per-architects_on_board = per architect you have on structures, this one included
per-cards_discarded = per card you move to your Collegium in this discard phase
per-allegiance_tiles = per allegiance tile in your Collegium
per-political_tiles = per political allegiance tile in your Collegium
per-military_tiles = per military allegiance tile in your Collegium
per-social_tiles = per social allegiance tile in your Collegium
per-political_recruits = per political recruit in your Collegium
per-military_recruits = per military recruit in your Collegium
per-social_recruits = per social recruit in your Collegium
per-level_1_recruits = per level-1 recruit in your Collegium
per-level_2_recruits = per level-2 recruit in your Collegium, Lictors included
per-level_3_recruits = per level-3 recruit in your Collegium
per-collegium_loyalty = per loyalty in your Collegium
per-collegium_lictors = per Lictor in your Collegium
per-fixed_structures = per architect you have on the Forum, the Castrum, the Villa and the Temple
per-era_structures = per era structure you own
per-im_tile = if you hold the Imperium Maius tile
per-storage_items = per card and per influence left on your board

# -- options
box-even = balanced
box-even-help = eleven structures that hardly anybody builds are worth 1 to 3 Imperium more.
option-first = First Imperium Maius
option-first-help = The player who holds Rome when the game begins.
option-first-random = drawn at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-character-1 = Character of seat 1
option-character-1-help = A name, a symbol and a colour; characters have no powers.
option-character-1-random = dealt at random
option-character-1-agrippa = { character-agrippa }
option-character-1-brutus = { character-brutus }
option-character-1-cleopatra = { character-cleopatra }
option-character-1-mark_antony = { character-mark_antony }
option-character-1-octavian = { character-octavian }
option-character-2 = Character of seat 2
option-character-2-help = { option-character-1-help }
option-character-2-random = { option-character-1-random }
option-character-2-agrippa = { character-agrippa }
option-character-2-brutus = { character-brutus }
option-character-2-cleopatra = { character-cleopatra }
option-character-2-mark_antony = { character-mark_antony }
option-character-2-octavian = { character-octavian }
option-character-3 = Character of seat 3
option-character-3-help = { option-character-1-help }
option-character-3-random = { option-character-1-random }
option-character-3-agrippa = { character-agrippa }
option-character-3-brutus = { character-brutus }
option-character-3-cleopatra = { character-cleopatra }
option-character-3-mark_antony = { character-mark_antony }
option-character-3-octavian = { character-octavian }
option-character-4 = Character of seat 4
option-character-4-help = { option-character-1-help }
option-character-4-random = { option-character-1-random }
option-character-4-agrippa = { character-agrippa }
option-character-4-brutus = { character-brutus }
option-character-4-cleopatra = { character-cleopatra }
option-character-4-mark_antony = { character-mark_antony }
option-character-4-octavian = { character-octavian }
option-character-5 = Character of seat 5
option-character-5-help = { option-character-1-help }
option-character-5-random = { option-character-1-random }
option-character-5-agrippa = { character-agrippa }
option-character-5-brutus = { character-brutus }
option-character-5-cleopatra = { character-cleopatra }
option-character-5-mark_antony = { character-mark_antony }
option-character-5-octavian = { character-octavian }

# -- prompts
ask-choose_seat = Which of your two boards goes first? The order matters where both want the same thing.
wait-choose_seat = { $seat } is choosing which of two boards goes first.
ask-construction = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Build a structure, activate one, or pass. { $denarii ->
    [one] 1 Denarius
   *[other] { $denarii } Denarii
} left.
wait-construction = { $seat } is building, activating or passing{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_spend = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}What do you spend at { $structure }?
wait-choose_spend = { $seat } is trading at { $structure }{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_type = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which influence do you take?{ $left ->
    [1] {""}
   *[other] {" "}There are { $left } to take, one by one.
}
wait-choose_type = { $seat } is choosing an influence{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_architect_source = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which structure does the architect leave?
wait-choose_architect_source = { $seat } is choosing an architect to move{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_architect_target = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Where does the architect from { $structure } go?
wait-choose_architect_target = { $seat } is choosing where the architect from { $structure } goes{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-production_order = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}The supply is short: which structure produces first?
wait-production_order = { $seat } is choosing which structure produces first{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-enrolment = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Enlist a recruit, activate a structure, or pass.
wait-enrolment = { $seat } is enlisting, activating or passing{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-pay_grey = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}What do you pay for { $recruit }?
wait-pay_grey = { $seat } is choosing how to pay for { $recruit }{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_enlist = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Whom do you enlist with { $structure }?
wait-choose_enlist = { $seat } is enlisting with { $structure }{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-discard = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}{ $over ->
    [0] The limit of { $limit } is met: press Done.
    [one] 1 card or cube over the limit of { $limit }: choose what goes, then press Done.
   *[other] { $over } cards or cubes over the limit of { $limit }: choose what goes, then press Done.
}
wait-discard = { $seat } { $count ->
    [one] is
   *[other] are
} discarding down to the limit{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-im_commitment = You are the Imperium Maius: prepare your plan behind your screen to hold the fields, then press Done.
wait-im_commitment = { $seat } is planning behind the screen as Imperium Maius.
ask-negotiation = Negotiate with the other Suitors about the fields to take, or press Ready. Nothing said binds anybody.
wait-negotiation = { $seat } { $count ->
    [one] is
   *[other] are
} negotiating.
ask-suitor_commitment = Prepare your plan behind your screen, then press Done. Your support goes to the other Suitors only.
wait-suitor_commitment = { $seat } { $count ->
    [one] is planning behind the screen.
   *[other] are planning behind their screens.
}
ask-im_reward = You are the next Imperium Maius. Your reward: { $denarii ->
    [0] {""}
    [one] 1 Denarius or{" "}
   *[other] { $denarii } Denarii or{" "}
}{ $imperium } Imperium?
wait-im_reward = { $seat } is choosing the reward of the next Imperium Maius.
ask-resolution_order = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which structure acts first?
wait-resolution_order = { $seat } is choosing which structure acts first{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_return = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which recruit that contributed no authority do you call back at recess?
wait-choose_return = { $seat } may call a recruit back{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.
ask-choose_to_collegium = { $shared ->
    [1] Shared Suitor ·{" "}
   *[other] {""}
}Which card of your storage goes to your Collegium?
wait-choose_to_collegium = { $seat } may move cards from storage to the Collegium{ $shared ->
    [1] {" "}for the shared Suitor
   *[other] {""}
}.

# -- moves
move-build = Build { $structure }
move-activate = Activate { $structure }
move-enlist = Enlist { $recruit }
move-spend = Spend { $cubes }
move-stop = No more
move-take = Take { $cubes }
move-move-from = Move an architect away from { $structure }
move-move-to = Move the architect to { $structure }
move-lead = { $side_id ->
    [own] My own board first
   *[other] The shared Suitor first
}
move-discard = { $card } ({ $face }) to the Collegium
move-return = Return { $cubes } to the supply
move-undiscard = Keep { $card } ({ $face }) after all
move-unreturn = Keep { $cubes } after all
move-reward-denarius = Collect the Denarius
move-reward-imperium = Gain the Imperium
move-recall = Call back { $recruit } from the { $field } field
move-recall-none = Call nobody back
move-support-own = 1 support for my own ambition in the { $field } field
move-unsupport-own = Take back 1 support in the { $field } field
move-propose-fields = Propose to take { $fields }
move-pledge-play = Pledge { $count } × { $recruit } in the { $field } field
move-pledge-support = Pledge { $count } support for { $to } in the { $field } field
move-pledge-charisma = Pledge { $count } charisma in the { $field } field
move-pledge-loyalty = Pledge { $count } loyalty in the { $field } field
move-pledge-abstain = Pledge to stay out of the { $field } field
move-request-support = Ask { $from } for { $count } support in the { $field } field
move-request-play = Ask { $from } for { $count } × { $recruit } in the { $field } field
move-propose-tile = Propose that { $to } get the { $field } tile
move-propose-im = Propose { $to } as the next Imperium Maius
move-claim = Claim to hold { $count } × { $card } face down
move-accept = Accept statement { $number }
move-refuse = Refuse statement { $number }
move-withdraw = Withdraw statement { $number }
move-play = Play { $recruit } in the { $field } field, { $place ->
    [1] on top
   *[other] place { $place } from the top
}
move-play-loyalty = Play 1 loyalty in the { $field } field
move-support = 1 support for { $to } in the { $field } field
move-charisma = 1 { $influence } cube as charisma in the { $field } field
move-unplay = Take back { $recruit } from the { $field } field, place { $place }
move-unplay-loyalty = Take back 1 loyalty from the { $field } field
move-unsupport = Take back 1 support for { $to } in the { $field } field
move-uncharisma = Take back 1 { $influence } cube of charisma in the { $field } field
move-shared-play = Shared Suitor: play { $recruit } in the { $field } field, { $place ->
    [1] on top
   *[other] place { $place } from the top
}
move-shared-play-loyalty = Shared Suitor: play 1 loyalty in the { $field } field
move-shared-support = Shared Suitor: 1 support for { $to } in the { $field } field
move-shared-charisma = Shared Suitor: 1 { $influence } cube as charisma in the { $field } field
move-shared-unplay = Shared Suitor: take back { $recruit } from the { $field } field, place { $place }
move-shared-unplay-loyalty = Shared Suitor: take back 1 loyalty from the { $field } field
move-shared-unsupport = Shared Suitor: take back 1 support for { $to } in the { $field } field
move-shared-uncharisma = Shared Suitor: take back 1 { $influence } cube of charisma in the { $field } field

# -- events
# Great moments, large over the board
stage-field = The { $field } field
stage-im = { $seat } (Imperium Maius)
stage-count = { $authority } authority, { $charisma } charisma
stage-by-authority = { $held ->
    [yes] { START($seat) } holds
   *[no] The Suitors take
} the { $field } field by authority: { $more } against { $less }.
stage-by-charisma = { $held ->
    [yes] { START($seat) } holds
   *[no] The Suitors take
} the { $field } field by charisma, { $more } against { $less }; authority is equal.
stage-by-nothing = { START($seat) } holds the { $field } field: authority and charisma are equal.
stage-year = What { $year } brought
stage-tile = { $tile } ({ $imperium } Imperium)
stage-no-tile = no tile

event-character = { START($seat) } plays { $character }.
event-senate = Senate tile: { $senate }.
event-removed = Out of this game: { $recruits }.
event-year = Year { $year }. { $seat } is the Imperium Maius.
event-tiles = { $seat } takes this year’s tiles: { $tiles }.
event-era = Era { $era } begins. From now on one can build { $structures }.
event-phase = Phase: { $phase }.
event-leads = { START($seat) } goes first.
event-built = { START($seat) } builds { $structure } for { $cost ->
    [one] 1 Denarius
   *[other] { $cost } Denarii
}.
event-activated = { START($seat) } activates { $structure }.
event-passed = { START($seat) } passes.
event-influence = { START($seat) } collects { $cubes }.
event-natural = { START($seat) } collects natural influence: { $cubes }.
event-loyalty = { START($seat) } collects 1 loyalty.
event-denarii = { START($seat) } collects { $count ->
    [one] 1 Denarius
   *[other] { $count } Denarii
}.
event-gained = { START($seat) } gains { $count } Imperium.
event-spent = { START($seat) } spends { $cubes }.
event-spent-loyalty = { START($seat) } spends { $count } loyalty.
event-exhausted = The loyalty supply is empty: each player with loyalty in the Collegium returns 1.
event-returned-loyalty = { START($seat) } returns 1 loyalty from the Collegium.
event-no-loyalty = { START($seat) } has no loyalty in the Collegium to return.
event-moved = { START($seat) } moves an architect from { $from } to { $to } { $cost ->
    [0] for nothing
    [one] for 1 Denarius
   *[other] for { $cost } Denarii
}.
event-enlisted = { START($seat) } enlists { $recruit }.
event-limit = { START($seat) } holds { $held ->
    [one] { $held } card or cube
   *[other] { $held } cards and cubes
}; the limit is { $limit }.
event-discarded = { START($seat) } moves { $card } to the Collegium.
event-discarded-down = { START($seat) } moves a face-down card to the Collegium.
event-discarded-down-secret = { START($seat) } moves { $card } to the Collegium, face down.
event-gave-back = { START($seat) } returns { $cubes }.
event-silent-year = One player decides for both Suitors: no negotiation.
event-propose-fields = { $number }. { $seat } proposes to take { $fields }.
event-pledge-play = { $number }. { $seat } pledges { $count } × { $recruit } in the { $field } field.
event-pledge-support = { $number }. { $seat } pledges { $count } support for { $to } in the { $field } field.
event-pledge-charisma = { $number }. { $seat } pledges { $count } charisma in the { $field } field.
event-pledge-loyalty = { $number }. { $seat } pledges { $count } loyalty in the { $field } field.
event-pledge-abstain = { $number }. { $seat } pledges to stay out of the { $field } field.
event-request-support = { $number }. { $seat } asks { $from } for { $count } support in the { $field } field.
event-request-play = { $number }. { $seat } asks { $from } for { $count } × { $recruit } in the { $field } field.
event-propose-tile = { $number }. { $seat } proposes that { $to } get the { $field } tile.
event-propose-im = { $number }. { $seat } proposes { $to } as the next Imperium Maius.
event-claim = { $number }. { $seat } claims to hold { $count } × { $card } face down.
event-accepted = { START($seat) } accepts statement { $number }.
event-refused = { START($seat) } refuses statement { $number }.
event-withdrew = { START($seat) } withdraws statement { $number }.
event-ready = { START($seat) } is ready.
event-screen = { START($seat) } sets up the screen.
event-played = { START($seat) } played in the { $field } field, from the top: { $recruits }.
event-played-loyalty = { START($seat) } played { $count } loyalty in the { $field } field.
event-played-support = { START($seat) } placed { $count } support for { $to } in the { $field } field.
event-played-own-support = { $seat } placed { $count } support on their own cards in the { $field } field.
event-played-charisma = { START($seat) } played { $cubes } as charisma in the { $field } field.
event-stored = { START($seat) } has { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
} in storage.
event-verdict = Statement { $number } of { $seat } ({ $statement }): { $verdict }.
event-field = The { $field } field is resolved.
event-deployed = { START($seat) } deploys 1 support on the { $recruit } of { $to } and collects 1 loyalty in front of the { $field } field.
event-undeployed = { $count } support of { $seat } for { $to } in the { $field } field { $count ->
    [one] finds
   *[other] find
} no ambition and { $count ->
    [one] returns
   *[other] return
} to the supply.
event-im-placed = { $seat } places 1 support on the { $recruit } in the { $field } field.
event-excess = { $count } support of { $seat } in the { $field } field { $count ->
    [one] finds
   *[other] find
} no ambition and { $count ->
    [one] returns
   *[other] return
} to the supply.
event-loyalty-placed = A loyalty of { $seat } places 1 support on the { $recruit } in the { $field } field.
event-loyalty-lost = A loyalty of { $seat } in the { $field } field finds no ambition to fill.
event-ability = The { $recruit } of { $seat } acts.
event-ability-placed = The { $recruit } of { $seat }: 1 support from the supply goes on { $on } in the { $field } field.
event-ability-lost = The { $recruit } of { $seat } finds no open ambition in the { $field } field, or no support in the supply.
event-ability-charisma = The { $recruit } of { $seat }: +{ $count } charisma in the { $field } field.
event-ability-authority = The { $recruit } of { $seat }: +{ $count } authority in the { $field } field.
event-count = { START($seat) } in the { $field } field: authority { $authority }, charisma { $charisma }.
event-totals = In the { $field } field { $seat } has { $authority } authority and { $charisma } charisma, the Suitors together have { $against } and { $charm }.
event-im-holds = { $seat } holds the { $field } field.
event-suitors-take = The Suitors take the { $field } field.
event-awarded = { START($seat) } is awarded { $tile } ({ $imperium } Imperium).
event-keeps-im = { START($seat) } remains Imperium Maius.
event-wins-im = { START($seat) } is awarded the Imperium Maius tile.
event-shared-wins-im = The shared Suitor comes first: { $seat } becomes Imperium Maius without a reward.
event-will-return = The { $recruit } of { $seat } will come back.
event-filed = { START($seat) } moves { $card } from storage to the Collegium.
event-filed-down = { START($seat) } moves a face-down card from storage to the Collegium.
event-filed-down-secret = { START($seat) } moves { $card } from storage to the Collegium, unseen.
event-most-architects = { START($seat) } has the most architects ({ $count }) and collects no Denarius.
event-cleared = All influence outside storage returns to the supply.
event-came-back = The { $recruit } comes back to the board of { $seat }.
event-collegium-grew = { $count ->
    [one] 1 played card goes
   *[other] { $count } played cards go
} to the Collegium of { $seat }.
event-control = { START($seat) } now plays the shared Suitor.
event-control-secret = { $seat } now plays the shared Suitor, who hides { $cards_count ->
    [0] nothing
   *[other] { $cards }
}.
event-counted = The Collegium of { $seat }: { $cards_count ->
    [0] no cards
   *[other] { $cards }
}.

# -- why not
why-BC-3_3 = { $structure } costs { $needs ->
    [one] 1 Denarius
   *[other] { $needs } Denarii
}, you have { $have }.
why-BC-1_6 = { $recruit } left the game at set-up.
why-BC-5_2 = No { $recruit } is left.
why-BC-3_10 = { $structure } belongs to era { $era }.
why-BC-5_3 = { $recruit } costs { $price }; you have { $cubes }.
why-BC-5_4 = { $recruit } costs { $loyalty } face-up loyalty, you have { $have }.
why-BC-7_2 = { $card } belongs to the { $home } field.
why-BC-7_3 = { $have ->
    [0] You have no { $card }.
    [1] Your only { $card } is laid already.
   *[other] All your { $have } × { $card } are laid already.
}
why-BC-7_4 = In the { $field } field the lowest place is now { $lowest }.
why-BC-7_7 = { $have ->
    [0] You have no { $influence } cube.
    [one] Your only { $influence } cube is laid already.
   *[other] All your { $have } { $influence } cubes are laid already.
}
why-BC-8_7 = { $flaw ->
    [1] Numbers go from 1 to { $most }.
    [2] There is no such seat.
    [3] { $other } is the Imperium Maius.
    [4] You can’t name yourself here.
   *[other] { $recruit } is not played in the { $field } field.
}
why-BC-14_21 = The difference is { $needs ->
    [one] 1 Denarius
   *[other] { $needs } Denarii
}, you have { $have }.
why-BC-6_4 = { $done ->
    [1] { $over ->
        [one] 1 card or cube still has to go.
       *[other] { $over } cards or cubes still have to go.
    }
   *[other] You have no more of that to discard.
}
why-BC-1_9 = { $structure } is not in this game.
why-BC-2_15 = { $owned ->
    [0] { $structure } is not yours.
   *[other] You have activated { $structure } in this phase already.
}
why-BC-3_4 = You have no architect left in reserve.
why-BC-3_7 = You have an architect on { $structure } already.
why-BC-3_9 = { $structure } has no open slot.
why-BC-3_11 = The effect of { $structure } came when it was built.
why-BC-3_13 = { $structure } does not act in the construction phase.
why-BC-3_14 = { $structure } would change nothing now.
why-BC-3_15 = { $structure } acts only in the end count.
why-BC-3_16 = You do not have that to spend.
why-BC-3_17 = You have built { $structure } before.
why-BC-5_1 = { $structure } does not act in the enrolment phase.
why-BC-5_10 = { $structure } could do nothing now.
why-BC-6_5 = You are at your limit.
why-BC-7_5 = You have played no card in the { $field } field.
why-BC-8_8 = { $own ->
    [1] Statement { $number } is your own: you can only withdraw it.
   *[0] Statement { $number } is not yours to withdraw.
}
why-BC-8_10 = You have made as many statements this year as a Suitor may.
why-BC-8_14 = { $withdrawn ->
    [1] Statement { $number } is withdrawn.
   *[0] You have reacted to statement { $number } already.
}
why-BC-9_3 = { $own ->
    [1] As a Suitor you can’t support yourself.
   *[0] { $to } is the Imperium Maius.
}
why-BC-14_3 = The supply has no such influence left.
why-BC-14_9 = That card contributed something, or is no recruit that you have played there.
why-BC-14_11 = You have spent influence of this type: take another one.
why-BC-14_13 = The supply does not have what you would get.
why-BC-14_16 = This structure does not enlist { $recruit }.
why-BC-14_17 = No { $recruit } is left.
why-BC-14_20 = { $cause ->
    [0] { $structure } grants the move: its own architect stays.
    [1] From { $structure } your architect can go nowhere: no other structure can take it.
    [2] Your architect is on { $structure } now.
    [3] { $structure } belongs to a later era.
    [4] { $structure } has no open slot.
   *[other] You have an architect on { $structure } already.
}
why-BC-14_29 = You have activated the structure: use it first.
why-BC-Q44 = The supply has no Denarius left.
why-BC-14_26 = That card is not in storage.

# -- the board
where = Year { $year } ({ $number } of { $years }), era { $era } · { $phase }
screen = Behind your screen
screen-shared = The shared Suitor, whom you play
screen-left = Still to use
screen-discards = To be discarded
screen-plan = Plan, { $field } field
plan-support = { $cubes } for { $to }
plan-charisma = charisma: { $cubes }
board-year = The year
board-im = Imperium Maius
board-order = Turn order
board-senate-tile = Senate
board-senate = { $imperium } Imperium for each pair of a { $first } and a { $second } tile
board-supply = Supply
board-afield = On recruits and in the fields
board-shared = played by { $seat } this year
board-heir = Next Imperium Maius
board-tiles = Allegiance tiles of all years (authority, charisma, Imperium)
board-year-now = → { $year }
board-year-of = { $year }
board-tile-short = { $tile } { $authority }, { $charisma }, { $imperium }
board-fields = The fields (printed authority [open box] (filled box))
board-tile = { $tile } ({ $authority } authority, { $charisma } charisma, { $imperium } Imperium){ $to }
board-tile-to = {" "}→ { $seat }
board-any-field = Face up for any field
board-strength = { $authority }{ $boxes }
board-no-boxes = {""}
board-returns = { $recruit } (will come back)
board-played-loyalty = { $count } loyalty played
board-front = { $count } loyalty in front
board-support-for = { $cubes } placed for them
board-count = authority { $authority }, charisma { $charisma }
board-statements = Said this year
board-statement = { $number }. { $seat }
board-mark-accept = accepted by { $seat }
board-mark-refuse = refused by { $seat }
board-mark-withdraw = withdrawn
board-recruits = Recruits (cost; printed authority and ambition; ability)
board-level = { $field }, level { $level }
board-left = { $count ->
    [0] none left
   *[other] { $count } left
}
board-removed = Not in this game
board-structures = Structures
board-price = { $price ->
    [one] 1 Denarius
   *[other] { $price } Denarii
}, { $imperium } Imperium
board-later = from era { $era } on
board-slots = { $count ->
    [0] no free slot
    [one] 1 free slot
   *[other] { $count } free slots
}
board-used = { $seat } (used)
section-construction = Construction
section-production = Production
section-enrolment = Enrolment
section-discard = Discard
section-resolution = Resolution
section-over = End of the game: statues
panel-passed = has passed
panel-held = Held
panel-held-text = { $held } of at most { $limit }
panel-built = Built before, now left
panel-promises = Pledges
panel-kept = { $count } kept
panel-partly-kept = { $count } partly kept
panel-broken = { $count } broken
panel-unverifiable = { $count } unverifiable
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
panel-structures = Structures
panel-plan = Plan
panel-none = none
panel-sealed = sealed behind the screen

# -- the picture
area-fields = The years and the fields
area-city = The city
area-recruits = Recruits
area-said = What was said this year
piece-said = Statement { $number } of { $seat }: { $said }
reads-promises = Pledges: { $promises }
area-screen = Behind my screen
area-shared = The shared Suitor’s screen
picture-supply = Supply
card-kind = { $field } · { $level }
piece-year = Year { $year }, number { $number } of { $years }
piece-tile = { $tile }, the { $field } tile of year { $year }: { $authority } authority, { $charisma } charisma, { $imperium } Imperium
piece-tile-awarded = { $tile }, the { $field } tile of year { $year }, awarded to { $seat }: { $imperium } Imperium
piece-field = The { $field } field
piece-field-counted = The { $field } field: { $im } has { $authority } authority and { $charisma } charisma, the Suitors together have { $against } and { $charm }
piece-field-planned = The { $field } field, by what you know: { $im } shows { $own } authority and { $charisma } charisma, the Suitors together show { $against } and { $charm }
piece-im = Imperium Maius
piece-suitor = Suitor
piece-board = { $seat }, { $character }, { $role }
piece-passed = { $board }, has passed
piece-imperium = { $seat }: { $count } Imperium
piece-denarii = { $seat }: { $count ->
    [one] 1 Denarius
   *[other] { $count } Denarii
}
piece-architects = { $seat }: { $count ->
    [one] 1 architect
   *[other] { $count } architects
} in reserve
piece-collegium = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the Collegium
piece-tiles = { $seat }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in the Collegium
piece-held = { $seat } holds { $count ->
    [one] { $count } card or cube
   *[other] { $count } cards and cubes
}, the limit is { $most }
piece-cubes = { $seat }: { $cubes }
piece-loyalty = { $seat }: { $count } loyalty face up
piece-lictors = { $seat }: { $count } × { $recruit } face up in storage
piece-facedown = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down in storage
piece-lane = The { $field } field of { $seat }
piece-laid = { $recruit }, laid by { $seat } in the { $field } field, place { $place } from the top
piece-played = { $recruit } of { $seat } in the { $field } field, place { $place } from the top, boxes filled: { $filled } of { $boxes }
piece-shown = { $recruit } of { $seat }, face up in the { $field } field
piece-laid-loyalty = { $count } loyalty laid by { $seat } in the { $field } field
piece-charisma-spot = Charisma of { $seat } in the { $field } field
piece-laid-charisma = { $cubes } laid by { $seat } as charisma in the { $field } field
piece-afar-fields = From afar: Imperium, Denarii, cards and cubes of everybody
piece-afar-city = From afar: how much everybody has built
piece-afar-recruits = From afar: how many recruits are left of each kind
piece-afar-said = From afar: how much everybody has said, and what became of it
piece-kept = { $recruit } in the Collegium of { $seat }
piece-order = Suitors in their order: { $suitors }. Imperium Maius: { $im }.
piece-sure = Sure for { $seat } in the { $field } field: { $authority } authority, { $charisma } charisma
piece-support = { $count } support of { $seat } for { $to } in the { $field } field
piece-support-own = { $count } support of { $seat } for their own cards in the { $field } field
piece-authority = { START($seat) } has { $count } authority in the { $field } field
piece-charisma = { START($seat) } has { $count } charisma in the { $field } field
piece-played-loyalty = { $count } loyalty played by { $seat } in the { $field } field
piece-front = { $count } loyalty that { $seat } collected in front of the { $field } field
piece-phase = Phase: { $phase }
piece-senate = Senate tile { $senate }: { $imperium } Imperium for each pair of a { $first } and a { $second } tile
piece-im-tile = The Imperium Maius tile of { $seat }
piece-supply = In the supply: { $cubes }
piece-imperium-track = The Imperium track
piece-structure = { $structure }: { $price ->
    [one] 1 Denarius
   *[other] { $price } Denarii
}, { $imperium } Imperium
piece-architect = Architect of { $seat } on { $structure }
piece-architect-used = Architect of { $seat } on { $structure }, activated in this phase
piece-stack = { $count ->
    [0] { $recruit }, none left in the display
   *[other] { $recruit }, { $count } left in the display: { $price }
}
piece-mine = { $cubes } of { $seat }, still to use
piece-gone = About to be returned: { $thing }
piece-gone-card = About to go to the Collegium: { $thing }
picture-cubes = Influence
picture-collegium = Collegium
picture-no-cards = no cards in hand
piece-purse = { $count ->
    [one] 1 Denarius
   *[other] { $count } Denarii
} in the purse of { $seat }
piece-reserve = { $count ->
    [one] 1 architect
   *[other] { $count } architects
} in the reserve of { $seat }
piece-hand = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} of { $seat }, { $face }
piece-collegium-mine = The Collegium of { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
reads-open = Face up: { $cards }
reads-cubes = Influence: { $cubes }
reads-built = Structures: { $structures }
reads-cost = Cost: { $cost }
reads-does = { $when }: { $does }
reads-strength = Authority { $authority }, ambition { $boxes }
reads-collegium = Inside: { $cards }
reads-loyalty = When played, it places { $suitor } support from the supply on the next open ambition of its owner in that field, or up to { $im } for the Imperium Maius. While it lies face up it can pay for recruits.
tray-discard-laid = To discard
tray-discard-held = I keep
tray-discard = { $state ->
    [missing] { $number ->
        [one] One more card or cube has to go.
       *[other] { $number } more cards or cubes have to go.
    }
   *[other] The limit is met.
}
tray-im_commitment = Nobody sees what you lay here before the reveal. Touch it to take it back.
tray-suitor_commitment = Nobody sees what you lay here before the reveal. Touch it to take it back.

# -- on the shelf
box-about = One holds Rome, the others want it; no Suitor can support themselves, and no promise binds.
box-emblem = laurel-crown

amount-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# everything in the box
contents-recruits = Recruits: { $field }
contents-fixed = Fixed structures
contents-era = Era structures
contents-statues = Statues
contents-of-era = Era { $era }
contents-structure = Price { $price }, { $imperium } Imperium at the end
contents-tiles = Allegiance tiles
contents-tile = The { $field } field: { $authority } authority, { $charisma } charisma, { $imperium } Imperium
