/** Rules of chess written by hand, the yardstick of generated moves. */
package dev.boardwright.benchmarks.hand;
