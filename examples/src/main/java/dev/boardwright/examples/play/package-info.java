/** Games of chess, shogi and others against a plain search, in a terminal. */
package dev.boardwright.examples.play;
