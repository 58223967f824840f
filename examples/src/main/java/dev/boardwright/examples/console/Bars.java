// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/** The progress bars of the programs. */
public final class Bars {
  /** The width of a bar, whatever the width of the terminal. */
  public static final int COLUMNS = 80;

  private static final int MILLIS = 100;

  private Bars() {}

  /**
   * {@return a new bar}
   *
   * @param task what is in progress
   * @param count the number of steps
   * @param consumer shows the bar
   */
  public static ProgressBar of(String task, int count, ProgressBarConsumer consumer) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(count)
        .setStyle(ProgressBarStyle.UNICODE_BLOCK)
        .setUpdateIntervalMillis(MILLIS)
        .setConsumer(consumer)
        .build();
  }
}
