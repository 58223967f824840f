// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

import dev.boardwright.internal.platform.Texts;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A picture of a place in a text, for the message of an error. */
public final class TextPicture {
  /** The number of characters that are shown on each side of the place in a long text. */
  private static final int AROUND = 60;

  private TextPicture() {}

  // invalid piece token (placement, offset 12)
  /**
   * {@return a message with a problem, its place, and a picture of the text}
   *
   * @param field the part of the text in which the error was found
   * @param space the character that the message shows between the words of that part
   * @param offset the offset of the place, 0 to the length of the text
   * @param text the text; or null if it is null itself, in which case there is no picture
   * @throws IndexOutOfBoundsException if the offset is out of range
   */
  public static String message(
      Enum<?> field, char space, String problem, int offset, @Nullable String text) {
    Objects.requireNonNull(field, "field");
    String where = field.name().toLowerCase(Locale.ROOT).replace('_', space);
    return message(where + ", ", problem, offset, text);
  }

  // unknown modifier (offset 3)
  /**
   * {@return a message with a problem, its place, and a picture of the text}
   *
   * @param where what the message shows before the offset
   * @param offset the offset of the place, 0 to the length of the text
   * @param text the text; or null if it is null itself, in which case there is no picture
   * @throws IndexOutOfBoundsException if the offset is out of range
   */
  public static String message(String where, String problem, int offset, @Nullable String text) {
    Objects.requireNonNull(problem, "problem");
    Objects.checkIndex(offset, text == null ? 1 : text.length() + 1);
    String found = problem + " (" + where + "offset " + offset + ")";
    return text == null ? found : found + '\n' + of(text, offset);
  }

  // lnsgk^gsnl/1$5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
  //             ^
  /**
   * {@return the text, or the part of a long text that surrounds the place, and on a second line a
   * caret under the place} Characters that are not printable ASCII are shown as {@code ?}.
   *
   * @param offset the offset of the place, 0 to the length of the text
   */
  public static String of(CharSequence text, int offset) {
    boolean isShort = text.length() <= 2 * AROUND;
    int from = isShort || offset <= AROUND ? 0 : offset - AROUND;
    int to = isShort || text.length() - offset <= AROUND ? text.length() : offset + AROUND;
    StringBuilder picture = new StringBuilder(from > 0 ? "…" : "");
    int caret = picture.length() + offset - from;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      picture.append(c >= ' ' && c <= '~' ? c : '?');
    }
    picture.append(to < text.length() ? "…" : "");
    return picture.append('\n').append(Texts.repeat(" ", caret)).append('^').toString();
  }
}
