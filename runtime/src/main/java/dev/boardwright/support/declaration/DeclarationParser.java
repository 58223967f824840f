// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.style.Side;
import dev.boardwright.support.declaration.AnnotationForm.Kind;
import dev.boardwright.support.declaration.AnnotationForm.Member;
import dev.boardwright.support.declaration.JavaLexer.Token;
import java.util.ArrayList;
import java.util.HashMap;
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
    String name = qualifiedName();
    for (AnnotationForm form :
        List.of(AnnotationForm.BOARD, AnnotationForm.RULES, AnnotationForm.FEN_LETTERS)) {
      if (isName(name, form.name)) {
        DeclaredAnnotation read = parseMembers(form, offset);
        if (annotations.put(form.name, read) != null) {
          throw lexer.refusal(offset, "@" + form.name + " is written twice");
        }
        return;
      }
    }
    if (next.is("(")) {
      skipBlock("(", ")");
    }
  }

  private static boolean isName(String name, String simple) {
    return name.equals(simple) || name.equals("dev.boardwright." + simple);
  }

  private DeclaredAnnotation parseMembers(AnnotationForm form, int offset) {
    Map<String, DeclaredValue> written = new LinkedHashMap<>();
    if (accept("(") && !accept(")")) {
      if (next.is("@") || next.is("{")) {
        written.put("value", parseMember(form, "value", next.offset()));
      } else {
        do {
          int at = next.offset();
          String name = expectName();
          expect("=");
          if (written.put(name, parseMember(form, name, at)) != null) {
            throw lexer.refusal(at, name + " is written twice");
          }
        } while (accept(","));
      }
      expect(")");
    }
    Map<String, DeclaredValue> members = new HashMap<>(written);
    form.members.forEach(
        (name, member) -> {
          if (member.otherwise() != null) {
            members.putIfAbsent(name, new DeclaredValue(member.otherwise(), offset));
          } else if (!written.containsKey(name)) {
            throw lexer.refusal(offset, "@" + form.name + " needs the member " + name);
          }
        });
    return new DeclaredAnnotation(members, written.keySet(), offset);
  }

  private DeclaredValue parseMember(AnnotationForm form, String name, int offset) {
    Member member = form.members.get(name);
    if (member == null) {
      throw lexer.refusal(offset, "@" + form.name + " has no member " + Quoted.onOneLine(name));
    }
    int at = next.offset();
    if (!member.isArray()) {
      return parseValue(member.kind());
    }
    List<DeclaredValue> elements = new ArrayList<>();
    if (!accept("{")) {
      elements.add(parseValue(member.kind()));
      return new DeclaredValue(elements, at);
    }
    boolean isOpen = !accept(","); // which may stand alone
    while (isOpen && !next.is("}")) {
      elements.add(parseValue(member.kind()));
      isOpen = accept(",");
    }
    expect("}");
    return new DeclaredValue(elements, at);
  }

  /** Reads a value, or strings with {@code +} between them. Parentheses make no difference. */
  private DeclaredValue parseValue(Kind kind) {
    Token first = next;
    if (kind == Kind.ROW) {
      return new DeclaredValue(row(), first.offset());
    }
    StringBuilder text = new StringBuilder();
    Object value;
    int open = 0;
    do {
      open += skipAll("(", Integer.MAX_VALUE);
      value = parseLiteral(kind);
      text.append(value);
      open -= skipAll(")", open);
    } while (kind == Kind.TEXT && accept("+"));
    if (open > 0) {
      throw expected("')'");
    }
    boolean isName = first.kind() == JavaLexer.Kind.NAME && kind != Kind.FLAG;
    return new DeclaredValue(
        kind == Kind.TEXT ? text.toString() : value, isName ? point : first.offset());
  }

  private Object parseLiteral(Kind kind) {
    return switch (kind) {
      case NUMBER -> number();
      case FLAG -> flag();
      case ORDER -> constant(SquareOrder.values());
      case OUTCOME -> constant(Outcome.values());
      case SIDE -> constant(Side.values());
      default -> expect(JavaLexer.Kind.TEXT, "a string").value();
    };
  }

  /** Skips a sign as often as it comes next, up to a number of times, and returns how often. */
  private int skipAll(String sign, int max) {
    int count = 0;
    while (count < max && accept(sign)) {
      count++;
    }
    return count;
  }

  private DeclaredAnnotation row() {
    int offset = expect("@").offset();
    int name = next.offset();
    if (!isName(qualifiedName(), AnnotationForm.PIECE.name)) {
      throw lexer.refusal(name, "expected @Piece");
    }
    return parseMembers(AnnotationForm.PIECE, offset);
  }

  private boolean flag() {
    boolean isTrue = accept("true");
    if (!isTrue && !accept("false")) {
      throw expected("true or false");
    }
    return isTrue;
  }

  private int number() {
    boolean isNegative = accept("-");
    if (!isNegative && next.kind() == JavaLexer.Kind.CHARACTER) {
      return take().value().charAt(0);
    }
    Token token = expect(JavaLexer.Kind.NUMBER, "a number");
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

  private String constant(Enum<?>[] constants) {
    Class<?> type = constants[0].getDeclaringClass();
    if (!isNextName()) {
      throw expected("a constant of " + type.getSimpleName());
    }
    int offset = next.offset();
    String name = qualifiedName();
    for (Enum<?> constant : constants) {
      String full = type.getName() + "." + constant.name();
      boolean isImported =
          staticImports.contains(full) || staticImports.contains(type.getName() + ".*");
      if (name.equals(full)
          || name.equals(type.getSimpleName() + "." + constant.name())
          || isImported && name.equals(constant.name())) {
        return constant.name();
      }
    }
    throw lexer.refusal(
        offset, "not a constant of " + type.getSimpleName() + ": " + Quoted.onOneLine(name));
  }
}
