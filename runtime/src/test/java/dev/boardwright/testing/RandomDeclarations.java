// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookException;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

/**
 * Random declarations of games, in the form that {@link Declarations} reads. They use every member
 * that this form has. Sides of the same style share their rows; otherwise each side has its own.
 */
public final class RandomDeclarations {
  private static final int MAX_TRIES = 10_000;

  /** Sizes of boards that just fit into one or two words, or just do not, and of one rank. */
  private static final int[][] EDGES = {
    {8, 8}, {16, 4}, {13, 5}, {5, 13}, {65, 1}, {16, 8}, {8, 16}, {127, 1}, {128, 1}, {43, 3},
    {3, 43}
  };

  private final Random random;
  private final RandomBetza betza;

  private boolean isLarge;
  private int files;
  private int ranks;
  private boolean hasOneStyle;
  private JsonObject declaration;

  /** The tokens of each side that may stand on the board, without royals. */
  private List<String> tokens;

  private JsonArray rows;

  public RandomDeclarations(Random random) {
    this.random = random;
    betza = new RandomBetza(random);
  }

  /** {@return a declaration for a larger board that the builder accepts} */
  public JsonObject nextLarge() {
    isLarge = true;
    JsonObject made = next();
    isLarge = false;
    return made;
  }

  /** {@return a declaration that the builder accepts} */
  public JsonObject next() {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      JsonObject made = make();
      try {
        Declarations.ruleBook(made);
        return made;
      } catch (RuleBookException e) {
        // Random members often contradict each other. The next one may not.
      }
    }
    throw new AssertionError("no valid declaration in " + MAX_TRIES + " tries");
  }

  /**
   * {@return a declaration that the builder accepts, which differs from another one in one to three
   * members}
   */
  public JsonObject nextVariant(JsonObject original) {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      JsonObject made = variant(original.deepCopy());
      try {
        Declarations.ruleBook(made);
        return made;
      } catch (RuleBookException e) {
        // The next one may not have contradictions.
      }
    }
    throw new AssertionError("no valid variant in " + MAX_TRIES + " tries");
  }

  /**
   * {@return a declaration with the same rules, with the ranks from top to bottom or from bottom to
   * top, and with the pieces in any order, which decides their codes}
   */
  public JsonObject reordered(JsonObject original) {
    JsonObject made = original.deepCopy();
    RuleBook book = Declarations.ruleBook(original);
    if (oneIn(2)) {
      made.addProperty("order", SquareOrder.ASCENDING.name());
      made.addProperty("start", Feen.format(upsideDown(book.start()), FeenDialect.SNN_STYLES));
    }
    if (oneIn(2)) {
      List<String> pieces = new ArrayList<>(book.pieces());
      Collections.shuffle(pieces, random);
      JsonArray texts = new JsonArray();
      pieces.forEach(texts::add);
      made.add("pieces", texts);
    }
    return made;
  }

  /** {@return a position with the ranks in the opposite order} */
  public static Qi upsideDown(Qi position) {
    int width = position.shape().files();
    int height = position.shape().ranks();
    Qi.Edit edit = position.edit();
    for (int square = 0; square < position.squareCount(); square++) {
      int opposite = (height - 1 - square / width) * width + square % width;
      edit.set(opposite, position.pieceAt(square));
    }
    return edit.build();
  }

  private JsonObject variant(JsonObject copy) {
    declaration = copy;
    rows = copy.getAsJsonArray("rows");
    JsonArray shape = copy.getAsJsonArray("shape");
    files = shape.get(shape.size() - 1).getAsInt();
    ranks = shape.size() == 1 ? 1 : shape.get(0).getAsInt();
    tokens = new ArrayList<>();
    for (JsonElement row : rows) {
      for (JsonElement token : row.getAsJsonObject().getAsJsonArray("token")) {
        if (!token.getAsString().endsWith("^")) {
          tokens.add(token.getAsString());
        }
      }
    }
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      change(rows.get(random.nextInt(rows.size())).getAsJsonObject());
    }
    return copy;
  }

  /** Changes a member of a row or of the game. */
  private void change(JsonObject row) {
    switch (random.nextInt(6)) {
      case 0, 1 -> row.addProperty("moves", betza.movement());
      case 2 -> addRowMembers(row);
      case 3 -> addTokenMembers(row);
      case 4 -> addGameMembers();
      default -> row.keySet().removeIf(m -> !List.of("token", "moves").contains(m) && oneIn(2));
    }
  }

  private JsonObject make() {
    declaration = new JsonObject();
    rows = new JsonArray();
    tokens = new ArrayList<>();
    makeBoard();
    addGameMembers();
    makeRows("");
    if (!hasOneStyle) {
      List<String> first = tokens;
      tokens = new ArrayList<>();
      makeRows("lower");
      addCaptures(first, tokens);
      List<String> second = tokens;
      tokens = new ArrayList<>(first);
      tokens.addAll(second);
    } else {
      addCaptures(tokens, tokens);
    }
    addFacing();
    declaration.add("rows", rows);
    declaration.addProperty("start", start());
    return declaration;
  }

  private boolean oneIn(int chance) {
    return random.nextInt(chance) == 0;
  }

  private void makeBoard() {
    int[] size = isLarge ? largeSize() : smallSize();
    files = size[0];
    ranks = size[1];
    JsonArray shape = new JsonArray();
    if (ranks > 1) {
      shape.add(ranks);
    }
    shape.add(files);
    declaration.add("shape", shape);
    hasOneStyle = !oneIn(4);
    JsonArray styles = new JsonArray();
    styles.add(hasOneStyle ? "GAME" : "ALPHA");
    styles.add(hasOneStyle ? "game" : "beta");
    declaration.add("styles", styles);
  }

  /** {@return the files and ranks of a board of up to 64 squares} */
  private int[] smallSize() {
    return switch (random.nextInt(15)) {
      case 0 -> new int[] {5 + random.nextInt(8), 1};
      case 1 -> new int[] {1 + random.nextInt(2), 6 + random.nextInt(15)};
      case 2 -> new int[] {5 + random.nextInt(10), 2 + random.nextInt(2)};
      case 3, 4, 5 -> new int[] {3 + random.nextInt(3), 3 + random.nextInt(2)};
      default -> new int[] {3 + random.nextInt(6), 4 + random.nextInt(5)};
    };
  }

  /**
   * {@return the files and ranks of a board of 64 squares or more; sometimes as many as make a
   * difference for the words of sets, and sometimes up to 1,024}
   */
  private int[] largeSize() {
    return switch (random.nextInt(15)) {
      case 0 -> EDGES[random.nextInt(EDGES.length)];
      case 1 -> new int[] {15 + random.nextInt(18), 15 + random.nextInt(18)};
      default -> new int[] {8 + random.nextInt(7), 8 + random.nextInt(7)};
    };
  }

  private void addGameMembers() {
    if (!oneIn(3)) {
      declaration.addProperty("zone", squares());
    }
    JsonArray drops = new JsonArray();
    if (oneIn(2)) {
      drops.add("FIRST");
    }
    if (oneIn(2)) {
      drops.add("SECOND");
    }
    declaration.add("drops", drops);
    if (!oneIn(4)) {
      declaration.addProperty("stalemate", List.of("DRAW", "LOSS", "WIN").get(random.nextInt(3)));
    }
    if (oneIn(5)) {
      declaration.addProperty("check", false);
    }
    if (oneIn(5)) {
      declaration.addProperty("goal", squares());
    }
    if (oneIn(5)) {
      declaration.addProperty("bareRoyalLoses", true);
    }
    if (oneIn(5)) {
      declaration.addProperty("allowStuck", true);
    }
  }

  /**
   * Lets pieces face: royal ones, and those that a move of a royal piece turns, more than others.
   */
  private void addFacing() {
    if (oneIn(3)) {
      String token =
          switch (random.nextInt(6)) {
            case 0, 1 -> "K^";
            case 2 -> "R";
            case 3 -> "+R";
            default -> token().toUpperCase(Locale.ROOT);
          };
      declaration.addProperty("facing", token);
    }
  }

  /** {@return one or two squares or ranges of squares} */
  private String squares() {
    String squares = item();
    return oneIn(3) ? squares + "," + item() : squares;
  }

  private String item() {
    return oneIn(4) ? cell() : cell() + "-" + cell();
  }

  private String cell() {
    int file = random.nextInt(files);
    return ranks == 1 ? Cell.fromIndices(file) : Cell.fromIndices(file, random.nextInt(ranks));
  }

  private String cased(String token, String letters) {
    return letters.isEmpty() ? token : token.toLowerCase(Locale.ROOT);
  }

  /** Adds the rows of a side, in lower case if a name of the letters is given. */
  private void makeRows(String letters) {
    boolean castles = oneIn(3);
    int firstRow = rows.size();
    addRow(cased("K^", letters), castles ? castlingMoves() : royalMoves());
    if (castles && oneIn(4)) {
      JsonObject row = addRow(cased("K^", letters), "isO" + range());
      if (oneIn(2)) {
        row.addProperty(oneIn(2) ? "from" : "within", squares());
      }
    }
    if (oneIn(4)) {
      JsonObject row = addRow(cased("P", letters), "fmWfceFifmnD");
      row.addProperty("passing", cased("-P", letters));
      tokens.add(cased("P", letters));
      if (oneIn(3)) {
        addRow(cased("P", letters), "ifmnH").addProperty("passing", cased("+P", letters));
      }
    }
    if (oneIn(4)) {
      addRow(cased("+K^", letters), royalMoves());
      JsonObject royal = rows.get(firstRow).getAsJsonObject();
      if (oneIn(2)) {
        royal.addProperty("becomes", cased("+K^", letters));
      } else {
        JsonArray promoted = new JsonArray();
        promoted.add(cased("+K^", letters));
        royal.add("promotesTo", promoted);
      }
    }
    if (oneIn(4)) {
      JsonObject row = addRow(cased("E", letters), betza.movement());
      row.getAsJsonArray("token").add(cased("F", letters));
      tokens.add(cased("E", letters));
      tokens.add(cased("F", letters));
    }
    if (castles) {
      addCastling("+R", "R", letters);
      if (oneIn(3)) {
        addCastling("-R", oneIn(2) ? "R" : "S", letters);
      }
    }
    for (String letter : List.of("A", "B", "C", "D").subList(0, 1 + random.nextInt(4))) {
      addRow(cased(letter, letters), betza.movement());
      tokens.add(cased(letter, letters));
      if (oneIn(2)) {
        addRow(cased("+" + letter, letters), betza.movement());
        tokens.add(cased("+" + letter, letters));
      }
      if (oneIn(3)) {
        addRow(cased(letter, letters), betza.movement());
      }
    }
    Set<String> done = new HashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      JsonObject row = rows.get(i).getAsJsonObject();
      String token = row.getAsJsonArray("token").get(0).getAsString();
      if (token.endsWith("^") && oneIn(6)) {
        row.addProperty("moves", row.get("moves").getAsString() + lameLeap());
        row.addProperty("passing", cased("-K^", letters));
      }
      if (tokens.contains(token)) {
        addRowMembers(row);
        if (done.add(token)) {
          addTokenMembers(row);
        }
      }
    }
  }

  /** Adds a token that castles, and what it turns into, which may move in another way. */
  private void addCastling(String token, String turned, String letters) {
    JsonObject row = addRow(cased(token, letters), oneIn(2) ? "R" : betza.movement());
    row.addProperty("becomes", cased(turned, letters));
    row.addProperty("castles", true);
    tokens.add(cased(token, letters));
    if (!tokens.contains(cased(turned, letters))) {
      addRow(cased(turned, letters), oneIn(2) ? "R" : betza.movement());
      tokens.add(cased(turned, letters));
    }
  }

  /** {@return moves of a royal piece that castles, sometimes twice to the same square} */
  private String castlingMoves() {
    String moves = oneIn(3) ? royalMoves() : "K";
    String second =
        oneIn(4) ? "i" + List.of("s", "l", "r").get(random.nextInt(3)) + "O" + range() : "";
    return moves + "isO" + range() + second;
  }

  private int range() {
    return 2 + random.nextInt(oneIn(4) ? 4 : 2);
  }

  private String royalMoves() {
    return oneIn(3) ? betza.movement() : "K";
  }

  private JsonObject addRow(String token, String moves) {
    JsonObject row = new JsonObject();
    JsonArray list = new JsonArray();
    list.add(token);
    row.add("token", list);
    row.addProperty("moves", moves);
    rows.add(row);
    return row;
  }

  private void addRowMembers(JsonObject row) {
    if (oneIn(8)) {
      row.addProperty("from", squares());
    }
    if (oneIn(8)) {
      row.addProperty("within", squares());
    }
    if (oneIn(8) && !row.has("becomes")) {
      row.addProperty("becomes", token());
      if (oneIn(3)) {
        row.addProperty("castles", true);
      }
    }
    String token = row.getAsJsonArray("token").get(0).getAsString();
    if (oneIn(10) && Character.isLetter(token.charAt(0)) && !row.has("passing")) {
      row.addProperty("moves", row.get("moves").getAsString() + lameLeap());
      row.addProperty("passing", "-" + token);
    }
  }

  /** {@return a lame leap in one direction, after which a piece may be passing} */
  private String lameLeap() {
    String direction = List.of("f", "b", "l", "r").get(random.nextInt(4));
    return oneIn(2)
        ? direction + "mnD"
        : List.of("fl", "fr", "bl", "br").get(random.nextInt(4)) + "mnA";
  }

  private void addTokenMembers(JsonObject row) {
    if (oneIn(2)) {
      row.add("promotesTo", someTokens());
      if (oneIn(3)) {
        row.addProperty("mustPromote", true);
      }
      if (oneIn(3)) {
        row.addProperty("zone", squares());
      }
    }
    if (oneIn(8)) {
      row.addProperty("promotionLimit", 1 + random.nextInt(3));
    }
    if (oneIn(10)) {
      row.add("dropsAs", someTokens());
    }
    if (oneIn(10)) {
      row.addProperty("dropZone", squares());
    }
    if (oneIn(6)) {
      row.addProperty("maxPerFile", 1 + random.nextInt(2));
    }
    if (oneIn(6)) {
      row.addProperty("dropMates", false);
    }
  }

  private String token() {
    return tokens.get(random.nextInt(tokens.size()));
  }

  private JsonArray someTokens() {
    JsonArray some = new JsonArray();
    for (String token : tokens) {
      if (oneIn(3)) {
        some.add(token);
      }
    }
    return some;
  }

  /** Says what pieces are captured as: one of the capturing side's own pieces. */
  private void addCaptures(List<String> first, List<String> second) {
    List<String> done = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      JsonObject row = rows.get(i).getAsJsonObject();
      String token = row.getAsJsonArray("token").get(0).getAsString();
      boolean isFirst = first.contains(token);
      if ((isFirst || second.contains(token)) && !done.contains(token)) {
        List<String> captors = isFirst ? second : first;
        row.addProperty("capturedAs", captors.get(random.nextInt(captors.size())));
        done.add(token);
      }
    }
  }

  private String start() {
    String[] squares = new String[files * ranks];
    int kept = Math.max(2, ranks == 1 ? files / 3 : files * Math.min(2, ranks / 2));
    int royal = random.nextInt(ranks == 1 ? kept : files);
    place(squares, royal, "K^");
    for (int at = 0; at < kept; at++) {
      String token = token().toUpperCase(Locale.ROOT);
      if (at != royal && !oneIn(4)) {
        place(squares, at, token);
      }
    }
    Qi.Edit edit =
        Qi.of(
                ranks == 1 ? Shape.of(files) : Shape.of(ranks, files),
                hasOneStyle ? "GAME" : "ALPHA",
                hasOneStyle ? "game" : "beta")
            .edit();
    for (int at = 0; at < squares.length; at++) {
      edit.set((ranks - 1 - at / files) * files + at % files, squares[at]);
    }
    long empty = Arrays.stream(squares).filter(Objects::isNull).count();
    for (Side side : Side.values()) {
      if (empty >= 4 && declaration.get("drops").toString().contains(side.name()) && oneIn(3)) {
        edit.addToHand(side, Epin.parse(token()).withSide(side).toString(), 1 + random.nextInt(2));
      }
    }
    return Feen.format(oneIn(4) ? edit.toggle().build() : edit.build(), FeenDialect.SNN_STYLES);
  }

  /** Puts a token on a square, counted from the first side's corner, and on the opposite one. */
  private static void place(String[] squares, int at, String token) {
    squares[at] = token;
    squares[squares.length - 1 - at] = token.toLowerCase(Locale.ROOT);
  }
}
