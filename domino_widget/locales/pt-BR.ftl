### Brazilian Portuguese. The words are those of the glossary in docs/languages.md.

## Names

game-title = Dominó
game-tagline = Encaixe as pontas, leia a mesa, faça valer a última peça: jogos conhecidos ou uma cruz cheia de ramos.
game-block = Block (fechado)
game-draw = Draw (com compra)
game-cross = Cross (cruz)
game-double-nine-cross = Double-Nine Cross (cruz de duplo-nove)
game-double-twelve-cross = Double-Twelve Cross (cruz de duplo-doze)
game-all-fives = All Fives (Muggins, múltiplos de cinco)
game-all-fives-and-threes = All Fives and Threes (cincos e três)
game-table = Table Draw (mesa limitada)
set-6 = duplo-seis
set-9 = duplo-nove
set-12 = duplo-doze
seat-you = Você
seat-computer = Computador { $n }
side-you = Você e { $partner }
side-two = { $first } e { $second }
list-two = { $start } e { $last }
list-more = { $start } e { $last }
level-novice = iniciante
level-club = jogador de clube
level-expert = especialista

## Dialogs

dialog-close = Fechar

## Settings

settings-open = Ajustes
settings-title = Ajustes
settings-match = A partida
settings-match-note = Valem para a partida que começa com Nova partida.
settings-loading = Perguntando à mesa o que ela oferece…
settings-retry = Perguntar de novo
settings-game = Jogo
settings-game-block = Encaixe as pontas; quem não pode jogar passa. Ninguém compra.
settings-game-draw = Encaixe as pontas; quem não pode jogar compra até uma peça servir.
settings-game-cross = O duplo inicial tem quatro braços, e os quatro vêm primeiro.
settings-game-double-nine-cross = Uma cruz com o conjunto duplo-nove: cada duplo posterior também abre ramos.
settings-game-double-twelve-cross = Uma cruz com o conjunto duplo-doze: cada duplo posterior também abre ramos.
settings-game-all-fives = Faça as pontas abertas somarem um múltiplo de cinco e reivindique antes da próxima peça.
settings-game-all-fives-and-threes = Como All Fives, e múltiplos de três também valem.
settings-game-table = Dois jogadores numa mesa com bordas: a linha pode virar, e uma ponta sem espaço fica fechada.
settings-set = Conjunto
settings-set-tiles =
    { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }
settings-why-set = { $game } só se joga com { $sets }.
settings-why-set-cross = Cross se joga com duplo-seis. Os conjuntos maiores têm cruzes próprias: Double-Nine Cross e Double-Twelve Cross.
settings-players = Jogadores
settings-why-players = { $game } é só para { $players } jogadores.
settings-partners = Dupla com o Computador 2
settings-partners-what = Você e o Computador 2 contra o Computador 1 e o Computador 3, com um placar para cada dupla.
settings-why-partners = Duplas existem no Block com quatro jogadores.
settings-seats = Nomes e níveis
settings-seat-name = Nome do lugar { $letter }
settings-seat-level = Nível do lugar { $letter }
level-novice-what = Esquece uma soma em cada cinco e logo quem passou com o quê.
level-club-what = Esquece uma soma em cada catorze e, às vezes, quem passou há tempo.
level-expert-what = Quase não esquece somas nem quem passou, mas não vê nenhuma peça oculta.
level-person = alguém nesta tela
level-person-what = Divide esta tela: uma cortina cai entre as vezes de vocês.
settings-watch = Assistir aos computadores
settings-watch-what = Um computador ocupa também o seu lugar, e você assiste.
settings-assist = Ajuda
settings-assist-playable = Marcar as peças que podem ser jogadas
settings-assist-playable-what = As peças jogáveis ficam erguidas e contornadas, e o nome delas diz onde encaixam.
settings-assist-count = Mostrar a soma das pontas
settings-assist-count-what = A soma das pontas aparece ao lado da mesa. Você aprende mais somando por conta própria.
settings-assist-count-not = Só All Fives e All Fives and Threes têm soma das pontas.
settings-assist-memory = Memória da mesa
settings-assist-memory-what = O cartão de cada lugar guarda os números que ele mostrou não ter ao passar.
settings-assist-memory-not = Só no Block um passe vale pelo resto da rodada: ali ninguém compra.
settings-house = Regras da casa
settings-house-none = Como no livro de regras
settings-house-count =
    { $count ->
        [0] Tudo está como no livro de regras.
        [one] { $count } regra da casa está ligada.
       *[other] { $count } regras da casa estão ligadas.
    }
settings-why-house-hands = Seriam necessárias { $needed } peças, e o conjunto tem { $tiles }.
settings-house-empty = Este jogo não tem regras da casa.
settings-screen = Esta tela
settings-screen-note = Mudam a imagem na hora e não mexem na partida.
settings-look = Mesa ou fileiras
settings-look-auto = O que couber melhor
settings-look-table = Mesa: as peças como estão
settings-look-rows = Fileiras: uma para cada braço
settings-pace = Jogadas dos computadores
settings-pace-0 = Na hora
settings-pace-300 = Rápidas
settings-pace-700 = Calmas
settings-pace-1500 = Lentas
settings-pace-3000 = Muito lentas
settings-pace-key = Passo a passo, por tecla
settings-pace-other = { $ms } milissegundos cada uma
settings-numerals = Algarismos em todas as peças
settings-numerals-what = As metades são impressas como números; sem isto, só as acima de seis.
settings-large = Letra grande
settings-large-what = Tudo fica um tamanho maior, como para um projetor.
settings-contrast = Mais contraste
settings-contrast-what = Peças em preto e branco e linhas fortes. Um sistema que pede mais contraste o recebe de qualquer modo.
settings-sound = Sons
settings-sound-what = Um toque para cada peça, dois para um passe, um sino para pontos.
settings-one-tap = Um toque joga
settings-one-tap-what = Uma peça que só pode ir a um lugar é jogada com um único toque.
settings-letters = Letras como teclas
settings-letters-what = Com o foco no jogo, d compra, k passa e assim por diante; a lista está em Teclas.
settings-language = Idioma
settings-new = Nova partida
settings-cancel = Cancelar
settings-confirm-title = Há uma partida em andamento
settings-confirm = Uma nova partida encerra esta. O placar é { $scores }.
settings-confirm-keep = Continuar jogando
settings-confirm-start = Começar a nova partida
settings-refused = A nova partida não pôde começar, e nada mudou.
settings-started = Começou uma nova partida: { $game }.

## House rules

