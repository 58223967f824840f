// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.game;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.RulesSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the warnings about rules that are valid, but may not be meant. */
@Tag("compilers")
class RuleWarningsTest {
  private static final int ROYAL = RulesSource.ROYAL;

  /** A game with one warning, about its second row. */
  private static final String UNREACHED =
      """
      @Board(shape = {4, 4}, styles = {"GAME", "game"}, order = SquareOrder.DESCENDING,
          start = "3k^/4/4/K^3 / GAME/game")
      @Rules({@Piece(token = "K^", moves = "K"), @Piece(token = "A", moves = "W")})
      """;

  /** {@return the warnings of the processor about a source that compiles, with their lines} */
  private static List<String> warnings(JavaFileObject source) {
    Compilation compilation = TestCompiler.lenient(new BoardwrightProcessor()).compile(source);
    assertThat(compilation).succeeded();
    return compilation.warnings().stream()
        .map(warning -> warning.getLineNumber() + ": " + TestCompiler.plainMessage(warning))
        .filter(warning -> warning.contains(": ["))
        .toList();
  }

  private static void assertWarnings(RulesSource game, String... expected) {
    assertEquals(List.of(expected), warnings(game.source()));
  }

  private static String at(int line, String message) {
    return line + ": " + message.replace("\n", "\n  ");
  }

  @Test
  void warnsOfPieceThatCanNeverMove() {
    assertWarnings(
        game("token = `P`, moves = `fW`").start("3k^/4/4/K^2p /"),
        at(ROYAL + 1, "[ImmobilePiece] moves of P: P can never move"));
  }

  @Test
  void warnsOfPieceThatNoGameReaches() {
    assertWarnings(
        game("token = {`A`, `B`}, moves = `W`", "token = `C`, moves = `fWfnD`, passing = `-C`")
            .start("3k^/4/3A/K^2C /"),
        at(ROYAL + 1, "[UnreachedPiece] token[1] of A, B: no game reaches B"),
        at(ROYAL + 2, "[UnreachedPiece] passing of C: no game reaches -C"));
  }

  @Test
  void warnsOfPromotionThatIsNeverPossible() {
    RulesSource game =
        game(
                "token = `A`, moves = `W`, promotesTo = `B`",
                "token = `B`, moves = `F`, promotesTo = {`A`}, zone = `b4`")
            .start("3k^/4/3A/K^2B /");
    assertWarnings(
        game,
        at(
            ROYAL + 1,
            "[ImpossiblePromotion] promotesTo of A: A never promotes, because it has no zone"),
        at(
            ROYAL + 2,
            "[ImpossiblePromotion] promotesTo of B: B never promotes, because none of its moves"
                + " begins or ends in its zone"));
  }

  @Test
  void warnsOfCastlingThatIsNeverPossible() {
    assertWarnings(
        new RulesSource()
            .shape("{2, 4}")
            .start("k^2+r/K^2+R /")
            .row("token = `K^`, moves = `sW` + `isO2`, from = `a1,d2`")
            .row("token = `+R`, moves = `R`, becomes = `R`, castles = true")
            .row("token = `R`, moves = `R`"),
        at(
            ROYAL,
            "[ImpossibleCastling] moves of K^: castling to the left never has a partner beyond its"
                + " square; leave that side out, as lO2 or rO2 (offset 2)\nsWisO2\n  ^"));
  }

  // A value that is written out is meant, even if it is the default.
  @Test
  void warnsOfForgottenPromotionUnlessItIsWrittenOut() {
    String promoting = "token = `P`, moves = `fW`, promotesTo = {`Q`, `R`}";
    String others = "token = {`Q`, `R`}, moves = `W`";
    String start = "3k^/1p2/1P2/K^3 /";
    String zone = "zone = `a3-d4`";
    for (String row : List.of(others, others + ", mustPromote = false")) { // of other pieces
      assertWarnings(
          game(promoting, row).start(start).member(zone),
          at(
              ROYAL + 1,
              "[ForgottenMustPromote] promotesTo of P: P may decline on some squares and is forced"
                  + " on others; write mustPromote = true, or false if meant"));
    }
    for (String written : List.of("true", "false")) {
      assertWarnings(
          game(promoting + ", mustPromote = " + written, others).start(start).member(zone));
      String other = "token = `P`, moves = `bF`, from = `a4`, mustPromote = " + written;
      assertWarnings(game(promoting, other, others).start(start).member(zone));
      assertWarnings(
          game(promoting, others).start(start).member(zone).member("allowStuck = " + written));
    }
  }

