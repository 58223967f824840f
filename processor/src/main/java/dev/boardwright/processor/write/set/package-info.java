/** The writers of {@code …SquareSet}, a set of squares stored as the bits of 64-bit words. */
@NullMarked
package dev.boardwright.processor.write.set;

import org.jspecify.annotations.NullMarked;
