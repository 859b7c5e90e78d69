### The coach; its order and ids are those of en-coach.ftl. No "que" or "de" stands before a name: it may begin with a vowel.

## Parts of sentences

coach-play =
    { $end ->
        [-1] { $tile } en ouverture
       *[other] { $turn ->
            [left] { $tile } sur { $end } (tourné à gauche)
            [right] { $tile } sur { $end } (tourné à droite)
           *[other] { $tile } sur { $end }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } en ouverture
       *[other] { $otherTurn ->
            [left] { $other } sur { $otherEnd } (tourné à gauche)
            [right] { $other } sur { $otherEnd } (tourné à droite)
           *[other] { $other } sur { $otherEnd }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $share } sur { $of }, { $percent } %
    }

## Why a play is good

coach-worth-now =
    { $than ->
        [0] Ce coup fait { $points } points tout de suite ; { coach-other } n'en fait aucun.
       *[other] Ce coup fait { $points } points tout de suite ; { coach-other } en fait { $than }.
    }
coach-denies =
    { $points ->
        [0] Avec les bouts tels quels, { $seat } pourrait faire { $before } avec { $with } ; après ce coup, { $seat } ne peut avoir aucun domino qui rapporte.
       *[other] Avec les bouts tels quels, { $seat } pourrait faire { $before } avec { $with } ; après ce coup, { $points } au plus.
    }
coach-less-to-score =
    { $points ->
        [0] Après ce coup, { $seat } ne peut avoir aucun domino qui rapporte ; après { coach-other }, { $with } ferait { $than }.
       *[other] Après ce coup, { $seat } peut faire { $points } au plus ; après { coach-other }, { $with } ferait { $than }.
    }
coach-scoring-answer = { $seat } a un domino qui rapporte : probabilité { coach-chance } (environ { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } en moyenne) ; après { coach-other }, elle serait de { $than } %.
coach-no-scoring = Après ce coup, { $seat } ne peut avoir aucun domino qui rapporte ; après { coach-other }, la probabilité d'en avoir un serait de { $than } %.
coach-no-answer = { $seat } n'a rien qui convienne : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-forces-draw = { $seat } doit piocher : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-forces-knock = { $seat } doit passer : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-cannot-answer = Après ce coup, { $seat } n'a aucun domino qui convienne.
coach-cannot-none = Après ce coup, aucun domino que vous ne voyez pas ne convient, donc { $seat } ne peut pas répondre.
coach-cannot-void = { $seat } ne peut pas répondre : il reste ouvert { $values }, et la table a montré que cette main n'a aucun domino à y poser.
coach-one-left = Il vous reste un domino, { $left }, et il convient. { $seat } peut couvrir avant l'endroit où il convient : probabilité { coach-chance }.
coach-one-left-safe = Il vous reste un domino, { $left }, et il convient ; { $seat } n'a aucun domino qui puisse couvrir avant l'endroit où il convient.
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
coach-always-answers = Quoi qu'il vienne, un de vos dominos convient ensuite. Après { coach-other }, ce n'est pas sûr.
coach-partner-can = Dans votre équipe, { $seat } peut répondre : probabilité { coach-chance } ; après { coach-other }, elle serait de { $than } %.
coach-partner-led = Dans votre équipe, { $seat } a ouvert un { $value } et n'y a pas passé. { $seat } en a un autre : probabilité { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] Ce coup remplit le dernier bras : tous les bouts sont ouverts, et { $fits } de vos dominos convient alors.
       *[other] Ce coup remplit le dernier bras : tous les bouts sont ouverts, et { $fits } de vos dominos conviennent alors.
    }
coach-opens-spinner = Le double reste ouvert de plus de côtés : les bouts ouverts sont alors { $ends }.
coach-fits-after =
    { $fits ->
        [one] Parmi vos { $hand } autres dominos, { $fits } convient alors ; après { coach-other }, ce serait { $than }.
       *[other] Parmi vos { $hand } autres dominos, { $fits } conviennent alors ; après { coach-other }, ce serait { $than }.
    }
coach-keeps-numbers = Vous gardez { $kept } des { $all } nombres en main ; avec { coach-other }, { $than }.
coach-sheds = Ce coup ôte { $pips } points de votre main ; { coach-other } en ôte { $than }.
coach-sheds-double = Ce coup pose un double tant qu'il convient : { $tile } ne va jamais que sur un { $value }.
coach-few-answers = Parmi les { $unseen } dominos que vous ne voyez pas, { $fits } conviennent alors ; après { coach-other }, ce serait { $than }.

