// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The Forsyth–Edwards notation (FEN) of a game, in which most programs for chess and its relatives
 * write positions:
 *
 * <pre>{@code
 * Fen<ChessPosition> fen = Fen.of(ChessMoves.GAME);
 * FenPosition<ChessPosition> start =
 *     fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
 * String text = fen.format(start);
 * }</pre>
 *
 * <p>The fields, separated by single spaces, are:
 *
 * <ol>
 *   <li>The squares, from the highest rank to the lowest, and in games with hands the hands in
 *       brackets: {@code [QPn]}. Each piece of a hand is written once for each copy. Readers also
 *       accept {@code [-]} for empty hands, a further {@code /} with the hands behind it, and no
 *       hands at all.
 *   <li>The side to move: {@code w} for the first, {@code b} for the second.
 *   <li>The castling rights, or {@code -}.
 *   <li>The squares that a piece has just crossed so that it can be captured en passant, or {@code
 *       -}.
 *   <li>The halfmove clock and the number of the move, which are the counters of {@link
 *       FenPosition}. Readers also accept texts without the second counter or without both; then
 *       they are 0 and 1. A number 0 of the move, which some programs write, is read as 1.
 * </ol>
 *
 * <p>{@link dev.boardwright.FenLetters} declares the names of pieces and the castling rights, and
 * {@link dev.boardwright.Draws#resets} the pieces that reset the clock. If a side never drops
 * pieces, what a text lists in its hand is ignored, whatever the letters are. In games without
 * castling and en passant, readers accept texts without the third and fourth field, and numbers in
 * their place: if three numbers follow, the first one, a limit of moves in makruk, is left out; if
 * it is only one, it is the number of the move.
 *
 * <p>A castling right needs its piece on its square, and the royal piece on the square where it
 * started. It must be possible that these two castle later. Crossed squares need a piece that can
 * have crossed them with the last move. If it cannot be captured legally, the field changes
 * nothing: {@code parse} leaves it out, so that positions that the rules treat alike are equal, and
 * {@code format} writes {@code -} for the result.
 *
 * <p>Every position that a game reaches has one text, and {@code parse} returns an equal position
 * for it. Positions that no game reaches may have no text: those in which several pieces are
 * passing, in which a piece has a right that it can never use or that has no letter, or in which a
 * side has several royal pieces. A position without a royal piece, and one in which the royal piece
 * of the side not to move is attacked, are read like any other.
 *
 * <p>Reading takes time proportional to the length of a text, which has at most {@value
 * #MAX_LENGTH} characters, and to the size of the board. If the fourth field is used, it also takes
 * the time for the legal captures. Immutable and safe to share between threads.
 *
 * @param <P> the type of the positions
 */
public final class Fen<P extends GamePosition<P>> {
  /** The maximum length of a text in characters: {@value}. */
  public static final int MAX_LENGTH = FenProblem.MAX_LENGTH;

  /** The characters of all fields after the hands, at most. */
  private static final int OTHER_FIELDS = 128;

  private final GameTable<P> table;
  private final Placement placement;
  private final HandsField<P> hands;
  private final CastlingField castling;
  private final PassingField passing;

  private Fen(Game<P> game) {
    table = new GameTable<>(game);
    placement = new Placement(table);
    hands = new HandsField<>(table);
    castling = new CastlingField(table);
    passing = new PassingField(table);
  }

  /**
   * {@return the FEN of a game} This method builds tables, which takes much longer than reading a
   * text, so keep the result.
   *
   * @param game the game
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> Fen<P> of(Game<P> game) {
    return new Fen<>(game);
  }

  /** {@return the game} */
  public Game<P> game() {
    return table.game;
  }

  /** {@return the start position of the game, with the counters 0 and 1} */
  public FenPosition<P> start() {
    return new FenPosition<>(table.game.start(), 0, 1);
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
   * Parses a position with its counters.
   *
   * @param text the text
   * @return the position and its counters
   * @throws FenException if {@code text} is not a FEN of this game or is null; the exception gives
   *     the offset of the error
   */
  public FenPosition<P> parse(@Nullable String text) {
    FenText fen = read(text);
    PassingLeap leap = fen.leap;
    P position = leap == null ? table.position(fen) : afterLeap(fen, leap);
    return new FenPosition<>(position, fen.halfmoves, fen.moveNumber);
  }

  /** Returns the position after a leap. The piece is passing only if it can be captured. */
  private P afterLeap(FenText fen, PassingLeap leap) {
    fen.codes[leap.to()] = (byte) leap.passing();
    P position = table.position(fen);
    if (isAnswered(position, leap)) {
      return position;
    }
    fen.codes[leap.to()] = (byte) leap.plain();
    return table.position(fen);
  }

  private boolean isAnswered(P position, PassingLeap leap) {
    BoardMoves<P> moves = table.takeMoves();
    moves.generateCaptures(position);
    boolean isAnswered = false;
    for (int i = 0; i < moves.size(); i++) {
      // A capture that ends on an empty square captures the piece that has crossed it.
      isAnswered |= leap.crosses(PackedMove.to(moves.get(i)));
    }
    table.giveBack(moves);
    return isAnswered;
  }

  private FenText read(@Nullable String text) {
    FenText fen = new FenText(text, table);
    int end = fen.end(0);
    hands.readFen(fen, placement.read(fen, end), end);
    int turnEnd = fen.readTurn(end + 1, 'w', 'b', FenProblem.TURN_EXPECTED);
    readRights(fen, turnEnd);
    return fen;
  }

  /**
   * Reads the fields from the castling rights on.
   *
   * @param before the end of the field before them
   */
  private void readRights(FenText fen, int before) {
    boolean isUsed = castling.isUsed() || passing.isUsed();
    if (isMissing(fen, before, isUsed)) {
      readCounters(fen, before, true);
      return;
    }
    int end = fen.end(before + 1);
    castling.read(fen, Math.min(before + 1, end), end);
    if (isMissing(fen, end, isUsed)) {
      readCounters(fen, end, true);
      return;
    }
    int last = fen.end(end + 1);
    passing.read(fen, Math.min(end + 1, last), last);
    readCounters(fen, last, false);
  }

  /** {@return whether a field is missing that the game does not need} */
  private static boolean isMissing(FenText fen, int before, boolean isUsed) {
    String text = fen.text;
    return !isUsed
        && (before == text.length()
            || before + 1 < text.length() && FenText.isDigit(text.charAt(before + 1)));
  }

  /**
   * Reads the counters.
   *
   * @param before the end of the field before them
   * @param isShort whether other fields are missing
   */
  private static void readCounters(FenText fen, int before, boolean isShort) {
    int count = 0;
    for (int space = before; space < fen.text.length(); space = fen.end(space + 1)) {
      count++;
    }
    int end = before;
    int most = isShort ? 3 : 2;
    for (int left = count; left > 0; left--) {
      int from = end + 1;
      if (count - left >= most) {
        throw fen.problem(FenProblem.TOO_MANY_FIELDS, end);
      }
      end = fen.end(from);
      int number = fen.number(from, end);
      boolean isFullmoves = isShort ? left == 1 : count - left == 1;
      if (isFullmoves) {
        fen.moveNumber = Math.max(1, number); // some programs write 0
      } else {
        fen.halfmoves = number; // of three numbers, the first one is replaced by the second
      }
    }
  }

  /**
   * {@return the text of a position with its counters}
   *
   * @param position the position and its counters
   * @throws IllegalArgumentException if FEN cannot represent the position, or if the rules do not
   *     apply to it
   */
  public String format(FenPosition<P> position) {
    Objects.requireNonNull(position, "position");
    return format(position.position(), position.halfmoves(), position.fullmoves());
  }

  /**
   * {@return the text of a position with the counters 0 and 1}
   *
   * @param position the position
   * @throws IllegalArgumentException if FEN cannot represent the position, or if the rules do not
   *     apply to it
   */
  public String format(P position) {
    return format(position, 0, 1);
  }

  private String format(P position, int halfmoves, int fullmoves) {
    byte[] codes = table.codes(position);
    AsciiText out = new AsciiText(table.textCapacity() + OTHER_FIELDS);
    long found = placement.write(out, codes);
    hands.writeFen(out, position);
    out.add(' ');
    out.add(position.turn() == Side.FIRST ? 'w' : 'b');
    out.add(' ');
    if (Placement.isCastling(found)) {
      castling.write(out, codes);
    } else {
      out.add('-');
    }
    out.add(' ');
    if (Placement.isPassing(found)) {
      passing.write(out, codes, position.turn());
    } else {
      out.add('-');
    }
    out.add(' ');
    out.addNumber(halfmoves);
    out.add(' ');
    out.addNumber(fullmoves);
    return out.toString();
  }

  /**
   * {@return the text of the current position of a record, with its counters} Those above {@value
   * FenPosition#MAX_COUNTER} are written as this number.
   *
   * @param record the record
   * @throws IllegalArgumentException if FEN cannot represent the position
   */
  public String format(GameRecord<P> record) {
    return format(
        record.position(),
        Math.min(record.quietMoves(), FenPosition.MAX_COUNTER),
        Math.min(record.moveNumber(), FenPosition.MAX_COUNTER));
  }

  /**
   * {@return a record of the game that goes on from a position with its counters}
   *
   * @param start the position and its counters
   * @throws IllegalArgumentException if the rules do not apply to the position
   */
  public GameRecord<P> record(FenPosition<P> start) {
    return GameRecord.of(table.game, start.position(), start.halfmoves(), start.fullmoves());
  }

  /**
   * Plays a move and counts it. The halfmove clock is reset by captures and by the pieces that
   * {@link dev.boardwright.Draws#resets} names. Counters stay at {@value FenPosition#MAX_COUNTER}.
   *
   * @param position the position before the move, and its counters
   * @param move a legal move
   * @return the position after the move, and its counters
   * @throws IllegalArgumentException if the move is not legal
   */
  public FenPosition<P> play(FenPosition<P> position, int move) {
    P before = Objects.requireNonNull(position, "position").position();
    P after = table.play(before, move);
    GameCursor<P> cursor = table.game.cursor(before);
    cursor.play(move);
    return new FenPosition<>(
        after,
        cursor.isProgress() ? 0 : FenPosition.next(position.halfmoves()),
        before.turn() == Side.SECOND
            ? FenPosition.next(position.fullmoves())
            : position.fullmoves());
  }
}
