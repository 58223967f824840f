// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.Outcome;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * Rules of which a wrong form could be the same in the rule book and in generated moves, with
 * results written by hand. They are on small boards, so that all of them take a second.
 */
public final class RuleExamples {
  private static final String ENDS = " / GAME/game";
  private static final String TURNED = " / game/GAME";

  private RuleExamples() {}

  /** {@return all examples} */
  public static List<RuleExample> all() {
    return List.of(
        repliesToDropMates(),
        capturedStates(),
        promotionToCastler(),
        castlingAfterCaptures(),
        maxPerFile(12),
        maxPerFile(13),
        lameLeapPath(5),
        lameLeapPath(13),
        perpetualCheck(),
        castlingThroughAttack(""),
        castlingThroughAttack("facing: 'K^', "),
        promotionLimit(5),
        promotionLimit(13),
        lines(5),
        lines(12),
        lines(13),
        bareRoyal(),
        goals(),
        facing(4),
        facing(33),
        enPassantAndLines(),
        grasshoppers(5),
        grasshoppers(13),
        acrossWords(),
        facingTokensThatTurn(4),
        facingTokensThatTurn(43),
        tokensThatStopFacing(),
        checksByTokensThatTurn(),
        landingPieces(),
        pinnedReplies(),
        landingMates(),
        firstMovement(12),
        firstMovement(13),
        enPassantAndFacing(),
        passingCastlers(),
        stuckPassingPieces(),
        judgedCastling(),
        royalCaptures());
  }

  /** {@return ranks of empty squares on a board of ten files} */
  private static String empty(int ranks) {
    return "10/".repeat(ranks);
  }

  private static RuleExample repliesToDropMates() {
    // A drop of A on c3 checks the king on c5, whose only reply is a drop of A on c4. That would
    // be checkmate itself.
    String before = "1pk^p1/K^4/5/1a3/5 ";
    return RuleExample.of(
            "replies to a drop that gives checkmate may be drops that give checkmate",
            """
            {shape: [5, 5], styles: [GAME, game], start: '2k^2/5/5/5/2K^2 / GAME/game',
              drops: [FIRST, SECOND],
              rows: [{token: ['K^'], moves: sW}, {token: [P], moves: fW},
                {token: [A], moves: nD, dropMates: false}]}
            """)
        .moves(before + "A/a GAME/game", "A*c3", "A*c3")
        .moves(before + "A/ GAME/game", "A*c3")
        .check("1pk^p1/K^4/2A2/1a3/5 /a game/GAME", true)
        .moves("1pk^p1/K^4/2A2/1a3/5 /a game/GAME", "")
        .outcome("1pk^p1/K^4/2A2/1a3/5 /a game/GAME", Outcome.LOSS);
  }

  private static RuleExample capturedStates() {
    String passing = "k^3/4/4/-Pp2/4/3K^";
    String taken = "k^3/4/4/4/p3/3K^ /p GAME/game";
    return RuleExample.of(
            "a piece goes to the hand without its state, and en passant as well",
            """
            {shape: [6, 4], styles: [GAME, game], start: 'k^3/pppp/4/4/PPPP/3K^ / GAME/game',
              drops: [FIRST, SECOND],
              rows: [{token: ['K^'], moves: K}, {token: [P], moves: fmWfceFifmnD, passing: '-P'},
                {token: [A], moves: W}, {token: ['-A'], moves: W}, {token: ['+A'], moves: W}]}
            """)
        .play(passing + TURNED, "b3-a2", taken)
        .captures(passing + TURNED, "b3-a2")
        .play("k^3/4/1p2/4/P3/3K^ P/p GAME/game", "a2-a4", "k^3/4/-Pp2/4/4/3K^ P/p game/GAME")
        .play("k^3/4/1p2/4/P3/3K^" + ENDS, "a2-a4 b4-a3", "k^3/4/4/p3/4/3K^ /p GAME/game")
        .play("k^3/4/1p2/4/P3/3K^" + ENDS, "a2-a4 b4-b3", "k^3/4/P3/1p2/4/3K^" + ENDS)
        .play("k^3/4/2p1/4/P3/3K^ P/p GAME/game", "a2-a4", "k^3/4/P1p1/4/4/3K^ P/p game/GAME")
        .play("k^3/4/a3/-P3/4/3K^" + TURNED, "a4-a3", "k^3/4/4/a3/4/3K^ /p GAME/game")
        .play("k^3/4/a3/-A3/4/3K^" + TURNED, "a4-a3", "k^3/4/4/a3/4/3K^ /a GAME/game")
        .play("k^3/4/a3/+A3/4/3K^" + TURNED, "a4-a3", "k^3/4/4/a3/4/3K^ /a GAME/game")
        .play("k^3/4/a3/+A3/4/3K^ 2A/a game/GAME", "a4-a3", "k^3/4/4/a3/4/3K^ 2A/2a GAME/game");
  }

  private static final String CASTLING =
      """
      {shape: [4, 5], styles: [GAME, game], start: '1k^2+r/5/5/1K^2+R / GAME/game',
        zone: 'a4-e4,e1', rows: [{token: ['K^'], moves: KisO2}, {token: [R], moves: R},
          {token: ['+R'], moves: R, becomes: R, castles: true},
          {token: [P], moves: fWrW, promotesTo: ['+R']}]}
      """;

