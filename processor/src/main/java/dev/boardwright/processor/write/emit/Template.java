// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;

/**
 * A writer that turns texts into code. In a text, {@code $name:T} is a placeholder for a type and
 * {@code $name:L} is a placeholder for a literal; the rest is the code itself. String literals come
 * from {@link Literals}.
 */
public final class Template {
  /** The types of the JDK that code of all kinds refers to. */
  private static final Map<String, Class<?>> JDK =
      Map.of(
          "arrays", Arrays.class,
          "integer", Integer.class,
          "list", List.class,
          "long", Long.class,
          "math", Math.class,
          "objects", Objects.class,
          "refusal", IllegalArgumentException.class);

  /** The number of spaces of a level. */
  private static final int INDENT = 2;

  private final Map<String, Object> arguments = new TreeMap<>(JDK);

  public Template with(String name, Object argument) {
    arguments.put(name, argument);
    return this;
  }

  public CodeBlock of(String text) {
    return CodeBlock.builder().addNamed(text, arguments).build();
  }

  /** {@return a method, with its Javadoc and its body written from two texts} */
  public MethodSpec method(MethodSpec.Builder signature, String javadoc, String body) {
    return method(signature.addJavadoc(of(javadoc)), body);
  }

  /** {@return a method without Javadoc, with its body written from a text} */
  public MethodSpec method(MethodSpec.Builder signature, String body) {
    return signature.addCode(of(withLevels(body))).build();
  }

  /**
   * {@return code in which levels stand for the indents of lines} A line that is wrapped is then
   * indented from where it begins, and not from where the body does.
   */
  private static String withLevels(String body) {
    StringBuilder text = new StringBuilder();
    int level = 0;
    for (String line : body.lines().toList()) {
      int next = line.isBlank() ? level : (line.length() - line.stripLeading().length()) / INDENT;
      text.append((next > level ? "$>" : "$<").repeat(Math.abs(next - level)));
      text.append(line.isBlank() ? "" : line.substring(next * INDENT)).append('\n');
      level = next;
    }
    return text.append("$<".repeat(level)).toString();
  }

  /** {@return a public constant, with its Javadoc and its value written from two texts} */
  public FieldSpec publicConstant(TypeName type, String name, String javadoc, String value) {
    return constant(type, name, Modifier.PUBLIC, value).addJavadoc(of(javadoc)).build();
  }

  /** {@return a private constant, with its Javadoc and its value written from two texts} */
  public FieldSpec privateConstant(TypeName type, String name, String javadoc, String value) {
    return constant(type, name, Modifier.PRIVATE, value).addJavadoc(of(javadoc)).build();
  }

  /** {@return a private constant without Javadoc, with its value written from a text} */
  public FieldSpec privateConstant(TypeName type, String name, String value) {
    return constant(type, name, Modifier.PRIVATE, value).build();
  }

  private FieldSpec.Builder constant(TypeName type, String name, Modifier access, String value) {
    return FieldSpec.builder(type, name, access, Modifier.STATIC, Modifier.FINAL)
        .initializer(of(value));
  }
}
