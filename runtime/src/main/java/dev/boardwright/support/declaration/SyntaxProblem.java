// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

/** Thrown where a text is not a declaration in Java. */
final class SyntaxProblem extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The offset of the place in the text. */
  final int offset;

  SyntaxProblem(int offset, String message) {
    super(message, null, false, false);
    this.offset = offset;
  }
}
