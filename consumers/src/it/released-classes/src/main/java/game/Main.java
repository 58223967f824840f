package game;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * A program with classes that the last release has generated, in the resources. Boards work with the
 * runtime of today. Games play the same moves, or are told to recompile.
 */
public final class Main {
  private static final String RECOMPILE = "recompile the declaration of the game";

  private Main() {}

  /** Uses the classes, and fails if a result is wrong or an error does not say what to do. */
  public static void main(String[] arguments) {
    check(ChessPosition.parse(ChessPosition.START.toText()).equals(ChessPosition.START));
    check(ShogiPosition.START.squaresOf(ShogiPiece.parse("P")).size() == 9);
    check(KeyCodec.pack(new Key(12, 28)) == KeyCodec.pack(12, 28));
    check(ChessCells.index("h1") == 63);
    play(() -> ChessMoves.GAME, 400);
    play(() -> CrazyhouseMoves.GAME, 400);
    play(() -> DobutsuMoves.GAME, 17);
    play(() -> GrasshopperMoves.GAME, 782);
    play(() -> ShogiMoves.GAME, 900);
    play(() -> XiangqiMoves.GAME, 1_920);
  }

  private static <P extends GamePosition<P>> void play(Supplier<Game<P>> named, int sequences) {
    try {
      Game<P> game = named.get();
      GameRecord<P> record = GameRecord.of(game);
      int count = 0;
      for (Object move : record.legalMoves()) {
        count += record.play(move.toString()).legalMoves().size();
        record.takeBack();
      }
      check(count == sequences);
      Random random = new Random(1);
      while (!record.end().isPresent() && record.length() < 80) {
        List<?> moves = record.legalMoves();
        record.play(moves.get(random.nextInt(moves.size())).toString());
      }
      check(GameRecord.fromBytes(game, record.toBytes()).equals(record));
    } catch (IncompatibleClassChangeError e) {
      if (!e.getMessage().endsWith(RECOMPILE)) {
        throw e;
      }
    }
  }

  private static void check(boolean isGood) {
    if (!isGood) {
      throw new IllegalStateException("unexpected result");
    }
  }
}
