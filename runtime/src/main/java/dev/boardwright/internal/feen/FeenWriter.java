// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.epin.EpinCodes;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.position.CodeBoard;
import dev.boardwright.internal.position.CodedContents;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A writer of one position as FEEN. It rejects positions that FEEN cannot represent. */
public final class FeenWriter {
  private static final short[] NO_TOKENS = {};
  private static final int START_LENGTH = 128;

  /**
   * The number of characters for which {@link #makeRoom} makes room: enough for a count of five
   * digits and a token.
   */
  private static final int STEP = 16;

  private static final int TOKEN_BITS = 10;

  private final Qi qi;
  private final FeenDialect dialect;

  /**
   * The position if it has declared pieces, otherwise null. This field saves repeated type tests,
   * which take time.
   */
  private final @Nullable BoardPosition<?> declared;

  /** The codes of the squares, or null if the position is not stored as codes. */
  private final byte @Nullable [] codes;

  private final @Nullable Palette palette;
  private final short[] tokenOfCode;
  private final char[] hands;

  private byte[] text = new byte[START_LENGTH];
  private int length;
  private int pieces;

  /**
   * The items of a hand, encoded so that their numeric order is the order in which they are
   * written.
   */
  private long[] items = {};

  private int itemCount;

  private FeenWriter(
      Qi qi,
      FeenDialect dialect,
      @Nullable BoardPosition<?> declared,
      byte @Nullable [] codes,
      char[] hands,
      @Nullable Palette palette) {
    this.qi = qi;
    this.dialect = dialect;
    this.declared = declared;
    this.codes = codes;
    this.hands = hands;
    this.palette = palette;
    tokenOfCode = palette == null ? NO_TOKENS : palette.epin().tokenOfCode;
  }

  /** {@return a writer for a position with any kind of storage} */
  public static FeenWriter of(Qi qi, FeenDialect dialect) {
    return new FeenWriter(qi, dialect, null, null, CodedHands.EMPTY, null);
  }

  /** {@return a writer for a position that is stored as codes} */
  public static FeenWriter of(Qi qi, FeenDialect dialect, CodedContents contents) {
    byte[] codes = CodeBoard.codes(contents.board, qi.squareCount());
    return new FeenWriter(qi, dialect, null, codes, contents.hands, contents.palette);
  }

  /**
   * {@return a writer for a position with declared pieces}
   *
   * @param codes the codes of all squares; the array is not modified
   */
  public static FeenWriter of(
      BoardPosition<?> position, FeenDialect dialect, byte[] codes, Palette palette) {
    return new FeenWriter(position, dialect, position, codes, CodedHands.EMPTY, palette);
  }

  /**
   * {@return the FEEN text of the position}
   *
   * @throws IllegalArgumentException if FEEN cannot represent the position
   */
  public String write() {
    checkShape();
    checkStyle(Side.FIRST);
    checkStyle(Side.SECOND);
    appendBoard();
    append(' ');
    appendHand(Side.FIRST);
    append('/');
    appendHand(Side.SECOND);
    append(' ');
    append(qi.style(qi.turn()));
    append('/');
    append(qi.style(qi.turn().opposite()));
    checkLength();
    return new String(text, 0, length, StandardCharsets.ISO_8859_1);
  }

  private void checkShape() {
    Shape shape = qi.shape();
    for (int axis = 0; axis < shape.dimensions() - 1; axis++) {
      if (shape.size(axis) == 1) {
        throw new IllegalArgumentException(
            "FEEN cannot represent shape "
                + shape
                + ": an outer size of 1 is not visible in the text");
      }
    }
  }

  private void checkStyle(Side side) {
    String style = qi.style(side);
    if (!FeenStyles.isStyle(style, side, dialect)) {
      boolean isFirst = side == Side.FIRST;
      throw new IllegalArgumentException(
          "FEEN cannot represent the "
              + (isFirst ? "first" : "second")
              + " player style "
              + Quoted.of(style)
              + ": it is not "
              + (dialect == FeenDialect.SNN_STYLES ? "an SNN name" : "a single letter")
              + (isFirst ? " in upper case" : " in lower case")
              + (FeenStyles.isStyle(style, side, FeenDialect.SNN_STYLES)
                  ? "; FeenDialect.SNN_STYLES can represent it"
                  : ""));
    }
  }

