// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.rules.PackedMove;
import java.util.Arrays;

/**
 * The legal moves of a game on a board of up to 128 squares. Generated classes add what depends on
 * the pieces: which squares they reach, and from where they attack.
 *
 * <p>All moves but the rare ones are legal because of masks of destinations. An attacker is an
 * opponent's piece that reaches the royal square on some board. It has a path, and it attacks if
 * the number of pieces on the path is the required one: none for slides and lame leaps, one for
 * hops. From the difference follows where a piece may go, whether it stands on the path or not.
 *
 * @param <P> the type of the positions
 */
public abstract class NarrowMoves<P extends CodedGamePosition<P, ?>> extends GameMoves<P> {
  private static final int FIRST_LENGTH = 16;

  /** The occupied squares 0 to 63. */
  protected long occupied0;

  /** The occupied squares 64 to 127. */
  protected long occupied1;

  /** The squares 0 to 63 of the opponent's pieces. */
  protected long theirs0;

  /** The squares 64 to 127 of the opponent's pieces. */
  protected long theirs1;

  /** The squares 0 to 63 on which the pieces that are being moved may end. */
  protected long mask0;

  /** The squares 64 to 127 on which the pieces that are being moved may end. */
  protected long mask1;

  /** Squares 0 to 63 that a generated method returns besides its result. */
  protected long reached0;

  /** Squares 64 to 127 that a generated method returns besides its result. */
  protected long reached1;

  private final long all0;
  private final long all1;
  private final int words;
  private long wanted0;
  private long wanted1;
  private long allowed0;
  private long allowed1;

  /** The destinations that leaping attackers allow. */
  private long leaps0;

  private long leaps1;
  private long onPath0;
  private long onPath1;
  private boolean isFacing;

  /** The squares to which the royal piece may move, as far as this search has tested them. */
  private long safe0;

  private long safe1;

  // Attackers: their squares, their paths, and the numbers of pieces more than required.
  private int attackers;
  private int[] squares = new int[FIRST_LENGTH];
  private int[] surplus = new int[FIRST_LENGTH];
  private long[] paths0 = new long[FIRST_LENGTH];
  private long[] paths1 = new long[FIRST_LENGTH];

  /**
   * Creates an empty list.
   *
   * @param data the data of the game
   */
  protected NarrowMoves(GameData data) {
    super(data);
    words = data.words;
    int count = data.squares;
    all0 = count >= Long.SIZE ? -1L : -1L >>> -count;
    all1 = words == 1 ? 0 : -1L >>> -count;
  }

  // What generated classes add

  /** Reads which pieces make which attacks. */
  protected abstract void readAttackers();

  /**
   * {@return whether the other side attacks a square}
   *
   * @param square the square
   */
  @Override
  protected abstract boolean isAttacked(int square);

  /**
   * {@return whether a facing royal piece of the other side sees a square}
   *
   * @param square the square
   */
  protected boolean isFaced(int square) {
    return false;
  }

  /**
   * Calls {@link #attack} and {@link #constrain} for the attackers of the royal piece.
   *
   * @param square the square of the royal piece
   */
  protected abstract void findAttackers(int square);

  /**
   * Calls {@link #constrain} for the facing royal piece of the other side.
   *
   * @param square the square of the royal piece
   */
  protected void findFacing(int square) {}

  /**
   * Adds the moves of pieces on the board that are not royal.
   *
   * @param movers0 the squares 0 to 63 of these pieces, among others
   * @param movers1 the squares 64 to 127
   */
  protected abstract void addPieces(long movers0, long movers1);

  /**
   * Adds the moves of the royal piece.
   *
   * @param from its square
   */
  protected abstract void addRoyal(int from);

  /**
   * Adds drops.
   *
   * @param free0 the squares 0 to 63 on which a piece may be dropped
   * @param free1 the squares 64 to 127
   */
  protected void addDrops(long free0, long free1) {}

  // The search

  @Override
  final void prepare() {
    int side = (data.codes + us) * words;
    int other = (data.codes + them) * words;
    theirs0 = sets[other];
    occupied0 = sets[side] | theirs0;
    if (words == 2) {
      theirs1 = sets[other + 1];
      occupied1 = sets[side + 1] | theirs1;
    }
    readAttackers();
  }

