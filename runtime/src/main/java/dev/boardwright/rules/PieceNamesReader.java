// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A reader of the names that other programs give to pieces: those that are declared, and the
 * defaults of all other pieces. Names of different pieces differ.
 */
final class PieceNamesReader {
  private static final char EQUALS = '=';
  private static final String MARKS = "^'~";

  private final List<TokenRules> tokens;
  private final PieceCodes codes;
  private final Problems problems;

  /** The declared names of each piece, in the order of the codes. */
  private final List<List<String>> names = new ArrayList<>();

  /** The pieces by their names. */
  private final Map<String, TokenRules> named = new HashMap<>();

  /** The codes of the pieces with declared names. */
  private final Set<Integer> declaredCodes = new HashSet<>();

  /** The indices of the declared elements by the names that they give. */
  private final Map<String, Integer> elements = new HashMap<>();

  PieceNamesReader(List<TokenRules> tokens, PieceCodes codes, Problems problems) {
    this.tokens = tokens;
    this.codes = codes;
    this.problems = problems;
    tokens.forEach(token -> names.add(new ArrayList<>()));
  }

  /** Reads the declared names. */
  void readDeclared(List<String> declared) {
    for (int i = 0; i < declared.size() && !problems.isFull(); i++) {
      read(Place.of(RuleBook.FEN_PIECES).element(i), declared.get(i), i);
    }
  }

  private void read(Place place, String text, int element) {
    int equals = text.indexOf(EQUALS);
    if (equals < 0) {
      addInvalid(place, text.length(), "a token, = and a name expected", text);
      return;
    }
    int wrong = firstWrong(text, equals + 1);
    if (wrong >= 0) {
      addInvalid(
          place,
          wrong,
          "a name is a letter, with + before it and ^, ' and ~ after it where they are needed",
          text);
      return;
    }
    String token = text.substring(0, equals);
    String name = text.substring(equals + 1);
    int code = codes.given(place, token);
    if (code == 0) {
      return;
    }
    if (Character.isUpperCase(letter(name)) != (PieceCodes.side(token) == Side.FIRST)) {
      problems.add(Kind.WRONG_CASE, place, equals + 1, "a name has the case of its token", text);
      return;
    }
    add(place, tokens.get(code - 1), name, element);
    if (codes.hasOneStyle()) {
      String other = PieceCodes.of(Side.SECOND, token);
      add(place, tokens.get(codes.code(other) - 1), flipped(name), element);
    }
  }

  private void addInvalid(Place place, int offset, String description, String text) {
    problems.add(Kind.INVALID_NAME, place, offset, description, text);
  }

  /** {@return the offset of the first character that a name cannot have there, or −1} */
  private static int firstWrong(String text, int from) {
    int at = text.startsWith("+", from) ? from + 1 : from;
    if (at == text.length() || !isLetter(text.charAt(at))) {
      return at;
    }
    at++;
    for (int mark = 0; mark < MARKS.length() && at < text.length(); mark++) {
      at += text.charAt(at) == MARKS.charAt(mark) ? 1 : 0;
    }
    return at < text.length() ? at : -1;
  }

  static boolean isLetter(char c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  private static char letter(String name) {
    return name.charAt(name.charAt(0) == '+' ? 1 : 0);
  }

  private static String flipped(String name) {
    char letter = letter(name);
    return name.replace(letter, Character.toLowerCase(letter));
  }

  private void add(Place place, TokenRules token, String name, int element) {
    TokenRules other = named.putIfAbsent(name, token);
    if (other != null) {
      problems.add(
          Kind.REPEATED_ELEMENT,
          place,
          shown(name) + " is already the name of " + codes.shown(other.token()));
      return;
    }
    names.get(token.code() - 1).add(name);
    declaredCodes.add(token.code());
    elements.putIfAbsent(name, element);
  }

  /** {@return a name as it is declared} */
  private String shown(String name) {
    return codes.hasOneStyle() ? name.toUpperCase(Locale.ROOT) : name;
  }

  /** {@return whether a piece has a declared name} */
  boolean isDeclared(TokenRules token) {
    return declaredCodes.contains(token.code());
  }

  /**
   * {@return the names of all pieces, in the order of the codes}
   *
   * @param nameless whether each piece has no name unless one is declared, in the order of the
   *     codes
   */
  List<List<String>> all(List<Boolean> nameless) {
    for (TokenRules token : tokens) {
      if (!isDeclared(token) && !nameless.get(token.code() - 1)) {
        addDefault(token, nameless);
      }
    }
    return names.stream().map(List::copyOf).collect(Lists.toList());
  }

  private void addDefault(TokenRules token, List<Boolean> nameless) {
    String name = defaultName(token, nameless);
    TokenRules other = named.putIfAbsent(name, token);
    if (other == null) {
      names.get(token.code() - 1).add(name);
      return;
    }
    problems.add(
        Kind.REPEATED_ELEMENT,
        Place.of(RuleBook.FEN_PIECES).element(elements.getOrDefault(name, 0)),
        shown(name)
            + " is already the name of "
            + codes.shown(token.token())
            + ", which has no other");
  }

  private String defaultName(TokenRules token, List<Boolean> nameless) {
    Epin epin = Epin.parse(token.token());
    boolean isDiminished = epin.state() == Pin.State.DIMINISHED;
    Epin plain = isDiminished ? epin.withState(Pin.State.NORMAL) : epin;
    String common = epin.withTerminal(false).toString();
    int code = codes.codes().getOrDefault(common, 0);
    boolean isCommonFree = code == 0 || nameless.get(code - 1);
    String name = (isCommonFree ? plain.withTerminal(false) : plain).toString();
    return withDeclaredLetter(name, epin) + (isDiminished ? "~" : "");
  }

  /** {@return the default name of a piece with the declared letter of its normal state, if any} */
  private String withDeclaredLetter(String name, Epin epin) {
    String normal = epin.withState(Pin.State.NORMAL).toString();
    int code = epin.state() == Pin.State.NORMAL ? 0 : codes.codes().getOrDefault(normal, 0);
    String declared = code == 0 || !declaredCodes.contains(code) ? "" : names.get(code - 1).get(0);
    boolean isPlain = !declared.isEmpty() && !declared.startsWith("+") && !declared.endsWith("~");
    if (!isPlain) {
      return name;
    }
    String derived = (name.startsWith("+") ? "+" : "") + declared;
    elements.putIfAbsent(derived, elements.getOrDefault(declared, 0));
    return derived;
  }
}
