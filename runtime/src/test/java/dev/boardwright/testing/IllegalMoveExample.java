// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.interop.Fen;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.IllegalMoveException.Kind;
import dev.boardwright.rules.IllegalMoveException.Reason;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.function.Executable;

/**
 * An illegal move and what its exception says.
 *
 * @param game the name of the game
 * @param fen the position
 * @param move the text of the move
 * @param reason the reason
 * @param squares the names of the squares, separated by spaces
 * @param words the message after the text of the move
 */
public record IllegalMoveExample(
    String game, String fen, String move, Reason reason, String squares, String words) {
  private static final String CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String XIANGQI =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

  /** One move at least for every reason. */
  public static final List<IllegalMoveExample> ALL =
      List.of(
          chess("e4-e5", Reason.NO_PIECE, "e4", "there is no piece on e4"),
          chess("e7-e5", Reason.OTHER_SIDE, "e7", "the pawn on e7 belongs to the other side"),
          chess("c1-c4", Reason.NOT_REACHED, "c1 c4", "the bishop on c1 does not move to c4"),
          chess("e2-e5", Reason.NOT_REACHED, "e2 e5", "the pawn on e2 does not move to e5"),
          chess("a1-a2", Reason.OWN_PIECE, "a2", "a2 has a piece of the same side"),
          chess("a1-a3", Reason.BLOCKED, "a2", "a2 is in the way"),
          chess("a1-a8", Reason.BLOCKED, "a2 a7", "a2 and a7 are in the way"),
          chess("e1-g1", Reason.BLOCKED, "f1 g1", "f1 and g1 are in the way"),
          chess("e1-c1", Reason.BLOCKED, "d1 c1 b1", "d1, c1 and b1 are in the way"),
          chess("e2-d3", Reason.NOTHING_TO_CAPTURE, "d3", "the pawn on e2 only captures on d3"),
          chess(
              "e2-e4=Q", Reason.PROMOTION, "e4", "the pawn on e2 does not promote with this move"),
          of("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4-e5", Reason.BLOCKED, "e5")
              .says("the pawn on e4 does not capture on e5"),
          of("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7-a8", Reason.PROMOTION, "a8")
              .says("a pawn on a8 could never move again"),
          of("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7-a8=K^", Reason.PROMOTION, "a8")
              .says("the pawn on a7 does not promote to a king"),
          of("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2-c3", Reason.LEAVES_CHECK, "e1 e8")
              .says("the king on e1 would be attacked by the rook on e8"),
          of("3r3k/8/8/8/7b/8/8/4K3 w - - 0 1", "e1-d1", Reason.LEAVES_CHECK, "d1 h4 d8")
              .moved("d1 d8", "the king on d1 would be attacked by the rook on d8"),
          of("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1-g1", Reason.CASTLING, "f1 f3")
              .says("the king would cross f1, attacked by the rook on f3"),
          of("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1-g1", Reason.CASTLING, "e1 e3")
              .says("the king on e1 is attacked by the rook on e3"),
          of("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1-g1", Reason.CASTLING, "e1")
              .says("the king on e1 has no partner for castling on that side"),
          of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "g8-h8", Reason.GAME_OVER, "")
              .says("the game is over (checkmate)"),
          new IllegalMoveExample(
                  "xiangqi",
                  XIANGQI,
                  "b3-b9",
                  Reason.NO_HURDLE,
                  "b9",
                  "there is no piece to hop over on the way to b9")
              .at("rnbakabnr/1r7/9/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
          new IllegalMoveExample(
              "xiangqi",
              "4k4/9/1r7/9/1p7/1p7/9/1C7/9/4K4 w - - 0 1",
              "b3-b8",
              Reason.BLOCKED,
              "b5 b6",
              "there is more than one piece on the way to b8"),
          new IllegalMoveExample(
              "xiangqi",
              "4k4/9/9/9/9/9/1p7/1C7/9/4K4 w - - 0 1",
              "b3-b4",
              Reason.BLOCKED,
              "b4",
              "the cannon on b3 does not capture on b4"),
          new IllegalMoveExample(
              "xiangqi", XIANGQI, "b1-d2", Reason.BLOCKED, "c1", "c1 is in the way"),
          new IllegalMoveExample(
              "xiangqi",
              "4k4/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1",
              "e2-d2",
              Reason.FACING,
              "e1 e10",
              "the general on e1 and the general on e10 would face each other"),
          crazyhouse("P*e5", "", Reason.NOT_IN_HAND, "", "there is no P in the hand"),
          crazyhouse("n*e5", "n", Reason.OTHER_SIDE, "", "an n belongs to the other side"),
          crazyhouse("N*e1", "N", Reason.DROP_SQUARE, "e1", "e1 is occupied"),
          crazyhouse("P*d1", "P", Reason.DROP_SQUARE, "d1", "a P cannot be dropped on d1"),
          crazyhouse(
              "N*d4=Q",
              "N",
              Reason.PROMOTION,
              "d4",
              "an N in the hand is not dropped as another Q"),
          shogi("P*e9", Reason.DROP_SQUARE, "e9", "a P on e9 could never move again"),
          shogi("P*c4", Reason.DROP_FILE, "c3", "the file has a P on c3"),
          shogi("P*i8", Reason.DROP_MATE, "i8 i9", "dropping a P must not give checkmate"));

  private static IllegalMoveExample chess(
      String move, Reason reason, String squares, String words) {
    return new IllegalMoveExample("chess", CHESS, move, reason, squares, words);
  }

  private static IllegalMoveExample of(String fen, String move, Reason reason, String squares) {
    return new IllegalMoveExample("chess", fen, move, reason, squares, "");
  }

  private static IllegalMoveExample crazyhouse(
      String move, String hand, Reason reason, String squares, String words) {
    String fen = "4k3/8/8/8/8/8/8/4K3[" + hand + "] w - - 0 1";
    return new IllegalMoveExample("crazyhouse", fen, move, reason, squares, words);
  }

  private static IllegalMoveExample shogi(
      String move, Reason reason, String squares, String words) {
    String fen = "7lk/9/8S/9/9/9/2P6/9/8K[P] w - - 0 1";
    return new IllegalMoveExample("shogi", fen, move, reason, squares, words);
  }

  private IllegalMoveExample says(String message) {
    return new IllegalMoveExample(game, fen, move, reason, squares, message);
  }

  private IllegalMoveExample moved(String named, String message) {
    return new IllegalMoveExample(game, fen, move, reason, named, message);
  }

  private IllegalMoveExample at(String other) {
    return new IllegalMoveExample(game, other, move, reason, squares, words);
  }

  /** {@return the position in a form of the game} */
  public <P extends GamePosition<P>> P position(Game<P> form) {
    return Fen.of(form).parse(fen).position();
  }

  /** Checks that a call throws the exception of this move. */
  public void check(Game<?> form, Executable call) {
    IllegalMoveException e = assertThrows(IllegalMoveException.class, call, move);
    assertEquals("illegal move " + move + ": " + words, e.getMessage());
    assertEquals(reason, e.reason(), e.getMessage());
    assertEquals(Kind.ILLEGAL, e.kind());
    BoardCells cells = BoardCells.of(form.rules().shape(), form.rules().order());
    assertEquals(
        Arrays.stream(squares.split(" ")).filter(name -> !name.isEmpty()).toList(),
        e.squares().stream().map(cells::cell).toList(),
        e.getMessage());
  }

  /** Checks the calls that every form of a game has. */
  public <P extends GamePosition<P>> void checkForm(Game<P> form) {
    P position = position(form);
    int packed = MoveTexts.move(form.rules(), move).packed(form);
    assertFalse(form.newMoves().isLegal(position, packed));
    check(form, () -> form.read(position, move));
    check(form, () -> form.read(position, form.move(packed).toString()));
    GameRecord<P> record = GameRecord.of(form, position);
    if (reason != Reason.GAME_OVER) {
      check(form, () -> record.play(move));
      check(form, () -> record.play(packed));
      check(form, () -> record.play(form.move(packed)));
    }
    check(form, () -> position.play(form.move(packed)));
    check(
        form,
        () -> {
          throw form.problem(position, packed).orElseThrow();
        });
  }

  @Override
  public String toString() {
    return game + " " + move + " " + reason;
  }
}
