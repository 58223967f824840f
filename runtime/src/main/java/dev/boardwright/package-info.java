/** The annotations that declare a board, and what they are written with. */
package dev.boardwright;
