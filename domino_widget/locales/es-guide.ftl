### The guide; its order and ids are those of en-guide.ftl.

## Block

guide-block-1 =
    Sé el primero en poner la última ficha. Quien lo logra gana las pintas que los demás aún tienen, y el primero que llega a 100 puntos gana la partida.
    .title = El objetivo
guide-block-2 =
    Una ficha tiene dos mitades con pintas; una mitad sin pintas es blanca y cuenta 0. Un conjunto doble seis tiene cada par de valores de 0 a 6 una vez: 28 fichas. Block se juega también con doble nueve (55 fichas) y doble doce (91 fichas).

    Con dos, tres, cuatro o cinco jugadores, cada uno recibe 8, 6, 6 o 5 fichas de un conjunto doble seis; 8, 6, 9 o 5 del doble nueve; 8, 6, 12 o 5 del doble doce. El resto queda boca abajo y fuera de juego. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-block-3 =
    Quien tiene el doble más alto repartido abre con él, en cada ronda. Sigue el jugador siguiente.
    .title = Apertura
    .example = Tienes 6-5 y 5-5, el Ordenador 1 tiene 6-4 y 4-4, y no se repartió un doble más alto. Abres tú, y abres con 5-5.
guide-block-4 =
    Une una ficha a uno de los dos extremos abiertos, de modo que se toquen mitades iguales. La otra mitad de tu ficha es el nuevo extremo. Una ficha que encaja en los dos puede ir a cualquiera.

    Si puedes jugar, tienes que jugar. Si no encaja ninguna ficha tuya, pasas, y sigue el jugador siguiente. Nadie roba.
    .title = Tu turno
    .example = Los extremos son 3 y 5. Tienes 6-3, 4-2 y 1-0. Solo encaja 6-3: va en el 3, y los extremos pasan a ser 6 y 5.
guide-block-5 =
    Cuatro jugadores pueden jugar por parejas: tú y el Ordenador 2 contra el Ordenador 1 y el Ordenador 3. Cada pareja tiene un marcador. La ronda termina para los dos compañeros en cuanto uno de ellos domina.
    .title = Compañeros
guide-block-6 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro: entonces el juego está cerrado. Se muestran todas las manos.

    Quien domina cobra todas las pintas de las manos de los perdedores. En un cierre gana el total más bajo, y cada perdedor paga la diferencia. Si el total más bajo está compartido, nadie cobra.

    Por parejas, quien domina cobra las pintas de los dos rivales, tenga lo que tenga aún su compañero. En un cierre se suman las dos manos de cada pareja: la más baja gana la diferencia, y totales iguales no pagan nada.
    .title = Fin de la ronda y puntuación
    .example = Tres jugadores quedan cerrados con 9, 15 y 20 pintas. El del 9 gana 6 de uno y 11 del otro: 17 puntos.
guide-block-7 =
    Las rondas se siguen hasta que alguien tiene 100 puntos. Los ajustes pueden cambiar la meta y otras cosas: mira allí las reglas de la casa.
    .title = La partida

guide-block-well-1 =
    En Block nadie roba, así que un pase dice la verdad para el resto de la ronda. Quien pasó cuando los extremos eran 3 y 5 no tiene ni 3 ni 5, y no los recibirá. Lleva la línea de vuelta a esos números.
    .title = Un pase es una promesa
guide-block-well-2 =
    Cuando los dos extremos muestran el mismo número, cuenta las fichas que lo tienen. En un conjunto doble seis son siete. Si las siete están en la mesa o en tu mano, solo tú decides quién sigue.
    .title = Quien cierra, cuenta
    .example = Los dos extremos son 1, y las siete fichas con 1 están en la mesa. Nadie puede jugar ya: todos pasan, y gana la mano más ligera.
guide-block-well-3 =
    Con un compañero, no cubras el extremo que él abrió si no hace falta, y da a tu pareja los números en los que ha pasado un rival.
    .title = Dos contra dos

## Draw

guide-draw-1 =
    Sé el primero en poner la última ficha. Quien lo logra gana las pintas que los demás aún tienen, y el primero que llega a 100 puntos gana la partida.
    .title = El objetivo
