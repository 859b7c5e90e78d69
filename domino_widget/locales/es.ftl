### Spanish. The words are those of the glossary in docs/languages.md.

## Names

game-title = Dominó
game-tagline = Encaja los extremos, lee la mesa, haz valer la última ficha: juegos conocidos o una cruz llena de ramas.
game-block = Block (cerrado)
game-draw = Draw (con robo)
game-cross = Cross (cruz)
game-double-nine-cross = Double-Nine Cross (cruz de doble nueve)
game-double-twelve-cross = Double-Twelve Cross (cruz de doble doce)
game-all-fives = All Fives (Muggins, múltiplos de cinco)
game-all-fives-and-threes = All Fives and Threes (cincos y treses)
game-table = Table Draw (mesa limitada)
set-6 = doble seis
set-9 = doble nueve
set-12 = doble doce
seat-you = Tú
seat-computer = Ordenador { $n }
side-you = Tú y { $partner }
side-two = { $first } y { $second }
list-two = { $start } y { $last }
list-more = { $start } y { $last }
level-novice = principiante
level-club = jugador de club
level-expert = experto

## Dialogs

dialog-close = Cerrar

## Settings

settings-open = Ajustes
settings-title = Ajustes
settings-match = La partida
settings-match-note = Valen para la partida que empieza con Partida nueva.
settings-loading = Preguntando a la mesa qué ofrece…
settings-retry = Preguntar otra vez
settings-game = Juego
settings-game-block = Encaja los extremos; quien no puede jugar pasa. Nadie roba.
settings-game-draw = Encaja los extremos; quien no puede jugar roba hasta que una ficha sirva.
settings-game-cross = El doble inicial tiene cuatro brazos, y los cuatro van primero.
settings-game-double-nine-cross = Una cruz con el conjunto doble nueve: cada doble posterior también abre ramas.
settings-game-double-twelve-cross = Una cruz con el conjunto doble doce: cada doble posterior también abre ramas.
settings-game-all-fives = Haz que los extremos abiertos sumen un múltiplo de cinco y reclámalo antes de la ficha siguiente.
settings-game-all-fives-and-threes = Como All Fives, y los múltiplos de tres también valen.
settings-game-table = Dos jugadores en una mesa con bordes: la línea puede girar, y un extremo sin sitio queda cerrado.
settings-set = Conjunto
settings-set-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
settings-why-set = { $game } solo se juega con { $sets }.
settings-why-set-cross = Cross se juega con doble seis. Los conjuntos mayores tienen cruces propias: Double-Nine Cross y Double-Twelve Cross.
settings-players = Jugadores
settings-why-players = { $game } es solo para { $players } jugadores.
settings-partners = En pareja con el Ordenador 2
settings-partners-what = Tú y el Ordenador 2 contra el Ordenador 1 y el Ordenador 3, con un marcador para cada pareja.
settings-why-partners = Las parejas existen en Block con cuatro jugadores.
settings-seats = Nombres y niveles
settings-seat-name = Nombre del puesto { $letter }
settings-seat-level = Nivel del puesto { $letter }
level-novice-what = Olvida una suma de cada cinco, y pronto quién pasó con qué.
level-club-what = Olvida una suma de cada catorce y, a veces, quién pasó hace tiempo.
level-expert-what = Apenas olvida una suma y nunca quién pasó, pero no ve ninguna ficha oculta.
level-person = alguien en esta pantalla
level-person-what = Comparte esta pantalla: un telón cae entre vuestros turnos.
settings-watch = Mirar a los ordenadores
settings-watch-what = Un ordenador ocupa también tu puesto, y tú miras.
settings-assist = Ayuda
settings-assist-playable = Marcar las fichas que se pueden jugar
settings-assist-playable-what = Las fichas jugables están levantadas y con borde, y su nombre dice dónde encajan.
settings-assist-count = Mostrar la suma de los extremos
settings-assist-count-what = La suma de los extremos está junto a la mesa. Aprendes más si la haces tú.
settings-assist-count-not = Solo All Fives y All Fives and Threes tienen suma de extremos.
settings-assist-memory = Memoria de la mesa
settings-assist-memory-what = La tarjeta de cada puesto guarda los números que al pasar mostró no tener.
settings-assist-memory-not = Solo en Block un pase vale para el resto de la ronda: allí nadie roba.
settings-house = Reglas de la casa
settings-house-none = Como en el reglamento
settings-house-count =
    { $count ->
        [0] Todo está como en el reglamento.
        [one] { $count } regla de la casa está activa.
       *[other] { $count } reglas de la casa están activas.
    }
settings-why-house-hands = Harían falta { $needed } fichas, y el conjunto tiene { $tiles }.
settings-house-empty = Este juego no tiene reglas de la casa.
settings-screen = Esta pantalla
settings-screen-note = Cambian la imagen al momento y no tocan la partida.
settings-look = Mesa o filas
settings-look-auto = Lo que mejor quepa
settings-look-table = Mesa: las fichas como están
settings-look-rows = Filas: una para cada brazo
settings-pace = Jugadas de los ordenadores
settings-pace-0 = Al instante
settings-pace-300 = Rápidas
settings-pace-700 = Tranquilas
settings-pace-1500 = Lentas
settings-pace-3000 = Muy lentas
settings-pace-key = Paso a paso, con una tecla
settings-pace-other = { $ms } milisegundos cada una
settings-numerals = Cifras en todas las fichas
settings-numerals-what = Las mitades se imprimen como números; sin esto, solo las mayores de seis.
settings-large = Letra grande
settings-large-what = Todo es un tamaño mayor, como para un proyector.
settings-contrast = Más contraste
settings-contrast-what = Fichas en blanco y negro y líneas gruesas. Un sistema que pide más contraste lo recibe de todos modos.
settings-sound = Sonidos
settings-sound-what = Un golpe por ficha, dos por un pase, una campana por puntos.
settings-one-tap = Un toque juega
settings-one-tap-what = Una ficha que solo puede ir a un sitio se juega con un solo toque.
settings-letters = Letras sueltas como teclas
settings-letters-what = Con el foco en el juego, d roba, k pasa, y así; la lista está en Teclas.
settings-language = Idioma
settings-new = Partida nueva
settings-cancel = Cancelar
settings-confirm-title = Hay una partida en curso
settings-confirm = Una partida nueva termina esta. El marcador es { $scores }.
settings-confirm-keep = Seguir jugando
settings-confirm-start = Empezar la partida nueva
settings-refused = La partida nueva no pudo empezar, y nada ha cambiado.
settings-started = Ha empezado una partida nueva: { $game }.

## House rules

