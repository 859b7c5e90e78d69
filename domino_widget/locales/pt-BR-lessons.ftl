### The lessons; their order and ids are those of en-lessons.ftl.

## Shared

lesson-right = Certo.
lesson-wrong = Ainda não.
lesson-partly =
    { $extra ->
        [0] Partes certas: { $right } de { $all }.
       *[other] Partes certas: { $right } de { $all }. Partes a mais: { $extra }.
    }
lesson-noted = Anotado. O que estava certo é dito quando você terminar.
lesson-not-answered = Ainda sem resposta.
lesson-left-out = Nesta turma os pontos contam sozinhos, então este exercício fica de fora: não há nada a reivindicar.
lesson-unasked = Uma parte do trabalho já vem feita para você.
lesson-again = Agora um parecido, sem ajuda: { $call }
lesson-practise = { $skill }: três novas distribuições, { $exercises }.
lesson-stars =
    { $stars ->
        [3] ★★★ Certo na primeira tentativa, sem ajuda.
        [2] ★★☆ Certo sem ajuda.
       *[other] ★☆☆ Certo com ajuda.
    }
lesson-hint-look = Olhar
lesson-hint-rule = Regra
lesson-hint-part = Parte
lesson-hint-answer = Resposta
lesson-hints-none = Nesta turma não há dicas.
lesson-hints-wait = A próxima dica abre três segundos depois desta, ou depois de uma nova tentativa.
lesson-deal-code = Distribuição { $code }
lesson-version = Lição { $number }, versão { $version }
lesson-table-empty = Ainda não há peças na mesa.
lesson-table-line = Na mesa, da esquerda para a direita: { $tiles }.
lesson-table-turns = "<" marca uma peça virada à esquerda, ">" uma virada à direita, no sentido da linha a partir da primeira peça.
lesson-table-cross = Na mesa: { $opening }, e dele saem os braços { $arms }.
lesson-hands = { $hands }.
lesson-hand = Sua mão: { $hand }.
lesson-open-hand = Mão de { $seat }: { $hand }.
lesson-choose = Escolha uma opção:
lesson-pick = Escolha …
lesson-words = Palavras para usar:
lesson-how-n = Responda com um número.
lesson-how-n-list =
    { $count ->
        [one] Responda com { $count } número:
       *[other] Responda com uma lista de { $count } números, nesta ordem:
    }
lesson-how-n-set = Responda com uma lista dos números.
lesson-how-t = Responda com as peças, como { $example }.
lesson-how-t-one = Responda com uma peça, como { $example }.
lesson-how-p = Responda com todas as jogadas, como { $example }.
lesson-how-p-one = Responda com uma jogada, como { $example }.
lesson-how-p-list = Responda com uma lista de { $count } jogadas, nesta ordem:
lesson-how-c = Responda com o texto entre aspas.
lesson-how-s = Responda com todos os que valem, como { $example }.
lesson-how-q = Responda com uma lista de palavras na ordem certa, como { $example }.
lesson-how-q-list = Responda com uma lista de { $count } palavras, nesta ordem:
lesson-progress-solved = Resolvidos sem ajuda: { $alone } de { $all }.
lesson-progress-new = { $skill }: ainda sem tentativa
lesson-progress-row =
    { $row ->
        [one] { $skill }: { $row } resposta certa seguida sem ajuda, de 3
       *[other] { $skill }: { $row } respostas certas seguidas sem ajuda, de 3
    }
lesson-progress-mastered = { $skill }: dominado; volta a ser perguntado em { $day }
lesson-progress-due = { $skill }: dominado, e está na hora de perguntar de novo
lesson-progress-done = { $skill }: dominado e mantido
lesson-finished = Fim. Exercícios resolvidos sem ajuda: { $alone } de { $all }.
lesson-reset = Esta lição recomeça do zero. As outras lições ficam com o que têm.
lesson-reset-button = Recomeçar esta lição
lesson-reset-sure = Pressione de novo para esquecer o que você fez nesta lição
lesson-begin = Começar
lesson-go-on = Continuar com { $exercise }
lesson-turn = Para a parte seguinte ou a anterior
lesson-back = Voltar
lesson-on = Continuar
lesson-parts = As partes desta lição
lesson-part-head = Início
lesson-part-worked = Exemplo
lesson-part-faded = Com lacuna
lesson-part-round = Uma rodada
lesson-part-practise = Prática
lesson-practise-what = A habilidade em que você errou por último, ou que menos domina, em três novas distribuições. Elas contam para o seu progresso.
lesson-practise-three = Distribuir três
lesson-part-progress = Progresso
lesson-part-stars =
    { $stars ->
        [one] { $stars } estrela de 3
       *[other] { $stars } estrelas de 3
    }
lesson-home = Voltar ao jogo
lesson-next = A seguir: { $title }
lesson-before = resolvido antes
lesson-class = Semente da turma e código de aluno
lesson-class-what = Quem estuda numa turma digita o que o professor deu. A semente decide quais são as distribuições, e o código diz de quem são os resultados. Outra semente começa a lição com as distribuições dela.
lesson-class-is = Semente da turma { $seed }, aluno { $student }
lesson-class-seed = Semente da turma
lesson-class-student = Código de aluno
lesson-class-own-deals = Cada aluno tem distribuições próprias
lesson-class-take = Usar estes
lesson-class-bad-seed = A semente de uma turma tem até { $most } caracteres visíveis; nada mudou.
lesson-class-bad-student = Um código de aluno tem até { $most } caracteres visíveis; nada mudou.
lesson-class-own = Distribuições próprias precisam de um código de aluno; nada mudou.
lesson-hand-in-title = Entregar
lesson-hand-in-what = Isto baixa um arquivo com as suas respostas a esta lição. Entregue-o ao professor como está: um arquivo alterado não conta.
lesson-hand-in-done = { $name } está entre os seus downloads.
lesson-hand-in-nothing = Ainda não há nada para entregar: responda antes a um exercício desta lição.

## On the screen

lesson-check = Conferir
lesson-answer = Sua resposta
lesson-hint-next = Dica { $step } de { $most }
lesson-hints = Dicas
lesson-like-this = Mais um como este
lesson-mastered = Dominado
lesson-row =
    { $row ->
        [one] { $row } de 3 respostas certas seguidas sem ajuda
       *[other] { $row } de 3 respostas certas seguidas sem ajuda
    }
lesson-arrows = As setas apontam para { $ends }.
lesson-trap = A jogada riscada, { $tile } em { $end }, não é permitida.
lesson-room-hand = A mão
lesson-room-answer = A resposta
lesson-room-closed = A ajuda desta lição é limitada, por isso um link não a mostra à turma: para isso é preciso projector=True na primeira célula.
lesson-pick-tile = Escolha primeiro uma peça da sua mão, depois a ponta.
lesson-hand-of = Mão de { $seat }
lesson-choose-all = Escolha tudo o que vale
lesson-steps = Passos
lesson-step-back = Tirar um passo
lesson-plays = Jogadas escolhidas
lesson-play-one = Escolha uma peça, depois a ponta onde ela entra.
lesson-play-all = Escolha uma peça, depois uma ponta, para cada jogada que existe.
lesson-play-parts = Escolha uma peça, depois uma ponta, para cada parte, uma de cada vez.
lesson-play-name = { $tile } na ponta: { $end }
lesson-play-off = Retirar { $play }

## What cannot be

lesson-unknown = Não há lição { $number }; há { $known }.
lesson-no-exercise = Não há exercício { $exercise } nesta lição; há { $known }.
lesson-code-sign = Um sinal desse código de distribuição está errado, falta ou sobra.
lesson-code-unknown = Esse código de distribuição não corresponde a nenhum jogo daqui.
lesson-bad-seed = { $name } não pode ser { $found }: use um texto ou um número inteiro.
lesson-bad-yes-no = { $name } não pode ser { $found }: use True ou False.
lesson-bad-feedback = { $name } não pode ser { $found }: use "now" ou "end".
lesson-bad-hints = { $name } não pode ser { $found }: use um número inteiro de 0 a 4.
lesson-bad-student = { $name } não pode ser { $found }: use um código de até 40 sinais.
lesson-bad-student-code = { $name } não pode ser { $found }: com per_student=True a lição precisa de student="…", um código de até 40 sinais.
lesson-bad-lang = { $name } não pode ser { $found }: use o código de uma língua, como "en".
lesson-internal = Algo deu errado dentro da lição, e nada foi alterado.
lesson-answer-kind-n = Espera-se um número inteiro, ou uma lista de números inteiros.
lesson-answer-kind-t = Esperam-se peças, como "6-4" ou {"{"}"6-4", "5-5"{"}"}.
lesson-answer-kind-p = Esperam-se jogadas, como play("6-4", 4): a peça, depois a ponta pelo número.
lesson-answer-kind-c = Espera-se uma das palavras da escolha.
lesson-answer-kind-s = Espera-se um conjunto de números ou de peças, como diz o exercício.
lesson-answer-kind-q = Espera-se uma lista de palavras, como ["draw", "knock"].
lesson-answer-how-many =
    { $wanted ->
        [one] Espera-se { $wanted } parte, não { $found }.
       *[other] Esperam-se { $wanted } partes, não { $found }.
    }
lesson-answer-one = Espera-se uma resposta, não várias.
lesson-answer-long = São mais de { $most } partes: nenhuma resposta é tão longa.
lesson-answer-no-option = "{ $found }" não é uma das palavras; elas são { $options }.
lesson-answer-no-end = Não há ponta { $end } na mesa.
lesson-answer-which-end = Duas pontas mostram { $end }: diga "left" (esquerda), "right" (direita) ou um braço pelo número, como "arm 3".
lesson-results-broken = { $name } não pôde ser lido: fica guardado como { $aside }, e um novo começou.
lesson-results-foreign = { $name } não é um arquivo de resultados destas lições: fica guardado como { $aside }, e um novo começou.
lesson-results-newer = { $name } vem de uma versão mais nova das lições: fica guardado como { $aside }, e um novo começou.
lesson-results-edited = { $name } foi alterado fora das lições: fica guardado como { $aside }, e um novo começou.
lesson-results-unwritable = { $name } não pode ser gravado aqui: os resultados duram até este caderno ser fechado.

## Skills

skill-ends-legal = Que peças podem ser jogadas
skill-turn-knock_draw = Comprar, passar ou jogar
skill-open-who = Quem abre
skill-deal-size = Conjuntos e distribuições
skill-hand-out = As pintas e a batida
skill-hand-blocked = Uma rodada fechada
skill-hand-partner = Parceiros
skill-cross-phase = Primeiro os quatro braços
skill-cross-branches = Duplos que abrem ramos
skill-sum-doubles = A soma das pontas
skill-sum-multiple = Múltiplos
skill-claim-window = Reivindicar e Muggins
skill-round-each = Arredondar cada diferença
skill-infer-void = O que um passe prova
skill-count-suit = Contar um número
skill-plan-block_dump = Planejar uma jogada

## Options and fields

option-yes = Sim
option-no = Não
option-play = Jogar uma peça
option-draw = Comprar uma peça
option-knock = Passar
option-over = Mais nada: a vez acabou
option-row = { $tile }
option-opens = { $seat } abre, por causa de { $tile }
option-start-double = O maior duplo abre
option-start-heaviest = A peça mais pesada abre
option-start-again = Embaralhar e distribuir de novo
option-number = { $n }
option-tile = { $tile }
option-claim = Quem a colocou, reivindicando
option-muggins = Um adversário, chamando Muggins
option-lost = Mais ninguém
option-last-paid = O jogador recebe os pontos
option-last-lost = Os pontos se perdem
option-last-rival = Um adversário recebe os pontos
option-claim-points = Reivindicar { $points }
option-muggins-points = Chamar Muggins com { $points }
option-all-fives = All Fives
option-all-fives-and-threes = All Fives and Threes
option-cross = Cross
field-here = All Fives and Threes
field-fives = All Fives
field-pays-here = uma soma de { $count }, aqui
field-pays-house = uma soma de { $count }, pela regra da casa
field-can-be = uma soma de { $count } com duplo-{ $n }: é possível?
field-clue-scores = uma soma de { $count } pontua
field-clue-not = uma soma de { $count } não pontua
field-clue-arms = quatro braços, e nenhum ponto durante o jogo
field-clue-rounds = cada diferença é arredondada para o múltiplo de cinco mais próximo
field-clue-until = você compra até uma peça encaixar
field-clue-exact = as somas pontuam, e as diferenças são pagas exatas
option-any-tile = { $seat } abre, com qualquer peça da mão
option-that-tile = { $seat } abre, e tem de sair com { $tile }
option-rival-play = O adversário joga
option-rival-draw = O adversário compra uma peça
option-rival-knock = O adversário passa
option-you-points = Você faz { $points }
option-rival-points = O adversário faz { $points }
option-nobody = Ninguém pontua
field-tiles-each = peças para cada um
field-tiles-left =
    { $drawn ->
        [0] peças no monte depois da distribuição
        [one] peças no monte depois de { $drawn } compra
       *[other] peças no monte depois de { $drawn } compras
    }
