### Every English text of the interface. Sentences are whole; tiles, names and numbers are arguments.
### A message whose id ends in "-you" is the one above it, said to the person who looks.

## Names

game-title = Dominoes
game-tagline = Match the ends, read the table, make the last tile count: familiar games, or a branching Cross.
game-block = Block
game-draw = Draw
game-cross = Cross
game-double-nine-cross = Double-Nine Cross
game-double-twelve-cross = Double-Twelve Cross
game-all-fives = All Fives (Muggins)
game-all-fives-and-threes = All Fives and Threes
game-table = Table Draw
set-6 = double-six
set-9 = double-nine
set-12 = double-twelve
seat-you = You
seat-computer = Computer { $n }
side-you = You and { $partner }
side-two = { $first } and { $second }
list-two = { $start } and { $last }
list-more = { $start }, and { $last }
level-novice = novice
level-club = club player
level-expert = expert

## Dialogs

dialog-close = Close

## Settings

settings-open = Settings
settings-game-block = Match the ends; who cannot play knocks. Nobody draws.
settings-game-draw = Match the ends; who cannot play draws until a tile fits.
settings-game-cross = The opening double has four arms, and all four come first.
settings-game-double-nine-cross = A cross on the double-nine set: every later double branches too.
settings-game-double-twelve-cross = A cross on the double-twelve set: every later double branches too.
settings-game-all-fives = Make the open ends count a multiple of five, and claim it before the next tile.
settings-game-all-fives-and-threes = As All Fives, and multiples of three count as well.
settings-game-table = Two players on a bounded table: the line may turn, and an end without room is closed.

## Guide

curtain-pass = Pass the screen to { $seat }
curtain-next = { $seat } is next
curtain-only = Only { $seat } looks now. Nobody's tiles are shown before that.
curtain-lift = Show my tiles
curtain-still = You may still claim or take back. Then pass the screen on.
guide-open = Guide
lessons-open = Lessons

## Language

language-label = Language
language-unknown = There is no language { $lang } here; the menu lists those that there are.

## Hint panel

hint-title = Hint
hint-assisted = this try: assisted
hint-assisted-not = this try: without help
hint-intro = Four steps, one at a time. The answer comes last.
hint-nothing = There was nothing to find here, so this does not count as help.
hint-step-1 = Look
hint-step-2 = Rule
hint-step-3 = Part
hint-step-4 = Answer
hint-open-1 = Step 1: where to look
hint-open-2 = Step 2: show the rule
hint-open-3 = Step 3: show a part
hint-open-4 = Step 4: show the answer
hint-wait-2 =
    { $seconds ->
        [one] The rule opens in { $seconds } second
       *[other] The rule opens in { $seconds } seconds
    }
hint-wait-3 =
    { $seconds ->
        [one] The part opens in { $seconds } second
       *[other] The part opens in { $seconds } seconds
    }
hint-wait-4 =
    { $seconds ->
        [one] The answer opens in { $seconds } second
       *[other] The answer opens in { $seconds } seconds
    }
hint-done = That was the last step. Try the next turn without help.
hint-about = You are looking at { $tile }.
hint-ladder = Steps of the hint
hint-rung-past = { $name }, opened
hint-group-ends = Legal ends
hint-group-scoring = Scoring now
hint-group-muggins = Muggins
hint-group-ends-about = Which ends are open, and why.
hint-group-scoring-about = What the ends count, and what it is worth.
hint-group-muggins-about = Claim now, call Muggins, and the risk of a miss.
hint-group-quiet = Nothing to say yet.
hint-label-certain = certain
hint-label-chance = chance
hint-label-claim-now = claim now
hint-label-call-muggins = call Muggins
hint-label-risk = risk
hint-failed = The hint did not come: { $why }

## What hints say

hint-look-ends = Look at every open end, then at your tiles.
hint-look-lead = The table is empty: look at your hand.
hint-look-scoring = Look at the tile at each end of the line: what do they count together?
hint-look-claim = A tile is open to a claim or to Muggins. Look at the ends as that tile left them.
hint-rule-match = A tile fits where one of its halves equals an open end.
hint-rule-must-play = Who can play must play: drawing and knocking are for those who cannot.
hint-rule-lead = The highest double dealt is the opening tile: its holder leads it, and no other tile.
hint-rule-draw = Who cannot play draws from the boneyard; when no tile may be drawn, they knock.
hint-rule-arms = The first four plays after the opening double go to its four arms, in any order; until then only empty arms are open.
hint-rule-sides = The tips of a spinner open when both of its long sides are covered.
hint-rule-turns = A single goes straight on or turns left or right. A double lies across, and after a double the line goes straight on.
hint-rule-count = At an end, a single counts its free half and a double counts both halves. A tile that touches two others counts nothing.
hint-rule-double = A double at an end counts both of its halves.
hint-rule-lone = A tile alone on the table counts all its pips.
hint-rule-worth-five = A count above zero that can be divided by five is worth its points.
hint-rule-worth-five-three = A count above zero that can be divided by five or by three is worth its points, and only once if by both.
hint-rule-claim = You may claim your tile until the next tile is placed. State the count; a wrong number costs nothing.
hint-rule-muggins = Points that a player has not claimed when the next tile is placed may be called by any opponent until one more tile is placed. The first to call takes them all.
hint-rule-closing = After the last tile, claims and Muggins calls stay open until the hand is finished. The last tile itself never opens to Muggins.
hint-ends-none-knock = None of your tiles fits an open end, so you knock.
hint-ends-none-draw = None of your tiles fits an open end, so you draw.
hint-ends-lead = The highest double dealt opens, and it is yours: lead { $tile }.
hint-ends-lead-any = You open, with any tile of your hand.
hint-ends-wait = It is not your turn to lay a tile.
hint-ends-done = No more tiles are laid in this hand.
hint-ends-arms =
    { $arms ->
        [one] One arm of the opening double is still empty, so it alone is open: it takes a tile with { $value }.
       *[other] { $arms } arms of the opening double are still empty, so they alone are open: each takes a tile with { $value }.
    }
hint-ends-open = Open ends: { $ends }.
hint-ends-tile-fits = { $tile } fits on: { $ends }.
hint-ends-tile-not = { $tile } fits no open end. Open ends: { $ends }.
hint-ends-closed = The end { $end } is closed: there is no room for a tile.
hint-ends-no-room = { $tile } has a { $end }, but there is no room for it at that end.
hint-part-sum = Add up what lies at the ends: { $sum }.
hint-count = The count is { $sum } = { $count }.
hint-scores =
    { $points ->
        [one] { $count } can be divided by { $by }: it is worth { $points } point.
       *[other] { $count } can be divided by { $by }: it is worth { $points } points.
    }
