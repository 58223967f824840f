/** Shogi on a generated board of 9×9 squares. */
package dev.boardwright.examples.shogi;