field-tiles-drawable = quantas delas, no máximo, ainda podem ser compradas
field-singles-straight = peças simples em linha reta
field-single-turned = depois uma simples, virada: ela cabe?
field-double-across = ou um duplo atravessado: ele cabe?
field-double-closes = esse duplo fecha a ponta?
field-may-lie = { $tile }: pode ficar ali?
field-may-join = { $tile }: pode entrar depois?
option-certain-all = Nenhuma das peças do adversário tem um desses números
option-certain-but-one = Todas menos uma certamente não têm esses números
option-certain-but-two = Todas menos duas certamente não têm esses números
option-certain-none = Nada mais é certo
option-until-tile = até a próxima peça ser colocada
option-until-turn = até a sua próxima vez
option-until-finish = até a rodada ser encerrada
field-unseen-pips = pintas das peças que você não vê
field-unseen-tiles = quantas peças você não vê
field-mean = a média delas
field-expected = o esperado numa mão com { $held } delas
field-button = o botão
field-until = até quando ele vale
field-set = duplo-{ $n }
field-tiles = peças no duplo-{ $n }
field-suit = peças com { $n } no duplo-{ $n }
field-each = duplo-{ $n }, { $players } jogadores: peças para cada um
field-left = duplo-{ $n }, { $players } jogadores: peças que sobram
field-others = peças com { $number } que ainda não estão na mesa
field-cross-needs = peças de que a cruz de { $opening } ainda precisa
field-doubles =
    { $doubles ->
        [one] pontas depois de { $doubles } duplo posterior
       *[other] pontas depois de { $doubles } duplos posteriores
    }
field-tile = { $tile }
field-count = soma { $count }
field-stock =
    { $stock ->
        [one] { $stock } peça no monte
       *[other] { $stock } peças no monte
    }
field-drawn-fits = você comprou { $tile }, que encaixa: então
field-points-then = pontos depois
field-points-needed = pontos que teriam bastado
field-missing = o número que falta
field-sum = a soma
field-after-tile = depois que { $seat } colocou uma peça
field-new-count = a nova soma
field-points = pontos
field-most-points = a jogada com mais pontos agora
field-no-tile-scores = a jogada depois da qual nenhuma peça que você não vê pontua

## Ends

ask-playable-tiles-task = As pontas são { $ends }. Quais das suas peças podem ser jogadas?
ask-playable-tiles-look = Olhe as duas pontas, depois cada uma das suas peças.
ask-playable-tiles-rule = Uma peça pode ser jogada se uma das suas metades é igual a uma ponta aberta; qual metade, não importa.
ask-playable-tiles-part = Veja as suas peças uma a uma, { $hand }, e procure em cada uma um destes números: { $ends }.
ask-playable-tiles-answer = { $answer }: cada uma tem uma metade igual a uma das pontas { $ends }. As outras peças não têm.
ask-playable-tiles-missed_second_end = Você olhou só uma ponta. As duas estão abertas, { $ends }: uma peça que encaixa em qualquer delas pode ser jogada.

ask-new-ends-task = Você joga { $tile } no { $end }. Que números são as pontas depois?
ask-new-ends-look = Olhe a metade de { $tile } que não toca o { $end }.
ask-new-ends-rule = Metades iguais se tocam e ficam cobertas; a outra metade da sua peça é a nova ponta.
ask-new-ends-part = Uma ponta fica como está: { $stays }. A outra vem de { $tile }.
ask-new-ends-answer = { $answer }: o { $end } fica coberto, { $tile } mostra agora o seu { $new }, e { $stays } continua.
ask-new-ends-joined_closed_end = Você manteve o { $end }, mas a sua peça o cobre: ali metades iguais se tocam. O que aparece agora é a outra metade de { $tile }.
ask-new-ends-missed_second_end = Essa é a nova ponta. A mesa tem uma segunda, que a sua jogada não muda: { $stays }.

ask-new-end-task = { $tile } é jogada num { $end }. Que número é a nova ponta?
ask-new-end-look = Olhe a metade que não toca.
ask-new-end-rule = A metade igual à ponta toca nela; a outra metade é a nova ponta.
ask-new-end-part = O { $end } de { $tile } fica coberto.
ask-new-end-answer = { $new }: o { $end } de { $tile } toca, o { $new } fica livre.
ask-new-end-joined_closed_end = O { $end } está coberto agora: metades iguais se tocam. A metade livre é a outra.

ask-equal-ends-task = As pontas são { $ends }. Jogue uma peça de modo que as duas pontas mostrem o mesmo número.
ask-equal-ends-look = Procure uma peça que tenha os números das duas pontas.
ask-equal-ends-rule = A ponta em que você joga passa a ser a outra metade da sua peça; a outra ponta fica.
ask-equal-ends-part = Para cada jogada pergunte: que número é novo, e ele é igual à ponta que fica?
ask-equal-ends-answer = { $answer }: a outra metade é igual à ponta que fica.
ask-equal-ends-double_is_equal = Um duplo tem duas metades iguais, mas não muda nada: a ponta onde ele fica mostra o mesmo número de antes.

ask-all-plays-task = Que jogadas você tem? Diga todas.
ask-all-plays-look = Leve cada peça da sua mão a cada ponta, uma de cada vez.
ask-all-plays-rule = Uma peça que encaixa em duas pontas são duas jogadas.
ask-all-plays-part = As pontas são { $ends }; compare as duas metades de cada peça com cada uma delas.
ask-all-plays-answer = { $answer }. Uma peça que encaixa em duas pontas conta uma vez para cada uma.
ask-all-plays-missed_second_end = Uma das suas peças encaixa também numa segunda ponta: é outra jogada.

ask-count-plays-task = Quantas jogadas você tem?
ask-count-plays-look = Leve cada peça da sua mão a cada ponta, uma de cada vez.
ask-count-plays-rule = Uma peça que encaixa em várias pontas é uma jogada para cada uma delas, mesmo que mostrem o mesmo número.
ask-count-plays-part = As pontas são { $ends }, a sua mão é { $hand }.
ask-count-plays-answer = { $answer }: uma peça conta uma vez para cada ponta em que encaixa.
ask-count-plays-missed_second_end = Você contou peças. Uma peça que encaixa em várias pontas é uma jogada para cada uma delas.

## Turns

ask-what-now-task =
    { $drawing ->
        [none] Block: as pontas são { $ends }. O que você faz?
        [one] All Fives: as pontas são { $ends }, e o número de peças no monte é { $stock }. O que você faz?
       *[until-playable] Draw: as pontas são { $ends }, e o número de peças no monte é { $stock }. O que você faz?
    }
ask-what-now-look = Primeiro compare cada uma das suas peças com as pontas.
ask-what-now-rule =
    { $drawing ->
        [none] Quem pode jogar tem de jogar. Quem não pode, passa: no Block ninguém compra.
        [one] Quem pode jogar tem de jogar. Quem não pode, compra uma peça; mas as duas últimas do monte ficam, e então você passa.
       *[until-playable] Quem pode jogar tem de jogar. Quem não pode, compra até uma peça encaixar ou o monte ficar vazio; só então você passa.
    }
ask-what-now-part = As pontas são { $ends }, a sua mão é { $hand }. Peças que restam no monte: { $stock }.
ask-what-now-answer =
    { $answer-kind ->
        [play] Jogar: uma peça sua tem uma das pontas { $ends }, então você tem de jogar.
        [draw] Comprar: nenhuma peça sua tem uma das pontas { $ends }, e restam peças para comprar.
       *[knock] Passar: nenhuma peça sua tem uma das pontas { $ends }, e nada pode ser comprado.
    }
ask-what-now-passed_with_legal = Você pode jogar: compare { $hand } com as pontas { $ends }. Quem pode jogar tem de jogar.
ask-what-now-drew_in_block = No Block ninguém compra: as peças que sobram ficam fora do jogo.
ask-what-now-drew_last_two = As duas últimas peças nunca são compradas neste jogo. Com { $stock } no monte você passa.
ask-what-now-left_last_two = Aqui as duas últimas peças também são compradas: você só passa quando o monte está vazio.

ask-may-you-task =
    { $may ->
        [draw] As pontas são { $ends }, e o número de peças no monte é { $stock }. Você pode comprar uma peça e guardar as que tem?
       *[knock] As pontas são { $ends }. Você pode passar?
    }
ask-may-you-look = Compare cada uma das suas peças com as pontas.
ask-may-you-rule =
    { $drawing ->
        [none] Quem pode jogar tem de jogar; só quem não pode jogar pode passar.
        [one] Quem pode jogar tem de jogar. Quem não pode, compra uma peça, mas nunca as duas últimas: com duas no monte você passa.
       *[until-playable] Quem pode jogar tem de jogar. Quem não pode, compra enquanto houver peças, também as duas últimas, e só então passa.
    }
ask-may-you-part = As pontas são { $ends }, a sua mão é { $hand }.
ask-may-you-answer =
    { $answer ->
        [yes] Sim.
       *[no] Não.
    } { $answer-kind ->
        [play] Uma peça sua encaixa, então você tem de jogar.
        [draw] Nada encaixa, e uma peça pode ser comprada, então você compra.
       *[knock] Nada encaixa, e nada pode ser comprado, então você passa.
    }
ask-may-you-passed_with_legal = Você tem uma peça que encaixa numa das pontas { $ends }, e quem pode jogar tem de jogar.
ask-may-you-drew_in_block = No Block ninguém compra: quem não pode jogar só pode passar.
ask-may-you-drew_last_two = As duas últimas peças nunca são compradas neste jogo.
ask-may-you-left_last_two = Neste jogo as duas últimas peças também são compradas, antes de alguém passar.

ask-turn-sequence-task = As pontas são { $ends }, e o monte vai trazer { $tiles }, nesta ordem. O que acontece na sua vez, passo a passo?
ask-turn-sequence-look = Alguma peça da sua mão encaixa? Depois veja as peças do monte uma a uma.
ask-turn-sequence-rule = Você compra até uma peça encaixar, e essa tem de ser jogada, ou até o monte ficar vazio; então você passa.
ask-turn-sequence-part = Compare { $tiles } com as pontas { $ends }, da esquerda para a direita.
ask-turn-sequence-answer =
    { $last ->
        [play] Você compra até uma peça encaixar, { $drawn } ao todo, e joga essa. Depois disso tem { $held } na mão.
       *[knock] Você compra tudo o que há, { $drawn } ao todo, e nada encaixa: você passa e tem { $held } na mão.
    }
ask-turn-sequence-left_last_two = As duas últimas peças também são compradas: no Draw o monte é usado até o fim antes de você passar.
ask-turn-sequence-passed_with_legal = Antes de passar você tem de comprar, enquanto houver peças.

ask-draws-needed-task = As pontas são { $ends }, e o monte vai trazer { $tiles }, nesta ordem. Quantas peças você compra?
ask-draws-needed-look = Veja as peças do monte uma a uma.
ask-draws-needed-rule = Você compra até uma peça encaixar numa das pontas.
ask-draws-needed-part = A primeira peça que tem uma das pontas { $ends } é a última que você compra.
ask-draws-needed-answer = { $drawn }: com { $last } a compra acaba.
ask-draws-needed-left_last_two = Não deixe duas peças: no Draw você continua até uma encaixar ou não restar nenhuma.

ask-fives-stock-task = All Fives: nenhuma das suas peças encaixa nas pontas { $ends }. O que você faz?
ask-fives-stock-look = Veja quantas peças há no monte.
ask-fives-stock-rule = No All Fives você compra exatamente uma peça e a vez acaba; as duas últimas nunca são compradas.
ask-fives-stock-part = Com { $many } peças você pode comprar uma. Pense para que serve uma peça comprada neste jogo.
ask-fives-stock-answer = Com { $many } você compra uma, e a vez acaba: mesmo { $tile }, que encaixa, espera a sua próxima vez. Com duas no monte você passa.
ask-fives-stock-drew_last_two = As duas últimas peças do monte ficam onde estão: com duas no monte você passa.
ask-fives-stock-played_drawn_tile = No All Fives uma compra encerra a vez, mesmo que a peça encaixe. Ela pode ser jogada na sua próxima vez.
ask-fives-stock-passed_with_legal = Com tantas peças no monte você tem de comprar uma antes de a vez acabar.

## Opening and deals

