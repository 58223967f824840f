// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.DeclarationException.Problem;
import dev.boardwright.rules.RuleBook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reader of declarations that are texts. */
public final class TextDeclaration {
  /** The maximum length of a text. */
  private static final int MAX_LENGTH = 1_000_000;

  /** The maximum number of problems that are kept: more than anyone reads. */
  private static final int MAX_PROBLEMS = 100;

  private TextDeclaration() {}

  /**
   * {@return the rules that a text declares}
   *
   * @param text the text
   * @throws DeclarationException if the text is null, or is not exactly one declaration of a game
   */
  public static RuleBook read(@Nullable String text) {
    if (text == null) {
      throw refusal("", 0, "the text of a declaration must not be null");
    }
    if (text.length() > MAX_LENGTH) {
      String limit = "a declaration must have at most " + MAX_LENGTH + " characters, got ";
      throw refusal("", 0, limit + text.length());
    }
    DeclarationParser parser;
    try {
      parser = new DeclarationParser(text);
      parser.parse();
    } catch (SyntaxProblem e) {
      throw refusal(text, e.offset, String.valueOf(e.getMessage()));
    }
    Problems problems = new Problems(text);
    TextAnnotation board = parser.annotation(AnnotationForm.BOARD);
    TextAnnotation rules = parser.annotation(AnnotationForm.RULES);
    TextAnnotation fen = parser.annotation(AnnotationForm.FEN_LETTERS);
    if (rules != null && board == null) {
      problems.add(rules, null, Mistake.RulesWithoutBoard, Quoting.name(parser.typeName()));
    } else if (fen != null && rules == null) {
      problems.add(fen, null, Mistake.FenWithoutRules, Quoting.name(parser.typeName()));
    } else if (rules == null || board == null) {
      throw refusal(text, 0, "no type in this text has @Board and @Rules");
    } else {
      ReadDeclaration read = new DeclarationReader(board, rules, fen, problems).read(false);
      if (read != null && read.rules() != null) {
        return read.rules().book();
      }
    }
    throw new DeclarationException(problems.found);
  }

  private static DeclarationException refusal(String text, int offset, String message) {
    Problem only = problem(JavaLexer.lines(text), offset, "Syntax", message);
    return new DeclarationException(List.of(only));
  }

  private static Problem problem(int[] lines, int offset, String id, String message) {
    int found = Arrays.binarySearch(lines, offset);
    int line = found < 0 ? ~found - 1 : found;
    return new Problem(id, line + 1, offset - lines[line] + 1, message);
  }

  /** The problems of a text. */
  private static final class Problems implements DeclarationReport {
    private final int[] lines;
    private final List<Problem> found = new ArrayList<>();

    Problems(String text) {
      lines = JavaLexer.lines(text);
    }

    @Override
    public void add(
        DeclaredAnnotation annotation,
        @Nullable DeclaredValue value,
        Mistake mistake,
        @Nullable Object... arguments) {
      if (found.size() == MAX_PROBLEMS) {
        return;
      }
      int offset =
          value instanceof TextValue written
              ? written.offset()
              : annotation instanceof TextAnnotation whole ? whole.offset() : 0;
      found.add(problem(lines, offset, mistake.name(), mistake.message(arguments)));
    }

    @Override
    public boolean isClean() {
      return found.isEmpty();
    }
  }
}
