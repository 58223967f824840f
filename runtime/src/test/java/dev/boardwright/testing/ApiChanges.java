// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.config.Options;
import japicmp.model.AccessModifier;
import japicmp.model.JApiChangeStatus;
import japicmp.model.JApiClass;
import japicmp.output.stdout.StdoutOutputGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The changes from one API to another. */
public final class ApiChanges {
  private ApiChanges() {}

  /**
   * {@return a report of all changes: that of japicmp, and {@linkplain Signatures#facts facts} that
   * japicmp does not compare; empty if there are no changes}
   *
   * @param before the signatures of the API as it was
   * @param after the signatures of the API as it is
   * @param excluded the packages, classes, fields and methods whose changes are left out, as
   *     japicmp writes them
   */
  public static String between(Path before, Path after, List<String> excluded) throws IOException {
    Options options = Options.newDefault();
    options.setOldArchives(List.of(new JApiCmpArchive(before.toFile(), "before")));
    options.setNewArchives(List.of(new JApiCmpArchive(after.toFile(), "now")));
    options.setAccessModifier(AccessModifier.PROTECTED);
    options.setOutputOnlyModifications(true);
    options.setReportOnlyFilename(true);
    options.setIgnoreMissingClasses(true);
    if (!excluded.isEmpty()) {
      options.addExcludeFromArgument(Optional.of(String.join(";", excluded)), false);
    }
    JarArchiveComparator comparator =
        new JarArchiveComparator(JarArchiveComparatorOptions.of(options));
    List<JApiClass> classes =
        comparator.compare(options.getOldArchives(), options.getNewArchives());
    boolean isSame =
        classes.stream().allMatch(type -> type.getChangeStatus() == JApiChangeStatus.UNCHANGED);
    List<String> changes = new ArrayList<>();
    if (!isSame) {
      changes.add(new StdoutOutputGenerator(options, classes).generate());
    }
    addFacts(changes, before, after, excluded);
    return String.join("\n", changes);
  }

  private static void addFacts(List<String> changes, Path before, Path after, List<String> excluded)
      throws IOException {
    Map<String, Set<String>> old = facts(before);
    Map<String, Set<String>> now = facts(after);
    old.keySet().retainAll(now.keySet());
    old.forEach(
        (type, facts) -> {
          if (excluded.stream().noneMatch(part -> isPartOf(type, part))) {
            addMissing(changes, type + " no longer: ", facts, now.get(type));
            addMissing(changes, type + " now: ", now.get(type), facts);
          }
        });
  }

  /** {@return whether an excluded element is a class, its package, or one of its members} */
  private static boolean isPartOf(String type, String excluded) {
    return excluded.endsWith(".*")
        ? type.startsWith(excluded.substring(0, excluded.length() - 1))
        : excluded.split("#", 2)[0].equals(type)
            || excluded.equals(type.substring(0, Math.max(0, type.lastIndexOf('.'))));
  }

  private static void addMissing(
      List<String> changes, String what, Set<String> facts, Set<String> others) {
    Set<String> missing = new TreeSet<>(facts);
    missing.removeAll(others);
    missing.forEach(fact -> changes.add(what + fact));
  }

  private static Map<String, Set<String>> facts(Path jar) throws IOException {
    Map<String, Set<String>> facts = new TreeMap<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        try (InputStream in = file.getInputStream(entry)) {
          String name = entry.getName().replace(".class", "").replace('/', '.');
          facts.put(name, Signatures.facts(in.readAllBytes()));
        }
      }
    }
    return facts;
  }
}
