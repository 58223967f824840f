// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.style.Side;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests each rule that decides where games may have a piece. */
final class ReachablePiecesTest {
  private static final PieceRow KING = PieceRow.of("K^").moves("K");

  /** {@return a builder for a board of 4×4 squares with A on a1 and b on d4} */
  private static RuleBookBuilder withA(PieceRow... rows) {
    return withRows("k^2b/4/4/A2K^", rows).row(PieceRow.of("B"));
  }

  private static RuleBookBuilder withRows(String placement, PieceRow... rows) {
    RuleBookBuilder builder = on(placement).row(KING).check(false);
    for (PieceRow row : rows) {
      builder.row(row);
    }
    return builder;
  }

  private static PieceRow a(String moves) {
    return PieceRow.of("A").moves(moves);
  }

  static void assertReached(String squares, RuleBookBuilder builder, String piece) {
    assertReached(squares, builder.build(), piece);
  }

  /** Checks the squares on which games may have a piece. */
  static void assertReached(String squares, RuleBook book, String piece) {
    ReachablePieces reachable = book.reachable();
    BoardCells cells = BoardCells.of(book.shape(), book.order());
    assertEquals(
        squares,
        IntStream.range(0, book.start().squareCount())
            .filter(square -> reachable.isReached(book.code(piece), square))
            .mapToObj(cells::cell)
            .sorted()
            .collect(Collectors.joining(" ")));
  }

  private static void assertHeld(boolean isHeld, RuleBookBuilder builder, String piece) {
    RuleBook book = builder.build();
    assertEquals(isHeld, book.reachable().isHeld(book.code(piece)));
  }

  @Test
  void slidesHaveARange() {
    assertReached("a1 a2 a3 a4", withA(a("fR")), "A");
    assertReached("a1 a2 a3", withA(a("ifW2")), "A");
    assertReached("a1 a2", withA(a("ifW")), "A");
  }

  @Test
  void hopsNeedTwoSteps() {
    assertReached("a1 a3 a4", withA(a("ifpR")), "A");
    assertReached("a1 a3 a4", withA(a("ifgR")), "A");
    assertReached("a1 a3", withA(a("ifpW2")), "A");
  }

  @Test
  void leapsGoFarWhateverIsBetween() {
    assertReached("a1 b3", withA(a("iN").within("a1-b4")), "A");
    assertReached("a1 b3", withA(a("inN").within("a1-b4")), "A");
  }

  @Test
  void termsOnlyCaptureOrOnlyMove() {
    assertReached("a1 a2 a3 a4", withA(a("fcW")), "A");
    assertReached("a1 a2 a3 a4", withA(a("fmW")), "A");
  }

  @Test
  void movesBeginAndEndOnTheSquaresOfTheirRow() {
    assertReached("a1 a2 a3", withA(a("fW").from("a1-d2")), "A");
    assertReached("a1 a2", withA(a("fW").within("a1-d2")), "A");
  }

  @Test
  void initialTermsBeginOnTheSquaresOfTheStart() {
    assertReached(
        "a1 a2 a3 b1 b2",
        withA(a("ifsWifD").within("a1-b3"), a("sW").from("a2-b2").within("a2-b2")),
        "A");
  }

  @Test
  void directionsAndSquaresAreThoseOfTheSide() {
    RuleBookBuilder builder = withRows("k^2a/4/4/A2K^", a("fW").within("a1-a3"));
    assertReached("a1 a2 a3", builder, "A");
    assertReached("d2 d3 d4", builder, "a");
  }

  @Test
  void stylesHaveTheirOwnRows() {
    RuleBook book =
        on("k^2a/4/4/A2K^")
            .styles("ALPHA", "beta")
            .start("k^2a/4/4/A2K^ / ALPHA/beta")
            .row(KING)
            .row(PieceRow.of("k^").moves("K"))
            .row(a("fW"))
            .row(PieceRow.of("a").moves("fW2").within("a1-a3"))
            .build();
    assertReached("a1 a2 a3 a4", book, "A");
    assertReached("d2 d3 d4", book, "a");
  }

