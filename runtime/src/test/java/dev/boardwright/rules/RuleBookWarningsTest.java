// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertWarnings;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.boardwright.geometry.Movement;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests the warnings about declared games: what they say, and where. */
final class RuleBookWarningsTest {
  /** A bound far beyond the time that any of these declarations takes. */
  private static final Duration LIMIT = Duration.ofMinutes(2);

  private static final PieceRow KING = PieceRow.of("K^").moves("K");

  private static RuleBookBuilder withRows(String placement, PieceRow... rows) {
    RuleBookBuilder builder = on(placement).row(KING);
    for (PieceRow row : rows) {
      builder.row(row);
    }
    return builder;
  }

  /** {@return a builder in which the sides have styles of their own} */
  private static RuleBookBuilder twoStyles(String placement, PieceRow... rows) {
    return withRows(placement, rows)
        .row(PieceRow.of("k^").moves("K"))
        .styles("ALPHA", "beta")
        .start(placement + " / ALPHA/beta");
  }

  @Test
  void theLastKindsAreWarnings() {
    assertEquals(
        List.of(
            Kind.IMMOBILE_PIECE,
            Kind.UNREACHED_PIECE,
            Kind.IMPOSSIBLE_PROMOTION,
            Kind.IMPOSSIBLE_CASTLING,
            Kind.FORGOTTEN_MUST_PROMOTE,
            Kind.IDLE_MEMBER,
            Kind.FINISHED_START),
        Arrays.stream(Kind.values()).filter(Kind::isWarning).toList());
  }

  /**
   * In the game ogi, no piece captures en passant; in chess against ogi, only the pieces of chess
   * do. So these two passing tokens never occur. The side of chess keeps nothing that it captures.
   * In the games grand and wildebeest, pawns may in fact decline to promote until the last rank.
   */
  @Test
  void declaredGamesHaveNoOtherWarnings() {
    Map<String, String> warnings = new TreeMap<>();
    for (DeclaredGame game : DeclaredGame.all().values()) {
      List<RuleProblem> found = Declarations.ruleBook(game.declaration()).warnings();
      if (!found.isEmpty()) {
        warnings.put(
            game.name(), found.stream().map(Object::toString).collect(Collectors.joining("\n")));
      }
    }
    assertEquals(
        Map.of(
            "ogi",
            "row 6, passing: no game reaches -F",
            "chessvsogi",
            "row 6, passing: no game reaches -P\n"
                + "row 14, capturedAs: has no effect, because no side that captures this is in"
                + " drops; leave it out",
            "grand",
            "row 7, promotesTo: " + forgotten("P"),
            "wildebeest",
            "row 7, promotesTo: " + forgotten("P")),
        warnings);
  }

  private static String forgotten(String token) {
    return token
        + " may decline on some squares and is forced on others; write mustPromote = true, or false"
        + " if meant";
  }

  @Test
  void aPieceThatNoGameReachesIsNamedWhereItsFirstRowNamesIt() {
    assertWarnings(
        withRows(
            "a2k^/4/4/K^2A",
            PieceRow.of("A", "B").moves("W").promotesTo("C"),
            PieceRow.of("C", "B").moves("F")),
        "IMPOSSIBLE_PROMOTION row 1, promotesTo: A never promotes, because it has no zone",
        "UNREACHED_PIECE row 1, token[1]: no game reaches B",
        "UNREACHED_PIECE row 2, token[0]: no game reaches C");
    assertWarnings(
        withRows("a2k^/4/4/K^2A", PieceRow.of("A").moves("W").becomes("B"), PieceRow.of("B")));
  }

  @Test
  void aPieceThatOneSideReachesHasNoWarningIfRowsHoldForBothSides() {
    PieceRow row = PieceRow.of("A").moves("W");
    assertWarnings(withRows("a2k^/4/4/K^3", row));
    assertWarnings(withRows("3k^/4/4/K^2A", row));
    assertWarnings(
        withRows("3k^/4/4/K^3", row), "UNREACHED_PIECE row 1, token[0]: no game reaches A");
  }

