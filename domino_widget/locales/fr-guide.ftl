### The guide; its order and ids are those of en-guide.ftl.

## Block

guide-block-1 =
    Soyez le premier à poser votre dernier domino. Qui y arrive gagne les points que les autres ont encore en main, et le premier à 100 points gagne la partie.
    .title = Le but
guide-block-2 =
    Un domino a deux moitiés marquées de points ; une moitié sans points est blanche et compte 0. Une série double-six a chaque paire de valeurs de 0 à 6 une fois : 28 dominos. Block se joue aussi en double-neuf (55 dominos) et en double-douze (91 dominos).

    À deux, trois, quatre ou cinq, chacun reçoit 8, 6, 6 ou 5 dominos d'une série double-six ; 8, 6, 9 ou 5 du double-neuf ; 8, 6, 12 ou 5 du double-douze. Le reste est face cachée et hors du jeu. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-block-3 =
    Qui a le plus haut double distribué ouvre avec lui, à chaque manche. Le joueur suivant enchaîne.
    .title = Ouverture
    .example = Vous avez 6-5 et 5-5, l'Ordinateur 1 a 6-4 et 4-4, et aucun double plus haut n'a été distribué. Vous ouvrez, et vous ouvrez avec 5-5.
guide-block-4 =
    Joignez un domino à l'un des deux bouts ouverts, de sorte que des moitiés égales se touchent. L'autre moitié de votre domino est le nouveau bout. Un domino qui convient aux deux bouts peut aller à l'un ou à l'autre.

    Si vous pouvez jouer, vous devez jouer. Si aucun de vos dominos ne convient, vous passez, et le joueur suivant continue. Personne ne pioche.
    .title = Votre tour
    .example = Les bouts sont 3 et 5. Vous avez 6-3, 4-2 et 1-0. Seul 6-3 convient : il va sur le 3, et les bouts sont alors 6 et 5.
guide-block-5 =
    À quatre on peut jouer en équipes : vous et l'Ordinateur 2 contre l'Ordinateur 1 et l'Ordinateur 3. Chaque équipe a un score. Une manche finit pour les deux partenaires dès que l'un d'eux n'a plus de domino.
    .title = Partenaires
guide-block-6 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre : elle est alors bloquée. On montre toutes les mains.

    Qui sort reçoit tous les points des mains des perdants. Dans une manche bloquée le total le plus bas gagne, et chaque perdant lui paie la différence. Si le total le plus bas est partagé, personne n'est payé.

    En équipes, qui sort reçoit les points des deux adversaires, quoi que son partenaire ait encore. Si la manche est bloquée, on additionne les deux mains de chaque équipe : la plus basse gagne la différence, et des totaux égaux ne paient rien.
    .title = Fin de la manche et points
    .example = Trois joueurs sont bloqués avec 9, 15 et 20 points en main. Le 9 gagne 6 de l'un et 11 de l'autre : 17 points.
guide-block-7 =
    Les manches se suivent jusqu'à ce que quelqu'un ait 100 points. Les réglages peuvent changer le but et d'autres choses : voyez-y les règles de la maison.
    .title = La partie

guide-block-well-1 =
    Personne ne pioche dans Block : passer dit donc vrai pour le reste de la manche. Qui a passé quand les bouts étaient 3 et 5 n'a ni 3 ni 5, et n'en recevra pas. Ramenez la ligne à ces nombres.
    .title = Passer est une promesse
guide-block-well-2 =
    Quand les deux bouts montrent le même nombre, comptez les dominos qui l'ont. Dans une série double-six il y en a sept. Si les sept sont sur la table ou dans votre main, vous seul décidez qui continue.
    .title = Qui ferme, compte
    .example = Les deux bouts sont 1, et les sept dominos avec un 1 sont sur la table. Personne ne peut plus jouer : tous passent, et la main la plus légère gagne.
guide-block-well-3 =
    Avec un partenaire, ne couvrez pas le bout qu'il a ouvert sans y être obligé, et donnez à votre équipe les nombres sur lesquels un adversaire a passé.
    .title = Deux contre deux

## Draw

guide-draw-1 =
    Soyez le premier à poser votre dernier domino. Qui y arrive gagne les points que les autres ont encore en main, et le premier à 100 points gagne la partie.
    .title = Le but
guide-draw-2 =
    Draw se joue en double-six (28 dominos), double-neuf (55) ou double-douze (91), où chaque paire de valeurs vient une fois et une moitié blanche compte 0.

    À deux, trois, quatre ou cinq, chacun reçoit 7, 5, 4 ou 3 dominos, quelle que soit la série. Le reste est la pioche. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-draw-3 =
    Qui a le plus haut double distribué ouvre avec lui, à chaque manche. Le joueur suivant enchaîne.
    .title = Ouverture
