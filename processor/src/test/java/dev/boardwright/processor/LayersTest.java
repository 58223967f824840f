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

/** Tests the dependencies between packages: data passes from readers to the model to writers. */
class LayersTest {
  private static final String ROOT = "dev.boardwright.processor";
  private static final String READ = ROOT + ".read..";
  private static final String MODEL = ROOT + ".model..";
  private static final String WRITE = ROOT + ".write..";
  private static final String SUPPORT = "dev.boardwright.support";
  private static final String JAVAPOET = "..javapoet..";

  private static final Pattern IMPORT =
      Pattern.compile(
          "^import (dev\\.boardwright\\.support\\.(?:(?:rules|words)\\.)?\\w+);$",
          Pattern.MULTILINE);

  private static final JavaClasses PROCESSOR =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  /**
   * The model depends only on Java, the runtime and itself. It uses neither a compiler nor a source
   * generator.
   */
  @Test
  void modelDependsOnlyOnRuntime() {
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
            "dev.boardwright.rules",
            "dev.boardwright.style",
            "dev.boardwright.support",
            "dev.boardwright.support.declaration",
            "dev.boardwright.support.words")
        .check(PROCESSOR);
  }

  @Test
  void readersDoNotDependOnWriters() {
    noClasses()
        .that()
        .resideInAPackage(READ)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT, WRITE, JAVAPOET)
        .check(PROCESSOR);
  }

  /** JavaPoet requires {@code Modifier}, the only compiler type that writers may use. */
  @Test
  void writersDoNotDependOnReaders() {
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

  /**
   * Geometry and positions return sets, so their writers may use the package of sets. Everything
   * else that writers share is in {@code emit}.
   */
  @Test
  void writersUseOnlySharedWriterPackages() {
    assertUsesNoWritersExcept("write.emit");
    assertUsesNoWritersExcept("write.set", "write.emit");
    assertUsesNoWritersExcept("write.square", "write.emit");
    assertUsesNoWritersExcept("write.codec", "write.emit");
    assertUsesNoWritersExcept("write.geometry", "write.emit", "write.set");
    assertUsesNoWritersExcept("write.position", "write.emit", "write.set");
    assertUsesNoWritersExcept("write.rules", "write.emit");
  }

  /**
   * Checks that a writer package uses no other writer packages except the given ones.
   *
   * @param name the name of the package, relative to the root package
   * @param others the relative names of the packages that it may use
   */
  private static void assertUsesNoWritersExcept(String name, String... others) {
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
  void readersOfBoardsAndCodecsAreIndependent() {
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

  /** Packed records have rooms of their own, which only the lists of all kinds of types know. */
  @Test
  void onlyCodecsMeetPackedRecords() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT, ROOT + ".write", ROOT + ".*.codec")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.boardwright.packed", ROOT + ".*.codec")
        .check(PROCESSOR);
  }

  @Test
  void onlyWritersUseJavaPoet() {
    noClasses()
        .that()
        .resideOutsideOfPackages(WRITE, JAVAPOET)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(JAVAPOET)
        .check(PROCESSOR);
  }

  /** The one class that works around the differences between compilers uses reflection. */
  @Test
  void nothingUsesInternalsOfCompilers() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun..", "org.eclipse..")
        .check(PROCESSOR);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(PROCESSOR);
  }

  @Test
  void nothingUsesInternalPackagesOfRuntime() {
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

  /**
   * The public types of the support packages are those that generated code names, those that these
   * types extend, and those that the processor or the other support package uses. All other types
   * of the runtime are internal.
   */
  @Test
  void supportPackageHoldsOnlyTypesOfGeneratedCode() {
    JavaClasses support =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages(SUPPORT);
    Set<String> named = new TreeSet<>();
    for (String source : TestCompiler.generated(SameSourcesTest.compiled()).values()) {
      IMPORT.matcher(source).results().forEach(found -> named.add(found.group(1)));
    }
    named.add(SUPPORT + ".declaration.TextDeclaration"); // for RuleBook.parse
    named.add(SUPPORT + ".GenericPosition"); // for Qi.of
    Stream.concat(PROCESSOR.stream(), support.stream())
        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
        .filter(use -> isFromOutside(use.getOriginClass(), use.getTargetClass()))
        .forEach(
            use -> named.add(outermost(use.getTargetClass().getBaseComponentType().getName())));
    for (String name : List.copyOf(named)) {
      JavaClass type = support.get(name);
      Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
          .filter(parent -> parent.getPackageName().startsWith(SUPPORT))
          .forEach(parent -> named.add(parent.getName()));
    }
    List<String> there =
        support.stream()
            .filter(type -> type.isTopLevelClass())
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .map(JavaClass::getName)
            .toList();
    assertThat(there).containsExactlyElementsIn(named);
  }

  /** Returns whether a type of a support package is used by another package. */
  private static boolean isFromOutside(JavaClass origin, JavaClass target) {
    String packageOfTarget = target.getBaseComponentType().getPackageName();
    return packageOfTarget.startsWith(SUPPORT) && !origin.getPackageName().equals(packageOfTarget);
  }

  private static String outermost(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }
}
