// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static dev.boardwright.packed.PackedFormat.field;

import dev.boardwright.examples.board.Terminal;
import dev.boardwright.packed.PackedFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** A short tour of what is generated for a record. */
public final class ShogiMoveTour {
  private ShogiMoveTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments none
   * @throws IOException never: the streams are in memory
   */
  public static void main(String[] arguments) throws IOException {
    run(Terminal.out());
  }

  static void run(PrintStream out) throws IOException {
    // README shows what follows, as far as the empty line.
    int packed = ShogiMoveCodec.pack(ShogiSquare.B8, ShogiSquare.B2, true); // no object is made
    ShogiSquare to = ShogiMoveCodec.to(packed); // B2, again without an object
    ShogiMove move = ShogiMoveCodec.unpack(packed);
    String hex = ShogiMoveCodec.encode(move); // "0A81": 15 bits, 4 digits
    boolean valid = ShogiMoveCodec.isValid(0x7FFF); // false: there is no square 127
    List<ShogiMove> game = ShogiMoveCodec.decodeAll("0A814A80"); // strict, and names the bad move
    int[] codes = ShogiMoveCodec.decodeAllToInts("0A814A80"); // the same without objects
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ShogiMoveCodec.writeAll(file, game); // dense: 15 bits a move, any number of them
    ShogiMoveCodec.readAll(new ByteArrayInputStream(file.toByteArray()), out::println);
    PackedFormat generic = // no processor, the same codes
        PackedFormat.of(field("from", 0, 80), field("to", 0, 80), field("promote", 0, 1));

    out.println(to + " " + hex + " " + valid + " " + codes.length + " " + file.size());
    out.println(generic.equals(ShogiMoveCodec.FORMAT));
  }
}
