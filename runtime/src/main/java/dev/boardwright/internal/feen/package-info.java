/**
 * The inside of FEEN: reads a text, explains what is wrong with it, and writes one. Not exported.
 */
package dev.boardwright.internal.feen;
