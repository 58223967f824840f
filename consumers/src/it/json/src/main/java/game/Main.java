package game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.google.gson.JsonParseException;
import dev.boardwright.rules.RuleBook;
import java.util.Map;

/** A program that writes a game to JSON, and reads it again. */
public final class Main {
  /** An object with types of Boardwright. */
  public record Game(RuleBook rules, ChessPosition position, ChessSquare square) {}

  private Main() {}

  /** Writes and reads a game with both libraries, and fails if a result is wrong. */
  public static void main(String[] arguments) throws JsonProcessingException {
    ChessPosition position = ChessPosition.START.play("e4");
    Game game = new Game(ChessRuleBook.RULES, position, ChessSquare.E4);
    String text = GsonTexts.GSON.toJson(game);
    check(text.contains("\"square\":\"e4\"") && text.contains("PPPP1PPP"));
    check(GsonTexts.GSON.fromJson(text, Game.class).equals(game));
    check(JacksonTexts.MAPPER.readTree(text).equals(JacksonTexts.MAPPER.valueToTree(game)));
    check(JacksonTexts.MAPPER.readValue(text, Game.class).equals(game));
    check(GsonTexts.GSON.toJson(new Game(null, null, null)).equals("{}"));
    check(JacksonTexts.MAPPER.readValue("{\"square\":null}", Game.class).square() == null);
    String map = JacksonTexts.MAPPER.writeValueAsString(Map.of("at", ChessSquare.A1));
    check(map.equals("{\"at\":\"a1\"}"));
    for (String wrong : new String[] {"9/8", "", "  ", " e4 ", "e4\\n"}) {
      String json = "{\"square\":\"" + wrong + "\"}";
      try {
        GsonTexts.GSON.fromJson(json, Game.class);
        check(false);
      } catch (JsonParseException e) {
        check(e.getCause() instanceof IllegalArgumentException);
      }
      try {
        JacksonTexts.MAPPER.readValue(json, Game.class);
        check(false);
      } catch (JsonMappingException e) {
        check(e.getPath().get(0).getFieldName().equals("square"));
      }
    }
  }

  private static void check(boolean isGood) {
    if (!isGood) {
      throw new IllegalStateException("unexpected result");
    }
  }
}
