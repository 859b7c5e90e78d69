### Icelandic. The words are those of the glossary in docs/languages.md; names of seats stay in the nominative.

## Names

game-title = Dómínó
game-tagline = Leggðu við enda, lestu borðið, láttu síðasta steininn telja: kunnir leikir eða kross með hliðargreinum.
game-block = Block (lokað borð)
game-draw = Draw (dregið)
game-cross = Cross (kross)
game-double-nine-cross = Double-Nine Cross (kross með tvöfaldri níu)
game-double-twelve-cross = Double-Twelve Cross (kross með tvöfaldri tólf)
game-all-fives = All Fives (Muggins, fimmur)
game-all-fives-and-threes = All Fives and Threes (fimmur og þristar)
game-table = Table Draw (afmarkað borð)
set-6 = tvöföld sex
set-9 = tvöföld nía
set-12 = tvöföld tólf
seat-you = Þú
seat-computer = Tölva { $n }
side-you = Þú og { $partner }
side-two = { $first } og { $second }
list-two = { $start } og { $last }
list-more = { $start } og { $last }
level-novice = byrjandi
level-club = félagsspilari
level-expert = sérfræðingur

## Dialogs

dialog-close = Loka

## Settings

settings-open = Stillingar
settings-title = Stillingar
settings-match = Viðureignin
settings-match-note = Þetta gildir um viðureignina sem hefst með Ný viðureign.
settings-loading = Spyr borðið hvað sé í boði …
settings-retry = Spyrja aftur
settings-game = Leikur
settings-game-block = Leggðu við enda; sá sem getur ekki lagt passar. Enginn dregur.
settings-game-draw = Leggðu við enda; sá sem getur ekki lagt dregur þar til steinn passar.
settings-game-cross = Upphafstvísteinninn hefur fjórar greinar og þær koma allar fyrst.
settings-game-double-nine-cross = Kross með settinu tvöföld nía: hver síðari tvísteinn greinist líka.
settings-game-double-twelve-cross = Kross með settinu tvöföld tólf: hver síðari tvísteinn greinist líka.
settings-game-all-fives = Láttu opnu endana standa á margfeldi af fimm og sæktu stigin áður en næsti steinn er lagður.
settings-game-all-fives-and-threes = Eins og All Fives, og margfeldi af þremur telja líka.
settings-game-table = Tveir leikmenn á afmörkuðu borði: línan má beygja og endi sem hefur ekki rými er lokaður.
settings-set = Sett
settings-set-tiles =
    { $tiles ->
        [one] { $tiles } steinn
       *[other] { $tiles } steinar
    }
settings-why-set = { $game } er aðeins spilað með: { $sets }.
settings-why-set-cross = Cross er spilað með tvöfaldri sex. Stærri sett eiga sína eigin krossa: Double-Nine Cross og Double-Twelve Cross.
settings-players = Leikmenn
settings-why-players = { $game } er aðeins fyrir þennan fjölda leikmanna: { $players }.
settings-partners = Í liði með Tölvu 2
settings-partners-what = Þú og Tölva 2 gegn Tölvu 1 og Tölvu 3, ein stigatala fyrir hvort lið.
settings-why-partners = Lið eru í Block með fjórum leikmönnum.
settings-seats = Nöfn og styrkur
settings-seat-name = Nafn í sæti { $letter }
settings-seat-level = Styrkur í sæti { $letter }
level-novice-what = Gleymir fimmtu hverri endasummu og fljótt hver passaði við hvað.
level-club-what = Gleymir fjórtándu hverri endasummu og stundum hver passaði fyrir löngu.
level-expert-what = Gleymir varla endasummu og aldrei hver passaði, en sér engan hulinn stein.
level-person = einhver við þennan skjá
level-person-what = Deilir þessum skjá: tjald fellur á milli leikja ykkar.
settings-watch = Horfa á tölvurnar
settings-watch-what = Tölva tekur líka þitt sæti og þú horfir á.
settings-assist = Aðstoð
settings-assist-playable = Merkja steina sem hægt er að leggja
settings-assist-playable-what = Steinar sem má leggja eru upphækkaðir og með útlínu, og nafnið segir hvar þeir passa.
settings-assist-count = Sýna endasummuna
settings-assist-count-what = Summa endanna stendur við borðið. Þú lærir meira á að leggja saman sjálf eða sjálfur.
settings-assist-count-not = Aðeins All Fives og All Fives and Threes hafa endasummu.
settings-assist-memory = Minni borðsins
settings-assist-memory-what = Spjald hvers sætis geymir tölurnar sem það sýndi með passi að það vantaði.
settings-assist-memory-not = Aðeins í Block gildir pass út umferðina: þar dregur enginn.
settings-house = Húsreglur
settings-house-none = Eins og í reglubókinni
settings-house-count =
    { $count ->
        [0] Allt er eins og í reglubókinni.
        [one] { $count } húsregla er virk.
       *[other] { $count } húsreglur eru virkar.
    }
settings-why-house-hands = Þörf væri á fleiri steinum en eru í settinu: { $needed } af { $tiles }.
settings-house-empty = Þessi leikur hefur engar húsreglur.
settings-screen = Þessi skjár
settings-screen-note = Þetta breytir myndinni strax en hreyfir ekki við viðureigninni.
settings-look = Borð eða raðir
settings-look-auto = Það sem fer best
settings-look-table = Borð: steinarnir eins og þeir liggja
settings-look-rows = Raðir: ein fyrir hverja grein
settings-pace = Leikir tölvanna
settings-pace-0 = Strax
settings-pace-300 = Hratt
settings-pace-700 = Rólega
settings-pace-1500 = Hægt
settings-pace-3000 = Mjög hægt
settings-pace-key = Skref fyrir skref með lykli
settings-pace-other = { $ms } millisekúndur hver
settings-numerals = Tölustafir á öllum steinum
settings-numerals-what = Helmingar eru prentaðir sem tölur; annars aðeins þeir sem eru hærri en sex.
settings-large = Stórt letur
settings-large-what = Allt verður stærra, eins og fyrir skjávarpa.
settings-contrast = Meiri birtuskil
settings-contrast-what = Svarthvítir steinar og breiðar línur. Kerfi sem biður um meiri birtuskil fær þau hvort sem er.
settings-sound = Hljóð
settings-sound-what = Smellur fyrir hvern stein, tveir fyrir pass, bjalla fyrir stig.
settings-one-tap = Ein snerting leggur
settings-one-tap-what = Steinn sem kemst aðeins á einn stað er lagður með einni snertingu.
settings-letters = Stakir stafir sem lyklar
settings-letters-what = Þegar leikurinn hefur fókus dregur d, passar k og svo framvegis; listinn er undir Lyklar.
settings-language = Tungumál
settings-new = Ný viðureign
settings-cancel = Hætta við
settings-confirm-title = Viðureign stendur yfir
settings-confirm = Ný viðureign bindur enda á þessa. Stigin eru { $scores }.
settings-confirm-keep = Halda áfram
settings-confirm-start = Hefja nýja viðureign
settings-refused = Nýja viðureignin gat ekki hafist og ekkert hefur breyst.
settings-started = Ný viðureign er hafin: { $game }.

## House rules

