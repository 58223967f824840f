/** The writers of {@code …Codec}, which converts records to and from bits and text. */
@NullMarked
package dev.boardwright.processor.write.codec;

import org.jspecify.annotations.NullMarked;
