### The guide: rules of every game, how to play it well, and the controls.
### guide-<game>-<n>, guide-<game>-well-<n>, guide-strategy-<n>, guide-controls-<n>; an empty line parts paragraphs.

## Block

guide-block-1 =
    Be the first to lay your last tile. Whoever manages that wins the pips that the others still hold, and the first to 100 points wins the match.
    .title = The aim
guide-block-2 =
    A tile has two halves with pips on them; a half without pips is a blank and counts as 0. A double-six set has every pair of values from 0 to 6 once: 28 tiles. Block is also played with double-nine (55 tiles) and double-twelve (91 tiles).

    With two, three, four or five players each is dealt 8, 6, 6 or 5 tiles of a double-six set; 8, 6, 9 or 5 of double-nine; 8, 6, 12 or 5 of double-twelve. The rest stays face down and out of play. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-block-3 =
    Whoever holds the highest double that was dealt opens with that double, in every hand. The next player follows.
    .title = Opening
    .example = You hold 6-5 and 5-5, Computer 1 holds 6-4 and 4-4, and no higher double was dealt. You open, and you open with 5-5.
guide-block-4 =
    Join one tile to one of the two open ends, so that equal halves touch. The other half of your tile is the new end. A tile that fits both ends may go to either.

    If you can play you must play. If no tile of yours fits, you knock, and the next player goes on. Nobody draws.
    .title = Your turn
    .example = The ends are 3 and 5. You hold 6-3, 4-2 and 1-0. Only 6-3 fits: it goes on the 3, and the ends are then 6 and 5.
guide-block-5 =
    Four players may play as partners: you and Computer 2 against Computer 1 and Computer 3. Each side has one score. A hand ends for both partners as soon as one of them is out.
    .title = Partners
guide-block-6 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn: then it is blocked. All hands are shown.

    Going out is paid with all pips in the losers' hands. In a blocked hand the lowest total wins, and each loser pays the difference to it. If the lowest total is shared, nobody is paid.

    With partners, going out is paid with both opponents' pips, whatever the partner still holds. Blocked, the two hands of a side are added: the lower side wins the difference, and equal totals pay nothing.
    .title = End of the hand and scoring
    .example = Three players are blocked with 9, 15 and 20 pips. The 9 wins 6 from one and 11 from the other: 17 points.
guide-block-7 =
    Hands follow one another until somebody has 100 points. Settings can change the target and other things: see the house rules there.
    .title = The match

guide-block-well-1 =
    Nobody draws in Block, so a knock tells the truth for the rest of the hand. Who knocked while the ends were 3 and 5 holds neither a 3 nor a 5, and will not get one. Lead the line back to such numbers.
    .title = A knock is a promise
guide-block-well-2 =
    When both ends show the same number, count the tiles that have it. In a double-six set there are seven. If all seven lie on the table or in your hand, you decide alone who goes on.
    .title = Who closes, counts
    .example = Both ends are 1, and all seven tiles with a 1 lie on the table. Nobody can play any more: everyone knocks, and the lightest hand wins.
guide-block-well-3 =
    With a partner, do not cover the end that your partner opened unless you must, and give your side the numbers on which an opponent has knocked.
    .title = Two against two

## Draw

guide-draw-1 =
    Be the first to lay your last tile. Whoever manages that wins the pips that the others still hold, and the first to 100 points wins the match.
    .title = The aim
guide-draw-2 =
    Draw is played with double-six (28 tiles), double-nine (55) or double-twelve (91), where each pair of values comes once and a blank counts as 0.

    With two, three, four or five players each is dealt 7, 5, 4 or 3 tiles, whatever the set. The rest is the boneyard. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-draw-3 =
    Whoever holds the highest double that was dealt opens with that double, in every hand. The next player follows.
    .title = Opening
