/** Writes {@code …Position} and {@code …Piece}: positions, their edits and their cursors. */
@NullMarked
package dev.boardwright.processor.write.position;

import org.jspecify.annotations.NullMarked;
