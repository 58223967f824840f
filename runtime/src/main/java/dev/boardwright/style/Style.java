// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.style;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.internal.text.StyleText;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The style of one side, as defined by SNN 1.0.0 (snn.rb 1.1.1). It consists of a tradition and the
 * side that plays it. Its text is in upper case for the first side and in lower case for the
 * second: {@code SHOGI}, {@code shogi}.
 *
 * @param name the name of the tradition in proper case: an upper-case letter followed by lower-case
 *     letters and digits, all ASCII, of any length, such as {@code Shogi} or {@code Chess960}
 * @param side the side that plays the style
 */
public record Style(String name, Side side) {
  /**
   * Creates a style. The name is checked before the side.
   *
   * @param name the name of the tradition in proper case
   * @param side the side that plays the style
   * @throws IllegalArgumentException if the name is not in proper case, or either argument is null
   */
  public Style {
    checkName(name);
    checkSide(side);
  }

  /**
   * {@return a pattern for the text of a style, anchored to the whole input, for use with {@code
   * find()} or {@code matches()}}
   */
  public static Pattern pattern() {
    return TextPattern.PATTERN;
  }

  /**
   * {@return whether {@link #parse} accepts a text; false for null}
   *
   * @param s any text, or null
   */
  public static boolean isValid(@Nullable String s) {
    return s != null && sideOf(s) != null;
  }

  /**
   * Parses the text of a style. {@code parse(s).toString()} equals {@code s}.
   *
   * @param s a letter followed by letters and digits, all ASCII, with all letters in the same case
   * @return the style: the first side's for upper case, the second side's for lower case
   * @throws IllegalArgumentException if {@code s} is not such a text, or is null
   */
  public static Style parse(@Nullable String s) {
    Side side = s == null ? null : sideOf(s);
    if (s == null || side == null) {
      throw new IllegalArgumentException(
          "Invalid SNN string: " + (s == null ? "" : Quoted.shortened(s)));
    }
    return new Style(s.substring(0, 1).toUpperCase(Locale.ROOT) + lower(s.substring(1)), side);
  }

  /**
   * Creates a style from a name and a side.
   *
   * @param name the name of the tradition in proper case
   * @param side the side that plays the style
   * @return the style
   * @throws IllegalArgumentException if the name is not in proper case, or either argument is null
   */
  public static Style of(@Nullable String name, @Nullable Side side) {
    return new Style(checkName(name), checkSide(side));
  }

  /** Returns the side of a style's text, or null if the text is not a style. */
  private static @Nullable Side sideOf(String s) {
    if (StyleText.firstBad(s, 0, s.length()) >= 0) {
      return null;
    }
    return s.charAt(0) <= 'Z' ? Side.FIRST : Side.SECOND;
  }

  private static String checkName(@Nullable String name) {
    if (name == null || !isProper(name)) {
      throw new IllegalArgumentException(
          "Name must be a symbol with proper capitalization (first letter uppercase, rest"
              + " lowercase), got: "
              + (name == null ? "null" : symbol(name)));
    }
    return name;
  }

  /** Returns the name as Ruby prints a symbol, to reproduce the message of snn.rb. */
  private static String symbol(String name) {
    boolean isIdentifier =
        !name.isEmpty()
            && !isDigit(name.charAt(0))
            && name.codePoints().allMatch(c -> c == '_' || Character.isLetterOrDigit(c));
    return ":" + (isIdentifier ? Quoted.shortened(name) : Quoted.of(name));
  }

  private static boolean isProper(String name) {
    for (int i = 1; i < name.length(); i++) {
      char c = name.charAt(i);
      if ((c < 'a' || c > 'z') && !isDigit(c)) {
        return false;
      }
    }
    return !name.isEmpty() && name.charAt(0) >= 'A' && name.charAt(0) <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static Side checkSide(@Nullable Side side) {
    if (side == null) {
      throw new IllegalArgumentException("Side must be :first or :second, got: null");
    }
    return side;
  }

  /** {@return a style of the same tradition, played by the other side} */
  public Style flip() {
    return new Style(name, side.opposite());
  }

  /**
   * {@return a style of the given tradition, played by the same side; this style if it has that
   * name already}
   *
   * @param name the name of the tradition in proper case
   * @throws IllegalArgumentException if the name is not in proper case, or is null
   */
  public Style withName(@Nullable String name) {
    String checked = checkName(name);
    return checked.equals(this.name) ? this : new Style(checked, side);
  }

  /**
   * {@return a style of the same tradition, played by the given side; this style if it has that
   * side already}
   *
   * @param side the side
   * @throws IllegalArgumentException if the side is null
   */
  public Style withSide(@Nullable Side side) {
    Side checked = checkSide(side);
    return checked == this.side ? this : new Style(name, checked);
  }

  /** {@return whether the first side plays this style} */
  public boolean isFirstPlayer() {
    return side == Side.FIRST;
  }

  /** {@return whether the second side plays this style} */
  public boolean isSecondPlayer() {
    return side == Side.SECOND;
  }

  /**
   * {@return whether this style and another one are of the same tradition}
   *
   * @param other another style
   */
  public boolean hasSameName(Style other) {
    return name.equals(Objects.requireNonNull(other, "other").name);
  }

  /**
   * {@return whether the same side plays this style and another one}
   *
   * @param other another style
   */
  public boolean hasSameSide(Style other) {
    return side == Objects.requireNonNull(other, "other").side;
  }

  /** Returns the SNN text: {@code CHESS960} for the first side, {@code chess960} for the second. */
  @Override
  public String toString() {
    return side == Side.FIRST ? name.toUpperCase(Locale.ROOT) : lower(name);
  }

  private static String lower(String s) {
    return s.toLowerCase(Locale.ROOT);
  }

  /** Holds the pattern, so that it is compiled only when {@link #pattern} is first called. */
  private static final class TextPattern {
    static final Pattern PATTERN = Pattern.compile("\\A(?:[A-Z][A-Z0-9]*+|[a-z][a-z0-9]*+)\\z");
  }
}