guide-draw-4 =
    Joignez un domino à l'un des deux bouts ouverts, de sorte que des moitiés égales se touchent ; son autre moitié est le nouveau bout. Si vous pouvez jouer, vous devez jouer, et vous ne pouvez alors pas piocher.

    Si aucun de vos dominos ne convient, vous piochez un domino après l'autre jusqu'à ce qu'un convienne, et vous jouez celui-là dans le même tour. La pioche peut être vidée jusqu'au dernier domino. Quand elle est vide et que rien ne convient, vous passez.

    Ce que vous piochez, vous seul le voyez. Combien de dominos chacun a, et combien il en reste, tout le monde le voit.
    .title = Votre tour
    .example = Les deux bouts sont 1 et vous n'avez que 6-6. Vous piochez 4-2, qui ne convient pas, puis 3-1, qui convient : jouez-le maintenant. Vous pouvez choisir le bout.
guide-draw-5 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre sans coup ni pioche entre-temps : elle est alors bloquée. On montre toutes les mains.

    Qui sort reçoit tous les points des mains des perdants. Dans une manche bloquée le total le plus bas gagne, et chaque perdant lui paie la différence. Si le total le plus bas est partagé, personne n'est payé.
    .title = Fin de la manche et points
    .example = L'Ordinateur 1 sort pendant que vous avez 6-4 et 2-0 et que l'Ordinateur 2 a 5-5. L'Ordinateur 1 gagne 12 + 10 = 22 points.
guide-draw-6 =
    Les manches se suivent jusqu'à ce que quelqu'un ait 100 points. Les réglages peuvent changer le but et d'autres choses : voyez-y les règles de la maison.
    .title = La partie

guide-draw-well-1 =
    Qui pioche n'avait pas de domino pour les bouts de ce moment. Les dominos piochés ensuite sont inconnus, donc la nouvelle vieillit : elle est la plus sûre tout de suite, et sur les dominos tenus alors.
    .title = Lire les pioches
guide-draw-well-2 =
    Piocher coûte des points, alors gardez des nombres différents en main. Une main qui a tous les nombres pioche rarement ; cinq dominos du même nombre piochent souvent.
    .title = Rester capable de jouer

## Cross

guide-cross-1 =
    Soyez le premier à poser votre dernier domino, sur une table qui grandit du double d'ouverture dans quatre directions. Sortir gagne les points que les autres ont encore, et le premier à 100 points gagne la partie.
    .title = Le but
guide-cross-2 =
    Cross se joue en double-six : 28 dominos. Les séries plus grandes ont leurs propres jeux, Double-Nine Cross et Double-Twelve Cross.

    À deux, trois, quatre ou cinq, chacun reçoit 7, 5, 4 ou 3 dominos. Le reste est la pioche. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-cross-3 =
    Qui a le plus haut double distribué ouvre avec lui, à chaque manche. Il a quatre bras, un de chaque côté.
    .title = Ouverture
guide-cross-4 =
    Les quatre premiers coups après le double d'ouverture vont à ses quatre bras, dans n'importe quel ordre. Tant qu'un bras est vide, seuls les bras vides sont ouverts, donc seuls des dominos de la valeur du double d'ouverture sont jouables. Piocher et passer ne remplissent pas un bras.

    Quand les quatre bras ont un domino, tous les bouts sont ouverts. Les doubles suivants sont posés en travers mais n'ouvrent pas de branches : il y a toujours quatre bouts.
    .title = Les quatre bras
    .example = On a ouvert avec 5-5 et 5-2 est sur un bras. Vous avez 4-2. Il ne va pas encore sur le 2, car trois bras sont vides : d'abord trois autres dominos avec un 5.
guide-cross-5 =
    Joignez un domino à un bout ouvert, de sorte que des moitiés égales se touchent. Si vous pouvez jouer, vous devez jouer. Si rien ne convient, piochez jusqu'à ce qu'un domino convienne et jouez-le dans le même tour ; la pioche peut être vidée jusqu'au dernier domino. Quand elle est vide et que rien ne convient, vous passez.
    .title = Votre tour
guide-cross-6 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre sans coup ni pioche entre-temps : elle est alors bloquée. On montre toutes les mains.

    Qui sort reçoit tous les points des mains des perdants. Dans une manche bloquée le total le plus bas gagne, et chaque perdant lui paie la différence. Si le total le plus bas est partagé, personne n'est payé.
    .title = Fin de la manche et points
