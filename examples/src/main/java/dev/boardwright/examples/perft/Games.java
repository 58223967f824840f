// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.chess.ChessNotation;
import dev.boardwright.examples.chess.FullChessGame;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.DobutsuPosition;
import dev.boardwright.examples.games.MinishogiPosition;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.examples.games.XiangqiPosition;
import dev.boardwright.examples.shogirules.DeclaredShogi;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.style.Side;

/**
 * The games of the programs, by name. Chess, shogi and minishogi are played by engines written by
 * hand, the others by the generic form of their rules.
 */
public final class Games {
  /** The names of the games, for messages. */
  public static final String NAMES = "chess, shogi, minishogi, xiangqi, dobutsu";

  private Games() {}

  /**
   * {@return a game}
   *
   * @param name the name of the game
   * @throws IllegalArgumentException if there is no game with this name
   */
  public static Game<?> game(String name) {
    return switch (name) {
      case "chess" -> FullChessGame.of(ChessPosition.RULES);
      case "shogi" -> DeclaredShogi.standard().game(ShogiPosition.RULES);
      case "minishogi" -> DeclaredShogi.minishogi().game(MinishogiPosition.RULES);
      case "xiangqi" -> XiangqiPosition.RULES.game();
      case "dobutsu" -> DobutsuPosition.RULES.game();
      default ->
          throw new IllegalArgumentException(
              "unknown game: \"" + Arguments.shown(name) + "\" (" + NAMES + ")");
    };
  }

  /**
   * {@return the name of a game, which is the style of the second side}
   *
   * @param game the game
   */
  public static String name(Game<?> game) {
    return game.rules().style(Side.SECOND);
  }

  /**
   * {@return the position that a text describes}
   *
   * @param game the game
   * @param text the position in FEEN, or in FEN for chess and in SFEN for shogi and minishogi;
   *     empty for the start position
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if the text is malformed, or the rules do not apply to the
   *     position
   */
  public static <P extends Qi> P position(Game<P> game, String text) {
    return text.isEmpty() ? game.start() : game.copyOf(parse(name(game), text));
  }

  private static Qi parse(String name, String text) {
    // FEEN ends with two styles separated by a slash.
    boolean isFeen = text.substring(text.lastIndexOf(' ') + 1).contains("/");
    return switch (isFeen ? "" : name) {
      case "chess" -> ChessNotation.whole(ChessNotation.parseFen(text));
      case "shogi" -> DeclaredShogi.standard().parse(text);
      case "minishogi" -> DeclaredShogi.minishogi().parse(text);
      default -> Feen.parse(text, FeenDialect.SNN_STYLES);
    };
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
