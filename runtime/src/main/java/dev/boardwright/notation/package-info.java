/** Positions and their parts as text, to be read and written; and positions as pictures. */
package dev.boardwright.notation;
