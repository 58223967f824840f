// Expects a single error, with its id, at the invalid size, and no stack trace of the processor.
String log = new File(basedir, 'build.log').text
assert log.contains('Shogi.java:[8,17] [DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0')
assert log.count('[DimensionSize]') == 2 : 'once where it occurs and once in Maven\'s summary'
assert log.readLines().count { it.startsWith('[ERROR]') && it.contains('Shogi.java') } == 2
assert !log.contains('at dev.boardwright')
