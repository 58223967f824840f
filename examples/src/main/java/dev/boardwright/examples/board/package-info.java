/** What the examples share: setting up boards from rows of text, and a terminal. */
package dev.boardwright.examples.board;
