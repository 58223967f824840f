/**
 * The annotation processor. Data goes one way: {@code read} turns declarations into a {@code
 * model}, {@code write} turns the model into source. The classes here take declarations from the
 * compiler, round by round, and give it the files.
 */
@NullMarked
package dev.boardwright.processor;

import org.jspecify.annotations.NullMarked;
