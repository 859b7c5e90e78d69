### The guide; its order and ids are those of en-guide.ftl.

## Block

guide-block-1 =
    Vertu fyrst til að leggja síðasta steininn. Sá sem nær því fær alla deplana sem hinir eiga enn, og sá fyrsti sem nær 100 stigum vinnur viðureignina.
    .title = Markmiðið
guide-block-2 =
    Steinn hefur tvo helminga með deplum; helmingur án depla er auður og telur 0. Í setti með tvöfaldri sex er hvert par af gildum frá 0 til 6 einu sinni: 28 steinar. Block er líka spilað með tvöfaldri níu (55 steinar) og tvöfaldri tólf (91 steinn).

    Tveir, þrír, fjórir eða fimm leikmenn fá 8, 6, 6 eða 5 steina hver úr setti með tvöfaldri sex; 8, 6, 9 eða 5 með tvöfaldri níu; 8, 6, 12 eða 5 með tvöfaldri tólf. Hinir liggja á grúfu og eru úr leik. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-block-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar með honum, í hverri umferð. Næsti leikmaður fylgir.
    .title = Upphaf
    .example = Þú átt 6-5 og 5-5, Tölva 1 á 6-4 og 4-4, og enginn hærri tvísteinn var gefinn. Þú byrjar, og þú byrjar með 5-5.
guide-block-4 =
    Leggðu stein við annan hvorn opna endann, þannig að jafnir helmingar snertist. Hinn helmingur steinsins er nýi endinn. Steinn sem passar við báða endana má fara á hvorn sem er.

    Getir þú lagt verður þú að leggja. Passi enginn steina þinna, passar þú og næsti leikmaður heldur áfram. Enginn dregur.
    .title = Þú átt leik
    .example = Endarnir eru 3 og 5. Þú átt 6-3, 4-2 og 1-0. Aðeins 6-3 passar: hann fer á 3 og þá eru endarnir 6 og 5.
guide-block-5 =
    Fjórir leikmenn mega spila í liðum: þú og Tölva 2 gegn Tölvu 1 og Tölvu 3. Hvort lið hefur eina stigatölu. Umferð lýkur fyrir báða samherja um leið og annar þeirra klárar.
    .title = Samherjar
guide-block-6 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum: þá er borðið lokað. Allar hendur eru sýndar.

    Sá sem klárar fær alla depla á höndum hinna. Þegar borðið er lokað vinnur lægsta summan og hver hinna greiðir mismuninn. Eigi fleiri en einn lægstu summuna fær enginn greitt.

    Í liðum fær sá sem klárar depla beggja mótherja, hvað sem samherjinn á enn. Sé lokað eru báðar hendur liðs lagðar saman: lægra liðið vinnur mismuninn og jafnar summur gefa ekkert.
    .title = Lok umferðar og stig
    .example = Þrír leikmenn eru lokaðir með 9, 15 og 20 depla. Sá með 9 fær 6 frá öðrum og 11 frá hinum: 17 stig.
guide-block-7 =
    Umferð tekur við af umferð þar til einhver á 100 stig. Í stillingum má breyta markinu og fleiru: sjá húsreglurnar þar.
    .title = Viðureignin

guide-block-well-1 =
    Í Block dregur enginn, svo pass segir satt út umferðina. Sá sem passaði þegar endarnir voru 3 og 5 á hvorki 3 né 5 og fær þær ekki. Leiddu línuna aftur að slíkum tölum.
    .title = Pass er loforð
guide-block-well-2 =
    Þegar báðir endar sýna sömu tölu skaltu telja steinana sem hafa hana. Í setti með tvöfaldri sex eru þeir sjö. Liggi allir sjö á borðinu eða á hendi þinni ræður þú ein eða einn hver heldur áfram.
    .title = Sá sem lokar, telur
    .example = Báðir endar eru 1 og allir sjö steinarnir með 1 liggja á borðinu. Enginn getur lagt meira: allir passa og léttasta höndin vinnur.
guide-block-well-3 =
    Með samherja skaltu ekki þekja endann sem hann opnaði nema þú þurfir, og gefðu liði þínu þær tölur sem mótherji hefur passað við.
    .title = Tveir gegn tveimur

## Draw

guide-draw-1 =
    Vertu fyrst til að leggja síðasta steininn. Sá sem nær því fær alla deplana sem hinir eiga enn, og sá fyrsti sem nær 100 stigum vinnur viðureignina.
    .title = Markmiðið
guide-draw-2 =
    Draw er spilað með tvöfaldri sex (28 steinar), tvöfaldri níu (55) eða tvöfaldri tólf (91), þar sem hvert par af gildum kemur einu sinni og auður helmingur telur 0.

    Tveir, þrír, fjórir eða fimm leikmenn fá 7, 5, 4 eða 3 steina hver, hvert sem settið er. Hinir eru stokkurinn. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-draw-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar með honum, í hverri umferð. Næsti leikmaður fylgir.
    .title = Upphaf
