// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * An adapter that lets the Eclipse compiler compile sources in memory. That compiler cannot read
 * them itself, so the adapter writes them to a folder and copies the output back.
 */
public final class EclipseJavaCompiler implements JavaCompiler {
  /**
   * The options of the Eclipse compiler that correspond to javac's strict options. Like javac, it
   * says nothing about names in {@code @SuppressWarnings} that it does not know.
   */
  public static final List<String> STRICT =
      List.of(
          "--release",
          "17",
          "-warn:+raw,unchecked,unused,unusedImport,deprecation,static-access,fallthrough",
          "-warn:-warningToken",
          "-failOnWarning");

  /** One for each thread, since each new one lists all classes of the JDK. */
  private static final ThreadLocal<StandardJavaFileManager> FILES =
      ThreadLocal.withInitial(
          () -> new EclipseCompiler().getStandardFileManager(null, Locale.ROOT, null));

  @Override
  public CompilationTask getTask(
      Writer out,
      JavaFileManager fileManager,
      DiagnosticListener<? super JavaFileObject> listener,
      Iterable<String> options,
      Iterable<String> classes,
      Iterable<? extends JavaFileObject> units) {
    return new Task((StandardJavaFileManager) fileManager, listener, options, units);
  }

  @Override
  public StandardJavaFileManager getStandardFileManager(
      DiagnosticListener<? super JavaFileObject> listener, Locale locale, Charset charset) {
    return ToolProvider.getSystemJavaCompiler().getStandardFileManager(listener, locale, charset);
  }

  @Override
  public int isSupportedOption(String option) {
    return new EclipseCompiler().isSupportedOption(option);
  }

  @Override
  public int run(InputStream in, OutputStream out, OutputStream err, String... arguments) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Set<SourceVersion> getSourceVersions() {
    return new EclipseCompiler().getSourceVersions();
  }

  /** A compilation, which runs in its own folder. */
  private static final class Task implements CompilationTask {
    private final StandardJavaFileManager memory;
    private final DiagnosticListener<? super JavaFileObject> listener;
    private final List<String> options = new ArrayList<>();
    private final Iterable<? extends JavaFileObject> units;
    private final List<Processor> processors = new ArrayList<>();

    /** The sources in memory, by the location of their copies in the folder. */
    private final Map<URI, JavaFileObject> originals = new HashMap<>();

    private final List<MappedDiagnostic> said = new ArrayList<>();

    Task(
        StandardJavaFileManager memory,
        DiagnosticListener<? super JavaFileObject> listener,
        Iterable<String> options,
        Iterable<? extends JavaFileObject> units) {
      this.memory = memory;
      this.listener = listener;
      options.forEach(this.options::add);
      this.units = units;
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
      processors.forEach(this.processors::add);
    }

    @Override
    public void addModules(Iterable<String> moduleNames) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void setLocale(Locale locale) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Boolean call() {
      try {
        Path folder = Files.createTempDirectory("eclipse").toRealPath();
        try {
          return compile(folder);
        } finally {
          delete(folder);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private boolean compile(Path folder) throws IOException {
      Path sources = Files.createDirectory(folder.resolve("sources"));
      Path classes = Files.createDirectory(folder.resolve("classes"));
      Path generated = Files.createDirectory(folder.resolve("generated"));
      List<Path> paths = new ArrayList<>();
      for (JavaFileObject unit : units) {
        Path path = sources.resolve(TestCompiler.pathOf(unit));
        Files.createDirectories(path.getParent());
        Files.writeString(path, unit.getCharContent(true));
        originals.put(path.toUri(), unit);
        paths.add(path);
      }
      boolean isGood = compile(classes, generated, paths);
      boolean isRefusedForWarnings =
          !isGood && said.stream().noneMatch(d -> d.getKind() == Diagnostic.Kind.ERROR);
      for (MappedDiagnostic diagnostic : said) {
        listener.report(isRefusedForWarnings ? diagnostic.asError() : diagnostic);
      }
      copyToMemory(classes, StandardLocation.CLASS_OUTPUT, JavaFileObject.Kind.CLASS);
      copyToMemory(generated, StandardLocation.SOURCE_OUTPUT, JavaFileObject.Kind.SOURCE);
      return isGood;
    }

    /**
     * Runs the compiler on files.
     *
     * @return whether there were no errors
     */
    private boolean compile(Path classes, Path generated, List<Path> sources) throws IOException {
      EclipseCompiler ecj = new EclipseCompiler();
      List<String> all = new ArrayList<>(options);
      all.addAll(List.of("-d", classes.toString(), "-s", generated.toString()));
      StandardJavaFileManager files = FILES.get();
      files.setLocation(
          StandardLocation.CLASS_PATH, memory.getLocation(StandardLocation.CLASS_PATH));
      CompilationTask task =
          ecj.getTask(
              new StringWriter(),
              files,
              this::add,
              all,
              null,
              files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(processors);
      return task.call();
    }

    /** Records a diagnostic, and maps it to the source in memory. */
    private void add(Diagnostic<? extends JavaFileObject> diagnostic) {
      JavaFileObject source = diagnostic.getSource();
      said.add(
          new MappedDiagnostic(
              diagnostic,
              source == null ? null : originals.get(source.toUri()),
              diagnostic.getKind()));
    }

    /** Copies the files in a folder to a location of the file manager in memory. */
    private void copyToMemory(
        Path folder, JavaFileManager.Location location, JavaFileObject.Kind kind)
        throws IOException {
      for (Path file : files(folder)) {
        String path = folder.relativize(file).toString();
        String name = path.substring(0, path.lastIndexOf('.')).replace(File.separatorChar, '.');
        JavaFileObject kept = memory.getJavaFileForOutput(location, name, kind, null);
        try (OutputStream out = kept.openOutputStream()) {
          Files.copy(file, out);
        }
      }
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
    }
  }

  private static void delete(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path visited, IOException e)
              throws IOException {
            Files.delete(visited);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** A diagnostic for a copied source that refers to the original source in memory. */
  private record MappedDiagnostic(
      Diagnostic<? extends JavaFileObject> diagnostic, JavaFileObject source, Kind kind)
      implements Diagnostic<JavaFileObject> {
    /** {@return this diagnostic as an error, for a warning that made the compilation fail} */
    MappedDiagnostic asError() {
      return new MappedDiagnostic(diagnostic, source, Kind.ERROR);
    }

    @Override
    public JavaFileObject getSource() {
      return source;
    }

    @Override
    public Kind getKind() {
      return kind;
    }

    @Override
    public long getPosition() {
      return diagnostic.getPosition();
    }

    @Override
    public long getStartPosition() {
      return diagnostic.getStartPosition();
    }

    @Override
    public long getEndPosition() {
      return diagnostic.getEndPosition();
    }

    @Override
    public long getLineNumber() {
      return diagnostic.getLineNumber();
    }

    @Override
    public long getColumnNumber() {
      return diagnostic.getColumnNumber();
    }

    @Override
    public String getCode() {
      return diagnostic.getCode();
    }

    @Override
    public String getMessage(Locale locale) {
      return diagnostic.getMessage(Locale.ROOT);
    }

    @Override
    public String toString() {
      return kind + ": " + getMessage(null);
    }
  }
}
