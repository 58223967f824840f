// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.search.SearchControl;
import dev.boardwright.examples.search.SearchLimits;
import java.util.concurrent.CountDownLatch;

/** A search or a count on a thread of its own, so that the engine still reads commands. */
final class Task {
  private final SearchControl control;
  private final SearchLimits limits;

  /** Is open once the answer may be given. */
  private final CountDownLatch gate;

  private final Thread thread;

  /** The work of a task, and its answer. */
  interface Work {
    /**
     * Does the work.
     *
     * @return a runnable that gives the answer
     */
    Runnable run(SearchControl control);
  }

  /**
   * Starts a task.
   *
   * @param limits the limits of a search
   * @param isHeld whether the answer must wait for {@link #stop} or {@link #release}, and the times
   *     of the limits begin only then
   * @param work the work
   */
  Task(SearchLimits limits, boolean isHeld, Work work) {
    this.limits = limits;
    control = new SearchControl(isHeld ? limits.withoutTime() : limits);
    gate = new CountDownLatch(isHeld ? 1 : 0);
    thread = new Thread(() -> run(work), "engine");
    thread.setDaemon(true);
    thread.start();
  }

  private void run(Work work) {
    Runnable answer = work.run(control);
    try {
      gate.await();
    } catch (InterruptedException e) {
      return; // nobody interrupts it
    }
    answer.run();
  }

  private boolean isHeld() {
    return gate.getCount() > 0;
  }

  /** {@return whether the task only ends if it is stopped, or if it is released} */
  boolean isEndless() {
    return isHeld() || limits.isUnlimited();
  }

  /** Ends the work. The answer follows at once. */
  void stop() {
    control.stop();
    gate.countDown();
  }

  /** Lets the time begin to count, if the answer is held. */
  void release() {
    if (isHeld()) {
      control.limitTime(limits);
      gate.countDown();
    }
  }

  /** Waits until the answer has been given. */
  void join() {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
