// Creates a project from the build snippet, the declarations and the code that README and the guides quote.
def blocks = { String document, String marker, int number = 0 ->
  List<String> parts = new File(documents, document).getText('UTF-8').split(java.util.regex.Pattern.quote("<!-- ${marker} -->")).toList()
  assert parts.size() > number + 1
  String text = parts[number + 1]
  int from = text.indexOf('\n', text.indexOf('```')) + 1
  text.substring(from, text.indexOf('\n```', from))
}

File pom = new File(basedir, 'pom.xml')
String snippet = blocks('README.md', 'build: maven').replace("<version>${released}</version>", "<version>${built}</version>")
pom.setText(pom.getText('UTF-8').replace('<!-- README -->', snippet), 'UTF-8')

// A block shows its imports. Those of the guides leave out imports of generated constants.
def write = { String pack, String name, String code, String before, String after ->
  List<String> lines = code.readLines()
  List<String> shown = lines.takeWhile { it.startsWith('import ') || it.isEmpty() }
  File folder = new File(basedir, 'src/main/java/' + pack)
  folder.mkdirs()
  new File(folder, name + '.java').setText(
      "package ${pack};\n" + shown.join('\n') + '\n' + before + lines.drop(shown.size()).join('\n') + after, 'UTF-8')
}
def declaration = { String pack, String name, String document, String marker ->
  write(pack, name, blocks(document, 'code: ' + marker), '', '\n')
}
declaration('game', 'Shogi', 'README.md', 'games/Shogi.java')
declaration('guide', 'Shogi', 'docs/guide.md', 'shogi/Shogi.java') // another Shogi than README's, without rules
declaration('guide', 'MiniShogi', 'docs/guide.md', 'minishogi/MiniShogi.java')
declaration('guide', 'ShogiMove', 'docs/moves.md', 'shogi/ShogiMove.java')
// The guide of engines names this example without quoting it.
String chess = new File(documents, 'examples/src/main/java/dev/boardwright/examples/chess/Chess.java').getText('UTF-8')
write('guide', 'Chess', chess.substring(chess.indexOf('import ')), '', '')

List<String> tours = []
def tour = { String pack, String name, String code, String constants ->
  tours << pack + '.' + name
  write(pack, name, code,
      constants + 'public class ' + name + ' {\n  public static void tour(java.io.PrintStream out) throws Exception {\n',
      '\n  }\n}\n')
}
def constants = { String board -> "import static guide.${board}Piece.*;\nimport static guide.${board}Square.*;\n" }
tour('game', 'GameTour', blocks('README.md', 'code: games/GameTour.java'), '')
tour('guide', 'ShogiTour', blocks('docs/guide.md', 'code: shogi/ShogiTour.java'), '')
tour('guide', 'MiniShogiTour', blocks('docs/guide.md', 'code: minishogi/MiniShogiTour.java'), constants('MiniShogi'))
tour('guide', 'ChessTour', blocks('docs/engines.md', 'code: chess/ChessTour.java'), constants('Chess'))
tour('guide', 'CursorTour', blocks('docs/engines.md', 'code: chess/ChessTour.java', 1), constants('Chess'))
tour('guide', 'GeometryTour', blocks('docs/engines.md', 'code: minishogi/MiniShogiTour.java'),
    'import static dev.boardwright.geometry.Direction.*;\n' + constants('MiniShogi'))
tour('guide', 'TextTour', blocks('docs/text.md', 'code: shogi/ShogiTour.java'), '')
tour('guide', 'MoveTour', blocks('docs/moves.md', 'code: shogi/ShogiMoveTour.java'),
    'import static dev.boardwright.packed.PackedFormat.field;\n')

new File(basedir, 'src/main/java/game/Main.java').setText(
    'package game;\nclass Main {\n  public static void main(String[] arguments) throws Exception {\n' +
    tours.collect { "    ${it}.tour(System.out);\n" }.join('') + '  }\n}\n', 'UTF-8')
