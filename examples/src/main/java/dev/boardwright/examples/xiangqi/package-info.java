/** Xiangqi on a generated board of ten ranks and nine files. */
package dev.boardwright.examples.xiangqi;