guide-draw-4 =
    Leggðu stein við annan hvorn opna endann, þannig að jafnir helmingar snertist; hinn helmingurinn er nýi endinn. Getir þú lagt verður þú að leggja, og þá máttu ekki draga.

    Passi enginn steina þinna dregur þú hvern steininn á fætur öðrum þar til einn passar, og leggur hann í sömu röð. Stokkinn má tæma til síðasta steins. Sé hann tómur og ekkert passar, passar þú.

    Það sem þú dregur sérð þú ein eða einn. Hve marga steina hver á, og hve margir eru eftir, sjá allir.
    .title = Þú átt leik
    .example = Báðir endar eru 1 og þú átt aðeins 6-6. Þú dregur 4-2, sem passar ekki, og svo 3-1, sem passar: leggðu hann nú. Þú mátt velja endann.
guide-draw-5 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum án þess að lagt væri eða dregið á milli: þá er borðið lokað. Allar hendur eru sýndar.

    Sá sem klárar fær alla depla á höndum hinna. Þegar borðið er lokað vinnur lægsta summan og hver hinna greiðir mismuninn. Eigi fleiri en einn lægstu summuna fær enginn greitt.
    .title = Lok umferðar og stig
    .example = Tölva 1 klárar meðan þú átt 6-4 og 2-0 og Tölva 2 á 5-5. Tölva 1 fær 12 + 10 = 22 stig.
guide-draw-6 =
    Umferð tekur við af umferð þar til einhver á 100 stig. Í stillingum má breyta markinu og fleiru: sjá húsreglurnar þar.
    .title = Viðureignin

guide-draw-well-1 =
    Sá sem dregur átti engan stein við enda þeirrar stundar. Steinarnir sem eru dregnir eftir það eru ókunnir, svo fréttin eldist: hún er vissust strax, og um steinana sem þá voru á hendi.
    .title = Lestu úr dráttum
guide-draw-well-2 =
    Að draga kostar depla, svo haltu ólíkum tölum á hendi. Hönd með öllum tölum þarf sjaldan að draga; fimm steinar með sömu tölu þurfa það oft.
    .title = Haltu leiðum opnum

## Cross

guide-cross-1 =
    Vertu fyrst til að leggja síðasta steininn, á borði sem vex frá upphafstvísteininum í fjórar áttir. Sá sem klárar fær deplana sem hinir eiga enn, og sá fyrsti sem nær 100 stigum vinnur viðureignina.
    .title = Markmiðið
guide-cross-2 =
    Cross er spilað með tvöfaldri sex: 28 steinar. Stærri sett eiga sína eigin leiki, Double-Nine Cross og Double-Twelve Cross.

    Tveir, þrír, fjórir eða fimm leikmenn fá 7, 5, 4 eða 3 steina hver. Hinir eru stokkurinn. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-cross-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar með honum, í hverri umferð. Hann hefur fjórar greinar, eina á hverri hlið.
    .title = Upphaf
guide-cross-4 =
    Fyrstu fjórir leikirnir eftir upphafstvísteininn fara á greinar hans fjórar, í hvaða röð sem er. Meðan grein er auð eru aðeins auðar greinar opnar, svo aðeins steina með gildi upphafstvísteinsins má leggja. Dráttur og pass fylla ekki grein.

    Þegar steinn er á öllum fjórum greinunum eru allir endar opnir. Síðari tvísteinar liggja þvert en greinast ekki: endarnir eru alltaf fjórir.
    .title = Greinarnar fjórar
    .example = Byrjað var með 5-5 og 5-2 liggur á einni grein. Þú átt 4-2. Hann fer ekki á 2 enn, því þrjár greinar eru auðar: fyrst þrír steinar í viðbót með 5.
guide-cross-5 =
    Leggðu stein við opinn enda, þannig að jafnir helmingar snertist. Getir þú lagt verður þú að leggja. Passi ekkert skaltu draga þar til steinn passar og leggja hann í sömu röð; stokkinn má tæma til síðasta steins. Sé hann tómur og ekkert passar, passar þú.
    .title = Þú átt leik
guide-cross-6 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum án þess að lagt væri eða dregið á milli: þá er borðið lokað. Allar hendur eru sýndar.

    Sá sem klárar fær alla depla á höndum hinna. Þegar borðið er lokað vinnur lægsta summan og hver hinna greiðir mismuninn. Eigi fleiri en einn lægstu summuna fær enginn greitt.
    .title = Lok umferðar og stig
guide-cross-7 =
    Umferð tekur við af umferð þar til einhver á 100 stig. Í stillingum má breyta markinu og fleiru: sjá húsreglurnar þar.
    .title = Viðureignin

