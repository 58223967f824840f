// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.PackedMove;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the legal moves that texts describe in one notation or in any of several.
 *
 * @param <P> the type of the positions
 */
final class MoveReader<P extends Qi> {
  /** The maximum length of the text of a move, more than any notation needs. */
  private static final int MAX_LENGTH = 64;

  /** The number of moves among which the reason for an error is looked for, at most. */
  private static final int MAX_READINGS = 16;

  private static final int NONE = -1;

  private final GameTable<P> table;
  private final List<MoveSyntax<P>> syntaxes;

  MoveReader(GameTable<P> table, List<MoveSyntax<P>> syntaxes) {
    this.table = table;
    this.syntaxes = syntaxes;
  }

  /**
   * {@return the only legal move that a text describes}
   *
   * @throws IllegalMoveException if there is not exactly one
   * @throws IllegalArgumentException if the rules do not apply to the position
   */
  int read(P position, @Nullable String text) {
    Objects.requireNonNull(position, "position");
    if (text == null || text.length() > MAX_LENGTH) {
      throw unreadable(text, "");
    }
    Moves<P> legal = table.takeMoves();
    int found = NONE;
    int to = syntaxes.size() == 1 ? syntaxes.get(0).destination(text) : NONE;
    if (to >= 0) {
      found = find(position, text, legal.generateTo(position, to));
    }
    if (found == NONE) {
      found = find(position, text, legal.generate(position));
    }
    table.giveBack(legal);
    if (found == NONE) {
      table.game.copyOf(position); // throws if the rules do not apply to it
      throw new Refusal(position, text).exception();
    }
    return found;
  }

  private int find(P position, String text, Moves<P> legal) {
    AsciiText out = new AsciiText(SanWriter.CAPACITY);
    int found = NONE;
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (isWritten(text, position, move, legal, out)) {
        if (found != NONE) {
          throw ambiguous(text, found, move);
        }
        found = move;
      }
    }
    return found;
  }

  private boolean isWritten(String text, P position, int move, Moves<P> legal, AsciiText out) {
    for (MoveSyntax<P> syntax : syntaxes) {
      if (syntax.isWritten(text, position, move, legal, out)) {
        return true;
      }
    }
    return false;
  }

  private String shown(int move) {
    return table.game.rules().toText(table.game.move(move));
  }

  private IllegalMoveException ambiguous(String text, int move, int other) {
    String moves = shown(Math.min(move, other)) + " and " + shown(Math.max(move, other));
    return new IllegalMoveException(
        Reason.AMBIGUOUS, "several legal moves are written " + Quoted.of(text) + ": " + moves);
  }

  private static IllegalMoveException unreadable(@Nullable String text, String hint) {
    return new IllegalMoveException(
        Reason.UNREADABLE,
        text == null
            ? "the text of a move must not be null"
            : "no legal move is written " + Quoted.of(text) + hint);
  }

  /** The search for the reason why a text is not that of a legal move. */
  private final class Refusal implements MoveSyntax.Readings {
    private final P position;
    private final String text;
    private int readings;

    /** A legal move that is written in another way, or −1. */
    private int legal = NONE;

    /** A legal move for which the text would be too short if there are others, or −1. */
    private int unclear = NONE;

    /** Another such move, or −1. */
    private int other = NONE;

    private @Nullable IllegalMoveException best;
    private int distance;

    Refusal(P position, String text) {
      this.position = position;
      this.text = text;
    }

    IllegalMoveException exception() {
      syntaxes.forEach(syntax -> syntax.read(text, position, this));
      if (other != NONE) {
        return ambiguous(text, unclear, other);
      }
      if (best != null && (legal == NONE || best.reason() != Reason.NOT_REACHED)) {
        return best;
      }
      return unreadable(text, legal == NONE ? "" : ", but " + shown(legal) + " is legal");
    }

    @Override
    public void add(int move, boolean isUnclear) {
      if (readings >= MAX_READINGS || !PackedMove.isMove(move, table.game.rules())) {
        return;
      }
      readings++;
      IllegalMoveException found =
          table.game.rules().problem(position, table.game.move(move)).orElse(null);
      if (found == null) {
        legal = move;
        if (isUnclear && unclear != NONE && unclear != move) {
          other = move;
        }
        unclear = isUnclear && unclear == NONE ? move : unclear;
        return;
      }
      // The best reason is that of the move that is nearest to being legal.
      int files = PackedMove.isDrop(move) ? 0 : files(PackedMove.from(move), PackedMove.to(move));
      int order = best == null ? 1 : found.reason().compareTo(best.reason());
      if (order > 0 || order == 0 && files < distance) {
        best = found;
        distance = files;
      }
    }

    private int files(int from, int to) {
      return Math.abs(table.cells.file(from) - table.cells.file(to));
    }
  }
}
