// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A strict parser of one movement in Betza notation, from left to right. Its time is proportional
 * to the length of the text.
 *
 * <pre>
 * movement := term+            term := modifier* atom range?
 * </pre>
 */
final class BetzaParser {
  private static final String FLAGS = "mcenpgi";
  private static final String SLIDERS = "RBQ";
  private static final String COMPOUNDS = "KRBQ";
  private static final char CASTLING = 'O';
  private static final int ABSENT = -1;

  /** A modifier with the offset at which it was read. */
  private record Modifier(String text, int offset) {
    boolean isDirection() {
      return text.length() == 2 || FLAGS.indexOf(text) < 0;
    }

    boolean isHalf() {
      return text.endsWith("h");
    }
  }

  private final String text;
  private final List<MovementTerm> terms = new ArrayList<>();

  /** The offset at which the text of each term starts. */
  private final List<Integer> starts = new ArrayList<>();

  private int at;

  // The parts of the term that is being read.
  private final List<Modifier> modifiers = new ArrayList<>();
  private char letter;
  private int range;
  private int rangeOffset;

  private BetzaParser(String text) {
    this.text = text;
  }

  static List<MovementTerm> parse(@Nullable String text) {
    return read(text).terms;
  }

  /** {@return the offset of each term of {@link #parse}, in the same order} */
  static List<Integer> offsets(@Nullable String text) {
    return read(text).starts;
  }

  private static BetzaParser read(@Nullable String text) {
    if (text == null) {
      throw new MovementException("movement must not be null", 0, null);
    }
    BetzaParser parser = new BetzaParser(text);
    if (text.length() > Movement.MAX_LENGTH) {
      throw parser.error(
          "the movement must have at most "
              + Movement.MAX_LENGTH
              + " characters, got "
              + text.length(),
          Movement.MAX_LENGTH);
    }
    do {
      int start = parser.at;
      parser.readTerm();
      while (parser.starts.size() < parser.terms.size()) {
        parser.starts.add(start); // K and Q are two terms
      }
    } while (parser.at < text.length());
    return parser;
  }

  private MovementException error(String problem, int offset) {
    return new MovementException(problem, offset, text);
  }

  private void readTerm() {
    modifiers.clear();
    while (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
      readModifier();
    }
    readAtom();
    readRange();
    List<BetzaAtom> leaps =
        switch (letter) {
          case 'R', CASTLING -> List.of(BetzaAtom.W);
          case 'B' -> List.of(BetzaAtom.F);
          case 'K', 'Q' -> List.of(BetzaAtom.W, BetzaAtom.F);
          default -> List.of(Objects.requireNonNull(BetzaAtom.of(letter)));
        };
    for (BetzaAtom leap : leaps) {
      if (letter == CASTLING) {
        addCastling();
      } else {
        addTerm(leap);
      }
    }
    checkDirections(leaps);
  }

  /** Checks that each direction names a leap that the others do not name, from the last one on. */
  private void checkDirections(List<BetzaAtom> leaps) {
    for (int i = modifiers.size() - 1; i >= 0; i--) {
      Modifier one = modifiers.get(i);
      List<String> others = directionsBeside(one);
      boolean adds = !one.isDirection();
      for (BetzaAtom leap : leaps) {
        List<Direction> named = BetzaDirections.named(leap, List.of(one.text));
        adds |= !BetzaDirections.named(leap, others).containsAll(named);
      }
      if (!adds) {
        throw error("the other directions include this one", one.offset);
      }
    }
  }

  private void readModifier() {
    int length = BetzaDirections.length(text, at);
    if (length == 0) {
      checkFlag(text.charAt(at));
      length = 1;
    }
    modifiers.add(new Modifier(text.substring(at, at + length), at));
    at += length;
  }

  private void checkFlag(char flag) {
    if (FLAGS.indexOf(flag) < 0) {
      throw error(flag == 'h' ? "h must follow f, b, l or r" : "unknown modifier", at);
    }
    if (has(flag)) {
      throw error("repeated modifier", at);
    }
    if (flag == 'p' && has('g') || flag == 'g' && has('p')) {
      throw error("p and g exclude each other", at);
    }
  }

  private boolean has(char flag) {
    return offset(flag) != ABSENT;
  }

