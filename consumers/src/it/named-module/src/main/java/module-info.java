/** Sees the runtime, and nothing else: not {@code java.compiler} either. */
module it.game {
  requires dev.boardwright.runtime;
}