guide-cross-well-1 =
    Meðan greinar eru auðar þarf hver leikur tölu upphafstvísteinsins. Eigir þú nokkra slíka steina gætu keppinautarnir þurft að draga: hugsaðu þig tvisvar um áður en þú fyllir fjórðu greinina fyrir þá.
    .title = Fyrstu fjórir steinarnir
guide-cross-well-2 =
    Eftir það eru endarnir fjórir og auðvelt að líta aðeins á tvo. Farðu yfir alla fjóra áður en þú ákveður þig og sjáðu hvaða tölur leikur þinn tekur af borðinu og hverjum hann bætir við.
    .title = Líttu á hverja grein

## Double-Nine Cross

guide-double-nine-cross-1 =
    Vertu fyrst til að leggja síðasta steininn, á borði sem greinist við hvern tvístein. Sá sem klárar fær deplana sem hinir eiga enn, og sá fyrsti sem nær 100 stigum vinnur viðureignina.
    .title = Markmiðið
guide-double-nine-cross-2 =
    Í settinu með tvöfaldri níu er hvert par af gildum frá 0 til 9 einu sinni: 55 steinar. Helmingar frá 7 og upp eru prentaðir sem tölur.

    Tveir eða þrír leikmenn fá 7 steina hver, fjórir eða fimm fá 5. Hinir eru stokkurinn. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-double-nine-cross-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar með honum, í hverri umferð. Hann hefur fjórar greinar, eina á hverri hlið.
    .title = Upphaf
guide-double-nine-cross-4 =
    Fyrstu fjórir leikirnir eftir upphafstvísteininn fara á greinar hans fjórar, í hvaða röð sem er. Meðan grein er auð eru aðeins auðar greinar opnar. Dráttur og pass fylla ekki grein. Þegar steinn er á öllum fjórum eru allir endar opnir.
    .title = Greinarnar fjórar
guide-double-nine-cross-5 =
    Hver tvísteinn á eftir þeim fyrsta bætir við tveimur hliðargreinum við hlið greinarinnar sem heldur áfram í gegnum hann. Hann hefur þrjá opna enda í einu, og þá má nota í hvaða röð sem er. Þetta gildir líka um tvístein á hliðargrein og um hærri tvístein en þann fyrsta.
    .title = Hliðargreinar
    .example = Greinar 9-9 enda á 4, 8, 3 og 1. Þú leggur 4-4 á 4. Leiðin áfram og hliðargreinarnar tvær eru nú opnar, hver með 4: með 8, 3 og 1 eru það sex opnir endar.
guide-double-nine-cross-6 =
    Leggðu stein við opinn enda, þannig að jafnir helmingar snertist. Getir þú lagt verður þú að leggja. Passi ekkert skaltu draga þar til steinn passar og leggja hann í sömu röð; stokkinn má tæma til síðasta steins. Sé hann tómur og ekkert passar, passar þú.
    .title = Þú átt leik
guide-double-nine-cross-7 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum án þess að lagt væri eða dregið á milli: þá er borðið lokað. Allar hendur eru sýndar.

    Sá sem klárar fær alla depla á höndum hinna. Þegar borðið er lokað vinnur lægsta summan og hver hinna greiðir mismuninn. Eigi fleiri en einn lægstu summuna fær enginn greitt.
    .title = Lok umferðar og stig
guide-double-nine-cross-8 =
    Umferð tekur við af umferð þar til einhver á 100 stig. Í stillingum má breyta markinu og fleiru: sjá húsreglurnar þar.
    .title = Viðureignin

guide-double-nine-cross-well-1 =
    Tvísteinn opnar tvo enda í viðbót með sinni tölu fyrir alla. Leggðu hann þegar þú átt fleiri steina með þeirri tölu en hinir geta átt, og haltu honum þegar hann hjálpar aðeins þeim.
    .title = Tvísteinn opnar dyr
guide-double-nine-cross-well-2 =
    Með mörgum endum getur næstum hver hönd lagt. Þá snýst málið síður um að stöðva hina en um hraða: losaðu þig við þunga steina og haltu tölunum blönduðum. Raðirnar sýna hverja grein í sinni línu, nefnda eftir steininum sem hún byrjar á.
    .title = Margar greinar

## Double-Twelve Cross

guide-double-twelve-cross-1 =
    Vertu fyrst til að leggja síðasta steininn, á borði sem greinist við hvern tvístein. Sá sem klárar fær deplana sem hinir eiga enn, og sá fyrsti sem nær 100 stigum vinnur viðureignina.
    .title = Markmiðið
guide-double-twelve-cross-2 =
    Í settinu með tvöfaldri tólf er hvert par af gildum frá 0 til 12 einu sinni: 91 steinn. Helmingar frá 7 og upp eru prentaðir sem tölur.

    Tveir eða þrír leikmenn fá 7 steina hver, fjórir eða fimm fá 5. Hinir eru stokkurinn. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-double-twelve-cross-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar með honum, í hverri umferð. Hann hefur fjórar greinar, eina á hverri hlið.
    .title = Upphaf
