// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.testing;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A stream that keeps the text that a program prints to it. */
public final class CapturedOutput extends PrintStream {
  private final ByteArrayOutputStream bytes;

  /** Creates a stream to which nothing has been printed. */
  public CapturedOutput() {
    this(new ByteArrayOutputStream());
  }

  private CapturedOutput(ByteArrayOutputStream bytes) {
    super(bytes, true, StandardCharsets.UTF_8);
    this.bytes = bytes;
  }

  /** {@return the text that has been printed so far} */
  public String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Forgets the text. */
  public void reset() {
    bytes.reset();
  }
}
