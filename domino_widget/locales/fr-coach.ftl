### The coach; its order and ids are those of en-coach.ftl. No "que" or "de" stands before a name: it may begin with a vowel.

## Parts of sentences

coach-on =
    { $at ->
        [none] sur { $end }
       *[other] sur le { $end } de { $at }
    }
coach-other-on =
    { $otherAt ->
        [none] sur { $otherEnd }
       *[other] sur le { $otherEnd } de { $otherAt }
    }
coach-play =
    { $end ->
        [-1] { $tile } en ouverture
       *[other] { $turn ->
            [left] { $tile } { coach-on } (tourné à gauche)
            [right] { $tile } { coach-on } (tourné à droite)
           *[other] { $tile } { coach-on }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } en ouverture
       *[other] { $otherTurn ->
            [left] { $other } { coach-other-on } (tourné à gauche)
            [right] { $other } { coach-other-on } (tourné à droite)
           *[other] { $other } { coach-other-on }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $percent } % ({ $share } sur { $of })
    }

## Why a play is good

coach-worth-now =
    { $points ->
        [one] Ce coup fait { $points } point tout de suite ; { coach-other } n'en fait aucun.
       *[other] Ce coup fait { $points } points tout de suite ; { $than ->
            [0] { coach-other } n'en fait aucun.
           *[other] { coach-other } en fait { $than }.
        }
    }
coach-denies =
    { $points ->
        [0] Avec les bouts tels qu'ils sont, { $seat } pourrait faire { $before } avec { $with } ; après ce coup, { $seat } ne peut avoir aucun domino qui rapporte.
       *[other] Avec les bouts tels qu'ils sont, { $seat } pourrait faire { $before } avec { $with } ; après ce coup, { $seat } peut faire { $points } au plus.
    }
coach-less-to-score =
    { $points ->
        [0] Après ce coup, { $seat } ne peut avoir aucun domino qui rapporte ; après { coach-other }, { $seat } pourrait faire { $than } avec { $with }.
       *[other] Après ce coup, { $seat } peut faire { $points } au plus ; après { coach-other }, { $seat } pourrait faire { $than } avec { $with }.
    }
coach-scoring-answer = { $seat } a un domino qui rapporte : probabilité { coach-chance }, environ { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } en moyenne ; après { coach-other }, la probabilité serait de { $than } %.
coach-no-scoring = Après ce coup, { $seat } ne peut avoir aucun domino qui rapporte ; après { coach-other }, la probabilité d'en avoir un serait de { $than } %.
coach-no-answer = { $seat } n'a rien qui convienne : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-forces-draw = { $seat } doit piocher : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-forces-knock = { $seat } doit passer : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-cannot-answer = Après ce coup, { $seat } n'a aucun domino qui convienne.
coach-cannot-none = Après ce coup, aucun domino que vous ne voyez pas ne convient, donc { $seat } ne peut pas répondre.
coach-cannot-void = { $seat } ne peut pas répondre : la table a montré que cette main n'a aucun domino pour les bouts alors ouverts ({ $values }).
coach-one-left = Il vous reste alors un domino, { $left }, et il convient. { $seat } peut y changer quelque chose au domino suivant : probabilité { coach-chance }.
coach-one-left-safe = Il vous reste alors un domino, { $left }, et il convient ; { $seat } joue ensuite et n'a aucun domino qui puisse y changer quelque chose.
coach-only-you =
    { $mine ->
        [one] Personne d'autre que vous ne peut alors jouer sur le { $value } : vous avez le dernier domino avec { $value }.
       *[other] Personne d'autre que vous ne peut alors jouer sur le { $value } : vous avez les { $mine } dominos avec { $value } qui restent.
    }
coach-dead-end = Ce coup pose le dernier des { $all } dominos avec { $value } : plus personne ne peut jouer à ce bout.
coach-keeps-both =
    { $mine ->
        [one] Les deux bouts sont alors { $value }, et vous avez encore { $mine } domino avec { $value } ; dominos semblables que vous ne voyez pas : { $unseen }.
       *[other] Les deux bouts sont alors { $value }, et vous avez encore { $mine } dominos avec { $value } ; dominos semblables que vous ne voyez pas : { $unseen }.
    }
