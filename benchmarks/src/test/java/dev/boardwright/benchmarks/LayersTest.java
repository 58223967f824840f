// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Checks that benchmarks measure only code that users call, or generated code. */
class LayersTest {
  @Test
  void usesNoInternalPackages() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.boardwright.internal..")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.boardwright.benchmarks"));
  }
}
