/**
 * Positions as defined by Qi 3: a board, two hands, two styles and the side to move. Positions are
 * immutable; cursors change a position in place, for search.
 */
package dev.boardwright.qi;
