### The guide; its order and ids are those of en-guide.ftl.

## Block

guide-block-1 =
    Seja o primeiro a colocar a última peça. Quem consegue ganha as pintas que os outros ainda têm na mão, e o primeiro a chegar a 100 pontos vence a partida.
    .title = O objetivo
guide-block-2 =
    Uma peça tem duas metades com pintas; uma metade sem pintas é vazia e conta 0. Um conjunto duplo-seis tem cada par de valores de 0 a 6 uma vez: 28 peças. O Block também se joga com duplo-nove (55 peças) e duplo-doze (91 peças).

    Com dois, três, quatro ou cinco jogadores, cada um recebe 8, 6, 6 ou 5 peças de um conjunto duplo-seis; 8, 6, 9 ou 5 do duplo-nove; 8, 6, 12 ou 5 do duplo-doze. O resto fica virado para baixo e fora do jogo. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-block-3 =
    Quem tem o maior duplo distribuído abre com ele, em cada rodada. O jogador seguinte continua.
    .title = Abertura
    .example = Você tem 6-5 e 5-5, o Computador 1 tem 6-4 e 4-4, e nenhum duplo maior foi distribuído. Você abre, e abre com 5-5.
guide-block-4 =
    Junte uma peça a uma das duas pontas abertas, de modo que metades iguais se toquem. A outra metade da sua peça é a nova ponta. Uma peça que encaixa nas duas pontas pode ir a qualquer uma.

    Se você pode jogar, tem de jogar. Se nenhuma peça sua encaixa, você passa, e o jogador seguinte continua. Ninguém compra.
    .title = Sua vez
    .example = As pontas são 3 e 5. Você tem 6-3, 4-2 e 1-0. Só 6-3 encaixa: vai no 3, e as pontas passam a ser 6 e 5.
guide-block-5 =
    Quatro jogadores podem jogar em duplas: você e o Computador 2 contra o Computador 1 e o Computador 3. Cada dupla tem um placar. A rodada acaba para os dois parceiros assim que um deles bate.
    .title = Parceiros
guide-block-6 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro: então o jogo está fechado. Todas as mãos são mostradas.

    Quem bate recebe todas as pintas das mãos dos perdedores. Num jogo fechado o menor total vence, e cada perdedor paga a diferença até ele. Se o menor total é dividido, ninguém recebe.

    Em duplas, quem bate recebe as pintas dos dois adversários, seja o que for que o parceiro ainda tenha. Num jogo fechado somam-se as duas mãos de cada dupla: a dupla com menos ganha a diferença, e totais iguais não pagam nada.
    .title = Fim da rodada e pontuação
    .example = Três jogadores estão fechados com 9, 15 e 20 pintas. O 9 ganha 6 de um e 11 do outro: 17 pontos.
guide-block-7 =
    As rodadas seguem uma à outra até alguém ter 100 pontos. Os ajustes podem mudar esse total e outras coisas: veja ali as regras da casa.
    .title = A partida

guide-block-well-1 =
    No Block ninguém compra, então um passe diz a verdade pelo resto da rodada. Quem passou quando as pontas eram 3 e 5 não tem nem 3 nem 5, e não vai receber nenhum. Leve a linha de volta a esses números.
    .title = Um passe é uma promessa
guide-block-well-2 =
    Quando as duas pontas mostram o mesmo número, conte as peças que o têm. Num conjunto duplo-seis são sete. Se as sete estão na mesa ou na sua mão, só você decide quem continua.
    .title = Quem fecha, conta
    .example = As duas pontas são 1, e as sete peças com 1 estão na mesa. Ninguém mais pode jogar: todos passam, e a mão mais leve vence.
guide-block-well-3 =
    Com um parceiro, não cubra a ponta que ele abriu, a não ser que precise, e dê à sua dupla os números em que um adversário passou.
    .title = Dois contra dois

## Draw

guide-draw-1 =
    Seja o primeiro a colocar a última peça. Quem consegue ganha as pintas que os outros ainda têm na mão, e o primeiro a chegar a 100 pontos vence a partida.
    .title = O objetivo
guide-draw-2 =
    O Draw se joga com duplo-seis (28 peças), duplo-nove (55) ou duplo-doze (91), em que cada par de valores existe uma vez e uma metade vazia conta 0.

    Com dois, três, quatro ou cinco jogadores, cada um recebe 7, 5, 4 ou 3 peças, seja qual for o conjunto. O resto é o monte. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-draw-3 =
    Quem tem o maior duplo distribuído abre com ele, em cada rodada. O jogador seguinte continua.
    .title = Abertura
