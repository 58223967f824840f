// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/**
 * The model of a declaration from which types are generated: a {@code BoardModel}, or a model of a
 * package of its own, so that this interface cannot be sealed.
 */
public interface GeneratedModel {
  /** {@return the type that carries the annotation} */
  Declaration declaration();

  /** {@return the surroundings of the generated types} */
  Surroundings surroundings();
}
