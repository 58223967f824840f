package game;

import dev.boardwright.BitPacked;

/** A move of chess. */
@BitPacked
public record Move(ChessSquare from, ChessSquare to, boolean promotes) {}
