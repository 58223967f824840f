// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.platform.Lists;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a move is not legal, or when a text is not that of exactly one legal move. The
 * message and the reason say why, in terms of the rules:
 *
 * <pre>
 * illegal move e1-g3: f2 is in the way
 * illegal move e1-d1: the king on d1 would be attacked by the rook on d8
 * several legal moves are written "Nd2": b1-d2 and f3-d2
 * </pre>
 *
 * <p>A move that is illegal for several reasons is described by one of them. Why a move is illegal
 * is only looked for when the exception is made, which takes much longer than to find out that it
 * is.
 */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The kind of an error in the text of a move. */
  public enum Kind {
    /** The text is not a move in any notation, or names squares or pieces that do not exist. */
    UNREADABLE,
    /** The text is a move, but it is not legal. */
    ILLEGAL,
    /** The text could be more than one legal move. */
    AMBIGUOUS
  }

  /** A reason why a move is illegal. Later versions may add reasons. */
  public enum Reason {
    /** The game is over. There are no squares. */
    GAME_OVER,
    /** There is no piece on the square that the move leaves, which is the only square. */
    NO_PIECE,
    /** The piece belongs to the side that is not to move. Its square, if it is on the board. */
    OTHER_SIDE,
    /** The piece never makes such a move, wherever others stand. The two squares of the move. */
    NOT_REACHED,
    /** A piece of the same side is on the destination, which is the only square. */
    OWN_PIECE,
    /**
     * Other pieces are in the way, or one of the other side is on the destination, and the piece
     * does not capture like that. The squares of these pieces.
     */
    BLOCKED,
    /** The piece only hops like that, and there is no piece to hop over. The destination. */
    NO_HURDLE,
    /** The piece makes such a move only to capture, and there is nothing. The destination. */
    NOTHING_TO_CAPTURE,
    /**
     * The royal piece has no partner with which it may castle, or is attacked before castling or
     * while crossing a square. The first of these squares, and those of the attackers.
     */
    CASTLING,
    /**
     * The piece must promote, cannot, or becomes another piece than those it may become. The
     * destination.
     */
    PROMOTION,
    /** The side to move has no such piece in its hand. There are no squares. */
    NOT_IN_HAND,
    /** The destination of a drop is occupied, or the piece may not be dropped there. */
    DROP_SQUARE,
    /** The file has as many of these pieces as the rules allow. Their squares. */
    DROP_FILE,
    /** The drop would give checkmate. The destination and the square of the royal piece. */
    DROP_MATE,
    /** The royal piece would be attacked. Its square after the move, then the attackers. */
    LEAVES_CHECK,
    /** The two facing pieces would see each other. Their squares. */
    FACING,
    /** The text is not a move. There are no squares. */
    UNREADABLE,
    /** The text could be several legal moves. The squares that two of them leave. */
    AMBIGUOUS
  }

  /** The reason. */
  private final Reason reason;

  /** The flat indices of the squares. */
  private final int[] squares;

  /**
   * Creates an exception.
   *
   * @param reason the reason
   * @param message the message
   * @param squares the flat indices of the squares that the reason is about
   */
  public IllegalMoveException(Reason reason, String message, int... squares) {
    super(message);
    this.reason = Objects.requireNonNull(reason, "reason");
    this.squares = squares.clone();
  }

  // illegal move g8-h8: the game is over (checkmate)
  /**
   * Creates the exception for a move after the end of a game.
   *
   * @param end the end of the game
   * @param move the move, or null if it is not known
   */
  public IllegalMoveException(GameEnd end, @Nullable Move move) {
    this(Reason.GAME_OVER, (move == null ? "" : "illegal move " + move + ": ") + over(end));
  }

  /** {@return the message that a game has ended} */
  static String over(GameEnd end) {
    String reason = end.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return "the game is over (" + reason + ")";
  }

  /** {@return the kind of the error} It is {@link Kind#ILLEGAL} if no text was read. */
  public Kind kind() {
    return switch (reason) {
      case UNREADABLE -> Kind.UNREADABLE;
      case AMBIGUOUS -> Kind.AMBIGUOUS;
      default -> Kind.ILLEGAL;
    };
  }

  /** {@return the reason} */
  public Reason reason() {
    return reason;
  }

  /**
   * {@return the flat indices of the squares that the reason is about, such as those of the
   * attackers} A board can highlight them.
   */
  public List<Integer> squares() {
    return Arrays.stream(squares).boxed().collect(Lists.toList());
  }
}
