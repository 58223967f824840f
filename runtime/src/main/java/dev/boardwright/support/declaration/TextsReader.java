// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.notation.Sin;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Style;
import dev.boardwright.support.DeclaredPieces;
import dev.boardwright.support.FeenText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the members of {@code @Board} that concern texts: whether positions have texts, and
 * the text of the position that games start from. The runtime decides whether a text is valid and
 * whether it belongs to the board.
 */
final class TextsReader {
  private static final short[] NO_HANDS = {};

  private final DeclaredAnnotation values;
  private final DeclarationReport report;
  private final @Nullable DeclaredValue start;

  /** Whether the start is a valid text of any board. */
  private boolean isText = true;

  TextsReader(DeclaredAnnotation values, DeclarationReport report) {
    this.values = values;
    this.report = report;
    start = values.written("start", -1);
    values.text("start"); // which finds out whether it is known
  }

  /** Reports problems of the start that do not depend on the rest of the board. */
  void check() {
    String text = values.known("start", String.class);
    if (start == null || text == null) {
      return;
    }
    // An empty text has no first row, so the message would make no sense for it.
    if (!values.isWritten("order") && !text.isEmpty()) {
      report.add(values, start, Mistake.StartWithoutOrder);
    }
    try {
      // A letter is also a name, so this dialect reads all texts that the other dialect reads.
      Feen.parse(text, FeenDialect.SNN_STYLES);
    } catch (FeenException e) {
      report.add(values, start, syntaxId(e), e.getMessage());
      isText = false;
    }
  }

  /**
   * Reads the texts of a board that is otherwise valid. Call {@link #check} first.
   *
   * @return the texts, without a start if there is none or it is invalid; null if positions of the
   *     board have no texts
   */
  @Nullable BoardTexts read(Shape shape, List<Style> styles, @Nullable PieceAlphabet alphabet) {
    boolean hasOrder = values.isWritten("order");
    Qi empty = Qi.of(shape, styles.get(0).toString(), styles.get(1).toString());
    boolean areLetters = styles.stream().allMatch(style -> Sin.isValid(style.toString()));
    FeenDialect dialect = areLetters ? FeenDialect.FEEN_1_0_0 : FeenDialect.SNN_STYLES;
    try {
      Feen.format(empty, dialect);
    } catch (IllegalArgumentException e) {
      if (start != null) {
        report.add(values, start, Mistake.StartOfNoText, e.getMessage());
      }
      return null;
    }
    Qi position = start == null || !isText ? null : start(start, empty, dialect, alphabet);
    return hasOrder ? new BoardTexts(dialect, position) : null;
  }

  private @Nullable Qi start(
      DeclaredValue value, Qi empty, FeenDialect dialect, @Nullable PieceAlphabet alphabet) {
    String text = values.text("start");
    try {
      if (alphabet == null) {
        return FeenText.parseStart(text, dialect, empty, null, NO_HANDS);
      }
      DeclaredPieces pieces =
          DeclaredPieces.of(
              alphabet.pieces().stream().map(DeclaredPiece::text).toArray(String[]::new));
      String[] first = alphabet.firstHand().toArray(new String[0]);
      String[] second = alphabet.secondHand().toArray(new String[0]);
      short[] hands = pieces.handPlaces(1, 0, first, second);
      return FeenText.parseStart(text, dialect, empty, pieces, hands);
    } catch (FeenException e) {
      Mistake id = id(e, text, empty, dialect);
      String meant = StartSuggestion.of(id, e, text, empty, alphabet);
      report.add(values, value, id, e.getMessage() + meant);
      return null;
    }
  }

  private static Mistake syntaxId(FeenException e) {
    return e.field() == FeenField.CARDINALITY ? Mistake.StartTooManyPieces : Mistake.StartSyntax;
  }

  /** {@return the problem of a text that is valid, but not for this board} */
  private static Mistake id(FeenException e, String text, Qi empty, FeenDialect dialect) {
    // A text that is valid only in the other dialect names its styles with more than one letter.
    if (!Feen.isValid(text, dialect) || e.field() == FeenField.STYLE_TURN) {
      return Mistake.StartStyles;
    }
    boolean isOfShape = Feen.parse(text, dialect).shape().equals(empty.shape());
    return isOfShape ? Mistake.StartPiece : Mistake.StartShape;
  }
}