coach-always-answers = Quoi que pose votre adversaire, un de vos dominos convient ensuite. Après { coach-other }, ce n'est pas sûr.
coach-partner-can = Dans votre équipe, { $seat } peut répondre : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-partner-led = Dans votre équipe, { $seat } a ouvert le nombre { $value } avec son premier domino, et n'y a pas passé. { $seat } a un autre domino avec { $value } : probabilité { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Ce coup remplit le dernier bras : tous les bouts sont ouverts, et { $fits } de vos dominos convient alors.
       *[other] Ce coup remplit le dernier bras : tous les bouts sont ouverts, et { $fits } de vos dominos conviennent alors.
    }
coach-opens-spinner = Ce double ouvre plus de bouts : les bouts ouverts sont alors { $ends }.
coach-fits-after =
    { $fits ->
        [one] Parmi vos { $hand } autres dominos, { $fits } convient alors ; après { coach-other }, ce serait { $than }.
       *[other] Parmi vos { $hand } autres dominos, { $fits } conviennent alors ; après { coach-other }, ce serait { $than }.
    }
coach-keeps-numbers = Vous gardez { $kept } des { $all } nombres en main ; avec { coach-other }, { $than }.
coach-sheds = Ce coup ôte { $pips } points de votre main ; { coach-other } en ôte { $than }. Les points que vous gardez en perdant une manche comptent contre vous.
coach-sheds-double = Ce coup pose un double tant qu'il convient : { $tile } ne va jamais que sur un { $value }.
coach-few-answers = Parmi les { $unseen } dominos que vous ne voyez pas, { $fits } conviennent alors ; après { coach-other }, ce serait { $than }.

coach-block-wins = Parmi les manches essayées, environ { $blocks } % sont bloquées après ce coup, et vous en gagnez environ { $percent } %, ± { $margin } : la main la plus légère gagne une manche bloquée.
coach-stuck-next = Dans environ { $percent } % des manches essayées, ± { $margin }, aucun de vos dominos ne convient à votre prochain tour ; après { coach-other }, dans environ { $than } %.
coach-goes-out-next = Dans environ { $percent } % des manches essayées, ± { $margin }, vous posez votre dernier domino à votre prochain tour ; après { coach-other }, dans environ { $than } %.
coach-left-with = Points restant dans votre main à la fin : environ { $pips } en moyenne, ± { $margin } ; après { coach-other }, environ { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Points restant dans la main de votre adversaire à la fin : environ { $pips } en moyenne, ± { $margin } ; après { coach-other }, environ { $than }.
       *[other] Points restant dans les mains de vos adversaires à la fin : environ { $pips } en moyenne, ± { $margin } ; après { coach-other }, environ { $than }.
    }

## What a play risks

