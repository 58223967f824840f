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

/** Tests for the contents of the two jars as they are published. */
@Tag("jars")
class JarsIT {
  private static final File PROCESSOR = TestCompiler.classPathOf(BoardwrightProcessor.class);
  private static final File RUNTIME = TestCompiler.classPathOf(Board.class);
  private static final String MAVEN = "META-INF/maven/dev.boardwright/";

  /** {@return the contents of the files in a jar, by name} */
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

  /** {@return the names of all entries except the classes of the project} */
  private static Set<String> otherEntries(TreeMap<String, byte[]> entries) {
    return entries.keySet().stream()
        .filter(name -> !name.matches("dev/boardwright/.*\\.class"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** {@return the packages that contain classes} */
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
  void processorJarContainsExpectedEntries() throws IOException {
    TreeMap<String, byte[]> entries = entries(PROCESSOR);
    assertThat(otherEntries(entries))
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
            "dev.boardwright.processor.model.codec",
            "dev.boardwright.processor.read",
            "dev.boardwright.processor.read.board",
            "dev.boardwright.processor.read.codec",
            "dev.boardwright.processor.write",
            "dev.boardwright.processor.write.codec",
            "dev.boardwright.processor.write.emit",
            "dev.boardwright.processor.write.geometry",
            "dev.boardwright.processor.write.position",
            "dev.boardwright.processor.write.rules",
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

  /** The jar contains JavaPoet only under another package name, together with its licence. */
  @Test
  void processorJarEmbedsRenamedJavaPoet() throws IOException {
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
  void runtimeJarContainsExpectedEntries() throws IOException {
    TreeMap<String, byte[]> entries = entries(RUNTIME);
    assertThat(otherEntries(entries))
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
  void classFilesTargetJava17() throws IOException {
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
  void modulesRequireAndExportExpectedNames() {
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
            "dev.boardwright.interop",
            "dev.boardwright.notation",
            "dev.boardwright.packed",
            "dev.boardwright.qi",
            "dev.boardwright.rules",
            "dev.boardwright.style",
            "dev.boardwright.support",
            "dev.boardwright.support.declaration",
            "dev.boardwright.support.plan",
            "dev.boardwright.support.rules",
            "dev.boardwright.support.words");
    assertThat(runtime.exports().stream().noneMatch(ModuleDescriptor.Exports::isQualified))
        .isTrue();
    assertThat(runtime.packages().stream().filter(name -> !isExported(runtime, name)).toList())
        .containsExactly(
            "dev.boardwright.internal.epin",
            "dev.boardwright.internal.feen",
            "dev.boardwright.internal.platform",
            "dev.boardwright.internal.position",
            "dev.boardwright.internal.rules",
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

  /** Projects that depend on the processor also get the runtime, and nothing else. */
  @Test
  void publishedPomsDependOnlyOnRuntime() throws Exception {
    assertThat(publishedDependencies(Path.of("target/.flattened-pom.xml")))
        .containsExactly("dev.boardwright:boardwright-runtime");
    assertThat(publishedDependencies(Path.of("../runtime/target/.flattened-pom.xml"))).isEmpty();
  }

  /**
   * {@return the dependencies in a published POM that are not of scope {@code provided}} Fails if
   * the POM still contains elements that matter only to the build.
   */
  private static Set<String> publishedDependencies(Path pom) throws Exception {
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

  /** Minimizing the jar removes no file of the processor itself. */
  @Test
  void processorJarContainsAllCompiledFiles() throws IOException {
    Path classes = Path.of(System.getProperty("boardwright.classes"));
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
