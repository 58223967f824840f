import org.jspecify.annotations.NullMarked;

/**
 * Coordinates, styles, positions and packed moves for board games of any shape, and the annotations
 * from which the Boardwright processor generates the same for one board.
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
