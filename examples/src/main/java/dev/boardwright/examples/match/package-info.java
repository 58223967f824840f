/** Games between two players, of which each is a search or an engine, with clocks. */
package dev.boardwright.examples.match;
