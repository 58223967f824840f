/**
 * The readers, which turn annotations into the model and report every problem at its place. This
 * package contains the code that the readers of boards and of codecs share.
 */
@NullMarked
package dev.boardwright.processor.read;

import org.jspecify.annotations.NullMarked;
