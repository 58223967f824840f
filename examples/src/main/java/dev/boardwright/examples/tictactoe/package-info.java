/** Tic-tac-toe on a generated board of 3×3×3 squares. */
package dev.boardwright.examples.tictactoe;
