// What the README has people write, as it stands there: dependencies and plugin, the board, the tour.
String readme = new File(readme).getText('UTF-8')

def block = { String after, String language ->
  int from = readme.indexOf('```' + language + '\n', readme.indexOf(after)) + language.length() + 4
  readme.substring(from, readme.indexOf('\n```', from))
}

File pom = new File(basedir, 'pom.xml')
pom.setText(pom.getText('UTF-8').replace('<!-- README -->', block('Maven:\n', 'xml')), 'UTF-8')

File sources = new File(basedir, 'src/main/java/game')
sources.mkdirs()
String imports = 'package game;\nimport dev.boardwright.*;\nimport dev.boardwright.cell.*;\n' +
    'import dev.boardwright.diagram.*;\nimport dev.boardwright.geometry.*;\nimport dev.boardwright.notation.*;\nimport dev.boardwright.packed.*;\nimport dev.boardwright.qi.*;\n' +
    'import dev.boardwright.style.*;\n'
def write = { String name, String text -> new File(sources, name + '.java').setText(imports + text, 'UTF-8') }

write('Shogi', block('# Boardwright', 'java'))
write('MiniShogi', block('<!-- pieces -->', 'java'))
write('ShogiMove', block('<!-- packed record -->', 'java'))
def tour = { String name, String marker, String more ->
  write(name, more + 'class ' + name + ' {\n  static void tour(java.io.PrintStream out) throws Exception {\n' +
      block(marker, 'java') + '\n  }\n}\n')
}
tour('Tour', '<!-- tour -->', '')
tour('PiecesTour', '<!-- pieces tour -->',
    'import static game.MiniShogiPiece.*;\nimport static game.MiniShogiSquare.*;\n')
tour('GeometryTour', '<!-- geometry tour -->',
    'import static dev.boardwright.geometry.Direction.*;\nimport static game.MiniShogiPiece.*;\n' +
    'import static game.MiniShogiSquare.*;\n')
tour('TextTour', '<!-- text tour -->', '')
tour('PackedTour', '<!-- packed tour -->',
    'import static dev.boardwright.packed.PackedFormat.field;\nimport java.io.*;\nimport java.util.List;\n')
write('Main', 'class Main {\n  public static void main(String[] arguments) throws Exception {\n' +
    ['Tour', 'PiecesTour', 'GeometryTour', 'TextTour', 'PackedTour'].collect { "    ${it}.tour(System.out);\n" }.join('') + '  }\n}\n')
