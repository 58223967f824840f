/**
 * Sets of squares and boards as arrays of words, bytes and bits. Users should not use this package.
 * It is exported because generated code calls these classes.
 */
package dev.boardwright.support.words;
