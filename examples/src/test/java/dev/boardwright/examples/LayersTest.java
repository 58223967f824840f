// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.boardwright.GeneratedCode;
import org.junit.jupiter.api.Test;

/** Tests which packages of Boardwright the examples use. */
class LayersTest {
  private static final JavaClasses EXAMPLES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.boardwright.examples");

  private static final DescribedPredicate<JavaClass> GENERATED =
      DescribedPredicate.describe("are generated", LayersTest::isGenerated);

  private static boolean isGenerated(JavaClass type) {
    return type.isAnnotatedWith(GeneratedCode.class)
        || type.getEnclosingClass().map(LayersTest::isGenerated).orElse(false);
  }

  @Test
  void doesNotUseInternalPackages() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.boardwright.internal..", "dev.boardwright.processor..")
        .check(EXAMPLES);
  }

  @Test
  void onlyGeneratedCodeUsesTheSupportPackage() {
    noClasses()
        .that(not(GENERATED))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.boardwright.support..")
        .check(EXAMPLES);
  }
}
