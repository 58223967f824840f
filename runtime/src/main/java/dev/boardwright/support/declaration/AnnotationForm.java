// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The members of an annotation type: what a compiler reads from its class file. A test compares
 * them with the annotation types.
 */
final class AnnotationForm {
  /** A kind of value. */
  enum Kind {
    TEXT,
    NUMBER,
    FLAG,
    ORDER,
    OUTCOME,
    SIDE,
    ROW
  }

  /**
   * A member.
   *
   * @param kind the kind of its value, or of its elements
   * @param isArray whether it is an array
   * @param otherwise its default, or null if it must be written
   */
  record Member(Kind kind, boolean isArray, @Nullable Object otherwise) {}

  static final AnnotationForm BOARD =
      new AnnotationForm("Board")
          .array(Kind.NUMBER, null, "shape")
          .array(Kind.TEXT, null, "styles")
          .one(Kind.ORDER, "ASCENDING", "order")
          .one(Kind.TEXT, "", "start")
          .array(Kind.TEXT, List.of(), "pieces", "firstHand", "secondHand");

  static final AnnotationForm PIECE =
      new AnnotationForm("Piece")
          .array(Kind.TEXT, null, "token")
          .one(Kind.TEXT, null, "moves")
          .one(Kind.TEXT, "", "from", "within", "name", "becomes", "passing", "zone", "capturedAs")
          .one(Kind.TEXT, "", "dropZone")
          .array(Kind.TEXT, List.of(), "promotesTo", "dropsAs")
          .one(Kind.FLAG, false, "mustPromote", "castles")
          .one(Kind.FLAG, true, "dropMates")
          .one(Kind.NUMBER, 0, "promotionLimit", "maxPerFile");

  static final AnnotationForm RULES =
      new AnnotationForm("Rules")
          .array(Kind.ROW, null, "value")
          .one(Kind.TEXT, "", "zone", "facing", "goal")
          .array(Kind.SIDE, List.of(), "drops")
          .one(Kind.OUTCOME, "DRAW", "stalemate")
          .one(Kind.FLAG, true, "check")
          .one(Kind.FLAG, false, "bareRoyalLoses", "allowStuck");

  static final AnnotationForm FEN_LETTERS =
      new AnnotationForm("FenLetters").array(Kind.TEXT, List.of(), "pieces", "castling", "resets");

  final String name;
  final Map<String, Member> members = new LinkedHashMap<>();

  private AnnotationForm(String name) {
    this.name = name;
  }

  private AnnotationForm one(Kind kind, @Nullable Object otherwise, String... names) {
    List.of(names).forEach(member -> members.put(member, new Member(kind, false, otherwise)));
    return this;
  }

  private AnnotationForm array(Kind kind, @Nullable List<?> otherwise, String... names) {
    List.of(names).forEach(member -> members.put(member, new Member(kind, true, otherwise)));
    return this;
  }
}