  private static RuleExample promotionToCastler() {
    return RuleExample.of(
            "a piece may promote to one that castles, until the royal piece moves", CASTLING)
        .play("5/3P1/k^4/3K^1" + ENDS, "d3-d4=+R", "3+R1/5/k^4/3K^1" + TURNED)
        .play("5/3P1/k^4/3K^1" + ENDS, "d3-d4=+R a2-a3 d1-e1", "3R1/k^4/5/4K^" + TURNED)
        .play("5/3P1/k^4/3K^1" + ENDS, "d3-d4=+R a2-a3 d4-c4", "2R2/k^4/5/3K^1" + TURNED)
        .play("5/k^4/5/1K^1P1" + ENDS, "d1-e1=+R a3-a4 b1-d1", "k^4/5/5/2RK^1" + TURNED)
        .play("1k^3/5/1p3/4K^" + TURNED, "b2-b1=+r e1-e2 b4-c4", "2k^2/5/4K^/1r3" + ENDS);
  }

  private static RuleExample castlingAfterCaptures() {
    return RuleExample.of("the royal piece ends castling by any move, captures included", CASTLING)
        .play("4k^/5/1p3/1K^2+R" + ENDS, "b1-b2", "4k^/5/1K^3/4R" + TURNED)
        .play("4k^/5/1p3/+RK^2+R" + ENDS, "b1-b2", "4k^/5/1K^3/R3R" + TURNED)
        .play("1k^3/5/+Rp3/+RK^2+R" + ENDS, "b1-b2", "1k^3/5/RK^3/R3R" + TURNED)
        .play("1k^P1+r/5/5/3K^1" + TURNED, "b4-c4", "2k^1r/5/5/3K^1" + ENDS)
        .play("1k^P1+r/5/5/1K^2+R" + TURNED, "b4-c4", "2k^1r/5/5/1K^2+R" + ENDS)
        // The other side's pieces and plain moves of others change nothing.
        .play("1k^2+r/5/1p3/1K^2+R" + ENDS, "b1-b2", "1k^2+r/5/1K^3/4R" + TURNED)
        .play("1k^2+r/5/5/PK^2+R" + ENDS, "a1-a2", "1k^2+r/5/P4/1K^2+R" + TURNED);
  }

  /** {@return drops on a board of ten files: of up to 128 squares, or of more} */
  private static RuleExample maxPerFile(int ranks) {
    String above = "9k^/" + empty(ranks - 5);
    String declaration =
        """
        {shape: [%d, 10], styles: [GAME, game], start: '%s10/10/10/K^9 / GAME/game',
          drops: [FIRST, SECOND],
          rows: [{token: ['K^'], moves: K},
            {token: [A], moves: W, maxPerFile: 2, dropZone: 'c1-c3,d%d'},
            {token: [B], moves: W, maxPerFile: 1, dropZone: 'b1-c1,b%d'}]}
        """;
    String high = "9k^/2A7/" + empty(ranks - 6);
    return RuleExample.of(
            "drops stop at the limit of a file on a board of " + ranks + " ranks",
            declaration.formatted(ranks, above, ranks - 1, ranks - 1))
        .moves(above + "10/10/10/K^9 A/ GAME/game", "A*", "A*c1", "A*c2", "A*c3", last(ranks))
        .moves(above + "10/10/2A7/K^9 A/ GAME/game", "A*", "A*c1", "A*c3", last(ranks))
        .moves(high + "10/10/10/K^9 A/ GAME/game", "A*c", "A*c1", "A*c2", "A*c3")
        .moves(above + "10/2A7/2A7/K^9 A/ GAME/game", "A*", last(ranks))
        .moves(high + "10/10/2A7/K^9 A/ GAME/game", "A*", last(ranks))
        .moves(above + "10/2A7/2a7/K^9 A/ GAME/game", "A*", "A*c1", last(ranks))
        .moves(above + "10/1B8/10/K^9 B/ GAME/game", "B*", "B*c1")
        .moves("9k^/1B8/" + empty(ranks - 6) + "10/10/10/K^9 B/ GAME/game", "B*", "B*c1")
        .moves(above + "10/1b8/10/K^9 B/ GAME/game", "B*", "B*b1", "B*b" + (ranks - 1), "B*c1");
  }

  private static String last(int ranks) {
    return "A*d" + (ranks - 1);
  }

  /** {@return a pin by a lame leap on a board of ten files} */
  private static RuleExample lameLeapPath(int ranks) {
    String above = "k^9/" + empty(ranks - 4);
    return RuleExample.of(
            "a piece on the path of a lame leap is pinned on a board of " + ranks + " ranks",
            """
            {shape: [%d, 10], styles: [GAME, game], start: '%s10/4K^5 / GAME/game',
              rows: [{token: ['K^'], moves: K}, {token: [A], moves: W}, {token: [N], moves: nN}]}
            """
                .formatted(ranks, "k^9/" + empty(ranks - 3)))
        .moves(above + "5n4/5A4/4K^5" + ENDS, "f2", "f2-f3")
        .check(above + "5n4/5A4/4K^5" + ENDS, false)
        .check(above + "5n4/6A3/4K^5" + ENDS, true)
        .moves(above + "5n4/6A3/4K^5" + ENDS, "g2", "g2-f2");
  }

