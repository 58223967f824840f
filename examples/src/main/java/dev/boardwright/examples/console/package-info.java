/** What the programs share: their arguments, and their input and output in a terminal. */
package dev.boardwright.examples.console;
