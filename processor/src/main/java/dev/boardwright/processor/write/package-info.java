/** From the model to source, one writer for each generated type. */
@NullMarked
package dev.boardwright.processor.write;

import org.jspecify.annotations.NullMarked;