guide-draw-4 =
    Join one tile to one of the two open ends, so that equal halves touch; its other half is the new end. If you can play you must play, and you may not draw then.

    If no tile of yours fits, you draw one tile after the other until one fits, and play that one in the same turn. The boneyard may be emptied to the last tile. When it is empty and nothing fits, you knock.

    What you draw only you can see. How many tiles everyone holds, and how many are left, everybody can see.
    .title = Your turn
    .example = Both ends are 1 and you hold 6-6 only. You draw 4-2, which does not fit, and then 3-1, which does: play it now. You may choose the end.
guide-draw-5 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn with no play and no draw in between: then it is blocked. All hands are shown.

    Going out is paid with all pips in the losers' hands. In a blocked hand the lowest total wins, and each loser pays the difference to it. If the lowest total is shared, nobody is paid.
    .title = End of the hand and scoring
    .example = Computer 1 goes out while you hold 6-4 and 2-0 and Computer 2 holds 5-5. Computer 1 wins 12 + 10 = 22 points.
guide-draw-6 =
    Hands follow one another until somebody has 100 points. Settings can change the target and other things: see the house rules there.
    .title = The match

guide-draw-well-1 =
    Who draws had no tile for the ends of that moment. The tiles drawn after it are unknown, so the news grows old: it is surest right away, and about the tiles held then.
    .title = Read the draws
guide-draw-well-2 =
    Drawing costs pips, so keep different numbers in your hand. A hand with every number in it rarely has to draw; five tiles with the same number often do.
    .title = Stay able to play

## Cross

guide-cross-1 =
    Be the first to lay your last tile, on a table that grows from the opening double in four directions. Going out wins the pips that the others still hold, and the first to 100 points wins the match.
    .title = The aim
guide-cross-2 =
    Cross is played with double-six: 28 tiles. Larger sets have games of their own, Double-Nine Cross and Double-Twelve Cross.

    With two, three, four or five players each is dealt 7, 5, 4 or 3 tiles. The rest is the boneyard. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-cross-3 =
    Whoever holds the highest double that was dealt opens with that double, in every hand. It has four arms, one on each side.
    .title = Opening
guide-cross-4 =
    The first four plays after the opening double go to its four arms, in any order. While an arm is empty only empty arms are open, so only tiles with the value of the opening double can be played. Draws and knocks do not fill an arm.

    Once all four arms have a tile, every end is open. Later doubles lie across, but they do not branch: there are always four ends.
    .title = The four arms
    .example = 5-5 was led and 5-2 lies on one arm. You hold 4-2. It does not go on the 2 yet, because three arms are still empty: first three more tiles with a 5.
guide-cross-5 =
    Join one tile to an open end, so that equal halves touch. If you can play you must play. If nothing fits, draw until a tile fits and play it in the same turn; the boneyard may be emptied to the last tile. When it is empty and nothing fits, you knock.
    .title = Your turn
guide-cross-6 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn with no play and no draw in between: then it is blocked. All hands are shown.

    Going out is paid with all pips in the losers' hands. In a blocked hand the lowest total wins, and each loser pays the difference to it. If the lowest total is shared, nobody is paid.
    .title = End of the hand and scoring
guide-cross-7 =
    Hands follow one another until somebody has 100 points. Settings can change the target and other things: see the house rules there.
    .title = The match

guide-cross-well-1 =
    While arms are empty every play needs the number of the opening double. If you hold several such tiles, your rivals may have to draw: think twice before you fill the fourth arm for them.
    .title = The first four tiles
guide-cross-well-2 =
    Afterwards there are four ends, and it is easy to look at two of them. Go round all four before you decide, and see which numbers your play takes away from the table and which it adds.
    .title = Look at every arm

## Double-Nine Cross

guide-double-nine-cross-1 =
    Be the first to lay your last tile, on a table that branches at every double. Going out wins the pips that the others still hold, and the first to 100 points wins the match.
    .title = The aim