coach-block-wins = Environ { $blocks } % des manches sont bloquées après ce coup, et dans environ { $percent } % de celles-ci, ± { $margin }, vous avez le plus petit total.
coach-stuck-next = Dans environ { $percent } % des manches, ± { $margin }, aucun de vos dominos ne convient à votre prochain tour ; après { coach-other }, dans environ { $than } %.
coach-goes-out-next = Dans environ { $percent } % des manches, ± { $margin }, vous posez votre dernier domino à votre prochain tour ; après { coach-other }, dans environ { $than } %.
coach-left-with = Points restant dans votre main à la fin : environ { $pips } en moyenne, ± { $margin } ; après { coach-other }, environ { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Points restant dans la main de votre adversaire à la fin : environ { $pips } en moyenne, ± { $margin } ; après { coach-other }, environ { $than }.
       *[other] Points restant dans les mains de vos adversaires à la fin : environ { $pips } en moyenne, ± { $margin } ; après { coach-other }, environ { $than }.
    }

## What a play risks

coach-leaves-answer = Ce coup laisse { $sum } = { $count } : { $seat } peut faire { $points } avec { $answer }. Probabilité de ce domino dans cette main : { coach-chance }.
coach-leaves-sure = Ce coup laisse { $sum } = { $count }, et { $seat } a { $answer }, qui fait { $points }.
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
        [one] { coach-other } est moins bon d'environ { $loss } point, ± { $margin }.
       *[other] { coach-other } est moins bon d'environ { $loss } points, ± { $margin }.
    }
coach-cost-match = { coach-other } baisse votre probabilité de gagner la partie d'environ { $loss } points de pourcentage, ± { $margin }.
coach-equal =
    { $gap ->
        [one] { coach-other } revient au même : environ { $gap } point d'écart, ± { $margin }.
       *[other] { coach-other } revient au même : environ { $gap } points d'écart, ± { $margin }.
    }
coach-equal-match = { coach-other } revient au même : votre probabilité de gagner la partie diffère d'environ { $gap } points de pourcentage, ± { $margin }.
coach-next-scores = Après ce coup, { $seat } a un domino qui rapporte : probabilité { coach-chance }, environ { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } en moyenne.
coach-next-scores-not = Après ce coup, { $seat } n'a aucun domino qui rapporte.
coach-claim-it =
    { $points ->
        [one] Les bouts font alors { $sum } : réclamez { $points } point.
       *[other] Les bouts font alors { $sum } : réclamez { $points } points.
    }
coach-claim-in-time = Réclamez avant la pose du domino suivant ; après, un adversaire peut annoncer Muggins et prendre les { $points }.

## Table memory

coach-void = { $seat } n'a aucun domino avec : { $values }. Ses passes l'ont montré.
coach-void-drew = { $seat } n'a aucun domino avec : { $values }. Ses pioches et ses passes l'ont montré.
coach-lacked =
    { $drew ->
        [one] { $seat } n'avait pas de { $value }, et a pioché { $drew } domino depuis. La probabilité d'un { $value } est maintenant { coach-chance }.
       *[other] { $seat } n'avait pas de { $value }, et a pioché { $drew } dominos depuis. La probabilité d'un { $value } est maintenant { coach-chance }.
    }
coach-count = Dominos avec { $value } : { $all } dans le jeu complet, { $table } sur la table, { $mine } dans votre main, { $unseen } que vous ne voyez pas.

coach-reading =
    { $scores ->
        [0] Un simple indice : { $seat } a posé { $played }. Si { $seat } aime les dominos lourds, les doubles et les bouts qui conviennent à sa main, la probabilité d'un { $value } dans sa main est d'environ { $percent } %, ± { $margin } ; la table seule dit { $than } %.
       *[other] Un simple indice : { $seat } a posé { $played }. Si { $seat } aime les points, les dominos lourds, les doubles et les bouts qui conviennent à sa main, la probabilité d'un { $value } dans sa main est d'environ { $percent } %, ± { $margin } ; la table seule dit { $than } %.
    }

## The review of a hand

coach-punished = Ce coup permet la réponse { $answer }, qui ne convient pas après { coach-other }. { $seat } a ce domino : probabilité { coach-chance }.
coach-punished-sure = Ce coup permet la réponse { $answer } : { $seat } l'a, et elle ne convient pas après { coach-other }.
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
