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
 * The style of one side, named after SNN 1.0.0 (snn.rb 1.1.1): the tradition it plays, written in
 * upper case for the first side and in lower case for the second: {@code SHOGI}, {@code shogi}.
 *
 * @param name the tradition in proper case: an upper-case letter, then lower-case letters and
 *     digits, ASCII only, of any length: {@code Shogi}, {@code Chess960}
 * @param side the side that plays it
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record Style(String name, Side side) {
  /**
   * A style. The name is checked before the side.
   *
   * @param name the tradition in proper case
   * @param side the side that plays it
   * @throws IllegalArgumentException if the name is not in proper case, or either is null
   */
  public Style {
    checkName(name);
    checkSide(side);
  }

  /**
   * The pattern of a style's text, anchored to the whole input.
   *
   * @return the pattern, for use with {@code find()} or {@code matches()}
   */
  public static Pattern pattern() {
    return TextPattern.PATTERN;
  }

  /**
   * Tells whether a text names a style.
   *
   * @param s any text, or null
   * @return whether {@link #parse} accepts it; false for null
   */
  public static boolean isValid(@Nullable String s) {
    return s != null && sideOf(s) != null;
  }

  /**
   * Reads a style. {@code parse(s).toString()} is {@code s} again.
   *
   * @param s a letter, then letters and digits, all letters of one case, ASCII only
   * @return the style: the first side's for upper case, the second side's for lower case
   * @throws IllegalArgumentException if {@code s} is anything else, or null
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
   * A style from its parts.
   *
   * @param name the tradition in proper case
   * @param side the side that plays it
   * @return the style
   * @throws IllegalArgumentException if the name is not in proper case, or either is null
   */
  public static Style of(@Nullable String name, @Nullable Side side) {
    return new Style(checkName(name), checkSide(side));
  }

  /** The side of a text, or null when it names no style. */
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

  /** The name as Ruby shows a symbol, which the original message embeds. */
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

  /**
   * The same tradition, played by the other side.
   *
   * @return a style of the opposite side
   */
  public Style flip() {
    return new Style(name, side.opposite());
  }

  /**
   * Another tradition, played by the same side.
   *
   * @param name the tradition in proper case
   * @return this style if that is its name already, otherwise another
   * @throws IllegalArgumentException if the name is not in proper case, or null
   */
  public Style withName(@Nullable String name) {
    String checked = checkName(name);
    return checked.equals(this.name) ? this : new Style(checked, side);
  }

  /**
   * The same tradition, played by a given side.
   *
   * @param side the side
   * @return this style if that is its side already, otherwise another
   * @throws IllegalArgumentException if the side is null
   */
  public Style withSide(@Nullable Side side) {
    Side checked = checkSide(side);
    return checked == this.side ? this : new Style(name, checked);
  }

  /**
   * Tells whether the first side plays this style.
   *
   * @return whether {@link #side()} is {@link Side#FIRST}
   */
  public boolean isFirstPlayer() {
    return side == Side.FIRST;
  }

  /**
   * Tells whether the second side plays this style.
   *
   * @return whether {@link #side()} is {@link Side#SECOND}
   */
  public boolean isSecondPlayer() {
    return side == Side.SECOND;
  }

  /**
   * Tells whether two styles are of the same tradition.
   *
   * @param other another style
   * @return whether the names are equal
   */
  public boolean hasSameName(Style other) {
    return name.equals(Objects.requireNonNull(other, "other").name);
  }

  /**
   * Tells whether two styles are played by the same side.
   *
   * @param other another style
   * @return whether the sides are equal
   */
  public boolean hasSameSide(Style other) {
    return side == Objects.requireNonNull(other, "other").side;
  }

  /** The SNN text: {@code CHESS960} for the first side, {@code chess960} for the second. */
  @Override
  public String toString() {
    return side == Side.FIRST ? name.toUpperCase(Locale.ROOT) : lower(name);
  }

  private static String lower(String s) {
    return s.toLowerCase(Locale.ROOT);
  }

  /** Compiled when first asked for: nothing here needs it. */
  private static final class TextPattern {
    static final Pattern PATTERN = Pattern.compile("\\A(?:[A-Z][A-Z0-9]*+|[a-z][a-z0-9]*+)\\z");
  }
}