house-group-target = Pontos para vencer
house-group-hands = Peças por jogador
house-group-opening = Quem abre
house-group-drawing = Compra
house-group-spinner = Spinner
house-group-other = Outras regras
house-target-50 = Até 50
house-target-50-what = A partida vai até 50 pontos em vez de 100.
house-target-150 = Até 150
house-target-150-what = A partida vai até 150 pontos em vez de 100.
house-target-200 = Até 200
house-target-200-what = A partida vai até 200 pontos em vez de 100.
house-target-250 = Até 250
house-target-250-what = A partida vai até 250 pontos em vez de 100.
house-hands-five = Cinco peças cada
house-hands-five-what = Cada jogador recebe cinco peças.
house-hands-six = Seis peças cada
house-hands-six-what = Cada jogador recebe seis peças.
house-hands-seven = Sete peças cada
house-hands-seven-what = Cada jogador recebe sete peças.
house-hands-nine = Nove peças cada
house-hands-nine-what = Cada jogador recebe nove peças.
house-winner-leads = O vencedor abre
house-winner-leads-what = Quem venceu a última rodada abre a seguinte, com qualquer peça. O maior duplo continua abrindo a primeira.
house-reserve-two = Duas peças ficam
house-reserve-two-what = As duas últimas peças do monte nunca são compradas.
house-no-drawing = Sem compra
house-no-drawing-what = Ninguém compra: quem não pode jogar passa.
house-draw-until-fits = Comprar até servir
house-draw-until-fits-what = Quem não pode jogar compra até uma peça servir e a joga na mesma vez, em vez de comprar uma e esperar.
house-spinner-first = O primeiro duplo é spinner
house-spinner-first-what = O primeiro duplo na mesa fica aberto nos quatro lados; as cabeças abrem quando os dois lados compridos estão cobertos.
house-spinner-every = Todo duplo é spinner
house-spinner-every-what = Cada duplo fica aberto nos quatro lados; as cabeças abrem quando os dois lados compridos estão cobertos.
house-round-sum = Arredondar a soma
house-round-sum-what = No fim da rodada, as diferenças dos perdedores são somadas primeiro, e a soma vai ao múltiplo de cinco mais próximo.
house-automatic-scoring = Pontuação automática
house-automatic-scoring-what = Uma soma que pontua é paga na hora: não há reivindicações nem Muggins.
house-blocked-all-pips = Jogo fechado paga todas as pintas
house-blocked-all-pips-what = Numa rodada fechada, o vencedor recebe todas as pintas das mãos dos perdedores, não a diferença.

## Guide

curtain-pass = Passar a tela para { $seat }
curtain-next = A vez é de { $seat }
curtain-only = Agora só { $seat } olha. Antes disso não aparecem as peças de ninguém.
curtain-lift = Mostrar minhas peças
curtain-still = Você ainda pode reivindicar ou voltar atrás. Depois passe a tela.
guide-open = Guia
lessons-open = Lições
guide-title = Guia
guide-game = Jogo
guide-part-rules = As regras
guide-part-controls = Controles
guide-part-strategy = Jogar bem
guide-example = Exemplo
guide-loading = Buscando o guia…
guide-without = O guia vem do kernel da mesa, e nenhum kernel responde agora. As teclas e as jogadas digitadas estão em Teclas.
guide-retry = Tentar de novo

## Language

language-label = Idioma
language-unknown = Aqui não há um idioma { $lang }; o menu lista os que existem.

## Hint panel

hint-title = Dica
hint-assisted = esta tentativa: com ajuda
hint-assisted-not = esta tentativa: sem ajuda
hint-intro = Quatro passos, um de cada vez. A resposta vem por último.
hint-nothing = Não havia nada a encontrar aqui, então isto não conta como ajuda.
hint-step-1 = Olhar
hint-step-2 = Regra
hint-step-3 = Parte
hint-step-4 = Resposta
hint-open-1 = Passo 1: onde olhar
hint-open-2 = Passo 2: mostrar a regra
hint-open-3 = Passo 3: mostrar uma parte
hint-open-4 = Passo 4: mostrar a resposta
hint-wait-2 =
    { $seconds ->
        [one] A regra abre em { $seconds } segundo
       *[other] A regra abre em { $seconds } segundos
    }
hint-wait-3 =
    { $seconds ->
        [one] A parte abre em { $seconds } segundo
       *[other] A parte abre em { $seconds } segundos
    }
hint-wait-4 =
    { $seconds ->
        [one] A resposta abre em { $seconds } segundo
       *[other] A resposta abre em { $seconds } segundos
    }
hint-done = Esse foi o último passo. Tente a próxima vez sem ajuda.
hint-about = Você está olhando para { $tile }.
hint-ladder = Passos da dica
hint-rung-past = { $name }, aberto
hint-group-ends = Pontas possíveis
hint-group-scoring = Pontos agora
hint-group-muggins = Muggins
hint-group-ends-about = Quais pontas estão abertas, e por quê.
hint-group-scoring-about = Quanto as pontas somam, e quanto isso vale.
hint-group-muggins-about = Reivindicar agora, chamar Muggins e o risco de deixar passar.
hint-group-quiet = Nada a dizer por enquanto.
hint-label-certain = certo
hint-label-chance = chance
hint-label-claim-now = reivindique agora
hint-label-call-muggins = chame Muggins
hint-label-risk = risco
hint-failed = A dica não veio: { $why }

## What hints say

hint-look-ends = Olhe cada ponta aberta e depois as suas peças.
hint-look-lead = A mesa está vazia: olhe a sua mão.
hint-look-scoring = Olhe a peça em cada ponta da linha: quanto elas somam juntas?
hint-look-claim = Há uma peça aberta a reivindicação ou a Muggins. Olhe as pontas como essa peça as deixou.
hint-rule-match = Uma peça encaixa onde uma de suas metades é igual a uma ponta aberta.
hint-rule-must-play = Quem pode jogar tem de jogar: comprar e passar são para quem não pode.
hint-rule-lead = O maior duplo distribuído é a peça inicial: quem o tem abre com ele, e com nenhuma outra peça.
hint-rule-draw = Quem não pode jogar compra do monte; quando nenhuma peça pode ser comprada, passa.
hint-rule-arms = As quatro primeiras jogadas depois do duplo inicial vão para os quatro braços dele, em qualquer ordem; até lá só os braços vazios estão abertos.
hint-rule-sides = As cabeças de um spinner abrem quando os dois lados compridos estão cobertos.
hint-rule-turns = Uma peça simples segue reto ou vira à esquerda ou à direita. Um duplo fica atravessado, e depois de um duplo a linha segue reto.
hint-rule-count = Numa ponta, uma peça simples conta a metade livre e um duplo conta as duas metades. Uma peça que toca outras duas não conta nada.
hint-rule-double = Um duplo na ponta conta as duas metades.
hint-rule-lone = Uma peça sozinha na mesa conta todas as suas pintas.
hint-rule-worth-five = Uma soma acima de zero vale seus pontos quando é divisível por cinco.
hint-rule-worth-five-three = Uma soma acima de zero vale seus pontos quando é divisível por cinco ou por três, e só uma vez se for por ambos.
hint-rule-claim = Você pode reivindicar a sua peça até a próxima ser colocada. Diga a soma; um número errado não custa nada.
hint-rule-muggins = Os pontos que um jogador não reivindicou quando a próxima peça é colocada, qualquer adversário pode chamar até mais uma peça ser colocada. O primeiro a chamar leva todos.
hint-rule-closing = Depois da última peça, reivindicações e chamadas de Muggins continuam possíveis até a rodada ser encerrada. A última peça nunca se abre ao Muggins.
hint-ends-none-knock = Nenhuma das suas peças encaixa numa ponta aberta, então você passa.
hint-ends-none-draw = Nenhuma das suas peças encaixa numa ponta aberta, então você compra.
hint-ends-lead = O maior duplo distribuído abre, e ele é seu: abra com { $tile }.
hint-ends-lead-any = Você abre, com qualquer peça da sua mão.
hint-ends-wait = Não é a sua vez de colocar uma peça.
hint-ends-done = Nenhuma peça é mais colocada nesta rodada.
hint-ends-arms =
    { $arms ->
        [one] { $arms } braço do duplo inicial ainda está vazio, então só ele está aberto: recebe uma peça com { $value }.
       *[other] { $arms } braços do duplo inicial ainda estão vazios, então só eles estão abertos: cada um recebe uma peça com { $value }.
    }
hint-ends-open = Pontas abertas: { $ends }.
hint-ends-tile-fits = { $tile } encaixa em: { $ends }.
hint-ends-tile-not = { $tile } não encaixa em nenhuma ponta aberta. Pontas abertas: { $ends }.
hint-ends-closed = A ponta { $end } está fechada: não há espaço para uma peça.
hint-ends-no-room = { $tile } tem um { $end }, mas não há espaço para ela nessa ponta.
hint-part-sum = Some o que está nas pontas: { $sum }.
hint-count = A soma das pontas é { $sum } = { $count }.
hint-scores =
    { $points ->
        [one] { $count } é divisível por { $by }: vale { $points } ponto.
       *[other] { $count } é divisível por { $by }: vale { $points } pontos.
    }
