### The coach; its order and ids are those of en-coach.ftl.

## Parts of sentences

coach-on =
    { $at ->
        [none] en { $end }
       *[other] en el { $end } de { $at }
    }
coach-other-on =
    { $otherAt ->
        [none] en { $otherEnd }
       *[other] en el { $otherEnd } de { $otherAt }
    }
coach-play =
    { $end ->
        [-1] { $tile } como apertura
       *[other] { $turn ->
            [left] { $tile } { coach-on } (girada a la izquierda)
            [right] { $tile } { coach-on } (girada a la derecha)
           *[other] { $tile } { coach-on }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } como apertura
       *[other] { $otherTurn ->
            [left] { $other } { coach-other-on } (girada a la izquierda)
            [right] { $other } { coach-other-on } (girada a la derecha)
           *[other] { $other } { coach-other-on }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $percent } % ({ $share } de { $of })
    }

## Why a play is good

coach-worth-now =
    { $points ->
        [one] Hace { $points } punto al momento; { coach-other } no hace ninguno.
       *[other] Hace { $points } puntos al momento; { $than ->
            [0] { coach-other } no hace ninguno.
           *[other] { coach-other } hace { $than }.
        }
    }
coach-denies =
    { $points ->
        [0] Con los extremos como están ahora, { $seat } podría hacer { $before } con { $with }; tras esta jugada ninguna ficha que { $seat } pueda tener puntúa.
       *[other] Con los extremos como están ahora, { $seat } podría hacer { $before } con { $with }; tras esta jugada { $seat } puede hacer como mucho { $points }.
    }
coach-less-to-score =
    { $points ->
        [0] Tras esta jugada ninguna ficha que { $seat } pueda tener puntúa; tras { coach-other }, { $seat } podría hacer { $than } con { $with }.
       *[other] Tras esta jugada { $seat } puede hacer como mucho { $points }; tras { coach-other }, { $seat } podría hacer { $than } con { $with }.
    }
coach-scoring-answer = La probabilidad de que { $seat } tenga una ficha que puntúa es { coach-chance }, { $expects ->
        [one] cerca de { $expects } punto
       *[other] unos { $expects } puntos
    } de media; tras { coach-other } la probabilidad sería del { $than } %.
coach-no-scoring = Tras esta jugada ninguna ficha que { $seat } pueda tener puntúa; tras { coach-other } la probabilidad de una sería del { $than } %.
coach-no-answer = La probabilidad de que { $seat } no tenga nada que encaje es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-forces-draw = La probabilidad de que { $seat } tenga que robar es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-forces-knock = La probabilidad de que { $seat } tenga que pasar es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-cannot-answer = { $seat } no tiene ninguna ficha que encaje tras esta jugada.
coach-cannot-none = Tras esta jugada no encaja ninguna ficha de las que no ves, así que { $seat } no puede responder.
coach-cannot-void = { $seat } no puede responder: la mesa ha mostrado que { $seat } no tiene ninguna ficha para los extremos que quedan abiertos ({ $values }).
coach-one-left = Entonces te queda una ficha, { $left }, y encaja. La probabilidad de que { $seat } pueda cambiar eso con la ficha siguiente es { coach-chance }.
coach-one-left-safe = Entonces te queda una ficha, { $left }, y encaja; { $seat } juega después y no tiene ninguna ficha que pueda cambiar eso.
coach-only-you =
    { $mine ->
        [one] Entonces solo tú puedes jugar en el { $value }: tienes la última ficha con { $value }.
       *[other] Entonces solo tú puedes jugar en el { $value }: tienes las { $mine } fichas con { $value } que quedan.
    }
coach-dead-end = Pone la última de las { $all } fichas con { $value }: nadie puede volver a jugar en ese extremo.
coach-keeps-both =
    { $mine ->
        [one] Entonces los dos extremos son { $value }, y tienes { $mine } ficha más con { $value }; fichas así que no ves: { $unseen }.
       *[other] Entonces los dos extremos son { $value }, y tienes { $mine } fichas más con { $value }; fichas así que no ves: { $unseen }.
    }
