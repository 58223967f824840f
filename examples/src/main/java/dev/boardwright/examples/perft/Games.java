// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.util.List;

/** The games of the programs, by name, and their positions as text. */
public final class Games {
  private static final int COLUMNS = 78;

  private Games() {}

  /**
   * {@return the declared game with a name}
   *
   * @param name the name of the game
   * @throws IllegalArgumentException if there is no game with this name
   */
  public static DeclaredGame find(String name) {
    return DeclaredGame.find(name)
        .orElseThrow(
            () -> new IllegalArgumentException("unknown game: \"" + Arguments.shown(name) + "\""));
  }

  /**
   * {@return the declared games with some names, in their order}
   *
   * @param names the names of the games
   * @throws IllegalArgumentException if there is no game with one of these names
   */
  static List<DeclaredGame> findAll(List<String> names) {
    return names.stream().map(Games::find).toList();
  }

  /**
   * {@return the names of all games in lines of at most 78 characters, separated by commas}
   *
   * @param indent the beginning of each line but the first
   */
  public static String list(String indent) {
    StringBuilder list = new StringBuilder();
    int column = indent.length();
    for (DeclaredGame game : DeclaredGame.values()) {
      int width = game.id().length() + 1; // the comma included
      if (column > indent.length() && column + 1 + width > COLUMNS) {
        list.append("\n").append(indent);
        column = indent.length();
      }
      boolean isFirst = column == indent.length();
      list.append(isFirst ? "" : " ").append(game.id()).append(",");
      column += isFirst ? width : width + 1;
    }
    return list.substring(0, list.length() - 1);
  }

  /**
   * {@return the position that a text describes}
   *
   * @param game the game
   * @param text the position in FEEN, FEN or, for shogi and its relatives, SFEN; empty for the
   *     start position
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if the text is malformed, or the rules do not apply to the
   *     position
   */
  public static <P extends GamePosition<P>> P position(Game<P> game, String text) {
    return new PositionTexts<>(game).parse(text).position();
  }

  /**
   * {@return the FEN or, for shogi and its relatives, the SFEN of a position at the start of a
   * game, which {@link #position} reads}
   *
   * @param game the game
   * @param position the position
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> String toFen(Game<P> game, P position) {
    return new PositionTexts<>(game).format(CountedPosition.first(position));
  }

  /**
   * {@return the FEEN of a position, which {@link #position} reads}
   *
   * @param position the position
   */
  public static String toFeen(Qi position) {
    return Feen.format(position, FeenDialect.SNN_STYLES);
  }
}
