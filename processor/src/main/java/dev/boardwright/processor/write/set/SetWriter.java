// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.MethodSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;

/** The common part of the writers of methods with sets: the fields of a set, and signatures. */
public abstract class SetWriter extends BoardWriter {
  protected final SetFields fields;

  protected SetWriter(BoardNames names) {
    super(names);
    fields = new SetFields(board.shape());
  }

  // public ShogiSquareSet with(
  protected final MethodSpec.Builder publicSet(String name) {
    return MethodSpecs.publicMethod(name).returns(names.set);
  }

  // public static ShogiSquareSet of(
  protected final MethodSpec.Builder publicStaticSet(String name) {
    return MethodSpecs.publicStatic(name).returns(names.set);
  }

  // private static ShogiSquareSet slide(
  protected final MethodSpec.Builder privateStaticSet(String name) {
    return MethodSpecs.privateStatic(name).returns(names.set);
  }
}