coach-always-answers = Ponga lo que ponga tu rival, después encaja una de tus fichas. Tras { coach-other } eso no es seguro.
coach-partner-can = La probabilidad de que { $seat }, en pareja contigo, pueda responder es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-partner-led = La primera ficha de { $seat }, en pareja contigo, abrió el número { $value }, y { $seat } no ha pasado en él. La probabilidad de que { $seat } tenga otra ficha con { $value } es { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Llena el último brazo, así que todos los extremos quedan abiertos, y entonces encaja { $fits } de tus fichas.
       *[other] Llena el último brazo, así que todos los extremos quedan abiertos, y entonces encajan { $fits } de tus fichas.
    }
coach-opens-spinner = Por ser un doble abre más extremos: los abiertos son entonces { $ends }.
coach-fits-after =
    { $fits ->
        [one] Entonces encaja { $fits } de tus otras fichas, que son { $hand }; tras { coach-other }, { $than }.
       *[other] Entonces encajan { $fits } de tus otras fichas, que son { $hand }; tras { coach-other }, { $than }.
    }
coach-keeps-numbers = Conservas { $kept } de los { $all } números en la mano; con { coach-other }, { $than }.
coach-sheds = Quita { $pips } pintas de tu mano; { coach-other } quita { $than }. Las pintas que aún tienes al perder una ronda cuentan en tu contra.
coach-sheds-double = Pone un doble mientras encaja: { $tile } solo puede ir en un { $value }.
coach-few-answers = De las { $unseen } fichas que no ves, entonces encajan { $fits }; tras { coach-other } serían { $than }.

coach-block-wins = De las rondas probadas, cerca del { $blocks } % se cierran tras esta jugada, y de esas ganas cerca del { $percent } %, ± { $margin }: una ronda cerrada la ganan las menos pintas.
coach-stuck-next = En cerca del { $percent } % de las rondas probadas, ± { $margin }, ninguna de tus fichas encaja en tu próximo turno; tras { coach-other }, en cerca del { $than } %.
coach-goes-out-next = En cerca del { $percent } % de las rondas probadas, ± { $margin }, pones tu última ficha en tu próximo turno; tras { coach-other }, en cerca del { $than } %.
coach-left-with = Pintas que te quedan en la mano al final: cerca de { $pips } de media, ± { $margin }; tras { coach-other }, cerca de { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Pintas que le quedan en la mano a tu rival al final: cerca de { $pips } de media, ± { $margin }; tras { coach-other }, cerca de { $than }.
       *[other] Pintas que les quedan en la mano a tus rivales al final: cerca de { $pips } de media, ± { $margin }; tras { coach-other }, cerca de { $than }.
    }

## What a play risks

