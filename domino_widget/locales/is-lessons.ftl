### The lessons; their order and ids are those of en-lessons.ftl.

## Shared

lesson-right = Rétt.
lesson-wrong = Ekki enn.
lesson-partly =
    { $extra ->
        [0] Réttir hlutar: { $right } af { $all }.
       *[other] Réttir hlutar: { $right } af { $all }. Hlutar sem eiga ekki heima hér: { $extra }.
    }
lesson-noted = Skráð. Þér er sagt hvað var rétt þegar þú lýkur kennslustundinni.
lesson-not-answered = Ekkert svar enn.
lesson-left-out = Í þessum bekk koma stig af sjálfu sér, svo þessari æfingu er sleppt: ekkert er að sækja.
lesson-unasked = Hluti verksins hefur nú verið unninn fyrir þig.
lesson-again = Nú ein svipuð án hjálpar: { $call }
lesson-practise = { $skill }: þrjár nýjar gjafir, { $exercises }.
lesson-stars =
    { $stars ->
        [3] ★★★ Rétt í fyrstu tilraun, án hjálpar.
        [2] ★★☆ Rétt án hjálpar.
       *[other] ★☆☆ Rétt með hjálp.
    }
lesson-hint-look = Líta
lesson-hint-rule = Regla
lesson-hint-part = Hluti
lesson-hint-answer = Svar
lesson-hints-none = Í þessum bekk eru engar vísbendingar.
lesson-hints-wait = Næsta vísbending opnast þremur sekúndum eftir þessa, eða eftir nýja tilraun.
lesson-deal-code = Gjöf { $code }
lesson-version = Kennslustund { $number }, útgáfa { $version }
lesson-table-empty = Enginn steinn liggur á borðinu enn.
lesson-table-line = Á borðinu, frá vinstri til hægri: { $tiles }.
lesson-table-turns = "<" merkir stein sem snúið var til vinstri, ">" stein sem snúið var til hægri, séð eftir línunni frá fyrsta steini.
lesson-table-cross = Á borðinu: { $opening }, og út frá honum greinarnar { $arms }.
lesson-hands = { $hands }.
lesson-hand = Höndin þín: { $hand }.
lesson-open-hand = Hönd { $seat }: { $hand }.
lesson-choose = Veldu eitt:
lesson-pick = Veldu …
lesson-words = Orð til að nota:
lesson-how-n = Svaraðu með tölu.
lesson-how-n-list =
    { $count ->
        [one] Svaraðu með { $count } tölu:
       *[other] Svaraðu með lista með { $count } tölum, í þessari röð:
    }
lesson-how-n-set = Svaraðu með lista yfir tölurnar.
lesson-how-t = Svaraðu með steinunum, til dæmis { $example }.
lesson-how-t-one = Svaraðu með einum steini, til dæmis { $example }.
lesson-how-p = Svaraðu með öllum leikjum, til dæmis { $example }.
lesson-how-p-one = Svaraðu með einum leik, til dæmis { $example }.
lesson-how-p-list = Svaraðu með lista yfir leiki, { $count } alls, í þessari röð:
lesson-how-c = Svaraðu með textanum í gæsalöppunum.
lesson-how-s = Svaraðu með öllu sem á við, til dæmis { $example }.
lesson-how-q = Svaraðu með lista yfir orð í réttri röð, til dæmis { $example }.
lesson-how-q-list = Svaraðu með lista yfir orð, { $count } alls, í þessari röð:
lesson-progress-solved = Leyst án hjálpar: { $alone } af { $all }.
lesson-progress-new = { $skill }: ekki reynt enn
lesson-progress-row =
    { $row ->
        [one] { $skill }: { $row } rétt svar í röð án hjálpar, af 3
       *[other] { $skill }: { $row } rétt svör í röð án hjálpar, af 3
    }
lesson-progress-mastered = { $skill }: fullnumið, spurt aftur { $day }
lesson-progress-due = { $skill }: fullnumið, og kominn er tími til að spyrja aftur
lesson-progress-done = { $skill }: fullnumið og í minni
lesson-finished = Lokið. Æfingar leystar án hjálpar: { $alone } af { $all }.
lesson-reset = Þessi kennslustund byrjar upp á nýtt. Aðrar kennslustundir halda sínu.
lesson-reset-button = Byrja kennslustundina upp á nýtt
lesson-reset-sure = Ýttu aftur til að gleyma því sem þú gerðir í þessari kennslustund
lesson-begin = Byrja
lesson-go-on = Halda áfram með { $exercise }
lesson-turn = Á næsta hluta eða þann á undan
lesson-back = Til baka
lesson-on = Áfram
lesson-parts = Hlutar þessarar kennslustundar
lesson-part-head = Upphaf
lesson-part-worked = Dæmi
lesson-part-faded = Með eyðu
lesson-part-round = Ein umferð
lesson-part-practise = Þjálfun
lesson-practise-what = Það sem þú svaraðir síðast rangt, eða kannt minnst, í þremur nýjum gjöfum. Þær teljast til framfara þinna.
lesson-practise-three = Gefa þrjár
lesson-part-progress = Framfarir
lesson-part-stars =
    { $stars ->
        [one] { $stars } stjarna af 3
       *[other] { $stars } stjörnur af 3
    }
lesson-home = Aftur í leikinn
lesson-next = Næst: { $title }
lesson-before = leyst áður
lesson-class = Fræ bekkjar og nemendakóði
lesson-class-what = Sá sem lærir í bekk slær inn það sem kennarinn gaf upp. Fræið ræður því hvaða gjafir koma, og kóðinn segir hver á niðurstöðurnar. Annað fræ byrjar kennslustundina með sínum gjöfum.
lesson-class-is = Fræ bekkjar { $seed }, nemandi { $student }
lesson-class-seed = Fræ bekkjar
lesson-class-student = Nemendakóði
lesson-class-own-deals = Hver nemandi fær sínar eigin gjafir
lesson-class-take = Nota þetta
lesson-class-bad-seed = Fræ bekkjar er allt að { $most } sýnileg tákn; engu var breytt.
lesson-class-bad-student = Nemendakóði er allt að { $most } sýnileg tákn; engu var breytt.
lesson-class-own = Til að fá eigin gjafir þarf nemendakóða; engu var breytt.
lesson-hand-in-title = Skila
lesson-hand-in-what = Þetta sækir skrá með svörum þínum við þessari kennslustund. Láttu kennarann fá hana eins og hún er: skrá sem var breytt gildir ekki.
lesson-hand-in-done = { $name } er meðal niðurhalaðra skráa.
lesson-hand-in-nothing = Enn er engu að skila: svaraðu fyrst æfingu í þessari kennslustund.

## On the screen

lesson-check = Athuga
lesson-answer = Svarið þitt
lesson-hint-next = Vísbending { $step } af { $most }
lesson-hints = Vísbendingar
lesson-like-this = Aðra eins og þessa
lesson-mastered = Fullnumið
lesson-row =
    { $row ->
        [one] { $row } rétt svar í röð án hjálpar, af 3
       *[other] { $row } rétt svör í röð án hjálpar, af 3
    }
lesson-arrows = Örvarnar benda á { $ends }.
lesson-trap = Leikurinn sem er strikaður út, { $tile } á { $end }, er ekki leyfður.
lesson-room-hand = Höndin
lesson-room-answer = Svarið
lesson-room-closed = Hjálp er takmörkuð í þessari kennslustund og því sýnir hlekkur hana ekki í sal: til þess þarf projector=True í fyrsta reitnum.
lesson-pick-tile = Veldu fyrst stein á hendinni, svo endann.
lesson-hand-of = Hönd { $seat }
lesson-choose-all = Veldu allt sem á við
lesson-steps = Skref
lesson-step-back = Taka eitt skref til baka
lesson-plays = Valdir leikir
lesson-play-one = Veldu stein, svo endann sem hann fer á.
lesson-play-all = Veldu stein, svo enda, fyrir hvern leik sem til er.
lesson-play-parts = Veldu stein, svo enda, fyrir hvern hluta í réttri röð.
lesson-play-name = { $tile }, endi: { $end }
lesson-play-off = Taka til baka: { $play }

## What cannot be

lesson-unknown = Hér er engin kennslustund { $number }; til eru { $known }.
lesson-no-exercise = Engin æfing { $exercise } er í þessari kennslustund; til eru { $known }.
lesson-code-sign = Tákn í þessum gjafarkóða er rangt, vantar eða er ofaukið.
lesson-code-unknown = Þessi gjafarkóði á ekki við neinn leik hér.
lesson-bad-seed = { $name } getur ekki verið { $found }: notaðu texta eða heila tölu.
lesson-bad-yes-no = { $name } getur ekki verið { $found }: notaðu True eða False.
lesson-bad-feedback = { $name } getur ekki verið { $found }: notaðu "now" eða "end".
lesson-bad-hints = { $name } getur ekki verið { $found }: notaðu heila tölu frá 0 til 4.
lesson-bad-student = { $name } getur ekki verið { $found }: notaðu kóða með allt að 40 táknum.
lesson-bad-student-code = { $name } getur ekki verið { $found }: með per_student=True þarf kennslustundin student="…", kóða með allt að 40 táknum.
lesson-bad-lang = { $name } getur ekki verið { $found }: notaðu tungumálskóða, til dæmis "en".
lesson-internal = Eitthvað fór úrskeiðis í kennslustundinni og engu var breytt.
lesson-answer-kind-n = Hér á að koma heil tala, eða listi yfir heilar tölur.
lesson-answer-kind-t = Hér eiga að koma steinar, til dæmis "6-4" eða {"{"}"6-4", "5-5"{"}"}.
lesson-answer-kind-p = Hér eiga að koma leikir, til dæmis play("6-4", 4): fyrst steinninn, svo tala endans.
lesson-answer-kind-c = Hér á að koma eitt af orðunum sem valið er um.
lesson-answer-kind-s = Hér á að koma mengi talna eða steina, eins og æfingin segir.
lesson-answer-kind-q = Hér á að koma listi yfir orð, til dæmis ["draw", "knock"].
lesson-answer-how-many =
    { $wanted ->
        [one] Hér á að koma { $wanted } hluti, ekki { $found }.
       *[other] Hér eiga að koma { $wanted } hlutar, ekki { $found }.
    }
lesson-answer-one = Hér á að koma eitt svar, ekki fleiri.
lesson-answer-long = Hlutarnir eru fleiri en { $most }: ekkert svar er svo langt.
lesson-answer-no-option = "{ $found }" er ekki eitt af orðunum; þau eru { $options }.
lesson-answer-no-end = Enginn endi { $end } er á borðinu.
lesson-answer-which-end = Tveir endar sýna { $end }: segðu "left" (vinstri), "right" (hægri) eða númer greinar, til dæmis "arm 3".
lesson-results-broken = Ekki var hægt að lesa { $name }: skráin er geymd sem { $aside } og ný er hafin.
lesson-results-foreign = { $name } er ekki niðurstöðuskrá úr þessum kennslustundum: skráin er geymd sem { $aside } og ný er hafin.
lesson-results-newer = { $name } er úr nýrri útgáfu kennslustundanna: skráin er geymd sem { $aside } og ný er hafin.
lesson-results-edited = { $name } var breytt utan kennslustundanna: skráin er geymd sem { $aside } og ný er hafin.
lesson-results-unwritable = Ekki er hægt að skrifa { $name } hér: niðurstöðurnar geymast þar til þessari vinnubók er lokað.

## Skills

skill-ends-legal = Hvaða steina má leggja
skill-turn-knock_draw = Draga, passa eða leggja
skill-open-who = Hver byrjar
skill-deal-size = Sett og gjafir
skill-hand-out = Deplar og að klára
skill-hand-blocked = Lokuð umferð
skill-hand-partner = Samherjar
skill-cross-phase = Fjórar greinar fyrst
skill-cross-branches = Tvísteinar sem greinast
skill-sum-doubles = Endasumman
skill-sum-multiple = Margfeldi
skill-claim-window = Að sækja stig og Muggins
skill-round-each = Að námunda hvern mismun
skill-infer-void = Það sem pass sannar
skill-count-suit = Að telja eina tölu
skill-plan-block_dump = Að ráðgera leik

## Options and fields

option-yes = Já
option-no = Nei
option-play = Leggja stein
option-draw = Draga stein
option-knock = Passa
option-over = Ekkert meira: röðin er búin
option-row = { $tile }
option-opens = { $seat } byrjar, vegna { $tile }
option-start-double = Hæsti tvísteinninn byrjar
option-start-heaviest = Þyngsti steinninn byrjar
option-start-again = Stokka og gefa aftur
option-number = { $n }
option-tile = { $tile }
option-claim = Sá sem lagði hann, með því að sækja stigin
option-muggins = Mótherji, með því að kalla Muggins
option-lost = Enginn lengur
option-last-paid = Leikmaðurinn fær stigin
option-last-lost = Stigin eru glötuð
option-last-rival = Mótherji fær stigin
option-claim-points = Sækja { $points }
option-muggins-points = Kalla Muggins: { $points }
option-all-fives = All Fives
option-all-fives-and-threes = All Fives and Threes
option-cross = Cross
field-here = All Fives and Threes
field-fives = All Fives
field-pays-here = endasumman { $count }, hér
field-pays-house = endasumman { $count }, eftir húsreglunni
field-can-be = endasumman { $count } með setti upp í { $n }-{ $n }: er hún möguleg?
field-clue-scores = endasumman { $count } gefur stig
field-clue-not = endasumman { $count } gefur ekki stig
field-clue-arms = fjórar greinar, og engin stig meðan lagt er
field-clue-rounds = hver mismunur er námundaður að næsta margfeldi af fimm
field-clue-until = dregið er þar til steinn passar
field-clue-exact = endasummur gefa stig, og mismunurinn er greiddur nákvæmlega
option-any-tile = { $seat } byrjar, með hvaða steini sem er af hendinni
option-that-tile = { $seat } byrjar, og verður að leggja { $tile }
option-rival-play = Mótherjinn leggur
option-rival-draw = Mótherjinn dregur stein
option-rival-knock = Mótherjinn passar
option-you-points = Þú færð { $points }
option-rival-points = Mótherjinn fær { $points }
option-nobody = Enginn fær stig
field-tiles-each = steinar á mann
field-tiles-left =
    { $drawn ->
        [0] steinar í stokknum eftir gjöfina
        [one] steinar í stokknum eftir { $drawn } drátt
       *[other] steinar í stokknum eftir { $drawn } drætti
    }
