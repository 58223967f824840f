package game;

import dev.boardwright.packed.BitPacked;
import dev.boardwright.packed.Range;

/** A packed move. */
@BitPacked
public record Key(@Range(min = 0, max = 63) int from, @Range(min = 0, max = 63) int to) {}
