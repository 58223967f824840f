// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.rules.PackedMove;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the legal moves that texts describe in one notation or in any of several.
 *
 * @param <P> the type of the positions
 */
final class MoveReader<P extends GamePosition<P>> {
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
    BoardMoves<P> legal = table.takeMoves();
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

  private int find(P position, String text, BoardMoves<P> legal) {
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

  private boolean isWritten(String text, P position, int move, BoardMoves<P> legal, AsciiText out) {
    for (MoveSyntax<P> syntax : syntaxes) {
      if (syntax.isWritten(text, position, move, legal, out)) {
        return true;
      }
    }
    return false;
  }

  private String shown(int move) {
    return table.game.move(move).toString();
  }

  /** {@return the exception for a text of two moves} No text is that of two drops. */
  private IllegalMoveException ambiguous(String text, int move, int other) {
    String moves = shown(Math.min(move, other)) + " and " + shown(Math.max(move, other));
    int[] squares =
        IntStream.of(PackedMove.from(move), PackedMove.from(other)).sorted().distinct().toArray();
    return new IllegalMoveException(
        Reason.AMBIGUOUS,
        "several legal moves are written " + Quoted.onOneLine(text) + ": " + moves,
        squares);
  }

  private static IllegalMoveException unreadable(@Nullable String text, String hint) {
    return new IllegalMoveException(
        Reason.UNREADABLE,
        text == null
            ? "the text of a move must not be null"
            : "no legal move is written " + Quoted.onOneLine(text) + hint);
  }

  /** The search for the reason why a text is not that of a legal move. */
  private final class Refusal {
    private final P position;
    private final String text;
    private final AsciiText out = new AsciiText(SanWriter.CAPACITY);
    private final Set<Integer> readings = new LinkedHashSet<>();

    Refusal(P position, String text) {
      this.position = position;
      this.text = text;
    }

    IllegalMoveException exception() {
      for (MoveSyntax<P> syntax : syntaxes) {
        int move = syntax.read(text);
        if (move != PackedMove.NONE) {
          readings.add(move);
        }
        int to = syntax.destination(text);
        for (int square = 0; square < table.squareCount(); square++) {
          if (to == square || to < 0 && text.startsWith("O-O")) {
            read(syntax, square);
          }
        }
      }
      int legal = NONE;
      IllegalMoveException best = null;
      int files = 0;
      for (int move : readings) {
        IllegalMoveException found = table.game.problem(position, move).orElse(null);
        if (found == null) {
          legal = move; // it is written in another way
        } else if (best == null
            || found.reason().compareTo(best.reason()) > 0
            || found.reason() == best.reason() && files(move) < files) {
          best = found; // the move that is nearest to being legal
          files = files(move);
        }
      }
      return best != null && (legal == NONE || best.reason() != Reason.NOT_REACHED)
          ? best
          : unreadable(text, legal == NONE ? "" : ", but " + shown(legal) + " is legal");
    }

    /** {@return how many files a move goes to the side} */
    private int files(int move) {
      return PackedMove.isDrop(move)
          ? 0
          : Math.abs(
              table.cells.file(PackedMove.from(move)) - table.cells.file(PackedMove.to(move)));
    }

    /** Adds the moves to a square that the text may mean. */
    private void read(MoveSyntax<P> syntax, int to) {
      for (TokenRules token : table.rules.tokens()) {
        if (table.rules.hand(position.turn()).contains(token.code())) {
          token.dropsAs().forEach(as -> add(syntax, drop(token.code(), to, as)));
        }
      }
      for (int from = 0; from < table.squareCount(); from++) {
        int code = table.codeAt(position, from);
        if (from != to) {
          add(syntax, PackedMove.of(from, to, 0));
          for (int becomes : code == 0 ? List.<Integer>of() : table.token(code).promotesTo()) {
            add(syntax, PackedMove.of(from, to, becomes));
          }
        }
      }
    }

    private void add(MoveSyntax<P> syntax, int move) {
      if (readings.size() < MAX_READINGS && syntax.isWritten(text, position, move, null, out)) {
        readings.add(move);
      }
    }
  }

  private static int drop(int dropped, int to, int as) {
    return PackedMove.drop(dropped, to, as == dropped ? 0 : as);
  }
}