ask-who-opens-task = Quem abre, e por causa de qual peça?
ask-who-opens-look = Procure os duplos.
ask-who-opens-rule = Quem tem o maior duplo distribuído abre, por mais pesadas que sejam outras peças.
ask-who-opens-part = Um duplo vale pelo seu número, não pelas suas pintas. Compare só os duplos.
ask-who-opens-answer = { $seat }, com { $tile }: o maior duplo distribuído.
ask-who-opens-heaviest_not_highest_double = { $heaviest } é a peça mais pesada, com { $pips } pintas, mas não é um duplo. O maior duplo abre.

ask-how-to-start-task = Como começa esta rodada?
ask-how-to-start-look = Procure duplos.
ask-how-to-start-rule = O maior duplo abre. Se ninguém recebeu um, tudo é embaralhado e distribuído de novo.
ask-how-to-start-part = Percorra todas as mãos: há uma peça com duas metades iguais?
ask-how-to-start-answer =
    { $answer-kind ->
        [again] Ninguém tem um duplo, então tudo é embaralhado e distribuído de novo.
       *[double] Alguém tem um duplo: o maior abre.
    }
ask-how-to-start-heaviest_not_highest_double = Peças pesadas não contam aqui: quem abre é um duplo, e sem duplo as peças são distribuídas de novo.

ask-set-sizes-task = Quantas peças têm os conjuntos que vão até { $sets }?
ask-set-sizes-look = Pense primeiro num conjunto pequeno: o duplo-1 tem 0-0, 1-0 e 1-1.
ask-set-sizes-rule = Cada par de números aparece uma vez. Um conjunto duplo-n tem (n + 1) × (n + 2) ÷ 2 peças.
ask-set-sizes-part = Para o duplo-{ $n }: { $one } × { $two } ÷ 2.
ask-set-sizes-answer = { $answer }: para o duplo-{ $n } é { $one } × { $two } ÷ 2.

ask-suit-sizes-task = Estes conjuntos vão até { $sets }. Em cada um, quantas peças têm o seu maior número?
ask-suit-sizes-look = Escreva as peças com 6 de um conjunto duplo-seis.
ask-suit-sizes-rule = O número aparece uma vez ao lado de cada número, de 0 até ele mesmo.
ask-suit-sizes-part = No duplo-{ $n } são { $n }-0, { $n }-1 e assim por diante, até { $n }-{ $n }.
ask-suit-sizes-answer = { $answer }: uma para cada número a partir de 0, portanto { $one } no duplo-{ $n }.
ask-suit-sizes-double_is_two_tiles = Confira os dois extremos da fileira: ela começa com a metade vazia, { $n }-0, e termina com o duplo, { $n }-{ $n }, que é uma peça só.

ask-all-pips-task = Quantas pintas há ao todo nas peças do conjunto que vai até { $sets }?
ask-all-pips-look = Em quantas metades aparece cada número?
ask-all-pips-rule = Cada número aparece em n + 2 metades: uma vez ao lado de cada outro número, e duas vezes no seu duplo.
ask-all-pips-part = No duplo-{ $n } cada número está em { $halves } metades, e 0 + 1 + … + { $n } é { $sum }.
ask-all-pips-answer = { $answer }: { $halves } × { $sum }.

ask-deal-sizes-task =
    { $game ->
        [block] Block: quantas peças cada jogador recebe, e quantas sobram?
        [draw] Draw: quantas peças cada jogador recebe, e quantas ficam no monte?
        [cross] Cross: quantas peças cada jogador recebe, e quantas ficam no monte?
       *[other] Quantas peças cada jogador recebe, e quantas sobram?
    }
ask-deal-sizes-look = Quantas peças tem o conjunto, e quantas delas são distribuídas?
ask-deal-sizes-rule =
    { $game ->
        [block] No Block cada um recebe, com duplo-seis: 8 peças se são dois, 6 se são três ou quatro, 5 se são cinco. Quatro recebem 9 com duplo-nove e 12 com duplo-doze; três recebem 6, cinco 5 e dois 8.
       *[other] No Draw e no Cross dois jogadores recebem 7 peças cada um, três recebem 5, quatro recebem 4, cinco recebem 3.
    }
ask-deal-sizes-part = Um conjunto duplo-{ $set } tem { $tiles } peças. Com { $players } jogadores, { $dealt } delas são distribuídas.
ask-deal-sizes-answer = { $answer }. Com { $players } jogadores: { $players } × { $each } = { $dealt } são distribuídas, e { $tiles } − { $dealt } = { $left } sobram.

ask-cross-deals-task = Os jogos Cross maiores: quantas peças cada jogador recebe, e quantas ficam no monte?
ask-cross-deals-look = Quantas peças tem o conjunto, e quantas delas são distribuídas?
ask-cross-deals-rule = No Double-Nine Cross e no Double-Twelve Cross dois ou três jogadores recebem 7 peças cada um, quatro ou cinco recebem 5.
ask-cross-deals-part = Um conjunto duplo-{ $set } tem { $tiles } peças. Com { $players } jogadores, { $dealt } delas são distribuídas.
ask-cross-deals-answer = { $answer }. Com { $players } jogadores: { $players } × { $each } = { $dealt } são distribuídas, e { $tiles } − { $dealt } = { $left } sobram.

ask-set-and-stock-task = De que tamanho é este conjunto, e quantas peças a distribuição deixa no monte?
ask-set-and-stock-look = Veja primeiro o conjunto, depois a distribuição.
ask-set-and-stock-rule = Um conjunto duplo-n tem (n + 1) × (n + 2) ÷ 2 peças, n + 1 delas com cada número. Nos jogos Cross maiores dois ou três jogadores recebem 7 cada um, quatro ou cinco recebem 5.
ask-set-and-stock-part = O conjunto tem { $one } × { $two } ÷ 2 peças. Com { $players } jogadores, { $dealt } delas são distribuídas.
ask-set-and-stock-answer = { $answer }. O conjunto tem { $one } × { $two } ÷ 2 = { $tiles } peças; com { $players } jogadores { $dealt } são distribuídas e { $left } sobram.

## What a round pays

ask-pips-task = Quantas pintas têm { $tiles }?
ask-pips-look = Some as duas metades de uma peça.
ask-pips-rule = As pintas de uma peça são a soma das suas metades; uma metade vazia conta 0.
ask-pips-part = { $tile } é { $high } + { $low }.
ask-pips-answer = { $answer }: { $tile } é { $high } + { $low } = { $sum }.

ask-out-pays-task = { $who } bate, e os outros ainda têm estas peças. Quantos pontos { $who } recebe?
ask-out-pays-look = Veja o que cada perdedor ainda tem.
ask-out-pays-rule = Bater paga todas as pintas que restam nas mãos dos perdedores.
ask-out-pays-part = Mão por mão: { $paid }.
ask-out-pays-answer = { $pays }: { $paid }.

ask-out-costs-task = { $who } bate, e estas peças ficam na sua mão. Quantos pontos isso custa a você?
ask-out-costs-look = Olhe cada peça que você ainda tem.
ask-out-costs-rule = Quem bate recebe todas as pintas que restam nas mãos dos perdedores.
ask-out-costs-part = Peça por peça: { $pips }.
ask-out-costs-answer = { $pays }: { $hand } somam { $pips }.

ask-blocked-pays-task =
    { $shows ->
        [totals] A rodada está fechada. As mãos têm { $totals }. Quantos pontos ela paga?
       *[tiles] A rodada está fechada com estas mãos. Quantos pontos ela paga?
    }
ask-blocked-pays-look = Procure o menor total.
ask-blocked-pays-rule = O menor total vence, e cada perdedor paga a diferença até ele. Se dois dividem o menor total, ninguém recebe.
ask-blocked-pays-part = O menor total é { $least }.
ask-blocked-pays-answer =
    { $tie ->
        [yes] 0: duas mãos dividem o menor total, { $least }, então ninguém recebe.
       *[no] { $pays }: as diferenças até { $least } são { $paid }.
    }
ask-blocked-pays-tie_scored = O menor total, { $least }, aparece duas vezes: um empate não paga a ninguém.
ask-blocked-pays-paid_without_difference = Com o jogo fechado um perdedor paga só a diferença até o menor total, { $least }: subtraia-o de cada um dos outros.

ask-blocked-steps-task = Jogo fechado, com { $totals }. Os perdedores pagam { $known } + ? = ?
ask-blocked-steps-look = Que perdedor ainda falta na soma?
ask-blocked-steps-rule = Cada perdedor paga a diferença até o menor total.
ask-blocked-steps-part = O menor total é { $least }; o perdedor que falta tem { $loser }.
ask-blocked-steps-answer = { $loser } − { $least } = { $last }, e { $known } + { $last } = { $pays }.
ask-blocked-steps-paid_without_difference = Subtraia antes o menor total, { $least }, dos { $loser } do perdedor.

ask-partners-pay-task =
    { $how ->
        [out]
            { $shows ->
                [totals] Parceiros, A e C contra B e D: { $who } bate, e os outros ainda têm { $totals }. Quantos pontos recebe a dupla de { $who }?
               *[tiles] Parceiros, A e C contra B e D: { $who } bate, e os outros ainda têm estas peças. Quantos pontos recebe a dupla de { $who }?
            }
       *[blocked] Parceiros, A e C contra B e D. A rodada está fechada, e as mãos têm { $totals }. Quantos pontos recebe a dupla que vence?
    }
ask-partners-pay-look =
    { $how ->
        [out] Veja quem são os adversários.
       *[blocked] Primeiro some cada dupla.
    }
ask-partners-pay-rule =
    { $how ->
        [out] Bater paga as mãos dos dois adversários, seja o que for que o parceiro ainda tenha.
       *[blocked] Somam-se as duas mãos de cada dupla; a dupla com menos ganha a diferença.
    }
ask-partners-pay-part =
    { $how ->
        [out] Os adversários têm { $others }.
       *[blocked] A e C: { $total-a }. B e D: { $total-b }.
    }
ask-partners-pay-answer =
    { $how ->
        [out] { $pays }: { $others }. O que o parceiro tem, { $partner }, não conta.
       *[blocked] { $pays }: { $total-a } contra { $total-b }; a dupla com menos ganha a diferença.
    }
ask-partners-pay-partner_pips_added = Você somou também a mão do parceiro, { $partner }. Só os dois adversários pagam: { $others }.
ask-partners-pay-single_hands_compared = Não é a menor mão que vence, e sim a dupla com menos: some A e C, depois B e D.

ask-round-each-task =
    { $how ->
        [out] { $who } bate. Os outros têm { $totals }. Quantos pontos a rodada paga?
       *[blocked] A rodada está fechada, e as mãos têm { $totals }. Quantos pontos ela paga?
    }
ask-round-each-look = Veja os perdedores um a um.
ask-round-each-rule =
    { $rounding ->
        [5] No All Fives a diferença de cada perdedor é arredondada para o múltiplo de cinco mais próximo, e só depois se soma.
       *[other] No All Fives and Threes as diferenças são pagas exatas, sem arredondar.
    }
ask-round-each-part = As diferenças são { $lost }.
ask-round-each-answer = { $pays }: as diferenças { $lost } passam a { $paid }.
ask-round-each-rounded_total_not_each = Você arredondou a soma. A diferença de cada perdedor é arredondada sozinha: { $lost } passam a { $paid }.
ask-round-each-exact_vs_rounded =
    { $rounding ->
        [5] Essas são as diferenças exatas, { $lost }. O All Fives arredonda cada uma para o múltiplo de cinco mais próximo.
       *[other] Aqui nada é arredondado: as diferenças { $lost } são pagas como estão.
    }

ask-round-exact-task =
    { $how ->
        [out] All Fives and Threes: { $who } bate. Os outros têm { $totals }. Quantos pontos a rodada paga?
       *[blocked] All Fives and Threes: a rodada está fechada, e as mãos têm { $totals }. Quantos pontos ela paga?
    }
ask-round-exact-look = Veja os perdedores um a um.
ask-round-exact-rule = No All Fives and Threes cada perdedor paga a diferença exata, sem arredondar.
ask-round-exact-part = As diferenças são { $lost }.
ask-round-exact-answer = { $pays }: { $lost }, pagas como estão.
ask-round-exact-exact_vs_rounded = Só o All Fives arredonda para múltiplos de cinco. Aqui as diferenças { $lost } são pagas como estão.

ask-round-both-task =
    { $how ->
        [out] { $who } bate. Os outros têm { $totals }. Quantos pontos a rodada paga em cada um dos dois jogos?
       *[blocked] A rodada está fechada, e as mãos têm { $totals }. Quantos pontos ela paga em cada um dos dois jogos?
    }
ask-round-both-look = As diferenças são as mesmas nos dois jogos.
ask-round-both-rule = O All Fives and Threes paga as diferenças exatas; o All Fives arredonda cada uma para o múltiplo de cinco mais próximo e só depois soma.
ask-round-both-part = As diferenças são { $lost }. Arredondadas uma a uma são { $in-fives }.
ask-round-both-answer = { $here } e { $fives }: { $lost } exatas, e { $in-fives } arredondadas.
ask-round-both-rounded_total_not_each = Você arredondou a soma. O All Fives arredonda cada diferença sozinha: { $in-fives }.
ask-round-both-exact_vs_rounded = Um jogo arredonda e o outro não: { $lost } exatas, { $in-fives } no All Fives.