  @Override
  final void flipOccupied(int square) {
    if (square < Long.SIZE) {
      occupied0 ^= 1L << square;
    } else {
      occupied1 ^= 1L << square;
    }
  }

  @Override
  final void find() {
    long target0 = aim(0);
    long target1 = aim(1);
    long origins0 = origins(0);
    long origins1 = origins(1);
    wanted0 =
        (isCapturesOnly ? theirs0 : ~(isQuietsOnly ? occupied0 : occupied0 ^ theirs0)) & target0;
    wanted1 =
        (isCapturesOnly ? theirs1 : ~(isQuietsOnly ? occupied1 : occupied1 ^ theirs1)) & target1;
    safe0 = 0;
    safe1 = 0;
    if (isWantedFrom(royal)) {
      addRoyalMoves();
    }
    if (isFirstOnly && count > 0) {
      return;
    }
    mask0 = allowed0 & wanted0;
    mask1 = allowed1 & wanted1;
    if ((mask0 | mask1) != 0) {
      addPieces(~onPath0 & origins0, ~onPath1 & origins1);
    }
    if ((onPath0 & origins0 | onPath1 & origins1) != 0) {
      addPiecesOnPaths(origins0, origins1);
    }
    addSpecialMoves();
    if (areDropsWanted() && !(isFirstOnly && count > 0)) {
      long free0 = allowed0 & ~occupied0 & target0;
      long free1 = allowed1 & ~occupied1 & target1;
      if ((free0 | free1) != 0) {
        addDrops(free0, free1);
      }
    }
  }

  @Override
  final void findConstraints() {
    attackers = 0;
    allowed0 = all0;
    allowed1 = all1;
    leaps0 = all0;
    leaps1 = all1;
    onPath0 = 0;
    onPath1 = 0;
    isCheck = false;
    isFacing = false;
    if (data.testsMoves || !data.rules.check()) {
      isCheck = isAttacked(royal);
      findLines(theirs0, theirs1);
    } else {
      findAttackers(royal);
    }
    if (data.isFacingRoyal && isFacingRoyal()) {
      isFacing = true;
      boolean isAttackedToo = isCheck;
      findFacing(royal);
      isCheck = isAttackedToo; // facing is no check
    }
  }

  /**
   * Finds the lines by which pieces of the other side may attack the royal piece.
   *
   * @param pieces0 the squares 0 to 63 of these pieces
   * @param pieces1 the squares 64 to 127
   */
  void findLines(long pieces0, long pieces1) {}

  private boolean isFacingRoyal() {
    return codeAmong(data.facing[us], royal) != 0;
  }

  /**
   * Records pieces that attack the royal piece whatever else stands on the board.
   *
   * @param squares0 their squares 0 to 63
   * @param squares1 their squares 64 to 127
   */
  protected final void attack(long squares0, long squares1) {
    if ((squares0 | squares1) != 0) {
      isCheck = true;
      boolean isOne =
          (squares0 & squares0 - 1 | squares1 & squares1 - 1) == 0
              && (squares0 == 0 || squares1 == 0);
      leaps0 &= isOne ? squares0 : 0;
      leaps1 &= isOne ? squares1 : 0;
      allowed0 &= leaps0;
      allowed1 &= leaps1;
    }
  }

  /**
   * Records a piece that attacks the royal piece if the right number of pieces stands on its path.
   *
   * @param square the square of the piece
   * @param required the required number
   * @param path0 the squares 0 to 63 of its path
   * @param path1 the squares 64 to 127
   */
  protected final void constrain(int square, int required, long path0, long path1) {
    int more = Long.bitCount(path0 & occupied0) + Long.bitCount(path1 & occupied1) - required;
    if (more > 1) {
      return;
    }
    if (attackers == squares.length) {
      grow();
    }
    squares[attackers] = square;
    surplus[attackers] = more;
    paths0[attackers] = path0;
    paths1[attackers] = path1;
    attackers++;
    long free0 = path0 & ~occupied0;
    long free1 = path1 & ~occupied1;
    if (more == 0) {
      isCheck = true;
      allowed0 &= square < Long.SIZE ? free0 | 1L << square : free0;
      allowed1 &= square < Long.SIZE ? free1 : free1 | 1L << square;
    } else if (more < 0) {
      allowed0 &= ~free0;
      allowed1 &= ~free1;
      return; // no piece is on the path
    }
    onPath0 |= path0;
    onPath1 |= path1;
  }

