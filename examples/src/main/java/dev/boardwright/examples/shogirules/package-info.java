/** The rules of shogi, on a board of nine by nine and on one of five by five. */
package dev.boardwright.examples.shogirules;
