/**
 * Base classes and helpers of generated code. Users should not use this package. It is exported
 * because generated classes are in the packages of their declarations. The processor uses some of
 * these classes, too: it parses start positions with {@link
 * dev.boardwright.support.FeenText#parseStart}. From the first release on, changes only add to this
 * package, so that code generated earlier keeps working.
 */
package dev.boardwright.support;