field-tiles-drawable = hve marga þeirra má mest draga enn
field-singles-straight = einfaldir steinar beint áfram
field-single-turned = þá einfaldur steinn, snúið: kemst hann fyrir?
field-double-across = eða tvísteinn þvert: kemst hann fyrir?
field-double-closes = lokar sá tvísteinn endanum?
field-may-lie = { $tile }: má hann liggja þar?
field-may-join = { $tile }: má leggja hann á eftir?
option-certain-all = Enginn steina mótherjans hefur einhverja þeirra talna
option-certain-but-one = Alla nema einn vantar örugglega þær tölur
option-certain-but-two = Alla nema tvo vantar örugglega þær tölur
option-certain-none = Ekkert er lengur víst
option-until-tile = þar til næsti steinn er lagður
option-until-turn = þar til þú átt næst leik
option-until-finish = þar til umferðinni er lokið
field-unseen-pips = deplar steinanna sem þú sérð ekki
field-unseen-tiles = hve marga steina þú sérð ekki
field-mean = meðaltal þeirra
field-expected = deplar sem vænta má á hendi með { $held } þeirra
field-button = hnappurinn
field-until = hve lengi hann gildir
field-set = sett upp í { $n }-{ $n }
field-tiles = steinar í setti upp í { $n }-{ $n }
field-suit = steinar með { $n } í setti upp í { $n }-{ $n }
field-each = sett upp í { $n }-{ $n }, fjöldi leikmanna { $players }: steinar á mann
field-left = sett upp í { $n }-{ $n }, fjöldi leikmanna { $players }: steinar sem ganga af
field-others = steinar með { $number } sem liggja ekki enn
field-cross-needs = steinar sem krossinn út frá { $opening } þarf enn
field-doubles =
    { $doubles ->
        [one] endar eftir { $doubles } síðari tvístein
       *[other] endar eftir { $doubles } síðari tvísteina
    }
field-tile = { $tile }
field-count = endasumma { $count }
field-stock =
    { $stock ->
        [one] { $stock } steinn í stokknum
       *[other] { $stock } steinar í stokknum
    }
field-drawn-fits = þú dróst { $tile }, sem passar: þá
field-points-then = stig eftir það
field-points-needed = stig sem hefðu nægt
field-missing = talan sem vantar
field-sum = summan
field-after-tile = eftir að { $seat } hefur lagt stein
field-new-count = nýja endasumman
field-points = stig
field-most-points = leikurinn sem gefur flest stig núna
field-no-tile-scores = leikurinn þar sem enginn óséður steinn gefur stig á eftir

## Ends

ask-playable-tiles-task = Endarnir eru { $ends }. Hverja af steinum þínum má leggja?
ask-playable-tiles-look = Líttu á báða enda og svo á hvern stein þinn.
ask-playable-tiles-rule = Stein má leggja ef annar helmingur hans er jafn opnum enda; hvor þeirra skiptir ekki máli.
ask-playable-tiles-part = Taktu steinana þína einn í einu, { $hand }, og leitaðu á hverjum að einhverri þessara talna: { $ends }.
ask-playable-tiles-answer = { $answer }: hver þeirra hefur helming sem er jafn opnum enda. Endarnir eru { $ends }. Hinir steinarnir hafa engan slíkan.
ask-playable-tiles-missed_second_end = Þú leist aðeins á annan endann. Báðir eru opnir, { $ends }: stein sem passar við annan hvorn má leggja.

ask-new-ends-task = Þú leggur { $tile } á { $end }. Hvaða tölur eru endarnir þá?
ask-new-ends-look = Líttu á helming { $tile } sem snertir ekki { $end }.
ask-new-ends-rule = Jafnir helmingar snertast og þekjast; hinn helmingur steinsins er nýi endinn.
ask-new-ends-part = Annar endinn er óbreyttur: { $stays }. Hinn kemur frá { $tile }.
ask-new-ends-answer = { $answer }: endinn { $end } er þakinn, { $tile } sýnir nú { $new }, og { $stays } er áfram.
ask-new-ends-joined_closed_end = Þú hélst endanum { $end }, en steinninn þinn þekur hann: jafnir helmingar snertast þar. Nú sést hinn helmingur { $tile }.
ask-new-ends-missed_second_end = Þetta er nýi endinn. Á borðinu er annar endi, sem leikur þinn breytir ekki: { $stays }.

ask-new-end-task = { $tile } er lagður á { $end }. Hvaða tala er nýi endinn?
ask-new-end-look = Líttu á helminginn sem snertir ekki.
ask-new-end-rule = Helmingurinn sem er jafn endanum snertir hann; hinn helmingurinn er nýi endinn.
ask-new-end-part = Talan { $end } á { $tile } er þakin.
ask-new-end-answer = { $new }: talan { $end } á { $tile } snertir, talan { $new } er laus.
ask-new-end-joined_closed_end = Talan { $end } er nú þakin: jafnir helmingar snertast. Lausi helmingurinn er hinn.

ask-equal-ends-task = Endarnir eru { $ends }. Leggðu einn stein þannig að báðir endar sýni sömu tölu.
ask-equal-ends-look = Leitaðu að steini sem hefur tölur beggja enda.
ask-equal-ends-rule = Endinn sem þú leggur á verður hinn helmingur steinsins; hinn endinn er óbreyttur.
ask-equal-ends-part = Spyrðu um hvern leik: hvaða tala er ný, og er hún jöfn endanum sem er óbreyttur?
ask-equal-ends-answer = { $answer }: hinn helmingurinn er jafn endanum sem er óbreyttur.
ask-equal-ends-double_is_equal = Tvísteinn hefur tvo jafna helminga en breytir engu: endinn þar sem hann liggur sýnir sömu tölu og áður.

ask-all-plays-task = Hvaða leiki átt þú? Nefndu þá alla.
ask-all-plays-look = Berðu hvern stein á hendinni saman við hvern enda, einn í einu.
ask-all-plays-rule = Steinn sem passar við tvo enda er tveir leikir.
ask-all-plays-part = Endarnir eru { $ends }; berðu báða helminga hvers steins saman við hvern þeirra.
ask-all-plays-answer = { $answer }. Steinn sem passar við tvo enda telst einu sinni fyrir hvorn.
ask-all-plays-missed_second_end = Einn steina þinna passar líka við annan enda: það er leikur út af fyrir sig.

ask-count-plays-task = Hve marga leiki átt þú?
ask-count-plays-look = Berðu hvern stein á hendinni saman við hvern enda, einn í einu.
ask-count-plays-rule = Steinn sem passar við fleiri en einn enda er einn leikur fyrir hvern þeirra, þó að þeir sýni sömu tölu.
ask-count-plays-part = Endarnir eru { $ends }, höndin þín er { $hand }.
ask-count-plays-answer = { $answer }: steinn telst einu sinni fyrir hvern enda sem hann passar við.
ask-count-plays-missed_second_end = Þú taldir steina. Steinn sem passar við fleiri en einn enda er leikur fyrir hvern þeirra.

## Turns

ask-what-now-task =
    { $drawing ->
        [none] Block: endarnir eru { $ends }. Hvað gerir þú?
        [one] All Fives: endarnir eru { $ends }. Steinar í stokknum: { $stock }. Hvað gerir þú?
       *[until-playable] Draw: endarnir eru { $ends }. Steinar í stokknum: { $stock }. Hvað gerir þú?
    }
ask-what-now-look = Berðu fyrst hvern stein þinn saman við endana.
ask-what-now-rule =
    { $drawing ->
        [none] Sá sem getur lagt verður að leggja. Sá sem getur það ekki passar: í Block dregur enginn.
        [one] Sá sem getur lagt verður að leggja. Sá sem getur það ekki dregur einn stein; en síðustu tveir í stokknum eru kyrrir, og þá passar þú.
       *[until-playable] Sá sem getur lagt verður að leggja. Sá sem getur það ekki dregur þar til steinn passar eða stokkurinn er tómur; þá fyrst passar þú.
    }
ask-what-now-part = Endarnir eru { $ends }, höndin þín er { $hand }. Steinar eftir í stokknum: { $stock }.
ask-what-now-answer =
    { $answer-kind ->
        [play] Leggja: einn steina þinna passar við enda. Endarnir eru { $ends }, svo þú verður að leggja.
        [draw] Draga: enginn steina þinna passar við enda. Endarnir eru { $ends }, og steinar eru eftir til að draga.
       *[knock] Passa: enginn steina þinna passar við enda. Endarnir eru { $ends }, og ekkert má draga.
    }
ask-what-now-passed_with_legal = Þú getur lagt: berðu { $hand } saman við endana { $ends }. Sá sem getur lagt verður að leggja.
ask-what-now-drew_in_block = Í Block dregur enginn: steinarnir sem ganga af eru úr leik.
ask-what-now-drew_last_two = Síðustu tveir steinarnir eru aldrei dregnir í þessum leik. Þegar { $stock } eru eftir passar þú.
ask-what-now-left_last_two = Hér eru síðustu tveir steinarnir líka dregnir: þú passar aðeins þegar stokkurinn er tómur.

ask-may-you-task =
    { $may ->
        [draw] Endarnir eru { $ends }. Steinar í stokknum: { $stock }. Mátt þú draga stein og halda því sem þú átt?
       *[knock] Endarnir eru { $ends }. Mátt þú passa?
    }
ask-may-you-look = Berðu hvern stein þinn saman við endana.
ask-may-you-rule =
    { $drawing ->
        [none] Sá sem getur lagt verður að leggja; aðeins sá sem getur það ekki má passa.
        [one] Sá sem getur lagt verður að leggja. Sá sem getur það ekki dregur einn stein, en aldrei síðustu tvo: þegar tveir eru eftir passar þú.
       *[until-playable] Sá sem getur lagt verður að leggja. Sá sem getur það ekki dregur meðan steinar eru til, líka síðustu tvo, og passar þá fyrst.
    }
ask-may-you-part = Endarnir eru { $ends }, höndin þín er { $hand }.
ask-may-you-answer =
    { $answer ->
        [yes] Já.
       *[no] Nei.
    } { $answer-kind ->
        [play] Einn steina þinna passar, svo þú verður að leggja.
        [draw] Ekkert passar, og stein má draga, svo þú dregur.
       *[knock] Ekkert passar, og ekkert má draga, svo þú passar.
    }
ask-may-you-passed_with_legal = Þú átt stein sem passar við enda, en þeir eru { $ends }, og sá sem getur lagt verður að leggja.
ask-may-you-drew_in_block = Í Block dregur enginn: sá sem getur ekki lagt má aðeins passa.
ask-may-you-drew_last_two = Síðustu tveir steinarnir eru aldrei dregnir í þessum leik.
ask-may-you-left_last_two = Í þessum leik eru síðustu tveir steinarnir líka dregnir áður en nokkur passar.

ask-turn-sequence-task = Endarnir eru { $ends }, og úr stokknum koma { $tiles }, í þessari röð. Hvað gerist þegar þú átt leik, skref fyrir skref?
ask-turn-sequence-look = Passar steinn á hendinni þinni? Taktu svo steinana í stokknum einn í einu.
ask-turn-sequence-rule = Þú dregur þar til steinn passar, og hann verður þú að leggja, eða þar til stokkurinn er tómur; þá passar þú.
ask-turn-sequence-part = Berðu { $tiles } saman við endana { $ends }, frá vinstri til hægri.
ask-turn-sequence-answer =
    { $last ->
        [play] Þú dregur þar til steinn passar og leggur hann. Steinar dregnir: { $drawn }. Á hendi eftir það: { $held }.
       *[knock] Þú dregur allt sem til er og ekkert passar, svo þú passar. Steinar dregnir: { $drawn }. Á hendi eftir það: { $held }.
    }
ask-turn-sequence-left_last_two = Síðustu tveir steinarnir eru líka dregnir: í Draw er stokkurinn tæmdur áður en þú passar.
ask-turn-sequence-passed_with_legal = Áður en þú passar verður þú að draga meðan steinar eru til.

ask-draws-needed-task = Endarnir eru { $ends }, og úr stokknum koma { $tiles }, í þessari röð. Hve marga steina dregur þú?
ask-draws-needed-look = Taktu steinana í stokknum einn í einu.
ask-draws-needed-rule = Þú dregur þar til steinn passar við einhvern enda.
ask-draws-needed-part = Fyrsti steinninn sem passar við enda er sá síðasti sem þú dregur. Endarnir eru { $ends }.
ask-draws-needed-answer = { $drawn }: með { $last } er drætti lokið.
ask-draws-needed-left_last_two = Ekki skilja tvo steina eftir: í Draw er haldið áfram þar til einn passar eða enginn er eftir.

ask-fives-stock-task = All Fives: enginn steina þinna passar við endana { $ends }. Hvað gerir þú?
ask-fives-stock-look = Líttu á hve margir steinar eru í stokknum.
ask-fives-stock-rule = Í All Fives dregur þú nákvæmlega einn stein og þá er röðin búin; síðustu tveir steinarnir eru aldrei dregnir.
ask-fives-stock-part = Þegar { $many } steinar eru í stokknum mátt þú draga einn. Hugsaðu um til hvers dreginn steinn er í þessum leik.
ask-fives-stock-answer = Þegar { $many } steinar eru í stokknum dregur þú einn og röðin er búin: jafnvel { $tile }, sem passar, bíður næstu raðar þinnar. Þegar tveir eru eftir passar þú.
ask-fives-stock-drew_last_two = Síðustu tveir steinar stokksins eru kyrrir: þegar tveir eru eftir passar þú.
ask-fives-stock-played_drawn_tile = Í All Fives lýkur röðinni með drætti, þó að steinninn passi. Hann má leggja næst þegar þú átt leik.
ask-fives-stock-passed_with_legal = Þegar svo margir steinar eru eftir verður þú að draga einn áður en röðin er búin.

## Opening and deals

