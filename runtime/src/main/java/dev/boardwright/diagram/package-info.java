/** Diagrams of positions: as text for terminals, and as SVG images. */
package dev.boardwright.diagram;
