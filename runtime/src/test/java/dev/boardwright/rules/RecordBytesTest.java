// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.position;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.boardwright.geometry.Movement;
import dev.boardwright.interop.Uci;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomMovements;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Tests the bytes of records. */
final class RecordBytesTest {
  private static final int RECORDS = 10_000;
  private static final int CHANGED = 200;

  private static final List<RuleBook> GAMES =
      DeclaredGame.all().values().stream()
          .map(game -> Declarations.ruleBook(game.declaration()))
          .toList();

  /** {@return a record of random moves, often from another position, and often with a result} */
  private static GameRecord<RuleBookPosition> random(RuleBook game, Random random, int most) {
    GameRecord<RuleBookPosition> record = GameRecord.of(game);
    int before = random.nextInt(3) == 0 ? random.nextInt(8) : 0;
    play(record, random, before);
    if (before > 0) {
      record =
          GameRecord.of(
              game,
              record.position(),
              random.nextInt(2) * random.nextInt(200),
              1 + random.nextInt(3));
    }
    play(record, random, random.nextInt(most));
    if (record.end().isEmpty() && random.nextInt(3) > 0) {
      end(record, random);
    }
    return record;
  }

  private static void play(GameRecord<RuleBookPosition> record, Random random, int moves) {
    for (int i = 0; i < moves && record.end().isEmpty(); i++) {
      int[] legal = record.sortedMoves();
      int last = record.length() - 1;
      // Moves back and forth lead to repetitions, which may be claimed.
      int back =
          last < 1 || random.nextInt(3) == 0 || PackedMove.isDrop(record.move(last - 1))
              ? PackedMove.NONE
              : PackedMove.of(
                  PackedMove.to(record.move(last - 1)), PackedMove.from(record.move(last - 1)), 0);
      boolean isBack = Arrays.binarySearch(legal, back) >= 0;
      record.play(isBack ? back : legal[random.nextInt(legal.length)]);
    }
  }

  private static void end(GameRecord<RuleBookPosition> record, Random random) {
    Side side = Side.values()[random.nextInt(2)];
    Move claimed = record.game().move(record.sortedMoves()[0]);
    if (record.canClaimDraw()) {
      record.claimDraw();
    } else if (record.canClaimDraw(claimed)) {
      record.claimDraw(claimed);
    } else if (record.canDeclare(record.position().turn())) {
      record.declareWin();
    } else {
      switch (random.nextInt(4)) {
        case 0 -> record.resign(side);
        case 1 -> record.timeout(side);
        case 2 -> record.agreeDraw();
        default -> record.abandon();
      }
    }
  }

  @Test
  void randomRecordsComeBack() {
    long seed = Effort.seed();
    Random random = new Random(seed);
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    for (int i = 0; i < RECORDS; i++) {
      RuleBook game = GAMES.get(i % GAMES.size());
      GameRecord<RuleBookPosition> record = random(game, random, 24);
      byte[] bytes = record.toBytes();
      GameRecord<RuleBookPosition> read = GameRecord.fromBytes(game, bytes);
      assertEquals(record, read, () -> "seed " + seed);
      assertEquals(record.hashCode(), read.hashCode());
      assertEquals(record.position(), read.position());
      assertEquals(record.moves(), read.moves());
      assertEquals(record.end(), read.end());
      assertEquals(record.quietMoves(), read.quietMoves());
      assertEquals(record.moveNumber(), read.moveNumber());
      assertArrayEquals(bytes, read.toBytes());
      record.end().ifPresent(end -> reasons.add(end.reason()));
    }
    assertTrue(
        reasons.containsAll(
            EnumSet.of(
                Reason.RESIGNATION,
                Reason.TIMEOUT,
                Reason.AGREEMENT,
                Reason.ABANDONMENT,
                Reason.REPETITION,
                Reason.REPETITION_CLAIM,
                Reason.MOVE_LIMIT_CLAIM)),
        reasons.toString());
  }

  /** Whatever happens to bytes, they are those of another legal game, or of none. */
  @Test
  void changedBytesAreRefusedOrALegalGame() {
    long seed = Effort.seed() + 1;
    Random random = new Random(seed);
    int legal = 0;
    int refused = 0;
    for (int i = 0; i < CHANGED; i++) {
      RuleBook game = GAMES.get(i % GAMES.size());
      byte[] bytes = random(game, random, 30).toBytes();
      for (int at = 0; at <= bytes.length; at++) {
        for (int way = 0; way < 4; way++) {
          byte[] changed = changed(bytes, at, way, random);
          GameRecord<RuleBookPosition> read = read(game, changed);
          legal += read == null ? 0 : 1;
          refused += read == null ? 1 : 0;
          if (read != null) {
            checkLegal(game, read);
            assertArrayEquals(changed, read.toBytes(), () -> "seed " + seed);
          }
        }
      }
    }
    assertTrue(legal > CHANGED && refused > 10 * CHANGED, legal + " " + refused);
  }

  private static byte[] changed(byte[] bytes, int at, int way, Random random) {
    byte other = (byte) random.nextInt(256);
    switch (way) {
      case 0 -> {
        return Arrays.copyOf(bytes, at == bytes.length ? at + 1 : at); // cut, or a byte 0 added
      }
      case 1 -> {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        System.arraycopy(bytes, at, longer, at + 1, bytes.length - at);
        longer[at] = other;
        return longer;
      }
      default -> {
        byte[] changed = bytes.clone();
        int place = Math.min(at, bytes.length - 1);
        changed[place] = way == 2 ? other : (byte) (bytes[place] ^ 1 << random.nextInt(8));
        return changed;
      }
    }
  }

