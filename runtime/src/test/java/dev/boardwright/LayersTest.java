// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import static com.google.common.truth.Truth.assertThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of the runtime stand on each other in one order. */
class LayersTest {
  private static final String ROOT = "dev.boardwright";
  private static final String INTERNAL = ROOT + ".internal.";

  /** Each package uses those before it. */
  private static final List<String> ORDER =
      List.of(
          ROOT, // the annotations
          INTERNAL + "text",
          ROOT + ".style",
          ROOT + ".cell",
          INTERNAL + "epin",
          ROOT + ".geometry",
          ROOT + ".qi",
          ROOT + ".notation",
          ROOT + ".packed",
          INTERNAL + "position",
          INTERNAL + "feen",
          ROOT + ".support",
          ROOT + ".diagram",
          ROOT + ".rules",
          ROOT + ".interop");

  /**
   * What uses a later package. By the first five, users come to what is behind the types of their
   * package; the others share functions on arrays with generated code.
   */
  private static final Set<String> ENTRIES =
      Set.of(
          "Geometry -> support",
          "SquareSet -> support",
          "GenericPosition -> support",
          "Feen -> internal.feen",
          "Feen -> support",
          "SnlMove -> support",
          "CodeBoard -> support",
          "CodedContents -> support",
          "Contents -> support");

  private static final JavaClasses RUNTIME =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  private static boolean isOurs(JavaClass type) {
    return type.getPackageName().equals(ROOT) || type.getPackageName().startsWith(ROOT + ".");
  }

  @Test
  void everyPackageUsesThoseBeforeIt() {
    Set<String> upwards = new TreeSet<>();
    for (JavaClass type : RUNTIME) {
      int from = ORDER.indexOf(type.getPackageName());
      assertThat(from).isAtLeast(0);
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (isOurs(target) && ORDER.indexOf(target.getPackageName()) > from) {
          upwards.add(
              outermost(type).getSimpleName()
                  + " -> "
                  + target.getPackageName().substring(ROOT.length() + 1));
        }
      }
    }
    assertThat(upwards).containsExactlyElementsIn(ENTRIES);
  }

  private static JavaClass outermost(JavaClass type) {
    JavaClass outermost = type;
    while (outermost.getEnclosingClass().isPresent()) {
      outermost = outermost.getEnclosingClass().get();
    }
    return outermost;
  }

  /** Rules stand on positions. What generated code calls may come to know them, nothing else. */
  @Test
  void nothingKnowsRules() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT + ".rules..", ROOT + ".interop..", ROOT + ".support..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".rules..")
        .check(RUNTIME);
  }

  /** What generated code does not name is internal. */
  @Test
  void theSupportPackageHidesNothing() {
    classes()
        .that()
        .resideInAPackage(ROOT + ".support")
        .and()
        .areTopLevelClasses()
        .and()
        .doNotHaveSimpleName("package-info")
        .should()
        .bePublic()
        .check(RUNTIME);
  }

  /** A user can name every type that the exported packages show. */
  @Test
  void exportedPackagesShowNothingInternal() {
    List<String> shown = new ArrayList<>();
    for (JavaClass type : RUNTIME) {
      if (type.getPackageName().startsWith(INTERNAL) || !isVisible(type)) {
        continue;
      }
      Stream.concat(type.getRawSuperclass().stream(), type.getRawInterfaces().stream())
          .filter(parent -> parent.getPackageName().startsWith(INTERNAL))
          .forEach(parent -> shown.add(type.getName() + " is a " + parent.getSimpleName()));
      for (JavaMember member : type.getMembers()) {
        if (isVisible(member)) {
          types(member)
              .flatMap(part -> part.getAllInvolvedRawTypes().stream())
              .filter(part -> part.getBaseComponentType().getPackageName().startsWith(INTERNAL))
              .forEach(part -> shown.add(member.getFullName() + ": " + part.getSimpleName()));
        }
      }
    }
    assertThat(shown).isEmpty();
  }

  private static boolean isVisible(JavaClass type) {
    Set<JavaModifier> modifiers = type.getModifiers();
    return (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED))
        && type.getEnclosingClass().map(LayersTest::isVisible).orElse(true);
  }

  private static boolean isVisible(JavaMember member) {
    Set<JavaModifier> modifiers = member.getModifiers();
    return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
  }

  private static Stream<JavaType> types(JavaMember member) {
    if (!(member instanceof JavaCodeUnit method)) {
      return Stream.of(((JavaField) member).getType());
    }
    return Stream.of(
            Stream.of(method.getReturnType()),
            method.getParameterTypes().stream(),
            method.getExceptionTypes().stream().map(JavaType.class::cast))
        .flatMap(parts -> parts);
  }
}
