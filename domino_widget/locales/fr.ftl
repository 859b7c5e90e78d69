### French. The words are those of the glossary in docs/languages.md.

## Names

game-title = Dominos
game-tagline = Accordez les bouts, lisez la table, faites compter le dernier domino : jeux connus ou croix aux nombreuses branches.
game-block = Block (bloqué)
game-draw = Draw (avec pioche)
game-cross = Cross (croix)
game-double-nine-cross = Double-Nine Cross (croix en double-neuf)
game-double-twelve-cross = Double-Twelve Cross (croix en double-douze)
game-all-fives = All Fives (Muggins, multiples de cinq)
game-all-fives-and-threes = All Fives and Threes (cinq et trois)
game-table = Table Draw (table limitée)
set-6 = double-six
set-9 = double-neuf
set-12 = double-douze
seat-you = Vous
seat-computer = Ordinateur { $n }
side-you = Vous et { $partner }
side-two = { $first } et { $second }
list-two = { $start } et { $last }
list-more = { $start } et { $last }
level-novice = débutant
level-club = joueur de club
level-expert = expert

## Dialogs

dialog-close = Fermer

## Settings

settings-open = Réglages
settings-title = Réglages
settings-match = La partie
settings-match-note = Ils valent pour la partie que commence Nouvelle partie.
settings-loading = La table dit ce qu'elle propose…
settings-retry = Redemander
settings-game = Jeu
settings-game-block = Accordez les bouts ; qui ne peut pas jouer passe. Personne ne pioche.
settings-game-draw = Accordez les bouts ; qui ne peut pas jouer pioche jusqu'à ce qu'un domino convienne.
settings-game-cross = Le double d'ouverture a quatre bras, et les quatre viennent d'abord.
settings-game-double-nine-cross = Une croix avec la série double-neuf : chaque double suivant ouvre aussi des branches.
settings-game-double-twelve-cross = Une croix avec la série double-douze : chaque double suivant ouvre aussi des branches.
settings-game-all-fives = Faites un multiple de cinq avec les bouts ouverts et réclamez-le avant le domino suivant.
settings-game-all-fives-and-threes = Comme All Fives, et les multiples de trois comptent aussi.
settings-game-table = Deux joueurs sur une table à bords : la ligne peut tourner, et un bout sans place est fermé.
settings-set = Série
settings-set-tiles =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
settings-why-set = { $game } se joue seulement en { $sets }.
settings-why-set-cross = Cross se joue en double-six. Les séries plus grandes ont leurs propres croix : Double-Nine Cross et Double-Twelve Cross.
settings-players = Joueurs
settings-why-players = { $game } est seulement pour { $players } joueurs.
settings-partners = En équipe avec l'Ordinateur 2
settings-partners-what = Vous et l'Ordinateur 2 contre l'Ordinateur 1 et l'Ordinateur 3, un score par équipe.
settings-why-partners = Les équipes existent dans Block à quatre joueurs.
settings-seats = Noms et niveaux
settings-seat-name = Nom de la place { $letter }
settings-seat-level = Niveau de la place { $letter }
level-novice-what = Oublie une somme sur cinq, et vite qui a passé sur quoi.
level-club-what = Oublie une somme sur quatorze et, parfois, qui a passé il y a longtemps.
level-expert-what = N'oublie presque aucune somme ni qui a passé, mais ne voit aucun domino caché.
level-person = quelqu'un à cet écran
level-person-what = Partage cet écran : un rideau tombe entre vos tours.
settings-watch = Regarder les ordinateurs
settings-watch-what = Un ordinateur prend aussi votre place, et vous regardez.
settings-assist = Aide
settings-assist-playable = Marquer les dominos jouables
settings-assist-playable-what = Les dominos jouables sont relevés et entourés, et leur nom dit où ils conviennent.
settings-assist-count = Montrer la somme des bouts
settings-assist-count-what = La somme des bouts est à côté de la table. On apprend mieux en la faisant soi-même.
settings-assist-count-not = Seuls All Fives et All Fives and Threes ont une somme des bouts.
settings-assist-memory = Mémoire de la table
settings-assist-memory-what = La carte de chaque place garde les nombres qu'elle a montré ne pas avoir en passant.
settings-assist-memory-not = Dans Block seulement, passer vaut pour le reste de la manche : personne n'y pioche.
settings-house = Règles de la maison
settings-house-none = Comme dans le livret
settings-house-count =
    { $count ->
        [0] Tout est comme dans le livret.
        [one] { $count } règle de la maison est active.
       *[other] { $count } règles de la maison sont actives.
    }
settings-why-house-hands = Il faudrait { $needed } dominos, et la série en a { $tiles }.
settings-house-empty = Ce jeu n'a pas de règles de la maison.
settings-screen = Cet écran
settings-screen-note = Ils changent l'image aussitôt et ne touchent pas à la partie.
settings-look = Table ou rangées
settings-look-auto = Ce qui tient le mieux
settings-look-table = Table : les dominos comme ils sont posés
settings-look-rows = Rangées : une pour chaque bras
settings-pace = Coups des ordinateurs
settings-pace-0 = Aussitôt
settings-pace-300 = Rapides
settings-pace-700 = Calmes
settings-pace-1500 = Lents
settings-pace-3000 = Très lents
settings-pace-key = Pas à pas, par une touche
settings-pace-other = { $ms } millisecondes chacun
settings-numerals = Chiffres sur tous les dominos
settings-numerals-what = Les moitiés sont imprimées en chiffres ; sinon, seulement au-dessus de six.
settings-large = Gros caractères
settings-large-what = Tout est d'une taille plus grand, comme pour un projecteur.
settings-contrast = Plus de contraste
settings-contrast-what = Dominos en noir et blanc et traits épais. Un système qui demande plus de contraste l'obtient de toute façon.
settings-sound = Sons
settings-sound-what = Un coup par domino, deux quand on passe, une cloche pour les points.
settings-one-tap = Une touche joue
settings-one-tap-what = Un domino qui n'a qu'une place se joue d'une seule touche.
settings-letters = Lettres seules comme touches
settings-letters-what = Quand le jeu a le focus, d pioche, k passe, et ainsi de suite ; la liste est sous Touches.
settings-language = Langue
settings-new = Nouvelle partie
settings-cancel = Annuler
settings-confirm-title = Une partie est en cours
settings-confirm = Une nouvelle partie termine celle-ci. Le score est { $scores }.
settings-confirm-keep = Continuer à jouer
settings-confirm-start = Commencer la nouvelle partie
settings-refused = La nouvelle partie n'a pas pu commencer, et rien n'a changé.
settings-started = Une nouvelle partie a commencé : { $game }.

## House rules