house-group-target = Stig til sigurs
house-group-hands = Steinar á mann
house-group-opening = Hver byrjar
house-group-drawing = Dráttur
house-group-spinner = Krosssteinn
house-group-other = Aðrar reglur
house-target-50 = Upp í 50
house-target-50-what = Viðureignin er upp í 50 stig í stað 100.
house-target-150 = Upp í 150
house-target-150-what = Viðureignin er upp í 150 stig í stað 100.
house-target-200 = Upp í 200
house-target-200-what = Viðureignin er upp í 200 stig í stað 100.
house-target-250 = Upp í 250
house-target-250-what = Viðureignin er upp í 250 stig í stað 100.
house-hands-five = Fimm steinar á mann
house-hands-five-what = Hver leikmaður fær fimm steina.
house-hands-six = Sex steinar á mann
house-hands-six-what = Hver leikmaður fær sex steina.
house-hands-seven = Sjö steinar á mann
house-hands-seven-what = Hver leikmaður fær sjö steina.
house-hands-nine = Níu steinar á mann
house-hands-nine-what = Hver leikmaður fær níu steina.
house-winner-leads = Sigurvegarinn byrjar
house-winner-leads-what = Sá sem vann síðustu umferð byrjar þá næstu, með hvaða steini sem er. Hæsti tvísteinninn byrjar áfram þá fyrstu.
house-reserve-two = Tveir steinar eftir
house-reserve-two-what = Síðustu tveir steinar stokksins eru aldrei dregnir.
house-no-drawing = Enginn dráttur
house-no-drawing-what = Enginn dregur: sá sem getur ekki lagt passar.
house-draw-until-fits = Dregið þar til steinn passar
house-draw-until-fits-what = Sá sem getur ekki lagt dregur þar til steinn passar og leggur hann í sömu röð, í stað þess að draga einn og bíða.
house-spinner-first = Fyrsti tvísteinn er krosssteinn
house-spinner-first-what = Fyrsti tvísteinninn á borðinu er opinn á fjóra vegu; stuttu hliðarnar opnast þegar báðar langhliðar eru þaktar.
house-spinner-every = Hver tvísteinn er krosssteinn
house-spinner-every-what = Hver tvísteinn er opinn á fjóra vegu; stuttu hliðarnar opnast þegar báðar langhliðar eru þaktar.
house-round-sum = Námunda summuna
house-round-sum-what = Í lok umferðar er mismunur þeirra sem töpuðu lagður saman fyrst og summan fer að næsta margfeldi af fimm.
house-automatic-scoring = Sjálfvirk stig
house-automatic-scoring-what = Endasumma sem gefur stig er greidd strax: hvorki eru stig sótt né Muggins kallað.
house-blocked-all-pips = Lokað borð greiðir alla depla
house-blocked-all-pips-what = Þegar lokast fær sigurvegarinn alla depla á höndum hinna, ekki mismuninn.

## Guide

curtain-pass = Rétta skjáinn: { $seat }
curtain-next = { $seat } er á leik
curtain-only = Nú lítur aðeins { $seat } á skjáinn. Engir steinar sjást fyrr en þá.
curtain-lift = Sýna steinana mína
curtain-still = Þú mátt enn sækja stig eða taka til baka. Réttu svo skjáinn áfram.
guide-open = Leiðarvísir
lessons-open = Kennslustundir
guide-title = Leiðarvísir
guide-game = Leikur
guide-part-rules = Reglurnar
guide-part-controls = Stjórntæki
guide-part-strategy = Að spila vel
guide-example = Dæmi
guide-loading = Sæki leiðarvísinn …
guide-without = Leiðarvísirinn kemur frá kjarna borðsins og enginn kjarni svarar nú. Lyklar og skrifaðir leikir eru undir Lyklar.
guide-retry = Reyna aftur

## Language

language-label = Tungumál
language-unknown = Hér er ekkert tungumál { $lang }; valmyndin sýnir þau sem til eru.

## Hint panel

hint-title = Vísbending
hint-assisted = þessi tilraun: með hjálp
hint-assisted-not = þessi tilraun: án hjálpar
hint-intro = Fjögur skref, eitt í einu. Svarið kemur síðast.
hint-nothing = Hér var ekkert að finna, svo þetta telst ekki hjálp.
hint-step-1 = Líta
hint-step-2 = Regla
hint-step-3 = Hluti
hint-step-4 = Svar
hint-open-1 = Skref 1: hvert á að líta
hint-open-2 = Skref 2: sýna regluna
hint-open-3 = Skref 3: sýna hluta
hint-open-4 = Skref 4: sýna svarið
hint-wait-2 =
    { $seconds ->
        [one] Reglan opnast eftir { $seconds } sekúndu
       *[other] Reglan opnast eftir { $seconds } sekúndur
    }
hint-wait-3 =
    { $seconds ->
        [one] Hlutinn opnast eftir { $seconds } sekúndu
       *[other] Hlutinn opnast eftir { $seconds } sekúndur
    }
hint-wait-4 =
    { $seconds ->
        [one] Svarið opnast eftir { $seconds } sekúndu
       *[other] Svarið opnast eftir { $seconds } sekúndur
    }
hint-done = Þetta var síðasta skrefið. Reyndu næst án hjálpar.
hint-about = Þú ert að skoða { $tile }.
hint-ladder = Skref vísbendingarinnar
hint-rung-past = { $name }, opnað
hint-group-ends = Leyfilegir endar
hint-group-scoring = Stig núna
hint-group-muggins = Muggins
hint-group-ends-about = Hvaða endar eru opnir, og hvers vegna.
hint-group-scoring-about = Á hverju endarnir standa, og hvers virði það er.
hint-group-muggins-about = Sækja núna, kalla Muggins og hættan við að missa af.
hint-group-quiet = Ekkert að segja enn.
hint-label-certain = víst
hint-label-chance = líkur
hint-label-claim-now = sæktu núna
hint-label-call-muggins = kallaðu Muggins
hint-label-risk = hætta
hint-failed = Vísbendingin kom ekki: { $why }

## What hints say

hint-look-ends = Líttu á hvern opinn enda og svo á steinana þína.
hint-look-lead = Borðið er autt: líttu á höndina þína.
hint-look-scoring = Líttu á steininn á hvorum enda línunnar: á hverju standa þeir saman?
hint-look-claim = Steinn er opinn: sækja má stig fyrir hann eða kalla Muggins. Líttu á endana eins og hann skildi við þá.
hint-rule-match = Steinn passar þar sem annar helmingur hans er jafn opnum enda.
hint-rule-must-play = Sá sem getur lagt verður að leggja: að draga og passa er fyrir þá sem geta það ekki.
hint-rule-lead = Hæsti tvísteinninn sem var gefinn er upphafssteinninn: sá sem hefur hann byrjar með honum og engum öðrum steini.
hint-rule-draw = Sá sem getur ekki lagt dregur úr stokknum; þegar ekki má draga fleiri steina passar hann.
hint-rule-arms = Fyrstu fjórir leikirnir eftir upphafstvísteininn fara á greinarnar fjórar, í hvaða röð sem er; þangað til eru aðeins auðar greinar opnar.
hint-rule-sides = Stuttu hliðar krosssteins opnast þegar báðar langhliðar eru þaktar.
hint-rule-turns = Einfaldur steinn fer beint áfram eða beygir til vinstri eða hægri. Tvísteinn liggur þvert og eftir tvístein fer línan beint áfram.
hint-rule-count = Á enda telur einfaldur steinn lausa helminginn en tvísteinn báða helmingana. Steinn sem snertir tvo aðra telur ekkert.
hint-rule-double = Tvísteinn á enda telur báða helmingana.
hint-rule-lone = Steinn sem er einn á borðinu telur alla depla sína.
hint-rule-worth-five = Endasumma yfir núlli er jafn mörg stig og hún segir þegar fimm ganga upp í hana.
hint-rule-worth-five-three = Endasumma yfir núlli er jafn mörg stig og hún segir þegar fimm eða þrír ganga upp í hana, og aðeins einu sinni þótt báðir geri það.
hint-rule-claim = Þú mátt sækja stig fyrir steininn þinn þar til næsti steinn er lagður. Segðu endasummuna; röng tala kostar ekkert.
hint-rule-muggins = Stig sem leikmaður hefur ekki sótt þegar næsti steinn er lagður má hver mótherji kalla þar til enn einn steinn er lagður. Sá fyrsti sem kallar fær þau öll.
hint-rule-closing = Eftir síðasta steininn má áfram sækja stig og kalla Muggins þar til umferðinni er lokið. Síðasti steinninn sjálfur opnast aldrei fyrir Muggins.
hint-ends-none-knock = Enginn steina þinna passar við opinn enda, svo þú passar.
hint-ends-none-draw = Enginn steina þinna passar við opinn enda, svo þú dregur.
hint-ends-lead = Hæsti tvísteinninn sem var gefinn byrjar og hann er þinn: byrjaðu með { $tile }.
hint-ends-lead-any = Þú byrjar, með hvaða steini sem er af hendinni.
hint-ends-wait = Röðin er ekki komin að þér að leggja stein.
hint-ends-done = Fleiri steinar eru ekki lagðir í þessari umferð.
hint-ends-arms =
    { $arms ->
        [one] { $arms } grein upphafstvísteinsins er enn auð, svo hún ein er opin: hún tekur stein með { $value }.
       *[other] { $arms } greinar upphafstvísteinsins eru enn auðar, svo þær einar eru opnar: hver þeirra tekur stein með { $value }.
    }
