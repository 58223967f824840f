// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.CodeBlock;
import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.support.declaration.DeclaredRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The calls that declare rules at run time, without the members that have their default. */
final class RuleBookCalls {
  /** The indentation of a list on several lines. */
  private static final String INDENT = "        ";

  /** The maximum width of a row that is written on one line, with the qualified names of types. */
  private static final int MAX_ROW = 100;

  private final BoardModel board;
  private final DeclaredRules declared;

  RuleBookCalls(BoardModel board, DeclaredRules declared) {
    this.board = board;
    this.declared = declared;
  }

  // .shape(6, 5)
  // .styles("DUEL", "duel")
  // .order(SquareOrder.ASCENDING)
  // .start("+RHK^AS/PPPPP/5/5/ppppp/sak^h+r / DUEL/duel")
  // …
  // .zone("a6-e6")
  // .drops(Side.SECOND, Side.FIRST)
  // .facing("A")
  // .stalemate(Outcome.WIN)
  /** {@return the calls on a builder of rules, without the rows} */
  List<CodeBlock> ofBook() {
    RuleBook rules = declared.book();
    List<CodeBlock> calls = new ArrayList<>();
    calls.add(CodeBlock.of(".shape($L)", sizes()));
    calls.add(
        CodeBlock.of(
            ".styles($L, $L)",
            Literals.text(board.firstStyle().toString()),
            Literals.text(board.secondStyle().toString())));
    calls.add(CodeBlock.of(".order($T.$L)", SquareOrder.class, rules.order()));
    addText(calls, "start", declared.start());
    if (declared.hasPieces()) {
      addList(calls, "pieces", rules.pieces());
    }
    addList(calls, "firstHand", declared.firstHand());
    addList(calls, "secondHand", declared.secondHand());
    addText(calls, "zone", rules.zone());
    addSides(calls, "drops", rules.drops());
    addText(calls, "facing", rules.facing());
    if (declared.hasStalemate()) {
      calls.add(CodeBlock.of(".stalemate($T.$L)", Outcome.class, rules.stalemate()));
    }
    addFlag(calls, "check", rules.check(), true);
    addText(calls, "goal", rules.goal());
    addFlag(calls, "bareRoyalLoses", rules.bareRoyalLoses(), false);
    addFlag(calls, "allowStuck", rules.allowStuck(), false);
    addTexts(calls, "fenPieces", rules.fenPieces());
    addTexts(calls, "fenCastling", rules.fenCastling());
    addDraws(calls, rules.draws());
    return calls;
  }

  // .draws(
  //     DrawRules.NONE
  //         .repetitions(4)
  //         .perpetualCheck(Outcome.LOSS)
  //         .repetitionLost(Side.FIRST)
  //         .resets("P"))
  private static void addDraws(List<CodeBlock> all, DrawRules draws) {
    List<CodeBlock> calls = new ArrayList<>();
    addNumber(calls, "repetitions", draws.repetitions());
    addNumber(calls, "moveLimit", draws.moveLimit());
    if (draws.claims()) {
      addFlag(calls, "claims", true, false);
      addNumber(calls, "automaticRepetitions", draws.automaticRepetitions());
      addNumber(calls, "automaticMoveLimit", draws.automaticMoveLimit());
    }
    if (draws.perpetualCheck() != Outcome.DRAW) {
      calls.add(CodeBlock.of(".perpetualCheck($T.$L)", Outcome.class, draws.perpetualCheck()));
    }
    addSides(calls, "repetitionLost", draws.repetitionLost());
    addTexts(calls, "resets", draws.resets());
    addTexts(calls, "insufficient", draws.insufficient());
    addTexts(calls, "impassePoints", draws.impassePoints());
    if (!draws.impasseTotals().isEmpty()) {
      calls.add(CodeBlock.of(".impasseTotals($L)", listed(draws.impasseTotals())));
    }
    addText(calls, "impasseZone", draws.impasseZone());
    addNumber(calls, "impassePieces", draws.impassePieces());
    if (!calls.isEmpty()) {
      String indent = "\n" + INDENT + "    ";
      all.add(
          CodeBlock.of(
              ".draws($L$T.NONE$L$L)",
              "\n" + INDENT,
              DrawRules.class,
              indent,
              CodeBlock.join(calls, indent)));
    }
  }

  private static String listed(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  // .firstHand(
  //     "R", "H", "S", "P")
  /** Adds the call for a member that differs from an empty list if it is not given. */
  private static void addList(List<CodeBlock> calls, String member, @Nullable List<String> texts) {
    if (texts != null) {
      String line = texts.isEmpty() ? "" : "\n" + INDENT + Literals.list(texts, INDENT);
      calls.add(CodeBlock.of(".$L($L)", member, line));
    }
  }

  private String sizes() {
    return listed(Arrays.stream(board.shape().toArray()).boxed().toList());
  }

  // PieceRow.of("A").moves("mBcpB").capturedAs("S").dropZone("b2-d5")
  /** {@return the calls that create a row} */
  CodeBlock row(PieceRow row) {
    List<CodeBlock> calls = new ArrayList<>();
    calls.add(CodeBlock.of("$T.of($L)", PieceRow.class, Literals.list(row.tokens(), INDENT)));
    addText(calls, "name", row.name());
    addText(calls, "moves", row.moves().orElseThrow());
    addText(calls, "from", row.from());
    addText(calls, "within", row.within());
    addText(calls, "becomes", row.becomes());
    addText(calls, "passing", row.passing());
    addTexts(calls, "promotesTo", row.promotesTo());
    addFlag(calls, "mustPromote", row.mustPromote(), false);
    addText(calls, "zone", row.zone());
    addNumber(calls, "promotionLimit", row.promotionLimit());
    addFlag(calls, "castles", row.castles(), false);
    addText(calls, "capturedAs", row.capturedAs());
    addTexts(calls, "dropsAs", row.dropsAs());
    addText(calls, "dropZone", row.dropZone());
    addNumber(calls, "maxPerFile", row.maxPerFile());
    addFlag(calls, "dropMates", row.dropMates(), true);
    int width = calls.stream().mapToInt(call -> call.toString().length()).sum();
    return CodeBlock.join(calls, width > MAX_ROW ? "\n" + INDENT : "");
  }

  private static void addText(List<CodeBlock> calls, String member, String text) {
    if (!text.isEmpty()) {
      calls.add(CodeBlock.of(".$L($L)", member, Literals.text(text)));
    }
  }

  private static void addTexts(List<CodeBlock> calls, String member, List<String> texts) {
    if (!texts.isEmpty()) {
      calls.add(CodeBlock.of(".$L($L)", member, Literals.list(texts, INDENT)));
    }
  }

  private static void addNumber(List<CodeBlock> calls, String member, int number) {
    if (number != 0) {
      calls.add(CodeBlock.of(".$L($L)", member, number));
    }
  }

  private static void addFlag(
      List<CodeBlock> calls, String member, boolean flag, boolean otherwise) {
    if (flag != otherwise) {
      calls.add(CodeBlock.of(".$L($L)", member, flag));
    }
  }

  private static void addSides(List<CodeBlock> calls, String member, List<Side> sides) {
    if (!sides.isEmpty()) {
      List<CodeBlock> constants =
          sides.stream().map(side -> CodeBlock.of("$T.$L", Side.class, side)).toList();
      calls.add(CodeBlock.of(".$L($L)", member, CodeBlock.join(constants, ", ")));
    }
  }
}
