// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.Diagnostic;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A failure of the processor, in the form in which the compiler shows it: one readable error, and a
 * stack trace if the user has requested it. This class refers to no type of the runtime, because
 * the runtime may be what is missing.
 *
 * @param id the kind of failure
 * @param message the whole error message
 * @param cause the exception or error that was thrown
 */
record Failure(Diagnostic id, String message, Throwable cause) {
  /**
   * {@return the failure for an exception or error}
   *
   * @param what what the processor was working on
   * @param thrown the exception or error
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

  /**
   * Prints the error, followed by the stack trace if {@code isVerbose}. If the element is null, the
   * messages have no place.
   */
  void printTo(Messager messager, boolean isVerbose, @Nullable Element element) {
    String trace = Diagnostic.Trace.message(trace());
    if (element != null) {
      id.print(messager, message, element);
      if (isVerbose) {
        Diagnostic.Trace.print(messager, trace, element);
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
