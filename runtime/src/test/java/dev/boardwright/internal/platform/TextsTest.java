// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.testing.Effort;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Tests that functions of texts do the same as the methods of {@code String}. */
class TextsTest {
  private static final String PARTS =
      "  \t\f\n\n\u3000\u00A0\u2028xy0123789\\\\\\\"'abfnrstu\0\u00E9";

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(12); length > 0; length--) {
      text.append(PARTS.charAt(random.nextInt(PARTS.length())));
    }
    return text.toString();
  }

  private static void compare(UnaryOperator<String> actual, UnaryOperator<String> expected) {
    long seed = Effort.seed();
    Random random = new Random(seed);
    for (int i = 0; i < Effort.of(50_000, 2_000_000); i++) {
      String text = text(random);
      assertWithMessage("of \"%s\", seed %s", text.replace("\n", "<LF>"), seed)
          .that(result(actual, text))
          .isEqualTo(result(expected, text));
    }
  }

  private static String result(UnaryOperator<String> function, String text) {
    try {
      return function.apply(text);
    } catch (IllegalArgumentException e) {
      return "refused";
    }
  }

  @Test
  void stripsTheIndentationOfTextBlocks() {
    compare(Texts::stripIndent, String::stripIndent);
  }

  @Test
  void translatesTheEscapesOfJava() {
    compare(Texts::translateEscapes, String::translateEscapes);
  }

  @Test
  void stripsBothEnds() {
    compare(Texts::strip, String::strip);
  }

  @Test
  void tellsBlankTexts() {
    compare(text -> "" + Texts.isBlank(text), text -> "" + text.isBlank());
  }

  @Test
  void repeatsTexts() {
    compare(text -> Texts.repeat(text, text.length()), text -> text.repeat(text.length()));
    assertThrows(RuntimeException.class, () -> Texts.repeat("ab", -1));
  }
}
