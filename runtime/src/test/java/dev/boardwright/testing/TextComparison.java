// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.FenException;
import dev.boardwright.interop.FenPosition;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.San;
import dev.boardwright.interop.SanForm;
import dev.boardwright.interop.Sfen;
import dev.boardwright.interop.SfenPosition;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of the texts of a game with what they are made of: positions and moves of random
 * games are written and read again, and texts with random changes are either read or rejected.
 *
 * @param <P> the type of the positions
 */
public final class TextComparison<P extends GamePosition<P>> {
  private static final int PLIES = 120;
  private static final int LONGEST_MESSAGE = 400;

  /** The characters with which texts are changed: those of all formats, and some of none. */
  private static final String CHARACTERS =
      "0123456789/-+=~'^[]*@ KQRBNPkqrbnpabcdefghxO#wsSgGlL,;\n\u00e9\u2192\ud83d";

  private final Game<P> game;
  private final Random random;
  private final Fen<P> fen;
  private final @Nullable Sfen<P> sfen;
  private final List<MoveNotation<P>> notations = new ArrayList<>();
  private final BoardMoves<P> moves;

  private long positionCount;
  private long moveCount;
  private long rejectedCount;

  /** Creates a comparison that chooses games and changes at random. */
  public TextComparison(Game<P> game, Random random) {
    this.game = game;
    this.random = random;
    fen = Fen.of(game);
    sfen = sfen(game);
    moves = game.newMoves();
    notations.add(Uci.of(game));
    notations.add(San.of(game, SanForm.CHESS));
    if (CoordinateNames.SHOGI.expresses(game.rules().shape())) {
      notations.add(Usi.of(game));
      notations.add(San.of(game, SanForm.SHOGI));
    }
  }

  private static <P extends GamePosition<P>> @Nullable Sfen<P> sfen(Game<P> game) {
    try {
      return Sfen.of(game);
    } catch (IllegalArgumentException e) {
      return null; // castling or en passant, for which SFEN has no fields
    }
  }

  /** {@return whether the game has SFEN} */
  public boolean hasSfen() {
    return sfen != null;
  }

  public long positionCount() {
    return positionCount;
  }

  /** {@return the number of moves written and read so far, each in all notations} */
  public long moveCount() {
    return moveCount;
  }

  /** {@return the number of changed texts that were rejected} */
  public long rejectedCount() {
    return rejectedCount;
  }

  /**
   * Compares positions of random games.
   *
   * @param positions the number of positions
   * @param mutations the number of changed texts for each position
   * @param visitor is called for each position and each of its moves that was compared
   */
  public void run(int positions, int mutations, BiConsumer<P, Integer> visitor) {
    P position = game.start();
    int ply = 0;
    for (int i = 0; i < positions; i++) {
      checkPosition(position, mutations);
      moves.generate(position);
      if (moves.size() == 0 || ply == PLIES) {
        position = game.start();
        ply = 0;
        continue;
      }
      int move = moves.get(random.nextInt(moves.size()));
      checkMoves(position, move, mutations);
      visitor.accept(position, move);
      checkPlayed(position, move);
      position = game.play(position, move);
      ply++;
    }
  }

  /** Writes and reads a position. */
  private void checkPosition(P position, int mutations) {
    positionCount++;
    FenPosition<P> counted =
        new FenPosition<>(position, random.nextInt(200), 1 + random.nextInt(200));
    String text = fen.format(counted);
    assertEquals(counted, fen.parse(text), text);
    assertTrue(fen.isValid(text), text);
    for (int i = 0; i < mutations; i++) {
      checkChangedFen(changed(text));
    }
    if (sfen != null) {
      checkSfen(sfen, position, mutations);
    }
  }

  private void checkSfen(Sfen<P> known, P position, int mutations) {
    SfenPosition<P> counted = new SfenPosition<>(position, 1 + random.nextInt(400));
    String text = known.format(counted);
    assertEquals(counted, known.parse(text), text);
    assertTrue(known.isValid(text), text);
    for (int i = 0; i < mutations; i++) {
      checkChangedSfen(known, changed(text));
    }
  }

  private void checkChangedFen(String text) {
    boolean isValid = fen.isValid(text);
    FenPosition<P> read;
    try {
      read = fen.parse(text);
    } catch (FenException e) {
      checkRejected(isValid, e, text);
      return;
    }
    assertTrue(isValid, text);
    String written = fen.format(read);
    assertEquals(read, fen.parse(written), text);
    assertEquals(written, fen.format(fen.parse(written)), text);
  }

