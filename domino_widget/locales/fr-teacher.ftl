### Ce que lit qui enseigne en rassemblant des résultats ou en imprimant un exercice. $file est le nom d'un fichier, $rows un nombre de résultats.

## Files that were handed in

class-no-files = Il n'y a pas de fichiers dans { $where }.
class-file-foreign = { $file } n'est pas un fichier de résultats de ces leçons : il est laissé de côté.
class-file-broken = { $file } n'a pas pu être lu : il est laissé de côté, redemandez-le.
class-file-newer = { $file } vient d'une autre version du programme : il est laissé de côté.
class-file-edited = { $file } a été modifié hors des leçons : il est laissé de côté, demandez celui que la leçon a écrit.
class-file-empty = { $file } ne contient pas encore de résultats.
class-file-lesson = { $file } ne contient rien de la leçon { $lesson }.
class-code-odd = { $file } : le code d'élève contient des caractères qui ne peuvent pas être montrés, il est donc lu comme « { $code } ».
class-code-twice = Le code d'élève « { $code } » se trouve dans plusieurs fichiers ({ $files }) : chacun est listé avec le nom de son fichier.
class-seed-missing = Les distributions de chaque élève naissent de la graine de la classe : indiquez-la aussi.
class-unwritable = Impossible d'écrire { $name } : { $why }.

## Results that are left out, or marked otherwise than the file says

class-row-lesson =
    { $rows ->
        [one] { $file } : il n'y a pas ici de leçon { $lesson }, donc { $rows } résultat est laissé de côté.
       *[other] { $file } : il n'y a pas ici de leçon { $lesson }, donc { $rows } résultats sont laissés de côté.
    }
class-row-version =
    { $rows ->
        [one] { $file } : { $rows } résultat est de la version { $found } de la leçon { $lesson }, qui est ici en version { $here } ; il est laissé de côté.
       *[other] { $file } : { $rows } résultats sont de la version { $found } de la leçon { $lesson }, qui est ici en version { $here } ; ils sont laissés de côté.
    }
class-row-exercise =
    { $rows ->
        [one] { $file } : la leçon { $lesson } n'a pas d'exercice { $exercise } qui compte, donc { $rows } résultat est laissé de côté.
       *[other] { $file } : la leçon { $lesson } n'a pas d'exercice { $exercise } qui compte, donc { $rows } résultats sont laissés de côté.
    }
class-row-deal =
    { $rows ->
        [one] { $file } : le code de distribution de { $rows } résultat de l'exercice { $exercise } ne peut pas exister ; il est laissé de côté.
       *[other] { $file } : le code de distribution de { $rows } résultats de l'exercice { $exercise } ne peut pas exister ; ils sont laissés de côté.
    }
class-row-values =
    { $rows ->
        [one] { $file } : { $rows } résultat de l'exercice { $exercise } a des essais, des indices ou des temps impossibles ; il est laissé de côté.
       *[other] { $file } : { $rows } résultats de l'exercice { $exercise } ont des essais, des indices ou des temps impossibles ; ils sont laissés de côté.
    }
class-row-not-due =
    { $rows ->
        [one] { $file } : { $rows } résultat de l'exercice { $exercise } vient d'une distribution que cette classe n'a pas reçue ; il est laissé de côté.
       *[other] { $file } : { $rows } résultats de l'exercice { $exercise } viennent de distributions que cette classe n'a pas reçues ; ils sont laissés de côté.
    }
class-row-own-deals =
    { $rows ->
        [one] { $file } : { $rows } résultat vient des distributions propres à l'élève, non de celles de toute la classe ; il est laissé de côté. Avec --per-student il compte.
       *[other] { $file } : { $rows } résultats viennent des distributions propres à l'élève, non de celles de toute la classe ; ils sont laissés de côté. Avec --per-student ils comptent.
    }
class-row-shared-deals =
    { $rows ->
        [one] { $file } : { $rows } résultat vient des distributions de toute la classe, non de celles propres à l'élève ; il est laissé de côté. Sans --per-student il compte.
       *[other] { $file } : { $rows } résultats viennent des distributions de toute la classe, non de celles propres à l'élève ; ils sont laissés de côté. Sans --per-student ils comptent.
    }
