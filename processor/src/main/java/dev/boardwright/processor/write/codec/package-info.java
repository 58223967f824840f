/** Writes {@code XCodec}: records as bits, as texts and as bulk. */
@NullMarked
package dev.boardwright.processor.write.codec;

import org.jspecify.annotations.NullMarked;
