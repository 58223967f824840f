// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Moves as the rows offer them, and what they do, without regard to the royals' safety. */
final class NaiveMoves {
  private final NaiveDeclaration declaration;
  private final NaiveSteps steps;

  NaiveMoves(NaiveDeclaration declaration, NaiveSteps steps) {
    this.declaration = declaration;
    this.steps = steps;
  }

  // Offers

  List<NaiveMove> all(NaiveState state) {
    List<NaiveMove> moves = new ArrayList<>();
    Map<String, String> crossed = steps.crossed(state, state.turn().opposite());
    for (Map.Entry<String, String> entry : state.squares().entrySet()) {
      String from = entry.getKey();
      if (NaiveTokens.side(entry.getValue()) == state.turn()) {
        String token = declaration.own(entry.getValue());
        for (Map.Entry<String, List<NaiveStep>> ways : steps.from(token, from).entrySet()) {
          ways.getValue().stream()
              .map(way -> offer(state, crossed, from, token, ways.getKey(), way))
              .filter(Objects::nonNull)
              .findFirst()
              .ifPresent(move -> addPromotions(state, move, moves));
        }
      }
    }
    addDrops(state, moves);
    return moves;
  }

  private NaiveMove offer(
      NaiveState state,
      Map<String, String> crossed,
      String from,
      String token,
      String to,
      NaiveStep step) {
    String target = state.squares().get(to);
    if (step.term().castles()) {
      String partner = target == null ? partner(state, from, to) : null;
      return partner == null ? null : new NaiveMove(from, token, to, null, step, null, partner);
    }
    if (target != null && NaiveTokens.side(target) == state.turn() || !step.isFree(state)) {
      return null;
    }
    if (target != null) {
      return step.term().captures() ? new NaiveMove(from, token, to, null, step, to, null) : null;
    }
    if (step.term().has('e') && crossed.containsKey(to)) {
      return new NaiveMove(from, token, to, null, step, crossed.get(to), null);
    }
    return step.term().moves() ? new NaiveMove(from, token, to, null, step, null, null) : null;
  }

  private String partner(NaiveState state, String from, String to) {
    int files = declaration.board.file(to) - declaration.board.file(from);
    int direction = Integer.signum(files);
    int distance = 1;
    String cell = declaration.board.shifted(from, direction, 0);
    while (cell != null && !state.squares().containsKey(cell)) {
      distance++;
      cell = declaration.board.shifted(from, direction * distance, 0);
    }
    if (cell == null || distance <= Math.abs(files)) {
      return null;
    }
    String token = state.squares().get(cell);
    boolean isOwn = NaiveTokens.side(token) == state.turn();
    return isOwn && declaration.token(token).castles ? cell : null;
  }

  private void addPromotions(NaiveState state, NaiveMove move, List<NaiveMove> moves) {
    NaiveToken token = declaration.token(move.token());
    if (!mayPromote(move)) {
      moves.add(move);
      return;
    }
    for (String target : token.promotesTo) {
      int limit = declaration.token(target).promotionLimit;
      if (limit == 0 || count(state, target) < limit) {
        moves.add(chosen(move, target));
      }
    }
    // Limits do not make it legal to decline: as in grand chess, such a piece has to wait.
    if (!token.mustPromote) {
      moves.add(move);
    }
  }

  /** {@return whether a piece may promote, apart from limits, in a move or instead of it} */
  boolean mayPromote(NaiveMove move) {
    NaiveToken token = declaration.token(move.token());
    return !move.isDrop()
        && token.zone != null
        && !token.promotesTo.isEmpty()
        && (token.zone.contains(move.from()) || token.zone.contains(move.to()));
  }

  private int count(NaiveState state, String token) {
    int count = 0;
    for (String other : state.squares().values()) {
      count += declaration.own(other).equals(token) ? 1 : 0;
    }
    return count;
  }

  private static NaiveMove chosen(NaiveMove move, String target) {
    return new NaiveMove(
        move.from(), move.token(), move.to(), target, move.step(), move.victim(), move.partner());
  }

  private void addDrops(NaiveState state, List<NaiveMove> moves) {
    if (!declaration.drops(state.turn())) {
      return;
    }
    for (String held : state.hand(state.turn()).keySet()) {
      List<String> dropsAs = declaration.token(held).dropsAs;
      for (String landing : dropsAs.isEmpty() ? List.of(held) : dropsAs) {
        for (String to : declaration.board.cells()) {
          if (mayLand(state, landing, to)) {
            String chosen = landing.equals(held) ? null : landing;
            moves.add(new NaiveMove(null, held, to, chosen, null, null, null));
          }
        }
      }
    }
  }

  private boolean mayLand(NaiveState state, String landing, String to) {
    NaiveToken token = declaration.token(landing);
    if (state.squares().containsKey(to)
        || token.dropZone != null && !token.dropZone.contains(to)
        || !declaration.allowsStuck && steps.isStuck(landing, to)) {
      return false;
    }
    int onFile = 0;
    for (Map.Entry<String, String> entry : state.squares().entrySet()) {
      boolean isSame = entry.getValue().equals(landing);
      boolean isOnFile = declaration.board.file(entry.getKey()) == declaration.board.file(to);
      onFile += isSame && isOnFile ? 1 : 0;
    }
    return token.maxPerFile == 0 || onFile < token.maxPerFile;
  }

  // Consequences

  /**
   * {@return the position after a move}
   *
   * @param isPassing whether a lame leap makes the piece a passing one
   */
  NaiveState played(NaiveState state, NaiveMove move, boolean isPassing) {
    NaiveState next = state.copy();
    Side side = state.turn();
    if (move.victim() != null) {
      String victim = next.squares().remove(move.victim());
      if (declaration.drops(side) && !NaiveTokens.isRoyal(victim)) {
        next.addToHand(side, declaration.captured(victim, side), 1);
      }
    }
    next.squares().replaceAll((cell, token) -> declaration.own(token));
    if (move.isDrop()) {
      next.addToHand(side, move.token(), -1);
      next.squares().put(move.to(), Objects.requireNonNullElse(move.chosen(), move.token()));
    } else {
      next.squares().remove(move.from());
      next.squares().put(move.to(), arrived(move, isPassing));
    }
    if (move.partner() != null) {
      int files = declaration.board.file(move.to()) - declaration.board.file(move.from());
      String landing = declaration.board.shifted(move.to(), -Integer.signum(files), 0);
      next.squares().put(landing, next.squares().remove(move.partner()));
    }
    if (!move.isDrop() && NaiveTokens.isRoyal(move.token())) {
      next.squares()
          .replaceAll((cell, token) -> side == NaiveTokens.side(token) ? spent(token) : token);
    }
    next.passTurn();
    return next;
  }

  private String arrived(NaiveMove move, boolean isPassing) {
    NaiveRow row = move.step().row();
    if (move.chosen() != null) {
      return move.chosen();
    }
    if (isPassing) {
      return row.passing();
    }
    return row.becomes() == null ? move.token() : row.becomes();
  }

  /** {@return what a token becomes when the royal of its side moves} */
  private String spent(String token) {
    NaiveToken castling = declaration.token(token);
    return castling.castles && castling.spent != null ? castling.spent : token;
  }

  /** {@return the position in which the royal stands elsewhere, and nothing else has changed} */
  static NaiveState shifted(NaiveState state, String from, String to) {
    NaiveState shifted = state.copy();
    shifted.squares().put(to, shifted.squares().remove(from));
    return shifted;
  }
}
