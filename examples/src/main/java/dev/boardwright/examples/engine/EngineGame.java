// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.perft.Perft;
import dev.boardwright.examples.search.Search;
import dev.boardwright.examples.search.SearchControl;
import dev.boardwright.examples.search.SearchResult;
import dev.boardwright.examples.search.TranspositionTable;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A game that an engine plays: its position, the moves that led there, and the search.
 *
 * @param <P> the type of the positions
 */
final class EngineGame<P extends GamePosition<P>> {
  private static final String MOVES = "moves";
  private static final String START = "startpos";

  private final Game<P> game;
  private final MoveNotation<P> notation;
  private final Protocol protocol;
  private final PositionTexts<P> texts;
  private final Search<P> search;

  /** The positions of the game until now. */
  private List<P> positions;

  /** The last of them. */
  private CountedPosition<P> now;

  private EngineGame(
      Game<P> game, GameConventions conventions, Protocol protocol, TranspositionTable table) {
    this.game = game;
    this.protocol = protocol;
    notation = protocol.notation(game);
    texts = new PositionTexts<>(game);
    search = Search.of(game, conventions, table);
    now = texts.parse("");
    positions = List.of(now.position());
  }

  /** {@return a game at its start position} */
  static EngineGame<?> of(DeclaredGame declared, Protocol protocol, TranspositionTable table) {
    return of(declared.game(), GameConventions.of(declared), protocol, table);
  }

  private static <P extends GamePosition<P>> EngineGame<P> of(
      Game<P> game, GameConventions conventions, Protocol protocol, TranspositionTable table) {
    return new EngineGame<>(game, conventions, protocol, table);
  }

  /** Uses another table of results. */
  void use(TranspositionTable table) {
    search.use(table);
  }

  /** Forgets what earlier searches found. */
  void clear() {
    search.clear();
  }

  /**
   * Reads a position.
   *
   * @param words the words after {@code position}
   * @return what sets the position; until then it is the old one
   * @throws IllegalArgumentException if the position is malformed, or a move is not legal
   */
  Runnable read(List<String> words) {
    int end = words.indexOf(MOVES);
    List<String> position = words.subList(0, end < 0 ? words.size() : end);
    List<String> moves = end < 0 ? List.of() : words.subList(end + 1, words.size());
    CountedPosition<P> next = texts.parse(text(position));
    List<P> all = new ArrayList<>(List.of(next.position()));
    for (String move : moves) {
      next = texts.play(next, notation.parse(next.position(), move));
      all.add(next.position());
    }
    CountedPosition<P> last = next;
    return () -> {
      now = last;
      positions = all;
    };
  }

  /** {@return the text of a position, which is empty for the start position} */
  private static String text(List<String> words) {
    if (words.equals(List.of(START))) {
      return "";
    }
    boolean isMarked =
        words.size() > 1 && (words.get(0).equals("fen") || words.get(0).equals("sfen"));
    if (!isMarked) {
      throw new IllegalArgumentException("position needs startpos, fen or sfen");
    }
    boolean isFen = words.get(0).equals("fen");
    return String.join(" ", isFen ? words.subList(1, words.size()) : words);
  }

  /** {@return the side to move} */
  Side turn() {
    return now.position().turn();
  }

  /**
   * {@return the legal moves that some texts describe}
   *
   * @throws IllegalArgumentException if one of them is not a legal move
   */
  List<Integer> moves(List<String> moves) {
    return moves.stream().map(move -> notation.parse(now.position(), move)).toList();
  }

  /** {@return the legal moves} */
  List<Integer> moves() {
    return now.position().legalMoves().stream().map(move -> move.packed(game)).toList();
  }

  /** {@return whether the side to move may declare that it has won, and the protocol says how} */
  boolean canDeclare() {
    return protocol == Protocol.USI && game.cursor(now.position()).canDeclare();
  }

  SearchResult search(List<Integer> only, SearchControl control, Consumer<SearchResult> progress) {
    return search.run(positions, now.halfmoves(), only, control, progress);
  }

  /** {@return a line of moves from the position on} */
  List<String> texts(List<Integer> moves) {
    List<String> list = new ArrayList<>();
    P position = now.position();
    for (int move : moves) {
      list.add(notation.format(position, move));
      position = game.play(position, move);
    }
    return list;
  }

  /*
   * info depth 5 score cp 31 nodes 12345 nps 1234500 time 10 pv e2e4 e7e5
   */
  String info(SearchResult result) {
    return String.format(
        Locale.ROOT,
        "info depth %d score %s nodes %d nps %d time %d pv %s",
        result.depth(),
        protocol.score(result),
        result.nodes(),
        result.nodesPerSecond(),
        result.nanos() / 1_000_000,
        String.join(" ", texts(result.line())));
  }

  /**
   * Counts the sequences of moves after each legal move.
   *
   * @param depth the number of moves, 1 or more
   * @param control the means to end the count
   * @param progress takes the text of each move with the number of sequences that begin with it
   * @return their sum
   */
  long count(int depth, SearchControl control, Consumer<String> progress) {
    GameCursor<P> cursor = game.cursor(now.position());
    Perft<P> counter = new Perft<>(game, control::isStopped);
    long sum = 0;
    for (int move : moves()) {
      cursor.play(move);
      long count = counter.bulk(cursor, depth - 1);
      cursor.undo();
      if (control.isStopped()) {
        break;
      }
      sum += count;
      progress.accept(notation.format(now.position(), move) + ": " + count);
    }
    return sum;
  }

  /** {@return the board and the position as text, in several lines} */
  String show() {
    return Diagram.text(now.position(), game.rules().order())
        + (moves().isEmpty() ? "no legal move: the game has ended\n" : "")
        + position()
        + "\nfeen "
        + PositionTexts.toFeen(now.position());
  }

  /** {@return the words that {@code position} reads; not all games have SFEN} */
  private String position() {
    if (protocol == Protocol.USI) {
      try {
        return "sfen " + texts.toSfen(now);
      } catch (IllegalArgumentException e) {
        // The game has states for which SFEN has no field.
      }
    }
    return "fen " + texts.toFen(now);
  }
}