house-group-target = Puntos para ganar
house-group-hands = Fichas por jugador
house-group-opening = Quién abre
house-group-drawing = Robo
house-group-spinner = Spinner
house-group-other = Otras reglas
house-target-50 = A 50
house-target-50-what = La partida va a 50 puntos en vez de 100.
house-target-150 = A 150
house-target-150-what = La partida va a 150 puntos en vez de 100.
house-target-200 = A 200
house-target-200-what = La partida va a 200 puntos en vez de 100.
house-target-250 = A 250
house-target-250-what = La partida va a 250 puntos en vez de 100.
house-hands-five = Cinco fichas cada uno
house-hands-five-what = Cada jugador recibe cinco fichas.
house-hands-six = Seis fichas cada uno
house-hands-six-what = Cada jugador recibe seis fichas.
house-hands-seven = Siete fichas cada uno
house-hands-seven-what = Cada jugador recibe siete fichas.
house-hands-nine = Nueve fichas cada uno
house-hands-nine-what = Cada jugador recibe nueve fichas.
house-winner-leads = Abre quien ganó
house-winner-leads-what = Quien ganó la última ronda abre la siguiente, con cualquier ficha. El doble más alto sigue abriendo la primera.
house-reserve-two = Quedan dos fichas
house-reserve-two-what = Las dos últimas fichas del pozo no se roban nunca.
house-no-drawing = Sin robo
house-no-drawing-what = Nadie roba: quien no puede jugar pasa.
house-draw-until-fits = Robar hasta que sirva
house-draw-until-fits-what = Quien no puede jugar roba hasta que una ficha sirva y la juega en el mismo turno, en vez de robar una y esperar.
house-spinner-first = El primer doble es spinner
house-spinner-first-what = El primer doble de la mesa está abierto por los cuatro lados; sus puntas se abren cuando los dos lados largos están cubiertos.
house-spinner-every = Cada doble es spinner
house-spinner-every-what = Cada doble está abierto por los cuatro lados; sus puntas se abren cuando los dos lados largos están cubiertos.
house-round-sum = Redondear la suma
house-round-sum-what = Al final de la ronda se suman primero las diferencias de los perdedores, y la suma va al múltiplo de cinco más cercano.
house-automatic-scoring = Puntuación automática
house-automatic-scoring-what = Una suma que puntúa se paga al momento: no hay reclamaciones ni Muggins.
house-blocked-all-pips = El cierre paga todas las pintas
house-blocked-all-pips-what = En una ronda cerrada, quien gana recibe todas las pintas de las manos de los perdedores, no la diferencia.

## Guide

curtain-pass = Pasar la pantalla a { $seat }
curtain-next = Le toca a { $seat }
curtain-only = Ahora mira solo { $seat }. Antes no se muestran las fichas de nadie.
curtain-lift = Mostrar mis fichas
curtain-still = Todavía puedes reclamar o deshacer. Después pasa la pantalla.
guide-open = Guía
lessons-open = Lecciones
guide-title = Guía
guide-game = Juego
guide-part-rules = Las reglas
guide-part-controls = Controles
guide-part-strategy = Jugar bien
guide-example = Ejemplo
guide-loading = Trayendo la guía…
guide-without = La guía viene del kernel de la mesa, y ahora no responde ninguno. Las teclas y las jugadas escritas están en Teclas.
guide-retry = Intentar otra vez

## Language

language-label = Idioma
language-unknown = Aquí no hay ningún idioma { $lang }; el menú muestra los que hay.

## Hint panel

hint-title = Pista
hint-assisted = este intento: con ayuda
hint-assisted-not = este intento: sin ayuda
hint-intro = Cuatro pasos, de uno en uno. La respuesta llega al final.
hint-nothing = Aquí no había nada que encontrar, así que esto no cuenta como ayuda.
hint-step-1 = Mirar
hint-step-2 = Regla
hint-step-3 = Parte
hint-step-4 = Respuesta
hint-open-1 = Paso 1: dónde mirar
hint-open-2 = Paso 2: mostrar la regla
hint-open-3 = Paso 3: mostrar una parte
hint-open-4 = Paso 4: mostrar la respuesta
hint-wait-2 =
    { $seconds ->
        [one] La regla se abre en { $seconds } segundo
       *[other] La regla se abre en { $seconds } segundos
    }
hint-wait-3 =
    { $seconds ->
        [one] La parte se abre en { $seconds } segundo
       *[other] La parte se abre en { $seconds } segundos
    }
hint-wait-4 =
    { $seconds ->
        [one] La respuesta se abre en { $seconds } segundo
       *[other] La respuesta se abre en { $seconds } segundos
    }
hint-done = Ese era el último paso. Prueba el próximo turno sin ayuda.
hint-about = Estás mirando { $tile }.
hint-ladder = Pasos de la pista
hint-rung-past = { $name }, abierto
hint-group-ends = Extremos posibles
hint-group-scoring = Puntos ahora
hint-group-muggins = Muggins
hint-group-ends-about = Qué extremos están abiertos, y por qué.
hint-group-scoring-about = Cuánto suman los extremos, y cuánto vale.
hint-group-muggins-about = Reclamar ahora, cantar Muggins y el riesgo de olvidarlo.
hint-group-quiet = Nada que decir todavía.
hint-label-certain = seguro
hint-label-chance = probabilidad
hint-label-claim-now = reclama ahora
hint-label-call-muggins = canta Muggins
hint-label-risk = riesgo
hint-failed = La pista no llegó: { $why }

## What hints say

hint-look-ends = Mira cada extremo abierto y luego tus fichas.
hint-look-lead = La mesa está vacía: mira tu mano.
hint-look-scoring = Mira la ficha de cada extremo de la línea: ¿cuánto suman juntas?
hint-look-claim = Hay una ficha abierta a reclamación o a Muggins. Mira los extremos como los dejó esa ficha.
hint-rule-match = Una ficha encaja donde una de sus mitades es igual a un extremo abierto.
hint-rule-must-play = Quien puede jugar tiene que jugar: robar y pasar son para quien no puede.
hint-rule-lead = El doble más alto repartido es la ficha inicial: quien lo tiene abre con él, y con ninguna otra ficha.
hint-rule-draw = Quien no puede jugar roba del pozo; cuando no se puede robar ninguna ficha, pasa.
hint-rule-arms = Las cuatro primeras jugadas tras el doble inicial van a sus cuatro brazos, en cualquier orden; hasta entonces solo están abiertos los brazos vacíos.
hint-rule-sides = Las puntas de un spinner se abren cuando sus dos lados largos están cubiertos.
hint-rule-turns = Una ficha sencilla sigue recta o gira a la izquierda o a la derecha. Un doble va atravesado, y tras un doble la línea sigue recta.
hint-rule-count = En un extremo, una ficha sencilla cuenta su mitad libre y un doble cuenta las dos. Una ficha que toca otras dos no cuenta nada.
hint-rule-double = Un doble en un extremo cuenta sus dos mitades.
hint-rule-lone = Una ficha sola en la mesa cuenta todas sus pintas.
hint-rule-worth-five = Una suma mayor que cero vale sus puntos cuando es divisible por cinco.
hint-rule-worth-five-three = Una suma mayor que cero vale sus puntos cuando es divisible por cinco o por tres, y solo una vez si lo es por ambos.
hint-rule-claim = Puedes reclamar tu ficha hasta que se ponga la siguiente. Di la suma; un número equivocado no cuesta nada.
hint-rule-muggins = Los puntos que un jugador no ha reclamado cuando se pone la ficha siguiente puede cantarlos cualquier rival hasta que se ponga una más. El primero que canta se los lleva todos.
hint-rule-closing = Tras la última ficha se puede seguir reclamando y cantando Muggins hasta que se termina la ronda. La última ficha nunca se abre al Muggins.
hint-ends-none-knock = Ninguna de tus fichas encaja en un extremo abierto, así que pasas.
hint-ends-none-draw = Ninguna de tus fichas encaja en un extremo abierto, así que robas.
hint-ends-lead = Abre el doble más alto repartido, y es tuyo: abre con { $tile }.
hint-ends-lead-any = Abres tú, con cualquier ficha de tu mano.
hint-ends-wait = No es tu turno de poner una ficha.
hint-ends-done = En esta ronda ya no se ponen más fichas.
hint-ends-arms =
    { $arms ->
        [one] { $arms } brazo del doble inicial sigue vacío, así que solo él está abierto: admite una ficha con { $value }.
       *[other] { $arms } brazos del doble inicial siguen vacíos, así que solo ellos están abiertos: cada uno admite una ficha con { $value }.
    }
