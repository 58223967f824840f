// Creates a project from the build snippet, the declarations and the code that README and the guides quote.
def blocks = { String document, String marker ->
  String text = new File(documents, document).getText('UTF-8')
  int from = text.indexOf('\n', text.indexOf('```', text.indexOf('<!-- ' + marker + ' -->'))) + 1
  assert text.contains('<!-- ' + marker + ' -->')
  text.substring(from, text.indexOf('\n```', from))
}

File pom = new File(basedir, 'pom.xml')
pom.setText(pom.getText('UTF-8').replace('<!-- README -->', blocks('README.md', 'build: maven')), 'UTF-8')

File sources = new File(basedir, 'src/main/java/game')
sources.mkdirs()
String imports = 'package game;\n' +
    ['', '.cell', '.diagram', '.geometry', '.notation', '.packed', '.qi', '.style'].collect { "import dev.boardwright${it}.*;\n" }.join('')
def write = { String name, String text -> new File(sources, name + '.java').setText(imports + text, 'UTF-8') }
def declaration = { String name, String document, String marker -> write(name, blocks(document, 'code: ' + marker)) }
declaration('Chess', 'README.md', 'chess/Chess.java')
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
tour('ChessTour', 'README.md', 'chess/ChessTour.java', constants('Chess'))
tour('ShogiTour', 'docs/guide.md', 'shogi/ShogiTour.java', '')
tour('MiniShogiTour', 'docs/guide.md', 'minishogi/MiniShogiTour.java', constants('MiniShogi'))
tour('GeometryTour', 'docs/engines.md', 'minishogi/MiniShogiGeometryTour.java',
    'import static dev.boardwright.geometry.Direction.*;\n' + constants('MiniShogi'))
tour('CursorTour', 'docs/engines.md', 'chess/ChessCursorTour.java', constants('Chess'))
write('SearchTour', constants('Chess') + 'class SearchTour {\n' + blocks('docs/engines.md', 'code: chess/ChessSearchTour.java') + '\n}\n')
tour('TextTour', 'docs/text.md', 'shogi/ShogiTextTour.java', '')
tour('MoveTour', 'docs/moves.md', 'shogi/ShogiMoveTour.java',
    'import static dev.boardwright.packed.PackedFormat.field;\nimport java.io.*;\nimport java.util.List;\n')
write('Main', 'class Main {\n  public static void main(String[] arguments) throws Exception {\n' +
    tours.collect { "    ${it}.tour(System.out);\n" }.join('') + '  }\n}\n')
