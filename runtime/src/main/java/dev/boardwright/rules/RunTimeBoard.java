// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedBoard;
import dev.boardwright.support.DeclaredPieces;
import dev.boardwright.support.rules.CodedGame;
import org.jspecify.annotations.Nullable;

/**
 * The board that all positions of a rule book share and, from the moment when moves are needed, the
 * tables of the game.
 */
final class RunTimeBoard {
  final RuleBook book;
  final DeclaredPieces pieces;

  /** The places of the counts of both hands, as {@link DeclaredPieces#handPlaces} defines them. */
  final short[] handPlaces;

  /** The number of these counts. */
  final int counts;

  private final Geometry geometry;
  private final CodedBoard<RuleBookPosition> board;

  /** The game, or null until it is needed. */
  private volatile @Nullable CodedGame<RuleBookPosition, Move> game;

  RunTimeBoard(RuleBook book, GameRules rules, Qi start) {
    this.book = book;
    geometry = rules.geometry();
    pieces = DeclaredPieces.of(book.pieces().toArray(new String[0]));
    String[] first = book.handPieces(Side.FIRST).toArray(new String[0]);
    String[] second = book.handPieces(Side.SECOND).toArray(new String[0]);
    handPlaces = pieces.handPlaces(1, first.length, first, second);
    counts = first.length + second.length;
    byte[] squares = new byte[start.squareCount()];
    RuleBookPosition empty =
        new RuleBookPosition(this, squares, new char[counts], Side.FIRST, 0, 0);
    board =
        new CodedBoard<>(
            book.shape(),
            book.order(),
            book.style(Side.FIRST),
            book.style(Side.SECOND),
            empty,
            position(start),
            pieces,
            counts == 0 ? new short[0] : handPlaces,
            FeenDialect.SNN_STYLES);
  }

  /** {@return the position with given contents, whose pieces are all known} */
  private RuleBookPosition position(Qi qi) {
    byte[] squares = new byte[qi.squareCount()];
    for (int square = 0; square < squares.length; square++) {
      squares[square] = (byte) pieces.code(qi.pieceAt(square));
    }
    char[] hands = new char[counts];
    for (Side side : Side.values()) {
      qi.hand(side)
          .forEach(
              (piece, count) ->
                  hands[handPlaces[side.ordinal() * codes() + pieces.code(piece)]] =
                      (char) (int) count);
    }
    return new RuleBookPosition(this, squares, hands, qi.turn(), qi.pieceCount(), 0);
  }

  Geometry geometry() {
    return geometry;
  }

  /** {@return the number of codes, including 0 for the empty square} */
  int codes() {
    return book.pieces().size() + 1;
  }

  CodedBoard<RuleBookPosition> board() {
    return board;
  }

  /** {@return the game, whose tables are made by the first call} */
  CodedGame<RuleBookPosition, Move> game() {
    CodedGame<RuleBookPosition, Move> found = game;
    if (found == null) {
      synchronized (this) {
        found = game;
        if (found == null) {
          found = CodedGame.of(book, board, RuleBookPosition::cursor);
          game = found;
        }
      }
    }
    return found;
  }

  /** {@return what a change of a count contributes to the content hash} */
  long changeOfHand(int key, int count, int delta) {
    return pieces.inHand(key, count) ^ pieces.inHand(key, count + delta);
  }
}
