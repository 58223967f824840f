// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.support.rules.GeneratedSearch;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** A writer of the search that is nested in {@code ShogiMoves}: it counts and lists legal moves. */
final class GameSearchWriter {
  private static final List<String> COUNTED = List.of("moves", "sets", "hands", "us");

  private static final List<String> LISTED = List.of("moves", "sets", "hands", "us", "hasDrops");

  private final SearchTables tables;
  private final BoardNames names;

  GameSearchWriter(SearchTables tables, BoardNames names) {
    this.tables = tables;
    this.names = names;
  }

  // private static final class Search extends GeneratedSearch {
  //   static final SearchTables PLAN = SearchTables.of(ShogiRuleBook.RULES, 0x…L, "ShogiMoves");
  //   …
  // }
  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder("Search")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(GeneratedSearch.class)
            .addJavadoc("The search for legal moves, with the tables of the game as constants.\n")
            .addField(
                FieldSpec.builder(SearchTables.class, "PLAN", Modifier.STATIC, Modifier.FINAL)
                    .initializer(
                        "$T.of(\n    $T.RULES, $L, $L)",
                        SearchTables.class,
                        names.ruleBook,
                        Literals.hex(tables.fingerprint(), true),
                        Literals.text(names.moves.simpleName()))
                    .build());
    TableNames tableNames = new TableNames(tables);
    SearchConstants constants = new SearchConstants();
    List<SearchCode> codes = new ArrayList<>();
    for (int text : tables.texts()) {
      codes.add(new SearchCode(tables, text, tableNames, type, constants));
    }
    List<SearchMethods> texts = codes.stream().map(SearchMethods::new).toList();
    List<String> counts = new ArrayList<>();
    List<String> lists = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      SearchCode.Method attacks = texts.get(texts.size() - 1 - i).isAttacked;
      counts.add(texts.get(i).add(attacks, false).call());
      lists.add(texts.get(i).add(attacks, true).call());
    }
    constants.addTo(type);
    List<String> listed = new ArrayList<>(LISTED);
    for (String set : List.of("origins", "wanted")) {
      listed.addAll(tables.plan().words == 1 ? List.of(set) : List.of(set + "0", set + "1"));
    }
    type.addMethod(hook("count", COUNTED, counts));
    type.addMethod(hook("list", listed, lists));
    return type.build();
  }

  // @Override
  // protected int count(PlannedMoves<?> moves, long[] sets, int[] hands, int us) {
  //   return countAll(sets, us);
  // }
  private static MethodSpec hook(String name, List<String> parameters, List<String> calls) {
    MethodSpec.Builder method = MethodSpecs.protectedOverride(name).returns(TypeName.INT);
    for (String parameter : parameters) {
      method.addParameter(SearchCode.typeOf(parameter), parameter);
    }
    String call = calls.get(0);
    if (calls.size() == 2) {
      call = "us == 0\n    ? " + call + "\n    : " + calls.get(1);
    }
    return method.addCode("return " + call + ";\n").build();
  }
}
