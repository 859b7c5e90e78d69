### Ce que lit qui enseigne en rassemblant des résultats ou en imprimant un exercice. $file est le nom d'un fichier, $rows un nombre de résultats.

## Fichiers rendus

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

## Résultats laissés de côté, ou notés autrement que ne le dit le fichier

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
class-mark-wrong = { $file } : l'exercice { $exercise } est noté juste, mais { $answer } n'est pas juste dans cette distribution ; il compte comme faux.
class-mark-right = { $file } : l'exercice { $exercise } est noté faux, mais { $answer } est juste dans cette distribution ; il compte comme juste.

## Qui sait quoi

class-picture = Qui sait quoi
class-legend = Résolus du premier coup sans aide, parmi ceux qui ont été faits. ★ maîtrisé : trois de suite. – pas essayé.
class-nothing = Il n'y a pas de résultats à montrer.

## Un fichier de ses propres résultats

class-export-name = Les résultats vont dans un fichier dont le nom finit par .csv ou .json, et non { $name }.
class-exported =
    { $rows ->
        [one] { $name } est écrit, avec { $rows } résultat.
       *[other] { $name } est écrit, avec { $rows } résultats.
    }