ask-match-end-task = Você tem { $score } pontos de { $target }, e uma rodada paga { $won } a você. Quantos pontos você tem depois, e quantos teriam bastado para vencer?
ask-match-end-look = A partida acaba assim que alguém tem { $target }.
ask-match-end-rule = Quem chega primeiro a { $target } pontos vence; mais do que isso é bem-vindo, mas não é preciso.
ask-match-end-part = Uma conta é { $score } + { $won }, a outra { $target } − { $score }.
ask-match-end-answer = { $then } e { $needed }: { $score } + { $won } = { $then } basta, e { $score } + { $needed } também teria bastado.

## Cross

ask-cross-play-task = { $opening } abriu, e estes braços estão na mesa: { $arms }. Escolha uma jogada permitida.
ask-cross-play-look = Veja quantos braços tem o duplo inicial.
ask-cross-play-rule = As quatro primeiras jogadas depois da abertura vão para os quatro braços dele; até lá, toda outra ponta espera.
ask-cross-play-part =
    { $empty ->
        [one] Ainda há { $empty } braço vazio, e ele recebe uma peça com { $half }.
       *[other] Ainda há { $empty } braços vazios, e cada um recebe uma peça com { $half }.
    }
ask-cross-play-answer = { $answer }: ainda há um braço vazio, então só uma peça com { $half } pode ser jogada.
ask-cross-play-extended_arm_before_cross =
    { $empty ->
        [one] Essa ponta tem de esperar: { $empty } braço de { $opening } ainda está vazio, e ele vem primeiro.
       *[other] Essa ponta tem de esperar: { $empty } braços de { $opening } ainda estão vazios, e eles vêm primeiro.
    }

ask-open-ends-task = { $opening } abriu, e estes braços estão na mesa: { $arms }. Que números estão abertos agora?
ask-open-ends-look = Os quatro braços do duplo inicial já começaram?
ask-open-ends-rule = Enquanto há um braço vazio, só os braços vazios estão abertos. Depois a ponta de cada braço está aberta, e o próprio duplo inicial está coberto.
ask-open-ends-part =
    { $empty ->
        [0] Os quatro braços já começaram: veja onde cada um termina.
       *[other] Ainda há braços vazios: { $empty }.
    }
ask-open-ends-answer = { $answer }.
ask-open-ends-extended_arm_before_cross = Os braços já começados têm de esperar enquanto houver um vazio. Faltam: { $empty }.
ask-open-ends-opening_still_open = O duplo inicial está coberto nos quatro lados: nada mais se junta a ele.

ask-last-arm-task = { $arms } estão nos braços de { $opening }. Que peças do conjunto podem vir agora?
ask-last-arm-look = Um braço ainda está vazio.
ask-last-arm-rule = Enquanto há um braço vazio, a próxima peça tem de ir para ele.
ask-last-arm-part = Ele precisa de um { $half }, e de uma peça que ainda não esteja na mesa.
ask-last-arm-answer = { $answer }: todas as peças com { $half } que ainda não estão na mesa.
ask-last-arm-extended_arm_before_cross = Só valem peças que vão para o braço vazio: ele precisa de um { $half }.

ask-cross-turn-task = { $opening } abriu, e estes braços estão na mesa: { $arms }. Peças no monte: { $stock }. O que você faz?
ask-cross-turn-look = Os quatro braços já começaram?
ask-cross-turn-rule = Enquanto há um braço vazio, só uma peça com o número do duplo inicial pode ser jogada. Quem não tem uma compra até ela vir, e passa quando o monte está vazio.
ask-cross-turn-part =
    { $empty ->
        [0] Nenhum braço está vazio: veja onde cada um termina.
        [one] Há { $empty } braço vazio. Você tem um { $half }?
       *[other] Há { $empty } braços vazios. Você tem um { $half }?
    }
ask-cross-turn-answer =
    { $answer-kind ->
        [play] Jogar: uma peça sua encaixa numa ponta aberta.
        [draw] Comprar, até vir um { $half }: há um braço vazio, e você não tem peça para ele.
       *[knock] Passar: nada encaixa, e o monte está vazio.
    }
ask-cross-turn-extended_arm_before_cross =
    { $empty ->
        [one] Sua peça encaixa num braço que tem de esperar: { $empty } braço de { $opening } ainda está vazio.
       *[other] Sua peça encaixa num braço que tem de esperar: { $empty } braços de { $opening } ainda estão vazios.
    }
ask-cross-turn-passed_with_legal = Você pode jogar: olhe de novo as pontas abertas { $ends }.
ask-cross-turn-drew_in_block = Neste jogo você compra antes de passar.
ask-cross-turn-drew_last_two = Aqui nada pode ser comprado: então você passa.
ask-cross-turn-left_last_two = As duas últimas peças também são compradas, antes de você passar.

ask-count-ends-task =
    { $played ->
        [none] Quantas pontas abertas há?
       *[other] Você joga { $played }. Quantas pontas abertas há depois?
    }
ask-count-ends-look = Que duplos abrem ramos neste jogo?
ask-count-ends-rule =
    { $branching ->
        [yes] Nos jogos Cross maiores todo duplo posterior acrescenta dois ramos: a mesa tem 4 pontas e mais 2 para cada um deles.
       *[no] No Cross com duplo-seis só o duplo inicial se ramifica: há sempre quatro pontas.
    }
ask-count-ends-part = Antes da sua jogada o número de pontas era { $before }.
ask-count-ends-answer = { $count }: { $list }.
ask-count-ends-branched_in_double_six = Você deixou o duplo abrir ramos. Com duplo-seis só o duplo inicial tem braços.
ask-count-ends-double_did_not_branch = Neste jogo um duplo posterior abre ramos: ele fica aberto em três lados, dois a mais que uma peça simples.

ask-opening-suit-task = { $opening } abriu, e estes braços estão na mesa: { $arms }. Quantas outras peças com o número dele ainda estão por vir, e de quantas a cruz ainda precisa?
ask-opening-suit-look = Olhe o duplo inicial e os braços dele.
ask-opening-suit-rule = Cada número está em n + 1 peças de um conjunto duplo-n, e o duplo inicial é uma delas; uma cruz precisa de quatro peças à sua volta.
ask-opening-suit-part = Um conjunto duplo-{ $set } tem { $all } peças com { $half }. Na mesa já estão: { $lying }.
ask-opening-suit-answer = { $others } e { $empty }: { $all } peças têm um { $half }, menos { $lying } na mesa; braços vazios: { $empty }.
ask-opening-suit-opening_counted = Você contou também { $opening }: ele já está na mesa, e só as outras podem se juntar a ele.

ask-ends-by-doubles-task = A cruz está completa. Quantas pontas abertas tem a mesa de um dos jogos Cross maiores, depois de tantos duplos posteriores?
ask-ends-by-doubles-look = Quantas pontas há antes do primeiro duplo posterior, e quantas a mais cada um traz?
ask-ends-by-doubles-rule = Um duplo posterior cobre uma ponta e fica aberto em três lados: duas pontas a mais de cada vez.
ask-ends-by-doubles-part = Há 4 pontas sem duplo posterior, e 6 com um.
ask-ends-by-doubles-answer =
    { $doubles ->
        [one] { $answer }: 4 pontas e mais 2 para cada duplo posterior, portanto { $count } depois de { $doubles } duplo.
       *[other] { $answer }: 4 pontas e mais 2 para cada duplo posterior, portanto { $count } depois de { $doubles } duplos.
    }
ask-ends-by-doubles-double_did_not_branch = Assim seria com duplo-seis. Nos jogos Cross maiores todo duplo posterior acrescenta dois ramos.
ask-ends-by-doubles-covered_end_kept = Um duplo fica aberto em três lados, mas cobre a ponta onde está: ele acrescenta duas pontas, não três.

ask-row-name-task =
    { $side ->
        [yes] { $tile } vai para { $double }: num dos lados dele. Que peça dá nome à fileira em que ela fica?
       *[no] { $tile } vai para { $double }: na ponta de trás dele. Que peça dá nome à fileira em que ela fica?
    }
ask-row-name-look = Essa fileira começa em { $double }, ou só passa por ele?
ask-row-name-rule = Uma fileira tem o nome da peça em que começa: o duplo inicial, ou o duplo que abriu o ramo. O que continua por um duplo fica na mesma fileira.
ask-row-name-part = O duplo inicial é { $opening }. Nos lados de { $double } começam fileiras próprias.
ask-row-name-answer =
    { $side ->
        [yes] { $name }: um ramo começa no lado de { $double }.
       *[no] { $name }: a fileira continua por { $double }.
    }
ask-row-name-double_did_not_branch = O lado de { $double } é um ramo: ali começa uma fileira própria, com o nome dele.
ask-row-name-branch_goes_on = Na ponta de trás de { $double } nada novo começa: a fileira que chegou até ele continua.
ask-row-name-named_by_itself = Uma fileira tem o nome do duplo em que começa, não o das peças que vêm depois.

ask-suit-unseen-task = Quantas peças com { $number } você não vê: nem na mesa, nem na sua mão?
ask-suit-unseen-look = Conte as peças com { $number } na mesa, depois na sua mão.
ask-suit-unseen-rule = Um conjunto duplo-{ $set } tem { $all } peças com cada número. O que você não vê está em outro lugar.
ask-suit-unseen-part = Na mesa: { $tiles }.
ask-suit-unseen-answer = { $unseen }: { $all } ao todo, menos { $table } na mesa e { $held } na sua mão.
ask-suit-unseen-own_hand_not_counted = Você esqueceu a sua própria mão. Ali há: { $held }.
ask-suit-unseen-double_is_two_tiles = Conte peças, não metades: o duplo { $number }-{ $number } é uma peça só.

## The end count

ask-table-count-task = Qual é a soma das pontas desta mesa?
ask-table-count-look = Olhe as duas pontas abertas.
ask-table-count-rule = Uma peça simples na ponta conta a metade livre; um duplo na ponta conta as duas metades.
ask-table-count-part = As pontas estão marcadas com o que somam.
ask-table-count-answer = { $sum } = { $count }.
ask-table-count-double_counted_once = Você contou { $double }-{ $double } uma vez só. As duas metades estão abertas: { $sum } = { $count }.
ask-table-count-opening_double_counted_twice = Um duplo sozinho na mesa conta cada metade uma vez: { $sum } = { $count }.
ask-table-count-inner_half_counted = Metades que tocam outra peça não contam nada; só conta o que está livre: { $sum } = { $count }.
ask-table-count-closed_end_counted = A ponta que acabou de ser coberta não conta mais: { $sum } = { $count }.

ask-count-steps-task = A soma das pontas: { $known } + ? = ?
ask-count-steps-look = Olhe o duplo.
ask-count-steps-rule = Um duplo na ponta conta as duas metades.
ask-count-steps-part = { $known } tem cada ponta uma vez. Falta uma metade do duplo.
ask-count-steps-answer = { $known } + { $half } = { $count }.
ask-count-steps-double_counted_once = O duplo conta duas vezes: falta o segundo { $half }.

ask-lead-worth-task = All Fives: quantos pontos vale cada uma destas peças como peça inicial, { $tiles }?
ask-lead-worth-look = Some as duas metades de cada peça.
ask-lead-worth-rule = A primeira peça conta todas as suas pintas. A soma vale tantos pontos quanto ela mesma se é divisível por 5; senão, nada.
ask-lead-worth-part = { $sums }.
ask-lead-worth-answer = { $answer }, por causa das somas { $sums }.
ask-lead-worth-double_counted_once = Você contou um duplo uma vez só. Como peça inicial ele fica aberto dos dois lados: { $sums }.
ask-lead-worth-opening_double_counted_twice = Um duplo sozinho na mesa conta cada metade uma vez, não duas: { $sums }.
ask-lead-worth-inner_half_counted = Conte só as metades livres: { $sums }.
ask-lead-worth-closed_end_counted = Conte só as metades livres: { $sums }.
ask-lead-worth-every_count_scored = Nem toda soma pontua: só os múltiplos de 5, acima de zero.

ask-scoring-leads-task = Que peças de um conjunto duplo-{ $set } pontuam como peça inicial no All Fives?
ask-scoring-leads-look = Pense primeiro nas somas 5 e 10.
ask-scoring-leads-rule = Uma peça inicial pontua se a soma das suas metades é maior que zero e divisível por 5.
ask-scoring-leads-part = Que pares de números dão 5, e quais dão 10?
ask-scoring-leads-answer = { $answer }: as metades somam um múltiplo de 5.
ask-scoring-leads-zero_scored = 0-0 conta zero, e zero não vale nada.

