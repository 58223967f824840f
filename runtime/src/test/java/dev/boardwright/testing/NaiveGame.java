// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonObject;
import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A slow model of a game with declared rules. It works on texts alone: positions map squares to
 * tokens, and a piece moves from one square to another if the difference of their coordinates fits
 * a term and the pieces between them allow it.
 *
 * <p>The declaration must be valid.
 */
public final class NaiveGame {
  final NaiveDeclaration declaration;
  final NaiveSteps steps;
  final NaiveMoves moves;
  private final NaiveState start;

  public NaiveGame(JsonObject declaration) {
    this.declaration = new NaiveDeclaration(declaration);
    steps = new NaiveSteps(this.declaration);
    moves = new NaiveMoves(this.declaration, steps);
    start = read(this.declaration.start());
    start.squares().forEach((cell, token) -> this.declaration.token(token).initial.add(cell));
  }

  // Texts

  public NaiveState start() {
    return start.copy();
  }

  /** {@return the position of a FEEN text, in which each side has at most one royal} */
  public NaiveState read(String feen) {
    Qi qi = Feen.parse(feen, FeenDialect.SNN_STYLES);
    NaiveState state = new NaiveState(qi.turn());
    List<String> cells = declaration.board.cells();
    for (int index = 0; index < cells.size(); index++) {
      String token = qi.pieceAt(index);
      if (token != null) {
        declaration.token(token);
        state.squares().put(cells.get(index), token);
      }
    }
    for (Side side : Side.values()) {
      state.hand(side).putAll(qi.hand(side));
      long royals =
          state.squares().values().stream()
              .filter(token -> NaiveTokens.isRoyal(token) && NaiveTokens.side(token) == side)
              .count();
      if (royals > 1) {
        throw new IllegalArgumentException(royals + " royals of " + side);
      }
    }
    return state;
  }

  public String feen(NaiveState state) {
    Shape shape = Shape.of(declaration.shape.stream().mapToInt(size -> size).toArray());
    Qi.Edit edit =
        Qi.of(shape, declaration.style(Side.FIRST), declaration.style(Side.SECOND)).edit();
    List<String> cells = declaration.board.cells();
    for (int index = 0; index < cells.size(); index++) {
      edit.set(index, state.squares().get(cells.get(index)));
    }
    for (Side side : Side.values()) {
      state.hand(side).forEach((token, count) -> edit.addToHand(side, token, count));
    }
    Qi qi = edit.build();
    return Feen.format(state.turn() == Side.FIRST ? qi : qi.toggle(), FeenDialect.SNN_STYLES);
  }

  public long contentHash(NaiveState state) {
    return NaiveHash.of(declaration, state);
  }

  // Moves

  /** {@return the texts of all legal moves, sorted} */
  public List<String> moves(NaiveState state) {
    return legal(state, true).stream().map(NaiveMove::text).sorted().toList();
  }

  /** {@return the position after a legal move} */
  public NaiveState play(NaiveState state, String text) {
    for (NaiveMove move : legal(state, true)) {
      if (move.text().equals(text)) {
        return played(state, move);
      }
    }
    throw new IllegalArgumentException("not legal: " + text);
  }

  /** {@return the number of sequences of legal moves} */
  public long perft(NaiveState state, int depth) {
    if (depth == 0) {
      return 1;
    }
    List<NaiveMove> legal = legal(state, true);
    if (depth == 1) {
      return legal.size();
    }
    long leaves = 0;
    for (NaiveMove move : legal) {
      leaves += perft(played(state, move), depth - 1);
    }
    return leaves;
  }

  private List<NaiveMove> legal(NaiveState state, boolean hasDropMates) {
    List<NaiveMove> legal = new ArrayList<>();
    if (finished(state) == null) {
      for (NaiveMove move : moves.all(state)) {
        if (isLegal(state, move) && !(hasDropMates && isForbiddenMate(state, move))) {
          legal.add(move);
        }
      }
    }
    return legal;
  }

  private boolean isLegal(NaiveState state, NaiveMove move) {
    NaiveStep step = move.step();
    boolean isDecidedByReplies = step != null && step.row().becomes() != null;
    NaiveState next = isDecidedByReplies ? played(state, move) : moves.played(state, move, false);
    return !isLeftStuck(next, move)
        && !(declaration.hasCheck && isAttacked(next, state.turn()))
        && !isFacing(next)
        && (move.partner() == null || !declaration.hasCheck || isSafe(state, move));
  }

  /** {@return whether a piece declines to promote where it could never move again} */
  private boolean isLeftStuck(NaiveState next, NaiveMove move) {
    return !declaration.allowsStuck
        && move.chosen() == null
        && moves.mayPromote(move)
        && steps.isStuck(declaration.own(next.squares().get(move.to())), move.to());
  }