hint-scores-not = Uma soma de { $count } não vale nada.
hint-on =
    { $at ->
        [none] em { $end }
       *[other] no { $end } de { $at }
    }
hint-play-makes =
    { $points ->
        [one] { $tile } { hint-on } dá { $sum } = { $count }: vale { $points } ponto.
       *[other] { $tile } { hint-on } dá { $sum } = { $count }: vale { $points } pontos.
    }
hint-play-makes-nothing = { $tile } { hint-on } dá { $sum } = { $count }: não vale nada.
hint-lead-makes =
    { $points ->
        [one] Abrir com { $tile } dá { $sum } = { $count }: vale { $points } ponto.
       *[other] Abrir com { $tile } dá { $sum } = { $count }: vale { $points } pontos.
    }
hint-lead-makes-nothing = Abrir com { $tile } dá { $sum } = { $count }: não vale nada.
hint-they-may-score =
    { $tiles ->
        [one] Eles podem pontuar: depois desta jogada, { $tiles } das { $unseen } peças que você não vê pontuaria para o próximo jogador: { $list }.
       *[other] Eles podem pontuar: depois desta jogada, { $tiles } das { $unseen } peças que você não vê pontuariam para o próximo jogador: { $list }.
    }
hint-they-cannot-score = Depois desta jogada, nenhuma peça que você não vê pontuaria para o próximo jogador.
hint-they-now =
    { $tiles ->
        [one] Com as pontas como estão, { $tiles } das { $unseen } peças que você não vê pontuaria: { $list }.
       *[other] Com as pontas como estão, { $tiles } das { $unseen } peças que você não vê pontuariam: { $list }.
    }
hint-they-now-none = Com as pontas como estão, nenhuma peça que você não vê pontuaria.
hint-scoring-none = Neste jogo não se pontua durante a rodada: os pontos vêm no fim dela.
hint-claim-now = Sua peça { $tile } dá { $sum }: reivindique { $points } antes de a próxima peça ser colocada.
hint-claim-now-last = Sua peça { $tile } dá { $sum }: reivindique { $points } antes de a rodada ser encerrada.
hint-claim-nothing = Sua peça { $tile } dá { $sum } = { $count }: não há nada a reivindicar.
hint-muggins-part = Quando { $tile } foi colocada, as pontas somavam { $sum }.
hint-muggins-call = { $seat } não reivindicou { $tile }: chame Muggins com { $points } antes de a próxima peça ser colocada.
hint-muggins-call-last = { $seat } não reivindicou { $tile }: chame Muggins com { $points } antes de a rodada ser encerrada.
hint-muggins-nothing = { $seat } não reivindicou { $tile }, mas a soma era { $count }: não há nada a chamar.
hint-risk = O que você não reivindicar de { $tile }, um adversário pode levar assim que a próxima peça for colocada.
hint-risk-open = Você não reivindicou { $tile }: se ela fez uma soma que paga, um adversário pode levar esses pontos até a próxima peça ser colocada ou a rodada ser encerrada.
hint-risk-rivals = Nesta rodada, até agora, { $seat } levou { $taken } e deixou passar { $missed } das somas que pagavam.
hint-muggins-none = Não há Muggins neste jogo, porque nele nada é reivindicado.
hint-muggins-closed = Nenhuma peça esquecida está aberta ao Muggins agora.
hint-not-now = Não há nada para você decidir neste momento.
hint-over = A rodada acabou: a folha de pontos conta o resto.

## Log

log-title = Registro
log-list = Acontecimentos desta rodada
log-start = Ir ao começo
log-back = Um passo atrás
log-on = Um passo à frente
log-live = Voltar ao presente
log-stepping = Você está olhando para trás: passo { $step } de { $steps }. A rodada em si espera sem mudar.
log-copy = Copiar o registro como texto
log-copy-position = Copiar a linha da posição
log-download = Baixar o registro da partida
log-copied = O registro está na área de transferência.
log-position-copied = A linha da posição está na área de transferência.
log-copy-failed = O navegador não permite copiar aqui. Selecione o texto na caixa e copie.
log-copy-box = Texto para copiar
log-downloaded = O registro foi salvo como { $name }.
log-empty = Ainda não aconteceu nada.
log-rounds = Rodadas encerradas
log-rounds-none = Nenhuma rodada desta partida acabou ainda.
log-rounds-round = Rodada
log-rounds-won = Vencida por
log-rounds-bonus = Bônus
log-rounds-nobody = ninguém
log-copy-heading = { $game }, rodada { $round }

log-deal = As peças foram distribuídas.
log-led = { $seat } abriu com { $tile }.
log-led-you = Você abriu com { $tile }.
log-played = { $seat } jogou { $tile } no { $value }.
log-played-you = Você jogou { $tile } no { $value }.
log-drew = { $seat } comprou uma peça.
log-drew-you = Você comprou uma peça.
log-drew-tile = { $seat } comprou { $tile }.
log-drew-tile-you = Você comprou { $tile }.
log-knocked = { $seat } passou.
log-knocked-you = Você passou.
log-knocked-at = { $seat } passou com { $ends } nas pontas.
log-knocked-at-you = Você passou com { $ends } nas pontas.
log-claimed = { $seat } reivindicou { $points } por { $tile }.
log-claimed-you = Você reivindicou { $points } por { $tile }.
log-claimed-by = { $seat } reivindicou { $points }, divisível por { $by }, por { $tile }.
log-claimed-by-you = Você reivindicou { $points }, divisível por { $by }, por { $tile }.
log-muggins = { $seat } chamou Muggins contra { $missed } e levou { $points } por { $tile }.
log-muggins-you = Você chamou Muggins contra { $missed } e levou { $points } por { $tile }.
log-muggins-on-you = { $seat } chamou Muggins contra você e levou { $points } por { $tile }.
log-scored = { $seat } fez { $points } com { $tile }.
log-scored-you = Você fez { $points } com { $tile }.
log-scored-by = { $seat } fez { $points }, divisível por { $by }, com { $tile }.
log-scored-by-you = Você fez { $points }, divisível por { $by }, com { $tile }.
log-ended-out = { $seat } bateu: dominó!
log-ended-out-you = Você bateu: dominó!
log-ended-blocked = Todos passaram: o jogo está fechado.
log-ended-target = { $seat } chegou ao total da partida.
log-ended-target-you = Você chegou ao total da partida.
log-ended = A última peça desta rodada está na mesa.
log-over-won =
    { $points ->
        [one] { $side } venceu a rodada: { $points } ponto.
       *[other] { $side } venceu a rodada: { $points } pontos.
    }
log-over-won-you =
    { $points ->
        [one] Você venceu a rodada: { $points } ponto.
       *[other] Você venceu a rodada: { $points } pontos.
    }
log-over-won-yours =
    { $points ->
        [one] A sua dupla venceu a rodada: { $points } ponto.
       *[other] A sua dupla venceu a rodada: { $points } pontos.
    }
log-over-none = A rodada acabou e não paga ninguém.
log-undone = { $seat } desfez a última vez.
log-undone-you = Você desfez a sua última vez.
log-redone = { $seat } refez a vez.
log-redone-you = Você refez a vez.
log-played-on = { $seat } continuou.
log-played-on-you = Você continuou.
log-level-up = Duas rodadas vencidas: { $seat } joga melhor a partir de agora: { $level }.
log-resigned = { $seat } desistiu.
log-resigned-you = Você desistiu.

## Result

