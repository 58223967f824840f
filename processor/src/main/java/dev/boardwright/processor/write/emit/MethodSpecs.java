// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;

/** The beginnings of methods: their annotations, modifiers and names. */
public final class MethodSpecs {
  /**
   * The annotation for methods with a parameter that they do not use and have only because similar
   * methods have it. Without the annotation, some compilers warn about the parameter.
   */
  public static final AnnotationSpec UNUSED =
      AnnotationSpec.builder(SuppressWarnings.class).addMember("value", "\"unused\"").build();

  private MethodSpecs() {}

  // @Override
  // public … toString(
  public static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }

  // @Override
  // protected … declared(
  public static MethodSpec.Builder protectedOverride(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED);
  }

  // public … with(
  public static MethodSpec.Builder publicMethod(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC);
  }

  // private … toWords(
  public static MethodSpec.Builder privateMethod(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE);
  }

  // private TinyCells(
  public static MethodSpec.Builder privateConstructor() {
    return MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
  }

  // private static … check(
  public static MethodSpec.Builder privateStatic(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
  }

  // public static … parse(
  public static MethodSpec.Builder publicStatic(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }
}
