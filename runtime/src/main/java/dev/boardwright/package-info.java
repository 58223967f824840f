/** The annotations that declare a board or a packed record, and the types of their values. */
package dev.boardwright;
