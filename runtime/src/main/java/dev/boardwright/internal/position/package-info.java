/**
 * What positions of any board are stored as, how they change, and which changes are refused. Not
 * exported.
 */
package dev.boardwright.internal.position;
