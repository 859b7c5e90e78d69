### Every English text of the lessons. ask-<question>-task, the four steps -look, -rule, -part and -answer, and one text for each misconception.
### Sentences are whole; tiles, numbers and letters of seats are arguments.

## Shared

lesson-right = Right.
lesson-wrong = Not yet.
lesson-partly =
    { $extra ->
        [0] { $right } of { $all } parts are right.
        [one] { $right } of { $all } parts are right, and { $extra } does not belong there.
       *[other] { $right } of { $all } parts are right, and { $extra } do not belong there.
    }
lesson-noted = Noted. What was right is told when you finish.
lesson-not-answered = No answer yet.
lesson-left-out = In this class points score by themselves, so this exercise is left out: there is nothing to claim.
lesson-unasked = A part of the work is done for you now.
lesson-again = Now one like it without help: { $call }
lesson-practise = { $skill }: three new deals, { $exercises }.
lesson-stars =
    { $stars ->
        [3] ★★★ Right at the first try, without help.
        [2] ★★☆ Right without help.
       *[other] ★☆☆ Right with help.
    }
lesson-hint-look = Look
lesson-hint-rule = Rule
lesson-hint-part = Part
lesson-hint-answer = Answer
lesson-hints-none = There are no hints in this class.
lesson-hints-wait = The next hint opens three seconds after this one, or after a new try.
lesson-deal-code = Deal { $code }
lesson-version = Lesson { $number }, version { $version }
lesson-table-empty = No tile lies on the table yet.
lesson-table-line = On the table, from left to right: { $tiles }.
lesson-table-turns = "<" marks a tile that was turned left, ">" one that was turned right, as seen along the line from the first tile.
lesson-table-cross = On the table: { $opening }, and from it the arms { $arms }.
lesson-hands = { $hands }.
lesson-hand = Your hand: { $hand }.
lesson-open-hand = Hand of { $seat }: { $hand }.
lesson-choose = Choose one:
lesson-pick = Choose …
lesson-words = Words to use:
lesson-how-n = Answer with a number.
lesson-how-n-list =
    { $count ->
        [one] Answer with one number:
       *[other] Answer with a list of { $count } numbers, in this order:
    }
lesson-how-n-set = Answer with a list of the numbers.
lesson-how-t = Answer with the tiles, such as { $example }.
lesson-how-t-one = Answer with one tile, such as { $example }.
lesson-how-p = Answer with all plays, such as { $example }.
lesson-how-p-one = Answer with one play, such as { $example }.
lesson-how-p-list = Answer with a list of { $count } plays, in this order:
lesson-how-c = Answer with the text in quotes.
lesson-how-s = Answer with all of them, such as { $example }.
lesson-how-q = Answer with a list of words in order, such as { $example }.
lesson-how-q-list = Answer with a list of { $count } words, in this order:
lesson-progress-solved = Solved without help: { $alone } of { $all }.
lesson-progress-new = { $skill }: not tried yet
lesson-progress-row =
    { $row ->
        [one] { $skill }: { $row } right in a row without help, of 3
       *[other] { $skill }: { $row } right in a row without help, of 3
    }
lesson-progress-mastered = { $skill }: mastered, asked again on { $day }
lesson-progress-due = { $skill }: mastered, and due to be asked again
lesson-progress-done = { $skill }: mastered and kept
lesson-finished = Finished: { $alone } of { $all } exercises solved without help.
lesson-reset = This lesson starts afresh. Other lessons keep what they have.
lesson-reset-button = Reset this lesson
lesson-reset-sure = Press again to forget what you did in this lesson
lesson-begin = Begin
lesson-go-on = Go on with { $exercise }
lesson-turn = To the next part or the one before
lesson-back = Back
lesson-on = Go on
lesson-parts = The parts of this lesson
lesson-part-head = Start
lesson-part-worked = Example
lesson-part-faded = With a gap
lesson-part-round = A round
lesson-part-practise = Practice
lesson-practise-what = The skill that you missed last, or know least, in three new deals. They count for your progress.
lesson-practise-three = Deal me three
lesson-part-progress = Progress
lesson-part-stars =
    { $stars ->
        [one] { $stars } star of 3
       *[other] { $stars } stars of 3
    }
lesson-home = Back to the game
lesson-next = Next: { $title }
lesson-before = solved before
lesson-class = Class seed and student code
lesson-class-what = Whoever learns in a class types what the teacher gave. The seed decides which deals there are, and the code tells whose results these are. Another seed begins the lesson with its deals.
lesson-class-is = Class seed { $seed }, student { $student }
lesson-class-seed = Class seed
lesson-class-student = Student code
lesson-class-own-deals = Each student has deals of their own
lesson-class-take = Take these
lesson-class-bad-seed = A class seed has up to { $most } characters that can be seen; nothing was changed.
lesson-class-bad-student = A student code has up to { $most } characters that can be seen; nothing was changed.
lesson-class-own = Deals of your own need a student code; nothing was changed.
lesson-hand-in-title = Hand in
lesson-hand-in-what = This downloads a file with your answers to this lesson. Give it to your teacher as it is: a file that was changed does not count.
lesson-hand-in-done = { $name } is among your downloads.
lesson-hand-in-nothing = There is nothing to hand in yet: answer an exercise of this lesson first.

## On the screen

lesson-check = Check
lesson-answer = Your answer
lesson-hint-next = Hint { $step } of { $most }
lesson-hints = Hints
lesson-like-this = One more like this
lesson-mastered = Mastered
lesson-row =
    { $row ->
        [one] { $row } of 3 right in a row without help
       *[other] { $row } of 3 right in a row without help
    }
lesson-arrows = The arrows point at { $ends }.
lesson-trap = The play that is crossed out, { $tile } on { $end }, is not allowed.
lesson-room-hand = The hand
lesson-room-answer = The answer
lesson-room-closed = Help is limited in this lesson, so a link does not show it to a room: that takes projector=True in its first cell.
lesson-pick-tile = Choose a tile of your hand first, then the end.
lesson-hand-of = Hand of { $seat }
lesson-choose-all = Choose all that belong
lesson-steps = Steps
lesson-step-back = Take one back
lesson-plays = Plays chosen
lesson-play-one = Choose a tile, then the end where it goes.
lesson-play-all = Choose a tile, then an end, for every play there is.
lesson-play-parts = Choose a tile, then an end, for each part in turn.
lesson-play-name = { $tile } on the { $end }
lesson-play-off = Take { $play } back

## What cannot be

lesson-unknown = There is no lesson { $number }; there are { $known }.
lesson-no-exercise = There is no exercise { $exercise } in this lesson; there are { $known }.
lesson-code-sign = A sign of that deal code is wrong, missing or too many.
lesson-code-unknown = That deal code stands for no game here.
lesson-bad-seed = { $name } cannot be { $found }: a text or a whole number.
lesson-bad-yes-no = { $name } cannot be { $found }: True or False.
lesson-bad-feedback = { $name } cannot be { $found }: "now" or "end".
lesson-bad-hints = { $name } cannot be { $found }: a whole number from 0 to 4.
lesson-bad-student = { $name } cannot be { $found }: a code of up to 40 signs.
lesson-bad-student-code = { $name } cannot be { $found }: with per_student=True the lesson needs student="…", a code of up to 40 signs.
lesson-bad-lang = { $name } cannot be { $found }: the tag of a language, such as "en".
lesson-internal = Something went wrong inside the lesson, and nothing was changed.
lesson-answer-kind-n = A whole number is expected, or a list of whole numbers.
lesson-answer-kind-t = Tiles are expected, such as "6-4" or {"{"}"6-4", "5-5"{"}"}.
lesson-answer-kind-p = Plays are expected, such as play("6-4", 4): the tile, then the end by its number.
lesson-answer-kind-c = One of the words of the choice is expected.
lesson-answer-kind-s = A set of numbers or of tiles is expected, as the exercise says.
lesson-answer-kind-q = A list of words is expected, such as ["draw", "knock"].
lesson-answer-how-many =
    { $wanted ->
        [one] { $wanted } part is expected, not { $found }.
       *[other] { $wanted } parts are expected, not { $found }.
    }
lesson-answer-one = One answer is expected, not several.
lesson-answer-long = That is more than { $most } parts: no answer is so long.
lesson-answer-no-option = "{ $found }" is none of the words; they are { $options }.
lesson-answer-no-end = There is no end { $end } on the table.
lesson-answer-which-end = Two ends show { $end }: say "left", "right", or an arm by its number, such as "arm 3".
lesson-results-broken = { $name } could not be read: it is kept as { $aside }, and a new one has begun.
lesson-results-foreign = { $name } is no results file of these lessons: it is kept as { $aside }, and a new one has begun.
lesson-results-newer = { $name } comes from a newer version of the lessons: it is kept as { $aside }, and a new one has begun.
lesson-results-edited = { $name } was changed outside the lessons: it is kept as { $aside }, and a new one has begun.
lesson-results-unwritable = { $name } cannot be written here: results last until this notebook is closed.

## Skills

skill-ends-legal = Which tiles can play
skill-turn-knock_draw = Draw, knock or play
skill-open-who = Who opens
skill-deal-size = Sets and deals
skill-hand-out = Pips and going out
skill-hand-blocked = A blocked round
skill-hand-partner = Partners
skill-cross-phase = Four arms first
skill-cross-branches = Doubles that branch
skill-sum-doubles = The end count
skill-sum-multiple = Multiples
skill-claim-window = Claim and Muggins
skill-round-each = Rounding each difference
skill-infer-void = What a knock proves
skill-count-suit = Counting a number
skill-plan-block_dump = Planning a play

## Options and fields

