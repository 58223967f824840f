// Creates a project from the build snippet, the declarations and the code that README and the guides quote.
def blocks = { String document, String marker ->
  String text = new File(documents, document).getText('UTF-8')
  int from = text.indexOf('\n', text.indexOf('```', text.indexOf('<!-- ' + marker + ' -->'))) + 1
  assert text.contains('<!-- ' + marker + ' -->')
  text.substring(from, text.indexOf('\n```', from))
}

File pom = new File(basedir, 'pom.xml')
pom.setText(pom.getText('UTF-8').replace('<!-- README -->', blocks('README.md', 'build: maven')), 'UTF-8')

// A block shows its imports, but those of generated constants.
def write = { String pack, String name, String document, String marker, String before, String after ->
  List<String> lines = blocks(document, 'code: ' + marker).readLines()
  List<String> shown = lines.takeWhile { it.startsWith('import ') || it.isEmpty() }
  File folder = new File(basedir, 'src/main/java/' + pack)
  folder.mkdirs()
  new File(folder, name + '.java').setText(
      "package ${pack};\n" + shown.join('\n') + '\n' + before + lines.drop(shown.size()).join('\n') + after, 'UTF-8')
}
def declaration = { String name, String document, String marker -> write('game', name, document, marker, '', '\n') }
declaration('Chess', 'docs/engines.md', 'chess/Chess.java')
declaration('Shogi', 'docs/guide.md', 'shogi/Shogi.java')
declaration('MiniShogi', 'docs/guide.md', 'minishogi/MiniShogi.java')
declaration('ShogiMove', 'docs/moves.md', 'shogi/ShogiMove.java')
write('readme', 'Shogi', 'README.md', 'games/Shogi.java', '', '\n') // another Shogi than the guide's, with rules

List<String> tours = []
def tour = { String pack, String name, String document, String marker, String constants ->
  tours << pack + '.' + name
  write(pack, name, document, marker,
      constants + 'public class ' + name + ' {\n  public static void tour(java.io.PrintStream out) throws Exception {\n',
      '\n  }\n}\n')
}
def constants = { String board -> "import static ${board}Piece.*;\nimport static ${board}Square.*;\n" }
tour('readme', 'GameTour', 'README.md', 'games/GameTour.java', constants('readme.Shogi'))
tour('game', 'ChessTour', 'docs/engines.md', 'chess/ChessTour.java', constants('game.Chess'))
tour('game', 'ShogiTour', 'docs/guide.md', 'shogi/ShogiTour.java', '')
tour('game', 'MiniShogiTour', 'docs/guide.md', 'minishogi/MiniShogiTour.java', constants('game.MiniShogi'))
tour('game', 'GeometryTour', 'docs/engines.md', 'minishogi/MiniShogiGeometryTour.java',
    'import static dev.boardwright.geometry.Direction.*;\n' + constants('game.MiniShogi'))
tour('game', 'CursorTour', 'docs/engines.md', 'chess/ChessCursorTour.java', constants('game.Chess'))
tour('game', 'TextTour', 'docs/text.md', 'shogi/ShogiTextTour.java', '')
tour('game', 'MoveTour', 'docs/moves.md', 'shogi/ShogiMoveTour.java',
    'import static dev.boardwright.packed.PackedFormat.field;\n')
write('game', 'SearchTour', 'docs/engines.md', 'chess/ChessSearchTour.java', constants('game.Chess') + 'class SearchTour {\n', '\n}\n')

new File(basedir, 'src/main/java/game/Main.java').setText(
    'package game;\nclass Main {\n  public static void main(String[] arguments) throws Exception {\n' +
    tours.collect { "    ${it}.tour(System.out);\n" }.join('') + '  }\n}\n', 'UTF-8')