guide-draw-4 =
    Junte uma peça a uma das duas pontas abertas, de modo que metades iguais se toquem; a outra metade é a nova ponta. Se você pode jogar, tem de jogar, e então não pode comprar.

    Se nenhuma peça sua encaixa, você compra uma peça depois da outra até uma encaixar, e joga essa na mesma vez. O monte pode ser esvaziado até a última peça. Quando está vazio e nada encaixa, você passa.

    O que você compra só você vê. Quantas peças cada um tem, e quantas restam, todos veem.
    .title = Sua vez
    .example = As duas pontas são 1 e você só tem 6-6. Você compra 4-2, que não encaixa, e depois 3-1, que encaixa: jogue-a agora. Você pode escolher a ponta.
guide-draw-5 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro sem jogada nem compra no meio: então o jogo está fechado. Todas as mãos são mostradas.

    Quem bate recebe todas as pintas das mãos dos perdedores. Num jogo fechado o menor total vence, e cada perdedor paga a diferença até ele. Se o menor total é dividido, ninguém recebe.
    .title = Fim da rodada e pontuação
    .example = O Computador 1 bate enquanto você tem 6-4 e 2-0 e o Computador 2 tem 5-5. O Computador 1 ganha 12 + 10 = 22 pontos.
guide-draw-6 =
    As rodadas seguem uma à outra até alguém ter 100 pontos. Os ajustes podem mudar esse total e outras coisas: veja ali as regras da casa.
    .title = A partida

guide-draw-well-1 =
    Quem compra não tinha peça para as pontas daquele momento. As peças compradas depois são desconhecidas, então a notícia envelhece: é mais segura logo em seguida, e sobre as peças que estavam na mão naquela hora.
    .title = Leia as compras
guide-draw-well-2 =
    Comprar custa pintas, então guarde números diferentes na mão. Uma mão com todos os números raramente precisa comprar; cinco peças com o mesmo número precisam muitas vezes.
    .title = Continue podendo jogar

## Cross

guide-cross-1 =
    Seja o primeiro a colocar a última peça, numa mesa que cresce do duplo inicial em quatro direções. Quem bate ganha as pintas que os outros ainda têm na mão, e o primeiro a chegar a 100 pontos vence a partida.
    .title = O objetivo
guide-cross-2 =
    O Cross se joga com duplo-seis: 28 peças. Os conjuntos maiores têm jogos próprios, Double-Nine Cross e Double-Twelve Cross.

    Com dois, três, quatro ou cinco jogadores, cada um recebe 7, 5, 4 ou 3 peças. O resto é o monte. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-cross-3 =
    Quem tem o maior duplo distribuído abre com ele, em cada rodada. Ele tem quatro braços, um de cada lado.
    .title = Abertura
guide-cross-4 =
    As quatro primeiras jogadas depois do duplo inicial vão para os quatro braços dele, em qualquer ordem. Enquanto um braço está vazio, só braços vazios estão abertos, então só peças com o valor do duplo inicial podem ser jogadas. Compras e passes não preenchem um braço.

    Quando os quatro braços têm uma peça, todas as pontas estão abertas. Duplos posteriores ficam atravessados, mas não abrem ramos: há sempre quatro pontas.
    .title = Os quatro braços
    .example = Abriu-se com 5-5, e 5-2 está num braço. Você tem 4-2. Ela ainda não vai no 2, porque três braços estão vazios: antes, mais três peças com 5.
guide-cross-5 =
    Junte uma peça a uma ponta aberta, de modo que metades iguais se toquem. Se você pode jogar, tem de jogar. Se nada encaixa, compre até uma peça encaixar e jogue-a na mesma vez; o monte pode ser esvaziado até a última peça. Quando está vazio e nada encaixa, você passa.
    .title = Sua vez
guide-cross-6 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro sem jogada nem compra no meio: então o jogo está fechado. Todas as mãos são mostradas.

    Quem bate recebe todas as pintas das mãos dos perdedores. Num jogo fechado o menor total vence, e cada perdedor paga a diferença até ele. Se o menor total é dividido, ninguém recebe.
    .title = Fim da rodada e pontuação