ask-most-points-task = As pontas são { $ends }. Que jogada vale mais agora?
ask-most-points-look = Faça cada jogada em pensamento e olhe as duas pontas depois dela.
ask-most-points-rule = Um duplo na ponta conta as duas metades; uma soma pontua se é divisível por 5.
ask-most-points-part = Uma delas: { $first }.
ask-most-points-answer = { $best }, por { $points }. Todas as jogadas: { $lines }.
ask-most-points-double_counted_once = Você contou um duplo uma vez só. As duas metades de um duplo na ponta contam: { $lines }.
ask-most-points-opening_double_counted_twice = A peça inicial conta uma vez: { $lines }.
ask-most-points-inner_half_counted = Só contam metades livres, não as que se tocam: { $lines }.
ask-most-points-closed_end_counted = A ponta em que você joga fica coberta e não conta mais: { $lines }.

ask-most-points-both-task = All Fives and Threes: as pontas são { $ends }. Que jogada vale mais agora?
ask-most-points-both-look = Faça cada jogada em pensamento e olhe as duas pontas depois dela.
ask-most-points-both-rule = Um duplo na ponta conta as duas metades; uma soma pontua se é divisível por 5 ou por 3.
ask-most-points-both-part = Uma delas: { $first }.
ask-most-points-both-answer = { $best }, por { $points }. Todas as jogadas: { $lines }. No All Fives a melhor delas daria { $fives }.
ask-most-points-both-only_fives = Essa seria a melhor no All Fives. Aqui os múltiplos de 3 também pontuam: { $lines }.
ask-most-points-both-double_counted_once = Você contou um duplo uma vez só. As duas metades de um duplo na ponta contam: { $lines }.
ask-most-points-both-opening_double_counted_twice = A peça inicial conta uma vez: { $lines }.
ask-most-points-both-inner_half_counted = Só contam metades livres, não as que se tocam: { $lines }.
ask-most-points-both-closed_end_counted = A ponta em que você joga fica coberta e não conta mais: { $lines }.

ask-count-worth-task = Quantos pontos valem estas somas: { $counts }?
ask-count-worth-look = Divida cada soma por { $multiples }.
ask-count-worth-rule =
    { $game ->
        [all-fives] Uma soma acima de zero divisível por 5 vale ela mesma.
       *[other] Uma soma acima de zero divisível por 5 ou por 3 vale ela mesma, uma vez.
    }
ask-count-worth-part = As que não são divisíveis por { $multiples } valem 0.
ask-count-worth-answer = { $answer }.
ask-count-worth-fifteen_scored_twice = Uma soma divisível por 5 e também por 3 vale ela mesma uma vez, não duas.
ask-count-worth-only_fives = Esses são os pontos do All Fives. Neste jogo os múltiplos de 3 também pontuam.
ask-count-worth-every_count_scored = Só múltiplos de { $multiples } valem pontos; as outras somas valem 0.

ask-once-not-twice-task = Uma soma de { $count } é divisível por 5 e por 3. O All Fives and Threes paga { $count } uma vez, e não ?
ask-once-not-twice-look = Quanto seria se cada um dos dois números pagasse por si?
ask-once-not-twice-rule = Uma soma divisível por 5 ou por 3 vale ela mesma, uma vez, mesmo que seja divisível pelos dois.
ask-once-not-twice-part = Duas vezes seriam { $count } + { $count }.
ask-once-not-twice-answer = { $double }: { $count } é pago uma vez, e não { $count } + { $count }.
ask-once-not-twice-count_by_threes = Isso é uma regra da casa, que paga quantas vezes 5 e 3 cabem na soma. Aqui paga-se a própria soma.

ask-count-leads-task = Das { $tiles } peças de um conjunto duplo-{ $set }, quantas pontuam como peça inicial em cada um dos dois jogos?
ask-count-leads-look = A peça inicial conta todas as suas pintas: pense nas somas.
ask-count-leads-rule = Uma soma acima de zero pontua se é divisível por 5 ou por 3; no All Fives, só se é divisível por 5.
ask-count-leads-part = As somas que pontuam aqui são { $sums }. Quantas peças dão cada uma delas?
ask-count-leads-answer = { $here } e { $fives }: todas as peças cujas pintas somam { $sums }, e aquelas cujas pintas são divisíveis por 5.
ask-count-leads-zero_scored = 0-0 conta zero, e zero não vale nada: deixe-a de fora.
ask-count-leads-fifteen_scored_twice = Uma peça cuja soma é divisível por 5 e por 3 é uma peça só: conte-a uma vez.

ask-highest-count-task = Qual é a maior soma que pontua no All Fives and Threes com um conjunto duplo-{ $set }?
ask-highest-count-look = Qual é o máximo que duas pontas podem somar?
ask-highest-count-rule = Um duplo na ponta conta as duas metades, e cada duplo existe uma vez. A soma tem de ser um múltiplo de 5 ou de 3.
ask-highest-count-part = { $double } e { $second } nas pontas somam { $most }. Desça a partir daí.
ask-highest-count-answer = { $best }, com { $ends } nas pontas. Nenhuma soma acima pontua: { $above }.
ask-highest-count-double_counted_once = Duplos nas pontas contam as duas metades: é possível chegar a mais do que isso.
ask-highest-count-every_count_scored = { $most } é a maior soma, mas não é divisível nem por 5 nem por 3.

ask-house-rule-task = Uma regra da casa paga quantas vezes 5 cabe numa soma, e quantas vezes 3 cabe, quando cabem sem resto. Quanto paga { $count } aqui e por essa regra, e uma soma pode ser { $other }?
ask-house-rule-look = Veja o que é pago: a soma, ou quantas vezes algo cabe nela.
ask-house-rule-rule = Aqui uma soma divisível por 5 ou por 3 vale ela mesma, uma vez. A maior soma de um conjunto tem os dois maiores duplos nas pontas.
ask-house-rule-part = A regra da casa paga { $parts }. A maior soma é { $most-six } com duplo-seis e { $most-nine } com duplo-nove.
ask-house-rule-answer =
    { $nine ->
        [yes]
            { $six ->
                [yes] { $points } aqui, { $house } pela regra da casa, ou seja { $parts }. Uma soma de { $other } é possível com os dois conjuntos.
               *[no] { $points } aqui, { $house } pela regra da casa, ou seja { $parts }. Uma soma de { $other } é possível com duplo-nove, com { $ends } nas pontas, mas nenhum par de pontas do duplo-seis a faz.
            }
       *[no] { $points } aqui, { $house } pela regra da casa, ou seja { $parts }. Nenhum par de pontas faz { $other }, nem com duplo-seis nem com duplo-nove.
    }
ask-house-rule-fifteen_scored_twice = Aqui uma soma é paga uma vez, mesmo que seja divisível por 5 e por 3.
ask-house-rule-house_rule_taken = Isso é o que a regra da casa paga. Aqui paga-se a própria soma.

ask-which-game-task = Qual dos três jogos é?
ask-which-game-look = Em quais deles as pontas são somadas?
ask-which-game-rule = O All Fives paga múltiplos de 5 e arredonda cada diferença; o All Fives and Threes paga múltiplos de 5 ou de 3 e não arredonda nada; o Cross tem quatro braços e só paga no fim da rodada.
ask-which-game-part = { $count } é divisível por 3, mas não por 5.
ask-which-game-answer = { $answer }.
ask-which-game-multiples_swapped = Você trocou um pelo outro os dois jogos de soma: { $count } é divisível por 3, então só pontua onde os múltiplos de três pontuam, e só o All Fives arredonda.

ask-difference-task = A soma é { $count }. Você joga { $tile } na ponta simples { $end }. Qual é a nova soma, e quantos pontos ela vale?
ask-difference-look = O que fica coberto, e o que é novo?
ask-difference-rule = Subtraia da soma antiga a ponta coberta e acrescente a ponta nova.
ask-difference-part = O que fica é { $count } − { $end }.
ask-difference-answer = { $count } − { $end } + { $new } = { $after }. Pontos: { $points }.
ask-difference-closed_end_counted = O { $end } está coberto agora: subtraia-o antes de acrescentar o { $new }.
ask-difference-every_count_scored = A soma está certa. Mas só múltiplos de { $multiples } valem pontos.

## Claim and Muggins

ask-when-to-claim-task = { $seat } coloca { $tile }, que dá { $points }, e não diz nada. Depois { $next } coloca uma peça, e depois { $third }. Quem pode ficar com os { $points } em cada um destes momentos?
ask-when-to-claim-look = Veja quantas peças vieram depois de { $tile }.
ask-when-to-claim-rule = A soma é sua até a próxima peça ser colocada. Então fica aberta ao Muggins até mais uma peça ser colocada; depois está perdida.
ask-when-to-claim-part = Antes de { $next } colocar uma peça, só { $seat } pode reivindicar.
ask-when-to-claim-answer = { $seat } pode reivindicar até { $next } colocar uma peça; depois os adversários podem chamar Muggins até { $third } colocar uma; depois está perdido.
ask-when-to-claim-claimed_too_late = Assim que { $next } colocou uma peça, { $seat } não pode mais reivindicar.
ask-when-to-claim-muggins_too_early = O Muggins só vem depois da próxima peça: até lá os pontos são só de { $seat }.
ask-when-to-claim-muggins_too_late = Depois da segunda peça ninguém mais pode ficar com os pontos.
ask-when-to-claim-no_muggins = Depois da próxima peça os pontos ainda não estão perdidos: os adversários podem chamar Muggins.

ask-last-tile-task =
    { $first ->
        [claim] A última peça da rodada, { $tile }, dá { $points }. Você reivindica { $points } e depois aperta Encerrar rodada. O que acontece com os pontos?
       *[finish] A última peça da rodada, { $tile }, dá { $points }. Você aperta Encerrar rodada antes de reivindicar. O que acontece com os pontos?
    }
ask-last-tile-look = O que Encerrar rodada fecha?
ask-last-tile-rule = A última peça pode ser reivindicada até Encerrar rodada. Nada vem depois dela, então ela nunca fica aberta ao Muggins.
ask-last-tile-part = Ela foi reivindicada antes de a rodada ser encerrada?
ask-last-tile-answer =
    { $answer-kind ->
        [paid] Foi reivindicada a tempo: os { $points } pontos são pagos.
       *[lost] Os { $points } pontos estão perdidos: Encerrar rodada fecha a janela.
    }
ask-last-tile-claimed_too_late =
    { $first ->
        [claim] Foi reivindicada antes de Encerrar rodada, e isso é a tempo.
       *[finish] Nada pontua sozinho: o que não é reivindicado antes de Encerrar rodada está perdido.
    }
ask-last-tile-muggins_too_early = O Muggins precisa de uma peça depois, e depois da última não vem nenhuma.

ask-take-now-task = A soma das pontas agora é { $count }, depois da sua { $tile }. Pouco antes, a peça do adversário deu { $missed } e não foi reivindicada. O que você pode levar antes da próxima peça?
ask-take-now-look = Há duas janelas: uma para a sua peça, outra para a peça anterior.
ask-take-now-rule = A sua própria soma você reivindica; uma soma que o adversário deixou passar você chama como Muggins. Só somas que valem pontos podem ser levadas.
ask-take-now-part = Os { $missed } que o adversário deixou passar estão abertos até a próxima peça ser colocada.
ask-take-now-answer =
    { $due ->
        [0] Chame Muggins com os { $missed } que o adversário deixou passar. A sua { $tile } não dá pontos.
       *[other] Reivindique { $due } pela sua { $tile }, e chame Muggins com os { $missed } que o adversário deixou passar.
    }
ask-take-now-muggins_too_early = Pela sua própria peça se reivindica; Muggins é para o que o adversário deixou passar.
ask-take-now-claimed_too_late = O que o adversário deixou passar não pode ser reivindicado; leva-se chamando Muggins.
ask-take-now-no_muggins = Os { $missed } que o adversário deixou passar ainda estão abertos: chame Muggins também.

ask-which-button-task = A soma das pontas agora é { $count }, depois da sua { $tile }. Pouco antes, a peça do adversário deu { $missed } e não foi reivindicada. Que botão você aperta, e até quando ele vale?
ask-which-button-look = Há duas janelas: uma para a sua peça, outra para a peça anterior.
ask-which-button-rule = A sua própria soma você reivindica, se ela vale pontos; uma soma que o adversário deixou passar você chama como Muggins. As duas janelas fecham quando mais uma peça é colocada.
ask-which-button-part = A sua própria soma, { $count }, vale { $due }; a que o adversário deixou passar vale { $missed }.
ask-which-button-answer = Muggins, { $missed }: vale até a próxima peça ser colocada.
ask-which-button-claimed_too_late = O que o adversário deixou passar não pode ser reivindicado; leva-se chamando Muggins.
ask-which-button-own_count_called = Você disse a sua própria soma. O Muggins leva a soma que o adversário deixou passar, { $missed }.
ask-which-button-until_own_turn = Tanto tempo ele não espera: a próxima peça do adversário o fecha.
ask-which-button-until_finish = Só depois da última peça da rodada uma janela fica aberta até Encerrar rodada. Aqui vêm mais peças, e a próxima a fecha.