hint-ends-open = Opnir endar: { $ends }.
hint-ends-tile-fits = { $tile } passar á: { $ends }.
hint-ends-tile-not = { $tile } passar ekki við neinn opinn enda. Opnir endar: { $ends }.
hint-ends-closed = Endinn { $end } er lokaður: þar er ekki rými fyrir stein.
hint-ends-no-room = { $tile } hefur töluna { $end }, en þar er ekki rými fyrir hann.
hint-part-sum = Leggðu saman það sem liggur við endana: { $sum }.
hint-count = Endasumman er { $sum } = { $count }.
hint-scores =
    { $points ->
        [one] { $by } ganga upp í { $count }: það er { $points } stig.
       *[other] { $by } ganga upp í { $count }: það eru { $points } stig.
    }
hint-scores-not = Endasumman { $count } er einskis virði.
hint-on =
    { $at ->
        [none] á { $end }
       *[other] á töluna { $end } á { $at }
    }
hint-play-makes =
    { $points ->
        [one] { $tile } { hint-on } gefur { $sum } = { $count }: það er { $points } stig.
       *[other] { $tile } { hint-on } gefur { $sum } = { $count }: það eru { $points } stig.
    }
hint-play-makes-nothing = { $tile } { hint-on } gefur { $sum } = { $count }: einskis virði.
hint-lead-makes =
    { $points ->
        [one] Að byrja með { $tile } gefur { $sum } = { $count }: það er { $points } stig.
       *[other] Að byrja með { $tile } gefur { $sum } = { $count }: það eru { $points } stig.
    }
hint-lead-makes-nothing = Að byrja með { $tile } gefur { $sum } = { $count }: einskis virði.
hint-they-may-score =
    { $tiles ->
        [one] Hinir gætu fengið stig: eftir þennan leik gæfi { $tiles } steinn næsta leikmanni stig af þeim { $unseen } sem þú sérð ekki: { $list }.
       *[other] Hinir gætu fengið stig: eftir þennan leik gæfu { $tiles } steinar næsta leikmanni stig af þeim { $unseen } sem þú sérð ekki: { $list }.
    }
hint-they-cannot-score = Eftir þennan leik gefur enginn steinn sem þú sérð ekki næsta leikmanni stig.
hint-they-now =
    { $tiles ->
        [one] Við endana eins og þeir eru gæfi { $tiles } steinn stig af þeim { $unseen } sem þú sérð ekki: { $list }.
       *[other] Við endana eins og þeir eru gæfu { $tiles } steinar stig af þeim { $unseen } sem þú sérð ekki: { $list }.
    }
hint-they-now-none = Við endana eins og þeir eru gefur enginn steinn sem þú sérð ekki stig.
hint-scoring-none = Í þessum leik fást engin stig meðan lagt er: þau koma í lok umferðar.
hint-claim-now = Steinninn þinn { $tile } gefur { $sum }: sæktu { $points } áður en næsti steinn er lagður.
hint-claim-now-last = Steinninn þinn { $tile } gefur { $sum }: sæktu { $points } áður en umferðinni er lokið.
hint-claim-nothing = Steinninn þinn { $tile } gefur { $sum } = { $count }: ekkert er að sækja.
hint-muggins-part = Þegar { $tile } var lagður var endasumman { $sum }.
hint-muggins-call = { $seat } sótti ekki stig fyrir { $tile }: kallaðu Muggins með { $points } áður en næsti steinn er lagður.
hint-muggins-call-last = { $seat } sótti ekki stig fyrir { $tile }: kallaðu Muggins með { $points } áður en umferðinni er lokið.
hint-muggins-nothing = { $seat } sótti ekki stig fyrir { $tile }, en endasumman var { $count }: ekkert er að kalla.
hint-risk = Það sem þú skilur eftir ósótt á { $tile } má mótherji taka þegar næsti steinn hefur verið lagður.
hint-risk-open = Þú sóttir ekki stig fyrir { $tile }: gæfi endasumman stig má mótherji taka þau þar til næsti steinn er lagður eða umferðinni er lokið.
hint-risk-rivals = Hingað til í þessari umferð: { $seat } hefur tekið { $taken } og misst af { $missed } af þeim endasummum sem gáfu stig.
hint-muggins-none = Í þessum leik er ekkert Muggins, því í honum eru engin stig sótt.
hint-muggins-closed = Enginn steinn sem missti af stigum er nú opinn fyrir Muggins.
hint-not-now = Þú hefur ekkert að ákveða á þessari stundu.
hint-over = Umferðinni er lokið: stigablaðið segir hitt.

## Log

log-title = Skrá
log-list = Atburðir þessarar umferðar
log-start = Í upphafið
log-back = Eitt skref aftur
log-on = Eitt skref áfram
log-live = Til nútíðar
log-stepping = Þú lítur til baka: skref { $step } af { $steps }. Umferðin sjálf bíður óbreytt.
log-copy = Afrita skrána sem texta
log-copy-position = Afrita stöðulínuna
log-download = Sækja skrásetningu viðureignar
log-copied = Skráin er á klippispjaldinu.
log-position-copied = Stöðulínan er á klippispjaldinu.
log-copy-failed = Vafrinn leyfir ekki afritun hér. Veldu textann í reitnum og afritaðu hann.
log-copy-box = Texti til að afrita
log-downloaded = Skráin er vistuð sem { $name }.
log-empty = Ekkert hefur gerst enn.
log-rounds = Loknar umferðir
log-rounds-none = Engri umferð þessarar viðureignar er lokið.
log-rounds-round = Umferð
log-rounds-won = Vann
log-rounds-bonus = Aukastig
log-rounds-nobody = enginn
log-copy-heading = { $game }, umferð { $round }

log-deal = Steinunum hefur verið gefið.
log-led = { $seat } byrjaði með { $tile }.
log-led-you = Þú byrjaðir með { $tile }.
log-played = { $seat } lagði { $tile } á { $value }.
log-played-you = Þú lagðir { $tile } á { $value }.
log-drew = { $seat } dró stein.
log-drew-you = Þú dróst stein.
log-drew-tile = { $seat } dró { $tile }.
log-drew-tile-you = Þú dróst { $tile }.
log-knocked = { $seat } passaði.
log-knocked-you = Þú passaðir.
log-knocked-at = { $seat } passaði við { $ends }.
log-knocked-at-you = Þú passaðir við { $ends }.
log-claimed = { $seat } sótti { $points } fyrir { $tile }.
log-claimed-you = Þú sóttir { $points } fyrir { $tile }.
log-claimed-by = { $seat } sótti { $points } fyrir { $tile }; upp ganga { $by }.
log-claimed-by-you = Þú sóttir { $points } fyrir { $tile }; upp ganga { $by }.
log-muggins = { $seat } kallaði Muggins og tók { $points } fyrir { $tile }. Misst af: { $missed }.
log-muggins-you = Þú kallaðir Muggins og tókst { $points } fyrir { $tile }. Misst af: { $missed }.
log-muggins-on-you = { $seat } kallaði Muggins á þig og tók { $points } fyrir { $tile }.
log-scored = { $seat } fékk { $points } með { $tile }.
log-scored-you = Þú fékkst { $points } með { $tile }.
log-scored-by = { $seat } fékk { $points } með { $tile }; upp ganga { $by }.
log-scored-by-you = Þú fékkst { $points } með { $tile }; upp ganga { $by }.
log-ended-out = { $seat } kláraði: dómínó!
log-ended-out-you = Þú kláraðir: dómínó!
log-ended-blocked = Allir hafa passað: borðið er lokað.
log-ended-target = { $seat } náði markinu.
log-ended-target-you = Þú náðir markinu.
log-ended = Síðasti steinn þessarar umferðar liggur.
log-over-won =
    { $points ->
        [one] { $side } vann umferðina: { $points } stig.
       *[other] { $side } vann umferðina: { $points } stig.
    }
log-over-won-you =
    { $points ->
        [one] Þú vannst umferðina: { $points } stig.
       *[other] Þú vannst umferðina: { $points } stig.
    }
log-over-won-yours =
    { $points ->
        [one] Liðið þitt vann umferðina: { $points } stig.
       *[other] Liðið þitt vann umferðina: { $points } stig.
    }
log-over-none = Umferðinni er lokið og enginn fær stig.
log-undone = { $seat } tók síðustu röð til baka.
log-undone-you = Þú tókst síðustu röð þína til baka.
log-redone = { $seat } lék röðina aftur.
log-redone-you = Þú lékst röðina aftur.
log-played-on = { $seat } hélt áfram.
log-played-on-you = Þú hélst áfram.
log-level-up = Tvær umferðir unnar: { $seat } spilar betur héðan í frá: { $level }.
log-resigned = { $seat } gafst upp.
log-resigned-you = Þú gafst upp.

