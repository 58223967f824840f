// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.style.Side;
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
          .array("shape", Kind.NUMBER, true)
          .array("styles", Kind.TEXT, true)
          .one("order", Kind.ORDER, SquareOrder.ASCENDING)
          .texts("start")
          .arrays(Kind.TEXT, "pieces", "firstHand", "secondHand");

  static final AnnotationForm PIECE =
      new AnnotationForm("Piece")
          .array("token", Kind.TEXT, true)
          .one("moves", Kind.TEXT, null)
          .texts("from", "within", "name", "becomes", "passing", "zone", "capturedAs", "dropZone")
          .arrays(Kind.TEXT, "promotesTo", "dropsAs")
          .one("mustPromote", Kind.FLAG, false)
          .one("castles", Kind.FLAG, false)
          .one("dropMates", Kind.FLAG, true)
          .one("promotionLimit", Kind.NUMBER, 0)
          .one("maxPerFile", Kind.NUMBER, 0);

  static final AnnotationForm RULES =
      new AnnotationForm("Rules")
          .array("value", Kind.ROW, true)
          .texts("zone", "facing", "goal")
          .array("drops", Kind.SIDE, false)
          .one("stalemate", Kind.OUTCOME, Outcome.DRAW)
          .one("check", Kind.FLAG, true)
          .one("bareRoyalLoses", Kind.FLAG, false)
          .one("allowStuck", Kind.FLAG, false);

  static final AnnotationForm FEN_LETTERS =
      new AnnotationForm("FenLetters").arrays(Kind.TEXT, "pieces", "castling", "resets");

  final String name;
  private final Map<String, Member> members = new LinkedHashMap<>();

  private AnnotationForm(String name) {
    this.name = name;
  }

  private AnnotationForm one(String member, Kind kind, @Nullable Object otherwise) {
    members.put(member, new Member(kind, false, otherwise));
    return this;
  }

  private AnnotationForm array(String member, Kind kind, boolean isRequired) {
    members.put(member, new Member(kind, true, isRequired ? null : List.of()));
    return this;
  }

  private AnnotationForm texts(String... names) {
    for (String text : names) {
      one(text, Kind.TEXT, "");
    }
    return this;
  }

  private AnnotationForm arrays(Kind kind, String... names) {
    for (String array : names) {
      array(array, kind, false);
    }
    return this;
  }

  /** {@return the members by their names} */
  Map<String, Member> members() {
    return members;
  }

  /** {@return the constants of an enum, none for other kinds} */
  static Enum<?>[] constants(Kind kind) {
    return switch (kind) {
      case ORDER -> SquareOrder.values();
      case OUTCOME -> Outcome.values();
      case SIDE -> Side.values();
      default -> new Enum<?>[0];
    };
  }
}
