/** Writes {@code …Codec}: records as bits, as text, and many at a time. */
@NullMarked
package dev.boardwright.processor.write.codec;

import org.jspecify.annotations.NullMarked;
