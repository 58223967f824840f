// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.client.EngineClient;
import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.engine.Protocol;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A player that is an engine of another program.
 *
 * @param <P> the type of the positions
 */
public final class EnginePlayer<P extends GamePosition<P>> implements Player<P> {
  private static final Pattern SCORE =
      Pattern.compile("\\bdepth (\\d{1,4})\\b.*\\bscore (cp|mate) ([-+]?\\d{1,9})\\b");

  private final DeclaredGame declared;
  private final Game<P> game;
  private final EngineClient client;
  private final MoveNotation<P> notation;

  private EnginePlayer(DeclaredGame declared, Game<P> game, EngineClient client) {
    this.declared = declared;
    this.game = game;
    this.client = client;
    notation = client.protocol().notation(game);
  }

  /**
   * Starts an engine.
   *
   * @param declared the game
   * @param game the same game
   * @param setup the command line and the options of the engine
   * @param <P> the type of the positions
   * @return the player
   * @throws EngineException if the engine cannot be started, does not play the game, or has no
   *     option of the setup
   */
  public static <P extends GamePosition<P>> EnginePlayer<P> start(
      DeclaredGame declared, Game<P> game, EngineSetup setup) throws EngineException {
    EnginePlayer<P> player = new EnginePlayer<>(declared, game, setup.start());
    try {
      player.begin();
      return player;
    } catch (EngineException e) {
      player.close();
      throw e;
    }
  }

  @Override
  public void begin() throws EngineException {
    client.begin(declared.id(), EngineSetup.PATIENCE);
  }

  @Override
  public Decision decide(Turn<P> turn) throws EngineException {
    EngineClient.Answer answer =
        client.move(
            text(turn), turn.pace().go(client.protocol()), turn.pace().patience(turn.side()));
    if (answer.isResignation()) {
      return new Decision(OptionalInt.empty(), "");
    }
    if (answer.isDeclaration() && turn.canDeclare()) {
      return new Decision(OptionalInt.of(DECLARATION), "");
    }
    try {
      int move = notation.parse(turn.position(), answer.move());
      return new Decision(OptionalInt.of(move), found(answer.info()));
    } catch (IllegalArgumentException e) {
      throw client.nonsense("plays an illegal move: " + Arguments.shown(answer.move()));
    }
  }

  /** {@return the words after {@code position}} */
  private String text(Turn<P> turn) throws EngineException {
    StringBuilder text = new StringBuilder(start(turn));
    for (int i = 0; i < turn.moves().size(); i++) {
      P before = turn.positions().get(i);
      text.append(i == 0 ? " moves " : " ").append(notation.format(before, turn.moves().get(i)));
    }
    return text.toString();
  }

  private String start(Turn<P> turn) throws EngineException {
    P position = turn.positions().get(0);
    if (position.equals(game.start())) {
      return "startpos";
    }
    PositionTexts<P> texts = new PositionTexts<>(game);
    try {
      return client.protocol() == Protocol.UCI
          ? "fen " + texts.toFen(turn.start())
          : "sfen " + texts.toSfen(turn.start());
    } catch (IllegalArgumentException e) {
      throw client.nonsense("reads only SFEN, which does not describe this game");
    }
  }

  /** {@return the depth and the score of a line, such as {@code depth 5, score 0.31}} */
  private static String found(String info) {
    Matcher matcher = SCORE.matcher(info);
    if (!matcher.find()) {
      return "";
    }
    String score = matcher.group(3);
    return "depth "
        + matcher.group(1)
        + (matcher.group(2).equals("cp") ? ", score " : ", mate in ")
        + score;
  }

  @Override
  public void close() {
    client.close();
  }
}
