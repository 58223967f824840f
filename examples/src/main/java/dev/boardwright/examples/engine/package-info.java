/**
 * Engines with rules written by hand, which search without copying positions, and games that are
 * played by them.
 */
package dev.boardwright.examples.engine;