option-yes = Yes
option-no = No
option-play = Play a tile
option-draw = Draw a tile
option-knock = Knock
option-over = Nothing more: the turn is over
option-row = { $tile }
option-opens = { $seat } opens, because of { $tile }
option-start-double = The highest double opens
option-start-heaviest = The heaviest tile opens
option-start-again = Shuffle and deal again
option-number = { $n }
option-tile = { $tile }
option-claim = The player who laid it, by a claim
option-muggins = An opponent, by calling Muggins
option-lost = Nobody any more
option-last-paid = The player gets the points
option-last-lost = The points are lost
option-last-rival = An opponent gets the points
option-claim-points = Claim { $points }
option-muggins-points = Call Muggins { $points }
option-all-fives = All Fives
option-all-fives-and-threes = All Fives and Threes
option-cross = Cross
field-here = All Fives and Threes
field-fives = All Fives
field-pays-here = a count of { $count }, here
field-pays-house = a count of { $count }, by the house rule
field-can-be = a count of { $count } with double-{ $n }: can it be?
field-clue-scores = a count of { $count } scores
field-clue-not = a count of { $count } does not score
field-clue-arms = four arms, and no points during play
field-clue-rounds = each difference is rounded to the nearest five
field-clue-until = you draw until a tile fits
field-clue-exact = counts score, and differences are paid exactly
option-any-tile = { $seat } opens, with any tile of the hand
option-that-tile = { $seat } opens, and must lead { $tile }
option-rival-play = Your opponent plays
option-rival-draw = Your opponent draws a tile
option-rival-knock = Your opponent knocks
option-you-points = You score { $points }
option-rival-points = Your opponent scores { $points }
option-nobody = Nobody scores
field-tiles-each = tiles each
field-tiles-left =
    { $drawn ->
        [0] tiles in the boneyard after the deal
       *[other] tiles in the boneyard after { $drawn } were drawn
    }
field-tiles-drawable = most of them that can still be drawn
field-singles-straight = singles straight on
field-single-turned = then a single, turned: does it fit?
field-double-across = or a double across: does it fit?
field-double-closes = does that double close the end?
field-may-lie = { $tile }: may it lie there?
field-may-join = { $tile }: can it join then?
option-certain-all = None of the opponent's tiles has one of those numbers
option-certain-but-one = All of them but one certainly lack those numbers
option-certain-but-two = All of them but two certainly lack those numbers
option-certain-none = Nothing is certain any more
option-until-tile = until the next tile lies
option-until-turn = until your next turn
option-until-finish = until the hand is finished
field-unseen-pips = pips of the unseen tiles
field-unseen-tiles = how many unseen tiles there are
field-mean = their mean
field-expected = expected in a hand of { $held } of them
field-button = the button
field-until = how long it works
field-set = double-{ $n }
field-tiles = tiles in double-{ $n }
field-suit = tiles with a { $n } in double-{ $n }
field-each = double-{ $n }, { $players } players: tiles each
field-left = double-{ $n }, { $players } players: tiles left over
field-others = tiles with a { $number } that do not lie yet
field-cross-needs = tiles that the cross of { $opening } still needs
field-doubles =
    { $doubles ->
        [one] ends after { $doubles } later double
       *[other] ends after { $doubles } later doubles
    }
field-tile = { $tile }
field-count = count { $count }
field-stock = { $stock } tiles in the boneyard
field-drawn-fits = you drew { $tile }, which fits: then
field-points-then = points then
field-points-needed = points that would have been enough
field-missing = the missing number
field-sum = the sum
field-after-tile = after { $seat } has laid a tile
field-new-count = the new count
field-points = points
field-most-points = the play with most points now
field-no-tile-scores = the play after which no unseen tile scores

## Ends

ask-playable-tiles-task = The ends are { $ends }. Which of your tiles can play?
ask-playable-tiles-look = Look at both ends, then at each of your tiles.
ask-playable-tiles-rule = A tile can play if one of its halves equals an open end; which half does not matter.
ask-playable-tiles-part = Take your tiles one by one, { $hand }, and look on each for one of these: { $ends }.
ask-playable-tiles-answer = { $answer }: each has a half that equals one of the ends { $ends }. The other tiles have none.
ask-playable-tiles-missed_second_end = You looked at one end only. Both ends are open, { $ends }: a tile that fits either of them can play.

ask-new-ends-task = You play { $tile } on the { $end }. Which numbers are the ends then?
ask-new-ends-look = Look at the half of { $tile } that does not touch the { $end }.
ask-new-ends-rule = Equal halves touch and are covered; the other half of your tile is the new end.
ask-new-ends-part = One end stays as it is: { $stays }. The other comes from { $tile }.
ask-new-ends-answer = { $answer }: the { $end } is covered, { $tile } now shows its { $new }, and { $stays } stays.
ask-new-ends-joined_closed_end = You kept the { $end }, but your tile covers it: equal halves touch there. What shows now is the other half of { $tile }.
ask-new-ends-missed_second_end = That is the new end. The table has a second one, which your play does not change: { $stays }.

ask-new-end-task = { $tile } is played on a { $end }. Which number is the new end?
ask-new-end-look = Look at the half that does not touch.
ask-new-end-rule = The half that equals the end touches it; the other half is the new end.
ask-new-end-part = The { $end } of { $tile } is covered.
ask-new-end-answer = { $new }: the { $end } of { $tile } touches, the { $new } is free.
ask-new-end-joined_closed_end = The { $end } is covered now: equal halves touch. The free half is the other one.

ask-equal-ends-task = The ends are { $ends }. Play one tile so that both ends show the same number.
ask-equal-ends-look = Look for a tile that has the numbers of both ends.
ask-equal-ends-rule = The end you play on takes the other half of your tile; the other end stays.
ask-equal-ends-part = For each play ask: which number is new, and does it equal the end that stays?
ask-equal-ends-answer = { $answer }: its other half equals the end that stays.
ask-equal-ends-double_is_equal = A double has two equal halves, but it changes nothing: the end where it lies shows the same number as before.

ask-all-plays-task = Which plays do you have? Name them all.
ask-all-plays-look = Take each tile of your hand to each end in turn.
ask-all-plays-rule = A tile that fits two ends is two plays.
ask-all-plays-part = The ends are { $ends }; compare both halves of every tile with each of them.
ask-all-plays-answer = { $answer }. A tile that fits two ends counts once for each.
ask-all-plays-missed_second_end = One of your tiles fits a second end as well: that is a play of its own.

ask-count-plays-task = How many plays do you have?
ask-count-plays-look = Take each tile of your hand to each end in turn.
ask-count-plays-rule = A tile that fits several ends is one play for each of them, even if they show the same number.
ask-count-plays-part = The ends are { $ends }, your hand is { $hand }.
ask-count-plays-answer = { $answer }: a tile counts once for each end that it fits.
ask-count-plays-missed_second_end = You counted tiles. A tile that fits several ends is a play for each of them.

## Turns

ask-what-now-task =
    { $drawing ->
        [none] Block: the ends are { $ends }. What do you do?
        [one] All Fives: the ends are { $ends }, and the boneyard has { $stock }. What do you do?
       *[until-playable] Draw: the ends are { $ends }, and the boneyard has { $stock }. What do you do?
    }
ask-what-now-look = Compare each of your tiles with the ends first.
ask-what-now-rule =
    { $drawing ->
        [none] Who can play must play. Who cannot, knocks: in Block nobody draws.
        [one] Who can play must play. Who cannot, draws one tile; but the last two of the boneyard stay, and then you knock.
       *[until-playable] Who can play must play. Who cannot, draws until a tile fits or the boneyard is empty; only then you knock.
    }
ask-what-now-part = The ends are { $ends }, your hand is { $hand }, and { $stock } tiles are left.
ask-what-now-answer =
    { $answer-kind ->
        [play] Play: a tile of yours has one of the ends { $ends }, so you must.
        [draw] Draw: no tile of yours has one of the ends { $ends }, and tiles are left to draw.
       *[knock] Knock: no tile of yours has one of the ends { $ends }, and nothing may be drawn.
    }
ask-what-now-passed_with_legal = You can play: compare { $hand } with the ends { $ends }. Who can play must.
ask-what-now-drew_in_block = In Block nobody draws: the tiles left over stay out of play.
ask-what-now-drew_last_two = The last two tiles are never drawn in this game. With { $stock } left you knock.
ask-what-now-left_last_two = Here the last two tiles are drawn too: you knock only when the boneyard is empty.

ask-may-you-task =
    { $may ->
        [draw] The ends are { $ends }, and the boneyard has { $stock }. May you draw a tile and keep what you hold?
       *[knock] The ends are { $ends }. May you knock?
    }
ask-may-you-look = Compare each of your tiles with the ends.
ask-may-you-rule =
    { $drawing ->
        [none] Who can play must play; only who cannot may knock.
        [one] Who can play must play. Who cannot, draws one tile, but never the last two: with two left you knock.
       *[until-playable] Who can play must play. Who cannot, draws as long as there are tiles, the last two as well, and knocks only then.
    }
ask-may-you-part = The ends are { $ends }, your hand is { $hand }.
ask-may-you-answer =
    { $answer ->
        [yes] Yes.
       *[no] No.
    } { $answer-kind ->
        [play] A tile of yours fits, so you must play.
        [draw] Nothing fits, and a tile may be drawn, so you draw.
       *[knock] Nothing fits, and nothing may be drawn, so you knock.
    }
ask-may-you-passed_with_legal = You hold a tile that fits one of the ends { $ends }, and who can play must play.
ask-may-you-drew_in_block = In Block nobody draws: who cannot play may only knock.
ask-may-you-drew_last_two = The last two tiles are never drawn in this game.
ask-may-you-left_last_two = In this game the last two tiles are drawn too, before anybody knocks.

ask-turn-sequence-task = The ends are { $ends }, and the boneyard will bring { $tiles }, in this order. What happens in your turn, step by step?
ask-turn-sequence-look = Does a tile of your hand fit? Then take the tiles of the boneyard one by one.
ask-turn-sequence-rule = You draw until a tile fits, which you must play, or until the boneyard is empty; then you knock.
ask-turn-sequence-part = Compare { $tiles } with the ends { $ends }, from left to right.
ask-turn-sequence-answer =
    { $last ->
        [play] You draw until a tile fits, { $drawn } in all, and play it. You hold { $held } after it.
       *[knock] You draw all that is there, { $drawn } in all, and nothing fits: you knock and hold { $held }.
    }
ask-turn-sequence-left_last_two = The last two tiles are drawn as well: in Draw the boneyard is used up before you knock.
ask-turn-sequence-passed_with_legal = Before a knock you must draw, as long as there are tiles.

ask-draws-needed-task = The ends are { $ends }, and the boneyard will bring { $tiles }, in this order. How many tiles do you draw?
ask-draws-needed-look = Take the tiles of the boneyard one by one.
ask-draws-needed-rule = You draw until a tile fits one of the ends.
ask-draws-needed-part = The first tile that has one of the ends { $ends } is the last one you draw.
ask-draws-needed-answer = { $drawn }: { $last } ends it.
ask-draws-needed-left_last_two = Do not leave two tiles: in Draw you go on until one fits or none is left.

