// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs the programs of the examples, whose options picocli reads. Whatever goes wrong is told
 * briefly on standard error, which repeats at most the beginning of what was typed.
 */
public final class Programs {
  private static final String HELP = "--help";
  private static final int WRONG_ARGUMENTS = 2;
  private static final int COLUMNS = 80;

  private Programs() {}

  /** The work of a program, once its options have been read. */
  @FunctionalInterface
  public interface Program {
    /**
     * Runs the program.
     *
     * @throws ProgramException if the program fails
     */
    void run() throws ProgramException;
  }

  /**
   * Reads the arguments of a program, and runs it. Prints its usage if one of them is {@code
   * --help}, or if it needs arguments and there are none.
   *
   * @param options receives the options, in fields with annotations of picocli
   * @param arguments the arguments
   * @param out receives the usage that was asked for
   * @param err receives what is wrong
   * @param program what to do then
   * @return the exit status: 0; 2 if the arguments are invalid; 1 if the program fails
   */
  public static int run(
      Object options, String[] arguments, PrintStream out, PrintStream err, Program program) {
    CommandLine line = commandLine(options);
    if (List.of(arguments).contains(HELP)) {
      line.usage(out, Ansi.OFF);
      return 0;
    }
    try {
      read(line, arguments);
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      if (arguments.length == 0) {
        line.usage(err, Ansi.OFF);
      }
      return WRONG_ARGUMENTS;
    }
    try {
      program.run();
      return 0;
    } catch (ProgramException e) {
      err.println(Arguments.visible(e.getMessage()));
      return e.status();
    }
  }

  /** Ends this process if a program has failed. */
  public static void exit(int status) {
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Reads a value that picocli only knows as text.
   *
   * @param reader reads the value
   * @param <T> the type of the value
   * @return the value
   * @throws ProgramException if the reader refuses the text
   */
  public static <T> T read(Supplier<T> reader) throws ProgramException {
    try {
      return reader.get();
    } catch (IllegalArgumentException e) {
      throw ProgramException.ofArguments(e);
    }
  }

  private static CommandLine commandLine(Object options) {
    CommandLine line =
        new CommandLine(options)
            .setSeparator(" ")
            .setExpandAtFiles(false)
            .setOverwrittenOptionsAllowed(true)
            .setUnmatchedOptionsArePositionalParams(true);
    OptionSpec help =
        OptionSpec.builder(HELP).usageHelp(true).description("show this text").build();
    CommandSpec spec = line.getCommandSpec().addOption(help);
    // The arguments come first, because the value of an option may consist of several words.
    String arguments =
        spec.positionalParameters().stream()
            .map(each -> (each.required() ? " %s" : " [%s]").formatted(each.paramLabel()))
            .collect(Collectors.joining());
    spec.usageMessage()
        .width(COLUMNS)
        .sortOptions(false)
        .customSynopsis(spec.name() + arguments + " [options]");
    return line;
  }

  private static void read(CommandLine line, String... arguments) {
    for (String argument : arguments) {
      // No value begins with two hyphens.
      if (argument.startsWith("--") && !line.getCommandSpec().optionsMap().containsKey(argument)) {
        throw new IllegalArgumentException("unknown option: " + Arguments.shown(argument));
      }
    }
    try {
      line.parseArgs(arguments).matchedArgs().forEach(Programs::checkLimits);
    } catch (UnmatchedArgumentException e) {
      throw new IllegalArgumentException(
          "unknown argument: " + Arguments.shown(e.getUnmatched().get(0)), e);
    } catch (MissingParameterException e) {
      ArgSpec missing = e.getMissing().get(0);
      throw new IllegalArgumentException(
          missing.isOption() ? name(missing) + " needs a value" : "no " + name(missing) + " given",
          e);
    } catch (ParameterException e) {
      throw refusal(e);
    }
  }

  private static void checkLimits(ArgSpec argument) {
    argument.originalStringValues().forEach(value -> checkLimits(argument, value));
  }

  private static void checkLimits(ArgSpec argument, String value) {
    if (argument.userObject() instanceof Field field && field.isAnnotationPresent(Limits.class)) {
      Limits limits = field.getAnnotation(Limits.class);
      Arguments.number(name(argument), value, limits.min(), limits.max());
    }
  }

  /** {@return what is wrong with a value that cannot be converted} */
  private static IllegalArgumentException refusal(ParameterException e) {
    checkLimits(e.getArgSpec(), e.getValue());
    Throwable cause = e.getCause();
    if (cause instanceof IllegalArgumentException own && !(cause instanceof InvalidPathException)) {
      return own;
    }
    return new IllegalArgumentException(
        name(e.getArgSpec()) + " cannot be \"" + Arguments.shown(e.getValue()) + "\"", e);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
