/** The rules of games, as values. */
package dev.boardwright.examples.games;
