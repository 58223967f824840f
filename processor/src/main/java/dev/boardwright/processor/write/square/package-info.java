/**
 * Writes {@code …Square} and {@code …Cells}: the squares of a board, by constant, by index and by
 * CELL text.
 */
@NullMarked
package dev.boardwright.processor.write.square;

import org.jspecify.annotations.NullMarked;
