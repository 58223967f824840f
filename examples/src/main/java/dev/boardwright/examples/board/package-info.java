/** What the examples share: a terminal. */
package dev.boardwright.examples.board;