ask-who-opens-task = Hver byrjar, og vegna hvaða steins?
ask-who-opens-look = Leitaðu að tvísteinum.
ask-who-opens-rule = Sá sem á hæsta tvísteininn sem var gefinn byrjar, hversu þungir sem aðrir steinar eru.
ask-who-opens-part = Tvísteinn gildir eftir tölu sinni, ekki deplum. Berðu aðeins tvísteinana saman.
ask-who-opens-answer = { $seat }, með { $tile }: það er hæsti tvísteinninn sem var gefinn.
ask-who-opens-heaviest_not_highest_double = { $heaviest } er þyngsti steinninn, deplarnir eru { $pips }, en ekki tvísteinn. Hæsti tvísteinninn byrjar.

ask-how-to-start-task = Hvernig hefst þessi umferð?
ask-how-to-start-look = Leitaðu að tvísteinum.
ask-how-to-start-rule = Hæsti tvísteinninn byrjar. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
ask-how-to-start-part = Farðu yfir allar hendur: er þar steinn með tvo jafna helminga?
ask-how-to-start-answer =
    { $answer-kind ->
        [again] Enginn á tvístein, svo stokkað er og gefið aftur.
       *[double] Einhver á tvístein: sá hæsti byrjar.
    }
ask-how-to-start-heaviest_not_highest_double = Þungir steinar telja ekki hér: tvísteinn byrjar, og án tvísteins er gefið aftur.

ask-set-sizes-task = Hve margir steinar eru í settunum sem ná upp í { $sets }?
ask-set-sizes-look = Hugsaðu fyrst um lítið sett: í settinu upp í 1-1 eru 0-0, 1-0 og 1-1.
ask-set-sizes-rule = Hvert par af tölum kemur einu sinni. Í setti upp í n-n eru (n + 1) × (n + 2) ÷ 2 steinar.
ask-set-sizes-part = Fyrir settið upp í { $n }-{ $n }: { $one } × { $two } ÷ 2.
ask-set-sizes-answer = { $answer }: fyrir settið upp í { $n }-{ $n } er það { $one } × { $two } ÷ 2.

ask-suit-sizes-task = Þessi sett ná upp í { $sets }. Hve margir steinar í hverju þeirra hafa hæstu tölu þess?
ask-suit-sizes-look = Skrifaðu niður steinana með 6 í setti með tvöfaldri sex.
ask-suit-sizes-rule = Talan stendur einu sinni með hverri tölu frá 0 og upp í hana sjálfa.
ask-suit-sizes-part = Í settinu upp í { $n }-{ $n } eru það { $n }-0, { $n }-1 og svo framvegis, upp í { $n }-{ $n }.
ask-suit-sizes-answer = { $answer }: einn fyrir hverja tölu frá 0 og upp, svo fjöldinn er { $one } í settinu upp í { $n }-{ $n }.
ask-suit-sizes-double_is_two_tiles = Gáðu að báðum endum raðarinnar: hún hefst á auða helmingnum, { $n }-0, og endar á tvísteininum, { $n }-{ $n }, sem er einn steinn.

ask-all-pips-task = Hve margir deplar eru samtals á öllum steinum settsins sem nær upp í { $sets }?
ask-all-pips-look = Á hve mörgum helmingum stendur hver tala?
ask-all-pips-rule = Hver tala stendur á n + 2 helmingum: einu sinni með hverri annarri tölu og tvisvar á tvísteininum.
ask-all-pips-part = Í settinu upp í { $n }-{ $n } er fjöldi helminga með hverri tölu { $halves }, og 0 + 1 + … + { $n } er { $sum }.
ask-all-pips-answer = { $answer }: { $halves } × { $sum }.

ask-deal-sizes-task =
    { $game ->
        [block] Block: hve marga steina fær hver leikmaður, og hve margir ganga af?
        [draw] Draw: hve marga steina fær hver leikmaður, og hve margir eru í stokknum?
        [cross] Cross: hve marga steina fær hver leikmaður, og hve margir eru í stokknum?
       *[other] Hve marga steina fær hver leikmaður, og hve margir ganga af?
    }
ask-deal-sizes-look = Hve margir steinar eru í settinu og hve margir þeirra eru gefnir?
ask-deal-sizes-rule =
    { $game ->
        [block] Í Block með tvöfaldri sex fær hver 8 steina þegar tveir spila, 6 þegar þrír eða fjórir spila og 5 þegar fimm spila. Fjórir fá 9 með tvöfaldri níu og 12 með tvöfaldri tólf; þrír fá þar 6, fimm 5 og tveir 8.
       *[other] Í Draw og Cross fá tveir leikmenn 7 steina hvor, þrír fá 5 hver, fjórir 4 og fimm 3.
    }
ask-deal-sizes-part = Í settinu upp í { $set }-{ $set } er fjöldi steina { $tiles }. Leikmenn eru { $players } og gefnir steinar { $dealt }.
ask-deal-sizes-answer = { $answer }. Leikmenn eru { $players }: gefnir eru { $players } × { $each } = { $dealt }, og eftir eru { $tiles } − { $dealt } = { $left }.

ask-cross-deals-task = Stærri Cross-leikirnir: hve marga steina fær hver leikmaður, og hve margir eru í stokknum?
ask-cross-deals-look = Hve margir steinar eru í settinu og hve margir þeirra eru gefnir?
ask-cross-deals-rule = Í Double-Nine Cross og Double-Twelve Cross fá tveir eða þrír leikmenn 7 steina hver, fjórir eða fimm fá 5.
ask-cross-deals-part = Í settinu upp í { $set }-{ $set } er fjöldi steina { $tiles }. Leikmenn eru { $players } og gefnir steinar { $dealt }.
ask-cross-deals-answer = { $answer }. Leikmenn eru { $players }: gefnir eru { $players } × { $each } = { $dealt }, og eftir eru { $tiles } − { $dealt } = { $left }.

ask-set-and-stock-task = Hve stórt er þetta sett, og hve marga steina skilur gjöfin eftir í stokknum?
ask-set-and-stock-look = Taktu fyrst settið, svo gjöfina.
ask-set-and-stock-rule = Í setti upp í n-n eru (n + 1) × (n + 2) ÷ 2 steinar, n + 1 þeirra með hverri tölu. Í stærri Cross-leikjunum fá tveir eða þrír leikmenn 7 hver, fjórir eða fimm fá 5.
ask-set-and-stock-part = Í settinu er fjöldi steina { $one } × { $two } ÷ 2. Leikmenn eru { $players } og gefnir steinar { $dealt }.
ask-set-and-stock-answer = { $answer }. Í settinu er fjöldi steina { $one } × { $two } ÷ 2 = { $tiles }. Leikmenn eru { $players }: gefnir eru { $dealt } og eftir eru { $left }.

## What a round pays

ask-pips-task = Hve margir deplar eru á { $tiles }?
ask-pips-look = Leggðu saman báða helminga steins.
ask-pips-rule = Deplar steins eru summa helminga hans; auður helmingur telur 0.
ask-pips-part = { $tile } er { $high } + { $low }.
ask-pips-answer = { $answer }: { $tile } er { $high } + { $low } = { $sum }.

ask-out-pays-task = { $who } klárar og hinir eiga enn þessa steina. Hve mörg stig fær { $who }?
ask-out-pays-look = Líttu á hvað hver hinna á enn.
ask-out-pays-rule = Sá sem klárar fær alla depla sem eftir eru á höndum hinna.
ask-out-pays-part = Hönd fyrir hönd: { $paid }.
ask-out-pays-answer = { $pays }: { $paid }.

ask-out-costs-task = { $who } klárar og þessir steinar eru eftir á hendi þinni. Hve mörg stig kostar það þig?
ask-out-costs-look = Líttu á hvern stein sem þú átt enn.
ask-out-costs-rule = Sá sem klárar fær alla depla sem eftir eru á höndum hinna.
ask-out-costs-part = Steinn fyrir stein: { $pips }.
ask-out-costs-answer = { $pays }: á { $hand } eru { $pips }.

ask-blocked-pays-task =
    { $shows ->
        [totals] Umferðin er lokuð. Á höndum eru { $totals }. Hve mörg stig gefur hún?
       *[tiles] Umferðin er lokuð með þessar hendur. Hve mörg stig gefur hún?
    }
ask-blocked-pays-look = Leitaðu að lægstu summunni.
ask-blocked-pays-rule = Lægsta summan vinnur og hver hinna greiðir mismuninn. Eigi tveir lægstu summuna fær enginn greitt.
ask-blocked-pays-part = Lægsta summan er { $least }.
ask-blocked-pays-answer =
    { $tie ->
        [yes] 0: tvær hendur eiga lægstu summuna, { $least }, svo enginn fær greitt.
       *[no] { $pays }: mismunur hinna og { $least } er { $paid }.
    }
ask-blocked-pays-tie_scored = Lægsta summan, { $least }, kemur tvisvar fyrir: jafntefli greiðir engum.
ask-blocked-pays-paid_without_difference = Þegar lokað er greiðir hver aðeins mismuninn á sinni summu og þeirri lægstu, { $least }: dragðu hana frá hinum.

ask-blocked-steps-task = Lokað, með { $totals }. Hinir greiða { $known } + ? = ?
ask-blocked-steps-look = Hvern þeirra sem tapa vantar enn í summuna?
ask-blocked-steps-rule = Hver þeirra sem tapa greiðir mismuninn á sinni summu og þeirri lægstu.
ask-blocked-steps-part = Lægsta summan er { $least }; sá sem vantar á { $loser }.
ask-blocked-steps-answer = { $loser } − { $least } = { $last }, og { $known } + { $last } = { $pays }.
ask-blocked-steps-paid_without_difference = Dragðu fyrst lægstu summuna, { $least }, frá summu þess sem tapar, { $loser }.

ask-partners-pay-task =
    { $how ->
        [out]
            { $shows ->
                [totals] Tvö lið, A og C gegn B og D: { $who } klárar og hinir eiga enn { $totals }. Hve mörg stig fær liðið sem { $who } er í?
               *[tiles] Tvö lið, A og C gegn B og D: { $who } klárar og hinir eiga enn þessa steina. Hve mörg stig fær liðið sem { $who } er í?
            }
       *[blocked] Tvö lið, A og C gegn B og D. Umferðin er lokuð og á höndum eru { $totals }. Hve mörg stig fær liðið sem vinnur?
    }
ask-partners-pay-look =
    { $how ->
        [out] Líttu á hverjir eru mótherjar.
       *[blocked] Leggðu fyrst saman hvort lið.
    }
ask-partners-pay-rule =
    { $how ->
        [out] Sá sem klárar fær depla beggja mótherja, hvað sem samherjinn á enn.
       *[blocked] Báðar hendur liðs eru lagðar saman; lægra liðið vinnur mismuninn.
    }
ask-partners-pay-part =
    { $how ->
        [out] Mótherjarnir eiga { $others }.
       *[blocked] A og C: { $total-a }. B og D: { $total-b }.
    }
ask-partners-pay-answer =
    { $how ->
        [out] { $pays }: { $others }. Það sem samherjinn á, { $partner }, telur ekki.
       *[blocked] { $pays }: { $total-a } gegn { $total-b }; lægra liðið vinnur mismuninn.
    }
ask-partners-pay-partner_pips_added = Þú taldir líka hönd samherjans, { $partner }. Aðeins mótherjarnir tveir greiða: { $others }.
ask-partners-pay-single_hands_compared = Það er ekki lægsta höndin sem vinnur heldur lægra liðið: leggðu saman A og C, svo B og D.

ask-round-each-task =
    { $how ->
        [out] { $who } klárar. Hinir eiga { $totals }. Hve mörg stig gefur umferðin?
       *[blocked] Umferðin er lokuð og á höndum eru { $totals }. Hve mörg stig gefur hún?
    }
ask-round-each-look = Taktu þá sem tapa einn í einu.
ask-round-each-rule =
    { $rounding ->
        [5] Í All Fives er mismunur hvers þeirra sem tapa námundaður að næsta margfeldi af fimm og þá lagt saman.
       *[other] Í All Fives and Threes er mismunurinn greiddur nákvæmlega, án námundunar.
    }
ask-round-each-part = Mismunurinn er { $lost }.
ask-round-each-answer = { $pays }: mismunurinn { $lost } verður { $paid }.
ask-round-each-rounded_total_not_each = Þú námundaðir summuna. Mismunur hvers og eins er námundaður út af fyrir sig: { $lost } verður { $paid }.
ask-round-each-exact_vs_rounded =
    { $rounding ->
        [5] Þetta er nákvæmi mismunurinn, { $lost }. All Fives námundar hvern lið að næsta margfeldi af fimm.
       *[other] Hér er ekkert námundað: mismunurinn { $lost } er greiddur eins og hann er.
    }

ask-round-exact-task =
    { $how ->
        [out] All Fives and Threes: { $who } klárar. Hinir eiga { $totals }. Hve mörg stig gefur umferðin?
       *[blocked] All Fives and Threes: umferðin er lokuð og á höndum eru { $totals }. Hve mörg stig gefur hún?
    }
ask-round-exact-look = Taktu þá sem tapa einn í einu.
ask-round-exact-rule = Í All Fives and Threes greiðir hver þeirra sem tapa nákvæman mismun, án námundunar.
ask-round-exact-part = Mismunurinn er { $lost }.
ask-round-exact-answer = { $pays }: { $lost }, greitt eins og það er.
ask-round-exact-exact_vs_rounded = Aðeins All Fives námundar. Hér er mismunurinn { $lost } greiddur eins og hann er.

ask-round-both-task =
    { $how ->
        [out] { $who } klárar. Hinir eiga { $totals }. Hve mörg stig gefur umferðin í hvorum leik?
       *[blocked] Umferðin er lokuð og á höndum eru { $totals }. Hve mörg stig gefur hún í hvorum leik?
    }
ask-round-both-look = Mismunurinn er sá sami í báðum leikjum.
ask-round-both-rule = All Fives and Threes greiðir nákvæman mismun; All Fives námundar hvern lið að næsta margfeldi af fimm og leggur svo saman.
ask-round-both-part = Mismunurinn er { $lost }. Námundaður lið fyrir lið er hann { $in-fives }.
ask-round-both-answer = { $here } og { $fives }: { $lost } nákvæmlega, og { $in-fives } með námundun.
ask-round-both-rounded_total_not_each = Þú námundaðir summuna. All Fives námundar hvern mismun út af fyrir sig: { $in-fives }.
ask-round-both-exact_vs_rounded = Annar leikurinn námundar en hinn ekki: { $lost } nákvæmlega, { $in-fives } í All Fives.