  @Test
  void piecesOfDifferentStylesHaveWarningsOfTheirOwn() {
    assertWarnings(
        twoStyles(
            "a2k^/4/4/K^2B",
            PieceRow.of("A").moves("W"),
            PieceRow.of("B").moves("fW").from("a3-a4"),
            PieceRow.of("a").moves("W"),
            PieceRow.of("b").moves("fW").from("a3-a4").promotesTo("a")),
        "UNREACHED_PIECE row 1, token[0]: no game reaches A",
        "IMMOBILE_PIECE row 2, moves: B can never move",
        "UNREACHED_PIECE row 4, token[0]: no game reaches b");
  }

  @Test
  void aPieceInAHandIsReached() {
    RuleBookBuilder builder =
        withRows(
                "a2k^/4/4/K^2A",
                PieceRow.of("A").moves("W").capturedAs("B"),
                PieceRow.of("B").moves("W").dropsAs("A"))
            .drops(Side.SECOND);
    assertWarnings(builder);
    assertWarnings(
        builder.drops(),
        idle("row 1, capturedAs", "no side that captures this is in drops"),
        "UNREACHED_PIECE row 2, token[0]: no game reaches B");
  }

  @Test
  void aPieceThatCanNeverMoveIsNamedInItsFirstRowWithAMovement() {
    PieceRow moving = PieceRow.of("B", "A").moves("fW").from("b1-c4");
    RuleBookBuilder builder = withRows("a2k^/4/4/K^2A", PieceRow.of("A"), moving);
    assertWarnings(
        builder,
        "IMMOBILE_PIECE row 2, moves: A can never move",
        "UNREACHED_PIECE row 2, token[0]: no game reaches B");
  }

  @Test
  void aPieceOfOneSideThatMovesHasNoWarning() {
    PieceRow row = PieceRow.of("A").moves("fW").from("a1-a3");
    assertWarnings(withRows("a2k^/4/4/K^2A", row), "IMMOBILE_PIECE row 1, moves: A can never move");
    assertWarnings(withRows("3k^/4/4/K^2A", row), "IMMOBILE_PIECE row 1, moves: A can never move");
    assertWarnings(withRows("3k^/4/3a/K^2A", row));
    assertWarnings(withRows("a2k^/4/A3/K^3", row));
  }

  @Test
  void aPieceWithoutMovementHasNoWarning() {
    assertWarnings(withRows("a2k^/4/4/K^2A", PieceRow.of("A")));
    assertWarnings(withRows("a2k^/4/4/K^2A", PieceRow.of("A").moves("")));
  }

  @Test
  void aPieceThatOnlyCapturesCanMove() {
    assertWarnings(withRows("a2k^/4/4/K^2A", PieceRow.of("A").moves("cN")));
  }

  @Test
  void aRoyalPieceThatOnlyCastlesNeedsAPartnerOnItsRank() {
    PieceRow partner = PieceRow.of("+R").becomes("R").castles(true);
    RuleBookBuilder builder = on("k^3+r/5/+R3K^").row(PieceRow.of("K^").moves("isO2"));
    assertWarnings(builder.row(partner).row(PieceRow.of("R")));
    RuleBookBuilder other = on("k^4/+r3+R/4K^").row(PieceRow.of("K^").moves("isO2"));
    assertWarnings(
        other.row(partner).row(PieceRow.of("R").moves("W")),
        "FINISHED_START start: the game has ended already: the first side cannot move",
        "IMMOBILE_PIECE row 0, moves: K^ can never move",
        "UNREACHED_PIECE row 2, token[0]: no game reaches R");
  }

