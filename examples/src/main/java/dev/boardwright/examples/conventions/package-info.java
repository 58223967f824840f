/** Properties of the declared games that their rules do not state. */
package dev.boardwright.examples.conventions;