guide-cross-7 =
    As rodadas seguem uma à outra até alguém ter 100 pontos. Os ajustes podem mudar esse total e outras coisas: veja ali as regras da casa.
    .title = A partida

guide-cross-well-1 =
    Enquanto há braços vazios, toda jogada precisa do número do duplo inicial. Se você tem várias dessas peças, os rivais talvez tenham de comprar: pense duas vezes antes de preencher o quarto braço para eles.
    .title = As quatro primeiras peças
guide-cross-well-2 =
    Depois há quatro pontas, e é fácil olhar só duas. Percorra as quatro antes de decidir, e veja que números a sua jogada tira da mesa e quais acrescenta.
    .title = Olhe cada braço

## Double-Nine Cross

guide-double-nine-cross-1 =
    Seja o primeiro a colocar a última peça, numa mesa que se ramifica a cada duplo. Quem bate ganha as pintas que os outros ainda têm na mão, e o primeiro a chegar a 100 pontos vence a partida.
    .title = O objetivo
guide-double-nine-cross-2 =
    O conjunto duplo-nove tem cada par de valores de 0 a 9 uma vez: 55 peças. Metades a partir de 7 são impressas como números.

    Com dois ou três jogadores cada um recebe 7 peças, com quatro ou cinco cada um recebe 5. O resto é o monte. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-double-nine-cross-3 =
    Quem tem o maior duplo distribuído abre com ele, em cada rodada. Ele tem quatro braços, um de cada lado.
    .title = Abertura
guide-double-nine-cross-4 =
    As quatro primeiras jogadas depois do duplo inicial vão para os quatro braços dele, em qualquer ordem. Enquanto um braço está vazio, só braços vazios estão abertos. Compras e passes não preenchem um braço. Quando os quatro têm uma peça, todas as pontas estão abertas.
    .title = Os quatro braços
guide-double-nine-cross-5 =
    Cada duplo depois do inicial acrescenta dois ramos ao lado do braço que segue por ele. Ele tem três pontas abertas de uma vez, e elas podem ser usadas em qualquer ordem. Isso vale também para um duplo num ramo, e para um maior que o duplo inicial.
    .title = Ramos
    .example = Os quatro braços de 9-9 terminam em 4, 8, 3 e 1. Você joga 4-4 no 4. O caminho adiante e os dois ramos dele estão abertos agora, cada um um 4: com 8, 3 e 1 são seis pontas abertas.
guide-double-nine-cross-6 =
    Junte uma peça a uma ponta aberta, de modo que metades iguais se toquem. Se você pode jogar, tem de jogar. Se nada encaixa, compre até uma peça encaixar e jogue-a na mesma vez; o monte pode ser esvaziado até a última peça. Quando está vazio e nada encaixa, você passa.
    .title = Sua vez
guide-double-nine-cross-7 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro sem jogada nem compra no meio: então o jogo está fechado. Todas as mãos são mostradas.

    Quem bate recebe todas as pintas das mãos dos perdedores. Num jogo fechado o menor total vence, e cada perdedor paga a diferença até ele. Se o menor total é dividido, ninguém recebe.
    .title = Fim da rodada e pontuação
guide-double-nine-cross-8 =
    As rodadas seguem uma à outra até alguém ter 100 pontos. Os ajustes podem mudar esse total e outras coisas: veja ali as regras da casa.
    .title = A partida

guide-double-nine-cross-well-1 =
    Um duplo abre mais duas pontas do seu número para todos. Jogue-o quando você tem mais peças desse número do que os outros podem ter, e guarde-o quando só ajudaria a eles.
    .title = Um duplo abre portas
guide-double-nine-cross-well-2 =
    Com muitas pontas quase toda mão pode jogar. Então importa menos deter os outros do que a velocidade: livre-se das peças pesadas e mantenha os números variados. As fileiras mostram cada braço numa linha própria, com o nome da peça em que começa.
    .title = Muitos braços

## Double-Twelve Cross

guide-double-twelve-cross-1 =
    Seja o primeiro a colocar a última peça, numa mesa que se ramifica a cada duplo. Quem bate ganha as pintas que os outros ainda têm na mão, e o primeiro a chegar a 100 pontos vence a partida.
    .title = O objetivo