coach-leaves-answer = Deja la suma { $sum } = { $count }: { $seat } puede hacer { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con { $answer }. La probabilidad de que { $seat } tenga { $answer } es { coach-chance }.
coach-leaves-sure = Deja la suma { $sum } = { $count }, y { $seat } tiene { $answer }, que hace { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
coach-out-next =
    { $pips ->
        [one] A { $seat } le queda una ficha. La probabilidad de que encaje es { coach-chance }: entonces acaba la ronda, y tu mano, de { $pips } pinta, cuenta en tu contra.
       *[other] A { $seat } le queda una ficha. La probabilidad de que encaje es { coach-chance }: entonces acaba la ronda, y tu mano, de { $pips } pintas, cuenta en tu contra.
    }
coach-none-fits =
    { $hand ->
        [one] Ninguna de tus fichas encaja entonces; te queda { $hand }.
       *[other] Ninguna de las { $hand } fichas que te quedan encaja entonces.
    }

## What it costs, and what comes to the same

coach-cost =
    { $loss ->
        [one] { coach-other } es peor que la mejor jugada: cerca de { $loss } punto de media, ± { $margin }.
       *[other] { coach-other } es peor que la mejor jugada: cerca de { $loss } puntos de media, ± { $margin }.
    }
coach-cost-match = { coach-other } es peor que la mejor jugada: baja tu probabilidad de ganar la partida en unos { $loss } puntos porcentuales, ± { $margin }.
coach-equal =
    { $gap ->
        [0] { coach-other } es tan bueno como { coach-play }: sin diferencia de media, ± { $margin }.
        [one] { coach-other } es tan bueno como { coach-play }: cerca de { $gap } punto de diferencia de media, ± { $margin }.
       *[other] { coach-other } es tan bueno como { coach-play }: cerca de { $gap } puntos de diferencia de media, ± { $margin }.
    }
coach-equal-match =
    { $gap ->
        [0] { coach-other } es tan bueno como { coach-play }: tu probabilidad de ganar la partida no difiere, ± { $margin }.
       *[other] { coach-other } es tan bueno como { coach-play }: tu probabilidad de ganar la partida difiere en unos { $gap } puntos porcentuales, ± { $margin }.
    }
coach-next-scores = Tras { coach-play } la probabilidad de que { $seat } tenga una ficha que puntúa es { coach-chance }: { $expects ->
        [one] cerca de { $expects } punto
       *[other] unos { $expects } puntos
    } de media.
coach-next-scores-not = Tras { coach-play }, { $seat } no tiene ninguna ficha que puntúe.
coach-claim-it =
    { $points ->
        [one] Tras { coach-play } los extremos suman { $sum }: reclama { $points } punto.
       *[other] Tras { coach-play } los extremos suman { $sum }: reclama { $points } puntos.
    }
coach-claim-in-time =
    { $points ->
        [one] Reclama antes de que se ponga la ficha siguiente; después un rival puede cantar Muggins y llevarse { $points } punto.
       *[other] Reclama antes de que se ponga la ficha siguiente; después un rival puede cantar Muggins y llevarse los { $points } puntos.
    }

## Table memory

coach-void = { $seat } no tiene fichas con: { $values }. Lo ha mostrado al pasar.
coach-void-drew = { $seat } no tiene fichas con: { $values }. Lo ha mostrado al robar o al pasar.
coach-lacked =
    { $drew ->
        [one] { $seat } no tenía ninguna ficha con { $value }, y desde entonces ha robado { $drew } ficha. La probabilidad de que { $seat } tenga ahora una ficha con { $value } es { coach-chance }.
       *[other] { $seat } no tenía ninguna ficha con { $value }, y desde entonces ha robado { $drew } fichas. La probabilidad de que { $seat } tenga ahora una ficha con { $value } es { coach-chance }.
    }
coach-count = Fichas con { $value }: { $all } en el juego completo, { $table } en la mesa, { $mine } en tu mano, { $unseen } que no ves.

coach-reading =
    { $scores ->
        [0] Solo un indicio: { $seat } puso { $played }. Si a { $seat } le gustan muchas pintas, los dobles y los extremos que convienen a sus otras fichas, la probabilidad de que tenga una ficha con { $value } es de cerca del { $percent } %, ± { $margin }; sin esa suposición, { $than } %.
       *[other] Solo un indicio: { $seat } puso { $played }. Si a { $seat } le gustan puntos, muchas pintas, dobles y extremos que convienen a sus otras fichas, la probabilidad de que tenga una ficha con { $value } es de cerca del { $percent } %, ± { $margin }; sin esa suposición, { $than } %.
    }

## The review of a hand

coach-punished = Tu jugada deja que { $seat } responda con { $answer }, que no encajaría tras { coach-other }. La probabilidad de que { $seat } tenga { $answer } es { coach-chance }.
coach-punished-sure = Tu jugada deja que { $seat } responda con { $answer }, que { $seat } tiene y que no encajaría tras { coach-other }.
coach-scorers =
    { $tiles ->
        [one] De las { $unseen } fichas que no veías, { $tiles } puntuaría entonces: { $list }.
       *[other] De las { $unseen } fichas que no veías, { $tiles } puntuarían entonces: { $list }.
    }
coach-forgot = Recuerda lo que la mesa había mostrado de { $seat }: ninguna ficha con { $values }. Sin eso, tu jugada habría sido igual de buena.
coach-hindsight =
    { $points ->
        [one] Con todas las manos a la vista, { coach-play } habría ganado { $points } punto más que { coach-other }. Nadie podía saberlo.
       *[other] Con todas las manos a la vista, { coach-play } habría ganado { $points } puntos más que { coach-other }. Nadie podía saberlo.
    }
coach-close = Ninguna otra jugada resultó claramente peor.
coach-labels = seguro: cierto, tengan los demás lo que tengan. probabilidad: contada sobre todas las manos que pueden tener. estimación: de rondas probadas; ± dice cuánto puede fallar. lectura: una suposición sobre hábitos. porque: probado que es lo que decide. también: cierto, pero no se mostró que decida.
