/** Immutable positions (Qi 3): a board, two hands, two styles and the side to move. */
package dev.boardwright.qi;
