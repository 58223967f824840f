/** What is known of a declaration, free of compilers and of generators. */
@NullMarked
package dev.boardwright.processor.model;

import org.jspecify.annotations.NullMarked;