## What a draw or a knock proves

ask-voids-task =
    { $first-drawn ->
        [one] Com as pontas { $first-ends }, { $seat } comprou { $first-drawn } peça e depois jogou { $first-tile }. Que números { $seat } certamente não pode ter agora?
       *[other] Com as pontas { $first-ends }, { $seat } comprou { $first-drawn } peças e depois jogou { $first-tile }. Que números { $seat } certamente não pode ter agora?
    }
ask-voids-look = Por que { $seat } teve de comprar?
ask-voids-rule = Quem compra não tem peça com um número aberto: nem na mão antes, nem entre as peças compradas antes da última.
ask-voids-part = A peça jogada já saiu da mão. Todas as outras são mais antigas que ela.
ask-voids-answer = { $answer }: senão { $seat } teria jogado antes.
ask-voids-played_tile_is_lacking = Uma peça jogada não diz nada sobre as peças que restam. Só as pontas na hora da compra dizem: { $first-ends }.

ask-still-void-task =
    { $second-drawn ->
        [one] Com as pontas { $first-ends }, { $seat } comprou e jogou { $first-tile }. Mais tarde, com { $second-ends }, { $seat } comprou { $second-drawn } peça e a jogou. É certo que { $seat } continua sem nenhum { $number }?
       *[other] Com as pontas { $first-ends }, { $seat } comprou e jogou { $first-tile }. Mais tarde, com { $second-ends }, { $seat } comprou { $second-drawn } peças e jogou a última delas. É certo que { $seat } continua sem nenhum { $number }?
    }
ask-still-void-look = Que peças vieram depois da primeira compra?
ask-still-void-rule = Uma compra prova algo sobre as peças que estão na mão naquele momento. Uma peça comprada e guardada mais tarde só não tem as pontas daquele momento posterior.
ask-still-void-part = As peças guardadas da segunda compra não têm { $second-ends }, e nada mais se sabe delas.
ask-still-void-answer =
    { $answer ->
        [yes] Sim: desde então não foi guardada nenhuma peça que possa ter um { $number }.
       *[no] Não: de uma peça guardada da segunda compra só se sabe que não tem { $second-ends }.
    }
ask-still-void-void_kept_after_draw = Uma peça comprada e guardada desde então pode ter um { $number }: dela só se sabe que não tem { $second-ends }.
ask-still-void-void_lost_too_soon = Continua valendo: desde então não foi guardada nenhuma peça que possa ter um { $number }.

ask-may-hold-task = Block: { $seat } passou com as pontas { $first-ends }, e depois com { $second-ends }. Que números { $seat } ainda pode ter?
ask-may-hold-look = Que números estavam abertos quando { $seat } passou?
ask-may-hold-rule = No Block ninguém compra, então o que um passe prova vale pelo resto da rodada.
ask-may-hold-part = { $seat } não tem nenhum destes números: { $first-ends }.
ask-may-hold-answer = { $answer }: todos os números, menos aqueles em que { $seat } passou. Peças do conjunto que restam: { $tiles }.
ask-may-hold-void_kept_after_draw = Esses são os números que { $seat } não tem. A pergunta é pelos outros.
ask-may-hold-last_knock_only = O primeiro passe também conta: no Block nada é comprado depois dele.

ask-also-void-task = Block: { $seat } passou com as pontas { $first-ends }, e mais tarde com { $second-ends }. Então { $seat } não tem nenhum destes números: { $first-ends }. E também não tem ?
ask-also-void-look = Que número estava aberto só no segundo passe?
ask-also-void-rule = Quem passa não tem peça com um número aberto. No Block ninguém compra, então isso vale pelo resto da rodada.
ask-also-void-part = Compare { $second-ends } com { $first-ends }.
ask-also-void-answer = { $number }: estava aberto no segundo passe, e { $seat } não pôde jogar nele.
ask-also-void-known_before = Isso já se sabia pelo primeiro passe. Procure o número que é novo no segundo.

ask-tiles-left-task = Block: { $seat } passou com as pontas { $first-ends }, e depois com { $second-ends }. Quantas das { $all } peças do conjunto { $seat } ainda pode ter, pelo que os passes dizem?
ask-tiles-left-look = Que números { $seat } ainda pode ter?
ask-tiles-left-rule = Só peças cujas duas metades estão entre os números que restam. Com n números elas são n × (n + 1) ÷ 2, contando os duplos.
ask-tiles-left-part = Os números que restam são { $left }.
ask-tiles-left-answer = { $answer }: cada par de { $left }, e o duplo de cada um.
ask-tiles-left-doubles_left_out = Você deixou os duplos de fora: cada número que resta tem um.
ask-tiles-left-last_knock_only = O primeiro passe também conta: no Block nada é comprado depois dele.

ask-after-draw-task =
    { $draws ->
        [1] All Fives: com as pontas { $first-ends }, { $seat } não pôde jogar e comprou uma peça. O que é certo agora sobre os números { $first-ends }?
       *[other] All Fives: com as pontas { $first-ends }, { $seat } não pôde jogar e comprou uma peça; uma vez depois, com { $second-ends }, comprou outra. O que é certo agora sobre os números { $first-ends }?
    }
ask-after-draw-look = Que peças { $seat } tinha na primeira compra, e quais vieram depois?
ask-after-draw-rule = Quem compra não tem na mão, naquele momento, nenhum número aberto. Uma peça comprada então pode ter qualquer número.
ask-after-draw-part = Peças que vieram tarde demais para a primeira compra dizer algo delas: { $draws }.
ask-after-draw-answer =
    { $uncertain ->
        [0] Nenhuma tem { $first-ends }: cada peça comprada estava na mão numa compra posterior com as mesmas pontas.
        [1] Todas menos uma não têm { $first-ends }: só a última peça comprada poderia ter um deles.
       *[other] Todas menos duas não têm { $first-ends }: as duas peças compradas poderiam ter um deles.
    }
ask-after-draw-void_kept_after_draw = Uma compra não diz nada da peça que ela traz: essa poderia ter um destes números: { $first-ends }.
ask-after-draw-void_lost_too_soon = De todas as peças que estavam na mão na compra ainda se sabe que não têm { $first-ends }. Só das compradas desde então não se sabe.
ask-after-draw-last_draw_only = A peça da primeira compra também poderia ter um destes números: { $first-ends }. A segunda compra, com { $second-ends }, não o exclui.

ask-no-such-tile-task = Você não vê { $pool } peças, e { $having } delas têm um { $number }. O adversário tem { $held } das peças que você não vê. Qual é a chance de nenhuma dessas ter um { $number }, em porcentagem, arredondada?
ask-no-such-tile-look = Veja as peças do adversário uma depois da outra.
ask-no-such-tile-rule = Para a primeira peça a fração é: peças sem o número sobre todas as que você não vê; para a seguinte há uma a menos em cima e embaixo; e assim por diante. Multiplicam-se as frações.
ask-no-such-tile-part = Das { $pool } peças que você não vê, { $others } não têm nenhum { $number }.
ask-no-such-tile-answer = Cerca de { $chance } %: { $product }.
ask-no-such-tile-one_tile_only = Essa é a chance para uma peça. O adversário tem { $held }: multiplique { $product }.
ask-no-such-tile-put_back = Cada peça na mão é uma a menos entre as outras: multiplique { $product }.
ask-no-such-tile-other_way_round = Essa é a chance de haver uma. A pergunta é pela chance de não haver nenhuma.

ask-unseen-mean-task = Quantas pintas têm as peças que você não vê, quantas são, qual é a média delas, e o que se espera de um adversário com { $held } delas?
ask-unseen-mean-look = O que você vê é a mesa e a sua própria mão.
ask-unseen-mean-rule = Subtraia o que você vê das { $all-pips } pintas e das { $all-tiles } peças do conjunto. A média é o número de pintas dividido pelo número de peças, e de uma mão se espera a média para cada uma das suas peças.
ask-unseen-mean-part = A mesa tem { $table-pips } pintas em { $table-tiles } peças, a sua mão { $own-pips } em { $own-tiles }.
ask-unseen-mean-answer = { $all-pips } − { $table-pips } − { $own-pips } = { $pips } pintas em { $tiles } peças, em média { $mean }, portanto { $expected } para { $held } peças.
ask-unseen-mean-own_hand_not_counted = Você vê também a sua própria mão: subtraia as pintas, { $own-pips }, e as peças dela, { $own-tiles }.

## Plans

ask-shut-out-task = As pontas são { $ends }, e o próximo jogador não tem { $lacks }. Que jogada o deixa sem nada para jogar?
ask-shut-out-look = Olhe as duas pontas depois de cada uma das suas jogadas.
ask-shut-out-rule = Um jogador sem um número não pode usar uma ponta que o mostra.
ask-shut-out-part = Depois de que jogada cada ponta mostra um destes números: { $lacks }?
ask-shut-out-answer = { $best } no { $on }: as pontas são então { $after }, e o próximo jogador não tem nenhuma delas.

ask-fewest-ends-task = As pontas são { $ends }, e o próximo jogador não tem nenhum destes números: { $lacks }. Que jogada deixa a ele menos pontas?
ask-fewest-ends-look = Olhe todas as pontas depois de cada uma das suas jogadas.
ask-fewest-ends-rule = Só servem a esse jogador pontas com outros números que não estes: { $lacks }.
ask-fewest-ends-part = Cubra uma ponta que lhe serve, e deixe um destes números: { $lacks }.
ask-fewest-ends-answer = { $best } no { $on }: das pontas { $after } o próximo jogador pode usar { $left }.

ask-fewest-of-number-task = As pontas são { $ends }, e o próximo jogador tem muitas peças com { $number }. Que jogada deixa menos pontas com { $number }?
ask-fewest-of-number-look = Conte as pontas com { $number } depois de cada uma das suas jogadas.
ask-fewest-of-number-rule = Uma jogada cobre uma ponta e abre a outra metade da peça. Um duplo, num jogo com ramos, cobre uma ponta e abre três.
ask-fewest-of-number-part = Uma delas: { $first }.
ask-fewest-of-number-answer = { $best } no { $on }: as pontas são então { $after }. Pontas com { $number } depois de cada jogada: { $lines }.

ask-most-pips-task = As pontas são { $ends }. Qual das suas peças tira mais pintas da mão agora?
ask-most-pips-look = Que peças podem ser jogadas?
ask-most-pips-rule = Se outro jogador bate ou tem menos, você paga por cada pinta da sua mão: entre as peças que podem ser jogadas, a que tem mais pintas é a que mais alivia.
ask-most-pips-part = Podem ser jogadas: { $playable }.
ask-most-pips-answer =
    { $pips ->
        [one] { $best }, com { $pips } pinta. As que podem ser jogadas: { $lines }.
       *[other] { $best }, com { $pips } pintas. As que podem ser jogadas: { $lines }.
    }

ask-cannot-go-out-task = As pontas são { $ends }. O adversário tem uma última peça, e ela não tem { $lacks }. Depois de que jogada ele não pode bater?
ask-cannot-go-out-look = Olhe as duas pontas depois de cada uma das suas jogadas.
ask-cannot-go-out-rule = Uma última peça sem um número não pode ser jogada numa ponta que o mostra.
ask-cannot-go-out-part = Depois de que jogada cada ponta mostra um destes números: { $lacks }?
ask-cannot-go-out-answer = { $best } no { $on }: as pontas são então { $after }, e uma peça sem { $lacks } não encaixa em nenhuma delas.

ask-least-loss-task = As pontas são { $ends }. O adversário tem uma última peça, e nada se sabe dela. Que jogada custa menos a você se o adversário bater em seguida?
ask-least-loss-look = Veja o que ainda estaria na sua mão depois de cada jogada.
ask-least-loss-rule = Quando um adversário bate, você paga as pintas que restam na sua mão.
ask-least-loss-part = Tire da sua mão { $hand } a peça que você joga, e some o resto.
ask-least-loss-answer = { $best } no { $on }. Pintas que restam: { $left }. Pintas que restam depois de cada jogada: { $lines }.

ask-keep-numbers-task = As pontas são { $ends }. Que jogada guarda mais números diferentes na sua mão?
ask-keep-numbers-look = Depois de cada jogada olhe todas as metades que você ainda tem.
ask-keep-numbers-rule = Quanto mais números diferentes você tem, a mais pontas pode responder depois.
ask-keep-numbers-part = A sua mão é { $hand }. Que número está numa peça só?
ask-keep-numbers-answer = { $best } no { $on } guarda { $count }: { $numbers }. Números guardados depois de cada jogada: { $lines }.

