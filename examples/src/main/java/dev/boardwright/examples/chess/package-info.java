/** Chess on a generated board of 8×8. */
package dev.boardwright.examples.chess;
