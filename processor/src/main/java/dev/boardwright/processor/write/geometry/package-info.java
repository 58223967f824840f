/** Writes {@code …Geometry}: attack tables, lines and distances. */
@NullMarked
package dev.boardwright.processor.write.geometry;

import org.jspecify.annotations.NullMarked;
