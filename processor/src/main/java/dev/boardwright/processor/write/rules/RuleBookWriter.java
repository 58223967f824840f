// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.support.declaration.DeclaredRules;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiRuleBook}, an interface with one constant that {@code ShogiPosition}
 * inherits. An interface is initialized when one of its constants is first used, but not together
 * with a class that implements it. The rules are therefore not built before they are needed.
 */
public final class RuleBookWriter {
  /** The maximum number of rows in one method, which compilers limit to 64 KB. */
  private static final int MAX_ROWS = 60;

  /** The maximum number of texts in the rows of one method. */
  private static final int MAX_TEXTS = 1_500;

  private final RuleBook rules;
  private final RuleBookCalls calls;
  private final BoardNames names;

  public RuleBookWriter(BoardModel board, DeclaredRules declared, BoardNames names) {
    rules = declared.book();
    calls = new RuleBookCalls(board, declared);
    this.names = names;
  }

  // /** The rules of {@link Duel}, which {@link DuelPosition} inherits. */
  // …
  // public interface DuelRuleBook {
  //   …
  //   RuleBook RULES = …;
  // }
  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(names.ruleBook)
            .addJavadoc(
                "The rules of {@link $L}, which {@link $T} inherits.\n",
                names.declarationLink(),
                names.position);
    List<List<PieceRow>> parts = parts();
    if (parts.size() == 1) {
      return type.addField(constant(book(parts.get(0))));
    }
    type.addField(constant(CodeBlock.of("build()")));
    type.addMethod(build(parts.size()));
    for (int part = 0; part < parts.size(); part++) {
      type.addMethod(addRows(part, parts.get(part)));
    }
    return type;
  }

  /** {@return the rows in parts that are small enough for a method} */
  private List<List<PieceRow>> parts() {
    List<List<PieceRow>> parts = new ArrayList<>();
    List<PieceRow> part = new ArrayList<>();
    int texts = 0;
    for (PieceRow row : rules.rows()) {
      int added = row.tokens().size() + row.promotesTo().size() + row.dropsAs().size();
      if (part.size() == MAX_ROWS || !part.isEmpty() && texts + added > MAX_TEXTS) {
        parts.add(part);
        part = new ArrayList<>();
        texts = 0;
      }
      part.add(row);
      texts += added;
    }
    parts.add(part);
    return parts;
  }

  // /** The rules of the game, which are built when they are first used. */
  // RuleBook RULES = …;
  private static FieldSpec constant(CodeBlock value) {
    return FieldSpec.builder(
            RuleBook.class, "RULES", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The rules of the game, which are built when they are first used.\n")
        .initializer(value)
        .build();
  }

  // RuleBook.builder()
  //     .shape(6, 5)
  //     …
  //     .row(PieceRow.of("K^").moves("KirO2"))
  //     …
  //     .build()
  private CodeBlock book(List<PieceRow> rows) {
    CodeBlock.Builder book = CodeBlock.builder().add("$T.builder()", RuleBook.class);
    calls.ofBook().forEach(call -> book.add("\n    ").add(call));
    rows.forEach(row -> book.add("\n    .row(").add(calls.row(row)).add(")"));
    return book.add("\n    .build()").build();
  }

  // private static RuleBook build() {
  //   RuleBookBuilder rules = RuleBook.builder();
  //   rules.shape(9, 9);
  //   …
  //   addRows0(rules);
  //   addRows1(rules);
  //   return rules.build();
  // }
  private MethodSpec build(int parts) {
    MethodSpec.Builder build =
        MethodSpecs.privateStatic("build")
            .returns(RuleBook.class)
            .addStatement("$T rules = $T.builder()", RuleBookBuilder.class, RuleBook.class);
    calls.ofBook().forEach(call -> build.addStatement("rules$L", call));
    for (int part = 0; part < parts; part++) {
      build.addStatement("addRows$L(rules)", part);
    }
    return build.addStatement("return rules.build()").build();
  }

  // private static void addRows0(RuleBookBuilder rules) {
  //   rules.row(PieceRow.of("K^").moves("K"));
  //   …
  // }
  private MethodSpec addRows(int part, List<PieceRow> rows) {
    MethodSpec.Builder method =
        MethodSpecs.privateStatic("addRows" + part).addParameter(RuleBookBuilder.class, "rules");
    rows.forEach(row -> method.addStatement("rules.row($L)", calls.row(row)));
    return method.build();
  }
}
