/** The readers of {@code @BitPacked}: one reads records, the other reads their components. */
@NullMarked
package dev.boardwright.processor.read.codec;

import org.jspecify.annotations.NullMarked;
