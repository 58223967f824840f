// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.search.SearchResult;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;

/**
 * The protocols between a program with a board and an engine. Both are lines of words. They differ
 * in a few words and in the notation of moves.
 */
public enum Protocol {
  /** The Universal Chess Interface. Its names of sides are those of chess: white moves first. */
  UCI("uci", "chess", 'w', "(none)") {
    @Override
    public <P extends GamePosition<P>> MoveNotation<P> notation(Game<P> game) {
      return Uci.of(game);
    }

    // In moves of the winner.
    @Override
    int toMate(int moves) {
      return moves > 0 ? (moves + 1) / 2 : (moves - 1) / 2;
    }
  },

  /** The Universal Shogi Interface. Its names of sides are those of shogi: black moves first. */
  USI("usi", "shogi", 'b', "resign") {
    @Override
    public <P extends GamePosition<P>> MoveNotation<P> notation(Game<P> game) {
      return Usi.of(game);
    }

    @Override
    int toMate(int moves) {
      return moves;
    }
  };

  private final String word;
  private final String defaultGame;
  private final char first;
  private final String noMove;

  Protocol(String word, String defaultGame, char first, String noMove) {
    this.word = word;
    this.defaultGame = defaultGame;
    this.first = first;
    this.noMove = noMove;
  }

  /** {@return the command that selects the protocol, such as {@code uci}} */
  public String word() {
    return word;
  }

  /** {@return the command that announces a new game, such as {@code ucinewgame}} */
  public String newGame() {
    return word + "newgame";
  }

  /** {@return the answer to {@link #word}, such as {@code uciok}} */
  public String ok() {
    return word + "ok";
  }

  /**
   * {@return the name of an option that is part of the protocol, such as {@code UCI_Variant}}
   *
   * @param option the rest of the name, such as {@code Variant}
   */
  public String option(String option) {
    return name() + "_" + option;
  }

  /** {@return what an engine answers in a position without legal moves} */
  String noMove() {
    return noMove;
  }

  /** {@return the game played unless another is selected} */
  String defaultGame() {
    return defaultGame;
  }

  /**
   * {@return the letter of a side in the names of clocks, such as the {@code w} of {@code wtime}}
   *
   * @param side the side
   */
  public char letter(Side side) {
    return side == Side.FIRST ? first : first == 'w' ? 'b' : 'w';
  }

  /**
   * {@return the notation of moves}
   *
   * @param game the game
   * @param <P> the type of its positions
   */
  public abstract <P extends GamePosition<P>> MoveNotation<P> notation(Game<P> game);

  /** {@return the score of a result, such as {@code cp 31} or {@code mate -2}} */
  String score(SearchResult result) {
    return result.isDecided() ? "mate " + toMate(result.movesToEnd()) : "cp " + result.score();
  }

  /** {@return the distance to mate in the unit of the protocol} */
  abstract int toMate(int moves);
}
