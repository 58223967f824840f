/** What Boardwright costs, measured beside the straightforward way in the same run. */
package dev.boardwright.benchmarks;