house-group-target = Points pour gagner
house-group-hands = Dominos par joueur
house-group-opening = Qui ouvre
house-group-drawing = Pioche
house-group-spinner = Spinner
house-group-other = Autres règles
house-target-50 = En 50
house-target-50-what = La partie va à 50 points au lieu de 100.
house-target-150 = En 150
house-target-150-what = La partie va à 150 points au lieu de 100.
house-target-200 = En 200
house-target-200-what = La partie va à 200 points au lieu de 100.
house-target-250 = En 250
house-target-250-what = La partie va à 250 points au lieu de 100.
house-hands-five = Cinq dominos chacun
house-hands-five-what = Chaque joueur reçoit cinq dominos.
house-hands-six = Six dominos chacun
house-hands-six-what = Chaque joueur reçoit six dominos.
house-hands-seven = Sept dominos chacun
house-hands-seven-what = Chaque joueur reçoit sept dominos.
house-hands-nine = Neuf dominos chacun
house-hands-nine-what = Chaque joueur reçoit neuf dominos.
house-winner-leads = Le gagnant ouvre
house-winner-leads-what = Qui a gagné la dernière manche ouvre la suivante, avec n'importe quel domino. Le plus haut double ouvre toujours la première.
house-reserve-two = Deux dominos restent
house-reserve-two-what = Les deux derniers dominos de la pioche ne sont jamais piochés.
house-no-drawing = Sans pioche
house-no-drawing-what = Personne ne pioche : qui ne peut pas jouer passe.
house-draw-until-fits = Piocher jusqu'à convenir
house-draw-until-fits-what = Qui ne peut pas jouer pioche jusqu'à ce qu'un domino convienne et le joue dans le même tour, au lieu d'en piocher un et d'attendre.
house-spinner-first = Le premier double est un spinner
house-spinner-first-what = Le premier double posé est ouvert des quatre côtés ; ses petits côtés s'ouvrent quand les deux grands sont couverts.
house-spinner-every = Chaque double est un spinner
house-spinner-every-what = Chaque double est ouvert des quatre côtés ; ses petits côtés s'ouvrent quand les deux grands sont couverts.
house-round-sum = Arrondir la somme
house-round-sum-what = À la fin d'une manche on additionne d'abord les différences des perdants, et la somme va au multiple de cinq le plus proche.
house-automatic-scoring = Points automatiques
house-automatic-scoring-what = Une somme qui rapporte est payée aussitôt : ni réclamations ni Muggins.
house-blocked-all-pips = Bloqué paie tous les points
house-blocked-all-pips-what = Dans une manche bloquée, le gagnant reçoit tous les points de domino des perdants, pas la différence.

## Guide

curtain-pass = Passer l'écran à { $seat }
curtain-next = À { $seat } de jouer
curtain-only = Maintenant, { $seat } regarde, et personne d'autre. Avant cela, on ne montre les dominos de personne.
curtain-lift = Montrer mes dominos
curtain-still = Vous pouvez encore réclamer ou revenir en arrière. Passez ensuite l'écran.
guide-open = Guide
lessons-open = Leçons
guide-title = Guide
guide-game = Jeu
guide-part-rules = Les règles
guide-part-controls = Commandes
guide-part-strategy = Bien jouer
guide-example = Exemple
guide-loading = Le guide arrive…
guide-without = Le guide vient du noyau de la table, et aucun noyau ne répond. Les touches et les coups écrits sont sous Touches.
guide-retry = Réessayer

## Language

language-label = Langue
language-unknown = Il n'y a pas ici de langue { $lang } ; le menu montre celles qu'il y a.

## Hint panel

hint-title = Indice
hint-assisted = cet essai : avec aide
hint-assisted-not = cet essai : sans aide
hint-intro = Quatre pas, un à la fois. La réponse vient en dernier.
hint-nothing = Il n'y avait rien à trouver ici, donc cela ne compte pas comme aide.
hint-step-1 = Regarder
hint-step-2 = Règle
hint-step-3 = Partie
hint-step-4 = Réponse
hint-open-1 = Pas 1 : où regarder
hint-open-2 = Pas 2 : montrer la règle
hint-open-3 = Pas 3 : montrer une partie
hint-open-4 = Pas 4 : montrer la réponse
hint-wait-2 =
    { $seconds ->
        [one] La règle s'ouvre dans { $seconds } seconde
       *[other] La règle s'ouvre dans { $seconds } secondes
    }
hint-wait-3 =
    { $seconds ->
        [one] La partie s'ouvre dans { $seconds } seconde
       *[other] La partie s'ouvre dans { $seconds } secondes
    }
hint-wait-4 =
    { $seconds ->
        [one] La réponse s'ouvre dans { $seconds } seconde
       *[other] La réponse s'ouvre dans { $seconds } secondes
    }
hint-done = C'était le dernier pas. Essayez le prochain tour sans aide.
hint-about = Vous regardez { $tile }.
hint-ladder = Pas de l'indice
hint-rung-past = { $name }, ouvert
hint-group-ends = Bouts possibles
hint-group-scoring = Points maintenant
hint-group-muggins = Muggins
hint-group-ends-about = Quels bouts sont ouverts, et pourquoi.
hint-group-scoring-about = Ce que font les bouts, et ce que cela vaut.
hint-group-muggins-about = Réclamer maintenant, annoncer Muggins et le risque d'un oubli.
hint-group-quiet = Rien à dire pour le moment.
hint-label-certain = certain
hint-label-chance = probabilité
hint-label-claim-now = réclamez maintenant
hint-label-call-muggins = annoncez Muggins
hint-label-risk = risque
hint-failed = L'indice n'est pas venu : { $why }

## What hints say

hint-look-ends = Regardez chaque bout ouvert, puis vos dominos.
hint-look-lead = La table est vide : regardez votre main.
hint-look-scoring = Regardez le domino à chaque bout de la ligne : que font-ils ensemble ?
hint-look-claim = Un domino est ouvert à une réclamation ou à Muggins. Regardez les bouts comme ce domino les a laissés.
hint-rule-match = Un domino convient où l'une de ses moitiés est égale à un bout ouvert.
hint-rule-must-play = Qui peut jouer doit jouer : piocher et passer sont pour qui ne peut pas.
hint-rule-lead = Le plus haut double distribué est le domino d'ouverture : qui l'a ouvre avec lui, et avec aucun autre.
hint-rule-draw = Qui ne peut pas jouer pioche ; quand on ne peut plus piocher, on passe.
hint-rule-arms = Les quatre premiers coups après le double d'ouverture vont à ses quatre bras, dans n'importe quel ordre ; jusque-là seuls les bras vides sont ouverts.
hint-rule-sides = Les petits côtés d'un spinner s'ouvrent quand ses deux grands côtés sont couverts.
hint-rule-turns = Un domino simple va tout droit ou tourne à gauche ou à droite. Un double est posé en travers, et après un double la ligne va tout droit.
hint-rule-count = À un bout, un simple compte sa moitié libre et un double ses deux moitiés. Un domino qui en touche deux autres ne compte rien.
hint-rule-double = Un double à un bout compte ses deux moitiés.
hint-rule-lone = Un domino seul sur la table compte tous ses points.
hint-rule-worth-five = Une somme au-dessus de zéro vaut ses points quand cinq la divise.
hint-rule-worth-five-three = Une somme au-dessus de zéro vaut ses points quand cinq ou trois la divise, et une seule fois si les deux la divisent.
hint-rule-claim = Vous pouvez réclamer votre domino jusqu'à la pose du suivant. Dites la somme ; un nombre faux ne coûte rien.
hint-rule-muggins = Les points non réclamés à la pose du domino suivant, chaque adversaire peut les annoncer jusqu'à la pose d'un de plus. Le premier qui annonce les prend tous.
hint-rule-closing = Après le dernier domino on peut encore réclamer et annoncer Muggins jusqu'à la fin de la manche. Le dernier domino lui-même ne s'ouvre jamais au Muggins.
hint-ends-none-knock = Aucun de vos dominos ne convient à un bout ouvert, donc vous passez.
hint-ends-none-draw = Aucun de vos dominos ne convient à un bout ouvert, donc vous piochez.
hint-ends-lead = Le plus haut double distribué ouvre, et il est à vous : ouvrez avec { $tile }.
hint-ends-lead-any = Vous ouvrez, avec n'importe quel domino de votre main.
hint-ends-wait = Ce n'est pas votre tour de poser un domino.
hint-ends-done = Dans cette manche on ne pose plus de domino.
hint-ends-arms =
    { $arms ->
        [one] { $arms } bras du double d'ouverture est encore vide, donc lui seul est ouvert : il prend un domino avec { $value }.
       *[other] { $arms } bras du double d'ouverture sont encore vides, donc eux seuls sont ouverts : chacun prend un domino avec { $value }.
    }
hint-ends-open = Bouts ouverts : { $ends }.
hint-ends-tile-fits = { $tile } convient sur : { $ends }.
hint-ends-tile-not = { $tile } ne convient à aucun bout ouvert. Bouts ouverts : { $ends }.
hint-ends-closed = Le bout { $end } est fermé : il n'y a pas de place pour un domino.
hint-ends-no-room = { $tile } a un { $end }, mais il n'a pas de place à ce bout.
hint-part-sum = Additionnez ce qu'il y a aux bouts : { $sum }.
hint-count = La somme est { $sum } = { $count }.
hint-scores =
    { $points ->
        [one] { $count } est divisible par { $by } : cela vaut { $points } point.
       *[other] { $count } est divisible par { $by } : cela vaut { $points } points.
    }
