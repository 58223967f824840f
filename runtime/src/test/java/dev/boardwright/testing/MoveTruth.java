// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.Move;
import dev.boardwright.style.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The judgment of the slow third form about what a message says of one illegal move. */
public final class MoveTruth {
  private final NaiveGame game;
  private final NaiveDeclaration declaration;
  private final NaiveState state;
  private final Side turn;
  private final IllegalMoveException e;

  /** The squares of the message. */
  private final List<String> squares;

  private final String from;
  private final String to;
  private final String piece;
  private final String chosen;

  /** The ways in which the piece could move there, whatever stands on the board. */
  private final List<NaiveStep> ways;

  public MoveTruth(NaiveGame game, NaiveState state, Move move, IllegalMoveException e) {
    this.game = game;
    declaration = game.declaration;
    this.state = state;
    turn = state.turn();
    this.e = e;
    List<String> cells = declaration.board.cells();
    squares = e.squares().stream().map(cells::get).toList();
    from = move.isDrop() ? null : cells.get(move.fromIndex());
    to = cells.get(move.toIndex());
    piece = move.isDrop() ? move.droppedToken() : state.squares().get(from);
    chosen = move.promotionToken();
    ways =
        from == null || piece == null
            ? List.of()
            : game.steps.from(piece, from).getOrDefault(to, List.of());
  }

  /** {@return whether the message is true} */
  public boolean isTrue() {
    boolean isOwn = piece != null && NaiveTokens.side(piece) == turn;
    return e.getMessage().startsWith("illegal move " + candidate().text() + ": ")
        && switch (e.reason()) {
          case NO_PIECE -> piece == null && squares.equals(List.of(from));
          case OTHER_SIDE -> piece != null && !isOwn;
          case GAME_OVER -> game.outcome(state) != null;
          default -> isOwn && (from == null ? isTrueOfDrop() : isTrueOfMove());
        };
  }

  private NaiveMove candidate() {
    return new NaiveMove(from, piece, to, chosen, null, null, null);
  }

  private boolean isTrueOfMove() {
    String there = state.squares().get(to);
    boolean isEnemy = there != null && NaiveTokens.side(there) != turn;
    return switch (e.reason()) {
      case NOT_REACHED -> ways.isEmpty();
      case OWN_PIECE -> there != null && !isEnemy && !ways.isEmpty() && squares.equals(List.of(to));
      case BLOCKED -> isEnemy && captures() == 0 || ways.stream().anyMatch(this::isBlocked);
      case NO_HURDLE -> isEnemy && ways.stream().anyMatch(way -> occupied(way).isEmpty());
      case NOTHING_TO_CAPTURE ->
          there == null && captures() > 0 && ways.stream().noneMatch(way -> way.term().moves());
      case CASTLING -> squares.size() == 1 ? !hasPartner() : isAttackedOnTheWay();
      case PROMOTION -> isPromotionWrong();
      default -> isTrueAfterwards();
    };
  }

  private long captures() {
    return ways.stream().filter(way -> way.term().captures()).count();
  }

  private Set<String> occupied(NaiveStep way) {
    Set<String> occupied = new HashSet<>(way.between());
    occupied.retainAll(state.squares().keySet());
    return occupied;
  }

  private boolean isBlocked(NaiveStep way) {
    return !squares.isEmpty()
        && (way.term().castles()
            ? state.squares().keySet().containsAll(squares)
            : occupied(way).equals(Set.copyOf(squares)));
  }

  /** {@return whether a piece that castles stands anywhere beyond the destination} */
  private boolean hasPartner() {
    int step = Integer.signum(declaration.board.file(to) - declaration.board.file(from));
    String cell = declaration.board.shifted(to, step, 0);
    while (cell != null) {
      String token = state.squares().get(cell);
      if (token != null && NaiveTokens.side(token) == turn && declaration.token(token).castles) {
        return true;
      }
      cell = declaration.board.shifted(cell, step, 0);
    }
    return false;
  }

  private boolean isAttackedOnTheWay() {
    NaiveState without = state.copy();
    without.squares().remove(from);
    return areAttackers(without);
  }

  /** {@return whether the first square of the message is attacked from all the others} */
  private boolean areAttackers(NaiveState where) {
    Set<String> attackers = game.attackers(where, squares.get(0), turn.opposite());
    return squares.size() > 1 && attackers.equals(Set.copyOf(squares.subList(1, squares.size())));
  }

  private boolean isPromotionWrong() {
    NaiveToken token = declaration.token(piece);
    if (chosen != null) {
      return !game.moves.mayPromote(candidate()) || !token.promotesTo.contains(chosen);
    }
    return game.moves.mayPromote(candidate())
        && (token.mustPromote
            || ways.stream().anyMatch(way -> game.steps.isStuck(arrived(way), to)));
  }

  private String arrived(NaiveStep way) {
    return Objects.requireNonNullElse(way.row().becomes(), piece);
  }

  private boolean isTrueOfDrop() {
    String landing = Objects.requireNonNullElse(chosen, piece);
    NaiveToken token = declaration.token(landing);
    List<String> dropsAs = declaration.token(piece).dropsAs;
    return switch (e.reason()) {
      case NOT_IN_HAND -> !state.hand(turn).containsKey(piece);
      case PROMOTION ->
          piece.equals(chosen) || !(dropsAs.isEmpty() ? List.of(piece) : dropsAs).contains(landing);
      case DROP_SQUARE ->
          e.getMessage().endsWith("occupied")
              ? state.squares().containsKey(to)
              : token.dropZone != null && !token.dropZone.contains(to)
                  || game.steps.isStuck(landing, to);
      case DROP_FILE ->
          squares.size() >= token.maxPerFile
              && squares.stream()
                  .allMatch(
                      cell ->
                          landing.equals(state.squares().get(cell))
                              && declaration.board.file(cell) == declaration.board.file(to));
      default -> isTrueAfterwards();
    };
  }

  /** {@return whether a message is true of the position that the move would lead to} */
  private boolean isTrueAfterwards() {
    NaiveState after =
        game.moves.all(state).stream()
            .filter(move -> move.text().equals(candidate().text()))
            .map(move -> game.moves.played(state, move, false))
            .findFirst()
            .orElseThrow();
    return switch (e.reason()) {
      case LEAVES_CHECK ->
          squares.get(0).equals(NaiveGame.royal(after, turn)) && areAttackers(after);
      case FACING -> game.isOpen(after, squares.get(0), squares.get(1));
      case DROP_MATE -> game.isCheck(after) && game.moves(after).isEmpty();
      default -> throw new IllegalArgumentException(e);
    };
  }
}
