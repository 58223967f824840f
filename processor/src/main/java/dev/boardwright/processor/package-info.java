/**
 * The annotation processor. Data flows in one direction: {@code read} turns declarations into a
 * {@code model}, and {@code write} turns the model into source. The classes in this package take
 * the declarations from the compiler, round by round, and give it the generated files.
 */
@NullMarked
package dev.boardwright.processor;

import org.jspecify.annotations.NullMarked;
