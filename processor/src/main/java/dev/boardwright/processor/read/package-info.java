/**
 * From annotations to the model, with every problem reported where it is. What the readers of
 * boards and of codecs share is here.
 */
@NullMarked
package dev.boardwright.processor.read;

import org.jspecify.annotations.NullMarked;