hint-scores-not = Une somme de { $count } ne vaut rien.
hint-on =
    { $at ->
        [none] sur { $end }
       *[other] sur le { $end } de { $at }
    }
hint-play-makes =
    { $points ->
        [one] { $tile } { hint-on } fait { $sum } = { $count } : cela vaut { $points } point.
       *[other] { $tile } { hint-on } fait { $sum } = { $count } : cela vaut { $points } points.
    }
hint-play-makes-nothing = { $tile } { hint-on } fait { $sum } = { $count } : cela ne vaut rien.
hint-lead-makes =
    { $points ->
        [one] Ouvrir avec { $tile } fait { $sum } = { $count } : cela vaut { $points } point.
       *[other] Ouvrir avec { $tile } fait { $sum } = { $count } : cela vaut { $points } points.
    }
hint-lead-makes-nothing = Ouvrir avec { $tile } fait { $sum } = { $count } : cela ne vaut rien.
hint-they-may-score =
    { $tiles ->
        [one] Ils peuvent marquer : après ce coup, { $tiles } des { $unseen } dominos que vous ne voyez pas rapporterait au joueur suivant : { $list }.
       *[other] Ils peuvent marquer : après ce coup, { $tiles } des { $unseen } dominos que vous ne voyez pas rapporteraient au joueur suivant : { $list }.
    }
hint-they-cannot-score = Après ce coup, aucun domino que vous ne voyez pas ne rapporterait au joueur suivant.
hint-they-now =
    { $tiles ->
        [one] Avec les bouts tels quels, { $tiles } des { $unseen } dominos que vous ne voyez pas rapporterait : { $list }.
       *[other] Avec les bouts tels quels, { $tiles } des { $unseen } dominos que vous ne voyez pas rapporteraient : { $list }.
    }
hint-they-now-none = Avec les bouts tels quels, aucun domino que vous ne voyez pas ne rapporterait.
hint-scoring-none = Dans ce jeu on ne marque pas pendant la manche : les points viennent à la fin.
hint-claim-now = Votre { $tile } fait { $sum } : réclamez { $points } avant la pose du domino suivant.
hint-claim-now-last = Votre { $tile } fait { $sum } : réclamez { $points } avant la fin de la manche.
hint-claim-nothing = Votre { $tile } fait { $sum } = { $count } : il n'y a rien à réclamer.
hint-muggins-part = Quand { $tile } a été posé, les bouts faisaient { $sum }.
hint-muggins-call = { $seat } n'a pas réclamé { $tile } : annoncez Muggins avec { $points } avant la pose du domino suivant.
hint-muggins-call-last = { $seat } n'a pas réclamé { $tile } : annoncez Muggins avec { $points } avant la fin de la manche.
hint-muggins-nothing = { $seat } n'a pas réclamé { $tile }, mais sa somme était { $count } : il n'y a rien à annoncer.
hint-risk = Ce que vous ne réclamez pas pour { $tile }, un adversaire peut le prendre dès que le domino suivant est posé.
hint-risk-open = Vous n'avez pas réclamé { $tile } : si sa somme rapportait, un adversaire peut prendre ces points jusqu'à la pose du domino suivant ou la fin de la manche.
hint-risk-rivals = Jusqu'ici dans cette manche, { $seat } a pris { $taken } et oublié { $missed } des sommes qui rapportaient.
hint-muggins-none = Il n'y a pas de Muggins dans ce jeu, car on n'y réclame rien.
hint-muggins-closed = Aucun domino oublié n'est ouvert au Muggins maintenant.
hint-not-now = Vous n'avez rien à décider en ce moment.
hint-over = La manche est finie : la feuille de score dit le reste.

## Log

log-title = Journal
log-list = Événements de cette manche
log-start = Au début
log-back = Un pas en arrière
log-on = Un pas en avant
log-live = Au présent
log-stepping = Vous regardez en arrière : pas { $step } sur { $steps }. La manche attend, inchangée.
log-copy = Copier le journal comme texte
log-copy-position = Copier la ligne de position
log-download = Télécharger l'enregistrement de la partie
log-copied = Le journal est dans le presse-papiers.
log-position-copied = La ligne de position est dans le presse-papiers.
log-copy-failed = Le navigateur ne permet pas de copier ici. Sélectionnez le texte dans le cadre et copiez-le.
log-copy-box = Texte à copier
log-downloaded = L'enregistrement est sauvé sous { $name }.
log-empty = Rien ne s'est encore passé.
log-rounds = Manches finies
log-rounds-none = Aucune manche de cette partie n'est encore finie.
log-rounds-round = Manche
log-rounds-won = Gagnée par
log-rounds-bonus = Prime
log-rounds-nobody = personne
log-copy-heading = { $game }, manche { $round }

log-deal = Les dominos sont distribués.
log-led = { $seat } a ouvert avec { $tile }.
log-led-you = Vous avez ouvert avec { $tile }.
log-played = { $seat } a joué { $tile } sur { $value }.
log-played-you = Vous avez joué { $tile } sur { $value }.
log-drew = { $seat } a pioché un domino.
log-drew-you = Vous avez pioché un domino.
log-drew-tile = { $seat } a pioché { $tile }.
log-drew-tile-you = Vous avez pioché { $tile }.
log-knocked = { $seat } a passé.
log-knocked-you = Vous avez passé.
log-knocked-at = { $seat } a passé avec { $ends } aux bouts.
log-knocked-at-you = Vous avez passé avec { $ends } aux bouts.
log-claimed = { $seat } a réclamé { $points } pour { $tile }.
log-claimed-you = Vous avez réclamé { $points } pour { $tile }.
log-claimed-by = { $seat } a réclamé { $points }, divisible par { $by }, pour { $tile }.
log-claimed-by-you = Vous avez réclamé { $points }, divisible par { $by }, pour { $tile }.
log-muggins = { $seat } a annoncé Muggins contre { $missed } et pris { $points } pour { $tile }.
log-muggins-you = Vous avez annoncé Muggins contre { $missed } et pris { $points } pour { $tile }.
log-muggins-on-you = { $seat } a annoncé Muggins contre vous et pris { $points } pour { $tile }.
log-scored = { $seat } a marqué { $points } avec { $tile }.
log-scored-you = Vous avez marqué { $points } avec { $tile }.
log-scored-by = { $seat } a marqué { $points }, divisible par { $by }, avec { $tile }.
log-scored-by-you = Vous avez marqué { $points }, divisible par { $by }, avec { $tile }.
log-ended-out = { $seat } n'a plus de domino : domino !
log-ended-out-you = Vous n'avez plus de domino : domino !
log-ended-blocked = Tout le monde a passé : la manche est bloquée.
log-ended-target = { $seat } a atteint le but.
log-ended-target-you = Vous avez atteint le but.
log-ended = Le dernier domino de cette manche est posé.
log-over-won =
    { $points ->
        [one] Manche gagnée par { $side } : { $points } point.
       *[other] Manche gagnée par { $side } : { $points } points.
    }
log-over-won-you =
    { $points ->
        [one] Vous avez gagné la manche : { $points } point.
       *[other] Vous avez gagné la manche : { $points } points.
    }
log-over-won-yours =
    { $points ->
        [one] Votre équipe a gagné la manche : { $points } point.
       *[other] Votre équipe a gagné la manche : { $points } points.
    }
log-over-none = La manche est finie et ne paie personne.
log-undone = { $seat } a repris le dernier tour.
log-undone-you = Vous avez repris votre dernier tour.
log-redone = { $seat } a rejoué le tour.
log-redone-you = Vous avez rejoué le tour.
log-played-on = { $seat } a continué.
log-played-on-you = Vous avez continué.
log-level-up = Deux manches gagnées : { $seat } joue mieux désormais : { $level }.
log-resigned = { $seat } a abandonné.
log-resigned-you = Vous avez abandonné.

