// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Movement;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A row of a {@link RuleBook}: how the pieces of one or more tokens move, and what the rules say
 * about these tokens.
 *
 * <pre>{@code
 * PieceRow.of("P").moves("fW").promotesTo("+P").maxPerFile(1).dropMates(false)
 * PieceRow.of("+S", "+N", "+L", "+P").moves("WfF")
 * }</pre>
 *
 * <p>Several rows may describe the same token; their movements add up. Where several give the same
 * move, the first one wins. The members {@code moves}, {@code from}, {@code within}, {@code
 * becomes} and {@code passing} belong to the row. All others belong to the token, and are given in
 * one of its rows.
 *
 * <p>If both sides have the same style, tokens are written in upper case, and a row applies to both
 * sides. If the styles differ, a row in upper case applies to the first side, and a row in lower
 * case to the second. Squares and movements are written as if the piece belonged to the first side,
 * also in a row in lower case; for the second side they are turned by half a turn. On a board of
 * 8×8 squares, both {@code P} and {@code p} promote in the zone {@code a8-h8}. Lists of squares
 * name squares and rectangles, such as {@code a1-h1,d4}.
 *
 * <p>A row is checked when a rule book is built from it. Immutable and safe to share between
 * threads.
 */
public final class PieceRow {
  static final String TOKEN = "token";
  static final String NAME = "name";
  static final String MOVES = "moves";
  static final String FROM = "from";
  static final String WITHIN = "within";
  static final String BECOMES = "becomes";
  static final String PASSING = "passing";
  static final String PROMOTES_TO = "promotesTo";
  static final String MUST_PROMOTE = "mustPromote";
  static final String ZONE = "zone";
  static final String PROMOTION_LIMIT = "promotionLimit";
  static final String CASTLES = "castles";
  static final String CAPTURED_AS = "capturedAs";
  static final String DROPS_AS = "dropsAs";
  static final String DROP_ZONE = "dropZone";
  static final String MAX_PER_FILE = "maxPerFile";
  static final String DROP_MATES = "dropMates";

  /** The members that belong to the row, apart from its tokens and its movement. */
  static final List<String> ROW_MEMBERS = List.of(FROM, WITHIN, BECOMES, PASSING);

  /** The members that belong to the token and are given in one of its rows. */
  static final List<String> TOKEN_MEMBERS =
      List.of(
          NAME,
          PROMOTES_TO,
          MUST_PROMOTE,
          ZONE,
          PROMOTION_LIMIT,
          CASTLES,
          CAPTURED_AS,
          DROPS_AS,
          DROP_ZONE,
          MAX_PER_FILE,
          DROP_MATES);

  /** The values of members that are not given, apart from truth values. */
  private static final List<Object> DEFAULTS = List.of("", 0, List.of());

  /** The members that were given, by name. The values are immutable. */
  private final Map<String, Object> members;

  private PieceRow(Map<String, Object> members) {
    this.members = Collections.unmodifiableMap(members);
  }

  /**
   * {@return a row of pieces that do not move}
   *
   * @param tokens one or more EPIN tokens
   */
  public static PieceRow of(String... tokens) {
    return new PieceRow(Map.of()).with(TOKEN, RuleBookBuilder.list(tokens, "tokens"));
  }

  /** Returns a row with a member, which counts as not given if it has its default. */
  private PieceRow with(String member, Object value) {
    boolean isGiven = !DEFAULTS.contains(value) && !value.equals(member.equals(DROP_MATES));
    if (!isGiven && !has(member)) {
      return this; // as for most members of a row that is read from an annotation
    }
    Map<String, Object> changed = new LinkedHashMap<>(members);
    if (isGiven) {
      changed.put(member, value);
    } else {
      changed.remove(member);
    }
    return new PieceRow(changed);
  }

  /**
   * {@return this row with a name of its only token, for code and for messages}
   *
   * @param name the name in capital letters, such as {@code KING}
   */
  public PieceRow name(String name) {
    return with(NAME, Objects.requireNonNull(name, "name"));
  }

  /**
   * {@return this row with a movement in Betza notation}
   *
   * @param betza the text, as {@link Movement#parse} reads it; empty for a piece that does not move
   */
  public PieceRow moves(String betza) {
    return with(MOVES, Objects.requireNonNull(betza, "betza"));
  }

