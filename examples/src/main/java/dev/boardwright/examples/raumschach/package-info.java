/** Raumschach on a generated board of 5×5×5. */
package dev.boardwright.examples.raumschach;