guide-double-twelve-cross-2 =
    O conjunto duplo-doze tem cada par de valores de 0 a 12 uma vez: 91 peças. Metades a partir de 7 são impressas como números.

    Com dois ou três jogadores cada um recebe 7 peças, com quatro ou cinco cada um recebe 5. O resto é o monte. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-double-twelve-cross-3 =
    Quem tem o maior duplo distribuído abre com ele, em cada rodada. Ele tem quatro braços, um de cada lado.
    .title = Abertura
guide-double-twelve-cross-4 =
    As quatro primeiras jogadas depois do duplo inicial vão para os quatro braços dele, em qualquer ordem. Enquanto um braço está vazio, só braços vazios estão abertos. Compras e passes não preenchem um braço. Quando os quatro têm uma peça, todas as pontas estão abertas.
    .title = Os quatro braços
guide-double-twelve-cross-5 =
    Cada duplo depois do inicial acrescenta dois ramos ao lado do braço que segue por ele. Ele tem três pontas abertas de uma vez, e elas podem ser usadas em qualquer ordem. Isso vale também para um duplo num ramo, e para um maior que o duplo inicial.
    .title = Ramos
    .example = Abriu-se com 11-11 e os quatro braços estão preenchidos. Há dois duplos posteriores na mesa, então há 4 + 2 × 2 = 8 pontas abertas. Um terceiro, mesmo 12-12, faz dez.
guide-double-twelve-cross-6 =
    Junte uma peça a uma ponta aberta, de modo que metades iguais se toquem. Se você pode jogar, tem de jogar. Se nada encaixa, compre até uma peça encaixar e jogue-a na mesma vez; o monte pode ser esvaziado até a última peça. Quando está vazio e nada encaixa, você passa.
    .title = Sua vez
guide-double-twelve-cross-7 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro sem jogada nem compra no meio: então o jogo está fechado. Todas as mãos são mostradas.

    Quem bate recebe todas as pintas das mãos dos perdedores. Num jogo fechado o menor total vence, e cada perdedor paga a diferença até ele. Se o menor total é dividido, ninguém recebe.
    .title = Fim da rodada e pontuação
guide-double-twelve-cross-8 =
    As rodadas seguem uma à outra até alguém ter 100 pontos. Aqui uma peça pode ter até 24 pintas, então uma rodada pode decidir muito. Os ajustes podem mudar esse total e outras coisas: veja ali as regras da casa.
    .title = A partida

guide-double-twelve-cross-well-1 =
    O monte é grande, e a compra pode durar muito. Guarde muitos números diferentes, e não gaste a última peça de um número numa ponta em que outra peça sua também encaixa.
    .title = Um monte comprido
guide-double-twelve-cross-well-2 =
    12-12 pesa tanto quanto um punhado de peças pequenas. As peças mais pesadas devem sair da sua mão enquanto ainda há muitas pontas para escolher.
    .title = Companhia pesada

## All Fives (Muggins)

guide-all-fives-1 =
    Faça as pontas abertas somarem um múltiplo de cinco, e diga isso: é o que paga durante a rodada. Bater também paga. O primeiro a chegar a 100 pontos vence a partida, no exato momento em que chega a 100.
    .title = O objetivo
guide-all-fives-2 =
    O All Fives é para dois a quatro jogadores, com duplo-seis (28 peças), duplo-nove (55) ou duplo-doze (91). Cada um recebe 5 peças; o resto é o monte. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-all-fives-3 =
    Quem tem o maior duplo distribuído abre, em cada rodada, mas pode abrir com qualquer peça da mão.
    .title = Abertura
guide-all-fives-4 =
    Junte uma peça a uma das duas pontas abertas, de modo que metades iguais se toquem. Se você pode jogar, tem de jogar.

    Se nada encaixa, você compra exatamente uma peça e a sua vez acaba, mesmo que ela encaixe. As duas últimas peças do monte nunca são compradas: com duas ou menos restando, você passa.
    .title = Sua vez
guide-all-fives-5 =
    Depois de cada peça as pontas são somadas. Numa ponta, uma peça simples conta a metade livre; um duplo conta as duas metades. Uma peça sozinha na mesa conta todas as suas pintas. Uma peça que toca outras duas não conta nada.

    Uma soma acima de zero divisível por cinco vale esse número de pontos.
    .title = A soma das pontas
    .example =
        Abre-se com 4-4: sozinha na mesa ela conta 8, não vale nada. 4-1 nela: 4 + 4 + 1 = 9, nada. 1-1 no 1: 4 + 4 + 1 + 1 = 10, vale 10 pontos.

        Depois 4-3 do outro lado de 4-4: a 4-4 agora toca duas peças e não conta nada, então é 1 + 1 + 3 = 5, vale 5 pontos.
