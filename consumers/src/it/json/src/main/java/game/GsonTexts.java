package game;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.boardwright.rules.RuleBook;
import java.io.IOException;
import java.util.function.Function;

/** Texts in JSON, with Gson. */
final class GsonTexts {
  static final Gson GSON =
      new GsonBuilder()
          .registerTypeAdapter(
              ChessPosition.class, text(ChessPosition::toText, ChessPosition::parse))
          .registerTypeAdapter(ChessSquare.class, text(ChessSquare::toString, ChessSquare::parse))
          .registerTypeAdapter(RuleBook.class, text(RuleBook::toDeclaration, RuleBook::parse))
          .create();

  private GsonTexts() {}

  static <T> TypeAdapter<T> text(Function<T, String> toText, Function<String, T> parse) {
    return new TypeAdapter<T>() {
      @Override
      public void write(JsonWriter out, T value) throws IOException {
        out.value(toText.apply(value));
      }

      @Override
      public T read(JsonReader in) throws IOException {
        try {
          return parse.apply(in.nextString());
        } catch (IllegalArgumentException e) { // a text that is not valid
          throw new JsonParseException(e);
        }
      }
    }.nullSafe();
  }
}