guide-draw-2 =
    Draw se juega con doble seis (28 fichas), doble nueve (55) o doble doce (91), donde cada par de valores está una vez y una mitad blanca cuenta 0.

    Con dos, tres, cuatro o cinco jugadores, cada uno recibe 7, 5, 4 o 3 fichas, sea cual sea el conjunto. El resto es el pozo. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-draw-3 =
    Quien tiene el doble más alto repartido abre con él, en cada ronda. Sigue el jugador siguiente.
    .title = Apertura
guide-draw-4 =
    Une una ficha a uno de los dos extremos abiertos, de modo que se toquen mitades iguales; su otra mitad es el nuevo extremo. Si puedes jugar, tienes que jugar, y entonces no puedes robar.

    Si no encaja ninguna ficha tuya, robas una ficha tras otra hasta que una encaje, y juegas esa en el mismo turno. El pozo se puede vaciar hasta la última ficha. Cuando está vacío y nada encaja, pasas.

    Lo que robas solo lo ves tú. Cuántas fichas tiene cada uno, y cuántas quedan, lo ven todos.
    .title = Tu turno
    .example = Los dos extremos son 1 y solo tienes 6-6. Robas 4-2, que no encaja, y luego 3-1, que sí: juégala ahora. Puedes elegir el extremo.
guide-draw-5 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro sin jugada ni robo en medio: entonces el juego está cerrado. Se muestran todas las manos.

    Quien domina cobra todas las pintas de las manos de los perdedores. En un cierre gana el total más bajo, y cada perdedor paga la diferencia. Si el total más bajo está compartido, nadie cobra.
    .title = Fin de la ronda y puntuación
    .example = El Ordenador 1 domina mientras tú tienes 6-4 y 2-0 y el Ordenador 2 tiene 5-5. El Ordenador 1 gana 12 + 10 = 22 puntos.
guide-draw-6 =
    Las rondas se siguen hasta que alguien tiene 100 puntos. Los ajustes pueden cambiar la meta y otras cosas: mira allí las reglas de la casa.
    .title = La partida

guide-draw-well-1 =
    Quien roba no tenía ficha para los extremos de ese momento. Las fichas robadas después son desconocidas, así que la noticia envejece: es más segura enseguida, y sobre las fichas que tenía entonces.
    .title = Lee los robos
guide-draw-well-2 =
    Robar cuesta pintas, así que guarda números distintos en la mano. Una mano con todos los números rara vez tiene que robar; cinco fichas con el mismo número, a menudo.
    .title = Conserva jugadas

## Cross

guide-cross-1 =
    Sé el primero en poner la última ficha, en una mesa que crece desde el doble inicial en cuatro direcciones. Dominar gana las pintas que los demás aún tienen, y el primero que llega a 100 puntos gana la partida.
    .title = El objetivo
guide-cross-2 =
    Cross se juega con doble seis: 28 fichas. Los conjuntos mayores tienen juegos propios, Double-Nine Cross y Double-Twelve Cross.

    Con dos, tres, cuatro o cinco jugadores, cada uno recibe 7, 5, 4 o 3 fichas. El resto es el pozo. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-cross-3 =
    Quien tiene el doble más alto repartido abre con él, en cada ronda. Tiene cuatro brazos, uno a cada lado.
    .title = Apertura
guide-cross-4 =
    Las cuatro primeras jugadas tras el doble inicial van a sus cuatro brazos, en cualquier orden. Mientras un brazo está vacío solo están abiertos los brazos vacíos, así que solo se pueden jugar fichas con el valor del doble inicial. Robos y pases no llenan un brazo.

    Cuando los cuatro brazos tienen una ficha, todos los extremos están abiertos. Los dobles posteriores van atravesados, pero no abren ramas: siempre hay cuatro extremos.
    .title = Los cuatro brazos
    .example = Se abrió con 5-5 y 5-2 está en un brazo. Tienes 4-2. Todavía no va en el 2, porque tres brazos siguen vacíos: antes, tres fichas más con un 5.
guide-cross-5 =
    Une una ficha a un extremo abierto, de modo que se toquen mitades iguales. Si puedes jugar, tienes que jugar. Si nada encaja, roba hasta que una ficha encaje y juégala en el mismo turno; el pozo se puede vaciar hasta la última ficha. Cuando está vacío y nada encaja, pasas.
    .title = Tu turno
guide-cross-6 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro sin jugada ni robo en medio: entonces el juego está cerrado. Se muestran todas las manos.

    Quien domina cobra todas las pintas de las manos de los perdedores. En un cierre gana el total más bajo, y cada perdedor paga la diferencia. Si el total más bajo está compartido, nadie cobra.
    .title = Fin de la ronda y puntuación
