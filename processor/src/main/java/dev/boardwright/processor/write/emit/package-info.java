/**
 * The helpers that all writers share: the names of types, literals, templates of methods, and the
 * layout of sources.
 */
@NullMarked
package dev.boardwright.processor.write.emit;

import org.jspecify.annotations.NullMarked;
