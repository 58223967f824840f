/** Minishogi: a small board with declared pieces. */
package dev.boardwright.examples.minishogi;
