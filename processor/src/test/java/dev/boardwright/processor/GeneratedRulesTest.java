// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.testing.compile.Compilation;
import dev.boardwright.Board;
import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.processor.testing.GameSource;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the rules of generated positions. */
class GeneratedRulesTest {
  private static final String GAME =
      """
      package game;
      import dev.boardwright.*;
      import dev.boardwright.style.Side;
      @Board(shape = {4, 3}, styles = {"SMALL", "small"}, order = SquareOrder.ASCENDING,
          start = "RK^1/3/3/1k^r / SMALL/small"%s)
      @Rules(
          value = {
            @Piece(token = "K^", moves = "K"),
            @Piece(token = "R", moves = "R", promotesTo = "+R", dropZone = "a1-c3"),
            @Piece(token = "+R", moves = "RF", becomes = "R")
          },
          zone = "a4-c4", drops = Side.FIRST, stalemate = Outcome.WIN, goal = "b4",
          bareRoyalLoses = true)
      %s Small {}
      """;

  private static RuleBookBuilder small() {
    return RuleBook.builder()
        .shape(4, 3)
        .styles("SMALL", "small")
        .order(SquareOrder.ASCENDING)
        .start("RK^1/3/3/1k^r / SMALL/small")
        .row(PieceRow.of("K^").moves("K"))
        .row(PieceRow.of("R").moves("R").promotesTo("+R").dropZone("a1-c3"))
        .row(PieceRow.of("+R").moves("RF").becomes("R"))
        .zone("a4-c4")
        .drops(Side.FIRST)
        .stalemate(Outcome.WIN)
        .goal("b4")
        .bareRoyalLoses(true);
  }

  private static Compilation compiled(String members, String declaration) {
    Compilation compilation =
        TestCompiler.compile(source("game.Small", GAME.formatted(members, declaration)));
    assertThat(compilation).succeededWithoutWarnings();
    return compilation;
  }

