/** Counting the moves of a game to some depth: how rules, and the speed of them, are tested. */
package dev.boardwright.examples.perft;
