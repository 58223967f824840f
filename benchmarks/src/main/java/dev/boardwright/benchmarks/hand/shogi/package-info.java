/** The rules of shogi written by hand, on generated boards of 9×9 and 5×5 squares. */
package dev.boardwright.benchmarks.hand.shogi;
