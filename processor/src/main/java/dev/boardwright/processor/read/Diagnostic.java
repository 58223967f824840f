// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

/**
 * Everything the processor refuses. The names are the ids that messages start with: they are
 * documented in docs/errors.md and never change.
 */
public enum Diagnostic {
  /** The shape has no dimensions. */
  ShapeEmpty,
  /** The shape has more dimensions than a board can. */
  TooManyDimensions,
  /** One size of the shape is out of range. */
  DimensionSize,
  /** The shape has more squares than a board can. */
  ShapeTooLarge,
  /** There are not two styles. */
  StyleCount,
  /** A style is no SNN name. */
  StyleName,
  /** A style is written in the other side's case. */
  StyleSide,
  /** A style is longer than a position can carry. */
  StyleTooLong,
  /** An alphabet has no pieces. */
  PiecesEmpty,
  /** An alphabet has more pieces than a byte has codes. */
  TooManyPieces,
  /** A piece is longer than a position can carry. */
  PieceTooLong,
  /** A piece is declared twice. */
  DuplicatePiece,
  /** Two pieces would be constants of one name. */
  PieceNameClash,
  /** A hand is to hold what is no piece. */
  HandPiece,
  /** A hand is declared, but no pieces are. */
  HandWithoutPieces,
  /** A start is declared, but not which rank its first row stands for. */
  StartWithoutOrder,
  /** A start is declared for a board whose positions have no texts. */
  StartOfNoText,
  /** A start is no FEEN. */
  StartSyntax,
  /** A start is of a board of another shape. */
  StartShape,
  /** A start is of other styles. */
  StartStyles,
  /** A start has a piece where it is not declared. */
  StartPiece,
  /** A start has more pieces than squares. */
  StartTooManyPieces,
  /** What is to be packed is no record. */
  NotARecord,
  /** A record has type parameters. */
  GenericRecord,
  /** A record has no components. */
  EmptyRecord,
  /** A component is of a type that has no packed form. */
  UnsupportedType,
  /** The codec could not see the type of a component. */
  HiddenType,
  /** A component has a name that its codec uses. */
  ComponentName,
  /** A number has no range. */
  MissingRange,
  /** A range has no value. */
  RangeEmpty,
  /** A range has values that the type of the number has not. */
  RangeBeyondType,
  /** A component that is no number has a range. */
  RangeOfNoNumber,
  /** A component that is always there may be absent. */
  NullablePrimitive,
  /** An enum has no constants. */
  EmptyEnum,
  /** A record has more bits than a packed form. */
  TooManyBits,
  /** The generated types could not see the declaration. */
  PrivateType,
  /** Two declarations would generate types of the same name. */
  NameClash,
  /** A type that is to be generated exists already. */
  NameTaken,
  /** A source file could not be written. */
  CannotWrite,
  /** The processor itself failed. */
  Internal
}
