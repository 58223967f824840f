/** The model of a declaration, independent of compilers and of code generators. */
@NullMarked
package dev.boardwright.processor.model;

import org.jspecify.annotations.NullMarked;