ask-fives-stock-task = All Fives: none of your tiles fits the ends { $ends }. What do you do?
ask-fives-stock-look = Look at how many tiles the boneyard has.
ask-fives-stock-rule = In All Fives you draw exactly one tile and the turn is over; the last two tiles are never drawn.
ask-fives-stock-part = With { $many } tiles you may draw one. Think of what a drawn tile is for in this game.
ask-fives-stock-answer = With { $many } you draw one, and the turn is over: even { $tile }, which fits, waits for your next turn. With two left you knock.
ask-fives-stock-drew_last_two = The last two tiles of the boneyard stay where they are: with two left you knock.
ask-fives-stock-played_drawn_tile = In All Fives a draw ends the turn, even if the tile fits. It can be played in your next turn.
ask-fives-stock-passed_with_legal = With so many tiles left you must draw one before the turn is over.

## Opening and deals

ask-who-opens-task = Who opens, because of which tile?
ask-who-opens-look = Look for the doubles.
ask-who-opens-rule = The holder of the highest double that was dealt opens, whatever heavier tiles there are.
ask-who-opens-part = A double counts by its number, not by its pips. Compare the doubles only.
ask-who-opens-answer = { $seat }, with { $tile }: the highest double that was dealt.
ask-who-opens-heaviest_not_highest_double = { $heaviest } is the heaviest tile with { $pips } pips, but not a double. The highest double opens.

ask-how-to-start-task = How does this round begin?
ask-how-to-start-look = Look for doubles.
ask-how-to-start-rule = The highest double opens. If nobody was dealt one, everything is shuffled and dealt again.
ask-how-to-start-part = Go through all hands: is there a tile with two equal halves?
ask-how-to-start-answer =
    { $answer-kind ->
        [again] Nobody has a double, so it is shuffled and dealt again.
       *[double] Somebody has a double: the highest one opens.
    }
ask-how-to-start-heaviest_not_highest_double = Heavy tiles do not count here: a double opens, and without one the tiles are dealt again.

ask-set-sizes-task = How many tiles have the sets that go up to { $sets }?
ask-set-sizes-look = Think of a small set first: double-1 has 0-0, 1-0 and 1-1.
ask-set-sizes-rule = Every pair of numbers comes once. A double-n set has (n + 1) × (n + 2) ÷ 2 tiles.
ask-set-sizes-part = For double-{ $n }: { $one } × { $two } ÷ 2.
ask-set-sizes-answer = { $answer }: for double-{ $n } it is { $one } × { $two } ÷ 2.

ask-suit-sizes-task = These sets go up to { $sets }. How many tiles of each have its highest number on them?
ask-suit-sizes-look = Write down the tiles with a 6 of a double-six set.
ask-suit-sizes-rule = The number stands once beside every number from 0 up to itself.
ask-suit-sizes-part = For double-{ $n } these are { $n }-0, { $n }-1 and so on, up to { $n }-{ $n }.
ask-suit-sizes-answer = { $answer }: one for each number from 0 up, so { $one } in double-{ $n }.
ask-suit-sizes-double_is_two_tiles = Check both ends of the row: it begins with the blank, { $n }-0, and ends with the double, { $n }-{ $n }, which is one tile.

ask-all-pips-task = How many pips are there on all tiles of the set that goes up to { $sets } together?
ask-all-pips-look = On how many halves does each number stand?
ask-all-pips-rule = Each number stands on n + 2 halves: once beside every other number, and twice on its double.
ask-all-pips-part = In double-{ $n } each number is on { $halves } halves, and 0 + 1 + … + { $n } is { $sum }.
ask-all-pips-answer = { $answer }: { $halves } × { $sum }.

ask-deal-sizes-task =
    { $game ->
        [block] Block: how many tiles does each player get, and how many are left over?
        [draw] Draw: how many tiles does each player get, and how many are in the boneyard?
        [cross] Cross: how many tiles does each player get, and how many are in the boneyard?
       *[other] How many tiles does each player get, and how many are left over?
    }
ask-deal-sizes-look = How many tiles has the set, and how many of them are dealt?
ask-deal-sizes-rule =
    { $game ->
        [block] In Block two get 8, three 6, four 6 and five 5 tiles of double-six; four get 9 of double-nine and 12 of double-twelve, three 6, five 5, two 8.
       *[other] In Draw and Cross two players get 7 tiles each, three get 5, four get 4, five get 3.
    }
ask-deal-sizes-part = A double-{ $set } set has { $tiles } tiles. With { $players } players { $dealt } of them are dealt.
ask-deal-sizes-answer = { $answer }. With { $players } players: { $players } × { $each } = { $dealt } are dealt, and { $tiles } − { $dealt } = { $left } are left.

ask-cross-deals-task = The larger Cross games: how many tiles does each player get, and how many are in the boneyard?
ask-cross-deals-look = How many tiles has the set, and how many of them are dealt?
ask-cross-deals-rule = In Double-Nine and Double-Twelve Cross two or three players get 7 tiles each, four or five get 5.
ask-cross-deals-part = A double-{ $set } set has { $tiles } tiles. With { $players } players { $dealt } of them are dealt.
ask-cross-deals-answer = { $answer }. With { $players } players: { $players } × { $each } = { $dealt } are dealt, and { $tiles } − { $dealt } = { $left } are left.

ask-set-and-stock-task = How large is this set, and how many tiles does the deal leave in the boneyard?
ask-set-and-stock-look = Take the set first, then the deal.
ask-set-and-stock-rule = A double-n set has (n + 1) × (n + 2) ÷ 2 tiles, n + 1 of them with each number. In the larger Cross games two or three players get 7 each, four or five get 5.
ask-set-and-stock-part = The set has { $one } × { $two } ÷ 2 tiles. With { $players } players { $dealt } of them are dealt.
ask-set-and-stock-answer = { $answer }. The set has { $one } × { $two } ÷ 2 = { $tiles } tiles; with { $players } players { $dealt } are dealt and { $left } are left.

## What a round pays

ask-pips-task = How many pips have { $tiles }?
ask-pips-look = Add both halves of a tile.
ask-pips-rule = The pips of a tile are the sum of its halves; a blank half counts 0.
ask-pips-part = { $tile } is { $high } + { $low }.
ask-pips-answer = { $answer }: { $tile } is { $high } + { $low } = { $sum }.

ask-out-pays-task = { $who } goes out, and the others still hold these tiles. How many points does { $who } get?
ask-out-pays-look = Look at what every loser still holds.
ask-out-pays-rule = Going out pays all pips left in the losers' hands.
ask-out-pays-part = Hand by hand: { $paid }.
ask-out-pays-answer = { $pays }: { $paid }.

ask-out-costs-task = { $who } goes out, and these tiles are left in your hand. How many points does that cost you?
ask-out-costs-look = Look at every tile that you still hold.
ask-out-costs-rule = Who goes out is paid all pips that are left in the losers' hands.
ask-out-costs-part = Tile by tile: { $pips }.
ask-out-costs-answer = { $pays }: { $hand } make { $pips }.

ask-blocked-pays-task =
    { $shows ->
        [totals] The round is blocked. The hands hold { $totals }. How many points does it pay?
       *[tiles] The round is blocked with these hands. How many points does it pay?
    }
ask-blocked-pays-look = Look for the lowest total.
ask-blocked-pays-rule = The lowest total wins, and each loser pays the difference to it. If two share the lowest, nobody is paid.
ask-blocked-pays-part = The lowest total is { $least }.
ask-blocked-pays-answer =
    { $tie ->
        [yes] 0: two hands share the lowest total, { $least }, so nobody is paid.
       *[no] { $pays }: the differences to { $least } are { $paid }.
    }
ask-blocked-pays-tie_scored = The lowest total, { $least }, is there twice: a tie pays nobody.
ask-blocked-pays-paid_without_difference = Blocked, a loser pays only the difference to the lowest total, { $least }: take it off each of the others.

ask-blocked-steps-task = Blocked, with { $totals }. The losers pay { $known } + ? = ?
ask-blocked-steps-look = Which loser is still missing in the sum?
ask-blocked-steps-rule = Each loser pays the difference to the lowest total.
ask-blocked-steps-part = The lowest total is { $least }; the missing loser holds { $loser }.
ask-blocked-steps-answer = { $loser } − { $least } = { $last }, and { $known } + { $last } = { $pays }.
ask-blocked-steps-paid_without_difference = Take the lowest total, { $least }, off the loser's { $loser } first.

ask-partners-pay-task =
    { $how ->
        [out]
            { $shows ->
                [totals] Partners, A and C against B and D: { $who } goes out, and the others still hold { $totals }. How many points does the side of { $who } get?
               *[tiles] Partners, A and C against B and D: { $who } goes out, and the others still hold these tiles. How many points does the side of { $who } get?
            }
       *[blocked] Partners, A and C against B and D. The round is blocked, and the hands hold { $totals }. How many points does the winning side get?
    }
ask-partners-pay-look =
    { $how ->
        [out] Look at who are opponents.
       *[blocked] Add up each side first.
    }
ask-partners-pay-rule =
    { $how ->
        [out] Going out pays the hands of both opponents, whatever the partner still holds.
       *[blocked] Each side's two hands are added; the lower side wins the difference.
    }
ask-partners-pay-part =
    { $how ->
        [out] The opponents hold { $others }.
       *[blocked] A and C: { $total-a }. B and D: { $total-b }.
    }
ask-partners-pay-answer =
    { $how ->
        [out] { $pays }: { $others }. The partner's { $partner } does not count.
       *[blocked] { $pays }: { $total-a } against { $total-b }; the lower side wins the difference.
    }
ask-partners-pay-partner_pips_added = You added the partner's { $partner } too. Only the two opponents pay: { $others }.
ask-partners-pay-single_hands_compared = Not the lowest hand wins, but the lower side: add A and C, then B and D.

ask-round-each-task =
    { $how ->
        [out] { $who } goes out. The others hold { $totals }. How many points does the round pay?
       *[blocked] The round is blocked, and the hands hold { $totals }. How many points does it pay?
    }
ask-round-each-look = Take the losers one by one.
ask-round-each-rule =
    { $rounding ->
        [5] In All Fives each loser's difference is rounded to the nearest five, and then they are added.
       *[other] In All Fives and Threes the differences are paid exactly, without rounding.
    }
ask-round-each-part = The differences are { $lost }.
ask-round-each-answer = { $pays }: the differences { $lost } become { $paid }.
ask-round-each-rounded_total_not_each = You rounded the sum. Each loser's difference is rounded by itself: { $lost } become { $paid }.
ask-round-each-exact_vs_rounded =
    { $rounding ->
        [5] These are the exact differences, { $lost }. All Fives rounds each of them to the nearest five.
       *[other] Here nothing is rounded: the differences { $lost } are paid as they are.
    }