guide-cross-7 =
    Las rondas se siguen hasta que alguien tiene 100 puntos. Los ajustes pueden cambiar la meta y otras cosas: mira allí las reglas de la casa.
    .title = La partida

guide-cross-well-1 =
    Mientras hay brazos vacíos, toda jugada necesita el número del doble inicial. Si tienes varias fichas así, tus rivales quizá tengan que robar: piénsalo dos veces antes de llenarles el cuarto brazo.
    .title = Las cuatro primeras fichas
guide-cross-well-2 =
    Después hay cuatro extremos, y es fácil mirar solo dos. Recorre los cuatro antes de decidir, y mira qué números quita de la mesa tu jugada y cuáles añade.
    .title = Mira cada brazo

## Double-Nine Cross

guide-double-nine-cross-1 =
    Sé el primero en poner la última ficha, en una mesa que se ramifica en cada doble. Dominar gana las pintas que los demás aún tienen, y el primero que llega a 100 puntos gana la partida.
    .title = El objetivo
guide-double-nine-cross-2 =
    El conjunto doble nueve tiene cada par de valores de 0 a 9 una vez: 55 fichas. Las mitades desde 7 se imprimen como números.

    Con dos o tres jugadores cada uno recibe 7 fichas, con cuatro o cinco cada uno recibe 5. El resto es el pozo. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-double-nine-cross-3 =
    Quien tiene el doble más alto repartido abre con él, en cada ronda. Tiene cuatro brazos, uno a cada lado.
    .title = Apertura
guide-double-nine-cross-4 =
    Las cuatro primeras jugadas tras el doble inicial van a sus cuatro brazos, en cualquier orden. Mientras un brazo está vacío solo están abiertos los brazos vacíos. Robos y pases no llenan un brazo. Cuando los cuatro tienen una ficha, todos los extremos están abiertos.
    .title = Los cuatro brazos
guide-double-nine-cross-5 =
    Cada doble después del inicial añade dos ramas al lado del brazo que sigue por él. Tiene tres extremos abiertos a la vez, y se pueden usar en cualquier orden. Esto vale también para un doble en una rama, y para uno más alto que el inicial.
    .title = Ramas
    .example = Los cuatro brazos de 9-9 terminan en 4, 8, 3 y 1. Juegas 4-4 en el 4. Su camino y sus dos ramas están ahora abiertos, cada uno un 4: con 8, 3 y 1 son seis extremos abiertos.
guide-double-nine-cross-6 =
    Une una ficha a un extremo abierto, de modo que se toquen mitades iguales. Si puedes jugar, tienes que jugar. Si nada encaja, roba hasta que una ficha encaje y juégala en el mismo turno; el pozo se puede vaciar hasta la última ficha. Cuando está vacío y nada encaja, pasas.
    .title = Tu turno
guide-double-nine-cross-7 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro sin jugada ni robo en medio: entonces el juego está cerrado. Se muestran todas las manos.

    Quien domina cobra todas las pintas de las manos de los perdedores. En un cierre gana el total más bajo, y cada perdedor paga la diferencia. Si el total más bajo está compartido, nadie cobra.
    .title = Fin de la ronda y puntuación
guide-double-nine-cross-8 =
    Las rondas se siguen hasta que alguien tiene 100 puntos. Los ajustes pueden cambiar la meta y otras cosas: mira allí las reglas de la casa.
    .title = La partida

guide-double-nine-cross-well-1 =
    Un doble abre dos extremos más de su número para todos. Juégalo cuando tengas más fichas de ese número de las que pueden tener los demás, y guárdalo cuando solo les ayudaría a ellos.
    .title = Un doble abre puertas
guide-double-nine-cross-well-2 =
    Con muchos extremos casi toda mano puede jugar. Entonces se trata menos de frenar a los demás que de velocidad: suelta fichas pesadas y mantén variados tus números. Las filas muestran cada brazo en una línea propia, con el nombre de la ficha en la que empieza.
    .title = Muchos brazos

## Double-Twelve Cross

guide-double-twelve-cross-1 =
    Sé el primero en poner la última ficha, en una mesa que se ramifica en cada doble. Dominar gana las pintas que los demás aún tienen, y el primero que llega a 100 puntos gana la partida.
    .title = El objetivo
