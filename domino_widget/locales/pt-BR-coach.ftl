### The coach; its order and ids are those of en-coach.ftl.

coach-on =
    { $at ->
        [none] em { $end }
       *[other] no { $end } de { $at }
    }
coach-other-on =
    { $otherAt ->
        [none] em { $otherEnd }
       *[other] no { $otherEnd } de { $otherAt }
    }
coach-play =
    { $end ->
        [-1] { $tile } na abertura
       *[other] { $turn ->
            [left] { $tile } { coach-on } (virada à esquerda)
            [right] { $tile } { coach-on } (virada à direita)
           *[other] { $tile } { coach-on }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } na abertura
       *[other] { $otherTurn ->
            [left] { $other } { coach-other-on } (virada à esquerda)
            [right] { $other } { coach-other-on } (virada à direita)
           *[other] { $other } { coach-other-on }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $percent } % ({ $share } em { $of })
    }
coach-worth-now =
    { $points ->
        [one] Faz { $points } ponto na hora; { coach-other } não faz nenhum.
       *[other] Faz { $points } pontos na hora; { $than ->
            [0] { coach-other } não faz nenhum.
           *[other] { coach-other } faz { $than }.
        }
    }
coach-denies =
    { $points ->
        [0] Com as pontas como estão agora, { $seat } poderia fazer { $before } com { $with }; depois desta jogada nenhuma peça que { $seat } possa ter pontua.
       *[other] Com as pontas como estão agora, { $seat } poderia fazer { $before } com { $with }; depois desta jogada { $seat } pode fazer no máximo { $points }.
    }
coach-less-to-score =
    { $points ->
        [0] Depois dela nenhuma peça que { $seat } possa ter pontua; depois de { coach-other }, { $seat } poderia fazer { $than } com { $with }.
       *[other] Depois dela { $seat } pode fazer no máximo { $points }; depois de { coach-other }, { $seat } poderia fazer { $than } com { $with }.
    }
coach-scoring-answer = A chance de { $seat } ter uma peça que pontua é { coach-chance }, cerca de { $expects ->
        [one] { $expects } ponto
       *[other] { $expects } pontos
    } em média; depois de { coach-other } a chance seria { $than } %.
coach-no-scoring = Nenhuma peça que { $seat } possa ter pontua depois dela; depois de { coach-other } a chance de uma seria { $than } %.
coach-no-answer = A chance de { $seat } não ter nada que encaixe é { coach-chance }; depois de { coach-other } seria { $than } %.
coach-forces-draw = { $seat } tem de comprar: a chance disso é { coach-chance }; depois de { coach-other } seria { $than } %.
coach-forces-knock = { $seat } tem de passar: a chance disso é { coach-chance }; depois de { coach-other } seria { $than } %.
coach-cannot-answer = { $seat } não tem peça que encaixe depois dela.
coach-cannot-none = Nenhuma peça que você não vê encaixa depois dela, então { $seat } não pode responder.
coach-cannot-void = { $seat } não pode responder: a mesa mostrou que { $seat } não tem peça para as pontas que ficam abertas ({ $values }).
coach-one-left = Então resta a você uma peça, { $left }, e ela encaixa. A chance de { $seat } poder mudar isso com a próxima peça é { coach-chance }.
coach-one-left-safe = Então resta a você uma peça, { $left }, e ela encaixa; { $seat } joga em seguida e não tem peça que possa mudar isso.
coach-only-you =
    { $mine ->
        [one] Então só você pode jogar no { $value }: tem a última peça com { $value }.
       *[other] Então só você pode jogar no { $value }: tem as { $mine } peças com { $value } que restam.
    }
coach-dead-end = Coloca a última das { $all } peças com { $value }: ninguém mais pode jogar nessa ponta.
coach-keeps-both =
    { $mine ->
        [one] Então as duas pontas são { $value }, e você tem mais { $mine } peça com { $value }; peças assim que você não vê: { $unseen }.
       *[other] Então as duas pontas são { $value }, e você tem mais { $mine } peças com { $value }; peças assim que você não vê: { $unseen }.
    }
