// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * The bytes of a record. These are, in this order:
 *
 * <ol>
 *   <li>one byte for the version, and four for the fingerprint of the rules;
 *   <li>one byte for the result: 0, or the number of a reason that is no move, and marks;
 *   <li>the length of the first position in FEEN and its text, if it is not the start of the game;
 *   <li>the number of moves without progress before it, and the number of its next move, if they
 *       are not 0 and 1;
 *   <li>the number of moves;
 *   <li>as bits, the highest one first, the index of each move among the legal ones in ascending
 *       order, in as few bits as the greatest index needs; then the move of a claim in the same
 *       way; and bits 0 until the byte is full.
 * </ol>
 *
 * <p>Lengths and numbers are in groups of 7 bits, the lowest ones first. The highest bit of a byte
 * says whether another group follows.
 */
final class RecordBytes {
  private static final int VERSION = 1;

  // The marks of the byte for the result.
  private static final int HAS_START = 0x80;
  private static final int HAS_COUNTERS = 0x40;
  private static final int IS_OF_SECOND = 0x20;
  private static final int HAS_CLAIMED_MOVE = 0x10;
  private static final int REASON_MASK = 0xF;

  /** The number of the first reason that is no move is 1. */
  private static final int BEFORE_FIRST = Reason.REPETITION_CLAIM.ordinal() - 1;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private byte[] in = {};
  private int at;

  /** The latest bits that were written, and the number of all. */
  private int bits;

  private int bitCount;

  // Writing

  byte[] write(GameRecord<?> record) {
    GameRecord<?> first = record.restarted();
    out.write(VERSION);
    int fingerprint = record.game().rules().fingerprint();
    for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      out.write(fingerprint >>> shift);
    }
    boolean hasStart = !record.position(0).equals(record.game().start());
    boolean hasCounters = first.quietMoves() != 0 || first.moveNumber() != 1;
    boolean hasClaimed = record.claimed() != PackedMove.NONE;
    out.write(
        record.result().map(end -> end.reason().ordinal() - BEFORE_FIRST).orElse(0)
            | (hasStart ? HAS_START : 0)
            | (hasCounters ? HAS_COUNTERS : 0)
            | (record.endedBy().equals(Optional.of(Side.SECOND)) ? IS_OF_SECOND : 0)
            | (hasClaimed ? HAS_CLAIMED_MOVE : 0));
    if (hasStart) {
      String feen = Feen.format(record.position(0), FeenDialect.SNN_STYLES);
      writeNumber(feen.length());
      byte[] text = feen.getBytes(StandardCharsets.US_ASCII);
      out.write(text, 0, text.length);
    }
    if (hasCounters) {
      writeNumber(first.quietMoves());
      writeNumber(first.moveNumber());
    }
    writeNumber(record.length());
    record.visit(this::writeMove);
    writeBits(0, -bitCount & (Byte.SIZE - 1));
    return out.toByteArray();
  }

  private void writeMove(BoardMoves<?> legal, int move) {
    int index = 0;
    for (int i = 0; i < legal.size(); i++) {
      index += legal.get(i) < move ? 1 : 0;
    }
    writeBits(index, width(legal.size()));
  }

  /** {@return the number of bits of an index among legal moves} */
  private static int width(int legal) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(legal - 1);
  }

  private void writeNumber(int number) {
    int left = number;
    for (; left > Byte.MAX_VALUE; left >>>= 7) {
      out.write(left | 0x80);
    }
    out.write(left);
  }

  private void writeBits(int value, int width) {
    for (int i = width - 1; i >= 0; i--) {
      bits = bits << 1 | value >>> i & 1;
      if (++bitCount % Byte.SIZE == 0) {
        out.write(bits);
      }
    }
  }

  // Reading

  <P extends GamePosition<P>> GameRecord<P> read(Game<P> game, byte[] bytes) {
    in = Objects.requireNonNull(bytes, "bytes");
    try {
      return read(game);
    } catch (IllegalArgumentException | IllegalStateException e) {
      String message = String.valueOf(e.getMessage());
      int end = message.indexOf('\n');
      String reason = end < 0 ? message : message.substring(0, end);
      throw new IllegalArgumentException(
          "not the bytes of a record of this game, at byte " + at + ": " + reason, e);
    }
  }

  private <P extends GamePosition<P>> GameRecord<P> read(Game<P> game) {
    check(readByte() == VERSION, "unknown version");
    int fingerprint = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      fingerprint = fingerprint << Byte.SIZE | readByte();
    }
    check(fingerprint == game.rules().fingerprint(), "the rules are others");
    int marks = readByte();
    P start = (marks & HAS_START) == 0 ? game.start() : readStart(game);
    boolean hasCounters = (marks & HAS_COUNTERS) != 0;
    int quiet = hasCounters ? readNumber() : 0;
    GameRecord<P> record = GameRecord.of(game, start, quiet, hasCounters ? readNumber() : 1);
    int length = readNumber();
    for (int i = 0; i < length; i++) {
      record.play(readMove(record));
    }
    int claimed = (marks & HAS_CLAIMED_MOVE) == 0 ? PackedMove.NONE : readMove(record);
    if ((marks & REASON_MASK) != 0) {
      int reason = (marks & REASON_MASK) + BEFORE_FIRST;
      check(reason < Reason.values().length, "unknown result");
      Side loser = (marks & IS_OF_SECOND) == 0 ? Side.FIRST : Side.SECOND;
      end(record, Reason.values()[reason], loser, claimed);
    }
    check(
        Arrays.equals(in, new RecordBytes().write(record)),
        "the same record is written in another way");
    return record;
  }

  private static void end(GameRecord<?> record, Reason reason, Side loser, int claimed) {
    switch (reason) {
      case RESIGNATION -> record.resign(loser);
      case TIMEOUT -> record.timeout(loser);
      case AGREEMENT -> record.agreeDraw();
      case ABANDONMENT -> record.abandon();
      case IMPASSE -> record.declareWin();
      default -> {
        if (claimed == PackedMove.NONE) {
          record.claimDraw();
        } else {
          record.claimDraw(record.game().move(claimed));
        }
      }
    }
  }

  private <P extends GamePosition<P>> P readStart(Game<P> game) {
    int length = readNumber();
    check(length <= in.length - at, "the position is cut off");
    String text = new String(in, at, length, StandardCharsets.US_ASCII);
    at += length;
    return game.copyOf(Feen.parse(text, FeenDialect.SNN_STYLES));
  }

  private int readMove(GameRecord<?> record) {
    int[] legal = record.sortedMoves();
    check(legal.length > 0, "the game has ended");
    int index = 0;
    for (int i = width(legal.length); i > 0; i--) {
      int bit = bitCount++ % Byte.SIZE;
      int from = bit == 0 ? readByte() : in[at - 1];
      index = index << 1 | from >>> (Byte.SIZE - 1 - bit) & 1;
    }
    check(index < legal.length, "no such move");
    return legal[index];
  }

  private int readNumber() {
    int number = 0;
    for (int shift = 0; shift < Integer.SIZE - 7; shift += 7) {
      int next = readByte();
      number |= (next & 0x7F) << shift;
      if (next < 0x80) {
        return number;
      }
    }
    throw new IllegalArgumentException("too large a number");
  }

  private int readByte() {
    check(at < in.length, "the bytes end too early");
    return in[at++] & 0xFF;
  }

  private static void check(boolean isGood, String problem) {
    if (!isGood) {
      throw new IllegalArgumentException(problem);
    }
  }
}
