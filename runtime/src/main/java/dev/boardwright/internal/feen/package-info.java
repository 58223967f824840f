/**
 * The implementation of FEEN: reading a text, explaining its errors, and writing a text. Not
 * exported.
 */
package dev.boardwright.internal.feen;