guide-double-twelve-cross-2 =
    El conjunto doble doce tiene cada par de valores de 0 a 12 una vez: 91 fichas. Las mitades desde 7 se imprimen como números.

    Con dos o tres jugadores cada uno recibe 7 fichas, con cuatro o cinco cada uno recibe 5. El resto es el pozo. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-double-twelve-cross-3 =
    Quien tiene el doble más alto repartido abre con él, en cada ronda. Tiene cuatro brazos, uno a cada lado.
    .title = Apertura
guide-double-twelve-cross-4 =
    Las cuatro primeras jugadas tras el doble inicial van a sus cuatro brazos, en cualquier orden. Mientras un brazo está vacío solo están abiertos los brazos vacíos. Robos y pases no llenan un brazo. Cuando los cuatro tienen una ficha, todos los extremos están abiertos.
    .title = Los cuatro brazos
guide-double-twelve-cross-5 =
    Cada doble después del inicial añade dos ramas al lado del brazo que sigue por él. Tiene tres extremos abiertos a la vez, y se pueden usar en cualquier orden. Esto vale también para un doble en una rama, y para uno más alto que el inicial.
    .title = Ramas
    .example = Se abrió con 11-11 y sus cuatro brazos están llenos. Hay dos dobles posteriores en la mesa, así que hay 4 + 2 × 2 = 8 extremos abiertos. Un tercero, incluso 12-12, hace diez.
guide-double-twelve-cross-6 =
    Une una ficha a un extremo abierto, de modo que se toquen mitades iguales. Si puedes jugar, tienes que jugar. Si nada encaja, roba hasta que una ficha encaje y juégala en el mismo turno; el pozo se puede vaciar hasta la última ficha. Cuando está vacío y nada encaja, pasas.
    .title = Tu turno
guide-double-twelve-cross-7 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro sin jugada ni robo en medio: entonces el juego está cerrado. Se muestran todas las manos.

    Quien domina cobra todas las pintas de las manos de los perdedores. En un cierre gana el total más bajo, y cada perdedor paga la diferencia. Si el total más bajo está compartido, nadie cobra.
    .title = Fin de la ronda y puntuación
guide-double-twelve-cross-8 =
    Las rondas se siguen hasta que alguien tiene 100 puntos. Aquí una ficha puede tener hasta 24 pintas, así que una ronda puede decidir mucho. Los ajustes pueden cambiar la meta y otras cosas: mira allí las reglas de la casa.
    .title = La partida

guide-double-twelve-cross-well-1 =
    El pozo es grande, y se puede robar mucho tiempo. Guarda muchos números distintos, y no gastes tu última ficha de un número en un extremo en el que encaja también otra tuya.
    .title = Un pozo largo
guide-double-twelve-cross-well-2 =
    12-12 pesa tanto como un puñado de fichas pequeñas. Las fichas más pesadas deberían dejar tu mano mientras quedan muchos extremos para elegir.
    .title = Compañía pesada

## All Fives (Muggins)

guide-all-fives-1 =
    Haz que los extremos abiertos sumen un múltiplo de cinco, y dilo: eso es lo que paga durante la ronda. Dominar también paga. El primero que llega a 100 puntos gana la partida, en el momento mismo en que llega a 100.
    .title = El objetivo
guide-all-fives-2 =
    All Fives es para dos a cuatro jugadores, con doble seis (28 fichas), doble nueve (55) o doble doce (91). Cada uno recibe 5 fichas; el resto es el pozo. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-all-fives-3 =
    Quien tiene el doble más alto repartido abre, en cada ronda, pero puede abrir con cualquier ficha de su mano.
    .title = Apertura
guide-all-fives-4 =
    Une una ficha a uno de los dos extremos abiertos, de modo que se toquen mitades iguales. Si puedes jugar, tienes que jugar.

    Si nada encaja, robas exactamente una ficha y tu turno termina, aunque esa ficha encaje. Las dos últimas fichas del pozo no se roban nunca: con dos o menos, pasas.
    .title = Tu turno
