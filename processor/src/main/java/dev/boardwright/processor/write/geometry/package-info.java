/** The writers of {@code …Geometry}: steps, lines, distances, attacks and attack tables. */
@NullMarked
package dev.boardwright.processor.write.geometry;

import org.jspecify.annotations.NullMarked;
