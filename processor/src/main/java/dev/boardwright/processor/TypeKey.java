// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.EclipseQuirks;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The name of a type. It identifies the type in all rounds, whereas the element of the type differs
 * from round to round.
 *
 * @param module the name of its module; empty if the type has no named module
 * @param name its qualified name
 */
record TypeKey(String module, String name) {
  static TypeKey of(Elements elements, TypeElement type) {
    return new TypeKey(module(elements, type), type.getQualifiedName().toString());
  }

  /** {@return the name of the module that a type is in; empty if it has no named module} */
  static String module(Elements elements, TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    return module == null ? "" : module.getQualifiedName().toString();
  }

  /** {@return the type of this name, or null if it does not exist in the current round} */
  @Nullable TypeElement find(Elements elements) {
    return EclipseQuirks.find(elements, elements.getModuleElement(module), name);
  }
}
