// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The direction modifiers of Betza notation: {@code f}, {@code lf}, {@code fh} and so on. Several
 * modifiers in a row add up.
 */
final class BetzaDirections {
  /** All modifiers. Of several texts of the same length, those that come first are preferred. */
  private static final List<String> MODIFIERS = modifiers();

  private BetzaDirections() {}

  private static List<String> modifiers() {
    List<String> modifiers = new ArrayList<>(List.of("f", "b", "l", "r", "v", "s"));
    for (char first : "fbv".toCharArray()) {
      for (char second : "lrs".toCharArray()) {
        modifiers.add("" + first + second);
      }
    }
    for (char first : "lrs".toCharArray()) {
      for (char second : "fbv".toCharArray()) {
        modifiers.add("" + first + second);
      }
    }
    modifiers.addAll(List.of("fh", "bh", "lh", "rh"));
    return List.copyOf(modifiers);
  }

  /**
   * {@return the length of the direction modifier that begins at an offset: 2 or 1, or 0 if there
   * is none} The longest match counts.
   */
  static int length(String text, int offset) {
    char first = text.charAt(offset);
    char second = offset + 1 < text.length() ? text.charAt(offset + 1) : ' ';
    boolean isAlongRanks = "fbv".indexOf(first) >= 0;
    boolean isAlongFiles = "lrs".indexOf(first) >= 0;
    if (!isAlongRanks && !isAlongFiles) {
      return 0;
    }
    boolean isPair = (isAlongRanks ? "lrs" : "fbv").indexOf(second) >= 0;
    boolean isHalf = second == 'h' && "fblr".indexOf(first) >= 0;
    return isPair || isHalf ? 2 : 1;
  }

  /** {@return those directions of an atom that one of several modifiers names} */
  static List<Direction> named(BetzaAtom atom, List<String> modifiers) {
    List<Direction> named = new ArrayList<>();
    for (Direction direction : atom.directions()) {
      for (String modifier : modifiers) {
        if (atom.matches(modifier, direction)) {
          named.add(direction);
          break;
        }
      }
    }
    return named;
  }

  /**
   * {@return the shortest text that names some directions of an atom; empty for all of them}
   *
   * @param directions one or more directions of the atom, in their order
   */
  static String text(BetzaAtom atom, List<Direction> directions) {
    return directions.equals(atom.directions())
        ? ""
        : Texts.of(atom).getOrDefault(mask(atom, directions), "");
  }

  /** {@return the modifiers of a text that consists of nothing else} */
  static List<String> split(String text) {
    List<String> modifiers = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = at + length(text, at);
      modifiers.add(text.substring(at, end));
      at = end;
    }
    return modifiers;
  }

  private static int mask(BetzaAtom atom, List<Direction> directions) {
    int mask = 0;
    for (Direction direction : directions) {
      mask |= 1 << atom.directions().indexOf(direction);
    }
    return mask;
  }

  /**
   * The shortest texts of all sets of directions, found on first use: most programs never write a
   * movement. Atoms of the same form, such as N and C, have the same texts.
   */
  private static final class Texts {
    private static final Map<Integer, String> ORTHOGONAL = texts(BetzaAtom.W);
    private static final Map<Integer, String> DIAGONAL = texts(BetzaAtom.F);
    private static final Map<Integer, String> OBLIQUE = texts(BetzaAtom.N);

    private Texts() {}

    static Map<Integer, String> of(BetzaAtom atom) {
      if (atom.isOblique()) {
        return OBLIQUE;
      }
      return atom.isOrthogonal() ? ORTHOGONAL : DIAGONAL;
    }

    /**
     * A text under construction.
     *
     * @param mask the directions that it names
     * @param last its last letter if that could be read together with the next one, or a space
     */
    private record Step(String text, int mask, char last) {
      /** {@return what another text must differ in, to be worth continuing} */
      int key() {
        return mask << Character.SIZE | last;
      }
    }

    private static Map<Integer, String> texts(BetzaAtom atom) {
      int all = (1 << atom.directions().size()) - 1;
      Map<Integer, String> texts = new HashMap<>();
      Set<Integer> known = new HashSet<>();
      List<List<Step>> byLength = new ArrayList<>();
      byLength.add(List.of(new Step("", 0, ' ')));
      for (int length = 1; texts.size() < all; length++) {
        List<Step> steps = new ArrayList<>();
        for (String modifier : MODIFIERS) {
          int before = length - modifier.length();
          if (before >= 0 && (atom.isOblique() || !modifier.endsWith("h"))) {
            int named = mask(atom, named(atom, List.of(modifier)));
            for (Step step : byLength.get(before)) {
              Step next = next(step, modifier, named);
              if (length("" + step.last + modifier.charAt(0), 0) < 2 && known.add(next.key())) {
                steps.add(next);
                texts.putIfAbsent(next.mask, next.text);
              }
            }
          }
        }
        byLength.add(steps);
      }
      return texts;
    }

    private static Step next(Step step, String modifier, int named) {
      char last = modifier.length() == 1 ? modifier.charAt(0) : ' ';
      return new Step(step.text + modifier, step.mask | named, last);
    }
  }

  /**
   * {@return the text that names some directions of W and some of F alike, or null if there is
   * none}
   */
  static @Nullable String commonText(List<Direction> ofW, List<Direction> ofF) {
    if (ofW.equals(BetzaAtom.W.directions()) && ofF.equals(BetzaAtom.F.directions())) {
      return "";
    }
    String text = text(BetzaAtom.W, ofW);
    return !text.isEmpty() && named(BetzaAtom.F, split(text)).equals(ofF) ? text : null;
  }
}
