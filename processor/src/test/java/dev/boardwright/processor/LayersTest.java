// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** Data goes one way through the processor: read, model, write. */
class LayersTest {
  private static final String ROOT = "dev.boardwright.processor";
  private static final String READ = ROOT + ".read..";
  private static final String MODEL = ROOT + ".model..";
  private static final String WRITE = ROOT + ".write..";
  private static final String SUPPORT = "dev.boardwright.support";
  private static final String JAVAPOET = "..javapoet..";

  private static final Pattern IMPORT =
      Pattern.compile("^import (dev\\.boardwright\\.support\\.\\w+);$", Pattern.MULTILINE);

  private static final JavaClasses PROCESSOR =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  /** Neither a compiler nor a generator of sources: Java, the runtime and the model itself. */
  @Test
  void theModelIsPlain() {
    classes()
        .that()
        .resideInAPackage(MODEL)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            MODEL,
            "java.lang..",
            "java.util..",
            "org.jspecify..",
            "dev.boardwright",
            "dev.boardwright.cell",
            "dev.boardwright.notation",
            "dev.boardwright.packed",
            "dev.boardwright.qi",
            "dev.boardwright.style",
            "dev.boardwright.support")
        .check(PROCESSOR);
  }

  @Test
  void readersWriteNothing() {
    noClasses()
        .that()
        .resideInAPackage(READ)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT, WRITE, JAVAPOET)
        .check(PROCESSOR);
  }

  /** Of the compiler's types JavaPoet takes one. */
  @Test
  void writersReadNothing() {
    noClasses()
        .that()
        .resideInAPackage(WRITE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT, READ, "javax.annotation.processing..", "javax.tools..")
        .check(PROCESSOR);
    noClasses()
        .that()
        .resideInAPackage(WRITE)
        .should()
        .dependOnClassesThat(
            resideInAPackage("javax.lang.model..").and(not(equivalentTo(Modifier.class))))
        .check(PROCESSOR);
  }

  /** Sets are what geometry and positions answer with; all else that is shared is in emit. */
  @Test
  void writersKnowOnlyWhatTheyShare() {
    knowsNothingOfWriteBut("write.emit");
    knowsNothingOfWriteBut("write.set", "write.emit");
    knowsNothingOfWriteBut("write.square", "write.emit");
    knowsNothingOfWriteBut("write.codec", "write.emit");
    knowsNothingOfWriteBut("write.geometry", "write.emit", "write.set");
    knowsNothingOfWriteBut("write.position", "write.emit", "write.set");
  }

  private static void knowsNothingOfWriteBut(String name, String... others) {
    String[] allowed =
        Stream.concat(Stream.of(name), Stream.of(others))
            .map(other -> ROOT + "." + other)
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(ROOT + "." + name)
        .should()
        .dependOnClassesThat(resideInAPackage(WRITE).and(not(resideInAnyPackage(allowed))))
        .check(PROCESSOR);
  }

  @Test
  void readersShareWhatIsInRead() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".read")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".read.*")
        .check(PROCESSOR);
    for (String[] pair : new String[][] {{"board", "codec"}, {"codec", "board"}}) {
      noClasses()
          .that()
          .resideInAPackage(ROOT + ".read." + pair[0])
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + ".read." + pair[1])
          .check(PROCESSOR);
    }
  }

  @Test
  void onlyWritersKnowJavaPoet() {
    noClasses()
        .that()
        .resideOutsideOfPackages(WRITE, JAVAPOET)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(JAVAPOET)
        .check(PROCESSOR);
  }

  /** What a compiler does otherwise is found out by reflection, in one class. */
  @Test
  void nobodyKnowsTheInsideOfACompiler() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun..", "org.eclipse..")
        .check(PROCESSOR);
  }

  @Test
  void noPackagesFormACircle() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(PROCESSOR);
  }

  @Test
  void nobodySeesInternalPackagesOfTheRuntime() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.boardwright.internal..")
        .check(PROCESSOR);
  }

  @Test
  void contributingListsEveryPackage() throws IOException {
    String text = Files.readString(Path.of("../CONTRIBUTING.md"));
    int from = text.indexOf("| processor: `dev.boardwright.processor.…` |");
    String table = text.substring(from, text.indexOf("\n\n", from));
    List<String> listed =
        Pattern.compile("`((?:read|model|write)[a-z.]*)`(?=[^|]* \\|[^|]*\\|$)", Pattern.MULTILINE)
            .matcher(table)
            .results()
            .map(row -> ROOT + "." + row.group(1))
            .toList();
    Set<String> there = new TreeSet<>();
    PROCESSOR
        .that(not(resideInAnyPackage(ROOT, JAVAPOET)))
        .forEach(type -> there.add(type.getPackageName()));
    assertThat(listed).containsExactlyElementsIn(there);
  }

  /** What generated code names and what that extends; everything else is internal. */
  @Test
  void theSupportPackageHoldsWhatGeneratedCodeNames() {
    JavaClasses support =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(SUPPORT);
    Set<String> named = new TreeSet<>();
    for (String source : TestCompiler.generated(SameSourcesTest.compiled()).values()) {
      IMPORT.matcher(source).results().forEach(found -> named.add(found.group(1)));
    }
    for (String name : List.copyOf(named)) {
      JavaClass type = support.get(name);
      Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
          .filter(parent -> parent.getPackageName().equals(SUPPORT))
          .forEach(parent -> named.add(parent.getName()));
    }
    // Tests of that package are in it as well.
    List<String> there =
        support.stream()
            .filter(type -> type.isTopLevelClass())
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .map(JavaClass::getName)
            .toList();
    assertThat(there).containsExactlyElementsIn(named);
  }
}
