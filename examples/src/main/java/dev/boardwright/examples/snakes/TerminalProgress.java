// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import java.io.PrintStream;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * A display of progress bars that rewrites one line of 80 columns, whatever the width of the
 * terminal.
 */
final class TerminalProgress implements ProgressBarConsumer {
  private static final int COLUMNS = 80;

  private final PrintStream out;

  TerminalProgress(PrintStream out) {
    this.out = out;
  }

  @Override
  public int getMaxRenderedLength() {
    return COLUMNS;
  }

  @Override
  public void accept(String bar) {
    out.print('\r' + bar);
    out.flush();
  }

  @Override
  public void close() {
    out.println();
  }
}
