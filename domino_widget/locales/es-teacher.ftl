### Lo que lee quien enseña al reunir resultados o imprimir un ejercicio. $file es el nombre de un archivo, $rows un número de resultados.

## Archivos entregados

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

## Resultados que quedan fuera, o con una nota distinta de la del archivo

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
class-mark-wrong = { $file }: el ejercicio { $exercise } está marcado como correcto, pero { $answer } no es correcto en ese reparto; cuenta como incorrecto.
class-mark-right = { $file }: el ejercicio { $exercise } está marcado como incorrecto, pero { $answer } es correcto en ese reparto; cuenta como correcto.

## Quién sabe qué

class-picture = Quién sabe qué
class-legend = Resueltos enseguida y sin ayuda, de los que se hicieron. ★ dominado: tres seguidos. – sin intentar.
class-nothing = No hay resultados que mostrar.

## Un archivo con los propios resultados

class-export-name = Los resultados van a un archivo cuyo nombre termina en .csv o .json, no { $name }.
class-exported =
    { $rows ->
        [one] { $name } está escrito, con { $rows } resultado.
       *[other] { $name } está escrito, con { $rows } resultados.
    }
