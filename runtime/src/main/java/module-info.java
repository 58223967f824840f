import org.jspecify.annotations.NullMarked;

/**
 * Coordinates, styles, positions and packed moves for board games of any shape, and the annotations
 * from which the Boardwright processor generates the same for one board.
 *
 * <h2>The packages, in the order in which data goes through them</h2>
 *
 * <ol>
 *   <li>{@link dev.boardwright}: a declaration says what board there is.
 *   <li>{@link dev.boardwright.style}: a text names the style of a side; its case tells which side.
 *   <li>{@link dev.boardwright.cell}: a text names a square, and the shape of the board turns it
 *       into an index.
 *   <li>{@link dev.boardwright.geometry}: from an index come the squares around it: steps, lines,
 *       attacks, and sets of squares.
 *   <li>{@link dev.boardwright.qi}: a position holds the pieces on the squares and in the hands; a
 *       move makes the next position.
 *   <li>{@link dev.boardwright.notation}: a position becomes a text, and a text a position.
 *   <li>{@link dev.boardwright.packed}: a move becomes a few bits, and comes back.
 *   <li>{@link dev.boardwright.diagram}: a position becomes a picture.
 * </ol>
 *
 * <p>{@link dev.boardwright.support} is not for users: generated code calls it.
 *
 * <h2>Null</h2>
 *
 * <p>Every method that reads a text, as a {@code String} or a {@code CharSequence}, refuses null as
 * it refuses any other bad text: with an {@link IllegalArgumentException}, or the subclass that it
 * documents. So do methods for which the original systems have a message: those that set a style or
 * its side, and those that add a piece to a hand. A method that only asks answers: {@code
 * isValid(null)} is false, {@code find(null)} is null, {@code index(null)} is −1. Everywhere else
 * null is a {@link NullPointerException} that names the parameter.
 */
@NullMarked
module dev.boardwright.runtime {
  // Not transitive: a module that requires this one need not have JSpecify.
  requires static org.jspecify;

  exports dev.boardwright;
  exports dev.boardwright.cell;
  exports dev.boardwright.diagram;
  exports dev.boardwright.geometry;
  exports dev.boardwright.notation;
  exports dev.boardwright.packed;
  exports dev.boardwright.qi;
  exports dev.boardwright.style;
  exports dev.boardwright.support;
}