ask-round-exact-task =
    { $how ->
        [out] All Fives and Threes: { $who } goes out. The others hold { $totals }. How many points does the round pay?
       *[blocked] All Fives and Threes: the round is blocked, and the hands hold { $totals }. How many points does it pay?
    }
ask-round-exact-look = Take the losers one by one.
ask-round-exact-rule = In All Fives and Threes each loser pays the exact difference, without rounding.
ask-round-exact-part = The differences are { $lost }.
ask-round-exact-answer = { $pays }: { $lost }, paid as they are.
ask-round-exact-exact_vs_rounded = Only All Fives rounds to fives. Here the differences { $lost } are paid as they are.

ask-round-both-task =
    { $how ->
        [out] { $who } goes out. The others hold { $totals }. How many points does the round pay in each game?
       *[blocked] The round is blocked, and the hands hold { $totals }. How many points does it pay in each game?
    }
ask-round-both-look = The differences are the same in both games.
ask-round-both-rule = All Fives and Threes pays the exact differences; All Fives rounds each of them to the nearest five and then adds.
ask-round-both-part = The differences are { $lost }. Rounded one by one they are { $in-fives }.
ask-round-both-answer = { $here } and { $fives }: { $lost } exactly, and { $in-fives } rounded.
ask-round-both-rounded_total_not_each = You rounded the sum. All Fives rounds each difference by itself: { $in-fives }.
ask-round-both-exact_vs_rounded = One game rounds and the other does not: { $lost } exactly, { $in-fives } in All Fives.

ask-match-end-task = You have { $score } points of { $target }, and a round pays you { $won }. How many points have you then, and how many would have been enough to win?
ask-match-end-look = The match ends as soon as somebody has { $target }.
ask-match-end-rule = The first to reach { $target } points wins; more than that is welcome, but not needed.
ask-match-end-part = { $score } + { $won } is one sum, { $target } − { $score } the other.
ask-match-end-answer = { $then } and { $needed }: { $score } + { $won } = { $then } is enough, and so would { $score } + { $needed } have been.

## Cross

ask-cross-play-task = { $opening } opened, and these arms lie: { $arms }. Choose a play that is allowed.
ask-cross-play-look = Look at how many arms the opening double has.
ask-cross-play-rule = The first four plays after the opening go to its four arms; until then every other end waits.
ask-cross-play-part =
    { $empty ->
        [one] One arm is still empty, and it takes a tile with a { $half }.
       *[other] There are still { $empty } empty arms, and each takes a tile with a { $half }.
    }
ask-cross-play-answer = { $answer }: an arm is still empty, so only a tile with a { $half } can play.
ask-cross-play-extended_arm_before_cross =
    { $empty ->
        [one] That end has to wait: one arm of { $opening } is still empty, and it comes first.
       *[other] That end has to wait: { $empty } arms of { $opening } are still empty, and they come first.
    }

ask-open-ends-task = { $opening } opened, and these arms lie: { $arms }. Which numbers are open now?
ask-open-ends-look = Are all four arms of the opening double begun?
ask-open-ends-rule = While an arm is empty, only empty arms are open. After that every arm's end is open, and the opening double itself is covered.
ask-open-ends-part =
    { $empty ->
        [0] All four arms are begun: look at where each of them ends.
       *[other] There are still empty arms: { $empty }.
    }
ask-open-ends-answer = { $answer }.
ask-open-ends-extended_arm_before_cross = The arms that are begun have to wait, as long as one is empty: { $empty } to go.
ask-open-ends-opening_still_open = The opening double is covered on all four sides: nothing joins it any more.

ask-last-arm-task = { $arms } lie on the arms of { $opening }. Which tiles of the set can come next?
ask-last-arm-look = One arm is still empty.
ask-last-arm-rule = While an arm is empty, the next tile must go there.
ask-last-arm-part = It needs a { $half }, and not one that lies already.
ask-last-arm-answer = { $answer }: every tile with a { $half } that does not lie yet.
ask-last-arm-extended_arm_before_cross = Only tiles that go on the empty arm count: it needs a { $half }.

ask-cross-turn-task = { $opening } opened, and these arms lie: { $arms }. The boneyard has { $stock }. What do you do?
ask-cross-turn-look = Are all four arms begun?
ask-cross-turn-rule = While an arm is empty, only a tile with the number of the opening double can play; who has none draws until one comes, and knocks when the boneyard is empty.
ask-cross-turn-part =
    { $empty ->
        [0] No arm is empty: look at where each of them ends.
        [one] One arm is empty. Do you have a { $half }?
       *[other] { $empty } arms are empty. Do you have a { $half }?
    }
ask-cross-turn-answer =
    { $answer-kind ->
        [play] Play: a tile of yours fits an open end.
        [draw] Draw, until a { $half } comes: an arm is empty, and you have no tile for it.
       *[knock] Knock: nothing fits, and the boneyard is empty.
    }
ask-cross-turn-extended_arm_before_cross =
    { $empty ->
        [one] Your tile fits an arm that has to wait: one arm of { $opening } is still empty.
       *[other] Your tile fits an arm that has to wait: { $empty } arms of { $opening } are still empty.
    }
ask-cross-turn-passed_with_legal = You can play: look at the open ends { $ends } again.
ask-cross-turn-drew_in_block = In this game you draw before you knock.
ask-cross-turn-drew_last_two = Nothing may be drawn here: then you knock.
ask-cross-turn-left_last_two = The last two tiles are drawn as well, before you knock.

ask-count-ends-task =
    { $played ->
        [none] How many open ends are there?
       *[other] You play { $played }. How many open ends are there then?
    }
ask-count-ends-look = Which doubles branch in this game?
ask-count-ends-rule =
    { $branching ->
        [yes] In the larger Cross games every later double adds two branches: the table has 4 ends and 2 more for each.
       *[no] In Cross with double-six only the opening double branches: there are always four ends.
    }
ask-count-ends-part = Before your play there were { $before } ends.
ask-count-ends-answer = { $count }: { $list }.
ask-count-ends-branched_in_double_six = You let the double branch. With double-six only the opening double has arms.
ask-count-ends-double_did_not_branch = In this game a later double branches: it is open on three sides, two more than a single.

ask-opening-suit-task = { $opening } opened, and these arms lie: { $arms }. How many other tiles with its number are still to come, and how many does the cross still need?
ask-opening-suit-look = Look at the opening double and its arms.
ask-opening-suit-rule = Each number is on n + 1 tiles of a double-n set, the opening double among them; a cross needs four tiles around it.
ask-opening-suit-part = A double-{ $set } set has { $all } tiles with a { $half }, and { $lying } of them lie.
ask-opening-suit-answer = { $others } and { $empty }: { $all } tiles have a { $half }, less { $lying } on the table; { $empty } arms are empty.
ask-opening-suit-opening_counted = You counted { $opening } as well: it lies already, and only the others can join it.

ask-ends-by-doubles-task = The cross is full. How many open ends does a table of one of the larger Cross games have, after so many later doubles?
ask-ends-by-doubles-look = How many ends are there before the first later double, and how many more does one bring?
ask-ends-by-doubles-rule = A later double covers one end and is open on three sides: two ends more each time.
ask-ends-by-doubles-part = There are 4 ends with no later double, and 6 with one.
ask-ends-by-doubles-answer = { $answer }: 4 ends and 2 more for each later double, so { $count } after { $doubles }.
ask-ends-by-doubles-double_did_not_branch = So it would be with double-six. In the larger Cross games every later double adds two branches.
ask-ends-by-doubles-covered_end_kept = A double is open on three sides, but it covers the end where it lies: it adds two ends, not three.

ask-row-name-task = { $tile } goes on { $double }: { $side ->
        [yes] on one of its sides
       *[no] on its far end
    }. After which tile is the row named in which it lies?
ask-row-name-look = Does that row begin at { $double }, or does it only go through it?
ask-row-name-rule = A row is named after the tile it starts from: the opening double, or the double that branched. What goes on through a double stays in its row.
ask-row-name-part = The opening double is { $opening }. The sides of { $double } begin rows of their own.
ask-row-name-answer =
    { $side ->
        [yes] { $name }: a branch starts at the side of { $double }.
       *[no] { $name }: the row goes on through { $double }.
    }
ask-row-name-double_did_not_branch = A side of { $double } is a branch: a row of its own begins there, and has its name.
ask-row-name-branch_goes_on = The far end of { $double } begins nothing new: the row that led to it goes on.
ask-row-name-named_by_itself = A row is named after the double it starts from, not after the tiles that follow.

ask-suit-unseen-task = How many tiles with a { $number } can you not see: neither on the table nor in your hand?
ask-suit-unseen-look = Count the tiles with a { $number } on the table, then in your hand.
ask-suit-unseen-rule = A double-{ $set } set has { $all } tiles with each number. What you do not see is somewhere else.
ask-suit-unseen-part = On the table: { $tiles }.
ask-suit-unseen-answer = { $unseen }: { $all } in all, less { $table } on the table and { $held } in your hand.
ask-suit-unseen-own_hand_not_counted = You forgot your own hand: { $held } of them are there.
ask-suit-unseen-double_is_two_tiles = Count tiles, not halves: the double { $number }-{ $number } is one tile.

## The end count

ask-table-count-task = What is the end count of this table?
ask-table-count-look = Look at both open ends.
ask-table-count-rule = A single at an end counts its free half; a double at an end counts both halves.
ask-table-count-part = The ends are labelled with what they add.
ask-table-count-answer = { $sum } = { $count }.
ask-table-count-double_counted_once = You counted { $double }-{ $double } once. Both of its halves are open: { $sum } = { $count }.
ask-table-count-opening_double_counted_twice = A double that lies alone counts each half once: { $sum } = { $count }.
ask-table-count-inner_half_counted = Halves that touch another tile count nothing; only what is free counts: { $sum } = { $count }.
ask-table-count-closed_end_counted = The end that was just covered counts no more: { $sum } = { $count }.

ask-count-steps-task = The end count: { $known } + ? = ?
ask-count-steps-look = Look at the double.
ask-count-steps-rule = A double at an end counts both halves.
ask-count-steps-part = { $known } has each end once. One half of the double is missing.
ask-count-steps-answer = { $known } + { $half } = { $count }.
ask-count-steps-double_counted_once = The double counts twice: its second { $half } is missing.

