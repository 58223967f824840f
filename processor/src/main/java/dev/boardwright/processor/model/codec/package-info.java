/** The model of a packed record. */
@NullMarked
package dev.boardwright.processor.model.codec;

import org.jspecify.annotations.NullMarked;