class-mark-wrong = { $file } : l'exercice { $exercise } est noté juste, mais { $answer } n'est pas juste dans cette distribution ; il compte comme faux.
class-mark-right = { $file } : l'exercice { $exercise } est noté faux, mais { $answer } est juste dans cette distribution ; il compte comme juste.

## Who can do what

class-picture = Qui sait quoi
class-of-lesson = Leçon { $number } : { $title }
class-of-lessons = Leçons { $numbers }
class-of-class = Graine de la classe { $class }
class-legend = Résolus du premier coup sans aide, parmi ceux qui ont été faits. ★ maîtrisé : trois de suite. – pas essayé.
class-nothing = Il n'y a pas de résultats à montrer.

## A file of one's own results

class-export-name = Les résultats vont dans un fichier dont le nom finit par .csv ou .json, et non { $name }.
class-exported =
    { $rows ->
        [one] { $name } est écrit, avec { $rows } résultat.
       *[other] { $name } est écrit, avec { $rows } résultats.
    }

## The static site

site-title = Dominos
site-about = Le jeu entier et ses leçons, dans ce dossier : pas de compte, pas de réseau, pas de serveur qui calcule.
site-file = Cette page a été ouverte comme fichier, et le navigateur ne laisse pas tourner Python ainsi. Dans ce dossier, lancez « python -m http.server » et ouvrez l'adresse indiquée.
site-script = Autorisez JavaScript pour cette page : le jeu tourne dans votre navigateur.
site-play = Jouer
site-lessons = Leçons
site-how = Une leçon commence dès que Python est prêt, ce qui prend jusqu'à une minute. Comme notebook, on peut aussi y répondre en Python ; ses cellules s'exécutent toutes seules.
site-kept = Ce qui est gardé
site-kept-where = Les parties, les progrès et les réponses restent dans ce navigateur, sur cet ordinateur, sous cette adresse. Ce qui est fait dans un notebook peut être rendu : ouvrez tous les fichiers, choisissez domino_results.json et téléchargez-le. Pour retrouver un notebook comme au début, supprimez-le là.
site-files = Tous les fichiers
site-starting = Python démarre dans votre navigateur : cela prend jusqu'à une minute, et rien n'est envoyé nulle part …
site-notebook = comme notebook

## Sheets of paper

sheet-title = exercices
sheet-answers = réponses
sheet-seed = Graine de la classe : { $seed }
sheet-name = Nom ou code :
sheet-more =
    { $count ->
        [one] … et { $count } autre qui est juste.
       *[other] … et { $count } autres qui sont justes.
    }
sheet-bad-seed = La graine d'une classe est un texte de 1 à { $most } caractères imprimables, ou un code de distribution.
sheet-student = Un code d'élève est un texte qui peut être imprimé.
sheet-written = { $name } est écrit. Les réponses naissent de la même graine : { $seed }.
sheet-seed-missing = Les réponses vont avec une feuille : indiquez la graine qui y figure.
site-building = Construction du site : cette fois seulement, il faut une minute ou deux et un réseau.
site-built = { $name } est construit, { $megabytes } Mo. « { $command } » le montre.
site-needs = { $what } n'est pas installé : lancez « pip install 'domino_widget[site]' » et réessayez.
site-needs-node = Aucun Node.js 20.19 ou plus récent : installez-le, ou lancez « pip install 'domino_widget[site]' ».
site-not-fetched = { $what } n'a pas pu obtenir ce qu'il faut au site : cette fois seulement il faut un réseau ; son propre message est plus haut.
site-not-built = JupyterLite n'a pas pu construire le site : son propre message est plus haut.
site-not-compiled = Les paquets n'ont pas pu être compilés pour le Python du navigateur : le message de Node est ci-dessus.
site-no-front-end = L'interface du widget n'est pas construite : lancez d'abord « { $command } ».
site-full = Il y a trop peu de place dans { $where } : une construction prend { $megabytes } Mo.
site-not-empty = { $name } existe déjà : indiquez un dossier vide ou qui n'existe pas encore.
