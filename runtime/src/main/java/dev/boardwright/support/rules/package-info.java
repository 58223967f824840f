/**
 * What the generated positions and moves of games with rules extend and call: the plan of a game,
 * its tables, and the part of the search for moves that needs no knowledge of the game.
 */
package dev.boardwright.support.rules;
