/** Positions as images. */
package dev.boardwright.examples.diagram;