result-title = Como a rodada foi pontuada
result-match-title = A partida acabou
result-out = { $seat } bateu.
result-out-you = Você bateu: dominó!
result-blocked = O jogo está fechado: o menor total vence.
result-target = { $seat } chegou ao total da partida.
result-target-you = Você chegou ao total da partida.
result-target-any = O total da partida foi alcançado.
result-resigned = { $seat } desistiu.
result-resigned-you = Você desistiu.
result-won =
    { $points ->
        [one] { $side } vence a rodada e ganha { $points } ponto.
       *[other] { $side } vence a rodada e ganha { $points } pontos.
    }
result-won-side =
    { $points ->
        [one] { $side } vencem a rodada e ganham { $points } ponto.
       *[other] { $side } vencem a rodada e ganham { $points } pontos.
    }
result-won-you =
    { $points ->
        [one] Você vence a rodada e ganha { $points } ponto.
       *[other] Você vence a rodada e ganha { $points } pontos.
    }
result-nobody = A rodada não paga ninguém.
result-hands = As mãos, abertas
result-pips =
    { $pips ->
        [one] { $pips } pinta
       *[other] { $pips } pintas
    }
result-no-tiles = nenhuma peça na mão: dominó!
result-sheet = A soma
result-sheet-side = Lado
result-sheet-before = Antes
result-sheet-play = Em jogo
result-sheet-bonus = Bônus
result-sheet-now = Agora
result-pays =
    { $points ->
        [one] paga { $points } ponto
       *[other] paga { $points } pontos
    }
result-match-won = { $side } vence a partida.
result-match-won-side = { $side } vencem a partida.
result-match-won-you = Você vence a partida!
result-race = { $score } de { $target } pontos
result-race-title = A corrida até { $target }
result-rounds =
    { $rounds ->
        [one] Foi { $rounds } rodada.
       *[other] Foram { $rounds } rodadas.
    }
result-again = Nova partida, mesmos ajustes
result-next = Próxima rodada está ao lado da mesa, com as outras ações.

## Lines of the sum

sum-hand = { $seat } tem { $tiles }: { $total } pintas.
sum-hand-you = Você tem { $tiles }: { $total } pintas.
sum-hand-empty = { $seat } não tem nenhuma peça.
sum-hand-empty-you = Você não tem nenhuma peça.
sum-out = Bater paga todas as pintas das outras mãos.
sum-blocked = O menor total vence, e cada perdedor paga a diferença.
sum-blocked-all = O menor total vence, e a regra da casa paga todas as pintas dos perdedores.
sum-difference = { $seat }: { $total } − { $lowest } = { $points }.
sum-difference-you = Você: { $total } − { $lowest } = { $points }.
sum-rounded = { $seat }: { $difference } vai ao múltiplo de cinco mais próximo, { $points }.
sum-rounded-you = Você: { $difference } vai ao múltiplo de cinco mais próximo, { $points }.
sum-sum-rounded = A soma de { $total } vai ao múltiplo de cinco mais próximo: { $points }.
sum-side = { $side } têm juntos { $sum } = { $total } pintas.
sum-partner = O que o parceiro do vencedor ainda tem não conta.
sum-tie = O menor total é dividido, então ninguém recebe.
sum-total = { $sum } = { $points }.
sum-won-in-play = { $seat } ganhou { $points } durante o jogo.
sum-won-in-play-you = Você ganhou { $points } durante o jogo.
sum-target = O total da partida foi alcançado durante o jogo, então a rodada acabou ali e não paga bônus.
sum-resigned = Houve desistência, então esta rodada não paga bônus.

## Keys

keys-open = Teclas
keys-title = Teclas e jogadas digitadas
keys-letters = Letras
keys-letters-note = Agem enquanto o foco está no jogo e nenhum texto é digitado. Os ajustes as desligam.
keys-letter-count = ir ao campo da soma
keys-letter-redo = refazer
keys-letter-hand = ir à mão; no projetor, mostrar ou esconder
keys-letter-answer = no projetor, mostrar a resposta
keys-letter-typed = ir ao campo das jogadas digitadas
keys-typed = Jogadas digitadas
keys-typed-note = Digite uma no campo das jogadas digitadas e pressione Enter.
keys-tab = vai da mão às pontas e aos botões, e sai do jogo
keys-arrows = escolhem uma peça da mão
keys-enter = pressiona o botão que tem o foco; fora dali joga a peça escolhida se ela tem um só lugar, senão Continuar ou Próxima rodada
keys-space = o mesmo para botões, e escolhe uma peça
keys-escape = fecha um diálogo, desfaz uma escolha ou um passo atrás; depois sai do jogo
keys-any-key = qualquer tecla
keys-any = enquanto se mostram jogadas dos computadores: mostra o resto na hora, ou a próxima com passo a passo
keys-typed-side = 6-5 na ponta esquerda ou na direita
keys-typed-up-down = 6-5 no braço de cima ou de baixo de uma cruz
keys-typed-arm = 6-5 no braço 2
keys-typed-big = 12-11 na ponta direita: um hífen separa números grandes
keys-typed-turn = 6-5 na ponta direita, virada à esquerda (Table Draw)
keys-typed-draw = comprar uma peça
keys-typed-knock = passar
keys-typed-claim = reivindicar uma soma de 15
keys-typed-muggins = chamar Muggins com 15
keys-typed-play-on = continuar
keys-typed-finish = encerrar a rodada
keys-typed-next = próxima rodada
keys-typed-undo = desfazer
keys-typed-ends = quais pontas estão abertas?
keys-typed-hand = o que tenho na mão?
keys-typed-scores = como está o placar?

## Short help beside the table

help-claim = Some as pontas e diga a soma: ela é sua até a próxima peça ser colocada. Se você deixar passar, os outros podem chamar Muggins. O jogo espera por você.
help-rows = Cada fileira é um braço, com o nome da peça em que começa. Role um braço longo para o lado; o botão da ponta fica junto dele.

## Refusals

error-round-over = A rodada acabou: nada mais pode ser jogado nela.
error-hand-closed = A última peça está na mesa: só restam reivindicações, chamadas de Muggins e Encerrar rodada.
error-not-closed = A rodada continua: pode ser encerrada quando uma mão está vazia ou todos passaram.
error-no-such-seat = Não há lugar { $seat } nesta mesa.
error-not-your-turn = Não é a vez de { $seat }.
error-not-your-turn-you = Não é a sua vez.
error-not-in-hand = { $tile } não está na mão de { $seat }.
error-not-in-hand-you = { $tile } não está na sua mão.
error-must-lead = A rodada abre com { $lead } e com nenhuma outra peça.
error-no-such-end = Não há essa ponta na mesa para { $tile }.
error-end-covered = Essa ponta está coberta: já há uma peça nela.
error-arms-first =
    { $arms ->
        [one] Cada braço do duplo inicial precisa antes de uma peça: falta { $arms } braço.
       *[other] Cada braço do duplo inicial precisa antes de uma peça: faltam { $arms } braços.
    }
