// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /** The mistakes, at least one; null after deserialization. */
  private final transient @Nullable List<RuleProblem> problems;

  /**
   * Creates an exception.
   *
   * @param problems the mistakes, at least one
   */
  public RuleBookException(List<RuleProblem> problems) {
    super(message(problems));
    this.problems = List.copyOf(problems);
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
   * {@return the mistakes, those outside of rows first, then in the order of the rows} They are
   * those of one step: mistakes that can only be seen once the others are corrected are not among
   * them.
   *
   * @throws IllegalStateException if this exception has been deserialized, because only the message
   *     is part of the serialized form
   */
  public List<RuleProblem> problems() {
    if (problems == null) {
      throw new IllegalStateException("the mistakes are not part of the serialized form");
    }
    return problems;
  }

  private RuleProblem first() {
    return problems().get(0);
  }

  /** {@return the kind of the first mistake} */
  public RuleProblem.Kind kind() {
    return first().kind();
  }

  /** {@return the index of the row of the first mistake, or −1 if it is not in a row} */
  public int row() {
    return first().row();
  }

  /** {@return the name of the member in which the first mistake is} */
  public String member() {
    return first().member();
  }

  /** {@return the index of the element of the first mistake, or −1 if its member is not a list} */
  public int element() {
    return first().element();
  }

  /**
   * {@return the offset of the first mistake in the text of its member, or −1 if the whole value is
   * wrong}
   */
  public int offset() {
    return first().offset();
  }
}
