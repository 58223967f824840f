// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The SFEN of a game, in which programs for shogi write positions:
 *
 * <pre>{@code
 * Sfen<ShogiPosition> sfen = Sfen.of(ShogiMoves.GAME);
 * SfenPosition<ShogiPosition> start =
 *     sfen.parse("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
 * String text = sfen.format(start);
 * }</pre>
 *
 * <p>The fields, separated by single spaces, are:
 *
 * <ol>
 *   <li>The squares, from the highest rank to the lowest, as in {@link Fen}.
 *   <li>The side to move: {@code b} for the first, {@code w} for the second. In FEN it is the other
 *       way round.
 *   <li>The hands, or {@code -} if both are empty: the first side's pieces in upper case, then the
 *       second side's, each with its number before it if that is 2 or more. They are written in the
 *       order of the codes of the pieces, and read in any order.
 *   <li>The number of the next move, of both sides together. Readers also accept texts without it;
 *       then it is 1. A number 0, which some programs write, is read as 1.
 * </ol>
 *
 * <p>{@link dev.boardwright.FenLetters#pieces} declares the names of pieces. SFEN has no castling
 * rights and no crossed squares, so games with them have no SFEN.
 *
 * <p>Every position that a game reaches has one text, and {@code parse} returns an equal position
 * for it. A position in which a side has several royal pieces has no text. Reading takes time
 * proportional to the length of a text, which has at most {@value #MAX_LENGTH} characters, and to
 * the size of the board. Immutable and safe to share between threads.
 *
 * @param <P> the type of the positions
 */
public final class Sfen<P extends GamePosition<P>> {
  /** The maximum length of a text in characters: {@value}. */
  public static final int MAX_LENGTH = FenProblem.MAX_LENGTH;

  private final GameTable<P> table;
  private final Placement placement;
  private final HandsField<P> hands;

  private Sfen(GameTable<P> table, Placement placement) {
    this.table = table;
    this.placement = placement;
    hands = new HandsField<>(table);
  }

  /**
   * {@return the SFEN of a game} This method builds tables, which takes much longer than reading a
   * text, so keep the result.
   *
   * @param game the game
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if SFEN cannot represent the positions of the game, because
   *     pieces castle or are captured en passant
   */
  public static <P extends GamePosition<P>> Sfen<P> of(Game<P> game) {
    GameTable<P> table = new GameTable<>(game);
    for (int code = 1; code < table.codeCount(); code++) {
      if (table.texts.names(code).isEmpty()) {
        throw new IllegalArgumentException(
            "SFEN cannot represent the game: it has no field for the state of "
                + table.token(code).token());
      }
    }
    return new Sfen<>(table, new Placement(table));
  }

  /** {@return the game} */
  public Game<P> game() {
    return table.game;
  }

  /** {@return the start position of the game, with the move number 1} */
  public SfenPosition<P> start() {
    return new SfenPosition<>(table.game.start(), 1);
  }

  /**
   * {@return whether {@link #parse} accepts a text}
   *
   * @param text any text, or null, which is not valid
   */
  public boolean isValid(@Nullable String text) {
    try {
      read(text);
      return true;
    } catch (FenException e) {
      return false;
    }
  }

  /**
   * Parses a position with its move number.
   *
   * @param text the text, without the word {@code sfen} that USI writes before it
   * @return the position and its move number
   * @throws FenException if {@code text} is not an SFEN of this game or is null; the exception
   *     gives the offset of the error
   */
  public SfenPosition<P> parse(@Nullable String text) {
    FenText fen = read(text);
    return new SfenPosition<>(table.position(fen), fen.moveNumber);
  }

  private FenText read(@Nullable String text) {
    FenText fen = new FenText(text, table);
    int end = fen.end(0);
    int squaresEnd = placement.read(fen, end);
    if (squaresEnd < end) {
      boolean isBracket = fen.text.charAt(squaresEnd) == '[';
      throw fen.problem(
          isBracket ? FenProblem.INVALID_CHARACTER : FenProblem.TOO_MANY_RANKS, squaresEnd);
    }
    int turnEnd = fen.readTurn(end + 1, 'b', 'w', FenProblem.SFEN_TURN_EXPECTED);
    int handsEnd = fen.end(turnEnd + 1);
    hands.readSfen(fen, Math.min(turnEnd + 1, handsEnd), handsEnd);
    if (handsEnd < fen.text.length()) {
      readMoveNumber(fen, handsEnd + 1);
    }
    return fen;
  }

  private static void readMoveNumber(FenText fen, int from) {
    int end = fen.end(from);
    if (end < fen.text.length()) {
      throw fen.problem(FenProblem.TOO_MANY_FIELDS, end);
    }
    fen.moveNumber = Math.max(1, fen.number(from, end));
  }

  /**
   * {@return the text of a position with its move number}
   *
   * @param position the position and its move number
   * @throws IllegalArgumentException if SFEN cannot represent the position, or if the rules do not
   *     apply to it
   */
  public String format(SfenPosition<P> position) {
    Objects.requireNonNull(position, "position");
    return format(position.position(), position.moveNumber());
  }

  /**
   * {@return the text of a position with the move number 1}
   *
   * @param position the position
   * @throws IllegalArgumentException if SFEN cannot represent the position, or if the rules do not
   *     apply to it
   */
  public String format(P position) {
    return format(position, 1);
  }

  private String format(P position, int moveNumber) {
    AsciiText out = new AsciiText(table.textCapacity());
    placement.write(out, table.codes(position));
    out.add(' ');
    out.add(position.turn() == Side.FIRST ? 'b' : 'w');
    out.add(' ');
    hands.writeSfen(out, position);
    out.add(' ');
    out.addNumber(moveNumber);
    return out.toString();
  }

  /**
   * Plays a move and counts it. The number stays at {@value FenPosition#MAX_COUNTER}.
   *
   * @param position the position before the move, and the number of the move
   * @param move a legal move
   * @return the position after the move, and the number of the next one
   * @throws IllegalArgumentException if the move is not legal
   */
  public SfenPosition<P> play(SfenPosition<P> position, int move) {
    Objects.requireNonNull(position, "position");
    return new SfenPosition<>(
        table.play(position.position(), move), FenPosition.next(position.moveNumber()));
  }
}