## Result

result-title = Le compte de la manche
result-match-title = La partie est finie
result-out = { $seat } n'a plus de domino.
result-out-you = Vous n'avez plus de domino : domino !
result-blocked = La manche est bloquée : le total le plus bas gagne.
result-target = { $seat } a atteint le but.
result-target-you = Vous avez atteint le but.
result-target-any = Le but est atteint.
result-resigned = { $seat } a abandonné.
result-resigned-you = Vous avez abandonné.
result-won =
    { $points ->
        [one] { $side } gagne la manche et { $points } point.
       *[other] { $side } gagne la manche et { $points } points.
    }
result-won-side =
    { $points ->
        [one] { $side } gagnent la manche et { $points } point.
       *[other] { $side } gagnent la manche et { $points } points.
    }
result-won-you =
    { $points ->
        [one] Vous gagnez la manche et { $points } point.
       *[other] Vous gagnez la manche et { $points } points.
    }
result-nobody = La manche ne paie personne.
result-hands = Les mains, à découvert
result-pips =
    { $pips ->
        [one] { $pips } point en main
       *[other] { $pips } points en main
    }
result-no-tiles = plus de domino : domino !
result-sheet = Le compte
result-sheet-side = Camp
result-sheet-before = Avant
result-sheet-play = En jeu
result-sheet-bonus = Prime
result-sheet-now = Maintenant
result-pays =
    { $points ->
        [one] paie { $points } point
       *[other] paie { $points } points
    }
result-match-won = { $side } gagne la partie.
result-match-won-side = Partie gagnée par { $side }.
result-match-won-you = Vous gagnez la partie !
result-race = { $score } points sur { $target }
result-race-title = La course à { $target }
result-rounds =
    { $rounds ->
        [one] Il a fallu { $rounds } manche.
       *[other] Il a fallu { $rounds } manches.
    }
result-again = Nouvelle partie, mêmes réglages
result-next = Manche suivante est à côté de la table, avec les autres actions.

## Lines of the sum

sum-hand = { $seat } : { $tiles } en main, { $total } points.
sum-hand-you = Vous avez { $tiles } : { $total } points.
sum-hand-empty = { $seat } n'a plus de domino.
sum-hand-empty-you = Vous n'avez plus de domino.
sum-out = Qui finit reçoit tous les points des autres mains.
sum-blocked = Le total le plus bas gagne, et chaque perdant paie la différence.
sum-blocked-all = Le total le plus bas gagne, et la règle de la maison paie tous les points des perdants.
sum-difference = { $seat } : { $total } − { $lowest } = { $points }.
sum-difference-you = Vous : { $total } − { $lowest } = { $points }.
sum-rounded = { $seat } : { $difference } va au multiple de cinq le plus proche, { $points }.
sum-rounded-you = Vous : { $difference } va au multiple de cinq le plus proche, { $points }.
sum-sum-rounded = La somme de { $total } va au multiple de cinq le plus proche : { $points }.
sum-side = { $side } ont ensemble { $sum } = { $total } points en main.
sum-partner = Ce que le partenaire du gagnant a encore ne compte pas.
sum-tie = Le total le plus bas est partagé, donc personne n'est payé.
sum-total = { $sum } = { $points }.
sum-won-in-play = { $seat } a gagné { $points } en cours de jeu.
sum-won-in-play-you = Vous avez gagné { $points } en cours de jeu.
sum-target = Le but a été atteint en cours de jeu : la manche s'est arrêtée là et ne paie pas de prime.
sum-resigned = Il y a eu abandon, donc cette manche ne paie pas de prime.

## Keys

keys-open = Touches
keys-title = Touches et coups écrits
keys-letters = Lettres seules
keys-letters-note = Elles agissent quand le jeu a le focus et qu'on n'écrit pas. Les réglages les désactivent.
keys-letter-count = aller au champ de la somme
keys-letter-redo = rétablir
keys-letter-hand = aller à la main ; au projecteur, la montrer ou la cacher
keys-letter-answer = au projecteur, montrer la réponse
keys-letter-typed = aller au champ des coups écrits
keys-typed = Coups écrits
keys-typed-note = Écrivez-en un dans le champ des coups écrits et appuyez sur Enter.
keys-tab = va de la main aux bouts et aux boutons, et ressort du jeu
keys-arrows = choisissent un domino de la main
keys-enter = appuie sur le bouton qui a le focus ; ailleurs joue le domino choisi s'il n'a qu'une place, sinon Continuer ou Manche suivante
keys-space = de même pour les boutons, et choisit un domino
keys-escape = ferme une fenêtre, lâche un choix ou un pas en arrière ; puis quitte le jeu
keys-any-key = n'importe quelle touche
keys-any = pendant qu'on montre les coups des ordinateurs : montre le reste aussitôt, ou le suivant en pas à pas
keys-typed-side = 6-5 au bout gauche ou au bout droit
keys-typed-up-down = 6-5 au bras du haut ou du bas d'une croix
keys-typed-arm = 6-5 au bras 2
keys-typed-big = 12-11 au bout droit : un trait d'union sépare les grands nombres
keys-typed-turn = 6-5 au bout droit, tourné à gauche (Table Draw)
keys-typed-draw = piocher un domino
keys-typed-knock = passer
keys-typed-claim = réclamer une somme de 15
keys-typed-muggins = annoncer Muggins avec 15
keys-typed-play-on = continuer
keys-typed-finish = finir la manche
keys-typed-next = manche suivante
keys-typed-undo = annuler
keys-typed-ends = quels bouts sont ouverts ?
keys-typed-hand = qu'ai-je en main ?
keys-typed-scores = quel est le score ?

## Short help beside the table

help-claim = Additionnez les bouts et dites la somme : elle est à vous jusqu'à la pose du domino suivant. Si vous l'oubliez, les autres peuvent annoncer Muggins. Le jeu vous attend.
help-rows = Chaque rangée est un bras, nommé d'après le domino où il commence. Faites défiler un long bras de côté ; le bouton de son bout reste à côté.

## Refusals

error-round-over = La manche est finie : on n'y peut plus rien jouer.
error-hand-closed = Le dernier domino est posé : il ne reste que réclamations, annonces de Muggins et Finir la manche.
error-not-closed = La manche continue : on peut la finir quand une main est vide ou que tout le monde a passé.
error-no-such-seat = Il n'y a pas de place { $seat } à cette table.
error-not-your-turn = Ce n'est pas le tour de cette place : { $seat }.
error-not-your-turn-you = Ce n'est pas votre tour.
error-not-in-hand = { $seat } n'a pas { $tile } en main.
error-not-in-hand-you = { $tile } n'est pas dans votre main.
error-must-lead = La manche s'ouvre avec { $lead } et aucun autre domino.
error-no-such-end = Il n'y a pas de tel bout sur la table pour { $tile }.
error-end-covered = Ce bout est couvert : un domino y est déjà.
error-arms-first =
    { $arms ->
        [one] Chaque bras du double d'ouverture doit d'abord avoir un domino : il en manque { $arms }.
       *[other] Chaque bras du double d'ouverture doit d'abord avoir un domino : il en manque { $arms }.
    }