guide-double-twelve-cross-4 =
    Fyrstu fjórir leikirnir eftir upphafstvísteininn fara á greinar hans fjórar, í hvaða röð sem er. Meðan grein er auð eru aðeins auðar greinar opnar. Dráttur og pass fylla ekki grein. Þegar steinn er á öllum fjórum eru allir endar opnir.
    .title = Greinarnar fjórar
guide-double-twelve-cross-5 =
    Hver tvísteinn á eftir þeim fyrsta bætir við tveimur hliðargreinum við hlið greinarinnar sem heldur áfram í gegnum hann. Hann hefur þrjá opna enda í einu, og þá má nota í hvaða röð sem er. Þetta gildir líka um tvístein á hliðargrein og um hærri tvístein en þann fyrsta.
    .title = Hliðargreinar
    .example = Byrjað var með 11-11 og greinarnar fjórar eru fylltar. Tveir síðari tvísteinar liggja á borðinu, svo opnu endarnir eru 4 + 2 × 2 = 8. Sá þriðji, jafnvel 12-12, gerir þá tíu.
guide-double-twelve-cross-6 =
    Leggðu stein við opinn enda, þannig að jafnir helmingar snertist. Getir þú lagt verður þú að leggja. Passi ekkert skaltu draga þar til steinn passar og leggja hann í sömu röð; stokkinn má tæma til síðasta steins. Sé hann tómur og ekkert passar, passar þú.
    .title = Þú átt leik
guide-double-twelve-cross-7 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum án þess að lagt væri eða dregið á milli: þá er borðið lokað. Allar hendur eru sýndar.

    Sá sem klárar fær alla depla á höndum hinna. Þegar borðið er lokað vinnur lægsta summan og hver hinna greiðir mismuninn. Eigi fleiri en einn lægstu summuna fær enginn greitt.
    .title = Lok umferðar og stig
guide-double-twelve-cross-8 =
    Umferð tekur við af umferð þar til einhver á 100 stig. Steinn getur haft allt að 24 depla hér, svo ein umferð getur ráðið miklu. Í stillingum má breyta markinu og fleiru: sjá húsreglurnar þar.
    .title = Viðureignin

guide-double-twelve-cross-well-1 =
    Stokkurinn er stór og lengi má draga. Haltu mörgum ólíkum tölum og eyddu ekki síðasta steini þínum með einhverri tölu á enda sem annar steinn þinn passar líka við.
    .title = Langur stokkur
guide-double-twelve-cross-well-2 =
    12-12 vegur jafn mikið og handfylli af litlum steinum. Þyngstu steinarnir ættu að fara af hendi þinni meðan enn er úr mörgum endum að velja.
    .title = Þungur félagsskapur

## All Fives (Muggins)

guide-all-fives-1 =
    Láttu opnu endana standa á margfeldi af fimm og segðu það: það gefur stig í umferðinni. Að klára gefur líka stig. Sá fyrsti sem nær 100 stigum vinnur viðureignina, á þeirri stundu sem 100 er náð.
    .title = Markmiðið
guide-all-fives-2 =
    All Fives er fyrir tvo til fjóra leikmenn, með tvöfaldri sex (28 steinar), tvöfaldri níu (55) eða tvöfaldri tólf (91). Hver fær 5 steina; hinir eru stokkurinn. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-all-fives-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar, í hverri umferð, en má byrja með hvaða steini sem er af hendinni.
    .title = Upphaf
guide-all-fives-4 =
    Leggðu stein við annan hvorn opna endann, þannig að jafnir helmingar snertist. Getir þú lagt verður þú að leggja.

    Passi ekkert dregur þú nákvæmlega einn stein og röð þinni er lokið, jafnvel þótt hann passi. Síðustu tveir steinar stokksins eru aldrei dregnir: séu tveir eða færri eftir passar þú.
    .title = Þú átt leik
guide-all-fives-5 =
    Eftir hvern stein eru endarnir lagðir saman. Á enda telur einfaldur steinn lausa helminginn; tvísteinn á enda telur báða helmingana. Steinn sem er einn á borðinu telur alla depla sína. Steinn sem snertir tvo aðra telur ekkert.

    Endasumma yfir núlli sem fimm ganga upp í er jafn mörg stig og hún segir.
    .title = Endasumman
    .example =
        Byrjað er með 4-4: einn á borðinu telur hann 8, einskis virði. 4-1 á hann: 4 + 4 + 1 = 9, ekkert. 1-1 á 1: 4 + 4 + 1 + 1 = 10, sem er 10 stig.

        Svo 4-3 hinum megin við 4-4: nú snertir 4-4 tvo steina og telur ekkert, svo það er 1 + 1 + 3 = 5, sem er 5 stig.
