/** A client of engines: programs that choose moves, and are talked to by UCI or USI. */
package dev.boardwright.examples.client;