coach-always-answers = O que quer que o seu adversário coloque em seguida, depois uma das suas peças encaixa. Depois de { coach-other } isso não é certo.
coach-partner-can = A chance de o seu parceiro { $seat } poder responder é { coach-chance }; depois de { coach-other } seria { $than } %.
coach-partner-led = A primeira peça do seu parceiro { $seat } abriu o número { $value }, e { $seat } não passou nele. A chance de { $seat } ter outra peça com { $value } é { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Preenche o último braço, então todas as pontas estão abertas, e { $fits } das suas peças encaixa.
       *[other] Preenche o último braço, então todas as pontas estão abertas, e { $fits } das suas peças encaixam.
    }
coach-opens-spinner = Por ser um duplo, abre mais pontas: há então { $ends } pontas abertas.
coach-fits-after =
    { $fits ->
        [one] Então { $fits } das suas outras { $hand } peças encaixa; depois de { coach-other } seriam { $than }.
       *[other] Então { $fits } das suas outras { $hand } peças encaixam; depois de { coach-other } seriam { $than }.
    }
coach-keeps-numbers = Você guarda { $kept } dos { $all } números na mão; com { coach-other }, { $than }.
coach-sheds = Tira { $pips } pintas da sua mão; { coach-other } tira { $than }. As pintas que você ainda tem ao perder uma rodada contam contra você.
coach-sheds-double = Coloca um duplo enquanto encaixa: { $tile } só pode ir num { $value }.
coach-few-answers = Das { $unseen } peças que você não vê, { $fits } encaixam então; depois de { coach-other } seriam { $than }.

coach-block-wins = Das rodadas testadas, cerca de { $blocks } % fecham depois dela, e dessas você ganha cerca de { $percent } %, ± { $margin }: quem tem menos pintas ganha uma rodada fechada.
coach-stuck-next = Em cerca de { $percent } % das rodadas testadas, ± { $margin }, nenhuma das suas peças encaixa na sua próxima vez; depois de { coach-other }, em cerca de { $than } %.
coach-goes-out-next = Em cerca de { $percent } % das rodadas testadas, ± { $margin }, você coloca a sua última peça na sua próxima vez; depois de { coach-other }, em cerca de { $than } %.
coach-left-with = Pintas que restam na sua mão no fim: cerca de { $pips } em média, ± { $margin }; depois de { coach-other }, cerca de { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Pintas que restam na mão do seu adversário no fim: cerca de { $pips } em média, ± { $margin }; depois de { coach-other }, cerca de { $than }.
       *[other] Pintas que restam nas mãos dos seus adversários no fim: cerca de { $pips } em média, ± { $margin }; depois de { coach-other }, cerca de { $than }.
    }

