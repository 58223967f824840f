/** Positions and their parts as text, to be read and written: FEEN, EPIN, PIN and SIN. */
package dev.boardwright.notation;