ask-match-end-task = Stig þín eru { $score } af { $target }, og umferð gefur þér { $won }. Hver eru stig þín þá, og hve mörg hefðu nægt til sigurs?
ask-match-end-look = Viðureigninni lýkur um leið og einhver nær { $target }.
ask-match-end-rule = Sá sem fyrstur nær { $target } stigum vinnur; meira er velkomið en ekki þarft.
ask-match-end-part = Annað dæmið er { $score } + { $won }, hitt er { $target } − { $score }.
ask-match-end-answer = { $then } og { $needed }: { $score } + { $won } = { $then } nægir, og { $score } + { $needed } hefði líka nægt.

## Cross

ask-cross-play-task = Byrjað var með { $opening } og þessar greinar liggja: { $arms }. Veldu leyfilegan leik.
ask-cross-play-look = Líttu á hve margar greinar upphafstvísteinninn hefur.
ask-cross-play-rule = Fyrstu fjórir leikirnir eftir upphafið fara á greinarnar fjórar; þangað til bíða allir aðrir endar.
ask-cross-play-part =
    { $empty ->
        [one] Enn er { $empty } grein auð, og hún tekur stein með { $half }.
       *[other] Enn eru { $empty } greinar auðar, og hver þeirra tekur stein með { $half }.
    }
ask-cross-play-answer = { $answer }: grein er enn auð, svo aðeins má leggja stein með { $half }.
ask-cross-play-extended_arm_before_cross =
    { $empty ->
        [one] Þessi endi verður að bíða: enn er { $empty } grein út frá { $opening } auð, og hún kemur fyrst.
       *[other] Þessi endi verður að bíða: enn eru { $empty } greinar út frá { $opening } auðar, og þær koma fyrst.
    }

ask-open-ends-task = Byrjað var með { $opening } og þessar greinar liggja: { $arms }. Hvaða tölur eru opnar núna?
ask-open-ends-look = Eru allar fjórar greinar upphafstvísteinsins hafnar?
ask-open-ends-rule = Meðan grein er auð eru aðeins auðar greinar opnar. Eftir það er endi hverrar greinar opinn og upphafstvísteinninn sjálfur þakinn.
ask-open-ends-part =
    { $empty ->
        [0] Allar fjórar greinarnar eru hafnar: líttu á hvar hver þeirra endar.
       *[other] Enn eru auðar greinar: { $empty }.
    }
ask-open-ends-answer = { $answer }.
ask-open-ends-extended_arm_before_cross = Greinarnar sem eru hafnar verða að bíða meðan einhver er auð. Auðar greinar: { $empty }.
ask-open-ends-opening_still_open = Upphafstvísteinninn er þakinn á öllum fjórum hliðum: ekkert leggst við hann lengur.

ask-last-arm-task = { $arms } liggja á greinum { $opening }. Hvaða steinar settsins geta komið næst?
ask-last-arm-look = Ein grein er enn auð.
ask-last-arm-rule = Meðan grein er auð verður næsti steinn að fara þangað.
ask-last-arm-part = Á hana þarf stein með { $half }, og ekki þann sem liggur þegar.
ask-last-arm-answer = { $answer }: allir steinar með { $half } sem liggja ekki enn.
ask-last-arm-extended_arm_before_cross = Aðeins steinar sem fara á auðu greinina gilda: á hana þarf { $half }.

ask-cross-turn-task = Byrjað var með { $opening } og þessar greinar liggja: { $arms }. Steinar í stokknum: { $stock }. Hvað gerir þú?
ask-cross-turn-look = Eru allar fjórar greinarnar hafnar?
ask-cross-turn-rule = Meðan grein er auð má aðeins leggja stein með tölu upphafstvísteinsins. Sá sem á engan slíkan dregur þar til einn kemur, og passar þegar stokkurinn er tómur.
ask-cross-turn-part =
    { $empty ->
        [0] Engin grein er auð: líttu á hvar hver þeirra endar.
        [one] Enn er { $empty } grein auð. Átt þú { $half }?
       *[other] Enn eru { $empty } greinar auðar. Átt þú { $half }?
    }
ask-cross-turn-answer =
    { $answer-kind ->
        [play] Leggja: einn steina þinna passar við opinn enda.
        [draw] Draga, þar til { $half } kemur: grein er auð og þú átt engan stein á hana.
       *[knock] Passa: ekkert passar og stokkurinn er tómur.
    }
ask-cross-turn-extended_arm_before_cross =
    { $empty ->
        [one] Steinninn þinn passar við grein sem verður að bíða: enn er { $empty } grein út frá { $opening } auð.
       *[other] Steinninn þinn passar við grein sem verður að bíða: enn eru { $empty } greinar út frá { $opening } auðar.
    }
ask-cross-turn-passed_with_legal = Þú getur lagt: líttu aftur á opnu endana { $ends }.
ask-cross-turn-drew_in_block = Í þessum leik dregur þú áður en þú passar.
ask-cross-turn-drew_last_two = Hér má ekkert draga: þá passar þú.
ask-cross-turn-left_last_two = Síðustu tveir steinarnir eru líka dregnir áður en þú passar.

ask-count-ends-task =
    { $played ->
        [none] Hve margir eru opnu endarnir?
       *[other] Þú leggur { $played }. Hve margir eru opnu endarnir þá?
    }
ask-count-ends-look = Hvaða tvísteinar greinast í þessum leik?
ask-count-ends-rule =
    { $branching ->
        [yes] Í stærri Cross-leikjunum bætir hver síðari tvísteinn við tveimur hliðargreinum: endarnir eru 4 og 2 að auki fyrir hvern þeirra.
       *[no] Í Cross með tvöfaldri sex greinist aðeins upphafstvísteinninn: endarnir eru alltaf fjórir.
    }
ask-count-ends-part = Fjöldi enda fyrir leik þinn: { $before }.
ask-count-ends-answer = { $count }: { $list }.
ask-count-ends-branched_in_double_six = Þú lést tvísteininn greinast. Með tvöfaldri sex hefur aðeins upphafstvísteinninn greinar.
ask-count-ends-double_did_not_branch = Í þessum leik greinist síðari tvísteinn: hann er opinn á þremur hliðum, tveimur fleiri en einfaldur steinn.

ask-opening-suit-task = Byrjað var með { $opening } og þessar greinar liggja: { $arms }. Hve margir aðrir steinar með tölu hans eiga enn eftir að koma, og hve marga þarf krossinn enn?
ask-opening-suit-look = Líttu á upphafstvísteininn og greinar hans.
ask-opening-suit-rule = Í setti upp í n-n er hver tala á n + 1 steini, og upphafstvísteinninn er einn þeirra; kross þarf fjóra steina í kringum sig.
ask-opening-suit-part = Í settinu upp í { $set }-{ $set } er fjöldi steina með { $half } alls { $all }. Á borðinu liggja þegar: { $lying }.
ask-opening-suit-answer = { $others } og { $empty }: með { $half } eru { $all } alls, að frádregnum { $lying } á borðinu; auðar greinar: { $empty }.
ask-opening-suit-opening_counted = Þú taldir { $opening } líka: hann liggur þegar og aðeins hinir geta lagst við hann.

ask-ends-by-doubles-task = Krossinn er fullur. Hve margir eru opnu endarnir á borði í einum stærri Cross-leikjanna eftir svo marga síðari tvísteina?
ask-ends-by-doubles-look = Hve margir eru endarnir á undan fyrsta síðari tvísteininum, og hve mörgum bætir hver við?
ask-ends-by-doubles-rule = Síðari tvísteinn þekur einn enda og er opinn á þremur hliðum: tveir endar bætast við í hvert sinn.
ask-ends-by-doubles-part = Endarnir eru 4 án síðari tvísteins og 6 með einum.
ask-ends-by-doubles-answer =
    { $doubles ->
        [one] { $answer }: 4 endar og 2 að auki fyrir hvern síðari tvístein, svo þeir eru { $count } eftir { $doubles } tvístein.
       *[other] { $answer }: 4 endar og 2 að auki fyrir hvern síðari tvístein, svo þeir eru { $count } eftir { $doubles } tvísteina.
    }
ask-ends-by-doubles-double_did_not_branch = Þannig væri það með tvöfaldri sex. Í stærri Cross-leikjunum bætir hver síðari tvísteinn við tveimur hliðargreinum.
ask-ends-by-doubles-covered_end_kept = Tvísteinn er opinn á þremur hliðum, en hann þekur endann þar sem hann liggur: hann bætir við tveimur endum, ekki þremur.

ask-row-name-task =
    { $side ->
        [yes] { $tile } fer á { $double }, á hlið hans. Eftir hvaða steini heitir röðin sem hann liggur í?
       *[no] { $tile } fer á { $double }, á fjarenda hans. Eftir hvaða steini heitir röðin sem hann liggur í?
    }
ask-row-name-look = Byrjar sú röð við { $double }, eða fer hún aðeins í gegnum hann?
ask-row-name-rule = Röð heitir eftir steininum sem hún byrjar við: upphafstvísteininum, eða tvísteininum sem greindist. Það sem heldur áfram í gegnum tvístein er áfram í sömu röð.
ask-row-name-part = Upphafstvísteinninn er { $opening }. Á hliðum { $double } byrja nýjar raðir.
ask-row-name-answer =
    { $side ->
        [yes] { $name }: hliðargrein byrjar á hlið { $double }.
       *[no] { $name }: röðin heldur áfram í gegnum { $double }.
    }
ask-row-name-double_did_not_branch = Hlið { $double } er hliðargrein: þar byrjar ný röð og heitir eftir honum.
ask-row-name-branch_goes_on = Á fjarenda { $double } byrjar ekkert nýtt: röðin sem lá að honum heldur áfram.
ask-row-name-named_by_itself = Röð heitir eftir tvísteininum sem hún byrjar við, ekki eftir steinunum sem fylgja.

ask-suit-unseen-task = Hve marga steina með { $number } sérð þú ekki: hvorki á borðinu né á hendi þinni?
ask-suit-unseen-look = Teldu steinana með { $number } á borðinu og svo á hendi þinni.
ask-suit-unseen-rule = Í settinu upp í { $set }-{ $set } er fjöldi steina með hverri tölu { $all }. Það sem þú sérð ekki er annars staðar.
ask-suit-unseen-part = Á borðinu: { $tiles }.
ask-suit-unseen-answer = { $unseen }: { $all } alls, að frádregnum { $table } á borðinu og { $held } á hendi þinni.
ask-suit-unseen-own_hand_not_counted = Þú gleymdir þinni eigin hendi. Þar er fjöldinn { $held }.
ask-suit-unseen-double_is_two_tiles = Teldu steina, ekki helminga: tvísteinninn { $number }-{ $number } er einn steinn.

## The end count

ask-table-count-task = Hver er endasumma þessa borðs?
ask-table-count-look = Líttu á báða opnu endana.
ask-table-count-rule = Einfaldur steinn á enda telur lausa helminginn; tvísteinn á enda telur báða helminga.
ask-table-count-part = Endarnir eru merktir með því sem þeir leggja til.
ask-table-count-answer = { $sum } = { $count }.
ask-table-count-double_counted_once = Þú taldir { $double }-{ $double } einu sinni. Báðir helmingar hans eru opnir: { $sum } = { $count }.
ask-table-count-opening_double_counted_twice = Tvísteinn sem er einn á borðinu telur hvorn helming einu sinni: { $sum } = { $count }.
ask-table-count-inner_half_counted = Helmingar sem snerta annan stein telja ekkert; aðeins það sem er laust telur: { $sum } = { $count }.
ask-table-count-closed_end_counted = Endinn sem var að þekjast telur ekki lengur: { $sum } = { $count }.

ask-count-steps-task = Endasumman: { $known } + ? = ?
ask-count-steps-look = Líttu á tvísteininn.
ask-count-steps-rule = Tvísteinn á enda telur báða helminga.
ask-count-steps-part = Í { $known } er hvor endi einu sinni. Annan helming tvísteinsins vantar.
ask-count-steps-answer = { $known } + { $half } = { $count }.
ask-count-steps-double_counted_once = Tvísteinninn telur tvisvar: seinni töluna { $half } vantar.

ask-lead-worth-task = All Fives: hve mörg stig gefur hver þessara steina sem upphafssteinn, { $tiles }?
ask-lead-worth-look = Leggðu saman báða helminga hvers steins.
ask-lead-worth-rule = Fyrsti steinninn telur alla depla sína. Endasumman gefur jafn mörg stig og hún segir ef 5 gengur upp í hana, annars ekkert.
ask-lead-worth-part = { $sums }.
ask-lead-worth-answer = { $answer }, því að endasummurnar eru { $sums }.
ask-lead-worth-double_counted_once = Þú taldir tvístein einu sinni. Sem upphafssteinn er hann opinn á báða vegu: { $sums }.
ask-lead-worth-opening_double_counted_twice = Tvísteinn sem er einn á borðinu telur hvorn helming einu sinni, ekki tvisvar: { $sums }.
ask-lead-worth-inner_half_counted = Teldu aðeins lausu helmingana: { $sums }.
ask-lead-worth-closed_end_counted = Teldu aðeins lausu helmingana: { $sums }.
ask-lead-worth-every_count_scored = Ekki gefur hver endasumma stig: aðeins margfeldi af 5, yfir núlli.

ask-scoring-leads-task = Hvaða steinar settsins upp í { $set }-{ $set } gefa stig sem upphafssteinn í All Fives?
ask-scoring-leads-look = Hugsaðu fyrst um summurnar 5 og 10.
ask-scoring-leads-rule = Upphafssteinn gefur stig ef summa helminga hans er yfir núlli og 5 gengur upp í hana.
ask-scoring-leads-part = Hvaða talnapör gefa 5, og hver gefa 10?
ask-scoring-leads-answer = { $answer }: summa helminganna er margfeldi af 5.
ask-scoring-leads-zero_scored = 0-0 telur núll, og núll er einskis virði.

