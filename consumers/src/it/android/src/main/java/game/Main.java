package game;

import dev.boardwright.SquareOrder;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.San;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.RuleBook;
import java.util.List;
import java.util.Random;

/** A program that uses each part of the runtime and of generated classes. */
public final class Main {
  private static final String TEXT =
      """
      @Board(shape = {4, 3}, styles = {"DOBUTSU", "dobutsu"}, order = SquareOrder.DESCENDING,
          start = \"""
              gk^r/1p1/1P1/\\
              RK^G / DOBUTSU/dobutsu\""")
      @Rules({
        @Piece(token = "K^", moves = "K"),
        @Piece(token = "R", moves = "W"),
        @Piece(token = "G", moves = "F"),
        @Piece(token = "P", moves = "fW")
      })
      interface Dobutsu {}
      """;

  private Main() {}

  /** Plays the games, and fails if a result is wrong. */
  public static void main(String[] arguments) {
    play(ChessMoves.GAME);
    play(CrazyhouseMoves.GAME);
    play(DobutsuMoves.GAME);
    play(GrasshopperMoves.GAME);
    play(ShogiMoves.GAME);
    play(XiangqiMoves.GAME);
    play(RuleBook.parse(TEXT));
    ChessPosition chess = ChessPosition.START.play("e4").play("e5");
    String fen = Fen.of(ChessMoves.GAME).format(chess);
    check(Fen.of(ChessMoves.GAME).parse(fen).position().equals(chess));
    int move = San.of(ChessMoves.GAME).parse(chess, "Nf3");
    check(San.of(ChessMoves.GAME).format(chess, move).equals("Nf3"));
    check(KeyCodec.pack(new Key(12, 28)) == KeyCodec.pack(12, 28));
  }

  private static <P extends GamePosition<P>> void play(Game<P> game) {
    Random random = new Random(1);
    GameRecord<P> record = GameRecord.of(game);
    for (int ply = 0; ply < 60 && record.end().isEmpty(); ply++) {
      List<? extends Object> moves = record.legalMoves();
      record.play(moves.get(random.nextInt(moves.size())).toString());
    }
    check(GameRecord.fromBytes(game, record.toBytes()).equals(record));
    P position = record.position();
    String text = Feen.format(position, FeenDialect.SNN_STYLES);
    check(game.copyOf(Feen.parse(text, FeenDialect.SNN_STYLES)).equals(position));
    check(Diagram.text(position, SquareOrder.DESCENDING).split("\n").length > 4);
    check(Diagram.svg(position, SquareOrder.DESCENDING).startsWith("<svg"));
  }

  private static void check(boolean isGood) {
    if (!isGood) {
      throw new IllegalStateException("unexpected result");
    }
  }
}