## Result

result-title = Hvernig umferðin var reiknuð
result-match-title = Viðureigninni er lokið
result-out = { $seat } kláraði.
result-out-you = Þú kláraðir: dómínó!
result-blocked = Borðið er lokað: lægsta summan vinnur.
result-target = { $seat } náði markinu.
result-target-you = Þú náðir markinu.
result-target-any = Markinu er náð.
result-resigned = { $seat } gafst upp.
result-resigned-you = Þú gafst upp.
result-won =
    { $points ->
        [one] { $side } vinnur umferðina og { $points } stig.
       *[other] { $side } vinnur umferðina og { $points } stig.
    }
result-won-side =
    { $points ->
        [one] { $side } vinna umferðina og { $points } stig.
       *[other] { $side } vinna umferðina og { $points } stig.
    }
result-won-you =
    { $points ->
        [one] Þú vinnur umferðina og { $points } stig.
       *[other] Þú vinnur umferðina og { $points } stig.
    }
result-nobody = Enginn fær stig fyrir umferðina.
result-hands = Hendurnar, upp í loft
result-pips =
    { $pips ->
        [one] { $pips } depill
       *[other] { $pips } deplar
    }
result-no-tiles = enginn steinn eftir: dómínó!
result-sheet = Reikningurinn
result-sheet-side = Lið
result-sheet-before = Fyrir
result-sheet-play = Í leik
result-sheet-bonus = Aukastig
result-sheet-now = Nú
result-pays =
    { $points ->
        [one] greiðir { $points } stig
       *[other] greiðir { $points } stig
    }
result-match-won = { $side } vinnur viðureignina.
result-match-won-side = { $side } vinna viðureignina.
result-match-won-you = Þú vinnur viðureignina!
result-race = { $score } af { $target } stigum
result-race-title = Kapphlaupið upp í { $target }
result-rounds =
    { $rounds ->
        [one] Það tók { $rounds } umferð.
       *[other] Það tók { $rounds } umferðir.
    }
result-again = Ný viðureign, sömu stillingar
result-next = Næsta umferð er við borðið, hjá hinum aðgerðunum.

## Lines of the sum

sum-hand = { $seat } á { $tiles }: deplar { $total }.
sum-hand-you = Þú átt { $tiles }: deplar { $total }.
sum-hand-empty = { $seat } á engan stein.
sum-hand-empty-you = Þú átt engan stein.
sum-out = Sá sem klárar fær alla depla af hinum höndunum.
sum-blocked = Lægsta summan vinnur og hver hinna greiðir mismuninn.
sum-blocked-all = Lægsta summan vinnur og húsreglan greiðir alla depla hinna.
sum-difference = { $seat }: { $total } − { $lowest } = { $points }.
sum-difference-you = Þú: { $total } − { $lowest } = { $points }.
sum-rounded = { $seat }: { $difference } fer að næsta margfeldi af fimm, { $points }.
sum-rounded-you = Þú: { $difference } fer að næsta margfeldi af fimm, { $points }.
sum-sum-rounded = Summan { $total } fer að næsta margfeldi af fimm: { $points }.
sum-side = { $side } eiga samtals { $sum } = { $total } í deplum.
sum-partner = Það sem samherji sigurvegarans á enn telur ekki.
sum-tie = Fleiri en einn á lægstu summuna, svo enginn fær greitt.
sum-total = { $sum } = { $points }.
sum-won-in-play = { $seat } vann { $points } meðan lagt var.
sum-won-in-play-you = Þú vannst { $points } meðan lagt var.
sum-target = Markinu var náð meðan lagt var, svo umferðinni lauk þar og hún gefur engin aukastig.
sum-resigned = Viðureignin var gefin, svo þessi umferð gefur engin aukastig.

## Keys

keys-open = Lyklar
keys-title = Lyklar og skrifaðir leikir
keys-letters = Stakir stafir
keys-letters-note = Þeir virka meðan leikurinn hefur fókus og enginn texti er sleginn inn. Stillingarnar slökkva á þeim.
keys-letter-count = fara í reitinn fyrir endasummu
keys-letter-redo = endurtaka
keys-letter-hand = fara á höndina; á skjávarpa, sýna hana eða fela
keys-letter-answer = á skjávarpa, sýna svarið
keys-letter-typed = fara í reitinn fyrir skrifaða leiki
keys-typed = Skrifaðir leikir
keys-typed-note = Sláðu einn inn í reitinn fyrir skrifaða leiki og ýttu á Enter.
keys-tab = fer af hendinni á endana, hnappana og út úr leiknum aftur
keys-arrows = velja stein á hendinni
keys-enter = ýtir á hnappinn sem hefur fókus; annars leggur hann valda steininn ef hann á aðeins einn stað, eða Halda áfram eða Næsta umferð
keys-space = sama fyrir hnappa, og velur stein
keys-escape = lokar glugga, sleppir vali eða skrefi til baka; fer síðan út úr leiknum
keys-any-key = hvaða lykill sem er
keys-any = meðan leikir tölvanna eru sýndir: sýnir hina strax, eða þann næsta í skref fyrir skref
keys-typed-side = 6-5 á vinstri enda eða hægri enda
keys-typed-up-down = 6-5 á efri eða neðri grein kross
keys-typed-arm = 6-5 á grein 2
keys-typed-big = 12-11 á hægri enda: bandstrik skilur stórar tölur að
keys-typed-turn = 6-5 á hægri enda, snúið til vinstri (Table Draw)
keys-typed-draw = draga stein
keys-typed-knock = passa
keys-typed-claim = sækja stig með endasummunni 15
keys-typed-muggins = kalla Muggins með 15
keys-typed-play-on = halda áfram
keys-typed-finish = ljúka umferð
keys-typed-next = næsta umferð
keys-typed-undo = afturkalla
keys-typed-ends = hvaða endar eru opnir?
keys-typed-hand = hvað á ég?
keys-typed-scores = hvernig standa stigin?

## Short help beside the table

help-claim = Leggðu endana saman og segðu endasummuna: stigin eru þín þar til næsti steinn er lagður. Ef þú missir af þeim mega aðrir kalla Muggins. Leikurinn bíður eftir þér.
help-rows = Hver röð er ein samfelld grein og heitir eftir steininum sem hún byrjar á. Flettu langri grein til hliðar; hnappur endans er kyrr við hana.

## Refusals

error-round-over = Umferðinni er lokið: fleira verður ekki leikið í henni.
error-hand-closed = Síðasti steinninn liggur: aðeins er eftir að sækja stig, kalla Muggins og Ljúka umferð.
error-not-closed = Umferðin stendur enn: henni má ljúka þegar ein hönd er tóm eða allir hafa passað.
error-no-such-seat = Ekkert sæti { $seat } er við þetta borð.
error-not-your-turn = Röðin er ekki komin að þessu sæti: { $seat }.
error-not-your-turn-you = Röðin er ekki komin að þér.
error-not-in-hand = { $seat } hefur ekki { $tile } á hendi.
error-not-in-hand-you = { $tile } er ekki á hendi þinni.
error-must-lead = Umferðin hefst með { $lead } og engum öðrum steini.
error-no-such-end = Enginn slíkur endi er á borðinu fyrir { $tile }.
error-end-covered = Þessi endi er þakinn: steinn liggur þegar á honum.
error-arms-first =
    { $arms ->
        [one] Hver grein upphafstvísteinsins þarf fyrst stein: { $arms } grein er eftir.
       *[other] Hver grein upphafstvísteinsins þarf fyrst stein: { $arms } greinar eru eftir.
    }