coach-leaves-answer = Ce coup laisse la somme { $sum } = { $count } : { $seat } peut faire { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $answer }. Probabilité de { $answer } dans cette main : { coach-chance }.
coach-leaves-sure = Ce coup laisse la somme { $sum } = { $count }, et { $seat } a { $answer }, qui fait { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
coach-out-next =
    { $pips ->
        [one] { $seat } n'a plus qu'un domino. La probabilité qu'il convienne est { coach-chance } : alors la manche finit, et votre main, de { $pips } point, compte contre vous.
       *[other] { $seat } n'a plus qu'un domino. La probabilité qu'il convienne est { coach-chance } : alors la manche finit, et votre main, de { $pips } points, compte contre vous.
    }
coach-none-fits =
    { $hand ->
        [one] Aucun de vos dominos ne convient alors ; il vous en reste { $hand }.
       *[other] Aucun des { $hand } dominos qui vous restent ne convient alors.
    }

## What it costs, and what comes to the same

coach-cost =
    { $loss ->
        [one] { coach-other } est moins bon que le meilleur coup : environ { $loss } point en moyenne, ± { $margin }.
       *[other] { coach-other } est moins bon que le meilleur coup : environ { $loss } points en moyenne, ± { $margin }.
    }
coach-cost-match = { coach-other } est moins bon que le meilleur coup : votre probabilité de gagner la partie baisse d'environ { $loss } points de pourcentage, ± { $margin }.
coach-equal =
    { $gap ->
        [0] { coach-other } vaut autant que { coach-play } : aucun écart en moyenne, ± { $margin }.
        [one] { coach-other } vaut autant que { coach-play } : environ { $gap } point d'écart en moyenne, ± { $margin }.
       *[other] { coach-other } vaut autant que { coach-play } : environ { $gap } points d'écart en moyenne, ± { $margin }.
    }
coach-equal-match =
    { $gap ->
        [0] { coach-other } vaut autant que { coach-play } : votre probabilité de gagner la partie ne diffère pas, ± { $margin }.
       *[other] { coach-other } vaut autant que { coach-play } : votre probabilité de gagner la partie diffère d'environ { $gap } points de pourcentage, ± { $margin }.
    }
coach-next-scores = Après { coach-play }, { $seat } a un domino qui rapporte : probabilité { coach-chance }, environ { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } en moyenne.
coach-next-scores-not = Après { coach-play }, { $seat } n'a aucun domino qui rapporte.
coach-claim-it =
    { $points ->
        [one] Après { coach-play }, les bouts font { $sum } : réclamez { $points } point.
       *[other] Après { coach-play }, les bouts font { $sum } : réclamez { $points } points.
    }
coach-claim-in-time =
    { $points ->
        [one] Réclamez avant la pose du domino suivant ; après, un adversaire peut annoncer Muggins et prendre { $points } point.
       *[other] Réclamez avant la pose du domino suivant ; après, un adversaire peut annoncer Muggins et prendre les { $points } points.
    }

## Table memory

coach-void = { $seat } n'a aucun domino avec : { $values }. Ses passes l'ont montré.
coach-void-drew = { $seat } n'a aucun domino avec : { $values }. Ses pioches ou ses passes l'ont montré.
coach-lacked =
    { $drew ->
        [one] { $seat } n'avait aucun domino avec { $value }, et a pioché { $drew } domino depuis. La probabilité d'un domino avec { $value } dans cette main est maintenant { coach-chance }.
       *[other] { $seat } n'avait aucun domino avec { $value }, et a pioché { $drew } dominos depuis. La probabilité d'un domino avec { $value } dans cette main est maintenant { coach-chance }.
    }
coach-count = Dominos avec { $value } : { $all } dans le jeu complet, { $table } sur la table, { $mine } dans votre main, { $unseen } que vous ne voyez pas.

coach-reading =
    { $scores ->
        [0] Un simple indice : { $seat } a posé { $played }. Si { $seat } aime les gros totaux, les doubles et les bouts qui conviennent à ses autres dominos, la probabilité d'un domino avec { $value } dans sa main est d'environ { $percent } %, ± { $margin } ; sans cette supposition, { $than } %.
       *[other] Un simple indice : { $seat } a posé { $played }. Si { $seat } aime marquer, les gros totaux, les doubles et les bouts qui vont à ses autres dominos, la probabilité d'un domino avec { $value } dans sa main est d'environ { $percent } %, ± { $margin } ; sans cette supposition, { $than } %.
    }

## The review of a hand

coach-punished = Votre coup permet la réponse { $answer }, qui ne conviendrait pas après { coach-other }. { $seat } a { $answer } : probabilité { coach-chance }.
coach-punished-sure = Votre coup permet la réponse { $answer } : { $seat } a ce domino, et il ne conviendrait pas après { coach-other }.
coach-scorers =
    { $tiles ->
        [one] Des { $unseen } dominos que vous ne voyiez pas, { $tiles } marquerait alors : { $list }.
       *[other] Des { $unseen } dominos que vous ne voyiez pas, { $tiles } marqueraient alors : { $list }.
    }
coach-forgot = Souvenez-vous de ce que la table avait montré de { $seat } : aucun domino avec { $values }. Sans cela, votre coup aurait été aussi bon.
coach-hindsight =
    { $points ->
        [one] Avec toutes les mains ouvertes, { coach-play } aurait gagné { $points } point de plus que { coach-other }. Personne ne pouvait le savoir.
       *[other] Avec toutes les mains ouvertes, { coach-play } aurait gagné { $points } points de plus que { coach-other }. Personne ne pouvait le savoir.
    }
coach-close = Aucun autre coup ne s'est montré nettement moins bon.
coach-labels = certain : vrai quoi que les autres aient en main. probabilité : comptée sur toutes les mains qu'ils peuvent avoir. estimation : tirée de manches essayées ; ± dit de combien elle peut se tromper. lecture : une supposition sur les habitudes. parce que : essayé, c'est ce qui décide. aussi : vrai, mais rien ne montre que cela décide.
