/**
 * Packing of moves, and of other data with few possible values, into a few bits, modelled on
 * {@linkplain dev.boardwright.packed.SnlMove SNL}: the annotations that declare a packed record, a
 * format described at run time, its hexadecimal text, and its dense binary stream.
 */
package dev.boardwright.packed;
