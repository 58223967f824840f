// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.GeneratedModel;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading one declaration.
 *
 * @param type the declaration
 * @param declaration its names
 * @param model what is to be generated; null when there is none
 * @param report what is wrong with it
 * @param isResolved whether every value is known; if not, another round may make it so
 */
public record Reading(
    TypeElement type,
    Declaration declaration,
    @Nullable GeneratedModel model,
    Report report,
    boolean isResolved) {
  /** The same, to be read again in another round. */
  public Reading unresolved() {
    return new Reading(type, declaration, null, report, false);
  }
}
