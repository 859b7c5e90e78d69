### The coach; its order and ids are those of en-coach.ftl.

coach-play =
    { $end ->
        [-1] { $tile } í upphafi
       *[other] { $turn ->
            [left] { $tile } á { $end } (snúið til vinstri)
            [right] { $tile } á { $end } (snúið til hægri)
           *[other] { $tile } á { $end }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } í upphafi
       *[other] { $otherTurn ->
            [left] { $other } á { $otherEnd } (snúið til vinstri)
            [right] { $other } á { $otherEnd } (snúið til hægri)
           *[other] { $other } á { $otherEnd }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $share } af { $of }, { $percent } %
    }
coach-worth-now =
    { $than ->
        [0] Það gefur { $points } stig strax; { coach-other } gefur ekkert.
       *[other] Það gefur { $points } stig strax; { coach-other } gefur { $than }.
    }
coach-denies =
    { $points ->
        [0] Eins og endarnir eru gæti { $seat } fengið { $before } með { $with }; eftir þennan leik gefur enginn steinn sem { $seat } getur átt stig.
       *[other] Eins og endarnir eru gæti { $seat } fengið { $before } með { $with }; eftir þennan leik í mesta lagi { $points }.
    }
coach-less-to-score =
    { $points ->
        [0] Eftir það gefur enginn steinn sem { $seat } getur átt stig; eftir { coach-other } gæfi { $with } stigin { $than }.
       *[other] Eftir það getur { $seat } fengið í mesta lagi { $points }; eftir { coach-other } gæfi { $with } stigin { $than }.
    }
coach-scoring-answer = Líkur á að { $seat } eigi stein sem gefur stig eru { coach-chance } (um { $expects } stig að meðaltali); eftir { coach-other } væru þær { $than } %.
coach-no-scoring = Enginn steinn sem { $seat } getur átt gefur stig eftir það; eftir { coach-other } væru líkurnar á því { $than } %.
coach-no-answer = Líkur á að { $seat } eigi ekkert sem passar eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-forces-draw = { $seat } verður að draga: líkur á því eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-forces-knock = { $seat } verður að passa: líkur á því eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-cannot-answer = { $seat } á engan stein sem passar eftir það.
coach-cannot-none = Enginn steinn sem þú sérð ekki passar eftir það, svo { $seat } getur ekki svarað.
coach-cannot-void = { $seat } getur ekki svarað: ljóst er að { $seat } á engan stein með: { $values }.
coach-one-left = Þú átt einn stein eftir, { $left }, og hann passar. Líkur á að { $seat } geti áður þakið staðinn þar sem hann passar eru { coach-chance }.
coach-one-left-safe = Þú átt einn stein eftir, { $left }, og hann passar; { $seat } á engan stein sem getur áður þakið staðinn þar sem hann passar.
coach-only-you =
    { $mine ->
        [one] Þá getur enginn nema þú lagt á { $value }: þú átt síðustu steinana með { $value }, { $mine } talsins.
       *[other] Þá getur enginn nema þú lagt á { $value }: þú átt alla steinana með { $value } sem eftir eru, { $mine } talsins.
    }
coach-dead-end = Það leggur síðasta stein af { $all } með { $value }: enginn getur aftur lagt á þann enda.
coach-keeps-both =
    { $mine ->
        [one] Báðir endar eru þá { $value } og þú átt { $mine } stein í viðbót með { $value }; slíkir steinar sem þú sérð ekki: { $unseen }.
       *[other] Báðir endar eru þá { $value } og þú átt { $mine } steina í viðbót með { $value }; slíkir steinar sem þú sérð ekki: { $unseen }.
    }
coach-always-answers = Hvað sem kemur næst passar einn steina þinna á eftir. Eftir { coach-other } er það ekki víst.
coach-partner-can = Líkur á að samherji þinn, { $seat }, geti svarað eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-partner-led = Samherji þinn, { $seat }, byrjaði með { $value } og hefur ekki passað við það. Líkur á að { $seat } eigi annan slíkan eru { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Það fyllir síðustu greinina, svo allir endar eru opnir, og { $fits } steinn þinn passar þá.
       *[other] Það fyllir síðustu greinina, svo allir endar eru opnir, og { $fits } steinar þínir passa þá.
    }
coach-opens-spinner = Tvísteinninn er opinn á fleiri hliðum: opnir endar eru þá { $ends }.
coach-fits-after =
    { $fits ->
        [one] Þá passar { $fits } af hinum steinum þínum, sem eru { $hand }; eftir { coach-other } væru þeir { $than }.
       *[other] Þá passa { $fits } af hinum steinum þínum, sem eru { $hand }; eftir { coach-other } væru þeir { $than }.
    }
coach-keeps-numbers = Þú heldur { $kept } af { $all } tölum á hendi; með { coach-other } aðeins { $than }.
coach-sheds = Það tekur { $pips } depla af hendi þinni; { coach-other } tekur { $than }.
coach-sheds-double = Það leggur tvístein meðan hann passar: { $tile } kemst aðeins á { $value }.
coach-few-answers = Af þeim { $unseen } steinum sem þú sérð ekki passa þá { $fits }; eftir { coach-other } væru þeir { $than }.

