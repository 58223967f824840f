/** A program that compares generated moves with rule books for as long as it is told to. */
package dev.boardwright.processor.soak;