guide-cross-7 =
    Les manches se suivent jusqu'à ce que quelqu'un ait 100 points. Les réglages peuvent changer le but et d'autres choses : voyez-y les règles de la maison.
    .title = La partie

guide-cross-well-1 =
    Tant que des bras sont vides, chaque coup demande le nombre du double d'ouverture. Si vous avez plusieurs de ces dominos, vos rivaux devront peut-être piocher : réfléchissez avant de leur remplir le quatrième bras.
    .title = Les quatre premiers dominos
guide-cross-well-2 =
    Ensuite il y a quatre bouts, et il est facile de n'en regarder que deux. Faites le tour des quatre avant de décider, et voyez quels nombres votre coup enlève de la table et lesquels il ajoute.
    .title = Regarder chaque bras

## Double-Nine Cross

guide-double-nine-cross-1 =
    Soyez le premier à poser votre dernier domino, sur une table qui se ramifie à chaque double. Sortir gagne les points que les autres ont encore, et le premier à 100 points gagne la partie.
    .title = Le but
guide-double-nine-cross-2 =
    La série double-neuf a chaque paire de valeurs de 0 à 9 une fois : 55 dominos. Les moitiés à partir de 7 sont imprimées en chiffres.

    À deux ou trois chacun reçoit 7 dominos, à quatre ou cinq chacun en reçoit 5. Le reste est la pioche. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-double-nine-cross-3 =
    Qui a le plus haut double distribué ouvre avec lui, à chaque manche. Il a quatre bras, un de chaque côté.
    .title = Ouverture
guide-double-nine-cross-4 =
    Les quatre premiers coups après le double d'ouverture vont à ses quatre bras, dans n'importe quel ordre. Tant qu'un bras est vide, seuls les bras vides sont ouverts. Piocher et passer ne remplissent pas un bras. Quand les quatre ont un domino, tous les bouts sont ouverts.
    .title = Les quatre bras
guide-double-nine-cross-5 =
    Chaque double après celui d'ouverture ajoute deux branches à côté du bras qui continue par lui. Il a trois bouts ouverts à la fois, et on peut s'en servir dans n'importe quel ordre. Cela vaut aussi pour un double sur une branche, et pour un double plus haut que celui d'ouverture.
    .title = Branches
    .example = Les quatre bras de 9-9 finissent par 4, 8, 3 et 1. Vous jouez 4-4 sur le 4. Sa suite et ses deux branches sont ouvertes maintenant, chacune un 4 : avec 8, 3 et 1 cela fait six bouts ouverts.
guide-double-nine-cross-6 =
    Joignez un domino à un bout ouvert, de sorte que des moitiés égales se touchent. Si vous pouvez jouer, vous devez jouer. Si rien ne convient, piochez jusqu'à ce qu'un domino convienne et jouez-le dans le même tour ; la pioche peut être vidée jusqu'au dernier domino. Quand elle est vide et que rien ne convient, vous passez.
    .title = Votre tour
guide-double-nine-cross-7 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre sans coup ni pioche entre-temps : elle est alors bloquée. On montre toutes les mains.

    Qui sort reçoit tous les points des mains des perdants. Dans une manche bloquée le total le plus bas gagne, et chaque perdant lui paie la différence. Si le total le plus bas est partagé, personne n'est payé.
    .title = Fin de la manche et points
guide-double-nine-cross-8 =
    Les manches se suivent jusqu'à ce que quelqu'un ait 100 points. Les réglages peuvent changer le but et d'autres choses : voyez-y les règles de la maison.
    .title = La partie

guide-double-nine-cross-well-1 =
    Un double ouvre deux bouts de plus de son nombre pour tous. Jouez-le quand vous avez plus de dominos de ce nombre que les autres ne peuvent en avoir, et gardez-le quand il n'aiderait qu'eux.
    .title = Un double ouvre des portes
guide-double-nine-cross-well-2 =
    Avec beaucoup de bouts presque toute main peut jouer. Il s'agit alors moins d'arrêter les autres que d'aller vite : lâchez les dominos lourds et gardez des nombres variés. Les rangées montrent chaque bras sur sa ligne, nommé d'après le domino où il commence.
    .title = Beaucoup de bras

## Double-Twelve Cross

guide-double-twelve-cross-1 =
    Soyez le premier à poser votre dernier domino, sur une table qui se ramifie à chaque double. Sortir gagne les points que les autres ont encore, et le premier à 100 points gagne la partie.
    .title = Le but
