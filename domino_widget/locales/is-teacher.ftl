### Það sem kennari les þegar hann safnar niðurstöðum eða prentar æfingu. $file er skráarheiti, $rows fjöldi niðurstaðna.

## Skrár sem var skilað

class-no-files = Engar skrár eru í { $where }.
class-file-foreign = { $file } er ekki niðurstöðuskrá úr þessum kennslustundum: henni er sleppt.
class-file-broken = Ekki tókst að lesa { $file }: skránni er sleppt, biddu um hana aftur.
class-file-newer = { $file } kemur úr annarri útgáfu forritsins: skránni er sleppt.
class-file-edited = { $file } var breytt utan kennslustundanna: skránni er sleppt, biddu um þá sem kennslustundin skrifaði.
class-file-empty = Í { $file } eru engar niðurstöður enn.
class-file-lesson = Í { $file } er ekkert úr kennslustund { $lesson }.
class-code-odd = { $file }: í nemandakóðanum eru tákn sem ekki er hægt að sýna, svo að hann er lesinn sem „{ $code }“.
class-code-twice = Nemandakóðinn „{ $code }“ er í fleiri en einni skrá ({ $files }): hver er skráður með heiti sinnar skrár.
class-seed-missing = Gjafir hvers nemanda vaxa af fræi bekkjarins: nefndu það líka.
class-unwritable = Ekki er hægt að skrifa { $name }: { $why }.

## Niðurstöður sem er sleppt, eða metnar á annan hátt en skráin segir

class-row-lesson =
    { $rows ->
        [one] { $file }: hér er engin kennslustund { $lesson }, svo að { $rows } niðurstöðu er sleppt.
       *[other] { $file }: hér er engin kennslustund { $lesson }, svo að { $rows } niðurstöðum er sleppt.
    }
class-row-version =
    { $rows ->
        [one] { $file }: { $rows } niðurstaða er úr útgáfu { $found } af kennslustund { $lesson }, sem er hér í útgáfu { $here }; henni er sleppt.
       *[other] { $file }: { $rows } niðurstöður eru úr útgáfu { $found } af kennslustund { $lesson }, sem er hér í útgáfu { $here }; þeim er sleppt.
    }
class-row-exercise =
    { $rows ->
        [one] { $file }: í kennslustund { $lesson } er engin æfing { $exercise } sem gildir, svo að { $rows } niðurstöðu er sleppt.
       *[other] { $file }: í kennslustund { $lesson } er engin æfing { $exercise } sem gildir, svo að { $rows } niðurstöðum er sleppt.
    }
class-row-deal =
    { $rows ->
        [one] { $file }: gjafarkóði { $rows } niðurstöðu æfingar { $exercise } getur ekki verið til; henni er sleppt.
       *[other] { $file }: gjafarkóði { $rows } niðurstaðna æfingar { $exercise } getur ekki verið til; þeim er sleppt.
    }
class-row-values =
    { $rows ->
        [one] { $file }: í { $rows } niðurstöðu æfingar { $exercise } eru tilraunir, vísbendingar eða tímar sem geta ekki verið; henni er sleppt.
       *[other] { $file }: í { $rows } niðurstöðum æfingar { $exercise } eru tilraunir, vísbendingar eða tímar sem geta ekki verið; þeim er sleppt.
    }
class-row-not-due =
    { $rows ->
        [one] { $file }: { $rows } niðurstaða æfingar { $exercise } er úr gjöf sem þessi bekkur fékk ekki; henni er sleppt.
       *[other] { $file }: { $rows } niðurstöður æfingar { $exercise } eru úr gjöfum sem þessi bekkur fékk ekki; þeim er sleppt.
    }
class-row-own-deals =
    { $rows ->
        [one] { $file }: { $rows } niðurstaða er úr gjöfum nemandans sjálfs, ekki gjöfum alls bekkjarins; henni er sleppt. Með --per-student gildir hún.
       *[other] { $file }: { $rows } niðurstöður eru úr gjöfum nemandans sjálfs, ekki gjöfum alls bekkjarins; þeim er sleppt. Með --per-student gilda þær.
    }
class-row-shared-deals =
    { $rows ->
        [one] { $file }: { $rows } niðurstaða er úr gjöfum alls bekkjarins, ekki gjöfum nemandans sjálfs; henni er sleppt. Án --per-student gildir hún.
       *[other] { $file }: { $rows } niðurstöður eru úr gjöfum alls bekkjarins, ekki gjöfum nemandans sjálfs; þeim er sleppt. Án --per-student gilda þær.
    }
