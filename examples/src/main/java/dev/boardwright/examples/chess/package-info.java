/** Chess on a generated board of 8×8 squares. */
package dev.boardwright.examples.chess;
