/** Searches for the best move of every declared game, and the time that they may take. */
package dev.boardwright.examples.search;
