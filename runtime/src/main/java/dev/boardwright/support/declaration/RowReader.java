// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.PieceRow;

/** A reader of {@code @Piece}. */
final class RowReader {
  private RowReader() {}

  /** {@return the row that an annotation describes} */
  static PieceRow read(MemberValues values) {
    return PieceRow.of(texts(values, "token"))
        .name(values.text("name"))
        .moves(values.text("moves"))
        .from(values.text("from"))
        .within(values.text("within"))
        .becomes(values.text("becomes"))
        .passing(values.text("passing"))
        .promotesTo(texts(values, "promotesTo"))
        .mustPromote(values.flag("mustPromote"))
        .zone(values.text("zone"))
        .promotionLimit(values.number("promotionLimit"))
        .castles(values.flag("castles"))
        .capturedAs(values.text("capturedAs"))
        .dropsAs(texts(values, "dropsAs"))
        .dropZone(values.text("dropZone"))
        .maxPerFile(values.number("maxPerFile"))
        .dropMates(values.flag("dropMates"));
  }

  private static String[] texts(MemberValues values, String member) {
    return values.texts(member).toArray(new String[0]);
  }
}