hint-ends-open = Extremos abiertos: { $ends }.
hint-ends-tile-fits = { $tile } encaja en: { $ends }.
hint-ends-tile-not = { $tile } no encaja en ningún extremo abierto. Extremos abiertos: { $ends }.
hint-ends-closed = El extremo { $end } está cerrado: no hay sitio para una ficha.
hint-ends-no-room = { $tile } tiene un { $end }, pero no hay sitio para ella en ese extremo.
hint-part-sum = Suma lo que hay en los extremos: { $sum }.
hint-count = La suma es { $sum } = { $count }.
hint-scores =
    { $points ->
        [one] { $count } es divisible por { $by }: vale { $points } punto.
       *[other] { $count } es divisible por { $by }: vale { $points } puntos.
    }
hint-scores-not = Una suma de { $count } no vale nada.
hint-on =
    { $at ->
        [none] en { $end }
       *[other] en el { $end } de { $at }
    }
hint-play-makes =
    { $points ->
        [one] { $tile } { hint-on } da { $sum } = { $count }: vale { $points } punto.
       *[other] { $tile } { hint-on } da { $sum } = { $count }: vale { $points } puntos.
    }
hint-play-makes-nothing = { $tile } { hint-on } da { $sum } = { $count }: no vale nada.
hint-lead-makes =
    { $points ->
        [one] Abrir con { $tile } da { $sum } = { $count }: vale { $points } punto.
       *[other] Abrir con { $tile } da { $sum } = { $count }: vale { $points } puntos.
    }
hint-lead-makes-nothing = Abrir con { $tile } da { $sum } = { $count }: no vale nada.
hint-they-may-score =
    { $tiles ->
        [one] Pueden puntuar: tras esta jugada, { $tiles } de las { $unseen } fichas que no ves puntuaría para el jugador siguiente: { $list }.
       *[other] Pueden puntuar: tras esta jugada, { $tiles } de las { $unseen } fichas que no ves puntuarían para el jugador siguiente: { $list }.
    }
hint-they-cannot-score = Tras esta jugada, ninguna ficha que no ves puntuaría para el jugador siguiente.
hint-they-now =
    { $tiles ->
        [one] Con los extremos como están, { $tiles } de las { $unseen } fichas que no ves puntuaría: { $list }.
       *[other] Con los extremos como están, { $tiles } de las { $unseen } fichas que no ves puntuarían: { $list }.
    }
hint-they-now-none = Con los extremos como están, ninguna ficha que no ves puntuaría.
hint-scoring-none = En este juego no se puntúa durante la ronda: los puntos llegan al final.
hint-claim-now = Tu { $tile } da { $sum }: reclama { $points } antes de que se ponga la ficha siguiente.
hint-claim-now-last = Tu { $tile } da { $sum }: reclama { $points } antes de que termine la ronda.
hint-claim-nothing = Tu { $tile } da { $sum } = { $count }: no hay nada que reclamar.
hint-muggins-part = Cuando se puso { $tile }, los extremos sumaban { $sum }.
hint-muggins-call = { $seat } no reclamó { $tile }: canta Muggins con { $points } antes de que se ponga la ficha siguiente.
hint-muggins-call-last = { $seat } no reclamó { $tile }: canta Muggins con { $points } antes de que termine la ronda.
hint-muggins-nothing = { $seat } no reclamó { $tile }, pero su suma era { $count }: no hay nada que cantar.
hint-risk = Lo que dejes sin reclamar en { $tile }, un rival puede llevárselo en cuanto se ponga la ficha siguiente.
hint-risk-open = No reclamaste { $tile }: si hizo una suma que paga, un rival puede llevarse esos puntos hasta que se ponga la ficha siguiente o termine la ronda.
hint-risk-rivals = En lo que va de ronda, { $seat } se ha llevado { $taken } y ha olvidado { $missed } de las sumas que pagaban.
hint-muggins-none = En este juego no hay Muggins, porque en él no se reclama nada.
hint-muggins-closed = Ninguna ficha olvidada está abierta al Muggins ahora.
hint-not-now = No tienes nada que decidir en este momento.
hint-over = La ronda ha terminado: la hoja de puntos cuenta el resto.

## Log

log-title = Registro
log-list = Sucesos de esta ronda
log-start = Al principio
log-back = Un paso atrás
log-on = Un paso adelante
log-live = Al presente
log-stepping = Estás mirando atrás: paso { $step } de { $steps }. La ronda espera sin cambios.
log-copy = Copiar el registro como texto
log-copy-position = Copiar la línea de la posición
log-download = Descargar el registro de la partida
log-copied = El registro está en el portapapeles.
log-position-copied = La línea de la posición está en el portapapeles.
log-copy-failed = El navegador no permite copiar aquí. Selecciona el texto del cuadro y cópialo.
log-copy-box = Texto para copiar
log-downloaded = El registro se ha guardado como { $name }.
log-empty = Todavía no ha pasado nada.
log-rounds = Rondas terminadas
log-rounds-none = Todavía no ha terminado ninguna ronda de esta partida.
log-rounds-round = Ronda
log-rounds-won = Ganada por
log-rounds-bonus = Premio
log-rounds-nobody = nadie
log-copy-heading = { $game }, ronda { $round }

log-deal = Las fichas están repartidas.
log-led = { $seat } abrió con { $tile }.
log-led-you = Abriste con { $tile }.
log-played = { $seat } jugó { $tile } en el { $value }.
log-played-you = Jugaste { $tile } en el { $value }.
log-drew = { $seat } robó una ficha.
log-drew-you = Robaste una ficha.
log-drew-tile = { $seat } robó { $tile }.
log-drew-tile-you = Robaste { $tile }.
log-knocked = { $seat } pasó.
log-knocked-you = Pasaste.
log-knocked-at = { $seat } pasó con { $ends } en los extremos.
log-knocked-at-you = Pasaste con { $ends } en los extremos.
log-claimed = { $seat } reclamó { $points } por { $tile }.
log-claimed-you = Reclamaste { $points } por { $tile }.
log-claimed-by = { $seat } reclamó { $points }, divisible por { $by }, por { $tile }.
log-claimed-by-you = Reclamaste { $points }, divisible por { $by }, por { $tile }.
log-muggins = { $seat } cantó Muggins contra { $missed } y se llevó { $points } por { $tile }.
log-muggins-you = Cantaste Muggins contra { $missed } y te llevaste { $points } por { $tile }.
log-muggins-on-you = { $seat } cantó Muggins contra ti y se llevó { $points } por { $tile }.
log-scored = { $seat } hizo { $points } con { $tile }.
log-scored-you = Hiciste { $points } con { $tile }.
log-scored-by = { $seat } hizo { $points }, divisible por { $by }, con { $tile }.
log-scored-by-you = Hiciste { $points }, divisible por { $by }, con { $tile }.
log-ended-out = { $seat } ha dominado: ¡dominó!
log-ended-out-you = Has dominado: ¡dominó!
log-ended-blocked = Todos han pasado: el juego está cerrado.
log-ended-target = { $seat } ha llegado a la meta.
log-ended-target-you = Has llegado a la meta.
log-ended = La última ficha de esta ronda está en la mesa.
log-over-won =
    { $points ->
        [one] { $side } ganó la ronda: { $points } punto.
       *[other] { $side } ganó la ronda: { $points } puntos.
    }
log-over-won-you =
    { $points ->
        [one] Ganaste la ronda: { $points } punto.
       *[other] Ganaste la ronda: { $points } puntos.
    }
log-over-won-yours =
    { $points ->
        [one] Tu pareja y tú ganasteis la ronda: { $points } punto.
       *[other] Tu pareja y tú ganasteis la ronda: { $points } puntos.
    }
log-over-none = La ronda ha terminado y no paga a nadie.
log-undone = { $seat } deshizo el último turno.
log-undone-you = Deshiciste tu último turno.
log-redone = { $seat } rehízo el turno.
log-redone-you = Rehiciste el turno.
log-played-on = { $seat } siguió.
log-played-on-you = Seguiste.
log-level-up = Dos rondas ganadas: { $seat } juega mejor desde ahora: { $level }.
log-resigned = { $seat } se rindió.
log-resigned-you = Te rendiste.