  private void appendBoard() {
    Shape shape = qi.shape();
    int files = shape.files();
    int ranks = shape.ranks();
    int index = 0;
    for (int row = 0; index < qi.squareCount(); row++) {
      if (row > 0) {
        append('/');
        if (row % ranks == 0) {
          append('/');
        }
      }
      appendRow(index, index + files);
      index += files;
    }
  }

  private void appendRow(int from, int to) {
    int empty = 0;
    for (int index = from; index < to; index++) {
      int token = codes != null ? tokenOfCode[codes[index] & 0xFF] : token(qi.pieceAt(index));
      if (token == EpinCodes.EMPTY) {
        empty++;
        continue;
      }
      if (token == EpinCodes.NONE) {
        throw noToken("the piece on square " + index, Objects.requireNonNull(qi.pieceAt(index)));
      }
      makeRoom();
      if (empty > 0) {
        appendNumber(empty);
        empty = 0;
      }
      length = EpinToken.append(token, text, length);
      pieces++;
    }
    if (empty > 0) {
      makeRoom();
      appendNumber(empty);
    }
  }

  private static int token(@Nullable String piece) {
    if (piece == null) {
      return EpinCodes.EMPTY;
    }
    int token = EpinToken.of(piece);
    return token < 0 ? EpinCodes.NONE : token;
  }

  private static IllegalArgumentException noToken(String what, String piece) {
    return new IllegalArgumentException(
        "FEEN cannot represent " + what + ": " + Quoted.of(piece) + " is not an EPIN token");
  }

  private void appendHand(Side side) {
    if (pieces == qi.pieceCount()) {
      return; // all pieces have been written, as in most positions of most games
    }
    itemCount = 0;
    if (palette == null) {
      qi.hand(side).forEach((piece, count) -> addItem(side, token(piece), count));
    } else {
      for (int code = 1; code <= palette.size(); code++) {
        int count = handCount(side, code);
        if (count > 0) {
          addItem(side, tokenOfCode[code], count);
        }
      }
    }
    Arrays.sort(items, 0, itemCount);
    for (int i = 0; i < itemCount; i++) {
      makeRoom();
      int count = (int) -(items[i] >> TOKEN_BITS);
      if (count > 1) {
        appendNumber(count);
      }
      int token = (int) items[i] & (1 << TOKEN_BITS) - 1;
      length = EpinToken.append(token, text, length);
    }
  }

  private int handCount(Side side, int code) {
    return declared != null
        ? declared.handCount(side, code)
        : CodedHands.count(hands, code, side.ordinal());
  }

  /**
   * {@return the exception for the first piece of a hand that is not a token} The order is that of
   * the hand's map, not that of its storage, so equal positions produce the same message.
   */
  private IllegalArgumentException noTokenInHand(Side side) {
    for (String piece : qi.hand(side).keySet()) {
      if (EpinToken.of(piece) < 0) {
        String whose = side == Side.FIRST ? "first" : "second";
        return noToken("a piece in the " + whose + " player's hand", piece);
      }
    }
    throw new AssertionError("every piece in this hand is a token");
  }

  private void addItem(Side side, int token, int count) {
    if (token < 0) {
      throw noTokenInHand(side);
    }
    if (itemCount == items.length) {
      items = Arrays.copyOf(items, Math.max(STEP, 2 * itemCount));
    }
    items[itemCount++] = (long) -count << TOKEN_BITS | token;
    pieces += count;
  }

  /**
   * Makes room for {@link #STEP} more characters. A text that is already too long is rejected
   * before the array grows.
   */
  private void makeRoom() {
    if (text.length - length < STEP) {
      checkLength();
      text = Arrays.copyOf(text, 2 * text.length);
    }
  }

  private void checkLength() {
    if (length > Feen.MAX_LENGTH) {
      throw new IllegalArgumentException(
          "FEEN cannot represent this position: its text would be longer than "
              + Feen.MAX_LENGTH
              + " characters");
    }
  }

  private void append(char c) {
    makeRoom();
    text[length++] = (byte) c;
  }

  private void append(String ascii) {
    for (int i = 0; i < ascii.length(); i++) {
      append(ascii.charAt(i));
    }
  }

  private void appendNumber(int number) {
    int digits = 1;
    for (int rest = number; rest >= 10; rest /= 10) {
      digits++;
    }
    length += digits;
    int at = length;
    for (int rest = number; digits-- > 0; rest /= 10) {
      text[--at] = (byte) ('0' + rest % 10);
    }
  }
}
