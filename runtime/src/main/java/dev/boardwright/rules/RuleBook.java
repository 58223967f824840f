// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.declaration.TextDeclaration;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game, as a value: how the pieces move, which moves are legal, what they change,
 * and how the game ends. A rule book is a game itself, with positions for any board.
 *
 * <pre>{@code
 * RuleBook shogi =
 *     RuleBook.builder()
 *         .shape(9, 9)
 *         .styles("SHOGI", "shogi")
 *         .order(SquareOrder.DESCENDING)
 *         .start("lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
 *         .row(PieceRow.of("K^").moves("K"))
 *         .row(PieceRow.of("R").moves("R").promotesTo("+R"))
 *         …
 *         .row(PieceRow.of("+S", "+N", "+L", "+P").moves("WfF"))
 *         .zone("a7-i9")
 *         .drops(Side.FIRST, Side.SECOND)
 *         .stalemate(Outcome.LOSS)
 *         .build();
 * RuleBookPosition next = shogi.start().play("c3-c4");
 * }</pre>
 *
 * <p>There is no state outside the position. A right is the state of a piece, written in its token:
 * the rook {@code +R} may still castle, and the pawn {@code -P} has just made a double step and can
 * be captured en passant. A {@link GameRecord} handles repetition and move counters.
 *
 * <p>The method {@link #copyOf} makes a position of any {@link Qi} of the same shape and styles
 * with the same pieces, generic or generated, including positions that no game reaches.
 *
 * <p>Moves are found with tables, which are made from the rules when moves are first needed, and
 * kept. A list of moves or a cursor that is used again allocates no memory once it has grown.
 *
 * <p>Immutable and safe to share between threads. Two rule books are equal if they were declared
 * with equal members. A {@link #stalemate} that was given differs from one that was not.
 */
public final class RuleBook implements Game<RuleBookPosition> {
  /** The maximum number of squares of a board with rules: {@value}. */
  public static final int MAX_SQUARES = 1_024;

  /** The maximum number of rows: {@value}. */
  public static final int MAX_ROWS = 1_024;

  /** The maximum number of terms of the movement of a row: {@value}. */
  public static final int MAX_TERMS = 64;

  /** The maximum number of terms of all rows together, once for each of their tokens: {@value}. */
  public static final int MAX_ALL_TERMS = 2_048;

  /** The maximum number of these terms that capture en passant: {@value}. */
  public static final int MAX_EN_PASSANT_TERMS = 128;

  /** The maximum number of passing tokens: {@value}. */
  public static final int MAX_PASSING_TOKENS = 16;

  /** The maximum number of tokens that all tokens promote to or are dropped as: {@value}. */
  public static final int MAX_TARGETS = 8_192;

  /** The maximum length of all lists of squares in rows together: {@value}. */
  public static final int MAX_SQUARES_LENGTH = 65_536;

  static final String ROWS = "rows";
  static final String ZONE = "zone";
  static final String FEN_PIECES = "fenPieces";
  static final String FEN_CASTLING = "fenCastling";

  static {
    RuleAccess.register(book -> ((RuleBook) book).rules);
  }

  private final Declaration declaration;
  private final DeclaredBoard board;
  private final GameRules rules;
  private final List<String> pieces;
  private final RunTimeBoard form;

  /** The fingerprint, or 0 until it is needed. */
  private int fingerprint;

  /** The player of the moves of records, or null while one of them uses it. */
  private final AtomicReference<@Nullable RecordPlayer<?>> player = new AtomicReference<>();

  /**
   * Creates the rules that a declaration describes.
   *
   * @throws RuleBookException if there is a mistake
   */
  RuleBook(Declaration declaration) {
    this.declaration = declaration;
    board = DeclaredBoard.read(declaration);
    rules = new GameReader(declaration, board).read();
    pieces = rules.tokens().stream().map(TokenRules::token).collect(Lists.toList());
    form = new RunTimeBoard(this, rules, board.start());
  }

  /** {@return a builder of rules, without rows} */
  public static RuleBookBuilder builder() {
    return new RuleBookBuilder();
  }

  /**
   * Reads the declaration of a game as it stands in a Java file: one type with {@code @Board},
   * {@code @Rules} and, where they are needed, {@code @Draws} and {@code @FenLetters}.
   *
   * <pre>{@code
   * @Board(
   *     shape = {3, 3}, styles = {"MINI", "mini"}, order = SquareOrder.DESCENDING,
   *     start = "1k^1/3/1K^1 / MINI/mini")
   * @Rules(@Piece(token = "K^", moves = "K"))
   * interface Mini {}
   * }</pre>
   *
   * <p>Values are strings, text blocks, numbers, truth values, constants of enums, arrays and rows.
   * A {@code +} may join strings, and values may be in parentheses. Other expressions are refused.
   * The package, other annotations and the body of the type are skipped, and not checked. A type in
   * the body of another one is not found. No compiler is needed, and the text may come from anyone:
   * memory is bounded, and so is time, to a few seconds for the worst texts.
   *
   * @param text the text, of at most 1,000,000 characters
   * @return the rules
   * @throws DeclarationException if {@code text} is null or is not such a declaration; it has the
   *     messages that a compiler would show, with their places
   */
  public static RuleBook parse(@Nullable String text) {
    return TextDeclaration.read(text);
  }

  /**
   * {@return the declaration of these rules as a Java file, with all members that were given} The
   * method {@link #parse} reads it as equal rules. The type is named after the styles.
   *
   * @throws IllegalStateException if the movement of a row has no text (see {@link
   *     dev.boardwright.geometry.Movement#toBetza})
   */
  public String toDeclaration() {
    return DeclarationWriter.write(declaration);
  }

  /** {@return the shape of the board} */
  public Shape shape() {
    return rules.geometry().shape();
  }

  /** {@return the order of the squares, which determines the rank that is row 0} */
  public SquareOrder order() {
    return rules.geometry().order();
  }

  /**
   * {@return the style of a side}
   *
   * @param side the side
   */
  public String style(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST
        ? rules.firstStyle()
        : rules.secondStyle();
  }

  /**
   * {@return the texts of all pieces, in the order of their codes} The first piece has the code 1.
   */
  public List<String> pieces() {
    return pieces;
  }

  /**
   * {@return the side that a piece belongs to}
   *
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  public Side side(int code) {
    return token(code).side();
  }

  /**
   * {@return whether a piece is royal}
   *
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  public boolean isRoyal(int code) {
    return token(code).isRoyal();
  }

  /**
   * {@return the code of the piece that a piece is, apart from a right that it has for a time: the
   * pawn {@code P} for {@code -P}, which has just made a double step, and the rook {@code R} for
   * {@code +R}, which may still castle} For all other pieces, it is their own code. A board shows
   * this piece.
   *
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  public int base(int code) {
    return token(code).base();
  }

  /**
   * {@return the name of a piece in generated code, without its side, such as {@code KING}} It is
   * the {@link PieceRow#name} that was given, or follows from the token.
   *
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  public String name(int code) {
    return rules.names().get(token(code).code() - 1);
  }

  private TokenRules token(int code) {
    if (code < 1 || code > pieces.size()) {
      throw new IllegalArgumentException(
          "no piece has the code " + code + " (1 to " + pieces.size() + ")");
    }
    return rules.token(code);
  }

  /**
   * {@return the texts of the pieces that a hand may hold, in the order of their codes}
   *
   * @param side the side that owns the hand
   */
  public List<String> handPieces(Side side) {
    return rules.hand(Objects.requireNonNull(side, "side")).stream()
        .map(this::piece)
        .collect(Lists.toList());
  }

  /** {@return the rows, in the order in which they were declared} */
  public List<PieceRow> rows() {
    return declaration.rows();
  }

  /**
   * {@return the squares on which pieces promote, as they were declared; empty if there are none}
   */
  public String zone() {
    return declaration.zone();
  }

  /** {@return the sides that keep what they capture and may drop it} */
  public List<Side> drops() {
    return declaration.drops();
  }

  /** {@return the token whose pieces must not see each other along a file, or the empty string} */
  public String facing() {
    return declaration.facing();
  }

  /**
   * {@return the outcome for a side that cannot move and is not in check or, without {@link
   * #check}, for every side that cannot move} If none was given, a draw or, without {@link #check},
   * a loss.
   */
  public Outcome stalemate() {
    return rules.stalemate();
  }

  /** {@return whether a move that leaves its own royal piece attacked is illegal} */
  public boolean check() {
    return declaration.check();
  }

  /** {@return the squares on which a royal piece wins, as they were declared; or empty} */
  public String goal() {
    return declaration.goal();
  }

  /** {@return whether a side with only its royal piece loses} */
  public boolean bareRoyalLoses() {
    return declaration.bareRoyalLoses();
  }

  /** {@return whether pieces may be dropped, or decline to promote, where they could never move} */
  public boolean allowStuck() {
    return declaration.allowStuck();
  }

  /** {@return the names that other programs give to pieces, as they were declared} */
  public List<String> fenPieces() {
    return declaration.fenPieces();
  }

  /** {@return the castling rights with letters of their own in FEN, as they were declared} */
  public List<String> fenCastling() {
    return declaration.fenCastling();
  }

  /**
   * {@return the rules about draws: repetition, moves without progress, too few pieces, and
   * impasse}
   */
  public DrawRules draws() {
    return declaration.draws();
  }

  /** {@return whether no position comes back after a move that resets the counter} */
  boolean isProgressFinal() {
    return rules.draws().isProgressFinal();
  }

  /** {@return the player, which nobody else uses until it is given back; null if there is none} */
  @Nullable RecordPlayer<?> takePlayer() {
    return player.getAndSet(null);
  }

  void giveBack(RecordPlayer<?> used) {
    player.lazySet(used);
  }

  /**
   * {@return a number that tells these rules from others: it depends on all that decides which
   * moves are legal and how a game ends}
   */
  int fingerprint() {
    int found = fingerprint;
    if (found == 0) {
      CRC32 sum = new CRC32();
      sum.update(DeclarationWriter.essence(declaration).getBytes(StandardCharsets.UTF_8));
      found = (int) sum.getValue();
      fingerprint = found;
    }
    return found;
  }

  /**
   * {@return warnings about this declaration, which is valid but may not be what was meant: pieces
   * that can never move, pieces that no game reaches, promotions and castling that are never
   * possible, promotions that are compulsory on some squares only, members without effect, and a
   * start position in which the game has ended} Those outside of rows come first, then those of the
   * rows in their order. Their kinds are those for which {@link RuleProblem.Kind#isWarning()} is
   * true.
   *
   * <p>Every warning is true, but there is not one for everything that never happens: this method
   * follows each piece to all squares to which it could move whatever else stands on the board.
   *
   * <p>The warnings are computed with each call. The time is proportional to the number of pieces,
   * of squares, and of squares that a piece could move to from a square, and includes the time for
   * the legal moves of the start position. It is milliseconds for usual games, and about a second
   * for 254 pieces on 1,024 squares. If the rows have so many movements that it would take several
   * seconds, there are only the warnings about the start position.
   */
  public List<RuleProblem> warnings() {
    return new RuleWarnings(declaration, board, rules, reachable(), GameRecord.of(this).end())
        .all();
  }

  /** Returns what games may lead to. */
  ReachablePieces reachable() {
    return new ReachablePieces(rules, start());
  }

  /** {@return a builder with the members of these rules, to declare a variant} */
  public RuleBookBuilder toBuilder() {
    return new RuleBookBuilder(declaration);
  }

  // The game

  @Override
  public RuleBook rules() {
    return this;
  }

  @Override
  public RuleBookPosition start() {
    return form.board().start();
  }

  @Override
  public RuleBookPosition copyOf(Qi qi) {
    return form.game().copyOf(qi);
  }

  @Override
  public BoardMoves<RuleBookPosition> newMoves() {
    return form.game().newMoves();
  }

  @Override
  public GameCursor<RuleBookPosition> cursor(RuleBookPosition position) {
    return position.of(form).cursor();
  }

  @Override
  public RuleBookPosition play(RuleBookPosition position, int move) {
    return form.game().play(position.of(form), move);
  }

  @Override
  public Optional<IllegalMoveException> problem(RuleBookPosition position, int move) {
    return form.game().problem(position.of(form), move);
  }

  @Override
  public int read(RuleBookPosition position, @Nullable String text) {
    return form.game().read(position.of(form), text);
  }

  @Override
  public Move move(int move) {
    return form.game().move(move);
  }

  /**
   * {@return what is wrong with a position that somebody has set up: pieces without rules, the
   * wrong number of royal pieces, an attack on the side that is not to move, pieces that can never
   * move, and rights that nobody can use; empty if nothing is} A position with pieces that the
   * rules cannot read is not looked at any further.
   *
   * @param qi the position
   * @throws IllegalArgumentException if it has another shape or another style
   */
  public List<PositionProblem> problems(Qi qi) {
    return form.game().problems(qi);
  }

  /**
   * Returns the form of a move as a number.
   *
   * @throws IllegalArgumentException if a square is not on the board, if a piece does not belong to
   *     the game, if the move leads to its own square, or if it is a drop and the game has none
   */
  int pack(Move move) {
    int to = shape().checkIndex(Objects.requireNonNull(move, "move").toIndex());
    String promotion = move.promotionToken();
    int becomes = promotion == null ? 0 : knownCode(promotion);
    String dropped = move.droppedToken();
    int packed =
        dropped == null
            ? PackedMove.of(shape().checkIndex(move.fromIndex()), to, becomes)
            : PackedMove.drop(knownCode(dropped), to, becomes);
    if (!PackedMove.isMove(packed, this)) {
      throw new IllegalArgumentException("not a move of this game: " + move);
    }
    return packed;
  }

  private int knownCode(String piece) {
    int code = rules.code(piece);
    if (code == 0) {
      throw new IllegalArgumentException("piece without rules: " + Problems.shown(piece));
    }
    return code;
  }

  String piece(int code) {
    return pieces.get(code - 1);
  }

  int code(String piece) {
    return rules.code(piece);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof RuleBook other && declaration.equals(other.declaration);
  }

  @Override
  public int hashCode() {
    return declaration.hashCode();
  }

  /** {@return the styles, the shape and the number of rows} */
  @Override
  public String toString() {
    String styles = style(Side.FIRST) + "/" + style(Side.SECOND);
    return "RuleBook[" + styles + ", " + shape() + ", " + rows().size() + " rows]";
  }
}