  /**
   * Records pieces that attack the royal piece if the right number of pieces stands on their paths.
   *
   * @param royal the square of the royal piece
   * @param required the required number
   * @param paths the paths, by square attacked, square of the attacker and word
   * @param attackers0 the squares 0 to 63 of the pieces
   * @param attackers1 the squares 64 to 127
   */
  protected final void constrain(
      int royal, int required, long[] paths, long attackers0, long attackers1) {
    int start = royal * data.squares;
    for (long left = attackers0; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int at = (start + square) * words;
      constrain(square, required, paths[at], words == 1 ? 0 : paths[at + 1]);
    }
    for (long left = attackers1; left != 0; left &= left - 1) {
      int square = Long.SIZE + Long.numberOfTrailingZeros(left);
      int at = (start + square) * words;
      constrain(square, required, paths[at], paths[at + 1]);
    }
  }

  private void grow() {
    int length = 2 * squares.length;
    squares = Arrays.copyOf(squares, length);
    surplus = Arrays.copyOf(surplus, length);
    paths0 = Arrays.copyOf(paths0, length);
    paths1 = Arrays.copyOf(paths1, length);
  }

  /** Adds the moves of pieces on paths, each with the destinations that are left to it. */
  private void addPiecesOnPaths(long origins0, long origins1) {
    long own0 = onPath0 & occupied0 & ~theirs0 & origins0;
    long own1 = onPath1 & occupied1 & ~theirs1 & origins1;
    for (; own0 != 0; own0 &= own0 - 1) {
      restrict(own0 & -own0, 0);
      addPieces(own0 & -own0, 0);
    }
    for (; own1 != 0; own1 &= own1 - 1) {
      restrict(0, own1 & -own1);
      addPieces(0, own1 & -own1);
    }
  }

  /** Computes the destinations of a piece that stands on a path. */
  private void restrict(long from0, long from1) {
    long left0 = wanted0 & leaps0;
    long left1 = wanted1 & leaps1;
    for (int i = 0; i < attackers; i++) {
      long path0 = paths0[i];
      long path1 = paths1[i];
      int more = surplus[i] - ((path0 & from0 | path1 & from1) != 0 ? 1 : 0);
      long free0 = path0 & ~occupied0;
      long free1 = path1 & ~occupied1;
      int square = squares[i];
      if (more == 0) {
        left0 &= square < Long.SIZE ? free0 | 1L << square : free0;
        left1 &= square < Long.SIZE ? free1 : free1 | 1L << square;
      } else if (more == -1) {
        left0 &= ~free0;
        left1 &= ~free1;
      }
    }
    mask0 = left0;
    mask1 = left1;
  }

  private void addRoyalMoves() {
    mask0 = wanted0 & all0;
    mask1 = wanted1 & all1;
    long saved0 = occupied0;
    long saved1 = occupied1;
    flipOccupied(royal); // it does not hide squares behind it
    addRoyal(royal);
    occupied0 = saved0;
    occupied1 = saved1;
  }

  @Override
  final boolean isBlocked(CastlingTable.Way way) {
    return (way.empty0 & occupied0 | way.empty1 & occupied1) != 0;
  }

  @Override
  final boolean isKnownSafe(int square) {
    return ((square < Long.SIZE ? safe0 : safe1) >>> square & 1) != 0;
  }

  /**
   * {@return whether a piece is on a square}
   *
   * @param code the code of the piece
   * @param square the square
   */
  protected final boolean isOn(int code, int square) {
    return (sets[code * words + (square >> 6)] >>> square & 1) != 0;
  }

