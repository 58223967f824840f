// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A builder of rules. The members are checked by {@link #build}, apart from nulls and sizes that no
 * shape has. Not safe for use by several threads.
 */
public final class RuleBookBuilder {
  private @Nullable Shape shape;
  private @Nullable SquareOrder order;
  private @Nullable String firstStyle;
  private @Nullable String secondStyle;
  private @Nullable String start;
  private @Nullable List<String> pieces;
  private @Nullable List<String> firstHand;
  private @Nullable List<String> secondHand;
  private final List<PieceRow> rows = new ArrayList<>();
  private String zone = "";
  private List<Side> drops = List.of();
  private String facing = "";
  private @Nullable Outcome stalemate;
  private boolean check = true;
  private String goal = "";
  private boolean bareRoyalLoses;
  private boolean allowStuck;
  private List<String> fenPieces = List.of();
  private List<String> fenCastling = List.of();
  private DrawRules draws = DrawRules.NONE;

  RuleBookBuilder() {}

  RuleBookBuilder(Declaration declared) {
    shape = declared.shape();
    order = declared.order();
    firstStyle = declared.firstStyle();
    secondStyle = declared.secondStyle();
    start = declared.start();
    pieces = declared.pieces();
    firstHand = declared.firstHand();
    secondHand = declared.secondHand();
    rows.addAll(declared.rows());
    zone = declared.zone();
    drops = declared.drops();
    facing = declared.facing();
    stalemate = declared.stalemate();
    check = declared.check();
    goal = declared.goal();
    bareRoyalLoses = declared.bareRoyalLoses();
    allowStuck = declared.allowStuck();
    fenPieces = declared.fenPieces();
    fenCastling = declared.fenCastling();
    draws = declared.draws();
  }

  /**
   * Sets the shape of the board. Required.
   *
   * @param sizes the sizes, outermost first: the number of files, or of ranks and files
   * @return this builder
   * @throws IllegalArgumentException if there is no such {@linkplain Shape#of shape}
   */
  public RuleBookBuilder shape(int... sizes) {
    shape = Shape.of(sizes);
    return this;
  }

  /**
   * Sets the styles of the sides. Required. If both have the same name, each row holds for both
   * sides; otherwise it holds for the side of its case.
   *
   * @param first the first side's style, in upper-case letters
   * @param second the second side's style, in lower-case letters
   * @return this builder
   */
  public RuleBookBuilder styles(String first, String second) {
    firstStyle = Objects.requireNonNull(first, "first");
    secondStyle = Objects.requireNonNull(second, "second");
    return this;
  }

  /**
   * Sets the order of the squares, which determines the rank that comes first in texts of
   * positions. Required.
   *
   * @param squareOrder the order
   * @return this builder
   */
  public RuleBookBuilder order(SquareOrder squareOrder) {
    order = Objects.requireNonNull(squareOrder, "squareOrder");
    return this;
  }

  /**
   * Sets the position from which games start. Required. Each side has one royal piece in it, and
   * that of the side that is not to move is not attacked.
   *
   * @param feen the position in FEEN, with the full names of the styles
   * @return this builder
   */
  public RuleBookBuilder start(String feen) {
    start = Objects.requireNonNull(feen, "feen");
    return this;
  }

  /**
   * Sets the order of the pieces, which decides their codes. By default, they are in the order of
   * the rows: for each token the first side's piece, then the second side's, and at the end of a
   * row its passing token.
   *
   * @param texts all pieces that the rows lead to
   * @return this builder
   */
  public RuleBookBuilder pieces(String... texts) {
    pieces = list(texts, "texts");
    return this;
  }

  /**
   * States which pieces the first side's hand may hold. They follow from the rows, so this is only
   * a check.
   *
   * @param texts the pieces
   * @return this builder
   */
  public RuleBookBuilder firstHand(String... texts) {
    firstHand = list(texts, "texts");
    return this;
  }

  /**
   * States which pieces the second side's hand may hold. They follow from the rows, so this is only
   * a check.
   *
   * @param texts the pieces
   * @return this builder
   */
  public RuleBookBuilder secondHand(String... texts) {
    secondHand = list(texts, "texts");
    return this;
  }

  /**
   * Adds a row. At least one is required.
   *
   * @param row the row
   * @return this builder
   */
  public RuleBookBuilder row(PieceRow row) {
    rows.add(Objects.requireNonNull(row, "row"));
    return this;
  }

  /**
   * Replaces all rows.
   *
   * @param replacement the rows
   * @return this builder
   */
  public RuleBookBuilder rows(List<PieceRow> replacement) {
    for (PieceRow row : Objects.requireNonNull(replacement, "replacement")) {
      Objects.requireNonNull(row, "replacement contains null");
    }
    List<PieceRow> copy = List.copyOf(replacement);
    rows.clear();
    rows.addAll(copy);
    return this;
  }