ask-lead-worth-task = All Fives: how many points is each of these tiles worth as the lead, { $tiles }?
ask-lead-worth-look = Add both halves of each tile.
ask-lead-worth-rule = The first tile counts all its pips. The count is worth its points if 5 divides it, and nothing else.
ask-lead-worth-part = { $sums }.
ask-lead-worth-answer = { $answer }, because of the counts { $sums }.
ask-lead-worth-double_counted_once = You counted a double once. As the lead it lies open on both sides: { $sums }.
ask-lead-worth-opening_double_counted_twice = A double that lies alone counts each half once, not twice: { $sums }.
ask-lead-worth-inner_half_counted = Count the free halves only: { $sums }.
ask-lead-worth-closed_end_counted = Count the free halves only: { $sums }.
ask-lead-worth-every_count_scored = Not every count scores: only multiples of 5 do, above zero.

ask-scoring-leads-task = Which tiles of a double-{ $set } set score as the lead in All Fives?
ask-scoring-leads-look = Think of the sums 5 and 10 first.
ask-scoring-leads-rule = A lead scores if the sum of its halves is above zero and 5 divides it.
ask-scoring-leads-part = Which pairs of numbers make 5, which 10?
ask-scoring-leads-answer = { $answer }: their halves make a multiple of 5.
ask-scoring-leads-zero_scored = 0-0 counts zero, and zero is worth nothing.

ask-most-points-task = The ends are { $ends }. Which play is worth most now?
ask-most-points-look = Take each play in your mind, and look at both ends after it.
ask-most-points-rule = A double at an end counts both halves; a count scores if 5 divides it.
ask-most-points-part = One of them: { $first }.
ask-most-points-answer = { $best }, for { $points }. All plays: { $lines }.
ask-most-points-double_counted_once = You counted a double once. Both halves of a double at an end count: { $lines }.
ask-most-points-opening_double_counted_twice = The opening tile counts once: { $lines }.
ask-most-points-inner_half_counted = Only free halves count, not those that touch: { $lines }.
ask-most-points-closed_end_counted = The end you play on is covered and counts no more: { $lines }.

ask-most-points-both-task = All Fives and Threes: the ends are { $ends }. Which play is worth most now?
ask-most-points-both-look = Take each play in your mind, and look at both ends after it.
ask-most-points-both-rule = A double at an end counts both halves; a count scores if 5 or 3 divides it.
ask-most-points-both-part = One of them: { $first }.
ask-most-points-both-answer = { $best }, for { $points }. All plays: { $lines }. In All Fives the best of them would bring { $fives }.
ask-most-points-both-only_fives = That would be best in All Fives. Here multiples of 3 score too: { $lines }.
ask-most-points-both-double_counted_once = You counted a double once. Both halves of a double at an end count: { $lines }.
ask-most-points-both-opening_double_counted_twice = The opening tile counts once: { $lines }.
ask-most-points-both-inner_half_counted = Only free halves count, not those that touch: { $lines }.
ask-most-points-both-closed_end_counted = The end you play on is covered and counts no more: { $lines }.

ask-count-worth-task = How many points are these counts worth: { $counts }?
ask-count-worth-look = Divide each count by { $multiples }.
ask-count-worth-rule =
    { $game ->
        [all-fives] A count above zero that 5 divides is worth itself.
       *[other] A count above zero that 5 or 3 divides is worth itself, once.
    }
ask-count-worth-part = Those that none of { $multiples } divides are worth 0.
ask-count-worth-answer = { $answer }.
ask-count-worth-fifteen_scored_twice = A count that both 5 and 3 divide is worth itself once, not twice.
ask-count-worth-only_fives = Those are the points of All Fives. In this game multiples of 3 score as well.
ask-count-worth-every_count_scored = Only multiples of { $multiples } are worth points; the other counts are worth 0.

ask-once-not-twice-task = A count of { $count } can be divided by 5 and by 3. All Fives and Threes pays { $count } once, and not ?
ask-once-not-twice-look = What would it be if each of the two paid for itself?
ask-once-not-twice-rule = A count that 5 or 3 divides is worth itself, once, even if both divide it.
ask-once-not-twice-part = Twice would be { $count } + { $count }.
ask-once-not-twice-answer = { $double }: { $count } is paid once, not { $count } + { $count }.
ask-once-not-twice-count_by_threes = That is a house rule, which pays how often 5 and 3 go into the count. Here the count itself is paid.

ask-count-leads-task = Of the { $tiles } tiles of a double-{ $set } set, how many score as the lead in each of the two games?
ask-count-leads-look = The lead counts all its pips: think of the sums.
ask-count-leads-rule = A count above zero scores if 5 or 3 divides it; in All Fives only if 5 does.
ask-count-leads-part = The sums that score here are { $sums }. How many tiles make each of them?
ask-count-leads-answer = { $here } and { $fives }: every tile whose pips are one of { $sums }, and those whose pips 5 divides.
ask-count-leads-zero_scored = 0-0 counts zero, and zero is worth nothing: leave it out.
ask-count-leads-fifteen_scored_twice = A tile whose count both 5 and 3 divide is one tile: count it once.

ask-highest-count-task = Which is the highest count that scores in All Fives and Threes with a double-{ $set } set?
ask-highest-count-look = What is the most that two ends can count?
ask-highest-count-rule = A double at an end counts both halves, and every double is there once. The count must be a multiple of 5 or 3.
ask-highest-count-part = { $double } and { $second } at the ends count { $most }. Go down from there.
ask-highest-count-answer = { $best }, with { $ends } at the ends. No count above it scores: { $above }.
ask-highest-count-double_counted_once = Doubles at the ends count both halves: more than that can be reached.
ask-highest-count-every_count_scored = { $most } is the highest count, but neither 5 nor 3 divides it.

ask-house-rule-task = A house rule pays for a count how often 5 goes into it, and how often 3 does, if they go in without a rest. What does { $count } pay here and by that rule, and can a count be { $other }?
ask-house-rule-look = Look at what is paid: the count, or how often something goes into it.
ask-house-rule-rule = Here a count that 5 or 3 divides is worth itself, once. The highest count of a set has its two highest doubles at the ends.
ask-house-rule-part = The house rule pays { $parts }. The highest count is { $most-six } with double-six and { $most-nine } with double-nine.
ask-house-rule-answer =
    { $nine ->
        [yes]
            { $six ->
                [yes] { $points } here, { $house } by the house rule, which is { $parts }. A count of { $other } is possible with both sets.
               *[no] { $points } here, { $house } by the house rule, which is { $parts }. A count of { $other } is possible with double-nine, with { $ends } at the ends, but no two ends of double-six make it.
            }
       *[no] { $points } here, { $house } by the house rule, which is { $parts }. No two ends make { $other }, neither with double-six nor with double-nine.
    }
ask-house-rule-fifteen_scored_twice = Here a count is paid once, even if both 5 and 3 divide it.
ask-house-rule-house_rule_taken = That is what the house rule pays. Here the count itself is paid.

ask-which-game-task = Which of the three games is it?
ask-which-game-look = Which of them count their ends at all?
ask-which-game-rule = All Fives pays multiples of 5 and rounds each difference; All Fives and Threes pays multiples of 5 or 3 and rounds nothing; Cross has four arms and pays only at the end of the round.
ask-which-game-part = 3 divides { $count }, and 5 does not.
ask-which-game-answer = { $answer }.
ask-which-game-multiples_swapped = You took the two counting games for one another: 3 divides { $count }, so it scores only where threes do, and only All Fives rounds.

ask-difference-task = The count is { $count }. You play { $tile } on the single end { $end }. What is the new count, and how many points is it worth?
ask-difference-look = What is covered, and what is new?
ask-difference-rule = Take the covered end off the old count and add the new end.
ask-difference-part = { $count } − { $end } is what stays.
ask-difference-answer = { $count } − { $end } + { $new } = { $after }, worth { $points }.
ask-difference-closed_end_counted = The { $end } is covered now: take it off before you add the { $new }.
ask-difference-every_count_scored = The count is right. But only multiples of { $multiples } are worth points.

## Claim and Muggins

ask-when-to-claim-task = { $seat } lays { $tile }, which makes { $points }, and says nothing. Then { $next } lays a tile, then { $third }. Who can have the { $points } at each of these moments?
ask-when-to-claim-look = Look at how many tiles have come after { $tile }.
ask-when-to-claim-rule = Your count is yours until the next tile lies. Then it is open to Muggins until one more tile lies; then it is lost.
ask-when-to-claim-part = Before { $next } lays a tile, only { $seat } may claim it.
ask-when-to-claim-answer = { $seat } may claim until { $next } lays a tile; then opponents may call Muggins until { $third } lays one; then it is lost.
ask-when-to-claim-claimed_too_late = As soon as { $next } has laid a tile, { $seat } can claim no more.
ask-when-to-claim-muggins_too_early = Muggins comes only after the next tile: until then the points are for { $seat } alone.
ask-when-to-claim-muggins_too_late = After the second tile nobody can have the points any more.
ask-when-to-claim-no_muggins = After the next tile the points are not lost yet: opponents may call Muggins.

ask-last-tile-task =
    { $first ->
        [claim] The last tile of the round, { $tile }, makes { $points }. You claim { $points } and then press Finish hand. What becomes of the points?
       *[finish] The last tile of the round, { $tile }, makes { $points }. You press Finish hand before you have claimed. What becomes of the points?
    }
ask-last-tile-look = What does Finish hand close?
ask-last-tile-rule = The last tile may be claimed until Finish hand. Nothing comes after it, so it is never open to Muggins.
ask-last-tile-part = Was it claimed before the hand was finished?
ask-last-tile-answer =
    { $answer-kind ->
        [paid] It was claimed in time: the { $points } points are paid.
       *[lost] The { $points } points are lost: Finish hand closes the window.
    }
ask-last-tile-claimed_too_late =
    { $first ->
        [claim] It was claimed before Finish hand, and that is in time.
       *[finish] Nothing scores by itself: what is not claimed before Finish hand is lost.
    }
ask-last-tile-muggins_too_early = Muggins needs a tile after it, and none comes after the last one.

ask-take-now-task = The end count is { $count } now, after your { $tile }. Just before, your opponent's tile made { $missed } and was not claimed. What can you take before the next tile?
ask-take-now-look = There are two windows: one for your tile, one for the tile before it.
ask-take-now-rule = Your own count you claim; a count that an opponent missed you call as Muggins. Only counts that are worth points can be taken.
ask-take-now-part = The missed { $missed } is open until the next tile lies.
ask-take-now-answer =
    { $due ->
        [0] Call Muggins for the missed { $missed }. Your own { $tile } makes no points.
       *[other] Claim { $due } for your own { $tile }, and call Muggins for the missed { $missed }.
    }