  /**
   * {@return those destinations of the royal piece on which it is safe}
   *
   * @param targets a word of the destinations
   * @param base the index of its first square
   */
  protected final long safe(long targets, int base) {
    long safe = targets;
    boolean isChecked = data.rules.check();
    for (long left = targets; left != 0; left &= left - 1) {
      int square = base + Long.numberOfTrailingZeros(left);
      if (isChecked && isAttacked(square) || isFacing && isFaced(square)) {
        safe &= ~(left & -left);
      }
    }
    if (base == 0) {
      safe0 |= safe;
    } else {
      safe1 |= safe;
    }
    return safe;
  }

  // Adding moves

  /**
   * Adds moves from one square, on a board of one word.
   *
   * @param from the square
   * @param becomes the code of the piece that the moved piece becomes, or 0
   * @param targets the destinations
   */
  protected void add(int from, int becomes, long targets) {
    count += Long.bitCount(targets);
    if (isListing) {
      list(PackedMove.of(from, 0, becomes), targets, 0);
    }
  }

  /**
   * Adds moves from one square, on a board of two words.
   *
   * @param from the square
   * @param becomes the code of the piece that the moved piece becomes, or 0
   * @param targets0 the destinations 0 to 63
   * @param targets1 the destinations 64 to 127
   */
  protected void add(int from, int becomes, long targets0, long targets1) {
    count += Long.bitCount(targets0) + Long.bitCount(targets1);
    if (isListing) {
      int head = PackedMove.of(from, 0, becomes);
      list(head, targets0, 0);
      list(head, targets1, Long.SIZE);
    }
  }

  /**
   * Adds moves that all make the same step, on a board of one word.
   *
   * @param offset the difference between the indices of the destination and of the origin
   * @param becomes the code of the piece that the moved pieces become, or 0
   * @param targets the destinations
   */
  protected void addSteps(int offset, int becomes, long targets) {
    count += Long.bitCount(targets);
    if (isListing) {
      listShifted(PackedMove.of(0, 0, becomes), offset, targets, 0);
    }
  }

  /**
   * Adds moves that all make the same step, on a board of two words.
   *
   * @param offset the difference between the indices of the destination and of the origin
   * @param becomes the code of the piece that the moved pieces become, or 0
   * @param targets0 the destinations 0 to 63
   * @param targets1 the destinations 64 to 127
   */
  protected void addSteps(int offset, int becomes, long targets0, long targets1) {
    count += Long.bitCount(targets0) + Long.bitCount(targets1);
    if (isListing) {
      int head = PackedMove.of(0, 0, becomes);
      listShifted(head, offset, targets0, 0);
      listShifted(head, offset, targets1, Long.SIZE);
    }
  }

  /**
   * Adds drops of one piece, on a board of one word.
   *
   * @param code the code of the piece in the hand
   * @param becomes the code of the piece that it is dropped as, or 0
   * @param targets the squares
   */
  protected void addDrops(int code, int becomes, long targets) {
    count += Long.bitCount(targets);
    if (isListing) {
      list(PackedMove.drop(code, 0, becomes), targets, 0);
    }
  }

  /**
   * Adds drops of one piece, on a board of two words.
   *
   * @param code the code of the piece in the hand
   * @param becomes the code of the piece that it is dropped as, or 0
   * @param targets0 the squares 0 to 63
   * @param targets1 the squares 64 to 127
   */
  protected void addDrops(int code, int becomes, long targets0, long targets1) {
    count += Long.bitCount(targets0) + Long.bitCount(targets1);
    if (isListing) {
      int head = PackedMove.drop(code, 0, becomes);
      list(head, targets0, 0);
      list(head, targets1, Long.SIZE);
    }
  }

  /**
   * Finds the squares of files on which a piece may not be dropped, and leaves them in {@link
   * #reached0} and {@link #reached1}.
   *
   * @param code the code of the piece
   * @param max the number of these pieces on a file that forbids another one
   */
  protected final void findFullFiles(int code, int max) {
    reached0 = 0;
    reached1 = 0;
    for (int word = 0; word < words; word++) {
      for (long left = sets[code * words + word]; left != 0; left &= left - 1) {
        int file = data.terms.file(word << 6 | Long.numberOfTrailingZeros(left)) * words;
        long file0 = data.files[file];
        long file1 = words == 1 ? 0 : data.files[file + 1];
        if (max == 1 || isFull(code, max, file0, file1)) {
          reached0 |= file0;
          reached1 |= file1;
        }
      }
    }
  }