error-sides-first = Stuttu hliðar krosssteins opnast þegar báðar langhliðar eru þaktar.
error-no-match = { $tile } hefur enga tölu { $end } og passar því ekki við þann enda.
error-no-turns-here = Steinum er aðeins snúið í Table Draw, og tvísteinn eða steinn á eftir honum fer beint.
error-no-room = Ekki er rými fyrir { $tile } við þann enda: hann færi út af borðinu eða yfir stein.
error-can-play = { $seat } á stein sem hægt er að leggja, svo hann verður að leggja.
error-can-play-you = Þú átt stein sem hægt er að leggja, svo hann verður að leggja.
error-must-draw = { $seat } má enn draga, svo ekki er leyfilegt að passa.
error-must-draw-you = Þú mátt enn draga, svo þú getur ekki passað.
error-never-draws = Í þessum leik dregur enginn: sá sem getur ekki lagt passar.
error-nothing-to-draw = Enginn steinn er eftir sem má draga.
error-no-claims = Í þessum leik eru engin stig að sækja.
error-claim-closed = Enginn steinn er nú opinn til að sækja stig.
error-not-your-tile = Aðeins sá sem lagði síðasta steininn má sækja stig fyrir hann.
error-muggins-closed = Enginn steinn sem missti af stigum er nú opinn fyrir Muggins.
error-your-own-miss = Þitt eigið lið missti af honum, svo aðeins mótherji má kalla Muggins.
error-nothing-due = Ekkert er að fá: sú endasumma gefur engin stig.
error-wrong-count = { $points } er ekki endasumman.
error-not-a-tile = { $text } er ekki steinn: tvær tölur frá 0 og upp, eins og í 6-4.
error-not-a-seed = Fræ er heil tala frá 0 til 2**128 - 1, ekki { $seed }.
error-unknown-variant = Enginn leikur heitir { $name }; til eru { $known }.
error-rules = Reglurnar leyfa þetta ekki.
error-bad-deal = Þessi gjöf er ekki möguleg.
error-nothing-to-undo = Ekkert er að afturkalla.
error-nothing-to-redo = Ekkert er að endurtaka.
error-notation = Dálkur { $column }: héðan verður textinn ekki lesinn.
error-notation-line = Lína { $line }, dálkur { $column }: héðan verður textinn ekki lesinn.
error-not-a-line = Hér á að vera texti á rithættinum, ekki { $kind }.
error-record = Ekki er hægt að lesa þessa skrásetningu: hlutar hennar passa ekki saman.
error-record-tag = Merkið { $tag } í þessari skrásetningu er ekki rétt.
error-newer-record = Þessi skrásetning er á sniði { $format }; nýjasta sniðið sem lesið er hér er { $known }.
error-typed-no-place = Ekki er hægt að leggja { $tile } þar. Það sem má slá inn: { $ways }.
error-impossible-action = Aðgerð { $number }, { $text }, getur ekki hafa gerst.
error-match-over = Viðureigninni er lokið.
error-hand-not-over = Umferðinni er ekki lokið.
error-not-an-action = { $text } er ekki aðgerð.
error-not-an-observation = Hér á að vera það sem sæti sér, Observation, ekki { $kind }.
error-impossible-view = Ekkert sæti getur séð þetta.
error-impossible-history = Atburður { $number }, { $event }, getur ekki hafa gerst.
error-bad-size = Hér á að standa heil tala frá { $least } til { $most }, ekki { $found }.
error-not-a-budget = Hér á að standa eitt af { $names }, eða fjöldi heima frá 1 til { $most }, ekki { $found }.
error-not-in-set = { $tile } er ekki í setti sem nær upp í tvöfalda { $set }.
error-not-solvable = Ekki er hægt að leysa þessa stöðu.
error-no-move-to-judge = Enginn leikur er að meta: röðin er ekki komin að þessu sæti.

## Refusals of the table

error-assist-locked = Við þetta borð fær enginn hjálp og það sem skjárinn sýnir helst óbreytt.
error-screen-passed = Verið er að rétta skjáinn ({ $seat }): lyftu fyrst tjaldinu.
error-stale = Borðið hefur breyst síðan þú valdir. Ekkert var gert: líttu aftur á og veldu upp á nýtt.
error-busy = Borðið er enn að vinna úr síðustu beiðni. Ekkert tapaðist; reyndu aftur eftir augnablik.
error-unknown-request = Borðið þekkir ekki beiðni af þessu tagi. Ekkert var gert.
error-bad-request = Borðið gat ekki lesið þessa beiðni. Ekkert var gert.
error-not-now = Það er ekki hægt á þessari stundu.
error-silent = Kjarninn svarar ekki. Hann er ef til vill upptekinn; leikurinn þinn er geymdur þar sem hann er.
error-gone = Sambandið við kjarnann er rofið. Þetta er borðið eftir síðasta leik þinn.
error-no-kernel = Enginn kjarni er í gangi, svo ekkert er hægt að leika. Þetta er borðið eins og það var vistað.
error-unknown-text = Slíkur texti er ekki til á þessu tungumáli.
error-nothing-pending = Ekkert er opið sem leikurinn bíður eftir.
error-typed-nothing = Sláðu fyrst inn leik, til dæmis 65l.
error-typed-two = { $tile } kemst á fleiri en einn stað. Segðu hvern: { $ways }.
error-typed-none = Enginn leikur heitir það. Reyndu 65l, d til að draga, k til að passa eða c 15 til að sækja stig.
error-internal = Eitthvað fór úrskeiðis inni í borðinu. Leikurinn var ekki gerður og allt er geymt eins og það var.

## First visit

welcome-title = Velkomin að borðinu
welcome-how = Veldu leik. Veldu svo stein af hendinni og endann þar sem hann á að fara; annað er sagt um leið og þú spilar.
welcome-play = Spila
welcome-stay = Halda sig við { $game }

## Table

seat-person = Leikmaður { $letter }
seats-label = Leikmenn og stig
seat-your-turn = þú átt leik
seat-turn = á leik
seat-winner = sigurvegari
seat-tiles =
    { $tiles ->
        [one] { $tiles } steinn
       *[other] { $tiles } steinar
    }
seat-partner = samherji: { $partner }
seat-score = { $score } af { $target } stigum
seat-drew = dró
seat-knocked = passaði
seat-voids = á ekkert { $pips }
seat-played = lagði { $tile }
seat-points = tók { $points }
head-round = Umferð { $round }, upp í { $target }
side-label = Vísbendingar og skrá

arm-left = vinstri
arm-right = hægri
arm-up = efst
arm-down = neðst
arm-of-left = vinstri grein frá { $tile }
arm-of-right = hægri grein frá { $tile }
arm-of-up = efri grein frá { $tile }
arm-of-down = neðri grein frá { $tile }
arm-branch-first = fyrri hliðargrein frá { $tile }
arm-branch-second = seinni hliðargrein frá { $tile }
end-left = vinstri endi { $value }
end-right = hægri endi { $value }
end-up = efri endi { $value }
end-down = neðri endi { $value }
end-of-arm = { $value }, { $arm }
ends-label = Endar borðsins
ends-pick = Veldu stein og svo endann þar sem hann á að fara.
end-lead = Byrja með { $tile }
end-play = Leggja { $tile }: { $end }
end-play-turned-left = Leggja { $tile }: { $end }, snúið til vinstri
end-play-turned-right = Leggja { $tile }: { $end }, snúið til hægri
end-play-some = Leggja { $tile }: { $end }; veldu hvernig hann snýr
end-straight = Beint
end-turn-left = Snúið til vinstri
end-turn-right = Snúið til hægri
end-open = { $end }: veldu fyrst stein
end-not = { $tile } passar ekki: { $end }
end-closed = Lokað: { $end }. { $why }
end-pick-first = Veldu fyrst stein af hendinni, svo { $end }.

hand-title = Höndin þín
hand-none = Engin hönd að sýna
hand-can = hægt er að leggja { $fitting } af { $tiles }
hand-then = eins og hún var í þessu skrefi
hand-sort = Raða
hand-flip = Snúa
room-hand = Höndin
room-answer = Svarið
sort-now-heavy = Raðað, þyngstu fyrst
sort-now-suit = Raðað eftir tölum
sort-now-dealt = Í þeirri röð sem þeir komu
hand-tile = { $tile }
hand-tile-why = { $tile }: { $why }
hand-tile-fits = { $tile }, passar: { $ends }
hand-tile-leads = { $tile }, má byrja
hand-fits-nowhere = passar ekki við neinn enda; opnir eru { $ends }
hand-two-ends = { $tile } kemst á fleiri en einn stað: veldu hvern.
boneyard-left =
    { $left ->
        [one] { $left } eftir
       *[other] { $left } eftir
    }
boneyard-in = í stokknum
boneyard-out = úr leik

look-label = Útlit borðsins
look-table = Borð
look-rows = Raðir
zoom-label = Stærð borðsins
zoom-in = Nær
zoom-out = Fjær
zoom-fit = Allt borðið
full-screen = Allur skjárinn
board-none = Ekkert borð enn
board-none-what = Borðið birtist um leið og Python hefur gefið.
board-empty = Borðið er autt
board-empty-what =
    { $players ->
        [one] { $players } leikmaður, upp í { $target }
       *[other] { $players } leikmenn, upp í { $target }
    }
board-title =
    { $tiles ->
        [one] Borðið: { $tiles } steinn
       *[other] Borðið: { $tiles } steinar
    }
