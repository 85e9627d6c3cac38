# The guided first game.
guide-else = That is allowed, but the lesson shows another move here. Do what it asks, or choose “Go on alone”.

guide-who = You lead Egypt, one of four Empires around the Mediterranean. Each round has the same phases: collect Resources, trade, buy, and move your Units.
guide-win = Four ways lead to victory: buy the Pyramids for { $tiles_pyramids } tokens, gather { $victory_tiles } Heroes and Wonders, control { $victory_cities } Capitals and Legendary Cities, or hold all { $victory_titles } Titles (MN-8.1). There are no points.
guide-hand = Your Caravans brought Goods, your Capital brought Taxes: these are your Resources, and others see only how many you have. To read a thing, hold it or rest the pointer on it.
guide-offer = The Trade Master, Carthage, says how many each must offer: 4 this time, shown together. Offer what you have too much of: touch a papyrus and three Taxes, then press Done.
guide-pick = Now you take tokens from one another, one at a time; the player who has just lost one takes the next (MN-2.12). Take a Good that you do not have yet: purchases are paid with Goods that are all different.
guide-compensate = You took one token more than you lost, so you give one back: a double that you do not need.
guide-leader = Titles give powers: as Political Leader you decide who buys next. Choose your own Empire.
guide-prices = A purchase is paid with one combination exactly as large as its price: only Taxes, or only Goods that are all different (MN-3.4).
guide-costs = Influence, Caravans, Cities and Units cost { $costs_influence }, Markets and Temples { $costs_market }. Your first Hero or Wonder costs { $tiles_prices_1 }, each further one more than the one before.
guide-influence = A neutral Province becomes yours with an Influence marker. Buy one for { $costs_influence }.
guide-where = The Province must be adjacent to one of yours. Garamantia has two sites for Caravans: touch it.
guide-pay = Lay the tokens you pay with, one after the other. Your Hero Cleopatra lets one Tax join Goods, and one Good join Taxes.
guide-caravan = A Caravan brings a Good in every round, two if the Market of its Province is yours. Buy one.
guide-caravan-where = Each site brings one kind of Good. Take one that you do not have yet: many different Goods buy more than many of the same.
guide-unit-where = A Legion guards its Province or marches out of it: put it where a rival could walk in, or next to where you want to go.
guide-more = You may buy as long as you can pay; a Legion would guard a Province. End when you are done: what is not spent is lost, except for { $storage_taxes } Taxes.
guide-keep = What is not spent is lost, except for { $storage_taxes } Taxes that you may keep.
guide-next-buyer = Buying early gives first choice of Heroes and Wonders; buying late lets you see what the others did. Choose the next one.
guide-war = Now the Units. The Military Chief says who acts next: Triremes sail first and are bridges for Legions, then each Legion marches once, and dice decide the battles (MN-4.2).
guide-march = One Legion of Carthage guards Libya: march yours there from Cyrenaica; both sides roll, and if you alone are left there, you are the Conqueror. Where nobody guards a Province, walking in is enough (MN-4.51).
guide-march-more = Each Legion marches once. March with the others too, or end: then the battles begin.
guide-conquest = As Conqueror you may pillage a building, occupy buildings so that they produce for you, or reach for the whole Province. Occupy.
guide-building = Choose the building. This is also what others can do to you wherever your Units are too weak.
guide-undo = Round 2: Production has brought new Resources, also from what you bought or occupied. If you regret a move, Undo takes it back, unless something hidden was shown by it.
guide-titles = At the end of a round each Title goes to the highest level: Trade Master for Commerce (Caravans and Markets), Political Leader for Politics (Cities and Temples), Military Chief for Military (Units).
guide-attacked = Look at the map: your rivals have moved, too. Keep a Legion where a Province is worth it.
guide-battles = In a battle each Legion rolls a die, and { $battle_points_per_hit } points make a hit. A Fortress adds { $battle_fortress_bonus } to its side and cancels a hit (MN-4.32).
guide-offer-again = Trade again, as you like. What nobody takes comes back to you.
guide-pick-again = Take what you lack, and look whom you take it from: that player picks next.
guide-buy-again = Your purchases. Judaea has the site of a Legendary City: Influence there, then the City, and you have one of the { $victory_cities } Capitals and Legendary Cities you need.
guide-buy-rest = Is there enough left for a Fortress or a Unit? Both help to hold what you have.
guide-buy-details = Choose where, and with what you pay.
guide-fleet = Triremes sail from sea to sea, and Legions cross where they form a bridge.
guide-battle = March, hold what you have, or end. If your Legions are still alone in a foreign Province, you stay its Conqueror and may choose anew this round.
guide-rules = You know every phase now: “What is this about?” beside each question explains it, and all rules are under Rules at the top. Under Score you see who comes near one of the four ways to win.
guide-third-trade = Trade for as many different Goods as you can: they pay for a Hero or a Wonder.
guide-third-buy = A Hero or Wonder for { $tiles_prices_1 } helps for the rest of the game and is one of the { $victory_tiles } you need; a Market doubles the Caravans of its Province.
guide-third-details = Choose what or where, and with what you pay.
guide-third-war = March, sail, or end and guard what you have.

# Why the guide asks for something else here.
guide-influence-else = You may buy whatever you can pay for, but begin with Influence: the new Province gives you sites to build on.
guide-caravan-else = You may stop buying, but what you do not spend is lost: buy a Caravan first.
guide-march-else = That is allowed, but the lesson shows a conquest: march from Cyrenaica to Libya first.
