/** The readers of {@code @Board}: its shape, styles, pieces, hands and start. */
@NullMarked
package dev.boardwright.processor.read.board;

import org.jspecify.annotations.NullMarked;
