/** Style names (SNN 1.0.0) and the two sides they belong to. */
package dev.boardwright.style;
