// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thrown for a text that is not a position in FEEN. The message says what is wrong. Below it stands
 * the text, or the bad part of a long one, with a caret under the first bad character:
 *
 * <pre>
 * invalid piece token (placement, offset 12)
 * lnsgk^gsnl/1$5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
 *             ^
 * </pre>
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class FeenException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** How much of a long text is shown on each side of what is bad. */
  private static final int AROUND = 60;

  /** The part of the text that is wrong. */
  private final FeenField field;

  /** What is wrong. */
  private final String problem;

  /** Where. */
  private final int offset;

  /**
   * A refusal.
   *
   * @param field the part of the text that is wrong
   * @param problem what is wrong
   * @param offset where the first bad character is, 0 to the length of the text
   * @param text the text, in which characters that are not printable ASCII are shown as {@code ?};
   *     null if the text itself is null: the offset is then 0, and no text is shown
   * @throws IndexOutOfBoundsException if the offset is beyond the text
   */
  public FeenException(FeenField field, String problem, int offset, @Nullable String text) {
    super(message(field, problem, offset, text));
    this.field = field;
    this.problem = problem;
    this.offset = offset;
  }

  private static String message(
      FeenField field, String problem, int offset, @Nullable String text) {
    Objects.requireNonNull(field, "field");
    Objects.requireNonNull(problem, "problem");
    Objects.checkIndex(offset, text == null ? 1 : text.length() + 1);
    String where =
        switch (field) {
          case TEXT -> "text";
          case PLACEMENT -> "placement";
          case HANDS -> "hands";
          case STYLE_TURN -> "style-turn";
          case CARDINALITY -> "cardinality";
        };
    String found = problem + " (" + where + ", offset " + offset + ")";
    return text == null ? found : found + '\n' + picture(text, offset);
  }

  // lnsgk^gsnl/1$5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
  //             ^
  private static String picture(String text, int offset) {
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
    return picture.append('\n').append(" ".repeat(caret)).append('^').toString();
  }

  /**
   * The part of the text that is wrong.
   *
   * @return the field
   */
  public FeenField field() {
    return field;
  }

  /**
   * What is wrong, without the picture: in the words of feen.rb 0.5.0 where it refuses the same.
   *
   * @return one line
   */
  public String problem() {
    return problem;
  }

  /**
   * Where the first bad character is.
   *
   * @return 0 to the length of the text; the length when something is missing at its end
   */
  public int offset() {
    return offset;
  }
}
