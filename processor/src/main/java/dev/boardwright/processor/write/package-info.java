/**
 * From the model to source. {@link dev.boardwright.processor.write.Sources} asks each room below
 * for the types of a declaration, one room for each kind of generated type.
 */
@NullMarked
package dev.boardwright.processor.write;

import org.jspecify.annotations.NullMarked;
