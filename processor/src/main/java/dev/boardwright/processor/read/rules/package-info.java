/** The reader of {@code @Rules}: the rows, the mistakes in them and their places. */
@NullMarked
package dev.boardwright.processor.read.rules;

import org.jspecify.annotations.NullMarked;