  private static RuleExample perpetualCheck() {
    DrawRules draws = DrawRules.NONE.perpetualCheck(Outcome.LOSS);
    String start = "3k^/4/R3/K^3" + ENDS;
    String checks = " d4-c4 d2-c2 c4-d4 c2-d2";
    return RuleExample.of(
            "perpetual check counts the moves since the position first occurred",
            """
            {shape: [4, 4], styles: [GAME, game], start: '3k^/4/R3/K^3 / GAME/game',
              rows: [{token: ['K^'], moves: K}, {token: [R], moves: R}]}
            """)
        .record(
            start,
            draws.repetitions(3),
            "a2-d2" + checks + checks,
            new GameEnd(Outcome.WIN, Reason.PERPETUAL_CHECK, Side.SECOND))
        // One move between the first and the second occurrence gives no check.
        .record(
            start,
            draws.repetitions(3),
            "a2-d2 d4-c4 d2-b2 c4-d4 b2-d2" + checks,
            new GameEnd(Outcome.DRAW, Reason.REPETITION, Side.SECOND))
        // Moves before the first occurrence do not count.
        .record(
            start,
            draws.repetitions(2),
            "a2-b2 d4-c4 b2-c2 c4-d4 c2-d2 d4-c4 d2-c2",
            new GameEnd(Outcome.WIN, Reason.PERPETUAL_CHECK, Side.SECOND));
  }

  private static RuleExample castlingThroughAttack(String member) {
    String empty = "k^6/%s/7/+R2K^2+R" + ENDS;
    RuleExample example =
        RuleExample.of(
            "castling begins, crosses and ends on squares that are not attacked, on either side",
            """
            {shape: [4, 7], styles: [GAME, game], start: '+r2k^2+r/3a3/7/+R2K^2+R / GAME/game', %s
              rows: [{token: ['K^'], moves: KisO2}, {token: [A], moves: W}, {token: [R], moves: R},
                {token: ['+R'], moves: R, becomes: R, castles: true}]}
            """
                .formatted(member));
    for (String safe : List.of("r6", "6r")) {
      example.moves(empty.formatted(safe), "d1-b1", "d1-b1");
      example.moves(empty.formatted(safe), "d1-f1", "d1-f1");
    }
    for (String left : List.of("1r5", "2r4")) {
      example.moves(empty.formatted(left), "d1-b1");
      example.moves(empty.formatted(left), "d1-f1", "d1-f1");
    }
    for (String right : List.of("4r2", "5r1")) {
      example.moves(empty.formatted(right), "d1-b1", "d1-b1");
      example.moves(empty.formatted(right), "d1-f1");
    }
    return example
        .moves(empty.formatted("3r3"), "d1-b1")
        .moves(empty.formatted("3r3"), "d1-f1")
        .moves("k^6/7/7/+R3K^2" + ENDS, "e1-c") // i is about the squares of the start position
        .play(empty.formatted("7"), "d1-b1", "k^6/7/7/1K^R3R" + TURNED)
        .play(empty.formatted("7"), "d1-f1", "k^6/7/7/R3RK^1" + TURNED)
        // The partner gives check.
        .play("4k^2/7/7/+R2K^2+R" + ENDS, "d1-f1", "4k^2/7/7/R3RK^1" + TURNED)
        .check("4k^2/7/7/R3RK^1" + TURNED, true)
        .moves("+r2k^2+r/1R5/7/2K^4" + TURNED, "d4-b4")
        .play("+r2k^2+r/1R5/7/2K^4" + TURNED, "d4-f4", "r3rk^1/1R5/7/2K^4" + ENDS)
        .moves("+r2k^2+r/4R2/7/2K^4" + TURNED, "d4-f4")
        .play("+r2k^2+r/4R2/7/2K^4" + TURNED, "d4-b4", "1k^r3r/4R2/7/2K^4" + ENDS);
  }

  /** {@return a limit of promotions on a board of ten files} */
  private static RuleExample promotionLimit(int ranks) {
    String position = "10/P9/" + empty(ranks - 4) + "%s/4K^4k^" + ENDS;
    return RuleExample.of(
            "the limit of promotions counts passing pieces on a board of " + ranks + " ranks",
            """
            {shape: [%d, 10], styles: [GAME, game], start: '%s4K^4k^ / GAME/game', zone: 'a%d-j%d',
              rows: [{token: ['K^'], moves: W}, {token: [P], moves: fmWfceF, promotesTo: [Q]},
                {token: [Q], moves: WfmnD, passing: '-Q', promotionLimit: 2}]}
            """
                .formatted(ranks, empty(ranks - 1), ranks, ranks))
        .moves(position.formatted("10"), "a", "a" + (ranks - 1) + "-a" + ranks + "=Q")
        .moves(position.formatted("Q9"), "a" + (ranks - 1), promotion(ranks))
        .moves(position.formatted("-Q1q3q3"), "a" + (ranks - 1), promotion(ranks))
        .moves(position.formatted("Q1Q7"), "a" + (ranks - 1))
        .moves(position.formatted("Q1-Q7"), "a" + (ranks - 1));
  }

  private static String promotion(int ranks) {
    return "a" + (ranks - 1) + "-a" + ranks + "=Q";
  }

