// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A move of a game: all of a move of a rule book, and the common part of generated moves. */
public class CodedMove implements Move {
  private final GameData data;
  private final int packed;

  /**
   * Creates a move.
   *
   * @param packed the move, packed as {@link PackedMove} describes
   * @throws IllegalArgumentException if {@code packed} is not the packing of a move between squares
   *     of the board, with pieces of the game
   */
  protected CodedMove(GameData data, int packed) {
    if (!PackedMove.isMove(packed, data.book)) {
      throw new IllegalArgumentException("not a move of this game: " + packed);
    }
    this.data = data;
    this.packed = packed;
  }

  /** {@return this move packed into an {@code int}, as {@link PackedMove} describes} */
  public final int packed() {
    return packed;
  }

  @Override
  public final int packed(Game<?> game) {
    return data.book.equals(game.rules()) ? packed : Move.super.packed(game);
  }

  @Override
  public final int fromIndex() {
    return PackedMove.from(packed);
  }

  @Override
  public final int toIndex() {
    return PackedMove.to(packed);
  }

  @Override
  public final boolean isDrop() {
    return PackedMove.isDrop(packed);
  }

  @Override
  public final @Nullable String droppedToken() {
    return token(PackedMove.dropped(packed));
  }

  @Override
  public final @Nullable String promotionToken() {
    return token(PackedMove.becomes(packed));
  }

  private @Nullable String token(int code) {
    return code == 0 ? null : data.rules.token(code).token();
  }

  @Override
  public final boolean equals(@Nullable Object o) {
    if (o instanceof CodedMove other && other.data == data) {
      return packed == other.packed;
    }
    return o instanceof Move other
        && fromIndex() == other.fromIndex()
        && toIndex() == other.toIndex()
        && Objects.equals(droppedToken(), other.droppedToken())
        && Objects.equals(promotionToken(), other.promotionToken());
  }

  @Override
  public final int hashCode() {
    return Objects.hash(fromIndex(), toIndex(), droppedToken(), promotionToken());
  }

  /**
   * {@return the text of this move: {@code e2-e4}, {@code e7-e8=Q}, {@code P*e5} or {@code
   * P*e5=+P}}
   */
  @Override
  public final String toString() {
    String from = isDrop() ? droppedToken() + '*' : cell(fromIndex()) + '-';
    String promotion = promotionToken();
    return from + cell(toIndex()) + (promotion == null ? "" : '=' + promotion);
  }

  private String cell(int square) {
    return BoardCells.cell(data.geometry.shape(), data.geometry.order(), square);
  }
}