  private void checkChangedSfen(Sfen<P> known, String text) {
    boolean isValid = known.isValid(text);
    SfenPosition<P> read;
    try {
      read = known.parse(text);
    } catch (FenException e) {
      checkRejected(isValid, e, text);
      return;
    }
    assertTrue(isValid, text);
    assertEquals(read, known.parse(known.format(read)), text);
  }

  private void checkRejected(boolean isValid, FenException e, String text) {
    rejectedCount++;
    assertTrue(!isValid, text);
    assertTrue(e.offset() >= 0 && e.offset() <= text.length(), text);
    assertTrue(Objects.requireNonNull(e.getMessage()).length() < LONGEST_MESSAGE, text);
  }

  /** Writes all moves of a position, and reads one of them. */
  private void checkMoves(P position, int chosen, int mutations) {
    for (MoveNotation<P> notation : notations) {
      Map<String, Integer> texts = new HashMap<>();
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        moveCount++;
        String text = notation.format(position, move);
        Integer other = texts.put(text, move);
        assertEquals(null, other, () -> shown(notation, position, text) + " means two moves");
      }
      String text = notation.format(position, chosen);
      assertEquals(chosen, notation.parse(position, text), () -> shown(notation, position, text));
      for (int i = 0; i < mutations; i++) {
        checkChangedMove(notation, position, changed(text), texts);
      }
    }
  }

  private void checkChangedMove(
      MoveNotation<P> notation, P position, String text, Map<String, Integer> legal) {
    try {
      int read = notation.parse(position, text);
      Integer meant = legal.get(text);
      if (meant != null || !(notation instanceof San)) {
        assertEquals(meant, read, () -> shown(notation, position, text));
      } else {
        assertTrue(legal.containsValue(read), () -> shown(notation, position, text));
      }
    } catch (IllegalArgumentException e) {
      rejectedCount++;
      assertTrue(!legal.containsKey(text), () -> shown(notation, position, text));
      assertTrue(Objects.requireNonNull(e.getMessage()).length() < LONGEST_MESSAGE, text);
    }
  }

  private String shown(MoveNotation<P> notation, P position, String text) {
    return notation.getClass().getSimpleName() + " " + text + " in\n" + position;
  }

  /** Plays a move with counters. */
  private void checkPlayed(P position, int move) {
    FenPosition<P> next = fen.play(new FenPosition<>(position, 7, 9), move);
    assertEquals(game.play(position, move), next.position());
    assertEquals(position.turn() == Side.SECOND ? 10 : 9, next.fullmoves());
    assertTrue(next.halfmoves() == 8 || next.halfmoves() == 0);
    if (game.newMoves().isCapture(position, move)) {
      assertEquals(0, next.halfmoves());
    }
    if (sfen != null) {
      SfenPosition<P> counted = sfen.play(new SfenPosition<>(position, 5), move);
      assertEquals(new SfenPosition<>(next.position(), 6), counted);
    }
  }

  /** {@return a text with one to three random changes} */
  private String changed(String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int at = random.nextInt(changed.length() + 1);
      char c = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      switch (random.nextInt(5)) {
        case 0 -> changed.insert(at, c);
        case 1 -> changed.replace(at, Math.min(changed.length(), at + 1), String.valueOf(c));
        case 2 -> changed.delete(at, Math.min(changed.length(), at + 1 + random.nextInt(3)));
        case 3 -> {
          int end = Math.min(changed.length(), at + random.nextInt(6));
          changed.insert(random.nextInt(changed.length() + 1), changed.substring(at, end));
        }
        default -> {
          if (at > 0 && at < changed.length()) {
            char before = changed.charAt(at - 1);
            changed.setCharAt(at - 1, changed.charAt(at));
            changed.setCharAt(at, before);
          }
        }
      }
    }
    return changed.toString();
  }

  /**
   * Writes and reads a position that no game needs to reach. It may have no FEN. A passing piece
   * that nobody can capture is read as the piece that it stands for.
   */
  public void checkAnyPosition(P position) {
    String text;
    try {
      text = fen.format(position);
    } catch (IllegalArgumentException e) {
      rejectedCount++;
      return;
    }
    positionCount++;
    P read = fen.parse(text).position();
    if (!read.equals(position)) {
      assertNotEquals("-", text.split(" ")[3], text);
      assertEquals("-", fen.format(read).split(" ")[3], text);
      int different = 0;
      for (int square = 0; square < read.squareCount(); square++) {
        different += Objects.equals(read.pieceAt(square), position.pieceAt(square)) ? 0 : 1;
      }
      assertEquals(1, different, text);
    }
  }
}