guide-all-fives-5 =
    Después de cada ficha se suman los extremos. En un extremo, una sencilla cuenta su mitad libre; un doble cuenta las dos. Una ficha sola en la mesa cuenta todas sus pintas. Una ficha que toca otras dos no cuenta nada.

    Una suma mayor que cero divisible por cinco vale ese número de puntos.
    .title = La suma de los extremos
    .example =
        Se abre con 4-4: sola en la mesa cuenta 8, no vale nada. 4-1 en ella: 4 + 4 + 1 = 9, nada. 1-1 en el 1: 4 + 4 + 1 + 1 = 10, vale 10 puntos.

        Luego 4-3 al otro lado de 4-4: la 4-4 toca ahora dos fichas y no cuenta nada, así que es 1 + 1 + 3 = 5, vale 5 puntos.
guide-all-fives-6 =
    Los puntos no se anotan solos. Cuando tu ficha está en la mesa puedes reclamarla hasta que alguien ponga la siguiente; robos y pases no cierran nada. Para reclamar dices la suma. Un número equivocado se rechaza, no cuesta nada, y se te dice por qué.

    El juego te espera: mientras una ficha está abierta para ti, ningún ordenador juega hasta que reclames, cantes o pulses Seguir. Después de Seguir aún puedes reclamar o cantar, mientras no esté puesta la ficha siguiente.
    .title = Reclamar
guide-all-fives-7 =
    Si una ficha valía puntos y se pone la siguiente sin reclamación, cualquier rival de quien la jugó puede cantar Muggins sobre ella, con la suma, hasta que se ponga una más. El primero que canta se lleva todos los puntos. Después están perdidos para todos.

    La ficha que se puso en medio tiene a la vez su propia reclamación.
    .title = Muggins
    .example = Tu ficha hace 15, y pulsas Seguir sin reclamar. El Ordenador 1 juega una ficha: desde ahora el Ordenador 1 y el Ordenador 2 pueden cantar Muggins con 15, pero tú no. Cuando se pone una ficha más, los 15 puntos se han ido.
guide-all-fives-8 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro sin jugada ni robo en medio; reclamaciones y cantos no rompen la serie. Entonces la mesa espera a Terminar ronda: la última ficha aún se puede reclamar, y la anterior aún se puede cantar. La última ficha nunca se abre al Muggins.

    Quien domina cobra las pintas de cada perdedor; en un cierre el total más bajo gana la diferencia de cada perdedor. Cada una de estas cantidades va al múltiplo de cinco más cercano antes de sumarse. Un total más bajo compartido no paga a nadie, y los puntos hechos durante la ronda quedan.
    .title = Fin de la ronda y puntuación
    .example = El Ordenador 2 domina. Tú tienes 7 pintas y el Ordenador 1 tiene 7. Cada 7 va a 5: el Ordenador 2 gana 5 + 5 = 10 puntos.
guide-all-fives-9 =
    El primero que llega a 100 gana, y una reclamación o un Muggins que llega ahí termina la ronda. Los ajustes ofrecen reglas de la casa, entre ellas el spinner, robar hasta que sirva y la puntuación automática sin reclamaciones.
    .title = La partida

guide-all-fives-well-1 =
    Antes de elegir una ficha, conoce la suma de la mesa. Una jugada quita un extremo y pone otro en su lugar, así que basta la diferencia. (Un doble inicial solo es la excepción: todavía cuenta después de la primera ficha a su lado.)
    .title = Conoce la suma
    .example = Los extremos son 6 y 4, juntos 10. Jugar 4-4 en el 4 quita 4 y añade 8: 14. Jugar 6-1 en el 6 quita 6 y añade 1: 5, vale 5 puntos.
guide-all-fives-well-2 =
    Una suma de 5, 10 o 15 se convierte fácilmente en la siguiente: en un extremo sencillo, una ficha cuyas mitades difieren en cinco, o 5-5 en un 5, la mueve en cinco. Si no puedes puntuar, deja una suma que pocas de las fichas que no ves llevarían a un múltiplo de cinco.
    .title = Deja poco detrás
guide-all-fives-well-3 =
    Reclama enseguida, y suma también tras cada ficha de los demás. Un olvido cuesta el doble: los puntos que no tuviste y los que tuvo otro.
    .title = Vigila a los demás

## All Fives and Threes

guide-all-fives-and-threes-1 =
    Haz que los extremos abiertos sumen un múltiplo de cinco o de tres, y dilo. Dominar también paga. El primero que llega a 100 puntos gana la partida, en el momento mismo en que llega a 100.
    .title = El objetivo
guide-all-fives-and-threes-2 =
    El juego es para dos a cuatro jugadores, con doble seis (28 fichas), doble nueve (55) o doble doce (91). Cada uno recibe 5 fichas; el resto es el pozo. Si nadie recibió un doble, todo se baraja y se reparte otra vez.
    .title = Conjunto y reparto
