// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.List;

/**
 * Thrown when a game is declared with mistakes. The message describes the first mistake: the row,
 * the member, and the place in its text with a caret under the wrong character.
 *
 * <pre>
 * row 8, moves: unknown modifier (offset 3)
 * fmWxF
 *    ^
 * </pre>
 */
public final class RuleBookException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The mistakes, at least one. */
  private final RuleProblem[] problems;

  /**
   * Creates an exception.
   *
   * @param problems the mistakes, at least one
   */
  public RuleBookException(List<RuleProblem> problems) {
    super(message(problems));
    this.problems = problems.toArray(RuleProblem[]::new);
  }

  private static String message(List<RuleProblem> problems) {
    if (problems.isEmpty()) {
      throw new IllegalArgumentException("problems must not be empty");
    }
    int others = problems.size() - 1;
    String more = others == 1 ? "\n(and 1 other mistake)" : "\n(and " + others + " other mistakes)";
    return problems.get(0) + (others == 0 ? "" : more);
  }

  /**
   * {@return the mistakes, in the order in which they were found} They are those of one step:
   * mistakes that can only be seen once the others are corrected are not among them.
   */
  public List<RuleProblem> problems() {
    return List.of(problems);
  }

  /** {@return the kind of the first mistake} */
  public RuleProblem.Kind kind() {
    return problems[0].kind();
  }

  /** {@return the index of the row of the first mistake, or −1 if it is not in a row} */
  public int row() {
    return problems[0].row();
  }

  /** {@return the name of the member in which the first mistake is} */
  public String member() {
    return problems[0].member();
  }

  /** {@return the index of the element of the first mistake, or −1 if its member is not a list} */
  public int element() {
    return problems[0].element();
  }

  /**
   * {@return the offset of the first mistake in the text of its member, or −1 if the whole value is
   * wrong}
   */
  public int offset() {
    return problems[0].offset();
  }
}