guide-double-twelve-cross-2 =
    La série double-douze a chaque paire de valeurs de 0 à 12 une fois : 91 dominos. Les moitiés à partir de 7 sont imprimées en chiffres.

    À deux ou trois chacun reçoit 7 dominos, à quatre ou cinq chacun en reçoit 5. Le reste est la pioche. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-double-twelve-cross-3 =
    Qui a le plus haut double distribué ouvre avec lui, à chaque manche. Il a quatre bras, un de chaque côté.
    .title = Ouverture
guide-double-twelve-cross-4 =
    Les quatre premiers coups après le double d'ouverture vont à ses quatre bras, dans n'importe quel ordre. Tant qu'un bras est vide, seuls les bras vides sont ouverts. Piocher et passer ne remplissent pas un bras. Quand les quatre ont un domino, tous les bouts sont ouverts.
    .title = Les quatre bras
guide-double-twelve-cross-5 =
    Chaque double après celui d'ouverture ajoute deux branches à côté du bras qui continue par lui. Il a trois bouts ouverts à la fois, et on peut s'en servir dans n'importe quel ordre. Cela vaut aussi pour un double sur une branche, et pour un double plus haut que celui d'ouverture.
    .title = Branches
    .example = On a ouvert avec 11-11 et ses quatre bras sont remplis. Deux doubles suivants sont sur la table, il y a donc 4 + 2 × 2 = 8 bouts ouverts. Un troisième, même 12-12, en fait dix.
guide-double-twelve-cross-6 =
    Joignez un domino à un bout ouvert, de sorte que des moitiés égales se touchent. Si vous pouvez jouer, vous devez jouer. Si rien ne convient, piochez jusqu'à ce qu'un domino convienne et jouez-le dans le même tour ; la pioche peut être vidée jusqu'au dernier domino. Quand elle est vide et que rien ne convient, vous passez.
    .title = Votre tour
guide-double-twelve-cross-7 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre sans coup ni pioche entre-temps : elle est alors bloquée. On montre toutes les mains.

    Qui sort reçoit tous les points des mains des perdants. Dans une manche bloquée le total le plus bas gagne, et chaque perdant lui paie la différence. Si le total le plus bas est partagé, personne n'est payé.
    .title = Fin de la manche et points
guide-double-twelve-cross-8 =
    Les manches se suivent jusqu'à ce que quelqu'un ait 100 points. Un domino peut avoir ici jusqu'à 24 points, donc une manche peut décider de beaucoup. Les réglages peuvent changer le but et d'autres choses : voyez-y les règles de la maison.
    .title = La partie

guide-double-twelve-cross-well-1 =
    La pioche est grande, et l'on peut piocher longtemps. Gardez beaucoup de nombres différents, et ne dépensez pas votre dernier domino d'un nombre à un bout où un autre de vos dominos convient aussi.
    .title = Une longue pioche
guide-double-twelve-cross-well-2 =
    12-12 pèse autant qu'une poignée de petits dominos. Les dominos les plus lourds devraient quitter votre main tant qu'il y a beaucoup de bouts au choix.
    .title = Lourde compagnie

## All Fives (Muggins)

guide-all-fives-1 =
    Faites un multiple de cinq avec les bouts ouverts, et dites-le : c'est ce qui paie pendant la manche. Sortir paie aussi. Le premier à 100 points gagne la partie, au moment même où il atteint 100.
    .title = Le but
guide-all-fives-2 =
    All Fives est pour deux à quatre joueurs, en double-six (28 dominos), double-neuf (55) ou double-douze (91). Chacun reçoit 5 dominos ; le reste est la pioche. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-all-fives-3 =
    Qui a le plus haut double distribué ouvre, à chaque manche, mais peut ouvrir avec n'importe quel domino de sa main.
    .title = Ouverture
guide-all-fives-4 =
    Joignez un domino à l'un des deux bouts ouverts, de sorte que des moitiés égales se touchent. Si vous pouvez jouer, vous devez jouer.

    Si rien ne convient, vous piochez exactement un domino et votre tour est fini, même si ce domino convient. Les deux derniers dominos de la pioche ne sont jamais piochés : s'il en reste deux ou moins, vous passez.
    .title = Votre tour
