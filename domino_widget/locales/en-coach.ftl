### The coach: what it says of a position, why a play is good, and the review of a hand.
### coach-<kind> is the sentence of a claim of that kind; a play is named by its tile and the value of its end,
### and where two ends show that value by the tile at the end too.

## Parts of sentences

coach-on =
    { $at ->
        [none] on { $end }
       *[other] on the { $end } of { $at }
    }
coach-other-on =
    { $otherAt ->
        [none] on { $otherEnd }
       *[other] on the { $otherEnd } of { $otherAt }
    }
coach-play =
    { $end ->
        [-1] { $tile } as the lead
       *[other] { $turn ->
            [left] { $tile } { coach-on } (turned left)
            [right] { $tile } { coach-on } (turned right)
           *[other] { $tile } { coach-on }
        }
    }
coach-other =
    { $otherEnd ->
        [-1] { $other } as the lead
       *[other] { $otherTurn ->
            [left] { $other } { coach-other-on } (turned left)
            [right] { $other } { coach-other-on } (turned right)
           *[other] { $other } { coach-other-on }
        }
    }
coach-chance =
    { $of ->
        [0] { $percent } %
       *[other] { $percent } % ({ $share } in { $of })
    }

## Why a play is good

coach-worth-now =
    { $points ->
        [one] It makes 1 point at once; { coach-other } makes none.
       *[other] It makes { $points } points at once; { $than ->
            [0] { coach-other } makes none.
           *[other] { coach-other } makes { $than }.
        }
    }
coach-denies =
    { $points ->
        [0] As the ends are now, { $seat } could make { $before } with { $with }; after this play no tile that { $seat } can hold scores.
       *[other] As the ends are now, { $seat } could make { $before } with { $with }; after this play { $seat } can make { $points } at most.
    }
coach-less-to-score =
    { $points ->
        [0] After it no tile that { $seat } can hold scores; after { coach-other }, { $seat } could make { $than } with { $with }.
       *[other] After it { $seat } can make { $points } at most; after { coach-other }, { $seat } could make { $than } with { $with }.
    }
coach-scoring-answer = The chance that { $seat } holds a tile that scores is { coach-chance }, about { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } on average; after { coach-other } the chance would be { $than } %.
coach-no-scoring = After it no tile that { $seat } can hold scores; after { coach-other } the chance that one does would be { $than } %.
coach-no-answer = The chance that { $seat } holds nothing that fits is { coach-chance }; after { coach-other } it would be { $than } %.
coach-forces-draw = The chance that { $seat } has to draw is { coach-chance }; after { coach-other } it would be { $than } %.
coach-forces-knock = The chance that { $seat } has to knock is { coach-chance }; after { coach-other } it would be { $than } %.
coach-cannot-answer = After it { $seat } holds no tile that fits.
coach-cannot-none = After it none of the tiles that you cannot see fits, so { $seat } cannot answer.
coach-cannot-void = { $seat } cannot answer: the table has shown that { $seat } has no tile for the ends that are open then ({ $values }).
coach-one-left = You then have one tile left, { $left }, and it fits. The chance that { $seat } can change that with the next tile is { coach-chance }.
coach-one-left-safe = You then have one tile left, { $left }, and it fits; { $seat } plays next and holds no tile that could change that.
coach-only-you =
    { $mine ->
        [one] Then nobody but you can play on the { $value }: you hold the last tile with { $value }.
       *[other] Then nobody but you can play on the { $value }: you hold all { $mine } tiles with { $value } that are left.
    }
coach-dead-end = It lays the last of the { $all } tiles with { $value }: nobody can play on that end again.
coach-keeps-both =
    { $mine ->
        [one] Both ends are { $value } then. You hold one more tile with { $value }, { $unseen ->
            [0] and no other is hidden from you.
            [one] and 1 more is hidden from you.
           *[other] and { $unseen } more are hidden from you.
        }
       *[other] Both ends are { $value } then. You hold { $mine } more tiles with { $value }, { $unseen ->
            [0] and no other is hidden from you.
            [one] and 1 more is hidden from you.
           *[other] and { $unseen } more are hidden from you.
        }
    }
coach-always-answers = Whatever your opponent lays next, one of your tiles fits then. After { coach-other } that is not sure.
coach-partner-can = The chance that your partner { $seat } can answer is { coach-chance }; after { coach-other } it would be { $than } %.
coach-partner-led = The first tile of your partner { $seat } opened the number { $value }, and { $seat } has not knocked on it. The chance that { $seat } has another tile with { $value } is { coach-chance }.
coach-fills-arms =
    { $fits ->
        [one] It fills the last arm, so every end is open, and one of your tiles fits then.
       *[other] It fills the last arm, so every end is open, and { $fits } of your tiles fit then.
    }
coach-opens-spinner = As a double it opens more ends: { $ends } are open then.
coach-fits-after =
    { $hand ->
        [1] Your other tile fits then; after { coach-other } it would not.
       *[other] { $fits ->
            [one] One of your { $hand } other tiles fits then; after { coach-other } none would.
           *[other] { $fits } of your { $hand } other tiles fit then; after { coach-other } { $than ->
                [0] none would.
               *[other] only { $than } would.
            }
        }
    }
coach-keeps-numbers = You keep { $kept } of the { $all } numbers in your hand; after { coach-other }, only { $than }.
coach-sheds = It takes { $pips } pips out of your hand; { coach-other } takes { $than }. Pips that you still hold when you lose a hand count against you.
coach-sheds-double = It lays a double while it fits: { $tile } fits no number but { $value }.
coach-few-answers =
    { $fits ->
        [one] Of the { $unseen } tiles you cannot see, { $fits } fits then; after { coach-other } it would be { $than }.
       *[other] Of the { $unseen } tiles you cannot see, { $fits } fit then; after { coach-other } it would be { $than }.
    }

