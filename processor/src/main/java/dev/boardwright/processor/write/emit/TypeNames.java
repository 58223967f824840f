// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.GeneratedModel;
import java.util.List;

/** The names of the types that the sources of one declaration refer to. */
public class TypeNames {
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  public static final ClassName NULL_MARKED =
      ClassName.get("org.jspecify.annotations", "NullMarked");
  public static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");
  public static final ClassName STRING = ClassName.get(String.class);

  public final ClassName declaration;
  private final Declaration declared;
  private final boolean hasJSpecify;

  public TypeNames(GeneratedModel model) {
    declared = model.declaration();
    declaration = of(declared.packageName(), declared.simpleNames());
    hasJSpecify = model.surroundings().hasJSpecify();
  }

  public static ClassName of(String packageName, List<String> simpleNames) {
    return ClassName.get(
        packageName,
        simpleNames.get(0),
        simpleNames.subList(1, simpleNames.size()).toArray(new String[0]));
  }

  /** {@return a class with type arguments} */
  public static TypeName generic(Class<?> type, TypeName... arguments) {
    return ParameterizedTypeName.get(ClassName.get(type), arguments);
  }

  /** {@return the name of a type that is generated for the declaration} */
  public final ClassName generated(String suffix) {
    return ClassName.get(declared.packageName(), declared.prefix() + suffix);
  }

  /** {@return a type that may be null, annotated as such if the source can carry the annotation} */
  public final TypeName nullable(TypeName type) {
    return hasJSpecify ? type.annotated(AnnotationSpec.builder(NULLABLE).build()) : type;
  }

  public final ParameterSpec nullableParameter(TypeName type, String name) {
    return ParameterSpec.builder(nullable(type), name).build();
  }
}
