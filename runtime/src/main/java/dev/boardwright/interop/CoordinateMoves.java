// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves as two squares and what the piece becomes, in the way of UCI and USI.
 *
 * @param <P> the type of the positions
 */
final class CoordinateMoves<P extends GamePosition<P>> implements MoveSyntax<P> {
  private static final int LETTERS = 26;
  private static final int CAPACITY = 16;
  private static final byte[] NOTHING = {};

  private final GameTable<P> table;
  private final SquareNames squares;
  private final char dropMark;

  /** The text between two squares whose names are not delimited otherwise. */
  private final byte[] between;

  private final PairTexts changes;
  private final PairTexts drops;

  CoordinateMoves(GameTable<P> table, CoordinateNames system, char dropMark) {
    this.table = table;
    system.checkExpresses(table.shape());
    squares = new SquareNames(system, table.cells);
    this.dropMark = dropMark;
    boolean isFlat = table.shape().dimensions() == 1;
    between = isFlat && table.shape().files() > LETTERS ? AsciiText.bytes("-") : NOTHING;
    // A letter after the name of the square could belong to that name.
    boolean endsWithLetters =
        isFlat || system == CoordinateNames.SHOGI && table.shape().ranks() > LETTERS;
    MoveWords words = new MoveWords(table);
    changes = words.changes(endsWithLetters ? "=" : "");
    drops = words.drops();
  }

  Game<P> game() {
    return table.game;
  }

  String format(P position, int move) {
    Objects.requireNonNull(position, "position");
    AsciiText out = new AsciiText(CAPACITY);
    write(out, position, move);
    return out.toString();
  }

  /** {@return the reader of these moves alone} */
  MoveReader<P> reader() {
    return new MoveReader<>(table, List.of(this));
  }

  @Override
  public boolean isWritten(
      String text, P position, int move, @Nullable BoardMoves<P> legal, AsciiText out) {
    out.clear();
    int from = PackedMove.from(move);
    if (legal == null && from >= 0 && table.codeAt(position, from) == 0) {
      writeSquares(out, move); // what the piece would become is not known
    } else {
      write(out, position, move);
    }
    return out.isText(text, text.length());
  }

  @Override
  public int destination(String text) {
    int at = text.indexOf(dropMark) + 1;
    if (at == 0) {
      int from = squares.scan(text, 0, text.length());
      at = from < 0 ? text.length() : SquareNames.end(from) + between.length;
    }
    int to = squares.scan(text, at, text.length());
    return to < 0 ? to : SquareNames.square(to);
  }

  // e2e4
  // e7e8q
  // P@e5
  private void write(AsciiText out, P position, int move) {
    game().move(move); // checks that it is one
    int to = PackedMove.to(move);
    int becomes = PackedMove.becomes(move);
    if (PackedMove.isDrop(move)) {
      int dropped = PackedMove.dropped(move);
      out.add(table.text(drops, dropped, becomes == 0 ? dropped : becomes, move));
      out.add(dropMark);
      out.add(squares.name(to));
      return;
    }
    writeSquares(out, move);
    out.add(table.text(changes, table.codeAt(position, PackedMove.from(move)), becomes, move));
  }

  private void writeSquares(AsciiText out, int move) {
    out.add(squares.name(PackedMove.from(move)));
    out.add(between);
    out.add(squares.name(PackedMove.to(move)));
  }
}
