// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static dev.boardwright.examples.games.ShogiSquare.C3;
import static dev.boardwright.examples.games.ShogiSquare.C4;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A tour of generated moves: lists of moves, positions, and a search with a cursor. */
public final class MovesTour {
  private MovesTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    play(out);
    out.println();
    search(out);
  }

  private static void play(PrintStream out) {
    ShogiMoves moves = new ShogiMoves(); // one for each ply of a search
    ShogiPosition position = ShogiPosition.START;
    int leaves = moves.count(position);
    moves.generate(position);
    int move = moves.get(moves.size() - 1);
    ShogiMove typed = ShogiMove.of(move); // a move as an object
    ShogiSquare from = typed.from();
    ShogiSquare to = typed.to();
    ShogiPosition next = position.play(ShogiMove.of(C3, C4).packed());
    boolean isLegal = moves.isLegal(next, move);
    boolean check = moves.isCheck();
    Optional<GameEnd> end = moves.end();
    out.println(leaves + " moves, the last one is " + typed + ": " + from + ", " + to);
    out.println(isLegal + ", " + check + ", " + end);
  }

  private static void search(PrintStream out) {
    out.println(perft(XiangqiMoves.GAME, 3));
    out.println(perft(ChessMoves.GAME, 4));
  }

  private static <P extends GamePosition<P>> long perft(Game<P> game, int depth) {
    List<BoardMoves<P>> lists = Stream.generate(game::newMoves).limit(depth + 1).toList();
    return perft(lists, game.cursor(game.start()), depth);
  }

  private static <P extends GamePosition<P>> long perft(
      List<BoardMoves<P>> lists, GameCursor<P> cursor, int depth) {
    BoardMoves<P> moves = lists.get(depth);
    if (depth == 1) {
      return moves.count(cursor);
    }
    moves.generate(cursor); // stays valid while the cursor changes
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      cursor.play(moves.get(i));
      leaves += perft(lists, cursor, depth - 1);
      cursor.undo(); // takes back the whole move, castling and en passant included
    }
    return leaves;
  }
}
