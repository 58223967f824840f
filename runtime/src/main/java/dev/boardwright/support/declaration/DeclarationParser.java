// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.support.declaration.JavaLexer.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parser of a Java source file with one declaration. It reads the annotations of Boardwright, and
 * skips everything else. Nothing is nested deeper than a row in {@code @Rules}.
 */
final class DeclarationParser {
  /** The modifiers of types, apart from {@code non-sealed}, which is no word. */
  private static final Set<String> MODIFIERS =
      Set.of("public", "protected", "private", "static", "abstract", "final", "strictfp", "sealed");

  private static final Set<String> TYPES = Set.of("class", "interface", "enum", "record");

  /** The words after which the header of a type lists other types. */
  private static final Set<String> LISTS = Set.of("extends", "implements", "permits");

  /** The words that are no names (JLS 17, 3.9 and 3.10). */
  private static final Set<String> RESERVED =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for goto if implements import"
                  + " instanceof int interface long native new package private protected public"
                  + " return short static strictfp super switch synchronized this throw throws"
                  + " transient try void volatile while _ true false null")
              .split(" "));

  /** The names that types cannot have (JLS 17, 3.8). */
  private static final Set<String> NOT_OF_TYPES =
      Set.of("permits", "record", "sealed", "var", "yield");

  /** The members of the annotation types, which a test compares with the types. */
  static final Set<String> BOARD =
      Set.of("shape", "styles", "order", "start", "pieces", "firstHand", "secondHand");

  static final Set<String> DRAWS =
      Set.of(
          ("repetitions moveLimit claims automaticRepetitions automaticMoveLimit perpetualCheck"
                  + " repetitionLost resets insufficient impassePoints impasseTotals impasseZone"
                  + " impassePieces")
              .split(" "));

  static final Map<String, Set<String>> MEMBERS =
      Map.of(
          "Board", BOARD,
          "Rules",
              Set.of(
                  "value zone drops facing stalemate check goal bareRoyalLoses allowStuck"
                      .split(" ")),
          "Piece",
              Set.of(
                  ("token moves from within name becomes passing zone capturedAs dropZone"
                          + " promotesTo dropsAs mustPromote castles dropMates promotionLimit"
                          + " maxPerFile")
                      .split(" ")),
          "Draws", DRAWS,
          "FenLetters", Set.of("pieces", "castling"));

  /** A number: its prefix, and its digits, as many as any int needs. */
  private static final Pattern NUMBER =
      Pattern.compile("(0[xX]|0[bB]|0_*(?=.))?([0-9a-fA-F]([0-9a-fA-F_]{0,62}[0-9a-fA-F])?)");

  private final JavaLexer lexer;
  private Token next;

  /** The offset of the last point of the last qualified name, where javac shows it. */
  private int point;

  /** The names of static imports, such as {@code dev.boardwright.SquareOrder.DESCENDING}. */
  private final Set<String> staticImports = new HashSet<>();

  private Map<String, DeclaredAnnotation> found = Map.of();

  /** The name of the declared type. */
  String typeName = "";

  DeclarationParser(JavaLexer lexer) {
    this.lexer = lexer;
    next = lexer.next();
  }

  /**
   * {@return the annotations of the declared type, by the names of their types}
   *
   * @throws DeclarationException if the text is malformed, or has more than one declaration
   */
  Map<String, DeclaredAnnotation> parse() {
    if (accept("package")) {
      qualifiedName();
      expect(";");
    }
    while (next.is("import") || next.is(";")) {
      if (!accept(";")) {
        parseImport();
      }
    }
    while (next.kind() != JavaLexer.Kind.END) {
      if (!accept(";")) {
        parseType();
      }
    }
    return found;
  }

  // Tokens

  private Token take() {
    Token taken = next;
    next = lexer.next();
    return taken;
  }

  private boolean accept(String sign) {
    if (!next.is(sign)) {
      return false;
    }
    take();
    return true;
  }

  private Token expect(String sign) {
    if (!next.is(sign)) {
      throw expected("'" + sign + "'");
    }
    return take();
  }

  private Token expect(JavaLexer.Kind kind, String what) {
    if (next.kind() != kind) {
      throw expected(what);
    }
    return take();
  }

  private boolean isNext(Set<String> words) {
    return next.kind() == JavaLexer.Kind.NAME && words.contains(next.value());
  }

  private boolean isNextName() {
    return next.kind() == JavaLexer.Kind.NAME && !RESERVED.contains(next.value());
  }

  private String expectName() {
    if (!isNextName()) {
      throw expected("a name");
    }
    return take().value();
  }

  private DeclarationException expected(String what) {
    String there =
        switch (next.kind()) {
          case END -> "the end of the text";
          case TEXT -> "a string";
          default -> Quoted.onOneLine(next.value());
        };
    return lexer.refusal(next.offset(), "expected " + what + ", got " + there);
  }

  /** Skips what stands between two signs, of which the first one comes next. */
  private void skipBlock(String open, String close) {
    int offset = expect(open).offset();
    int depth = 1;
    while (depth > 0) {
      if (next.kind() == JavaLexer.Kind.END) {
        throw lexer.refusal(offset, "there is no '" + close + "' for this '" + open + "'");
      }
      depth += next.is(open) ? 1 : next.is(close) ? -1 : 0;
      take();
    }
  }

  private String qualifiedName() {
    point = next.offset();
    StringBuilder name = new StringBuilder(expectName());
    while (next.is(".")) {
      point = take().offset();
      name.append('.').append(expectName());
    }
    return name.toString();
  }

  // The file

  private void parseImport() {
    expect("import");
    boolean isStatic = accept("static");
    StringBuilder name = new StringBuilder(expectName());
    boolean isOpen = true;
    while (isOpen && accept(".")) {
      isOpen = !next.is("*");
      name.append('.').append(isOpen ? expectName() : take().value());
    }
    expect(";");
    if (isStatic) {
      staticImports.add(name.toString());
    }
  }

  private void parseType() {
    Map<String, DeclaredAnnotation> annotations = new LinkedHashMap<>();
    parseModifiers(annotations);
    int offset = next.offset();
    if (!isNext(TYPES)) {
      throw expected("a type");
    }
    boolean isRecord = take().is("record");
    if (isNext(NOT_OF_TYPES)) {
      throw expected("the name of a type");
    }
    String name = expectName();
    skipHeader(isRecord);
    skipBlock("{", "}");
    if (!annotations.isEmpty()) {
      if (!found.isEmpty()) {
        throw lexer.refusal(offset, "this is the second declaration in this text");
      }
      found = annotations;
      typeName = name;
    }
  }

  /** Reads the annotations and the modifiers before a type, with the sign of an annotation type. */
  private void parseModifiers(Map<String, DeclaredAnnotation> annotations) {
    Set<String> modifiers = new HashSet<>();
    while (next.is("@") || next.is("non") || isNext(MODIFIERS)) {
      Token token = take();
      if (token.is("@")) {
        if (next.is("interface")) {
          return;
        }
        parseAnnotation(annotations, token.offset());
      } else if (!modifiers.add(token.value())) {
        throw lexer.refusal(token.offset(), token.value() + " is written twice");
      } else if (token.is("non")) {
        expect("-");
        expect("sealed");
      }
    }
  }

  /** Skips what stands between the name of a type and its body. */
  private void skipHeader(boolean isRecord) {
    if (next.is("<")) {
      skipBlock("<", ">");
    }
    if (isRecord) {
      skipBlock("(", ")");
    }
    if (isNext(LISTS)) {
      do {
        take();
      } while (!next.is("{") && !next.is(";") && next.kind() != JavaLexer.Kind.END);
    }
  }

  // Annotations

  /**
   * Reads an annotation after its sign, or skips it if it is of another library.
   *
   * @param offset the offset of the sign
   */
  private void parseAnnotation(Map<String, DeclaredAnnotation> annotations, int offset) {
    String name = qualifiedName().replaceFirst("^dev\\.boardwright\\.", "");
    if (MEMBERS.containsKey(name) && !name.equals("Piece")) {
      if (annotations.put(name, parseMembers(name, offset)) != null) {
        throw lexer.refusal(offset, "@" + name + " is written twice");
      }
    } else if (next.is("(")) {
      skipBlock("(", ")");
    }
  }

  private DeclaredAnnotation parseMembers(String type, int offset) {
    Map<String, DeclaredValue> members = new LinkedHashMap<>();
    if (accept("(") && !accept(")")) {
      boolean isValue = next.is("@") || next.is("{");
      do {
        int at = next.offset();
        String name = isValue ? "value" : expectName();
        if (!MEMBERS.getOrDefault(type, Set.of()).contains(name)) {
          throw lexer.refusal(at, "@" + type + " has no member " + Quoted.onOneLine(name));
        }
        if (!isValue) {
          expect("=");
        }
        if (members.put(name, parseMember(!type.equals("Piece"))) != null) {
          throw lexer.refusal(at, name + " is written twice");
        }
      } while (!isValue && accept(","));
      expect(")");
    }
    return new DeclaredAnnotation(
        members,
        offset,
        (place, problem) -> {
          throw lexer.refusal((Integer) place, problem);
        });
  }

  private DeclaredValue parseMember(boolean mayHaveRows) {
    int at = next.offset();
    if (!accept("{")) {
      return parseValue(mayHaveRows);
    }
    List<DeclaredValue> elements = new ArrayList<>();
    boolean isOpen = !accept(","); // which may stand alone
    while (isOpen && !next.is("}")) {
      elements.add(parseValue(mayHaveRows));
      isOpen = accept(",");
    }
    expect("}");
    return new DeclaredValue(elements, at);
  }

  /** Reads a value, or strings with {@code +} between them. Parentheses make no difference. */
  private DeclaredValue parseValue(boolean mayBeRow) {
    Token first = next;
    if (mayBeRow && accept("@")) {
      int name = next.offset();
      if (!qualifiedName().matches("(dev\\.boardwright\\.)?Piece")) {
        throw lexer.refusal(name, "expected @Piece");
      }
      return new DeclaredValue(parseMembers("Piece", first.offset()), first.offset());
    }
    StringBuilder text = new StringBuilder();
    Object value = null;
    int open = 0;
    do {
      open += skipAll("(", Integer.MAX_VALUE);
      value = value == null ? literal() : expect(JavaLexer.Kind.TEXT, "a string").value();
      text.append(value);
      open -= skipAll(")", open);
    } while (value instanceof String && accept("+"));
    if (open > 0) {
      throw expected("')'");
    }
    boolean isName = first.kind() == JavaLexer.Kind.NAME && !(value instanceof Boolean);
    return new DeclaredValue(
        value instanceof String ? text.toString() : value, isName ? point : first.offset());
  }

  private Object literal() {
    if (next.kind() == JavaLexer.Kind.TEXT) {
      return take().value();
    }
    if (next.is("true") || next.is("false")) {
      return take().is("true");
    }
    return isNextName() ? new DeclaredValue.Constant(qualifiedName(), staticImports) : number();
  }

  /** Skips a sign as often as it comes next, up to a number of times, and returns how often. */
  private int skipAll(String sign, int max) {
    int count = 0;
    while (count < max && accept(sign)) {
      count++;
    }
    return count;
  }

  private int number() {
    boolean isNegative = accept("-");
    if (!isNegative && next.kind() == JavaLexer.Kind.CHARACTER) {
      return take().value().charAt(0);
    }
    Token token = expect(JavaLexer.Kind.NUMBER, "a value");
    Matcher number = NUMBER.matcher(token.value());
    try {
      if (number.matches()) {
        return value(number, isNegative ? "-" : "");
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw lexer.refusal(token.offset(), "not an int: " + Quoted.onOneLine(token.value()));
  }

  private static int value(Matcher number, String sign) {
    String prefix = number.group(1);
    String digits = number.group(2).replace("_", "");
    if (prefix == null) {
      return Integer.parseInt(sign + digits);
    }
    int radix = prefix.matches("0[xX]") ? 16 : prefix.matches("0[bB]") ? 2 : 8;
    int value = Integer.parseUnsignedInt(digits, radix);
    return sign.isEmpty() ? value : -value;
  }
}
