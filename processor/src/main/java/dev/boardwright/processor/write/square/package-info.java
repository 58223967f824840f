/**
 * The writers of {@code …Square} and {@code …Cells}: the squares of a board as constants, as
 * indices and as CELL texts.
 */
@NullMarked
package dev.boardwright.processor.write.square;

import org.jspecify.annotations.NullMarked;