guide-all-fives-6 =
    Pontos não se marcam sozinhos. Assim que a sua peça está na mesa, você pode reivindicá-la até alguém colocar a próxima; compras e passes não fecham nada. Para reivindicar você diz a soma. Um número errado é recusado, não custa nada, e você fica sabendo por quê.

    O jogo espera por você: enquanto uma peça está aberta para você, nenhum computador joga até você reivindicar, chamar ou pressionar Continuar. Depois de Continuar você ainda pode reivindicar ou chamar, enquanto a próxima peça não estiver na mesa.
    .title = Reivindicação
guide-all-fives-7 =
    Se uma peça valia pontos e a próxima é colocada sem reivindicação, qualquer adversário de quem a jogou pode chamar Muggins sobre ela, com a soma, até mais uma peça ser colocada. O primeiro a chamar leva todos os pontos. Depois disso estão perdidos para todos.

    A peça colocada no meio tem ao mesmo tempo a sua própria reivindicação.
    .title = Muggins
    .example = Sua peça dá 15, e você pressiona Continuar sem reivindicar. O Computador 1 joga uma peça: a partir daí o Computador 1 e o Computador 2 podem chamar Muggins com 15, mas você não. Quando mais uma peça está na mesa, os 15 pontos se foram.
guide-all-fives-8 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro sem jogada nem compra no meio; reivindicações e chamadas não interrompem a sequência. Então a mesa espera por Encerrar rodada: a última peça ainda pode ser reivindicada, e a anterior ainda pode ser chamada. A última peça nunca se abre ao Muggins.

    Quem bate recebe as pintas de cada perdedor; num jogo fechado o menor total ganha de cada perdedor a diferença até ele. Cada um desses valores vai ao múltiplo de cinco mais próximo antes da soma. Um menor total dividido não paga ninguém, e os pontos feitos durante a rodada ficam.
    .title = Fim da rodada e pontuação
    .example = O Computador 2 bate. Você tem 7 pintas e o Computador 1 tem 7. Cada 7 vai a 5: o Computador 2 ganha 5 + 5 = 10 pontos.
guide-all-fives-9 =
    O primeiro a chegar a 100 vence, e uma reivindicação ou chamada de Muggins que chega lá encerra a rodada ali. Os ajustes oferecem regras da casa, entre elas o spinner, comprar até servir e a pontuação automática sem reivindicações.
    .title = A partida

guide-all-fives-well-1 =
    Antes de escolher uma peça, saiba a soma que está na mesa. Uma jogada tira uma ponta e põe outra no lugar, então basta a diferença. (Um duplo inicial sozinho é a exceção: ele ainda conta depois da primeira peça ao seu lado.)
    .title = Saiba a soma
    .example = As pontas são 6 e 4, juntas 10. Jogar 4-4 no 4 tira 4 e acrescenta 8: 14. Jogar 6-1 no 6 tira 6 e acrescenta 1: 5, vale 5 pontos.
guide-all-fives-well-2 =
    Uma soma de 5, 10 ou 15 vira fácil a seguinte: numa ponta simples, uma peça cujas metades diferem em cinco, ou 5-5 num 5, muda a soma em cinco. Se você não pode pontuar, deixe uma soma que poucas das peças que você não vê levariam a um múltiplo de cinco.
    .title = Deixe pouco para trás
guide-all-fives-well-3 =
    Reivindique na hora, e some também depois de cada peça dos outros. Deixar passar custa em dobro: os pontos que você não teve e os pontos que outro teve.
    .title = Vigie os outros

## All Fives and Threes

guide-all-fives-and-threes-1 =
    Faça as pontas abertas somarem um múltiplo de cinco ou de três, e diga isso. Bater também paga. O primeiro a chegar a 100 pontos vence a partida, no exato momento em que chega a 100.
    .title = O objetivo
guide-all-fives-and-threes-2 =
    O jogo é para dois a quatro jogadores, com duplo-seis (28 peças), duplo-nove (55) ou duplo-doze (91). Cada um recebe 5 peças; o resto é o monte. Se ninguém recebeu um duplo, tudo é embaralhado e distribuído de novo.
    .title = Conjunto e distribuição