ask-take-now-muggins_too_early = For your own tile it is a claim; Muggins is for what an opponent missed.
ask-take-now-claimed_too_late = What an opponent missed cannot be claimed; it is taken by calling Muggins.
ask-take-now-no_muggins = The missed { $missed } is still open: call Muggins as well.

ask-which-button-task = The end count is { $count } now, after your { $tile }. Just before, your opponent's tile made { $missed } and was not claimed. Which button do you press, and how long does it work?
ask-which-button-look = There are two windows: one for your tile, one for the tile before it.
ask-which-button-rule = Your own count you claim, if it is worth points; a count that an opponent missed you call as Muggins. Both end when one more tile lies.
ask-which-button-part = Your own count of { $count } is worth { $due }; the missed one is worth { $missed }.
ask-which-button-answer = Muggins, { $missed }: it works until the next tile lies.
ask-which-button-claimed_too_late = What an opponent missed cannot be claimed; it is taken by calling Muggins.
ask-which-button-own_count_called = You named your own count. Muggins takes the count that the opponent missed, { $missed }.
ask-which-button-until_own_turn = So long it does not wait: the opponent's next tile closes it.
ask-which-button-until_finish = Only after the last tile of the round a window stays open until Finish hand. Here more tiles come, and the next one closes it.

## What a draw or a knock proves

ask-voids-task = At the ends { $first-ends } { $seat } drew { $first-drawn } and then played { $first-tile }. Which numbers can { $seat } certainly not hold now?
ask-voids-look = Why did { $seat } have to draw?
ask-voids-rule = Who draws has no tile with an open number, neither before nor among the tiles drawn before the last.
ask-voids-part = The tile that was played is gone. All others are older than it.
ask-voids-answer = { $answer }: otherwise { $seat } would have played before.
ask-voids-played_tile_is_lacking = A tile that was played says nothing of the tiles that are left. Only the ends at the draw do: { $first-ends }.

ask-still-void-task = At the ends { $first-ends } { $seat } drew and played { $first-tile }. Later, at { $second-ends }, { $seat } drew { $second-drawn } and played the last of them. Is { $seat } still certainly without a { $number }?
ask-still-void-look = Which tiles came after the first draw?
ask-still-void-rule = A draw proves something for the tiles held at that moment. A tile that is drawn and kept later is only without the ends of that later moment.
ask-still-void-part = The tiles kept from the second draw miss { $second-ends }, and nothing more is known of them.
ask-still-void-answer =
    { $answer ->
        [yes] Yes: no tile was kept since that could have a { $number }.
       *[no] No: a tile kept from the second draw is only known to miss { $second-ends }.
    }
ask-still-void-void_kept_after_draw = A tile that was drawn and kept since may have a { $number }: it is only known to miss { $second-ends }.
ask-still-void-void_lost_too_soon = It still holds: no tile was kept since that could have a { $number }.

ask-may-hold-task = Block: { $seat } knocked at { $first-ends }, and then at { $second-ends }. Which numbers may { $seat } still hold?
ask-may-hold-look = Which numbers were open when { $seat } knocked?
ask-may-hold-rule = In Block nobody draws, so what a knock proves holds for the rest of the round.
ask-may-hold-part = { $seat } has none of { $first-ends }.
ask-may-hold-answer = { $answer }: all numbers but those at which { $seat } knocked. That leaves { $tiles } tiles of the set.
ask-may-hold-void_kept_after_draw = These are the numbers that { $seat } lacks. Asked are the others.
ask-may-hold-last_knock_only = The first knock counts as well: in Block nothing is drawn after it.

ask-also-void-task = Block: { $seat } knocked at { $first-ends }, and later at { $second-ends }. So { $seat } has none of { $first-ends }, and also no ?
ask-also-void-look = Which number was open at the second knock only?
ask-also-void-rule = Who knocks has no tile with an open number. In Block nobody draws, so that holds for the rest of the round.
ask-also-void-part = Compare { $second-ends } with { $first-ends }.
ask-also-void-answer = { $number }: it was open at the second knock, and { $seat } could not play on it.
ask-also-void-known_before = That was known from the first knock already. Look for the number that is new at the second.

ask-tiles-left-task = Block: { $seat } knocked at { $first-ends }, and then at { $second-ends }. How many of the { $all } tiles of the set can { $seat } still hold, as far as the knocks tell?
ask-tiles-left-look = Which numbers may { $seat } still hold?
ask-tiles-left-rule = Only tiles whose two halves are both among the numbers that are left. With n numbers there are n × (n + 1) ÷ 2 of them, doubles included.
ask-tiles-left-part = The numbers that are left are { $left }.
ask-tiles-left-answer = { $answer }: every pair of { $left }, and each of their doubles.
ask-tiles-left-doubles_left_out = You left the doubles out: each number that is left has one.
ask-tiles-left-last_knock_only = The first knock counts as well: in Block nothing is drawn after it.

ask-after-draw-task =
    { $draws ->
        [1] All Fives: at the ends { $first-ends } { $seat } could not play and drew a tile. What is certain of the numbers { $first-ends } now?
       *[other] All Fives: at the ends { $first-ends } { $seat } could not play and drew a tile; a turn later, at { $second-ends }, once more. What is certain of the numbers { $first-ends } now?
    }
ask-after-draw-look = Which tiles did { $seat } hold at the first draw, and which came after it?
ask-after-draw-rule = Who draws has no open number in the hand at that moment. A tile that is drawn then may have any number.
ask-after-draw-part = Tiles that came too late for the first draw to tell anything of them: { $draws }.
ask-after-draw-answer =
    { $uncertain ->
        [0] All of them lack { $first-ends }: every tile drawn was held at a later draw with the same ends.
        [1] All but one lack { $first-ends }: only the tile drawn last could have one of them.
       *[other] All but two lack { $first-ends }: both tiles that were drawn could have one of them.
    }
ask-after-draw-void_kept_after_draw = A draw says nothing of the tile that it brings: that one could have a number of { $first-ends }.
ask-after-draw-void_lost_too_soon = All tiles held at the draw are still known to lack { $first-ends }. Only those drawn since are not.
ask-after-draw-last_draw_only = The tile of the first draw could also have one of { $first-ends }: the second draw, at { $second-ends }, does not rule that out.

ask-no-such-tile-task = There are { $pool } unseen tiles, and { $having } of them have a { $number }. Your opponent holds { $held } of the unseen tiles. What is the chance that none of these has a { $number }, in per cent, rounded?
ask-no-such-tile-look = Take the opponent's tiles one after the other.
ask-no-such-tile-rule = For the first tile the share is the tiles without the number out of all unseen tiles; for the next there is one less of both; and so on. The shares are multiplied.
ask-no-such-tile-part = { $others } of the { $pool } unseen tiles have no { $number }.
ask-no-such-tile-answer = About { $chance } per cent: { $product }.
ask-no-such-tile-one_tile_only = That is the chance for one tile. Your opponent holds { $held }: multiply { $product }.
ask-no-such-tile-put_back = Each tile that is held is one less among the others: multiply { $product }.
ask-no-such-tile-other_way_round = That is the chance that there is one. Asked is the chance that there is none.

ask-unseen-mean-task = How many pips have the tiles that you do not see, how many are they, what is their mean, and what is to be expected for an opponent with { $held } of them?
ask-unseen-mean-look = What you see is the table and your own hand.
ask-unseen-mean-rule = Take what you see off the { $all-pips } pips and the { $all-tiles } tiles of the set. The mean is pips divided by tiles, and a hand is expected to have the mean for each of its tiles.
ask-unseen-mean-part = The table has { $table-pips } pips on { $table-tiles } tiles, your hand { $own-pips } on { $own-tiles }.
ask-unseen-mean-answer = { $all-pips } − { $table-pips } − { $own-pips } = { $pips } pips on { $tiles } tiles, on average { $mean }, so { $expected } for { $held } tiles.
ask-unseen-mean-own_hand_not_counted = You see your own hand as well: take its { $own-pips } pips and { $own-tiles } tiles off too.

## Plans

ask-shut-out-task = The ends are { $ends }, and the next player has no { $lacks }. Which play leaves that player nothing to play?
ask-shut-out-look = Look at both ends after each of your plays.
ask-shut-out-rule = A player without a number cannot use an end that shows it.
ask-shut-out-part = After which play does every end show one of these: { $lacks }?
ask-shut-out-answer = { $best } on the { $on }: the ends are then { $after }, and the next player has none of them.

ask-fewest-ends-task = The ends are { $ends }, and the next player has no { $lacks }. Which play leaves that player the fewest ends?
ask-fewest-ends-look = Look at all ends after each of your plays.
ask-fewest-ends-rule = Only ends with other numbers than { $lacks } are of use to that player.
ask-fewest-ends-part = Cover an end that is of use, and leave a number of { $lacks }.
ask-fewest-ends-answer = { $best } on the { $on }: of the ends { $after } the next player can use { $left }.

ask-fewest-of-number-task = The ends are { $ends }, and the next player is rich in tiles with a { $number }. Which play leaves the fewest ends with a { $number }?
ask-fewest-of-number-look = Count the ends with a { $number } after each of your plays.
ask-fewest-of-number-rule = A play covers one end and opens its other half. A double of a game with branches covers one end and opens three.
ask-fewest-of-number-part = One of them: { $first }.
ask-fewest-of-number-answer = { $best } on the { $on }: the ends are then { $after }. Ends with a { $number } after each play: { $lines }.

ask-most-pips-task = The ends are { $ends }. Which of your tiles sheds most pips now?
ask-most-pips-look = Which tiles can play at all?
ask-most-pips-rule = If another player goes out or holds least, you pay for every pip in your hand: among the tiles that can play, the one with most pips takes most of that away.
ask-most-pips-part = These can play: { $playable }.
ask-most-pips-answer = { $best }, with { $pips } pips. Those that can play: { $lines }.

ask-cannot-go-out-task = The ends are { $ends }. Your opponent holds one last tile, and it has no { $lacks }. After which play can your opponent not go out?
ask-cannot-go-out-look = Look at both ends after each of your plays.
ask-cannot-go-out-rule = A last tile without a number cannot be played on an end that shows it.
ask-cannot-go-out-part = After which play does every end show one of these: { $lacks }?
ask-cannot-go-out-answer = { $best } on the { $on }: the ends are then { $after }, and a tile without { $lacks } fits neither.

