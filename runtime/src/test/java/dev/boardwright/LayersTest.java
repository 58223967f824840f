// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import static com.google.common.truth.Truth.assertThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the packages of the runtime depend on each other in one order only. */
class LayersTest {
  private static final String ROOT = "dev.boardwright";
  private static final String INTERNAL = ROOT + ".internal.";

  /** The packages in order: each uses only those before it. */
  private static final List<String> ORDER =
      List.of(
          INTERNAL + "platform",
          INTERNAL + "text",
          ROOT + ".style",
          ROOT, // the annotations
          ROOT + ".cell",
          ROOT + ".support.words",
          INTERNAL + "epin",
          ROOT + ".geometry",
          ROOT + ".qi",
          ROOT + ".notation",
          ROOT + ".packed",
          ROOT + ".diagram",
          INTERNAL + "position",
          INTERNAL + "feen",
          ROOT + ".support",
          INTERNAL + "rules",
          ROOT + ".rules",
          ROOT + ".interop",
          ROOT + ".support.plan",
          ROOT + ".support.rules",
          ROOT + ".support.declaration");

  /** Dependencies against the order that lead from public types to their implementations. */
  private static final Set<String> DOORS =
      Set.of(
          "geometry.AttackTable -> support.ReachTable",
          "qi.Qi -> support.GenericPosition",
          "notation.Feen -> support.FeenText",
          "rules.RuleBook -> support.declaration.TextDeclaration",
          "rules.RuleBook -> support.rules.CodedGame",
          "rules.RuleBookPosition -> support.rules.CodedGame",
          "rules.RuleBookPosition -> support.rules.CodedGamePosition",
          "rules.RuleBookPosition -> support.rules.PlayingCursor",
          "rules.RunTimeBoard -> support.rules.CodedGame");

  private static final Pattern IMPORT =
      Pattern.compile(
          "^import (?:static )?(dev\\.boardwright\\.[a-z.]*[A-Z]\\w*)", Pattern.MULTILINE);

  private static final JavaClasses RUNTIME =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  private static boolean isInRuntime(JavaClass type) {
    return type.getPackageName().equals(ROOT) || type.getPackageName().startsWith(ROOT + ".");
  }

  @Test
  void packagesUseOnlyEarlierOnes() throws IOException {
    Set<String> upwards = new TreeSet<>();
    for (JavaClass type : RUNTIME) {
      assertThat(ORDER).contains(type.getPackageName());
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (isInRuntime(target)) {
          addUpwards(upwards, outermost(type).getName(), outermost(target).getName());
        }
      }
    }
    // Class files do not name classes that only Javadoc links to, or whose constants are inlined.
    // The imports in the sources do.
    Path sources = Path.of("src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        String name = sources.relativize(file).toString().replaceAll("[/\\\\]", ".");
        String from = name.substring(0, name.length() - ".java".length());
        IMPORT
            .matcher(Files.readString(file))
            .results()
            .forEach(found -> addUpwards(upwards, from, found.group(1)));
      }
    }
    assertThat(upwards).containsExactlyElementsIn(DOORS);
  }

  private static void addUpwards(Set<String> upwards, String from, String to) {
    if (ORDER.indexOf(packageOf(to)) > ORDER.indexOf(packageOf(from))) {
      upwards.add(from.substring(ROOT.length() + 1) + " -> " + to.substring(ROOT.length() + 1));
    }
  }

  private static String packageOf(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }

  /** All types that a game needs can be imported with three asterisks. */
  @Test
  void threePackagesHaveNoNameInCommon() {
    List<String> names =
        RUNTIME.stream()
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .filter(type -> type.getEnclosingClass().isEmpty())
            .filter(
                type ->
                    List.of(ROOT, ROOT + ".rules", ROOT + ".interop")
                        .contains(type.getPackageName()))
            .map(JavaClass::getSimpleName)
            .toList();
    assertThat(names).containsNoDuplicates();
    assertThat(names).containsAtLeast("FenLetters", "Fen", "Piece", "Move");
  }

  /** The package table in CONTRIBUTING.md must list all packages, in the same order. */
  @Test
  void contributingListsPackagesInOrder() throws IOException {
    String text = Files.readString(Path.of("../CONTRIBUTING.md"));
    int from = text.indexOf("| runtime: `dev.boardwright.…` |");
    String table = text.substring(from, text.indexOf("\n\n", from));
    List<String> listed =
        Pattern.compile("^\\| `([a-z.]+)` \\|", Pattern.MULTILINE)
            .matcher(table)
            .results()
            .map(row -> ROOT + "." + row.group(1))
            .toList();
    Set<String> there = new HashSet<>();
    RUNTIME.forEach(type -> there.add(type.getPackageName()));
    there.remove(ROOT); // the first row, without a name
    assertThat(listed)
        .containsExactlyElementsIn(ORDER.stream().filter(there::contains).toList())
        .inOrder();
  }

  private static JavaClass outermost(JavaClass type) {
    JavaClass outermost = type;
    while (outermost.getEnclosingClass().isPresent()) {
      outermost = outermost.getEnclosingClass().get();
    }
    return outermost;
  }

  /**
   * Types that generated code does not name belong in internal packages, so all types of the
   * support package are public.
   */
  @Test
  void supportTypesArePublic() {
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

  /** Users must be able to name every type in the signatures of the exported packages. */
  @Test
  void exportedSignaturesUseNameableTypes() {
    Set<String> shown = new TreeSet<>();
    for (JavaClass type : RUNTIME) {
      if (type.getPackageName().startsWith(INTERNAL) || !isVisible(type)) {
        continue;
      }
      Stream.Builder<JavaType> types = Stream.builder();
      type.getSuperclass().ifPresent(types);
      type.getInterfaces().forEach(types);
      type.getTypeParameters().forEach(types);
      for (JavaMember member : type.getMembers()) {
        if (isVisible(member.getModifiers())) {
          addTypes(member, types);
        }
      }
      types
          .build()
          .flatMap(part -> part.getAllInvolvedRawTypes().stream())
          .map(JavaClass::getBaseComponentType)
          .filter(part -> isInRuntime(part) && !isNameable(part))
          .forEach(part -> shown.add(type.getName() + " shows " + part.getName()));
    }
    assertThat(shown).isEmpty();
  }

  private static boolean isNameable(JavaClass type) {
    return !type.getPackageName().startsWith(INTERNAL) && isVisible(type);
  }

  private static boolean isVisible(JavaClass type) {
    return isVisible(type.getModifiers())
        && type.getEnclosingClass().map(LayersTest::isVisible).orElse(true);
  }

  private static boolean isVisible(Set<JavaModifier> modifiers) {
    return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
  }

  private static void addTypes(JavaMember member, Stream.Builder<JavaType> types) {
    if (member instanceof JavaField field) {
      types.add(field.getType());
    } else if (member instanceof JavaCodeUnit method) {
      types.add(method.getReturnType());
      method.getParameterTypes().forEach(types);
      method.getExceptionTypes().forEach(types);
      method.getTypeParameters().forEach(types);
    }
  }
}
