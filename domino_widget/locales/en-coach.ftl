### The coach: what it says of a position, why a play is good, and the review of a hand.
### coach-<kind> is the sentence of a claim of that kind; a play is named by its tile and the value of its end.

## Parts of sentences

coach-play =
    { $end ->
        [-1] { $tile } as the lead
       *[other] { $turn ->
            [left] { $tile } on { $end } (turned left)
            [right] { $tile } on { $end } (turned right)
           *[other] { $tile } on { $end }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } as the lead
       *[other] { $otherTurn ->
            [left] { $other } on { $otherEnd } (turned left)
            [right] { $other } on { $otherEnd } (turned right)
           *[other] { $other } on { $otherEnd }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $share } of { $of }, { $percent } %
    }

## Why a play is good

coach-worth-now =
    { $than ->
        [0] It makes { $points } points at once; { coach-other } makes none.
       *[other] It makes { $points } points at once; { coach-other } makes { $than }.
    }
coach-denies =
    { $points ->
        [0] As the ends are, { $seat } could make { $before } with { $with }; after this play no tile that { $seat } can hold scores.
       *[other] As the ends are, { $seat } could make { $before } with { $with }; after this play { $points } at most.
    }
coach-less-to-score =
    { $points ->
        [0] No tile that { $seat } can hold scores after it; after { coach-other }, { $with } would make { $than }.
       *[other] { $seat } can make { $points } at most after it; after { coach-other }, { $with } would make { $than }.
    }
coach-scoring-answer = The chance that { $seat } holds a tile that scores is { coach-chance } (about { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } on average); after { coach-other } it would be { $than } %.
coach-no-scoring = No tile that { $seat } can hold scores after it; after { coach-other } the chance of one would be { $than } %.
coach-no-answer = The chance that { $seat } holds nothing that fits is { coach-chance }; after { coach-other } it would be { $than } %.
coach-forces-draw = The chance that { $seat } has to draw is { coach-chance }; after { coach-other } it would be { $than } %.
coach-forces-knock = The chance that { $seat } has to knock is { coach-chance }; after { coach-other } it would be { $than } %.
coach-cannot-answer = { $seat } holds no tile that fits after it.
coach-cannot-none = No tile that you cannot see fits after it, so { $seat } cannot answer.
coach-cannot-void = { $seat } cannot answer: open then is { $values }, and the table has shown that { $seat } has no tile to play there.
coach-one-left = You have one tile left, { $left }, and it fits. The chance that { $seat } can cover the place where it fits is { coach-chance }.
coach-one-left-safe = You have one tile left, { $left }, and it fits; { $seat } holds no tile that can cover the place where it fits.
coach-only-you =
    { $mine ->
        [one] Nobody but you can play on the { $value } then: you hold the last tile with a { $value }.
       *[other] Nobody but you can play on the { $value } then: you hold all { $mine } tiles with a { $value } that are left.
    }
coach-dead-end = It lays the last of the { $all } tiles with a { $value }: nobody can play on that end again.
coach-keeps-both =
    { $mine ->
        [one] Both ends are { $value } then, and you hold one more tile with a { $value }; { $unseen } more are hidden from you.
       *[other] Both ends are { $value } then, and you hold { $mine } more tiles with a { $value }; { $unseen } more are hidden from you.
    }
coach-always-answers = Whatever is played next, one of your tiles fits after it. After { coach-other } that is not sure.
coach-partner-can = The chance that your partner { $seat } can answer is { coach-chance }; after { coach-other } it would be { $than } %.
coach-partner-led = Your partner { $seat } led a { $value } and has not knocked on it. The chance that { $seat } has another is { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] It fills the last arm, so every end is open, and one of your tiles fits then.
       *[other] It fills the last arm, so every end is open, and { $fits } of your tiles fit then.
    }
coach-opens-spinner = The double stays open on more sides: there are { $ends } open ends then.
coach-fits-after =
    { $fits ->
        [one] One of your { $hand } other tiles fits then; after { coach-other } it would be { $than }.
       *[other] { $fits } of your { $hand } other tiles fit then; after { coach-other } it would be { $than }.
    }
coach-keeps-numbers = You keep { $kept } of the { $all } numbers in your hand; after { coach-other }, only { $than }.
coach-sheds = It takes { $pips } pips out of your hand; { coach-other } takes { $than }.
coach-sheds-double = It lays a double while it fits: { $tile } can only ever go on a { $value }.
coach-few-answers = Of the { $unseen } tiles you cannot see, { $fits } fit then; after { coach-other } it would be { $than }.