  /** {@return checks and pins on the five lowest ranks of a board of ten files} */
  private static RuleExample lines(int ranks) {
    String above = empty(ranks - 5);
    return RuleExample.of(
            "checks and pins follow lines and hops on a board of " + ranks + " ranks",
            """
            {shape: [%d, 10], styles: [GAME, game], start: '%s4k^5/10/10/10/4K^5 / GAME/game',
              rows: [{token: ['K^'], moves: K}, {token: [A], moves: W}, {token: [R], moves: R},
                {token: [C], moves: mRcpR}, {token: [N], moves: N}]}
            """
                .formatted(ranks, above))
        // A rook's line opens; a cannon's screen goes; a piece becomes its screen.
        .play(
            above + "4k^5/10/4A5/10/K^3R5" + ENDS,
            "e3-d3 e5-d5",
            above + "3k^6/10/3A6/10/K^3R5" + ENDS)
        .check(above + "4k^5/10/3A6/10/K^3R5" + TURNED, true)
        .play(
            above + "4k^5/10/4A5/4a5/K^3C5" + ENDS,
            "e3-d3 e5-d5",
            above + "3k^6/10/3A6/4a5/K^3C5" + ENDS)
        .check(above + "4k^5/10/3A6/4a5/K^3C5" + TURNED, true)
        .check(above + "4k^5/10/4A5/4a5/K^3C5" + TURNED, false)
        .play(
            above + "4k^5/10/3A6/10/K^3C5" + ENDS,
            "d3-e3 e5-d5",
            above + "3k^6/10/4A5/10/K^3C5" + ENDS)
        .check(above + "4k^5/10/4A5/10/K^3C5" + TURNED, true)
        .check(above + "4k^5/10/10/10/K^3C5" + TURNED, false)
        // Pins by a slide and by a hop.
        .moves(above + "4r4k^/10/4A5/10/4K^5" + ENDS, "e3", "e3-e2", "e3-e4")
        .moves(above + "4c4k^/10/4A5/4A5/4K^5" + ENDS, "e2")
        .moves(above + "4c4k^/10/10/3A6/4K^5" + ENDS, "d2", "d2-c2", "d2-d1", "d2-d3")
        // A hurdle leaves the line of the cannon. A pinned piece ends no check by a knight.
        .moves(above + "4c4k^/10/4A5/10/4K^5" + ENDS, "e3", "e3-d3", "e3-f3")
        .moves(above + "4r4k^/10/3nA5/10/4K^5" + ENDS, "e3");
  }

  /** {@return hops on the five lowest ranks of a board of ten files} */
  private static RuleExample grasshoppers(int ranks) {
    String above = empty(ranks - 5);
    return RuleExample.of(
            "G hops to directly behind the first piece on a board of " + ranks + " ranks",
            """
            {shape: [%d, 10], styles: [GAME, game], start: '%s4k^5/10/10/10/4K^5 / GAME/game',
              rows: [{token: ['K^'], moves: K}, {token: [A], moves: W}, {token: [G], moves: gQ}]}
            """
                .formatted(ranks, above))
        .check(above + "4k^5/4A5/10/10/K^3G5" + TURNED, true)
        .check(above + "4k^5/10/4A5/10/K^3G5" + TURNED, false)
        .moves(above + "k^9/4A5/4a5/10/K^3G5" + ENDS, "e1-e")
        .moves(above + "k^9/4A5/10/4a5/K^3G5" + ENDS, "e1-e", "e1-e3");
  }

  private static RuleExample bareRoyal() {
    return RuleExample.of(
            "a royal piece without other pieces loses, and hands count",
            """
            {shape: [4, 4], styles: [GAME, game], start: '3k^/4/4/K^3 / GAME/game',
              drops: [FIRST, SECOND], bareRoyalLoses: true,
              rows: [{token: ['K^'], moves: K}, {token: [A], moves: W}]}
            """)
        .goesOn("3k^/4/4/K^3" + ENDS)
        .outcome("3k^/4/4/K^2A" + ENDS, Outcome.WIN)
        .outcome("3k^/4/4/K^3 A/ GAME/game", Outcome.WIN)
        .outcome("3k^/a3/4/3K^" + TURNED, Outcome.WIN)
        .outcome("3k^/4/4/K^3 /a game/GAME", Outcome.WIN)
        .goesOn("3k^/4/4/K^2A" + TURNED)
        .goesOn("3k^/4/4/K^3 A/ game/GAME")
        .outcome("3k^/4/4/K^1AA" + TURNED, Outcome.LOSS)
        .outcome("3k^/4/4/K^2A A/ game/GAME", Outcome.LOSS)
        .outcome("3k^/4/4/K^3 2A/ game/GAME", Outcome.LOSS)
        .goesOn("3k^/4/4/K^2A A/a game/GAME");
  }

