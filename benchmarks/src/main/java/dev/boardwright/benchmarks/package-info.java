/**
 * Benchmarks of Boardwright. Most are compared with a reference that is measured in the same run,
 * such as a straightforward solution.
 */
package dev.boardwright.benchmarks;
