package game;

import dev.boardwright.packed.BitPacked;

/** A chess move. */
@BitPacked
public record Move(ChessSquare from, ChessSquare to, boolean promotes) {}
