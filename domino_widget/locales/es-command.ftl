### What Python says by itself; its order and ids are those of en-command.ftl.

## Servers

command-table-at = La mesa de dominó está en { $address } (Ctrl+C la cierra).
command-open-to-all = Quien llegue a esa dirección puede jugar: cada página recibe una mesa y un proceso de Python.
command-lab-at = JupyterLab se abre en { $folder }; su dirección, con su token, viene a continuación.
command-other-port = El puerto { $port } está en uso; esta mesa está en el puerto { $free }.
command-port-taken = El puerto { $port } está en uso: elige otro, o deja fuera --port.
command-no-address = Nada puede escuchar en { $host }, puerto { $port }: { $why }.
command-no-app = Falta el cuaderno { $name } de la aplicación: instala domino_widget de nuevo.
command-needs = { $package } no está instalado: ejecuta `pip install { $package }` e inténtalo de nuevo.

## Pages of the web app, before their table is there

page-waiting = La página se está preparando…
page-late = Aquí todavía no hay ninguna mesa. El servidor puede estar ocupado o haberse cerrado.
page-again = Cargar la página otra vez
page-none = Aquí no hay ninguna página: la mesa está en { $address }.

## Values that cannot be

command-bad-port = un puerto es un número de 1 a 65535, no { $found }
command-bad-host = un host es una dirección de esta máquina, como 127.0.0.1, no { $found }
command-bad-base-url = una ruta base empieza y termina con una barra, como /dominoes/, no { $found }
command-bad-preheat = las mesas que quedan listas son un número de 0 a 20, no { $found }
command-bad-minutes = los minutos son un número entero desde 0, no { $found }
command-bad-lang = no hay idioma { $found } aquí; hay { $known }

## Pictures of a table

drawing-title = { $game }: la mesa
drawing-hand = Mano de { $seat }
drawing-tiles = Mano de { $seat }: { $tiles }.
drawing-laid =
    { $count ->
        [one] Hay { $count } ficha en la mesa: { $last }.
       *[other] Hay { $count } fichas en la mesa; la última es { $last }.
    }
drawing-laid-by =
    { $count ->
        [one] Hay { $count } ficha en la mesa: { $last }, jugada por { $seat }.
       *[other] Hay { $count } fichas en la mesa; la última es { $last }, jugada por { $seat }.
    }
drawing-ends = Extremos abiertos: { $ends }.

## A record

replay-no-text = { $path } no es una partida: ni siquiera es texto.
replay-unreadable = { $path } no se puede leer: { $why }.
replay-unwritable = { $path } no se puede escribir: { $why }.
replay-refused = { $path }: { $why }
replay-no-hand = No hay ronda { $number } en este registro.
replay-no-ply = Esa ronda tiene acciones de 0 a { $most }, no { $ply }.
replay-drawn = { $path } está dibujado.
replay-head = { $game }, doble-{ $set }. Jugadores: { $players }
replay-hand = Ronda { $number }, puntuación { $scores }
replay-holds = { $seat } tiene { $tiles }
replay-holds-none = { $seat } no tiene fichas
replay-holds-hidden =
    { $count ->
        [one] { $seat } tiene { $count } ficha que no se muestra
       *[other] { $seat } tiene { $count } fichas que no se muestran
    }
replay-ends = extremos { $ends }
replay-points = puntos { $points }
replay-goes-on = La ronda continúa.
replay-tie = Empate: nadie puntúa.
replay-won =
    { $how ->
        [out] Dominó: { $seat } +{ $points }, puntuación { $scores }
        [blocked] Cerrado: { $seat } +{ $points }, puntuación { $scores }
       *[target] Meta alcanzada: { $seat } +{ $points }, puntuación { $scores }
    }
replay-fair = Reparto limpio: rondas repartidas como se prometió: { $proved } de { $all }.
replay-not-fair = Reparto limpio: { $why }

## Simulaciones

simulate-house = { $game } con { $rules }
simulate-matches =
    { $what }, doble-{ $set }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
simulate-hands =
    { $what }, doble-{ $set }: { $games ->
        [one] { $games } ronda
       *[other] { $games } rondas
    }
simulate-deals =
    { $deals ->
        [one] { $deals } reparto, en { $ways } órdenes de asientos
       *[other] { $deals } repartos, cada uno en { $ways } órdenes de asientos
    }
simulate-player = jugador
simulate-won = victorias
simulate-ahead = puntos de ventaja
simulate-fault = { $player } { $what }: { $times } perdidas
simulate-illegal = hizo una jugada ilegal
simulate-not-said = dijo algo que no es ni un recuento ni Muggins
simulate-slow = pensó más de { $seconds } segundos
simulate-raised = se detuvo con el error { $error }
simulate-ended = cerró su proceso, o se colgó sin fin