  @Test
  void warnsOfMembersWithoutEffect() {
    String noDrops = "no side in drops ever drops this; leave it out";
    assertWarnings(
        game("token = `A`, moves = `W`, capturedAs = `A`, dropZone = `a1`, dropMates = false")
            .start("a2k^/4/4/K^2A /")
            .member("zone = `a4`"),
        at(
            ROYAL + 3,
            "[IdleMember] zone: has no effect, because nothing without a zone of its own has"
                + " promotesTo; leave it out"),
        at(
            ROYAL + 1,
            "[IdleMember] capturedAs of A: has no effect, because no side that captures this is in"
                + " drops; leave it out"),
        at(ROYAL + 1, "[IdleMember] dropZone of A: has no effect, because " + noDrops),
        at(ROYAL + 1, "[IdleMember] dropMates of A: has no effect, because " + noDrops));
    assertWarnings(
        game("token = `A`, moves = `W`, dropMates = false")
            .start("a2k^/4/4/K^2A /")
            .member("drops = Side.FIRST")
            .member("check = false"),
        at(
            ROYAL + 1,
            "[IdleMember] dropMates of A: has no effect, because without check there is no"
                + " checkmate; leave it out"));
    assertWarnings(
        new RulesSource()
            .shape("{4, 4}")
            .start("3k^/4/4/K^3 /")
            .row("token = `K^`, moves = `K`, within = `a1-b4`")
            .member("facing = `K^`")
            .member("allowStuck = true"),
        at(
            ROYAL + 2,
            "[IdleMember] facing: has no effect, because two such pieces can never stand on one"
                + " file; leave it out"),
        at(
            ROYAL + 3,
            "[IdleMember] allowStuck: has no effect, because every piece that is dropped or"
                + " declines to promote could move again; leave it out"));
    // Values that are written out, but have their defaults, say nothing false.
    assertWarnings(
        game("token = `A`, moves = `W`, dropZone = ``, maxPerFile = 0, dropMates = true")
            .start("a2k^/4/4/K^2A /"));
  }

  @Test
  void warnsOfGameThatHasEndedInItsStart() {
    assertWarnings(
        game("token = `Q`, moves = `Q`").start("4/2k^1/1q2/K^3 /"),
        at(
            RulesSource.START,
            "[FinishedStart] start: the game has ended already: the first side is checkmated"
                + " (offset 11)\n4/2k^1/1q2/K^3 / GAME/game\n           ^"));
    assertWarnings(
        game("token = `Q`, moves = `Q`").start("3k^/1q2/4/K^3 /"),
        at(
            RulesSource.START,
            "[FinishedStart] start: the game has ended already: the first side cannot move"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"boardwright\") RULES interface Game {}",
        "RULES @SuppressWarnings(\"UnreachedPiece\") interface Game {}",
        "@SuppressWarnings({\"all\", \"UnreachedPiece\"}) RULES interface Game {}",
        "@SuppressWarnings(\"boardwright\") class Game { class X { RULES interface Y {} } }",
        "class Game { static final String NAME = \"boardwright\";"
            + " @SuppressWarnings(Game.NAME) RULES interface Y {} }",
      })
  void omitsSuppressedWarnings(String type) {
    assertEquals(List.of(), warnings(sourceOf(type)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RULES interface Game {}",
        "@SuppressWarnings(\"unchecked\") RULES interface Game {}",
        "@SuppressWarnings({\"ImmobilePiece\", \"FinishedStart\"}) RULES interface Game {}",
        "@SuppressWarnings(\"[UnreachedPiece]\") RULES interface Game {}",
        "@Deprecated(since = \"boardwright\") RULES interface Game {}",
      })
  void keepsOtherWarnings(String type) {
    assertEquals(
        List.of("4: [UnreachedPiece] token of A: no game reaches A"), warnings(sourceOf(type)));
  }

  private static JavaFileObject sourceOf(String type) {
    return source(
        "game.Game",
        "package game; import dev.boardwright.*;\n" + type.replace("RULES ", UNREACHED));
  }

  /** Errors cannot be suppressed. */
  @Test
  void keepsErrors() {
    game("token = `A`, moves = `x`")
        .annotated("@SuppressWarnings({\"boardwright\", \"MovementSyntax\"})")
        .refused(
            RulesSource.inRow(1, "[MovementSyntax] moves of A: unknown modifier (offset 0)\nx\n^"))
        .checkLines();
  }

  @Test
  void generatesDespiteWarning() {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(sourceOf("RULES interface Game { GamePiece A = GamePiece.FIRST_A; }"));
    assertThat(compilation).succeeded();
  }

  /** The values of the board may be known only in the second round. There is still one warning. */
  @Test
  void warnsOnce() {
    JavaFileObject other =
        source(
            "game.Other",
            """
            package game;
            @dev.boardwright.Board(shape = {GameCells.RANKS, 4}, styles = {"S", "s"})
            interface Other {}
            """);
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(other, sourceOf("RULES interface Game {}"));
    assertThat(compilation).succeeded();
    assertEquals(
        1,
        compilation.warnings().stream()
            .filter(warning -> TestCompiler.plainMessage(warning).contains("[UnreachedPiece]"))
            .count());
  }
}
