/** Positions as text for people. */
package dev.boardwright.notation;
