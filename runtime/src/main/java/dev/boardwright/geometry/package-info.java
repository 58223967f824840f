/**
 * The geometry of a board of any shape: directions, distances, sets of squares, rays, movements and
 * attacks. This is the generic form of what the processor generates for one board.
 */
package dev.boardwright.geometry;
