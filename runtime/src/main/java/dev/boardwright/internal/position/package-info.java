/**
 * The storage of the positions of any board, the changes of these positions, and the rules for
 * rejecting changes. Not exported.
 */
package dev.boardwright.internal.position;
