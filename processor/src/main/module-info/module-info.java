// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0

/**
 * The annotation processor. Compiled by itself and put into the finished jar: the sources are
 * compiled beside JavaPoet, which is no module, and of which the jar has its own copy.
 *
 * <p>On a processor module path this is what makes the compiler look for the runtime as well.
 */
module dev.boardwright.processor {
  requires java.compiler;
  requires dev.boardwright.runtime;

  provides javax.annotation.processing.Processor with
      dev.boardwright.processor.BoardwrightProcessor;
}