error-sides-first = Les petits côtés d'un spinner s'ouvrent quand ses deux grands côtés sont couverts.
error-no-match = { $tile } n'a pas de { $end }, donc il ne convient pas à ce bout.
error-no-turns-here = On ne tourne les dominos que dans Table Draw, et un double ou le domino qui le suit va tout droit.
error-no-room = Il n'y a pas de place pour { $tile } à ce bout : il sortirait de la table ou couvrirait un domino.
error-can-play = { $seat } a un domino jouable, il faut donc le jouer.
error-can-play-you = Vous avez un domino jouable, il faut donc le jouer.
error-must-draw = { $seat } peut encore piocher, donc ne peut pas passer.
error-must-draw-you = Vous pouvez encore piocher, donc vous ne pouvez pas passer.
error-never-draws = Dans ce jeu personne ne pioche : qui ne peut pas jouer passe.
error-nothing-to-draw = Il ne reste aucun domino à piocher.
error-no-claims = Dans ce jeu il n'y a rien à réclamer.
error-claim-closed = Aucun domino n'est ouvert à une réclamation maintenant.
error-not-your-tile = Seul qui a joué le dernier domino peut le réclamer.
error-muggins-closed = Aucun domino oublié n'est ouvert au Muggins maintenant.
error-your-own-miss = C'est votre propre camp qui l'a oublié, donc seul un adversaire peut annoncer Muggins.
error-nothing-due = Rien n'est dû : cette somme ne vaut pas de points.
error-wrong-count = { $points } n'est pas la somme.
error-not-a-tile = { $text } n'est pas un domino : deux nombres à partir de 0, comme 6-4.
error-not-a-seed = Une graine est un nombre entier de 0 à 2**128 - 1, pas { $seed }.
error-unknown-variant = Aucun jeu ne s'appelle { $name } ; il y a { $known }.
error-rules = Les règles ne le permettent pas.
error-bad-deal = Cette donne n'est pas possible.
error-nothing-to-undo = Il n'y a rien à annuler.
error-nothing-to-redo = Il n'y a rien à rétablir.
error-notation = Colonne { $column } : le texte ne peut pas être lu à partir d'ici.
error-notation-line = Ligne { $line }, colonne { $column } : le texte ne peut pas être lu à partir d'ici.
error-not-a-line = Un texte en notation est attendu, pas { $kind }.
error-record = Cet enregistrement ne peut pas être lu : ses parties ne vont pas ensemble.
error-record-tag = L'étiquette { $tag } de cet enregistrement n'est pas juste.
error-newer-record = Cet enregistrement a le format { $format } ; le plus récent lu ici est { $known }.
error-typed-no-place = { $tile } ne peut pas être joué là. Ce qu'on peut écrire : { $ways }.
error-impossible-action = L'action { $number }, { $text }, ne peut pas avoir eu lieu.
error-match-over = La partie est finie.
error-hand-not-over = La manche n'est pas encore finie.
error-not-an-action = { $text } n'est pas une action.
error-not-an-observation = Ce que voit une place est attendu, une Observation, pas { $kind }.
error-impossible-view = Aucune place ne peut voir cela.
error-impossible-history = L'événement { $number }, { $event }, ne peut pas avoir eu lieu.
error-bad-size = Il faut ici un nombre entier de { $least } à { $most }, pas { $found }.
error-not-a-budget = Un budget est l'un de { $names }, ou un nombre de mondes de 1 à { $most }, pas { $found }.
error-not-in-set = { $tile } n'est pas dans une série qui va au double { $set }.
error-not-solvable = Cette position ne peut pas être résolue.
error-no-move-to-judge = Il n'y a pas de coup à juger : ce n'est pas le tour de cette place.

## Refusals of the table

error-assist-locked = À cette table, personne n'est aidé, et ce que montre l'écran reste comme il est.
error-screen-passed = L'écran est en route vers { $seat } : levez d'abord le rideau.
error-stale = La table a changé depuis votre choix. Rien n'a été fait : regardez et choisissez de nouveau.
error-busy = La table est encore occupée par la dernière demande. Rien n'est perdu ; réessayez dans un instant.
error-unknown-request = La table ne connaît pas ce genre de demande. Rien n'a été fait.
error-bad-request = La table n'a pas pu lire cette demande. Rien n'a été fait.
error-not-now = Ce n'est pas possible en ce moment.
error-silent = Le noyau ne répond pas. Il est peut-être encore occupé ; votre jeu est gardé où il est.
error-gone = La connexion au noyau est perdue. Voici la table après votre dernier coup.
error-no-kernel = Aucun noyau ne tourne, donc on ne peut rien jouer. Voici la table comme elle a été sauvée.
error-unknown-text = Ce texte n'existe pas dans cette langue.
error-nothing-pending = Rien n'est ouvert que le jeu attende.
error-typed-nothing = Écrivez d'abord un coup, par exemple 65l.
error-typed-two = { $tile } a plus d'une place. Dites laquelle : { $ways }.
error-typed-none = Aucun coup ne s'appelle ainsi. Essayez 65l, d pour piocher, k pour passer ou c 15 pour réclamer.
error-internal = Quelque chose a mal tourné dans la table. Le coup n'a pas été fait, et votre jeu est gardé où il était.

## First visit

welcome-title = Bienvenue à la table
welcome-how = Choisissez un jeu. Puis choisissez un domino de votre main et le bout où il va ; le reste se dit en jouant.
welcome-play = Jouer
welcome-stay = Rester avec { $game }

## Table

seat-person = Joueur { $letter }
seats-label = Joueurs et score
seat-your-turn = votre tour
seat-turn = joue
seat-winner = gagne
seat-tiles =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
seat-partner = partenaire : { $partner }
seat-score = { $score } points sur { $target }
seat-drew = a pioché
seat-knocked = a passé
seat-voids = n'a pas de { $pips }
seat-played = a joué { $tile }
seat-points = a pris { $points }
head-round = Manche { $round }, en { $target }
side-label = Indices et journal

arm-left = gauche
arm-right = droite
arm-up = haut
arm-down = bas
arm-of-left = bras gauche de { $tile }
arm-of-right = bras droit de { $tile }
arm-of-up = bras du haut de { $tile }
arm-of-down = bras du bas de { $tile }
arm-branch-first = première branche de { $tile }
arm-branch-second = deuxième branche de { $tile }
end-left = bout gauche { $value }
end-right = bout droit { $value }
end-up = bout du haut { $value }
end-down = bout du bas { $value }
end-of-arm = { $value }, { $arm }
ends-label = Bouts de la table
ends-pick = Choisissez un domino, puis le bout où il va.
end-lead = Ouvrir avec { $tile }
end-play = Jouer { $tile } : { $end }
end-play-turned-left = Jouer { $tile } : { $end }, tourné à gauche
end-play-turned-right = Jouer { $tile } : { $end }, tourné à droite
end-play-some = Jouer { $tile } : { $end } ; choisissez de quel côté il tourne
end-straight = Tout droit
end-turn-left = Tourné à gauche
end-turn-right = Tourné à droite
end-open = { $end } : choisissez d'abord un domino
end-not = { $tile } ne convient pas : { $end }
end-closed = Fermé : { $end }. { $why }
end-pick-first = Choisissez d'abord un domino de votre main, puis { $end }.

hand-title = Votre main
hand-none = Aucune main à montrer
hand-can = { $fitting } sur { $tiles } jouables
hand-then = telle qu'elle était à ce pas
hand-sort = Trier
hand-flip = Retourner
room-hand = La main
room-answer = La réponse
sort-now-heavy = Triés, les plus lourds d'abord
sort-now-suit = Triés par nombre
sort-now-dealt = Dans l'ordre où ils sont venus
hand-tile = { $tile }
hand-tile-why = { $tile } : { $why }
hand-tile-fits = { $tile }, convient : { $ends }
hand-tile-leads = { $tile }, peut ouvrir
hand-fits-nowhere = ne convient à aucun bout ; sont ouverts { $ends }
hand-two-ends = { $tile } a plus d'une place : choisissez laquelle.
boneyard-left =
    { $left ->
        [one] { $left } reste
       *[other] { $left } restent
    }
boneyard-in = dans la pioche
boneyard-out = hors du jeu

look-label = Aspect de la table
look-table = Table
look-rows = Rangées
zoom-label = Taille de la table
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la table
full-screen = Plein écran
board-none = Pas encore de table
board-none-what = La table apparaît dès que Python a distribué.
board-empty = La table est vide
board-empty-what =
    { $players ->
        [one] { $players } joueur, en { $target }
       *[other] { $players } joueurs, en { $target }
    }
