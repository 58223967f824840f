/** Diagrams of positions and of movements: as text for terminals, and as SVG images. */
package dev.boardwright.diagram;
