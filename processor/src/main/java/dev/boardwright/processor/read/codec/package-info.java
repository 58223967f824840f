/** Reads {@code @BitPacked}: a record and the numbers that its components pack to. */
@NullMarked
package dev.boardwright.processor.read.codec;

import org.jspecify.annotations.NullMarked;
