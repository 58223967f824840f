// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.Quoting;
import java.util.Arrays;
import java.util.Locale;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The messages of the processor, each with its kind and its text. The name of a constant is the id
 * that its messages start with. Ids are documented in docs/errors.md and never change. A {@code %s}
 * at the start of an error's text names what is at fault: a value with its place in the annotation,
 * a record or a component. If the rest of the text is only a {@code %s}, as in {@code shape: %s},
 * the runtime defines the rule and supplies the wording.
 */
public enum Diagnostic {
  /** The type to be packed is not a record. */
  NotARecord("%s cannot be packed: it is not a record"),
  /** A record has type parameters. */
  GenericRecord("%s cannot be packed: it has type parameters"),
  /** A record has no components. */
  EmptyRecord("%s cannot be packed: it has no components"),
  /** The type of a component has no packed form. */
  UnsupportedType("%s has the unsupported type %s: %s%s"),
  /** The type of a component would not be visible to the codec. */
  HiddenType("%s: the codec cannot access the type %s: %s"),
  /** A component has a name that the codec uses for something else. */
  ComponentName("a component of %s cannot be named %s: its codec uses that name"),
  /** A number has no range. */
  MissingRange("%s needs @Range(min = …, max = …), which determines its number of bits%s"),
  /** A range contains no value. */
  RangeEmpty("%s: %s%s"),
  /** A range has values that are outside the type of the number. */
  RangeBeyondType("%s: %s is outside the range of its type, %d to %d"),
  /** The name of a number in messages is too long. */
  LabelTooLong("%s: the label must have at most %d characters, got %d"),
  /** A component that is not a number has a range. */
  RangeOfNoNumber("%s is not a number: its type already determines its values"),
  /** A component of a primitive type is marked as nullable. */
  NullablePrimitive("%s is a primitive: only enums and squares may be nullable"),
  /** An enum has no constants. */
  EmptyEnum("%s: the enum %s has no constants"),
  /** A record needs more bits than a packed form has. */
  TooManyBits("%s: %s"),
  /** The declaration would not be visible to the generated types. */
  PrivateType("%s cannot be %s: %s"),
  /** The names of generated files would be too long for file systems. */
  NameTooLong(
      "%s: the generated files start with this name, which must have at most %d bytes of UTF-8, got"
          + " %d"),
  /** Two declarations would generate types of the same name. */
  NameClash("the types generated for %s and %s would have the same names: %s"),
  /** A type to be generated already exists. */
  NameTaken("the type %s cannot be generated: %s"),
  /** Values of a declaration were read from a class that an earlier build left behind. */
  OldClass(
      "%s uses constants of generated types, and the compiler read outdated ones from an earlier"
          + " build: delete the compiler's output and rebuild"),
  /** A source file could not be written. */
  CannotWrite("cannot write %s: %s"),
  /** An option of the processor has an unknown value. */
  OptionValue("-A%s=%s: the value must be true or false"),
  /** The compilation is for a Java release that generated code does not support. */
  JavaRelease(
      "generated code needs Java %s or later: compile with --release %1$s or later, not %s"),
  /** The processor was run without its runtime, or with another version of it. */
  RuntimeMissing(
      "the processor path must contain boardwright-runtime of the same version as the processor:"
          + " %s"),
  /** The processor itself failed. */
  Internal("the processor failed on %s; please report this with the declaration and this line: %s"),
  /** The types generated for a declaration. Reported only on request. */
  Generated(Kind.NOTE, "%s: %s"),
  /** The stack trace of a failure of the processor. Reported only on request. */
  Trace(Kind.NOTE, "%s");

  /** The maximum length of a message in code points, whatever the source contains. */
  private static final int MAX_MESSAGE = 1_000;

  private final Kind kind;
  private final String text;

  Diagnostic(String text) {
    this(Kind.ERROR, text);
  }

  Diagnostic(Kind kind, String text) {
    this.kind = kind;
    this.text = text;
  }

  /** {@return the kind of message that compilers report} */
  public Kind kind() {
    return kind;
  }

  /** Prints a message of this kind at the place of an element. */
  public void print(Messager messager, String message, Element element) {
    EclipseQuirks.Place place = EclipseQuirks.place(element, message);
    messager.printMessage(kind, place.message(), place.element());
  }

  /**
   * {@return the whole message, beginning with the id} Arguments of type {@link Name} are
   * shortened. The message itself is shortened if it has more than {@value #MAX_MESSAGE} code
   * points, unless it is a {@link #Trace}.
   *
   * @param arguments the arguments of the text
   */
  public String message(@Nullable Object... arguments) {
    Object[] shown =
        Arrays.stream(arguments)
            .map(argument -> argument instanceof Name name ? Quoting.name(name) : argument)
            .toArray();
    String message = "[" + name() + "] " + String.format(Locale.ROOT, text, shown);
    // The class that shortens messages is part of the runtime, which may be missing.
    return this == Trace || message.length() <= MAX_MESSAGE
        ? message
        : Quoting.cut(message, MAX_MESSAGE);
  }
}
