/** The movements of pieces, in Betza notation. */
package dev.boardwright.examples.movement;
