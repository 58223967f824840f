// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.GeneratedModel;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading one declaration.
 *
 * @param type the declaration
 * @param declaration the names of the declaration
 * @param model the model of the types to generate, or null if none can be generated
 * @param report the problems of the declaration
 * @param isResolved whether every value is known; if not, the missing values may become known in
 *     another round
 */
public record Reading(
    TypeElement type,
    Declaration declaration,
    @Nullable GeneratedModel model,
    Report report,
    boolean isResolved) {
  /** {@return this reading without its model, marked to be read again in another round} */
  public Reading unresolved() {
    return new Reading(type, declaration, null, report, false);
  }
}
