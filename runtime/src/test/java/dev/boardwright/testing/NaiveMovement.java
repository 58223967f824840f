// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A slow model of a movement in Betza notation on a board of one or two dimensions. It interprets
 * the text in its own way, from the definition of the notation, and uses shapes only for sizes and
 * indices. For two squares it decides whether their difference in files and ranks fits a term, and
 * whether the pieces on the squares between them allow the move. It finds the squares between by
 * testing every square of the board.
 *
 * <p>The text must be valid.
 */
public final class NaiveMovement {
  private static final String MODIFIERS = "fblrvshmcenpgi";
  private static final String VERTICAL = "fbv";
  private static final String HORIZONTAL = "lrs";

  /**
   * One atom with its modifiers. K and Q are two of them.
   *
   * @param modifiers all modifiers, as they are written
   * @param shorter the shorter side of the leap
   * @param longer the longer side of the leap
   * @param range the largest number of leaps in a row
   */
  private record Term(String modifiers, int shorter, int longer, int range) {
    boolean has(char flag) {
      return modifiers.indexOf(flag) >= 0;
    }

    boolean moves() {
      return has('m') || !has('c');
    }

    boolean captures() {
      return has('c') || !has('m');
    }
  }

  private final int squareCount;
  private final int[] files;
  private final int[] ranks;
  private final List<Term> terms = new ArrayList<>();

  public NaiveMovement(Shape shape, SquareOrder order, String betza) {
    squareCount = shape.squareCount();
    files = new int[squareCount];
    ranks = new int[squareCount];
    for (int square = 0; square < squareCount; square++) {
      files[square] = shape.file(square);
      ranks[square] = shape.rank(order, square);
    }
    String rest = betza;
    while (!rest.isEmpty()) {
      rest = rest.substring(addTerm(rest));
    }
  }

  // Text

  /** Adds the term at the beginning of a text, and returns its length. */
  private int addTerm(String text) {
    int atom = 0;
    while (MODIFIERS.indexOf(text.charAt(atom)) >= 0) {
      atom++;
    }
    String modifiers = text.substring(0, atom);
    char letter = text.charAt(atom);
    int end = atom + 1;
    boolean isRepeated = end < text.length() && text.charAt(end) == letter;
    if (isRepeated) {
      end++;
    } else {
      while (end < text.length() && Character.isDigit(text.charAt(end))) {
        end++;
      }
    }
    String range = text.substring(atom + 1, end);
    if (letter != 'O') {
      boolean isAny = isRepeated || range.equals("0") || range.isEmpty() && isSlider(letter);
      int steps = isAny ? Integer.MAX_VALUE : range.isEmpty() ? 1 : Integer.parseInt(range);
      addLeaps(modifiers, letter, steps);
    }
    return end;
  }

  private static boolean isSlider(char letter) {
    return letter == 'R' || letter == 'B' || letter == 'Q';
  }

  private void addLeaps(String modifiers, char letter, int range) {
    switch (letter) {
      case 'W', 'R' -> terms.add(new Term(modifiers, 0, 1, range));
      case 'F', 'B' -> terms.add(new Term(modifiers, 1, 1, range));
      case 'K', 'Q' -> {
        terms.add(new Term(modifiers, 0, 1, range));
        terms.add(new Term(modifiers, 1, 1, range));
      }
      case 'D' -> terms.add(new Term(modifiers, 0, 2, range));
      case 'N' -> terms.add(new Term(modifiers, 1, 2, range));
      case 'A' -> terms.add(new Term(modifiers, 2, 2, range));
      case 'H' -> terms.add(new Term(modifiers, 0, 3, range));
      case 'C' -> terms.add(new Term(modifiers, 1, 3, range));
      case 'Z' -> terms.add(new Term(modifiers, 2, 3, range));
      case 'G' -> terms.add(new Term(modifiers, 3, 3, range));
      default -> throw new IllegalArgumentException("not an atom: " + letter);
    }
  }

