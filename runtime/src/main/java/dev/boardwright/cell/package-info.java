/**
 * Conversion of squares between text and numbers: CELL 1.0.0 coordinates, the shape and the squares
 * of a board, and the locations of an older version of CELL, which include a reserve.
 */
package dev.boardwright.cell;
