// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.interop.Fen;
import dev.boardwright.interop.FenPosition;
import dev.boardwright.interop.San;
import dev.boardwright.interop.SanForm;
import dev.boardwright.interop.Sfen;
import dev.boardwright.interop.SfenPosition;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.Objects;

/**
 * Positions of a game as text: FEEN, FEN and, for shogi and its relatives, SFEN. What a text is
 * follows from its form.
 *
 * @param <P> the type of the positions
 */
public final class PositionTexts<P extends GamePosition<P>> {
  private static final String SFEN = "sfen ";

  private final Game<P> game;
  private final Fen<P> fen;

  /** The SFEN of the game, or null if its positions are written as FEN. */
  private final Sfen<P> sfen;

  /**
   * Creates the texts of a game.
   *
   * @param game the game
   */
  public PositionTexts(Game<P> game) {
    this.game = game;
    fen = Fen.of(game);
    sfen = San.of(game).form() == SanForm.SHOGI ? Sfen.of(game) : null;
  }

  /**
   * {@return the position that a text describes, as {@link #parse} reads it}
   *
   * @param game the game
   * @param text the position; empty for the start position
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if there is no such position
   */
  public static <P extends GamePosition<P>> P position(Game<P> game, String text) {
    return new PositionTexts<>(game).parse(text).position();
  }

  /**
   * {@return the FEEN of a position, which {@link #parse} reads}
   *
   * @param position the position
   */
  public static String toFeen(Qi position) {
    return Feen.format(position, FeenDialect.SNN_STYLES);
  }

  private boolean isSfen() {
    return sfen != null;
  }

  /**
   * {@return the position that a text describes, with its counters}
   *
   * @param text the position in FEEN, FEN or, for shogi and its relatives, SFEN; empty for the
   *     start position
   * @throws IllegalArgumentException if the text is malformed, if the rules do not apply to the
   *     position, or if the text is the FEN or SFEN of a position without a royal piece of each
   *     side, or with one that can be captured
   */
  public CountedPosition<P> parse(String text) {
    if (text.isEmpty()) {
      return CountedPosition.first(game.start());
    }
    // FEEN ends with two styles separated by a slash, the others with a counter or a short field.
    if (text.substring(text.lastIndexOf(' ') + 1).contains("/")) {
      return CountedPosition.first(game.copyOf(Feen.parse(text, FeenDialect.SNN_STYLES)));
    }
    // In a game in which both are used, FEN has brackets.
    boolean isMarked = text.startsWith(SFEN);
    CountedPosition<P> counted =
        isMarked || isSfen() && !text.contains("[")
            ? parseSfen(isMarked ? text.substring(SFEN.length()) : text)
            : parseFen(text);
    check(counted.position());
    return counted;
  }

  private CountedPosition<P> parseFen(String text) {
    FenPosition<P> read = fen.parse(text);
    int number = read.fullmoves();
    int isSecond = read.position().turn() == Side.SECOND ? 1 : 0;
    return new CountedPosition<>(
        read.position(), read.halfmoves(), isSfen() ? limited(2L * number - 1 + isSecond) : number);
  }

  private CountedPosition<P> parseSfen(String text) {
    SfenPosition<P> read = (isSfen() ? sfen : Sfen.of(game)).parse(text);
    int number = read.moveNumber();
    return new CountedPosition<>(read.position(), 0, isSfen() ? number : (number + 1) / 2);
  }

  private static int limited(long number) {
    return (int) Math.min(FenPosition.MAX_COUNTER, number);
  }

  private void check(P position) {
    for (Side side : Side.values()) {
      boolean hasRoyal =
          position.board().stream()
              .filter(Objects::nonNull)
              .map(Epin::parse)
              .anyMatch(piece -> piece.isTerminal() && piece.side() == side);
      if (!hasRoyal) {
        throw new IllegalArgumentException(
            "the " + (side == Side.FIRST ? "first" : "second") + " side has no royal piece");
      }
    }
    if (game.rules().check() && game.newMoves().isCheck(position.toggle())) {
      throw new IllegalArgumentException("the side not to move is in check");
    }
  }

  /**
   * {@return the FEN or, for shogi and its relatives, the SFEN of a position, which {@link #parse}
   * reads}
   *
   * @param counted the position
   */
  public String format(CountedPosition<P> counted) {
    return isSfen() ? toSfen(counted) : toFen(counted);
  }

  /**
   * {@return the FEN of a position}
   *
   * @param counted the position
   */
  public String toFen(CountedPosition<P> counted) {
    int number = counted.moveNumber();
    return fen.format(
        new FenPosition<>(
            counted.position(), counted.halfmoves(), isSfen() ? (number + 1) / 2 : number));
  }

  /**
   * {@return the SFEN of a position}
   *
   * @param counted the position
   * @throws IllegalArgumentException if positions of the game have no SFEN
   */
  public String toSfen(CountedPosition<P> counted) {
    int number = counted.moveNumber();
    int isSecond = counted.position().turn() == Side.SECOND ? 1 : 0;
    return (isSfen() ? sfen : Sfen.of(game))
        .format(
            new SfenPosition<>(
                counted.position(), isSfen() ? number : limited(2L * number - 1 + isSecond)));
  }

  /**
   * {@return the position after a move, with its counters}
   *
   * @param before the position
   * @param move a legal move
   */
  public CountedPosition<P> play(CountedPosition<P> before, int move) {
    FenPosition<P> after = fen.play(before.toFen(), move);
    return new CountedPosition<>(
        after.position(),
        after.halfmoves(),
        isSfen() ? limited(before.moveNumber() + 1L) : after.fullmoves());
  }
}
