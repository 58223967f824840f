// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.Arrays;
import java.util.Locale;
import javax.lang.model.element.Name;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Everything the processor says, each with its kind and its text. The names are the ids that
 * messages start with: they are documented in docs/errors.md and never change. Where a text begins
 * with {@code %s}, that is the value at fault and its place in the annotation; where one is nothing
 * else, the rule is the runtime's own and so are its words.
 */
public enum Diagnostic {
  /** The shape has no dimensions. */
  ShapeEmpty("shape: %s"),
  /** The shape has more dimensions than a board can. */
  TooManyDimensions("shape: %s"),
  /** One size of the shape is out of range. */
  DimensionSize("%s: %s"),
  /** The shape has more squares than a board can. */
  ShapeTooLarge("shape: %s"),
  /** There are not two styles. */
  StyleCount(
      "styles: two are needed, the first player's in upper case and the second player's in lower"
          + " case; got %d"),
  /** A style is no SNN name. */
  StyleName("%s: no SNN name, which is made of ASCII letters and digits, a letter first%s"),
  /** A style is written in the other side's case. */
  StyleSide("%s: the %s player's style is written in %s case%s"),
  /** A style is longer than a position can carry. */
  StyleTooLong("%s: %s"),
  /** An alphabet has no pieces. */
  PiecesEmpty("pieces: at least one is needed; without this member any text is a piece"),
  /** An alphabet has more pieces than a byte has codes. */
  TooManyPieces("pieces: at most %d can be declared, got %d"),
  /** A piece is longer than a position can carry. */
  PieceTooLong("%s: %s"),
  /** A piece is declared twice. */
  DuplicatePiece("%s: this piece is %s already, as %s[%d]"),
  /** Two pieces would be constants of one name. */
  PieceNameClash("%s: its constant would be %s, as that of pieces[%d] is"),
  /** A hand is to hold what is no piece. */
  HandPiece("%s: it is not one of the pieces%s"),
  /** A hand is declared, but no pieces are. */
  HandWithoutPieces("%s: a hand is some of the pieces, and no pieces are declared"),
  /** A start is declared, but not which rank its first row stands for. */
  StartWithoutOrder(
      "start: which rank does its first row stand for? Write order = SquareOrder.DESCENDING if it"
          + " is the highest, as in FEEN and FEN, or order = SquareOrder.ASCENDING if it is rank"
          + " 1"),
  /** A start is declared for a board whose positions have no texts. */
  StartOfNoText("start: %s"),
  /** A start is no FEEN. */
  StartSyntax("start: %s"),
  /** A start is of a board of another shape. */
  StartShape("start: %s"),
  /** A start is of other styles. */
  StartStyles("start: %s"),
  /** A start has a piece where it is not declared. */
  StartPiece("start: %s"),
  /** A start has more pieces than squares. */
  StartTooManyPieces("start: %s"),
  /** What is to be packed is no record. */
  NotARecord("%s cannot be packed: only records can, by their components"),
  /** A record has type parameters. */
  GenericRecord("%s cannot be packed: it has type parameters, whose values are unknown"),
  /** A record has no components. */
  EmptyRecord("%s cannot be packed: it has no components"),
  /** A component is of a type that has no packed form. */
  UnsupportedType("%s cannot be of the type %s: %s%s"),
  /** The codec could not see the type of a component. */
  HiddenType("%s: its codec cannot see the type %s: %s"),
  /** A component has a name that its codec uses. */
  ComponentName("a component of %s cannot be called %s: its codec uses that name"),
  /** A number has no range. */
  MissingRange("%s needs @Range(min = …, max = …), which says how many bits it takes%s"),
  /** A range has no value. */
  RangeEmpty("%s: %s%s"),
  /** A range has values that the type of the number has not. */
  RangeBeyondType("%s: %s is beyond its type, which has %d to %d"),
  /** A component that is no number has a range. */
  RangeOfNoNumber("%s is no number: its type alone says what values it has"),
  /** A component that is always there may be absent. */
  NullablePrimitive("%s is never null: only enums and squares may be absent"),
  /** An enum has no constants. */
  EmptyEnum("%s: the enum %s has no constants, and so no value"),
  /** A record has more bits than a packed form. */
  TooManyBits("%s: %s"),
  /** The generated types could not see the declaration. */
  PrivateType("%s cannot be %s: %s"),
  /** Two declarations would generate types of the same name. */
  NameClash("the types generated for %s and %s would have the same names: %s"),
  /** A type that is to be generated exists already. */
  NameTaken("the type %s cannot be generated: %s"),
  /** What was read of a declaration came from a class that an earlier build had left. */
  OldClass(
      "%s has values of generated types, and was read with those of an earlier build, which differ:"
          + " delete the compiler's output and build again"),
  /** A source file could not be written. */
  CannotWrite("cannot write %s: %s"),
  /** An option of the processor has a value that it does not know. */
  OptionValue("-A%s=%s: it is true or false"),
  /** The compilation is for a release of Java that generated code does not run on. */
  JavaRelease(
      "generated code needs Java %s: compile with --release %1$s or later, not for Java %s"),
  /** The processor was run without its runtime, or with another version of it. */
  RuntimeMissing(
      "the processor needs boardwright-runtime of its own version beside it on the processor path:"
          + " %s"),
  /** The processor itself failed. */
  Internal("the processor failed on %s; please report it, with the declaration and this line: %s"),
  /** What was generated for a declaration: said only when asked for. */
  Generated(Kind.NOTE, "%s: %s"),
  /** Where the processor failed: said only when asked for. */
  Trace(Kind.NOTE, "%s");

  /** What a message may take at most, whatever is in the source. */
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

  /** What compilers make of it. */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns the whole message, the id in front. Names are cut, and so is a message of more than
   * {@value #MAX_MESSAGE} characters, unless it is a {@link #Trace}.
   */
  public String message(@Nullable Object... arguments) {
    Object[] shown =
        Arrays.stream(arguments)
            .map(argument -> argument instanceof Name name ? Quoting.name(name) : argument)
            .toArray();
    String message = "[" + name() + "] " + String.format(Locale.ROOT, text, shown);
    return this == Trace ? message : Quoting.cut(message, MAX_MESSAGE);
  }
}
