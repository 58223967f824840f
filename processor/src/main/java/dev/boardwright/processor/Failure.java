// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Report;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A failure of ours as the compiler shows it: one readable error, and where it was if that is asked
 * for. Names nothing of the runtime, which may be what is missing.
 *
 * @param id what kind of failure
 * @param message the whole error
 * @param cause what was thrown
 */
record Failure(Diagnostic id, String message, Throwable cause) {
  /**
   * The failure that something thrown is.
   *
   * @param what the processor was busy with
   */
  static Failure of(String what, Throwable thrown) {
    boolean isMissing =
        thrown instanceof LinkageError && !(thrown instanceof ExceptionInInitializerError);
    if (isMissing) {
      Diagnostic id = Diagnostic.RuntimeMissing;
      return new Failure(id, id.message(thrown), thrown);
    }
    StackTraceElement[] trace = thrown.getStackTrace();
    String line = trace.length > 0 ? thrown + " at " + trace[0] : thrown.toString();
    return new Failure(Diagnostic.Internal, Diagnostic.Internal.message(what, line), thrown);
  }

  /** Prints the error on an element, or on none. */
  void printTo(Messager messager, boolean isVerbose, @Nullable Element element) {
    String trace = Diagnostic.Trace.message(trace());
    if (element != null) {
      Report.print(messager, id.kind(), message, element);
      if (isVerbose) {
        Report.print(messager, Diagnostic.Trace.kind(), trace, element);
      }
      return;
    }
    messager.printMessage(id.kind(), message);
    if (isVerbose) {
      messager.printMessage(Diagnostic.Trace.kind(), trace);
    }
  }

  private String trace() {
    StringWriter trace = new StringWriter();
    cause.printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }
}
