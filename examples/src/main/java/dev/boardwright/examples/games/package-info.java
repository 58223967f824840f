/** Declared games, each with its board and its rules in one file. */
package dev.boardwright.examples.games;
