/** The writers of {@code …Position}, with its edits and cursors, and of {@code …Piece}. */
@NullMarked
package dev.boardwright.processor.write.position;

import org.jspecify.annotations.NullMarked;