  @Test
  void aPieceBecomesAnotherOne() {
    RuleBookBuilder builder = withA(a("fW").becomes("C"), PieceRow.of("C").moves("rW"));
    assertReached("a1", builder, "A");
    assertReached("a2 b2 c2 d2", builder, "C");
  }

  @Test
  void promotingMovesBeginOrEndInTheZone() {
    PieceRow promoted = PieceRow.of("C");
    assertReached("a3 a4", withA(a("fW").promotesTo("C"), promoted).zone("a3"), "C");
    assertReached("a4", withA(a("fW").promotesTo("C"), promoted).zone("a4"), "C");
    assertReached("a2", withA(a("fW").promotesTo("C").zone("a1"), promoted).zone("a4"), "C");
    assertReached("", withA(a("fW").promotesTo("C"), promoted).zone("d1-d4"), "C");
    assertReached("", withA(a("fW").promotesTo("C"), promoted), "C");
  }

  @Test
  void aPieceThatMustPromoteDoesNotStayWhatItIs() {
    PieceRow row = a("fW").promotesTo("C");
    RuleBookBuilder builder = withA(row.mustPromote(true), PieceRow.of("C")).zone("a3-a4");
    assertReached("a1 a2", builder, "A");
    assertReached("a3", builder, "C");
    assertReached("a1 a2 a3", withA(row, PieceRow.of("C")).zone("a3-a4"), "A");
  }

  @Test
  void aPieceThatWouldBeStuckMustPromoteUnlessThatIsAllowed() {
    RuleBookBuilder builder = withA(a("fW").promotesTo("C"), PieceRow.of("C")).zone("a4");
    assertReached("a1 a2 a3", builder, "A");
    assertReached("a1 a2 a3 a4", builder.allowStuck(true), "A");
  }

  @Test
  void aPieceMayBeStuckWhereItCannotPromote() {
    assertReached("a1 a2 a3 a4", withA(a("fW")), "A");
  }

  @Test
  void handsHoldWhatTheOpponentAttacks() {
    RuleBookBuilder builder = withA(a("fW"), PieceRow.of("C")).drops(Side.FIRST, Side.SECOND);
    assertHeld(true, builder, "B"); // the king captures b
    assertHeld(false, builder, "C");
    assertHeld(true, builder, "a");
    assertHeld(false, withA(a("fW")), "a");
    RuleBookBuilder withoutKings =
        on("1b2/k^3/3K^/A3")
            .row(PieceRow.of("K^"))
            .row(a("W").within("a1-a3"))
            .row(PieceRow.of("B").moves("rW"))
            .drops(Side.FIRST, Side.SECOND);
    assertHeld(false, withoutKings, "B");
    assertHeld(false, withoutKings, "a"); // A attacks only squares of its own side's pieces
    assertHeld(true, withoutKings.row(a("frF").from("a3")), "B");
  }

  @Test
  void handsHoldWhatComesToAnAttackedSquare() {
    RuleBookBuilder builder =
        on("1b1k^/4/4/A2K^")
            .row(PieceRow.of("K^"))
            .row(a("rW").within("b1"))
            .row(PieceRow.of("B").moves("fW"))
            .drops(Side.FIRST);
    assertHeld(true, builder, "B");
  }

  @Test
  void movesThatDoNotCaptureFillNoHand() {
    RuleBookBuilder builder =
        on("1k^2/b3/3K^/A3").row(PieceRow.of("K^")).row(PieceRow.of("B")).drops(Side.FIRST);
    assertHeld(false, builder.row(a("mR").within("a1-a4")), "B");
    assertHeld(true, builder.row(a("cR").within("a1-a4")), "B");
  }

  @Test
  void capturedPiecesMayChange() {
    RuleBookBuilder builder =
        on("3k^/b3/4/A2K^")
            .row(PieceRow.of("K^"))
            .row(a("fR"))
            .row(PieceRow.of("B").capturedAs("C"))
            .row(PieceRow.of("C").moves("fW").dropsAs("C", "D").dropZone("c1-d4"))
            .row(PieceRow.of("D").moves("bW"))
            .drops(Side.FIRST);
    assertHeld(false, builder, "B");
    assertHeld(true, builder, "C");
    assertReached("c1 c2 c3 c4 d1 d2 d3 d4", builder, "C"); // c4 and d4 by moves
    assertReached("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4", builder, "D");
    assertReached("", builder.drops(), "C");
  }