board-arm = Frá { $tile }: { $arm }
board-end = opinn endi { $value }
board-count = Endasumma { $count }
rows-arms =
    { $arms ->
        [one] { $arms } grein frá { $tile }
       *[other] { $arms } greinar frá { $tile }
    }
rows-branches = Hliðargreinar síðari tvísteina
rows-arm-number = grein { $number }
rows-empty = auð
rows-help = Hvað er röð?
rows-scroller = Steinar greinarinnar: { $arm }

acts-label = Aðgerðir
act-draw = Draga
act-draw-on = Þar til passar
act-draw-on-what = Dregur þar til steinn passar eða ekki má draga fleiri
act-knock = Passa
act-claim = Sækja stig
act-muggins = Muggins!
act-play-on = Halda áfram
act-finish = Ljúka umferð
act-next = Næsta umferð
act-undo = Afturkalla
act-redo = Endurtaka
act-resign = Gefast upp
act-why = { $names }: { $why }
act-watching = Hnapparnir bíða þar til þú hefur séð hvað hinir gerðu.
resign-title = Gefa þessa viðureign?
resign-ask = Viðureigninni lýkur núna og sá besti af hinum vinnur hana.
resign-keep = Halda áfram

claim-label = Stig sótt og Muggins
claim-yours = Steinninn þinn { $tile } er opinn til að sækja stig.
claim-theirs = { $seat } má enn sækja stig fyrir { $tile }.
muggins-yours = { $seat } sótti ekki stig fyrir { $tile }: Muggins er opið.
muggins-own = Steinninn þinn { $tile } var ekki sóttur og aðrir mega kalla Muggins.
muggins-theirs = { $seat } sótti ekki stig fyrir { $tile } og aðrir mega kalla Muggins.
claim-none = Enginn steinn er opinn til að sækja stig.
claim-number = Segðu fyrst endasummuna: leggðu endana saman.
claim-count = Endasumman þín
claim-less = Minna
claim-more = Meira
claim-help = Hvernig virkar þetta?

typed-label = Skrifaður leikur
typed-go = Leika
typed-ends = Opnir endar: { $ends }.
typed-hand = Þú átt { $tiles }.
typed-score =
    { $score ->
        [one] { $seat }: { $score } stig.
       *[other] { $seat }: { $score } stig.
    }

ask-play =
    { $fitting ->
        [one] Þú átt leik: hægt er að leggja { $fitting } stein.
       *[other] Þú átt leik: hægt er að leggja { $fitting } steina.
    }
ask-turn = Þú átt leik.
ask-draw = Þú átt leik: enginn steinn passar, dragðu því.
ask-knock = Þú átt leik: enginn steinn passar, passaðu því.
ask-window = Steinn er opinn: segðu endasummuna eða haltu áfram.
ask-finish = Síðasti steinninn liggur: sæktu eða kallaðu það sem er opið og ljúktu svo umferðinni.
ask-next = Umferðinni er lokið.
ask-match-over = Viðureigninni er lokið.
ask-other = { $seat } á leik.
say-ends = Endar { $ends }.
now-dealt = Steinunum hefur verið gefið.
now-watching = Þú horfir á; hvaða lykill eða smellur sem er sýnir hitt.
now-step = Hvaða lykill eða smellur sem er sýnir næsta leik.
now-looking-back = Þú lítur til baka; umferðin sjálf bíður.
now-skip = Sýna allt
now-next = Næsti leikur

link-busy = Kjarninn er upptekinn. Síðasta beiðni þín bíður eftir honum.
link-silent = Kjarninn svarar ekki. Ekkert tapaðist: reyndu aftur eða gáðu hvort hann er enn í gangi.
link-restarted = Kjarninn var endurræstur og þetta borð er ekki í honum. Keyrðu reitinn aftur eða endurhladdu síðuna.
link-gone = Sambandið við kjarnann er rofið. Þetta er borðið eftir síðasta leik þinn.
link-static = Enginn kjarni er á bak við þessa mynd. Keyrðu reitinn til að spila áfram.
error-unknown = Þessu var hafnað: { $code }.

## Kept

error-no-proof = Umferð { $round } ber enga sönnun fyrir gjöf sinni: borð skrifar hana þegar umferð lýkur, viðureign sem aðeins er leikin í Python gerir það ekki.
error-not-fair = Í umferð { $round } var ekki gefið eins og lofað var, eða skrásetningunni hefur verið breytt.
error-code-sign = Þetta er ekki gjafarkóði: tákn er rangt eða vantar. Kóði er átta tákn og eitt prófunartákn, XXXX-XXXX-C.
error-code-unknown = Kóðinn er heill, en stendur ekki fyrir neinn leik sem þetta borð þekkir.
error-not-a-record = Þetta er ekki leikur. Skrásetning hefst á merki eins og [Format], staða á nafni leiks.
error-bad-save = Ekki er hægt að lesa það sem var geymt, svo nýr leikur hefst.
error-newer-save = Það sem var geymt var skrifað af nýrri útgáfu (snið { $format }; hér er þekkt { $known }).
error-store-full = Ekkert rými er eftir til að geyma leikinn. Hann heldur áfram, en aðeins í þessum glugga.
error-store-refused = Ekki er hægt að geyma leikinn: mappan hans er skrifvarin eða bönnuð. Hann heldur áfram í þessum glugga.
error-store-foreign = Ekki er hægt að geyma leikinn: mappan hans tilheyrir öðrum. Hann heldur áfram í þessum glugga.
error-nothing-kept = Enginn leikur er geymdur hér undir því nafni.
error-nothing-kept-yet = Enginn leikur er enn geymdur á þessari tölvu: borð er geymt frá fyrsta leik.
error-no-panel = Þessi síða leyfir ekki að spjaldið sé sótt. Leikurinn sjálfur heldur áfram.
now-drew =
    { $tiles ->
        [one] { $seat } dró { $tiles } stein.
       *[other] { $seat } dró { $tiles } steina.
    }
kept-open = Leikir: opna, deila, saga
kept-resumed = Leikurinn þinn heldur áfram þar sem frá var horfið.
kept-resume = Taka upp þráðinn
kept-waiting = Bíð eftir þjóninum …
kept-link = Þessi hlekkur hefur aðra viðureign og þinni er ekki lokið.
kept-link-stay = Halda minni
kept-link-begin = Hefja þá nýju
kept-link-two = Þessi hlekkur biður um ólíka leiki: staðan, eða annars gjafarkóðinn, ræður hver er spilaður.
fair-title = Heiðarleg gjöf
fair-what = Á undan fyrsta steininum sýndi borðið fyrri línuna. Hún er SHA-256 af þeirri síðari: slembitala og gjöfin.
fair-promise = Gjöf þessarar umferðar er föst og þessi lína er loforðið. Skrifaðu hana hjá þér: þegar umferðinni er lokið má sannreyna hana.
fair-check = Sannreyna
fair-right = Rétt: þetta eru steinarnir sem lofað var áður en umferðin hófst.
fair-wrong = Rangt: þetta er ekki gjöfin sem lofað var.
fair-cannot = Þessi vafri getur ekki sannreynt það á opinni tengingu (http). Python getur það: check_fair(record).
export-hands = Umferðir viðureignarinnar
export-hand = Umferð
export-keys = Farðu um með örvalyklum eða hnöppum skrárinnar. Umferð:
kept-title = Leikir
kept-load = Opna leik
kept-load-what = Skrásetning, eða lína stöðu. Hún kemur í stað leiksins á borðinu; ókláruð viðureign heldur áfram.
kept-file = Skrá með skrásetningu
kept-text = Texti skrásetningar eða stöðu
kept-text-open = Opna þennan texta
lessons-title = Kennslustundir
lessons-what = Hver kennslustund útskýrir eitt atriði, lætur þig prófa það og endar á einni umferð. Leikurinn þinn bíður óbreyttur.
lessons-away = Kennslustundirnar eru vinnubækur: domino-widget lab opnar þær í JupyterLab, og domino-widget play sýnir þær hér.
kept-opened = Leikurinn er opinn.
kept-opened-anew = Leikurinn er opinn. Steinarnir sem skrásetningin felur voru gefnir upp á nýtt, í samræmi við allt sem hún sýnir.
kept-share = Deila
kept-code = Gjafarkóði { $code }: sá sem byrjar með honum fær sömu gjafir, svo þær eru ekkert leyndarmál.
kept-svg = Mynd (SVG)
kept-png = Mynd (PNG)
kept-page = Síða sem endursýnir viðureignina (HTML)
kept-history = Viðureignir
kept-line = { $game }, { $level }: unnið { $won }, tapað { $lost }
kept-history-none = Engri viðureign hefur verið lokið.
kept-forget = Eyða gögnunum mínum
kept-forget-sure = Eyða þeim endanlega
kept-forgotten = Öllu sem var geymt hefur verið eytt. Þessi leikur heldur áfram og er ekki geymdur lengur.
level-mixed = ólíkur styrkur
code-make = Búa til gjafarkóða
code-make-what = Gjafirnar koma úr kóða sem þú getur látið ganga.
code-typed = Gjafarkóði
code-typed-what = Hann stendur líka fyrir leik, sett og leikmenn; nöfn, styrkur og húsreglur haldast eins og hér.
error-typed-fits-nowhere = Ekki er hægt að leggja { $tile } nú. Sláðu inn ?e til að heyra hvað er opið.
end-play-straight = Leggja { $tile }: { $end }, beint
end-wrong = { $tile } passar ekki: { $end }. Hann passar: { $ends }.
drop-nothing = { $tile } var ekki sleppt yfir neinum enda og er aftur á hendi þinni. Hann passar: { $ends }.
drop-lead = { $tile } er aftur á hendi þinni. Slepptu honum á borðið til að byrja með honum.
drop-late = Borðið breyttist meðan þú hélst á { $tile }. Hann er aftur á hendi þinni og ekkert var gert.
now-picked = { $tile } er valinn: hann passar við { $fits } af { $ends } endum.
settings-auto = Einir leikir af sjálfu sér
settings-auto-what = Þar sem þú átt aðeins einn stein á einn stað, drátt eða pass, er það gert eftir stutta stund. Að sækja stig er áfram þitt.
error-nothing-to-review = Yfirferð þarf umferð sem er lokið: þessi stendur enn yfir.
error-bad-progress = Framvindan sem var geymd stenst ekki, svo hún hefst að nýju.
review-open = Fara aftur yfir umferðina
picture-still = Þetta er mynd af borðinu; til að spila skaltu keyra reitinn þar sem borðið birtist sjálft.
picture-empty = Enginn steinn liggur á borðinu enn.
picture-table =
    { $count ->
        [one] { $count } steinn liggur á borðinu; sá síðasti er { $last }. Opnir endar: { $ends }.
       *[other] { $count } steinar liggja á borðinu; sá síðasti er { $last }. Opnir endar: { $ends }.
    }
