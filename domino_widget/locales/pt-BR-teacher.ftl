### O que lê quem ensina ao reunir resultados ou imprimir um exercício. $file é o nome de um arquivo, $rows um número de resultados.

## Arquivos entregues

class-no-files = Não há arquivos em { $where }.
class-file-foreign = { $file } não é um arquivo de resultados destas lições: fica de fora.
class-file-broken = { $file } não pôde ser lido: fica de fora, peça-o de novo.
class-file-newer = { $file } vem de outra versão do programa: fica de fora.
class-file-edited = { $file } foi alterado fora das lições: fica de fora, peça o que a lição gravou.
class-file-empty = { $file } ainda não tem resultados.
class-file-lesson = { $file } não tem nada da lição { $lesson }.
class-code-odd = { $file }: o código de estudante tem caracteres que não se podem mostrar, por isso é lido como “{ $code }”.
class-code-twice = O código de estudante “{ $code }” está em vários arquivos ({ $files }): cada um aparece com o nome do seu arquivo.
class-seed-missing = As distribuições de cada estudante nascem da semente da turma: informe-a também.
class-unwritable = Não é possível gravar { $name }: { $why }.

## Resultados que ficam de fora, ou cuja nota difere da que o arquivo diz

class-row-lesson =
    { $rows ->
        [one] { $file }: não há lição { $lesson } aqui, por isso { $rows } resultado fica de fora.
       *[other] { $file }: não há lição { $lesson } aqui, por isso { $rows } resultados ficam de fora.
    }
class-row-version =
    { $rows ->
        [one] { $file }: { $rows } resultado é da versão { $found } da lição { $lesson }, que aqui tem a versão { $here }; fica de fora.
       *[other] { $file }: { $rows } resultados são da versão { $found } da lição { $lesson }, que aqui tem a versão { $here }; ficam de fora.
    }
class-row-exercise =
    { $rows ->
        [one] { $file }: a lição { $lesson } não tem exercício { $exercise } que valha, por isso { $rows } resultado fica de fora.
       *[other] { $file }: a lição { $lesson } não tem exercício { $exercise } que valha, por isso { $rows } resultados ficam de fora.
    }
class-row-deal =
    { $rows ->
        [one] { $file }: o código de distribuição de { $rows } resultado do exercício { $exercise } não pode existir; fica de fora.
       *[other] { $file }: o código de distribuição de { $rows } resultados do exercício { $exercise } não pode existir; ficam de fora.
    }
class-row-values =
    { $rows ->
        [one] { $file }: { $rows } resultado do exercício { $exercise } tem tentativas, dicas ou tempos impossíveis; fica de fora.
       *[other] { $file }: { $rows } resultados do exercício { $exercise } têm tentativas, dicas ou tempos impossíveis; ficam de fora.
    }
class-row-not-due =
    { $rows ->
        [one] { $file }: { $rows } resultado do exercício { $exercise } é de uma distribuição que esta turma não recebeu; fica de fora.
       *[other] { $file }: { $rows } resultados do exercício { $exercise } são de distribuições que esta turma não recebeu; ficam de fora.
    }
class-mark-wrong = { $file }: o exercício { $exercise } está marcado como certo, mas { $answer } não é certo nessa distribuição; conta como errado.
class-mark-right = { $file }: o exercício { $exercise } está marcado como errado, mas { $answer } é certo nessa distribuição; conta como certo.

## Quem sabe o quê

class-picture = Quem sabe o quê
class-legend = Resolvidos logo e sem ajuda, dos que foram feitos. ★ dominado: três seguidos. – não tentado.
class-nothing = Não há resultados para mostrar.

## Um arquivo com os próprios resultados

class-export-name = Os resultados vão para um arquivo cujo nome termina em .csv ou .json, não { $name }.
class-exported =
    { $rows ->
        [one] { $name } foi gravado, com { $rows } resultado.
       *[other] { $name } foi gravado, com { $rows } resultados.
    }
