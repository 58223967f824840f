/** Minishogi on a generated board of 5×5 squares, with declared pieces. */
package dev.boardwright.examples.minishogi;
