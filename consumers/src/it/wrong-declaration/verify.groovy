// One error, on the size that is wrong, with its id; and nothing of the processor's inside.
String log = new File(basedir, 'build.log').text
assert log.contains('Shogi.java:[8,17] [DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0')
assert !log.contains('at dev.boardwright')