guide-double-nine-cross-2 =
    The double-nine set has every pair of values from 0 to 9 once: 55 tiles. Halves from 7 up are printed as numbers.

    With two or three players each is dealt 7 tiles, with four or five each is dealt 5. The rest is the boneyard. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-double-nine-cross-3 =
    Whoever holds the highest double that was dealt opens with that double, in every hand. It has four arms, one on each side.
    .title = Opening
guide-double-nine-cross-4 =
    The first four plays after the opening double go to its four arms, in any order. While an arm is empty only empty arms are open. Draws and knocks do not fill an arm. Once all four have a tile, every end is open.
    .title = The four arms
guide-double-nine-cross-5 =
    Every double after the opening one adds two branches beside the arm that goes on through it. It has three open ends at once, and they may be used in any order. This holds for a double on a branch too, and for one higher than the opening double.
    .title = Branches
    .example = The four arms of 9-9 end in 4, 8, 3 and 1. You play 4-4 on the 4. Its way on and its two branches are open now, each a 4: with 8, 3 and 1 that makes six open ends.
guide-double-nine-cross-6 =
    Join one tile to an open end, so that equal halves touch. If you can play you must play. If nothing fits, draw until a tile fits and play it in the same turn; the boneyard may be emptied to the last tile. When it is empty and nothing fits, you knock.
    .title = Your turn
guide-double-nine-cross-7 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn with no play and no draw in between: then it is blocked. All hands are shown.

    Going out is paid with all pips in the losers' hands. In a blocked hand the lowest total wins, and each loser pays the difference to it. If the lowest total is shared, nobody is paid.
    .title = End of the hand and scoring
guide-double-nine-cross-8 =
    Hands follow one another until somebody has 100 points. Settings can change the target and other things: see the house rules there.
    .title = The match

guide-double-nine-cross-well-1 =
    A double opens two more ends of its own number for everybody. Play it when you hold more tiles of that number than the others can, and keep it back when it would only help them.
    .title = A double opens doors
guide-double-nine-cross-well-2 =
    With many ends almost every hand can play. Then it is less about stopping the others than about speed: shed heavy tiles and keep your numbers mixed. The rows show each arm in a line of its own, named by the tile it starts from.
    .title = Many arms

## Double-Twelve Cross

guide-double-twelve-cross-1 =
    Be the first to lay your last tile, on a table that branches at every double. Going out wins the pips that the others still hold, and the first to 100 points wins the match.
    .title = The aim
guide-double-twelve-cross-2 =
    The double-twelve set has every pair of values from 0 to 12 once: 91 tiles. Halves from 7 up are printed as numbers.

    With two or three players each is dealt 7 tiles, with four or five each is dealt 5. The rest is the boneyard. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-double-twelve-cross-3 =
    Whoever holds the highest double that was dealt opens with that double, in every hand. It has four arms, one on each side.
    .title = Opening
guide-double-twelve-cross-4 =
    The first four plays after the opening double go to its four arms, in any order. While an arm is empty only empty arms are open. Draws and knocks do not fill an arm. Once all four have a tile, every end is open.
    .title = The four arms
guide-double-twelve-cross-5 =
    Every double after the opening one adds two branches beside the arm that goes on through it. It has three open ends at once, and they may be used in any order. This holds for a double on a branch too, and for one higher than the opening double.
    .title = Branches
    .example = 11-11 was led and its four arms are filled. Two later doubles lie on the table, so there are 4 + 2 × 2 = 8 open ends. A third one, even 12-12, makes it ten.
guide-double-twelve-cross-6 =
    Join one tile to an open end, so that equal halves touch. If you can play you must play. If nothing fits, draw until a tile fits and play it in the same turn; the boneyard may be emptied to the last tile. When it is empty and nothing fits, you knock.
    .title = Your turn
