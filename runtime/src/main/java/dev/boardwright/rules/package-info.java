/**
 * Rules of whole games as values: how the pieces move, which moves are legal, and how a game ends.
 * Positions and cursors of boards with rules play the moves of their game.
 */
package dev.boardwright.rules;
