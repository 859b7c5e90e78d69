### What Python says by itself; its order and ids are those of en-command.ftl.

## Servers

command-table-at = La table de dominos est à { $address } (Ctrl+C l'arrête).
command-open-to-all = Qui atteint cette adresse peut jouer : chaque page reçoit une table et un processus Python.
command-lab-at = JupyterLab s'ouvre sur { $folder } ; son adresse, avec son jeton, suit.
command-other-port = Le port { $port } est occupé ; cette table est sur le port { $free }.
command-port-taken = Le port { $port } est occupé : choisissez-en un autre, ou omettez --port.
command-no-address = Rien ne peut écouter sur { $host }, port { $port } : { $why }.
command-no-app = Le notebook { $name } de l'application manque : réinstallez domino_widget.
command-needs = { $package } n'est pas installé : lancez `pip install { $package }` et réessayez.

## Pages of the web app, before their table is there

page-waiting = La page se prépare…
page-late = Il n'y a pas encore de table ici. Le serveur est peut-être occupé, ou arrêté.
page-again = Recharger la page
page-none = Il n'y a pas de page ici : la table est à l'adresse { $address }.

## Values that cannot be

command-bad-port = un port est un nombre de 1 à 65535, et non { $found }
command-bad-host = un hôte est une adresse de cette machine, comme 127.0.0.1, et non { $found }
command-bad-base-url = un chemin de base commence et finit par une barre oblique, comme /dominoes/, et non { $found }
command-bad-preheat = les tables gardées prêtes sont un nombre de 0 à 20, et non { $found }
command-bad-minutes = les minutes sont un nombre entier à partir de 0, et non { $found }
command-bad-lang = il n'y a pas ici de langue { $found } ; il y a { $known }

## Pictures of a table

drawing-title = { $game } : la table
drawing-hand = Main de { $seat }
drawing-tiles = Main de { $seat } : { $tiles }.
drawing-laid =
    { $count ->
        [one] { $count } domino est sur la table : { $last }.
       *[other] { $count } dominos sont sur la table ; le dernier est { $last }.
    }
drawing-laid-by =
    { $count ->
        [one] { $count } domino est sur la table : { $last }, posé par { $seat }.
       *[other] { $count } dominos sont sur la table ; le dernier est { $last }, posé par { $seat }.
    }
drawing-ends = Bouts ouverts : { $ends }.

## A record

replay-no-text = { $path } n'est pas une partie : ce n'est même pas du texte.
replay-unreadable = Impossible de lire { $path } : { $why }.
replay-unwritable = Impossible d'écrire { $path } : { $why }.
replay-refused = { $path } : { $why }
replay-no-hand = Il n'y a pas de manche { $number } dans cet enregistrement.
replay-no-ply = Cette manche a des actions de 0 à { $most }, et non { $ply }.
replay-drawn = { $path } est dessiné.
replay-head = { $game }, double-{ $set }. Joueurs : { $players }
replay-hand = Manche { $number }, score { $scores }
replay-holds = { $seat } a { $tiles }
replay-holds-none = { $seat } n'a aucun domino
replay-holds-hidden =
    { $count ->
        [one] { $seat } a { $count } domino qui n'est pas montré
       *[other] { $seat } a { $count } dominos qui ne sont pas montrés
    }
replay-ends = bouts { $ends }
replay-points = points { $points }
replay-goes-on = La manche continue.
replay-tie = Égalité : personne ne marque.
replay-won =
    { $how ->
        [out] Sortie : { $seat } +{ $points }, score { $scores }
        [blocked] Bloqué : { $seat } +{ $points }, score { $scores }
       *[target] But atteint : { $seat } +{ $points }, score { $scores }
    }
replay-fair = Distribution loyale : manches distribuées comme promis : { $proved } sur { $all }.
replay-not-fair = Distribution loyale : { $why }

## Simulations

simulate-house = { $game } avec { $rules }
simulate-matches =
    { $what }, double-{ $set } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
simulate-hands =
    { $what }, double-{ $set } : { $games ->
        [one] { $games } manche
       *[other] { $games } manches
    }
simulate-deals =
    { $deals ->
        [one] { $deals } donne, jouée dans { $ways } ordres de places
       *[other] { $deals } donnes, chacune jouée dans { $ways } ordres de places
    }
simulate-player = joueur
simulate-won = gagné
simulate-ahead = points d'avance
simulate-fault = { $player } { $what } : { $times } perdues
simulate-illegal = a joué un coup interdit
simulate-not-said = a dit ce qui n'est ni une annonce ni Muggins
simulate-slow = a réfléchi plus de { $seconds } secondes
simulate-raised = s'est arrêté sur l'erreur { $error }
simulate-ended = a mis fin à son processus, ou s'est bloqué sans fin