guide-all-fives-and-threes-3 =
    Quien tiene el doble más alto repartido abre, en cada ronda, pero puede abrir con cualquier ficha de su mano.
    .title = Apertura
guide-all-fives-and-threes-4 =
    Une una ficha a uno de los dos extremos abiertos, de modo que se toquen mitades iguales. Si puedes jugar, tienes que jugar.

    Si nada encaja, robas exactamente una ficha y tu turno termina, aunque esa ficha encaje. Las dos últimas fichas del pozo no se roban nunca: con dos o menos, pasas.
    .title = Tu turno
guide-all-fives-and-threes-5 =
    Después de cada ficha se suman los extremos. En un extremo, una sencilla cuenta su mitad libre; un doble cuenta las dos. Una ficha sola en la mesa cuenta todas sus pintas. Una ficha que toca otras dos no cuenta nada.

    Una suma mayor que cero divisible por cinco o por tres vale ese número de puntos, y se paga una vez, aunque los dos la dividan.
    .title = La suma de los extremos
    .example = Se abre con 6-1: 7, no vale nada. 6-6 en el 6: 6 + 6 + 1 = 13, nada. 3-1 en el 1: 6 + 6 + 3 = 15. Cinco y tres la dividen; vale 15 puntos, una vez.
guide-all-fives-and-threes-6 =
    Los puntos no se anotan solos. Cuando tu ficha está en la mesa puedes reclamarla hasta que alguien ponga la siguiente; robos y pases no cierran nada. Para reclamar dices la suma. Un número equivocado se rechaza, no cuesta nada, y se te dice por qué.

    El juego te espera: mientras una ficha está abierta para ti, ningún ordenador juega hasta que reclames, cantes o pulses Seguir. Después de Seguir aún puedes reclamar o cantar, mientras no esté puesta la ficha siguiente.
    .title = Reclamar
guide-all-fives-and-threes-7 =
    Si una ficha valía puntos y se pone la siguiente sin reclamación, cualquier rival de quien la jugó puede cantar Muggins sobre ella, con la suma, hasta que se ponga una más. El primero que canta se lleva todos los puntos. Después están perdidos para todos.

    La ficha que se puso en medio tiene a la vez su propia reclamación.
    .title = Muggins
    .example = El Ordenador 1 deja sin reclamar una suma de 9, y tú juegas la ficha siguiente. Ahora puedes cantar Muggins con 9, y reclamar también tu ficha si su suma paga.
guide-all-fives-and-threes-8 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando todos los jugadores han pasado uno tras otro sin jugada ni robo en medio; reclamaciones y cantos no rompen la serie. Entonces la mesa espera a Terminar ronda: la última ficha aún se puede reclamar, y la anterior aún se puede cantar. La última ficha nunca se abre al Muggins.

    Quien domina cobra todas las pintas de las manos de los perdedores; en un cierre el total más bajo gana la diferencia de cada perdedor. Estas cantidades son exactas: nada se redondea. Un total más bajo compartido no paga a nadie, y los puntos hechos durante la ronda quedan.
    .title = Fin de la ronda y puntuación
guide-all-fives-and-threes-9 =
    El primero que llega a 100 gana, y una reclamación o un Muggins que llega ahí termina la ronda; más de 100 es tan bueno como 100 justos. Los ajustes ofrecen reglas de la casa, entre ellas el spinner, robar hasta que sirva y la puntuación automática sin reclamaciones.
    .title = La partida
    .example = Con 98 puntos reclamas 9. Eso hace 107, y has ganado.

guide-all-fives-and-threes-well-1 =
    Casi una de cada dos sumas hasta 20 paga aquí: 3, 5, 6, 9, 10, 12, 15, 18 y 20. Conviene saber las otras de memoria, porque son las que hay que dejar: 1, 2, 4, 7, 8, 11, 13, 14, 16, 17 y 19.
    .title = Las sumas que pagan
guide-all-fives-and-threes-well-2 =
    Cuando paga una de cada dos sumas, deciden las grandes. 15 y 18 merecen un plan de dos fichas, y un doble en un extremo, que cuenta doble, es a menudo el camino.
    .title = Apunta alto
guide-all-fives-and-threes-well-3 =
    Hay más que reclamar, así que hay más que olvidar. Suma después de cada ficha, tuya y de todos los demás.
    .title = Vigila a los demás