coach-block-wins = About { $blocks } % of the hands tried out end blocked after it, and you win about { $percent } % of those, ± { $margin }: the fewest pips win a blocked hand.
coach-stuck-next = In about { $percent } % of the hands tried out, ± { $margin }, none of your tiles fits at your next turn; after { coach-other } in about { $than } %.
coach-goes-out-next = In about { $percent } % of the hands tried out, ± { $margin }, you lay your last tile at your next turn; after { coach-other } in about { $than } %.
coach-left-with = Pips left in your hand at the end: about { $pips } on average, ± { $margin }; after { coach-other } about { $than }.
coach-leaves-them =
    { $rivals ->
        [one] Pips left in your opponent's hand at the end: about { $pips } on average, ± { $margin }; after { coach-other } about { $than }.
       *[other] Pips left in your opponents' hands at the end: about { $pips } on average, ± { $margin }; after { coach-other } about { $than }.
    }

## What a play risks

coach-leaves-answer = It leaves a count of { $sum } = { $count }: { $points ->
        [one] { $seat } can make 1 point
       *[other] { $seat } can make { $points } points
    } with { $answer }. The chance that { $seat } holds { $answer } is { coach-chance }.
coach-leaves-sure = It leaves a count of { $sum } = { $count }, and { $seat } holds { $answer }, which makes { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
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
        [one] { coach-other } is worse than the best play by about 1 point on average, ± { $margin }.
       *[other] { coach-other } is worse than the best play by about { $loss } points on average, ± { $margin }.
    }
coach-cost-match = { coach-other } is worse than the best play: it lowers your chance to win the match by about { $loss } percentage points, ± { $margin }.
coach-equal =
    { $gap ->
        [0] { coach-other } is as good as { coach-play }: about the same on average, ± { $margin }.
        [one] { coach-other } is as good as { coach-play }: about { $gap } point apart on average, ± { $margin }.
       *[other] { coach-other } is as good as { coach-play }: about { $gap } points apart on average, ± { $margin }.
    }
coach-equal-match =
    { $gap ->
        [0] { coach-other } is as good as { coach-play }: your chance to win the match is about the same, ± { $margin }.
       *[other] { coach-other } is as good as { coach-play }: your chance to win the match differs by about { $gap } percentage points, ± { $margin }.
    }
coach-next-scores = After { coach-play }, the chance that { $seat } holds a tile that scores is { coach-chance }: about { $expects ->
        [one] { $expects } point
       *[other] { $expects } points
    } on average.
coach-next-scores-not = After { coach-play }, { $seat } holds no tile that scores.
coach-claim-it =
    { $points ->
        [one] After { coach-play }, the ends count { $sum }: claim 1 point.
       *[other] After { coach-play }, the ends count { $sum }: claim { $points } points.
    }
coach-claim-in-time =
    { $points ->
        [one] Claim before the next tile is placed; after that an opponent may call Muggins and take the point.
       *[other] Claim before the next tile is placed; after that an opponent may call Muggins and take the { $points } points.
    }

## Table memory

coach-void = { $seat } has no tile with: { $values }. { $seat } showed it by knocking.
coach-void-drew = { $seat } has no tile with: { $values }. { $seat } showed it by drawing or knocking.
coach-lacked =
    { $drew ->
        [one] { $seat } had no tile with { $value }, and has drawn one tile since. The chance that { $seat } holds a tile with { $value } now is { coach-chance }.
       *[other] { $seat } had no tile with { $value }, and has drawn { $drew } tiles since. The chance that { $seat } holds a tile with { $value } now is { coach-chance }.
    }
coach-count = Tiles with { $value }: { $all } in the set, { $table } on the table, { $mine } in your hand, { $unseen } you cannot see.

## What the choices of others hint at

coach-reading =
    { $scores ->
        [0] Only a hint: { $seat } laid { $played }. If { $seat } likes to lay many pips, doubles and ends that suit the other tiles held, the chance that { $seat } holds a tile with { $value } is about { $percent } %, ± { $margin }; without that guess { $than } %.
       *[other] Only a hint: { $seat } laid { $played }. If { $seat } likes points, many pips, doubles and ends that suit the other tiles held, the chance that { $seat } holds a tile with { $value } is about { $percent } %, ± { $margin }; without that guess { $than } %.
    }

## The review of a hand

coach-punished = Your play lets { $seat } answer with { $answer }, which would not fit after { coach-other }. The chance that { $seat } holds { $answer } is { coach-chance }.
coach-punished-sure = Your play lets { $seat } answer with { $answer }, which { $seat } holds and which would not fit after { coach-other }.
coach-scorers =
    { $tiles ->
        [one] Of the { $unseen } tiles you could not see, 1 would score then: { $list }.
       *[other] Of the { $unseen } tiles you could not see, { $tiles } would score then: { $list }.
    }
coach-forgot = Remember what the table had shown of { $seat }, who has no tile with: { $values }. Without that, your play would have been as good.
coach-hindsight =
    { $points ->
        [one] With all hands open, { coach-play } would have won 1 point more than { coach-other }. Nobody could know that.
       *[other] With all hands open, { coach-play } would have won { $points } points more than { coach-other }. Nobody could know that.
    }

## What stands beside the sentences

coach-close = No other play was found to be clearly worse.
coach-labels = certain: true whatever the others hold. chance: counted over all the hands that they may hold. estimate: from hands tried out; ± says how far off it may be. reading: a guess about habits. because: tested to be what decides. also: true, but not shown to decide.
