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
class-row-own-deals =
    { $rows ->
        [one] { $file }: { $rows } result is of the student's own deals, not of those of the whole class; it is left out. With --per-student it counts.
       *[other] { $file }: { $rows } results are of the student's own deals, not of those of the whole class; they are left out. With --per-student they count.
    }
class-row-shared-deals =
    { $rows ->
        [one] { $file }: { $rows } result is of the deals of the whole class, not of the student's own; it is left out. Without --per-student it counts.
       *[other] { $file }: { $rows } results are of the deals of the whole class, not of the student's own; they are left out. Without --per-student they count.
    }
class-mark-wrong = { $file }: exercise { $exercise } is marked as right, but { $answer } is not right in that deal; it counts as wrong.
class-mark-right = { $file }: exercise { $exercise } is marked as wrong, but { $answer } is right in that deal; it counts as right.

## Who can do what

class-picture = Who can do what
class-of-lesson = Lesson { $number }: { $title }
class-of-lessons = Lessons { $numbers }
class-of-class = Class seed { $class }
class-legend = Solved at once without help, of those asked. ★ mastered: three in a row. – not tried.
class-nothing = There are no results to show.

## A file of one's own results

class-export-name = Results go into a file whose name ends in .csv or .json, not { $name }.
class-exported =
    { $rows ->
        [one] { $name } is written, with { $rows } result.
       *[other] { $name } is written, with { $rows } results.
    }

## The static site

site-title = Dominoes
site-about = The whole game and its lessons, in this folder: no account, no network, no server that reckons.
site-file = This page was opened as a file, and a browser lets no Python run that way. In this folder, run “python -m http.server” and open the address that it tells.
site-script = Allow JavaScript for this page: the game runs in your browser.
site-play = Play
site-lessons = Lessons
site-how = A lesson runs as soon as Python has started, which takes up to a minute. As a notebook it can be answered in Python too; its cells run by themselves.
site-kept = What is kept
site-kept-where = Games, progress and answers stay in this browser, on this computer, under this address. What is done in a notebook can be handed in: open all files, choose domino_results.json and download it. To have a notebook as it was in the beginning, delete it there.
site-files = All files
site-starting = Python is starting in your browser: this takes up to a minute, and sends nothing anywhere …
site-notebook = as a notebook

## Sheets of paper

sheet-title = exercises
sheet-answers = answers
sheet-seed = Class seed: { $seed }
sheet-name = Name or code:
sheet-more =
    { $count ->
        [one] … and { $count } more that is right.
       *[other] … and { $count } more that are right.
    }
sheet-bad-seed = The seed of a class is a text of 1 to { $most } characters that can be printed, or a deal code.
sheet-student = A student code is a text that can be printed.
sheet-written = { $name } is written. The answers come from the same seed: { $seed }.
sheet-seed-missing = The answers belong to a sheet: name the seed that stands on it.
site-building = Building the site: this once it takes a minute or two, and a network.
site-built = { $name } is built, { $megabytes } MB. “{ $command }” shows it.
site-needs = { $what } is not installed: run “pip install 'domino_widget[site]'” and try again.
site-needs-node = No Node.js 20.19 or newer was found: install it, or run “pip install 'domino_widget[site]'”.
site-not-fetched = { $what } could not fetch what the site needs: this once it takes a network; its own message is above.
site-not-built = JupyterLite could not build the site: its own message is above.
site-not-compiled = The wheels could not be compiled for Python in a browser: Node's own message is above.
site-no-front-end = The widget's front end is not built: run “{ $command }” first.
site-full = There is too little room in { $where }: a build takes { $megabytes } MB.
site-not-empty = { $name } is there already: name a folder that is empty or not there yet.