  private static RuleExample goals() {
    return RuleExample.of(
            "a royal piece on its goal wins unless it is attacked, the side that has moved first",
            """
            {shape: [4, 4], styles: [GAME, game], start: '4/3k^/K^3/4 / GAME/game', goal: 'a4-d4',
              rows: [{token: ['K^'], moves: K}, {token: [R], moves: R}, {token: [B], moves: B},
                {token: [P], moves: fmWfceFfmnD, passing: '-P'}]}
            """)
        // The leap protects the king on its goal, so that nothing is captured any more.
        .play("K^3/2pk^/4/1P1b" + ENDS, "b1-b3", "K^3/1Ppk^/4/3b" + TURNED)
        .play("4/K^1pk^/4/1P1b" + ENDS, "b1-b3", "4/K^-Ppk^/4/3b" + TURNED)
        .outcome("K^3/3k^/4/4" + ENDS, Outcome.WIN)
        .outcome("K^3/3k^/4/4" + TURNED, Outcome.LOSS)
        .outcome("K^3/4/4/3k^" + ENDS, Outcome.LOSS)
        .outcome("K^3/4/4/3k^" + TURNED, Outcome.LOSS)
        .goesOn("K^2r/4/3k^/4" + ENDS)
        .outcome("K^2r/4/4/3k^" + ENDS, Outcome.LOSS)
        .goesOn("4/K^3/4/R2k^" + TURNED)
        .goesOn("3k^/4/4/K^3" + ENDS);
  }

  /** {@return royal pieces on the four lowest ranks of a board of four files} */
  private static RuleExample facing(int ranks) {
    String above = "4/".repeat(ranks - 4);
    return RuleExample.of(
            "royal pieces never face each other along a file of " + ranks + " squares",
            """
            {shape: [%d, 4], styles: [GAME, game], start: '%s3k^/4/4/K^3 / GAME/game', facing: 'K^',
              rows: [{token: ['K^'], moves: W}, {token: [A], moves: W}]}
            """
                .formatted(ranks, above))
        .moves(above + "1k^2/4/1A2/1K^2" + ENDS, "b2", "b2-b3")
        .moves(above + "1K^2/1A2/4/1k^2" + ENDS, "b3", "b3-b2")
        .moves(above + "1k^2/1a2/4/1K^2" + TURNED, "b3", "b3-b2")
        .moves(above + "1K^2/4/1a2/1k^2" + TURNED, "b2", "b2-b3")
        .moves(above + "1k^2/4/4/2K^1" + ENDS, "c1", "c1-c2", "c1-d1")
        .moves(above + "1K^2/4/4/2k^1" + ENDS, "b4-a", "b4-a4")
        .moves(above + "1K^2/4/4/2k^1" + ENDS, "b4-c")
        .moves(above + "1k^2/4/1AA1/1K^2" + ENDS, "b2", "b2-b3")
        .check(above + "1k^2/4/4/1K^2" + ENDS, false);
  }

  private static RuleExample enPassantAndLines() {
    // The pawn comes from b2, and the one on c4 may capture it on b3.
    String beside = "%s/5/2p2/5/1P3/%s";
    return RuleExample.of(
            "a leap is passing if it can be captured, and the captor's royal piece stays safe",
            """
            {shape: [6, 5], styles: [GAME, game], start: '4k^/ppppp/5/5/PPPPP/4K^ / GAME/game',
              drops: [FIRST, SECOND],
              rows: [{token: ['K^'], moves: K}, {token: [P], moves: fmWfceFifmnD, passing: '-P'},
                {token: [R], moves: R, dropMates: false}]}
            """)
        .play(beside.formatted("4k^", "4K^") + ENDS, "b2-b4", "4k^/5/1-Pp2/5/5/4K^" + TURNED)
        .play(beside.formatted("2k^2", "2R1K^") + ENDS, "b2-b4", "2k^2/5/1Pp2/5/5/2R1K^" + TURNED)
        // Both pawns leave rank 4, where the rook then attacks the king.
        .play("5/5/R1p1k^/5/1P3/4K^" + ENDS, "b2-b4", "5/5/RPp1k^/5/5/4K^" + TURNED)
        .play("5/5/R1p1k^/5/3P1/4K^" + ENDS, "d2-d4", "5/5/R1pPk^/5/5/4K^" + TURNED)
        .moves("5/5/R-Pp1k^/5/5/4K^" + TURNED, "c4", "c4-c3")
        // The leap opens rank 2, on which the rook attacks the king.
        .play("K^4/5/2p2/5/RP2k^/5" + ENDS, "b2-b4", "K^4/5/1Pp2/5/R3k^/5" + TURNED)
        .play("4k^/5/p1p2/5/1P3/4K^" + ENDS, "b2-b4 a4-b3", "4k^/5/2p2/1p3/5/4K^ /p GAME/game")
        .play("4k^/5/p4/5/1P3/4K^" + ENDS, "b2-b4", "4k^/5/p-P3/5/5/4K^" + TURNED)
        .play("4k^/5/p4/5/1P3/4K^ R/r GAME/game", "b2-b4 r*c4 R*d4", "4k^/5/pPrR1/5/5/4K^" + TURNED)
        .moves("4k^/5/p1-P2/5/5/4K^" + TURNED, "a4", "a4-a3")
        .captures("4k^/5/p-P3/5/5/4K^" + TURNED, "a4-b3")
        // A drop ends passing, so that the pawn cannot come to b3, between rook and king.
        .moves("1R3/5/p-P3/k^4/4R/4K^ R/ GAME/game", "R*c3")
        .moves("1R3/5/p-P3/k^4/5/4K^ R/ GAME/game", "R*c3", "R*c3")
        // Only the capture resets the counter of moves without progress.
        .record(
            "4k^/5/p4/5/1P3/4K^" + ENDS,
            DrawRules.NONE.moveLimit(2).resets("R"),
            "b2-b4 a4-b3 e1-d1 e6-d6",
            new GameEnd(Outcome.DRAW, Reason.MOVE_LIMIT, Side.FIRST));
  }