coach-block-wins = Um { $blocks } % umferða lokast eftir það; lið þitt vinnur þá talninguna í um { $percent } % þeirra, ± { $margin }.
coach-stuck-next = Í um { $percent } % umferða, ± { $margin }, passar enginn steina þinna þegar þú átt næst leik; eftir { coach-other } í um { $than } %.
coach-goes-out-next = Í um { $percent } % umferða, ± { $margin }, leggur þú síðasta stein þinn þegar þú átt næst leik; eftir { coach-other } í um { $than } %.
coach-left-with = Deplar sem þú situr uppi með í lokin: um { $pips } að meðaltali, ± { $margin }; eftir { coach-other } um { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Deplar sem mótherji þinn situr uppi með í lokin: um { $pips } að meðaltali, ± { $margin }; eftir { coach-other } um { $than }.
       *[other] Deplar sem mótherjar þínir sitja uppi með í lokin: um { $pips } að meðaltali, ± { $margin }; eftir { coach-other } um { $than }.
    }

coach-leaves-answer = Það skilur eftir { $sum } = { $count }: { $seat } getur fengið { $points } með { $answer }. Líkur á að { $seat } eigi hann eru { coach-chance }.
coach-leaves-sure = Það skilur eftir { $sum } = { $count }, og { $seat } á { $answer }, sem gefur { $points }.
coach-out-next =
    { $pips ->
        [one] { $seat } á einn stein eftir. Líkur á að hann passi eru { coach-chance }: þá er umferðinni lokið og hönd þín, { $pips } depill, telst á móti þér.
       *[other] { $seat } á einn stein eftir. Líkur á að hann passi eru { coach-chance }: þá er umferðinni lokið og hönd þín, { $pips } deplar, telst á móti þér.
    }
coach-none-fits =
    { $hand ->
        [one] Enginn steinn þinn passar þá; eftir er { $hand }.
       *[other] Enginn steina þinna passar þá; eftir eru { $hand }.
    }
coach-cost =
    { $loss ->
        [one] { coach-other } er um { $loss } stigi verra, ± { $margin }.
       *[other] { coach-other } er um { $loss } stigum verra, ± { $margin }.
    }
coach-cost-match = { coach-other } lækkar líkur þínar á að vinna viðureignina um { $loss } prósentustig eða þar um bil, ± { $margin }.
coach-equal =
    { $gap ->
        [one] { coach-other } kemur í sama stað niður: munar um { $gap } stigi, ± { $margin }.
       *[other] { coach-other } kemur í sama stað niður: munar um { $gap } stigum, ± { $margin }.
    }
coach-equal-match = { coach-other } kemur í sama stað niður: á líkum þínum á að vinna viðureignina munar um { $gap } prósentustigum, ± { $margin }.
coach-next-scores = Eftir það eru líkur á að { $seat } eigi stein sem gefur stig { coach-chance }: um { $expects } stig að meðaltali.
coach-next-scores-not = Eftir það á { $seat } engan stein sem gefur stig.
coach-claim-it =
    { $points ->
        [one] Endarnir eru þá { $sum }: sæktu { $points } stig.
       *[other] Endarnir eru þá { $sum }: sæktu { $points } stig.
    }
coach-claim-in-time = Sæktu áður en næsti steinn er lagður; eftir það má mótherji kalla Muggins og taka stigin, { $points }.
coach-void = { $seat } á engan stein með: { $values }. Pössin hafa sýnt það.
coach-void-drew = { $seat } á engan stein með: { $values }. Drættirnir og pössin hafa sýnt það.
coach-lacked =
    { $drew ->
        [one] { $seat } átti ekkert { $value } og hefur dregið { $drew } stein síðan. Líkur á { $value } nú eru { coach-chance }.
       *[other] { $seat } átti ekkert { $value } og hefur dregið { $drew } steina síðan. Líkur á { $value } nú eru { coach-chance }.
    }
coach-count = Steinar með { $value }: { $all } í settinu, { $table } á borðinu, { $mine } á hendi þinni, { $unseen } sem þú sérð ekki.

coach-reading =
    { $scores ->
        [0] Aðeins vísbending: { $seat } lagði { $played }. Ef { $seat } kýs þunga steina, tvísteina og enda sem henta hendinni eru líkur á að { $seat } eigi { $value } um { $percent } %, ± { $margin }; borðið eitt segir { $than } %.
       *[other] Aðeins vísbending: { $seat } lagði { $played }. Ef { $seat } kýs stig, þunga steina, tvísteina og enda sem henta hendinni eru líkur á að { $seat } eigi { $value } um { $percent } %, ± { $margin }; borðið eitt segir { $than } %.
    }
coach-punished = Það leyfir svarið { $answer }, sem passar ekki eftir { coach-other }. Líkur á að { $seat } eigi hann eru { coach-chance }.
coach-punished-sure = Það leyfir svarið { $answer }, sem { $seat } á og passar ekki eftir { coach-other }.
coach-scorers =
    { $tiles ->
        [one] Af þeim { $unseen } steinum sem þú sást ekki gæfi { $tiles } steinn stig þá: { $list }.
       *[other] Af þeim { $unseen } steinum sem þú sást ekki gæfu { $tiles } steinar stig þá: { $list }.
    }
coach-forgot = Mundu hvað { $seat } hefur sýnt: þar er enginn steinn með: { $values }. Án þess hefði leikur þinn verið jafn góður.
coach-hindsight =
    { $points ->
        [one] Með allar hendur opnar hefði { coach-play } unnið { $points } stigi meira en { coach-other }. Enginn gat vitað það.
       *[other] Með allar hendur opnar hefði { coach-play } unnið { $points } stigum meira en { coach-other }. Enginn gat vitað það.
    }
