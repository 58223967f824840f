/** An engine for every declared game, which programs with a board talk to by UCI or USI. */
package dev.boardwright.examples.engine;