  private static RuleExample acrossWords() {
    // The squares of rank 6 have the indices 60 to 69, so that they are in two words of a set.
    String rank = "/10/10/10/10/10/%s/10/10/10/10/10";
    String before = "+r3k^4+r" + rank;
    String checked = "4k^5/10/10/10/10/10/%s/1R1K^6/10/10/10/10" + ENDS;
    return RuleExample.of(
            "castling, checks and pins work on squares in two words of a set",
            """
            {shape: [12, 10], styles: [GAME, game], start: '%s / GAME/game',
              rows: [{token: ['K^'], moves: KsO2}, {token: [R], moves: R}, {token: [N], moves: N},
                {token: ['+R'], moves: R, becomes: R, castles: true}, {token: [B], moves: B}]}
            """
                .formatted(before.formatted("+R4K^3+R")))
        .play(before.formatted("+R4K^3+R") + ENDS, "f6-d6", before.formatted("3K^R4R") + TURNED)
        .play(before.formatted("+R4K^3+R") + ENDS, "f6-h6", before.formatted("R5RK^2") + TURNED)
        .play(before.formatted("+R4K^3+R") + ENDS, "f6-e6", before.formatted("R3K^4R") + TURNED)
        .moves(before.formatted("+R2R1K^3+R") + ENDS, "f6-d6")
        .moves(before.formatted("+R4K^3R") + ENDS, "f6-h6")
        .play(before.formatted("2K^6+R") + ENDS, "c6-e6", before.formatted("3RK^5") + TURNED)
        // The partner leaves the rank open.
        .moves(before.formatted("r+R3K^4") + ENDS, "f6-d6")
        .moves(before.formatted("1+R3K^4") + ENDS, "f6-d6", "f6-d6")
        // The knights on b6 and f6 are in different words, and only the king gets rid of both.
        .moves(checked.formatted("1n8"), "b5-b", "b5-b6")
        .moves(checked.formatted("5n4"), "b5-b")
        .moves(checked.formatted("1n3n4"), "b5")
        // In its word, e5 has the same number as a11, where the rook that pins the bishop stands.
        .moves("4k^5/r9/10/B9/10/10/10/10/10/10/10/K^9" + ENDS, "a9")
        .moves("4k^5/10/10/B9/10/10/10/10/10/10/10/K^9" + ENDS, "a9-e", "a9-e5");
  }

  /** {@return a rook on the first file that faces another one when its king on the last moves} */
  private static RuleExample facingTokensThatTurn(int files) {
    boolean isSmall = files == 4;
    String king = isSmall ? "d" : "aq";
    String castled = isSmall ? "d1-b1" : "aq1-ao1";
    String step = isSmall ? "d1-c1" : "aq1-ap1";
    String between = String.valueOf(files - 2);
    String own = "/" + files + "/+R" + between + "K^" + ENDS;
    return RuleExample.of(
            "tokens that a royal piece turns may not face afterwards",
            """
            {shape: [3, %d], styles: [GAME, game], start: 'r%sk^%s', facing: R,
              rows: [{token: ['K^'], moves: KO2}, {token: [R], moves: R},
                {token: ['+R'], moves: R, becomes: R, castles: true}]}
            """
                .formatted(files, between, own))
        // The rook that castles leaves the file.
        .moves("r" + between + "k^" + own, king + "1", castled)
        .moves((files - 1) + "k^" + own, king + "1", castled, step);
  }

  private static RuleExample tokensThatStopFacing() {
    return RuleExample.of(
            "tokens that a royal piece turns may face no longer",
            """
            {shape: [3, 4], styles: [GAME, game], start: '1+r1k^/4/+R2K^ / GAME/game', facing: '+R',
              rows: [{token: ['K^'], moves: K}, {token: [R], moves: R},
                {token: [P], moves: fW}, {token: ['+R'], moves: R, becomes: R, castles: true}]}
            """)
        .moves("+r2k^/4/+RP1K^" + ENDS, "", "a1-a2", "a1-a3", "d1-c1")
        .play("+r2k^/4/+RP1K^" + ENDS, "d1-c1", "+r2k^/4/RPK^1" + TURNED);
  }

  private static RuleExample checksByTokensThatTurn() {
    String before = "4k^/5/3p1/5/2K^1+R" + ENDS;
    return RuleExample.of(
            "a token that a royal piece turns may check, and forbid a capture en passant",
            """
            {shape: [5, 5], styles: [GAME, game], start: '4k^/5/3p1/5/2K^1+R / GAME/game',
              rows: [{token: ['K^'], moves: KfmnD, passing: '-K^'}, {token: [Q], moves: Q},
                {token: ['+R'], moves: W, becomes: Q, castles: true}, {token: [P], moves: fmWfceF}]}
            """)
        .play(before, "c1-c3", "4k^/5/2K^p1/5/4Q" + TURNED)
        .check("4k^/5/2K^p1/5/4Q" + TURNED, true)
        .play(before, "c1-b1", "4k^/5/3p1/5/1K^2Q" + TURNED)
        // Without the queen, the pawn may capture.
        .play("4k^/5/3p1/5/2K^2" + ENDS, "c1-c3", "4k^/5/2-K^p1/5/5" + TURNED);
  }

