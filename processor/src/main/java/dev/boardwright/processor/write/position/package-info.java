/** Writes {@code XPosition} and {@code XPiece}: positions, their edits and their cursors. */
@NullMarked
package dev.boardwright.processor.write.position;

import org.jspecify.annotations.NullMarked;