ask-most-points-task = Endarnir eru { $ends }. Hvaða leikur gefur mest núna?
ask-most-points-look = Leiktu hvern leik í huganum og líttu á báða enda á eftir.
ask-most-points-rule = Tvísteinn á enda telur báða helminga; endasumma gefur stig ef 5 gengur upp í hana.
ask-most-points-part = Einn þeirra: { $first }.
ask-most-points-answer = { $best }, stig: { $points }. Allir leikir: { $lines }.
ask-most-points-double_counted_once = Þú taldir tvístein einu sinni. Báðir helmingar tvísteins á enda telja: { $lines }.
ask-most-points-opening_double_counted_twice = Upphafssteinninn telur einu sinni: { $lines }.
ask-most-points-inner_half_counted = Aðeins lausir helmingar telja, ekki þeir sem snertast: { $lines }.
ask-most-points-closed_end_counted = Endinn sem þú leggur á er þakinn og telur ekki lengur: { $lines }.

ask-most-points-both-task = All Fives and Threes: endarnir eru { $ends }. Hvaða leikur gefur mest núna?
ask-most-points-both-look = Leiktu hvern leik í huganum og líttu á báða enda á eftir.
ask-most-points-both-rule = Tvísteinn á enda telur báða helminga; endasumma gefur stig ef 5 eða 3 ganga upp í hana.
ask-most-points-both-part = Einn þeirra: { $first }.
ask-most-points-both-answer = { $best }, stig: { $points }. Allir leikir: { $lines }. Í All Fives gæfi sá besti þeirra { $fives }.
ask-most-points-both-only_fives = Sá væri bestur í All Fives. Hér gefa margfeldi af 3 líka stig: { $lines }.
ask-most-points-both-double_counted_once = Þú taldir tvístein einu sinni. Báðir helmingar tvísteins á enda telja: { $lines }.
ask-most-points-both-opening_double_counted_twice = Upphafssteinninn telur einu sinni: { $lines }.
ask-most-points-both-inner_half_counted = Aðeins lausir helmingar telja, ekki þeir sem snertast: { $lines }.
ask-most-points-both-closed_end_counted = Endinn sem þú leggur á er þakinn og telur ekki lengur: { $lines }.

ask-count-worth-task = Hve mörg stig gefa þessar endasummur: { $counts }?
ask-count-worth-look = Deildu í hverja endasummu. Deilar: { $multiples }.
ask-count-worth-rule =
    { $game ->
        [all-fives] Endasumma yfir núlli er jafn mörg stig og hún segir ef 5 gengur upp í hana.
       *[other] Endasumma yfir núlli er jafn mörg stig og hún segir, einu sinni, ef 5 eða 3 ganga upp í hana.
    }
ask-count-worth-part = Þær sem ekkert af { $multiples } gengur upp í gefa 0.
ask-count-worth-answer = { $answer }.
ask-count-worth-fifteen_scored_twice = Endasumma sem bæði 5 og 3 ganga upp í telst einu sinni, ekki tvisvar.
ask-count-worth-only_fives = Þetta eru stigin í All Fives. Í þessum leik gefa margfeldi af 3 líka stig.
ask-count-worth-every_count_scored = Aðeins margfeldi af { $multiples } gefa stig; hinar endasummurnar gefa 0.

ask-once-not-twice-task = Bæði 5 og 3 ganga upp í endasummuna { $count }. All Fives and Threes greiðir { $count } einu sinni, en ekki ?
ask-once-not-twice-look = Hvað væri það ef hvor talan um sig greiddi fyrir sig?
ask-once-not-twice-rule = Endasumma sem 5 eða 3 ganga upp í er jafn mörg stig og hún segir, einu sinni, þó að báðar tölurnar gangi upp í hana.
ask-once-not-twice-part = Tvisvar væri { $count } + { $count }.
ask-once-not-twice-answer = { $double }: { $count } er greitt einu sinni, ekki { $count } + { $count }.
ask-once-not-twice-count_by_threes = Þetta er húsregla, sem greiðir hversu oft 5 og 3 ganga upp í endasummuna. Hér er endasumman sjálf greidd.

ask-count-leads-task = Í settinu upp í { $set }-{ $set } er fjöldi steina { $tiles }. Hve margir þeirra gefa stig sem upphafssteinn í hvorum leiknum?
ask-count-leads-look = Upphafssteinninn telur alla depla sína: hugsaðu um summurnar.
ask-count-leads-rule = Endasumma yfir núlli gefur stig ef 5 eða 3 ganga upp í hana; í All Fives aðeins ef 5 gengur upp í hana.
ask-count-leads-part = Summurnar sem gefa stig hér eru { $sums }. Hve margir steinar gefa hverja þeirra?
ask-count-leads-answer = { $here } og { $fives }: allir steinar með einhverja þessara summa: { $sums }, og þeir sem 5 gengur upp í.
ask-count-leads-zero_scored = 0-0 telur núll, og núll er einskis virði: slepptu honum.
ask-count-leads-fifteen_scored_twice = Steinn með summu sem bæði 5 og 3 ganga upp í er einn steinn: teldu hann einu sinni.

ask-highest-count-task = Hver er hæsta endasumman sem gefur stig í All Fives and Threes með settinu upp í { $set }-{ $set }?
ask-highest-count-look = Hvað geta tveir endar mest talið?
ask-highest-count-rule = Tvísteinn á enda telur báða helminga, og hver tvísteinn er til einu sinni. Endasumman verður að vera margfeldi af 5 eða 3.
ask-highest-count-part = { $double } og { $second } á endunum telja { $most }. Farðu niður þaðan.
ask-highest-count-answer = { $best }, með { $ends } á endunum. Engin hærri endasumma gefur stig: { $above }.
ask-highest-count-double_counted_once = Tvísteinar á endunum telja báða helminga: hægt er að ná meiru en þessu.
ask-highest-count-every_count_scored = { $most } er hæsta endasumman, en hvorki 5 né 3 ganga upp í hana.

ask-house-rule-task = Húsregla greiðir fyrir endasummu hversu oft 5 gengur upp í hana, og hversu oft 3 gengur upp í hana, þegar enginn afgangur verður. Hvað greiðir { $count } hér og eftir þeirri reglu, og getur endasumma verið { $other }?
ask-house-rule-look = Líttu á hvað er greitt: endasumman, eða hversu oft eitthvað gengur upp í hana.
ask-house-rule-rule = Hér er endasumma sem 5 eða 3 ganga upp í jafn mörg stig og hún segir, einu sinni. Hæsta endasumma setts hefur tvo hæstu tvísteinana á endunum.
ask-house-rule-part = Húsreglan greiðir { $parts }. Hæsta endasumman er { $most-six } með tvöfaldri sex og { $most-nine } með tvöfaldri níu.
ask-house-rule-answer =
    { $nine ->
        [yes]
            { $six ->
                [yes] { $points } hér, { $house } eftir húsreglunni, það er { $parts }. Endasumman { $other } er möguleg með báðum settum.
               *[no] { $points } hér, { $house } eftir húsreglunni, það er { $parts }. Endasumman { $other } er möguleg með tvöfaldri níu, með { $ends } á endunum, en engir tveir endar í tvöfaldri sex gefa hana.
            }
       *[no] { $points } hér, { $house } eftir húsreglunni, það er { $parts }. Engir tveir endar gefa { $other }, hvorki með tvöfaldri sex né tvöfaldri níu.
    }
ask-house-rule-fifteen_scored_twice = Hér er endasumma greidd einu sinni, þó að bæði 5 og 3 gangi upp í hana.
ask-house-rule-house_rule_taken = Þetta er það sem húsreglan greiðir. Hér er endasumman sjálf greidd.

ask-which-game-task = Hver leikjanna þriggja er það?
ask-which-game-look = Í hverjum þeirra eru endarnir lagðir saman?
ask-which-game-rule = All Fives greiðir margfeldi af 5 og námundar hvern mismun; All Fives and Threes greiðir margfeldi af 5 eða 3 og námundar ekkert; Cross hefur fjórar greinar og greiðir aðeins í lok umferðar.
ask-which-game-part = 3 gengur upp í { $count }, en 5 ekki.
ask-which-game-answer = { $answer }.
ask-which-game-multiples_swapped = Þú víxlaðir talningarleikjunum tveimur: 3 gengur upp í { $count }, svo talan gefur aðeins stig þar sem þristar gera það, og aðeins All Fives námundar.

ask-difference-task = Endasumman er { $count }. Þú leggur { $tile } á einfalda endann { $end }. Hver er nýja endasumman, og hve mörg stig gefur hún?
ask-difference-look = Hvað þekst, og hvað er nýtt?
ask-difference-rule = Dragðu endann sem þekst frá gömlu endasummunni og leggðu nýja endann við.
ask-difference-part = Eftir stendur { $count } − { $end }.
ask-difference-answer = { $count } − { $end } + { $new } = { $after }. Stig: { $points }.
ask-difference-closed_end_counted = Endinn { $end } er nú þakinn: dragðu hann frá áður en þú leggur { $new } við.
ask-difference-every_count_scored = Endasumman er rétt. En aðeins margfeldi af { $multiples } gefa stig.

## Claim and Muggins

ask-when-to-claim-task = { $seat } leggur { $tile }, sem gefur { $points }, og segir ekkert. Svo leggur { $next } stein, og svo { $third }. Hver getur fengið stigin, { $points }, á hverri þessara stunda?
ask-when-to-claim-look = Líttu á hve margir steinar hafa komið á eftir { $tile }.
ask-when-to-claim-rule = Þú átt endasummuna þar til næsti steinn er lagður. Þá er hún opin fyrir Muggins þar til enn einn steinn er lagður; eftir það er hún glötuð.
ask-when-to-claim-part = Áður en { $next } leggur stein má aðeins { $seat } sækja stigin.
ask-when-to-claim-answer = { $seat } má sækja stigin þar til { $next } leggur stein; þá mega mótherjar kalla Muggins þar til { $third } leggur stein; eftir það eru þau glötuð.
ask-when-to-claim-claimed_too_late = Um leið og { $next } hefur lagt stein getur { $seat } ekki sótt stigin lengur.
ask-when-to-claim-muggins_too_early = Muggins kemur fyrst eftir næsta stein: þangað til getur aðeins { $seat } fengið stigin.
ask-when-to-claim-muggins_too_late = Eftir seinni steininn getur enginn fengið stigin lengur.
ask-when-to-claim-no_muggins = Eftir næsta stein eru stigin ekki glötuð enn: mótherjar mega kalla Muggins.

ask-last-tile-task =
    { $first ->
        [claim] Síðasti steinn umferðarinnar, { $tile }, gefur { $points }. Þú sækir { $points } og ýtir svo á Ljúka umferð. Hvað verður um stigin?
       *[finish] Síðasti steinn umferðarinnar, { $tile }, gefur { $points }. Þú ýtir á Ljúka umferð áður en þú hefur sótt stigin. Hvað verður um þau?
    }
ask-last-tile-look = Hverju lokar Ljúka umferð?
ask-last-tile-rule = Stig fyrir síðasta steininn má sækja þar til ýtt er á Ljúka umferð. Ekkert kemur á eftir honum, svo hann er aldrei opinn fyrir Muggins.
ask-last-tile-part = Voru stigin sótt áður en umferðinni lauk?
ask-last-tile-answer =
    { $answer-kind ->
        [paid] Stigin voru sótt í tæka tíð: { $points } eru greidd.
       *[lost] Stigin, { $points }, eru glötuð: Ljúka umferð lokar glugganum.
    }
ask-last-tile-claimed_too_late =
    { $first ->
        [claim] Stigin voru sótt á undan Ljúka umferð, og það er í tæka tíð.
       *[finish] Ekkert gefur stig af sjálfu sér: það sem er ekki sótt á undan Ljúka umferð er glatað.
    }
ask-last-tile-muggins_too_early = Muggins þarf stein á eftir, og enginn kemur á eftir þeim síðasta.

ask-take-now-task = Endasumman er nú { $count }, eftir steininn þinn { $tile }. Rétt áður gaf steinn mótherjans { $missed }, en stigin voru ekki sótt. Hvað getur þú tekið áður en næsti steinn er lagður?
ask-take-now-look = Gluggarnir eru tveir: einn fyrir steininn þinn og einn fyrir steininn á undan.
ask-take-now-rule = Þínar eigin endasummur sækir þú; á þær sem mótherji missti af kallar þú Muggins. Aðeins endasummur sem gefa stig má taka.
ask-take-now-part = Stigin sem mótherjinn missti af, { $missed }, eru opin þar til næsti steinn er lagður.
ask-take-now-answer =
    { $due ->
        [0] Kallaðu Muggins og taktu { $missed }, sem mótherjinn missti af. Steinninn þinn { $tile } gefur engin stig.
       *[other] Sæktu { $due } fyrir steininn þinn { $tile }, og kallaðu Muggins og taktu { $missed }, sem mótherjinn missti af.
    }
ask-take-now-muggins_too_early = Fyrir þinn eigin stein sækir þú stig; Muggins er fyrir það sem mótherji missti af.
ask-take-now-claimed_too_late = Það sem mótherji missti af er ekki sótt; það er tekið með því að kalla Muggins.
ask-take-now-no_muggins = Stigin sem mótherjinn missti af, { $missed }, eru enn opin: kallaðu Muggins líka.

ask-which-button-task = Endasumman er nú { $count }, eftir steininn þinn { $tile }. Rétt áður gaf steinn mótherjans { $missed }, en stigin voru ekki sótt. Á hvaða hnapp ýtir þú, og hve lengi gildir hann?
ask-which-button-look = Gluggarnir eru tveir: einn fyrir steininn þinn og einn fyrir steininn á undan.
ask-which-button-rule = Þína eigin endasummu sækir þú ef hún gefur stig; á þá sem mótherji missti af kallar þú Muggins. Báðir gluggar lokast þegar enn einn steinn er lagður.
ask-which-button-part = Þín eigin endasumma, { $count }, gefur { $due }; sú sem mótherjinn missti af gefur { $missed }.
ask-which-button-answer = Muggins, { $missed }: það gildir þar til næsti steinn er lagður.
ask-which-button-claimed_too_late = Það sem mótherji missti af er ekki sótt; það er tekið með því að kalla Muggins.
ask-which-button-own_count_called = Þú nefndir þína eigin endasummu. Muggins tekur þá sem mótherjinn missti af, { $missed }.
ask-which-button-until_own_turn = Svo lengi bíður það ekki: næsti steinn mótherjans lokar því.
ask-which-button-until_finish = Aðeins eftir síðasta stein umferðarinnar er gluggi opinn þar til ýtt er á Ljúka umferð. Hér koma fleiri steinar, og sá næsti lokar honum.

