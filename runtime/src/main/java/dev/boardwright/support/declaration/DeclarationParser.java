// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.support.declaration.AnnotationForm.Kind;
import dev.boardwright.support.declaration.AnnotationForm.Member;
import dev.boardwright.support.declaration.JavaLexer.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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

  /** The maximum length of a number, which is more than any int needs. */
  private static final int MAX_DIGITS = 64;

  private static final Pattern DECIMAL = Pattern.compile("0|[1-9](_*[0-9])*");
  private static final Pattern OCTAL = Pattern.compile("0(_*[0-7])+");
  private static final Pattern HEX = Pattern.compile("0[xX][0-9a-fA-F](_*[0-9a-fA-F])*");
  private static final Pattern BINARY = Pattern.compile("0[bB][01](_*[01])*");

  private final JavaLexer lexer;
  private Token next;

  /** The names of static imports, such as {@code dev.boardwright.SquareOrder.DESCENDING}. */
  private final Set<String> staticImports = new HashSet<>();

  /** The annotations of the declared type, by the names of their types. */
  private Map<String, TextAnnotation> found = Map.of();

  private String typeName = "";

  DeclarationParser(String text) {
    lexer = new JavaLexer(text);
    next = lexer.next();
  }

  /**
   * Reads the whole file.
   *
   * @throws SyntaxProblem if the text is malformed, or has more than one declaration
   */
  void parse() {
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
  }

  /** {@return an annotation of the declared type, or null if it does not have one of this form} */
  @Nullable TextAnnotation annotation(AnnotationForm form) {
    return found.get(form.name);
  }

  /** {@return the name of the declared type} */
  String typeName() {
    return typeName;
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

  private SyntaxProblem expected(String what) {
    String there =
        switch (next.kind()) {
          case END -> "the end of the text";
          case TEXT -> "a string";
          default -> Quoted.onOneLine(next.value());
        };
    return new SyntaxProblem(next.offset(), "expected " + what + ", got " + there);
  }

  /** Skips what stands between two signs, of which the first one comes next. */
  private void skipBlock(String open, String close) {
    int offset = expect(open).offset();
    int depth = 1;
    while (depth > 0) {
      if (next.kind() == JavaLexer.Kind.END) {
        throw new SyntaxProblem(offset, "there is no '" + close + "' for this '" + open + "'");
      }
      depth += next.is(open) ? 1 : next.is(close) ? -1 : 0;
      take();
    }
  }

  /** {@return a name with points, as a token at the last point, where javac shows such a name} */
  private Token qualifiedName() {
    int offset = next.offset();
    StringBuilder name = new StringBuilder(expectName());
    while (next.is(".")) {
      offset = take().offset();
      name.append('.').append(expectName());
    }
    return new Token(JavaLexer.Kind.NAME, name.toString(), offset);
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
    Map<String, TextAnnotation> annotations = new LinkedHashMap<>();
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
        throw new SyntaxProblem(offset, "this is the second declaration in this text");
      }
      found = annotations;
      typeName = name;
    }
  }

  /** Reads the annotations and the modifiers before a type, with the sign of an annotation type. */
  private void parseModifiers(Map<String, TextAnnotation> annotations) {
    Set<String> modifiers = new HashSet<>();
    while (next.is("@") || next.is("non") || isNext(MODIFIERS)) {
      Token token = take();
      if (token.is("@")) {
        if (next.is("interface")) {
          return;
        }
        parseAnnotation(annotations, token.offset());
      } else if (!modifiers.add(token.value())) {
        throw new SyntaxProblem(token.offset(), token.value() + " is written twice");
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
  private void parseAnnotation(Map<String, TextAnnotation> annotations, int offset) {
    String name = qualifiedName().value();
    for (AnnotationForm form :
        List.of(AnnotationForm.BOARD, AnnotationForm.RULES, AnnotationForm.FEN_LETTERS)) {
      if (isName(name, form.name)) {
        TextAnnotation read = parseMembers(form, offset);
        if (annotations.put(form.name, read) != null) {
          throw new SyntaxProblem(offset, "@" + form.name + " is written twice");
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

  private TextAnnotation parseMembers(AnnotationForm form, int offset) {
    Map<String, TextValue> written = new LinkedHashMap<>();
    if (accept("(") && !accept(")")) {
      if (next.is("@") || next.is("{")) {
        written.put("value", parseMember(form, "value", next.offset()));
      } else {
        do {
          int at = next.offset();
          String name = expectName();
          expect("=");
          if (written.put(name, parseMember(form, name, at)) != null) {
            throw new SyntaxProblem(at, name + " is written twice");
          }
        } while (accept(","));
      }
      expect(")");
    }
    for (Map.Entry<String, Member> member : form.members().entrySet()) {
      if (member.getValue().otherwise() == null && !written.containsKey(member.getKey())) {
        throw new SyntaxProblem(offset, "@" + form.name + " needs the member " + member.getKey());
      }
    }
    return new TextAnnotation(form, written, offset);
  }

  private TextValue parseMember(AnnotationForm form, String name, int offset) {
    Member member = form.members().get(name);
    if (member == null) {
      throw new SyntaxProblem(offset, "@" + form.name + " has no member " + Quoted.onOneLine(name));
    }
    int at = next.offset();
    if (!member.isArray()) {
      return parseValue(member.kind());
    }
    List<TextValue> elements = new ArrayList<>();
    if (!accept("{")) {
      elements.add(parseValue(member.kind()));
      return new TextValue(elements, at);
    }
    boolean isOpen = !accept(","); // which may stand alone
    while (isOpen && !next.is("}")) {
      elements.add(parseValue(member.kind()));
      isOpen = accept(",");
    }
    expect("}");
    return new TextValue(elements, at);
  }

  private TextValue parseValue(Kind kind) {
    int offset = next.offset();
    if (kind == Kind.ROW) {
      return new TextValue(row(), offset);
    }
    if (kind == Kind.TEXT) {
      return new TextValue(text(), offset);
    }
    int open = skipAll("(", Integer.MAX_VALUE);
    TextValue value =
        switch (kind) {
          case NUMBER -> new TextValue(number(), offset);
          case FLAG -> new TextValue(flag(), offset);
          default -> constant(kind);
        };
    if (skipAll(")", open) < open) {
      throw expected("')'");
    }
    return open == 0 ? value : new TextValue(value.value(), offset);
  }

  /** Reads strings with {@code +} between them. Parentheses make no difference. */
  private String text() {
    StringBuilder text = new StringBuilder();
    int open = 0;
    do {
      open += skipAll("(", Integer.MAX_VALUE);
      text.append(string());
      open -= skipAll(")", open);
    } while (accept("+"));
    if (open > 0) {
      throw expected("')'");
    }
    return text.toString();
  }

  /** Skips a sign as often as it comes next, up to a number of times, and returns how often. */
  private int skipAll(String sign, int max) {
    int count = 0;
    while (count < max && accept(sign)) {
      count++;
    }
    return count;
  }

  private TextAnnotation row() {
    int offset = expect("@").offset();
    int name = next.offset();
    if (!isName(qualifiedName().value(), AnnotationForm.PIECE.name)) {
      throw new SyntaxProblem(name, "expected @Piece");
    }
    return parseMembers(AnnotationForm.PIECE, offset);
  }

  private String string() {
    if (next.kind() != JavaLexer.Kind.TEXT) {
      throw expected("a string");
    }
    return take().value();
  }

  private int number() {
    boolean isNegative = accept("-");
    if (!isNegative && next.kind() == JavaLexer.Kind.CHARACTER) {
      return take().value().charAt(0);
    }
    if (next.kind() != JavaLexer.Kind.NUMBER) {
      throw expected("a number");
    }
    Token token = take();
    Integer value = parsed(token.value(), isNegative);
    if (value == null) {
      throw new SyntaxProblem(token.offset(), "not an int: " + Quoted.onOneLine(token.value()));
    }
    return value;
  }

  private boolean flag() {
    boolean isTrue = accept("true");
    if (!isTrue && !accept("false")) {
      throw expected("true or false");
    }
    return isTrue;
  }

  private TextValue constant(Kind kind) {
    Enum<?>[] constants = AnnotationForm.constants(kind);
    Class<?> type = constants[0].getDeclaringClass();
    if (!isNextName()) {
      throw expected("a constant of " + type.getSimpleName());
    }
    int offset = next.offset();
    Token token = qualifiedName();
    String name = token.value();
    for (Enum<?> constant : constants) {
      String full = type.getName() + "." + constant.name();
      boolean isImported =
          staticImports.contains(full) || staticImports.contains(type.getName() + ".*");
      if (name.equals(full)
          || name.equals(type.getSimpleName() + "." + constant.name())
          || isImported && name.equals(constant.name())) {
        return new TextValue(constant, token.offset());
      }
    }
    throw new SyntaxProblem(
        offset, "not a constant of " + type.getSimpleName() + ": " + Quoted.onOneLine(name));
  }

  /** {@return the value of a number in Java, or null if it is not an int} */
  private static @Nullable Integer parsed(String number, boolean isNegative) {
    if (number.length() > MAX_DIGITS) {
      return null;
    }
    String sign = isNegative ? "-" : "";
    String digits = number.replace("_", "");
    try {
      if (DECIMAL.matcher(number).matches()) {
        return Integer.valueOf(sign + digits);
      }
      int radix = HEX.matcher(number).matches() ? 16 : BINARY.matcher(number).matches() ? 2 : 8;
      if (radix == 8 && !OCTAL.matcher(number).matches()) {
        return null;
      }
      int value = Integer.parseUnsignedInt(digits.substring(radix == 8 ? 1 : 2), radix);
      return isNegative ? -value : value;
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