error-sides-first = As cabeças de um spinner abrem quando os dois lados compridos estão cobertos.
error-no-match = { $tile } não tem { $end }, então não encaixa nessa ponta.
error-no-turns-here = Peças só viram em Table Draw, e um duplo ou a peça depois de um segue reto.
error-no-room = Não há espaço para { $tile } nessa ponta: sairia da mesa ou cobriria uma peça.
error-can-play = { $seat } tem uma peça que pode ser jogada, então ela tem de ser jogada.
error-can-play-you = Você tem uma peça que pode ser jogada, então ela tem de ser jogada.
error-must-draw = { $seat } ainda pode comprar, então passar não é permitido.
error-must-draw-you = Você ainda pode comprar, então não pode passar.
error-never-draws = Ninguém compra neste jogo: quem não pode jogar passa.
error-nothing-to-draw = Não resta peça que possa ser comprada.
error-no-claims = Não há nada a reivindicar neste jogo.
error-claim-closed = Nenhuma peça está aberta a reivindicação agora.
error-not-your-tile = Só quem jogou a última peça pode reivindicá-la.
error-muggins-closed = Nenhuma peça esquecida está aberta ao Muggins agora.
error-your-own-miss = O seu próprio lado deixou passar, então só um adversário pode chamar Muggins.
error-nothing-due = Não há nada a receber: essa soma não vale pontos.
error-wrong-count = { $points } não é a soma.
error-not-a-tile = { $text } não é uma peça: dois números a partir de 0, como em 6-4.
error-not-a-seed = Uma semente é um número inteiro de 0 a 2**128 - 1, não { $seed }.
error-unknown-variant = Não há um jogo chamado { $name }; há { $known }.
error-rules = As regras não permitem isso.
error-bad-deal = Essa distribuição não é possível.
error-nothing-to-undo = Não há nada a desfazer.
error-nothing-to-redo = Não há nada a refazer.
error-notation = Coluna { $column }: o texto não pode ser lido a partir daqui.
error-notation-line = Linha { $line }, coluna { $column }: o texto não pode ser lido a partir daqui.
error-not-a-line = Espera-se um texto na notação, não { $kind }.
error-record = Esse registro não pode ser lido: suas partes não combinam.
error-record-tag = A etiqueta { $tag } desse registro não está certa.
error-newer-record = Este registro tem o formato { $format }; o mais novo que se lê aqui é { $known }.
error-typed-no-place = { $tile } não pode ser jogada ali. O que se pode digitar: { $ways }.
error-impossible-action = A ação { $number }, { $text }, não pode ter acontecido.
error-match-over = A partida acabou.
error-hand-not-over = A rodada ainda não acabou.
error-not-an-action = { $text } não é uma ação.
error-not-an-observation = Espera-se o que um lugar vê, uma Observation, não { $kind }.
error-impossible-view = Nenhum lugar pode ver isso.
error-impossible-history = O acontecimento { $number }, { $event }, não pode ter ocorrido.
error-bad-size = Aqui cabe um número inteiro de { $least } a { $most }, não { $found }.
error-not-a-budget = Um orçamento é um de { $names }, ou um número de mundos de 1 a { $most }, não { $found }.
error-not-in-set = { $tile } não está num conjunto duplo-{ $set }.
error-not-solvable = Essa posição não pode ser resolvida.
error-no-move-to-judge = Não há jogada a julgar: não é a vez deste lugar.

## Refusals of the table

error-assist-locked = Nesta mesa ninguém recebe ajuda, e o que a tela mostra fica como está.
error-screen-passed = A tela está indo para { $seat }: levante a cortina primeiro.
error-stale = A mesa mudou desde a sua escolha. Nada foi feito: olhe de novo e escolha outra vez.
error-busy = A mesa ainda está ocupada com o último pedido. Nada se perdeu; tente de novo daqui a pouco.
error-unknown-request = A mesa não conhece esse tipo de pedido. Nada foi feito.
error-bad-request = A mesa não conseguiu ler esse pedido. Nada foi feito.
error-not-now = Isso não é possível neste momento.
error-silent = O kernel não responde. Talvez ainda esteja ocupado; o seu jogo está guardado onde está.
error-gone = A conexão com o kernel se foi. Esta é a mesa depois da sua última jogada.
error-no-kernel = Nenhum kernel está rodando, então nada pode ser jogado. Esta é a mesa como foi salva.
error-unknown-text = Esse texto não existe neste idioma.
error-nothing-pending = Não há nada em aberto pelo que o jogo espere.
error-typed-nothing = Digite antes uma jogada, por exemplo 65l.
error-typed-two = { $tile } pode ir a mais de um lugar. Diga qual: { $ways }.
error-typed-none = Nenhuma jogada se chama assim. Tente 65l, d para comprar, k para passar ou c 15 para reivindicar.
error-internal = Algo deu errado dentro da mesa. A jogada não foi feita, e o seu jogo está guardado onde estava.

## First visit

welcome-title = Bem-vindo à mesa
welcome-how = Escolha um jogo. Depois escolha uma peça da sua mão e a ponta onde ela vai; o resto é dito enquanto você joga.
welcome-play = Jogar
welcome-stay = Ficar com { $game }

## Table

seat-person = Jogador { $letter }
seats-label = Jogadores e placar
seat-your-turn = sua vez
seat-turn = joga agora
seat-winner = vencedor
seat-tiles =
    { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }
seat-partner = parceiro de { $partner }
seat-score = { $score } de { $target } pontos
seat-drew = comprou
seat-knocked = passou
seat-voids = não tem { $pips }
seat-played = jogou { $tile }
seat-points = levou { $points }
head-round = Rodada { $round }, até { $target }
side-label = Dicas e registro

arm-left = esquerda
arm-right = direita
arm-up = alto
arm-down = baixo
arm-of-left = braço esquerdo de { $tile }
arm-of-right = braço direito de { $tile }
arm-of-up = braço de cima de { $tile }
arm-of-down = braço de baixo de { $tile }
arm-branch-first = primeiro ramo de { $tile }
arm-branch-second = segundo ramo de { $tile }
end-left = ponta esquerda { $value }
end-right = ponta direita { $value }
end-up = ponta de cima { $value }
end-down = ponta de baixo { $value }
end-of-arm = { $value } no { $arm }
ends-label = Pontas da mesa
ends-pick = Escolha uma peça e depois a ponta onde ela vai.
end-lead = Abrir com { $tile }
end-play = Jogar { $tile }: { $end }
end-play-turned-left = Jogar { $tile }: { $end }, virada à esquerda
end-play-turned-right = Jogar { $tile }: { $end }, virada à direita
end-play-some = Jogar { $tile }: { $end }; escolha para onde ela vira
end-straight = Reto
end-turn-left = Virada à esquerda
end-turn-right = Virada à direita
end-open = { $end }: escolha antes uma peça
end-not = { $tile } não encaixa: { $end }
end-closed = Fechada: { $end }. { $why }
end-pick-first = Escolha antes uma peça da sua mão, depois { $end }.

hand-title = Sua mão
hand-none = Nenhuma mão a mostrar
hand-can = { $fitting } de { $tiles } podem ser jogadas
hand-then = como era neste passo
hand-sort = Ordenar
hand-flip = Virar
room-hand = A mão
room-answer = A resposta
sort-now-heavy = Em ordem, a mais pesada primeiro
sort-now-suit = Em ordem de número
sort-now-dealt = Na ordem em que vieram
hand-tile = { $tile }
hand-tile-why = { $tile }: { $why }
hand-tile-fits = { $tile }, encaixa: { $ends }
hand-tile-leads = { $tile }, pode abrir
hand-fits-nowhere = não encaixa em nenhuma ponta; abertas estão { $ends }
hand-two-ends = { $tile } pode ir a mais de um lugar: escolha onde.
boneyard-left =
    { $left ->
        [one] resta { $left }
       *[other] restam { $left }
    }
boneyard-in = no monte
boneyard-out = fora do jogo

look-label = Aspecto da mesa
look-table = Mesa
look-rows = Fileiras
zoom-label = Tamanho da mesa
zoom-in = Mais perto
zoom-out = Mais longe
zoom-fit = A mesa inteira
full-screen = Tela cheia
board-none = Ainda não há mesa
board-none-what = A mesa aparece assim que o Python distribuir as peças.
board-empty = A mesa está vazia
board-empty-what =
    { $players ->
        [one] { $players } jogador, até { $target }
       *[other] { $players } jogadores, até { $target }
    }