guide-all-fives-and-threes-3 =
    Quem tem o maior duplo distribuído abre, em cada rodada, mas pode abrir com qualquer peça da mão.
    .title = Abertura
guide-all-fives-and-threes-4 =
    Junte uma peça a uma das duas pontas abertas, de modo que metades iguais se toquem. Se você pode jogar, tem de jogar.

    Se nada encaixa, você compra exatamente uma peça e a sua vez acaba, mesmo que ela encaixe. As duas últimas peças do monte nunca são compradas: com duas ou menos restando, você passa.
    .title = Sua vez
guide-all-fives-and-threes-5 =
    Depois de cada peça as pontas são somadas. Numa ponta, uma peça simples conta a metade livre; um duplo conta as duas metades. Uma peça sozinha na mesa conta todas as suas pintas. Uma peça que toca outras duas não conta nada.

    Uma soma acima de zero divisível por cinco ou por três vale esse número de pontos, e é paga uma só vez, mesmo que os dois a dividam.
    .title = A soma das pontas
    .example = Abre-se com 6-1: 7, não vale nada. 6-6 no 6: 6 + 6 + 1 = 13, nada. 3-1 no 1: 6 + 6 + 3 = 15. Cinco e três a dividem; vale 15 pontos, uma só vez.
guide-all-fives-and-threes-6 =
    Pontos não se marcam sozinhos. Assim que a sua peça está na mesa, você pode reivindicá-la até alguém colocar a próxima; compras e passes não fecham nada. Para reivindicar você diz a soma. Um número errado é recusado, não custa nada, e você fica sabendo por quê.

    O jogo espera por você: enquanto uma peça está aberta para você, nenhum computador joga até você reivindicar, chamar ou pressionar Continuar. Depois de Continuar você ainda pode reivindicar ou chamar, enquanto a próxima peça não estiver na mesa.
    .title = Reivindicação
guide-all-fives-and-threes-7 =
    Se uma peça valia pontos e a próxima é colocada sem reivindicação, qualquer adversário de quem a jogou pode chamar Muggins sobre ela, com a soma, até mais uma peça ser colocada. O primeiro a chamar leva todos os pontos. Depois disso estão perdidos para todos.

    A peça colocada no meio tem ao mesmo tempo a sua própria reivindicação.
    .title = Muggins
    .example = O Computador 1 deixa uma soma de 9 sem reivindicar, e você joga a próxima peça. Agora você pode chamar Muggins com 9, e reivindicar também a sua peça se a soma dela paga.
guide-all-fives-and-threes-8 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando todos os jogadores passaram um depois do outro sem jogada nem compra no meio; reivindicações e chamadas não interrompem a sequência. Então a mesa espera por Encerrar rodada: a última peça ainda pode ser reivindicada, e a anterior ainda pode ser chamada. A última peça nunca se abre ao Muggins.

    Quem bate recebe todas as pintas das mãos dos perdedores; num jogo fechado o menor total ganha de cada perdedor a diferença até ele. Esses valores são exatos: nada é arredondado. Um menor total dividido não paga ninguém, e os pontos feitos durante a rodada ficam.
    .title = Fim da rodada e pontuação
guide-all-fives-and-threes-9 =
    O primeiro a chegar a 100 vence, e uma reivindicação ou chamada de Muggins que chega lá encerra a rodada ali; mais de 100 é tão bom quanto exatamente 100. Os ajustes oferecem regras da casa, entre elas o spinner, comprar até servir e a pontuação automática sem reivindicações.
    .title = A partida
    .example = Com 98 pontos você reivindica 9. Isso dá 107, e você venceu.

guide-all-fives-and-threes-well-1 =
    Quase uma em cada duas somas até 20 paga aqui: 3, 5, 6, 9, 10, 12, 15, 18 e 20. Ajuda saber as outras de cor, porque são as que convém deixar: 1, 2, 4, 7, 8, 11, 13, 14, 16, 17 e 19.
    .title = As somas que pagam
guide-all-fives-and-threes-well-2 =
    Quando uma em cada duas somas paga, as grandes decidem. 15 e 18 valem um plano de duas peças, e um duplo numa ponta, que conta em dobro, é muitas vezes o caminho.
    .title = Mire alto
