// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A straightforward parser and formatter of FEEN for two-dimensional boards. It uses {@code split},
 * regular expressions and a {@code StringBuilder}.
 */
final class StraightFeen {
  private static final String TOKEN = "[-+]?[A-Za-z]\\^?'?";
  private static final String RANK = "(?:[1-9][0-9]*|" + TOKEN + ")+";
  private static final String HAND = "(?:(?:[2-9]|[1-9][0-9]+)?" + TOKEN + ")*";
  private static final String STYLES =
      "(?:[A-Z][A-Z0-9]*/[a-z][a-z0-9]*|[a-z][a-z0-9]*/[A-Z][A-Z0-9]*)";
  private static final Pattern TEXT =
      Pattern.compile(RANK + "(?:/" + RANK + ")* " + HAND + "/" + HAND + " " + STYLES);
  private static final Pattern ITEM = Pattern.compile("([0-9]*)(" + TOKEN + ")?");

  private StraightFeen() {}

  static boolean isValid(String text) {
    return TEXT.matcher(text).matches();
  }

  static Qi parse(String text) {
    if (!isValid(text)) {
      throw new IllegalArgumentException("not a FEEN text: " + text);
    }
    String[] fields = text.split(" ");
    String[] ranks = fields[0].split("/");
    String[] styles = fields[2].split("/");
    boolean isFirst = Character.isUpperCase(styles[0].charAt(0));
    int files = 0;
    for (Matcher item = ITEM.matcher(ranks[0]); item.find(); ) {
      files += count(item, 0) + (item.group(2) == null ? 0 : 1);
    }
    Qi.Edit edit =
        Qi.of(Shape.of(ranks.length, files), styles[isFirst ? 0 : 1], styles[isFirst ? 1 : 0])
            .edit();
    int index = 0;
    for (String rank : ranks) {
      for (Matcher item = ITEM.matcher(rank); item.find(); ) {
        index += count(item, 0);
        if (item.group(2) != null) {
          edit.set(index++, item.group(2));
        }
      }
    }
    String[] hands = fields[1].split("/", -1);
    for (Side side : Side.values()) {
      for (Matcher item = ITEM.matcher(hands[side.ordinal()]); item.find(); ) {
        if (item.group(2) != null) {
          edit.addToHand(side, item.group(2), count(item, 1));
        }
      }
    }
    return isFirst ? edit.build() : edit.toggle().build();
  }

  private static int count(Matcher item, int absent) {
    return item.group(1).isEmpty() ? absent : Integer.parseInt(item.group(1));
  }

  /** {@return the board, with the pieces as they are or written in another way} */
  static StringBuilder placement(Qi qi, UnaryOperator<String> written) {
    StringBuilder text = new StringBuilder();
    int files = qi.shape().files();
    int empty = 0;
    for (int index = 0; index < qi.squareCount(); index++) {
      if (index > 0 && index % files == 0) {
        empty = flush(text, empty);
        text.append('/');
      }
      String piece = qi.pieceAt(index);
      if (piece == null) {
        empty++;
      } else {
        empty = flush(text, empty);
        text.append(written.apply(piece));
      }
    }
    flush(text, empty);
    return text;
  }

  static String format(Qi qi) {
    StringBuilder text = placement(qi, UnaryOperator.identity());
    text.append(' ');
    appendHand(text, qi.firstPlayerHand());
    text.append('/');
    appendHand(text, qi.secondPlayerHand());
    return text.append(' ')
        .append(qi.style(qi.turn()))
        .append('/')
        .append(qi.style(qi.turn().opposite()))
        .toString();
  }

  private static int flush(StringBuilder text, int empty) {
    if (empty > 0) {
      text.append(empty);
    }
    return 0;
  }

  /** Appends a hand. The order is that of FEEN only for pieces that are plain letters. */
  private static void appendHand(StringBuilder text, Map<String, Integer> hand) {
    List<Map.Entry<String, Integer>> items =
        hand.entrySet().stream()
            .sorted(
                Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .toList();
    for (Map.Entry<String, Integer> item : items) {
      text.append(item.getValue() == 1 ? "" : item.getValue()).append(item.getKey());
    }
  }
}