board-title =
    { $tiles ->
        [one] La table : { $tiles } domino
       *[other] La table : { $tiles } dominos
    }
board-arm = À partir de { $tile } : { $arm }
board-end = bout ouvert { $value }
board-count = Somme { $count }
rows-arms =
    { $arms ->
        [one] { $arms } bras de { $tile }
       *[other] { $arms } bras de { $tile }
    }
rows-branches = Branches des doubles suivants
rows-arm-number = bras { $number }
rows-empty = vide
rows-help = Qu'est-ce qu'une rangée ?
rows-scroller = Dominos du bras : { $arm }

acts-label = Actions
act-draw = Piocher
act-draw-on = Jusqu'à convenir
act-draw-on-what = Pioche jusqu'à ce qu'un domino convienne ou qu'on ne puisse plus piocher
act-knock = Passer
act-claim = Réclamer
act-muggins = Muggins !
act-play-on = Continuer
act-finish = Finir la manche
act-next = Manche suivante
act-undo = Annuler
act-redo = Rétablir
act-resign = Abandonner
act-why = { $names } : { $why }
act-watching = Les boutons attendent que vous ayez vu ce que les autres ont fait.
resign-title = Abandonner cette partie ?
resign-ask = La partie finit maintenant et va au meilleur des autres.
resign-keep = Continuer à jouer

claim-label = Réclamation et Muggins
claim-yours = Votre { $tile } est ouvert à une réclamation.
claim-theirs = { $seat } peut encore réclamer { $tile }.
muggins-yours = { $seat } n'a pas réclamé { $tile } : le Muggins est ouvert.
muggins-own = Votre { $tile } n'a pas été réclamé, et d'autres peuvent annoncer Muggins.
muggins-theirs = { $seat } n'a pas réclamé { $tile }, et d'autres peuvent annoncer Muggins.
claim-none = Aucun domino n'est ouvert à une réclamation.
claim-number = Dites d'abord la somme : additionnez les bouts.
claim-count = Votre somme
claim-less = Moins
claim-more = Plus
claim-help = Comment ça marche ?

typed-label = Coup écrit
typed-go = Envoyer
typed-ends = Bouts ouverts : { $ends }.
typed-hand = Vous avez { $tiles }.
typed-score =
    { $score ->
        [one] { $seat } : { $score } point.
       *[other] { $seat } : { $score } points.
    }

ask-play =
    { $fitting ->
        [one] Votre tour : { $fitting } domino jouable.
       *[other] Votre tour : { $fitting } dominos jouables.
    }
ask-turn = Votre tour.
ask-draw = Votre tour : aucun domino ne convient, donc piochez.
ask-knock = Votre tour : aucun domino ne convient, donc passez.
ask-window = Un domino est ouvert : dites sa somme, ou continuez.
ask-finish = Le dernier domino est posé : réclamez ou annoncez ce qui est ouvert, puis finissez la manche.
ask-next = La manche est finie.
ask-match-over = La partie est finie.
ask-other = Au tour de { $seat }.
say-ends = Bouts { $ends }.
now-dealt = Les dominos sont distribués.
now-watching = Vous regardez ; une touche ou un clic montre le reste.
now-step = Une touche ou un clic montre le coup suivant.
now-looking-back = Vous regardez en arrière ; la manche attend.
now-skip = Tout montrer
now-next = Coup suivant

link-busy = Le noyau est occupé. Votre dernière demande l'attend.
link-silent = Le noyau ne répond pas. Rien n'est perdu : réessayez, ou voyez s'il tourne encore.
link-restarted = Le noyau a redémarré, et cette table n'y est pas. Relancez la cellule, ou rechargez la page.
link-gone = La connexion au noyau est perdue. Voici la table après votre dernier coup.
link-static = Aucun noyau ne tourne derrière cette image. Lancez la cellule pour continuer à jouer.
error-unknown = Cela a été refusé : { $code }.

## Kept

error-no-proof = La manche { $round } ne porte aucune preuve de sa distribution : une table l'écrit quand la manche est finie, une partie jouée en Python seul ne le fait pas.
error-not-fair = La manche { $round } n'a pas été distribuée comme promis, ou son enregistrement a été changé.
error-code-sign = Ce n'est pas un code de distribution : un signe est faux ou manque. Un code a huit signes et un signe de contrôle, XXXX-XXXX-C.
error-code-unknown = Ce code est entier, mais ne correspond à aucun jeu que cette table connaisse.
error-not-a-record = Ce n'est pas un jeu. Un enregistrement commence par une étiquette comme [Format], une position par le nom d'un jeu.
error-bad-save = Ce qui était gardé ne peut pas être lu, donc un nouveau jeu commence.
error-newer-save = Ce qui était gardé vient d'une version plus récente (format { $format } ; connu ici : { $known }).
error-store-full = Il n'y a plus de place pour garder le jeu. Il continue, mais seulement dans cette fenêtre.
error-store-refused = Le jeu ne peut pas être gardé : son dossier est en lecture seule ou interdit. Il continue dans cette fenêtre.
error-store-foreign = Le jeu ne peut pas être gardé : son dossier est à quelqu'un d'autre. Il continue dans cette fenêtre.
error-nothing-kept = Aucun jeu n'est gardé ici sous ce nom.
error-nothing-kept-yet = Aucun jeu n'est encore gardé sur cet ordinateur : une table est gardée dès son premier coup.
error-no-panel = Cette page ne laisse pas charger le panneau. Le jeu lui-même continue.
now-drew =
    { $tiles ->
        [one] { $seat } a pioché { $tiles } domino.
       *[other] { $seat } a pioché { $tiles } dominos.
    }