  /** {@return the offset of a modifier that is no direction, or {@link #ABSENT}} */
  private int offset(char flag) {
    for (Modifier modifier : modifiers) {
      if (!modifier.isDirection() && modifier.text.charAt(0) == flag) {
        return modifier.offset;
      }
    }
    return ABSENT;
  }

  private void readAtom() {
    if (at == text.length()) {
      throw error("atom expected", at);
    }
    letter = text.charAt(at);
    if (BetzaAtom.of(letter) == null && COMPOUNDS.indexOf(letter) < 0 && letter != CASTLING) {
      boolean isAtom = letter >= 'A' && letter <= 'Z';
      throw error(isAtom ? "unknown atom" : "unexpected character", at);
    }
    at++;
  }

  /** Reads a range: the atom again or 0 for any distance, a number, or nothing. */
  private void readRange() {
    rangeOffset = at;
    range = SLIDERS.indexOf(letter) >= 0 ? MovementTerm.UNLIMITED : 1;
    if (at < text.length() && text.charAt(at) == letter && letter != CASTLING) {
      range = MovementTerm.UNLIMITED;
      at++;
      return;
    }
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at > rangeOffset) {
      range = number(text.substring(rangeOffset, at));
    }
  }

  private int number(String digits) {
    if (digits.equals("0") && letter != CASTLING) {
      return MovementTerm.UNLIMITED;
    }
    int number = digits.length() > 3 || digits.startsWith("0") ? 0 : Integer.parseInt(digits);
    if (number < 2 || number > MovementTerm.UNLIMITED) {
      String problem = letter == CASTLING ? "castling goes " : "range must be 0, or ";
      String files = letter == CASTLING ? " files" : "";
      throw error(problem + "2 to " + MovementTerm.UNLIMITED + files, rangeOffset);
    }
    return number;
  }

  private boolean hasRange() {
    return at > rangeOffset;
  }

  private void addCastling() {
    for (Modifier modifier : modifiers) {
      if (!"ilrs".contains(modifier.text)) {
        throw error("O takes only the modifiers i, l, r and s", modifier.offset);
      }
    }
    if (!hasRange()) {
      throw error("O needs a range", at);
    }
    List<Direction> sides = directions(BetzaAtom.W);
    sides.removeIf(direction -> direction.files() == 0);
    terms.add(new MovementTerm(Kind.CASTLING, sides, range, true, false, false, has('i')));
  }

  private void addTerm(BetzaAtom atom) {
    Kind kind = kind(atom);
    for (Modifier modifier : modifiers) {
      if (modifier.isHalf() && !atom.isOblique()) {
        throw error("h is only for N, C and Z", modifier.offset);
      }
    }
    boolean moves = has('m') || !has('c');
    boolean captures = has('c') || !has('m');
    terms.add(new MovementTerm(kind, directions(atom), range, moves, captures, has('e'), has('i')));
  }

  private Kind kind(BetzaAtom atom) {
    if (has('n')) {
      if (atom.isStep()) {
        throw error("n is only for D, A, H, G, N, C and Z", offset('n'));
      }
      if (has('p') || has('g')) {
        throw error("n excludes p and g", offset('n'));
      }
      if (hasRange()) {
        throw error("a lame leap has no range", rangeOffset);
      }
      return Kind.LAME_LEAP;
    }
    if (has('p') || has('g')) {
      char hop = has('p') ? 'p' : 'g';
      if (!atom.isStep()) {
        throw error(hop + " is only for R, B, Q, W, F and K", offset(hop));
      }
      if (range == 1) {
        throw error(hop + " needs a range", at);
      }
      return has('p') ? Kind.CANNON_HOP : Kind.GRASSHOPPER_HOP;
    }
    return range == 1 ? Kind.LEAP : Kind.SLIDE;
  }

  private List<Direction> directions(BetzaAtom atom) {
    List<String> named = directionsBeside(null);
    return named.isEmpty()
        ? new ArrayList<>(atom.directions())
        : BetzaDirections.named(atom, named);
  }

  private List<String> directionsBeside(@Nullable Modifier one) {
    List<String> named = new ArrayList<>();
    for (Modifier modifier : modifiers) {
      if (!modifier.equals(one) && modifier.isDirection()) {
        named.add(modifier.text);
      }
    }
    return named;
  }
}