  /**
   * {@return this row with a movement, or with its text if it has one}
   *
   * @param movement the movement, as the first side's pieces make it
   * @see Movement#toBetza
   */
  public PieceRow moves(Movement movement) {
    Objects.requireNonNull(movement, "movement");
    // Rows are compared by the texts of their movements.
    Optional<String> text = movement.terms().isEmpty() ? Optional.of("") : movement.toBetza();
    return with(MOVES, text.isPresent() ? text.get() : movement);
  }

  /**
   * {@return this row for moves and attacks that begin on certain squares only}
   *
   * @param squares squares and ranges of squares, such as {@code a6-i10}
   */
  public PieceRow from(String squares) {
    return with(FROM, Objects.requireNonNull(squares, "squares"));
  }

  /**
   * {@return this row for moves and attacks that end on certain squares only}
   *
   * @param squares squares and ranges of squares, such as {@code d1-f3}
   */
  public PieceRow within(String squares) {
    return with(WITHIN, Objects.requireNonNull(squares, "squares"));
  }

  /**
   * {@return this row with a token that the piece becomes with any move of the row}
   *
   * @param token the token
   */
  public PieceRow becomes(String token) {
    return with(BECOMES, Objects.requireNonNull(token, "token"));
  }

  /**
   * {@return this row with a token that the piece becomes with the lame leap of the row, if an
   * opponent's piece can capture it en passant} It becomes itself again with the next move of
   * either side. The row must have exactly one lame leap in one direction. If the row also has
   * {@link #becomes}, that leap must not capture en passant itself.
   *
   * @param token a token without rows of its own
   */
  public PieceRow passing(String token) {
    return with(PASSING, Objects.requireNonNull(token, "token"));
  }

  /**
   * {@return this row with the tokens that the piece may promote to}
   *
   * @param tokens the tokens
   */
  public PieceRow promotesTo(String... tokens) {
    return with(PROMOTES_TO, RuleBookBuilder.list(tokens, "tokens"));
  }

  /**
   * {@return this row with compulsory promotion or without}
   *
   * @param mustPromote whether declining is illegal
   */
  public PieceRow mustPromote(boolean mustPromote) {
    return with(MUST_PROMOTE, mustPromote);
  }

  /**
   * {@return this row with a promotion zone of its own, in place of the game's}
   *
   * @param squares squares and ranges of squares
   */
  public PieceRow zone(String squares) {
    return with(ZONE, Objects.requireNonNull(squares, "squares"));
  }

  /**
   * {@return this row with a limit for promotions to its tokens} A piece promotes to such a token
   * only while its side has fewer of it on the board.
   *
   * @param limit the limit; 0 for none
   */
  public PieceRow promotionLimit(int limit) {
    return with(PROMOTION_LIMIT, limit);
  }

  /**
   * {@return this row as a partner for castling, or not} A row of the token must say what it {@link
   * #becomes}, because a royal piece that moves ends the right.
   *
   * @param castles whether a royal piece castles with pieces of this row
   */
  public PieceRow castles(boolean castles) {
    return with(CASTLES, castles);
  }

  /**
   * {@return this row with the token that goes to the hand of a side that captures the piece} By
   * default, it is the letter alone. If the styles differ, it is the letter with {@code '} for a
   * piece without {@code '}.
   *
   * @param token the token, in either case
   */
  public PieceRow capturedAs(String token) {
    return with(CAPTURED_AS, Objects.requireNonNull(token, "token"));
  }

  /**
   * {@return this row with the tokens that a piece in the hand may be dropped as} By default, it is
   * dropped as itself.
   *
   * @param tokens the tokens
   */
  public PieceRow dropsAs(String... tokens) {
    return with(DROPS_AS, RuleBookBuilder.list(tokens, "tokens"));
  }

  /**
   * {@return this row with the squares that the piece may be dropped on}
   *
   * @param squares squares and ranges of squares
   */
  public PieceRow dropZone(String squares) {
    return with(DROP_ZONE, Objects.requireNonNull(squares, "squares"));
  }

  /**
   * {@return this row with a limit for drops: a piece is not dropped on a file on which its side
   * has as many of exactly this token}
   *
   * @param limit the limit; 0 for none
   */
  public PieceRow maxPerFile(int limit) {
    return with(MAX_PER_FILE, limit);
  }

