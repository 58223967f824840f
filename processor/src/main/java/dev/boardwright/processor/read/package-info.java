/** From annotations to the model, with every problem reported where it is. */
@NullMarked
package dev.boardwright.processor.read;

import org.jspecify.annotations.NullMarked;
