// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.Sfen;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The known answers for one declared game, which other programs computed. */
public final class GameRows {
  private static final Map<String, DeclaredGame> GAMES = DeclaredGame.all();
  private static final List<JsonObject> POSITIONS = Declarations.load("positions");
  private static final List<JsonObject> COUNTS = Declarations.load("counts");

  /** The games whose positions are SFEN unless they have brackets. */
  private static final Set<String> SFEN_GAMES = Set.of("shogi", "minishogi");

  private final DeclaredGame game;
  private final RuleBook rules;
  private final Fen<RuleBookPosition> fen;

  /**
   * A position with its legal moves.
   *
   * @param feen the position as FEEN with style names
   * @param check whether the side to move is in check
   * @param perft the numbers of sequences of one, two and three moves
   * @param moves all legal moves in UCI, sorted
   */
  public record Position(String feen, boolean check, List<Long> perft, List<String> moves) {}

  /**
   * A number of sequences of moves.
   *
   * @param feen the position as FEEN with style names
   * @param depth the length of the sequences
   * @param nodes their number
   */
  public record Count(String feen, int depth, long nodes) {}

  /** Creates the rows of a game. */
  public GameRows(DeclaredGame game) {
    this.game = game;
    rules = Declarations.ruleBook(game.declaration());
    fen = Fen.of(rules);
  }

  /** {@return the rows of the game with a name} */
  public static GameRows named(String name) {
    return new GameRows(Objects.requireNonNull(GAMES.get(name), name));
  }

  /** {@return the game as the data declares it} */
  public DeclaredGame game() {
    return game;
  }

  /** {@return the positions} */
  public List<Position> positions() {
    return rows(POSITIONS)
        .map(
            row ->
                new Position(
                    feen(row),
                    row.get("check").getAsBoolean(),
                    row.getAsJsonArray("perft").asList().stream()
                        .map(JsonElement::getAsLong)
                        .toList(),
                    Vectors.texts(row.getAsJsonArray("moves")).stream().sorted().toList()))
        .toList();
  }

  /** {@return the different counts, none above a limit} */
  public List<Count> counts(long maxNodes) {
    List<Count> counts = new ArrayList<>();
    rows(COUNTS)
        .map(row -> new Count(feen(row), row.get("depth").getAsInt(), row.get("nodes").getAsLong()))
        .forEach(counts::add);
    List<Integer> fromStart = DeclaredGame.START_COUNTS.getOrDefault(game.name(), List.of());
    for (int depth = 1; depth <= fromStart.size(); depth++) {
      counts.add(new Count(game.start(), depth, fromStart.get(depth - 1)));
    }
    counts.removeIf(count -> count.nodes() > maxNodes);
    return counts.stream().distinct().toList();
  }

  /** {@return the different FENs or SFENs of positions, for moves and for counts} */
  public List<String> texts() {
    return Stream.concat(rows(POSITIONS), rows(COUNTS))
        .map(row -> Vectors.text(row, "fen"))
        .distinct()
        .toList();
  }

  /** {@return whether a text of the game is SFEN} */
  public boolean isSfen(String text) {
    return SFEN_GAMES.contains(game.name()) && !text.contains("[");
  }

  private Stream<JsonObject> rows(List<JsonObject> rows) {
    return rows.stream().filter(row -> Vectors.text(row, "variant").equals(game.name()));
  }

  private String feen(JsonObject row) {
    String text = Vectors.text(row, "fen");
    RuleBookPosition position =
        isSfen(text) ? Sfen.of(rules).parse(text).position() : fen.parse(text).position();
    return Feen.format(position, FeenDialect.SNN_STYLES);
  }
}