kept-open = Jeux : ouvrir, partager, historique
kept-resumed = Votre jeu reprend où vous l'aviez laissé.
kept-resume = Reprendre
kept-waiting = En attente du serveur…
kept-link = Ce lien commence une autre partie, et la vôtre n'est pas finie.
kept-link-stay = Garder la mienne
kept-link-begin = Commencer la nouvelle
kept-link-two = Ce lien demande des jeux différents : la position ou, à défaut, le code de distribution décide.
fair-title = Distribution loyale
fair-what = Avant le premier domino la table montrait la première ligne. C'est le SHA-256 de la seconde : un nombre au hasard et la distribution.
fair-promise = La distribution de cette manche est fixée, et cette ligne est la promesse. Notez-la : une fois la manche finie, on peut la vérifier.
fair-check = Vérifier
fair-right = Juste : ces dominos sont ceux promis avant le début de la manche.
fair-wrong = Faux : cette distribution n'est pas celle promise.
fair-cannot = Ce navigateur ne peut pas vérifier sur une connexion ouverte (http). Python le peut : check_fair(record).
export-hands = Manches de la partie
export-hand = Manche
export-keys = Avancez avec les flèches ou les boutons du journal. Manche :
kept-title = Jeux
kept-load = Ouvrir un jeu
kept-load-what = Un enregistrement, ou la ligne d'une position. Il prend la place du jeu sur la table ; une partie inachevée continue.
kept-file = Fichier avec un enregistrement
kept-text = Texte d'un enregistrement ou d'une position
kept-text-open = Ouvrir ce texte
lessons-title = Leçons
lessons-what = Chaque leçon explique une chose, vous la fait essayer et se termine par une manche. Votre partie reste comme elle est.
lessons-away = Les leçons sont des notebooks : domino-widget lab les ouvre dans JupyterLab, et domino-widget play les montre ici.
kept-opened = Le jeu est ouvert.
kept-opened-anew = Le jeu est ouvert. Les dominos que son enregistrement cache ont été redistribués, en accord avec tout ce qu'il montre.
kept-share = Partager
kept-code = Code de distribution { $code } : qui commence avec lui reçoit les mêmes dominos, ils ne sont donc pas un secret.
kept-svg = Image (SVG)
kept-png = Image (PNG)
kept-page = Page qui rejoue la partie (HTML)
kept-history = Parties
kept-line = { $game }, { $level } : gagnées { $won }, perdues { $lost }
kept-history-none = Aucune partie n'est encore finie.
kept-forget = Effacer mes données
kept-forget-sure = Les effacer pour de bon
kept-forgotten = Tout ce qui était gardé est effacé. Ce jeu continue, et n'est plus gardé.
level-mixed = plusieurs niveaux
code-make = Faire un code de distribution
code-make-what = Les distributions viennent d'un code que vous pouvez transmettre.
code-typed = Code de distribution
code-typed-what = Il vaut aussi pour le jeu, la série et les joueurs ; noms, niveaux et règles de la maison restent comme ici.
error-typed-fits-nowhere = { $tile } ne peut pas être joué maintenant. Écrivez ?e pour entendre ce qui est ouvert.
end-play-straight = Jouer { $tile } : { $end }, tout droit
end-wrong = { $tile } ne convient pas : { $end }. Il convient : { $ends }.
drop-nothing = { $tile } n'a été lâché sur aucun bout et revient dans votre main. Il convient : { $ends }.
drop-lead = { $tile } revient dans votre main. Lâchez-le sur la table pour ouvrir avec lui.
drop-late = La table a changé pendant que vous teniez { $tile }. Il revient dans votre main, et rien n'a été fait.
now-picked = { $tile } est choisi : il convient à { $fits } bouts sur { $ends }.
settings-auto = Coups uniques tout seuls
settings-auto-what = Là où il ne vous reste qu'un domino à une place, une pioche ou passer, cela se fait après un instant. Les réclamations restent à vous.
error-nothing-to-review = Une revue demande une manche finie : celle-ci se joue encore.
error-bad-progress = Le progrès gardé n'est pas cohérent, donc il recommence.
review-open = Revoir la manche
picture-still = Ceci est une image de la table ; pour jouer, exécutez sa cellule là où les widgets s'affichent.
picture-empty = Aucun domino n'est encore posé.
picture-table =
    { $count ->
        [one] { $count } domino est sur la table : { $last }. Bouts ouverts : { $ends }.
       *[other] { $count } dominos sont sur la table ; le dernier est { $last }. Bouts ouverts : { $ends }.
    }
picture-hand = Votre main : { $tiles }.
review-title = La manche encore une fois
review-waiting = Examen de la manche…
review-none = Aucun de vos coups n'était nettement moins bon que le meilleur. Rien à revoir.
review-intro =
    { $turns ->
        [one] À { $turns } tour votre coup était nettement moins bon que le meilleur. Choisissez encore ; tout coup aussi bon convient.
       *[other] À { $turns } tours votre coup était nettement moins bon que le meilleur. Choisissez encore ; tout coup aussi bon convient.
    }
review-place = { $now } sur { $all }
review-turn = Domino { $number } de la manche. Vous avez joué { $play }. Qu'est-ce qui serait mieux ?
review-plays = Vos coups
review-try = Essayer celui-ci
review-show = Montrer
review-skip = Sauter
review-next = Tour suivant
review-end = Au résumé
review-practise = S'exercer à 3 comme celle-ci
review-practise-leave = Revenir à la table
review-again = Depuis le début
review-close = Fermer
review-right = { $play } est juste.
review-right-best = { $play } est le meilleur coup.
review-wrong = { $play } n'est pas aussi bon. Essayez encore, ou faites-le montrer.
review-shown = Le meilleur coup est { $play }.
review-you-played = vous l'avez joué
review-why = Pourquoi
review-because = parce que
review-also = aussi
review-allowed = Ce que votre coup a permis
review-summary = La manche en chiffres
review-lost = Points attendus perdus par choix : { $lost } dans cette manche, { $each } par vrai choix.
review-attention =
    { $missed ->
        [0] Attention : vos dominos ont fait { $due } points, et vous les avez tous réclamés.
       *[other] Attention : vos dominos ont fait { $due } points ; vous n'en avez pas réclamé { $missed }, dont { $given } sont allés à un adversaire par Muggins.
    }
review-uncalled = Les adversaires ont oublié { $points } points que personne n'a annoncés.
review-rival-missed =
    { $times ->
        [one] { $seat } n'a pas réclamé { $points } points : { $times } somme a été oubliée.
       *[other] { $seat } n'a pas réclamé { $points } points : { $times } sommes ont été oubliées.
    }
review-rival-overlooks =
    { $times ->
        [one] { $seat } n'a pas additionné les bouts avant { $times } coup.
       *[other] { $seat } n'a pas additionné les bouts avant { $times } coups.
    }
review-rival-one-end =
    { $times ->
        [one] { $seat } n'a regardé que les bouts du dernier domino avant { $times } coup.
       *[other] { $seat } n'a regardé que les bouts du dernier domino avant { $times } coups.
    }
review-rival-forgets =
    { $times ->
        [one] { $seat } a oublié, avant { $times } coup, les nombres que d'autres avaient montré ne pas avoir.
       *[other] { $seat } a oublié, avant { $times } coups, les nombres que d'autres avaient montré ne pas avoir.
    }
review-luck = Votre résultat face aux autres, en moyenne : { $result } points. Chance des dominos : environ { $luck }. Jeu : { $rest }.
review-forgot = Ce que la table avait montré
review-hindsight = Mains ouvertes (non noté)
review-plot = La valeur de la manche pour vous, tour par tour : le meilleur coup (vert, trait plein) et le vôtre (rouge, tirets).
review-label-fine = bien
review-label-inaccuracy = imprécision
review-label-mistake = faute
review-label-blunder = grosse faute
progress-title = Points perdus par choix
progress-what = Points attendus perdus dans les manches que vous avez revues.
progress-game = Jeu
progress-hands = Manches
progress-each = Perdus par vrai choix
progress-skill = De quoi il s'agissait
progress-times = Fois
progress-lost = Points perdus
progress-number = { $number }
progress-skill-claim-window = Points non réclamés
progress-skill-sum-multiple = Un coup qui marque
progress-skill-sum-doubles = Ce que le joueur suivant peut marquer
progress-skill-infer-void = Fermer le jeu au joueur suivant
progress-skill-plan-block_dump = Prévoir : bouts, nombres, dominos lourds
coach-title = Ce que dit l'entraîneur
coach-best = Meilleur
coach-as-good = Aussi bon
coach-risk = Son risque
coach-costs = Ce que coûtent d'autres coups
coach-next = Ce qui peut marquer ensuite
coach-memory = Ce que montre la table
coach-readings = Ce que leurs coups laissent deviner
coach-waiting = Réflexion…
coach-nothing = Ici vos coups reviennent au même.
coach-label-certain = certain
coach-label-chance = probabilité
coach-label-estimate = estimation
coach-label-reading = lecture

## Positions that cannot be

