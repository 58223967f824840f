/**
 * From the model to source. {@link dev.boardwright.processor.write.Sources} asks each package below
 * for the types of a declaration, one package for each kind of generated type.
 */
@NullMarked
package dev.boardwright.processor.write;

import org.jspecify.annotations.NullMarked;