  @Test
  void aPromotionThatNoSquareAllowsIsNamedWhereItIsGiven() {
    PieceRow moving = PieceRow.of("P", "Q").moves("fW");
    PieceRow promoting = PieceRow.of("P").moves("fF").within("a1-b4").promotesTo("Q");
    String warning =
        "IMPOSSIBLE_PROMOTION row 2, promotesTo: P never promotes, because none of its moves begins"
            + " or ends in its zone";
    RuleBookBuilder builder = withRows("1q1k^/3p/P3/K^1Q1", moving, promoting);
    assertWarnings(builder.zone("c1-d4"), warning);
    assertWarnings(builder.zone("c1-d4,b4"));
    assertWarnings(builder.zone("a1"), warning);
    assertWarnings(
        builder.zone(""),
        "IMPOSSIBLE_PROMOTION row 2, promotesTo: P never promotes, because it has no zone");
  }

  @Test
  void aPromotionOfOneSideIsEnough() {
    PieceRow row = PieceRow.of("P").moves("fW").promotesTo("Q");
    RuleBookBuilder builder = withRows("q2k^/p3/P3/K^2Q", row, PieceRow.of("Q").moves("W"));
    assertWarnings(builder.zone("a4"));
    assertWarnings(builder.zone("d4"));
    assertWarnings(
        builder.zone("b4"),
        "IMPOSSIBLE_PROMOTION row 1, promotesTo: P never promotes, because none of its moves begins"
            + " or ends in its zone");
  }

  @Test
  void anImmobilePieceHasNoWarningAboutItsPromotion() {
    assertWarnings(
        withRows(
            "b2k^/a3/4/K^2A",
            PieceRow.of("A").moves("fW").from("b1-c4").promotesTo("B"),
            PieceRow.of("B").moves("W")),
        "IMMOBILE_PIECE row 1, moves: A can never move");
  }

  @Test
  void aPassingTokenNeedsACaptureEnPassant() {
    PieceRow leaping = PieceRow.of("P").moves("fnDfceF").passing("-P");
    assertWarnings(withRows("3k^/1p2/4/P2K^", leaping));
    assertWarnings(
        withRows("3k^/4/4/K^P2", leaping), "UNREACHED_PIECE row 1, passing: no game reaches -P");
    assertWarnings(
        withRows("3k^/1p2/4/P2K^", leaping.moves("fnDfcF")),
        "UNREACHED_PIECE row 1, passing: no game reaches -P");
  }

  /** A pawn that leaps to the last rank must promote there, so it can't be captured as a pawn. */
  @Test
  void aPieceThatMustPromoteAfterItsLeapIsNeverPassing() {
    PieceRow leaping = PieceRow.of("P").moves("fmWifmnD").passing("-P").promotesTo("A");
    RuleBookBuilder builder =
        withRows("3k^/3a/P3/K^3", leaping, PieceRow.of("A").moves("mWceW")).zone("a4-d4");
    assertWarnings(builder, "UNREACHED_PIECE row 1, passing: no game reaches -P");
    assertWarnings(builder.allowStuck(true));
  }

  @Test
  void aPassingTokenOfAnUnreachedOrImmobilePieceHasNoWarningOfItsOwn() {
    PieceRow leaping = PieceRow.of("P").moves("fnD").from("a1-a2").passing("-P");
    assertWarnings(
        withRows("3k^/4/4/K^3", leaping), "UNREACHED_PIECE row 1, token[0]: no game reaches P");
    assertWarnings(
        withRows("3k^/4/4/K^P2", leaping), "IMMOBILE_PIECE row 1, moves: P can never move");
  }

  private static String idle(String place, String reason) {
    return "IDLE_MEMBER " + place + ": has no effect, because " + reason + "; leave it out";
  }

  @Test
  void membersOfHandsNeedDrops() {
    PieceRow row = PieceRow.of("A").moves("W");
    RuleBookBuilder builder =
        withRows("a2k^/4/4/K^2A")
            .row(row.capturedAs("A").dropsAs("A").dropZone("a1").maxPerFile(1).dropMates(false));
    assertWarnings(
        builder,
        idle("row 1, capturedAs", "no side that captures this is in drops"),
        idle("row 1, dropsAs", "no side in drops ever holds this"),
        idle("row 1, dropZone", "no side in drops ever drops this"),
        idle("row 1, maxPerFile", "no side in drops ever drops this"),
        idle("row 1, dropMates", "no side in drops ever drops this"));
    assertWarnings(builder.drops(Side.FIRST));
    assertWarnings(
        builder.check(false), idle("row 1, dropMates", "without check there is no checkmate"));
  }

