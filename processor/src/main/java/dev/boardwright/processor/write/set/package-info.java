/** Writes {@code …SquareSet}: squares as the bits of words. */
@NullMarked
package dev.boardwright.processor.write.set;

import org.jspecify.annotations.NullMarked;