## Table Draw

guide-table-1 =
    Dos jugadores hacen una cadena en una mesa con bordes. Sé el primero en poner la última ficha. Dominar gana las pintas que el otro aún tiene, y el primero que llega a 100 puntos gana la partida.
    .title = El objetivo
guide-table-2 =
    Table Draw es para dos jugadores y un conjunto doble seis. Cada uno recibe 7 fichas; las otras 14 son el pozo.
    .title = Conjunto y reparto
guide-table-3 =
    Quien tiene el doble más alto repartido abre, en cada ronda. Si no se repartió ningún doble, abre la ficha más alta: cuentan primero sus pintas, luego su mitad mayor. Quien abre puede poner cualquier ficha. La primera va en el centro, una sencilla a lo largo y un doble atravesado.
    .title = Apertura
    .example = No se repartió ningún doble. Tu ficha más alta es 5-3, la del Ordenador 1 es 6-2: ocho pintas cada una. Decide la mitad mayor, 6 contra 5, así que abre el Ordenador 1.
guide-table-4 =
    Une una ficha a cualquier extremo de la cadena, de modo que se toquen mitades iguales. Una sencilla sigue recta, o gira a la izquierda o a la derecha según el sentido de la línea: su mitad que encaja queda justo delante del extremo y la otra a un lado. Un doble va atravesado, centrado, y tras un doble la línea sigue recta.

    La mesa tiene 24 por 14 cuadros, y un cuadro es media ficha. Una ficha tiene que estar entera en la mesa y no puede tapar otra; estar una junto a otra se permite. Cada manera de poner una ficha es una jugada propia.
    .title = Poner y girar
guide-table-5 =
    Un extremo donde ya no se puede poner ninguna ficha está cerrado. El otro puede seguir abierto.
    .title = Extremos cerrados
    .example = La línea llega al borde de la mesa detrás de un doble. Tras un doble la línea tiene que seguir recta, y no hay sitio: ese extremo está cerrado.
guide-table-6 =
    Si puedes jugar, tienes que jugar. Si no puedes, roba hasta que puedas, pero las dos últimas fichas del pozo se quedan. Con dos y nada que jugar, pasas.
    .title = Tu turno
guide-table-7 =
    Una ronda termina cuando alguien ha puesto la última ficha, o cuando los dos han pasado uno tras otro sin jugada ni robo en medio: entonces el juego está cerrado. Se muestran las dos manos.

    Quien domina cobra las pintas del otro. En un cierre el total más bajo gana la diferencia, y totales iguales no pagan nada. No hay puntos durante el juego. Las rondas se siguen hasta que alguien tiene 100 puntos.
    .title = Fin de la ronda, puntuación y partida

guide-table-well-1 =
    El sitio es otra cosa por la que jugar. Aparta la línea de un borde mientras puedas, o llévala hacia él si tu rival necesita ese extremo más que tú.
    .title = Usa los bordes
guide-table-well-2 =
    Un doble necesita sitio a los dos lados de la línea, y lo que le sigue tiene que ir recto. Cerca de un borde puede cerrar un extremo: bueno cuando el número abierto es del rival, malo cuando es tuyo.
    .title = Dobles como puertas

## Playing well, in every game

guide-strategy-1 =
    Fíjate en quién roba o pasa, y en qué números: en ese momento no tenía ficha para ningún extremo abierto. Trae de vuelta esos números cuando te ayude.
    .title = Recuerda qué les falta a los rivales
    .example = Los extremos son 3 y 5, y el Ordenador 1 pasa. Si puedes hacer que los dos sean 5, el Ordenador 1 tiene que pasar otra vez.
guide-strategy-2 =
    Lo que queda en tu mano quizá lo cobre otro. Cuando a los demás les quedan una o dos fichas, deja salir primero las pesadas, aunque una ligera encajara mejor.
    .title = Suelta las fichas pesadas antes del cierre
    .example = Encajan 6-5 y 1-0, y al Ordenador 2 le queda una ficha. Juega 6-5: si pierdes esta ronda, te quedas con 1 pinta y no con 11.
guide-strategy-3 =
    Mira cada extremo abierto, y los dos lados de cada ficha, antes de jugar. La segunda mejor jugada es a menudo la que se vio primero.
    .title = Mira cada brazo abierto