  /**
   * Sets the squares on which pieces promote. None by default. A move that begins or ends there may
   * promote the piece.
   *
   * @param squares squares and ranges of squares as the first side sees them, such as {@code a7-i9}
   * @return this builder
   */
  public RuleBookBuilder zone(String squares) {
    zone = Objects.requireNonNull(squares, "squares");
    return this;
  }

  /**
   * Sets the sides that keep what they capture and may drop it. None by default.
   *
   * @param sides the sides
   * @return this builder
   */
  public RuleBookBuilder drops(Side... sides) {
    drops = list(sides, "sides");
    return this;
  }

  /**
   * Sets a token whose pieces of the two sides may never see each other along a file. None by
   * default.
   *
   * @param token the token, or the empty string for none
   * @return this builder
   */
  public RuleBookBuilder facing(String token) {
    facing = Objects.requireNonNull(token, "token");
    return this;
  }

  /**
   * Sets the outcome for a side that cannot move and is not in check. A draw by default. Without
   * {@link #check}, it is for every side that cannot move, and a loss by default.
   *
   * @param outcome the outcome
   * @return this builder
   */
  public RuleBookBuilder stalemate(Outcome outcome) {
    stalemate = Objects.requireNonNull(outcome, "outcome");
    return this;
  }

  /**
   * Sets whether a move that leaves its own royal piece attacked is illegal. True by default. If
   * false, capturing the royal piece wins, and a side that cannot move loses, unless {@link
   * #stalemate} is given.
   *
   * @param protectsRoyal whether such moves are illegal
   * @return this builder
   */
  public RuleBookBuilder check(boolean protectsRoyal) {
    check = protectsRoyal;
    return this;
  }

  /**
   * Sets the squares on which a royal piece that is not attacked has won. None by default.
   *
   * @param squares squares and ranges of squares as the first side sees them
   * @return this builder
   */
  public RuleBookBuilder goal(String squares) {
    goal = Objects.requireNonNull(squares, "squares");
    return this;
  }

  /**
   * Sets whether a side with only its royal piece, on the board and in the hand, loses. False by
   * default. If it has just moved, it loses against two pieces or more; if it is to move, against
   * three or more.
   *
   * @param loses whether it loses
   * @return this builder
   */
  public RuleBookBuilder bareRoyalLoses(boolean loses) {
    bareRoyalLoses = loses;
    return this;
  }

  /**
   * Sets whether a piece may be dropped, or decline to promote, where it could never move again.
   * False by default. Other moves to such squares are always legal.
   *
   * @param allows whether this is legal
   * @return this builder
   */
  public RuleBookBuilder allowStuck(boolean allows) {
    allowStuck = allows;
    return this;
  }

  /**
   * Sets the names that other programs give to pieces (see {@link
   * dev.boardwright.FenLetters#pieces}). By default, all names follow from the tokens.
   *
   * @param names the names, each as a token, {@code =} and the name, such as {@code M=F}
   * @return this builder
   */
  public RuleBookBuilder fenPieces(String... names) {
    fenPieces = list(names, "names");
    return this;
  }

  /**
   * Sets the castling rights that have letters of their own in FEN (see {@link
   * dev.boardwright.FenLetters#castling}). By default, they follow from the start position.
   *
   * @param rights the rights, each as a letter, {@code =} and the square of the piece that has the
   *     right, such as {@code K=h1}
   * @return this builder
   */
  public RuleBookBuilder fenCastling(String... rights) {
    fenCastling = list(rights, "rights");
    return this;
  }

  /**
   * Sets the rules about draws: repetition, moves without progress, too few pieces, and impasse
   * (see {@link dev.boardwright.Draws}). By default, there are none.
   *
   * @param rules the rules
   * @return this builder
   */
  public RuleBookBuilder draws(DrawRules rules) {
    draws = Objects.requireNonNull(rules, "rules");
    return this;
  }

  static <T> List<T> list(T[] values, String name) {
    for (T value : Objects.requireNonNull(values, name)) {
      Objects.requireNonNull(value, name + " contains null");
    }
    return List.of(values);
  }

  /**
   * Builds the rules.
   *
   * @return the rules
   * @throws RuleBookException if there is a mistake; it tells the row, the member and the offset
   */
  public RuleBook build() {
    return new RuleBook(
        new Declaration(
            shape,
            order,
            firstStyle,
            secondStyle,
            start,
            pieces,
            firstHand,
            secondHand,
            List.copyOf(rows),
            zone,
            drops,
            facing,
            stalemate,
            check,
            goal,
            bareRoyalLoses,
            allowStuck,
            fenPieces,
            fenCastling,
            draws));
  }
}
