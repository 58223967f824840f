/** Shogi on a generated board of 9×9. */
package dev.boardwright.examples.shogi;
