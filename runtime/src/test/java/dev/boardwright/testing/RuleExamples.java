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
        perpetualCheck());
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
        .moves(before + "A/a GAME/game", "*A→c3", "*A→c3")
        .moves(before + "A/ GAME/game", "*A→c3")
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
        .play(passing + TURNED, "b3→a2", taken)
        .captures(passing + TURNED, "b3→a2")
        .play("k^3/4/1p2/4/P3/3K^ P/p GAME/game", "a2→a4", "k^3/4/-Pp2/4/4/3K^ P/p game/GAME")
        .play("k^3/4/1p2/4/P3/3K^" + ENDS, "a2→a4 b4→a3", "k^3/4/4/p3/4/3K^ /p GAME/game")
        .play("k^3/4/1p2/4/P3/3K^" + ENDS, "a2→a4 b4→b3", "k^3/4/P3/1p2/4/3K^" + ENDS)
        .play("k^3/4/2p1/4/P3/3K^ P/p GAME/game", "a2→a4", "k^3/4/P1p1/4/4/3K^ P/p game/GAME")
        .play("k^3/4/a3/-P3/4/3K^" + TURNED, "a4→a3", "k^3/4/4/a3/4/3K^ /p GAME/game")
        .play("k^3/4/a3/-A3/4/3K^" + TURNED, "a4→a3", "k^3/4/4/a3/4/3K^ /a GAME/game")
        .play("k^3/4/a3/+A3/4/3K^" + TURNED, "a4→a3", "k^3/4/4/a3/4/3K^ /a GAME/game")
        .play("k^3/4/a3/+A3/4/3K^ 2A/a game/GAME", "a4→a3", "k^3/4/4/a3/4/3K^ 2A/2a GAME/game");
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
        .play("5/3P1/k^4/3K^1" + ENDS, "d3→d4=+R", "3+R1/5/k^4/3K^1" + TURNED)
        .play("5/3P1/k^4/3K^1" + ENDS, "d3→d4=+R a2→a3 d1→e1", "3R1/k^4/5/4K^" + TURNED)
        .play("5/3P1/k^4/3K^1" + ENDS, "d3→d4=+R a2→a3 d4→c4", "2R2/k^4/5/3K^1" + TURNED)
        .play("5/k^4/5/1K^1P1" + ENDS, "d1→e1=+R a3→a4 b1→d1", "k^4/5/5/2RK^1" + TURNED)
        .play("1k^3/5/1p3/4K^" + TURNED, "b2→b1=+r e1→e2 b4→c4", "2k^2/5/4K^/1r3" + ENDS);
  }

  private static RuleExample castlingAfterCaptures() {
    return RuleExample.of("the royal piece ends castling by any move, captures included", CASTLING)
        .play("4k^/5/1p3/1K^2+R" + ENDS, "b1→b2", "4k^/5/1K^3/4R" + TURNED)
        .play("4k^/5/1p3/+RK^2+R" + ENDS, "b1→b2", "4k^/5/1K^3/R3R" + TURNED)
        .play("1k^3/5/+Rp3/+RK^2+R" + ENDS, "b1→b2", "1k^3/5/RK^3/R3R" + TURNED)
        .play("1k^P1+r/5/5/3K^1" + TURNED, "b4→c4", "2k^1r/5/5/3K^1" + ENDS)
        .play("1k^P1+r/5/5/1K^2+R" + TURNED, "b4→c4", "2k^1r/5/5/1K^2+R" + ENDS)
        // The other side's pieces and plain moves of others change nothing.
        .play("1k^2+r/5/1p3/1K^2+R" + ENDS, "b1→b2", "1k^2+r/5/1K^3/4R" + TURNED)
        .play("1k^2+r/5/5/PK^2+R" + ENDS, "a1→a2", "1k^2+r/5/P4/1K^2+R" + TURNED);
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
        .moves(above + "10/10/10/K^9 A/ GAME/game", "*", "*A→c1", "*A→c2", "*A→c3", last(ranks))
        .moves(above + "10/10/2A7/K^9 A/ GAME/game", "*", "*A→c1", "*A→c3", last(ranks))
        .moves(high + "10/10/10/K^9 A/ GAME/game", "*A→c", "*A→c1", "*A→c2", "*A→c3")
        .moves(above + "10/2A7/2A7/K^9 A/ GAME/game", "*", last(ranks))
        .moves(high + "10/10/2A7/K^9 A/ GAME/game", "*", last(ranks))
        .moves(above + "10/2A7/2a7/K^9 A/ GAME/game", "*", "*A→c1", last(ranks))
        .moves(above + "10/1B8/10/K^9 B/ GAME/game", "*", "*B→c1")
        .moves("9k^/1B8/" + empty(ranks - 6) + "10/10/10/K^9 B/ GAME/game", "*", "*B→c1")
        .moves(above + "10/1b8/10/K^9 B/ GAME/game", "*", "*B→b1", "*B→b" + (ranks - 1), "*B→c1");
  }

  private static String last(int ranks) {
    return "*A→d" + (ranks - 1);
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
        .moves(above + "5n4/5A4/4K^5" + ENDS, "f2", "f2→f3")
        .check(above + "5n4/5A4/4K^5" + ENDS, false)
        .check(above + "5n4/6A3/4K^5" + ENDS, true)
        .moves(above + "5n4/6A3/4K^5" + ENDS, "g2", "g2→f2");
  }

  private static RuleExample perpetualCheck() {
    DrawRules draws = DrawRules.NONE.withPerpetualCheckLost(true);
    String start = "3k^/4/R3/K^3" + ENDS;
    String checks = " d4→c4 d2→c2 c4→d4 c2→d2";
    return RuleExample.of(
            "perpetual check counts the moves since the position first occurred",
            """
            {shape: [4, 4], styles: [GAME, game], start: '3k^/4/R3/K^3 / GAME/game',
              rows: [{token: ['K^'], moves: K}, {token: [R], moves: R}]}
            """)
        .record(
            start,
            draws.withRepetitions(3),
            "a2→d2" + checks + checks,
            new GameEnd(Outcome.WIN, Reason.PERPETUAL_CHECK, Side.SECOND))
        // One move between the first and the second occurrence gives no check.
        .record(
            start,
            draws.withRepetitions(3),
            "a2→d2 d4→c4 d2→b2 c4→d4 b2→d2" + checks,
            new GameEnd(Outcome.DRAW, Reason.REPETITION, Side.SECOND))
        // Moves before the first occurrence do not count.
        .record(
            start,
            draws.withRepetitions(2),
            "a2→b2 d4→c4 b2→c2 c4→d4 c2→d2 d4→c4 d2→c2",
            new GameEnd(Outcome.WIN, Reason.PERPETUAL_CHECK, Side.SECOND));
  }
}
