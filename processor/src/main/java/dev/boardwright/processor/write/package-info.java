/**
 * From the model to source. {@link dev.boardwright.processor.write.Sources} asks the packages below
 * for the types of a declaration.
 */
@NullMarked
package dev.boardwright.processor.write;

import org.jspecify.annotations.NullMarked;