## Result

result-title = Cómo se puntuó la ronda
result-match-title = La partida ha terminado
result-out = { $seat } ha dominado.
result-out-you = Has dominado: ¡dominó!
result-blocked = El juego está cerrado: gana el total más bajo.
result-target = { $seat } ha llegado a la meta.
result-target-you = Has llegado a la meta.
result-target-any = Se ha llegado a la meta.
result-resigned = { $seat } se rindió.
result-resigned-you = Te rendiste.
result-won =
    { $points ->
        [one] { $side } gana la ronda y { $points } punto.
       *[other] { $side } gana la ronda y { $points } puntos.
    }
result-won-side =
    { $points ->
        [one] { $side }: ganan la ronda y { $points } punto.
       *[other] { $side }: ganan la ronda y { $points } puntos.
    }
result-won-you =
    { $points ->
        [one] Ganas la ronda y { $points } punto.
       *[other] Ganas la ronda y { $points } puntos.
    }
result-nobody = La ronda no paga a nadie.
result-hands = Las manos, boca arriba
result-pips =
    { $pips ->
        [one] { $pips } pinta
       *[other] { $pips } pintas
    }
result-no-tiles = ninguna ficha: ¡dominó!
result-sheet = La cuenta
result-sheet-side = Lado
result-sheet-before = Antes
result-sheet-play = En juego
result-sheet-bonus = Premio
result-sheet-now = Ahora
result-pays =
    { $points ->
        [one] paga { $points } punto
       *[other] paga { $points } puntos
    }
result-match-won = { $side } gana la partida.
result-match-won-side = { $side }: ganan la partida.
result-match-won-you = ¡Ganas la partida!
result-race = { $score } de { $target } puntos
result-race-title = La carrera a { $target }
result-rounds =
    { $rounds ->
        [one] Hizo falta { $rounds } ronda.
       *[other] Hicieron falta { $rounds } rondas.
    }
result-again = Partida nueva, los mismos ajustes
result-next = Ronda siguiente está junto a la mesa, con las demás acciones.

## Lines of the sum

sum-hand = { $seat } tiene { $tiles }: { $total } pintas.
sum-hand-you = Tienes { $tiles }: { $total } pintas.
sum-hand-empty = { $seat } no tiene ninguna ficha.
sum-hand-empty-you = No tienes ninguna ficha.
sum-out = Dominar paga todas las pintas de las otras manos.
sum-blocked = Gana el total más bajo, y cada perdedor paga la diferencia.
sum-blocked-all = Gana el total más bajo, y la regla de la casa paga todas las pintas de los perdedores.
sum-difference = { $seat }: { $total } − { $lowest } = { $points }.
sum-difference-you = Tú: { $total } − { $lowest } = { $points }.
sum-rounded = { $seat }: { $difference } va al múltiplo de cinco más cercano, { $points }.
sum-rounded-you = Tú: { $difference } va al múltiplo de cinco más cercano, { $points }.
sum-sum-rounded = La suma de { $total } va al múltiplo de cinco más cercano: { $points }.
sum-side = { $side }, juntos: { $sum } = { $total } pintas.
sum-partner = Lo que aún tiene el compañero de quien gana no cuenta.
sum-tie = El total más bajo está compartido, así que nadie cobra.
sum-total = { $sum } = { $points }.
sum-won-in-play = { $seat } ganó { $points } durante el juego.
sum-won-in-play-you = Ganaste { $points } durante el juego.
sum-target = Se llegó a la meta durante el juego, así que la ronda terminó ahí y no paga premio.
sum-resigned = Hubo rendición, así que esta ronda no paga premio.

## Keys

keys-open = Teclas
keys-title = Teclas y jugadas escritas
keys-letters = Letras sueltas
keys-letters-note = Actúan mientras el foco está en el juego y no se escribe texto. Los ajustes las desactivan.
keys-letter-count = ir al campo de la suma
keys-letter-redo = rehacer
keys-letter-hand = ir a la mano; en un proyector, mostrarla u ocultarla
keys-letter-answer = en un proyector, mostrar la respuesta
keys-letter-typed = ir al campo de jugadas escritas
keys-typed = Jugadas escritas
keys-typed-note = Escribe una en el campo de jugadas escritas y pulsa Enter.
keys-tab = va de la mano a los extremos y a los botones, y sale del juego
keys-arrows = eligen una ficha de la mano
keys-enter = pulsa el botón que tiene el foco; fuera de ahí juega la ficha elegida si solo tiene un sitio, o Seguir o Ronda siguiente
keys-space = lo mismo para botones, y elige una ficha
keys-escape = cierra un diálogo, deja una elección o un paso atrás; luego sale del juego
keys-any-key = cualquier tecla
keys-any = mientras se muestran jugadas de los ordenadores: muestra el resto al momento, o la siguiente en paso a paso
keys-typed-side = 6-5 en el extremo izquierdo o en el derecho
keys-typed-up-down = 6-5 en el brazo superior o inferior de una cruz
keys-typed-arm = 6-5 en el brazo 2
keys-typed-big = 12-11 en el extremo derecho: un guion separa los números grandes
keys-typed-turn = 6-5 en el extremo derecho, girada a la izquierda (Table Draw)
keys-typed-draw = robar una ficha
keys-typed-knock = pasar
keys-typed-claim = reclamar una suma de 15
keys-typed-muggins = cantar Muggins con 15
keys-typed-play-on = seguir
keys-typed-finish = terminar la ronda
keys-typed-next = ronda siguiente
keys-typed-undo = deshacer
keys-typed-ends = ¿qué extremos están abiertos?
keys-typed-hand = ¿qué tengo?
keys-typed-scores = ¿cómo va el marcador?

## Short help beside the table

help-claim = Suma los extremos y di la suma: es tuya hasta que se ponga la ficha siguiente. Si la olvidas, los demás pueden cantar Muggins. El juego te espera.
help-rows = Cada fila es un brazo, con el nombre de la ficha en la que empieza. Desplaza un brazo largo hacia un lado; el botón de su extremo se queda junto a él.

## Refusals

error-round-over = La ronda ha terminado: ya no se puede jugar nada en ella.
error-hand-closed = La última ficha está en la mesa: solo quedan reclamaciones, cantos de Muggins y Terminar ronda.
error-not-closed = La ronda sigue: se puede terminar cuando una mano está vacía o todos han pasado.
error-no-such-seat = No hay puesto { $seat } en esta mesa.
error-not-your-turn = No es el turno de { $seat }.
error-not-your-turn-you = No es tu turno.
error-not-in-hand = { $tile } no está en la mano de { $seat }.
error-not-in-hand-you = { $tile } no está en tu mano.
error-must-lead = La ronda se abre con { $lead } y con ninguna otra ficha.
error-no-such-end = No hay tal extremo en la mesa para { $tile }.
error-end-covered = Ese extremo está cubierto: ya hay una ficha en él.
error-arms-first =
    { $arms ->
        [one] Cada brazo del doble inicial necesita antes una ficha: falta { $arms } brazo.
       *[other] Cada brazo del doble inicial necesita antes una ficha: faltan { $arms } brazos.
    }
