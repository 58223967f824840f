// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.Qi;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Suggestions for an invalid start. */
final class StartSuggestion {
  private static final Pattern PIECE = Pattern.compile("[+-]?[A-Za-z]\\^?'?");

  private StartSuggestion() {}

  /**
   * {@return the last line of a message about an invalid start, or an empty string if there is
   * nothing to suggest}
   *
   * @param id the problem of the start
   * @param empty a position of the declared shape and styles
   * @param alphabet the declared pieces, or null if there are none
   */
  static String of(
      Mistake id, FeenException refusal, String text, Qi empty, @Nullable PieceAlphabet alphabet) {
    String meant =
        switch (id) {
          case StartPiece -> alphabet == null ? null : piece(refusal, text, alphabet);
          case StartShape -> shape(text, empty.shape());
          case StartStyles -> quoted(styles(text, empty));
          default -> null;
        };
    return meant == null ? "" : "\ndid you mean " + meant + "?";
  }

  private static @Nullable String quoted(@Nullable String text) {
    return text == null ? null : "\"" + text + "\"";
  }

  private static @Nullable String piece(
      FeenException refusal, String text, PieceAlphabet alphabet) {
    Matcher piece = PIECE.matcher(text).region(refusal.offset(), text.length());
    if (!piece.lookingAt()) {
      return null;
    }
    List<String> pieces =
        alphabet.pieces().stream().map(DeclaredPiece::text).collect(Lists.toList());
    if (refusal.field() == FeenField.HANDS) {
      boolean isFirst = text.indexOf('/', text.indexOf(' ')) > refusal.offset();
      pieces = isFirst ? alphabet.firstHand() : alphabet.secondHand();
    }
    return quoted(Suggestions.to(piece.group(), pieces));
  }

  /**
   * {@return the shape of the text if it has the declared sizes in another order, otherwise null}
   */
  private static @Nullable String shape(String text, Shape declared) {
    int[] written = Feen.parse(text, FeenDialect.SNN_STYLES).shape().toArray();
    boolean isTurned =
        Arrays.equals(
            Arrays.stream(written).sorted().toArray(),
            Arrays.stream(declared.toArray()).sorted().toArray());
    return isTurned
        ? Arrays.stream(written)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", ", "shape = {", "}"))
        : null;
  }

  /** {@return the declared styles as FEEN writes them for the side to move in the text} */
  private static String styles(String text, Qi empty) {
    char first = text.charAt(text.lastIndexOf(' ') + 1);
    return Character.isLowerCase(first)
        ? empty.secondPlayerStyle() + "/" + empty.firstPlayerStyle()
        : empty.firstPlayerStyle() + "/" + empty.secondPlayerStyle();
  }
}
