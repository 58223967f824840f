/**
 * The annotation processor. Data goes one way: {@code read} turns declarations into a {@code
 * model}, {@code write} turns the model into source. The classes here are the ends of that way: the
 * rounds in which a compiler gives declarations, and the files that it gets back.
 */
@NullMarked
package dev.boardwright.processor;

import org.jspecify.annotations.NullMarked;
