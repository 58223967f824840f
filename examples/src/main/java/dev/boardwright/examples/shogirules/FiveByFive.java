// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.SquareOrder;
import dev.boardwright.examples.minishogi.MiniShogiCells;
import dev.boardwright.examples.minishogi.MiniShogiGeometry;
import dev.boardwright.examples.minishogi.MiniShogiPiece;
import dev.boardwright.examples.minishogi.MiniShogiPosition;
import dev.boardwright.examples.minishogi.MiniShogiSquare;
import dev.boardwright.examples.minishogi.MiniShogiSquareSet;
import dev.boardwright.examples.perft.Perft;
import dev.boardwright.examples.perft.Walk;
import dev.boardwright.style.Side;
import java.util.Arrays;

/** The rules of shogi on the board of {@code MiniShogi}. */
public final class FiveByFive extends ShogiGame<MiniShogiPosition, MiniShogiSquareSet> {
  /** The rules. */
  public FiveByFive() {
    super(
        new ShogiBoard<>(
            MiniShogiGeometry.GENERIC,
            MiniShogiSquareSet::copyOf,
            MiniShogiGeometry::between,
            movement -> MiniShogiGeometry.attacks(movement)::from,
            Arrays.stream(MiniShogiPiece.values()).map(MiniShogiPiece::text).toList(),
            1),
        "K^");
  }

  @Override
  public String name() {
    return "minishogi";
  }

  @Override
  public MiniShogiPosition start() {
    return MiniShogiPosition.START;
  }

  @Override
  MiniShogiPosition ofFeen(String text) {
    return MiniShogiPosition.parse(text);
  }

  @Override
  public String toFeen(MiniShogiPosition position) {
    return position.toText();
  }

  @Override
  String pieceText(int code) {
    return MiniShogiPiece.of(code).text();
  }

  @Override
  String cell(int square) {
    return MiniShogiCells.cell(square);
  }

  @Override
  public SquareOrder order() {
    return MiniShogiCells.ORDER;
  }

  private static MiniShogiPiece king(Side side) {
    return side == Side.FIRST ? MiniShogiPiece.FIRST_TERMINAL_K : MiniShogiPiece.SECOND_TERMINAL_K;
  }

  private static MiniShogiPiece pawn(Side side) {
    return side == Side.FIRST ? MiniShogiPiece.FIRST_P : MiniShogiPiece.SECOND_P;
  }

  @Override
  byte[] codes(MiniShogiPosition position) {
    byte[] codes = new byte[MiniShogiCells.COUNT];
    position.copyCodes(codes);
    return codes;
  }

  @Override
  void read(MiniShogiPosition position, Side side) {
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
  public MiniShogiPosition play(MiniShogiPosition position, int move) {
    MiniShogiSquare to = MiniShogiSquare.of(Move.to(move));
    if (Move.isDrop(move)) {
      return position.drop(MiniShogiPiece.of(Move.dropped(move)), to);
    }
    MiniShogiSquare from = MiniShogiSquare.of(Move.from(move));
    int as = Move.as(move);
    int toHand = Move.toHand(move);
    if (toHand == 0) {
      return as == 0 ? position.move(from, to) : position.promote(from, to, MiniShogiPiece.of(as));
    }
    MiniShogiPiece taken = MiniShogiPiece.of(toHand);
    return as == 0
        ? position.capture(from, to, taken)
        : position.capture(from, to, taken, MiniShogiPiece.of(as));
  }

  @Override
  public Walk walk(MiniShogiPosition position) {
    return new CursorWalk(position);
  }

  private final class CursorWalk implements Walk {
    private final MiniShogiPosition.Cursor cursor;
    private final MiniShogiPosition.Undo[] undos = new MiniShogiPosition.Undo[Perft.MAX_DEPTH + 1];

    CursorWalk(MiniShogiPosition position) {
      cursor = position.cursor();
      Arrays.setAll(undos, ply -> new MiniShogiPosition.Undo());
    }

    @Override
    public int list(int[] moves) {
      return found().list(moves);
    }

    @Override
    public int count() {
      return found().count();
    }

    private ShogiRules<MiniShogiSquareSet> found() {
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
