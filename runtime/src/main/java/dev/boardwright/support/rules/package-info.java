/**
 * The base classes of positions, cursors and lists of moves of games with rules, generated or not:
 * the plan of a game, its tables, and the search for moves that reads them.
 */
package dev.boardwright.support.rules;
