// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.boardwright.rules.RuleBook;
import dev.boardwright.testing.ApiChanges;
import dev.boardwright.testing.Signatures;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
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

  /** {@return a report of the changes that are neither listed nor of generated code} */
  private static String changes(Path after, List<String> listed) throws IOException {
    return ApiChanges.between(
        released(), after, Stream.concat(NO_API.stream(), listed.stream()).toList());
  }

  @BeforeAll
  static void recordRelease() throws Exception {
    if (RELEASE != null) {
      Files.delete(released());
      Signatures.write(
          classes(), INTERNAL, FOLDER.resolve("boardwright-runtime-" + RELEASE + ".jar"));
    }
  }

  private Path signatures() throws Exception {
    Path jar = folder.resolve("now.jar");
    Signatures.write(classes(), INTERNAL, jar);
    return jar;
  }

  @Test
  void apiIsThatOfTheLastReleaseApartFromListedChanges() throws Exception {
    Path now = signatures();
    assertWithMessage("List each of these changes with its reason in runtime/%s", CHANGES)
        .that(changes(now, listed()))
        .isEmpty();
  }

  /** A change that is listed but never made would hide one that nobody has thought of. */
  @Test
  void everyListedChangeIsMade() throws Exception {
    Path now = signatures();
    for (String change : listed()) {
      List<String> others = new ArrayList<>(listed());
      others.remove(change);
      assertWithMessage(change).that(changes(now, others)).isNotEmpty();
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
