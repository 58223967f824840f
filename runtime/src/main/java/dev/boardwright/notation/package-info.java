/** Parsing and formatting of positions and their parts in the notations FEEN, EPIN, PIN and SIN. */
package dev.boardwright.notation;