guide-double-twelve-cross-7 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn with no play and no draw in between: then it is blocked. All hands are shown.

    Going out is paid with all pips in the losers' hands. In a blocked hand the lowest total wins, and each loser pays the difference to it. If the lowest total is shared, nobody is paid.
    .title = End of the hand and scoring
guide-double-twelve-cross-8 =
    Hands follow one another until somebody has 100 points. A tile may have up to 24 pips here, so one hand can decide much. Settings can change the target and other things: see the house rules there.
    .title = The match

guide-double-twelve-cross-well-1 =
    The boneyard is large, and drawing can go on for a long time. Keep many different numbers, and do not spend your last tile of a number on an end that another tile of yours fits as well.
    .title = A long boneyard
guide-double-twelve-cross-well-2 =
    12-12 weighs as much as a handful of small tiles. The heaviest tiles should leave your hand while there are still many ends to choose from.
    .title = Heavy company

## All Fives (Muggins)

guide-all-fives-1 =
    Make the open ends add up to a multiple of five, and say so: that is what pays during the hand. Going out pays as well. The first to 100 points wins the match, at the very moment the 100 is reached.
    .title = The aim
guide-all-fives-2 =
    All Fives is for two to four players, with double-six (28 tiles), double-nine (55) or double-twelve (91). Everybody is dealt 5 tiles; the rest is the boneyard. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-all-fives-3 =
    Whoever holds the highest double that was dealt opens, in every hand, but may lead any tile of the hand.
    .title = Opening
guide-all-fives-4 =
    Join one tile to one of the two open ends, so that equal halves touch. If you can play you must play.

    If nothing fits, you draw exactly one tile and your turn is over, even if that tile fits. The last two tiles of the boneyard are never drawn: with two or fewer left you knock.
    .title = Your turn
guide-all-fives-5 =
    After every tile the ends are counted. A single at an end counts its free half; a double at an end counts both halves. A tile alone on the table counts all its pips. A tile that touches two others counts nothing.

    A count above zero that five divides is worth that many points.
    .title = The count
    .example =
        4-4 is led: alone on the table it counts 8, worth nothing. 4-1 on it: 4 + 4 + 1 = 9, nothing. 1-1 on the 1: 4 + 4 + 1 + 1 = 10, worth 10 points.

        Then 4-3 on the other side of 4-4: the 4-4 touches two tiles now and counts nothing, so it is 1 + 1 + 3 = 5, worth 5 points.
guide-all-fives-6 =
    Points do not score by themselves. Once your tile lies you may claim it until the next tile is placed, by anyone; draws and knocks close nothing. To claim you state the count. A wrong number is refused, costs nothing, and you are told why.

    Play waits for you: while a tile is open to you no computer moves until you have claimed, called or pressed Play on. After Play on you may still claim or call, as long as the next tile does not lie.
    .title = Claim
guide-all-fives-7 =
    If a tile was worth points and the next tile is placed without a claim, any opponent of its player may call Muggins on it, with the count, until one more tile is placed. The first to call takes all the points. After that they are lost to everyone.

    The tile that was placed in between has a claim of its own at the same time.
    .title = Muggins
    .example = Your tile makes 15, and you press Play on without a claim. Computer 1 plays a tile: from now on Computer 1 and Computer 2 may call Muggins with 15, but you may not. When one more tile lies, the 15 points are gone.
guide-all-fives-8 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn with no play and no draw in between; claims and calls do not break the row. Then the table waits for Finish hand: the last tile may still be claimed, and the one before it may still be called. The last tile never opens to Muggins.

    Going out is paid by each loser's pips; in a blocked hand the lowest total wins each loser's difference to it. Every one of these amounts goes to the nearest five before they are added. A shared lowest total pays nobody, and points taken during the hand stay.
    .title = End of the hand and scoring
    .example = Computer 2 goes out. You hold 7 pips and Computer 1 holds 7. Each 7 goes to 5: Computer 2 wins 5 + 5 = 10 points.
