// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.Surroundings;
import dev.boardwright.processor.model.TypeReference;
import dev.boardwright.support.declaration.Quoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.ModuleElement.RequiresDirective;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Queries about annotated types: their names, who can see them, and what they can see. */
public final class Declarations {
  private final Elements elements;

  public Declarations(Elements elements) {
    this.elements = elements;
  }

  /** {@return a type and the types around it, from the innermost to the outermost} */
  public static List<TypeElement> outwards(TypeElement type) {
    List<TypeElement> types = new ArrayList<>();
    for (Element e = type; e instanceof TypeElement around; e = e.getEnclosingElement()) {
      types.add(around);
    }
    return types;
  }

  public Declaration declaration(TypeElement type) {
    boolean isPublic =
        outwards(type).stream().allMatch(e -> e.getModifiers().contains(Modifier.PUBLIC));
    TypeReference reference = reference(type);
    return new Declaration(reference.packageName(), reference.simpleNames(), isPublic);
  }

  public TypeReference reference(TypeElement type) {
    List<String> names = new ArrayList<>();
    outwards(type).forEach(e -> names.add(0, e.getSimpleName().toString()));
    return new TypeReference(elements.getPackageOf(type).getQualifiedName().toString(), names);
  }

  /**
   * {@return the reason why the package of a declaration cannot see it, or null if it can}
   *
   * @param type the declaration
   * @param neighbours the types in the same package that must access the declaration, as a noun
   *     phrase
   */
  public static @Nullable String hiddenFromPackage(TypeElement type, String neighbours) {
    for (TypeElement e : outwards(type)) {
      if (e.getModifiers().contains(Modifier.PRIVATE)) {
        String what = e == type ? "it" : Quoting.name(e.getSimpleName()) + " around it";
        return what + " is private, so " + neighbours + " cannot access it";
      }
    }
    return null;
  }

  public Surroundings surroundings(TypeElement type, boolean isPublic) {
    boolean isExported = isPublic && isExported(elements.getPackageOf(type));
    return new Surroundings(
        isUsable(type, "javax.annotation.processing.Generated", isExported),
        isUsable(type, "org.jspecify.annotations.Nullable", isExported),
        shadowedNames(type));
  }

  private static boolean isExported(PackageElement generatedIn) {
    Element module = generatedIn.getEnclosingElement();
    return module instanceof ModuleElement named
        && ElementFilter.exportsIn(named.getDirectives()).stream()
            .anyMatch(exports -> exports.getPackage().equals(generatedIn));
  }

  /**
   * {@return whether generated code can carry an annotation} If the signatures of the code are
   * exported, its module must require the annotation's module as {@code requires transitive}.
   * Otherwise compilers warn that other modules might not see the annotation.
   */
  private boolean isUsable(TypeElement type, String annotation, boolean isExported) {
    ModuleElement module = elements.getModuleOf(type);
    TypeElement found = EclipseQuirks.find(elements, module, annotation);
    return found != null
        && (!isExported
            || ElementFilter.requiresIn(module.getDirectives()).stream()
                .filter(RequiresDirective::isTransitive)
                .anyMatch(r -> r.getDependency().equals(elements.getModuleOf(found))));
  }

  /**
   * {@return the names of {@link Surroundings#JAVA_LANG} that a type in the package also has} For
   * example, a class named String in the package hides the one of java.lang. Only this method
   * depends on types in the package that the declaration does not mention. A build that adds such a
   * class later must therefore compile the declaration again.
   */
  private Set<String> shadowedNames(TypeElement type) {
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    String before = packageName.isEmpty() ? "" : packageName + ".";
    ModuleElement module = elements.getModuleOf(type);
    return Surroundings.JAVA_LANG.stream()
        .filter(name -> isVisible(module, before + name))
        .collect(Collectors.toSet());
  }

  private boolean isVisible(@Nullable ModuleElement module, String name) {
    return EclipseQuirks.find(elements, module, name) != null;
  }
}
