### What a teacher reads who collects results or prints an exercise. $file is the name of a file, $rows a number of results.

## Files that were handed in

class-no-files = There are no files in { $where }.
class-file-foreign = { $file } is no results file of these lessons: it is left out.
class-file-broken = { $file } could not be read: it is left out, ask for it again.
class-file-newer = { $file } comes from another version of the program: it is left out.
class-file-edited = { $file } was changed outside the lessons: it is left out, ask for the one that the lesson wrote.
class-file-empty = { $file } holds no results yet.
class-file-lesson = { $file } holds nothing of lesson { $lesson }.
class-code-odd = { $file }: the student code holds characters that cannot be shown, so it is read as “{ $code }”.
class-code-twice = The student code “{ $code }” stands in several files ({ $files }): each is listed with the name of its file.
class-seed-missing = Deals for each student grow from the seed of the class: name it too.
class-unwritable = { $name } cannot be written: { $why }.

## Results that are left out, or marked otherwise than the file says

class-row-lesson =
    { $rows ->
        [one] { $file }: there is no lesson { $lesson } here, so { $rows } result is left out.
       *[other] { $file }: there is no lesson { $lesson } here, so { $rows } results are left out.
    }
class-row-version =
    { $rows ->
        [one] { $file }: { $rows } result is of version { $found } of lesson { $lesson }, which is version { $here } here; it is left out.
       *[other] { $file }: { $rows } results are of version { $found } of lesson { $lesson }, which is version { $here } here; they are left out.
    }
class-row-exercise =
    { $rows ->
        [one] { $file }: lesson { $lesson } has no exercise { $exercise } that counts, so { $rows } result is left out.
       *[other] { $file }: lesson { $lesson } has no exercise { $exercise } that counts, so { $rows } results are left out.
    }
class-row-deal =
    { $rows ->
        [one] { $file }: the deal code of { $rows } result of exercise { $exercise } cannot be; it is left out.
       *[other] { $file }: the deal code of { $rows } results of exercise { $exercise } cannot be; they are left out.
    }
class-row-values =
    { $rows ->
        [one] { $file }: { $rows } result of exercise { $exercise } has tries, hints or times that cannot be; it is left out.
       *[other] { $file }: { $rows } results of exercise { $exercise } have tries, hints or times that cannot be; they are left out.
    }
class-row-not-due =
    { $rows ->
        [one] { $file }: { $rows } result of exercise { $exercise } is of a deal that this class did not get; it is left out.
       *[other] { $file }: { $rows } results of exercise { $exercise } are of deals that this class did not get; they are left out.
    }
class-mark-wrong = { $file }: exercise { $exercise } is marked as right, but { $answer } is not right in that deal; it counts as wrong.
class-mark-right = { $file }: exercise { $exercise } is marked as wrong, but { $answer } is right in that deal; it counts as right.

## Who can do what

class-picture = Who can do what
class-legend = Solved at once without help, of those asked. ★ mastered: three in a row. – not tried.
class-nothing = There are no results to show.

## A file of one's own results

class-export-name = Results go into a file whose name ends in .csv or .json, not { $name }.
class-exported =
    { $rows ->
        [one] { $name } is written, with { $rows } result.
       *[other] { $name } is written, with { $rows } results.
    }
