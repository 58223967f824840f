// Copies declarations of different kinds of games from the examples: with one word of squares and with two, with drops and with hops.
for (String game : ['Chess', 'Crazyhouse', 'Dobutsu', 'Grasshopper', 'Shogi', 'Xiangqi']) {
  String code = new File(documents, "examples/src/main/java/dev/boardwright/examples/games/${game}.java").getText('UTF-8')
  new File(basedir, "src/main/java/game/${game}.java")
      .setText('package game;\n\n' + code.substring(code.indexOf('import ')), 'UTF-8')
}
