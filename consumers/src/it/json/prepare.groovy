// Copies the declaration of chess from the examples.
String code = new File(documents, 'examples/src/main/java/dev/boardwright/examples/games/Chess.java').getText('UTF-8')
File folder = new File(basedir, 'src/main/java/game')
folder.mkdirs()
new File(folder, 'Chess.java').setText('package game;\n\n' + code.substring(code.indexOf('import ')), 'UTF-8')