## What a draw or a knock proves

ask-voids-task =
    { $first-drawn ->
        [one] Við endana { $first-ends } dró { $seat } { $first-drawn } stein og lagði svo { $first-tile }. Hvaða tölur getur { $seat } örugglega ekki átt núna?
       *[other] Við endana { $first-ends } dró { $seat } { $first-drawn } steina og lagði svo { $first-tile }. Hvaða tölur getur { $seat } örugglega ekki átt núna?
    }
ask-voids-look = Hvers vegna varð { $seat } að draga?
ask-voids-rule = Sá sem dregur á engan stein með opinni tölu, hvorki áður né meðal steinanna sem hann dró á undan þeim síðasta.
ask-voids-part = Steinninn sem var lagður er farinn. Allir hinir voru komnir á undan honum.
ask-voids-answer = { $answer }: annars hefði { $seat } lagt fyrr.
ask-voids-played_tile_is_lacking = Steinn sem var lagður segir ekkert um steinana sem eftir eru. Það gera aðeins endarnir við dráttinn: { $first-ends }.

ask-still-void-task =
    { $second-drawn ->
        [one] Við endana { $first-ends } dró { $seat } og lagði { $first-tile }. Síðar, við { $second-ends }, dró { $seat } { $second-drawn } stein og lagði þann síðasta. Er enn víst að { $seat } eigi ekkert { $number }?
       *[other] Við endana { $first-ends } dró { $seat } og lagði { $first-tile }. Síðar, við { $second-ends }, dró { $seat } { $second-drawn } steina og lagði þann síðasta. Er enn víst að { $seat } eigi ekkert { $number }?
    }
ask-still-void-look = Hvaða steinar komu eftir fyrsta dráttinn?
ask-still-void-rule = Dráttur sannar eitthvað um steinana sem þá eru á hendi. Um stein sem er dreginn síðar og verður eftir á hendi er aðeins vitað að á hann vantar tölur endanna á þeirri stundu.
ask-still-void-part = Á steinana sem urðu eftir úr seinni drættinum vantar { $second-ends }, og meira er ekki vitað um þá.
ask-still-void-answer =
    { $answer ->
        [yes] Já: síðan hefur enginn steinn orðið eftir á hendi sem gæti haft { $number }.
       *[no] Nei: um stein sem varð eftir úr seinni drættinum er aðeins vitað að á hann vantar { $second-ends }.
    }
ask-still-void-void_kept_after_draw = Steinn sem var dreginn síðan og varð eftir á hendi gæti haft { $number }: um hann er aðeins vitað að á hann vantar { $second-ends }.
ask-still-void-void_lost_too_soon = Það gildir enn: síðan hefur enginn steinn orðið eftir á hendi sem gæti haft { $number }.

ask-may-hold-task = Block: { $seat } passaði við { $first-ends }, og svo við { $second-ends }. Hvaða tölur getur { $seat } enn átt?
ask-may-hold-look = Hvaða tölur voru opnar þegar { $seat } passaði?
ask-may-hold-rule = Í Block dregur enginn, svo það sem pass sannar gildir út umferðina.
ask-may-hold-part = { $seat } á enga þessara talna: { $first-ends }.
ask-may-hold-answer = { $answer }: allar tölur nema þær sem { $seat } passaði við. Steinar settsins sem þá eru eftir: { $tiles }.
ask-may-hold-void_kept_after_draw = Þetta eru tölurnar sem { $seat } á ekki. Spurt er um hinar.
ask-may-hold-last_knock_only = Fyrra passið telur líka: í Block er ekkert dregið eftir það.

ask-also-void-task = Block: { $seat } passaði við { $first-ends }, og síðar við { $second-ends }. Því á { $seat } enga þessara talna: { $first-ends }. Og heldur ekki ?
ask-also-void-look = Hvaða tala var aðeins opin við seinna passið?
ask-also-void-rule = Sá sem passar á engan stein með opinni tölu. Í Block dregur enginn, svo það gildir út umferðina.
ask-also-void-part = Berðu { $second-ends } saman við { $first-ends }.
ask-also-void-answer = { $number }: sú tala var opin við seinna passið, og { $seat } gat ekki lagt við hana.
ask-also-void-known_before = Það var þegar vitað eftir fyrra passið. Leitaðu að tölunni sem er ný við það seinna.

ask-tiles-left-task = Block: { $seat } passaði við { $first-ends }, og svo við { $second-ends }. Steinar settsins eru { $all }. Hve marga þeirra getur { $seat } enn átt, eftir því sem pössin segja?
ask-tiles-left-look = Hvaða tölur getur { $seat } enn átt?
ask-tiles-left-rule = Aðeins steina þar sem báðir helmingar eru meðal talnanna sem eftir eru. Með n tölum eru þeir n × (n + 1) ÷ 2, og tvísteinar þar með taldir.
ask-tiles-left-part = Tölurnar sem eftir eru: { $left }.
ask-tiles-left-answer = { $answer }: hvert par af { $left }, og tvísteinn hverrar tölu.
ask-tiles-left-doubles_left_out = Þú slepptir tvísteinunum: hver tala sem eftir er á sinn.
ask-tiles-left-last_knock_only = Fyrra passið telur líka: í Block er ekkert dregið eftir það.

ask-after-draw-task =
    { $draws ->
        [1] All Fives: við endana { $first-ends } gat { $seat } ekki lagt og dró stein. Hvað er nú víst um tölurnar { $first-ends }?
       *[other] All Fives: við endana { $first-ends } gat { $seat } ekki lagt og dró stein; í næstu röð, við { $second-ends }, aftur. Hvað er nú víst um tölurnar { $first-ends }?
    }
ask-after-draw-look = Hvaða steina átti { $seat } við fyrsta dráttinn, og hverjir komu síðar?
ask-after-draw-rule = Sá sem dregur á þá enga opna tölu á hendi. Steinn sem er dreginn þá getur haft hvaða tölu sem er.
ask-after-draw-part = Steinar sem komu of seint til að fyrsti drátturinn segi neitt um þá: { $draws }.
ask-after-draw-answer =
    { $uncertain ->
        [0] Alla vantar { $first-ends }: hver dreginn steinn var á hendi við síðari drátt með sömu endum.
        [1] Alla nema einn vantar { $first-ends }: aðeins sá sem var dreginn síðast gæti haft aðra þeirra.
       *[other] Alla nema tvo vantar { $first-ends }: báðir steinarnir sem voru dregnir gætu haft aðra þeirra.
    }
ask-after-draw-void_kept_after_draw = Dráttur segir ekkert um steininn sem kemur með honum: sá gæti haft einhverja þessara talna: { $first-ends }.
ask-after-draw-void_lost_too_soon = Enn er vitað um alla steina sem voru á hendi við dráttinn að þá vantar { $first-ends }. Aðeins um þá sem dregnir voru síðar er það ekki vitað.
ask-after-draw-last_draw_only = Steinn fyrsta dráttarins gæti líka haft einhverja þessara talna: { $first-ends }. Seinni drátturinn, við { $second-ends }, útilokar það ekki.

ask-no-such-tile-task = Steinar sem þú sérð ekki eru { $pool }, og þar af með { $number }: { $having }. Mótherjinn á { $held } af steinunum sem þú sérð ekki. Hverjar eru líkurnar á að enginn þeirra hafi { $number }, í prósentum, námundað?
ask-no-such-tile-look = Taktu steina mótherjans hvern á fætur öðrum.
ask-no-such-tile-rule = Fyrir fyrsta steininn er hlutfallið: steinar án tölunnar af öllum sem þú sérð ekki; fyrir þann næsta er einum færra af hvorum tveggja; og svo framvegis. Hlutföllin eru margfölduð.
ask-no-such-tile-part = Af { $pool } steinum sem þú sérð ekki hafa { $others } ekki töluna { $number }.
ask-no-such-tile-answer = Um { $chance } %: { $product }.
ask-no-such-tile-one_tile_only = Þetta eru líkurnar fyrir einn stein. Mótherjinn á { $held }: margfaldaðu { $product }.
ask-no-such-tile-put_back = Hver steinn á hendi er einum færri meðal hinna: margfaldaðu { $product }.
ask-no-such-tile-other_way_round = Þetta eru líkurnar á að slíkur steinn sé þar. Spurt er um líkurnar á að enginn sé þar.

ask-unseen-mean-task = Hve margir deplar eru á steinunum sem þú sérð ekki, hve margir eru þeir, hvert er meðaltalið, og hvers má vænta af mótherja sem á { $held } þeirra?
ask-unseen-mean-look = Það sem þú sérð er borðið og þín eigin hönd.
ask-unseen-mean-rule = Dragðu það sem þú sérð frá deplum settsins, { $all-pips }, og steinum þess, { $all-tiles }. Meðaltalið er deplar deilt með steinum, og vænta má meðaltalsins fyrir hvern stein á hendi.
ask-unseen-mean-part = Á borðinu eru { $table-pips } á { $table-tiles } steinum, á hendi þinni { $own-pips } á { $own-tiles }.
ask-unseen-mean-answer = { $all-pips } − { $table-pips } − { $own-pips } = { $pips }. Steinarnir eru { $tiles } og meðaltalið { $mean }, svo vænta má { $expected } á hendi með { $held }.
ask-unseen-mean-own_hand_not_counted = Þú sérð líka þína eigin hönd: dragðu depla hennar, { $own-pips }, og steina, { $own-tiles }, líka frá.

## Plans

ask-shut-out-task = Endarnir eru { $ends }, og næsti leikmaður á enga tölu af þessum: { $lacks }. Eftir hvaða leik getur hann ekkert lagt?
ask-shut-out-look = Líttu á báða enda eftir hvern leik þinn.
ask-shut-out-rule = Leikmaður sem vantar tölu getur ekki notað enda sem sýnir hana.
ask-shut-out-part = Eftir hvaða leik sýnir hver endi einhverja þessara talna: { $lacks }?
ask-shut-out-answer = { $best } á { $on }: endarnir eru þá { $after }, og næsti leikmaður á enga þeirra talna.

ask-fewest-ends-task = Endarnir eru { $ends }, og næsti leikmaður á enga þessara talna: { $lacks }. Hvaða leikur skilur fæsta enda eftir handa honum?
ask-fewest-ends-look = Líttu á alla enda eftir hvern leik þinn.
ask-fewest-ends-rule = Þeim leikmanni nýtast aðeins endar með öðrum tölum en þessum: { $lacks }.
ask-fewest-ends-part = Þektu enda sem nýtist honum og skildu eftir einhverja þessara talna: { $lacks }.
ask-fewest-ends-answer = { $best } á { $on }: endarnir eru þá { $after }. Fjöldi enda sem næsti leikmaður getur notað: { $left }.

ask-fewest-of-number-task = Endarnir eru { $ends }, og næsti leikmaður á marga steina með { $number }. Hvaða leikur skilur eftir fæsta enda með { $number }?
ask-fewest-of-number-look = Teldu enda með { $number } eftir hvern leik þinn.
ask-fewest-of-number-rule = Leikur þekur einn enda og opnar hinn helming steinsins. Í leik með hliðargreinum þekur tvísteinn einn enda og opnar þrjá.
ask-fewest-of-number-part = Einn þeirra: { $first }.
ask-fewest-of-number-answer = { $best } á { $on }: endarnir eru þá { $after }. Endar með { $number } eftir hvern leik: { $lines }.

ask-most-pips-task = Endarnir eru { $ends }. Hver steina þinna tekur flesta depla af hendinni núna?
ask-most-pips-look = Hvaða steina má leggja?
ask-most-pips-rule = Ef annar leikmaður klárar eða á minnst greiðir þú fyrir hvern depil á hendi þinni: af steinunum sem má leggja borgar sig mest að losna við þann sem hefur flesta depla.
ask-most-pips-part = Þessa má leggja: { $playable }.
ask-most-pips-answer =
    { $pips ->
        [one] { $best }, með { $pips } depli. Þessa má leggja: { $lines }.
       *[other] { $best }, með { $pips } deplum. Þessa má leggja: { $lines }.
    }

ask-cannot-go-out-task = Endarnir eru { $ends }. Mótherjinn á einn síðasta stein, og á hann vantar { $lacks }. Eftir hvaða leik getur mótherjinn ekki klárað?
ask-cannot-go-out-look = Líttu á báða enda eftir hvern leik þinn.
ask-cannot-go-out-rule = Síðasta stein sem vantar tölu er ekki hægt að leggja við enda sem sýnir hana.
ask-cannot-go-out-part = Eftir hvaða leik sýnir hver endi einhverja þessara talna: { $lacks }?
ask-cannot-go-out-answer = { $best } á { $on }: endarnir eru þá { $after }, og steinn sem vantar { $lacks } passar við hvorugan.

ask-least-loss-task = Endarnir eru { $ends }. Mótherjinn á einn síðasta stein, og ekkert er um hann vitað. Hvaða leikur kostar þig minnst ef mótherjinn klárar næst?
ask-least-loss-look = Líttu á hvað yrði eftir á hendi þinni eftir hvern leik.
ask-least-loss-rule = Þegar mótherji klárar greiðir þú deplana sem eftir eru á hendi þinni.
ask-least-loss-part = Taktu steininn sem þú leggur af hendinni { $hand }, og leggðu hina saman.
ask-least-loss-answer = { $best } á { $on }. Deplar sem þá eru eftir: { $left }. Deplar eftir hvern leik: { $lines }.

ask-keep-numbers-task = Endarnir eru { $ends }. Eftir hvaða leik átt þú flestar ólíkar tölur á hendi?
ask-keep-numbers-look = Líttu eftir hvern leik á alla helminga sem þú átt enn.
ask-keep-numbers-rule = Því fleiri ólíkar tölur sem þú átt, þeim mun fleiri endum getur þú svarað síðar.
ask-keep-numbers-part = Höndin þín er { $hand }. Hvaða tala stendur aðeins á einum steini?
ask-keep-numbers-answer = { $best } á { $on }. Tölur á hendi eftir það, { $count } alls: { $numbers }. Tölur eftir hvern leik: { $lines }.

