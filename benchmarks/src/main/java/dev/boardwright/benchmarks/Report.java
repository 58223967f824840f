// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * A program that writes tables of what JMH has measured, on the same machine:
 *
 * <pre>
 * java -jar benchmarks/target/benchmarks.jar FeenBenchmark -prof gc -rf json -rff feen.json
 * java -cp benchmarks/target/benchmarks.jar dev.boardwright.benchmarks.Report --out feen.md feen.json
 * </pre>
 *
 * <p>Of several files, results of one JDK are put together, and those of another JDK have columns
 * of their own.
 */
@Command(name = "Report", description = "Writes tables of what JMH has measured.")
public final class Report implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--help", usageHelp = true, description = "Show this text.")
  private boolean isHelp;

  @Option(names = "--out", required = true, paramLabel = "<file>", description = "File to write.")
  private Path out;

  @Parameters(
      arity = "1..*",
      paramLabel = "<results>",
      description = "Files that JMH has written with -rf json.")
  private List<Path> files;

  private Report() {}

  /** {@return the options of the program} */
  static CommandLine options() {
    return new CommandLine(new Report());
  }

  /**
   * Writes the report.
   *
   * @param args the options
   */
  public static void main(String[] args) {
    System.exit(options().execute(args));
  }

  @Override
  public Integer call() throws IOException {
    try {
      Files.writeString(out, text());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    } catch (FileSystemException e) {
      throw new ParameterException(spec.commandLine(), e.toString(), e);
    }
    System.out.println("Written: " + out);
    return CommandLine.ExitCode.OK;
  }

  private String text() throws IOException {
    List<JmhResult> results = new ArrayList<>();
    LocalDate date = LocalDate.EPOCH;
    for (Path file : files) {
      results.addAll(JmhResult.read(file));
      LocalDate measured =
          LocalDate.ofInstant(Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
      date = measured.isAfter(date) ? measured : date;
    }
    return new ReportText(results).of(date);
  }
}
