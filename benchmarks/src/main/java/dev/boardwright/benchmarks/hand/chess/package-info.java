/** The rules of chess written by hand, on a generated board of 8×8 squares. */
package dev.boardwright.benchmarks.hand.chess;
