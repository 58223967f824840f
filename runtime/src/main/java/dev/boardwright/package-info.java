/**
 * The annotations that declare a board and its rules, the types of their values, and the exception
 * for a text that is not valid.
 */
package dev.boardwright;
