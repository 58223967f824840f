/**
 * What generated code calls. Not for users: it is exported because generated classes live in the
 * packages of their declarations, and it is only ever added to, so that code generated earlier
 * keeps working.
 */
package dev.boardwright.support;
