/** A chess army against a shogi army, on a generated board of 8×8. */
package dev.boardwright.examples.crosstradition;
