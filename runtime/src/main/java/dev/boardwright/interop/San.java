// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves in standard algebraic notation (SAN), which books and PGN use, for every game. There are
 * two {@linkplain SanForm forms}, those of chess and of shogi.
 *
 * <p>In the form of chess, a move is the name of the piece, {@code x} if it captures, and the
 * square, in CELL coordinates. Pawns have no name, but the file they come from if they capture. If
 * another piece with the same name could make a legal move to the same square, the file of the
 * piece is added after its name, or the rank if several are on that file, or else both; for pawns,
 * the file or both. A promotion ends with {@code =} and the name of the new piece. Castling is
 * {@code O-O} to the right and {@code O-O-O} to the left, unless the royal piece has several ways
 * to castle on one side; then it is a move of that piece. A drop is the name of the piece,
 * {@code @} and the square. Check adds {@code +}; if there is no legal move, it is {@code #}.
 *
 * <p>In the form of shogi, squares have the names of shogi records ({@link CoordinateNames#SHOGI}),
 * and every piece has a name. A move is the name, {@code -} or {@code x}, and the square. If
 * another piece with the same name could make a legal move to the same square, the square of the
 * piece follows its name. {@code +} at the end tells that the piece becomes its promoted form, and
 * {@code =} that it could have; any other promotion is written as in chess. A drop has {@code *}.
 *
 * <p>A pawn, here, is the only piece of its side that only moves forward, and captures in other
 * directions than it moves. {@link dev.boardwright.FenLetters#pieces} declares the names of pieces;
 * {@code ~} is left out.
 *
 * <p>Reading is strict, with two exceptions: {@code +} and {@code #} for check may be missing, and
 * more of the square that a piece comes from may be given than is needed. What is given must be
 * right.
 *
 * <p>The time for a move is at most that for all legal moves and all legal replies. Immutable and
 * safe to share between threads.
 *
 * @param <P> the type of the positions
 */
public final class San<P extends GamePosition<P>> implements MoveNotation<P> {
  private final GameTable<P> table;
  private final SanForm form;
  private final SanWriter<P> writer;
  private final MoveReader<P> reader;

  private San(Game<P> game, @Nullable SanForm form) {
    table = new GameTable<>(game);
    this.form = form == null ? usual(table) : form;
    writer = new SanWriter<>(table, this.form);
    reader = new MoveReader<>(table, List.of(writer));
  }

  /**
   * {@return SAN in the form that is usual for a game} It is that of shogi if both sides drop
   * pieces, some piece has a promoted form, such as {@code +P} of {@code P}, and pieces promote to
   * nothing else; otherwise that of chess. This method builds tables, so keep the result.
   *
   * @param game the game
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> San<P> of(Game<P> game) {
    return new San<>(game, null);
  }

  /**
   * {@return SAN in a given form} This method builds tables, so keep the result.
   *
   * @param game the game
   * @param form the form
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if {@code form} is that of shogi and the board has one
   *     dimension
   */
  public static <P extends GamePosition<P>> San<P> of(Game<P> game, SanForm form) {
    return new San<>(game, Objects.requireNonNull(form, "form"));
  }

  static SanForm usual(GameTable<?> table) {
    boolean haveHands =
        table.game.rules().drops().containsAll(Arrays.asList(Side.values()))
            && CoordinateNames.SHOGI.expresses(table.shape());
    boolean isAnyPromoted = false;
    for (TokenRules token : table.rules.tokens()) {
      Epin epin = Epin.parse(token.token());
      isAnyPromoted |= epin.state() == Pin.State.ENHANCED && token.castlesTo() == 0;
      String promoted = epin.withState(Pin.State.ENHANCED).toString();
      for (int becomes : token.promotesTo()) {
        haveHands &= table.token(becomes).token().equals(promoted);
      }
    }
    return haveHands && isAnyPromoted ? SanForm.SHOGI : SanForm.CHESS;
  }

  @Override
  public Game<P> game() {
    return table.game;
  }

  /** {@return the form} */
  public SanForm form() {
    return form;
  }

  /**
   * {@return the text of a move}
   *
   * @param position the position in which the move is to be played
   * @param move the move
   * @throws IllegalArgumentException if the move is not legal
   */
  @Override
  public String format(P position, int move) {
    Objects.requireNonNull(position, "position");
    game().move(move); // checks that it is one
    BoardMoves<P> moves = table.takeMoves();
    moves.generateTo(position, PackedMove.to(move));
    AsciiText out = new AsciiText(SanWriter.CAPACITY);
    writer.write(out, position, move, writer.compare(position, move, moves), moves);
    char check = writer.check(position, move, moves);
    if (check != 0) {
      out.add(check);
    }
    table.giveBack(moves);
    return out.toString();
  }

  @Override
  public int parse(P position, @Nullable String text) {
    return reader.read(position, text);
  }
}
