/** The annotations that declare a board and its rules, and the types of their values. */
package dev.boardwright;