  @Test
  void membersOfDropsBelongToThePieceThatLands() {
    PieceRow held = PieceRow.of("A").moves("W").dropsAs("+A");
    PieceRow landing = PieceRow.of("+A").moves("F");
    RuleBookBuilder builder = withRows("a2k^/4/4/K^2A").drops(Side.FIRST, Side.SECOND);
    assertWarnings(
        builder.row(held.maxPerFile(1)).row(landing),
        idle("row 1, maxPerFile", "no side in drops ever drops this"));
    assertWarnings(
        builder.rows(List.of(KING, held, landing.maxPerFile(1).dropsAs("A"))),
        idle("row 2, dropsAs", "no side in drops ever holds this"));
  }

  @Test
  void aMemberThatHasAnEffectForOneOfItsPiecesIsNotIdle() {
    PieceRow row = PieceRow.of("A", "+A").moves("W").maxPerFile(2).capturedAs("A");
    assertWarnings(withRows("a1+ak^/4/4/K^+A1A", row).drops(Side.FIRST));
    PieceRow first = PieceRow.of("A").moves("W").capturedAs("b");
    PieceRow second = PieceRow.of("b").moves("W").capturedAs("A");
    assertWarnings(
        twoStyles("b2k^/4/4/K^2A", first, second).drops(Side.SECOND),
        idle("row 2, capturedAs", "no side that captures this is in drops"));
  }

  @Test
  void membersOfPromotionsNeedPromotions() {
    PieceRow row = PieceRow.of("A").moves("W").zone("a4").promotionLimit(1);
    RuleBookBuilder builder = withRows("a2k^/4/4/K^2A", row).zone("a4-d4");
    assertWarnings(
        builder,
        idle("zone", "nothing without a zone of its own has promotesTo"),
        idle("row 1, zone", "there is no promotesTo"),
        idle("row 1, promotionLimit", "no promotesTo names this token"));
    PieceRow promoting = PieceRow.of("P").moves("W").promotesTo("A");
    PieceRow limited = PieceRow.of("A").moves("W").promotionLimit(1);
    assertWarnings(withRows("p2k^/4/4/K^2P", promoting, limited).zone("a4-d4"));
    assertWarnings(
        withRows("p2k^/4/4/K^2P", promoting.zone("a4"), limited).zone("a4-d4"),
        idle("zone", "nothing without a zone of its own has promotesTo"));
  }

  @Test
  void aGoalMustBeWithinReach() {
    RuleBookBuilder builder = on("3k^/4/4/K^3").row(PieceRow.of("K^").moves("K").within("a1-d3"));
    assertWarnings(builder.goal("a3"));
    assertWarnings(builder.goal("b4-d4"), idle("goal", "no royal piece can ever stand there"));
    // Other pieces win nothing there.
    assertWarnings(
        on("3k^/4/4/K^2A")
            .row(PieceRow.of("K^").moves("K").within("a1-d3"))
            .row(PieceRow.of("A").moves("W"))
            .goal("b4-d4"),
        idle("goal", "no royal piece can ever stand there"));
  }

  @Test
  void facingPiecesNeedAFileInCommon() {
    String never = idle("facing", "two such pieces can never stand on one file");
    PieceRow king = PieceRow.of("K^").moves("K");
    // The squares of the second side are turned: its king stays on the files c and d.
    RuleBookBuilder builder = on("3k^/4/4/K^3").facing("K^");
    assertWarnings(builder.row(king.within("a1-b4")), never);
    assertWarnings(builder.rows(List.of(king.within("a1-c4"))));
    assertWarnings(withRows("3k^/4/4/K^2A", PieceRow.of("A").moves("W")).facing("A"), never);
    PieceRow gate = PieceRow.of("A").moves("fW");
    assertWarnings(withRows("a2k^/B3/A3/K^3", gate, PieceRow.of("B")).facing("A"));
    assertWarnings(withRows("3k^/3a/A3/K^3", gate).facing("A"), never);
    // The only square on the file of the other piece is its own.
    PieceRow moving = PieceRow.of("a").moves("sW");
    assertWarnings(twoStyles("3k^/4/A2a/K^3", PieceRow.of("A"), moving).facing("A"), never);
    assertWarnings(twoStyles("3k^/3a/A3/K^3", PieceRow.of("A"), moving).facing("A"));
  }

