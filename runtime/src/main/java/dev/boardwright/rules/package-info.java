/**
 * Rules of whole games as values: how the pieces move, which moves are legal, and how a game ends.
 */
package dev.boardwright.rules;
