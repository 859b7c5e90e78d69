### The coach; its order and ids are those of en-coach.ftl.

coach-on =
    { $at ->
        [none] á { $end }
       *[other] á töluna { $end } á { $at }
    }
coach-other-on =
    { $otherAt ->
        [none] á { $otherEnd }
       *[other] á töluna { $otherEnd } á { $otherAt }
    }
coach-play =
    { $end ->
        [-1] { $tile } í upphafi
       *[other] { $turn ->
            [left] { $tile } { coach-on } (snúið til vinstri)
            [right] { $tile } { coach-on } (snúið til hægri)
           *[other] { $tile } { coach-on }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } í upphafi
       *[other] { $otherTurn ->
            [left] { $other } { coach-other-on } (snúið til vinstri)
            [right] { $other } { coach-other-on } (snúið til hægri)
           *[other] { $other } { coach-other-on }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $percent } % ({ $share } af { $of })
    }
coach-worth-now =
    { $than ->
        [0] Það gefur { $points } stig strax; { coach-other } gefur ekkert.
       *[other] Það gefur { $points } stig strax; { coach-other } gefur { $than }.
    }
coach-denies =
    { $points ->
        [0] Eins og endarnir eru nú gæti { $seat } fengið { $before } með { $with }; eftir þennan leik gefur enginn steinn sem { $seat } getur átt stig.
       *[other] Eins og endarnir eru nú gæti { $seat } fengið { $before } með { $with }; eftir þennan leik í mesta lagi { $points }.
    }
coach-less-to-score =
    { $points ->
        [0] Eftir það gefur enginn steinn sem { $seat } getur átt stig; eftir { coach-other } gæti { $seat } fengið { $than } með { $with }.
       *[other] Eftir það getur { $seat } fengið í mesta lagi { $points }; eftir { coach-other } gæti { $seat } fengið { $than } með { $with }.
    }
coach-scoring-answer = Líkur á að { $seat } eigi stein sem gefur stig eru { coach-chance }, um { $expects } stig að meðaltali; eftir { coach-other } væru líkurnar { $than } %.
coach-no-scoring = Enginn steinn sem { $seat } getur átt gefur stig eftir það; eftir { coach-other } væru líkurnar á því { $than } %.
coach-no-answer = Líkur á að { $seat } eigi ekkert sem passar eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-forces-draw = { $seat } verður að draga: líkur á því eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-forces-knock = { $seat } verður að passa: líkur á því eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-cannot-answer = { $seat } á engan stein sem passar eftir það.
coach-cannot-none = Enginn steinn sem þú sérð ekki passar eftir það, svo { $seat } getur ekki svarað.
coach-cannot-void = { $seat } getur ekki svarað: borðið hefur sýnt að { $seat } á engan stein við endana sem þá eru opnir ({ $values }).
coach-one-left = Þá áttu einn stein eftir, { $left }, og hann passar. Líkur á að { $seat } geti breytt því með næsta steini eru { coach-chance }.
coach-one-left-safe = Þá áttu einn stein eftir, { $left }, og hann passar; { $seat } á næsta leik og engan stein sem gæti breytt því.
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
coach-always-answers = Hvað sem mótherji þinn leggur næst passar einn steina þinna á eftir. Eftir { coach-other } er það ekki víst.
coach-partner-can = Líkur á að samherji þinn, { $seat }, geti svarað eru { coach-chance }; eftir { coach-other } væru þær { $than } %.
coach-partner-led = Fyrsti steinn samherja þíns, { $seat }, opnaði töluna { $value }, og { $seat } hefur ekki passað við henni. Líkur á að { $seat } eigi annan stein með { $value } eru { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Það fyllir síðustu greinina, svo allir endar eru opnir, og { $fits } steinn þinn passar þá.
       *[other] Það fyllir síðustu greinina, svo allir endar eru opnir, og { $fits } steinar þínir passa þá.
    }
coach-opens-spinner = Sem tvísteinn opnar það fleiri enda: opnir endar eru þá { $ends }.
coach-fits-after =
    { $fits ->
        [one] Þá passar { $fits } af hinum steinum þínum, sem eru { $hand }; eftir { coach-other } væru þeir { $than }.
       *[other] Þá passa { $fits } af hinum steinum þínum, sem eru { $hand }; eftir { coach-other } væru þeir { $than }.
    }
coach-keeps-numbers = Þú heldur { $kept } af { $all } tölum á hendi; með { coach-other } aðeins { $than }.
coach-sheds = Það tekur { $pips } depla af hendi þinni; { coach-other } tekur { $than }. Deplar sem þú situr uppi með í tapaðri umferð teljast á móti þér.
coach-sheds-double = Það leggur tvístein meðan hann passar: { $tile } kemst aðeins á { $value }.
coach-few-answers = Af þeim { $unseen } steinum sem þú sérð ekki passa þá { $fits }; eftir { coach-other } væru þeir { $than }.

