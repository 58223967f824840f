// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import dev.boardwright.geometry.Movement;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Pieces of games that are played, with their movements as the first side's pieces make them. The
 * movements leave out what belongs to the rules of a game, such as promotion and the squares that a
 * piece must not leave.
 */
public enum NamedPiece {
  KING("King", "chess", "KisO2", "one step; from its initial square, castling by two files"),
  /** The queen of chess, which is also the free king of chu shogi. */
  QUEEN("Queen", "chess, chu shogi", "Q", "any distance in a straight line"),
  /** The rook of chess and shogi, the chariot of xiangqi. */
  ROOK("Rook", "chess, shogi, xiangqi", "R", "any distance along a file or a rank"),
  BISHOP("Bishop", "chess, shogi", "B", "any distance along a diagonal"),
  /** The knight of chess, shatranj and makruk. */
  KNIGHT("Knight", "chess, shatranj, makruk", "N", "a leap of two squares and one to the side"),
  PAWN("Pawn", "chess", "fmWfceFifmnD", "moves forward, at first also two; captures diagonally"),
  /** A pawn with the directions of moves and captures exchanged. */
  BEROLINA_PAWN(
      "Berolina pawn",
      "Berolina chess",
      "fmFfceWifmnA",
      "moves diagonally, at first also two; captures forward"),
  GOLD("Gold", "shogi", "WfF", "a step along a file or a rank, or diagonally forward"),
  /** The silver general, which is also the khon of makruk. */
  SILVER("Silver", "shogi, makruk", "FfW", "a step diagonally, or straight forward"),
  LANCE("Lance", "shogi", "fR", "any distance forward"),
  SHOGI_KNIGHT("Shogi knight", "shogi", "fN", "a leap of two forward and one to the side"),
  DRAGON_HORSE("Dragon horse", "shogi", "BW", "bishop, or a step along a file or a rank"),
  DRAGON_KING("Dragon king", "shogi", "RF", "rook, or a step diagonally"),
  VERTICAL_MOVER(
      "Vertical mover", "chu shogi", "vRsW", "any distance along its file, or a step sideways"),
  /** The left one of two quails. */
  LEFT_QUAIL(
      "Left quail",
      "tori shogi",
      "fRbrBblF",
      "any distance forward or back to the right; a step back to the left"),
  HORSE(
      "Horse",
      "xiangqi, janggi",
      "nN",
      "one square straight, which must be empty; then one diagonally outwards"),
  ELEPHANT("Elephant", "xiangqi", "nA", "two squares diagonally; the first must be empty"),
  CANNON("Cannon", "xiangqi, Shako", "mRcpR", "moves as a rook; captures behind one piece"),
  SOLDIER("Soldier", "xiangqi", "fsW", "across the river, a step forward or sideways"),
  JANGGI_ELEPHANT(
      "Janggi elephant",
      "janggi",
      "nZ",
      "one square straight, then two diagonally outwards, if both on the way are empty"),
  /** The counsellor of shatranj, the met of makruk, the advisor of xiangqi. */
  FERZ("Ferz", "shatranj, makruk, xiangqi", "F", "a step diagonally"),
  /** The elephant of shatranj, which courier chess has as well. */
  ALFIL("Alfil", "shatranj, courier chess", "A", "a leap of two squares diagonally"),
  /** The war engine, or dabbaba. */
  WAR_ENGINE("War engine", "Tamerlane chess", "D", "a leap of two squares along a file or a rank"),
  CAMEL(
      "Camel",
      "Tamerlane chess, wildebeest chess",
      "C",
      "a leap of three squares and one to the side"),
  /** The archbishop, which is the cardinal of Grand Chess. */
  ARCHBISHOP("Archbishop", "Capablanca chess", "BN", "bishop or knight"),
  GRASSHOPPER(
      "Grasshopper",
      "grasshopper chess",
      "gQ",
      "to the square behind the first piece in a queen's direction"),
  NIGHTRIDER(
      "Nightrider", "nightrider chess", "NN", "any number of a knight's leaps in one direction"),
  SHORT_ROOK("Short rook", "Chess with Different Armies", "R4", "a rook of at most four squares"),
  CHARGING_KNIGHT(
      "Charging knight",
      "Chess with Different Armies",
      "fhNsbK",
      "a knight forward; a king sideways and backward"),
  TROLL("Troll", "Terachess", "GHfmWfcF", "a leap of three squares; a pawn's step and capture");

  private final String label;
  private final String games;
  private final String betza;
  private final String description;
  private final Movement movement;

  NamedPiece(String label, String games, String betza, String description) {
    this.label = label;
    this.games = games;
    this.betza = betza;
    this.description = description;
    movement = Movement.parse(betza);
  }

  /** {@return the name of the piece in English} */
  public String label() {
    return label;
  }

  /** {@return the games that have the piece, separated by commas} */
  public String games() {
    return games;
  }

  /** {@return the movement in Betza notation} */
  public String betza() {
    return betza;
  }

  /** {@return the movement in a few words} */
  public String description() {
    return description;
  }

  /** {@return the movement} */
  public Movement movement() {
    return movement;
  }

  /** {@return the name in lower case, with hyphens, such as {@code dragon-king}} */
  public String key() {
    return key(label);
  }

  /**
   * {@return the piece of a name, or nothing if there is none}
   *
   * @param name the name, in any case, with spaces or hyphens
   */
  public static Optional<NamedPiece> find(String name) {
    String key = key(name);
    return Arrays.stream(values()).filter(piece -> piece.key().equals(key)).findFirst();
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}
