/** The rules of shogi, on boards of 9×9 and 5×5 squares. */
package dev.boardwright.examples.shogirules;