board-title =
    { $tiles ->
        [one] A mesa: { $tiles } peça
       *[other] A mesa: { $tiles } peças
    }
board-arm = A partir de { $tile }: { $arm }
board-end = ponta aberta { $value }
board-count = Soma { $count }
rows-arms =
    { $arms ->
        [one] { $arms } braço de { $tile }
       *[other] { $arms } braços de { $tile }
    }
rows-branches = Ramos de duplos posteriores
rows-arm-number = braço { $number }
rows-empty = vazio
rows-help = O que é uma fileira?
rows-scroller = Peças do braço: { $arm }

acts-label = Ações
act-draw = Comprar
act-draw-on = Até uma servir
act-draw-on-what = Compra até uma peça servir ou não se poder mais comprar
act-knock = Passar
act-claim = Reivindicar
act-muggins = Muggins!
act-play-on = Continuar
act-finish = Encerrar rodada
act-next = Próxima rodada
act-undo = Desfazer
act-redo = Refazer
act-resign = Desistir
act-why = { $names }: { $why }
act-watching = Os botões esperam até você ver o que os outros fizeram.
resign-title = Desistir desta partida?
resign-ask = A partida acaba agora e vai para o melhor dos outros.
resign-keep = Continuar jogando

claim-label = Reivindicação e Muggins
claim-yours = Sua peça { $tile } está aberta a reivindicação.
claim-theirs = { $seat } ainda pode reivindicar { $tile }.
muggins-yours = { $tile } de { $seat } não foi reivindicada: o Muggins está aberto.
muggins-own = Sua peça { $tile } não foi reivindicada, e outros podem chamar Muggins.
muggins-theirs = { $tile } de { $seat } não foi reivindicada, e outros podem chamar Muggins.
claim-none = Nenhuma peça está aberta a reivindicação.
claim-number = Diga antes a soma: some as pontas.
claim-count = Sua soma
claim-less = Menos
claim-more = Mais
claim-help = Como funciona isto?

typed-label = Jogada digitada
typed-go = Enviar
typed-ends = Pontas abertas: { $ends }.
typed-hand = Você tem { $tiles }.
typed-score =
    { $score ->
        [one] { $seat }: { $score } ponto.
       *[other] { $seat }: { $score } pontos.
    }

ask-play =
    { $fitting ->
        [one] Sua vez: { $fitting } peça pode ser jogada.
       *[other] Sua vez: { $fitting } peças podem ser jogadas.
    }
ask-turn = Sua vez.
ask-draw = Sua vez: nenhuma peça serve, então compre.
ask-knock = Sua vez: nenhuma peça serve, então passe.
ask-window = Há uma peça em aberto: diga a soma ou continue.
ask-finish = A última peça está na mesa: reivindique ou chame o que estiver em aberto e encerre a rodada.
ask-next = A rodada acabou.
ask-match-over = A partida acabou.
ask-other = { $seat } joga agora.
say-ends = Pontas { $ends }.
now-dealt = As peças foram distribuídas.
now-watching = Assistindo; qualquer tecla ou clique mostra o resto.
now-step = Qualquer tecla ou clique mostra a próxima jogada.
now-looking-back = Você está olhando para trás; a rodada em si espera.
now-skip = Mostrar tudo
now-next = Próxima jogada

link-busy = O kernel está ocupado. O seu último pedido espera por ele.
link-silent = O kernel não responde. Nada se perdeu: tente de novo, ou veja se ele ainda está rodando.
link-restarted = O kernel foi reiniciado, e esta mesa não está nele. Execute a célula de novo ou recarregue a página.
link-gone = A conexão com o kernel se foi. Esta é a mesa depois da sua última jogada.
link-static = Nenhum kernel roda por trás desta imagem. Execute a célula para continuar jogando.
error-unknown = Isso foi recusado: { $code }.

## Kept

error-no-proof = A rodada { $round } não traz prova da sua distribuição: uma mesa a escreve quando a rodada acaba; uma partida jogada só em Python, não.
error-not-fair = A rodada { $round } não foi distribuída como prometido, ou o registro dela foi alterado.
error-code-sign = Isso não é um código de distribuição: um sinal está errado ou falta. Um código tem oito sinais e um de controle, XXXX-XXXX-C.
error-code-unknown = O código está inteiro, mas não corresponde a nenhum jogo que esta mesa conheça.
error-not-a-record = Isso não é um jogo. Um registro começa com uma etiqueta como [Format], uma posição com o nome de um jogo.
error-bad-save = O que estava guardado não pode ser lido, então começa um novo jogo.
error-newer-save = O que estava guardado foi escrito por uma versão mais nova (formato { $format }; conhecido aqui: { $known }).
error-store-full = Não há mais espaço para guardar o jogo. Ele continua, mas só nesta janela.
error-store-refused = O jogo não pode ser guardado: a pasta dele é só de leitura ou proibida. Ele continua nesta janela.
error-store-foreign = O jogo não pode ser guardado: a pasta dele é de outra pessoa. Ele continua nesta janela.
error-nothing-kept = Não há jogo guardado aqui com esse nome.
error-nothing-kept-yet = Ainda não há jogo guardado neste computador: uma mesa é guardada a partir da primeira jogada.
error-no-panel = Esta página não deixa carregar o painel. O jogo em si continua.
now-drew =
    { $tiles ->
        [one] { $seat } comprou { $tiles } peça.
       *[other] { $seat } comprou { $tiles } peças.
    }
kept-open = Jogos: abrir, compartilhar, histórico
kept-resumed = O seu jogo continua de onde você parou.
kept-resume = Retomar
kept-waiting = Esperando o servidor…
kept-link = Este link começa outra partida, e a sua não acabou.
kept-link-stay = Ficar com a minha
kept-link-begin = Começar a nova
kept-link-two = Este link pede jogos diferentes: decide a posição ou, sem ela, o código da distribuição.
fair-title = Distribuição honesta
fair-what = Antes da primeira peça a mesa mostrou a primeira linha. Ela é o SHA-256 da segunda: um número ao acaso e a distribuição.
fair-promise = A distribuição desta rodada está fixada, e esta linha é a promessa. Anote-a: quando a rodada acabar, ela pode ser conferida.
fair-check = Conferir
fair-right = Certo: estas peças são as que foram prometidas antes de a rodada começar.
fair-wrong = Errado: esta distribuição não é a que foi prometida.
fair-cannot = Este navegador não pode conferir numa conexão aberta (http). O Python pode: check_fair(record).
export-hands = Rodadas da partida
export-hand = Rodada
export-keys = Avance com as setas ou com os botões do registro. Rodada:
kept-title = Jogos
kept-load = Abrir um jogo
kept-load-what = Um registro, ou a linha de uma posição. Toma o lugar do jogo na mesa; uma partida inacabada continua.
kept-file = Arquivo com um registro
kept-text = Texto de um registro ou de uma posição
kept-text-open = Abrir este texto
lessons-title = Lições
lessons-what = Cada lição explica uma coisa, deixa você experimentar e termina com uma rodada. Seu jogo fica como está.
lessons-away = As lições são cadernos: domino-widget lab os abre no JupyterLab, e domino-widget play os mostra aqui.
kept-opened = O jogo está aberto.
kept-opened-anew = O jogo está aberto. As peças que o registro esconde foram distribuídas de novo, de acordo com tudo o que ele mostra.
kept-share = Compartilhar
kept-code = Código de distribuição { $code }: quem começa com ele recebe as mesmas peças, então elas não são segredo.
kept-svg = Imagem (SVG)
kept-png = Imagem (PNG)
kept-page = Página que reproduz a partida (HTML)
kept-history = Partidas
kept-line = { $game }, { $level }: vitórias { $won }, derrotas { $lost }
kept-history-none = Nenhuma partida foi terminada ainda.
kept-forget = Apagar os meus dados
kept-forget-sure = Apagar de vez
kept-forgotten = Tudo o que estava guardado foi apagado. Este jogo continua, e não é mais guardado.
level-mixed = vários níveis
code-make = Fazer um código de distribuição
code-make-what = As peças vêm de um código que você pode passar adiante.
code-typed = Código de distribuição
code-typed-what = Ele vale também por jogo, conjunto e jogadores; nomes, níveis e regras da casa ficam como estão aqui.
error-typed-fits-nowhere = { $tile } não pode ser jogada agora. Digite ?e para ouvir o que está aberto.
end-play-straight = Jogar { $tile }: { $end }, reto
end-wrong = { $tile } não encaixa: { $end }. Ela encaixa: { $ends }.
drop-nothing = { $tile } não foi solta sobre nenhuma ponta e voltou para a sua mão. Ela encaixa: { $ends }.
drop-lead = { $tile } voltou para a sua mão. Solte-a na mesa para abrir com ela.
drop-late = A mesa mudou enquanto você segurava { $tile }. Ela voltou para a sua mão, e nada foi feito.
now-picked = { $tile } está escolhida: encaixa em { $fits } de { $ends } pontas.
settings-auto = Jogadas únicas sozinhas
settings-auto-what = Onde só lhe resta uma peça num lugar, uma compra ou um passe, isso é feito depois de um momento. As reivindicações ficam com você.
error-nothing-to-review = Uma análise precisa de uma rodada que acabou: esta ainda está em jogo.
error-bad-progress = O progresso guardado não é coerente, então começa de novo.
review-open = Rever a rodada
picture-still = Esta é uma imagem da mesa; para jogar, execute a célula dela onde widgets são mostrados.
picture-empty = Ainda não há peças na mesa.
picture-table =
    { $count ->
        [one] Há { $count } peça na mesa: { $last }. Pontas abertas: { $ends }.
       *[other] Há { $count } peças na mesa; a última é { $last }. Pontas abertas: { $ends }.
    }