hint-scores-not = A count of { $count } is worth nothing.
hint-on =
    { $at ->
        [none] on { $end }
       *[other] on the { $end } of { $at }
    }
hint-play-makes =
    { $points ->
        [one] { $tile } { hint-on } makes { $sum } = { $count }: worth { $points } point.
       *[other] { $tile } { hint-on } makes { $sum } = { $count }: worth { $points } points.
    }
hint-play-makes-nothing = { $tile } { hint-on } makes { $sum } = { $count }: worth nothing.
hint-lead-makes =
    { $points ->
        [one] Leading { $tile } makes { $sum } = { $count }: worth { $points } point.
       *[other] Leading { $tile } makes { $sum } = { $count }: worth { $points } points.
    }
hint-lead-makes-nothing = Leading { $tile } makes { $sum } = { $count }: worth nothing.
hint-they-may-score =
    { $tiles ->
        [one] They may score: after this play, { $tiles } of the { $unseen } tiles you cannot see would score for the next player: { $list }.
       *[other] They may score: after this play, { $tiles } of the { $unseen } tiles you cannot see would score for the next player: { $list }.
    }
hint-they-cannot-score = After this play, no tile that you cannot see would score for the next player.
hint-they-now =
    { $tiles ->
        [one] On the ends as they are, { $tiles } of the { $unseen } tiles you cannot see would score: { $list }.
       *[other] On the ends as they are, { $tiles } of the { $unseen } tiles you cannot see would score: { $list }.
    }
hint-they-now-none = On the ends as they are, no tile that you cannot see would score.
hint-scoring-none = Nothing is scored during play in this game: points come at the end of the hand.
hint-claim-now = Your { $tile } makes { $sum }: claim { $points } before the next tile is placed.
hint-claim-now-last = Your { $tile } makes { $sum }: claim { $points } before the hand is finished.
hint-claim-nothing = Your { $tile } makes { $sum } = { $count }: there is nothing to claim.
hint-muggins-part = When { $tile } was laid, the ends counted { $sum }.
hint-muggins-call = { $seat } did not claim { $tile }: call Muggins with { $points } before the next tile is placed.
hint-muggins-call-last = { $seat } did not claim { $tile }: call Muggins with { $points } before the hand is finished.
hint-muggins-nothing = { $seat } did not claim { $tile }, but its count was { $count }: there is nothing to call.
hint-risk = What you leave unclaimed on { $tile }, an opponent may take once the next tile is placed.
hint-risk-open = You did not claim { $tile }: if it made a count that pays, an opponent may take its points until the next tile is placed or the hand is finished.
hint-risk-rivals = Of the counts that paid in this hand, { $seat } has taken { $taken } and missed { $missed } so far.
hint-muggins-none = There is no Muggins in this game, because nothing is claimed in it.
hint-muggins-closed = No missed tile is open to Muggins now.
hint-not-now = There is nothing for you to decide at this moment.
hint-over = The hand is over: the score sheet tells the rest.

## Log

log-title = Log
log-list = Events of this hand
log-start = To the start
log-back = One step back
log-on = One step on
log-live = To the present
log-stepping = You are looking back: step { $step } of { $steps }. The hand itself waits unchanged.
log-copy = Copy the log as text
log-copy-position = Copy the position line
log-download = Download the record
log-copied = The log is on the clipboard.
log-position-copied = The position line is on the clipboard.
log-copy-failed = The browser does not allow copying here. Select the text in the box and copy it.
log-copy-box = Text to copy
log-downloaded = The record is saved as { $name }.
log-empty = Nothing has happened yet.
log-rounds = Finished hands
log-rounds-none = No hand of this match is finished yet.
log-rounds-round = Round
log-rounds-won = Won by
log-rounds-bonus = Bonus
log-rounds-nobody = nobody
log-copy-heading = { $game }, round { $round }

log-deal = The tiles are dealt.
log-led = { $seat } led { $tile }.
log-led-you = You led { $tile }.
log-played = { $seat } played { $tile } on { $value }.
log-played-you = You played { $tile } on { $value }.
log-drew = { $seat } drew a tile.
log-drew-you = You drew a tile.
log-drew-tile = { $seat } drew { $tile }.
log-drew-tile-you = You drew { $tile }.
log-knocked = { $seat } knocked.
log-knocked-you = You knocked.
log-knocked-at = { $seat } knocked at { $ends }.
log-knocked-at-you = You knocked at { $ends }.
log-claimed = { $seat } claimed { $points } for { $tile }.
log-claimed-you = You claimed { $points } for { $tile }.
log-claimed-by = { $seat } claimed { $points }, divisible by { $by }, for { $tile }.
log-claimed-by-you = You claimed { $points }, divisible by { $by }, for { $tile }.
log-muggins = { $seat } called Muggins on { $missed } and took { $points } for { $tile }.
log-muggins-you = You called Muggins on { $missed } and took { $points } for { $tile }.
log-muggins-on-you = { $seat } called Muggins on you and took { $points } for { $tile }.
log-scored = { $seat } scored { $points } with { $tile }.
log-scored-you = You scored { $points } with { $tile }.
log-scored-by = { $seat } scored { $points }, divisible by { $by }, with { $tile }.
log-scored-by-you = You scored { $points }, divisible by { $by }, with { $tile }.
log-ended-out = { $seat } is out: domino!
log-ended-out-you = You are out: domino!
log-ended-blocked = Everybody has knocked: the hand is blocked.
log-ended-target = { $seat } has reached the target.
log-ended-target-you = You have reached the target.
log-ended = The last tile of this hand lies.
log-over-won =
    { $points ->
        [one] { $side } won the hand: { $points } point.
       *[other] { $side } won the hand: { $points } points.
    }
log-over-won-you =
    { $points ->
        [one] You won the hand: { $points } point.
       *[other] You won the hand: { $points } points.
    }
log-over-won-yours =
    { $points ->
        [one] Your side won the hand: { $points } point.
       *[other] Your side won the hand: { $points } points.
    }