  @Test
  void allowStuckNeedsASquareWithoutMoves() {
    String never =
        idle("allowStuck", "every piece that is dropped or declines to promote could move again");
    PieceRow pawn = PieceRow.of("P").moves("fW").promotesTo("A");
    PieceRow officer = PieceRow.of("A").moves("W");
    RuleBookBuilder builder = withRows("3k^/p3/P3/K^3", pawn, officer).allowStuck(true);
    assertWarnings(builder.zone("a4-d4"));
    assertWarnings(builder.zone("a3-d3")); // a move that begins in the zone may decline, too
    assertWarnings(builder.zone("a2-d2"), never);
    assertWarnings(builder.zone("a2-d2").drops(Side.FIRST));
    assertWarnings(
        withRows("a2k^/4/4/K^2A", officer).drops(Side.FIRST, Side.SECOND).allowStuck(true), never);
  }

  @Test
  void membersThatUnreachedPiecesHaveGiveNoWarning() {
    assertWarnings(
        withRows("3k^/4/4/K^3", PieceRow.of("A").moves("W").maxPerFile(1).zone("a1")),
        "UNREACHED_PIECE row 1, token[0]: no game reaches A");
  }

  @Test
  void aPieceThatMustPromoteOnSomeSquaresOnlyHasAWarning() {
    PieceRow pawn = PieceRow.of("P").moves("fW").promotesTo("Q", "R");
    RuleBookBuilder builder = withRows("3k^/1p2/1P2/K^3", pawn, PieceRow.of("Q", "R").moves("W"));
    String warning = "FORGOTTEN_MUST_PROMOTE row 1, promotesTo: " + forgotten("P");
    assertWarnings(builder.zone("a3-d4"), warning);
    assertWarnings(builder.zone("a4-d4"));
    assertWarnings(builder.zone("a3-d3"), warning); // a move that begins in the zone may promote
    assertWarnings(builder.zone("a3-d4").allowStuck(true));
    builder.allowStuck(false);
    PieceRow officer = PieceRow.of("Q", "R").moves("W");
    assertWarnings(withRows("3k^/4/1P2/K^3", pawn, officer).zone("a3-d4"), warning); // of one side
    assertWarnings(
        builder.rows(List.of(KING, pawn.mustPromote(true), PieceRow.of("Q", "R").moves("W"))));
    assertWarnings(builder.rows(List.of(KING, pawn.promotesTo("Q"), PieceRow.of("Q").moves("W"))));
    assertWarnings(
        builder.rows(List.of(KING, pawn.moves("fWbF"), PieceRow.of("Q", "R").moves("W"))));
  }

  private static String castling(String offset, String side) {
    return "IMPOSSIBLE_CASTLING row 0, moves: castling to the "
        + side
        + " never has a partner beyond its square; leave that side out, as lO2 or rO2"
        + offset;
  }

  private static RuleBookBuilder castling(String placement, PieceRow royal) {
    return on(placement)
        .row(royal)
        .row(PieceRow.of("+R").moves("fR").becomes("R").castles(true))
        .row(PieceRow.of("R").moves("fR"));
  }

