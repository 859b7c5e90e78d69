### Lo que lee quien enseña al reunir resultados o imprimir un ejercicio. $file es el nombre de un archivo, $rows un número de resultados.

## Files that were handed in

class-no-files = No hay archivos en { $where }.
class-file-foreign = { $file } no es un archivo de resultados de estas lecciones: queda fuera.
class-file-broken = { $file } no se pudo leer: queda fuera, pídelo de nuevo.
class-file-newer = { $file } viene de otra versión del programa: queda fuera.
class-file-edited = { $file } se cambió fuera de las lecciones: queda fuera, pide el que escribió la lección.
class-file-empty = { $file } todavía no tiene resultados.
class-file-lesson = { $file } no tiene nada de la lección { $lesson }.
class-code-odd = { $file }: el código de estudiante tiene caracteres que no se pueden mostrar, así que se lee como «{ $code }».
class-code-twice = El código de estudiante «{ $code }» está en varios archivos ({ $files }): cada uno aparece con el nombre de su archivo.
class-seed-missing = Los repartos de cada estudiante nacen de la semilla de la clase: indícala también.
class-unwritable = { $name } no se puede escribir: { $why }.

## Results that are left out, or marked otherwise than the file says

class-row-lesson =
    { $rows ->
        [one] { $file }: aquí no hay lección { $lesson }, así que { $rows } resultado queda fuera.
       *[other] { $file }: aquí no hay lección { $lesson }, así que { $rows } resultados quedan fuera.
    }
class-row-version =
    { $rows ->
        [one] { $file }: { $rows } resultado es de la versión { $found } de la lección { $lesson }, que aquí tiene la versión { $here }; queda fuera.
       *[other] { $file }: { $rows } resultados son de la versión { $found } de la lección { $lesson }, que aquí tiene la versión { $here }; quedan fuera.
    }
class-row-exercise =
    { $rows ->
        [one] { $file }: la lección { $lesson } no tiene ningún ejercicio { $exercise } que cuente, así que { $rows } resultado queda fuera.
       *[other] { $file }: la lección { $lesson } no tiene ningún ejercicio { $exercise } que cuente, así que { $rows } resultados quedan fuera.
    }
class-row-deal =
    { $rows ->
        [one] { $file }: el código de reparto de { $rows } resultado del ejercicio { $exercise } no puede existir; queda fuera.
       *[other] { $file }: el código de reparto de { $rows } resultados del ejercicio { $exercise } no puede existir; quedan fuera.
    }
class-row-values =
    { $rows ->
        [one] { $file }: { $rows } resultado del ejercicio { $exercise } tiene intentos, pistas o tiempos imposibles; queda fuera.
       *[other] { $file }: { $rows } resultados del ejercicio { $exercise } tienen intentos, pistas o tiempos imposibles; quedan fuera.
    }
class-row-not-due =
    { $rows ->
        [one] { $file }: { $rows } resultado del ejercicio { $exercise } es de un reparto que esta clase no recibió; queda fuera.
       *[other] { $file }: { $rows } resultados del ejercicio { $exercise } son de repartos que esta clase no recibió; quedan fuera.
    }
class-row-own-deals =
    { $rows ->
        [one] { $file }: { $rows } resultado es de los repartos propios del alumno, no de los de toda la clase; queda fuera. Con --per-student cuenta.
       *[other] { $file }: { $rows } resultados son de los repartos propios del alumno, no de los de toda la clase; quedan fuera. Con --per-student cuentan.
    }
class-row-shared-deals =
    { $rows ->
        [one] { $file }: { $rows } resultado es de los repartos de toda la clase, no de los propios del alumno; queda fuera. Sin --per-student cuenta.
       *[other] { $file }: { $rows } resultados son de los repartos de toda la clase, no de los propios del alumno; quedan fuera. Sin --per-student cuentan.
    }
class-mark-wrong = { $file }: el ejercicio { $exercise } está marcado como correcto, pero { $answer } no es correcto en ese reparto; cuenta como incorrecto.
class-mark-right = { $file }: el ejercicio { $exercise } está marcado como incorrecto, pero { $answer } es correcto en ese reparto; cuenta como correcto.

## Who can do what

class-picture = Quién sabe qué
class-of-lesson = Lección { $number }: { $title }
class-of-lessons = Lecciones { $numbers }
class-of-class = Semilla de la clase { $class }
class-legend = Resueltos enseguida y sin ayuda, de los que se hicieron. ★ dominado: tres seguidos. – sin intentar.
class-nothing = No hay resultados que mostrar.

## A file of one's own results

class-export-name = Los resultados van a un archivo cuyo nombre termina en .csv o .json, no { $name }.
class-exported =
    { $rows ->
        [one] { $name } está escrito, con { $rows } resultado.
       *[other] { $name } está escrito, con { $rows } resultados.
    }

## The static site

site-title = Dominó
site-about = El juego entero y sus lecciones, en esta carpeta: sin cuenta, sin red, sin servidor que calcule.
site-file = Esta página se abrió como archivo, y así el navegador no deja funcionar a Python. En esta carpeta, ejecuta «python -m http.server» y abre la dirección que indica.
site-script = Permite JavaScript en esta página: el juego funciona en tu navegador.
site-play = Jugar
site-lessons = Lecciones
site-how = Una lección empieza en cuanto Python está listo, lo que tarda hasta un minuto. Como cuaderno también se puede responder en Python; sus celdas se ejecutan solas.
site-kept = Qué se guarda
site-kept-where = Las partidas, el progreso y las respuestas quedan en este navegador, en este ordenador, bajo esta dirección. Lo que se hace en un cuaderno se puede entregar: abre todos los archivos, elige domino_results.json y descárgalo. Para tener un cuaderno como al principio, bórralo allí.
site-files = Todos los archivos
site-starting = Python está arrancando en tu navegador: tarda hasta un minuto y no envía nada a ningún sitio …
site-notebook = como cuaderno

## Sheets of paper

sheet-title = ejercicios
sheet-answers = respuestas
sheet-seed = Semilla de la clase: { $seed }
sheet-name = Nombre o código:
sheet-more =
    { $count ->
        [one] … y { $count } más que es correcta.
       *[other] … y { $count } más que son correctas.
    }
sheet-bad-seed = La semilla de una clase es un texto de 1 a { $most } caracteres imprimibles, o un código de reparto.
sheet-student = Un código de estudiante es un texto que se puede imprimir.
sheet-written = { $name } está escrito. Las respuestas nacen de la misma semilla: { $seed }.
sheet-seed-missing = Las respuestas van con una hoja: indica la semilla que figura en ella.
site-building = Construyendo el sitio: solo esta vez tarda uno o dos minutos y necesita red.
site-built = { $name } está construido, { $megabytes } MB. «{ $command }» lo muestra.
site-needs = { $what } no está instalado: ejecuta «pip install 'domino_widget[site]'» e inténtalo de nuevo.
site-needs-node = No hay Node.js 20.19 o más nuevo: instálalo, o ejecuta «pip install 'domino_widget[site]'».
site-not-fetched = { $what } no pudo traer lo que el sitio necesita: solo esta vez hace falta red; su propio mensaje está arriba.
site-not-built = JupyterLite no pudo construir el sitio: su propio mensaje está arriba.
site-not-compiled = No se pudieron compilar los paquetes para el Python del navegador: el mensaje de Node está arriba.
site-no-front-end = La interfaz del widget no está construida: ejecuta antes «{ $command }».
site-full = Hay poco sitio en { $where }: la construcción necesita { $megabytes } MB.
site-not-empty = { $name } ya existe: indica una carpeta vacía o que aún no exista.