guide-all-fives-6 =
    Stig koma ekki af sjálfu sér. Þegar steinninn þinn liggur máttu sækja stigin þar til einhver leggur næsta stein; dráttur og pass loka engu. Til að sækja stig segir þú endasummuna. Rangri tölu er hafnað, hún kostar ekkert og þér er sagt hvers vegna.

    Leikurinn bíður eftir þér: meðan steinn er þér opinn leikur engin tölva fyrr en þú hefur sótt, kallað eða ýtt á Halda áfram. Eftir Halda áfram máttu enn sækja eða kalla, svo lengi sem næsti steinn liggur ekki.
    .title = Að sækja stig
guide-all-fives-7 =
    Væri steinn stiga virði og næsti steinn er lagður án þess að þau væru sótt, má hver mótherji þess sem lagði kalla Muggins á hann, með endasummunni, þar til enn einn steinn er lagður. Sá fyrsti sem kallar fær öll stigin. Eftir það eru þau öllum glötuð.

    Steinninn sem var lagður á milli er á sama tíma opinn til að sækja sín eigin stig.
    .title = Muggins
    .example = Steinninn þinn gefur 15 og þú ýtir á Halda áfram án þess að sækja. Tölva 1 leggur stein: héðan í frá mega Tölva 1 og Tölva 2 kalla Muggins með 15, en þú ekki. Þegar enn einn steinn liggur eru stigin 15 glötuð.
guide-all-fives-8 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum án þess að lagt væri eða dregið á milli; að sækja eða kalla rýfur ekki þá röð. Þá bíður borðið eftir Ljúka umferð: enn má sækja stig fyrir síðasta steininn og kalla þann næsta á undan. Síðasti steinninn opnast aldrei fyrir Muggins.

    Sá sem klárar fær depla hvers hinna; þegar borðið er lokað fær lægsta summan mismun hvers hinna. Hver þessara talna fer að næsta margfeldi af fimm áður en þær eru lagðar saman. Deild lægsta summa gefur engum neitt og stig úr umferðinni standa.
    .title = Lok umferðar og stig
    .example = Tölva 2 klárar. Þú átt 7 depla og Tölva 1 á 7. Hvor 7 fer í 5: Tölva 2 fær 5 + 5 = 10 stig.
guide-all-fives-9 =
    Sá fyrsti sem nær 100 vinnur, og sótt stig eða Muggins sem nær því bindur þar enda á umferðina. Í stillingum eru húsreglur, þar á meðal krosssteinninn, að draga þar til passar og sjálfvirk stig án þess að sækja þau.
    .title = Viðureignin

guide-all-fives-well-1 =
    Áður en þú velur stein skaltu vita endasummuna á borðinu. Leikur tekur einn enda burt og setur annan í staðinn, svo þú þarft aðeins mismuninn. (Stakur upphafstvísteinn er undantekningin: hann telur enn eftir fyrsta steininn við hlið sér.)
    .title = Þekktu endasummuna
    .example = Endarnir eru 6 og 4, samtals 10. 4-4 á 4 tekur burt 4 og bætir við 8: 14. 6-1 á 6 tekur burt 6 og bætir við 1: 5, sem er 5 stig.
guide-all-fives-well-2 =
    Endasummu 5, 10 eða 15 er auðvelt að breyta í þá næstu: á einföldum enda færir steinn, sem munar fimm á helmingum hans, eða 5-5 á 5, hana um fimm. Getir þú ekki sjálf eða sjálfur fengið stig, skildu þá eftir endasummu sem fáir þeirra steina sem þú sérð ekki kæmu í margfeldi af fimm.
    .title = Skildu lítið eftir
guide-all-fives-well-3 =
    Sæktu strax og leggðu líka saman eftir hvern stein hinna. Að missa af kostar tvöfalt: stigin sem þú fékkst ekki og stigin sem annar fékk.
    .title = Fylgstu með hinum

## All Fives and Threes

guide-all-fives-and-threes-1 =
    Láttu opnu endana standa á margfeldi af fimm eða þremur og segðu það. Að klára gefur líka stig. Sá fyrsti sem nær 100 stigum vinnur viðureignina, á þeirri stundu sem 100 er náð.
    .title = Markmiðið
guide-all-fives-and-threes-2 =
    Leikurinn er fyrir tvo til fjóra leikmenn, með tvöfaldri sex (28 steinar), tvöfaldri níu (55) eða tvöfaldri tólf (91). Hver fær 5 steina; hinir eru stokkurinn. Hafi enginn fengið tvístein er öllu stokkað og gefið aftur.
    .title = Sett og gjöf
guide-all-fives-and-threes-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar, í hverri umferð, en má byrja með hvaða steini sem er af hendinni.
    .title = Upphaf
