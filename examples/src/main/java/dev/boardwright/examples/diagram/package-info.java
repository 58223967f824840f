/** Positions drawn as images. */
package dev.boardwright.examples.diagram;