ask-least-loss-task = The ends are { $ends }. Your opponent holds one last tile, and nothing is known of it. Which play costs you least if your opponent goes out next?
ask-least-loss-look = Look at what would still be in your hand after each play.
ask-least-loss-rule = When an opponent goes out you pay the pips that are left in your hand.
ask-least-loss-part = Take the tile that you play off your hand { $hand }, and add up the rest.
ask-least-loss-answer = { $best } on the { $on }: { $left } pips are left. Pips left after each play: { $lines }.

ask-keep-numbers-task = The ends are { $ends }. Which play keeps most different numbers in your hand?
ask-keep-numbers-look = After each play look at all halves that you still hold.
ask-keep-numbers-rule = The more different numbers you hold, the more ends you can answer later.
ask-keep-numbers-part = Your hand is { $hand }. Which number stands on one tile only?
ask-keep-numbers-answer = { $best } on the { $on } keeps { $count }: { $numbers }. Numbers kept after each play: { $lines }.

ask-only-yours-task = The ends are { $ends }. After which play can only you go on, because nobody else can have a tile for either end?
ask-only-yours-look = Which number is on most of the tiles that you see, on the table and in your hand?
ask-only-yours-rule = A double-six set has seven tiles with each number. If you see all of them, nobody else has one.
ask-only-yours-part = For each play: which numbers are the ends then, and how many tiles with them are unseen?
ask-only-yours-answer = { $best } on the { $on }: the ends are then { $after }. Of the { $all } tiles with a { $number } { $lying } lie on the table and { $held } are left in your hand, so no one else has one.
ask-only-yours-own_hand_not_counted = After that play an unseen tile fits. Count the tiles of each number on the table and in your own hand: of one number you see all of them.

ask-for-partner-task = Partners: your partner knocked when { $lacks } were open. The ends are { $ends }. Which play serves your partner best?
ask-for-partner-look = Look at the numbers that each play leaves at the ends.
ask-for-partner-rule = Your partner cannot use an end with a number at which your partner knocked: do not offer it, and cover it where it lies.
ask-for-partner-part = Your partner has none of { $lacks }.
ask-for-partner-answer = { $best } on the { $on }: the ends are then { $after }. Ends that your partner cannot use, after each play: { $lines }.
ask-for-partner-offered_what_partner_lacks = That play leaves an end that your partner cannot use: your partner has none of { $lacks }.

ask-best-open-task = Both hands are open: your opponent holds { $rival }. Nothing is drawn in Block. Which play is best, if both play as well as they can to the end?
ask-best-open-look = After each of your plays: can your opponent answer at all?
ask-best-open-rule = Think the round through to its end. What counts is who goes out, or who holds less when it is blocked, and by how much.
ask-best-open-part = Your hand is { $hand }, the ends are { $ends }. A play that your opponent cannot answer lets you play again.
ask-best-open-answer = { $best } on the { $on }. The points that each play brings you in the end: { $lines }.

ask-block-or-dump-task = Both hands are open: your opponent holds { $rival }. With { $blocks } you could block the round at once. Which play is best, if both play as well as they can to the end?
ask-block-or-dump-look = Could the round still be blocked a turn later?
ask-block-or-dump-rule = Blocked, the loser pays the difference of the two totals. A block is worth more after heavy tiles are gone, if the opponent cannot get in between.
ask-block-or-dump-part = Your hand is { $hand }, the ends are { $ends }. Which of your plays leaves your opponent nothing to play?
ask-block-or-dump-answer = { $best } on the { $on }. The points that each play brings you in the end: { $lines }.

ask-best-difference-task = Both hands are open: your opponent holds { $rival }. Which play is best: your points, less those of the opponent's best reply?
ask-best-difference-look = After each of your plays look for the best reply.
ask-best-difference-rule = A play is worth its own points less the most that the reply can make.
ask-best-difference-part = One of them: { $first }.
ask-best-difference-answer = { $best } on the { $on }: { $won } − { $reply }. All plays: { $lines }.

ask-points-and-safe-task = The ends are { $ends }. Which play makes most points, and which leaves no tile with which the next player could score?
ask-points-and-safe-look = Take each play, count the ends, then think of every tile that you do not see.
ask-points-and-safe-rule = A count scores if 5 divides it. A play is safe if no unseen tile makes such a count.
ask-points-and-safe-part = The first one is { $best }: { $sum } = { $points }.
ask-points-and-safe-answer = { $best } makes { $sum } = { $points }. After { $safe } on the { $safe-on } the ends are { $safe-ends }, and no unseen tile scores.

## Table Draw

ask-table-deal-task = Table Draw, two players: how many tiles are there, and how many can be drawn?
ask-table-deal-look = Start from the 28 tiles of the set.
ask-table-deal-rule = Each player gets 7 of the 28 tiles. The last { $reserve } tiles of the boneyard are never drawn.
ask-table-deal-part = Of the 14 tiles left by the deal { $drawn } are drawn: { $left } lie in the boneyard.
ask-table-deal-answer = { $each }, { $left } and { $most }: all but the last { $reserve } can be drawn.
ask-table-deal-drew_last_two = The last { $reserve } tiles stay where they are: they are never drawn in Table Draw.

ask-table-opens-task = Table Draw: who opens, and with what?
ask-table-opens-look = Look for doubles first, then for the heaviest tiles.
ask-table-opens-rule = The highest double opens; if nobody has one, the tile with most pips, and of two with as many the one with the higher half. Whoever holds it may lead any tile.
ask-table-opens-part = The heaviest tile of each hand, with its pips: { $heaviest }.
ask-table-opens-answer =
    { $kind ->
        [double] { $seat } holds { $tile }, the highest double, and may lead any tile.
       *[heaviest] Nobody has a double. { $seat } holds { $tile }, the tile that comes first ({ $heaviest }), and may lead any tile.
    }
ask-table-opens-heaviest_not_highest_double = There is a double in a hand: the highest double opens, whatever heavier tiles there are.
ask-table-opens-equal_pips = Both tiles have as many pips. Then the higher half decides: { $heaviest }.
ask-table-opens-dealt_again = In Table Draw nothing is dealt again: without a double the heaviest tile decides.
ask-table-opens-that_tile_forced = That tile only says who opens. In Table Draw any tile of the hand may be led.

ask-ways-to-lay-task = The ends are { $ends }. In how many ways can you lay { $tile }?
ask-ways-to-lay-look = Look at the end where { $tile } fits, and at the room around it.
ask-ways-to-lay-rule = A single goes straight on, or turns left or right. A double lies across, in one way. After a double the line goes straight on.
ask-ways-to-lay-part =
    { $double ->
        [yes] { $tile } is a double.
       *[no] { $tile } is a single. Does it join a single or a double, and is there room on all sides?
    }
ask-ways-to-lay-answer =
    { $double ->
        [yes] { $answer }: a double lies across the line, and there is only one way.
       *[no]
            { $joins ->
                [double] { $answer }: it joins a double, and after a double the line goes straight on.
               *[single] { $answer }: straight on, turned left and turned right, as far as there is room.
            }
    }
ask-ways-to-lay-double_turned = Neither a double nor the tile after a double can be turned, and what has no room is no play.
ask-ways-to-lay-turns_forgotten = Straight on is one way. A single can also be turned to the left and to the right.

ask-count-placements-task = How many plays do you have? Every way in which a tile can lie is a play of its own.
ask-count-placements-look = Take each tile of your hand to each end in turn, and look at what lies at that end.
ask-count-placements-rule = At a single, a single can go straight on, turn left or turn right: three plays. A double lies across: one. After a double the line only goes straight on: one.
ask-count-placements-part = The ends are { $ends }, your hand is { $hand }.
ask-count-placements-answer = { $answer }. Plays by tile and end: { $lines }.
ask-count-placements-turns_forgotten = You counted each tile once at each end. At the end of a single it can also be turned left or right.
ask-count-placements-turned_after_double = After a double the line goes straight on: nothing is turned there.
ask-count-placements-missed_second_end = You counted tiles. Each end that a tile fits, and each way to lie there, is a play of its own.

ask-straight-singles-task = The table is { $wide } squares wide and { $high } high, and the lead lies lengthwise in its middle. How many singles fit straight on to its right, and what fits after them?
ask-straight-singles-look = How many squares are there from the lead to the right edge?
ask-straight-singles-rule = A single that goes straight on takes two squares along the line. A double, or a single that is turned, takes one.
ask-straight-singles-part = To the right of the lead there are { $squares } squares.
ask-straight-singles-answer =
    { $across ->
        [yes] { $number }: they take two squares each, and of { $squares } squares { $rest } is left. A single fits there if it is turned; a double fits across, but then nothing more has room and the end is closed.
       *[no] { $number }: they take two squares each, and of { $squares } squares { $rest } is left, so nothing more fits and the end is closed.
    }
ask-straight-singles-lead_forgotten = The lead itself covers a square on each side of the middle: { $squares } squares are left to its right.
ask-straight-singles-joined_closed_end = After the double the line would have to go straight on, and there is no room for that: the end is closed.

ask-may-lie-task =
    { $turn ->
        [left] { $tile } is to join the { $end } of { $onto }, turned left. May it lie there? And can { $then } join its { $value } after that?
        [right] { $tile } is to join the { $end } of { $onto }, turned right. May it lie there? And can { $then } join its { $value } after that?
       *[straight] { $tile } is to join the { $end } of { $onto }, straight on. May it lie there? And can { $then } join its { $value } after that?
    }
ask-may-lie-look = Which squares would { $tile } cover, and what is ahead of its { $value }?
ask-may-lie-rule = A tile may lie where it is wholly on the table and covers no other tile; lying side by side is allowed. An end with no room for any tile is closed.
ask-may-lie-part =
    { $legal ->
        [yes] { $tile } covers nothing there. Now look at the squares ahead of its { $value }.
       *[no] Look at whether { $tile } would cover another tile, or lie over the edge.
    }
ask-may-lie-answer =
    { $legal ->
        [yes]
            { $joins ->
                [yes] It may lie there: there is room. And { $then } can join it.
               *[no] It may lie there: it covers no tile, and side by side is allowed. But ahead of its { $value } there is no room for { $then }.
            }
       *[no] It may not lie there: there is no room. So nothing can join it either.
    }
ask-may-lie-beside_forbidden = Tiles may touch side by side. Forbidden is only to cover another tile or the edge.
ask-may-lie-joined_closed_end = Where a tile would cover another one or the edge there is no play: that end is closed for it.