error-impossible-match-over = La partie était finie avant cette manche : { $points } points atteignent l'objectif de { $target }.
error-impossible-lead-late = Le domino qui doit ouvrir n'est indiqué que tant que la table est vide.
error-impossible-lead-free = À { $game }, celui qui ouvre peut poser n'importe quel domino.
error-impossible-lead-not-held = { $tile } doit ouvrir, mais n'est pas dans la main de la place { $letter }.
error-impossible-opener = La place { $letter } a le double le plus fort et ouvre avec lui : le tour est { $letter }={ $tile }.
error-impossible-empty-ended = Une manche ne peut pas finir avant qu'un domino soit posé.
error-impossible-empty-points = Avant le premier domino, il n'y a ni passe ni point.
error-impossible-out = La place { $letter } n'a plus de domino : la manche est donc finie.
error-impossible-two-out = Un seul joueur peut être sans domino.
error-impossible-all-knocked = Tout le monde a passé : la manche est donc finie.
error-impossible-turn = La place { $letter } a posé le dernier domino : c'est donc le tour de la place { $next }.
error-impossible-over = { $points } points atteignent l'objectif de { $target } : la manche est donc finie.
error-impossible-points = À { $game }, aucun point n'est gagné avant la fin de la manche.
error-impossible-closing = Là où rien n'est réclamé, une manche finit aussitôt, sans rien à attendre.
error-impossible-out-knocks = La place { $letter } n'a plus de domino : personne n'a donc passé après le dernier.
error-impossible-out-window = La place { $letter } n'a plus de domino : la place { $other } n'a donc pas posé le dernier.
error-impossible-not-ended = La manche n'est pas finie : personne n'est sans domino et tous n'ont pas passé.
error-impossible-knock-draws = Personne ne passe tant qu'on peut piocher.
error-impossible-knock-fits = La place { $letter } a un domino qui convient : elle ne peut donc pas avoir passé.
error-impossible-no-claims = À { $game }, rien n'est réclamé : aucun domino n'est donc ouvert.
error-impossible-windows-over = Quand la manche est finie, aucun domino n'est ouvert.
error-impossible-claim-empty = Avant le premier domino, il n'y a rien à réclamer.
error-impossible-claim-worth = Le dernier domino vaut { $due }, pas { $points }.
error-impossible-muggins-early = Avant le deuxième domino, aucun domino oublié n'est ouvert au Muggins.
error-impossible-muggins-worth = Aucun domino qui a pu être le dernier ne laisse derrière lui une somme qui vaille { $points }.
error-impossible-result = Les points ne vont pas avec cette fin de manche, qui donne { $points } points au camp { $number }.
error-impossible-result-nobody = Les points ne vont pas avec cette fin de manche, qui ne donne rien à personne.
error-impossible-scores = Il y a { $sides } camps, donc { $sides } scores, pas { $found }.
error-impossible-sides = Il y a { $sides } camps, donc { $sides } nombres de points, pas { $found }.
error-impossible-spinners = Seul le premier double se ramifie : marquez-en un avec *, pas { $found }.
error-impossible-spinner-order = { $before } est avant { $tile } : { $tile } n'est donc pas le premier double.
error-impossible-tiles = Une série double { $set } a { $most } dominos, mais { $named } sont indiqués.

## Lines that cannot be read

error-notation-at-space = Colonne { $column } : il faut ici une espace.
error-notation-at-tile = Colonne { $column } : il faut ici un domino comme 6-4.
error-notation-at-number = Colonne { $column } : il faut ici un nombre entier.
error-notation-at-sign = Colonne { $column } : ici, il manque { $sign }.
error-notation-at-known = Colonne { $column } : dans une position, rien ne reste inconnu : il ne faut pas de ? ici.
error-notation-at-hands = Colonne { $column } : il faut ici les mains de deux à cinq places, séparées par /.
error-notation-at-game = Colonne { $column } : il faut ici le nom d'un jeu, comme block ou all-fives.
error-notation-at-option = Colonne { $column } : cette règle maison n'existe pas, ou elle figure deux fois.
error-notation-at-value = Colonne { $column } : ce n'est pas une valeur de cette règle maison.
error-notation-at-sides = Colonne { $column } : il y a ici plus de dominos que de côtés où les joindre.
error-notation-at-match = Colonne { $column } : il faut ici un domino avec un { $value }.
error-notation-at-mark = Colonne { $column } : un * se met après un double qui se ramifie, et nulle part ailleurs.
error-notation-at-double = Colonne { $column } : ce jeu s'ouvre avec un double.
error-notation-at-turn = Colonne { $column } : il faut ici à qui est le tour : une lettre de A à E, ou . ou # en fin de manche.
error-notation-at-seat = Colonne { $column } : il faut ici la lettre d'une place.
error-notation-at-windows = Colonne { $column } : il faut ici les dominos ouverts, comme !B15~A0, ou - s'il n'y en a pas.
error-notation-at-end = Colonne { $column } : la ligne devrait finir ici.

## The editor of positions

error-tile-twice = { $tile } figure deux fois : une série contient chaque domino une seule fois.
error-tile-laid = { $tile } est sur la table : retirez-le d'abord de là.
error-table-empty = Aucun domino n'est sur la table.
error-double-opens = Ce jeu s'ouvre avec un double.
error-hands-empty = Chaque main a besoin d'au moins un domino. Encore sans domino : { $letters }.
error-dealt-again = Personne n'a reçu de double : ces mains sont donc redistribuées.
error-not-a-number = Il faut ici un nombre entier de 0 à { $most }, pas { $found }.
error-nothing-set-up = Aucune position n'a été composée : edit() ouvre l'éditeur.
editor-title = Composer une position
editor-open = Composer une position
editor-what = Composez n'importe quelle position, à partir de ce que vous voyez maintenant. Jouez à partir d'elle, interrogez l'entraîneur ou distribuez-la.
editor-leave = Revenir à la table
editor-clear = Vider
editor-side = La position et son jeu
editor-table = Table à composer
editor-now = Choisissez un domino, puis un bout, une main ou la pioche.
editor-loose = Hors jeu
editor-tiles =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
editor-loose-none = Tous les dominos sont placés.
editor-rest = Le reste dans la pioche
editor-deal = Distribuer le reste
editor-lift = Retirer le dernier domino
editor-places = Mains et pioche
editor-hand = Main de { $letter }
editor-hand-you = Main de { $letter } (la vôtre)
editor-stock = Pioche, le prochain d'abord
editor-put = Le mettre ici
editor-put-hand = Mettre { $tile } dans la main de { $letter }
editor-put-stock = Mettre { $tile } dans la pioche
editor-put-there = Ce domino y est déjà.
editor-pick-first = Choisissez d'abord un domino.
editor-keys = Avec un domino choisi, la lettre d'une place l'y donne, S le met dans la pioche, X le retire du jeu.
editor-possible = Cette position peut être jouée.
editor-line = Ligne de la position
editor-line-label = Ligne de la position : lisez-la, copiez-la ou mettez-en une autre à sa place
editor-copy = Copier
editor-read = Composer cette ligne
editor-copied = C'est dans le presse-papiers.
editor-play = Jouer à partir d'ici
editor-coach = Interroger l'entraîneur
editor-link = Copier comme lien
editor-cell = Copier comme cellule de notebook
editor-download = Télécharger
editor-turn-card = Tour et points
editor-turn = À qui le tour
editor-turn-lead = La table est vide : les dominos disent donc qui ouvre, et avec lequel : { $tile }.
editor-seat = Place { $letter }
editor-closing = À personne : des réclamations sont ouvertes
editor-over = À personne : la manche est finie
editor-scores = Points avant cette manche
editor-scores-of = Points de { $letters } avant cette manche
editor-points = Gagnés dans cette manche jusqu'ici
editor-points-of = Points de { $letters } dans cette manche
editor-knocks = Passes de suite
editor-claim = Le dernier domino peut être réclamé par
editor-muggins = A oublié le domino d'avant, ouvert au Muggins
editor-nobody = personne
editor-count = La somme des bouts est { $count }.
editor-game-card = Jeu
editor-partners = Partenaires : A et C contre B et D
editor-said-laid = { $tile } est sur la table. Bouts ouverts : { $ends }.
editor-said-given = { $tile } est dans la main de { $letter }.
editor-said-stocked = { $tile } est dans la pioche.
editor-said-taken = { $tile } est hors jeu.
editor-said-lifted = { $tile } n'est plus sur la table.
editor-said-rest =
    { $tiles ->
        [one] { $tiles } domino est allé dans la pioche.
       *[other] { $tiles } dominos sont allés dans la pioche.
    }
editor-said-dealt =
    { $tiles ->
        [one] { $tiles } domino a été distribué, le reste est la pioche.
       *[other] { $tiles } dominos ont été distribués, le reste est la pioche.
    }
editor-said-cleared = La table, les mains et la pioche sont vides.
editor-said-undone = La dernière étape est annulée.
editor-said-redone = L'étape est refaite.
editor-said-read = La ligne est composée.
editor-said-changed = Modifié.
