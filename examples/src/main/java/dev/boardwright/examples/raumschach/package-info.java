/** Raumschach on a generated board of 5×5×5 squares. */
package dev.boardwright.examples.raumschach;
