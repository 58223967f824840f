/**
 * The annotation processor. Data goes one way: {@code read} turns declarations into a {@code
 * model}, {@code write} turns the model into source.
 */
@NullMarked
package dev.boardwright.processor;

import org.jspecify.annotations.NullMarked;
