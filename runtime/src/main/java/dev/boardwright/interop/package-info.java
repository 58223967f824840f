/**
 * The texts in which other programs write positions and moves: FEN, SFEN, UCI, USI and SAN.
 *
 * <p>Each class is made for a {@link dev.boardwright.rules.Game}, generated or a rule book, and
 * works for every game that declares its rules. {@link dev.boardwright.FenLetters} declares what a
 * game calls its pieces in these texts.
 */
package dev.boardwright.interop;
