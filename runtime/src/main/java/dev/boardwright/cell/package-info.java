/**
 * Squares as text and as numbers: CELL 1.0.0 coordinates, the shape of a board, its squares, and
 * the older CELL's locations with their reserve.
 */
package dev.boardwright.cell;
