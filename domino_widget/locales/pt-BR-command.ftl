### What Python says by itself; its order and ids are those of en-command.ftl.

## Servers

command-table-at = A mesa de dominó está em { $address } (Ctrl+C a encerra).
command-open-to-all = Quem chegar a esse endereço pode jogar: cada página recebe uma mesa e um processo de Python.
command-lab-at = O JupyterLab abre em { $folder }; o endereço, com o token, vem a seguir.
command-other-port = A porta { $port } está em uso; esta mesa está na porta { $free }.
command-port-taken = A porta { $port } está em uso: escolha outra, ou deixe --port de fora.
command-no-address = Nada pode escutar em { $host }, porta { $port }: { $why }.
command-no-app = Falta o caderno { $name } do aplicativo: instale domino_widget de novo.
command-needs = { $package } não está instalado: execute `pip install { $package }` e tente de novo.

## Pages of the web app, before their table is there

page-waiting = A página está sendo preparada …
page-late = Ainda não há mesa aqui. O servidor pode estar ocupado, ou ter sido encerrado.
page-again = Carregar a página de novo
page-none = Aqui não há página: a mesa está em { $address }.

## Values that cannot be

command-bad-port = uma porta é um número de 1 a 65535, não { $found }
command-bad-host = um host é um endereço desta máquina, como 127.0.0.1, não { $found }
command-bad-base-url = um caminho de base começa e termina com uma barra, como /dominoes/, não { $found }
command-bad-preheat = as mesas que ficam prontas são um número de 0 a 20, não { $found }
command-bad-minutes = os minutos são um número inteiro a partir de 0, não { $found }
command-bad-lang = não há língua { $found } aqui; há { $known }

## Pictures of a table

drawing-title = { $game }: a mesa
drawing-hand = Mão de { $seat }
drawing-tiles = Mão de { $seat }: { $tiles }.
drawing-laid =
    { $count ->
        [one] Há { $count } peça na mesa: { $last }.
       *[other] Há { $count } peças na mesa; a última é { $last }.
    }
drawing-laid-by =
    { $count ->
        [one] Há { $count } peça na mesa: { $last }, jogada por { $seat }.
       *[other] Há { $count } peças na mesa; a última é { $last }, jogada por { $seat }.
    }
drawing-ends = Pontas abertas: { $ends }.

## A record

replay-no-text = { $path } não é um jogo: nem sequer é texto.
replay-unreadable = { $path } não pode ser lido: { $why }.
replay-unwritable = { $path } não pode ser gravado: { $why }.
replay-refused = { $path }: { $why }
replay-no-hand = Não há rodada { $number } neste registro.
replay-no-ply = Essa rodada tem ações de 0 a { $most }, não { $ply }.
replay-drawn = { $path } está desenhado.
replay-head = { $game }, duplo-{ $set }. Jogadores: { $players }
replay-hand = Rodada { $number }, placar { $scores }
replay-holds = { $seat } tem { $tiles }
replay-holds-none = { $seat } não tem peças
replay-holds-hidden =
    { $count ->
        [one] { $seat } tem { $count } peça que não é mostrada
       *[other] { $seat } tem { $count } peças que não são mostradas
    }
replay-ends = pontas { $ends }
replay-points = pontos { $points }
replay-goes-on = A rodada continua.
replay-tie = Empate: ninguém pontua.
replay-won =
    { $how ->
        [out] Bateu: { $seat } +{ $points }, placar { $scores }
        [blocked] Fechado: { $seat } +{ $points }, placar { $scores }
       *[target] Chegou ao total: { $seat } +{ $points }, placar { $scores }
    }
replay-fair = Distribuição honesta: rodadas distribuídas como prometido: { $proved } de { $all }.
replay-not-fair = Distribuição honesta: { $why }

## Simulações

simulate-house = { $game } com { $rules }
simulate-matches =
    { $what }, duplo-{ $set }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
simulate-hands =
    { $what }, duplo-{ $set }: { $games ->
        [one] { $games } rodada
       *[other] { $games } rodadas
    }
simulate-deals =
    { $deals ->
        [one] { $deals } distribuição, em { $ways } ordens de lugares
       *[other] { $deals } distribuições, cada uma em { $ways } ordens de lugares
    }
simulate-player = jogador
simulate-won = vitórias
simulate-ahead = pontos à frente
simulate-fault = { $player } { $what }: { $times } perdidas
simulate-illegal = fez uma jogada ilegal
simulate-not-said = disse o que não é nem contagem nem Muggins
simulate-slow = pensou por mais de { $seconds } segundos
simulate-raised = parou com o erro { $error }
simulate-ended = encerrou o próprio processo, ou travou sem fim