picture-hand = Sua mão: { $tiles }.
review-title = A rodada de novo
review-waiting = Examinando a rodada…
review-none = Nenhuma jogada sua foi claramente pior que a melhor. Nada a rever.
review-intro =
    { $turns ->
        [one] Em { $turns } vez a sua jogada foi claramente pior que a melhor. Escolha de novo; qualquer jogada igualmente boa serve.
       *[other] Em { $turns } vezes a sua jogada foi claramente pior que a melhor. Escolha de novo; qualquer jogada igualmente boa serve.
    }
review-place = { $now } de { $all }
review-turn = Peça { $number } da rodada. Você jogou { $play }. O que seria melhor?
review-plays = As suas jogadas
review-try = Tentar esta
review-show = Mostrar
review-skip = Pular
review-next = Próxima vez
review-end = Ir ao resumo
review-practise = Praticar 3 como esta
review-practise-leave = Voltar à mesa
review-again = Do começo
review-close = Fechar
review-right = { $play } está certo.
review-right-best = { $play } é a melhor jogada.
review-wrong = { $play } não é tão bom. Tente de novo, ou peça para mostrar.
review-shown = A melhor jogada é { $play }.
review-you-played = você jogou isto
review-why = Por quê
review-because = porque
review-also = também
review-allowed = O que a sua jogada permitiu
review-summary = A rodada em números
review-lost = Pontos esperados perdidos por escolha: { $lost } nesta rodada, { $each } por escolha de verdade.
review-attention =
    { $missed ->
        [0] Atenção: as suas peças fizeram { $due } pontos, e você reivindicou todos.
       *[other] Atenção: as suas peças fizeram { $due } pontos; você não reivindicou { $missed } deles, e { $given } desses foram para um adversário por Muggins.
    }
review-uncalled = Os adversários deixaram passar { $points } pontos que ninguém chamou.
review-rival-missed =
    { $times ->
        [one] { $seat } não reivindicou { $points } pontos: { $times } soma foi esquecida.
       *[other] { $seat } não reivindicou { $points } pontos: { $times } somas foram esquecidas.
    }
review-rival-overlooks =
    { $times ->
        [one] { $seat } não somou as pontas antes de { $times } jogada.
       *[other] { $seat } não somou as pontas antes de { $times } jogadas.
    }
review-rival-one-end =
    { $times ->
        [one] { $seat } só olhou as pontas da peça mais nova antes de { $times } jogada.
       *[other] { $seat } só olhou as pontas da peça mais nova antes de { $times } jogadas.
    }
review-rival-forgets =
    { $times ->
        [one] { $seat } esqueceu, antes de { $times } jogada, os números que outros tinham mostrado não ter.
       *[other] { $seat } esqueceu, antes de { $times } jogadas, os números que outros tinham mostrado não ter.
    }
review-luck = O seu resultado frente aos outros, em média: { $result } pontos. Sorte das peças: cerca de { $luck }. Jogo: { $rest }.
review-forgot = O que a mesa tinha mostrado
review-hindsight = Com as mãos abertas (sem nota)
review-plot = O valor da rodada para você, vez por vez: a melhor jogada (verde, linha cheia) e a sua (vermelha, tracejada).
review-label-fine = bem
review-label-inaccuracy = imprecisão
review-label-mistake = erro
review-label-blunder = erro grave
progress-title = Pontos perdidos por escolha
progress-what = Pontos esperados perdidos nas rodadas que você reviu.
progress-game = Jogo
progress-hands = Rodadas
progress-each = Perdidos por escolha de verdade
progress-skill = Do que se tratava
progress-times = Vezes
progress-lost = Pontos perdidos
progress-number = { $number }
progress-skill-claim-window = Pontos não reivindicados
progress-skill-sum-multiple = Uma jogada que pontua
progress-skill-sum-doubles = O que o próximo jogador pode pontuar
progress-skill-infer-void = Deixar o próximo jogador sem jogada
progress-skill-plan-block_dump = Planejar: pontas, números, peças pesadas
coach-title = O que diz o treinador
coach-best = Melhor
coach-as-good = Igualmente bom
coach-risk = O risco
coach-costs = Quanto custam outras jogadas
coach-next = O que pode pontuar depois
coach-memory = O que a mesa mostra
coach-readings = O que as jogadas deles sugerem
coach-waiting = Pensando…
coach-nothing = As suas jogadas dão no mesmo aqui.
coach-label-certain = certo
coach-label-chance = chance
coach-label-estimate = estimativa
coach-label-reading = leitura

## Positions that cannot be