coach-leaves-answer = Deixa a soma { $sum } = { $count }: { $seat } pode fazer { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com { $answer }. A chance de { $seat } ter { $answer } é { coach-chance }.
coach-leaves-sure = Deixa a soma { $sum } = { $count }, e { $seat } tem { $answer }, que faz { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
coach-out-next =
    { $pips ->
        [one] Resta uma peça a { $seat }. A chance de ela encaixar é { coach-chance }: então a rodada acaba, e a sua mão, de { $pips } pinta, conta contra você.
       *[other] Resta uma peça a { $seat }. A chance de ela encaixar é { coach-chance }: então a rodada acaba, e a sua mão, de { $pips } pintas, conta contra você.
    }
coach-none-fits =
    { $hand ->
        [one] Nenhuma das suas peças encaixa então; resta { $hand }.
       *[other] Nenhuma das { $hand } peças que lhe restam encaixa então.
    }
coach-cost =
    { $loss ->
        [one] { coach-other } é pior que a melhor jogada: cerca de { $loss } ponto em média, ± { $margin }.
       *[other] { coach-other } é pior que a melhor jogada: cerca de { $loss } pontos em média, ± { $margin }.
    }
coach-cost-match = { coach-other } é pior que a melhor jogada: baixa a sua chance de vencer a partida em cerca de { $loss } pontos percentuais, ± { $margin }.
coach-equal =
    { $gap ->
        [0] { coach-other } é tão boa quanto { coach-play }: sem diferença em média, ± { $margin }.
        [one] { coach-other } é tão boa quanto { coach-play }: cerca de { $gap } ponto de diferença em média, ± { $margin }.
       *[other] { coach-other } é tão boa quanto { coach-play }: cerca de { $gap } pontos de diferença em média, ± { $margin }.
    }
coach-equal-match =
    { $gap ->
        [0] { coach-other } é tão boa quanto { coach-play }: a sua chance de vencer a partida não difere, ± { $margin }.
       *[other] { coach-other } é tão boa quanto { coach-play }: a sua chance de vencer a partida difere em cerca de { $gap } pontos percentuais, ± { $margin }.
    }
coach-next-scores = Depois de { coach-play } a chance de { $seat } ter uma peça que pontua é { coach-chance }: cerca de { $expects ->
        [one] { $expects } ponto
       *[other] { $expects } pontos
    } em média.
coach-next-scores-not = Depois de { coach-play }, { $seat } não tem peça que pontue.
coach-claim-it =
    { $points ->
        [one] Depois de { coach-play } as pontas somam { $sum }: reivindique { $points } ponto.
       *[other] Depois de { coach-play } as pontas somam { $sum }: reivindique { $points } pontos.
    }
coach-claim-in-time =
    { $points ->
        [one] Reivindique antes de a próxima peça ser colocada; depois um adversário pode chamar Muggins e levar o { $points } ponto.
       *[other] Reivindique antes de a próxima peça ser colocada; depois um adversário pode chamar Muggins e levar os { $points } pontos.
    }
coach-void = { $seat } não tem nenhuma peça com: { $values }. { $seat } mostrou isso ao passar.
coach-void-drew = { $seat } não tem nenhuma peça com: { $values }. { $seat } mostrou isso ao comprar ou passar.
coach-lacked =
    { $drew ->
        [one] { $seat } não tinha nenhuma peça com { $value }, e desde então comprou { $drew } peça. A chance de { $seat } ter agora uma peça com { $value } é { coach-chance }.
       *[other] { $seat } não tinha nenhuma peça com { $value }, e desde então comprou { $drew } peças. A chance de { $seat } ter agora uma peça com { $value } é { coach-chance }.
    }
coach-count = Peças com { $value }: { $all } no jogo completo, { $table } na mesa, { $mine } na sua mão, { $unseen } que você não vê.

coach-reading =
    { $scores ->
        [0] Só um indício: { $seat } colocou { $played }. Se { $seat } gosta de muitas pintas, duplos e pontas que convêm às suas outras peças, a chance de { $seat } ter uma peça com { $value } é de cerca de { $percent } %, ± { $margin }; sem essa suposição, { $than } %.
       *[other] Só um indício: { $seat } colocou { $played }. Se { $seat } gosta de pontos, muitas pintas, duplos e pontas que convêm às suas outras peças, a chance de { $seat } ter uma peça com { $value } é de cerca de { $percent } %, ± { $margin }; sem essa suposição, { $than } %.
    }
coach-punished = A sua jogada deixa { $seat } responder com { $answer }, que não encaixaria depois de { coach-other }. A chance de { $seat } ter { $answer } é { coach-chance }.
coach-punished-sure = A sua jogada deixa { $seat } responder com { $answer }, que { $seat } tem e que não encaixaria depois de { coach-other }.
coach-scorers =
    { $tiles ->
        [one] Das { $unseen } peças que você não via, { $tiles } pontuaria então: { $list }.
       *[other] Das { $unseen } peças que você não via, { $tiles } pontuariam então: { $list }.
    }
coach-forgot = Lembre o que { $seat } mostrou: nenhuma peça com { $values }. Sem isso, a sua jogada teria sido igualmente boa.
coach-hindsight =
    { $points ->
        [one] Com todas as mãos abertas, { coach-play } teria ganho { $points } ponto a mais que { coach-other }. Ninguém podia saber.
       *[other] Com todas as mãos abertas, { coach-play } teria ganho { $points } pontos a mais que { coach-other }. Ninguém podia saber.
    }
coach-close = Nenhuma outra jogada se mostrou claramente pior.
coach-labels = certo: verdade, tenham os outros o que tiverem. chance: contada sobre todas as mãos que eles podem ter. estimativa: de rodadas testadas; ± diz quanto pode estar errada. leitura: um palpite sobre hábitos. porque: testado como o que decide. também: verdade, mas não se mostrou que decide.