  @Test
  void handsOfTheStartAreDropped() {
    RuleBookBuilder builder =
        on("3k^/4/4/3K^")
            .start("3k^/4/4/3K^ A/ GAME/game")
            .row(KING)
            .row(a("fD"))
            .drops(Side.FIRST);
    assertReached(
        "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4", builder, "A"); // the last two by moves
    RuleBookBuilder zoned =
        on("3k^/4/4/3K^")
            .start("3k^/4/4/3K^ A/ GAME/game")
            .row(KING)
            .row(a("fD").within("a3-a4").dropZone("a2-d4").maxPerFile(1).dropMates(false))
            .drops(Side.FIRST);
    assertReached("a2 a4", zoned, "A");
    assertReached("a2 a3 a4 b2 b3 b4 c2 c3 c4 d2 d3 d4", zoned.allowStuck(true), "A");
  }

  /** {@return a builder with a row P that leaps from b1 to b3 and is passing there} */
  private static RuleBookBuilder passing(String placement, String opponent, String squares) {
    return on(placement)
        .styles("ALPHA", "beta")
        .start(placement + " / ALPHA/beta")
        .row(PieceRow.of("K^"))
        .row(PieceRow.of("k^"))
        .row(PieceRow.of("P").moves("fnDfW").passing("-P"))
        .row(PieceRow.of("p").moves(opponent).within(squares));
  }

  @Test
  void aPieceIsPassingOnlyIfTheOpponentCapturesEnPassantOnACrossedSquare() {
    String placement = "k^3/2p1/4/1P1K^";
    assertReached("b3", passing(placement, "fceF", ""), "-P");
    assertReached("", passing(placement, "fcF", ""), "-P");
    assertReached("b4", passing(placement, "esW", ""), "-P");
    // Squares are those of the first side, turned: c3 is b2.
    assertReached("b3", passing(placement, "fceF", "c3"), "-P");
    assertReached("", passing(placement, "fceF", "a1-d2,d3-d4"), "-P");
    assertReached("b3", passing("k^p2/4/4/1P1K^", "fieD", ""), "-P");
    assertReached("", passing("k^1p1/4/4/1P1K^", "fieD", ""), "-P");
  }

  @Test
  void aPassingPieceMovesAndTurnsBack() {
    RuleBook book = passing("k^3/2p1/4/1P1K^", "fceF", "c3").build();
    assertReached("b1 b2 b3 b4", book, "P");
    ReachablePieces reachable = book.reachable();
    assertTrue(reachable.isMoving(book.code("P")));
  }

  @Test
  void aPassingPieceTurnsBackEvenIfItsRowSaysWhatItBecomes() {
    RuleBook book =
        on("k^3/1p2/4/P2K^")
            .row(PieceRow.of("K^"))
            .row(PieceRow.of("P").moves("fnD").from("a1").becomes("Q").passing("-P"))
            .row(PieceRow.of("P").moves("fceF").from("c1-d4"))
            .row(PieceRow.of("Q"))
            .build();
    assertReached("a3", book, "-P");
    assertReached("a1 a3", book, "P");
    assertReached("a3", book, "Q");
  }

  @Test
  void aPassingPieceIsCapturedEnPassant() {
    RuleBookBuilder builder =
        passing("k^3/2p1/4/1P1K^", "fmeF", "c3").row(PieceRow.of("p'")).drops(Side.SECOND);
    assertHeld(true, builder, "p'");
    RuleBookBuilder withoutCapture =
        passing("k^3/2p1/4/1P1K^", "fmF", "c3").row(PieceRow.of("p'")).drops(Side.SECOND);
    assertHeld(false, withoutCapture, "p'");
  }

  @Test
  void movesArePossibleFromReachedSquaresOnly() {
    RuleBook book = withA(a("fW").from("a2-d4")).build();
    assertFalse(book.reachable().isMoving(book.code("A")));
    assertTrue(book.reachable().isReached(book.code("A")));
    assertFalse(book.reachable().isReached(book.code("a")));
    assertTrue(book.reachable().isComplete());
  }
}