error-sides-first = Las puntas de un spinner se abren cuando sus dos lados largos están cubiertos.
error-no-match = { $tile } no tiene ningún { $end }, así que no encaja en ese extremo.
error-no-turns-here = Las fichas solo giran en Table Draw, y un doble o la ficha que le sigue va recta.
error-no-room = No hay sitio para { $tile } en ese extremo: se saldría de la mesa o taparía una ficha.
error-can-play = { $seat } tiene una ficha que se puede jugar, así que hay que jugarla.
error-can-play-you = Tienes una ficha que se puede jugar, así que hay que jugarla.
error-must-draw = { $seat } todavía puede robar, así que no puede pasar.
error-must-draw-you = Todavía puedes robar, así que no puedes pasar.
error-never-draws = En este juego nadie roba: quien no puede jugar pasa.
error-nothing-to-draw = No queda ninguna ficha que se pueda robar.
error-no-claims = En este juego no hay nada que reclamar.
error-claim-closed = Ninguna ficha está abierta a una reclamación ahora.
error-not-your-tile = Solo quien jugó la última ficha puede reclamarla.
error-muggins-closed = Ninguna ficha olvidada está abierta al Muggins ahora.
error-your-own-miss = La olvidó tu propio lado, así que solo un rival puede cantar Muggins.
error-nothing-due = No hay nada que cobrar: esa suma no vale puntos.
error-wrong-count = { $points } no es la suma.
error-not-a-tile = { $text } no es una ficha: dos números desde 0, como en 6-4.
error-not-a-seed = Una semilla es un número entero de 0 a 2**128 - 1, no { $seed }.
error-unknown-variant = No hay ningún juego llamado { $name }; hay { $known }.
error-rules = Las reglas no lo permiten.
error-bad-deal = Ese reparto no es posible.
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-notation = Columna { $column }: el texto no se puede leer a partir de aquí.
error-notation-line = Línea { $line }, columna { $column }: el texto no se puede leer a partir de aquí.
error-not-a-line = Se espera un texto en la notación, no { $kind }.
error-record = Ese registro no se puede leer: sus partes no concuerdan.
error-record-tag = La etiqueta { $tag } de ese registro no es correcta.
error-newer-record = Este registro tiene el formato { $format }; el más nuevo que se lee aquí es { $known }.
error-typed-no-place = { $tile } no se puede jugar ahí. Lo que se puede escribir: { $ways }.
error-impossible-action = La acción { $number }, { $text }, no puede haber ocurrido.
error-match-over = La partida ha terminado.
error-hand-not-over = La ronda todavía no ha terminado.
error-not-an-action = { $text } no es una acción.
error-not-an-observation = Se espera lo que ve un puesto, una Observation, no { $kind }.
error-impossible-view = Ningún asiento puede ver eso.
error-impossible-history = El suceso { $number }, { $event }, no puede haber ocurrido.
error-bad-size = Aquí va un número entero de { $least } a { $most }, no { $found }.
error-not-a-budget = Un presupuesto es uno de { $names }, o un número de mundos de 1 a { $most }, no { $found }.
error-not-in-set = { $tile } no está en un conjunto de doble { $set }.
error-not-solvable = Esa posición no se puede resolver.
error-no-move-to-judge = No hay jugada que juzgar: no es el turno de este puesto.

## Refusals of the table

error-assist-locked = En esta mesa nadie recibe ayuda, y lo que muestra la pantalla queda como está.
error-screen-passed = La pantalla va camino de { $seat }: primero levanta la cortina.
error-stale = La mesa ha cambiado desde tu elección. No se hizo nada: mira otra vez y elige de nuevo.
error-busy = La mesa sigue ocupada con la última petición. No se ha perdido nada; inténtalo en un momento.
error-unknown-request = La mesa no conoce ese tipo de petición. No se hizo nada.
error-bad-request = La mesa no pudo leer esa petición. No se hizo nada.
error-not-now = Eso no es posible en este momento.
error-silent = El kernel no responde. Quizá siga ocupado; tu juego está guardado donde está.
error-gone = Se ha perdido la conexión con el kernel. Esta es la mesa tras tu última jugada.
error-no-kernel = No hay ningún kernel en marcha, así que no se puede jugar. Esta es la mesa como se guardó.
error-unknown-text = No existe ese texto en este idioma.
error-nothing-pending = No hay nada abierto que el juego espere.
error-typed-nothing = Escribe antes una jugada, por ejemplo 65l.
error-typed-two = { $tile } puede ir a más de un sitio. Di a cuál: { $ways }.
error-typed-none = Ninguna jugada se llama así. Prueba 65l, d para robar, k para pasar o c 15 para reclamar.
error-internal = Algo falló dentro de la mesa. La jugada no se hizo, y tu juego está guardado donde estaba.

## First visit

welcome-title = Te damos la bienvenida a la mesa
welcome-how = Elige un juego. Luego elige una ficha de tu mano y el extremo donde va; lo demás se dice mientras juegas.
welcome-play = Jugar
welcome-stay = Quedarse con { $game }

## Table

seat-person = Jugador { $letter }
seats-label = Jugadores y marcador
seat-your-turn = tu turno
seat-turn = juega ahora
seat-winner = gana
seat-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
seat-partner = pareja de { $partner }
seat-score = { $score } de { $target } puntos
seat-drew = robó
seat-knocked = pasó
seat-voids = no tiene { $pips }
seat-played = jugó { $tile }
seat-points = se llevó { $points }
head-round = Ronda { $round }, a { $target }
side-label = Pistas y registro

arm-left = izquierda
arm-right = derecha
arm-up = arriba
arm-down = abajo
arm-of-left = brazo izquierdo de { $tile }
arm-of-right = brazo derecho de { $tile }
arm-of-up = brazo superior de { $tile }
arm-of-down = brazo inferior de { $tile }
arm-branch-first = primera rama de { $tile }
arm-branch-second = segunda rama de { $tile }
end-left = extremo izquierdo { $value }
end-right = extremo derecho { $value }
end-up = extremo superior { $value }
end-down = extremo inferior { $value }
end-of-arm = { $value }, { $arm }
ends-label = Extremos de la mesa
ends-pick = Elige una ficha y luego el extremo donde va.
end-lead = Abrir con { $tile }
end-play = Jugar { $tile }: { $end }
end-play-turned-left = Jugar { $tile }: { $end }, girada a la izquierda
end-play-turned-right = Jugar { $tile }: { $end }, girada a la derecha
end-play-some = Jugar { $tile }: { $end }; elige hacia dónde gira
end-straight = Recta
end-turn-left = Girada a la izquierda
end-turn-right = Girada a la derecha
end-open = { $end }: elige antes una ficha
end-not = { $tile } no encaja: { $end }
end-closed = Cerrado: { $end }. { $why }
end-pick-first = Elige antes una ficha de tu mano, luego { $end }.

