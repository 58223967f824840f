/** Games of chess and shogi against a plain search, in a terminal. */
package dev.boardwright.examples.play;
