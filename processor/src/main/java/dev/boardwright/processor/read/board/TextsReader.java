// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.board;

import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.notation.Sin;
import dev.boardwright.processor.model.BoardTexts;
import dev.boardwright.processor.model.DeclaredPiece;
import dev.boardwright.processor.model.PieceAlphabet;
import dev.boardwright.processor.read.AnnotationValues;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Report;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Style;
import dev.boardwright.support.DeclaredPieces;
import dev.boardwright.support.FeenText;
import java.util.List;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@code @Board} says of texts: whether there are any, and the one that games start
 * from. What is a text, and of which board, the runtime decides.
 */
final class TextsReader {
  private static final short[] NO_HANDS = {};

  private final AnnotationValues values;
  private final Report report;
  private final @Nullable AnnotationValue start;

  /** Whether the start is a text at all, of whatever board. */
  private boolean isText = true;

  TextsReader(AnnotationValues values, Report report) {
    this.values = values;
    this.report = report;
    start = values.isWritten("start") ? values.get("start") : null;
  }

  /** Whether the compiler knew the text. */
  boolean isResolved() {
    return !values.isWritten("start")
        || start != null && AnnotationValues.isKnown(start, String.class);
  }

  /** Reports what is wrong with a start whatever else is wrong with the board. */
  void check() {
    String text = values.known("start", String.class);
    if (start == null || text == null) {
      return;
    }
    // An empty text has no first row to ask about.
    if (!values.isWritten("order") && !text.isEmpty()) {
      report.addOn(start, Diagnostic.StartWithoutOrder);
    }
    try {
      // Letters are names as well: this dialect reads whatever the other does.
      Feen.parse(text, FeenDialect.SNN_STYLES);
    } catch (FeenException e) {
      report.addOn(start, syntaxId(e), e.getMessage());
      isText = false;
    }
  }

  /**
   * Reads the texts of a board of which all else is good. Asked after {@link #check}.
   *
   * @return null when positions of the board have no texts, or the start is wrong
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
        report.addOn(start, Diagnostic.StartOfNoText, e.getMessage());
      }
      return null;
    }
    Qi position = start == null || !isText ? null : start(start, empty, dialect, alphabet);
    return hasOrder ? new BoardTexts(dialect, position) : null;
  }

  private @Nullable Qi start(
      AnnotationValue value, Qi empty, FeenDialect dialect, @Nullable PieceAlphabet alphabet) {
    String text = (String) value.getValue();
    try {
      if (alphabet == null) {
        return FeenText.parseStart(text, dialect, empty, null, NO_HANDS);
      }
      DeclaredPieces pieces = pieces(alphabet);
      return FeenText.parseStart(text, dialect, empty, pieces, hands(pieces, alphabet));
    } catch (FeenException e) {
      Diagnostic id = id(e, text, empty, dialect);
      String meant = StartSuggestion.of(id, e, text, empty, alphabet);
      report.addOn(value, id, e.getMessage() + meant);
      return null;
    }
  }

  private static DeclaredPieces pieces(PieceAlphabet alphabet) {
    return DeclaredPieces.of(
        alphabet.pieces().stream().map(DeclaredPiece::text).toArray(String[]::new));
  }

  private static short[] hands(DeclaredPieces pieces, PieceAlphabet alphabet) {
    return pieces.handPlaces(
        1,
        0,
        alphabet.firstHand().toArray(new String[0]),
        alphabet.secondHand().toArray(new String[0]));
  }

  private static Diagnostic syntaxId(FeenException e) {
    return e.field() == FeenField.CARDINALITY
        ? Diagnostic.StartTooManyPieces
        : Diagnostic.StartSyntax;
  }

  /** What a text is that is good, but not for this board. */
  private static Diagnostic id(FeenException e, String text, Qi empty, FeenDialect dialect) {
    // Names, where letters are declared.
    if (!Feen.isValid(text, dialect) || e.field() == FeenField.STYLE_TURN) {
      return Diagnostic.StartStyles;
    }
    boolean isOfShape = Feen.parse(text, dialect).shape().equals(empty.shape());
    return isOfShape ? Diagnostic.StartPiece : Diagnostic.StartShape;
  }
}
