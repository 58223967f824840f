/**
 * What generated code names, and what that extends. Not for users: it is exported because generated
 * classes live in the packages of their declarations. The processor reads starts by {@link
 * dev.boardwright.support.FeenText#parseStart}. From the first release on it is only ever added to,
 * so that code generated earlier keeps working.
 */
package dev.boardwright.support;
