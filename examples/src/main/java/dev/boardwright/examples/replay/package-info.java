/** Recorded games, replayed on generated positions. */
package dev.boardwright.examples.replay;