  private boolean isFull(int code, int max, long file0, long file1) {
    int found = Long.bitCount(sets[code * words] & file0);
    found += words == 1 ? 0 : Long.bitCount(sets[code * words + 1] & file1);
    return found >= max;
  }

  /**
   * {@return those squares on which a drop does not give checkmate}
   *
   * @param dropped the code of the piece in the hand
   * @param landing the code of the piece on the board
   * @param free a word of the squares
   * @param base the index of its first square
   */
  protected final long withoutMates(int dropped, int landing, long free, int base) {
    return !restrictsMates || free == 0
        ? free
        : withoutMates(dropped, landing, free, mating(landing, base), base);
  }

  /** {@return a word of the squares on which a dropped piece may give check} */
  private long mating(int landing, int base) {
    CheckTable checks = data.checks();
    // In positions that no game reaches, the other side may be in check already.
    return data.hops[us] || !checks.exists() || isOtherAttacked(checks)
        ? -1L
        : checks.reach(landing, otherRoyal, base / Long.SIZE);
  }

  private boolean isOtherAttacked(CheckTable checks) {
    for (int code : data.pieces[us]) {
      for (int word = 0; word < words; word++) {
        if ((sets[code * words + word] & checks.reach(code, otherRoyal, word)) != 0) {
          return isAttacked(otherRoyal, them);
        }
      }
    }
    return false;
  }

  /**
   * {@return a word of the destinations without those that passing pieces have just crossed}
   *
   * @param targets the destinations
   * @param base the index of the first square
   */
  protected final long withoutCrossed(long targets, int base) {
    return targets & ~crossedWord(base);
  }

  /**
   * {@return a word of the squares that a piece may hop to directly behind the first piece}
   *
   * @param rays the rays, those with growing indices first
   * @param at the index of the first ray
   * @param ups the number of rays with growing indices
   * @param downs the number of rays with falling indices
   * @param word the number of the word
   */
  protected final long grasshops(long[] rays, int at, int ups, int downs, int word) {
    long found = 0;
    for (int i = 0; i < ups + downs; i++) {
      long ray0 = rays[at + i * words];
      long ray1 = words == 1 ? 0 : rays[at + i * words + 1];
      reach(ray0, ray1, i < ups);
      if ((reached0 & occupied0 | reached1 & occupied1) != 0) {
        nearest(ray0 & ~reached0, ray1 & ~reached1, i < ups);
        found |= word == 0 ? reached0 : reached1;
      }
    }
    return found;
  }

  /**
   * {@return a word of the squares from which a piece may hop to a square, since a piece stands
   * directly before it}
   *
   * @param rays the rays that lead back, those with growing indices first
   * @param at the index of the first ray
   * @param ups the number of rays with growing indices
   * @param downs the number of rays with falling indices
   * @param word the number of the word
   */
  protected final long grasshoppers(long[] rays, int at, int ups, int downs, int word) {
    long found = 0;
    for (int i = 0; i < ups + downs; i++) {
      long ray0 = rays[at + i * words];
      long ray1 = words == 1 ? 0 : rays[at + i * words + 1];
      nearest(ray0, ray1, i < ups);
      if ((reached0 & occupied0 | reached1 & occupied1) != 0) {
        reach(ray0 & ~reached0, ray1 & ~reached1, i < ups);
        found |= word == 0 ? reached0 : reached1;
      }
    }
    return found;
  }

  private void reach(long ray0, long ray1, boolean isUp) {
    if (isUp) {
      reached0 = Rays.up(ray0, occupied0);
      reached1 = Rays.up(ray1, occupied1, ray0 & occupied0);
    } else {
      reached1 = Rays.down(ray1, occupied1);
      reached0 = Rays.down(ray0, occupied0, ray1 & occupied1);
    }
  }

  private void nearest(long ray0, long ray1, boolean isUp) {
    if (isUp) {
      reached0 = ray0 & -ray0;
      reached1 = ray0 != 0 ? 0 : ray1 & -ray1;
    } else {
      reached1 = Long.highestOneBit(ray1);
      reached0 = ray1 != 0 ? 0 : Long.highestOneBit(ray0);
    }
  }
}
