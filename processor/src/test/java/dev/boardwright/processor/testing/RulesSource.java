// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;

/**
 * The source of a game on a board of 4 by 4 squares, with the name {@code game.Game}. In all texts,
 * a backtick stands for a double quote.
 *
 * <pre>{@code
 * package game; import dev.boardwright.*; import dev.boardwright.style.Side;
 * @Board(shape = {4, 4}, styles = {"GAME", "game"}, order = SquareOrder.DESCENDING,
 *     start = "3k^/4/4/K^3 / GAME/game")
 * @Rules(value = {
 * @Piece(token = "K^", moves = "K"),
 * @Piece(token = "A", moves = "W")
 * },
 * zone = "a4-d4")
 * interface Game {}
 * }</pre>
 */
public final class RulesSource {
  /** The line of the annotation {@code @Board}. */
  public static final int BOARD = 2;

  /** The line of the start, and of all members of the board that a test adds. */
  public static final int START = 3;

  /** The line of the annotation {@code @Rules}. */
  public static final int RULES = 4;

  /** The line of the first row, which describes the royal piece. Each row has one line. */
  public static final int ROYAL = 5;

  private String shape = "{4, 4}";
  private String styles = "GAME/game";
  private String start = "3k^/4/4/K^3 /";
  private final StringBuilder boardMembers = new StringBuilder();
  private final List<String> rows = new ArrayList<>();
  private final List<String> members = new ArrayList<>();
  private String before = "";

  /** Creates a game without rows. */
  public RulesSource() {}

  /** {@return a game in which each side has a king, described by the first row, and more rows} */
  public static RulesSource game(String... rows) {
    return new RulesSource().row("token = `K^`, moves = `K`").rows(rows);
  }

  /** {@return a game of different styles in which each side has a king, and more rows} */
  public static RulesSource gameOfTwoStyles(String... rows) {
    return new RulesSource()
        .styles("ONE/two")
        .row("token = `K^`, moves = `K`")
        .row("token = `k^`, moves = `K`")
        .rows(rows);
  }

  public RulesSource shape(String sizes) {
    shape = sizes;
    return this;
  }

  /** Sets the styles, separated by a slash. */
  public RulesSource styles(String text) {
    styles = text;
    return this;
  }

  /** Sets the start: the placement, a space, and the hands. */
  public RulesSource start(String text) {
    start = text;
    return this;
  }

  /** Adds a member to {@code @Board}. */
  public RulesSource board(String member) {
    boardMembers.append(", ").append(member);
    return this;
  }

  /** Adds a row with some members. */
  public RulesSource row(String piece) {
    rows.add("@Piece(" + piece + ")");
    return this;
  }

  public RulesSource rows(String... pieces) {
    for (String piece : pieces) {
      row(piece);
    }
    return this;
  }

  /** Adds a member to {@code @Rules}. The first one is two lines below the last row. */
  public RulesSource member(String member) {
    members.add(member);
    return this;
  }

  /** Adds an annotation above the board, on the same line. */
  public RulesSource annotated(String annotation) {
    before = annotation + " ";
    return this;
  }

  public RefusedSource refused(RefusedSource.Expected... expected) {
    return RefusedSource.refused("game.Game", text(), expected);
  }

  public JavaFileObject source() {
    return TestCompiler.source("game.Game", text());
  }

  private String text() {
    String[] style = styles.split("/", -1);
    String all =
        """
        package game; import dev.boardwright.*; import dev.boardwright.style.Side;
        %s@Board(shape = %s, styles = {`%s`, `%s`}, order = SquareOrder.DESCENDING,
            start = `%s %s`%s)
        @Rules(value = {
        %s
        }%s)
        interface Game {}
        """
            .formatted(
                before,
                shape,
                style[0],
                style[1],
                start,
                styles,
                boardMembers,
                String.join(",\n", rows),
                members.isEmpty() ? "" : ",\n" + String.join(",\n", members));
    return all.replace('`', '"');
  }

  /**
   * {@return an expected error, as the compiler prints it} The compiler indents all lines of a
   * message except the first.
   */
  public static RefusedSource.Expected at(int line, String message) {
    return RefusedSource.at(line, message.replace('`', '"').replace("\n", "\n  "));
  }

  /** {@return an expected error in a row, of which the king's has the index 0} */
  public static RefusedSource.Expected inRow(int row, String message) {
    return at(ROYAL + row, message);
  }
}