ask-only-yours-task = Endarnir eru { $ends }. Eftir hvaða leik getur enginn nema þú haldið áfram, af því að enginn annar getur átt stein við hvorugan endann?
ask-only-yours-look = Hvaða tala er á flestum steinum sem þú sérð, á borðinu og á hendi þinni?
ask-only-yours-rule = Í setti með tvöfaldri sex eru sjö steinar með hverri tölu. Sjáir þú alla á enginn annar neinn.
ask-only-yours-part = Fyrir hvern leik: hvaða tölur eru endarnir þá, og hve marga steina með þeim sérð þú ekki?
ask-only-yours-answer = { $best } á { $on }: endarnir eru þá { $after }. Steinar með { $number }: { $all } alls, { $lying } á borðinu, { $held } á hendi þinni; svo enginn annar á neinn.
ask-only-yours-own_hand_not_counted = Eftir þann leik passar steinn sem þú sérð ekki. Teldu steina hverrar tölu á borðinu og á þinni eigin hendi: af einni tölu sérð þú alla.

ask-for-partner-task = Lið: samherji þinn passaði þegar þessar tölur voru opnar: { $lacks }. Endarnir eru { $ends }. Hvaða leikur kemur samherja þínum best?
ask-for-partner-look = Líttu á tölurnar sem hver leikur skilur eftir á endunum.
ask-for-partner-rule = Samherji þinn getur ekki notað enda með tölu sem hann passaði við: bjóddu hana ekki, og þektu hana þar sem hún liggur.
ask-for-partner-part = Samherji þinn á enga þessara talna: { $lacks }.
ask-for-partner-answer = { $best } á { $on }: endarnir eru þá { $after }. Endar sem samherji þinn getur ekki notað, eftir hvern leik: { $lines }.
ask-for-partner-offered_what_partner_lacks = Sá leikur skilur eftir enda sem samherji þinn getur ekki notað: hann á enga þessara talna: { $lacks }.

ask-best-open-task = Báðar hendur eru opnar: mótherjinn á { $rival }. Í Block er ekkert dregið. Hvaða leikur er bestur ef bæði leika eins vel og hægt er til enda?
ask-best-open-look = Eftir hvern leik þinn: getur mótherjinn nokkuð svarað?
ask-best-open-rule = Hugsaðu umferðina til enda. Það sem telur er hver klárar, eða hver á minna þegar lokast, og hve miklu munar.
ask-best-open-part = Höndin þín er { $hand }, endarnir eru { $ends }. Geti mótherjinn ekki svarað leik þínum átt þú aftur leik.
ask-best-open-answer = { $best } á { $on }. Stigin sem hver leikur gefur þér að lokum: { $lines }.

ask-block-or-dump-task = Báðar hendur eru opnar: mótherjinn á { $rival }. Með { $blocks } gætir þú lokað umferðinni strax. Hvaða leikur er bestur ef bæði leika eins vel og hægt er til enda?
ask-block-or-dump-look = Væri enn hægt að loka umferðinni í næstu röð?
ask-block-or-dump-rule = Þegar lokað er greiðir sá sem tapar muninn á summunum tveimur. Að loka er meira virði þegar þungir steinar eru farnir, ef mótherjinn kemst ekki á milli.
ask-block-or-dump-part = Höndin þín er { $hand }, endarnir eru { $ends }. Eftir hvaða leik þinn getur mótherjinn ekkert lagt?
ask-block-or-dump-answer = { $best } á { $on }. Stigin sem hver leikur gefur þér að lokum: { $lines }.

ask-best-difference-task = Báðar hendur eru opnar: mótherjinn á { $rival }. Hvaða leikur er bestur: stig þín að frádregnum stigum besta svars mótherjans?
ask-best-difference-look = Leitaðu að besta svarinu eftir hvern leik þinn.
ask-best-difference-rule = Leikur er virði sinna eigin stiga að frádregnu því mesta sem svarið getur gefið.
ask-best-difference-part = Einn þeirra: { $first }.
ask-best-difference-answer = { $best } á { $on }: { $won } − { $reply }. Allir leikir: { $lines }.

ask-points-and-safe-task = Endarnir eru { $ends }. Hvaða leikur gefur flest stig, og eftir hvaða leik er enginn steinn sem gæfi næsta leikmanni stig?
ask-points-and-safe-look = Taktu hvern leik, leggðu endana saman og hugsaðu svo um alla steina sem þú sérð ekki.
ask-points-and-safe-rule = Endasumma gefur stig ef 5 gengur upp í hana. Leikur er öruggur ef enginn steinn sem þú sérð ekki gefur slíka endasummu.
ask-points-and-safe-part = Sá fyrri er { $best }: { $sum } = { $points }.
ask-points-and-safe-answer = { $best } gefur { $sum } = { $points }. Eftir { $safe } á { $safe-on } eru endarnir { $safe-ends }, og enginn steinn sem þú sérð ekki gefur stig.

## Table Draw

ask-table-deal-task = Table Draw, tveir leikmenn: hve margir eru steinarnir, og hve marga má draga?
ask-table-deal-look = Byrjaðu á 28 steinum settsins.
ask-table-deal-rule = Hvor leikmaður fær 7 steina af 28. Síðustu steinar stokksins eru aldrei dregnir, { $reserve } alls.
ask-table-deal-part = Gjöfin skilur 14 steina eftir. Dregnir: { $drawn }. Í stokknum: { $left }.
ask-table-deal-answer = { $each }, { $left } og { $most }: alla má draga nema þá síðustu, { $reserve } alls.
ask-table-deal-drew_last_two = Síðustu steinarnir, { $reserve } alls, eru kyrrir: þeir eru aldrei dregnir í Table Draw.

ask-table-opens-task = Table Draw: hver byrjar, og með hverju?
ask-table-opens-look = Leitaðu fyrst að tvísteinum, svo að þyngstu steinunum.
ask-table-opens-rule = Hæsti tvísteinninn byrjar; eigi enginn tvístein byrjar sá steinn sem hefur flesta depla, og af tveimur jafnþungum sá sem hefur hærri helming. Sá sem á hann má byrja með hvaða steini sem er.
ask-table-opens-part = Þyngsti steinn hverrar handar, með deplum sínum: { $heaviest }.
ask-table-opens-answer =
    { $kind ->
        [double] { $seat } á { $tile }, hæsta tvísteininn, og má byrja með hvaða steini sem er.
       *[heaviest] Enginn á tvístein. { $seat } á { $tile }, steininn sem gengur fyrir ({ $heaviest }), og má byrja með hvaða steini sem er.
    }
ask-table-opens-heaviest_not_highest_double = Tvísteinn er á annarri hendinni: hæsti tvísteinninn byrjar, hversu þungir sem aðrir steinar eru.
ask-table-opens-equal_pips = Báðir steinarnir hafa jafn marga depla. Þá ræður hærri helmingurinn: { $heaviest }.
ask-table-opens-dealt_again = Í Table Draw er ekki gefið aftur: án tvísteins ræður þyngsti steinninn.
ask-table-opens-that_tile_forced = Sá steinn segir aðeins hver byrjar. Í Table Draw má byrja með hvaða steini sem er af hendinni.

ask-ways-to-lay-task = Endarnir eru { $ends }. Á hve marga vegu getur þú lagt { $tile }?
ask-ways-to-lay-look = Líttu á endann þar sem { $tile } passar, og á rýmið í kringum hann.
ask-ways-to-lay-rule = Einfaldur steinn fer beint áfram, eða beygir til vinstri eða hægri. Tvísteinn liggur þvert, á einn veg. Eftir tvístein fer línan beint áfram.
ask-ways-to-lay-part =
    { $double ->
        [yes] { $tile } er tvísteinn.
       *[no] { $tile } er einfaldur steinn. Leggst hann við einfaldan stein eða tvístein, og er rými á allar hliðar?
    }
ask-ways-to-lay-answer =
    { $double ->
        [yes] { $answer }: tvísteinn liggur þvert á línuna, og aðeins er einn vegur til þess.
       *[no]
            { $joins ->
                [double] { $answer }: hann leggst við tvístein, og eftir tvístein fer línan beint áfram.
               *[single] { $answer }: beint áfram, snúið til vinstri og snúið til hægri, eftir því sem rými er til.
            }
    }
ask-ways-to-lay-double_turned = Hvorki má snúa tvísteini né steininum á eftir tvísteini, og það sem hefur ekki rými er enginn leikur.
ask-ways-to-lay-turns_forgotten = Beint áfram er einn vegur. Einfaldan stein má líka snúa til vinstri og hægri.

ask-count-placements-task = Hve marga leiki átt þú? Hver leið til að leggja stein er leikur út af fyrir sig.
ask-count-placements-look = Berðu hvern stein á hendinni saman við hvern enda, og líttu á hvað liggur á þeim enda.
ask-count-placements-rule = Við einfaldan stein getur einfaldur steinn farið beint áfram, beygt til vinstri eða beygt til hægri: þrír leikir. Tvísteinn liggur þvert: einn. Eftir tvístein fer línan aðeins beint áfram: einn.
ask-count-placements-part = Endarnir eru { $ends }, höndin þín er { $hand }.
ask-count-placements-answer = { $answer }. Leikir eftir steini og enda: { $lines }.
ask-count-placements-turns_forgotten = Þú taldir hvern stein einu sinni við hvern enda. Við enda einfalds steins má líka snúa honum til vinstri eða hægri.
ask-count-placements-turned_after_double = Eftir tvístein fer línan beint áfram: þar er engu snúið.
ask-count-placements-missed_second_end = Þú taldir steina. Hver endi sem steinn passar við, og hver leið til að leggja hann þar, er leikur út af fyrir sig.

ask-straight-singles-task = Borðið er { $wide } sinnum { $high } reitir, og fyrsti steinninn liggur langsum í miðju. Hve margir einfaldir steinar komast fyrir beint áfram hægra megin við hann, og hvað kemst fyrir á eftir þeim?
ask-straight-singles-look = Hve margir reitir eru frá fyrsta steininum að hægri brún?
ask-straight-singles-rule = Einfaldur steinn sem fer beint áfram tekur tvo reiti eftir línunni. Tvísteinn, eða einfaldur steinn sem er snúið, tekur einn.
ask-straight-singles-part = Reitir hægra megin við fyrsta steininn: { $squares }.
ask-straight-singles-answer =
    { $across ->
        [yes] { $number }: hver tekur tvo reiti. Reitirnir eru { $squares } og eftir er { $rest }. Einfaldur steinn kemst þar fyrir ef honum er snúið; tvísteinn kemst fyrir þvert, en þá hefur ekkert meira rými og endinn er lokaður.
       *[no] { $number }: hver tekur tvo reiti. Reitirnir eru { $squares } og eftir er { $rest }, svo ekkert meira kemst fyrir og endinn er lokaður.
    }
ask-straight-singles-lead_forgotten = Fyrsti steinninn þekur sjálfur einn reit hvorum megin við miðju. Hægra megin við hann eru eftir: { $squares }.
ask-straight-singles-joined_closed_end = Eftir tvísteininn yrði línan að fara beint áfram, og til þess er ekkert rými: endinn er lokaður.

ask-may-lie-task =
    { $turn ->
        [left] Leggja skal { $tile } við töluna { $end } á { $onto }, snúið til vinstri. Má hann liggja þar? Og má svo leggja { $then } við töluna { $value } á honum?
        [right] Leggja skal { $tile } við töluna { $end } á { $onto }, snúið til hægri. Má hann liggja þar? Og má svo leggja { $then } við töluna { $value } á honum?
       *[straight] Leggja skal { $tile } við töluna { $end } á { $onto }, beint áfram. Má hann liggja þar? Og má svo leggja { $then } við töluna { $value } á honum?
    }
ask-may-lie-look = Hvaða reiti myndi { $tile } þekja, og hvað er fram undan tölunni { $value } á honum?
ask-may-lie-rule = Steinn má liggja þar sem hann er allur á borðinu og þekur engan annan; að liggja hlið við hlið er í lagi. Endi sem hefur ekki rými fyrir neinn stein er lokaður.
ask-may-lie-part =
    { $legal ->
        [yes] { $tile } þekur ekkert þar. Líttu nú á reitina fram undan tölunni { $value } á honum.
       *[no] Gáðu hvort { $tile } myndi þekja annan stein eða ná út yfir brúnina.
    }
ask-may-lie-answer =
    { $legal ->
        [yes]
            { $joins ->
                [yes] Hann má liggja þar: rými er til. Og { $then } má leggja við hann.
               *[no] Hann má liggja þar: hann þekur engan stein, og hlið við hlið er í lagi. En fram undan tölunni { $value } á honum er ekki rými fyrir { $then }.
            }
       *[no] Hann má ekki liggja þar: ekkert rými er til. Þá getur heldur ekkert lagst við hann.
    }
ask-may-lie-beside_forbidden = Steinar mega snertast hlið við hlið. Aðeins er bannað að þekja annan stein eða ná út yfir brúnina.
ask-may-lie-joined_closed_end = Þar sem steinn myndi þekja annan eða ná út yfir brúnina er enginn leikur: sá endi er honum lokaður.

ask-table-ending-task = Úr stokknum koma { $tiles }, í þessari röð. Þú átt leik: hvað gerist þar til umferðinni lýkur, og hver fær hve mörg stig?
ask-table-ending-look = Hvaða endar hafa rými, og passar steinn þinn þar?
ask-table-ending-rule = Sá sem á engan leik dregur þar til hann á einn, eða þar til eftir eru { $reserve } steinar; þá passar hann. Þegar báðir hafa passað vinnur lægri summan mismuninn.
ask-table-ending-part = Steinar sem má draga: { $drawn }. Deplar þínir eru þá { $own-total } og mótherjans { $rival-total }.
ask-table-ending-answer = Þú dregur það sem má, { $drawn } alls, og enginn steina þinna passar við enda sem hefur rými, svo þú passar; mótherjinn passar líka. Mismunurinn á { $own-total } og { $rival-total } er { $difference }, og lægri summan vinnur hann.
ask-table-ending-joined_closed_end = Endi sem hefur ekki rými er lokaður: steinn með tölu hans passar ekki þar.
ask-table-ending-drew_last_two = Síðustu steinarnir, { $reserve } alls, eru aldrei dregnir: þegar { $reserve } eru eftir passar þú.
ask-table-ending-passed_with_legal = Sá sem á engan leik dregur fyrst, meðan fleiri en { $reserve } steinar eru eftir.
ask-table-ending-paid_without_difference = Þegar lokað er vinnur lægri summan aðeins mismuninn, hér { $difference }.

