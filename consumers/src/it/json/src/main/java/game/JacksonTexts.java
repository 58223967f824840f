package game;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import dev.boardwright.rules.RuleBook;
import java.io.IOException;
import java.util.function.Function;

/** Texts in JSON, with Jackson. */
@SuppressWarnings("serial")
final class JacksonTexts {
  static final ObjectMapper MAPPER =
      new ObjectMapper()
          .registerModule(text(ChessPosition.class, ChessPosition::toText, ChessPosition::parse))
          .registerModule(text(ChessSquare.class, ChessSquare::toString, ChessSquare::parse))
          .registerModule(text(RuleBook.class, RuleBook::toDeclaration, RuleBook::parse));

  private JacksonTexts() {}

  static <T> Module text(Class<T> type, Function<T, String> toText, Function<String, T> parse) {
    return new SimpleModule(type.getName())
        .addSerializer(
            type,
            new StdScalarSerializer<T>(type) {
              @Override
              public void serialize(T value, JsonGenerator out, SerializerProvider provider)
                  throws IOException {
                out.writeString(toText.apply(value));
              }
            })
        .addDeserializer(
            type,
            new StdScalarDeserializer<T>(type) {
              @Override
              public T deserialize(JsonParser in, DeserializationContext context)
                  throws IOException {
                String text = _parseString(in, context, this);
                try {
                  return parse.apply(text);
                } catch (IllegalArgumentException e) { // a text that is not valid
                  throw context.weirdStringException(text, type, e.getMessage());
                }
              }
            });
  }
}
