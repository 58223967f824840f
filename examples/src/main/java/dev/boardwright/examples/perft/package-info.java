/**
 * Perft, which counts the move sequences of a game to a given depth, to test rules and measure
 * their speed.
 */
package dev.boardwright.examples.perft;