  /**
   * {@return this row with drops that may give checkmate, or not}
   *
   * @param dropMates whether a drop may give checkmate
   */
  public PieceRow dropMates(boolean dropMates) {
    return with(DROP_MATES, dropMates);
  }

  /** {@return the tokens that this row describes} */
  public List<String> tokens() {
    return texts(TOKEN);
  }

  /**
   * {@return the movement of this row, as the first side's pieces make it; without terms for a
   * piece that does not move}
   *
   * @throws dev.boardwright.geometry.MovementException if the text of the movement is not valid
   */
  public Movement movement() {
    Object moves = members.getOrDefault(MOVES, "");
    if (moves instanceof Movement movement) {
      return movement;
    }
    return moves.equals("") ? new Movement(List.of()) : Movement.parse((String) moves);
  }

  /**
   * {@return the text of the movement, as it was given; empty if it was given as an object that has
   * no text} A piece that does not move has the text {@code ""}.
   */
  public Optional<String> moves() {
    return members.getOrDefault(MOVES, "") instanceof String text
        ? Optional.of(text)
        : Optional.empty();
  }

  /** {@return the squares on which the row's moves begin, as they were given; empty for all} */
  public String from() {
    return text(FROM);
  }

  /** {@return the squares on which the row's moves end, as they were given; empty for all} */
  public String within() {
    return text(WITHIN);
  }

  /** {@return the token that the piece becomes with any move of the row, or the empty string} */
  public String becomes() {
    return text(BECOMES);
  }

  /** {@return the token of the piece after the leap of the row, or the empty string} */
  public String passing() {
    return text(PASSING);
  }

  /** {@return the tokens that the piece may promote to} */
  public List<String> promotesTo() {
    return texts(PROMOTES_TO);
  }

  /** {@return whether the piece must promote whenever it can} */
  public boolean mustPromote() {
    return flag(MUST_PROMOTE, false);
  }

  /** {@return the promotion zone of the token, as it was given; empty for the game's} */
  public String zone() {
    return text(ZONE);
  }

  /** {@return the limit for promotions to the token; 0 for none} */
  public int promotionLimit() {
    return number(PROMOTION_LIMIT);
  }

  /** {@return whether the piece is a partner for castling} */
  public boolean castles() {
    return flag(CASTLES, false);
  }

  /** {@return the token that a capturing side receives, or the empty string for the default} */
  public String capturedAs() {
    return text(CAPTURED_AS);
  }

  /** {@return the name of the token, or the empty string if none was given} */
  public String name() {
    return text(NAME);
  }

  /** {@return the tokens that the piece may be dropped as; empty for itself} */
  public List<String> dropsAs() {
    return texts(DROPS_AS);
  }

  /** {@return the squares that the piece may be dropped on, as they were given; empty for all} */
  public String dropZone() {
    return text(DROP_ZONE);
  }

  /** {@return the limit for drops on a file; 0 for none} */
  public int maxPerFile() {
    return number(MAX_PER_FILE);
  }

  /** {@return whether a drop of the piece may give checkmate} */
  public boolean dropMates() {
    return flag(DROP_MATES, true);
  }

  /** Returns the text of the movement, or null if it has none or was not given. */
  @Nullable String movesText() {
    return members.get(MOVES) instanceof String text ? text : null;
  }

  /** Returns a member, or null if it was not given. */
  @Nullable Object member(String member) {
    return members.get(member);
  }

  /** Returns whether a member was given. */
  boolean has(String member) {
    return members.containsKey(member);
  }

  /** Returns a member that is a text, or the empty string. */
  String text(String member) {
    return (String) members.getOrDefault(member, "");
  }

  /** Returns a member that is a list of texts, or the empty list. */
  @SuppressWarnings("unchecked") // only lists of strings are stored under these names
  List<String> texts(String member) {
    return (List<String>) members.getOrDefault(member, List.of());
  }

  /** Returns a member that is a number, or 0. */
  int number(String member) {
    return (Integer) members.getOrDefault(member, 0);
  }

  /** Returns a member that is a truth value, or its default. */
  boolean flag(String member, boolean byDefault) {
    return (Boolean) members.getOrDefault(member, byDefault);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PieceRow other && members.equals(other.members);
  }

  @Override
  public int hashCode() {
    return members.hashCode();
  }

  /** {@return the members that were given, such as {@code {token=[P], moves=fW}}} */
  @Override
  public String toString() {
    return members.toString();
  }
}