guide-all-fives-9 =
    The first to 100 wins, and a claim or a Muggins call that reaches it ends the hand there. Settings offer house rules, among them the spinner, drawing until a tile fits, and automatic scoring without claims.
    .title = The match

guide-all-fives-well-1 =
    Before you choose a tile, know the count on the table. A play takes one end away and puts another in its place, so you only need the difference. (A lone opening double is the exception: it still counts after the first tile beside it.)
    .title = Know the count
    .example = The ends are 6 and 4, together 10. Playing 4-4 on the 4 takes away 4 and adds 8: 14. Playing 6-1 on the 6 takes away 6 and adds 1: 5, worth 5 points.
guide-all-fives-well-2 =
    A count of 5, 10 or 15 is easily turned into the next one: on a single end a tile whose halves differ by five, or 5-5 on a 5, moves it by five. If you cannot score yourself, leave a count that few of the tiles you cannot see would bring to a multiple of five.
    .title = Leave little behind
guide-all-fives-well-3 =
    Claim at once, and add up after every tile of the others too. A miss costs twice: the points you did not get, and the points that somebody else did.
    .title = Watch the others

## All Fives and Threes

guide-all-fives-and-threes-1 =
    Make the open ends add up to a multiple of five or of three, and say so. Going out pays as well. The first to 100 points wins the match, at the very moment the 100 is reached.
    .title = The aim
guide-all-fives-and-threes-2 =
    The game is for two to four players, with double-six (28 tiles), double-nine (55) or double-twelve (91). Everybody is dealt 5 tiles; the rest is the boneyard. If nobody was dealt a double, everything is shuffled and dealt again.
    .title = Set and deal
guide-all-fives-and-threes-3 =
    Whoever holds the highest double that was dealt opens, in every hand, but may lead any tile of the hand.
    .title = Opening
guide-all-fives-and-threes-4 =
    Join one tile to one of the two open ends, so that equal halves touch. If you can play you must play.

    If nothing fits, you draw exactly one tile and your turn is over, even if that tile fits. The last two tiles of the boneyard are never drawn: with two or fewer left you knock.
    .title = Your turn
guide-all-fives-and-threes-5 =
    After every tile the ends are counted. A single at an end counts its free half; a double at an end counts both halves. A tile alone on the table counts all its pips. A tile that touches two others counts nothing.

    A count above zero that five or three divides is worth that many points, and it is paid once, even if both divide it.
    .title = The count
    .example = 6-1 is led: 7, worth nothing. 6-6 on the 6: 6 + 6 + 1 = 13, nothing. 3-1 on the 1: 6 + 6 + 3 = 15. Five and three both divide it; it is worth 15 points, once.
guide-all-fives-and-threes-6 =
    Points do not score by themselves. Once your tile lies you may claim it until the next tile is placed, by anyone; draws and knocks close nothing. To claim you state the count. A wrong number is refused, costs nothing, and you are told why.

    Play waits for you: while a tile is open to you no computer moves until you have claimed, called or pressed Play on. After Play on you may still claim or call, as long as the next tile does not lie.
    .title = Claim
guide-all-fives-and-threes-7 =
    If a tile was worth points and the next tile is placed without a claim, any opponent of its player may call Muggins on it, with the count, until one more tile is placed. The first to call takes all the points. After that they are lost to everyone.

    The tile that was placed in between has a claim of its own at the same time.
    .title = Muggins
    .example = Computer 1 leaves a count of 9 unclaimed, and you play the next tile. You may call Muggins with 9 now, and claim your own tile too if its count pays.
guide-all-fives-and-threes-8 =
    A hand ends when somebody has laid the last tile, or when every player has knocked in turn with no play and no draw in between; claims and calls do not break the row. Then the table waits for Finish hand: the last tile may still be claimed, and the one before it may still be called. The last tile never opens to Muggins.

    Going out is paid with all pips in the losers' hands; in a blocked hand the lowest total wins each loser's difference to it. These amounts are exact: nothing is rounded. A shared lowest total pays nobody, and points taken during the hand stay.
    .title = End of the hand and scoring
