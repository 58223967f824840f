// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Shogi positions as text, in FEEN and in SFEN.
 *
 * @param <P> the generated type of the positions
 */
final class ShogiNotation<P extends FreePosition<P>> {
  private static final int MAX_LENGTH = 400;

  private static final Pattern SFEN =
      Pattern.compile(
          "(sfen )?(?<placement>\\S+) (?<turn>\\S+) (?<hands>\\S+)( (?<number>[0-9]{1,5}))?");

  private static final Pattern IN_HAND =
      Pattern.compile("(?<count>[2-9]|[1-9][0-9])?(?<piece>[a-zA-Z])");

  private static final String HAND_ORDER = "RBGSNLP";

  private final BoardType<P> type;

  ShogiNotation(BoardType<P> type) {
    this.type = type;
  }

  /** {@return the position that a text describes, without checking it against the rules} */
  P parse(String text) {
    Objects.requireNonNull(text, "text");
    // FEEN ends with two styles separated by a slash, SFEN with a counter or the hands.
    boolean isFeen = text.substring(text.lastIndexOf(' ') + 1).contains("/");
    return isFeen ? type.parse(text) : ofSfen(text);
  }

  private P ofSfen(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "SFEN too long: " + text.length() + " characters (limit " + MAX_LENGTH + ")");
    }
    Matcher sfen = SFEN.matcher(text);
    if (!sfen.matches()) {
      throw new IllegalArgumentException(
          "an SFEN has three or four fields, separated by single spaces: \"" + text + "\"");
    }
    String turn = sfen.group("turn");
    if (!turn.equals("b") && !turn.equals("w")) {
      throw new IllegalArgumentException("SFEN, side to move: \"" + turn + "\" is neither b nor w");
    }
    String first = type.style(Side.FIRST);
    String second = type.style(Side.SECOND);
    String styles = turn.equals("b") ? first + "/" + second : second + "/" + first;
    String placement = sfen.group("placement").replace("K", "K^").replace("k", "k^");
    Qi.Edit edit = type.parse(placement + " / " + styles).edit();
    addHands(edit, sfen.group("hands"));
    return type.copyOf(edit.build());
  }

  private static void addHands(Qi.Edit edit, String hands) {
    if (hands.equals("-")) {
      return;
    }
    Matcher held = IN_HAND.matcher(hands);
    int at = 0;
    while (at < hands.length()) {
      if (!held.region(at, hands.length()).lookingAt()) {
        throw new IllegalArgumentException(
            "SFEN, hands: \""
                + hands
                + "\" is invalid at offset "
                + at
                + " (expected - or pieces, each with an optional count from 2 to 99)");
      }
      String piece = held.group("piece");
      Side side = Character.isUpperCase(piece.charAt(0)) ? Side.FIRST : Side.SECOND;
      String count = held.group("count");
      edit.addToHand(side, piece, count == null ? 1 : Integer.parseInt(count));
      at = held.end();
    }
  }

  String sfen(P position) {
    String text = type.toText(position);
    StringBuilder sfen = new StringBuilder(text.substring(0, text.indexOf(' ')).replace("^", ""));
    sfen.append(position.turn() == Side.FIRST ? " b " : " w ");
    int before = sfen.length();
    for (Side side : Side.values()) {
      for (char letter : HAND_ORDER.toCharArray()) {
        String piece = String.valueOf(side == Side.FIRST ? letter : Character.toLowerCase(letter));
        int count = position.handCount(side, piece);
        sfen.append(count > 1 ? String.valueOf(count) : "").append(count > 0 ? piece : "");
      }
    }
    return sfen.append(sfen.length() == before ? "- 1" : " 1").toString();
  }
}
