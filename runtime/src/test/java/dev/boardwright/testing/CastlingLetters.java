// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.FenException;
import dev.boardwright.interop.FenField;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * A comparison of the castling letters that FEN accepts with the legal moves of a game whose
 * castling pieces are {@code +R}. A right can be used if castling is legal on a board without any
 * other pieces, wherever the opponent's royal piece stands.
 *
 * @param <P> the type of the positions
 */
public final class CastlingLetters<P extends GamePosition<P>> {
  private static final int OPPONENT_STEP = 5;

  private final Game<P> game;
  private final Fen<P> fen;
  private final BoardMoves<P> moves;
  private final BoardCells cells;

  /** Creates a comparison. */
  public CastlingLetters(Game<P> game) {
    this.game = game;
    fen = Fen.of(game);
    moves = game.newMoves();
    cells = BoardCells.of(game.rules().shape(), game.rules().order());
  }

  /** {@return the texts of positions of chess960} */
  public static List<String> chess960() {
    return Declarations.load("chess960").stream().map(row -> row.get("fen").getAsString()).toList();
  }

  private static boolean isFirst(String piece) {
    return Character.isUpperCase(
        piece.charAt(piece.length() > 1 && piece.charAt(0) == '+' ? 1 : 0));
  }

  private static String rook(Side side) {
    return side == Side.FIRST ? "R" : "r";
  }

  private static int royal(Qi position, Side side) {
    for (int square = 0; square < position.squareCount(); square++) {
      String piece = position.pieceAt(square);
      if (piece != null && piece.endsWith("^") && isFirst(piece) == (side == Side.FIRST)) {
        return square;
      }
    }
    return -1;
  }

  /** {@return whether the royal piece of a side castles with a partner on a square} */
  private boolean castles(Qi position, Side side, int partner) {
    int home = royal(position, side);
    String opponent = game.start().pieceAt(royal(game.start(), side.opposite()));
    for (int square = 0; square < position.squareCount(); square += OPPONENT_STEP) {
      if (home < 0 || square == home || square == partner) {
        continue;
      }
      Qi.Edit edit = empty(side);
      edit.set(home, position.pieceAt(home)).set(partner, "+" + rook(side)).set(square, opponent);
      P reduced = game.copyOf(edit.build());
      moves.generate(reduced);
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        if (PackedMove.from(move) == home
            && PackedMove.to(move) != partner
            && game.play(reduced, move).pieceAt(partner) == null) {
          return true;
        }
      }
    }
    return false;
  }

  private Qi.Edit empty(Side turn) {
    P start = game.start();
    Qi.Edit edit = Qi.of(start.shape(), start.firstPlayerStyle(), start.secondPlayerStyle()).edit();
    return turn == Side.FIRST ? edit : edit.toggle();
  }

  /**
   * Checks each letter, on a board with the royal pieces where they start and one rook on each
   * square of their rank.
   *
   * @return the number of squares with a right
   */
  public int checkAll() {
    int count = 0;
    for (Side side : Side.values()) {
      int home = royal(game.start(), side);
      boolean hasRook = game.start().board().contains("+" + rook(side));
      for (int square = 0; square < game.start().squareCount(); square++) {
        if (hasRook && cells.rank(square) == cells.rank(home) && square != home) {
          count += check(side, home, square) ? 1 : 0;
        }
      }
    }
    return count;
  }

  private boolean check(Side side, int home, int square) {
    Qi.Edit edit = empty(side).set(home, game.start().pieceAt(home)).set(square, rook(side));
    int other = royal(game.start(), side.opposite());
    P without = game.copyOf(edit.set(other, game.start().pieceAt(other)).build());
    P with = game.copyOf(without.edit().set(square, "+" + rook(side)).build());
    boolean castles = castles(without, side, square);
    int accepted = 0;
    for (char letter = 'A'; letter <= 'z'; letter++) {
      String text = fen.format(without).replaceFirst(" - - ", " \\" + letter + " - ");
      if (fen.isValid(text)) {
        accepted++;
        assertEquals(with, fen.parse(text).position(), text);
        assertTrue(castles, text);
      } else {
        assertEquals(
            FenField.CASTLING, assertThrows(FenException.class, () -> fen.parse(text)).field());
      }
    }
    if (castles) {
      assertTrue(accepted > 0, with::toString);
      assertEquals(with, fen.parse(fen.format(with)).position());
    } else {
      assertThrows(IllegalArgumentException.class, () -> fen.format(with), with::toString);
    }
    return castles;
  }

  /**
   * Checks that a text of chess is read as a position with every right that it states, or refused
   * at a letter that states no right.
   *
   * @return whether the text is read
   */
  public boolean checkStated(String text) {
    String[] fields = text.split(" ");
    P position;
    try {
      position = fen.parse(text).position();
    } catch (FenException e) {
      assertFalse(fen.isValid(text), text);
      assertEquals(text.contains("[") ? FenField.HANDS : FenField.CASTLING, e.field(), text);
      fields[0] = fields[0].replaceFirst("\\[.*", "");
      fields[2] = "-";
      Qi without = fen.parse(String.join(" ", fields)).position();
      assertFalse(isRight(without, text.charAt(e.offset()), ""), text);
      return false;
    }
    assertTrue(fen.isValid(text), text);
    for (char letter : fields[2].replace("-", "").toCharArray()) {
      assertTrue(isRight(position, letter, "+"), () -> letter + " in " + text);
    }
    return true;
  }

  private boolean isRight(Qi position, char letter, String state) {
    Side side = Character.isUpperCase(letter) ? Side.FIRST : Side.SECOND;
    int file = "ABCDEFGH".indexOf(Character.toUpperCase(letter));
    int named = letter == 'K' || letter == 'k' ? 7 : Math.max(0, file);
    int square = cells.index(named, side == Side.FIRST ? 0 : 7, 0);
    return (state + rook(side)).equals(position.pieceAt(square)) && castles(position, side, square);
  }
}
