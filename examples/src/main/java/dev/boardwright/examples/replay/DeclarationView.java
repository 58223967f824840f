// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A view of a declared game: the source of the declaration, and the legal moves of the start on the
 * board.
 */
final class DeclarationView {
  private static final String MOVE = "•";
  private static final String CAPTURE = "×";

  private DeclarationView() {}

  /**
   * Prints the view of a game.
   *
   * @param game the game, whose source is a resource of the examples
   * @param <P> the type of the positions
   */
  static <P extends GamePosition<P>> void show(Game<P> game, PrintStream out) {
    P start = game.start();
    List<? extends Move> moves = start.legalMoves();
    out.println("This declaration is a whole game:");
    out.println();
    out.println(declaration(start.getClass()));
    out.printf(
        "From it follow the %d legal moves of the start. They lead to %s or capture (%s):%n%n",
        moves.size(), MOVE, CAPTURE);
    out.print(Diagram.text(marked(game.rules().start(), moves), game.rules().order()));
    out.println();
    targets(game.rules(), moves).forEach((from, list) -> out.println("  " + from + " " + list));
  }

  /**
   * {@return the annotations and the declared type of a board, from its source}
   *
   * @param position the type of the positions, such as {@code XiangqiPosition}
   */
  private static String declaration(Class<?> position) {
    String source = position.getSimpleName().replace("Position", ".java");
    try (InputStream in = position.getResourceAsStream(source)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + source);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.substring(text.indexOf("@Board("));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return a position in which the squares that moves lead to are marked} */
  private static Qi marked(Qi start, List<? extends Move> moves) {
    // A generic position may contain pieces that nobody has declared.
    Qi.Edit edit =
        Feen.parse(Feen.format(start, FeenDialect.SNN_STYLES), FeenDialect.SNN_STYLES).edit();
    for (Move move : moves) {
      String captured = start.pieceAt(move.toIndex());
      edit.set(move.toIndex(), captured == null ? MOVE : CAPTURE + captured);
    }
    return edit.build();
  }

  /** {@return the targets of each piece, by the piece and its square, such as {@code R a1} */
  private static Map<String, String> targets(RuleBook rules, List<? extends Move> moves) {
    Map<String, String> targets = new TreeMap<>();
    for (Move move : moves) {
      String[] text = move.toString().split("-", 2);
      targets.merge(
          rules.start().pieceAt(move.fromIndex()) + " " + text[0] + ":",
          text[1],
          (a, b) -> a + " " + b);
    }
    return targets;
  }
}
