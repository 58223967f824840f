// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A slow validator of FEEN 1.0.0 texts, which follows the specification sentence by sentence. Tests
 * compare the real reader with it.
 */
public final class NaiveFeen {
  private static final String TOKEN = "[-+]?[A-Za-z]\\^?'?";
  private static final Pattern TEXT =
      Pattern.compile("([^ ]++) ([^ /]*+)/([^ /]*+) ([^ /]++)/([^ /]++)");
  private static final Pattern RANK = Pattern.compile("(?:[1-9][0-9]*+|" + TOKEN + ")++");
  private static final Pattern RANK_PART = Pattern.compile("([0-9]+)|" + TOKEN);
  private static final Pattern HAND = Pattern.compile("(?:(?:[2-9]|[1-9][0-9]++)?" + TOKEN + ")*+");
  private static final Pattern HAND_PART = Pattern.compile("([0-9]*)(([-+]?)([A-Za-z])(\\^?)('?))");

  private NaiveFeen() {}

  private record Item(
      BigInteger count, String token, String state, char letter, String mark, String derived) {}

  public static boolean isValid(String text) {
    Matcher fields = TEXT.matcher(text);
    if (text.length() > 4_096 || !fields.matches()) {
      return false;
    }
    List<List<String>> layers =
        Arrays.stream(fields.group(1).split("//", -1))
            .map(layer -> Arrays.asList(layer.split("/", -1)))
            .toList();
    Set<Integer> ranks = new HashSet<>();
    Set<Integer> files = new HashSet<>();
    BigInteger pieces = BigInteger.ZERO;
    for (List<String> layer : layers) {
      ranks.add(layer.size());
      for (String rank : layer) {
        if (!RANK.matcher(rank).matches()) {
          return false;
        }
        BigInteger width = BigInteger.ZERO;
        for (Matcher part = RANK_PART.matcher(rank); part.find(); ) {
          boolean isPiece = part.group(1) == null;
          width = width.add(isPiece ? BigInteger.ONE : new BigInteger(part.group(1)));
          pieces = pieces.add(isPiece ? BigInteger.ONE : BigInteger.ZERO);
        }
        files.add(width.min(BigInteger.valueOf(256)).intValue());
      }
    }
    boolean isRegular = ranks.size() == 1 && files.size() == 1;
    if (!isRegular || layers.size() > 1 && ranks.contains(1)) {
      return false;
    }
    int rankCount = ranks.iterator().next();
    int fileCount = files.iterator().next();
    long squares = (long) layers.size() * rankCount * fileCount;
    if (layers.size() > 255 || rankCount > 255 || fileCount > 255 || squares > 65_025) {
      return false;
    }
    for (int hand = 2; hand <= 3; hand++) {
      List<Item> items = items(fields.group(hand));
      if (items == null) {
        return false;
      }
      pieces = items.stream().map(Item::count).reduce(pieces, BigInteger::add);
    }
    String active = fields.group(4);
    String inactive = fields.group(5);
    return pieces.compareTo(BigInteger.valueOf(squares)) <= 0
        && (active.matches("[A-Z]") && inactive.matches("[a-z]")
            || active.matches("[a-z]") && inactive.matches("[A-Z]"));
  }

  /** {@return the items of a hand, or null if the text is not a valid hand} */
  private static List<Item> items(String hand) {
    if (!HAND.matcher(hand).matches()) {
      return null;
    }
    List<Item> items = new ArrayList<>();
    Set<String> tokens = new HashSet<>();
    for (Matcher part = HAND_PART.matcher(hand); part.find(); ) {
      String count = part.group(1);
      items.add(
          new Item(
              count.isEmpty() ? BigInteger.ONE : new BigInteger(count),
              part.group(2),
              part.group(3),
              part.group(4).charAt(0),
              part.group(5),
              part.group(6)));
      tokens.add(part.group(2));
    }
    List<Item> sorted = new ArrayList<>(items);
    sorted.sort(
        Comparator.comparing(Item::count, Comparator.reverseOrder())
            .thenComparing(item -> Character.toLowerCase(item.letter))
            .thenComparing(Item::letter)
            .thenComparing(item -> List.of("-", "+", "").indexOf(item.state))
            .thenComparing(item -> item.mark)
            .thenComparing(item -> item.derived));
    return tokens.size() == items.size() && sorted.equals(items) ? items : null;
  }
}