  /** {@return whether the royal is attacked neither where it castles from nor where it crosses} */
  private boolean isSafe(NaiveState state, NaiveMove move) {
    boolean isSafe = !isAttacked(state, state.turn());
    for (String cell : move.step().between()) {
      isSafe &= !isAttacked(NaiveMoves.shifted(state, move.from(), cell), state.turn());
    }
    return isSafe;
  }

  private boolean isForbiddenMate(NaiveState state, NaiveMove move) {
    if (!move.isDrop()) {
      return false;
    }
    String landing = move.chosen() == null ? move.token() : move.chosen();
    if (declaration.token(landing).dropMates) {
      return false;
    }
    NaiveState next = moves.played(state, move, false);
    return isCheck(next) && legal(next, false).isEmpty();
  }

  private NaiveState played(NaiveState state, NaiveMove move) {
    boolean mayPass =
        declaration.hasEnPassant
            && !move.isDrop()
            && move.chosen() == null
            && move.step().row().passing() != null
            && move.step().term().isLame();
    if (mayPass) {
      NaiveState passing = moves.played(state, move, true);
      if (finished(passing) == null && isCapturedEnPassant(passing, move.to())) {
        return passing;
      }
    }
    return moves.played(state, move, false);
  }

  /**
   * {@return whether a legal reply captures the passing piece on a square} Such a reply is never a
   * leap that passes squares itself, so this ends.
   */
  private boolean isCapturedEnPassant(NaiveState state, String victim) {
    for (NaiveMove reply : moves.all(state)) {
      if (reply.isEnPassant() && reply.victim().equals(victim) && isLegal(state, reply)) {
        return true;
      }
    }
    return false;
  }

  // Royals

  /** {@return whether the royal of the side to move is attacked} */
  public boolean isCheck(NaiveState state) {
    return isAttacked(state, state.turn());
  }

  /** {@return the squares of the pieces of a side that attack a square} */
  public Set<String> attackers(NaiveState state, String cell, Side by) {
    return steps.attackers(state, cell, by).collect(Collectors.toSet());
  }

  private boolean isAttacked(NaiveState state, Side side) {
    String royal = royal(state, side);
    return royal != null && steps.isAttacked(state, royal, side.opposite());
  }

  static String royal(NaiveState state, Side side) {
    for (Map.Entry<String, String> entry : state.squares().entrySet()) {
      String token = entry.getValue();
      if (NaiveTokens.isRoyal(token) && NaiveTokens.side(token) == side) {
        return entry.getKey();
      }
    }
    return null;
  }

  private boolean isFacing(NaiveState state) {
    if (declaration.facing.isEmpty()) {
      return false;
    }
    for (String first : standing(state, Side.FIRST)) {
      for (String second : standing(state, Side.SECOND)) {
        if (isOpen(state, first, second)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<String> standing(NaiveState state, Side side) {
    String facing = NaiveTokens.of(side, declaration.facing);
    return state.squares().entrySet().stream()
        .filter(entry -> declaration.own(entry.getValue()).equals(facing))
        .map(Map.Entry::getKey)
        .toList();
  }

  boolean isOpen(NaiveState state, String first, String second) {
    NaiveBoard board = declaration.board;
    int low = Math.min(board.rank(first), board.rank(second));
    int high = Math.max(board.rank(first), board.rank(second));
    return board.file(first) == board.file(second)
        && state.squares().keySet().stream()
            .noneMatch(
                cell ->
                    board.file(cell) == board.file(first)
                        && board.rank(cell) > low
                        && board.rank(cell) < high);
  }

  // The end

  /** {@return the outcome for the side to move, or null if the game goes on} */
  public String outcome(NaiveState state) {
    String finished = finished(state);
    if (finished != null || !legal(state, true).isEmpty()) {
      return finished;
    }
    return isCheck(state) && declaration.hasCheck ? "LOSS" : declaration.stalemate;
  }

  private String finished(NaiveState state) {
    Side mover = state.turn().opposite();
    if (royal(state, state.turn()) == null) {
      return "LOSS";
    }
    if (royal(state, mover) == null) {
      return "WIN";
    }
    if (hasReachedGoal(state, mover)) {
      return "LOSS";
    }
    if (hasReachedGoal(state, state.turn())) {
      return "WIN";
    }
    if (declaration.hasBareRoyal) {
      if (pieces(state, mover) == 1 && pieces(state, state.turn()) >= 2) {
        return "WIN";
      }
      if (pieces(state, state.turn()) == 1 && pieces(state, mover) >= 3) {
        return "LOSS";
      }
    }
    return null;
  }

  private boolean hasReachedGoal(NaiveState state, Side side) {
    return declaration.goal(side).contains(royal(state, side)) && !isAttacked(state, side);
  }

  /** {@return the number of a side's pieces on the board and in its hand} */
  private static int pieces(NaiveState state, Side side) {
    int count = state.hand(side).values().stream().mapToInt(number -> number).sum();
    for (String token : state.squares().values()) {
      count += NaiveTokens.side(token) == side ? 1 : 0;
    }
    return count;
  }
}
