// Creates a project from the build snippet, the declarations and the code that README and the guides quote.
def blocks = { String document, String marker ->
  String text = new File(documents, document).getText('UTF-8')
  int from = text.indexOf('\n', text.indexOf('```', text.indexOf('<!-- ' + marker + ' -->'))) + 1
  assert text.contains('<!-- ' + marker + ' -->')
  text.substring(from, text.indexOf('\n```', from))
}

File pom = new File(basedir, 'pom.xml')
pom.setText(pom.getText('UTF-8').replace('<!-- README -->', blocks('README.md', 'build: maven')), 'UTF-8')

String imports =
    ['', '.cell', '.diagram', '.geometry', '.notation', '.packed', '.qi', '.rules', '.style']
        .collect { "import dev.boardwright${it}.*;\n" }.join('')
def write = { String name, String text ->
  File folder = new File(basedir, 'src/main/java/game')
  folder.mkdirs()
  new File(folder, name + '.java').setText('package game;\n' + imports + text, 'UTF-8')
}
def declaration = { String name, String document, String marker -> write(name, blocks(document, 'code: ' + marker)) }
declaration('Chess', 'docs/engines.md', 'chess/Chess.java')
declaration('Shogi', 'docs/guide.md', 'shogi/Shogi.java')
declaration('MiniShogi', 'docs/guide.md', 'minishogi/MiniShogi.java')
declaration('ShogiMove', 'docs/moves.md', 'shogi/ShogiMove.java')

List<String> tours = []
def tour = { String name, String document, String marker, String more ->
  tours << name
  write(name, more + 'class ' + name + ' {\n  static void tour(java.io.PrintStream out) throws Exception {\n' +
      blocks(document, 'code: ' + marker) + '\n  }\n}\n')
}
def constants = { String board -> "import static game.${board}Piece.*;\nimport static game.${board}Square.*;\n" }
tour('ChessTour', 'docs/engines.md', 'chess/ChessTour.java', constants('Chess'))
tour('ShogiTour', 'docs/guide.md', 'shogi/ShogiTour.java', '')
tour('MiniShogiTour', 'docs/guide.md', 'minishogi/MiniShogiTour.java', constants('MiniShogi'))
tour('GeometryTour', 'docs/engines.md', 'minishogi/MiniShogiGeometryTour.java',
    'import static dev.boardwright.geometry.Direction.*;\n' + constants('MiniShogi'))
tour('CursorTour', 'docs/engines.md', 'chess/ChessCursorTour.java', constants('Chess'))
write('SearchTour', constants('Chess') + 'class SearchTour {\n' + blocks('docs/engines.md', 'code: chess/ChessSearchTour.java') + '\n}\n')
tour('TextTour', 'docs/text.md', 'shogi/ShogiTextTour.java', '')
tour('MoveTour', 'docs/moves.md', 'shogi/ShogiMoveTour.java',
    'import static dev.boardwright.packed.PackedFormat.field;\nimport java.io.*;\nimport java.util.List;\n')
// README has another Shogi than the guide, with rules. It shows all its imports but those of generated constants.
def writeShown = { String name, String before, String after ->
  List<String> lines = blocks('README.md', 'code: games/' + name + '.java').readLines()
  List<String> shown = lines.takeWhile { it.startsWith('import ') || it.isEmpty() }
  File folder = new File(basedir, 'src/main/java/readme')
  folder.mkdirs()
  new File(folder, name + '.java').setText(
      'package readme;\n' + shown.join('\n') + before + lines.drop(shown.size()).join('\n') + after, 'UTF-8')
}
writeShown('Shogi', '\n', '\n')
writeShown('GameTour',
    'import static readme.ShogiPiece.*;\nimport static readme.ShogiSquare.*;\n' +
    'public class GameTour {\n  public static void tour(java.io.PrintStream out) {\n', '\n  }\n}\n')
tours << 'readme.GameTour'
write('Main', 'class Main {\n  public static void main(String[] arguments) throws Exception {\n' +
    tours.collect { "    ${it}.tour(System.out);\n" }.join('') + '  }\n}\n')