guide-all-fives-and-threes-4 =
    Leggðu stein við annan hvorn opna endann, þannig að jafnir helmingar snertist. Getir þú lagt verður þú að leggja.

    Passi ekkert dregur þú nákvæmlega einn stein og röð þinni er lokið, jafnvel þótt hann passi. Síðustu tveir steinar stokksins eru aldrei dregnir: séu tveir eða færri eftir passar þú.
    .title = Þú átt leik
guide-all-fives-and-threes-5 =
    Eftir hvern stein eru endarnir lagðir saman. Á enda telur einfaldur steinn lausa helminginn; tvísteinn á enda telur báða helmingana. Steinn sem er einn á borðinu telur alla depla sína. Steinn sem snertir tvo aðra telur ekkert.

    Endasumma yfir núlli sem fimm eða þrír ganga upp í er jafn mörg stig og hún segir, og er greidd einu sinni þótt báðar tölurnar gangi upp í hana.
    .title = Endasumman
    .example = Byrjað er með 6-1: 7, einskis virði. 6-6 á 6: 6 + 6 + 1 = 13, ekkert. 3-1 á 1: 6 + 6 + 3 = 15. Fimm og þrír ganga upp í hana; hún er 15 stig, einu sinni.
guide-all-fives-and-threes-6 =
    Stig koma ekki af sjálfu sér. Þegar steinninn þinn liggur máttu sækja stigin þar til einhver leggur næsta stein; dráttur og pass loka engu. Til að sækja stig segir þú endasummuna. Rangri tölu er hafnað, hún kostar ekkert og þér er sagt hvers vegna.

    Leikurinn bíður eftir þér: meðan steinn er þér opinn leikur engin tölva fyrr en þú hefur sótt, kallað eða ýtt á Halda áfram. Eftir Halda áfram máttu enn sækja eða kalla, svo lengi sem næsti steinn liggur ekki.
    .title = Að sækja stig
guide-all-fives-and-threes-7 =
    Væri steinn stiga virði og næsti steinn er lagður án þess að þau væru sótt, má hver mótherji þess sem lagði kalla Muggins á hann, með endasummunni, þar til enn einn steinn er lagður. Sá fyrsti sem kallar fær öll stigin. Eftir það eru þau öllum glötuð.

    Steinninn sem var lagður á milli er á sama tíma opinn til að sækja sín eigin stig.
    .title = Muggins
    .example = Tölva 1 skilur endasummuna 9 eftir ósótta og þú leggur næsta stein. Nú máttu kalla Muggins með 9 og líka sækja stig fyrir þinn eigin stein ef endasumma hans gefur þau.
guide-all-fives-and-threes-8 =
    Umferð lýkur þegar einhver hefur lagt síðasta steininn, eða þegar allir leikmenn hafa passað hver á eftir öðrum án þess að lagt væri eða dregið á milli; að sækja eða kalla rýfur ekki þá röð. Þá bíður borðið eftir Ljúka umferð: enn má sækja stig fyrir síðasta steininn og kalla þann næsta á undan. Síðasti steinninn opnast aldrei fyrir Muggins.

    Sá sem klárar fær alla depla á höndum hinna; þegar borðið er lokað fær lægsta summan mismun hvers hinna. Þessar tölur eru nákvæmar: ekkert er námundað. Deild lægsta summa gefur engum neitt og stig úr umferðinni standa.
    .title = Lok umferðar og stig
guide-all-fives-and-threes-9 =
    Sá fyrsti sem nær 100 vinnur, og sótt stig eða Muggins sem nær því bindur þar enda á umferðina; meira en 100 er jafn gott og nákvæmlega 100. Í stillingum eru húsreglur, þar á meðal krosssteinninn, að draga þar til passar og sjálfvirk stig án þess að sækja þau.
    .title = Viðureignin
    .example = Með 98 stig sækir þú 9. Það gerir 107 og þú hefur unnið.

guide-all-fives-and-threes-well-1 =
    Næstum önnur hver endasumma upp í 20 gefur hér stig: 3, 5, 6, 9, 10, 12, 15, 18 og 20. Gott er að kunna hinar utan að, því þær eru þær sem skilja skal eftir: 1, 2, 4, 7, 8, 11, 13, 14, 16, 17 og 19.
    .title = Endasummurnar sem gefa stig
guide-all-fives-and-threes-well-2 =
    Þegar önnur hver endasumma gefur stig ráða þær stóru úrslitum. 15 og 18 eru tveggja steina áætlunar virði, og tvísteinn á enda, sem telur tvöfalt, er oft leiðin þangað.
    .title = Miðaðu hátt
guide-all-fives-and-threes-well-3 =
    Meira er að sækja, svo meira er að missa af. Leggðu saman eftir hvern stein, þinn og allra hinna.
    .title = Fylgstu með hinum

## Table Draw

