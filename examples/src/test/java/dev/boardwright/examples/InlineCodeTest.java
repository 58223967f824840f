// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.chess.Chess;
import dev.boardwright.geometry.Movement;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.San;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBook;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the code between backquotes, which no compiler sees: every method that a guide names exists
 * and takes what is given to it.
 */
class InlineCodeTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern BLOCK =
      Pattern.compile("^```.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern MEMBER =
      Pattern.compile("[A-Z…]\\w*[a-z]\\w*\\.(?!java$)[A-Za-z_]+");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /** A name before a parenthesis, with the word before it. */
  private static final Pattern CALL = Pattern.compile("(?:(new )|([\\w…]+)\\.)?\\b(\\w+)\\(");

  /** The types of the variables that have the same names in all guides. */
  private static final Map<String, Class<?>> VARIABLES =
      Map.of(
          "cursor", BoardCursor.class,
          "position", Qi.class,
          "moves", BoardMoves.class,
          "game", Game.class,
          "rules", RuleBook.class,
          "movement", Movement.class,
          "fen", Fen.class,
          "san", San.class,
          "text", CharSequence.class);

  /** Code of the JDK, of other libraries and of a page's own boards, and a notation. */
  private static final Set<String> OTHERS =
      Set.of(
          "Integer.parseInt",
          "String.format",
          "System.out",
          "Games.Shogi",
          "MeleePosition.RULES",
          "board.push(move)",
          "board.pop()",
          "board.piece_at(square)",
          "board.fen()",
          "Board(fen)",
          "board.san(move)",
          "board.push_san(text)",
          "pick(3) | to(7) | status(2)");

  private static final List<Class<?>> TYPES = types();

  /** {@return the public types of the runtime, and those of the examples with their boards} */
  private static List<Class<?>> types() {
    try {
      Set<Class<?>> types = new LinkedHashSet<>();
      Path runtime = ROOT.resolve("runtime/src/main/java");
      addTypes(types, runtime, ".java");
      // The names of the sources of boards do not tell what is generated.
      addTypes(types, location(Chess.class), ".class");
      return List.copyOf(types);
    } catch (IOException | URISyntaxException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path location(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static void addTypes(Set<Class<?>> types, Path root, String extension)
      throws IOException, ClassNotFoundException {
    List<String> names;
    try (Stream<Path> files = Files.walk(root)) {
      names =
          files
              .map(file -> root.relativize(file).toString().replace('\\', '/'))
              .filter(name -> name.endsWith(extension) && !name.contains("-info"))
              .map(name -> name.replace(extension, "").replace('/', '.'))
              .toList();
    }
    for (String name : names) {
      Class<?> type = Class.forName(name, false, InlineCodeTest.class.getClassLoader());
      if (Modifier.isPublic(type.getModifiers())) {
        types.add(type);
        types.addAll(List.of(type.getClasses()));
      }
    }
  }

  /** {@return the guides, without the page about the project's own code} */
  static List<String> documents() throws IOException {
    List<String> documents = new ArrayList<>(DocumentsTest.documents());
    documents.remove("CONTRIBUTING.md");
    return documents;
  }

  private static List<String> code(String text) {
    return CODE.matcher(BLOCK.matcher(text).replaceAll(""))
        .results()
        .map(code -> code.group(1).replaceAll("\\s+", " "))
        .filter(code -> !OTHERS.contains(code) && !code.startsWith("@"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void namesMethodsThatExist(String document) throws IOException {
    assertEquals(List.of(), mistakes(Files.readString(ROOT.resolve(document))));
  }

  private static List<String> mistakes(String text) {
    List<String> mistakes = new ArrayList<>();
    for (String code : code(text)) {
      for (MatchResult call : CALL.matcher(code).results().toList()) {
        if (!exists(call, arguments(code, call.end()))) {
          mistakes.add(code + ": no " + call.group(3) + " takes this");
        }
      }
    }
    return mistakes;
  }

  private static boolean exists(MatchResult call, List<String> arguments) {
    return executables(call).anyMatch(executable -> accepts(executable, arguments));
  }

  /** {@return what the name of a call may mean} */
  private static Stream<? extends Executable> executables(MatchResult call) {
    String name = call.group(3);
    if (call.group(1) != null) {
      return TYPES.stream()
          .filter(type -> type.getSimpleName().equals(name))
          .flatMap(type -> Arrays.stream(type.getConstructors()));
    }
    String owner = call.group(2) == null ? "" : call.group(2);
    return TYPES.stream()
        .filter(type -> isOwner(owner, type))
        .flatMap(type -> Arrays.stream(type.getMethods()))
        .filter(method -> method.getName().equals(name) && !method.isBridge());
  }

  /** {@return whether the word before a call may be a type or a variable of it} */
  private static boolean isOwner(String word, Class<?> type) {
    if (VARIABLES.containsKey(word)) {
      return VARIABLES.get(word).isAssignableFrom(type);
    }
    return word.startsWith("…")
        ? type.getSimpleName().endsWith(word.substring(1))
        : !word.matches("[A-Z]\\w*[a-z]\\w*") || type.getSimpleName().equals(word);
  }

  private static boolean accepts(Executable executable, List<String> arguments) {
    Class<?>[] types = executable.getParameterTypes();
    if (executable.isVarArgs() && arguments.size() >= types.length - 1) {
      return true;
    }
    if (arguments.equals(List.of("…"))) {
      return types.length > 0;
    }
    if (types.length != arguments.size()) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      Class<?> given = VARIABLES.get(arguments.get(i));
      if (given != null && !given.isAssignableFrom(types[i]) && !types[i].isAssignableFrom(given)) {
        return false;
      }
    }
    return true;
  }

  /** {@return the arguments from the index after a parenthesis to the one that closes it} */
  private static List<String> arguments(String code, int from) {
    List<String> arguments = new ArrayList<>();
    int depth = 0;
    int start = from;
    for (int at = from; at < code.length(); at++) {
      char c = code.charAt(at);
      if (depth == 0 && (c == ',' || c == ')')) {
        arguments.add(code.substring(start, at).strip());
        start = at + 1;
      }
      if (depth == 0 && c == ')') {
        return arguments.equals(List.of("")) ? List.of() : arguments;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    }
    return List.of("not closed: " + code);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void namesMembersThatExist(String document) throws IOException {
    for (String code : code(Files.readString(ROOT.resolve(document)))) {
      if (MEMBER.matcher(code).matches()) {
        String[] names = code.split("\\.", 2);
        assertTrue(hasMember(names[0], names[1]), code);
      }
    }
  }

  private static boolean hasMember(String owner, String name) {
    return TYPES.stream()
        .filter(type -> isOwner(owner, type))
        .flatMap(
            type ->
                Stream.concat(
                    Arrays.<Member>stream(type.getMethods()),
                    Arrays.<Member>stream(type.getFields())))
        .anyMatch(member -> member.getName().equals(name));
  }

  /**
   * On these pages, a reader has a position and a cursor. A name alone does not tell which of them
   * a method takes.
   */
  @ParameterizedTest
  @ValueSource(strings = {"docs/engines.md", "docs/rules.md"})
  void namesMethodsWithTheirParameters(String document) throws IOException {
    assertEquals(List.of(), withoutParameters(Files.readString(ROOT.resolve(document))));
  }

  /** {@return the names that stand alone, of methods that all take something} */
  private static List<String> withoutParameters(String text) {
    return code(text).stream().filter(InlineCodeTest::needsParameters).toList();
  }

  private static boolean needsParameters(String name) {
    List<Method> methods =
        TYPES.stream()
            .flatMap(type -> Arrays.stream(type.getMethods()))
            .filter(method -> method.getName().equals(name))
            .toList();
    return !methods.isEmpty()
        && methods.stream().allMatch(method -> method.getParameterCount() > 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          moves.isCheck(cursor)                  | true
          moves.generateTo(cursor)               | true
          moves.isCapture(position)              | true
          cursor.isCapture(move)                 | true
          rules.legalMoves(cursor)               | true
          Geometry.ofAll(shape)                  | true
          ChessSquares.parse(text)               | true
          new Direction(1, 2)                    | true
          rules.play(rules.position(), move)     | true
          rules.play(position                    | true
          moves.isCapture(position, move)        | false
          moves.isCapture(cursor, move)          | false
          moves.generateCaptures(cursor)         | false
          cursor.play(moves.get(0))              | false
          rules.play(rules.start(), move)        | false
          new Direction(1, 2, 0)                 | false
          Movement.leaps(1, 2)                   | false
          …Square.parse(text)                    | false
          """)
  void findsMethodsThatDoNotExist(String code, boolean isMistake) {
    assertEquals(isMistake, !mistakes("Ask `" + code + "`.").isEmpty());
  }

  @Test
  void findsNamesWithoutParameters() {
    assertEquals(
        List.of("isCapture"),
        withoutParameters("Ask `isCapture`, or `isCheck()`, or `isCapture(position, move)`."));
  }
}
