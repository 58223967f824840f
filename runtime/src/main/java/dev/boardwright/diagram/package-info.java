/** Positions as pictures: in text for terminals, and as SVG images. */
package dev.boardwright.diagram;