  private static GameRecord<RuleBookPosition> read(RuleBook game, byte[] bytes) {
    try {
      return GameRecord.fromBytes(game, bytes);
    } catch (IllegalArgumentException e) {
      assertEquals(IllegalArgumentException.class, e.getClass());
      assertTrue(
          e.getMessage().startsWith("not the bytes of a record of this game, at byte "),
          e.getMessage());
      assertTrue(e.getMessage().length() < 300, e.getMessage());
      return null;
    }
  }

  private static void checkLegal(RuleBook game, GameRecord<RuleBookPosition> read) {
    GameRecord<RuleBookPosition> again = read.restarted();
    for (Move move : read.moves()) {
      again.play(move);
    }
    assertEquals(read.position(), again.position());
    assertEquals(game, read.game());
  }

  @Test
  void bytesBelongToOneGame() {
    byte[] bytes = GameRecord.of(CHESS).play("e4").toBytes();
    Set<Integer> fingerprints = new HashSet<>();
    for (RuleBook game : GAMES) {
      fingerprints.add(game.fingerprint());
      if (!game.equals(CHESS)) {
        assertThrows(IllegalArgumentException.class, () -> GameRecord.fromBytes(game, bytes));
      }
    }
    assertEquals(GAMES.size(), fingerprints.size());
    RuleBook other = CHESS.toBuilder().draws(CHESS.draws().automaticRepetitions(6)).build();
    Exception refusal =
        assertThrows(IllegalArgumentException.class, () -> GameRecord.fromBytes(other, bytes));
    assertEquals(
        "not the bytes of a record of this game, at byte 5: the rules are others",
        refusal.getMessage());
    // Names change no game.
    RuleBookBuilder builder = CHESS.toBuilder().fenPieces("N=H");
    List<PieceRow> rows = CHESS.rows();
    RuleBook renamed = builder.rows(rows.stream().map(row -> row.name("")).toList()).build();
    assertNotEquals(CHESS, renamed);
    assertEquals("e2-e4", GameRecord.fromBytes(renamed, bytes).moves().get(0).toString());
  }

  /** No declaration can write some movements, but they are part of the rules. */
  @Test
  void movementsWithoutTextHaveFingerprints() {
    Set<Movement> movements = new HashSet<>();
    Set<Integer> fingerprints = new HashSet<>();
    for (int seed = 0; movements.size() < 5; seed++) {
      Movement movement = RandomMovements.next(new Random(seed));
      RuleBookBuilder builder =
          TestGames.small().row(PieceRow.of("A").moves(movement)).start("3k^/4/4/K^2A / GAME/game");
      if (!movement.terms().isEmpty() && movement.toBetza().isEmpty()) {
        try {
          RuleBook book = builder.build();
          movements.add(movement);
          fingerprints.add(book.fingerprint());
          assertEquals(book.fingerprint(), book.toBuilder().build().fingerprint());
        } catch (RuleBookException e) {
          continue; // the board is too small
        }
      }
    }
    assertEquals(movements.size(), fingerprints.size());
  }

  /** An empty record, one from another position, and one with every kind of claim. */
  @Test
  void smallRecordsAreSmall() {
    assertEquals(7, GameRecord.of(CHESS).toBytes().length);
    assertEquals(8, GameRecord.of(CHESS).play("e4").toBytes().length);
    GameRecord<RuleBookPosition> record =
        GameRecord.of(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/R3K^3"), 99, 80);
    record.claimDraw(CHESS.move(CHESS.read(record.position(), "Ra5")));
    GameRecord<RuleBookPosition> read = GameRecord.fromBytes(CHESS, record.toBytes());
    assertEquals(Reason.MOVE_LIMIT_CLAIM, read.end().orElseThrow().reason());
    assertEquals(record, read);
  }

  /** Moves that are forced take no bits, so that few bytes could be a game without end. */
  @Test
  void fewBytesAreNotAGameWithoutEnd() {
    byte[] bytes = Arrays.copyOf(GameRecord.of(SHOGI).toBytes(), 50_000);
    bytes[6] = (byte) 0xFF;
    bytes[7] = (byte) 0xFF;
    bytes[8] = 3;
    assertThrows(IllegalArgumentException.class, () -> GameRecord.fromBytes(SHOGI, bytes));
  }

  /** A twentieth of the games of a book, each of whose moves takes less than a byte. */
  @Test
  void realGamesTakeLessThanAByteForEachMove() throws IOException {
    Uci<RuleBookPosition> uci = Uci.of(CHESS);
    int moves = 0;
    int size = 0;
    try (BufferedReader lines = book()) {
      for (String line; (line = lines.readLine()) != null; ) {
        GameRecord<RuleBookPosition> record = GameRecord.of(CHESS);
        String texts = JsonParser.parseString(line).getAsJsonObject().get("moves").getAsString();
        for (String text : texts.split(" ")) {
          record.play(uci.parse(record.position(), text));
        }
        byte[] bytes = record.toBytes();
        assertEquals(record, GameRecord.fromBytes(CHESS, bytes));
        moves += record.length();
        size += bytes.length;
      }
    }
    assertEquals(22_779, moves);
    assertTrue(size < 0.95 * moves, size + " " + moves);
  }

  private static BufferedReader book() {
    try {
      return new BufferedReader(
          new InputStreamReader(
              new GZIPInputStream(
                  Objects.requireNonNull(
                      RecordBytesTest.class.getResourceAsStream("/records/book.jsonl.gz"))),
              StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
