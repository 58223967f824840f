// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import dev.boardwright.processor.model.BoardModel;

/** The common part of the writers of a board: the board, its names, and its template. */
public abstract class BoardWriter {
  protected final BoardModel board;
  protected final BoardNames names;
  protected final Template template;

  protected BoardWriter(BoardNames names) {
    this.names = names;
    board = names.board;
    template = names.template;
  }
}
