// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.ClassName;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.Surroundings;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.CodedBoard;
import dev.boardwright.support.DeclaredPieces;
import dev.boardwright.support.FeenText;
import dev.boardwright.support.LameTable;
import dev.boardwright.support.RayTable;
import dev.boardwright.support.ReachTable;
import dev.boardwright.support.words.BitPlanes;
import dev.boardwright.support.words.CodeSets;
import dev.boardwright.support.words.CodeTree;
import dev.boardwright.support.words.SquareSetRules;
import dev.boardwright.support.words.SquareSetText;
import dev.boardwright.support.words.Words;
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

  public final BoardModel board;
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

  /** A template with these names, the types of the runtime, and the sizes of the board. */
  public final Template template;

  public BoardNames(BoardModel board) {
    super(board);
    this.board = board;
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
    template = new Template();
    addTypes();
    addSizes();
  }

  private void addTypes() {
    template
        .with("square", square)
        .with("cells", cells)
        .with("position", position)
        .with("edit", edit)
        .with("piece", piece)
        .with("cursor", cursor)
        .with("keys", keys)
        .with("set", set)
        .with("squareIterator", set.nestedClass("Squares"))
        .with("geometry", geometry)
        .with("attackTable", geometry.nestedClass("AttackTable"))
        .with("ruleBook", ruleBook)
        .with("moves", moves)
        .with("move", move)
        .with("board", CodedBoard.class)
        .with("boardCells", BoardCells.class)
        .with("boardCursor", BoardCursor.class.getCanonicalName())
        .with("declared", DeclaredPieces.class)
        .with("dialect", FeenDialect.class)
        .with("direction", Direction.class)
        .with("feen", Feen.class)
        .with("feenText", FeenText.class)
        .with("generic", Geometry.class)
        .with("lame", LameTable.class)
        .with("location", Location.class)
        .with("movement", Movement.class)
        .with("packed", PackedMove.class)
        .with("planes", BitPlanes.class)
        .with("ray", RayTable.class)
        .with("reach", ReachTable.class)
        .with("rules", SquareSetRules.class)
        .with("sets", CodeSets.class)
        .with("shape", Shape.class)
        .with("side", Side.class)
        .with("squareOrder", SquareOrder.class)
        .with("style", Style.class)
        .with("tables", BoardTables.class)
        .with("text", SquareSetText.class)
        .with("tree", CodeTree.class)
        .with("words", Words.class);
  }

  private void addSizes() {
    int squares = board.shape().squareCount();
    int dimensions = board.shape().dimensions();
    int directions = BoardTables.directions(dimensions).size();
    template
        .with("lastSquare", squares - 1)
        .with("lastCode", board.alphabet() == null ? 0 : board.pieces().pieces().size())
        .with("count", Words.count(squares))
        .with("dimensions", dimensions)
        .with("directions", directions)
        .with("lastDirection", directions - 1)
        .with("lameRows", LameTable.ROWS)
        .with("lameShift", LameTable.SHIFT)
        .with("first", Literals.text(board.firstStyle().toString()))
        .with("second", Literals.text(board.secondStyle().toString()));
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
  public String cellAtOrigin() {
    return BoardCells.of(board.shape(), board.order())
        .cell(board.shape().index(board.order(), 0, 0, 0));
  }
}