guide-table-1 =
    Tveir leikmenn leggja eina keðju á borð með brúnum. Vertu fyrst til að leggja síðasta steininn. Sá sem klárar fær deplana sem hinn á enn, og sá fyrsti sem nær 100 stigum vinnur viðureignina.
    .title = Markmiðið
guide-table-2 =
    Table Draw er fyrir tvo leikmenn og sett með tvöfaldri sex. Hvor fær 7 steina; hinir 14 eru stokkurinn.
    .title = Sett og gjöf
guide-table-3 =
    Sá sem á hæsta tvísteininn sem var gefinn byrjar, í hverri umferð. Hafi enginn tvísteinn verið gefinn byrjar hæsti steinninn: fyrst gilda deplar hans, svo hærri helmingurinn. Sá sem byrjar má leggja hvaða stein sem er. Fyrsti steinninn liggur í miðju, einfaldur langsum og tvísteinn þvert.
    .title = Upphaf
    .example = Enginn tvísteinn var gefinn. Hæsti steinninn þinn er 5-3, Tölva 1 á 6-2: átta deplar hvor. Hærri helmingurinn ræður, 6 gegn 5, svo Tölva 1 byrjar.
guide-table-4 =
    Leggðu stein við annan hvorn enda keðjunnar, þannig að jafnir helmingar snertist. Einfaldur steinn fer beint áfram, eða beygir til vinstri eða hægri séð eftir línunni: helmingurinn sem passar liggur beint framan við endann og hinn til hliðar. Tvísteinn liggur þvert um miðju og eftir tvístein fer línan beint áfram.

    Borðið er 24 sinnum 14 reitir og reitur er hálfur steinn. Steinn verður að liggja allur á borðinu og má ekki þekja annan; að liggja hlið við hlið er í lagi. Hver leið til að leggja stein er leikur út af fyrir sig.
    .title = Að leggja og snúa
guide-table-5 =
    Endi þar sem ekki er lengur hægt að leggja stein er lokaður. Hinn endinn getur enn verið opinn.
    .title = Lokaðir endar
    .example = Línan kemur að brún borðsins á eftir tvísteini. Eftir tvístein verður línan að fara beint áfram og þar er ekkert rými: sá endi er lokaður.
guide-table-6 =
    Getir þú lagt verður þú að leggja. Getir þú það ekki skaltu draga þar til þú getur, en síðustu tveir steinar stokksins eru eftir. Séu tveir eftir og ekkert að leggja, passar þú.
    .title = Þú átt leik
guide-table-7 =
    Umferð lýkur þegar annar hefur lagt síðasta steininn, eða þegar báðir hafa passað hvor á eftir öðrum án þess að lagt væri eða dregið á milli: þá er borðið lokað. Báðar hendur eru sýndar.

    Sá sem klárar fær depla hins. Þegar borðið er lokað fær lægri summan mismuninn og jafnar summur gefa ekkert. Engin stig fást meðan lagt er. Umferð tekur við af umferð þar til einhver á 100 stig.
    .title = Lok umferðar, stig og viðureign

guide-table-well-1 =
    Rými er annað sem spila má um. Beygðu línunni frá brún meðan þú getur, eða að henni ef keppinautur þinn þarf þann enda meira en þú.
    .title = Notaðu brúnirnar
guide-table-well-2 =
    Tvísteinn þarf rými beggja vegna línunnar og það sem fylgir honum verður að fara beint. Nærri brún getur hann lokað enda: gott þegar opna talan er keppinautar þíns, slæmt þegar hún er þín.
    .title = Tvísteinar sem dyr

## Playing well, in every game

guide-strategy-1 =
    Taktu eftir hver dregur eða passar, og við hvaða tölur: á þeirri stundu átti hann engan stein við neinn opinn enda. Komdu aftur með þær tölur þegar það hjálpar þér.
    .title = Mundu hvað keppinauta vantar
    .example = Endarnir eru 3 og 5 og Tölva 1 passar. Getir þú gert báða endana að 5 verður Tölva 1 að passa aftur.
guide-strategy-2 =
    Það sem er eftir á hendi þinni gæti verið greitt öðrum. Þegar aðrir eiga einn eða tvo steina eftir skaltu láta þá þungu fara fyrst, jafnvel þótt léttur færi betur.
    .title = Losaðu þig við þunga steina áður en umferðin lokast
    .example = Bæði 6-5 og 1-0 passa og Tölva 2 á einn stein eftir. Leggðu 6-5: tapir þú þessari umferð situr þú uppi með 1 depil en ekki 11.
guide-strategy-3 =
    Líttu á hvern opinn enda, og á hvern stein á báða vegu, áður en þú leggur. Næstbesti leikurinn er oft sá sem sást fyrst.
    .title = Líttu á hverja opna grein
guide-strategy-4 =
    Tvísteinn passar aðeins við eina tölu. Leggðu hann meðan sú tala er opin; tvísteinn sem bíður getur fest.
    .title = Tvísteinar vilja fara snemma