ask-only-yours-task = As pontas são { $ends }. Depois de que jogada só você pode continuar, porque ninguém mais pode ter uma peça para nenhuma das pontas?
ask-only-yours-look = Que número está na maioria das peças que você vê, na mesa e na sua mão?
ask-only-yours-rule = Um conjunto duplo-seis tem sete peças com cada número. Se você vê todas, ninguém mais tem uma.
ask-only-yours-part = Para cada jogada: que números são as pontas então, e quantas peças com eles você não vê?
ask-only-yours-answer = { $best } no { $on }: as pontas são então { $after }. Peças com { $number }: { $all } ao todo, { $lying } na mesa, { $held } na sua mão; então ninguém mais tem uma.
ask-only-yours-own_hand_not_counted = Depois dessa jogada encaixa uma peça que você não vê. Conte as peças de cada número na mesa e na sua própria mão: de um número você vê todas.

ask-for-partner-task = Parceiros: o seu parceiro passou quando { $lacks } estavam abertos. As pontas são { $ends }. Que jogada serve melhor ao seu parceiro?
ask-for-partner-look = Olhe os números que cada jogada deixa nas pontas.
ask-for-partner-rule = O seu parceiro não pode usar uma ponta com um número em que passou: não o ofereça, e cubra-o onde ele está.
ask-for-partner-part = O seu parceiro não tem nenhum destes números: { $lacks }.
ask-for-partner-answer = { $best } no { $on }: as pontas são então { $after }. Pontas que o seu parceiro não pode usar, depois de cada jogada: { $lines }.
ask-for-partner-offered_what_partner_lacks = Essa jogada deixa uma ponta que o seu parceiro não pode usar: ele não tem nenhum destes números: { $lacks }.

ask-best-open-task = As duas mãos estão abertas: o adversário tem { $rival }. No Block nada é comprado. Que jogada é a melhor, se os dois jogam o melhor possível até o fim?
ask-best-open-look = Depois de cada uma das suas jogadas: o adversário consegue responder?
ask-best-open-rule = Pense a rodada até o fim. O que conta é quem bate, ou quem tem menos quando ela fecha, e por quanto.
ask-best-open-part = A sua mão é { $hand }, as pontas são { $ends }. Uma jogada a que o adversário não pode responder deixa você jogar de novo.
ask-best-open-answer = { $best } no { $on }. Os pontos que cada jogada dá a você no fim: { $lines }.

ask-block-or-dump-task = As duas mãos estão abertas: o adversário tem { $rival }. Com { $blocks } você poderia fechar a rodada já. Que jogada é a melhor, se os dois jogam o melhor possível até o fim?
ask-block-or-dump-look = A rodada ainda poderia ser fechada uma vez depois?
ask-block-or-dump-rule = Com o jogo fechado, o perdedor paga a diferença dos dois totais. Fechar vale mais depois que as peças pesadas saíram, se o adversário não pode atrapalhar.
ask-block-or-dump-part = A sua mão é { $hand }, as pontas são { $ends }. Qual das suas jogadas não deixa nada ao adversário para jogar?
ask-block-or-dump-answer = { $best } no { $on }. Os pontos que cada jogada dá a você no fim: { $lines }.

ask-best-difference-task = As duas mãos estão abertas: seu adversário tem { $rival }. Que jogada é a melhor: os seus pontos, menos os da melhor resposta do adversário?
ask-best-difference-look = Depois de cada uma das suas jogadas procure a melhor resposta.
ask-best-difference-rule = Uma jogada vale os próprios pontos menos o máximo que a resposta pode fazer.
ask-best-difference-part = Uma delas: { $first }.
ask-best-difference-answer = { $best } no { $on }: { $won } − { $reply }. Todas as jogadas: { $lines }.

ask-points-and-safe-task = As pontas são { $ends }. Que jogada faz mais pontos, e qual não deixa nenhuma peça com que o próximo jogador pudesse pontuar?
ask-points-and-safe-look = Faça cada jogada, some as pontas e depois pense em todas as peças que você não vê.
ask-points-and-safe-rule = Uma soma pontua se é divisível por 5. Uma jogada é segura se nenhuma peça que você não vê faz uma soma assim.
ask-points-and-safe-part = A primeira é { $best }: { $sum } = { $points }.
ask-points-and-safe-answer = { $best } faz { $sum } = { $points }. Depois de { $safe } no { $safe-on } as pontas são { $safe-ends }, e nenhuma peça que você não vê pontua.

## Table Draw

ask-table-deal-task = Table Draw, dois jogadores: quantas peças há, e quantas podem ser compradas?
ask-table-deal-look = Comece pelas 28 peças do conjunto.
ask-table-deal-rule = Cada jogador recebe 7 das 28 peças. As últimas { $reserve } peças do monte nunca são compradas.
ask-table-deal-part = A distribuição deixa 14 peças. Compradas: { $drawn }. No monte: { $left }.
ask-table-deal-answer = { $each }, { $left } e { $most }: todas podem ser compradas, menos as últimas { $reserve }.
ask-table-deal-drew_last_two = As últimas { $reserve } peças ficam onde estão: no Table Draw elas nunca são compradas.

ask-table-opens-task = Table Draw: quem abre, e com quê?
ask-table-opens-look = Procure primeiro os duplos, depois as peças mais pesadas.
ask-table-opens-rule = O maior duplo abre; se ninguém tem um, abre a peça com mais pintas, e entre duas com o mesmo número de pintas a que tem a metade maior. Quem a tem pode abrir com qualquer peça.
ask-table-opens-part = A peça mais pesada de cada mão, com as suas pintas: { $heaviest }.
ask-table-opens-answer =
    { $kind ->
        [double] { $seat } tem { $tile }, o maior duplo, e pode abrir com qualquer peça.
       *[heaviest] Ninguém tem um duplo. { $seat } tem { $tile }, a peça que vem primeiro ({ $heaviest }), e pode abrir com qualquer peça.
    }
ask-table-opens-heaviest_not_highest_double = Há um duplo numa das mãos: o maior duplo abre, por mais pesadas que sejam outras peças.
ask-table-opens-equal_pips = As duas peças têm o mesmo número de pintas. Então decide a metade maior: { $heaviest }.
ask-table-opens-dealt_again = No Table Draw nada é distribuído de novo: sem duplo decide a peça mais pesada.
ask-table-opens-that_tile_forced = Essa peça só diz quem abre. No Table Draw pode-se abrir com qualquer peça da mão.

ask-ways-to-lay-task = As pontas são { $ends }. De quantos modos você pode colocar { $tile }?
ask-ways-to-lay-look = Olhe a ponta em que { $tile } encaixa, e o espaço em volta dela.
ask-ways-to-lay-rule = Uma peça simples segue reto, ou vira à esquerda ou à direita. Um duplo fica atravessado, de um só modo. Depois de um duplo a linha segue reto.
ask-ways-to-lay-part =
    { $double ->
        [yes] { $tile } é um duplo.
       *[no] { $tile } é uma peça simples. Ela se junta a uma simples ou a um duplo, e há espaço de todos os lados?
    }
ask-ways-to-lay-answer =
    { $double ->
        [yes] { $answer }: um duplo fica atravessado na linha, e só há um modo.
       *[no]
            { $joins ->
                [double] { $answer }: ela se junta a um duplo, e depois de um duplo a linha segue reto.
               *[single] { $answer }: reto, virada à esquerda e virada à direita, até onde há espaço.
            }
    }
ask-ways-to-lay-double_turned = Nem um duplo nem a peça depois de um duplo podem ser virados, e o que não tem espaço não é jogada.
ask-ways-to-lay-turns_forgotten = Seguir reto é um modo. Uma peça simples também pode ser virada à esquerda e à direita.

ask-count-placements-task = Quantas jogadas você tem? Cada modo de colocar uma peça é uma jogada própria.
ask-count-placements-look = Leve cada peça da sua mão a cada ponta, e veja o que está nessa ponta.
ask-count-placements-rule = Numa peça simples, uma simples pode seguir reto, virar à esquerda ou virar à direita: três jogadas. Um duplo fica atravessado: uma. Depois de um duplo a linha só segue reto: uma.
ask-count-placements-part = As pontas são { $ends }, a sua mão é { $hand }.
ask-count-placements-answer = { $answer }. Jogadas por peça e ponta: { $lines }.
ask-count-placements-turns_forgotten = Você contou cada peça uma vez em cada ponta. Na ponta de uma simples ela também pode ser virada à esquerda ou à direita.
ask-count-placements-turned_after_double = Depois de um duplo a linha segue reto: ali nada é virado.
ask-count-placements-missed_second_end = Você contou peças. Cada ponta em que uma peça encaixa, e cada modo de ficar ali, é uma jogada própria.

ask-straight-singles-task = A mesa tem { $wide } quadrados de largura e { $high } de altura, e a peça inicial está ao comprido no meio. Quantas peças simples cabem em linha reta à direita dela, e o que cabe depois?
ask-straight-singles-look = Quantos quadrados há da peça inicial até a borda direita?
ask-straight-singles-rule = Uma peça simples que segue reto ocupa dois quadrados ao longo da linha. Um duplo, ou uma simples virada, ocupa um.
ask-straight-singles-part = Quadrados à direita da peça inicial: { $squares }.
ask-straight-singles-answer =
    { $across ->
        [yes] { $number }: cada uma ocupa dois quadrados. De { $squares } quadrados sobra { $rest }. Uma simples cabe ali se for virada; um duplo cabe atravessado, mas depois nada mais tem espaço e a ponta está fechada.
       *[no] { $number }: cada uma ocupa dois quadrados. De { $squares } quadrados sobra { $rest }, então nada mais cabe e a ponta está fechada.
    }
ask-straight-singles-lead_forgotten = A própria peça inicial cobre um quadrado de cada lado do meio. À direita dela restam: { $squares }.
ask-straight-singles-joined_closed_end = Depois do duplo a linha teria de seguir reto, e para isso não há espaço: a ponta está fechada.

ask-may-lie-task =
    { $turn ->
        [left] { $tile } vai se juntar ao { $end } de { $onto }, virada à esquerda. Ela pode ficar ali? E { $then } pode se juntar depois ao { $value } dela?
        [right] { $tile } vai se juntar ao { $end } de { $onto }, virada à direita. Ela pode ficar ali? E { $then } pode se juntar depois ao { $value } dela?
       *[straight] { $tile } vai se juntar ao { $end } de { $onto }, em linha reta. Ela pode ficar ali? E { $then } pode se juntar depois ao { $value } dela?
    }
ask-may-lie-look = Que quadrados { $tile } cobriria, e o que há à frente do { $value } dela?
ask-may-lie-rule = Uma peça pode ficar onde está inteira na mesa e não cobre outra; ficar lado a lado é permitido. Uma ponta sem espaço para nenhuma peça está fechada.
ask-may-lie-part =
    { $legal ->
        [yes] Ali { $tile } não cobre nada. Agora veja os quadrados à frente do { $value } dela.
       *[no] Veja se { $tile } cobriria outra peça, ou passaria da borda.
    }
ask-may-lie-answer =
    { $legal ->
        [yes]
            { $joins ->
                [yes] Pode ficar ali: há espaço. E { $then } pode se juntar a ela.
               *[no] Pode ficar ali: não cobre nenhuma peça, e lado a lado é permitido. Mas à frente do { $value } dela não há espaço para { $then }.
            }
       *[no] Não pode ficar ali: não há espaço. Então nada pode se juntar a ela.
    }
ask-may-lie-beside_forbidden = As peças podem se tocar lado a lado. Só é proibido cobrir outra peça ou passar da borda.
ask-may-lie-joined_closed_end = Onde uma peça cobriria outra ou passaria da borda não há jogada: para ela essa ponta está fechada.

ask-table-ending-task = O monte vai trazer { $tiles }, nesta ordem. É a sua vez: o que acontece até a rodada acabar, e quem faz quantos pontos?
ask-table-ending-look = Que pontas têm espaço, e alguma peça sua encaixa ali?
ask-table-ending-rule = Quem não tem jogada compra até ter uma ou até restarem { $reserve } peças; então passa. Quando os dois passaram, o menor total ganha a diferença.
ask-table-ending-part = Peças que podem ser compradas: { $drawn }. Depois você tem { $own-total } pintas, e o adversário { $rival-total }.
ask-table-ending-answer = Você compra o que pode, { $drawn } ao todo, e nenhuma peça sua encaixa numa ponta com espaço, então você passa; o adversário também passa. { $own-total } contra { $rival-total } dão uma diferença de { $difference }, e o menor total a ganha.
ask-table-ending-joined_closed_end = Uma ponta sem espaço está fechada: uma peça com o número dela não encaixa ali.
ask-table-ending-drew_last_two = As últimas { $reserve } peças nunca são compradas: com { $reserve } no monte você passa.
ask-table-ending-passed_with_legal = Quem não tem jogada compra primeiro, enquanto restarem mais de { $reserve } peças.
ask-table-ending-paid_without_difference = Com o jogo fechado, o menor total ganha só a diferença, aqui { $difference }.