ask-table-ending-task = The boneyard will bring { $tiles }, in this order. It is your turn: what happens until the round is over, and who scores how much?
ask-table-ending-look = Which ends have room, and does any tile of yours fit there?
ask-table-ending-rule = Who has no play draws until one exists or { $reserve } tiles are left; then knocks. When both have knocked the lower total wins the difference.
ask-table-ending-part = { $drawn } tiles can be drawn. You hold { $own-total } pips then, and your opponent { $rival-total }.
ask-table-ending-answer = You draw { $drawn }, and none of your tiles fits an end with room, so you knock; your opponent knocks too. Your { $own-total } against { $rival-total } make a difference of { $difference }, and the lower total wins it.
ask-table-ending-joined_closed_end = An end that has no room is closed: a tile with its number does not fit there.
ask-table-ending-drew_last_two = The last { $reserve } tiles are never drawn: with { $reserve } left you knock.
ask-table-ending-passed_with_legal = Who has no play draws first, as long as more than { $reserve } tiles are left.
ask-table-ending-paid_without_difference = When the round is blocked, the lower total wins only the difference, here { $difference }.

## Lessons: title, aims, worked example, and what leads to its parts

lesson-00-title = Tiles and ends
lesson-00-aims = You learn what a tile, a half, a double and a pip are, which tiles can play, and that a player who can play must.
lesson-00-rule = A double-six set has every pair of numbers from 0 to 6 once; larger sets go to 9 or 12. A tile has two halves with pips; a half without pips is a blank and counts 0. A tile with equal halves is a double. A tile can play on an open end that equals one of its halves. Its other half is the new end. Who can play must play.
lesson-00-worked-1 = Here lies 6-4. Its ends are 6 and 4, and you hold 4-3: its 4 equals the end 4, so it can play there.
lesson-00-worked-2 = The two 4s touch and are covered. The free half, 3, is the new end; the 6 stays.
lesson-01-title = Block
lesson-01-aims = You learn the deal, who opens, what a knock is, how a round ends, and what it pays: going out, a blocked round, a tie, and partners. What a tile, an end and a double are stands in lesson 00.
lesson-01-rule = A double-six set has 28 tiles, double-nine 55, double-twelve 91. Two players get 8 tiles each, three 6, five 5; four get 6 of a double-six set, 9 of double-nine and 12 of double-twelve. The rest stays out of play. The highest double that was dealt opens; if nobody has one, everything is shuffled and dealt again. Who cannot play knocks. Whoever plays their last tile goes out and is paid all pips that the losers still hold. If nobody can play, the round is blocked: the lowest total wins, and each loser pays the difference to it; a tie pays nobody. Partners have one score: out, both opponents pay; blocked, the two hands of a side are added.
lesson-01-worked-1 = Both ends are 6, and nobody holds a 6: the round is blocked. The hands hold 9, 14 and 21 pips. The lowest, 9, wins, and each loser pays the difference: 14 − 9 = 5 and 21 − 9 = 12, together 5 + 12 = 17.
lesson-02-title = Draw
lesson-02-aims = You learn to draw until a tile fits, what a draw tells about a hand, and how a match to 100 points is won.
lesson-02-rule = Two players get 7 tiles each, three 5, four 4, five 3; the rest is the boneyard. Who cannot play draws, one tile after the other, until one fits, and plays it at once. The last two tiles are drawn too. Only when the boneyard is empty do you knock. Going out pays all pips of the losers, and 100 points win the match.
lesson-02-worked-1 = The ends are 5 and 2, and none of 6-6, 4-3 and 1-0 fits. The boneyard brings 3-3, then 6-4, then 5-1.
lesson-02-worked-2 = 3-3 and 6-4 do not fit and stay in the hand. The third, 5-1, fits the 5 and is played at once. The ends are 2 and 1, and five tiles are left in the hand.
lesson-03-title = Cross
lesson-03-aims = You learn the game with four arms: all four are begun first, only the opening double branches, and after that there are four ends.
lesson-03-rule = The highest double opens and has four arms. While an arm is empty, only the empty arms are open. Then every arm's end is open. Later doubles do not branch, so there are always four ends. Who cannot play draws until a tile fits; with the boneyard empty, you knock.
lesson-03-worked-1 = 5-5 opens. It has four arms, and each takes a tile with a 5. You hold 5-3.
lesson-03-worked-2 = 5-3, 5-1 and 5-0 lie on three arms. One arm is still empty, so the next play must go there: it needs a 5. Neither 4-1 nor 2-2 has one, though 4-1 would fit the 1.
lesson-04-title = Double-Nine Cross
lesson-04-aims = You learn the larger set and its deal, how every later double adds two branches, and how a row is named.
lesson-04-rule = The double-nine set has 55 tiles; a 7, an 8 and a 9 stand on tiles as numerals if you like. Two or three players get 7 tiles, four or five get 5. The highest double opens, and its four arms are begun first. From then on every double adds two branches at its sides, beside the row that goes on through it: it has three open ends at once, and they are filled in any order. So there are 4 ends and 2 more for each later double. A row has the name of the double it starts from. The rest is as in Cross.
lesson-04-worked-1 = The cross of 9-9 is full. The ends are 8, 6, 2 and 0, and you hold 6-6.
lesson-04-worked-2 = You play 6-6 on the 6. It covers that end and is open on three sides: straight on, and on its two sides. The ends are now 8, 2, 0, 6, 6 and 6: two more than before.
lesson-05-title = Double-Twelve Cross
lesson-05-aims = You learn to count with the largest set, and when to shed many pips and when to keep an end closed.
lesson-05-rule = The double-twelve set has 91 tiles, 13 with each number, and tiles of up to 24 pips. Two or three players get 7 tiles, four or five get 5. It is played as Double-Nine Cross: every later double adds two branches. Heavy tiles cost much when another player goes out, so they are shed early; but a double opens three ends for its number, which helps whoever has tiles with it.
lesson-05-worked-1 = All four ends are 12, and nobody holds a 12: the round is blocked. The hands hold 33, 20, 41 and 26 pips. The lowest, 20, wins, and each loser pays the difference: 33 − 20 = 13, 41 − 20 = 21 and 26 − 20 = 6, together 13 + 21 + 6 = 40.
lesson-06-title = All Fives
lesson-06-aims = You learn to count the ends, a double twice, to claim in time, to call Muggins, and what a round pays.
lesson-06-rule = Five tiles each, one line with two ends; the holder of the highest double leads any tile. After each tile the ends are counted: a single counts its free half, a double at an end both halves. A count above zero that 5 divides is worth itself, but only to the player who claims it before the next tile. What is not claimed is open to Muggins until one more tile lies: an opponent who calls it takes the points. After the last tile of a round you claim before you press Finish hand, or the points are lost. Who cannot play draws one tile, and the turn is over; the last two tiles stay. At the end each loser's difference is rounded to the nearest five.
lesson-06-worked-1 = The ends are 6 and 3, and you hold 6-6.
lesson-06-worked-2 = You play 6-6 on the 6. A double at an end counts both halves: 3 + 6 + 6 = 15. 5 divides 15, so you claim 15 before the next tile lies.
lesson-07-title = All Fives and Threes
lesson-07-aims = You learn to count in fives and threes, what a count is worth when both divide it, and how this game and its house rules differ from All Fives.
lesson-07-rule = It is played as All Fives: five tiles each, one line, claim in time, Muggins, one tile drawn. But a count scores if 5 or 3 divides it, and then it is worth itself, once: 12 is worth 12, and 15 is worth 15, not 30. At the end of the round each loser pays the exact difference; nothing is rounded.
lesson-07-worked-1 = The ends are 6 and 3, and you hold 3-3.
lesson-07-worked-2 = You play 3-3 on the 3. The count is 6 + 3 + 3 = 12. 5 does not divide 12, so in All Fives it is worth nothing. 3 does, so here you claim 12.
lesson-08-title = Strategy
lesson-08-aims = You learn to count a number, to keep in mind what knocks and draws prove, to shut ends, to shed pips, to keep options, and to watch counts and Muggins: for every game.
lesson-08-rule = What you see, the table and your hand, tells what is left: each number is on n + 1 tiles of a double-n set. A knock or a draw proves that the tiles held at that moment lack the open numbers; a tile drawn later is not covered. Shut the ends that an opponent could use, and leave your partner those that your partner can use. Shed heavy tiles when the round may end soon, keep different numbers while it goes on, and before you play think of what the next player could score.
lesson-08-worked-1 = Block. The ends are 5 and 3, and B knocks. So B has no 5 and no 3, and since nobody draws in Block, that holds for the rest of the round.
lesson-08-worked-2 = You play 5-1. The ends are now 1 and 3, and B knocks again. The 3 was known; what is new is told by the other end.
lesson-09-title = Table Draw
lesson-09-aims = You learn how tiles turn on a table with edges, how doubles lie, when an end is closed, what can be drawn, and who opens when nobody has a double.
lesson-09-rule = Two players get 7 tiles each of a double-six set. The table is 24 squares wide and 14 high; a square is half a tile, and the first tile lies in the middle. A single goes straight on or turns left or right; a double lies across the line, and after it the line goes straight on. Tiles may lie side by side, but none may cover another or the edge: an end without room is closed. Who has no play draws until one exists or two tiles are left, then knocks. The highest double opens; without one the heaviest tile does; and any tile may be led. Going out pays the opponent's pips; blocked, the lower total wins the difference.
lesson-09-worked-1 = 6-4 leads, with free table all round. You hold 4-2, which fits the 4.
lesson-09-worked-2 = 4-2 has three plays there: straight on, turned left, as here, or turned right. Its 2 is the new end, and the line goes on from there.

## The parts of a notebook

notebook-how = Each exercise can be answered in two ways: on the board, with the mouse, a finger or the keyboard; or in Python, by putting the answer into the next cell and running it and the cell below. `L.hint("…")` helps in four steps, `L.again("…")` deals a new one.
notebook-predict = Predict
notebook-predict-what = Before anything is explained: what do you think?
notebook-worked = A worked example
notebook-faded = The same with a step left out
notebook-problems = Problems
notebook-review = Mixed review
notebook-review-what = From this lesson and those before it, in a deal of their own.
notebook-round = One round
notebook-round-what = Now play a round. Undo takes back any turn, and the hint helps as far as you want.
notebook-practise = Practise three like this
notebook-practise-what = The skill that you missed last, or know least, in three new deals. Run the next cell again for three more; they count for your progress, not for marks.
notebook-progress = How far you are
notebook-progress-what = A skill is mastered after three right answers in a row, at the first try and without help. It is asked again after 1, 7 and 30 days.
