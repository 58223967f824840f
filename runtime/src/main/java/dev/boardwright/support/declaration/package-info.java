// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0

/**
 * The reading of declarations, from the annotations of a compiler and from texts, with all messages
 * about mistakes in them. It is for the annotation processor and for {@link
 * dev.boardwright.rules.RuleBook#parse}.
 */
package dev.boardwright.support.declaration;
