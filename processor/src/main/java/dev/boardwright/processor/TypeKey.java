// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.EclipseQuirks;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The name of a type: each round has new elements for it.
 *
 * @param module the name of its module; empty where there are no modules
 * @param name its name with the package
 */
record TypeKey(String module, String name) {
  static TypeKey of(Elements elements, TypeElement type) {
    return new TypeKey(module(elements, type), type.getQualifiedName().toString());
  }

  /** The name of the module that a type is in. */
  static String module(Elements elements, TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    return module == null ? "" : module.getQualifiedName().toString();
  }

  /** The type of this name, or null when there is none now. */
  @Nullable TypeElement find(Elements elements) {
    return EclipseQuirks.find(elements, elements.getModuleElement(module), name);
  }
}
