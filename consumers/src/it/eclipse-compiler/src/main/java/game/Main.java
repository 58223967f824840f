package game;

/** A program that uses the generated types. */
public final class Main {
  private Main() {}

  /** Uses the generated types, and fails if a result is wrong. */
  public static void main(String[] arguments) {
    check(ShogiSquare.parse("e5") == ShogiSquare.E5);
    check(ShogiCells.index("i1") == 80);
    ChessPosition moved = ChessPosition.START.move(ChessSquare.E2, ChessSquare.E4);
    check(moved.pieceOn(ChessSquare.E4) == ChessPiece.FIRST_P);
    Move move = new Move(ChessSquare.E2, ChessSquare.E4, false);
    check(MoveCodec.unpack(MoveCodec.pack(move)).equals(move));
    check(ShogiPosition.parse(ShogiPosition.START.toText()).equals(ShogiPosition.START));
  }

  private static void check(boolean isGood) {
    if (!isGood) {
      throw new IllegalStateException("unexpected result");
    }
  }
}
