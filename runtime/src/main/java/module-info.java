import org.jspecify.annotations.NullMarked;

/**
 * Coordinates, styles, positions and packed moves for board games of any shape, and the annotations
 * from which the Boardwright processor generates the same for one board.
 */
@NullMarked
module dev.boardwright.runtime {
  // Not transitive: a module that requires this one need not have JSpecify.
  requires static org.jspecify;

  exports dev.boardwright;
  exports dev.boardwright.cell;
  exports dev.boardwright.geometry;
  exports dev.boardwright.notation;
  exports dev.boardwright.packed;
  exports dev.boardwright.qi;
  exports dev.boardwright.style;
  exports dev.boardwright.support;
}
