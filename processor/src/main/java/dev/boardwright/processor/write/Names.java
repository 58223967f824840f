// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.model.BoardModel;
import java.util.List;

/** The types that the sources of one board speak of. */
final class Names {
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
  static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
  static final ClassName STRING = ClassName.get(String.class);

  final ClassName declaration;
  final ClassName square;
  final ClassName cells;
  final ClassName position;
  final ClassName edit;
  private final boolean jspecify;

  Names(BoardModel board) {
    String packageName = board.declaration().packageName();
    String prefix = board.declaration().prefix();
    List<String> simpleNames = board.declaration().simpleNames();
    declaration =
        ClassName.get(
            packageName,
            simpleNames.get(0),
            simpleNames.subList(1, simpleNames.size()).toArray(new String[0]));
    square = ClassName.get(packageName, prefix + "Square");
    cells = ClassName.get(packageName, prefix + "Cells");
    position = ClassName.get(packageName, prefix + "Position");
    edit = position.nestedClass("Edit");
    jspecify = board.visible().jspecify();
  }

  /** The declaration in Javadoc. {@code Edit} alone would mean the one nested in a position. */
  String declarationLink() {
    return declaration.topLevelClassName().simpleName().equals(edit.simpleName())
        ? declaration.canonicalName()
        : String.join(".", declaration.simpleNames());
  }

  /** A type that may be null, which the source says where it can. */
  TypeName nullable(TypeName type) {
    return jspecify ? type.annotated(AnnotationSpec.builder(NULLABLE).build()) : type;
  }

  ParameterSpec nullableParameter(TypeName type, String name) {
    return ParameterSpec.builder(nullable(type), name).build();
  }
}
