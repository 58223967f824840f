/** Snakes and Ladders, with games stored as SNL. */
package dev.boardwright.examples.snakes;