guide-all-fives-5 =
    Après chaque domino on additionne les bouts. À un bout, un simple compte sa moitié libre ; un double compte ses deux moitiés. Un domino seul sur la table compte tous ses points. Un domino qui en touche deux autres ne compte rien.

    Une somme au-dessus de zéro que cinq divise vaut ce nombre de points.
    .title = La somme des bouts
    .example =
        On ouvre avec 4-4 : seul sur la table il compte 8, cela ne vaut rien. 4-1 sur lui : 4 + 4 + 1 = 9, rien. 1-1 sur le 1 : 4 + 4 + 1 + 1 = 10, cela vaut 10 points.

        Puis 4-3 de l'autre côté de 4-4 : le 4-4 touche maintenant deux dominos et ne compte rien, donc c'est 1 + 1 + 3 = 5, cela vaut 5 points.
guide-all-fives-6 =
    Les points ne se marquent pas tout seuls. Dès que votre domino est posé vous pouvez le réclamer jusqu'à la pose du suivant, par qui que ce soit ; piocher et passer ne ferment rien. Pour réclamer vous dites la somme. Un nombre faux est refusé, ne coûte rien, et l'on vous dit pourquoi.

    Le jeu vous attend : tant qu'un domino vous est ouvert, aucun ordinateur ne joue avant que vous ayez réclamé, annoncé ou appuyé sur Continuer. Après Continuer vous pouvez encore réclamer ou annoncer, tant que le domino suivant n'est pas posé.
    .title = Réclamer
guide-all-fives-7 =
    Si un domino valait des points et que le suivant est posé sans réclamation, chaque adversaire de qui l'a joué peut annoncer Muggins sur lui, avec la somme, jusqu'à la pose d'un domino de plus. Le premier qui annonce prend tous les points. Ensuite ils sont perdus pour tous.

    Le domino posé entre-temps a en même temps sa propre réclamation.
    .title = Muggins
    .example = Votre domino fait 15, et vous appuyez sur Continuer sans réclamer. L'Ordinateur 1 joue un domino : désormais l'Ordinateur 1 et l'Ordinateur 2 peuvent annoncer Muggins avec 15, mais pas vous. Quand un domino de plus est posé, les 15 points sont perdus.
guide-all-fives-8 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre sans coup ni pioche entre-temps ; réclamations et annonces n'interrompent pas la suite. La table attend alors Finir la manche : le dernier domino peut encore être réclamé, et l'avant-dernier encore annoncé. Le dernier domino ne s'ouvre jamais au Muggins.

    Qui sort reçoit les points de chaque perdant ; dans une manche bloquée le total le plus bas gagne la différence de chaque perdant. Chacun de ces montants va au multiple de cinq le plus proche avant d'être additionné. Un total le plus bas partagé ne paie personne, et les points pris pendant la manche restent.
    .title = Fin de la manche et points
    .example = L'Ordinateur 2 sort. Vous avez 7 points en main et l'Ordinateur 1 en a 7. Chaque 7 va à 5 : l'Ordinateur 2 gagne 5 + 5 = 10 points.
guide-all-fives-9 =
    Le premier à 100 gagne, et une réclamation ou un Muggins qui y arrive arrête là la manche. Les réglages offrent des règles de la maison, parmi elles le spinner, piocher jusqu'à convenir et les points automatiques sans réclamations.
    .title = La partie

guide-all-fives-well-1 =
    Avant de choisir un domino, connaissez la somme sur la table. Un coup enlève un bout et en met un autre à sa place, il suffit donc de la différence. (Un double d'ouverture seul est l'exception : il compte encore après le premier domino à côté de lui.)
    .title = Connaître la somme
    .example = Les bouts sont 6 et 4, ensemble 10. Jouer 4-4 sur le 4 enlève 4 et ajoute 8 : 14. Jouer 6-1 sur le 6 enlève 6 et ajoute 1 : 5, cela vaut 5 points.
guide-all-fives-well-2 =
    Une somme de 5, 10 ou 15 devient facilement la suivante : à un bout simple, un domino dont les moitiés diffèrent de cinq, ou 5-5 sur un 5, la change de cinq. Si vous ne pouvez pas marquer, laissez une somme que peu des dominos que vous ne voyez pas mèneraient à un multiple de cinq.
    .title = Laisser peu derrière soi
guide-all-fives-well-3 =
    Réclamez aussitôt, et additionnez aussi après chaque domino des autres. Un oubli coûte deux fois : les points que vous n'avez pas eus, et ceux qu'un autre a eus.
    .title = Surveiller les autres

## All Fives and Threes

guide-all-fives-and-threes-1 =
    Faites un multiple de cinq ou de trois avec les bouts ouverts, et dites-le. Sortir paie aussi. Le premier à 100 points gagne la partie, au moment même où il atteint 100.
    .title = Le but
