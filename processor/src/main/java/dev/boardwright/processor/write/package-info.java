/**
 * The writers, which turn the model into source. {@link dev.boardwright.processor.write.Sources}
 * calls the packages below for the types of a declaration.
 */
@NullMarked
package dev.boardwright.processor.write;

import org.jspecify.annotations.NullMarked;