class-mark-wrong = { $file }: æfing { $exercise } er merkt rétt, en { $answer } er ekki rétt í þeirri gjöf; hún telst röng.
class-mark-right = { $file }: æfing { $exercise } er merkt röng, en { $answer } er rétt í þeirri gjöf; hún telst rétt.

## Hver kann hvað

class-picture = Hver kann hvað
class-of-lesson = Kennslustund { $number }: { $title }
class-of-lessons = Kennslustundir { $numbers }
class-of-class = Fræ bekkjar { $class }
class-legend = Leyst strax án hjálpar, af þeim sem spurt var um. ★ fullnumið: þrjú í röð. – ekki reynt.
class-nothing = Engar niðurstöður eru til að sýna.

## Skrá með eigin niðurstöðum

class-export-name = Niðurstöður fara í skrá sem heitir eitthvað sem endar á .csv eða .json, ekki { $name }.
class-exported =
    { $rows ->
        [one] { $name } er tilbúin, með { $rows } niðurstöðu.
       *[other] { $name } er tilbúin, með { $rows } niðurstöðum.
    }

## Vefurinn sem þjóns

site-title = Dómínó
site-about = Allur leikurinn og kennslustundirnar í þessari möppu: enginn aðgangur, ekkert net, enginn þjónn sem reiknar.
site-file = Þessi síða var opnuð sem skrá og þannig leyfir vafrinn ekki Python. Keyrðu „python -m http.server“ í þessari möppu og opnaðu slóðina sem kemur fram.
site-script = Leyfðu JavaScript á þessari síðu: leikurinn keyrir í vafranum þínum.
site-play = Spila
site-lessons = Kennslustundir
site-how = Kennslustund hefst um leið og Python er komið í gang, sem tekur allt að mínútu. Sem vinnubók má líka svara henni í Python; reitir hennar keyra sjálfir.
site-kept = Hvað er geymt
site-kept-where = Leikir, framvinda og svör verða eftir í þessum vafra, á þessari tölvu, undir þessari slóð. Því sem er gert í vinnubók má skila: opnaðu allar skrár, veldu domino_results.json og sæktu hana. Til að fá vinnubók eins og hún var í upphafi skaltu eyða henni þar.
site-files = Allar skrár
site-starting = Python er að fara í gang í vafranum: það tekur allt að mínútu og ekkert er sent neitt …
site-notebook = sem vinnubók

## Blöð til prentunar

sheet-title = æfingar
sheet-answers = svör
sheet-seed = Fræ bekkjar: { $seed }
sheet-name = Nafn eða kóði:
sheet-more =
    { $count ->
        [one] … og { $count } svar í viðbót sem er rétt.
       *[other] … og { $count } svör í viðbót sem eru rétt.
    }
sheet-bad-seed = Fræ bekkjar er texti með 1 til { $most } táknum sem hægt er að prenta, eða gjafarkóði.
sheet-student = Nemandakóði er texti sem hægt er að prenta.
sheet-written = { $name } er tilbúin. Svörin vaxa af sama fræi: { $seed }.
sheet-seed-missing = Svörin eiga við blað: nefndu fræið sem stendur á því.
site-building = Vefurinn er byggður: í þetta eina sinn tekur það eina eða tvær mínútur og þarf net.
site-built = { $name } er til, { $megabytes } MB. „{ $command }“ sýnir vefinn.
site-needs = { $what } er ekki uppsett: keyrðu „pip install 'domino_widget[site]'“ og reyndu aftur.
site-needs-node = Ekkert Node.js 20.19 eða nýrra fannst: settu það upp eða keyrðu „pip install 'domino_widget[site]'“.
site-not-fetched = Ekki tókst að sækja það sem vefurinn þarf ({ $what }): í þetta eina sinn þarf net; skilaboðin eru hér að ofan.
site-not-built = JupyterLite tókst ekki að byggja vefinn: skilaboðin eru hér að ofan.
site-not-compiled = Ekki tókst að þýða pakkana fyrir Python í vafra: skilaboð Node eru hér að ofan.
site-no-front-end = Viðmót leiksins hefur ekki verið byggt: keyrðu „{ $command }“ fyrst.
site-full = Of lítið pláss er í { $where }: það þarf { $megabytes } MB.
site-not-empty = { $name } er til fyrir: nefndu möppu sem er tóm eða ekki til enn.
