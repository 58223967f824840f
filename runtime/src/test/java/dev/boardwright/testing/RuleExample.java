// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.boardwright.Outcome;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.function.Executable;

/**
 * A rule, a small game that is declared for it, and what follows from it in some positions. People
 * have written the expected results, so that a mistake that all forms of a game share is noticed.
 * All positions are FEEN with style names.
 */
public final class RuleExample {
  private final String rule;
  private final JsonObject declaration;
  private final List<Expectation> expected = new ArrayList<>();

  /** A result of the rule in one position. */
  private interface Expectation {
    /** Checks one form of the game. */
    void check(Form form);
  }

  /** A form of a game. */
  private interface Form {
    /** {@return the texts of all legal moves, sorted} */
    List<String> moves(String feen);

    /** {@return the texts of all legal captures, sorted} */
    List<String> captures(String feen);

    boolean isCheck(String feen);

    Optional<Outcome> outcome(String feen);

    /** Plays moves, compares the last position, and takes the moves back if the form can. */
    void checkPlay(String feen, List<String> moves, String last);
  }

  private RuleExample(String rule, JsonObject declaration) {
    this.rule = rule;
    this.declaration = declaration;
  }

  /**
   * {@return an example without expectations}
   *
   * @param rule the rule, as a sentence
   * @param declaration the game, as {@link Declarations} reads it, but with lenient quotes
   */
  static RuleExample of(String rule, String declaration) {
    return new RuleExample(rule, JsonParser.parseString(declaration).getAsJsonObject());
  }

  /** {@return the declaration of the game} */
  public JsonObject declaration() {
    return declaration;
  }

  @Override
  public String toString() {
    return rule;
  }

  /** Adds the legal moves that begin with a text. */
  RuleExample moves(String feen, String beginning, String... moves) {
    expected.add(
        form ->
            assertEquals(
                List.of(moves),
                form.moves(feen).stream().filter(move -> move.startsWith(beginning)).toList(),
                () -> "moves by " + form + ", " + feen));
    return this;
  }

  /** Adds the legal captures. */
  RuleExample captures(String feen, String... moves) {
    expected.add(
        form ->
            assertEquals(
                List.of(moves), form.captures(feen), () -> "captures by " + form + ", " + feen));
    return this;
  }

  /** Adds whether the royal piece of the side to move is attacked. */
  RuleExample check(String feen, boolean isCheck) {
    expected.add(
        form -> assertEquals(isCheck, form.isCheck(feen), () -> "check by " + form + ", " + feen));
    return this;
  }

  /** Adds the outcome for the side to move. */
  RuleExample outcome(String feen, Outcome outcome) {
    return outcome(feen, Optional.of(outcome));
  }

  /** Adds that the game goes on. */
  RuleExample goesOn(String feen) {
    return outcome(feen, Optional.empty());
  }

  private RuleExample outcome(String feen, Optional<Outcome> outcome) {
    expected.add(
        form ->
            assertEquals(outcome, form.outcome(feen), () -> "outcome by " + form + ", " + feen));
    return this;
  }

  /** Adds the position after moves, which are separated by spaces. */
  RuleExample play(String feen, String moves, String last) {
    expected.add(form -> form.checkPlay(feen, List.of(moves.split(" ")), last));
    return this;
  }

  /** Adds the end of a record of moves, which only the last one of them reaches. */
  RuleExample record(String feen, DrawRules draws, String moves, GameEnd end) {
    expected.add(
        form -> {
          if (form instanceof ByGame<?> game) {
            game.checkRecord(feen, draws, List.of(moves.split(" ")), end);
          }
        });
    return this;
  }

  /** Checks the forms that need no generated code: the rule book, and the slow third one. */
  public void checkRules() {
    RuleBook rules = Declarations.ruleBook(declaration);
    check(new ByGame<>(rules, "rule book"), new ByTexts(new NaiveGame(declaration)));
  }