  private static RuleExample landingPieces() {
    String position = "3k^/4/%s/K^3 %s GAME/game";
    return RuleExample.of(
            "limits of drops are those of the piece as it lands",
            """
            {shape: [4, 4], styles: [GAME, game], start: '3k^/4/4/K^3 / GAME/game',
              drops: [FIRST, SECOND],
              rows: [{token: ['K^'], moves: K},
                {token: [A], moves: W, dropsAs: [A, B], dropZone: 'b1-b2', capturedAs: A},
                {token: [B], moves: F, maxPerFile: 1, dropZone: 'b1-c2'}]}
            """)
        .moves(
            position.formatted("4", "A/"),
            "A*",
            "A*b1",
            "A*b1=B",
            "A*b2",
            "A*b2=B",
            "A*c1=B",
            "A*c2=B")
        .moves(position.formatted("1A2", "A/"), "A*", "A*b1", "A*b1=B", "A*c1=B", "A*c2=B")
        .moves(position.formatted("1B2", "A/"), "A*", "A*b1", "A*c1=B", "A*c2=B")
        .play(position.formatted("4", "A/"), "A*c1=B", "3k^/4/4/K^1B1" + TURNED);
  }

  private static RuleExample pinnedReplies() {
    // A drop of A on c3 gives check. F on d4 could capture A, unless B on e3 pins it.
    return RuleExample.of(
            "a pinned piece is no reply to a drop that gives checkmate",
            """
            {shape: [5, 5], styles: [GAME, game], start: '2k^2/5/5/5/2K^2 / GAME/game',
              drops: [FIRST, SECOND],
              rows: [{token: ['K^'], moves: sW}, {token: [P], moves: fW}, {token: [F], moves: F},
                {token: [B], moves: B}, {token: [A], moves: nD, dropMates: false}]}
            """)
        .moves("1pk^p1/K^2f1/5/1a3/5 A/ GAME/game", "A*c3", "A*c3")
        .moves("1pk^p1/K^2f1/4B/1a3/5 A/ GAME/game", "A*c3");
  }

  private static RuleExample landingMates() {
    // The dropped piece is the hurdle over which the cannon on c1 attacks.
    String before = "1pk^%s/5/5/5/K^1C2 A/ GAME/game";
    return RuleExample.of(
            "whether a drop may give checkmate depends on the piece that lands, hurdles included",
            """
            {shape: [5, 5], styles: [GAME, game], start: '2k^2/5/5/5/2K^2 / GAME/game',
              drops: [FIRST, SECOND],
              rows: [{token: ['K^'], moves: sW}, {token: [P], moves: fW},
                {token: [C], moves: mRcpR}, {token: [A], moves: W, dropsAs: [A, B]},
                {token: [B], moves: W, dropMates: false, capturedAs: A}]}
            """)
        .moves(before.formatted("p1"), "A*c", "A*c2", "A*c3", "A*c4")
        .moves(before.formatted("p1"), "A*d3", "A*d3", "A*d3=B")
        .moves(before.formatted("2"), "A*c3", "A*c3", "A*c3=B");
  }

  /** {@return movements to one square on a board of ten files} */
  private static RuleExample firstMovement(int ranks) {
    String above = empty(ranks - 6) + "9k^/10/";
    String low = above + "%s/%s/%s/9K^" + TURNED;
    String played = above + "%s/%s/%s/9K^" + ENDS;
    String high = "9k^/10/10/A-pB7/" + empty(ranks - 5) + "9K^" + ENDS;
    String plain = "a%d-b%d".formatted(ranks - 3, ranks - 2);
    return RuleExample.of(
            "of two movements to one square the first one counts on a board of " + ranks + " ranks",
            """
            {shape: [%d, 10], styles: [GAME, game], start: '%s9k^/10/10/10/10/9K^ / GAME/game',
              rows: [{token: ['K^'], moves: K}, {token: [P], moves: fmWfcFfmnD, passing: '-P'},
                {token: [Q], moves: WrmnD, passing: '-Q'},
                {token: [A], moves: mFceF}, {token: [B], moves: ceFmF}]}
            """
                .formatted(ranks, empty(ranks - 6)))
        .moves(low.formatted("a-Pb7", "10", "10"), "a4-b", "a4-b3", "a4-b5")
        .moves(low.formatted("a-Pb7", "10", "10"), "c4-b", "c4-b3", "c4-b5")
        .captures(low.formatted("a-Pb7", "10", "10"), "c4-b3")
        .play(low.formatted("a-Pb7", "10", "10"), "a4-b3", played.formatted("1Pb7", "1a8", "10"))
        .play(low.formatted("a-Pb7", "10", "10"), "c4-b3", played.formatted("a9", "1b8", "10"))
        // Both P, which comes from b2, and Q, which comes from a3, have crossed b3.
        .play(low.formatted("1-P8", "2-Q7", "2b7"), "c2-b3", played.formatted("10", "1bQ7", "10"))
        .captures(high, plain.replace("a", "c"))
        .moves(high, plain, plain);
  }

