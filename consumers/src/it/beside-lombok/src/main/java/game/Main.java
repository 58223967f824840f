package game;

import lombok.Getter;
import lombok.RequiredArgsConstructor;

/** A board inside a class whose members Lombok makes, of squares that Boardwright makes. */
@Getter
@RequiredArgsConstructor
public final class Main {
  @dev.boardwright.Board(
      shape = {3, 3},
      styles = {"X", "o"})
  interface Small {}

  private final ShogiSquare square;
  private final Main_SmallSquare small;

  public static void main(String[] arguments) {
    Main main = new Main(ShogiSquare.E5, Main_SmallSquare.B2);
    if (main.getSquare().index() != 40 || main.getSmall().index() != 4) {
      throw new IllegalStateException("not as it should be");
    }
  }
}