guide-all-fives-and-threes-well-3 =
    Há mais a reivindicar, então há mais a deixar passar. Some depois de cada peça, sua e de todos os outros.
    .title = Vigie os outros

## Table Draw

guide-table-1 =
    Dois jogadores montam uma corrente numa mesa com bordas. Seja o primeiro a colocar a última peça. Quem bate ganha as pintas que o outro ainda tem, e o primeiro a chegar a 100 pontos vence a partida.
    .title = O objetivo
guide-table-2 =
    O Table Draw é para dois jogadores e um conjunto duplo-seis. Cada um recebe 7 peças; as outras 14 são o monte.
    .title = Conjunto e distribuição
guide-table-3 =
    Quem tem o maior duplo distribuído abre, em cada rodada. Se nenhum duplo foi distribuído, abre a peça mais alta: contam primeiro as pintas, depois a metade maior. Quem abre pode usar qualquer peça. A primeira fica no meio, uma simples ao comprido e um duplo atravessado.
    .title = Abertura
    .example = Nenhum duplo foi distribuído. A sua peça mais alta é 5-3, a do Computador 1 é 6-2: oito pintas cada. Decide a metade maior, 6 contra 5, então o Computador 1 abre.
guide-table-4 =
    Junte uma peça a qualquer ponta da corrente, de modo que metades iguais se toquem. Uma simples segue reto, ou vira à esquerda ou à direita no sentido da linha: a metade que encaixa fica logo à frente da ponta e a outra para o lado. Um duplo fica atravessado, centrado, e depois de um duplo a linha segue reto.

    A mesa tem 24 por 14 quadrados, e um quadrado é meia peça. Uma peça tem de ficar inteira na mesa e não pode cobrir outra; ficar lado a lado é permitido. Cada modo de colocar uma peça é uma jogada própria.
    .title = Colocar e virar
guide-table-5 =
    Uma ponta em que nenhuma peça pode mais ser colocada está fechada. A outra ainda pode estar aberta.
    .title = Pontas fechadas
    .example = A linha chega à borda da mesa logo depois de um duplo. Depois de um duplo a linha tem de seguir reto, e não há espaço: essa ponta está fechada.
guide-table-6 =
    Se você pode jogar, tem de jogar. Se não pode, compre até poder, mas as duas últimas peças do monte ficam. Com duas restando e nada a jogar, você passa.
    .title = Sua vez
guide-table-7 =
    Uma rodada acaba quando alguém colocou a última peça, ou quando os dois passaram um depois do outro sem jogada nem compra no meio: então o jogo está fechado. As duas mãos são mostradas.

    Quem bate recebe as pintas do outro. Num jogo fechado o menor total ganha a diferença, e totais iguais não pagam nada. Não há pontos durante o jogo. As rodadas seguem uma à outra até alguém ter 100 pontos.
    .title = Fim da rodada, pontuação e partida

guide-table-well-1 =
    O espaço é uma segunda coisa pela qual jogar. Afaste a linha de uma borda enquanto pode, ou leve-a até lá se o seu rival precisa dessa ponta mais do que você.
    .title = Use as bordas
guide-table-well-2 =
    Um duplo precisa de espaço dos dois lados da linha, e o que o segue tem de ir reto. Perto de uma borda ele pode fechar uma ponta: bom quando o número aberto é do rival, ruim quando é seu.
    .title = Duplos como portas

## Playing well, in every game

guide-strategy-1 =
    Repare em quem compra ou passa, e em que números: naquele momento não tinha peça para nenhuma ponta aberta. Traga esses números de volta quando isso ajudar você.
    .title = Lembre o que falta aos rivais
    .example = As pontas são 3 e 5, e o Computador 1 passa. Se você puder fazer as duas pontas 5, o Computador 1 tem de passar de novo.
guide-strategy-2 =
    O que fica na sua mão talvez seja pago a outro. Quando os outros estão com uma ou duas peças, deixe ir primeiro as pesadas, mesmo que uma leve encaixasse melhor.
    .title = Livre-se das peças pesadas antes que a rodada feche
    .example = 6-5 e 1-0 encaixam, e o Computador 2 tem uma peça. Jogue 6-5: se você perder esta rodada, fica com 1 pinta e não com 11.
guide-strategy-3 =
    Olhe cada ponta aberta, e os dois lados de cada peça, antes de jogar. A segunda melhor jogada é muitas vezes a que se viu primeiro.
    .title = Olhe cada braço aberto
