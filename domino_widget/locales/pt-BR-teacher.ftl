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
class-row-own-deals =
    { $rows ->
        [one] { $file }: { $rows } resultado é das distribuições próprias do aluno, não das da turma inteira; fica de fora. Com --per-student ele conta.
       *[other] { $file }: { $rows } resultados são das distribuições próprias do aluno, não das da turma inteira; ficam de fora. Com --per-student eles contam.
    }
class-row-shared-deals =
    { $rows ->
        [one] { $file }: { $rows } resultado é das distribuições da turma inteira, não das próprias do aluno; fica de fora. Sem --per-student ele conta.
       *[other] { $file }: { $rows } resultados são das distribuições da turma inteira, não das próprias do aluno; ficam de fora. Sem --per-student eles contam.
    }
class-mark-wrong = { $file }: o exercício { $exercise } está marcado como certo, mas { $answer } não é certo nessa distribuição; conta como errado.
class-mark-right = { $file }: o exercício { $exercise } está marcado como errado, mas { $answer } é certo nessa distribuição; conta como certo.

## Quem sabe o quê

class-picture = Quem sabe o quê
class-of-lesson = Lição { $number }: { $title }
class-of-lessons = Lições { $numbers }
class-of-class = Semente da turma { $class }
class-legend = Resolvidos logo e sem ajuda, dos que foram feitos. ★ dominado: três seguidos. – não tentado.
class-nothing = Não há resultados para mostrar.

## Um arquivo com os próprios resultados

class-export-name = Os resultados vão para um arquivo cujo nome termina em .csv ou .json, não { $name }.
class-exported =
    { $rows ->
        [one] { $name } foi gravado, com { $rows } resultado.
       *[other] { $name } foi gravado, com { $rows } resultados.
    }

## O site estático

site-title = Dominó
site-about = O jogo inteiro e as suas lições, nesta pasta: sem conta, sem rede, sem servidor que calcule.
site-file = Esta página foi aberta como arquivo, e assim o navegador não deixa o Python funcionar. Nesta pasta, execute “python -m http.server” e abra o endereço indicado.
site-script = Permita JavaScript nesta página: o jogo funciona no seu navegador.
site-play = Jogar
site-lessons = Lições
site-how = Uma lição começa assim que o Python estiver pronto, o que leva até um minuto. Como caderno, ela também pode ser respondida em Python; as células rodam sozinhas.
site-kept = O que fica guardado
site-kept-where = Partidas, progresso e respostas ficam neste navegador, neste computador, sob este endereço. O que foi feito num caderno pode ser entregue: abra todos os arquivos, escolha domino_results.json e baixe-o. Para ter um caderno como era no início, apague-o ali.
site-files = Todos os arquivos
site-starting = O Python está começando no seu navegador: leva até um minuto, e nada é enviado a lugar nenhum …
site-notebook = como caderno

## Folhas de papel

sheet-title = exercícios
sheet-answers = respostas
sheet-seed = Semente da turma: { $seed }
sheet-name = Nome ou código:
sheet-more =
    { $count ->
        [one] … e mais { $count } que é certa.
       *[other] … e mais { $count } que são certas.
    }
sheet-bad-seed = A semente de uma turma é um texto de 1 a { $most } caracteres imprimíveis, ou um código de distribuição.
sheet-student = Um código de estudante é um texto que se pode imprimir.
sheet-written = { $name } foi gravado. As respostas nascem da mesma semente: { $seed }.
sheet-seed-missing = As respostas pertencem a uma folha: informe a semente que está nela.
site-building = Construindo o site: só desta vez leva um ou dois minutos e precisa de rede.
site-built = { $name } está pronto, { $megabytes } MB. “{ $command }” o mostra.
site-needs = { $what } não está instalado: execute “pip install 'domino_widget[site]'” e tente de novo.
site-needs-node = Não há Node.js 20.19 ou mais novo: instale-o, ou execute “pip install 'domino_widget[site]'”.
site-not-fetched = { $what } não conseguiu buscar o que o site precisa: só desta vez é preciso ter rede; a mensagem dele está acima.
site-not-built = O JupyterLite não conseguiu construir o site: a mensagem dele está acima.
site-not-compiled = Não foi possível compilar os pacotes para o Python do navegador: a mensagem do Node está acima.
site-no-front-end = A interface do widget não está construída: execute “{ $command }” antes.
site-full = Há pouco espaço em { $where }: a construção precisa de { $megabytes } MB.
site-not-empty = { $name } já existe: indique uma pasta vazia ou que ainda não exista.
