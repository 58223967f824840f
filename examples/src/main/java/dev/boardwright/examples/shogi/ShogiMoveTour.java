// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static dev.boardwright.packed.PackedFormat.field;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.packed.PackedFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** A tour of the codec generated for a record. */
public final class ShogiMoveTour {
  private ShogiMoveTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   * @throws IOException never: the streams are in memory
   */
  public static void main(String[] arguments) throws IOException {
    run(Terminal.out());
  }

  static void run(PrintStream out) throws IOException {
    // The guide to packed moves quotes the following lines, up to the empty line.
    int packed = ShogiMoveCodec.pack(ShogiSquare.B8, ShogiSquare.B2, true); // allocates nothing
    ShogiSquare to = ShogiMoveCodec.to(packed); // B2; allocates nothing either
    ShogiMove move = ShogiMoveCodec.unpack(packed);
    String hex = ShogiMoveCodec.encode(move); // "0A81": 15 bits, 4 digits
    boolean valid = ShogiMoveCodec.isValid(0x7FFF); // false: 127 is not a square
    List<ShogiMove> game = ShogiMoveCodec.decodeAll("0A814A80"); // throws if a move is invalid
    int[] codes = ShogiMoveCodec.decodeAllToInts("0A814A80"); // the same without records
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ShogiMoveCodec.writeAll(file, game); // a dense stream, 15 bits a move
    ShogiMoveCodec.readAll(new ByteArrayInputStream(file.toByteArray()), out::println);
    PackedFormat generic = // the same format without the processor
        PackedFormat.of(field("from", 0, 80), field("to", 0, 80), field("promote", 0, 1));

    out.println(to + " " + hex + " " + valid + " " + codes.length + " " + file.size());
    out.println(generic.equals(ShogiMoveCodec.FORMAT));
  }
}
