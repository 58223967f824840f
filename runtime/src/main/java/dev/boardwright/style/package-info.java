/** Style names (SNN 1.0.0) and the two sides of a game. */
package dev.boardwright.style;
