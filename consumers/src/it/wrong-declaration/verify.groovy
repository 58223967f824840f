// One error, on the size that is wrong, with its id; and nothing of the processor's inside.
String log = new File(basedir, 'build.log').text
assert log.contains('Shogi.java:[8,17] [DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0')
assert log.count('[DimensionSize]') == 2 : 'once where it is, and once where Maven lists all'
assert log.readLines().count { it.startsWith('[ERROR]') && it.contains('Shogi.java') } == 2
assert !log.contains('at dev.boardwright')