guide-all-fives-and-threes-2 =
    Le jeu est pour deux à quatre joueurs, en double-six (28 dominos), double-neuf (55) ou double-douze (91). Chacun reçoit 5 dominos ; le reste est la pioche. Si personne n'a reçu de double, on mélange tout et on redistribue.
    .title = Série et distribution
guide-all-fives-and-threes-3 =
    Qui a le plus haut double distribué ouvre, à chaque manche, mais peut ouvrir avec n'importe quel domino de sa main.
    .title = Ouverture
guide-all-fives-and-threes-4 =
    Joignez un domino à l'un des deux bouts ouverts, de sorte que des moitiés égales se touchent. Si vous pouvez jouer, vous devez jouer.

    Si rien ne convient, vous piochez exactement un domino et votre tour est fini, même si ce domino convient. Les deux derniers dominos de la pioche ne sont jamais piochés : s'il en reste deux ou moins, vous passez.
    .title = Votre tour
guide-all-fives-and-threes-5 =
    Après chaque domino on additionne les bouts. À un bout, un simple compte sa moitié libre ; un double compte ses deux moitiés. Un domino seul sur la table compte tous ses points. Un domino qui en touche deux autres ne compte rien.

    Une somme au-dessus de zéro que cinq ou trois divise vaut ce nombre de points, et elle est payée une fois, même si les deux la divisent.
    .title = La somme des bouts
    .example = On ouvre avec 6-1 : 7, cela ne vaut rien. 6-6 sur le 6 : 6 + 6 + 1 = 13, rien. 3-1 sur le 1 : 6 + 6 + 3 = 15. Cinq et trois la divisent ; elle vaut 15 points, une fois.
guide-all-fives-and-threes-6 =
    Les points ne se marquent pas tout seuls. Dès que votre domino est posé vous pouvez le réclamer jusqu'à la pose du suivant, par qui que ce soit ; piocher et passer ne ferment rien. Pour réclamer vous dites la somme. Un nombre faux est refusé, ne coûte rien, et l'on vous dit pourquoi.

    Le jeu vous attend : tant qu'un domino vous est ouvert, aucun ordinateur ne joue avant que vous ayez réclamé, annoncé ou appuyé sur Continuer. Après Continuer vous pouvez encore réclamer ou annoncer, tant que le domino suivant n'est pas posé.
    .title = Réclamer
guide-all-fives-and-threes-7 =
    Si un domino valait des points et que le suivant est posé sans réclamation, chaque adversaire de qui l'a joué peut annoncer Muggins sur lui, avec la somme, jusqu'à la pose d'un domino de plus. Le premier qui annonce prend tous les points. Ensuite ils sont perdus pour tous.

    Le domino posé entre-temps a en même temps sa propre réclamation.
    .title = Muggins
    .example = L'Ordinateur 1 laisse une somme de 9 sans réclamer, et vous jouez le domino suivant. Vous pouvez maintenant annoncer Muggins avec 9, et réclamer aussi votre domino si sa somme paie.
guide-all-fives-and-threes-8 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand tous les joueurs ont passé l'un après l'autre sans coup ni pioche entre-temps ; réclamations et annonces n'interrompent pas la suite. La table attend alors Finir la manche : le dernier domino peut encore être réclamé, et l'avant-dernier encore annoncé. Le dernier domino ne s'ouvre jamais au Muggins.

    Qui sort reçoit tous les points des mains des perdants ; dans une manche bloquée le total le plus bas gagne la différence de chaque perdant. Ces montants sont exacts : rien n'est arrondi. Un total le plus bas partagé ne paie personne, et les points pris pendant la manche restent.
    .title = Fin de la manche et points
guide-all-fives-and-threes-9 =
    Le premier à 100 gagne, et une réclamation ou un Muggins qui y arrive arrête là la manche ; plus de 100 vaut autant que 100 tout juste. Les réglages offrent des règles de la maison, parmi elles le spinner, piocher jusqu'à convenir et les points automatiques sans réclamations.
    .title = La partie
    .example = À 98 points vous réclamez 9. Cela fait 107, et vous avez gagné.

guide-all-fives-and-threes-well-1 =
    Presque une somme sur deux jusqu'à 20 paie ici : 3, 5, 6, 9, 10, 12, 15, 18 et 20. Il est bon de savoir les autres par cœur, puisque ce sont celles à laisser : 1, 2, 4, 7, 8, 11, 13, 14, 16, 17 et 19.
    .title = Les sommes qui paient
guide-all-fives-and-threes-well-2 =
    Quand une somme sur deux paie, les grandes décident. 15 et 18 valent un plan de deux dominos, et un double à un bout, qui compte deux fois, en est souvent le chemin.
    .title = Viser haut