guide-all-fives-and-threes-9 =
    The first to 100 wins, and a claim or a Muggins call that reaches it ends the hand there; more than 100 is as good as exactly 100. Settings offer house rules, among them the spinner, drawing until a tile fits, and automatic scoring without claims.
    .title = The match
    .example = At 98 points you claim 9. That makes 107, and you have won.

guide-all-fives-and-threes-well-1 =
    Nearly every second count up to 20 pays here: 3, 5, 6, 9, 10, 12, 15, 18 and 20. It helps to know the others by heart, since they are the ones to leave behind: 1, 2, 4, 7, 8, 11, 13, 14, 16, 17 and 19.
    .title = The counts that pay
guide-all-fives-and-threes-well-2 =
    When every second count pays, big ones decide. 15 and 18 are worth a plan of two tiles, and a double at an end, which counts twice, is often the way there.
    .title = Aim high
guide-all-fives-and-threes-well-3 =
    There is more to claim, so there is more to miss. Add up after every tile, your own and everyone else's.
    .title = Watch the others

## Table Draw

guide-table-1 =
    Two players build one chain on a table with edges. Be the first to lay your last tile. Going out wins the pips that the other still holds, and the first to 100 points wins the match.
    .title = The aim
guide-table-2 =
    Table Draw is for two players and a double-six set. Each is dealt 7 tiles; the other 14 are the boneyard.
    .title = Set and deal
guide-table-3 =
    Whoever holds the highest double dealt opens, in every hand. Should no double have been dealt, the highest tile opens: first its pips count, then its higher half. The opener may lead any tile. The first tile lies in the middle, a single along its long side and a double across it.
    .title = Opening
    .example = No double was dealt. Your highest tile is 5-3, Computer 1 has 6-2: eight pips each. The higher half decides, 6 against 5, so Computer 1 opens.
guide-table-4 =
    Join one tile to either end of the chain, so that equal halves touch. A single goes straight on, or it turns left or right, as seen along the line: its matching half lies straight ahead of the end and its other half to the side. A double lies across the line, centred, and after a double the line goes straight on.

    The table is 24 by 14 squares, and a square is half a tile. A tile must lie wholly on the table and may not cover another one; lying side by side is fine. Each way of laying a tile is a play of its own.
    .title = Laying and turning
guide-table-5 =
    An end where no tile can be laid any more is closed. The other end may still be open.
    .title = Closed ends
    .example = The line runs into the edge of the table behind a double. After a double the line must go straight on, and there is no room: that end is closed.
guide-table-6 =
    If you can play you must play. If you cannot, draw until you can, but the last two tiles of the boneyard stay. With two left and nothing to play, you knock.
    .title = Your turn
guide-table-7 =
    A hand ends when somebody has laid the last tile, or when both have knocked in turn with no play and no draw in between: then it is blocked. Both hands are shown.

    Going out is paid with the other's pips. In a blocked hand the lower total wins the difference, and equal totals pay nothing. There are no points during play. Hands follow one another until somebody has 100 points.
    .title = End of the hand, scoring and match

guide-table-well-1 =
    Room is a second thing to play for. Turn the line away from an edge while you can, or towards it if your rival needs that end more than you do.
    .title = Use the edges
guide-table-well-2 =
    A double needs room on both sides of the line, and what follows it must go straight on. Near an edge it can close an end: good when the open number is your rival's, bad when it is yours.
    .title = Doubles as doors

## Playing well, in every game

guide-strategy-1 =
    Notice who draws or knocks, and at which numbers: at that moment they held no tile for any open end. Bring those numbers back when it helps you.
    .title = Remember what rivals lack
    .example = The ends are 3 and 5, and Computer 1 knocks. If you can make both ends 5, Computer 1 must knock again.
