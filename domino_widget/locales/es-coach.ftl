### The coach; its order and ids are those of en-coach.ftl.

## Parts of sentences

coach-play =
    { $end ->
        [-1] { $tile } como apertura
       *[other] { $turn ->
            [left] { $tile } en { $end } (girada a la izquierda)
            [right] { $tile } en { $end } (girada a la derecha)
           *[other] { $tile } en { $end }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } como apertura
       *[other] { $otherTurn ->
            [left] { $other } en { $otherEnd } (girada a la izquierda)
            [right] { $other } en { $otherEnd } (girada a la derecha)
           *[other] { $other } en { $otherEnd }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $share } de { $of }, { $percent } %
    }

## Why a play is good

coach-worth-now =
    { $than ->
        [0] Hace { $points } puntos al momento; { coach-other } no hace ninguno.
       *[other] Hace { $points } puntos al momento; { coach-other } hace { $than }.
    }
coach-denies =
    { $points ->
        [0] Con los extremos como están, { $seat } podría hacer { $before } con { $with }; tras esta jugada ninguna ficha que { $seat } pueda tener puntúa.
       *[other] Con los extremos como están, { $seat } podría hacer { $before } con { $with }; tras esta jugada, como mucho { $points }.
    }
coach-less-to-score =
    { $points ->
        [0] Tras esta jugada ninguna ficha que { $seat } pueda tener puntúa; tras { coach-other }, { $with } haría { $than }.
       *[other] Tras esta jugada { $seat } puede hacer como mucho { $points }; tras { coach-other }, { $with } haría { $than }.
    }
coach-scoring-answer = La probabilidad de que { $seat } tenga una ficha que puntúa es { coach-chance } ({ $expects ->
        [one] cerca de { $expects } punto
       *[other] unos { $expects } puntos
    } de media); tras { coach-other } sería del { $than } %.
coach-no-scoring = Tras esta jugada ninguna ficha que { $seat } pueda tener puntúa; tras { coach-other } la probabilidad de una sería del { $than } %.
coach-no-answer = La probabilidad de que { $seat } no tenga nada que encaje es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-forces-draw = La probabilidad de que { $seat } tenga que robar es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-forces-knock = La probabilidad de que { $seat } tenga que pasar es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-cannot-answer = { $seat } no tiene ninguna ficha que encaje tras esta jugada.
coach-cannot-none = Tras esta jugada no encaja ninguna ficha de las que no ves, así que { $seat } no puede responder.
coach-cannot-void = { $seat } no puede responder: queda abierto { $values }, y la mesa ha mostrado que { $seat } no tiene fichas para jugar ahí.
coach-one-left = Te queda una ficha, { $left }, y encaja. La probabilidad de que { $seat } cubra antes el lugar donde encaja es { coach-chance }.
coach-one-left-safe = Te queda una ficha, { $left }, y encaja; { $seat } no tiene ninguna ficha que pueda cubrir antes el lugar donde encaja.
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
coach-always-answers = Venga lo que venga, después encaja una de tus fichas. Tras { coach-other } eso no es seguro.
coach-partner-can = La probabilidad de que { $seat }, en pareja contigo, pueda responder es { coach-chance }; tras { coach-other } sería del { $than } %.
coach-partner-led = { $seat }, en pareja contigo, abrió un { $value } y no ha pasado en él. La probabilidad de que { $seat } tenga otro es { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Llena el último brazo, así que todos los extremos quedan abiertos, y entonces encaja { $fits } de tus fichas.
       *[other] Llena el último brazo, así que todos los extremos quedan abiertos, y entonces encajan { $fits } de tus fichas.
    }
coach-opens-spinner = El doble queda abierto por más lados: los extremos abiertos son entonces { $ends }.
coach-fits-after =
    { $fits ->
        [one] Entonces encaja { $fits } de tus otras fichas, que son { $hand }; tras { coach-other }, { $than }.
       *[other] Entonces encajan { $fits } de tus otras fichas, que son { $hand }; tras { coach-other }, { $than }.
    }
coach-keeps-numbers = Conservas { $kept } de los { $all } números en la mano; con { coach-other }, { $than }.
coach-sheds = Quita { $pips } pintas de tu mano; { coach-other } quita { $than }.
coach-sheds-double = Pone un doble mientras encaja: { $tile } solo puede ir en un { $value }.
coach-few-answers = De las { $unseen } fichas que no ves, entonces encajan { $fits }; tras { coach-other } serían { $than }.

