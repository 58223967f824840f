// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A writer of movements in Betza notation. */
final class BetzaWriter {
  private BetzaWriter() {}

  /** {@return the text, which {@link BetzaParser} reads back, or empty if there is none} */
  static Optional<String> write(List<MovementTerm> terms) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < terms.size()) {
      MovementTerm term = terms.get(at);
      String written = at + 1 < terms.size() ? writeCompound(term, terms.get(at + 1)) : null;
      at += written == null ? 1 : 2;
      if (written == null) {
        written = write(term);
      }
      if (written == null) {
        return Optional.empty();
      }
      // A repeated atom would be read as a range. The modifiers m and c together change nothing.
      boolean isRepeated = text.length() > 0 && text.charAt(text.length() - 1) == written.charAt(0);
      text.append(isRepeated ? "mc" : "").append(written);
      if (text.length() > Movement.MAX_LENGTH) {
        return Optional.empty();
      }
    }
    return text.length() == 0 ? Optional.empty() : Optional.of(text.toString());
  }

  private static @Nullable String write(MovementTerm term) {
    if (term.kind() == Kind.CASTLING) {
      String sides =
          term.directions().size() == 2
              ? "s"
              : term.directions().get(0).equals(Direction.EAST) ? "r" : "l";
      return (term.initial() ? "i" : "") + sides + "O" + term.range();
    }
    BetzaAtom atom = atom(term.directions());
    if (atom == null) {
      return null;
    }
    boolean isHop = term.kind() == Kind.CANNON_HOP || term.kind() == Kind.GRASSHOPPER_HOP;
    if (isHop && !atom.isStep()) {
      return null;
    }
    return modifiers(term, BetzaDirections.text(atom, term.directions()))
        + (atom.isStep()
            ? ranged(atom.name(), atom == BetzaAtom.W ? "R" : "B", term.range())
            : ranged(atom.name(), atom.name(), term.range()));
  }

  /** {@return the text of two terms that are written as one, or null if they are not} */
  private static @Nullable String writeCompound(MovementTerm first, MovementTerm second) {
    if (first.kind() == Kind.CASTLING
        || atom(first.directions()) != BetzaAtom.W
        || atom(second.directions()) != BetzaAtom.F
        || !first.withDirections(second.directions()).equals(second)) {
      return null;
    }
    String directions = BetzaDirections.commonText(first.directions(), second.directions());
    return directions == null
        ? null
        : modifiers(first, directions) + ranged("K", "Q", first.range());
  }

  private static @Nullable BetzaAtom atom(List<Direction> directions) {
    for (BetzaAtom atom : BetzaAtom.values()) {
      if (atom.directions().containsAll(directions)) {
        return atom;
      }
    }
    return null;
  }

  // ifm
  private static String modifiers(MovementTerm term, String directions) {
    String hop =
        switch (term.kind()) {
          case LAME_LEAP -> "n";
          case CANNON_HOP -> "p";
          case GRASSHOPPER_HOP -> "g";
          default -> "";
        };
    return (term.initial() ? "i" : "")
        + directions
        + (term.captures() ? "" : "m")
        + (term.moves() ? "" : "c")
        + (term.enPassant() ? "e" : "")
        + hop;
  }

  // W, R, R3 for steps; N, NN, N3 for other leaps
  private static String ranged(String leap, String slide, int range) {
    if (range == 1) {
      return leap;
    }
    String repeated = leap.equals(slide) ? leap : "";
    return slide + (range == MovementTerm.UNLIMITED ? repeated : range);
  }
}