picture-hand = Höndin þín: { $tiles }.
review-title = Umferðin aftur
review-waiting = Fer yfir umferðina …
review-none = Enginn leikur þinn var greinilega verri en sá besti. Ekkert er að fara yfir.
review-intro =
    { $turns ->
        [one] { $turns } leikur þinn var greinilega verri en sá besti. Veldu aftur; hver leikur sem er jafn góður dugar.
       *[other] { $turns } leikir þínir voru greinilega verri en sá besti. Veldu aftur; hver leikur sem er jafn góður dugar.
    }
review-place = { $now } af { $all }
review-turn = Steinn { $number } í umferðinni. Þú lékst { $play }. Hvað væri betra?
review-plays = Leikir þínir
review-try = Reyna þetta
review-show = Sýna
review-skip = Sleppa
review-next = Næsta röð
review-end = Í samantektina
review-practise = Æfðu þrjár eins og þessa
review-practise-leave = Aftur að borðinu
review-again = Frá upphafi
review-close = Loka
review-right = { $play } er rétt.
review-right-best = { $play } er besti leikurinn.
review-wrong = { $play } er ekki jafn gott. Reyndu aftur eða láttu sýna þér.
review-shown = Besti leikurinn er { $play }.
review-you-played = þú lékst þetta
review-why = Hvers vegna
review-because = því að
review-also = einnig
review-allowed = Það sem leikur þinn leyfði
review-summary = Umferðin í tölum
review-lost = Vænt stig sem töpuðust með vali: { $lost } í þessari umferð, { $each } fyrir hvert raunverulegt val.
review-attention =
    { $missed ->
        [0] Athygli: steinar þínir gáfu { $due } stig og þú sóttir þau öll.
       *[other] Athygli: steinar þínir gáfu { $due } stig; þú sóttir ekki { $missed } þeirra og { $given } af þeim fóru til mótherja með Muggins.
    }
review-uncalled = Mótherjar misstu af { $points } stigum sem enginn kallaði.
review-rival-missed =
    { $times ->
        [one] { $seat } sótti ekki { $points } stig: { $times } endasumma gleymdist.
       *[other] { $seat } sótti ekki { $points } stig: { $times } endasummur gleymdust.
    }
review-rival-overlooks =
    { $times ->
        [one] { $seat } lagði ekki saman endana á undan { $times } leik.
       *[other] { $seat } lagði ekki saman endana á undan { $times } leikjum.
    }
review-rival-one-end =
    { $times ->
        [one] { $seat } leit aðeins á enda nýjasta steinsins á undan { $times } leik.
       *[other] { $seat } leit aðeins á enda nýjasta steinsins á undan { $times } leikjum.
    }
review-rival-forgets =
    { $times ->
        [one] { $seat } gleymdi á undan { $times } leik því sem borðið hafði sýnt um tölur hinna.
       *[other] { $seat } gleymdi á undan { $times } leikjum því sem borðið hafði sýnt um tölur hinna.
    }
review-luck = Úrslit þín miðað við hina, að meðaltali: { $result } stig. Heppni með steina: um { $luck }. Spilamennska: { $rest }.
review-forgot = Það sem borðið hafði sýnt
review-hindsight = Með opnar hendur (ekki metið)
review-plot = Gildi umferðarinnar fyrir þig, röð fyrir röð: besti leikurinn (grænn, heil lína) og þinn (rauður, strikalína).
review-label-fine = gott
review-label-inaccuracy = ónákvæmni
review-label-mistake = mistök
review-label-blunder = gróf mistök
progress-title = Stig töpuð að eigin vali
progress-what = Vænt stig sem töpuðust í umferðum sem þú hefur farið yfir aftur.
progress-game = Leikur
progress-hands = Umferðir
progress-each = Töpuð fyrir hvert raunverulegt val
progress-skill = Um hvað málið snerist
progress-times = Skipti
progress-lost = Töpuð stig
progress-number = { $number }
progress-skill-claim-window = Stig sem voru ekki sótt
progress-skill-sum-multiple = Leikur sem gefur stig
progress-skill-sum-doubles = Stigin sem næsti leikmaður getur fengið
progress-skill-infer-void = Að loka á næsta leikmann
progress-skill-plan-block_dump = Að skipuleggja: endar, tölur, þungir steinar
coach-title = Það sem þjálfarinn segir
coach-best = Best
coach-as-good = Jafn gott
coach-risk = Áhættan
coach-costs = Hvað aðrir leikir kosta
coach-next = Hvað gæti gefið stig næst
coach-memory = Það sem borðið sýnir
coach-readings = Það sem val hinna bendir til
coach-waiting = Hugsa …
coach-nothing = Leikir þínir koma í sama stað niður hér.
coach-label-certain = víst
coach-label-chance = líkur
coach-label-estimate = mat
coach-label-reading = lestur

## Positions that cannot be