guide-all-fives-and-threes-well-3 =
    Il y a plus à réclamer, donc plus à oublier. Additionnez après chaque domino, le vôtre et ceux de tous les autres.
    .title = Surveiller les autres

## Table Draw

guide-table-1 =
    Deux joueurs font une chaîne sur une table à bords. Soyez le premier à poser votre dernier domino. Sortir gagne les points que l'autre a encore, et le premier à 100 points gagne la partie.
    .title = Le but
guide-table-2 =
    Table Draw est pour deux joueurs et une série double-six. Chacun reçoit 7 dominos ; les 14 autres sont la pioche.
    .title = Série et distribution
guide-table-3 =
    Qui a le plus haut double distribué ouvre, à chaque manche. Si aucun double n'a été distribué, le plus haut domino ouvre : comptent d'abord ses points, puis sa moitié la plus haute. Qui ouvre peut poser n'importe quel domino. Le premier est au milieu, un simple en long et un double en travers.
    .title = Ouverture
    .example = Aucun double n'a été distribué. Votre plus haut domino est 5-3, l'Ordinateur 1 a 6-2 : huit points chacun. La moitié la plus haute décide, 6 contre 5, donc l'Ordinateur 1 ouvre.
guide-table-4 =
    Joignez un domino à l'un des bouts de la chaîne, de sorte que des moitiés égales se touchent. Un simple va tout droit, ou tourne à gauche ou à droite dans le sens de la ligne : sa moitié qui convient est juste devant le bout et l'autre sur le côté. Un double est posé en travers, centré, et après un double la ligne va tout droit.

    La table a 24 cases sur 14, et une case est un demi-domino. Un domino doit être tout entier sur la table et ne peut pas en couvrir un autre ; côte à côte est permis. Chaque façon de poser un domino est un coup à part.
    .title = Poser et tourner
guide-table-5 =
    Un bout où l'on ne peut plus poser de domino est fermé. L'autre peut être encore ouvert.
    .title = Bouts fermés
    .example = La ligne arrive au bord de la table derrière un double. Après un double la ligne doit aller tout droit, et il n'y a pas de place : ce bout est fermé.
guide-table-6 =
    Si vous pouvez jouer, vous devez jouer. Sinon, piochez jusqu'à ce que vous le puissiez, mais les deux derniers dominos de la pioche restent. S'il en reste deux et que rien n'est jouable, vous passez.
    .title = Votre tour
guide-table-7 =
    Une manche finit quand quelqu'un a posé son dernier domino, ou quand les deux ont passé l'un après l'autre sans coup ni pioche entre-temps : elle est alors bloquée. On montre les deux mains.

    Qui sort reçoit les points de l'autre. Dans une manche bloquée le total le plus bas gagne la différence, et des totaux égaux ne paient rien. On ne marque pas en cours de jeu. Les manches se suivent jusqu'à ce que quelqu'un ait 100 points.
    .title = Fin de la manche, points et partie

guide-table-well-1 =
    La place est une autre chose pour laquelle jouer. Éloignez la ligne d'un bord tant que vous le pouvez, ou menez-l'y si votre rival a plus besoin de ce bout que vous.
    .title = Se servir des bords
guide-table-well-2 =
    Un double demande de la place des deux côtés de la ligne, et ce qui le suit doit aller tout droit. Près d'un bord il peut fermer un bout : bien quand le nombre ouvert est celui du rival, mal quand c'est le vôtre.
    .title = Des doubles comme portes

## Playing well, in every game

guide-strategy-1 =
    Remarquez qui pioche ou passe, et sur quels nombres : à ce moment il n'avait de domino pour aucun bout ouvert. Ramenez ces nombres quand cela vous aide.
    .title = Se rappeler ce qui manque aux rivaux
    .example = Les bouts sont 3 et 5, et l'Ordinateur 1 passe. Si vous pouvez faire deux bouts de 5, l'Ordinateur 1 doit passer encore.
guide-strategy-2 =
    Ce qui reste dans votre main sera peut-être payé à un autre. Quand les autres n'ont plus qu'un ou deux dominos, laissez partir d'abord les lourds, même si un léger conviendrait mieux.
    .title = Lâcher les dominos lourds avant la fin
    .example = 6-5 et 1-0 conviennent, et l'Ordinateur 2 n'a plus qu'un domino. Jouez 6-5 : si vous perdez cette manche, il vous reste 1 point et non 11.
guide-strategy-3 =
    Regardez chaque bout ouvert, et chaque domino dans les deux sens, avant de jouer. Le deuxième meilleur coup est souvent celui qu'on a vu en premier.
    .title = Regarder chaque bras ouvert
