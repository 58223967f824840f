// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.DeclarationException.Problem;
import dev.boardwright.rules.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The reading of a declaration that is a text, with its problems. */
public final class TextDeclaration implements DeclarationReport {
  /** The maximum length of a text. */
  private static final int MAX_LENGTH = 1_000_000;

  /** The maximum number of problems that are kept: more than anyone reads. */
  private static final int MAX_PROBLEMS = 100;

  private final JavaLexer lexer;
  private final List<Problem> problems = new ArrayList<>();

  private TextDeclaration(JavaLexer lexer) {
    this.lexer = lexer;
  }

  /**
   * {@return the rules that a text declares}
   *
   * @throws DeclarationException if the text is null, or is not exactly one declaration of a game
   */
  public static RuleBook read(@Nullable String text) {
    if (text == null || text.length() > MAX_LENGTH) {
      String problem =
          text == null
              ? "the text of a declaration must not be null"
              : "a declaration must have at most "
                  + MAX_LENGTH
                  + " characters, got "
                  + text.length();
      throw new JavaLexer("").refusal(0, problem);
    }
    return new TextDeclaration(new JavaLexer(text)).read();
  }

  private RuleBook read() {
    DeclarationParser parser = new DeclarationParser(lexer);
    Map<String, DeclaredAnnotation> found = parser.parse();
    DeclaredAnnotation board = found.get("Board");
    DeclaredAnnotation rules = found.get("Rules");
    DeclaredAnnotation draws = found.get("Draws");
    DeclaredAnnotation fen = found.get("FenLetters");
    if (rules != null && board == null) {
      add(rules, null, Mistake.RulesWithoutBoard, Quoting.name(parser.typeName));
    } else if (draws != null && rules == null) {
      add(draws, null, Mistake.DrawsWithoutRules, Quoting.name(parser.typeName));
    } else if (fen != null && rules == null) {
      add(fen, null, Mistake.FenWithoutRules, Quoting.name(parser.typeName));
    }
    if (board != null) {
      ReadDeclaration read = new DeclarationReader(board, rules, draws, fen, this).read(false);
      if (read != null && read.rules() != null) {
        return read.rules().book();
      }
    }
    if (problems.isEmpty()) {
      throw lexer.refusal(0, "no type in this text has @Board and @Rules");
    }
    throw new DeclarationException(problems);
  }

  @Override
  public void add(
      DeclaredAnnotation annotation,
      @Nullable DeclaredValue value,
      String id,
      boolean isWarning,
      String message) {
    if (problems.size() < MAX_PROBLEMS) {
      Object place = value == null ? annotation.place() : value.place();
      problems.add(lexer.problem(id, (Integer) place, message));
    }
  }

  @Override
  public boolean isClean() {
    return problems.isEmpty();
  }
}