error-impossible-match-over = Viðureigninni var lokið fyrir þessa umferð: { $points } stig ná markinu { $target }.
error-impossible-lead-late = Steinn sem verður að byrja er aðeins nefndur meðan borðið er autt.
error-impossible-lead-free = Í { $game } má sá sem byrjar leggja hvaða stein sem er.
error-impossible-lead-not-held = { $tile } verður að byrja en er ekki á hendi sætis { $letter }.
error-impossible-opener = Sæti { $letter } er með hæsta tvísteininn og byrjar á honum: röðin er { $letter }={ $tile }.
error-impossible-empty-ended = Umferð getur ekki endað áður en steinn liggur á borðinu.
error-impossible-empty-points = Fyrir fyrsta stein eru hvorki pöss né stig.
error-impossible-out = Sæti { $letter } á engan stein eftir, svo að umferðinni er lokið.
error-impossible-two-out = Aðeins einn leikmaður getur klárað.
error-impossible-all-knocked = Allir hafa passað, svo að umferðinni er lokið.
error-impossible-turn = Sæti { $letter } lagði síðasta stein, svo að sæti { $next } á leik.
error-impossible-over = { $points } stig ná markinu { $target }, svo að umferðinni er lokið.
error-impossible-points = Í { $game } fást engin stig áður en umferðinni lýkur.
error-impossible-closing = Þar sem ekkert er sótt lýkur umferð strax og eftir engu er að bíða.
error-impossible-out-knocks = Sæti { $letter } hefur klárað, svo að enginn passaði eftir síðasta stein.
error-impossible-out-window = Sæti { $letter } hefur klárað, svo að sæti { $other } lagði ekki síðasta stein.
error-impossible-not-ended = Umferðinni er ekki lokið: enginn hefur klárað og ekki hafa allir passað.
error-impossible-knock-draws = Enginn passar meðan draga má steina.
error-impossible-knock-fits = Sæti { $letter } á stein sem passar við, svo að það getur ekki hafa passað.
error-impossible-no-claims = Í { $game } er ekkert sótt, svo að enginn steinn er opinn.
error-impossible-windows-over = Þegar umferðinni er lokið er enginn steinn opinn.
error-impossible-claim-empty = Fyrir fyrsta stein er ekkert að sækja.
error-impossible-claim-worth = Síðasti steinn er { $due } virði, ekki { $points }.
error-impossible-muggins-early = Fyrir annan stein er enginn gleymdur steinn opinn fyrir Muggins.
error-impossible-muggins-worth = Enginn steinn sem gæti hafa verið síðastur skilur eftir endasummu sem er { $points } virði.
error-impossible-result = Stigin passa ekki við þessi umferðarlok, sem gefa liði { $number } { $points } stig.
error-impossible-result-nobody = Stigin passa ekki við þessi umferðarlok, sem gefa engum stig.
error-impossible-scores = Liðin eru { $sides }, svo að stigatölurnar eru { $sides }, ekki { $found }.
error-impossible-sides = Liðin eru { $sides }, svo að stig þeirra eru { $sides } tölur, ekki { $found }.
error-impossible-spinners = Aðeins fyrsti tvísteinn greinist: merktu einn með *, ekki { $found }.
error-impossible-spinner-order = { $before } liggur á undan { $tile }, svo að { $tile } er ekki fyrsti tvísteinninn.
error-impossible-tiles = Í tvöföldu { $set }-setti eru { $most } steinar en { $named } eru nefndir.

## Lines that cannot be read

error-notation-at-space = Dálkur { $column }: hér á að vera bil.
error-notation-at-tile = Dálkur { $column }: hér á að vera steinn eins og 6-4.
error-notation-at-number = Dálkur { $column }: hér á að vera heil tala.
error-notation-at-sign = Dálkur { $column }: hér vantar { $sign }.
error-notation-at-known = Dálkur { $column }: í stöðu má ekkert vera óþekkt, svo að hér á ekkert ? að vera.
error-notation-at-hands = Dálkur { $column }: hér eiga að vera hendur tveggja til fimm sæta með / á milli.
error-notation-at-game = Dálkur { $column }: hér á að vera nafn spils, eins og block eða all-fives.
error-notation-at-option = Dálkur { $column }: slík húsregla er ekki til eða kemur tvisvar fyrir.
error-notation-at-value = Dálkur { $column }: þetta er ekki gildi þessarar húsreglu.
error-notation-at-sides = Dálkur { $column }: hér hanga fleiri steinar en hliðarnar eru margar.
error-notation-at-match = Dálkur { $column }: hér á að vera steinn með { $value }.
error-notation-at-mark = Dálkur { $column }: * á að vera á eftir tvísteini sem greinist og hvergi annars staðar.
error-notation-at-double = Dálkur { $column }: þetta spil hefst á tvísteini.
error-notation-at-turn = Dálkur { $column }: hér á að standa hver á leik: bókstafur frá A til E, eða . eða # við umferðarlok.
error-notation-at-seat = Dálkur { $column }: hér á að vera bókstafur sætis.
error-notation-at-windows = Dálkur { $column }: hér eiga opnir steinar að standa, eins og !B15~A0, eða - ef engir eru.
error-notation-at-end = Dálkur { $column }: línan ætti að enda hér.

## The editor of positions

error-tile-twice = { $tile } kemur tvisvar fyrir: í setti er hver steinn einu sinni.
error-tile-laid = { $tile } liggur á borðinu: taktu hann fyrst þaðan.
error-table-empty = Enginn steinn liggur á borðinu.
error-double-opens = Þetta spil hefst á tvísteini.
error-hands-empty = Á hverri hendi þarf að vera minnst einn steinn. Enn án steina: { $letters }.
error-dealt-again = Enginn fékk tvístein, svo að gefa þarf þessar hendur aftur.
error-not-a-number = Hér á að standa heil tala frá 0 til { $most }, ekki { $found }.
error-nothing-set-up = Engin staða var sett upp: edit() opnar ritilinn.
editor-title = Setja upp stöðu
editor-open = Setja upp stöðu
editor-what = Settu upp hvaða stöðu sem er, út frá því sem þú sérð nú. Haltu svo áfram þaðan, spyrðu þjálfarann eða gefðu öðrum hana.
editor-leave = Aftur að borðinu
editor-clear = Hreinsa
editor-side = Staðan og spilið
editor-table = Borð til að leggja á
editor-now = Veldu stein og svo enda, hönd eða stokkinn.
editor-loose = Utan leiks
editor-tiles =
    { $tiles ->
        [one] { $tiles } steinn
       *[other] { $tiles } steinar
    }
editor-loose-none = Allir steinar eru komnir á sinn stað.
editor-rest = Afgangurinn í stokkinn
editor-deal = Gefa afganginn
editor-lift = Taka síðasta stein af
editor-places = Hendur og stokkur
editor-hand = Hönd { $letter }
editor-hand-you = Hönd { $letter } (þín)
editor-stock = Stokkur, sá næsti fyrst
editor-put = Setja hingað
editor-put-hand = Setja { $tile } á hönd { $letter }
editor-put-stock = Setja { $tile } í stokkinn
editor-put-there = Þessi steinn er þar nú þegar.
editor-pick-first = Veldu fyrst stein.
editor-keys = Þegar steinn er valinn gefur bókstafur sætis hann þangað, S setur hann í stokkinn og X tekur hann úr leik.
editor-possible = Þessa stöðu má spila.
editor-line = Stöðulína
editor-line-label = Stöðulína: lestu hana, afritaðu eða settu aðra í staðinn
editor-copy = Afrita
editor-read = Setja upp þessa línu
editor-copied = Þetta er á klippispjaldinu.
editor-play = Spila héðan
editor-coach = Spyrja þjálfarann
editor-link = Afrita sem hlekk
editor-cell = Afrita sem reit í vinnubók
editor-download = Sækja
editor-turn-card = Röð og stig
editor-turn = Hver á leik
editor-turn-lead = Borðið er autt, svo að steinarnir segja hver byrjar og á hverjum: { $tile }.
editor-seat = Sæti { $letter }
editor-closing = Enginn: enn má sækja stig
editor-over = Enginn: umferðinni er lokið
editor-scores = Stig fyrir þessa umferð
editor-scores-of = Stig { $letters } fyrir þessa umferð
editor-points = Unnið í þessari umferð hingað til
editor-points-of = Stig { $letters } í þessari umferð
editor-knocks = Pöss í röð
editor-claim = Síðasta stein má sækja fyrir
editor-muggins = Gleymdi steininum á undan, opinn fyrir Muggins
editor-nobody = enginn
editor-count = Endasumman er { $count }.
editor-game-card = Spil
editor-partners = Samherjar: A og C á móti B og D
editor-said-laid = { $tile } liggur á borðinu. Opnir endar: { $ends }.
editor-said-given = { $tile } er á hönd { $letter }.
editor-said-stocked = { $tile } er í stokknum.
editor-said-taken = { $tile } er utan leiks.
editor-said-lifted = { $tile } er farinn af borðinu.
editor-said-rest =
    { $tiles ->
        [one] { $tiles } steinn fór í stokkinn.
       *[other] { $tiles } steinar fóru í stokkinn.
    }
editor-said-dealt =
    { $tiles ->
        [one] { $tiles } steinn var gefinn, afgangurinn er stokkurinn.
       *[other] { $tiles } steinar voru gefnir, afgangurinn er stokkurinn.
    }
editor-said-cleared = Borðið, hendurnar og stokkurinn eru tóm.
editor-said-undone = Síðasta skref er afturkallað.
editor-said-redone = Skrefið er gert aftur.
editor-said-read = Línan er sett upp.
editor-said-changed = Breytt.
