// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.Arrays;
import java.util.Locale;
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
  /** The shape has no dimensions. */
  ShapeEmpty("shape: %s"),
  /** The shape has more dimensions than a board can have. */
  TooManyDimensions("shape: %s"),
  /** A size in the shape is out of range. */
  DimensionSize("%s: %s"),
  /** The shape has more squares than a board can have. */
  ShapeTooLarge("shape: %s"),
  /** The number of styles is not two. */
  StyleCount(
      "styles: expected two, the first player's in upper case and the second player's in lower"
          + " case; got %d"),
  /** A style is not an SNN name. */
  StyleName(
      "%s: not an SNN name, which consists of ASCII letters and digits and starts with a letter%s"),
  /** A style is written in the case of the other side. */
  StyleSide("%s: the %s player's style must be in %s case%s"),
  /** A style is longer than a position allows. */
  StyleTooLong("%s: %s"),
  /** The list of pieces is empty. */
  PiecesEmpty("pieces: declare at least one piece, or omit pieces to allow any text as a piece"),
  /** There are more pieces than codes in a byte. */
  TooManyPieces("pieces: at most %d can be declared, got %d"),
  /** A piece is longer than a position allows. */
  PieceTooLong("%s: %s"),
  /** A piece is declared twice, or listed twice for a hand. */
  DuplicatePiece("%s: this piece is already %s, as %s[%d]"),
  /** The constants of two pieces would have the same name. */
  PieceNameClash("%s: its constant would be %s, which is already the constant of pieces[%d]"),
  /** A text listed for a hand is not one of the pieces. */
  HandPiece("%s: not one of the declared pieces%s"),
  /** A hand is declared although no pieces are. */
  HandWithoutPieces("%s: a hand lists declared pieces, but no pieces are declared"),
  /** A start is declared, but not the rank that its first row represents. */
  StartWithoutOrder(
      "start: specify the rank of its first row: write order = SquareOrder.DESCENDING if it"
          + " is the highest, as in FEEN and FEN, or order = SquareOrder.ASCENDING if it is rank"
          + " 1"),
  /** A start is declared for a board whose positions have no texts. */
  StartOfNoText("start: %s"),
  /** A start is not a FEEN text. */
  StartSyntax("start: %s"),
  /** A start belongs to a board of another shape. */
  StartShape("start: %s"),
  /** A start has other styles than the board. */
  StartStyles("start: %s"),
  /** A start has a piece that is not declared, or not declared for that hand. */
  StartPiece("start: %s"),
  /** A start has more pieces than squares. */
  StartTooManyPieces("start: %s"),
  /** Rules are declared on a type that declares no board. */
  RulesWithoutBoard("%s has rules, but no board to play on: add @Board to the same type"),
  /** Names for other programs are declared on a type that declares no rules. */
  FenWithoutRules("%s has @FenLetters, but no rules of a game: add @Rules to the same type"),
  /** A member that every game needs is missing. */
  MissingMember("%s: %s%s"),
  /** The board has more dimensions or squares than a board with rules can have. */
  RulesBoard("%s: %s%s"),
  /** There are too many rows, or too many tokens in them. */
  TooManyTokens("%s: %s%s"),
  /** A text is not an EPIN token. */
  TokenSyntax("%s: %s%s"),
  /** A token is written in the case of the wrong side. */
  TokenCase("%s: %s%s"),
  /** A list names the same thing twice. */
  RepeatedElement("%s: %s%s"),
  /** A member that belongs to a token is given in two of its rows. */
  RepeatedMember("%s: %s%s"),
  /** A text is not a movement in Betza notation. */
  MovementSyntax("%s: %s%s"),
  /** A movement is too long, or all movements together are. */
  TooManyTerms("%s: %s%s"),
  /** The rows have too many tokens to promote to or to drop as. */
  TooManyTargets("%s: %s%s"),
  /** A term of a movement leads nowhere on the board. */
  UselessTerm("%s: %s%s"),
  /** A text is not a list of squares of the board. */
  SquaresSyntax("%s: %s%s"),
  /** The lists of squares of all rows together are too long. */
  TooManySquares("%s: %s%s"),
  /** A number is negative. */
  NegativeNumber("%s: %s%s"),
  /** No row describes a token. */
  UnknownToken("%s: %s%s"),
  /** A royal piece would become another piece, or another piece a royal one. */
  RoyalChange("%s: %s%s"),
  /** A row with a passing token does not have exactly one lame leap. */
  PassingLeap("%s: %s%s"),
  /** A passing token has rows, or stands for more than one token or leap. */
  PassingToken("%s: %s%s"),
  /** Castling is given to a piece that is not royal, or has no partner, or a royal one. */
  Castling("%s: %s%s"),
  /** It is not clear what a partner for castling becomes. */
  CastlesWithoutBecomes("%s: %s%s"),
  /** A piece promotes to itself, or to what it becomes anyway. */
  UselessPromotion("%s: %s%s"),
  /** A piece must promote, but promotes to nothing. */
  PromotesToNothing("%s: %s%s"),
  /** The declared pieces or hands are not those of the rows. */
  DifferentPieces("%s: %s%s"),
  /** A side does not have exactly one royal piece in the start. */
  RoyalCount("%s: %s%s"),
  /** A hand in the start has a piece that the side cannot drop. */
  StartHand("%s: %s%s"),
  /** No move may lead to the start. */
  IllegalStart("%s: %s%s"),
  /** A name of a piece for other programs is not a token, = and a name. */
  PieceName("%s: %s%s"),
  /** A castling right is not a letter, = and a square, or nobody can have it. */
  CastlingRight("%s: %s%s"),
  /** A piece can never move. */
  ImmobilePiece(Kind.WARNING, "%s: %s%s"),
  /** No game reaches a piece. */
  UnreachedPiece(Kind.WARNING, "%s: %s%s"),
  /** A piece can never promote. */
  ImpossiblePromotion(Kind.WARNING, "%s: %s%s"),
  /** A royal piece can never castle to one side. */
  ImpossibleCastling(Kind.WARNING, "%s: %s%s"),
  /** A piece with several promotions must promote on some squares of its zone only. */
  ForgottenMustPromote(Kind.WARNING, "%s: %s%s"),
  /** A member has no effect. */
  IdleMember(Kind.WARNING, "%s: %s%s"),
  /** The game has ended in the start. */
  FinishedStart(Kind.WARNING, "%s: %s%s"),
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
    return this == Trace ? message : Quoting.cut(message, MAX_MESSAGE);
  }
}