  @Test
  void castlingToASideNeedsAPartnerThere() {
    PieceRow king = PieceRow.of("K^").moves("KisO2");
    String left = castling(" (offset 1)\nKisO2\n ^", "left");
    String right = castling(" (offset 1)\nKisO2\n ^", "right");
    assertWarnings(castling("+r2k^2+r/7/7/+R2K^2+R", king));
    assertWarnings(castling("3k^2+r/7/7/3K^2+R", king), left);
    assertWarnings(castling("+r2k^3/7/7/+R2K^3", king), right);
    // The sides of a row may differ: one castles to the left, and one to the right.
    assertWarnings(castling("3k^2+r/7/7/+R2K^3", king));
    // The royal piece would land on the partner.
    assertWarnings(castling("1+r1k^2+r/7/7/1+R1K^2+R", king), left);
    // Each side may land on one of the squares of the row.
    assertWarnings(castling("+r2k^2+r/7/7/+R2K^2+R", king.within("a1-e4")));
    assertWarnings(
        castling("3k^2+r/7/7/3K^2+R", king.moves("KilO2irO2")),
        castling(" (offset 1)\nKilO2irO2\n ^", "left"));
    assertWarnings(castling("3k^2+r/7/7/3K^2+R", king.moves(Movement.parse("KisO2"))), left);
    assertWarnings(castling("3k^2+r/7/7/3K^2+R", king.moves("KirO2")));
  }

  @Test
  void aPartnerForCastlingMayArriveLater() {
    PieceRow king = PieceRow.of("K^").moves("KisO2");
    RuleBookBuilder dropped =
        castling("r2k^2+r/7/7/R2K^2+R", king).drops(Side.FIRST).rows(List.of());
    dropped.row(king).row(PieceRow.of("+R").moves("fR").becomes("R").castles(true));
    assertWarnings(dropped.row(PieceRow.of("R").moves("fR").dropsAs("+R")));
    RuleBookBuilder promoted = castling("p2k^2+r/7/7/P2K^2+R", king).zone("a1-c1");
    assertWarnings(promoted.row(PieceRow.of("P").moves("vW").promotesTo("+R")));
  }

  /** {@return 125 tokens without K} */
  private static List<String> manyTokens() {
    List<String> tokens = new ArrayList<>();
    for (String text : List.of("%s", "+%s", "-%s", "%s'", "+%s'", "-%s'")) {
      for (char letter = 'A'; letter <= 'Z'; letter++) {
        if (letter != 'K' && tokens.size() < 125) {
          tokens.add(String.format(text, letter));
        }
      }
    }
    return tokens;
  }

  /** {@return a builder for a board of 32×32 squares with kings and the first side's pieces} */
  private static RuleBookBuilder large(List<String> tokens, String moves) {
    int onRank = 30;
    StringBuilder placement = new StringBuilder("31k^/");
    int ranks = 2;
    for (int i = 0; i < tokens.size(); i += onRank) {
      List<String> pieces = tokens.subList(i, Math.min(i + onRank, tokens.size()));
      placement.append(String.join("", pieces)).append(32 - pieces.size()).append('/');
      ranks++;
    }
    placement.append("32/".repeat(32 - ranks)).append("K^31");
    return withRows(placement.toString(), PieceRow.of(tokens.toArray(String[]::new)).moves(moves))
        .check(false)
        .drops(Side.FIRST, Side.SECOND);
  }

  @Test
  void manyPiecesOnALargeBoardHaveAnAnswer() {
    RuleBookBuilder builder = large(manyTokens(), "Q").row(PieceRow.of("K"));
    assertEquals(254, builder.build().pieces().size());
    assertTimeoutPreemptively(
        LIMIT, () -> assertWarnings(builder, "UNREACHED_PIECE row 2, token[0]: no game reaches K"));
  }

  @Test
  void tooManyMovesLeaveOnlyTheWarningsAboutTheStart() {
    StringBuilder moves = new StringBuilder();
    for (int range = 32; range < 32 + RuleBook.MAX_TERMS; range++) {
      moves.append("W").append(range);
    }
    RuleBookBuilder builder =
        large(manyTokens().subList(0, 31), moves.toString()).row(PieceRow.of("K"));
    assertTimeoutPreemptively(LIMIT, () -> assertWarnings(builder));
  }
}