guide-strategy-5 =
    Haltu eins mörgum ólíkum tölum og þú getur. Eigir þú flesta steina með einni tölu skaltu opna hana og reyna að halda henni opinni: hinir hafa fátt til andsvara.
    .title = Haltu valkostum og eigðu tölu
guide-strategy-6 =
    Teldu steina með einni tölu sem liggja á borðinu og á hendi þinni. Í setti með tvöfaldri sex er hver tala á sjö steinum, með tvöfaldri níu á tíu, með tvöfaldri tólf á þrettán. Það sem vantar er hjá keppinautum þínum eða í stokknum.
    .title = Teldu steina með sömu tölu
guide-strategy-7 =
    Í leikjum þar sem stig eru sótt skaltu leggja endana saman eftir hvern stein, þinn og hinna. Sæktu áður en næsti steinn liggur og gáðu hvort leikmaðurinn á undan þér hafi gleymt einhverju.
    .title = Fylgstu með endasummum og Muggins

## Controls

guide-controls-1 =
    Smelltu á stein af hendinni og svo á endann þar sem hann á að fara. Steinar sem má leggja skera sig úr. Annar smellur á steininn tekur valið til baka. Eða dragðu steininn á enda: það lýsir þar sem hann má fara, og sé honum sleppt annars staðar snýr hann aftur. Steinn sem kemst aðeins á einn stað er lagður með tvísmelli.
    .title = Mús
guide-controls-2 =
    Snertu stein og svo endann, eða dragðu. Strok yfir autt borð flettir síðunni eins og venjulega. Þar sem borðið verður of lítið fyrir fingur hafa raðirnar stóran hnapp fyrir hvern enda.
    .title = Snerting
guide-controls-3 =
    Tab fer af hendinni á endana og áfram á hnappana. Á hendinni velja örvalyklar stein. Enter ýtir á hnapp. Stakir stafir ýta á hnappana: d fyrir Draga, k fyrir Passa, p fyrir Halda áfram, f fyrir Ljúka umferð, n fyrir Næsta umferð, u fyrir Afturkalla og r fyrir Endurtaka; stillingarnar geta slökkt á þeim. Esc sleppir vali og fer svo út úr leiknum.
    .title = Lyklaborð
guide-controls-4 =
    Reiturinn fyrir skrifaða leiki tekur stein og stað: 65l er 6-5 á vinstri enda, 65r á hægri, 65 a2 á grein 2, 12-11r stór steinn og 65r< snúið til vinstri. Einnig d, k, p, f, n og u eins og að ofan, c 15 til að sækja stig með 15 og m 15 til að kalla Muggins með 15. Spurðu ?e um endana, ?h um höndina, ?s um stigin. Hnappurinn Lyklar sýnir alla.
    .title = Skrifaðir leikir
guide-controls-5 =
    Hnappar sem ekki er hægt að ýta á nú segja hvers vegna. Draga og Passa eru fyrir þá sem geta ekki lagt. Afturkalla tekur síðustu röð þína til baka með öllu sem kom á eftir, þar til umferðinni er lokið; skráin segir frá því. Endurtaka leikur hana aftur. Gefast upp gefur hinum viðureignina.
    .title = Aðgerðir
guide-controls-6 =
    Í leikjum þar sem stig eru sótt tekur ræma undir hendinni við endasummunni, til að sækja stig eða kalla Muggins. Hún lítur eins út hvort sem steinninn er einhvers virði eða ekki. Halda áfram leyfir hinum að halda áfram.
    .title = Ræman fyrir stig
guide-controls-7 =
    Borð sýnir steinana eins og þeir liggja; Raðir sýna hverja grein í sinni röð, nefnda eftir steininum sem hún byrjar á, með hnapp endans við hlið. Hvort tveggja er sama borðið, og val þitt er munað.
    .title = Borð og raðir
guide-controls-8 =
    Vísbending er í fjórum skrefum: hvert á að líta, reglan, hluti verksins og svarið með ástæðu sinni. Hvert næsta skref opnast eftir stutta stund, eða strax eftir tilraun sem var hafnað. Veldu fyrst stein til að spyrja um þann leik.
    .title = Vísbendingar
guide-controls-9 =
    Skráin segir frá hverjum atburði umferðarinnar í orðum og á rithætti. Örvar hennar fara fram og aftur um umferðina án þess að breyta henni. Þú getur afritað skrána eða stöðuna og sótt skrásetningu viðureignarinnar.
    .title = Skrá
guide-controls-10 =
    Stillingar velja leik, sett, leikmenn og nöfn þeirra, aðstoð og húsreglur fyrir næstu viðureign og, undir eins, hvernig þessi skjár lítur út og hve hratt tölvurnar leika. Í skref fyrir skref bíður hver leikur tölvu eftir lykli eða smelli.
    .title = Stillingar