coach-block-wins = Af umferðunum sem voru prófaðar lokast um { $blocks } % eftir það, og af þeim vinnur þú um { $percent } %, ± { $margin }: fæstir deplar vinna lokaða umferð.
coach-stuck-next = Í um { $percent } % umferðanna sem voru prófaðar, ± { $margin }, passar enginn steina þinna þegar þú átt næst leik; eftir { coach-other } í um { $than } %.
coach-goes-out-next = Í um { $percent } % umferðanna sem voru prófaðar, ± { $margin }, leggur þú síðasta stein þinn þegar þú átt næst leik; eftir { coach-other } í um { $than } %.
coach-left-with = Deplar sem þú situr uppi með í lokin: um { $pips } að meðaltali, ± { $margin }; eftir { coach-other } um { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Deplar sem mótherji þinn situr uppi með í lokin: um { $pips } að meðaltali, ± { $margin }; eftir { coach-other } um { $than }.
       *[other] Deplar sem mótherjar þínir sitja uppi með í lokin: um { $pips } að meðaltali, ± { $margin }; eftir { coach-other } um { $than }.
    }

coach-leaves-answer = Það skilur eftir endasummuna { $sum } = { $count }: { $seat } getur fengið { $points } stig með { $answer }. Líkur á að { $seat } eigi { $answer } eru { coach-chance }.
coach-leaves-sure = Það skilur eftir endasummuna { $sum } = { $count }, og { $seat } á { $answer }, sem gefur { $points } stig.
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
        [one] { coach-other } er um { $loss } stigi verra en besti leikurinn að meðaltali, ± { $margin }.
       *[other] { coach-other } er um { $loss } stigum verra en besti leikurinn að meðaltali, ± { $margin }.
    }
coach-cost-match = { coach-other } er verra en besti leikurinn: það lækkar líkur þínar á að vinna viðureignina um { $loss } prósentustig eða þar um bil, ± { $margin }.
coach-equal =
    { $gap ->
        [0] { coach-other } er jafn gott og { coach-play }: að meðaltali munar engu, ± { $margin }.
        [one] { coach-other } er jafn gott og { coach-play }: að meðaltali munar um { $gap } stigi, ± { $margin }.
       *[other] { coach-other } er jafn gott og { coach-play }: að meðaltali munar um { $gap } stigum, ± { $margin }.
    }
coach-equal-match =
    { $gap ->
        [0] { coach-other } er jafn gott og { coach-play }: á líkum þínum á að vinna viðureignina munar engu, ± { $margin }.
       *[other] { coach-other } er jafn gott og { coach-play }: á líkum þínum á að vinna viðureignina munar um { $gap } prósentustigum, ± { $margin }.
    }
coach-next-scores = Eftir { coach-play } eru líkur á að { $seat } eigi stein sem gefur stig { coach-chance }: um { $expects } stig að meðaltali.
coach-next-scores-not = Eftir { coach-play } á { $seat } engan stein sem gefur stig.
coach-claim-it =
    { $points ->
        [one] Eftir { coach-play } er endasumman { $sum }: sæktu { $points } stig.
       *[other] Eftir { coach-play } er endasumman { $sum }: sæktu { $points } stig.
    }
coach-claim-in-time = Sæktu áður en næsti steinn er lagður; eftir það má mótherji kalla Muggins og taka stigin, { $points }.
coach-void = { $seat } á engan stein með: { $values }. { $seat } sýndi það með því að passa.
coach-void-drew = { $seat } á engan stein með: { $values }. { $seat } sýndi það með því að draga eða passa.
coach-lacked =
    { $drew ->
        [one] { $seat } átti engan stein með { $value } og hefur dregið { $drew } stein síðan. Líkur á að { $seat } eigi nú stein með { $value } eru { coach-chance }.
       *[other] { $seat } átti engan stein með { $value } og hefur dregið { $drew } steina síðan. Líkur á að { $seat } eigi nú stein með { $value } eru { coach-chance }.
    }
coach-count = Steinar með { $value }: { $all } í settinu, { $table } á borðinu, { $mine } á hendi þinni, { $unseen } sem þú sérð ekki.

coach-reading =
    { $scores ->
        [0] Aðeins vísbending: { $seat } lagði { $played }. Ef { $seat } kýs marga depla, tvísteina og enda sem henta hinum steinunum á hendi eru líkur á að { $seat } eigi stein með { $value } um { $percent } %, ± { $margin }; án þeirrar tilgátu { $than } %.
       *[other] Aðeins vísbending: { $seat } lagði { $played }. Ef { $seat } kýs stig, marga depla, tvísteina og enda sem henta hinum steinunum á hendi eru líkur á að { $seat } eigi stein með { $value } um { $percent } %, ± { $margin }; án þeirrar tilgátu { $than } %.
    }
coach-punished = Leikur þinn leyfir svarið { $answer }, sem hefði ekki passað eftir { coach-other }. Líkur á að { $seat } eigi { $answer } eru { coach-chance }.
coach-punished-sure = Leikur þinn leyfir svarið { $answer }, sem { $seat } á og hefði ekki passað eftir { coach-other }.
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
coach-close = Enginn annar leikur reyndist greinilega verri.
coach-labels = víst: rétt hvað sem hinir eiga. líkur: talið yfir allar hendur sem þeir geta átt. mat: úr umferðum sem voru prófaðar; ± segir hve miklu getur skeikað. lestur: tilgáta um venjur. því að: prófað að það ráði úrslitum. einnig: rétt, en ekki sýnt að það ráði úrslitum.
