// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** Writes {@code ShogiPosition.Undo}: what a cursor needs to take a move back. */
final class UndoWriter {
  private final BoardNames names;
  private final SquareFields squares;
  private final HandFields hands;

  UndoWriter(BoardNames names, SquareFields squares, HandFields hands) {
    this.names = names;
    this.squares = squares;
    this.hands = hands;
  }

  // public static final class Undo {
  //   private long cursor;
  //   private long before;
  //   private long after;
  //   private int pieceCount;
  //   private long contentHash;
  //   private int squares;
  //   private int codes;
  //   private long firstHand;
  //   private long secondHand;
  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.undo)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(
                "A record of one move of a {@link $T}, to take it back. The next move may use it\n"
                    + "again; a search has one for each ply.\n",
                names.cursor)
            .addField(long.class, "cursor", Modifier.PRIVATE)
            .addField(long.class, "before", Modifier.PRIVATE)
            .addField(long.class, "after", Modifier.PRIVATE)
            .addField(int.class, "pieceCount", Modifier.PRIVATE)
            .addField(long.class, "contentHash", Modifier.PRIVATE);
    for (String field : squares.saved()) {
      type.addField(int.class, field, Modifier.PRIVATE);
    }
    for (String field : hands.saved()) {
      type.addField(hands.savedType(), field, Modifier.PRIVATE);
    }
    return type.addMethod(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("An empty record.\n")
                .build())
        .build();
  }
}
