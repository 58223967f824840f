// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One term of a movement in Betza notation. It answers whether a difference of coordinates fits,
 * and what lies on the way. K and Q are two terms.
 *
 * @param modifiers all modifiers, as they are written
 * @param shorter the shorter side of the leap
 * @param longer the longer side of the leap; for castling, 0
 * @param range the largest number of leaps in a row; for castling, the number of files
 */
public record NaiveTerm(String modifiers, int shorter, int longer, int range) {
  private static final String MODIFIERS = "fblrvshmcenpgi";
  private static final Pattern DIRECTION =
      Pattern.compile("[fbv][lrs]|[lrs][fbv]|[fblr]h|[fbvlrs]");
  private static final String LEAPS = "W01F11D02N12A22H03C13Z23G33";

  public static List<NaiveTerm> parse(String movement) {
    List<NaiveTerm> terms = new ArrayList<>();
    int at = 0;
    while (at < movement.length()) {
      int atom = at;
      while (MODIFIERS.indexOf(movement.charAt(atom)) >= 0) {
        atom++;
      }
      String letter = movement.substring(atom, atom + 1);
      int end = atom + 1;
      if (movement.startsWith(letter, end)) {
        end++;
      } else {
        while (end < movement.length() && Character.isDigit(movement.charAt(end))) {
          end++;
        }
      }
      add(terms, movement.substring(at, atom), letter, movement.substring(atom + 1, end));
      at = end;
    }
    return terms;
  }

  private static void add(List<NaiveTerm> terms, String modifiers, String letter, String range) {
    switch (letter) {
      case "O" -> terms.add(new NaiveTerm(modifiers, 0, 0, Integer.parseInt(range)));
      case "R" -> add(terms, modifiers, "W", range.isEmpty() ? "0" : range);
      case "B" -> add(terms, modifiers, "F", range.isEmpty() ? "0" : range);
      case "K" -> {
        add(terms, modifiers, "W", range);
        add(terms, modifiers, "F", range);
      }
      case "Q" -> {
        add(terms, modifiers, "R", range);
        add(terms, modifiers, "B", range);
      }
      default -> {
        int at = LEAPS.indexOf(letter);
        int shorter = LEAPS.charAt(at + 1) - '0';
        int longer = LEAPS.charAt(at + 2) - '0';
        terms.add(new NaiveTerm(modifiers, shorter, longer, steps(range)));
      }
    }
  }

  private static int steps(String range) {
    if (range.isEmpty()) {
      return 1;
    }
    boolean isNumber = Character.isDigit(range.charAt(0)) && !range.equals("0");
    return isNumber ? Integer.parseInt(range) : 9999;
  }

  public boolean has(char flag) {
    return modifiers.indexOf(flag) >= 0;
  }

  boolean castles() {
    return longer == 0;
  }

  boolean isLame() {
    return has('n');
  }

  public boolean moves() {
    return has('m') || !has('c');
  }

  public boolean captures() {
    return !castles() && (has('c') || !has('m'));
  }

  /** {@return whether a castling term leads to the left, or to the right} */
  boolean castlesTo(int direction) {
    boolean isAny = !has('l') && !has('r');
    return isAny || has('s') || has(direction < 0 ? 'l' : 'r');
  }

  /**
   * {@return the number of leaps to a square, or 0 if the term does not lead there on any board}
   *
   * @param right the difference in files, as the side of the piece sees it
   * @param up the difference in ranks, as the side of the piece sees it
   */
  public int leaps(int right, int up) {
    if (castles()) {
      return 0;
    }
    int far = Math.max(Math.abs(right), Math.abs(up));
    int near = Math.min(Math.abs(right), Math.abs(up));
    int leaps = far / longer;
    boolean fits = leaps >= 1 && leaps <= range && far == leaps * longer && near == leaps * shorter;
    return fits && isNamed(right, up) ? leaps : 0;
  }

  private boolean isNamed(int right, int up) {
    List<String> names = directions();
    return names.isEmpty() || names.stream().anyMatch(name -> isNamed(name, right, up));
  }

  /**
   * {@return whether each direction of the text of a term names a leap that the others do not name}
   */
  public static boolean isAddingUp(String text) {
    List<NaiveTerm> terms = parse(text.replaceFirst("O.*", "W"));
    List<String> names = terms.get(0).directions();
    for (int i = 0; i < names.size(); i++) {
      List<String> others = new ArrayList<>(names);
      String name = others.remove(i);
      if (terms.stream().noneMatch(term -> term.addsLeap(name, others))) {
        return false;
      }
    }
    return true;
  }

  private boolean addsLeap(String name, List<String> others) {
    for (int r = -longer; r <= longer; r++) {
      for (int u = -longer; u <= longer; u++) {
        int right = r;
        int up = u;
        if (leaps(right, up) == 1
            && isNamed(name, right, up)
            && others.stream().noneMatch(other -> isNamed(other, right, up))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isNamed(String name, int right, int up) {
    boolean isUp = Math.abs(up) > Math.abs(right);
    boolean inFirst = isHalf(name.charAt(0), right, up);
    boolean inLast = isHalf(name.charAt(name.length() - 1), right, up);
    if (shorter == 0) {
      return inFirst || inLast;
    }
    if (shorter == longer) {
      return inFirst && inLast;
    }
    if (name.endsWith("h")) {
      return inFirst;
    }
    boolean endsUp = "fbv".indexOf(name.charAt(name.length() - 1)) >= 0;
    return inFirst && inLast && isUp == endsUp;
  }

  private static boolean isHalf(char letter, int right, int up) {
    return switch (letter) {
      case 'f' -> up > 0;
      case 'b' -> up < 0;
      case 'v' -> up != 0;
      case 'l' -> right < 0;
      case 'r' -> right > 0;
      case 's' -> right != 0;
      default -> false;
    };
  }

  /** {@return the modifiers that name directions, each of one or two letters} */
  private List<String> directions() {
    List<String> names = new ArrayList<>();
    for (Matcher name = DIRECTION.matcher(modifiers); name.find(); ) {
      names.add(name.group());
    }
    return names;
  }

  /**
   * {@return the steps on the way to a square that the term leads to, each as its differences in
   * files and ranks} A lame leap takes its orthogonal steps first.
   */
  List<int[]> way(int right, int up) {
    List<int[]> way = new ArrayList<>();
    int far = Math.max(Math.abs(right), Math.abs(up));
    int near = Math.min(Math.abs(right), Math.abs(up));
    if (!isLame()) {
      int leaps = far / longer;
      for (int leap = 1; leap < leaps; leap++) {
        way.add(new int[] {right / leaps * leap, up / leaps * leap});
      }
      return way;
    }
    for (int step = 1; step < far; step++) {
      int diagonal = Math.max(0, step - (far - near));
      boolean isUp = Math.abs(up) > Math.abs(right);
      int steps = isUp ? diagonal : step;
      int stepsUp = isUp ? step : diagonal;
      way.add(new int[] {Integer.signum(right) * steps, Integer.signum(up) * stepsUp});
    }
    return way;
  }
}