guide-strategy-4 =
    Un double ne convient qu'à un nombre. Jouez-le tant que ce nombre est ouvert ; un double qui attend peut rester coincé.
    .title = Les doubles veulent partir tôt
guide-strategy-5 =
    Gardez autant de nombres différents que possible. Si vous avez la plupart des dominos d'un nombre, ouvrez-le et tâchez de le garder ouvert : les autres ont peu pour répondre.
    .title = Garder le choix, et posséder un nombre
guide-strategy-6 =
    Comptez les dominos d'un nombre qui sont sur la table et dans votre main. Dans une série double-six chaque nombre est sur sept dominos, en double-neuf sur dix, en double-douze sur treize. Ce qui manque est chez vos rivaux ou dans la pioche.
    .title = Compter les dominos d'un nombre
guide-strategy-7 =
    Dans les jeux à réclamations, additionnez les bouts après chaque domino, le vôtre et les leurs. Réclamez avant la pose du suivant, et voyez si le joueur précédent a oublié quelque chose.
    .title = Surveiller sommes et Muggins

## Controls

guide-controls-1 =
    Cliquez sur un domino de votre main, puis sur le bout où il doit aller. Les dominos jouables ressortent. Un deuxième clic sur le domino retire le choix. Ou glissez le domino jusqu'à un bout : là où il peut aller s'éclaire, et lâché ailleurs il revient. Un domino qui n'a qu'une place se joue d'un double clic.
    .title = Souris
guide-controls-2 =
    Touchez un domino, puis le bout, ou glissez. Un balayage sur la table vide fait défiler la page comme d'habitude. Là où la table devient trop petite pour les doigts, les rangées ont un grand bouton pour chaque bout.
    .title = Écran tactile
guide-controls-3 =
    Tab va de la main aux bouts et aux boutons. Dans la main les flèches choisissent un domino. Enter appuie sur un bouton. Des lettres seules appuient sur les boutons : d pour Piocher, k pour Passer, p pour Continuer, f pour Finir la manche, n pour Manche suivante, u pour Annuler et r pour Rétablir ; les réglages peuvent les désactiver. Esc lâche un choix, puis quitte le jeu.
    .title = Clavier
guide-controls-4 =
    Le champ des coups écrits prend un domino et une place : 65l est 6-5 au bout gauche, 65r au bout droit, 65 a2 au bras 2, 12-11r un grand domino, et 65r< tourné à gauche. Aussi d, k, p, f, n et u comme ci-dessus, c 15 pour réclamer 15, et m 15 pour annoncer Muggins avec 15. Demandez ?e pour les bouts, ?h pour votre main, ?s pour le score. Le bouton Touches les montre tous.
    .title = Coups écrits
guide-controls-5 =
    Les boutons qu'on ne peut pas presser disent pourquoi. Piocher et Passer sont pour qui ne peut pas jouer. Annuler reprend votre dernier tour avec tout ce qui l'a suivi, jusqu'à la fin de la manche ; le journal le dit. Rétablir le rejoue. Abandonner donne la partie aux autres.
    .title = Actions
guide-controls-6 =
    Dans les jeux à réclamations une bande sous la main prend votre somme, pour réclamer ou pour Muggins. Elle est la même que le domino vaille quelque chose ou non. Continuer laisse les autres poursuivre.
    .title = Bande de réclamation
guide-controls-7 =
    Table montre les dominos comme ils sont posés ; Rangées montre chaque bras sur sa rangée, nommé d'après le domino où il commence, avec le bouton de son bout à côté. C'est la même table, et votre choix est retenu.
    .title = Table et rangées
guide-controls-8 =
    Un indice a quatre pas : où regarder, la règle, une partie du travail, et la réponse avec sa raison. Chaque pas s'ouvre après un moment, ou aussitôt après un essai refusé. Choisissez d'abord un domino pour interroger sur ce coup.
    .title = Indices
guide-controls-9 =
    Le journal dit chaque événement de la manche en mots et en notation. Ses flèches vont et viennent dans la manche sans la changer. Vous pouvez copier le journal ou la position, et télécharger l'enregistrement de la partie.
    .title = Journal
guide-controls-10 =
    Les réglages choisissent le jeu, la série, les joueurs et leurs noms, l'aide et les règles de la maison pour la prochaine partie et, aussitôt, l'aspect de cet écran et la vitesse des ordinateurs. En pas à pas chaque coup des ordinateurs attend une touche ou un clic.
    .title = Réglages