  private static RuleExample enPassantAndFacing() {
    return RuleExample.of(
            "a leap is not passing if royal pieces would face each other after its capture",
            """
            {shape: [6, 5], styles: [GAME, game], start: '4k^/ppppp/5/5/PPPPP/4K^ / GAME/game',
              facing: 'K^',
              rows: [{token: ['K^'], moves: W}, {token: [P], moves: fmWfceFifmnD, passing: '-P'}]}
            """)
        .play("2k^2/5/2p2/5/1P3/2K^2" + ENDS, "b2-b4", "2k^2/5/1Pp2/5/5/2K^2" + TURNED)
        .play("2k^2/5/2p2/5/1P3/3K^1" + ENDS, "b2-b4", "2k^2/5/1-Pp2/5/5/3K^1" + TURNED)
        .play("1k^3/5/2p2/5/1P3/1K^3" + ENDS, "b2-b4", "1k^3/5/1-Pp2/5/5/1K^3" + TURNED);
  }

  private static RuleExample passingCastlers() {
    return RuleExample.of(
            "a passing piece castles again when passing ends, unless its own royal piece moves",
            """
            {shape: [5, 5], styles: [GAME, game], start: '+a2k^1/5/5/5/+A2K^1 / GAME/game',
              rows: [{token: ['K^'], moves: KisO2}, {token: [P], moves: fmWfceF},
                {token: [A], moves: W},
                {token: ['+A'], moves: sWifmnD, becomes: A, castles: true, passing: '-A'}]}
            """)
        .play("+a2k^1/5/1p3/5/+A2K^1" + ENDS, "a1-a3", "+a2k^1/5/-Ap3/5/3K^1" + TURNED)
        .play("+a2k^1/5/-Ap3/5/3K^1" + TURNED, "d5-e5", "a3k^/5/+Ap3/5/3K^1" + ENDS)
        .play("+a2k^1/5/-Ap3/5/3K^1" + TURNED, "b3-a2", "+a2k^1/5/5/p4/3K^1" + ENDS)
        .play("+a2k^1/5/-Ap3/5/3K^1" + TURNED, "d5-b5", "1k^a2/5/+Ap3/5/3K^1" + ENDS)
        .play("+a2k^1/5/-Ap3/5/3K^1" + ENDS, "d1-d2", "+a2k^1/5/Ap3/3K^1/5" + TURNED);
  }

  private static RuleExample stuckPassingPieces() {
    return RuleExample.of(
            "a piece must promote if it would be passing and could never move again after that",
            """
            {shape: [5, 4], styles: [GAME, game], start: '3k^/pppp/4/AAAA/3K^ / GAME/game',
              zone: 'a5-d5',
              rows: [{token: ['K^'], moves: K}, {token: [P], moves: fmWfceF}, {token: [Q], moves: K},
                {token: [A], moves: fmWfmnD, becomes: B, passing: '-A', promotesTo: [Q]},
                {token: [B], moves: W}, {token: [R], moves: R}]}
            """)
        .moves("1p1k^/4/A3/4/3K^" + ENDS, "a3-a5", "a3-a5=Q")
        .moves("2pk^/4/A3/4/3K^" + ENDS, "a3-a5", "a3-a5", "a3-a5=Q")
        .play("2pk^/4/A3/4/3K^" + ENDS, "a3-a5", "B1pk^/4/4/4/3K^" + TURNED)
        // Without both pieces on b5 and c5, the rook would attack the king.
        .moves("Rp1k^/4/2A1/4/3K^" + ENDS, "c3-c5", "c3-c5", "c3-c5=Q");
  }

  private static RuleExample judgedCastling() {
    return RuleExample.of(
            "castling comes before a leap to the same square that is listed after it",
            """
            {shape: [4, 8], styles: [GAME, game], start: '+r3k^2+r/8/8/+R3K^2+R / GAME/game',
              rows: [{token: ['K^'], moves: WisO2sD}, {token: [R], moves: R},
                {token: ['+R'], moves: R, becomes: R, castles: true}]}
            """)
        .play("4k^3/8/8/+R3K^2+R" + ENDS, "e1-c1", "4k^3/8/8/2K^R3R" + TURNED)
        .play("4k^3/8/8/+R3K^2+R" + ENDS, "e1-g1", "4k^3/8/8/R4RK^1" + TURNED)
        .play("4k^3/8/8/+R3K^2R" + ENDS, "e1-g1", "4k^3/8/8/R5K^R" + TURNED);
  }

  private static RuleExample royalCaptures() {
    return RuleExample.of(
            "without the check rule a royal piece is captured, and nothing attacks it then",
            """
            {shape: [4, 4], styles: [GAME, game], start: '3k^/4/4/K^3 / GAME/game', check: false,
              rows: [{token: ['K^'], moves: K}, {token: [R], moves: R},
                {token: [P], moves: fmWfceFfmnD, passing: '-P'}]}
            """)
        .check("k^3/R3/R3/3K^" + TURNED, true)
        .play("k^3/R3/R3/3K^" + ENDS, "a3-a4", "R3/4/R3/3K^" + TURNED)
        .check("R3/4/R3/3K^" + TURNED, false)
        .outcome("R3/4/R3/3K^" + TURNED, Outcome.LOSS)
        .play("k^3/R3/R3/3K^" + TURNED, "a4-a3", "4/k^3/R3/3K^" + ENDS)
        // Nor does it matter that the capture en passant opens the line of the rook.
        .play("2k^1/2p1/4/1PRK^" + ENDS, "b1-b3", "2k^1/1-Pp1/4/2RK^" + TURNED);
  }
}
