// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreeCursor;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Benchmarks of boards of 64 squares with 12, 16, 32 and 64 declared pieces. The first three store
 * their positions in four, five and six bit planes, and the last in bytes. All make the same moves:
 * 8,192 lines of eight moves, each from another position. {@code sets} are the sets that a
 * generator of moves starts with: the occupied squares, those of the side to move, and the squares
 * of its six kinds of pieces.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Positions.OPERATIONS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class PieceCountBenchmark {
  private static final int DEPTH = 8;
  private static final int LINES = Positions.OPERATIONS / DEPTH;

  /** The number of cursors, few enough to stay in an inner cache of the processor. */
  private static final int CURSORS = 256;

  /** The number of lines that one cursor makes, all from one position. */
  private static final int LINES_OF_CURSOR = LINES / CURSORS;

  /** The number of codes that are used on every board, those of both kings being the last. */
  private static final int KINDS = 12;

  private static final int TWO_RANKS = 16;

  /** The number of declared pieces. */
  @Param({"12", "16", "32", "64"})
  public int pieces;

  private Lines<?> lines;

  /** Creates the positions and the moves. */
  @Setup
  public void setUp() {
    lines =
        switch (pieces) {
          case 12 -> new Lines<>(ChessPosition.TYPE);
          case 16 -> new Lines<>(Chess16Position.TYPE);
          case 32 -> new Lines<>(Chess32Position.TYPE);
          default -> new Lines<>(Chess64Position.TYPE);
        };
  }

  /** Makes moves, each in one step. */
  @Benchmark
  public void move(Blackhole hole) {
    lines.move(hole);
  }

  /** Makes moves of positions whose hash is known and kept up to date. */
  @Benchmark
  public void moveHashed(Blackhole hole) {
    lines.moveHashed(hole);
  }

  /** Reads the code of the piece on a random square, each time of another position. */
  @Benchmark
  public long read() {
    return lines.read();
  }

  /** Compares two equal positions, each time two others. */
  @Benchmark
  public long equal() {
    return lines.equal();
  }

  /** Asks for the sets of a position, each time of another one. */
  @Benchmark
  public long sets() {
    return lines.sets();
  }

  /** Makes lines, reads each destination first, and asks for the sets at the end of each line. */
  @Benchmark
  public long node() {
    return lines.node();
  }

  /** Makes and undoes moves with a cursor. */
  @Benchmark
  public long cursor() {
    return lines.cursor();
  }

  /** Makes and undoes moves with a cursor, and asks for the sets after each move. */
  @Benchmark
  public long cursorSets() {
    return lines.cursorSets();
  }

  /** Makes and undoes moves with a cursor, and asks only for the occupied squares after each. */
  @Benchmark
  public long cursorOccupied() {
    return lines.cursorOccupied();
  }

  /** The lines on a board. Each benchmark runs in its own JVM, which loads only one board. */
  private static final class Lines<P extends FreePosition<P>> {
    private final List<P> starts = new ArrayList<>();
    private final List<P> hashedStarts = new ArrayList<>();
    private final List<P> positions = new ArrayList<>();
    private final List<P> twins = new ArrayList<>();
    private final List<FreeCursor<P>> cursors = new ArrayList<>();
    private final int[] from = new int[Positions.OPERATIONS];
    private final int[] to = new int[Positions.OPERATIONS];
    private final int[] squares = new int[Positions.OPERATIONS];
    private final int[] cursorFrom = new int[Positions.OPERATIONS];
    private final int[] cursorTo = new int[Positions.OPERATIONS];

    Lines(BoardType<P> type) {
      Random random = new Random(1851);
      for (int line = 0; line < LINES; line++) {
        Qi start = start(type, random);
        starts.add(type.copyOf(start));
        P hashed = type.copyOf(start);
        hashed.contentHash();
        hashedStarts.add(hashed);
        P position = starts.get(line);
        P twin = hashed;
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          choose(position, from, to, i, random);
          position = position.play(from[i], to[i], 0, 0);
          twin = twin.play(from[i], to[i], 0, 0);
          positions.add(position);
          twins.add(twin);
          squares[i] = random.nextInt(Long.SIZE);
        }
      }
      for (int line = 0; line < LINES; line++) {
        P position = starts.get(line / LINES_OF_CURSOR);
        if (line % LINES_OF_CURSOR == 0) {
          cursors.add(position.cursor());
        }
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          choose(position, cursorFrom, cursorTo, i, random);
          position = position.play(cursorFrom[i], cursorTo[i], 0, 0);
        }
      }
    }

    /** {@return a position with both kings, and at most 30 other pieces} */
    private static Qi start(BoardType<?> type, Random random) {
      List<String> texts = Chess16Position.TYPE.pieces();
      Qi.Edit edit = Qi.of(Shape.of(8, 8), "CHESS", "chess").edit();
      for (int i = 0; i < 30; i++) {
        int square = random.nextInt(Long.SIZE);
        String text = texts.get(random.nextInt(texts.size()));
        edit.set(square, type.pieces().contains(text) ? text : text.substring(1));
      }
      edit.set(random.nextInt(TWO_RANKS), texts.get(KINDS - 2));
      edit.set(Long.SIZE - 1 - random.nextInt(TWO_RANKS), texts.get(KINDS - 1));
      if (random.nextBoolean()) {
        edit.toggle();
      }
      return edit.build();
    }

    /** Chooses a move of any piece to any other square. */
    private static void choose(
        BoardPosition<?> position, int[] from, int[] to, int i, Random random) {
      do {
        from[i] = random.nextInt(Long.SIZE);
        to[i] = random.nextInt(Long.SIZE);
      } while (position.codeAt(from[i]) == 0 || from[i] == to[i]);
    }

    void move(Blackhole hole) {
      move(starts, hole);
    }

    void moveHashed(Blackhole hole) {
      move(hashedStarts, hole);
    }

    private void move(List<P> roots, Blackhole hole) {
      for (int line = 0; line < LINES; line++) {
        P position = roots.get(line);
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          position = position.play(from[i], to[i], 0, 0);
          hole.consume(position);
        }
      }
    }

    long read() {
      long sum = 0;
      for (int i = 0; i < Positions.OPERATIONS; i++) {
        sum += positions.get(i).codeAt(squares[i]);
      }
      return sum;
    }

    long equal() {
      long sum = 0;
      for (int i = 0; i < Positions.OPERATIONS; i++) {
        sum += positions.get(i).equals(twins.get(i)) ? 1 : 0;
      }
      return sum;
    }

    long sets() {
      long sum = 0;
      for (int i = 0; i < Positions.OPERATIONS; i++) {
        sum += sets(positions.get(i));
      }
      return sum;
    }

    private static int sets(BoardPosition<?> position) {
      Side side = position.turn();
      int sum = position.occupied().size() + position.occupied(side).size();
      for (int code = 1 + side.ordinal(); code <= KINDS; code += 2) {
        sum += position.squaresOf(code).size();
      }
      return sum;
    }

    long node() {
      long sum = 0;
      for (int line = 0; line < LINES; line++) {
        P position = starts.get(line);
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          sum += position.codeAt(to[i]);
          position = position.play(from[i], to[i], 0, 0);
        }
        sum += sets(position);
      }
      return sum;
    }

    long cursor() {
      long sum = 0;
      for (int line = 0; line < LINES; line++) {
        FreeCursor<P> cursor = cursors.get(line / LINES_OF_CURSOR);
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          cursor.play(cursorFrom[i], cursorTo[i], 0, 0);
          sum += cursor.pieceCount();
        }
        undo(cursor);
      }
      return sum;
    }

    long cursorSets() {
      long sum = 0;
      for (int line = 0; line < LINES; line++) {
        FreeCursor<P> cursor = cursors.get(line / LINES_OF_CURSOR);
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          cursor.play(cursorFrom[i], cursorTo[i], 0, 0);
          Side side = cursor.turn();
          sum += cursor.occupied().size() + cursor.occupied(side).size();
          for (int code = 1 + side.ordinal(); code <= KINDS; code += 2) {
            sum += cursor.squaresOf(code).size();
          }
        }
        undo(cursor);
      }
      return sum;
    }

    long cursorOccupied() {
      long sum = 0;
      for (int line = 0; line < LINES; line++) {
        FreeCursor<P> cursor = cursors.get(line / LINES_OF_CURSOR);
        for (int i = line * DEPTH; i < (line + 1) * DEPTH; i++) {
          cursor.play(cursorFrom[i], cursorTo[i], 0, 0);
          sum += cursor.occupied().size();
        }
        undo(cursor);
      }
      return sum;
    }

    private static void undo(BoardCursor<?> cursor) {
      for (int i = 0; i < DEPTH; i++) {
        cursor.undo();
      }
    }
  }
}
