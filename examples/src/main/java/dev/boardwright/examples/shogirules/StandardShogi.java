// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.SquareOrder;
import dev.boardwright.examples.perft.Perft;
import dev.boardwright.examples.perft.Walk;
import dev.boardwright.style.Side;
import java.util.Arrays;

/** The rules of shogi on the board of {@code FullShogi}. */
public final class StandardShogi extends ShogiGame<FullShogiPosition, FullShogiSquareSet> {
  /** The rules. */
  public StandardShogi() {
    super(
        new ShogiBoard<>(
            FullShogiGeometry.GENERIC,
            FullShogiSquareSet::copyOf,
            FullShogiGeometry::between,
            movement -> FullShogiGeometry.attacks(movement)::from,
            Arrays.stream(FullShogiPiece.values()).map(FullShogiPiece::text).toList(),
            3),
        "K");
  }

  @Override
  public String name() {
    return "shogi";
  }

  @Override
  public FullShogiPosition start() {
    return FullShogiPosition.START;
  }

  @Override
  FullShogiPosition ofFeen(String text) {
    return FullShogiPosition.parse(text);
  }

  @Override
  public String toFeen(FullShogiPosition position) {
    return position.toText();
  }

  @Override
  String pieceText(int code) {
    return FullShogiPiece.of(code).text();
  }

  @Override
  String cell(int square) {
    return FullShogiCells.cell(square);
  }

  @Override
  public SquareOrder order() {
    return FullShogiCells.ORDER;
  }

  private static FullShogiPiece king(Side side) {
    return side == Side.FIRST ? FullShogiPiece.FIRST_K : FullShogiPiece.SECOND_K;
  }

  private static FullShogiPiece pawn(Side side) {
    return side == Side.FIRST ? FullShogiPiece.FIRST_P : FullShogiPiece.SECOND_P;
  }

  @Override
  byte[] codes(FullShogiPosition position) {
    byte[] codes = new byte[FullShogiCells.COUNT];
    position.copyCodes(codes);
    return codes;
  }

  @Override
  void read(FullShogiPosition position, Side side) {
    position.copyCodes(rules.board);
    for (int code : rules.handCodes(side)) {
      rules.hand[code] = position.handCount(side, code);
    }
    rules.read(
        side,
        position.occupied(),
        position.occupied(side),
        position.squaresOf(pawn(side)),
        position.squaresOf(king(side)).firstIndex());
  }

  @Override
  public FullShogiPosition play(FullShogiPosition position, int move) {
    FullShogiSquare to = FullShogiSquare.of(Move.to(move));
    if (Move.isDrop(move)) {
      return position.drop(FullShogiPiece.of(Move.dropped(move)), to);
    }
    FullShogiSquare from = FullShogiSquare.of(Move.from(move));
    int as = Move.as(move);
    int toHand = Move.toHand(move);
    if (toHand == 0) {
      return as == 0 ? position.move(from, to) : position.promote(from, to, FullShogiPiece.of(as));
    }
    FullShogiPiece taken = FullShogiPiece.of(toHand);
    return as == 0
        ? position.capture(from, to, taken)
        : position.capture(from, to, taken, FullShogiPiece.of(as));
  }

  @Override
  public Walk walk(FullShogiPosition position) {
    return new CursorWalk(position);
  }

  private final class CursorWalk implements Walk {
    private final FullShogiPosition.Cursor cursor;
    private final FullShogiPosition.Undo[] undos = new FullShogiPosition.Undo[Perft.MAX_DEPTH + 1];

    CursorWalk(FullShogiPosition position) {
      cursor = position.cursor();
      Arrays.setAll(undos, ply -> new FullShogiPosition.Undo());
    }

    @Override
    public int list(int[] moves) {
      return found().list(moves);
    }

    @Override
    public int count() {
      return found().count();
    }

    private ShogiRules<FullShogiSquareSet> found() {
      cursor.copyCodes(rules.board);
      Side side = cursor.turn();
      for (int code : rules.handCodes(side)) {
        rules.hand[code] = cursor.handCount(side, code);
      }
      rules.read(
          side,
          cursor.occupied(),
          cursor.occupied(side),
          cursor.squaresOf(pawn(side)),
          cursor.squaresOf(king(side)).firstIndex());
      return rules.generate();
    }

    @Override
    public void make(int move, int ply) {
      int to = Move.to(move);
      if (Move.isDrop(move)) {
        cursor.drop(Move.dropped(move), to, undos[ply]);
        return;
      }
      int from = Move.from(move);
      int as = Move.as(move);
      int toHand = Move.toHand(move);
      if (toHand == 0) {
        if (as == 0) {
          cursor.move(from, to, undos[ply]);
        } else {
          cursor.promote(from, to, as, undos[ply]);
        }
      } else if (as == 0) {
        cursor.capture(from, to, toHand, undos[ply]);
      } else {
        cursor.capture(from, to, toHand, as, undos[ply]);
      }
    }

    @Override
    public void undo(int ply) {
      cursor.undo(undos[ply]);
    }
  }
}
