// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementException;
import dev.boardwright.rules.RuleProblem;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Suggestions for movements that are not valid Betza notation. Each one is a valid movement in
 * which only the wrong characters were left out, or written in the other case, and everything else
 * keeps its meaning. There is none for a letter that may be meant in another way: {@code a} in
 * {@code mafsW} is a modifier of another dialect.
 */
final class MovementSuggestions {
  /** The maximum length of a movement for which there is a suggestion. */
  private static final int MAX_LENGTH = 40;

  /** The characters that people write between terms. A royal piece's token ends in {@code ^}. */
  private static final String SEPARATORS = " \t,;+|^";

  /** Modifiers whose capitals are no atoms in any dialect. */
  private static final String SMALL = "eimpsv";

  /** Two directions that are read as one, and one that is written twice. */
  private static final Pattern JOINED =
      Pattern.compile(".*(?:[fbv][lrs]|[lrs][fbv]|[fblr]h|([A-Z])\\1).*");

  private MovementSuggestions() {}

  /** {@return a valid movement that means the same as the one of a problem, or null} */
  static @Nullable String to(RuleProblem problem) {
    String text = problem.text();
    if (text == null || text.length() > MAX_LENGTH) {
      return null;
    }
    for (int slips = 0; slips < MAX_LENGTH && text != null; slips++) {
      int offset = wrong(text);
      if (offset < 0) {
        return text;
      }
      text = mended(text, offset);
    }
    return null;
  }

  /** {@return the offset of the first wrong character, or a negative number if there is none} */
  private static int wrong(String text) {
    try {
      Movement.parse(text);
      return -1;
    } catch (MovementException e) {
      return e.offset();
    }
  }

  /** {@return a text without the mistake at an offset, or null if its meaning is not clear} */
  private static @Nullable String mended(String text, int offset) {
    char wrong = at(text, offset);
    char last = at(text, offset - 1);
    char next = at(text, offset + 1);
    boolean isAfterAtom = Character.isUpperCase(last);
    if (offset == text.length() || isAfterAtom && wrong(text.substring(0, offset)) >= 0) {
      return null; // something is missing
    }
    boolean isEnd = next == ' ' || Character.isDigit(next);
    int from = offset;
    String mended = null;
    if (wrong == '1' && isAfterAtom && !Character.isDigit(next)) {
      from--;
      mended = String.valueOf(last).replace('R', 'W').replace('B', 'F').replace('Q', 'K');
    } else if (wrong == 'w' || isEnd && "acdgknoqz".indexOf(wrong) >= 0) {
      mended = String.valueOf(Character.toUpperCase(wrong));
    } else if (!isEnd && SMALL.indexOf(Character.toLowerCase(wrong)) >= 0 && wrong <= 'Z') {
      mended = String.valueOf(Character.toLowerCase(wrong));
    } else if (SEPARATORS.indexOf(wrong) >= 0
        ? !Character.isDigit(next)
        : isRepeated(text, offset)) {
      mended = "";
    }
    // Characters that were apart must not be read as one.
    return mended == null || JOINED.matcher(at(text, from - 1) + mended + next).matches()
        ? null
        : text.substring(0, from) + mended + text.substring(offset + 1);
  }

  /** {@return whether a term says the same without one of its modifiers, which is wrong} */
  private static boolean isRepeated(String text, int offset) {
    String wrong = text.substring(offset, offset + 1);
    String rest = text.substring(offset).replaceFirst("[a-z]*", "");
    if ("fbvlrs".contains(wrong)) {
      boolean isOfCastling = rest.startsWith("O") && "fbv".contains(wrong);
      return !isOfCastling && !JOINED.matcher(wrong + at(text, offset + 1)).matches();
    }
    String before = text.substring(0, offset).replaceFirst(".*[^a-z]", "");
    return "mcenpgi".contains(wrong) && before.contains(wrong);
  }

  /** {@return the character at an offset, or a space beyond the ends of the text} */
  private static char at(String text, int offset) {
    return offset >= 0 && offset < text.length() ? text.charAt(offset) : ' ';
  }
}