guide-strategy-4 =
    Um duplo só encaixa num número. Jogue-o enquanto esse número está aberto; um duplo que espera pode ficar preso.
    .title = Duplos querem sair cedo
guide-strategy-5 =
    Guarde o maior número possível de números diferentes. Se você tem a maioria das peças de um número, abra-o e tente mantê-lo aberto: os outros têm pouco com que responder.
    .title = Mantenha escolhas e seja dono de um número
guide-strategy-6 =
    Conte as peças de um número que estão na mesa e na sua mão. Num conjunto duplo-seis cada número está em sete peças, no duplo-nove em dez, no duplo-doze em treze. O que falta está com os rivais ou no monte.
    .title = Conte as peças de um número
guide-strategy-7 =
    Nos jogos com reivindicações, some as pontas depois de cada peça, sua e deles. Reivindique antes de a próxima estar na mesa, e veja se o jogador antes de você esqueceu alguma coisa.
    .title = Vigie somas e Muggins

## Controls

guide-controls-1 =
    Clique numa peça da sua mão e depois na ponta onde ela deve ir. As peças jogáveis se destacam. Um segundo clique na peça desfaz a escolha. Ou arraste a peça até uma ponta: onde ela pode ir se acende, e solta em outro lugar ela volta. Uma peça que só pode ir a um lugar é jogada com um duplo clique.
    .title = Mouse
guide-controls-2 =
    Toque numa peça e depois na ponta, ou arraste. Deslizar o dedo sobre a mesa vazia rola a página como sempre. Onde a mesa fica pequena demais para os dedos, as fileiras têm um botão grande para cada ponta.
    .title = Toque
guide-controls-3 =
    Tab vai da mão às pontas e aos botões. Na mão, as setas escolhem uma peça. Enter pressiona um botão. Letras pressionam os botões: d para Comprar, k para Passar, p para Continuar, f para Encerrar rodada, n para Próxima rodada, u para Desfazer e r para Refazer; os ajustes podem desligá-las. Esc desfaz uma escolha e depois sai do jogo.
    .title = Teclado
guide-controls-4 =
    O campo das jogadas digitadas recebe uma peça e um lugar: 65l é 6-5 na ponta esquerda, 65r na direita, 65 a2 no braço 2, 12-11r uma peça grande, e 65r< virada à esquerda. Também d, k, p, f, n e u como acima, c 15 para reivindicar 15, e m 15 para chamar Muggins com 15. Pergunte ?e pelas pontas, ?h pela sua mão, ?s pelo placar. O botão Teclas mostra todas.
    .title = Jogadas digitadas
guide-controls-5 =
    Botões que não podem ser pressionados agora dizem por quê. Comprar e Passar são para quem não pode jogar. Desfazer retira a sua última vez com tudo o que veio depois, até a rodada acabar; o registro diz isso. Refazer a joga de novo. Desistir dá a partida aos outros.
    .title = Ações
guide-controls-6 =
    Nos jogos com reivindicações, uma faixa sob a mão recebe a sua soma, para reivindicar ou para Muggins. Ela é igual, valha a peça alguma coisa ou não. Continuar deixa os outros seguirem.
    .title = Faixa de reivindicação
guide-controls-7 =
    Mesa mostra as peças como estão; Fileiras mostra cada braço numa fileira própria, com o nome da peça em que começa e o botão da ponta ao lado. As duas são a mesma mesa, e a sua escolha é lembrada.
    .title = Mesa e fileiras
guide-controls-8 =
    Uma dica tem quatro passos: onde olhar, a regra, uma parte do trabalho, e a resposta com o motivo. Cada passo seguinte abre depois de um momento, ou logo depois de uma tentativa recusada. Escolha antes uma peça para perguntar sobre essa jogada.
    .title = Dicas
guide-controls-9 =
    O registro conta cada acontecimento da rodada em palavras e em notação. As setas dele vão e voltam pela rodada sem mudá-la. Você pode copiar o registro ou a posição, e baixar o registro da partida.
    .title = Registro
guide-controls-10 =
    Os ajustes escolhem o jogo, o conjunto, os jogadores e seus nomes, a ajuda e as regras da casa para a próxima partida e, na hora, o aspecto desta tela e a velocidade dos computadores. Com passo a passo, cada jogada dos computadores espera por uma tecla ou um clique.
    .title = Ajustes
