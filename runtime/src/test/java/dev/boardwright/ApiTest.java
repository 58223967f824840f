// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.boardwright.rules.RuleBook;
import dev.boardwright.testing.Signatures;
import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.config.Options;
import japicmp.model.AccessModifier;
import japicmp.model.JApiChangeStatus;
import japicmp.model.JApiClass;
import japicmp.output.stdout.StdoutOutputGenerator;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares the API with that of the last release, whose signatures are in {@code src/api}. To write
 * those of a new release, run it with {@code -Dboardwright.release=<version>}.
 */
class ApiTest {
  private static final Path FOLDER = Path.of("src/api");
  private static final Path CHANGES = FOLDER.resolve("changes.md");
  private static final String INTERNAL = "dev/boardwright/internal/";
  private static final String RELEASE = System.getProperty("boardwright.release");

  /** Packages for generated code, which is compiled again with each version. */
  private static final List<String> NO_API =
      List.of("dev.boardwright.support", "dev.boardwright.support.*");

  private static final Pattern CHANGE = Pattern.compile("^- `([^`]+)`: \\S.*", Pattern.MULTILINE);

  @TempDir Path folder;

  private static Path classes() throws URISyntaxException {
    return Path.of(RuleBook.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** {@return the file of the last release: the only one in the folder} */
  private static Path released() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
      assertThat(jars).hasSize(1);
      return jars.get(0);
    }
  }

  private static List<String> listed() throws IOException {
    return CHANGE
        .matcher(Files.readString(CHANGES))
        .results()
        .map(change -> change.group(1))
        .toList();
  }

  /** {@return the report of japicmp about all changes but some; empty if there are none} */
  private static String changes(Path before, Path after, List<String> excluded) {
    Options options = Options.newDefault();
    options.setOldArchives(List.of(new JApiCmpArchive(before.toFile(), "before")));
    options.setNewArchives(List.of(new JApiCmpArchive(after.toFile(), "now")));
    options.setAccessModifier(AccessModifier.PROTECTED);
    options.setOutputOnlyModifications(true);
    options.setReportOnlyFilename(true);
    options.setIgnoreMissingClasses(true);
    options.addExcludeFromArgument(Optional.of(String.join(";", NO_API)), false);
    if (!excluded.isEmpty()) {
      options.addExcludeFromArgument(Optional.of(String.join(";", excluded)), false);
    }
    JarArchiveComparator comparator =
        new JarArchiveComparator(JarArchiveComparatorOptions.of(options));
    List<JApiClass> classes =
        comparator.compare(options.getOldArchives(), options.getNewArchives());
    boolean isSame =
        classes.stream().allMatch(type -> type.getChangeStatus() == JApiChangeStatus.UNCHANGED);
    return isSame ? "" : new StdoutOutputGenerator(options, classes).generate();
  }

  private Path signatures() throws Exception {
    Path jar = folder.resolve("now.jar");
    Signatures.write(classes(), INTERNAL, jar);
    return jar;
  }

  @Test
  void apiIsThatOfTheLastReleaseApartFromListedChanges() throws Exception {
    Path now = signatures();
    if (RELEASE != null) {
      Files.delete(released());
      Files.copy(now, FOLDER.resolve("boardwright-runtime-" + RELEASE + ".jar"));
    }
    assertWithMessage("List each of these changes with its reason in runtime/%s", CHANGES)
        .that(changes(released(), now, listed()))
        .isEmpty();
  }

  /** A change that is listed but never made would hide one that nobody has thought of. */
  @Test
  void everyListedChangeIsMade() throws Exception {
    Path now = signatures();
    for (String change : listed()) {
      List<String> others = new ArrayList<>(listed());
      others.remove(change);
      assertWithMessage(change).that(changes(released(), now, others)).isNotEmpty();
    }
  }

  @Test
  void signaturesOfTheLastReleaseHaveNoInternalClasses() throws Exception {
    try (JarFile jar = new JarFile(released().toFile())) {
      List<String> names = jar.stream().map(entry -> entry.getName()).toList();
      assertThat(names).contains("dev/boardwright/rules/GameRecord.class");
      assertThat(names.stream().filter(name -> name.startsWith(INTERNAL)).toList()).isEmpty();
    }
  }
}
