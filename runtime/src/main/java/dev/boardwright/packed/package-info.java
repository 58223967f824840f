/**
 * Moves, and whatever else has few possible values, packed into a few bits, after SNL: a format
 * described at run time, its hexadecimal text, and its dense binary stream.
 */
package dev.boardwright.packed;
