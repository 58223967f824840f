/** A module that requires only the runtime, and not even {@code java.compiler}. */
module it.game {
  requires dev.boardwright.runtime;
}
