package game;

/** Uses everything that is generated. */
public final class Main {
  private Main() {}

  /** Fails when something is not as it should be. */
  public static void main(String[] arguments) {
    check(ShogiSquare.parse("e5") == ShogiSquare.E5);
    check(ShogiCells.index("i1") == 80);
    check(ShogiPosition.parse(ShogiPosition.START.toText()).equals(ShogiPosition.START));
  }

  private static void check(boolean isGood) {
    if (!isGood) {
      throw new IllegalStateException("not as it should be");
    }
  }
}
