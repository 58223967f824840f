// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes code from its own text, in which {@code $name:T} stands for a type and {@code $name:L} for
 * a literal. Such a text shows what comes out of it. String literals come from {@link Literals}.
 */
public final class Template {
  private final Map<String, Object> arguments = new TreeMap<>();

  public Template with(String name, Object argument) {
    arguments.put(name, argument);
    return this;
  }

  public CodeBlock of(String text) {
    return CodeBlock.builder().addNamed(text, arguments).build();
  }

  /** A method: its Javadoc, and its body, from two texts. */
  public MethodSpec method(MethodSpec.Builder signature, String javadoc, String body) {
    return signature.addJavadoc(of(javadoc)).addCode(of(body)).build();
  }

  /** A method that needs no Javadoc of its own. */
  public MethodSpec method(MethodSpec.Builder signature, String body) {
    return signature.addCode(of(body)).build();
  }
}