  /** {@return the modifiers that name directions, each of one or two letters} */
  private static List<String> directions(String modifiers) {
    List<String> directions = new ArrayList<>();
    int at = 0;
    while (at < modifiers.length()) {
      String pair = modifiers.substring(at, Math.min(at + 2, modifiers.length()));
      String one = pair.substring(0, 1);
      if (isPair(pair)) {
        directions.add(pair);
        at += 2;
      } else {
        if (VERTICAL.contains(one) || HORIZONTAL.contains(one)) {
          directions.add(one);
        }
        at++;
      }
    }
    return directions;
  }

  /** {@return whether each direction of a term names a leap that the others do not name} */
  public static boolean isAddingUp(String text) {
    String leap = text.replace('O', 'W');
    List<Term> read = new NaiveMovement(Shape.of(1), SquareOrder.ASCENDING, leap).terms;
    List<String> directions = directions(read.get(0).modifiers);
    for (int i = 0; i < directions.size(); i++) {
      List<String> others = new ArrayList<>(directions);
      String direction = others.remove(i);
      if (read.stream().noneMatch(term -> addsLeap(direction, others, term))) {
        return false;
      }
    }
    return true;
  }

  private static boolean addsLeap(String direction, List<String> others, Term term) {
    for (int f = -term.longer; f <= term.longer; f++) {
      for (int r = -term.longer; r <= term.longer; r++) {
        int files = f;
        int ranks = r;
        if (Math.max(Math.abs(f), Math.abs(r)) == term.longer
            && Math.min(Math.abs(f), Math.abs(r)) == term.shorter
            && isNamed(direction, term, f, r)
            && others.stream().noneMatch(other -> isNamed(other, term, files, ranks))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isPair(String text) {
    if (text.length() < 2) {
      return false;
    }
    String first = text.substring(0, 1);
    String second = text.substring(1);
    return VERTICAL.contains(first) && HORIZONTAL.contains(second)
        || HORIZONTAL.contains(first) && VERTICAL.contains(second)
        || "fblr".contains(first) && second.equals("h");
  }

  // Squares

  /**
   * {@return whether the piece moves from one square to another, empty square}
   *
   * @param from the square of the piece
   * @param to another square
   * @param occupied the occupied squares
   * @param initial the squares from which terms with {@code i} are possible
   */
  public boolean isMove(int from, int to, BitSet occupied, BitSet initial) {
    if (occupied.get(to)) {
      return false;
    }
    for (Term term : terms) {
      if (term.moves() && reaches(term, from, to, occupied, initial)) {
        return true;
      }
    }
    return false;
  }

  /**
   * {@return whether the piece could capture an opponent's piece on another square}
   *
   * @param from the square of the piece
   * @param to another square, occupied or not
   * @param occupied the occupied squares
   * @param initial the squares from which terms with {@code i} are possible
   */
  public boolean isAttack(int from, int to, BitSet occupied, BitSet initial) {
    for (Term term : terms) {
      if (term.captures() && reaches(term, from, to, occupied, initial)) {
        return true;
      }
    }
    return false;
  }

  /** {@return the squares that the piece moves to without capturing} */
  public BitSet moves(int from, BitSet occupied, BitSet initial) {
    return where(to -> isMove(from, to, occupied, initial));
  }

  /** {@return the squares that the piece attacks} */
  public BitSet attacks(int from, BitSet occupied, BitSet initial) {
    return where(to -> isAttack(from, to, occupied, initial));
  }

  /** {@return the squares from which the piece attacks a square} */
  public BitSet attackers(int to, BitSet occupied, BitSet initial) {
    return where(from -> isAttack(from, to, occupied, initial));
  }

  private BitSet where(IntPredicate isIn) {
    BitSet squares = new BitSet();
    for (int square = 0; square < squareCount; square++) {
      if (isIn.test(square)) {
        squares.set(square);
      }
    }
    return squares;
  }

  private boolean reaches(Term term, int from, int to, BitSet occupied, BitSet initial) {
    int f = files[to] - files[from];
    int r = ranks[to] - ranks[from];
    int steps = Math.max(Math.abs(f), Math.abs(r)) / term.longer;
    boolean isThere =
        steps >= 1
            && steps <= term.range
            && Math.max(Math.abs(f), Math.abs(r)) == steps * term.longer
            && Math.min(Math.abs(f), Math.abs(r)) == steps * term.shorter;
    return isThere
        && isNamed(term, f, r)
        && (!term.has('i') || initial.get(from))
        && isFree(term, from, to, steps, occupied);
  }

  /** {@return whether the directions of a term include the way to a square} */
  private static boolean isNamed(Term term, int f, int r) {
    List<String> directions = directions(term.modifiers);
    for (String direction : directions) {
      if (isNamed(direction, term, f, r)) {
        return true;
      }
    }
    return directions.isEmpty();
  }

  private static boolean isNamed(String direction, Term term, int f, int r) {
    char first = direction.charAt(0);
    char last = direction.charAt(direction.length() - 1);
    if (term.shorter == 0) {
      return isHalf(first, f, r) || isHalf(last, f, r);
    }
    if (term.shorter == term.longer) {
      return isHalf(first, f, r) && isHalf(last, f, r);
    }
    if (last == 'h') {
      return isHalf(first, f, r);
    }
    boolean isLongSide =
        VERTICAL.indexOf(last) >= 0 ? Math.abs(r) > Math.abs(f) : Math.abs(f) > Math.abs(r);
    return isLongSide && isHalf(last, f, r) && isHalf(first, f, r);
  }

  /** {@return whether a square is in the half of the board, or one of the halves, of a letter} */
  private static boolean isHalf(char letter, int f, int r) {
    return switch (letter) {
      case 'f' -> r > 0;
      case 'b' -> r < 0;
      case 'l' -> f < 0;
      case 'r' -> f > 0;
      case 'v' -> r > 0 || r < 0;
      case 's' -> f < 0 || f > 0;
      default -> throw new IllegalArgumentException("not a direction: " + letter);
    };
  }

  /** {@return whether the pieces between two squares allow the move} */
  private boolean isFree(Term term, int from, int to, int steps, BitSet occupied) {
    if (term.has('n')) {
      return count(occupied, square -> isOnWay(term, from, to, square)) == 0;
    }
    int between = count(occupied, square -> stepsTo(from, to, steps, square) > 0);
    if (term.has('p')) {
      return between == 1;
    }
    if (term.has('g')) {
      int hurdles = count(occupied, square -> stepsTo(from, to, steps, square) == steps - 1);
      return between == 1 && hurdles == 1;
    }
    return between == 0;
  }

  private int count(BitSet occupied, IntPredicate isIn) {
    return where(square -> occupied.get(square) && isIn.test(square)).cardinality();
  }

  /**
   * {@return how many of the equal steps from one square to another lead to a square, or 0 if it is
   * not strictly between them}
   */
  private int stepsTo(int from, int to, int steps, int square) {
    int f = (files[to] - files[from]) / steps;
    int r = (ranks[to] - ranks[from]) / steps;
    int passedFiles = files[square] - files[from];
    int passedRanks = ranks[square] - ranks[from];
    int taken = f != 0 ? passedFiles / f : passedRanks / r;
    boolean isBetween =
        taken > 0 && taken < steps && passedFiles == taken * f && passedRanks == taken * r;
    return isBetween ? taken : 0;
  }

  /**
   * {@return whether a lame leap passes a square} The orthogonal steps, as many as the sides differ
   * by, come first.
   */
  private boolean isOnWay(Term term, int from, int to, int square) {
    int f = files[to] - files[from];
    int r = ranks[to] - ranks[from];
    int orthogonal = term.longer - term.shorter;
    for (int step = 1; step < term.longer; step++) {
      int along = step;
      int across = Math.max(0, step - orthogonal);
      boolean isAlongRanks = Math.abs(r) >= Math.abs(f);
      int passedFiles = Integer.signum(f) * (isAlongRanks ? across : along);
      int passedRanks = Integer.signum(r) * (isAlongRanks ? along : across);
      if (files[square] - files[from] == passedFiles
          && ranks[square] - ranks[from] == passedRanks) {
        return true;
      }
    }
    return false;
  }
}
