// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not the declaration of a game. It has the mistakes that the annotation
 * processor reports, up to the first 100, or the first mistake of a text that is not Java. The
 * message of the exception is that of the first one, with its place:
 *
 * <pre>
 * line 4, column 31: [MovementSyntax] moves of N: unknown modifier (offset 0)
 * xN
 * ^
 * </pre>
 */
public final class DeclarationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The mistakes, at least one; null after deserialization. */
  private final transient @Nullable List<Problem> problems;

  /**
   * A mistake.
   *
   * @param id the id of the compiler's message, such as {@code MovementSyntax}, or {@code Syntax}
   *     if the text is not a declaration in Java
   * @param line the line, counted from 1
   * @param column the column, counted from 1 in characters, of which a tab is one; it is where
   *     javac shows the message, except that joined strings in parentheses are shown at their
   *     beginning
   * @param message the message of the compiler, which begins with the id in brackets unless the id
   *     is {@code Syntax}
   */
  public record Problem(String id, int line, int column, String message) {
    // line 4, column 31: [MovementSyntax] moves of N: unknown modifier (offset 0)
    /** {@return the place and the message} */
    @Override
    public String toString() {
      return "line " + line + ", column " + column + ": " + message;
    }
  }

  /**
   * Creates an exception.
   *
   * @param problems the mistakes, at least one
   */
  public DeclarationException(List<Problem> problems) {
    super(problems.get(0).toString());
    this.problems = List.copyOf(problems);
  }

  /**
   * {@return the mistakes, at most 100, in the order in which a compiler reports them}
   *
   * @throws NullPointerException if this exception has been deserialized, because only the message
   *     is part of the serialized form
   */
  public List<Problem> problems() {
    return Objects.requireNonNull(problems, "the mistakes are not part of the serialized form");
  }
}