## Lessons: title, aims, worked example, and what leads to its parts

lesson-00-title = Peças e pontas
lesson-00-aims = Você aprende o que são uma peça, uma metade, um duplo e uma pinta, que peças podem ser jogadas, e que quem pode jogar tem de jogar.
lesson-00-rule = Um conjunto duplo-seis tem cada par de números de 0 a 6 uma vez; conjuntos maiores vão até 9 ou 12. Uma peça tem duas metades com pintas; uma metade sem pintas é vazia e conta 0. Uma peça com metades iguais é um duplo. Uma peça pode ser jogada numa ponta aberta igual a uma das suas metades. A outra metade é a nova ponta. Quem pode jogar tem de jogar.
lesson-00-worked-1 = Aqui está 6-4. As pontas são 6 e 4, e você tem 4-3: o 4 dela é igual à ponta 4, então ela pode ser jogada ali.
lesson-00-worked-2 = Os dois 4 se tocam e ficam cobertos. A metade livre, 3, é a nova ponta; o 6 continua.
lesson-01-title = Block (fechado)
lesson-01-aims = Você aprende a distribuição, quem abre, o que é passar, como uma rodada acaba e o que ela paga: bater, jogo fechado, empate e parceiros. O que são uma peça, uma ponta e um duplo está na lição 00.
lesson-01-rule = Um conjunto duplo-seis tem 28 peças, o duplo-nove 55, o duplo-doze 91. Dois jogadores recebem 8 peças cada um, três recebem 6, cinco recebem 5; quatro recebem 6 de um conjunto duplo-seis, 9 do duplo-nove e 12 do duplo-doze. O resto fica fora do jogo. O maior duplo distribuído abre; se ninguém tem um, tudo é embaralhado e distribuído de novo. Quem não pode jogar passa. Quem joga sua última peça bate e recebe todas as pintas que os perdedores ainda têm. Se ninguém pode jogar, a rodada está fechada: o menor total vence, e cada perdedor paga a diferença até ele; um empate não paga a ninguém. Parceiros têm um placar só: se alguém bate, os dois adversários pagam; com o jogo fechado, somam-se as duas mãos de cada dupla.
lesson-01-worked-1 = As duas pontas são 6, e ninguém tem um 6: a rodada está fechada. As mãos têm 9, 14 e 21 pintas. A menor, 9, vence, e cada perdedor paga a diferença: 14 − 9 = 5 e 21 − 9 = 12, ao todo 5 + 12 = 17.
lesson-02-title = Draw (com compra)
lesson-02-aims = Você aprende a comprar até uma peça encaixar, o que uma compra revela sobre uma mão, e como se vence uma partida de 100 pontos.
lesson-02-rule = Dois jogadores recebem 7 peças cada um, três 5, quatro 4, cinco 3; o resto é o monte. Quem não pode jogar compra, uma peça depois da outra, até uma encaixar, e joga essa na mesma hora. As duas últimas peças também são compradas. Você só passa quando o monte está vazio. Bater paga todas as pintas dos perdedores, e 100 pontos vencem a partida.
lesson-02-worked-1 = As pontas são 5 e 2, e nem 6-6, nem 4-3, nem 1-0 encaixa. O monte traz 3-3, depois 6-4, depois 5-1.
lesson-02-worked-2 = 3-3 e 6-4 não encaixam e ficam na mão. A terceira, 5-1, encaixa no 5 e é jogada na mesma hora. As pontas são 2 e 1, e restam cinco peças na mão.
lesson-03-title = Cross (cruz)
lesson-03-aims = Você aprende o jogo de quatro braços: primeiro os quatro começam, só o duplo inicial se ramifica, e depois disso há quatro pontas.
lesson-03-rule = O maior duplo abre e tem quatro braços. Enquanto há um braço vazio, só os braços vazios estão abertos. Depois a ponta de cada braço está aberta. Duplos posteriores não abrem ramos, então há sempre quatro pontas. Quem não pode jogar compra até uma peça encaixar; com o monte vazio, você passa.
lesson-03-worked-1 = 5-5 abre. Ele tem quatro braços, e cada um recebe uma peça com 5. Você tem 5-3.
lesson-03-worked-2 = 5-3, 5-1 e 5-0 estão em três braços. Um braço ainda está vazio, então a próxima jogada tem de ir para ele: precisa de um 5. Nem 4-1 nem 2-2 tem um 5, embora 4-1 encaixasse no 1.
lesson-04-title = Double-Nine Cross (cruz de duplo-nove)
lesson-04-aims = Você aprende o conjunto maior e a sua distribuição, como todo duplo posterior acrescenta dois ramos, e que nome tem uma fileira.
lesson-04-rule = O conjunto duplo-nove tem 55 peças; 7, 8 e 9 aparecem nas peças como números, se você quiser. Dois ou três jogadores recebem 7 peças, quatro ou cinco recebem 5. O maior duplo abre, e os quatro braços dele começam primeiro. A partir daí todo duplo acrescenta dois ramos nos seus lados, ao lado da fileira que continua por ele: ele tem três pontas abertas de uma vez, e elas são preenchidas em qualquer ordem. Portanto há 4 pontas e mais 2 para cada duplo posterior. Uma fileira tem o nome do duplo em que começa. O resto é como no Cross.
lesson-04-worked-1 = A cruz de 9-9 está completa. As pontas são 8, 6, 2 e 0, e você tem 6-6.
lesson-04-worked-2 = Você joga 6-6 no 6. Ele cobre essa ponta e fica aberto em três lados: em frente e nos dois lados. As pontas são agora 8, 2, 0, 6, 6 e 6: duas a mais do que antes.
lesson-05-title = Double-Twelve Cross (cruz de duplo-doze)
lesson-05-aims = Você aprende a contar com o maior conjunto, quando se livrar de muitas pintas e quando manter uma ponta fechada.
lesson-05-rule = O conjunto duplo-doze tem 91 peças, 13 com cada número, e peças de até 24 pintas. Dois ou três jogadores recebem 7 peças, quatro ou cinco recebem 5. Joga-se como o Double-Nine Cross: todo duplo posterior acrescenta dois ramos. Peças pesadas custam caro quando outro jogador bate, então saem cedo; mas um duplo abre três pontas com o seu número, e isso ajuda quem tem peças com ele.
lesson-05-worked-1 = As quatro pontas são 12, e ninguém tem um 12: a rodada está fechada. As mãos têm 33, 20, 41 e 26 pintas. A menor, 20, vence, e cada perdedor paga a diferença: 33 − 20 = 13, 41 − 20 = 21 e 26 − 20 = 6, ao todo 13 + 21 + 6 = 40.
lesson-06-title = All Fives (múltiplos de cinco)
lesson-06-aims = Você aprende a somar as pontas, um duplo duas vezes, a reivindicar a tempo, a chamar Muggins, e o que uma rodada paga.
lesson-06-rule = Cinco peças para cada um, uma linha com duas pontas; quem tem o maior duplo abre com qualquer peça. Depois de cada peça somam-se as pontas: uma peça simples conta a metade livre, um duplo na ponta conta as duas metades. Uma soma acima de zero divisível por 5 vale ela mesma, mas só para o jogador que a reivindica antes da próxima peça. O que não é reivindicado fica aberto ao Muggins até mais uma peça ser colocada: um adversário que o chama fica com os pontos. Depois da última peça da rodada você reivindica antes de apertar Encerrar rodada, ou os pontos se perdem. Quem não pode jogar compra uma peça, e a vez acaba; as duas últimas peças ficam. No fim a diferença de cada perdedor é arredondada para o múltiplo de cinco mais próximo.
lesson-06-worked-1 = As pontas são 6 e 3, e você tem 6-6.
lesson-06-worked-2 = Você joga 6-6 no 6. Um duplo na ponta conta as duas metades: 3 + 6 + 6 = 15. 15 é divisível por 5, então você reivindica 15 antes de a próxima peça ser colocada.
lesson-07-title = All Fives and Threes (cincos e três)
lesson-07-aims = Você aprende a contar em cincos e em três, quanto vale uma soma divisível pelos dois, e em que este jogo e as suas regras da casa diferem do All Fives.
lesson-07-rule = Joga-se como o All Fives: cinco peças para cada um, uma linha, reivindicar a tempo, Muggins, uma peça comprada. Mas uma soma pontua se é divisível por 5 ou por 3, e então vale ela mesma, uma vez: 12 vale 12, e 15 vale 15, não 30. No fim da rodada cada perdedor paga a diferença exata; nada é arredondado.
lesson-07-worked-1 = As pontas são 6 e 3, e você tem 3-3.
lesson-07-worked-2 = Você joga 3-3 no 3. A soma é 6 + 3 + 3 = 12. 12 não é divisível por 5, então no All Fives não vale nada. É divisível por 3, então aqui você reivindica 12.
lesson-08-title = Estratégia
lesson-08-aims = Você aprende a contar um número, a lembrar o que passes e compras provam, a fechar pontas, a se livrar de pintas, a guardar opções e a ficar de olho nas somas e no Muggins: para todos os jogos.
lesson-08-rule = O que você vê, a mesa e a sua mão, diz o que resta: cada número está em n + 1 peças de um conjunto duplo-n. Um passe ou uma compra prova que as peças na mão naquele momento não têm os números abertos; uma peça comprada depois não está incluída. Feche as pontas que um adversário poderia usar, e deixe ao seu parceiro as que ele pode usar. Livre-se de peças pesadas quando a rodada pode acabar logo, guarde números diferentes enquanto ela continua, e antes de jogar pense no que o próximo jogador poderia pontuar.
lesson-08-worked-1 = Block. As pontas são 5 e 3, e B passa. Então B não tem 5 nem 3, e como no Block ninguém compra, isso vale pelo resto da rodada.
lesson-08-worked-2 = Você joga 5-1. As pontas são agora 1 e 3, e B passa de novo. Do 3 já se sabia; o que é novo, a outra ponta diz.
lesson-09-title = Table Draw (mesa limitada)
lesson-09-aims = Você aprende como as peças viram numa mesa com bordas, como ficam os duplos, quando uma ponta está fechada, o que pode ser comprado, e quem abre quando ninguém tem um duplo.
lesson-09-rule = Dois jogadores recebem 7 peças cada um de um conjunto duplo-seis. A mesa tem 24 quadrados de largura e 14 de altura; um quadrado é meia peça, e a primeira peça fica no meio. Uma peça simples segue reto ou vira à esquerda ou à direita; um duplo fica atravessado na linha, e depois dele a linha segue reto. As peças podem ficar lado a lado, mas nenhuma pode cobrir outra nem passar da borda: uma ponta sem espaço está fechada. Quem não tem jogada compra até ter uma ou até restarem duas peças, e então passa. O maior duplo abre; sem duplo abre a peça mais pesada; e pode-se abrir com qualquer peça. Bater paga as pintas do adversário; com o jogo fechado, o menor total ganha a diferença.
lesson-09-worked-1 = 6-4 abre, com a mesa livre em volta. Você tem 4-2, que encaixa no 4.
lesson-09-worked-2 = 4-2 tem três jogadas ali: reto, virada à esquerda, como aqui, ou virada à direita. O 2 dela é a nova ponta, e a linha continua dali.

## The parts of a notebook

notebook-how = Cada exercício pode ser respondido de duas maneiras: na mesa, com o mouse, um dedo ou o teclado; ou em Python, pondo a resposta na célula seguinte e rodando essa célula e a de baixo. `L.hint("…")` ajuda em quatro passos, `L.again("…")` distribui de novo.
notebook-predict = Preveja
notebook-predict-what = Antes de qualquer explicação: o que você acha?
notebook-worked = Um exemplo resolvido
notebook-faded = O mesmo, com um passo a menos
notebook-problems = Problemas
notebook-review = Revisão misturada
notebook-review-what = Desta lição e das anteriores, com uma distribuição própria.
notebook-round = Uma rodada
notebook-round-what = Agora jogue uma rodada. Desfazer volta qualquer vez, e a dica ajuda até onde você quiser.
notebook-practise = Pratique mais três como este
notebook-practise-what = A habilidade em que você errou por último, ou que menos domina, em três novas distribuições. Rode a próxima célula de novo para mais três; elas contam para o seu progresso, não para a nota.
notebook-progress = Até onde você chegou
notebook-progress-what = Uma habilidade está dominada depois de três respostas certas seguidas, na primeira tentativa e sem ajuda. Ela volta a ser perguntada depois de 1, 7 e 30 dias.
