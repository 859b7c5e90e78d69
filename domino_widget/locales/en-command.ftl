### What Python says by itself: the command domino-widget, its pages and pictures. Names of options, and the help that lists them, stay English.

## Servers

command-table-at = The domino table is at { $address } (Ctrl+C ends it).
command-open-to-all = Whoever reaches that address may play: each page gets a table and a Python process.
command-lab-at = JupyterLab opens on { $folder }; its address, with its token, follows.
command-other-port = Port { $port } is in use; this table is on port { $free }.
command-port-taken = Port { $port } is in use: choose another, or leave --port out.
command-no-address = Nothing can listen on { $host }, port { $port }: { $why }.
command-no-app = The app's notebook { $name } is missing: install domino_widget again.
command-needs = { $package } is not installed: run `pip install { $package }` and try again.

## Pages of the web app, before their table is there

page-waiting = The page is getting ready …
page-late = There is no table here yet. The server may be busy, or it may have gone.
page-again = Load the page again
page-none = There is no page here: the table is at { $address }.

## Values that cannot be

command-bad-port = a port is a number from 1 to 65535, not { $found }
command-bad-host = a host is an address of this machine as in 127.0.0.1, not { $found }
command-bad-base-url = a base path begins and ends with a slash, as in /dominoes/, not { $found }
command-bad-preheat = tables that are kept ready are a number from 0 to 20, not { $found }
command-bad-minutes = minutes are a whole number from 0 up, not { $found }
command-bad-lang = there is no language { $found } here; there are { $known }

## Pictures of a table

drawing-title = { $game }: the table
drawing-hand = Hand of { $seat }
drawing-tiles = Hand of { $seat }: { $tiles }.
drawing-laid =
    { $count ->
        [one] { $count } tile lies on the table: { $last }.
       *[other] { $count } tiles lie on the table, { $last } last.
    }
drawing-laid-by =
    { $count ->
        [one] { $count } tile lies on the table: { $last }, laid by { $seat }.
       *[other] { $count } tiles lie on the table; { $last } was the last, laid by { $seat }.
    }
drawing-ends = Open ends: { $ends }.

## A record

replay-no-text = { $path } is no game: it is not even text.
replay-unreadable = { $path } cannot be read: { $why }.
replay-unwritable = { $path } cannot be written: { $why }.
replay-refused = { $path }: { $why }
replay-no-hand = There is no hand { $number } in this record.
replay-no-ply = That hand has actions from 0 to { $most }, not { $ply }.
replay-drawn = { $path } is drawn.
replay-head = { $game }, double-{ $set }. Players: { $players }
replay-hand = Hand { $number }, score { $scores }
replay-holds = { $seat } holds { $tiles }
replay-holds-none = { $seat } holds nothing
replay-holds-hidden =
    { $count ->
        [one] { $seat } holds { $count } tile that is not shown
       *[other] { $seat } holds { $count } tiles that are not shown
    }
replay-ends = ends { $ends }
replay-points = points { $points }
replay-goes-on = The hand goes on.
replay-tie = A tie: nobody scores.
replay-won =
    { $how ->
        [out] Out: { $seat } +{ $points }, score { $scores }
        [blocked] Blocked: { $seat } +{ $points }, score { $scores }
       *[target] Target reached: { $seat } +{ $points }, score { $scores }
    }
replay-fair = Fair deal: { $proved } of { $all } hands were dealt as promised.
replay-not-fair = Fair deal: { $why }

## Simulations

simulate-house = { $game } with { $rules }
simulate-matches =
    { $what }, double-{ $set }: { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
simulate-hands =
    { $what }, double-{ $set }: { $games ->
        [one] { $games } hand
       *[other] { $games } hands
    }
simulate-deals =
    { $deals ->
        [one] { $deals } deal, seated { $ways } ways
       *[other] { $deals } deals, each seated { $ways } ways
    }
simulate-player = player
simulate-won = won
simulate-ahead = points ahead
simulate-fault = { $player } { $what }: { $times } lost
simulate-illegal = made an illegal move
simulate-not-said = said what is neither a claim nor a Muggins call
simulate-slow = thought for more than { $seconds } seconds
simulate-raised = raised { $error }
simulate-ended = ended its process, or hung without end