## Lessons: title, aims, worked example, and what leads to its parts

lesson-00-title = Steinar og endar
lesson-00-aims = Þú lærir hvað steinn, helmingur, tvísteinn og depill eru, hvaða steina má leggja, og að sá sem getur lagt verður að leggja.
lesson-00-rule = Í setti með tvöfaldri sex er hvert par af tölum frá 0 til 6 einu sinni; stærri sett ná upp í 9 eða 12. Steinn hefur tvo helminga með deplum; helmingur án depla er auður og telur 0. Steinn með jafna helminga er tvísteinn. Stein má leggja á opinn enda sem er jafn öðrum helmingi hans. Hinn helmingurinn er nýi endinn. Sá sem getur lagt verður að leggja.
lesson-00-worked-1 = Hér liggur 6-4. Endar hans eru 6 og 4, og þú átt 4-3: talan 4 á honum er jöfn endanum 4, svo hann má leggja þar.
lesson-00-worked-2 = Fjarkarnir tveir snertast og eru þaktir. Lausi helmingurinn, 3, er nýi endinn; 6 er óbreytt.
lesson-01-title = Block (lokað borð)
lesson-01-aims = Þú lærir um gjöfina, hver byrjar, hvað pass er, hvernig umferð lýkur og hvað hún gefur: að klára, lokað borð, jafntefli og samherja. Hvað steinn, endi og tvísteinn er stendur í kennslustund 00.
lesson-01-rule = Í setti með tvöfaldri sex eru 28 steinar, með tvöfaldri níu 55 og með tvöfaldri tólf 91. Tveir leikmenn fá 8 steina hvor, þrír fá 6 hver, fimm fá 5; fjórir fá 6 úr setti með tvöfaldri sex, 9 með tvöfaldri níu og 12 með tvöfaldri tólf. Hinir eru úr leik. Hæsti tvísteinninn sem var gefinn byrjar; eigi enginn tvístein er öllu stokkað og gefið aftur. Sá sem getur ekki lagt passar. Sá sem leggur síðasta stein sinn klárar og fær greidda alla depla sem hinir eiga enn. Geti enginn lagt er umferðin lokuð: lægsta summan vinnur og hver hinna greiðir mismuninn; jafntefli greiðir engum. Samherjar hafa eina stigatölu: klári annar þeirra greiða báðir mótherjar; sé lokað eru báðar hendur liðs lagðar saman.
lesson-01-worked-1 = Báðir endar eru 6 og enginn á 6: umferðin er lokuð. Á höndum eru 9, 14 og 21 depill. Sú lægsta, 9, vinnur og hver hinna greiðir mismuninn: 14 − 9 = 5 og 21 − 9 = 12, samtals 5 + 12 = 17.
lesson-02-title = Draw (dregið)
lesson-02-aims = Þú lærir að draga þar til steinn passar, hvað dráttur segir um hönd, og hvernig viðureign upp í 100 stig vinnst.
lesson-02-rule = Tveir leikmenn fá 7 steina hvor, þrír 5 hver, fjórir 4, fimm 3; hinir eru stokkurinn. Sá sem getur ekki lagt dregur, hvern steininn á fætur öðrum, þar til einn passar, og leggur hann strax. Síðustu tveir steinarnir eru líka dregnir. Þú passar aðeins þegar stokkurinn er tómur. Sá sem klárar fær alla depla hinna, og 100 stig vinna viðureignina.
lesson-02-worked-1 = Endarnir eru 5 og 2, og enginn af 6-6, 4-3 og 1-0 passar. Úr stokknum koma 3-3, svo 6-4, svo 5-1.
lesson-02-worked-2 = 3-3 og 6-4 passa ekki og verða eftir á hendinni. Sá þriðji, 5-1, passar við 5 og er lagður strax. Endarnir eru 2 og 1, og fimm steinar eru eftir á hendinni.
lesson-03-title = Cross (kross)
lesson-03-aims = Þú lærir leikinn með fjórar greinar: þær eru allar hafnar fyrst, aðeins upphafstvísteinninn greinist, og eftir það eru endarnir fjórir.
lesson-03-rule = Hæsti tvísteinninn byrjar og hefur fjórar greinar. Meðan grein er auð eru aðeins auðar greinar opnar. Eftir það er endi hverrar greinar opinn. Síðari tvísteinar greinast ekki, svo endarnir eru alltaf fjórir. Sá sem getur ekki lagt dregur þar til steinn passar; sé stokkurinn tómur passar þú.
lesson-03-worked-1 = Byrjað er með 5-5. Hann hefur fjórar greinar og hver þeirra tekur stein með 5. Þú átt 5-3.
lesson-03-worked-2 = 5-3, 5-1 og 5-0 liggja á þremur greinum. Ein grein er enn auð, svo næsti leikur verður að fara þangað: á hana þarf 5. Hvorki 4-1 né 2-2 hefur 5, þó að 4-1 myndi passa við 1.
lesson-04-title = Double-Nine Cross (kross með tvöfaldri níu)
lesson-04-aims = Þú lærir um stærra settið og gjöf þess, hvernig hver síðari tvísteinn bætir við tveimur hliðargreinum, og hvað röð heitir.
lesson-04-rule = Í setti með tvöfaldri níu eru 55 steinar; 7, 8 og 9 standa á steinunum sem tölustafir ef þú vilt. Tveir eða þrír leikmenn fá 7 steina, fjórir eða fimm fá 5. Hæsti tvísteinninn byrjar og greinar hans fjórar eru hafnar fyrst. Eftir það bætir hver tvísteinn við tveimur hliðargreinum, við hlið raðarinnar sem heldur áfram í gegnum hann: hann hefur þrjá opna enda í einu, og þeir fyllast í hvaða röð sem er. Endarnir eru því 4 og 2 að auki fyrir hvern síðari tvístein. Röð heitir eftir tvísteininum sem hún byrjar við. Annað er eins og í Cross.
lesson-04-worked-1 = Kross 9-9 er fullur. Endarnir eru 8, 6, 2 og 0, og þú átt 6-6.
lesson-04-worked-2 = Þú leggur 6-6 á 6. Hann þekur þann enda og er opinn á þremur hliðum: beint áfram og til beggja hliða. Endarnir eru nú 8, 2, 0, 6, 6 og 6: tveimur fleiri en áður.
lesson-05-title = Double-Twelve Cross (kross með tvöfaldri tólf)
lesson-05-aims = Þú lærir að telja með stærsta settinu, hvenær á að losna við marga depla og hvenær á að halda enda lokuðum.
lesson-05-rule = Í setti með tvöfaldri tólf er 91 steinn, 13 með hverri tölu, og á steini eru allt að 24 deplar. Tveir eða þrír leikmenn fá 7 steina, fjórir eða fimm fá 5. Leikið er eins og í Double-Nine Cross: hver síðari tvísteinn bætir við tveimur hliðargreinum. Þungir steinar eru dýrir þegar annar leikmaður klárar, svo þeir fara snemma; en tvísteinn opnar þrjá enda með sinni tölu, og það hjálpar þeim sem á steina með henni.
lesson-05-worked-1 = Allir fjórir endarnir eru 12 og enginn á 12: umferðin er lokuð. Á höndum eru 33, 20, 41 og 26 deplar. Sú lægsta, 20, vinnur og hver hinna greiðir mismuninn: 33 − 20 = 13, 41 − 20 = 21 og 26 − 20 = 6, samtals 13 + 21 + 6 = 40.
lesson-06-title = All Fives (fimmur)
lesson-06-aims = Þú lærir að leggja saman endana, tvístein tvisvar, að sækja stig í tæka tíð, að kalla Muggins, og hvað umferð gefur.
lesson-06-rule = Fimm steinar á mann, ein lína með tvo enda; sá sem á hæsta tvísteininn byrjar með hvaða steini sem er. Eftir hvern stein eru endarnir lagðir saman: einfaldur steinn telur lausa helminginn, tvísteinn á enda báða helminga. Endasumma yfir núlli er jafn mörg stig og hún segir ef 5 gengur upp í hana, en aðeins fyrir þann leikmann sem sækir þau áður en næsti steinn er lagður. Það sem er ekki sótt er opið fyrir Muggins þar til enn einn steinn er lagður: mótherji sem kallar Muggins fær stigin. Eftir síðasta stein umferðar sækirðu stigin áður en þú ýtir á Ljúka umferð, annars glatast þau. Sá sem getur ekki lagt dregur einn stein og þá er röðin búin; síðustu tveir steinarnir eru kyrrir. Í lokin er mismunur hvers þeirra sem tapa námundaður að næsta margfeldi af fimm.
lesson-06-worked-1 = Endarnir eru 6 og 3, og þú átt 6-6.
lesson-06-worked-2 = Þú leggur 6-6 á 6. Tvísteinn á enda telur báða helminga: 3 + 6 + 6 = 15. 5 gengur upp í 15, svo þú sækir 15 áður en næsti steinn er lagður.
lesson-07-title = All Fives and Threes (fimmur og þristar)
lesson-07-aims = Þú lærir að telja í fimmum og þristum, hvers virði endasumma er þegar báðar tölurnar ganga upp í hana, og hvernig þessi leikur og húsreglur hans eru frábrugðnar All Fives.
lesson-07-rule = Leikið er eins og í All Fives: fimm steinar á mann, ein lína, stig sótt í tæka tíð, Muggins, einn steinn dreginn. En endasumma gefur stig ef 5 eða 3 ganga upp í hana, og þá er hún jafn mörg stig og hún segir, einu sinni: 12 er 12 stiga virði, og 15 er 15 stiga virði, ekki 30. Í lok umferðar greiðir hver þeirra sem tapa nákvæman mismun; ekkert er námundað.
lesson-07-worked-1 = Endarnir eru 6 og 3, og þú átt 3-3.
lesson-07-worked-2 = Þú leggur 3-3 á 3. Endasumman er 6 + 3 + 3 = 12. 5 gengur ekki upp í 12, svo í All Fives er hún einskis virði. 3 gengur upp í 12, svo hér sækir þú 12.
lesson-08-title = Að spila vel
lesson-08-aims = Þú lærir að telja eina tölu, að muna hvað pöss og drættir sanna, að loka endum, að losna við depla, að halda leiðum opnum og að fylgjast með endasummum og Muggins: fyrir alla leiki.
lesson-08-rule = Það sem þú sérð, borðið og hönd þín, segir hvað er eftir: í setti upp í n-n er hver tala á n + 1 steini. Pass eða dráttur sannar að steinana sem þá eru á hendi vantar opnu tölurnar; steinn sem er dreginn síðar er ekki þar með talinn. Lokaðu endum sem mótherji gæti notað og skildu eftir handa samherja þínum þá sem hann getur notað. Losaðu þig við þunga steina þegar umferðinni gæti lokið fljótt, haltu ólíkum tölum meðan hún heldur áfram, og hugsaðu áður en þú leggur um stigin sem næsti leikmaður gæti fengið.
lesson-08-worked-1 = Block. Endarnir eru 5 og 3, og B passar. Því á B hvorki 5 né 3, og þar sem enginn dregur í Block gildir það út umferðina.
lesson-08-worked-2 = Þú leggur 5-1. Endarnir eru nú 1 og 3, og B passar aftur. Um 3 var vitað; það sem er nýtt segir hinn endinn.
lesson-09-title = Table Draw (afmarkað borð)
lesson-09-aims = Þú lærir hvernig steinar beygja á borði með brúnum, hvernig tvísteinar liggja, hvenær endi er lokaður, hvað má draga, og hver byrjar þegar enginn á tvístein.
lesson-09-rule = Tveir leikmenn fá 7 steina hvor úr setti með tvöfaldri sex. Borðið er 24 sinnum 14 reitir; reitur er hálfur steinn og fyrsti steinninn liggur í miðju. Einfaldur steinn fer beint áfram eða beygir til vinstri eða hægri; tvísteinn liggur þvert á línuna og eftir hann fer línan beint áfram. Steinar mega liggja hlið við hlið, en enginn má þekja annan eða ná út yfir brúnina: endi án rýmis er lokaður. Sá sem á engan leik dregur þar til hann á einn eða tveir steinar eru eftir, og passar þá. Hæsti tvísteinninn byrjar; án tvísteins byrjar þyngsti steinninn; og byrja má með hvaða steini sem er. Sá sem klárar fær depla mótherjans; sé lokað vinnur lægri summan mismuninn.
lesson-09-worked-1 = Byrjað er með 6-4 og borðið er autt allt í kring. Þú átt 4-2, sem passar við 4.
lesson-09-worked-2 = Þar á 4-2 þrjá leiki: beint áfram, snúið til vinstri, eins og hér, eða snúið til hægri. Talan 2 á honum er nýi endinn, og þaðan heldur línan áfram.

## The parts of a notebook

notebook-how = Hverri æfingu má svara á tvo vegu: á borðinu, með mús, fingri eða lyklaborði; eða í Python, með því að setja svarið í næsta reit og keyra hann og reitinn fyrir neðan. `L.hint("…")` hjálpar í fjórum skrefum, `L.again("…")` gefur nýja gjöf.
notebook-predict = Spáðu
notebook-predict-what = Áður en nokkuð er útskýrt: hvað heldur þú?
notebook-worked = Leyst dæmi
notebook-faded = Sama dæmi með einu skrefi sleppt
notebook-problems = Verkefni
notebook-review = Blönduð upprifjun
notebook-review-what = Úr þessari kennslustund og þeim fyrri, með sinni eigin gjöf.
notebook-round = Ein umferð
notebook-round-what = Spilaðu nú eina umferð. Afturkalla tekur til baka hvaða röð sem er og vísbendingin hjálpar eins langt og þú vilt.
notebook-practise = Æfðu þrjár eins og þessa
notebook-practise-what = Það sem þú svaraðir síðast rangt, eða kannt minnst, í þremur nýjum gjöfum. Keyrðu næsta reit aftur til að fá þrjár í viðbót; þær teljast til framfara þinna en ekki til einkunnar.
notebook-progress = Árangur þinn
notebook-progress-what = Færni er fullnumin eftir þrjú rétt svör í röð, í fyrstu tilraun og án hjálpar. Spurt er um hana aftur eftir 1, 7 og 30 daga.