coach-block-wins = After it about { $blocks } % of the hands end blocked, and you win about { $percent } % of those, ± { $margin }: the fewest pips win a blocked hand.
coach-stuck-next = In about { $percent } % of the hands, ± { $margin }, none of your tiles fits at your next turn; after { coach-other } in about { $than } %.
coach-goes-out-next = In about { $percent } % of the hands, ± { $margin }, you lay your last tile at your next turn; after { coach-other } in about { $than } %.
coach-left-with = Pips left in your hand at the end: about { $pips } on average, ± { $margin }; after { coach-other } about { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Pips left in your opponent's hand at the end: about { $pips } on average, ± { $margin }; after { coach-other } about { $than }.
       *[other] Pips left in your opponents' hands at the end: about { $pips } on average, ± { $margin }; after { coach-other } about { $than }.
    }

## What a play risks

coach-leaves-answer = It leaves { $sum } = { $count }: { $seat } can make { $points } with { $answer }. The chance that { $seat } holds it is { coach-chance }.
coach-leaves-sure = It leaves { $sum } = { $count }, and { $seat } holds { $answer }, which makes { $points }.
coach-out-next =
    { $pips ->
        [one] { $seat } has one tile left. The chance that it fits is { coach-chance }: then the hand is over, and the 1 pip you still hold counts against you.
       *[other] { $seat } has one tile left. The chance that it fits is { coach-chance }: then the hand is over, and the { $pips } pips you still hold count against you.
    }
coach-none-fits =
    { $hand ->
        [one] The tile you have left does not fit then.
       *[other] None of the { $hand } tiles you have left fits then.
    }

## What it costs, and what comes to the same

coach-cost =
    { $loss ->
        [one] { coach-other } is about 1 point worse, ± { $margin }.
       *[other] { coach-other } is about { $loss } points worse, ± { $margin }.
    }
coach-cost-match = { coach-other } lowers your chance to win the match by about { $loss } percentage points, ± { $margin }.
coach-equal =
    { $gap ->
        [one] { coach-other } comes to the same: about { $gap } point apart, ± { $margin }.
       *[other] { coach-other } is as good: about { $gap } points apart, ± { $margin }.
    }
coach-equal-match = { coach-other } is as good: your chance to win the match differs by about { $gap } percentage points, ± { $margin }.
coach-next-scores = After it the chance that { $seat } holds a tile that scores is { coach-chance }: about { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } on average.
coach-next-scores-not = After it { $seat } holds no tile that scores.
coach-claim-it =
    { $points ->
        [one] The ends are { $sum } then: claim 1 point.
       *[other] The ends are { $sum } then: claim { $points } points.
    }
coach-claim-in-time = Claim before the next tile is placed; after that an opponent may call Muggins and take the { $points }.

## Table memory

coach-void = { $seat } has no tile with: { $values }. The knocks have shown it.
coach-void-drew = { $seat } has no tile with: { $values }. The draws and knocks have shown it.
coach-lacked =
    { $drew ->
        [one] { $seat } had no { $value }, and has drawn one tile since. The chance of a { $value } now is { coach-chance }.
       *[other] { $seat } had no { $value }, and has drawn { $drew } tiles since. The chance of a { $value } now is { coach-chance }.
    }
coach-count = Tiles with a { $value }: { $all } in the set, { $table } on the table, { $mine } in your hand, { $unseen } you cannot see.

## What the choices of others hint at

coach-reading =
    { $scores ->
        [0] Only a hint: { $seat } laid { $played }. If { $seat } likes heavy tiles, doubles and ends that suit the hand, the chance that { $seat } holds a { $value } is about { $percent } %, ± { $margin }; the table alone says { $than } %.
       *[other] Only a hint: { $seat } laid { $played }. If { $seat } likes points, heavy tiles, doubles and ends that suit the hand, the chance that { $seat } holds a { $value } is about { $percent } %, ± { $margin }; the table alone says { $than } %.
    }

## The review of a hand

coach-punished = It lets { $seat } answer with { $answer }, which does not fit after { coach-other }. The chance that { $seat } holds it is { coach-chance }.
coach-punished-sure = It lets { $seat } answer with { $answer }, which { $seat } holds and which does not fit after { coach-other }.
coach-scorers =
    { $tiles ->
        [one] Of the { $unseen } tiles you could not see, 1 would score then: { $list }.
       *[other] Of the { $unseen } tiles you could not see, { $tiles } would score then: { $list }.
    }
coach-forgot = Remember what the table had shown of { $seat }: no tile with { $values }. Without that, your play would have been as good.
coach-hindsight =
    { $points ->
        [one] With all hands open, { coach-play } would have won 1 point more than { coach-other }. Nobody could know that.
       *[other] With all hands open, { coach-play } would have won { $points } points more than { coach-other }. Nobody could know that.
    }
