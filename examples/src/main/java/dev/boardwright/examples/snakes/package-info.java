/** Snakes and Ladders, its games stored as SNL. */
package dev.boardwright.examples.snakes;