hand-title = Tu mano
hand-none = Ninguna mano que mostrar
hand-can = se pueden jugar { $fitting } de { $tiles }
hand-then = como era en este paso
hand-sort = Ordenar
hand-flip = Voltear
room-hand = La mano
room-answer = La respuesta
sort-now-heavy = En orden, primero la más pesada
sort-now-suit = En orden de número
sort-now-dealt = En el orden en que llegaron
hand-tile = { $tile }
hand-tile-why = { $tile }: { $why }
hand-tile-fits = { $tile }, encaja: { $ends }
hand-tile-leads = { $tile }, puede abrir
hand-fits-nowhere = no encaja en ningún extremo; están abiertos { $ends }
hand-two-ends = { $tile } puede ir a más de un sitio: elige dónde.
boneyard-left =
    { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
boneyard-in = en el pozo
boneyard-out = fuera de juego

look-label = Aspecto de la mesa
look-table = Mesa
look-rows = Filas
zoom-label = Tamaño de la mesa
zoom-in = Más cerca
zoom-out = Más lejos
zoom-fit = La mesa entera
full-screen = Pantalla completa
board-none = Todavía no hay mesa
board-none-what = La mesa aparece en cuanto Python haya repartido.
board-empty = La mesa está vacía
board-empty-what =
    { $players ->
        [one] { $players } jugador, a { $target }
       *[other] { $players } jugadores, a { $target }
    }
board-title =
    { $tiles ->
        [one] La mesa: { $tiles } ficha
       *[other] La mesa: { $tiles } fichas
    }
board-arm = Desde { $tile }: { $arm }
board-end = extremo abierto { $value }
board-count = Suma { $count }
rows-arms =
    { $arms ->
        [one] { $arms } brazo de { $tile }
       *[other] { $arms } brazos de { $tile }
    }
rows-branches = Ramas de dobles posteriores
rows-arm-number = brazo { $number }
rows-empty = vacío
rows-help = ¿Qué es una fila?
rows-scroller = Fichas del brazo: { $arm }

acts-label = Acciones
act-draw = Robar
act-draw-on = Hasta que sirva
act-draw-on-what = Roba hasta que una ficha sirva o no se pueda robar más
act-knock = Pasar
act-claim = Reclamar
act-muggins = ¡Muggins!
act-play-on = Seguir
act-finish = Terminar ronda
act-next = Ronda siguiente
act-undo = Deshacer
act-redo = Rehacer
act-resign = Rendirse
act-why = { $names }: { $why }
act-watching = Los botones esperan a que hayas visto lo que hicieron los demás.
resign-title = ¿Rendir esta partida?
resign-ask = La partida termina ahora y es para el mejor de los demás.
resign-keep = Seguir jugando

claim-label = Reclamación y Muggins
claim-yours = Tu { $tile } está abierta a una reclamación.
claim-theirs = { $seat } todavía puede reclamar { $tile }.
muggins-yours = { $seat } no reclamó { $tile }: el Muggins está abierto.
muggins-own = Tu { $tile } no se reclamó, y otros pueden cantar Muggins.
muggins-theirs = { $seat } no reclamó { $tile }, y otros pueden cantar Muggins.
claim-none = Ninguna ficha está abierta a una reclamación.
claim-number = Di antes la suma: suma los extremos.
claim-count = Tu suma
claim-less = Menos
claim-more = Más
claim-help = ¿Cómo funciona esto?

typed-label = Jugada escrita
typed-go = Enviar
typed-ends = Extremos abiertos: { $ends }.
typed-hand = Tienes { $tiles }.
typed-score =
    { $score ->
        [one] { $seat }: { $score } punto.
       *[other] { $seat }: { $score } puntos.
    }

ask-play =
    { $fitting ->
        [one] Tu turno: se puede jugar { $fitting } ficha.
       *[other] Tu turno: se pueden jugar { $fitting } fichas.
    }
ask-turn = Tu turno.
ask-draw = Tu turno: no sirve ninguna ficha, así que roba.
ask-knock = Tu turno: no sirve ninguna ficha, así que pasa.
ask-window = Hay una ficha abierta: di su suma o sigue.
ask-finish = La última ficha está en la mesa: reclama o canta lo que esté abierto y termina la ronda.
ask-next = La ronda ha terminado.
ask-match-over = La partida ha terminado.
ask-other = Juega { $seat }.
say-ends = Extremos { $ends }.
now-dealt = Las fichas están repartidas.
now-watching = Mirando; cualquier tecla o clic muestra el resto.
now-step = Cualquier tecla o clic muestra la jugada siguiente.
now-looking-back = Estás mirando atrás; la ronda espera.
now-skip = Mostrar todo
now-next = Jugada siguiente

link-busy = El kernel está ocupado. Tu última petición le espera.
link-silent = El kernel no responde. No se ha perdido nada: inténtalo otra vez, o mira si sigue en marcha.
link-restarted = El kernel se reinició, y esta mesa no está en él. Ejecuta la celda otra vez o recarga la página.
link-gone = Se ha perdido la conexión con el kernel. Esta es la mesa tras tu última jugada.
link-static = No hay ningún kernel detrás de esta imagen. Ejecuta la celda para seguir jugando.
error-unknown = Eso fue rechazado: { $code }.

## Kept

error-no-proof = La ronda { $round } no lleva prueba de su reparto: una mesa la escribe cuando la ronda acaba; una partida jugada solo en Python, no.
error-not-fair = La ronda { $round } no se repartió como se prometió, o se ha cambiado su registro.
error-code-sign = Eso no es un código de reparto: un signo está mal o falta. Un código tiene ocho signos y uno de control, XXXX-XXXX-C.
error-code-unknown = El código está entero, pero no corresponde a ningún juego que esta mesa conozca.
error-not-a-record = Eso no es un juego. Un registro empieza con una etiqueta como [Format]; una posición, con el nombre de un juego.
error-bad-save = Lo guardado no se puede leer, así que empieza un juego nuevo.
error-newer-save = Lo guardado lo escribió una versión más nueva (formato { $format }; aquí se conoce { $known }).
error-store-full = No queda sitio para guardar el juego. Continúa, pero solo en esta ventana.
error-store-refused = El juego no se puede guardar: su carpeta es de solo lectura o está prohibida. Continúa en esta ventana.
error-store-foreign = El juego no se puede guardar: su carpeta es de otra persona. Continúa en esta ventana.
error-nothing-kept = No hay ningún juego guardado aquí con ese nombre.
error-nothing-kept-yet = Aún no hay ningún juego guardado en este ordenador: una mesa se guarda desde su primera jugada.
error-no-panel = Esta página no deja cargar el panel. El juego en sí continúa.
now-drew =
    { $tiles ->
        [one] { $seat } robó { $tiles } ficha.
       *[other] { $seat } robó { $tiles } fichas.
    }
kept-open = Juegos: abrir, compartir, historial
kept-resumed = Tu juego continúa donde lo dejaste.
kept-resume = Reanudar
kept-waiting = Esperando al servidor…
kept-link = Este enlace empieza otra partida, y la tuya no ha terminado.
kept-link-stay = Seguir con la mía
kept-link-begin = Empezar la nueva
kept-link-two = Este enlace pide juegos distintos: decide la posición o, si no la hay, el código de reparto.
fair-title = Reparto limpio
fair-what = Antes de la primera ficha la mesa mostró la primera línea. Es el SHA-256 de la segunda: un número al azar y el reparto.
fair-promise = El reparto de esta ronda está fijado, y esta línea es la promesa. Apúntala: cuando la ronda termine se puede comprobar.
fair-check = Comprobar
fair-right = Correcto: estas fichas son las prometidas antes de empezar la ronda.
fair-wrong = Incorrecto: este reparto no es el prometido.
fair-cannot = Este navegador no puede comprobarlo en una conexión abierta (http). Python sí: check_fair(record).
export-hands = Rondas de la partida
export-hand = Ronda
export-keys = Avanza con las flechas o con los botones del registro. Ronda:
kept-title = Juegos
kept-load = Abrir un juego
kept-load-what = Un registro, o la línea de una posición. Ocupa el lugar del juego de la mesa; una partida sin terminar continúa.
kept-file = Archivo con un registro
kept-text = Texto de un registro o de una posición
kept-text-open = Abrir este texto
lessons-title = Lecciones
lessons-what = Cada lección explica una cosa, te deja probarla y termina con una ronda. Tu juego queda como está.
lessons-away = Las lecciones son cuadernos: domino-widget lab los abre en JupyterLab, y domino-widget play los muestra aquí.
kept-opened = El juego está abierto.
kept-opened-anew = El juego está abierto. Las fichas que su registro oculta se repartieron de nuevo, de acuerdo con todo lo que muestra.
kept-share = Compartir
kept-code = Código de reparto { $code }: quien empieza con él recibe los mismos repartos, así que no son secretos.
kept-svg = Imagen (SVG)
kept-png = Imagen (PNG)
kept-page = Página que reproduce la partida (HTML)
kept-history = Partidas
kept-line = { $game }, { $level }: ganadas { $won }, perdidas { $lost }
kept-history-none = Todavía no se ha terminado ninguna partida.
kept-forget = Borrar mis datos
kept-forget-sure = Borrarlos para siempre
kept-forgotten = Todo lo guardado se ha borrado. Este juego continúa, y ya no se guarda.
level-mixed = varios niveles
code-make = Hacer un código de reparto
code-make-what = Los repartos salen de un código que puedes pasar a otros.
code-typed = Código de reparto
code-typed-what = Vale también por juego, conjunto y jugadores; nombres, niveles y reglas de la casa quedan como están aquí.
error-typed-fits-nowhere = { $tile } no se puede jugar ahora. Escribe ?e para oír qué está abierto.
end-play-straight = Jugar { $tile }: { $end }, recta
end-wrong = { $tile } no encaja: { $end }. Encaja: { $ends }.
drop-nothing = { $tile } no se soltó sobre ningún extremo y ha vuelto a tu mano. Encaja: { $ends }.
drop-lead = { $tile } ha vuelto a tu mano. Suéltala en la mesa para abrir con ella.
drop-late = La mesa cambió mientras sujetabas { $tile }. Ha vuelto a tu mano, y no se hizo nada.
now-picked = { $tile } está elegida: encaja en { $fits } de { $ends } extremos.
settings-auto = Jugadas únicas por sí solas
settings-auto-what = Donde solo te queda una ficha en un sitio, un robo o un pase, se hace tras un momento. Las reclamaciones siguen siendo tuyas.
error-nothing-to-review = Un repaso necesita una ronda terminada: esta sigue en juego.
error-bad-progress = El progreso guardado no cuadra, así que se empieza de nuevo.
review-open = Repasar la ronda
picture-still = Esto es una imagen de la mesa; para jugar, ejecuta su celda donde se muestren widgets.
picture-empty = Todavía no hay fichas en la mesa.
picture-table =
    { $count ->
        [one] Hay { $count } ficha en la mesa: { $last }. Extremos abiertos: { $ends }.
       *[other] Hay { $count } fichas en la mesa; la última es { $last }. Extremos abiertos: { $ends }.
    }
picture-hand = Tu mano: { $tiles }.
review-title = La ronda otra vez
review-waiting = Examinando la ronda…
review-none = Ninguna jugada tuya fue claramente peor que la mejor. No hay nada que repasar.
review-intro =
    { $turns ->
        [one] En { $turns } turno tu jugada fue claramente peor que la mejor. Elige otra vez; cualquier jugada igual de buena sirve.
       *[other] En { $turns } turnos tu jugada fue claramente peor que la mejor. Elige otra vez; cualquier jugada igual de buena sirve.
    }
review-place = { $now } de { $all }
review-turn = Ficha { $number } de la ronda. Jugaste { $play }. ¿Qué sería mejor?
review-plays = Tus jugadas
review-try = Probar esta
review-show = Mostrar
review-skip = Saltar
review-next = Turno siguiente
review-end = Al resumen
review-practise = Practicar 3 como esta
review-practise-leave = Volver a la mesa
review-again = Desde el principio
review-close = Cerrar
review-right = { $play } es correcto.
review-right-best = { $play } es la mejor jugada.
review-wrong = { $play } no es tan bueno. Prueba otra vez, o pide que se muestre.
review-shown = La mejor jugada es { $play }.
review-you-played = jugaste esto
review-why = Por qué
review-because = porque
review-also = también
review-allowed = Lo que permitió tu jugada
review-summary = La ronda en cifras
review-lost = Puntos esperados perdidos al elegir: { $lost } en esta ronda, { $each } por elección de verdad.
review-attention =
    { $missed ->
        [0] Atención: tus fichas hicieron { $due } puntos, y los reclamaste todos.
       *[other] Atención: tus fichas hicieron { $due } puntos; no reclamaste { $missed } de ellos, y { $given } de esos fueron a un rival por Muggins.
    }
review-uncalled = Los rivales olvidaron { $points } puntos que nadie cantó.
review-rival-missed =
    { $times ->
        [one] { $seat } no reclamó { $points } puntos: se olvidó { $times } suma.
       *[other] { $seat } no reclamó { $points } puntos: se olvidaron { $times } sumas.
    }
review-rival-overlooks =
    { $times ->
        [one] { $seat } no sumó los extremos antes de { $times } jugada.
       *[other] { $seat } no sumó los extremos antes de { $times } jugadas.
    }
review-rival-one-end =
    { $times ->
        [one] { $seat } solo miró los extremos de la ficha más nueva antes de { $times } jugada.
       *[other] { $seat } solo miró los extremos de la ficha más nueva antes de { $times } jugadas.
    }
review-rival-forgets =
    { $times ->
        [one] { $seat } olvidó, antes de { $times } jugada, los números que otros habían mostrado no tener.
       *[other] { $seat } olvidó, antes de { $times } jugadas, los números que otros habían mostrado no tener.
    }
review-luck = Tu resultado frente a los demás, de media: { $result } puntos. Suerte de las fichas: cerca de { $luck }. Juego: { $rest }.
review-forgot = Lo que la mesa había mostrado
review-hindsight = Con las manos abiertas (sin nota)
review-plot = El valor de la ronda para ti, turno a turno: la mejor jugada (verde, línea entera) y la tuya (roja, a trazos).
review-label-fine = bien
review-label-inaccuracy = imprecisión
review-label-mistake = error
review-label-blunder = error grave
progress-title = Puntos perdidos por elección
progress-what = Puntos esperados que perdiste en las rondas que has repasado.
progress-game = Juego
progress-hands = Rondas
progress-each = Perdidos por elección de verdad
progress-skill = De qué se trataba
progress-times = Veces
progress-lost = Puntos perdidos
progress-number = { $number }
progress-skill-claim-window = Puntos sin reclamar
progress-skill-sum-multiple = Una jugada que puntúa
progress-skill-sum-doubles = Lo que puede puntuar el siguiente jugador
progress-skill-infer-void = Dejar sin jugada al siguiente
progress-skill-plan-block_dump = Planear: extremos, números, fichas pesadas
coach-title = Lo que dice el entrenador
coach-best = Mejor
coach-as-good = Igual de bueno
coach-risk = Su riesgo
coach-costs = Lo que cuestan otras jugadas
coach-next = Lo que puede puntuar después
coach-memory = Lo que muestra la mesa
coach-readings = Lo que insinúan sus jugadas
coach-waiting = Pensando…
coach-nothing = Aquí tus jugadas vienen a ser lo mismo.
coach-label-certain = seguro
coach-label-chance = probabilidad
coach-label-estimate = estimación
coach-label-reading = lectura

## Positions that cannot be

error-impossible-match-over = La partida ya había terminado antes de esta ronda: { $points } puntos alcanzan la meta de { $target }.
error-impossible-lead-late = La ficha que debe abrir solo se indica mientras la mesa está vacía.
error-impossible-lead-free = En { $game } quien abre puede jugar cualquier ficha.
error-impossible-lead-not-held = { $tile } debe abrir, pero no está en la mano del puesto { $letter }.
error-impossible-opener = El puesto { $letter } tiene el doble más alto y abre con él: el turno es { $letter }={ $tile }.
error-impossible-empty-ended = Una ronda no puede terminar antes de que haya una ficha en la mesa.
error-impossible-empty-points = Antes de la primera ficha no hay pases ni puntos.
error-impossible-out = Al puesto { $letter } no le quedan fichas, así que la ronda ha terminado.
error-impossible-two-out = Solo un jugador puede quedarse sin fichas.
error-impossible-all-knocked = Todos han pasado, así que la ronda ha terminado.
error-impossible-turn = El puesto { $letter } jugó la última ficha, así que es el turno del puesto { $next }.
error-impossible-over = { $points } puntos alcanzan la meta de { $target }, así que la ronda ha terminado.
error-impossible-points = En { $game } no se ganan puntos antes de que termine la ronda.
error-impossible-closing = Donde nada se reclama, la ronda termina al momento, sin nada que esperar.
error-impossible-out-knocks = El puesto { $letter } se quedó sin fichas, así que nadie pasó después de la última.
error-impossible-out-window = El puesto { $letter } se quedó sin fichas, así que el puesto { $other } no jugó la última.
error-impossible-not-ended = La ronda no ha terminado: nadie se quedó sin fichas y no todos han pasado.
error-impossible-knock-draws = Nadie pasa mientras se puede robar.
error-impossible-knock-fits = El puesto { $letter } tiene una ficha que encaja, así que no puede haber pasado.
error-impossible-no-claims = En { $game } nada se reclama, así que ninguna ficha está abierta.
error-impossible-windows-over = Cuando la ronda ha terminado, ninguna ficha está abierta.
error-impossible-claim-empty = Antes de la primera ficha no hay nada que reclamar.
error-impossible-claim-worth = La última ficha vale { $due }, no { $points }.
error-impossible-muggins-early = Antes de la segunda ficha ninguna ficha olvidada está abierta al Muggins.
error-impossible-muggins-worth = Ninguna ficha que pueda haber sido la última deja detrás una suma que valga { $points }.
error-impossible-result = Los puntos no encajan con este final de la ronda, que da { $points } puntos al lado { $number }.
error-impossible-result-nobody = Los puntos no encajan con este final de la ronda, que no da puntos a nadie.
error-impossible-scores = Hay { $sides } lados, así que { $sides } puntuaciones, no { $found }.
error-impossible-sides = Hay { $sides } lados, así que { $sides } números de puntos, no { $found }.
error-impossible-spinners = Solo el primer doble se ramifica: marca uno con *, no { $found }.
error-impossible-spinner-order = { $before } está antes de { $tile }, así que { $tile } no es el primer doble.
error-impossible-tiles = Un conjunto de doble { $set } tiene { $most } fichas, pero se indican { $named }.

## Lines that cannot be read

error-notation-at-space = Columna { $column }: aquí va un espacio.
error-notation-at-tile = Columna { $column }: aquí va una ficha como 6-4.
error-notation-at-number = Columna { $column }: aquí va un número entero.
error-notation-at-sign = Columna { $column }: aquí falta { $sign }.
error-notation-at-known = Columna { $column }: en una posición nada queda desconocido, así que aquí no va ?.
error-notation-at-hands = Columna { $column }: aquí van las manos de dos a cinco puestos, con / entre ellas.
error-notation-at-game = Columna { $column }: aquí va el nombre de un juego, como block o all-fives.
error-notation-at-option = Columna { $column }: no hay esa regla de la casa, o aparece dos veces.
error-notation-at-value = Columna { $column }: ese no es un valor de esta regla de la casa.
error-notation-at-sides = Columna { $column }: aquí cuelgan más fichas que lados donde unirlas.
error-notation-at-match = Columna { $column }: aquí va una ficha con { $value }.
error-notation-at-mark = Columna { $column }: un * va detrás de un doble que se ramifica, y en ningún otro lugar.
error-notation-at-double = Columna { $column }: este juego se abre con un doble.
error-notation-at-turn = Columna { $column }: aquí va de quién es el turno: una letra de A a E, o . o # al final de la ronda.
error-notation-at-seat = Columna { $column }: aquí va la letra de un puesto.
error-notation-at-windows = Columna { $column }: aquí van las fichas abiertas, como !B15~A0, o - si no hay ninguna.
error-notation-at-end = Columna { $column }: la línea debería acabar aquí.

## The editor of positions

error-tile-twice = { $tile } aparece dos veces: un conjunto tiene cada ficha una sola vez.
error-tile-laid = { $tile } está en la mesa: quítala primero de ahí.
error-table-empty = No hay ninguna ficha en la mesa.
error-double-opens = Este juego se abre con un doble.
error-hands-empty = Cada mano necesita al menos una ficha. Todavía sin ninguna: { $letters }.
error-dealt-again = Nadie recibió un doble, así que estas manos se reparten de nuevo.
error-not-a-number = Aquí va un número entero de 0 a { $most }, no { $found }.
error-nothing-set-up = No se ha montado ninguna posición: edit() abre el editor.
editor-title = Montar una posición
editor-open = Montar una posición
editor-what = Monta cualquier posición, a partir de lo que ves ahora. Juega desde ella, pregunta al entrenador o repártela.
editor-leave = Volver a la mesa
editor-clear = Vaciar
editor-side = La posición y su juego
editor-table = Mesa para montar
editor-now = Elige una ficha y luego un extremo, una mano o el pozo.
editor-loose = Fuera de juego
editor-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
editor-loose-none = Todas las fichas están colocadas.
editor-rest = El resto al pozo
editor-deal = Repartir el resto
editor-lift = Quitar la última ficha
editor-places = Manos y pozo
editor-hand = Mano de { $letter }
editor-hand-you = Mano de { $letter } (la tuya)
editor-stock = Pozo, la próxima primero
editor-put = Ponerla aquí
editor-put-hand = Poner { $tile } en la mano de { $letter }
editor-put-stock = Poner { $tile } en el pozo
editor-put-there = Esa ficha ya está ahí.
editor-pick-first = Primero elige una ficha.
editor-keys = Con una ficha elegida, la letra de un puesto la da allí, S la pone en el pozo y X la saca del juego.
editor-possible = Esta posición se puede jugar.
editor-line = Línea de la posición
editor-line-label = Línea de la posición: léela, cópiala o pon otra en su lugar
editor-copy = Copiar
editor-read = Montar esta línea
editor-copied = Está en el portapapeles.
editor-play = Jugar desde aquí
editor-coach = Preguntar al entrenador
editor-link = Copiar como enlace
editor-cell = Copiar como celda de cuaderno
editor-download = Descargar
editor-turn-card = Turno y puntos
editor-turn = De quién es el turno
editor-turn-lead = La mesa está vacía, así que las fichas dicen quién abre y con cuál: { $tile }.
editor-seat = Puesto { $letter }
editor-closing = De nadie: quedan reclamaciones
editor-over = De nadie: la ronda ha terminado
editor-scores = Puntos antes de esta ronda
editor-scores-of = Puntos de { $letters } antes de esta ronda
editor-points = Ganados en esta ronda hasta ahora
editor-points-of = Puntos de { $letters } en esta ronda
editor-knocks = Pases seguidos
editor-claim = La última ficha puede reclamarla
editor-muggins = Olvidó la ficha anterior, abierta al Muggins
editor-nobody = nadie
editor-count = La suma de los extremos es { $count }.
editor-game-card = Juego
editor-partners = Parejas: A y C contra B y D
editor-said-laid = { $tile } está en la mesa. Extremos abiertos: { $ends }.
editor-said-given = { $tile } está en la mano de { $letter }.
editor-said-stocked = { $tile } está en el pozo.
editor-said-taken = { $tile } está fuera de juego.
editor-said-lifted = { $tile } ya no está en la mesa.
editor-said-rest =
    { $tiles ->
        [one] { $tiles } ficha fue al pozo.
       *[other] { $tiles } fichas fueron al pozo.
    }
editor-said-dealt =
    { $tiles ->
        [one] Se repartió { $tiles } ficha, el resto es el pozo.
       *[other] Se repartieron { $tiles } fichas, el resto es el pozo.
    }
editor-said-cleared = La mesa, las manos y el pozo están vacíos.
editor-said-undone = El último paso está deshecho.
editor-said-redone = El paso está rehecho.
editor-said-read = La línea está montada.
editor-said-changed = Cambiado.
