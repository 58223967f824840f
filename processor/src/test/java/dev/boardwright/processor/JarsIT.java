// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.Board;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The two jars as they are published: what is in them, and what is not. */
@Tag("jars")
class JarsIT {
  private static final File PROCESSOR = TestCompiler.classPathOf(BoardwrightProcessor.class);
  private static final File RUNTIME = TestCompiler.classPathOf(Board.class);
  private static final String MAVEN = "META-INF/maven/dev.boardwright/";

  /** The files in a jar: name and content. */
  private static TreeMap<String, byte[]> entries(File jar) throws IOException {
    TreeMap<String, byte[]> entries = new TreeMap<>();
    try (JarFile file = new JarFile(jar)) {
      for (Enumeration<JarEntry> all = file.entries(); all.hasMoreElements(); ) {
        JarEntry entry = all.nextElement();
        if (!entry.isDirectory()) {
          try (InputStream in = file.getInputStream(entry)) {
            entries.put(entry.getName(), in.readAllBytes());
          }
        }
      }
    }
    return entries;
  }

  private static Set<String> besideClasses(TreeMap<String, byte[]> entries) {
    return entries.keySet().stream()
        .filter(name -> !name.matches("dev/boardwright/.*\\.class"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> packages(TreeMap<String, byte[]> entries) {
    return entries.keySet().stream()
        .filter(name -> name.endsWith(".class") && name.contains("/"))
        .map(name -> name.substring(0, name.lastIndexOf('/')).replace('/', '.'))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String text(TreeMap<String, byte[]> entries, String name) {
    return new String(entries.get(name), StandardCharsets.UTF_8);
  }

  @Test
  void whatIsInTheProcessor() throws IOException {
    TreeMap<String, byte[]> entries = entries(PROCESSOR);
    assertThat(besideClasses(entries))
        .containsExactly(
            "META-INF/MANIFEST.MF",
            "META-INF/LICENSE",
            "META-INF/NOTICE",
            "META-INF/gradle/incremental.annotation.processors",
            "META-INF/services/javax.annotation.processing.Processor",
            MAVEN + "boardwright-processor/pom.properties",
            MAVEN + "boardwright-processor/pom.xml",
            "module-info.class");
    assertThat(packages(entries))
        .containsExactly(
            "dev.boardwright.processor",
            "dev.boardwright.processor.javapoet",
            "dev.boardwright.processor.model",
            "dev.boardwright.processor.read",
            "dev.boardwright.processor.read.board",
            "dev.boardwright.processor.read.codec",
            "dev.boardwright.processor.write",
            "dev.boardwright.processor.write.codec",
            "dev.boardwright.processor.write.emit",
            "dev.boardwright.processor.write.geometry",
            "dev.boardwright.processor.write.position",
            "dev.boardwright.processor.write.set",
            "dev.boardwright.processor.write.square");
    assertEquals(
        "dev.boardwright.processor.BoardwrightProcessor",
        text(entries, "META-INF/services/javax.annotation.processing.Processor").strip());
    assertEquals(
        "dev.boardwright.processor.BoardwrightProcessor,isolating",
        text(entries, "META-INF/gradle/incremental.annotation.processors").strip());
    Attributes manifest =
        new Manifest(new ByteArrayInputStream(entries.get("META-INF/MANIFEST.MF")))
            .getMainAttributes();
    assertEquals("dev.boardwright.processor", manifest.getValue("Automatic-Module-Name"));
    assertEquals("annotation-processor", manifest.getValue("Spring-Boot-Jar-Type"));
  }

  /** JavaPoet is there by another name alone, with its licence. */
  @Test
  void whatIsEmbedded() throws IOException {
    TreeMap<String, byte[]> entries = entries(PROCESSOR);
    assertThat(text(entries, "META-INF/LICENSE")).contains("Version 2.0, January 2004");
    assertThat(text(entries, "META-INF/NOTICE")).contains("embeds JavaPoet");
    assertThat(entries).containsKey("dev/boardwright/processor/javapoet/JavaFile.class");
    entries.forEach(
        (name, content) -> {
          if (name.endsWith(".class")) {
            String constants = new String(content, StandardCharsets.ISO_8859_1);
            assertThat(constants.contains("com/palantir")).isFalse();
            assertThat(constants.contains("com.palantir")).isFalse();
          }
        });
  }

  @Test
  void whatIsInTheRuntime() throws IOException {
    TreeMap<String, byte[]> entries = entries(RUNTIME);
    assertThat(besideClasses(entries))
        .containsExactly(
            "META-INF/MANIFEST.MF",
            "META-INF/LICENSE",
            MAVEN + "boardwright-runtime/pom.properties",
            MAVEN + "boardwright-runtime/pom.xml",
            "module-info.class");
    for (String name : packages(entries(PROCESSOR))) {
      assertThat(packages(entries)).doesNotContain(name);
    }
  }

  @Test
  void classesAreOfJava17() throws IOException {
    for (File jar : Set.of(PROCESSOR, RUNTIME)) {
      entries(jar)
          .forEach(
              (name, content) -> {
                if (name.endsWith(".class")) {
                  assertEquals(61, ByteBuffer.wrap(content).getShort(6), name);
                }
              });
    }
  }

  @Test
  void modules() {
    ModuleDescriptor runtime = module(RUNTIME, "dev.boardwright.runtime");
    assertThat(
            runtime.requires().stream()
                .filter(r -> !r.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                .map(ModuleDescriptor.Requires::name)
                .toList())
        .containsExactly("java.base");
    assertThat(runtime.exports().stream().map(ModuleDescriptor.Exports::source).toList())
        .containsExactly(
            "dev.boardwright",
            "dev.boardwright.cell",
            "dev.boardwright.diagram",
            "dev.boardwright.geometry",
            "dev.boardwright.notation",
            "dev.boardwright.packed",
            "dev.boardwright.qi",
            "dev.boardwright.style",
            "dev.boardwright.support");
    assertThat(runtime.exports().stream().noneMatch(ModuleDescriptor.Exports::isQualified))
        .isTrue();
    assertThat(runtime.packages().stream().filter(name -> !isExported(runtime, name)).toList())
        .containsExactly(
            "dev.boardwright.internal.epin",
            "dev.boardwright.internal.feen",
            "dev.boardwright.internal.position",
            "dev.boardwright.internal.text");
    ModuleDescriptor processor = module(PROCESSOR, "dev.boardwright.processor");
    assertThat(processor.requires().stream().map(ModuleDescriptor.Requires::name).toList())
        .containsExactly("java.base", "java.compiler", "dev.boardwright.runtime");
    assertThat(processor.exports()).isEmpty();
    assertThat(processor.provides()).hasSize(1);
  }

  private static boolean isExported(ModuleDescriptor module, String name) {
    return module.exports().stream().anyMatch(exports -> exports.source().equals(name));
  }

  private static ModuleDescriptor module(File jar, String name) {
    ModuleDescriptor module = ModuleFinder.of(jar.toPath()).find(name).orElseThrow().descriptor();
    assertThat(module.isAutomatic()).isFalse();
    return module;
  }

  /** Who depends on the processor gets the runtime with it, and nothing else. */
  @Test
  void thePublishedPoms() throws Exception {
    assertThat(published(Path.of("target/.flattened-pom.xml")))
        .containsExactly("dev.boardwright:boardwright-runtime");
    assertThat(published(Path.of("../runtime/target/.flattened-pom.xml"))).isEmpty();
  }

  private static Set<String> published(Path pom) throws Exception {
    Document document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
    for (String internal : Set.of("parent", "build", "profiles")) {
      assertEquals(0, document.getElementsByTagName(internal).getLength(), internal);
    }
    NodeList dependencies = document.getElementsByTagName("dependency");
    Set<String> published = new TreeSet<>();
    for (int i = 0; i < dependencies.getLength(); i++) {
      Element dependency = (Element) dependencies.item(i);
      if (!text(dependency, "scope").equals("provided")) {
        published.add(text(dependency, "groupId") + ":" + text(dependency, "artifactId"));
      }
    }
    return published;
  }

  private static String text(Element parent, String name) {
    NodeList elements = parent.getElementsByTagName(name);
    return elements.getLength() == 0 ? "" : elements.item(0).getTextContent();
  }

  /** The classes of the jar that are ours are those that were compiled. */
  @Test
  void nothingOfOursIsLeftOut() throws IOException {
    Path classes = Path.of("target/classes");
    try (var files = Files.walk(classes)) {
      assertThat(entries(PROCESSOR).keySet())
          .containsAtLeastElementsIn(
              files
                  .filter(Files::isRegularFile)
                  .map(file -> classes.relativize(file).toString().replace('\\', '/'))
                  .toList());
    }
  }
}
