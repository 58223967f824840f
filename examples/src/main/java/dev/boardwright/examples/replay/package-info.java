/** Recorded games, replayed by the declared rules. */
package dev.boardwright.examples.replay;