  /** Checks the generated forms: the rules of generated positions, copies, and cursors. */
  public <P extends GamePosition<P>> void checkGenerated(Game<P> game) {
    check(
        new ByGame<>(game.rules(), "rule book"),
        new ByGame<>(game, "copies"),
        new ByCursor<>(game));
  }

  private void check(Form... forms) {
    List<Executable> checks = new ArrayList<>();
    for (Form form : forms) {
      for (Expectation expectation : expected) {
        checks.add(() -> expectation.check(form));
      }
    }
    assertAll(rule, checks);
  }

  private static List<String> texts(Game<?> game, BoardMoves<?> moves) {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> game.move(moves.get(i)).toString())
        .sorted()
        .toList();
  }

  private static String text(Qi position) {
    return Feen.format(position, FeenDialect.SNN_STYLES);
  }

  /** The slow third implementation. */
  private record ByTexts(NaiveGame game) implements Form {
    @Override
    public List<String> moves(String feen) {
      return game.moves(game.read(feen));
    }

    @Override
    public List<String> captures(String feen) {
      NaiveState state = game.read(feen);
      int before = state.squares().size();
      return game.moves(state).stream()
          .filter(move -> !move.contains("*"))
          .filter(move -> game.play(state, move).squares().size() < before)
          .toList();
    }

    @Override
    public boolean isCheck(String feen) {
      return game.isCheck(game.read(feen));
    }

    @Override
    public Optional<Outcome> outcome(String feen) {
      return Optional.ofNullable(game.outcome(game.read(feen))).map(Outcome::valueOf);
    }

    @Override
    public void checkPlay(String feen, List<String> moves, String last) {
      NaiveState state = game.read(feen);
      for (String move : moves) {
        state = game.play(state, move);
      }
      assertEquals(last, game.feen(state), () -> "third form, " + feen + " " + moves);
    }

    @Override
    public String toString() {
      return "third form";
    }
  }

  /** Any game, with copies of positions, and records of games. */
  private record ByGame<P extends GamePosition<P>>(Game<P> game, String name) implements Form {
    private P position(String feen) {
      return game.copyOf(Feen.parse(feen, FeenDialect.SNN_STYLES));
    }

    @Override
    public List<String> moves(String feen) {
      P position = position(feen);
      List<String> moves = texts(game, game.newMoves().generate(position));
      assertEquals(moves.size(), game.newMoves().count(position), feen);
      assertEquals(moves, position.legalMoves().stream().map(Object::toString).sorted().toList());
      List<String> toSquares = new ArrayList<>();
      for (int square = 0; square < position.squareCount(); square++) {
        BoardMoves<P> there = game.newMoves().generateTo(position, square);
        for (int i = 0; i < there.size(); i++) {
          if (PackedMove.to(there.get(i)) == square) {
            toSquares.add(game.move(there.get(i)).toString());
          }
        }
      }
      assertEquals(moves, toSquares.stream().sorted().toList(), () -> "to squares, " + feen);
      return moves;
    }

    @Override
    public List<String> captures(String feen) {
      P position = position(feen);
      BoardMoves<P> moves = game.newMoves().generate(position);
      List<String> captures =
          IntStream.range(0, moves.size())
              .map(moves::get)
              .filter(move -> game.newMoves().isCapture(position, move))
              .mapToObj(move -> game.move(move).toString())
              .sorted()
              .toList();
      assertEquals(captures, texts(game, game.newMoves().generateCaptures(position)), feen);
      return captures;
    }

    @Override
    public boolean isCheck(String feen) {
      boolean isCheck = game.newMoves().isCheck(position(feen));
      assertEquals(isCheck, game.newMoves().generate(position(feen)).isCheck(), feen);
      return isCheck;
    }

    @Override
    public Optional<Outcome> outcome(String feen) {
      BoardMoves<P> moves = game.newMoves();
      moves.count(position(feen));
      return moves.end().map(GameEnd::outcome);
    }

    @Override
    public void checkPlay(String feen, List<String> moves, String last) {
      P position = position(feen);
      GameRecord<P> record = GameRecord.of(game, position);
      for (String move : moves) {
        position = game.play(position, game.read(position, move));
        assertEquals(position, record.play(move).position());
      }
      assertEquals(last, RuleExample.text(position), () -> name + ", " + feen + " " + moves);
      while (record.length() > 0) {
        record.takeBack();
      }
      assertEquals(feen, RuleExample.text(record.position()));
    }

    void checkRecord(String feen, DrawRules draws, List<String> moves, GameEnd end) {
      RuleBook book = game.rules().toBuilder().draws(draws).build();
      GameRecord<RuleBookPosition> record = GameRecord.of(book, book.copyOf(position(feen)));
      for (String move : moves) {
        assertEquals(Optional.empty(), record.end(), () -> name + " before " + move);
        record.play(move);
      }
      assertEquals(Optional.of(end), record.end(), () -> name + ", " + feen + " " + moves);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Generated moves on a cursor, which takes them back. */
  private static final class ByCursor<P extends GamePosition<P>> implements Form {
    private final Game<P> game;
    private final GameCursor<P> cursor;
    private final BoardMoves<P> list;

    ByCursor(Game<P> game) {
      this.game = game;
      cursor = game.cursor(game.start());
      list = game.newMoves();
    }

    private P reset(String feen) {
      P position = game.start().type().parse(feen);
      cursor.reset(position);
      return position;
    }

    @Override
    public List<String> moves(String feen) {
      reset(feen);
      List<String> moves = texts(game, list.generate(cursor));
      assertEquals(moves.size(), game.newMoves().count(cursor), feen);
      return moves;
    }

    @Override
    public List<String> captures(String feen) {
      reset(feen);
      return texts(game, list.generateCaptures(cursor));
    }

    @Override
    public boolean isCheck(String feen) {
      reset(feen);
      return cursor.isCheck();
    }

    @Override
    public Optional<Outcome> outcome(String feen) {
      reset(feen);
      list.count(cursor);
      return list.end().map(GameEnd::outcome);
    }

    @Override
    public void checkPlay(String feen, List<String> moves, String last) {
      checkPlay(feen, moves, last, false);
      checkPlay(feen, moves, last, true);
    }

    /**
     * Plays moves, and takes them back.
     *
     * @param isAsked whether the cursor is asked for everything after each move
     */
    private void checkPlay(String feen, List<String> texts, String last, boolean isAsked) {
      List<P> positions = new ArrayList<>(List.of(reset(feen)));
      if (isAsked) {
        check(positions.get(0), "at first");
      }
      for (String text : texts) {
        P before = positions.get(positions.size() - 1);
        int move = game.read(before, text);
        positions.add(game.play(before, move));
        cursor.play(move);
        if (isAsked) {
          check(positions.get(positions.size() - 1), text);
        }
      }
      assertEquals(last, RuleExample.text(cursor.snapshot()), () -> "cursor, " + feen + texts);
      for (int i = positions.size() - 1; i >= 0; i--) {
        check(positions.get(i), "after move " + i);
        if (i > 0) {
          cursor.undo();
        }
      }
      texts.forEach(text -> cursor.play(game.read(cursor.snapshot(), text)));
      assertEquals(last, RuleExample.text(cursor.snapshot()), () -> "again, " + feen + texts);
    }

    private void check(P expected, String shown) {
      // Questions about check come first, because the list makes the cursor update its sets.
      assertEquals(expected.isCheck(), cursor.isCheck(), shown);
      assertEquals(expected, cursor.snapshot(), shown);
      assertEquals(expected.contentHash(), cursor.contentHash(), shown);
      assertEquals(expected.pieceCount(), cursor.pieceCount(), shown);
      assertEquals(
          texts(game, game.newMoves().generate(expected)),
          texts(game, list.generate(cursor)),
          shown);
    }

    @Override
    public String toString() {
      return "cursor";
    }
  }
}