error-impossible-match-over = A partida já tinha acabado antes desta rodada: { $points } pontos alcançam a meta de { $target }.
error-impossible-lead-late = A peça que deve abrir só se indica enquanto a mesa está vazia.
error-impossible-lead-free = Em { $game } quem abre pode jogar qualquer peça.
error-impossible-lead-not-held = { $tile } deve abrir, mas não está na mão do lugar { $letter }.
error-impossible-opener = O lugar { $letter } tem o duplo mais alto e abre com ele: a vez é { $letter }={ $tile }.
error-impossible-empty-ended = Uma rodada não pode acabar antes que haja uma peça na mesa.
error-impossible-empty-points = Antes da primeira peça não há passes nem pontos.
error-impossible-out = O lugar { $letter } não tem mais peças, então a rodada acabou.
error-impossible-two-out = Só um jogador pode ficar sem peças.
error-impossible-all-knocked = Todos passaram, então a rodada acabou.
error-impossible-turn = O lugar { $letter } jogou a última peça, então é a vez do lugar { $next }.
error-impossible-over = { $points } pontos alcançam a meta de { $target }, então a rodada acabou.
error-impossible-points = Em { $game } não se ganham pontos antes do fim da rodada.
error-impossible-closing = Onde nada se reivindica, a rodada acaba na hora, sem nada a esperar.
error-impossible-out-knocks = O lugar { $letter } ficou sem peças, então ninguém passou depois da última.
error-impossible-out-window = O lugar { $letter } ficou sem peças, então o lugar { $other } não jogou a última.
error-impossible-not-ended = A rodada não acabou: ninguém ficou sem peças e nem todos passaram.
error-impossible-knock-draws = Ninguém passa enquanto se pode comprar.
error-impossible-knock-fits = O lugar { $letter } tem uma peça que serve, então não pode ter passado.
error-impossible-no-claims = Em { $game } nada se reivindica, então nenhuma peça está aberta.
error-impossible-windows-over = Quando a rodada acaba, nenhuma peça está aberta.
error-impossible-claim-empty = Antes da primeira peça não há nada a reivindicar.
error-impossible-claim-worth = A última peça vale { $due }, não { $points }.
error-impossible-muggins-early = Antes da segunda peça nenhuma peça esquecida está aberta ao Muggins.
error-impossible-muggins-worth = Nenhuma peça que possa ter sido a última deixa para trás uma soma que valha { $points }.
error-impossible-result = Os pontos não combinam com este fim da rodada, que paga { $points } pontos ao lado { $number }.
error-impossible-result-nobody = Os pontos não combinam com este fim da rodada, que não paga a ninguém.
error-impossible-scores = Há { $sides } lados, portanto { $sides } pontuações, não { $found }.
error-impossible-sides = Há { $sides } lados, portanto { $sides } números de pontos, não { $found }.
error-impossible-spinners = Só o primeiro duplo se ramifica: marque um com *, não { $found }.
error-impossible-spinner-order = { $before } está antes de { $tile }, então { $tile } não é o primeiro duplo.
error-impossible-tiles = Um conjunto duplo { $set } tem { $most } peças, mas são indicadas { $named }.

## Lines that cannot be read

error-notation-at-space = Coluna { $column }: aqui vai um espaço.
error-notation-at-tile = Coluna { $column }: aqui vai uma peça como 6-4.
error-notation-at-number = Coluna { $column }: aqui vai um número inteiro.
error-notation-at-sign = Coluna { $column }: aqui falta { $sign }.
error-notation-at-known = Coluna { $column }: numa posição nada fica desconhecido, então aqui não vai ?.
error-notation-at-hands = Coluna { $column }: aqui vão as mãos de dois a cinco lugares, com / entre elas.
error-notation-at-game = Coluna { $column }: aqui vai o nome de um jogo, como block ou all-fives.
error-notation-at-option = Coluna { $column }: não há essa regra da casa, ou ela aparece duas vezes.
error-notation-at-value = Coluna { $column }: esse não é um valor desta regra da casa.
error-notation-at-sides = Coluna { $column }: aqui há mais peças do que lados para encaixar.
error-notation-at-match = Coluna { $column }: aqui vai uma peça com { $value }.
error-notation-at-mark = Coluna { $column }: um * vai depois de um duplo que se ramifica, e só ali.
error-notation-at-double = Coluna { $column }: este jogo abre com um duplo.
error-notation-at-turn = Coluna { $column }: aqui vai de quem é a vez: uma letra de A a E, ou . ou # no fim da rodada.
error-notation-at-seat = Coluna { $column }: aqui vai a letra de um lugar.
error-notation-at-windows = Coluna { $column }: aqui vão as peças abertas, como !B15~A0, ou - se não há nenhuma.
error-notation-at-end = Coluna { $column }: a linha deveria acabar aqui.

## The editor of positions

error-tile-twice = { $tile } aparece duas vezes: um conjunto tem cada peça uma só vez.
error-tile-laid = { $tile } está na mesa: primeiro tire-a de lá.
error-table-empty = Não há nenhuma peça na mesa.
error-double-opens = Este jogo abre com um duplo.
error-hands-empty = Cada mão precisa de pelo menos uma peça. Ainda sem nenhuma: { $letters }.
error-dealt-again = Ninguém recebeu um duplo, então estas mãos são distribuídas de novo.
error-not-a-number = Aqui vai um número inteiro de 0 a { $most }, não { $found }.
error-nothing-set-up = Nenhuma posição foi montada: edit() abre o editor.
editor-title = Montar uma posição
editor-open = Montar uma posição
editor-what = Monte qualquer posição, começando pelo que você vê agora. Continue a jogar a partir dela, pergunte ao treinador ou distribua-a.
editor-leave = Voltar à mesa
editor-clear = Limpar
editor-side = A posição e seu jogo
editor-table = Mesa para montar
editor-now = Escolha uma peça e depois uma ponta, uma mão ou o monte.
editor-loose = Fora do jogo
editor-tiles =
    { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }
editor-loose-none = Todas as peças estão colocadas.
editor-rest = O resto para o monte
editor-deal = Distribuir o resto
editor-lift = Tirar a última peça
editor-places = Mãos e monte
editor-hand = Mão de { $letter }
editor-hand-you = Mão de { $letter } (a sua)
editor-stock = Monte, a próxima primeiro
editor-put = Pôr aqui
editor-put-hand = Pôr { $tile } na mão de { $letter }
editor-put-stock = Pôr { $tile } no monte
editor-put-there = Essa peça já está aí.
editor-pick-first = Primeiro escolha uma peça.
editor-keys = Com uma peça escolhida, a letra de um lugar a entrega ali, S a põe no monte, X a tira do jogo.
editor-possible = Esta posição pode ser jogada.
editor-line = Linha da posição
editor-line-label = Linha da posição: leia, copie ou ponha outra no lugar
editor-copy = Copiar
editor-read = Montar esta linha
editor-copied = Está na área de transferência.
editor-play = Jogar a partir daqui
editor-coach = Perguntar ao treinador
editor-link = Copiar como link
editor-cell = Copiar como célula de notebook
editor-download = Baixar
editor-turn-card = Vez e pontos
editor-turn = De quem é a vez
editor-turn-lead = A mesa está vazia, então as peças dizem quem abre, e com qual: { $tile }.
editor-seat = Lugar { $letter }
editor-closing = De ninguém: há reivindicações abertas
editor-over = De ninguém: a rodada acabou
editor-scores = Pontos antes desta rodada
editor-scores-of = Pontos de { $letters } antes desta rodada
editor-points = Ganhos nesta rodada até aqui
editor-points-of = Pontos de { $letters } nesta rodada
editor-knocks = Passes seguidos
editor-claim = A última peça pode ser reivindicada por
editor-muggins = Esqueceu a peça anterior, aberta ao Muggins
editor-nobody = ninguém
editor-count = A soma das pontas é { $count }.
editor-game-card = Jogo
editor-partners = Parceiros: A e C contra B e D
editor-said-laid = { $tile } está na mesa. Pontas abertas: { $ends }.
editor-said-given = { $tile } está na mão de { $letter }.
editor-said-stocked = { $tile } está no monte.
editor-said-taken = { $tile } está fora do jogo.
editor-said-lifted = { $tile } saiu da mesa.
editor-said-rest =
    { $tiles ->
        [one] { $tiles } peça foi para o monte.
       *[other] { $tiles } peças foram para o monte.
    }
editor-said-dealt =
    { $tiles ->
        [one] { $tiles } peça foi distribuída, o resto é o monte.
       *[other] { $tiles } peças foram distribuídas, o resto é o monte.
    }
editor-said-cleared = A mesa, as mãos e o monte estão vazios.
editor-said-undone = O último passo foi desfeito.
editor-said-redone = O passo foi refeito.
editor-said-read = A linha está montada.
editor-said-changed = Alterado.
