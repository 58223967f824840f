/** A chess army against a shogi army, on a generated board of 8×8 squares. */
package dev.boardwright.examples.crosstradition;