coach-block-wins = Cerca del { $blocks } % de las rondas se cierran tras esta jugada, y en cerca del { $percent } % de esas, ± { $margin }, ganas el recuento.
coach-stuck-next = En cerca del { $percent } % de las rondas, ± { $margin }, ninguna de tus fichas encaja en tu próximo turno; tras { coach-other }, en cerca del { $than } %.
coach-goes-out-next = En cerca del { $percent } % de las rondas, ± { $margin }, pones tu última ficha en tu próximo turno; tras { coach-other }, en cerca del { $than } %.
coach-left-with = Pintas que te quedan en la mano al final: cerca de { $pips } de media, ± { $margin }; tras { coach-other }, cerca de { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Pintas que le quedan en la mano a tu rival al final: cerca de { $pips } de media, ± { $margin }; tras { coach-other }, cerca de { $than }.
       *[other] Pintas que les quedan en la mano a tus rivales al final: cerca de { $pips } de media, ± { $margin }; tras { coach-other }, cerca de { $than }.
    }

## What a play risks

coach-leaves-answer = Deja { $sum } = { $count }: { $seat } puede hacer { $points } con { $answer }. La probabilidad de que { $seat } la tenga es { coach-chance }.
coach-leaves-sure = Deja { $sum } = { $count }, y { $seat } tiene { $answer }, que hace { $points }.
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
        [one] { coach-other } es cerca de { $loss } punto peor, ± { $margin }.
       *[other] { coach-other } es cerca de { $loss } puntos peor, ± { $margin }.
    }
coach-cost-match = { coach-other } baja tu probabilidad de ganar la partida en unos { $loss } puntos porcentuales, ± { $margin }.
coach-equal =
    { $gap ->
        [one] { coach-other } da lo mismo: cerca de { $gap } punto de diferencia, ± { $margin }.
       *[other] { coach-other } da lo mismo: cerca de { $gap } puntos de diferencia, ± { $margin }.
    }
coach-equal-match = { coach-other } da lo mismo: tu probabilidad de ganar la partida difiere en unos { $gap } puntos porcentuales, ± { $margin }.
coach-next-scores = Tras esta jugada la probabilidad de que { $seat } tenga una ficha que puntúa es { coach-chance }: { $expects ->
        [one] cerca de { $expects } punto
       *[other] unos { $expects } puntos
    } de media.
coach-next-scores-not = Tras esta jugada { $seat } no tiene ninguna ficha que puntúe.
coach-claim-it =
    { $points ->
        [one] Los extremos son entonces { $sum }: reclama { $points } punto.
       *[other] Los extremos son entonces { $sum }: reclama { $points } puntos.
    }
coach-claim-in-time = Reclama antes de que se ponga la ficha siguiente; después un rival puede cantar Muggins y llevarse los { $points }.

## Table memory

coach-void = { $seat } no tiene fichas con: { $values }. Lo ha mostrado al pasar.
coach-void-drew = { $seat } no tiene fichas con: { $values }. Lo ha mostrado al robar y al pasar.
coach-lacked =
    { $drew ->
        [one] { $seat } no tenía ningún { $value }, y desde entonces ha robado { $drew } ficha. La probabilidad de un { $value } ahora es { coach-chance }.
       *[other] { $seat } no tenía ningún { $value }, y desde entonces ha robado { $drew } fichas. La probabilidad de un { $value } ahora es { coach-chance }.
    }
coach-count = Fichas con { $value }: { $all } en el juego completo, { $table } en la mesa, { $mine } en tu mano, { $unseen } que no ves.

coach-reading =
    { $scores ->
        [0] Solo un indicio: { $seat } puso { $played }. Si a { $seat } le gustan las fichas pesadas, los dobles y los extremos que convienen a su mano, la probabilidad de que tenga un { $value } es de cerca del { $percent } %, ± { $margin }; la mesa sola dice { $than } %.
       *[other] Solo un indicio: { $seat } puso { $played }. Si a { $seat } le gustan los puntos, las fichas pesadas, los dobles y los extremos que convienen a su mano, la probabilidad de que tenga un { $value } es de cerca del { $percent } %, ± { $margin }; la mesa sola dice { $than } %.
    }

## The review of a hand

coach-punished = Deja que { $seat } responda con { $answer }, que no encaja tras { coach-other }. La probabilidad de que { $seat } la tenga es { coach-chance }.
coach-punished-sure = Deja que { $seat } responda con { $answer }, que { $seat } tiene y que no encaja tras { coach-other }.
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