log-over-none = The hand is over, and it pays nobody.
log-undone = { $seat } took the last turn back.
log-undone-you = You took your last turn back.
log-redone = { $seat } played the turn again.
log-redone-you = You played the turn again.
log-played-on = { $seat } played on.
log-played-on-you = You played on.
log-level-up = Two hands won: { $seat } is a stronger player from now on: { $level }.
log-resigned = { $seat } resigned.
log-resigned-you = You resigned.

## Result

result-title = How the hand was scored
result-match-title = The match is over
result-out = { $seat } went out.
result-out-you = You went out: domino!
result-blocked = The hand is blocked: the lowest total wins.
result-target = { $seat } reached the target.
result-target-you = You reached the target.
result-target-any = The target is reached.
result-resigned = { $seat } resigned.
result-resigned-you = You resigned.
result-won =
    { $points ->
        [one] { $side } wins the hand and { $points } point.
       *[other] { $side } wins the hand and { $points } points.
    }
result-won-side =
    { $points ->
        [one] { $side } win the hand and { $points } point.
       *[other] { $side } win the hand and { $points } points.
    }
result-won-you =
    { $points ->
        [one] You win the hand and { $points } point.
       *[other] You win the hand and { $points } points.
    }
result-nobody = The hand pays nobody.
result-hands = The hands, face up
result-pips =
    { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
result-no-tiles = no tile left: domino!
result-sheet = The sum
result-sheet-side = Side
result-sheet-before = Before
result-sheet-play = In play
result-sheet-bonus = Bonus
result-sheet-now = Now
result-pays =
    { $points ->
        [one] pays { $points } point
       *[other] pays { $points } points
    }
result-match-won = { $side } wins the match.
result-match-won-side = { $side } win the match.
result-match-won-you = You win the match!
result-race = { $score } of { $target } points
result-race-title = The race to { $target }
result-rounds =
    { $rounds ->
        [one] It took { $rounds } hand.
       *[other] It took { $rounds } hands.
    }
result-again = New match, same settings
review-open = Go through the hand again
result-next = Next hand is beside the table, with the other actions.

## Lines of the sum (seat: whose hand; sum: the pips added, "6 + 3"; total: their sum; points: what it pays)

sum-hand = { $seat } holds { $tiles }: { $total } pips.
sum-hand-you = You hold { $tiles }: { $total } pips.
sum-hand-empty = { $seat } holds no tile.
sum-hand-empty-you = You hold no tile.
sum-out = Going out pays all pips of the other hands.
sum-blocked = The lowest total wins, and each loser pays the difference.
sum-blocked-all = The lowest total wins, and the house rule pays all pips of the losers.
sum-difference = { $seat }: { $total } − { $lowest } = { $points }.
sum-difference-you = You: { $total } − { $lowest } = { $points }.
sum-rounded = { $seat }: { $difference } goes to the nearest five, { $points }.
sum-rounded-you = You: { $difference } goes to the nearest five, { $points }.
sum-sum-rounded = The sum of { $total } goes to the nearest five: { $points }.
sum-side = { $side } hold { $sum } = { $total } pips together.
sum-partner = What the partner of the winner still holds does not count.
sum-tie = The lowest total is shared, so nobody is paid.
sum-total = { $sum } = { $points }.
sum-won-in-play = { $seat } won { $points } during play.
sum-won-in-play-you = You won { $points } during play.
sum-target = The target was reached during play, so the hand ended there and pays no bonus.
sum-resigned = The match was resigned, so this hand pays no bonus.

## Keys

keys-open = Keys

## Short help beside the table

help-claim = Add up the ends and state the count: it is yours until the next tile is placed. After a miss the others may call Muggins. Play waits for you.
help-rows = Each row is one connected arm, named by the tile it starts from. Scroll a long arm sideways; the button of its end stays beside it.

## Refusals: the codes and arguments of the engine

error-round-over = The hand is over: nothing more can be played in it.
error-hand-closed = The last tile lies: only claims, Muggins calls and Finish hand are left.
error-not-closed = The hand is still on: it can be finished when a hand is empty or everybody has knocked.
error-no-such-seat = There is no seat { $seat } at this table.
error-not-your-turn = It is not the turn of { $seat }.
error-not-your-turn-you = It is not your turn.
error-not-in-hand = { $tile } is not in the hand of { $seat }.
error-not-in-hand-you = { $tile } is not in your hand.
error-must-lead = The hand opens with { $lead } and with no other tile.
error-no-such-end = There is no such end on the table for { $tile }.
error-end-covered = That end is covered: a tile lies on it already.
error-arms-first =
    { $arms ->
        [one] Every arm of the opening double needs a tile first: { $arms } arm to go.
       *[other] Every arm of the opening double needs a tile first: { $arms } arms to go.
    }
error-sides-first = The tips of a spinner open when both of its long sides are covered.
error-no-match = { $tile } has no { $end }, so it does not fit that end.
error-no-turns-here = Tiles are turned in Table Draw only, and a double or a tile after one goes straight.
error-no-room = There is no room for { $tile } at that end: it would leave the table or cover a tile.
error-can-play = { $seat } has a tile that can be played, so it must be played.
error-can-play-you = You have a tile that can be played, so it must be played.
error-must-draw = { $seat } may still draw, so knocking is not allowed.
error-must-draw-you = You may still draw, so you cannot knock.
error-never-draws = Nobody draws in this game: who cannot play knocks.
error-nothing-to-draw = No tile is left that may be drawn.
error-no-claims = There is nothing to claim in this game.
error-claim-closed = No tile is open to a claim now.
error-not-your-tile = Only the player of the last tile may claim it.
error-muggins-closed = No missed tile is open to Muggins now.
error-your-own-miss = Your own side missed it, so only an opponent may call Muggins.
error-nothing-due = Nothing is due: that count is worth no points.
error-wrong-count = { $points } is not the count.
error-not-a-tile = { $text } is not a tile: two numbers from 0 up, as in 6-4.
error-rules = { $sentence }
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-notation = Column { $column }: { $expected } expected, not { $found }.
error-notation-line = Line { $line }, column { $column }: { $expected } expected, not { $found }.
error-typed-fits-nowhere = { $tile } cannot be played now. Type ?e to hear what is open.
error-typed-no-place = { $tile } cannot be played there. What can be typed: { $ways }.
error-match-over = The match is over.
error-hand-not-over = The hand is not over yet.
error-not-an-action = { $text } is no action.

## Refusals of the table, and of the way to it

error-assist-locked = At this table nobody is helped, and what the screen shows stays as it is.
error-screen-passed = The screen is on its way to { $seat }: lift the curtain first.
error-stale = The table has moved on since you chose. Nothing was done: look again and choose anew.
error-busy = The table is still busy with the last request. Nothing was lost; try again in a moment.
error-unknown-request = The table does not know this kind of request. Nothing was done.
error-bad-request = The table could not read that request. Nothing was done.
error-not-now = That is not possible at this moment.
error-silent = The kernel does not answer. It may still be busy; your game is kept where it is.
error-gone = The connection to the kernel is gone. This is the table after your last move.
error-no-kernel = No kernel is running, so nothing can be played. This is the table as it was saved.
error-no-panel = This page does not let the panel be loaded. The game itself goes on.
error-unknown-text = There is no such text in this language.
error-nothing-pending = No window is open that play waits for.
error-typed-nothing = Type a move first, for example 65l.
error-typed-two = { $tile } can go to more than one place. Type one of these: { $ways }.
error-typed-none = No move is called that. Try 65l, d to draw, k to knock, or c 15 to claim.
error-internal = Something went wrong inside the table. The move was not made, and your game is kept where it was.

## First visit

welcome-title = Welcome to the table
welcome-how = Choose a game. Then choose a tile of your hand and the end where it goes; the rest is said as you play.
welcome-play = Play
welcome-stay = Stay with { $game }

## Table

seat-person = Player { $letter }
seats-label = Players and scores
seat-your-turn = your turn
seat-turn = to play
seat-winner = winner
seat-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
seat-partner = partner of { $partner }
seat-score = { $score } of { $target } points
seat-drew = drew
seat-knocked = knocked
seat-voids = has no { $pips }
seat-played = played { $tile }
seat-points = took { $points }
head-round = Hand { $round }, to { $target }
side-label = Hints and log

arm-left = left
arm-right = right
arm-up = top
arm-down = bottom
arm-of-left = left arm of { $tile }
arm-of-right = right arm of { $tile }
arm-of-up = upper arm of { $tile }
arm-of-down = lower arm of { $tile }
arm-branch-first = first branch of { $tile }
arm-branch-second = second branch of { $tile }
end-left = left end { $value }
end-right = right end { $value }
end-up = upper end { $value }
end-down = lower end { $value }
end-of-arm = { $value } at the { $arm }
ends-label = Ends of the table
ends-pick = Choose a tile, then the end where it goes.
end-lead = Lead { $tile }
end-play = Play { $tile } on { $end }
end-play-straight = Play { $tile } on { $end }, straight
end-play-turned-left = Play { $tile } on { $end }, turned left
end-play-turned-right = Play { $tile } on { $end }, turned right
end-play-some = Play { $tile } on { $end }: choose which way it turns
end-straight = Straight
end-turn-left = Turned left
end-turn-right = Turned right
end-wrong = { $tile } does not fit { $end }. It fits { $ends }.
drop-nothing = { $tile } was let go over no end, and is back in your hand. It fits { $ends }.
drop-lead = { $tile } is back in your hand. Let it go on the table to lead it.
drop-late = The table moved on while you held { $tile }. It is back in your hand, and nothing was done.
end-open = { $end }: choose a tile first
end-not = { $tile } does not fit { $end }
end-closed = { $end } is closed: { $why }
end-pick-first = Choose a tile of your hand first, then { $end }.

hand-title = Your hand
hand-none = No hand to show
hand-can = { $fitting } of { $tiles } can play
hand-then = as it was at this step
hand-sort = Sort
hand-flip = Flip
room-hand = The hand
room-answer = The answer
sort-now-heavy = Sorted with the heaviest first
sort-now-suit = Sorted by suit
sort-now-dealt = In the order they came
hand-tile = { $tile }
hand-tile-why = { $tile }: { $why }
hand-tile-fits = { $tile }, fits { $ends }
hand-tile-leads = { $tile }, can lead
hand-fits-nowhere = fits no end; open are { $ends }
hand-two-ends = { $tile } can go to more than one place: choose where.
boneyard-left =
    { $left ->
        [one] { $left } left
       *[other] { $left } left
    }
boneyard-in = in the boneyard
boneyard-out = out of play

look-label = Look of the table
look-table = Table
look-rows = Rows
zoom-label = Size of the table
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole table
full-screen = Full screen
board-none = No table yet
board-none-what = The table appears as soon as Python has dealt.
board-empty = The table is empty
board-empty-what =
    { $players ->
        [one] { $players } player, to { $target }
       *[other] { $players } players, to { $target }
    }
board-title =
    { $tiles ->
        [one] The table: { $tiles } tile
       *[other] The table: { $tiles } tiles
    }
board-arm = From { $tile }: { $arm }
board-end = open end { $value }
board-count = Count { $count }
rows-arms =
    { $arms ->
        [one] One arm of { $tile }
       *[other] { $arms } arms of { $tile }
    }
rows-branches = Branches of later doubles
rows-arm-number = arm { $number }
rows-empty = empty
rows-help = What is a row?
rows-scroller = Tiles of the arm: { $arm }

acts-label = Actions
act-draw = Draw
act-draw-on = Until one fits
act-draw-on-what = Draws until a tile fits or none may be drawn
act-knock = Knock
act-claim = Claim
act-muggins = Muggins!
act-play-on = Play on
act-finish = Finish hand
act-next = Next hand
act-undo = Undo
act-redo = Redo
act-resign = Resign
act-why = { $names }: { $why }
act-watching = The buttons wait until you have seen what the others did.

claim-label = Claim and Muggins
claim-yours = Your { $tile } is open to a claim.
claim-theirs = { $seat } may still claim { $tile }.
muggins-yours = { $tile } of { $seat } was not claimed: Muggins is open.
muggins-own = Your { $tile } was not claimed, and others may call Muggins.
muggins-theirs = { $tile } of { $seat } was not claimed, and others may call Muggins.
claim-none = No tile is open to a claim.
claim-number = State the count first: add up the ends.
claim-count = Your count
claim-less = Less
claim-more = More
claim-help = How does this work?

typed-label = Typed move
typed-go = Enter
typed-ends = Open ends: { $ends }.
typed-hand = You hold { $tiles }.
typed-score =
    { $score ->
        [one] { $seat }: { $score } point.
       *[other] { $seat }: { $score } points.
    }

ask-play =
    { $fitting ->
        [one] Your turn: { $fitting } tile can play.
       *[other] Your turn: { $fitting } tiles can play.
    }
ask-turn = Your turn.
ask-draw = Your turn: no tile fits, so draw.
ask-knock = Your turn: no tile fits, so knock.
ask-window = A tile is open: state its count, or play on.
ask-finish = The last tile lies: claim or call what is open, then finish the hand.
ask-next = The hand is over.
ask-match-over = The match is over.
ask-other = { $seat } is to play.
say-ends = Ends { $ends }.
now-dealt = The tiles are dealt.
now-picked = { $tile } is chosen: it fits { $fits } of { $ends } ends.
now-drew =
    { $tiles ->
        [one] { $seat } drew a tile.
       *[other] { $seat } drew { $tiles } tiles.
    }
now-watching = Watching; any key or click shows the rest.
now-step = Any key or click shows the next move.
now-looking-back = You are looking back; the hand itself waits.
now-skip = Show all
now-next = Next move

link-busy = The kernel is busy. Your last request waits for it.
link-silent = The kernel does not answer. Nothing is lost: try again, or see whether it still runs.
link-restarted = The kernel was restarted, and this table is not in it. Run the cell again, or reload the page.
link-gone = The connection to the kernel is gone. This is the table after your last move.
link-static = No kernel runs behind this picture. Run the cell to play on.
error-unknown = That was refused: { $code }.

## Kept

error-bad-save = What was kept cannot be read, so a new game begins: { $why }
error-newer-save = What was kept was written by a newer version (format { $format }; known here: { $known }).
error-store-full = There is no room left to keep the game. It goes on, but only in this window.
error-store-refused = The game cannot be kept: its folder is read-only or forbidden. It goes on in this window.
error-store-foreign = The game cannot be kept: its folder belongs to somebody else. It goes on in this window.
error-nothing-kept = No game is kept here under that name.
error-nothing-kept-yet = No game is kept on this computer yet: a table is kept from its first move on.

kept-open = Games: open, share, history
kept-resumed = Your game goes on where you left it.
kept-resume = Resume
kept-waiting = Waiting for the server …
kept-link = This link begins another match, and your own is not over.
kept-link-stay = Stay with mine
kept-link-begin = Begin the new one
kept-link-two = This link asks for different games: its position, or else its deal code, decides which is played.
fair-title = Fair deal
fair-what = Before the first tile the table showed the first line. It is the SHA-256 of the second: a random number and the deal.
fair-promise = The deal of this hand is fixed, and this line is the promise. Note it down: once the hand is over it can be checked.
fair-check = Check it
fair-right = Right: these tiles are the ones that were promised before the hand began.
fair-wrong = Wrong: this deal is not the one that was promised.
fair-cannot = This browser cannot check it on an open connection (http). Python can: check_fair(record).

### Later: what follows is for panels that the browser asks for when they are opened. The build cuts here.

resign-title = Resign this match?
resign-ask = The match ends now, and it goes to the best of the others.
resign-keep = Keep playing

keys-title = Keys and typed moves
keys-letters = Single letters
keys-letters-note = They act while the focus is in the game and no text is being typed. The settings switch them off.
keys-letter-count = go to the field for a count
keys-letter-redo = redo
keys-letter-hand = go to the hand; on a projector, show or hide it
keys-letter-answer = on a projector, show the answer
keys-letter-typed = go to the field for typed moves
keys-typed = Typed moves
keys-typed-note = Type one into the field for typed moves and press Enter.
keys-tab = goes from hand to ends to buttons, and out of the game again
keys-arrows = choose a tile in the hand
keys-enter = presses the button that has the focus; elsewhere plays the chosen tile if it has one place, else Play on or Next hand
keys-space = the same for buttons, and chooses a tile
keys-escape = closes a dialog, drops a choice or a step back; then leaves the game
keys-any-key = any key
keys-any = while computer moves are being shown: shows the rest at once, or the next one with step by key
keys-typed-side = 6-5 on the left end or the right end
keys-typed-up-down = 6-5 on the upper or the lower arm of a cross
keys-typed-arm = 6-5 on arm 2
keys-typed-big = 12-11 on the right end: a hyphen parts large numbers
keys-typed-turn = 6-5 on the right end, turned left (Table Draw)
keys-typed-draw = draw a tile
keys-typed-knock = knock
keys-typed-claim = claim a count of 15
keys-typed-muggins = call Muggins with 15
keys-typed-play-on = play on
keys-typed-finish = finish the hand
keys-typed-next = next hand
keys-typed-undo = undo
keys-typed-ends = which ends are open?
keys-typed-hand = what do I hold?
keys-typed-scores = what are the scores?

## Settings

settings-title = Settings
settings-match = The match
settings-match-note = These hold for the match that New match begins.
settings-loading = Asking the table what it offers …
settings-retry = Ask again
settings-game = Game
settings-set = Set
settings-set-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
settings-why-set = { $game } is played with { $sets } only.
settings-why-set-cross = Cross is played with double-six. Larger sets have crosses of their own: Double-Nine Cross and Double-Twelve Cross.
settings-players = Players
settings-why-players = { $game } is for { $players } players only.
settings-partners = Partner with Computer 2
settings-partners-what = You and Computer 2 against Computer 1 and Computer 3, one score for each side.
settings-why-partners = Partners are for Block with four players.
settings-seats = Names and levels
settings-seat-name = Name of seat { $letter }
settings-seat-level = Level of seat { $letter }
level-novice-what = Forgets one count in five, and soon who knocked on what.
level-club-what = Forgets one count in fourteen, and now and then an old knock.
level-expert-what = Forgets hardly a count and no knock, but sees no hidden tile.
level-person = somebody at this screen
level-person-what = Shares this screen: a curtain falls between your turns.
settings-watch = Watch the computers
settings-watch-what = A computer takes your seat too, and you look on.
settings-assist = Assistance
settings-assist-playable = Mark the tiles that can be played
settings-assist-playable-what = Playable tiles are raised and outlined, and their names say what they fit.
settings-assist-count = Show the end count
settings-assist-count-what = The sum of the ends stands beside the table. You learn more by adding it up yourself.
settings-assist-count-not = Only All Fives and All Fives and Threes have an end count.
settings-assist-memory = Table memory
settings-assist-memory-what = The card of each seat keeps the numbers that it has shown to lack by knocking.
settings-assist-memory-not = Only in Block does a knock hold for the rest of the hand: nobody draws there.
settings-house = House rules
settings-house-none = As in the rule book
settings-house-count =
    { $count ->
        [0] Everything is as in the rule book.
        [one] { $count } house rule is on.
       *[other] { $count } house rules are on.
    }
settings-why-house-hands = { $needed } tiles would be needed, and the set has { $tiles }.
settings-house-empty = This game has no house rules.
settings-screen = This screen
settings-screen-note = These change the picture at once and leave the match alone.
settings-look = Table or rows
settings-look-auto = What fits best
settings-look-table = Table: the tiles as they lie
settings-look-rows = Rows: a row for each arm
settings-pace = Computer moves
settings-pace-0 = At once
settings-pace-300 = Quick
settings-pace-700 = Calm
settings-pace-1500 = Slow
settings-pace-3000 = Very slow
settings-pace-key = Step by key
settings-pace-other = { $ms } milliseconds each
settings-numerals = Numerals on all tiles
settings-numerals-what = Halves are printed as numbers; without this, only halves above six are.
settings-large = Large print
settings-large-what = Everything is one size up, as for a projector.
settings-contrast = More contrast
settings-contrast-what = Plain black and white tiles and heavy lines. A system that asks for more contrast gets it anyway.
settings-sound = Sounds
settings-sound-what = A tap for each tile, two for a knock, a bell for points.
settings-one-tap = One tap plays
settings-one-tap-what = A tile that can go to one place only is played by a single tap.
settings-auto = Single moves by themselves
settings-auto-what = Where only one tile at one place, a draw or a knock is left to you, it is done after a moment. Claims stay yours.
settings-letters = Single letters as keys
settings-letters-what = With the focus in the game d draws, k knocks, and so on; the list is under Keys.
settings-language = Language
settings-new = New match
settings-cancel = Cancel
settings-confirm-title = A match is under way
settings-confirm = A new match ends this one. Its scores are { $scores }.
settings-confirm-keep = Keep playing
settings-confirm-start = Start the new match
settings-refused = The new match could not begin, and nothing has changed.
settings-started = A new match has begun: { $game }.

## House rules: the name, and what it changes

house-group-target = Points to win
house-group-hands = Tiles each
house-group-opening = Who opens
house-group-drawing = Drawing
house-group-spinner = Spinner
house-group-other = Other rules
house-target-50 = To 50
house-target-50-what = The match goes to 50 points instead of 100.
house-target-150 = To 150
house-target-150-what = The match goes to 150 points instead of 100.
house-target-200 = To 200
house-target-200-what = The match goes to 200 points instead of 100.
house-target-250 = To 250
house-target-250-what = The match goes to 250 points instead of 100.
house-hands-five = Five tiles each
house-hands-five-what = Every player is dealt five tiles.
house-hands-six = Six tiles each
house-hands-six-what = Every player is dealt six tiles.
house-hands-seven = Seven tiles each
house-hands-seven-what = Every player is dealt seven tiles.
house-hands-nine = Nine tiles each
house-hands-nine-what = Every player is dealt nine tiles.
house-winner-leads = The winner opens
house-winner-leads-what = Who won the last hand opens the next one, with any tile. The highest double still opens the first.
house-reserve-two = Two tiles stay
house-reserve-two-what = The last two tiles of the boneyard are never drawn.
house-no-drawing = No drawing
house-no-drawing-what = Nobody draws: who cannot play knocks.
house-draw-until-fits = Draw until a tile fits
house-draw-until-fits-what = Who cannot play draws until a tile fits and plays it in the same turn, instead of drawing one tile and waiting.
house-spinner-first = First double is a spinner
house-spinner-first-what = The first double on the table is open on four sides; its tips open when both long sides are covered.
house-spinner-every = Every double is a spinner
house-spinner-every-what = Each double is open on four sides; its tips open when both long sides are covered.
house-round-sum = Round the sum
house-round-sum-what = At the end of a hand the losers' differences are added first, and the sum goes to the nearest five.
house-automatic-scoring = Automatic scoring
house-automatic-scoring-what = A count that scores is paid at once: there are no claims and no Muggins.
house-blocked-all-pips = Blocked pays all pips
house-blocked-all-pips-what = In a blocked hand the winner is paid all pips in the losers' hands, not the difference.

## Guide

guide-title = Guide
guide-game = Game
guide-part-rules = The rules
guide-part-controls = Controls
guide-part-strategy = Playing well
guide-example = Example
guide-loading = Fetching the guide …
guide-without = The guide comes from the table's kernel, and no kernel answers now. The keys and typed moves are listed under Keys.
guide-retry = Try again

## Refusals: the codes and arguments of the engine

error-not-a-seed = A seed is a whole number from 0 to 2**128 - 1, not { $seed }.
error-unknown-variant = There is no game called { $name }; there are { $known }.
error-bad-deal = { $sentence }
error-not-a-line = A text in the notation is expected, not { $kind }.
error-record = { $sentence }
error-record-tag = Tag { $tag }: { $why }
error-newer-record = This record has format { $format }; the newest that can be read here is { $known }.
error-impossible-action = Action { $number }, { $text }, cannot have happened: { $why }
error-not-an-observation = What a seat sees is expected, an Observation, not { $kind }.
error-impossible-view = No seat can see this: { $why }
error-impossible-history = Event { $number }, { $event }, cannot have happened: { $why }
error-bad-size = { $what } is a whole number from { $least } to { $most }, not { $found }.
error-not-a-budget = A budget is one of { $names }, or a number of worlds from 1 to { $most }, not { $found }.
error-not-in-set = { $tile } is not in a double-{ $set } set.
error-not-solvable = { $sentence }
error-no-move-to-judge = There is no move to judge: it is not the turn of this seat.

## Kept

error-no-proof = Hand { $round } carries no proof of its deal: a table writes one when a hand is over, a match played in Python alone does not.
error-not-fair = Hand { $round } was not dealt as promised, or its record has been changed.
error-code-sign = That is no deal code: a sign is wrong or missing. A code has eight signs and a check sign, XXXX-XXXX-C.
error-code-unknown = That code is whole, but it stands for no game that this table knows.
error-not-a-record = That is no game. A record begins with a tag such as [Format], a position with the name of a game.
export-hands = Hands of the match
export-hand = Hand
export-keys = Step with the arrow keys, or with the buttons of the log. Hand:
kept-title = Games
kept-load = Open a game
kept-load-what = A record, or the line of a position. It takes the place of the game on the table; an unfinished match goes on.
kept-file = File with a record
kept-text = Text of a record or a position
kept-text-open = Open this text
lessons-title = Lessons
lessons-what = Each lesson explains one thing, lets you try it, and ends with a round. Your game stays as it is.
lessons-away = The lessons are notebooks: domino-widget lab opens them in JupyterLab, and domino-widget play shows them here.
kept-opened = The game is open.
kept-opened-anew = The game is open. The tiles that its record hides were dealt anew, in agreement with all that it shows.
kept-share = Share
kept-code = Deal code { $code }: whoever begins with it gets the same deals, so they are no secret.
kept-svg = Picture (SVG)
kept-png = Picture (PNG)
kept-page = Page that replays the match (HTML)
kept-history = Matches
kept-line = { $game }, { $level }: won { $won }, lost { $lost }
kept-history-none = No match has been finished yet.
kept-forget = Delete my data
kept-forget-sure = Delete it for good
kept-forgotten = Everything that was kept is deleted. This game goes on, and is not kept any more.
level-mixed = several levels
code-make = Make me a deal code
code-make-what = The deals come from a code that you can hand on.
code-typed = Deal code
code-typed-what = It stands for game, set and players too; names, levels and house rules stay as they are here.

## Positions that cannot be

error-impossible-match-over = The match was over before this hand: { $points } points reach the target of { $target }.
error-impossible-lead-late = A tile that must lead is told only while the table is empty.
error-impossible-lead-free = In { $game } whoever opens may lead any tile.
error-impossible-lead-not-held = { $tile } must lead, but it is not in the hand of seat { $letter }.
error-impossible-opener = Seat { $letter } holds the highest double and opens with it: the turn is { $letter }={ $tile }.
error-impossible-empty-ended = A hand cannot end before a tile lies.
error-impossible-empty-points = Before the first tile there are no knocks and no points.
error-impossible-out = Seat { $letter } has no tile left, so the hand is over.
error-impossible-two-out = Only one player can be out.
error-impossible-all-knocked = Everybody has knocked, so the hand is over.
error-impossible-turn = Seat { $letter } laid the last tile, so it is the turn of seat { $next }.
error-impossible-over = { $points } points reach the target of { $target }, so the hand is over.
error-impossible-points = In { $game } no points are won before the hand is over.
error-impossible-closing = Where nothing is claimed a hand is over at once, with no windows to wait for.
error-impossible-out-knocks = Seat { $letter } is out, so nobody knocked after the last tile.
error-impossible-out-window = Seat { $letter } is out, so seat { $other } did not lay the last tile.
error-impossible-not-ended = The hand is not over: nobody is out, and not everybody has knocked.
error-impossible-knock-draws = Nobody knocks while tiles may be drawn.
error-impossible-knock-fits = Seat { $letter } has a tile that fits, so it cannot have knocked.
error-impossible-no-claims = In { $game } nothing is claimed, so no window is open.
error-impossible-windows-over = When the hand is over no window is open.
error-impossible-claim-empty = Before the first tile there is nothing to claim.
error-impossible-claim-worth = The last tile is worth { $due }, not { $points }.
error-impossible-muggins-early = Before the second tile no missed tile is open to Muggins.
error-impossible-muggins-worth = No tile that may have been the last leaves a count worth { $points } behind it.
error-impossible-result = The points do not fit this end of the hand, which pays side { $number } { $points } points.
error-impossible-result-nobody = The points do not fit this end of the hand, which pays nobody.
error-impossible-scores = There are { $sides } sides, so { $sides } scores, not { $found }.
error-impossible-sides = There are { $sides } sides, so { $sides } numbers of points, not { $found }.
error-impossible-spinners = The first double branches and no other: mark one with *, not { $found }.
error-impossible-spinner-order = { $before } lies before { $tile }, so { $tile } is not the first double.
error-impossible-tiles = A double-{ $set } set has { $most } tiles, but { $named } are told.

## Lines that cannot be read

error-notation-at-space = Column { $column }: a space belongs here.
error-notation-at-tile = Column { $column }: a tile such as 6-4 belongs here.
error-notation-at-number = Column { $column }: a whole number belongs here.
error-notation-at-sign = Column { $column }: here { $sign } is missing.
error-notation-at-known = Column { $column }: nothing may stay unknown in a position, so no ? belongs here.
error-notation-at-hands = Column { $column }: the hands of two to five seats belong here, with / between them.
error-notation-at-game = Column { $column }: the name of a game belongs here, such as block or all-fives.
error-notation-at-option = Column { $column }: there is no such house rule, or it stands twice.
error-notation-at-value = Column { $column }: that is no value of this house rule.
error-notation-at-sides = Column { $column }: more tiles hang here than there are sides to join.
error-notation-at-match = Column { $column }: a tile with a { $value } belongs here.
error-notation-at-mark = Column { $column }: a * belongs after a double that branches, and nowhere else.
error-notation-at-double = Column { $column }: this game opens with a double.
error-notation-at-turn = Column { $column }: whose turn it is belongs here: a letter from A to E, or . or # at the end of a hand.
error-notation-at-seat = Column { $column }: the letter of a seat belongs here.
error-notation-at-windows = Column { $column }: open windows such as !B15~A0 belong here, or - for none.
error-notation-at-end = Column { $column }: the line should end here.

## The editor of positions

error-tile-twice = { $tile } stands twice: a set holds every tile once.
error-tile-laid = { $tile } lies on the table: take it off there first.
error-table-empty = No tile lies on the table.
error-double-opens = This game opens with a double.
error-hands-empty = Every hand needs at least one tile. Still without any: { $letters }.
error-dealt-again = No player was dealt a double, so these hands are dealt again.
error-not-a-number = A whole number from 0 to { $most } is expected, not { $found }.
error-nothing-set-up = No position was set up: edit() opens the editor.
editor-title = Set up a position
editor-open = Set up a position
editor-what = Lay out any position, beginning with what you see now. Play on from it, ask the coach about it, or hand it out.
editor-leave = Back to the table
editor-clear = Clear
editor-side = The position and its game
editor-table = Table to lay out
editor-now = Choose a tile, then an end, a hand or the boneyard.
editor-loose = Out of play
editor-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
editor-loose-none = Every tile is placed.
editor-rest = The rest into the boneyard
editor-deal = Deal the rest
editor-lift = Take the last tile off
editor-places = Hands and boneyard
editor-hand = Hand of { $letter }
editor-hand-you = Hand of { $letter } (yours)
editor-stock = Boneyard, the next one first
editor-put = Put it here
editor-put-hand = Put { $tile } into the hand of { $letter }
editor-put-stock = Put { $tile } into the boneyard
editor-put-there = That tile is there already.
editor-pick-first = Choose a tile first.
editor-keys = With a tile chosen, the letter of a seat gives it there, S puts it into the boneyard, X takes it out of play.
editor-possible = This position can be played.
editor-line = Position line
editor-line-label = Position line: read it, copy it, or put another one in its place
editor-copy = Copy
editor-read = Set up this line
editor-copied = It is on the clipboard.
editor-play = Play from here
editor-coach = Ask the coach
editor-link = Copy as a link
editor-cell = Copy as a notebook cell
editor-download = Download
editor-turn-card = Turn and scores
editor-turn = Whose turn it is
editor-turn-lead = The table is empty, so the tiles say who opens, and with what: { $tile }.
editor-seat = Seat { $letter }
editor-closing = Nobody: claims are open
editor-over = Nobody: the hand is over
editor-scores = Scores before this hand
editor-scores-of = Score of { $letters } before this hand
editor-points = Won in this hand so far
editor-points-of = Points of { $letters } in this hand
editor-knocks = Knocks in a row
editor-claim = The last tile may be claimed by
editor-muggins = Missed the tile before it, open to Muggins
editor-nobody = nobody
editor-count = The ends count { $count }.
editor-game-card = Game
editor-partners = Partners: A and C against B and D
editor-said-laid = { $tile } lies on the table. Open ends: { $ends }.
editor-said-given = { $tile } is in the hand of { $letter }.
editor-said-stocked = { $tile } is in the boneyard.
editor-said-taken = { $tile } is out of play.
editor-said-lifted = { $tile } is off the table.
editor-said-rest =
    { $tiles ->
        [one] { $tiles } tile went into the boneyard.
       *[other] { $tiles } tiles went into the boneyard.
    }
editor-said-dealt =
    { $tiles ->
        [one] { $tiles } tile was dealt, the rest is the boneyard.
       *[other] { $tiles } tiles were dealt, the rest is the boneyard.
    }
editor-said-cleared = The table, the hands and the boneyard are empty.
editor-said-undone = The last step is undone.
editor-said-redone = The step is done again.
editor-said-read = The line is set up.
editor-said-changed = Changed.

## The review of a hand

picture-still = This is a picture of the table; to play, run its cell where widgets are shown.
picture-empty = No tile lies on the table yet.
picture-table =
    { $count ->
        [one] { $count } tile lies on the table: { $last }. Open ends: { $ends }.
       *[other] { $count } tiles lie on the table, { $last } last. Open ends: { $ends }.
    }
picture-hand = Your hand: { $tiles }.
review-title = The hand again
review-waiting = Looking through the hand …
review-none = No play of yours was clearly worse than the best. Nothing to go through again.
review-intro =
    { $turns ->
        [one] One turn of yours was clearly worse than the best. Choose again; any play that is as good will do.
       *[other] { $turns } turns of yours were clearly worse than the best. Choose again; any play that is as good will do.
    }
review-place = { $now } of { $all }
review-turn = Tile { $number } of the hand. You played { $play }. What would be better?
review-plays = Your plays
review-try = Try this
review-show = Show
review-skip = Skip
review-next = Next turn
review-end = To the summary
review-practise = Practise 3 like this
review-practise-leave = Back to the table
review-again = From the start
review-close = Close
review-right = { $play } is right.
review-right-best = { $play } is the best play.
review-wrong = { $play } is not as good. Try again, or let it be shown.
review-shown = The best play is { $play }.
review-you-played = you played it
review-why = Why
review-because = because
review-also = also
review-allowed = What your play allowed
review-summary = The hand in figures
review-lost = Expected points lost by choice: { $lost } in this hand, { $each } for each real choice.
review-attention =
    { $missed ->
        [0] Attention: your tiles made { $due } points, and you claimed them all.
       *[other] Attention: your tiles made { $due } points; you did not claim { $missed } of them, and { $given } of those went to an opponent by Muggins.
    }
review-uncalled = Opponents missed { $points } points that nobody called.
review-rival-missed =
    { $times ->
        [one] { $seat } did not claim { $points } points: one count was forgotten.
       *[other] { $seat } did not claim { $points } points: { $times } counts were forgotten.
    }
review-rival-overlooks =
    { $times ->
        [one] { $seat } did not add up the ends before one play.
       *[other] { $seat } did not add up the ends before { $times } plays.
    }
review-rival-one-end =
    { $times ->
        [one] { $seat } looked at the newest tile's ends alone before one play.
       *[other] { $seat } looked at the newest tile's ends alone before { $times } plays.
    }
review-rival-forgets =
    { $times ->
        [one] { $seat } forgot before one play who had shown to lack what.
       *[other] { $seat } forgot before { $times } plays who had shown to lack what.
    }
review-luck = Your result against the others, on average: { $result } points. Luck of the tiles: about { $luck }. Play: { $rest }.
review-forgot = What the table had shown
review-hindsight = With open hands (not graded)
review-plot = The value of the hand for you, turn by turn: the best play (green, whole line) and yours (red, dashes).
review-label-fine = fine
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
progress-title = Points lost by choice
progress-what = Expected points lost in the hands you have gone through again.
progress-game = Game
progress-hands = Hands
progress-each = Lost by each real choice
progress-skill = What it was about
progress-times = Times
progress-lost = Points lost
progress-number = { $number }
progress-skill-claim-window = Points not claimed
progress-skill-sum-multiple = A play that scores
progress-skill-sum-doubles = What the next player may score
progress-skill-infer-void = Shutting the next player out
progress-skill-plan-block_dump = Planning: ends, numbers, heavy tiles
coach-title = What the coach says
coach-best = Best
coach-as-good = As good
coach-risk = Its risk
coach-costs = What other plays cost
coach-next = What may be scored next
coach-memory = What the table shows
coach-readings = What their choices hint at
coach-waiting = Thinking …
coach-nothing = Your plays come to the same here.
coach-label-certain = certain
coach-label-chance = chance
coach-label-estimate = estimate
coach-label-reading = reading

## Of the coach

error-nothing-to-review = A review needs a hand that is over: this one is still in play.
error-bad-progress = The progress that was kept does not hold together, so it is begun anew.
