// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.notation.TokenNames;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.support.DeclaredPieces;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A reader of the pieces of {@code @Board}, and of the pieces that each hand may hold. */
final class AlphabetReader {
  /** The maximum number of suggestions for a hand. More invalid texts cannot be typing errors. */
  private static final int MAX_SUGGESTIONS = 20;

  private final DeclaredAnnotation values;
  private final DeclarationReport report;
  private boolean areKnown = true;

  /** The pieces by their texts. */
  private final Map<String, DeclaredPiece> pieces = new LinkedHashMap<>();

  AlphabetReader(DeclaredAnnotation values, DeclarationReport report) {
    this.values = values;
    this.report = report;
  }

  /** {@return the alphabet of a game, which follows from its rules} */
  static PieceAlphabet alphabet(RuleBook rules) {
    return new PieceAlphabet(
        IntStream.rangeClosed(1, rules.pieces().size())
            .mapToObj(code -> PieceNames.piece(rules.pieces().get(code - 1), rules.name(code)))
            .collect(Lists.toList()),
        rules.handPieces(Side.FIRST),
        rules.handPieces(Side.SECOND));
  }

  /**
   * Reads the alphabet.
   *
   * @param hasRules whether the board has rules, from which the pieces follow if they are not
   *     declared
   * @return the alphabet, or null if no pieces are declared
   */
  @Nullable PieceAlphabet read(boolean hasRules) {
    if (!values.isWritten("pieces")) {
      if (!hasRules) {
        refuseHand("firstHand");
        refuseHand("secondHand");
      }
      return null;
    }
    readPieces();
    List<String> firstHand = hand("firstHand");
    List<String> secondHand = hand("secondHand");
    return new PieceAlphabet(List.copyOf(pieces.values()), firstHand, secondHand);
  }

  private void refuseHand(String member) {
    if (values.isWritten(member)) {
      report.add(values, values.written(member, -1), Mistake.HandWithoutPieces, member);
    }
  }

  /** Returns the known texts of a member, and remembers whether there are unknown ones. */
  private List<String> texts(String member) {
    List<String> texts = values.texts(member);
    areKnown &= texts.size() == values.elements(member).size();
    return texts;
  }

  private void readPieces() {
    List<String> texts = texts("pieces");
    List<DeclaredValue> elements = values.elements("pieces");
    if (elements.isEmpty()) {
      report.add(values, values.written("pieces", -1), Mistake.PiecesEmpty);
    }
    if (elements.size() > DeclaredPieces.MAX_COUNT) {
      report.add(
          values,
          values.written("pieces", -1),
          Mistake.TooManyPieces,
          DeclaredPieces.MAX_COUNT,
          elements.size());
    }
    TokenNames names = new TokenNames(texts);
    Map<String, Integer> indexOf = new HashMap<>();
    Map<String, Integer> indexOfConstant = new HashMap<>();
    for (int i = 0; i < elements.size(); i++) {
      DeclaredValue value = elements.get(i);
      String text = value.known(String.class);
      if (text == null) {
        continue;
      }
      String where = Quoting.element("pieces", i, text);
      DeclaredPiece piece = PieceNames.piece(text, names);
      Integer first = indexOf.putIfAbsent(text, i);
      if (first != null) {
        report.add(values, value, Mistake.DuplicatePiece, where, "declared", "pieces", first);
        continue;
      }
      pieces.put(text, piece);
      String refusal = DeclarationReader.refusal(() -> QiLimits.checkPiece(text));
      if (refusal != null) {
        report.add(values, value, Mistake.PieceTooLong, where, refusal);
      }
      Integer other = indexOfConstant.putIfAbsent(piece.constant(), i);
      if (other != null) {
        report.add(
            values, value, Mistake.PieceNameClash, where, Quoting.name(piece.constant()), other);
      }
    }
  }

  private List<String> hand(String member) {
    if (!values.isWritten(member) || pieces.isEmpty()) {
      return List.copyOf(pieces.keySet());
    }
    List<String> texts = texts(member);
    List<DeclaredValue> elements = values.elements(member);
    Map<String, Integer> hand = new LinkedHashMap<>();
    int refused = 0;
    for (int i = 0; i < elements.size(); i++) {
      DeclaredValue value = elements.get(i);
      String text = value.known(String.class);
      if (text == null) {
        continue;
      }
      String where = Quoting.element(member, i, text);
      Integer first = hand.get(text);
      if (first != null) {
        report.add(values, value, Mistake.DuplicatePiece, where, "listed", member, first);
      } else if (!pieces.containsKey(text) && areKnown) {
        boolean isSuggested =
            ++refused <= MAX_SUGGESTIONS && pieces.size() <= DeclaredPieces.MAX_COUNT;
        String meant = isSuggested ? Suggestions.suggestion(meant(text, texts)) : "";
        report.add(values, value, Mistake.HandPiece, where, meant);
      } else {
        hand.put(text, i);
      }
    }
    return List.copyOf(hand.keySet());
  }

  /** {@return a piece that is similar to a text and not listed for the hand, or null} */
  private @Nullable String meant(String text, List<String> hand) {
    Set<String> left = new LinkedHashSet<>(pieces.keySet());
    hand.forEach(left::remove);
    return Suggestions.to(text, left);
  }
}
