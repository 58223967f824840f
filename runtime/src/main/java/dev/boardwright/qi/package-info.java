/**
 * Positions as defined by Qi 3: a board, two hands, two styles and the side to move. Positions are
 * immutable; cursors change a position in place, for search. Those of boards with rules are in the
 * package {@code rules}.
 */
package dev.boardwright.qi;