  private static Class<?> load(Compilation compilation, String name) {
    try {
      return TestCompiler.load(compilation).loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static RuleBook rules(Class<?> position) {
    return (RuleBook) ReflectiveCalls.constant(position, "RULES");
  }

  /** Checks that the board of a position follows from its rules. */
  private static void assertFollows(Class<?> position) {
    RuleBook rules = rules(position);
    BoardType<?> type = (BoardType<?>) ReflectiveCalls.constant(position, "TYPE");
    assertEquals(rules.pieces(), type.pieces());
    for (Side side : Side.values()) {
      assertEquals(rules.handPieces(side), type.handPieces(side));
    }
    assertEquals(rules.start(), type.start());
  }

  @Test
  void rulesHaveTheDeclaredMembers() {
    Class<?> position = load(compiled("", "public interface"), "game.SmallPosition");
    assertEquals(small().build(), rules(position));
    assertFollows(position);
  }

  /** Without the rule of check, a stalemate that is written out holds, and is a loss otherwise. */
  @Test
  void stalemateHoldsWithoutCheckIfItIsWritten() {
    StringBuilder games = new StringBuilder("package game;\nimport dev.boardwright.*;\n");
    games.append("public interface Ends {\n");
    for (String member : List.of("NONE", "DRAW", "LOSS", "WIN")) {
      games.append(
          """
          @Board(shape = {3, 3}, styles = {"END", "end"}, order = SquareOrder.DESCENDING,
              start = "1n1/k^2/2K^ / END/end")
          @SuppressWarnings("boardwright")
          @Rules(check = false%s, value = {
              @Piece(token = "K^", moves = "W", within = "a1"), @Piece(token = "N", moves = "N")})
          interface E%s {}
          """
              .formatted(member.equals("NONE") ? "" : ", stalemate = Outcome." + member, member));
    }
    Compilation compilation = TestCompiler.compile(source("game.Ends", games + "}"));
    assertThat(compilation).succeededWithoutWarnings();
    for (String member : List.of("NONE", "DRAW", "LOSS", "WIN")) {
      Outcome outcome = member.equals("NONE") ? Outcome.LOSS : Outcome.valueOf(member);
      RuleBook rules = rules(load(compilation, "game.Ends_E" + member + "Position"));
      assertEquals(outcome, rules.stalemate());
      assertEquals(
          member.equals("NONE") ? Outcome.DRAW : outcome,
          rules.toBuilder().check(true).build().stalemate());
      Game<?> game =
          (Game<?>)
              ReflectiveCalls.constant(load(compilation, "game.Ends_E" + member + "Moves"), "GAME");
      assertEquals(Optional.of(outcome), outcome(game));
      assertEquals(Optional.of(outcome), outcome(rules));
    }
  }

  private static <P extends GamePosition<P>> Optional<Outcome> outcome(Game<P> game) {
    return game.start().end().map(GameEnd::outcome);
  }

  @Test
  void declaredPiecesDecideTheCodes() {
    String pieces = ", pieces = {\"k^\", \"r\", \"+r\", \"+R\", \"R\", \"K^\"}, firstHand = \"R\"";
    Class<?> position = load(compiled(pieces, "public class"), "game.SmallPosition");
    assertEquals(
        small().pieces("k^", "r", "+r", "+R", "R", "K^").build().pieces(),
        rules(position).pieces());
    assertFollows(position);
  }

  /** The rules are in a class of their own, which a position does not need before its rules. */
  @Test
  void rulesAreBuiltWhenTheyAreFirstUsed(@TempDir Path folder) throws Exception {
    TestCompiler.writeClasses(compiled("", "public interface"), folder, name -> true);
    URL runtime = TestCompiler.classPathOf(Board.class).toURI().toURL();
    try (RecordingLoader loader = new RecordingLoader(folder.toUri().toURL(), runtime)) {
      Class<?> position = Class.forName("game.SmallPosition", true, loader);
      Object start = position.getField("START").get(null);
      Object next = position.getMethod("toggle").invoke(start);
      position.getMethod("contentHash").invoke(next);
      Object text = position.getMethod("toText").invoke(next);
      position.getMethod("parse", String.class).invoke(null, text);
      String rules = "dev.boardwright.rules.RuleBook";
      assertThat(loader.loaded).contains("dev.boardwright.qi.Qi");
      assertThat(loader.loaded).doesNotContain(rules);
      position.getField("RULES").get(null);
      assertThat(loader.loaded).contains(rules);
    }
  }

  /** A class loader that remembers the classes that it has loaded itself. */
  private static final class RecordingLoader extends URLClassLoader {
    private final Set<String> loaded = new HashSet<>();

    RecordingLoader(URL... urls) {
      super(urls, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      loaded.add(name);
      return super.findClass(name);
    }
  }

  /** Random declarations, some of them with two styles. */
  @Test
  void generatedRulesEqualThoseOfTheBuilder() {
    List<JsonObject> declarations =
        Declarations.load("random_rules").stream()
            .limit(TestCompiler.seeds(12))
            .map(line -> line.getAsJsonObject("declaration"))
            .toList();
    StringBuilder games = new StringBuilder("package game;\npublic interface Games {\n");
    for (int i = 0; i < declarations.size(); i++) {
      games.append(GameSource.annotations(declarations.get(i)));
      games.append(" interface G%d {}%n".formatted(i));
    }
    Compilation compilation = TestCompiler.compile(source("game.Games", games + "}"));
    assertThat(compilation).succeededWithoutWarnings();
    ClassLoader classes = TestCompiler.load(compilation);
    for (int i = 0; i < declarations.size(); i++) {
      Class<?> position = position(classes, i);
      assertEquals(Declarations.ruleBook(declarations.get(i)), rules(position));
      assertFollows(position);
    }
  }

  private static Class<?> position(ClassLoader classes, int game) {
    try {
      return classes.loadClass("game.Games_G" + game + "Position");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** The rows of long declarations do not fit into one method, which is limited to 64 KB. */
  @Test
  void manyRowsAndTextsCompile() {
    List<String> tokens =
        Stream.of("", "+", "-")
            .flatMap(state -> IntStream.rangeClosed('A', 'Z').mapToObj(c -> state + (char) c))
            .toList();
    RuleBookBuilder builder =
        RuleBook.builder()
            .shape(2, 3)
            .styles("LONG", "long")
            .order(SquareOrder.DESCENDING)
            .start("k^2/2K^ / LONG/long")
            .zone("a1-c2")
            .row(PieceRow.of("K^").moves("W"));
    StringBuilder rows = new StringBuilder("@Piece(token = \"K^\", moves = \"W\")");
    for (int i = 1; i < RuleBook.MAX_ROWS; i++) {
      String token = tokens.get(i % tokens.size());
      List<String> others =
          i > tokens.size() ? List.of() : tokens.stream().filter(t -> !t.equals(token)).toList();
      builder.row(PieceRow.of(token).moves("F").promotesTo(others.toArray(new String[0])));
      rows.append(
          ",\n@Piece(token = \"%s\", moves = \"F\", promotesTo = %s)"
              .formatted(token, literal(others)));
    }
    Compilation compilation =
        TestCompiler.compile(
            source(
                "game.Long",
                """
                package game;
                import dev.boardwright.*;
                @Board(shape = {2, 3}, styles = {"LONG", "long"}, order = SquareOrder.DESCENDING,
                    start = "k^2/2K^ / LONG/long")
                @Rules(zone = "a1-c2", value = {%s})
                @SuppressWarnings("UnreachedPiece")
                public interface Long {}
                """
                    .formatted(rows)));
    assertThat(compilation).succeededWithoutWarnings();
    Class<?> position = load(compilation, "game.LongPosition");
    assertEquals(builder.build(), rules(position));
    assertFollows(position);
  }

  private static String literal(List<String> texts) {
    return texts.stream()
        .map(text -> "\"" + text + "\"")
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
