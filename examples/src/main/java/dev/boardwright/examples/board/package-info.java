/** Helpers shared by the examples, for terminal output and command-line arguments. */
package dev.boardwright.examples.board;
