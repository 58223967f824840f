// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0

/**
 * The Boardwright annotation processor. This descriptor is compiled separately and added to the
 * finished jar, because the sources are compiled against JavaPoet, which is not a module. The jar
 * contains its own copy of JavaPoet.
 *
 * <p>On a processor module path, this descriptor makes the compiler resolve the runtime as well.
 */
module dev.boardwright.processor {
  requires java.compiler;
  requires dev.boardwright.runtime;

  provides javax.annotation.processing.Processor with
      dev.boardwright.processor.BoardwrightProcessor;
}
