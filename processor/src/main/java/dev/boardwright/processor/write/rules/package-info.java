/** The writers of the rules of games. */
@NullMarked
package dev.boardwright.processor.write.rules;

import org.jspecify.annotations.NullMarked;
