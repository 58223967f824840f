/** Moves packed into a few bits, after SNL. */
package dev.boardwright.packed;