guide-strategy-4 =
    Un doble solo encaja en un número. Juégalo mientras ese número está abierto; un doble que espera puede quedarse atascado.
    .title = Los dobles quieren salir pronto
guide-strategy-5 =
    Guarda tantos números distintos como puedas. Si tienes la mayoría de las fichas de un número, ábrelo e intenta mantenerlo abierto: los demás tienen poco con que responder.
    .title = Conserva opciones y aduéñate de un número
guide-strategy-6 =
    Cuenta las fichas de un número que están en la mesa y en tu mano. En un conjunto doble seis cada número está en siete fichas, en el doble nueve en diez, en el doble doce en trece. Lo que falta lo tienen tus rivales o está en el pozo.
    .title = Cuenta las fichas de un número
guide-strategy-7 =
    En los juegos con reclamaciones, suma los extremos después de cada ficha, tuya y de ellos. Reclama antes de que esté puesta la siguiente, y mira si el jugador anterior ha olvidado algo.
    .title = Vigila sumas y Muggins

## Controls

guide-controls-1 =
    Haz clic en una ficha de tu mano y luego en el extremo donde debe ir. Las fichas jugables destacan. Un segundo clic en la ficha retira la elección. O arrastra la ficha a un extremo: se ilumina donde puede ir, y soltada en otro sitio vuelve. Una ficha que solo puede ir a un sitio se juega con un doble clic.
    .title = Ratón
guide-controls-2 =
    Toca una ficha y luego el extremo, o arrastra. Deslizar el dedo por la mesa vacía desplaza la página como siempre. Donde la mesa queda demasiado pequeña para los dedos, las filas tienen un botón grande para cada extremo.
    .title = Pantalla táctil
guide-controls-3 =
    Tab va de la mano a los extremos y a los botones. En la mano las flechas eligen una ficha. Enter pulsa un botón. Letras sueltas pulsan los botones: d para Robar, k para Pasar, p para Seguir, f para Terminar ronda, n para Ronda siguiente, u para Deshacer y r para Rehacer; los ajustes pueden desactivarlas. Esc retira una elección y luego sale del juego.
    .title = Teclado
guide-controls-4 =
    El campo de jugadas escritas toma una ficha y un sitio: 65l es 6-5 en el extremo izquierdo, 65r en el derecho, 65 a2 en el brazo 2, 12-11r una ficha grande, y 65r< girada a la izquierda. También d, k, p, f, n y u como arriba, c 15 para reclamar 15, y m 15 para cantar Muggins con 15. Pregunta ?e por los extremos, ?h por tu mano, ?s por el marcador. El botón Teclas las muestra todas.
    .title = Jugadas escritas
guide-controls-5 =
    Los botones que no se pueden pulsar ahora dicen por qué. Robar y Pasar son para quien no puede jugar. Deshacer retira tu último turno con todo lo que vino después, hasta que la ronda termina; el registro lo dice. Rehacer lo juega otra vez. Rendirse da la partida a los demás.
    .title = Acciones
guide-controls-6 =
    En los juegos con reclamaciones una franja bajo la mano toma tu suma, para reclamar o para Muggins. Es igual valga la ficha algo o no. Seguir deja continuar a los demás.
    .title = Franja de reclamación
guide-controls-7 =
    Mesa muestra las fichas como están; Filas muestra cada brazo en una fila propia, con el nombre de la ficha en la que empieza y el botón de su extremo al lado. Las dos son la misma mesa, y tu elección se recuerda.
    .title = Mesa y filas
guide-controls-8 =
    Una pista tiene cuatro pasos: dónde mirar, la regla, una parte del trabajo, y la respuesta con su razón. Cada paso siguiente se abre tras un momento, o enseguida tras un intento rechazado. Elige antes una ficha para preguntar por esa jugada.
    .title = Pistas
guide-controls-9 =
    El registro cuenta cada suceso de la ronda en palabras y en notación. Sus flechas van atrás y adelante por la ronda sin cambiarla. Puedes copiar el registro o la posición, y descargar el registro de la partida.
    .title = Registro
guide-controls-10 =
    Los ajustes eligen el juego, el conjunto, los jugadores y sus nombres, la ayuda y las reglas de la casa para la próxima partida y, al momento, el aspecto de esta pantalla y la velocidad de los ordenadores. En paso a paso cada jugada de los ordenadores espera una tecla o un clic.
    .title = Ajustes
