### What Python says by itself; its order and ids are those of en-command.ftl.

## Servers

command-table-at = Dómínóborðið er á { $address } (Ctrl+C lokar því).
command-open-to-all = Hver sem kemst á þá slóð má spila: hver síða fær borð og Python-ferli.
command-lab-at = JupyterLab opnast á { $folder }; slóðin, með lykli sínum, kemur næst.
command-other-port = Gátt { $port } er í notkun; þetta borð er á gátt { $free }.
command-port-taken = Gátt { $port } er í notkun: veldu aðra, eða slepptu --port.
command-no-address = Ekkert getur hlustað á { $host }, gátt { $port }: { $why }.
command-no-app = Vinnubók forritsins, { $name }, vantar: settu domino_widget upp aftur.
command-needs = { $package } er ekki uppsett: keyrðu `pip install { $package }` og reyndu aftur.

## Pages of the web app, before their table is there

page-waiting = Síðan er í undirbúningi …
page-late = Hér er ekkert borð enn. Þjónninn gæti verið upptekinn, eða farinn.
page-again = Hlaða síðunni aftur
page-none = Hér er engin síða: borðið er á { $address }.

## Values that cannot be

command-bad-port = gátt er tala frá 1 til 65535, ekki { $found }
command-bad-host = hýsill er vistfang þessarar vélar, til dæmis 127.0.0.1, ekki { $found }
command-bad-base-url = grunnslóð byrjar og endar á skástriki, til dæmis /dominoes/, ekki { $found }
command-bad-preheat = fjöldi borða sem bíða tilbúin er tala frá 0 til 20, ekki { $found }
command-bad-minutes = mínútur eru heil tala, 0 eða hærri, ekki { $found }
command-bad-lang = hér er ekkert tungumál { $found }; til eru { $known }

## Pictures of a table

drawing-title = { $game }: borðið
drawing-hand = Hönd { $seat }
drawing-tiles = Hönd { $seat }: { $tiles }.
drawing-laid =
    { $count ->
        [one] { $count } steinn liggur á borðinu; sá síðasti er { $last }.
       *[other] { $count } steinar liggja á borðinu; sá síðasti er { $last }.
    }
drawing-laid-by =
    { $count ->
        [one] { $count } steinn liggur á borðinu; { $seat } lagði { $last } síðast.
       *[other] { $count } steinar liggja á borðinu; { $seat } lagði { $last } síðast.
    }
drawing-ends = Opnir endar: { $ends }.

## A record

replay-no-text = { $path } er enginn leikur: þetta er ekki einu sinni texti.
replay-unreadable = Ekki er hægt að lesa { $path }: { $why }.
replay-unwritable = Ekki er hægt að skrifa { $path }: { $why }.
replay-refused = { $path }: { $why }
replay-no-hand = Engin umferð { $number } er í þessari skrásetningu.
replay-no-ply = Í þeirri umferð eru aðgerðir frá 0 til { $most }, ekki { $ply }.
replay-drawn = Myndin { $path } er tilbúin.
replay-head = { $game }, sett upp í { $set }-{ $set }. Leikmenn: { $players }
replay-hand = Umferð { $number }, stig { $scores }
replay-holds = { $seat } á { $tiles }
replay-holds-none = { $seat } á engan stein
replay-holds-hidden =
    { $count ->
        [one] { $seat } á { $count } stein sem er ekki sýndur
       *[other] { $seat } á { $count } steina sem eru ekki sýndir
    }
replay-ends = endar { $ends }
replay-points = stig { $points }
replay-goes-on = Umferðin heldur áfram.
replay-tie = Jafntefli: enginn fær stig.
replay-won =
    { $how ->
        [out] Klárað: { $seat } +{ $points }, stig { $scores }
        [blocked] Lokað: { $seat } +{ $points }, stig { $scores }
       *[target] Markinu náð: { $seat } +{ $points }, stig { $scores }
    }
replay-fair = Heiðarleg gjöf: umferðir gefnar eins og lofað var: { $proved } af { $all }.
replay-not-fair = Heiðarleg gjöf: { $why }

## Hermun

simulate-house = { $game } með { $rules }
simulate-matches =
    { $what }, sett upp í { $set }-{ $set }: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }
simulate-hands =
    { $what }, sett upp í { $set }-{ $set }: { $games ->
        [one] { $games } umferð
       *[other] { $games } umferðir
    }
simulate-deals =
    { $deals ->
        [one] { $deals } gjöf, setið á { $ways } vegu
       *[other] { $deals } gjafir, setið á { $ways } vegu við hverja
    }
simulate-player = leikmaður
simulate-won = unnið
simulate-ahead = stig umfram
simulate-fault = { $player } { $what }: { $times } tapað
simulate-illegal = lék ólöglegan leik
simulate-not-said = sagði það sem er hvorki stigakrafa né Muggins
simulate-slow = hugsaði lengur en { $seconds } sekúndur
simulate-raised = stöðvaðist með villunni { $error }
simulate-ended = lauk ferli sínu, eða hékk endalaust
