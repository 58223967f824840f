// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.ArrayList;
import java.util.List;

/**
 * A writer of the method that converts a text to an index. If the name of every square has one
 * letter for the file, at most two digits for the rank and at most one letter for the layer, the
 * method computes the index without branching on the characters of the text. For wider boards, it
 * calls the generic form.
 */
final class CellIndexWriter extends BoardWriter {
  private static final int LETTERS = 26;
  private static final int ONE_DIGIT = 9;
  private static final int TWO_DIGITS = 99;

  private final Shape shape;

  CellIndexWriter(BoardNames names) {
    super(names);
    shape = board.shape();
  }

  MethodSpec write() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("index")
            .addJavadoc(
                "{@return the flat index of a square, 0 to $L, or -1 if {@code cell} is not a"
                    + " square\nof this board}\n\n",
                shape.squareCount() - 1)
            .addJavadoc("@param cell any text, or null\n")
            .returns(int.class)
            .addParameter(names.nullableParameter(ClassName.get(CharSequence.class), "cell"));
    if (isNarrow()) {
      addArithmetic(method);
    } else {
      method.addStatement("return CELLS.index(cell)");
    }
    return method.build();
  }

  private boolean isNarrow() {
    return shape.files() <= LETTERS && shape.ranks() <= TWO_DIGITS && shape.layers() <= LETTERS;
  }

  // if (cell == null || cell.length() < 2 || cell.length() > 3) {
  //   return -1;
  // }
  // int file = cell.charAt(0) - 'a';
  // int length = cell.length();
  // int tens = cell.charAt(1) - '0';
  // int ones = cell.charAt(length - 1) - '0';
  // // A single digit is read as both tens and ones, and the mask clears the tens.
  // int rank = (-(length - 2) & 10 * tens) + ones - 1;
  // // An operand is negative if its bound is exceeded, so one sign test is enough.
  // if ((file | FILES - 1 - file | tens - 1 | 9 - tens | ones | 9 - ones | RANKS - 1 - rank) < 0) {
  //   return -1;
  // }
  // return rank * FILES + file;
  private void addArithmetic(MethodSpec.Builder method) {
    boolean hasLayer = shape.dimensions() > 2;
    int shortest = shape.dimensions();
    boolean twoDigits = shape.ranks() > ONE_DIGIT;
    if (twoDigits) {
      method.beginControlFlow(
          "if (cell == null || cell.length() < $L || cell.length() > $L)", shortest, shortest + 1);
    } else {
      method.beginControlFlow("if (cell == null || cell.length() != $L)", shortest);
    }
    method.addStatement("return -1").endControlFlow();
    List<String> differences = new ArrayList<>();
    method.addStatement("int file = cell.charAt(0) - 'a'");
    differences.add("file");
    differences.add("FILES - 1 - file");
    if (twoDigits) {
      method
          .addStatement("int length = cell.length()")
          .addStatement("int tens = cell.charAt(1) - '0'")
          .addStatement("int ones = cell.charAt(length - $L) - '0'", hasLayer ? 2 : 1)
          .addComment("A single digit is read as both tens and ones, and the mask clears the tens.")
          .addStatement("int rank = (-(length - $L) & 10 * tens) + ones - 1", shortest);
      differences.addAll(List.of("tens - 1", "9 - tens", "ones", "9 - ones", "RANKS - 1 - rank"));
    } else if (shape.dimensions() > 1) {
      method.addStatement("int rank = cell.charAt(1) - '1'");
      differences.addAll(List.of("rank", "RANKS - 1 - rank"));
    }
    if (hasLayer) {
      method.addStatement("int layer = cell.charAt($L) - 'A'", twoDigits ? "length - 1" : "2");
      differences.addAll(List.of("layer", "LAYERS - 1 - layer"));
    }
    method
        .addComment("An operand is negative if its bound is exceeded, so one sign test is enough.")
        .beginControlFlow("if ((" + String.join("$W| ", differences) + ") < 0)")
        .addStatement("return -1")
        .endControlFlow()
        .addStatement("return $L", flatIndex());
  }

  // rank * FILES + file
  //
  // ((LAYERS - 1 - layer) * RANKS + RANKS - 1 - rank) * FILES + file
  private String flatIndex() {
    boolean isTurned = board.order() == SquareOrder.DESCENDING;
    String row = isTurned ? "RANKS - 1 - rank" : "rank";
    String plane = isTurned ? "(LAYERS - 1 - layer)" : "layer";
    return switch (shape.dimensions()) {
      case 1 -> "file";
      case 2 -> (isTurned ? "(" + row + ")" : row) + " * FILES + file";
      default -> "(" + plane + " * RANKS + " + row + ") * FILES + file";
    };
  }
}
