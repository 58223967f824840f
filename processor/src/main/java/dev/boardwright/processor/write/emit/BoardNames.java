// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.ClassName;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.Surroundings;
import java.util.Set;

/** The names of the types that the sources of one board refer to. */
public final class BoardNames extends TypeNames {
  /** The simple names of the types that the sources of a board import or nest. */
  static final Set<String> IMPORTED =
      Set.of(
          "AnySquareSet",
          "Arrays",
          "AttackTable",
          "BitPlanes",
          "BoardCells",
          "BoardTables",
          "BoardType",
          "CodeSets",
          "CodeTree",
          "CodedBoard",
          "CodedEdit",
          "CodedFreeCursor",
          "CodedGame",
          "CodedGamePosition",
          "CodedMove",
          "CodedPosition",
          "Cursor",
          "DeclaredPieces",
          "Direction",
          "Edit",
          "Feen",
          "FeenCodes",
          "FeenDialect",
          "FeenText",
          "Game",
          "FreePosition",
          "GameCursor",
          "GameData",
          "Generated",
          "GeneratedCode",
          "Geometry",
          "Iterator",
          "Keys",
          "LameTable",
          "Lines",
          "List",
          "Location",
          "ManyWordMoves",
          "GeneratedSearch",
          "MoveTables",
          "Movement",
          "NullMarked",
          "Nullable",
          "Objects",
          "OneWordMoves",
          "Outcome",
          "PackedMove",
          "PieceChanges",
          "PieceRow",
          "PlaneCursor",
          "PlannedMoves",
          "PlayingCursor",
          "PositionEdit",
          "Qi",
          "QiLimits",
          "RayTable",
          "Rays",
          "ReachTable",
          "RuleBook",
          "RuleBookBuilder",
          "RuntimeKey",
          "SearchTables",
          "Shape",
          "Side",
          "Square",
          "SquareIterator",
          "SquareOrder",
          "SquareSet",
          "SquareSetRules",
          "SquareSetText",
          "Squares",
          "Style",
          "Tables",
          "TextEdit",
          "TextPosition",
          "TwoWordMoves",
          "Words");

  public final ClassName square;
  public final ClassName cells;
  public final ClassName position;
  public final ClassName edit;
  public final ClassName piece;
  public final ClassName cursor;
  public final ClassName keys;
  public final ClassName set;
  public final ClassName geometry;
  public final ClassName ruleBook;
  public final ClassName moves;
  public final ClassName move;

  public BoardNames(BoardModel board) {
    super(board);
    square = generated("Square");
    cells = generated("Cells");
    position = generated("Position");
    edit = position.nestedClass("Edit");
    piece = generated("Piece");
    cursor = position.nestedClass("Cursor");
    keys = position.nestedClass("Keys");
    set = generated("SquareSet");
    geometry = generated("Geometry");
    ruleBook = generated("RuleBook");
    moves = generated("Moves");
    move = generated("Move");
  }

  /**
   * {@return the name of the declaration for links in Javadoc} If its simple name may refer to
   * another type in the generated source, this is the qualified name.
   */
  public String declarationLink() {
    String name = declaration.topLevelClassName().simpleName();
    return IMPORTED.contains(name) || Surroundings.JAVA_LANG.contains(name)
        ? declaration.canonicalName()
        : String.join(".", declaration.simpleNames());
  }

  /** {@return the square where all axes begin, such as {@code a1}} */
  public String cellAtOrigin(BoardModel board) {
    return BoardCells.of(board.shape(), board.order())
        .cell(board.shape().index(board.order(), 0, 0, 0));
  }
}
