// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/** What is known of a declaration from which types are generated. */
public sealed interface GeneratedModel permits BoardModel, CodecModel {
  /** The type that carries the annotation. */
  Declaration declaration();

  /** Where the generated types are to live. */
  Surroundings surroundings();
}