guide-strategy-2 =
    What is left in your hand may be paid to somebody else. When others are down to one or two tiles, let the heavy ones go first, even if a light one would fit more neatly.
    .title = Shed heavy tiles before the hand closes
    .example = Both 6-5 and 1-0 fit, and Computer 2 has one tile left. Play 6-5: if you lose this hand, you keep 1 pip and not 11.
guide-strategy-3 =
    Look at every open end, and at both ways round, before you play. The second best play is often the one that was seen first.
    .title = Look at every open arm
guide-strategy-4 =
    A double fits only one number. Play it while that number is open; a double that waits may be stuck.
    .title = Doubles want to go early
guide-strategy-5 =
    Keep as many different numbers as you can. If you hold most tiles of one number, open it and try to keep it open: the others have little to answer with.
    .title = Keep choices, and own a number
guide-strategy-6 =
    Count the tiles of a number that lie on the table and in your hand. In a double-six set each number is on seven tiles, in double-nine on ten, in double-twelve on thirteen. What is missing is with your rivals or in the boneyard.
    .title = Count the suit
guide-strategy-7 =
    In the games with claims, add up the ends after each tile, yours and theirs. Claim before the next tile lies, and look whether the player before you has forgotten something.
    .title = Watch counts and Muggins

## Controls

guide-controls-1 =
    Click a tile of your hand, then the end where it should go. Tiles that can be played stand out. A second click on the tile takes the choice back. Or drag the tile to an end: where it may go lights up, and dropped anywhere else it returns. A tile that can go to one place only is played by a double click.
    .title = Mouse
guide-controls-2 =
    Tap a tile, then tap the end, or drag. A swipe on the empty table scrolls the page as usual. Where the table gets too small for fingers, the rows have a large button for every end.
    .title = Touch
guide-controls-3 =
    Tab goes from the hand to the ends and on to the buttons. In the hand the arrow keys choose a tile. Enter presses a button. Single letters press the buttons d for Draw, k for Knock, p for Play on, f for Finish hand, n for Next hand, u for Undo and r for Redo; the settings can switch them off. Esc drops a choice, and then leaves the game.
    .title = Keyboard
guide-controls-4 =
    The field for typed moves takes a tile and a place: 65l is 6-5 on the left end, 65r on the right, 65 a2 on arm 2, 12-11r a large tile, and 65r< turned left. Also d, k, p, f, n and u as above, c 15 to claim 15, and m 15 to call Muggins with 15. Ask ?e for the ends, ?h for your hand, ?s for the scores. The button Keys shows them all.
    .title = Typed moves
guide-controls-5 =
    Buttons that cannot be pressed now say why. Draw and Knock are for those who cannot play. Undo takes back your last turn with everything that came after it, until the hand is over; the log says so. Redo plays it again. Resign gives the match to the others.
    .title = Actions
guide-controls-6 =
    In the games with claims a strip under the hand takes your count, for a claim or for Muggins. It looks the same whether the tile is worth anything or not. Play on lets the others go ahead.
    .title = Claim strip
guide-controls-7 =
    Table shows the tiles as they lie; Rows shows each arm in a row of its own, named by the tile it starts from, with the button of its end beside it. Both are the same table, and your choice is remembered.
    .title = Table and rows
guide-controls-8 =
    A hint has four steps: where to look, the rule, a part of the work, and the answer with its reason. Each next step opens after a moment, or at once after a refused try. Choose a tile first to ask about that play.
    .title = Hints
guide-controls-9 =
    The log tells every event of the hand in words and in notation. Its arrows step back and forth through the hand without changing it. You can copy the log or the position, and download a record of the match.
    .title = Log
guide-controls-10 =
    Settings choose the game, the set, the players and their names, assistance and house rules for the next match, and, at once, how this screen looks and how fast the computers move. With step by key each computer move waits for a key or a click.
    .title = Settings
