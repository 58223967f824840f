import org.jspecify.annotations.NullMarked;

/**
 * Coordinates, styles, positions and packed moves for board games of any shape, and the annotations
 * from which the Boardwright processor generates specialised code for one board.
 *
 * <h2>The packages, in the order in which data passes through them</h2>
 *
 * <ol>
 *   <li>{@link dev.boardwright}: annotations that declare a board and its rules.
 *   <li>{@link dev.boardwright.style}: style names. The case of a name tells which side plays the
 *       style.
 *   <li>{@link dev.boardwright.cell}: coordinates of squares, and their conversion to flat indices.
 *   <li>{@link dev.boardwright.geometry}: steps, lines, movements and attacks, and sets of squares.
 *   <li>{@link dev.boardwright.qi}: positions, which hold the pieces on the squares and in the
 *       hands. A move produces the next position.
 *   <li>{@link dev.boardwright.notation}: conversion of positions to and from text.
 *   <li>{@link dev.boardwright.packed}: conversion of records such as moves to and from a few bits,
 *       with the annotations that declare them.
 *   <li>{@link dev.boardwright.diagram}: drawings of positions and movements.
 *   <li>{@link dev.boardwright.rules}: rules of whole games: legal moves, outcomes, records.
 *   <li>{@link dev.boardwright.interop}: the texts of positions and moves of other programs.
 * </ol>
 *
 * <p>{@link dev.boardwright.support}, {@link dev.boardwright.support.declaration}, {@link
 * dev.boardwright.support.plan}, {@link dev.boardwright.support.rules} and {@link
 * dev.boardwright.support.words} are for the annotation processor and for generated code only;
 * users should not call them.
 *
 * <h2>Null</h2>
 *
 * <p>Every method that reads a text, as a {@code String} or a {@code CharSequence}, rejects null
 * like any other invalid text: it throws an {@link IllegalArgumentException}, or the subclass that
 * it documents. The same holds for methods that set a style or its side and for methods that change
 * the number of copies of a piece in a hand, because the reference implementations define messages
 * for these cases. A method that only queries returns a result for null: {@code isValid(null)} is
 * false, {@code find(null)} is null, and {@code index(null)} is −1. In all other cases, passing
 * null causes a {@link NullPointerException} that names the parameter.
 */
@NullMarked
module dev.boardwright.runtime {
  // Not transitive, so that modules that require this one do not need JSpecify.
  requires static org.jspecify;

  exports dev.boardwright;
  exports dev.boardwright.cell;
  exports dev.boardwright.diagram;
  exports dev.boardwright.geometry;
  exports dev.boardwright.interop;
  exports dev.boardwright.notation;
  exports dev.boardwright.packed;
  exports dev.boardwright.qi;
  exports dev.boardwright.rules;
  exports dev.boardwright.style;
  exports dev.boardwright.support;
  exports dev.boardwright.support.declaration;
  exports dev.boardwright.support.plan;
  exports dev.boardwright.support.rules;
  exports dev.boardwright.support.words;
}
